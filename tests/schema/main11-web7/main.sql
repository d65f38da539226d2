BEGIN TRANSACTION;
CREATE TABLE account (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,             -- as shown when it was linked; empty where it never was
    PRIMARY KEY (platform, id),
    UNIQUE (platform, id, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "account" VALUES('web','225ab47ac87c1eaf','b3a0f325476dbba66b7ef67f59ce56cb','');
INSERT INTO "account" VALUES('web','82204ecc2f7a9596','36844384e14a14ab39c197ea69af0be4','');
INSERT INTO "account" VALUES('web','9512f9471e1aeaac','863a905ce10baa87a199c069cff5a824','');
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
INSERT INTO "entrant" VALUES(1,0,'b3a0f325476dbba66b7ef67f59ce56cb','web','225ab47ac87c1eaf','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'36844384e14a14ab39c197ea69af0be4','web','82204ecc2f7a9596','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'863a905ce10baa87a199c069cff5a824','web','9512f9471e1aeaac','Cara',1,0,'');
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
, since INTEGER NOT NULL DEFAULT 0, moved_to_private INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT '', clocks TEXT NOT NULL DEFAULT '', dues TEXT NOT NULL DEFAULT '{}', rated INTEGER NOT NULL DEFAULT 0, became_unrated INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'0432120B31541244559BB497770AA14E7A9DE0648E27A92E399737B5BBD01586','',10,'[3]',6,1.79541150319767904282e+09,NULL,NULL,10,0,'','','{}',1,0);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'9748740039B1734FC0A8A91C43E57D98F55111F4E990390D5980D9739B33CF2D','',11,'[2]',6,1.79541150347223234175e+09,NULL,NULL,11,0,'','','{}',1,0);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'50AB0B5A68E694AD5B822CF128B4226713F54C873097FD966E4707D97D282BCA','',4,'[1, 2, 3]',6,1795411503.79172,NULL,6.67638099559990223514e+01,4,0,'','','{"limit": 66.76380995599902}',1,0);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'2A97B36C9A6A61F5DF816B4A0C4C1E3A8485F6ABA9356B7827BFAEC8EC8FE722','',12,'[1]',6,1.79541150388736963274e+09,NULL,NULL,10,0,'','','{}',1,0);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'DCF702AEB9AB3639D45A377A00C0198E79310161DB8258B6A9CEC919CAF62112','',10,'[3]',6,1.79541150396185135839e+09,NULL,NULL,8,0,'','','{}',1,0);
INSERT INTO "game_table" VALUES(6,'web','@225ab47ac87c1eaf','','summy','{}',0,1,'running',1,X'17E92EDAA68A2F2EE87D27F930EF8E1356A9EEE0429F7996C5ADEDA842807663','',15,'[1]',7,1.79541150398688220983e+09,NULL,NULL,15,0,'','','{}',1,0);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'E8737103A7DD13CA303AF22B61F38D17F616250CBB48C4D3CF65D6BA9F0FBBFE','',0,'[]',1,1.79541150401070761675e+09,NULL,86401.910973423,0,0,'','','{"lapse": 86401.910973423}',1,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'40027AC8D883DB1ED20C6A947944104E8B5BCD46AD728B98303F32044FB80A67','',10,'[3]',4,1.79541150414791083333e+09,NULL,NULL,10,0,'','','{}',1,0);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000000-1',1.79541150314393901823e+09);
INSERT INTO "inbox" VALUES('web:82204ecc2f7a9596:line-ben-000001-1',1.79541150318565464021e+09);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000002-1',1.79541150320122766493e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000003-1',1.7954115033285973072e+09);
INSERT INTO "inbox" VALUES('web:82204ecc2f7a9596:line-ben-000004-1',1.79541150339273405077e+09);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000005-1',1.79541150348098278049e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000006-1',1.79541150357640838628e+09);
INSERT INTO "inbox" VALUES('web:82204ecc2f7a9596:line-ben-000007-1',1.79541150369560837743e+09);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000008-1',1.79541150379458522802e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000009-1',1.79541150384042310717e+09);
INSERT INTO "inbox" VALUES('web:82204ecc2f7a9596:line-ben-000010-1',1.79541150386325383189e+09);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000011-1',1.79541150389329648017e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000012-1',1.7954115039129855633e+09);
INSERT INTO "inbox" VALUES('web:82204ecc2f7a9596:line-ben-000013-1',1.79541150393745255467e+09);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000014-1',1.79541150396732234958e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000015-1',1.79541150398769617079e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000016-1',1.79541150401145911219e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000017-1',1.79541150403568530082e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000018-1',1.79541150406033182145e+09);
INSERT INTO "inbox" VALUES('web:82204ecc2f7a9596:line-ben-000019-1',1.79541150408499503143e+09);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000020-1',1.79541150411018824578e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000021-1',1.7954115041491808891e+09);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000022-1',1.79541150463182187075e+09);
INSERT INTO "inbox" VALUES('web:82204ecc2f7a9596:line-ben-000023-1',1.79541150497541713714e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000024-1',1.79541150588104987144e+09);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000025-1',1.79541150645909214017e+09);
INSERT INTO "inbox" VALUES('web:82204ecc2f7a9596:line-ben-000026-1',1.79541150657109761235e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000027-1',1.79541150672598481177e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000028-1',1.79541150748367714885e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000029-1',1.79541150760437536243e+09);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000030-1',1.79541150766834044453e+09);
INSERT INTO "inbox" VALUES('web:82204ecc2f7a9596:line-ben-000031-1',1795411507.80453);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000032-1',1.79541150799059534073e+09);
INSERT INTO "inbox" VALUES('web:82204ecc2f7a9596:line-ben-000033-1',1.79541150826187515259e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000034-1',1.79541150835079050063e+09);
INSERT INTO "inbox" VALUES('web:82204ecc2f7a9596:line-ben-000035-1',1.79541150850561094282e+09);
INSERT INTO "inbox" VALUES('web:82204ecc2f7a9596:line-ben-000036-1',1.79541150863029217721e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000037-1',1.79541150876836514468e+09);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000038-1',1795411508.86449);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000039-1',1.79541150894562602045e+09);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000040-1',1.79541150910509538646e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:line-ann-000041-1',1.79541150926478123659e+09);
INSERT INTO "inbox" VALUES('web:9512f9471e1aeaac:line-cara-000042-1',1.79541150946260285375e+09);
INSERT INTO "inbox" VALUES('web:225ab47ac87c1eaf:last-line-01',1.79541151452079963688e+09);
CREATE TABLE invitation (
    digest BLOB PRIMARY KEY,        -- SHA-256 of the code
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    made REAL NOT NULL              -- in seconds of service
) STRICT, WITHOUT ROWID;
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 7 + 3 + 8 5 9 -');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 1 7 8 5 1 5 = 9');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 + 6 1 8 9 - = +');
INSERT INTO "log" VALUES(1,5,3,'M10v 1+8(=)9');
INSERT INTO "log" VALUES(1,6,-1,'refill 3 : = = x');
INSERT INTO "log" VALUES(1,7,1,'F13> 3+5+8-7(=)9');
INSERT INTO "log" VALUES(1,8,-1,'refill 1 2 9 = 1 4 5 7 6');
INSERT INTO "log" VALUES(1,9,2,'K10v 117(-)58=59');
INSERT INTO "log" VALUES(1,10,-1,'refill 2 + 8 7 : 0 1 = -');
INSERT INTO "log" VALUES(2,1,-1,'first 2');
INSERT INTO "log" VALUES(2,2,-1,'board E5 1 C5 3 G5 9 E3 4 E7 8');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 4 6');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 1 1');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 9 1');
INSERT INTO "log" VALUES(2,6,2,'E2 y1');
INSERT INTO "log" VALUES(2,7,-1,'refill 2 7');
INSERT INTO "log" VALUES(2,8,3,'E1 y1');
INSERT INTO "log" VALUES(2,9,-1,'refill 3 8');
INSERT INTO "log" VALUES(2,10,1,'E4 y6 turn E1');
INSERT INTO "log" VALUES(2,11,-1,'refill 1 4');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll X L V I');
INSERT INTO "log" VALUES(4,1,-1,'first 3');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 R5 R5 R11 Y7 K12 B2 B1 Y10 Y8 R10 Y9 K4 B9 Y1');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 R11 R8 R8 R3 K5 B12 B7 B6 Y4 Y13 R7 R3 R10 B7');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 Y3 Y12 B13 Y2 K3 K3 Y2 K9 B13 Y7 B5 Y9 K2 K6');
INSERT INTO "log" VALUES(4,5,3,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 3 B3 Y8');
INSERT INTO "log" VALUES(4,7,3,'meld Y7 Y8 Y9');
INSERT INTO "log" VALUES(4,8,3,'meld Y2 K2 J');
INSERT INTO "log" VALUES(4,9,3,'meld B3 Y3 K3');
INSERT INTO "log" VALUES(4,10,3,'discard K9');
INSERT INTO "log" VALUES(4,11,1,'draw K9');
INSERT INTO "log" VALUES(4,12,-1,'draw 1 R4');
INSERT INTO "log" VALUES(5,1,-1,'first 2');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 B2 B5 B13 K11 B11 K5 R6 K4 Y1 K10 Y13 B4 Y2 B9');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 K2 Y2 B8 R7 R10 Y6 Y12 R5 B12 B3 B7 Y10 K5 Y8');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 K4 Y11 Y3 R9 K10 R12 K1 Y1 B2 K8 K7 B6 R11 B9');
INSERT INTO "log" VALUES(5,5,2,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 2 B8 Y8');
INSERT INTO "log" VALUES(5,7,2,'meld Y2 K2 J');
INSERT INTO "log" VALUES(5,8,2,'discard B3');
INSERT INTO "log" VALUES(5,9,3,'draw');
INSERT INTO "log" VALUES(5,10,-1,'draw 3 K9 B3');
INSERT INTO "log" VALUES(6,1,-1,'first 1');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 + 1 8 = 6 = 4 4');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 6 + 6 8 = : : 6');
INSERT INTO "log" VALUES(6,4,1,'M10v 6+8(=)14');
INSERT INTO "log" VALUES(6,5,-1,'refill 1 1 - 2 - :');
INSERT INTO "log" VALUES(6,6,2,'I14> 6:6=(1)');
INSERT INTO "log" VALUES(6,7,-1,'refill 2 0 - x 3');
INSERT INTO "log" VALUES(6,8,1,'J12> 12-(8)=4');
INSERT INTO "log" VALUES(6,9,-1,'refill 1 5 + = = 0');
INSERT INTO "log" VALUES(6,10,2,'exchange 0 3 6 8 + - x :');
INSERT INTO "log" VALUES(6,11,-1,'refill 2 7 0 8 + 1 + 3 8');
INSERT INTO "log" VALUES(6,12,1,'exchange 0 5 + - : = = =');
INSERT INTO "log" VALUES(6,13,-1,'refill 1 1 5 = 4 9 7 7 4');
INSERT INTO "log" VALUES(6,14,2,'N7v 7+1+0(=)8');
INSERT INTO "log" VALUES(6,15,-1,'refill 2 = : = 5 - -');
INSERT INTO "log" VALUES(8,1,-1,'first 3');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 4 - 7 = 1 = 5 =');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 = 1 5 2 9 9 1 2');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 6 4 6 x x 0 = =');
INSERT INTO "log" VALUES(8,5,3,'exchange 0 4 6 6 x x = =');
INSERT INTO "log" VALUES(8,6,-1,'refill 3 : 0 : = x 6 0 =');
INSERT INTO "log" VALUES(8,7,1,'M10v 5-1(=)4');
INSERT INTO "log" VALUES(8,8,-1,'refill 1 5 + 6 -');
INSERT INTO "log" VALUES(8,9,2,'K11> 92(-)1=91');
INSERT INTO "log" VALUES(8,10,-1,'refill 2 1 = 1 3 = 0');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//225ab47ac87c1eaf',X'FC5D30C8DB6159FC140DB9422832423970D27AC420DDEB39077222DDBE38FC22');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(96,'{"to":["aside","web","lobby","","225ab47ac87c1eaf"],"lines":[["which-table",{}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"4","game":"Rummy-Pur","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"8","game":"Summy","names":"Ben, Cara, Ann","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:225ab47ac87c1eaf:last-line-01"}',0,'e3f1daa7-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('36844384e14a14ab39c197ea69af0be4');
INSERT INTO "person" VALUES('863a905ce10baa87a199c069cff5a824');
INSERT INTO "person" VALUES('b3a0f325476dbba66b7ef67f59ce56cb');
CREATE TABLE place (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,        -- from 1; the home stands at the table
    platform TEXT NOT NULL,
    chat TEXT NOT NULL,
    topic TEXT NOT NULL,
    adder_platform TEXT,            -- the account with which it was brought there; NULL once that is forgotten
    adder TEXT,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE preference (
    address TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    hint TEXT NOT NULL              -- the language last heard there
) STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//225ab47ac87c1eaf','','','en');
INSERT INTO "preference" VALUES('web//82204ecc2f7a9596','','','en');
INSERT INTO "preference" VALUES('web//9512f9471e1aeaac','','','en');
INSERT INTO "preference" VALUES('web/lobby/','','','en');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'362923e8');
INSERT INTO "run" VALUES(2,'e3f1daa7');
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
    computer_on_turn INTEGER NOT NULL, apart INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (platform, account, person) REFERENCES account (platform, id, person) ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,1,'b3a0f325476dbba66b7ef67f59ce56cb','web','225ab47ac87c1eaf','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'36844384e14a14ab39c197ea69af0be4','web','82204ecc2f7a9596','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'863a905ce10baa87a199c069cff5a824','web','9512f9471e1aeaac','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'b3a0f325476dbba66b7ef67f59ce56cb','web','225ab47ac87c1eaf','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'36844384e14a14ab39c197ea69af0be4','web','82204ecc2f7a9596','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'863a905ce10baa87a199c069cff5a824','web','9512f9471e1aeaac','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'b3a0f325476dbba66b7ef67f59ce56cb','web','225ab47ac87c1eaf','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'36844384e14a14ab39c197ea69af0be4','web','82204ecc2f7a9596','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'863a905ce10baa87a199c069cff5a824','web','9512f9471e1aeaac','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'b3a0f325476dbba66b7ef67f59ce56cb','web','225ab47ac87c1eaf','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'36844384e14a14ab39c197ea69af0be4','web','82204ecc2f7a9596','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'863a905ce10baa87a199c069cff5a824','web','9512f9471e1aeaac','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'b3a0f325476dbba66b7ef67f59ce56cb','web','225ab47ac87c1eaf','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'36844384e14a14ab39c197ea69af0be4','web','82204ecc2f7a9596','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'863a905ce10baa87a199c069cff5a824','web','9512f9471e1aeaac','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'b3a0f325476dbba66b7ef67f59ce56cb','web','225ab47ac87c1eaf','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'b3a0f325476dbba66b7ef67f59ce56cb','web','225ab47ac87c1eaf','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'36844384e14a14ab39c197ea69af0be4','web','82204ecc2f7a9596','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'863a905ce10baa87a199c069cff5a824','web','9512f9471e1aeaac','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'b3a0f325476dbba66b7ef67f59ce56cb','web','225ab47ac87c1eaf','Ann',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,8.10797177600034,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','102',2,'rack/2/11',1.79541150890709924701e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','107',3,'rack/3/4',1.79541150912175107002e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','111',4,'rack/4/10',1.79541150925971317291e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','113',6,'',1.7954115093074274063e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','114',6,'rack/6/13',1.79541150931862831122e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','115',6,'',1.79541150937532067296e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','26',1,'rack/1/4',1.79541150533841037751e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','31',2,'rack/2/5',1.7954115055953629017e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','40',3,'rack/3/0',1.79541150662370347975e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','45',4,'rack/4/4',1.79541150671620273592e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','49',5,'rack/5/4',1.79541150711114478114e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','51',6,'',1.79541150712604784958e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','56',8,'rack/8/4',1.79541150726346945766e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','60',3,'rack/3/0',1.79541150729587459557e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','63',6,'',1.79541150732389712335e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','64',6,'rack/6/5',1.79541150732838916776e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','70',6,'',1.79541150757171463965e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','73',8,'rack/8/6',1795411507.60462);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','76',1,'rack/1/8',1.79541150785126543045e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','85',4,'rack/4/10',1.79541150836785197257e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','91',6,'',1.79541150865436434751e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','95',6,'rack/6/9',1.79541150871949100492e+09);
INSERT INTO "shown" VALUES('web//225ab47ac87c1eaf','99',6,'',1.79541150884289646147e+09);
INSERT INTO "shown" VALUES('web//82204ecc2f7a9596','104',3,'rack/3/4',1.79541150909897494311e+09);
INSERT INTO "shown" VALUES('web//82204ecc2f7a9596','27',1,'rack/1/4',1.79541150533851599693e+09);
INSERT INTO "shown" VALUES('web//82204ecc2f7a9596','32',3,'rack/3/0',1.79541150559542346002e+09);
INSERT INTO "shown" VALUES('web//82204ecc2f7a9596','41',4,'rack/4/4',1.79541150662379837043e+09);
INSERT INTO "shown" VALUES('web//82204ecc2f7a9596','47',8,'rack/8/4',1.79541150672073674199e+09);
INSERT INTO "shown" VALUES('web//82204ecc2f7a9596','50',2,'rack/2/7',1.7954115071112465859e+09);
INSERT INTO "shown" VALUES('web//82204ecc2f7a9596','55',5,'rack/5/4',1.79541150725444674496e+09);
INSERT INTO "shown" VALUES('web//82204ecc2f7a9596','79',3,'rack/3/0',1.79541150793119692798e+09);
INSERT INTO "shown" VALUES('web//82204ecc2f7a9596','87',5,'rack/5/8',1.79541150838079237935e+09);
INSERT INTO "shown" VALUES('web//82204ecc2f7a9596','93',8,'rack/8/8',1.79541150865884947774e+09);
INSERT INTO "shown" VALUES('web//82204ecc2f7a9596','96',1,'rack/1/10',1.79541150873967623709e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','105',3,'rack/3/4',1.79541150909913969037e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','110',5,'rack/5/8',1.79541150925960493085e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','118',8,'rack/8/10',1.79541150948115062714e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','28',1,'rack/1/4',1.79541150547622966769e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','33',2,'rack/2/5',1.79541150562346363064e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','42',3,'rack/3/0',1.79541150662384152414e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','46',5,'rack/5/4',1.7954115067206749916e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','52',8,'rack/8/4',1.7954115071518983841e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','57',1,'rack/1/6',1.79541150726350736614e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','59',4,'rack/4/4',1.79541150729442358017e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','78',2,'rack/2/9',1.79541150793110108373e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','86',4,'rack/4/10',1.79541150836788725849e+09);
INSERT INTO "shown" VALUES('web//9512f9471e1aeaac','92',5,'rack/5/8',1.79541150865440058705e+09);
INSERT INTO "shown" VALUES('web/lobby/','101',2,'',1.79541150890701889991e+09);
INSERT INTO "shown" VALUES('web/lobby/','108',3,'acting/3/4/0',1.79541150912193846699e+09);
INSERT INTO "shown" VALUES('web/lobby/','109',4,'',1.79541150919586014753e+09);
INSERT INTO "shown" VALUES('web/lobby/','117',8,'',1.79541150948105621338e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79541150316118550299e+09);
INSERT INTO "shown" VALUES('web/lobby/','29',1,'',1.79541150547648429873e+09);
INSERT INTO "shown" VALUES('web/lobby/','30',2,'challenge/2',1.79541150550738596919e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',2,'',1.79541150562765717503e+09);
INSERT INTO "shown" VALUES('web/lobby/','35',3,'challenge/3',1.79541150571015906329e+09);
INSERT INTO "shown" VALUES('web/lobby/','36',3,'',1.79541150581655788425e+09);
INSERT INTO "shown" VALUES('web/lobby/','43',3,'acting/3/0/0',1.79541150665532898899e+09);
INSERT INTO "shown" VALUES('web/lobby/','44',4,'challenge/4',1.79541150669139170648e+09);
INSERT INTO "shown" VALUES('web/lobby/','53',4,'',1.79541150715207219125e+09);
INSERT INTO "shown" VALUES('web/lobby/','54',5,'challenge/5',1.79541150721798634529e+09);
INSERT INTO "shown" VALUES('web/lobby/','58',5,'',1.79541150728977322572e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',7,'challenge/7',1.79541150729599165917e+09);
INSERT INTO "shown" VALUES('web/lobby/','62',NULL,'tournament/1',1.79541150731135344502e+09);
INSERT INTO "shown" VALUES('web/lobby/','66',8,'',1.79541150734199547768e+09);
INSERT INTO "shown" VALUES('web/lobby/','67',1,'',1.79541150735525822639e+09);
INSERT INTO "shown" VALUES('web/lobby/','68',2,'',1.79541150740370202064e+09);
INSERT INTO "shown" VALUES('web/lobby/','71',8,'',1.79541150759175562861e+09);
INSERT INTO "shown" VALUES('web/lobby/','77',1,'',1.79541150785146069526e+09);
INSERT INTO "shown" VALUES('web/lobby/','80',2,'',1.79541150794575977327e+09);
INSERT INTO "shown" VALUES('web/lobby/','84',4,'',1.79541150836777687075e+09);
INSERT INTO "shown" VALUES('web/lobby/','90',5,'',1.79541150865427231791e+09);
INSERT INTO "shown" VALUES('web/lobby/','94',8,'',1.7954115087194056511e+09);
INSERT INTO "shown" VALUES('web/lobby/','98',1,'',1.79541150884275054928e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'b3a0f325476dbba66b7ef67f59ce56cb','web','225ab47ac87c1eaf','Ann','running','[[]]',5,'["43a04921a69e300c6d355bbc142b8af2705a3b6b763f5ec01d267ac8788087af", "62a8f2cb607b516fbcfbaf8f1be249bef8ec67d077f75bb2ede5a6c47aab82bd"]');
CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;
INSERT INTO "tournament_match" VALUES(8,1,0,'[1, 2, 0]',0,'[]');
CREATE TABLE wrong_code (
    platform TEXT NOT NULL,
    account TEXT NOT NULL,
    at REAL NOT NULL,               -- in seconds since 1970
    PRIMARY KEY (platform, account, at)
) STRICT, WITHOUT ROWID;
CREATE TABLE wrong_invitation (
    source TEXT PRIMARY KEY,        -- the line it was typed in
    platform TEXT NOT NULL,
    account TEXT NOT NULL,
    at REAL NOT NULL                -- in seconds of service
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
CREATE UNIQUE INDEX place_by_channel ON place (platform, chat, topic, table_id);
CREATE INDEX wrong_invitation_by_account ON wrong_invitation (platform, account, at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',96);
COMMIT;
PRAGMA user_version = 11;
