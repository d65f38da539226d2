BEGIN TRANSACTION;
CREATE TABLE account (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,             -- as shown when it was linked; empty where it never was
    PRIMARY KEY (platform, id),
    UNIQUE (platform, id, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "account" VALUES('web','13e297564872fcdb','31a872851d82e2773d712f971828d936','');
INSERT INTO "account" VALUES('web','559e0ed1886aa17f','a8f924c041c68e562f94b6336eefa5e3','');
INSERT INTO "account" VALUES('web','eff7549a39c6273b','29fa1dcccaaa5f1aa2ce7a381356c5d4','');
CREATE TABLE entrant (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    platform TEXT,                  -- the account with which the person last joined
    account TEXT,
    name TEXT NOT NULL,
    here INTEGER NOT NULL,
    excused INTEGER NOT NULL,
    client_seed TEXT NOT NULL,      -- words for the next round
    PRIMARY KEY (tournament_id, number),
    FOREIGN KEY (platform, account, person) REFERENCES account (platform, id, person) ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "entrant" VALUES(1,0,'29fa1dcccaaa5f1aa2ce7a381356c5d4','web','eff7549a39c6273b','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'a8f924c041c68e562f94b6336eefa5e3','web','559e0ed1886aa17f','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'31a872851d82e2773d712f971828d936','web','13e297564872fcdb','Cara',1,0,'');
CREATE TABLE game_table (
    id INTEGER PRIMARY KEY,
    platform TEXT NOT NULL,
    chat TEXT NOT NULL,
    topic TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,          -- JSON object
    hints INTEGER NOT NULL,
    private INTEGER NOT NULL,
    phase TEXT NOT NULL,
    version INTEGER NOT NULL,       -- of the rules that wrote the log
    seed BLOB NOT NULL,
    client_seed TEXT NOT NULL,
    plies INTEGER NOT NULL,
    turn TEXT NOT NULL,             -- JSON array of seats, an index into the log's position
    revision INTEGER NOT NULL,
    created REAL NOT NULL,
    ended REAL,
    due REAL
, since INTEGER NOT NULL DEFAULT 0, moved_to_private INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'CB09AB4BF3999F52AACB1604683BC7EC56714554FDBE846122C00E3CF0F87A5C','',10,'[3]',6,1.79540071898481464387e+09,NULL,NULL,10,0);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'B34E7311A7CDC5E1B2A497887824AC2B4C0F8668EDC06646A5E1827E4B860E2C','',11,'[2]',6,1.79540071923571419717e+09,NULL,NULL,11,0);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'87D5F7A213BEE0D09C69785123C7582B28CD3B0027D7B6E70B36CBFCE35D377B','',4,'[1, 2, 3]',6,1.79540071940449976924e+09,NULL,7.08024364920020161679e+01,4,0);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'707EACDF14BBAD8F5BE4AFCE527C82E8588701F41CB98E1B837F38F16F8B8B0C','',12,'[2]',6,1.79540071947295308118e+09,NULL,NULL,10,0);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'6D26792EDAE77E6A75A50F2FB652B26673C09BE09E45DDBF3E5A430BEACAA89F','',12,'[2]',6,1.79540071991230273246e+09,NULL,NULL,10,0);
INSERT INTO "game_table" VALUES(6,'web','@eff7549a39c6273b','','summy','{}',0,1,'running',1,X'F8C8474554270065562CD49D6560780EAEEEDE0ABD96AC98E53A6DE6C12DE74D','',15,'[1]',7,1.79540072023147177695e+09,NULL,NULL,15,0);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'0D89EC4E99C30B5DB097A86478E636A6B6BAFF511E98273AB932E63A75AB00E4','',0,'[]',1,1.79540072028895282747e+09,NULL,86403.274917382,0,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'F5A942A3AB8A46E883EED02CAA67491D1D5F5CE1C19B28CE13D212AB0B0EF222','',10,'[2]',4,1.79540072078942370414e+09,NULL,NULL,10,0);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000000-1',1.79540071892594528197e+09);
INSERT INTO "inbox" VALUES('web:559e0ed1886aa17f:line-ben-000001-1',1.79540071897521924968e+09);
INSERT INTO "inbox" VALUES('web:13e297564872fcdb:line-cara-000002-1',1.79540071898737168308e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000003-1',1.79540071907551288606e+09);
INSERT INTO "inbox" VALUES('web:559e0ed1886aa17f:line-ben-000004-1',1.79540071922116827962e+09);
INSERT INTO "inbox" VALUES('web:13e297564872fcdb:line-cara-000005-1',1.79540071923834776879e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000006-1',1.79540071936099171643e+09);
INSERT INTO "inbox" VALUES('web:559e0ed1886aa17f:line-ben-000007-1',1.79540071937579512597e+09);
INSERT INTO "inbox" VALUES('web:13e297564872fcdb:line-cara-000008-1',1.79540071940640401839e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000009-1',1.7954007194286983013e+09);
INSERT INTO "inbox" VALUES('web:559e0ed1886aa17f:line-ben-000010-1',1.79540071945512509348e+09);
INSERT INTO "inbox" VALUES('web:13e297564872fcdb:line-cara-000011-1',1.79540071947738265993e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000012-1',1.7954007195113167763e+09);
INSERT INTO "inbox" VALUES('web:559e0ed1886aa17f:line-ben-000013-1',1.79540071969455718994e+09);
INSERT INTO "inbox" VALUES('web:13e297564872fcdb:line-cara-000014-1',1.79540071993676090241e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000015-1',1.79540072023417925832e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000016-1',1.7954007202894594669e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000017-1',1.79540072033647847178e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000018-1',1.7954007204605035782e+09);
INSERT INTO "inbox" VALUES('web:559e0ed1886aa17f:line-ben-000019-1',1.79540072069558644292e+09);
INSERT INTO "inbox" VALUES('web:13e297564872fcdb:line-cara-000020-1',1.79540072073874402047e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000021-1',1.79540072079017663008e+09);
INSERT INTO "inbox" VALUES('web:13e297564872fcdb:line-cara-000022-1',1.79540072242831659317e+09);
INSERT INTO "inbox" VALUES('web:559e0ed1886aa17f:line-ben-000023-1',1.79540072274131631844e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000024-1',1.79540072368344879151e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000025-1',1.79540072429737281806e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000026-1',1.7954007245209164619e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000027-1',1.79540072462257313729e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000028-1',1.79540072498558545108e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000029-1',1.79540072510547399518e+09);
INSERT INTO "inbox" VALUES('web:13e297564872fcdb:line-cara-000030-1',1.79540072540104627611e+09);
INSERT INTO "inbox" VALUES('web:559e0ed1886aa17f:line-ben-000031-1',1.79540072568188095094e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000032-1',1.79540072579807567592e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000033-1',1.79540072596981573104e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000034-1',1.79540072641718482975e+09);
INSERT INTO "inbox" VALUES('web:13e297564872fcdb:line-cara-000035-1',1.79540072681777477265e+09);
INSERT INTO "inbox" VALUES('web:559e0ed1886aa17f:line-ben-000036-1',1.79540072728549599651e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000037-1',1.79540072761664152144e+09);
INSERT INTO "inbox" VALUES('web:13e297564872fcdb:line-cara-000038-1',1.79540072781741857528e+09);
INSERT INTO "inbox" VALUES('web:559e0ed1886aa17f:line-ben-000039-1',1.79540072799474668507e+09);
INSERT INTO "inbox" VALUES('web:559e0ed1886aa17f:line-ben-000040-1',1.79540072806011056895e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:line-ann-000041-2',1.79540073815778136257e+09);
INSERT INTO "inbox" VALUES('web:559e0ed1886aa17f:line-ben-000042-1',1.79540073825251984603e+09);
INSERT INTO "inbox" VALUES('web:eff7549a39c6273b:last-line-01',1.79540074403605556495e+09);
CREATE TABLE link_code (
    platform TEXT NOT NULL,         -- the account that asked for it
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    digest BLOB,                    -- of the words; NULL once they were typed
    until REAL NOT NULL,            -- in seconds since 1970
    by_platform TEXT,               -- the account that typed it
    by_account TEXT,
    PRIMARY KEY (platform, account)
) STRICT, WITHOUT ROWID;
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,-1,'first 3');
INSERT INTO "log" VALUES(1,2,-1,'deal 1 = + x - = 8 = =');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 - 0 3 4 x 7 + 9');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 : x 3 1 6 9 8 3');
INSERT INTO "log" VALUES(1,5,3,'M9v 3x63(=)189');
INSERT INTO "log" VALUES(1,6,-1,'refill 3 2 2 0 0 = 9 9');
INSERT INTO "log" VALUES(1,7,1,'exchange 8 + - x = = = =');
INSERT INTO "log" VALUES(1,8,-1,'refill 1 9 2 9 5 5 3 5 4');
INSERT INTO "log" VALUES(1,9,2,'F13> 3+4-0x9(=)7');
INSERT INTO "log" VALUES(1,10,-1,'refill 2 1 5 x 6 6 + 4 9');
INSERT INTO "log" VALUES(2,1,-1,'first 2');
INSERT INTO "log" VALUES(2,2,-1,'board E5 8 C5 9 G5 6 E3 2 E7 4');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 3 4');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 7 1');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 6 8');
INSERT INTO "log" VALUES(2,6,2,'E2 y1');
INSERT INTO "log" VALUES(2,7,-1,'refill 2 2');
INSERT INTO "log" VALUES(2,8,3,'E1 y6');
INSERT INTO "log" VALUES(2,9,-1,'refill 3 4');
INSERT INTO "log" VALUES(2,10,1,'E4 y3 turn E1');
INSERT INTO "log" VALUES(2,11,-1,'refill 1 9');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll L I X X');
INSERT INTO "log" VALUES(4,1,-1,'first 1');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 B7 B1 B3 K12 R6 Y4 R13 Y6 R11 R4 B10 R12 B6 K1');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 R8 B9 R10 K8 R8 R7 K5 Y3 R11 R4 K9 B12 K3 Y8');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 Y2 K13 K13 K2 Y4 R1 B5 K1 Y6 B12 Y7 Y5 Y8 K9');
INSERT INTO "log" VALUES(4,5,1,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 1 R7 R13');
INSERT INTO "log" VALUES(4,7,1,'meld R11 R12 R13');
INSERT INTO "log" VALUES(4,8,1,'meld K12 J K1');
INSERT INTO "log" VALUES(4,9,1,'meld R6 B6 Y6');
INSERT INTO "log" VALUES(4,10,1,'discard R13');
INSERT INTO "log" VALUES(4,11,2,'draw');
INSERT INTO "log" VALUES(4,12,-1,'draw 2 K7 K5');
INSERT INTO "log" VALUES(5,1,-1,'first 1');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 K1 R13 B5 Y7 B1 R7 Y10 K8 B3 R3 Y13 K12 Y8 B10');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 K12 K11 B12 Y3 B6 K7 B12 K6 B13 R11 R8 B9 Y11 B7');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 R4 R1 R10 K9 K6 Y6 R3 R6 R2 K4 B4 B9 K9 Y6');
INSERT INTO "log" VALUES(5,5,1,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 1 Y3 Y1');
INSERT INTO "log" VALUES(5,7,1,'meld Y7 Y8 J Y10');
INSERT INTO "log" VALUES(5,8,1,'meld B1 Y1 K1');
INSERT INTO "log" VALUES(5,9,1,'meld R3 B3 Y3');
INSERT INTO "log" VALUES(5,10,1,'discard K12');
INSERT INTO "log" VALUES(5,11,2,'draw');
INSERT INTO "log" VALUES(5,12,-1,'draw 2 Y5 R6');
INSERT INTO "log" VALUES(6,1,-1,'first 1');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 8 + = 4 : 0 - -');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 4 6 7 1 5 0 9 7');
INSERT INTO "log" VALUES(6,4,1,'exchange 0 4 8 + - - : =');
INSERT INTO "log" VALUES(6,5,-1,'refill 1 3 5 0 - 7 6 3 +');
INSERT INTO "log" VALUES(6,6,2,'exchange 0 1 4 5 6 7 7 9');
INSERT INTO "log" VALUES(6,7,-1,'refill 2 6 2 + 5 6 3 2 2');
INSERT INTO "log" VALUES(6,8,1,'M9v 3+57(=)60');
INSERT INTO "log" VALUES(6,9,-1,'refill 1 2 = 0 2 3 +');
INSERT INTO "log" VALUES(6,10,2,'J13> 2+3(=)5');
INSERT INTO "log" VALUES(6,11,-1,'refill 2 : 8 : 3');
INSERT INTO "log" VALUES(6,12,1,'M14> (6)-3+20=23');
INSERT INTO "log" VALUES(6,13,-1,'refill 1 9 0 9 8 1 : 9 4');
INSERT INTO "log" VALUES(6,14,2,'S11v 6:3(=)2');
INSERT INTO "log" VALUES(6,15,-1,'refill 2 = 9 = 5');
INSERT INTO "log" VALUES(8,1,-1,'first 2');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 x 7 4 1 1 8 4 6');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 3 x = 3 0 6 x :');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 6 x 6 2 1 x 2 7');
INSERT INTO "log" VALUES(8,5,2,'exchange 0 3 3 6 x x : =');
INSERT INTO "log" VALUES(8,6,-1,'refill 2 8 - - + = + 9 5');
INSERT INTO "log" VALUES(8,7,3,'M9v 6x27(=)162');
INSERT INTO "log" VALUES(8,8,-1,'refill 3 1 5 8 = 8 5 9');
INSERT INTO "log" VALUES(8,9,1,'H13> 4x117(=)468');
INSERT INTO "log" VALUES(8,10,-1,'refill 1 = 6 = - 5 7 : =');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//eff7549a39c6273b',X'5F3841FF3750CF4BBEDF6A1F7D45F6F4853AC07052A564070B7EA0B0F6324818');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(95,'{"to":["aside","web","lobby","","eff7549a39c6273b"],"lines":[["which-table",{}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"8","game":"Summy","names":"Ben, Ann, Cara","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:eff7549a39c6273b:last-line-01"}',0,'3099f943-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('29fa1dcccaaa5f1aa2ce7a381356c5d4');
INSERT INTO "person" VALUES('31a872851d82e2773d712f971828d936');
INSERT INTO "person" VALUES('a8f924c041c68e562f94b6336eefa5e3');
CREATE TABLE preference (
    address TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    hint TEXT NOT NULL              -- the language last heard there
) STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//13e297564872fcdb','','','en');
INSERT INTO "preference" VALUES('web//559e0ed1886aa17f','','','en');
INSERT INTO "preference" VALUES('web//eff7549a39c6273b','','','en');
INSERT INTO "preference" VALUES('web/lobby/','','','en');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'0bd0a120');
INSERT INTO "run" VALUES(2,'3099f943');
CREATE TABLE seat (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    person TEXT REFERENCES person (id), -- NULL for computers, open places and names not yet known
    platform TEXT,                  -- the account with which the person last acted at the table
    account TEXT,
    name TEXT NOT NULL,
    level TEXT,
    answer TEXT NOT NULL,
    client_seed TEXT NOT NULL,
    computer_on_turn INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (platform, account, person) REFERENCES account (platform, id, person) ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,1,'29fa1dcccaaa5f1aa2ce7a381356c5d4','web','eff7549a39c6273b','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,2,'a8f924c041c68e562f94b6336eefa5e3','web','559e0ed1886aa17f','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,3,'31a872851d82e2773d712f971828d936','web','13e297564872fcdb','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,1,'29fa1dcccaaa5f1aa2ce7a381356c5d4','web','eff7549a39c6273b','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,2,'a8f924c041c68e562f94b6336eefa5e3','web','559e0ed1886aa17f','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,3,'31a872851d82e2773d712f971828d936','web','13e297564872fcdb','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,1,'29fa1dcccaaa5f1aa2ce7a381356c5d4','web','eff7549a39c6273b','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,2,'a8f924c041c68e562f94b6336eefa5e3','web','559e0ed1886aa17f','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,3,'31a872851d82e2773d712f971828d936','web','13e297564872fcdb','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,1,'29fa1dcccaaa5f1aa2ce7a381356c5d4','web','eff7549a39c6273b','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,2,'a8f924c041c68e562f94b6336eefa5e3','web','559e0ed1886aa17f','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,3,'31a872851d82e2773d712f971828d936','web','13e297564872fcdb','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,1,'29fa1dcccaaa5f1aa2ce7a381356c5d4','web','eff7549a39c6273b','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,2,'a8f924c041c68e562f94b6336eefa5e3','web','559e0ed1886aa17f','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,3,'31a872851d82e2773d712f971828d936','web','13e297564872fcdb','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,1,'29fa1dcccaaa5f1aa2ce7a381356c5d4','web','eff7549a39c6273b','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0);
INSERT INTO "seat" VALUES(7,1,'29fa1dcccaaa5f1aa2ce7a381356c5d4','web','eff7549a39c6273b','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0);
INSERT INTO "seat" VALUES(8,1,'a8f924c041c68e562f94b6336eefa5e3','web','559e0ed1886aa17f','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,2,'29fa1dcccaaa5f1aa2ce7a381356c5d4','web','eff7549a39c6273b','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,3,'31a872851d82e2773d712f971828d936','web','13e297564872fcdb','Cara',NULL,'accepted','',0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,21.9940313900006,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//13e297564872fcdb','107',3,'rack/3/4',1.79540072799298405653e+09);
INSERT INTO "shown" VALUES('web//13e297564872fcdb','27',1,'rack/1/4',1.79540072249282574648e+09);
INSERT INTO "shown" VALUES('web//13e297564872fcdb','33',2,'rack/2/5',1.79540072357133984569e+09);
INSERT INTO "shown" VALUES('web//13e297564872fcdb','39',3,'rack/3/0',1.79540072391925263402e+09);
INSERT INTO "shown" VALUES('web//13e297564872fcdb','52',4,'rack/4/4',1.79540072541519498826e+09);
INSERT INTO "shown" VALUES('web//13e297564872fcdb','57',5,'rack/5/4',1.79540072567216372491e+09);
INSERT INTO "shown" VALUES('web//13e297564872fcdb','62',8,'rack/8/4',1.79540072569994163509e+09);
INSERT INTO "shown" VALUES('web//13e297564872fcdb','65',1,'rack/1/6',1.79540072575298261642e+09);
INSERT INTO "shown" VALUES('web//13e297564872fcdb','69',2,'rack/2/9',1.79540072578487586978e+09);
INSERT INTO "shown" VALUES('web//13e297564872fcdb','86',8,'rack/8/8',1.79540072695549249651e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','106',3,'rack/3/4',1.79540072799275279044e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','109',4,'rack/4/10',1.79540072801566958421e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','111',5,'rack/5/10',1.79540072809096693993e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','118',8,'rack/8/10',1.79540073826248884202e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','25',1,'rack/1/4',1795400722.30529);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','32',2,'rack/2/5',1.7954007232272205353e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','38',3,'rack/3/0',1.79540072386510467534e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','49',4,'rack/4/4',1.79540072512575817108e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','55',5,'rack/5/4',1.795400725583468914e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','58',8,'rack/8/4',1795400725.67225);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','61',2,'rack/2/7',1.7954007256974568367e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','66',3,'rack/3/0',1.79540072575309872624e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','78',4,'rack/4/10',1.7954007260841958523e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','82',5,'rack/5/10',1.79540072679126167303e+09);
INSERT INTO "shown" VALUES('web//559e0ed1886aa17f','91',1,'rack/1/10',1.79540072743568563458e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','102',2,'rack/2/11',1.79540072770655608175e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','105',3,'rack/3/4',1.79540072799264144895e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','113',6,'',1.79540073821060442924e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','114',6,'rack/6/13',1.79540073821654582028e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','115',6,'',1.79540073822820138924e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','24',1,'rack/1/4',1.79540072230518865581e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','31',2,'rack/2/5',1.79540072322711658477e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','37',3,'rack/3/0',1.7954007238649859428e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','48',4,'rack/4/4',1.7954007251256527901e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','50',6,'',1.79540072519523549081e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','56',3,'rack/3/0',1.7954007255835952759e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','60',4,'rack/4/4',1.79540072567521929742e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','63',5,'rack/5/4',1795400725.72877);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','67',6,'',1.79540072577123093608e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','72',6,'rack/6/5',1.79540072580024671553e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','79',8,'rack/8/6',1795400726.36959);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','84',1,'rack/1/8',1.79540072688890051839e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','87',6,'',1.79540072699138426783e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','90',4,'rack/4/10',1.79540072731141686439e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','92',5,'rack/5/10',1.79540072745826053616e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','94',6,'',1.7954007274754190445e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','96',6,'rack/6/9',1.79540072749109792709e+09);
INSERT INTO "shown" VALUES('web//eff7549a39c6273b','98',6,'',1.79540072753542232514e+09);
INSERT INTO "shown" VALUES('web/lobby/','101',2,'',1.79540072770640826227e+09);
INSERT INTO "shown" VALUES('web/lobby/','108',3,'acting/3/4/0',1.79540072799315762524e+09);
INSERT INTO "shown" VALUES('web/lobby/','117',8,'',1.79540073826242446903e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79540071896539258963e+09);
INSERT INTO "shown" VALUES('web/lobby/','28',1,'',1.7954007224930310249e+09);
INSERT INTO "shown" VALUES('web/lobby/','29',2,'challenge/2',1.79540072250078034396e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',2,'',1.79540072357164573664e+09);
INSERT INTO "shown" VALUES('web/lobby/','36',3,'challenge/3',1.79540072368437862403e+09);
INSERT INTO "shown" VALUES('web/lobby/','40',3,'',1.79540072397413921355e+09);
INSERT INTO "shown" VALUES('web/lobby/','41',3,'acting/3/0/0',1.79540072409226727483e+09);
INSERT INTO "shown" VALUES('web/lobby/','42',4,'challenge/4',1.79540072427939963336e+09);
INSERT INTO "shown" VALUES('web/lobby/','53',4,'',1.79540072541555094723e+09);
INSERT INTO "shown" VALUES('web/lobby/','54',5,'challenge/5',1.79540072549138331409e+09);
INSERT INTO "shown" VALUES('web/lobby/','64',5,'',1.79540072572912502288e+09);
INSERT INTO "shown" VALUES('web/lobby/','68',7,'challenge/7',1.79540072577147269252e+09);
INSERT INTO "shown" VALUES('web/lobby/','71',NULL,'tournament/1',1.79540072579844546315e+09);
INSERT INTO "shown" VALUES('web/lobby/','74',8,'',1.7954007258458807468e+09);
INSERT INTO "shown" VALUES('web/lobby/','75',1,'',1.79540072585954356195e+09);
INSERT INTO "shown" VALUES('web/lobby/','77',2,'',1795400725.96734);
INSERT INTO "shown" VALUES('web/lobby/','80',8,'',1.79540072636982870105e+09);
INSERT INTO "shown" VALUES('web/lobby/','85',1,'',1.79540072688917064667e+09);
INSERT INTO "shown" VALUES('web/lobby/','88',2,'',1.79540072723824071882e+09);
INSERT INTO "shown" VALUES('web/lobby/','93',4,'',1.79540072745852088932e+09);
INSERT INTO "shown" VALUES('web/lobby/','95',5,'',1.79540072748341774941e+09);
INSERT INTO "shown" VALUES('web/lobby/','97',8,'',1.79540072750750398632e+09);
INSERT INTO "shown" VALUES('web/lobby/','99',1,'',1.79540072757368779181e+09);
CREATE TABLE tournament (
    id INTEGER PRIMARY KEY,
    platform TEXT NOT NULL,
    chat TEXT NOT NULL,
    topic TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,          -- JSON object
    rounds INTEGER NOT NULL,
    director TEXT NOT NULL REFERENCES person (id),
    director_platform TEXT,
    director_account TEXT,
    director_name TEXT NOT NULL,
    stage TEXT NOT NULL,
    out TEXT NOT NULL,              -- JSON: round by round the entrants who sat it out
    revision INTEGER NOT NULL,
    seeds TEXT NOT NULL,            -- JSON: round by round, in hexadecimal; one more than begun
    FOREIGN KEY (director_platform, director_account, director) REFERENCES account (platform, id, person)
        ON UPDATE CASCADE
) STRICT;
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'29fa1dcccaaa5f1aa2ce7a381356c5d4','web','eff7549a39c6273b','Ann','running','[[]]',5,'["c039f2e228108d627cfc0ae70b0e38001b9a592c4db4bbecdd33323e7d938660", "7a116b4bba60f3981c95f9629d5ff853c91f3ed8536c7513ad7c31618b331a16"]');
CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;
INSERT INTO "tournament_match" VALUES(8,1,0,'[1, 0, 2]',0,'[]');
CREATE TABLE wrong_code (
    platform TEXT NOT NULL,
    account TEXT NOT NULL,
    at REAL NOT NULL,               -- in seconds since 1970
    PRIMARY KEY (platform, account, at)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_table_by_channel ON game_table (platform, chat, topic, phase, id);
CREATE INDEX game_table_by_due ON game_table (due) WHERE due IS NOT NULL;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is insert-only'); END;
CREATE TRIGGER log_is_never_cut BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is insert-only'); END;
CREATE INDEX inbox_by_age ON inbox (at);
CREATE INDEX shown_by_age ON shown (at);
CREATE INDEX shown_by_slot ON shown (address, slot) WHERE slot <> '';
CREATE INDEX account_by_person ON account (person);
CREATE UNIQUE INDEX seat_by_person ON seat (person, table_id) WHERE person IS NOT NULL;
CREATE INDEX seat_by_account ON seat (platform, account, person) WHERE account IS NOT NULL;
CREATE INDEX seat_by_computer_on_turn ON seat (table_id) WHERE computer_on_turn = 1;
CREATE INDEX tournament_by_channel ON tournament (platform, chat, topic, id);
CREATE INDEX tournament_by_director ON tournament (director);
CREATE UNIQUE INDEX entrant_by_person ON entrant (person, tournament_id);
CREATE INDEX tournament_match_by_tournament ON tournament_match (tournament_id, round, table_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',95);
COMMIT;
PRAGMA user_version = 8;
