BEGIN TRANSACTION;
CREATE TABLE account (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,             -- as shown when it was linked; empty where it never was
    PRIMARY KEY (platform, id),
    UNIQUE (platform, id, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "account" VALUES('web','2cb7f40c2668cff9','ae28fef3942e585f9fb127ed928b1912','');
INSERT INTO "account" VALUES('web','54eaf71ad3f05291','190cc4c0011c5aa61e076a4a7a1c1e63','');
INSERT INTO "account" VALUES('web','77ce80fce4d75cbc','0e29a8cc7102ad0b372c3432c48f810e','');
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
INSERT INTO "entrant" VALUES(1,0,'ae28fef3942e585f9fb127ed928b1912','web','2cb7f40c2668cff9','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'190cc4c0011c5aa61e076a4a7a1c1e63','web','54eaf71ad3f05291','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'0e29a8cc7102ad0b372c3432c48f810e','web','77ce80fce4d75cbc','Cara',1,0,'');
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
, since INTEGER NOT NULL DEFAULT 0, moved_to_private INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT '', clocks TEXT NOT NULL DEFAULT '', dues TEXT NOT NULL DEFAULT '{}') STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'07A12310495C568CBF15145D6EF8FF3B15D20B53CEF8ADBA34DEF9DF9008C56B','',10,'[2]',6,1.79541118187173700335e+09,NULL,NULL,10,0,'','','{}');
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'439E0512FA78B4A290110F8F1CB456A5AF34C8AA44117A801E9B6AFCA6248815','',11,'[2]',6,1.79541118210115671158e+09,NULL,NULL,11,0,'','','{}');
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'2A1797694E465BA461496348D88B6EDE0EF44E9C8C1BD42B58B9E08AC9F6923D','',4,'[1, 2, 3]',6,1.79541118236314630506e+09,NULL,7.05724659460029215543e+01,4,0,'','','{"limit": 70.57246594600292}');
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'895F6DC265838E9BF3091744A4AF94FE57164347E45C6B53221F488B5A60FD04','',11,'[2]',6,1.79541118248586654667e+09,NULL,NULL,9,0,'','','{}');
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'ED5A9ADA07E5C6AC346276B320BFB87D00E373BB0ECFEA1D8D504B9FB5068BC6','',12,'[2]',6,1.79541118260973763462e+09,NULL,NULL,10,0,'','','{}');
INSERT INTO "game_table" VALUES(6,'web','@2cb7f40c2668cff9','','summy','{}',0,1,'running',1,X'B4AE50AEEDC82EA2D41EE63B5809D70B507CFE99EEECD8B1197902154B9EE1F2','',17,'[1]',8,1.79541118265155720708e+09,NULL,NULL,17,0,'','','{}');
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'404B75C1E51BF8D34BDBCE35129144E03393F18E253219D829F89EE83ED59910','',0,'[]',1,1.79541118273979139331e+09,NULL,8.64022867234479927025e+04,0,0,'','','{"lapse": 86402.28672344799}');
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'4B6F4D18F1C24A98505C72A560F4B77B47E95568E901A9C66C542CD4FB0FD4B0','',10,'[1]',4,1.79541118355350112919e+09,NULL,NULL,10,0,'','','{}');
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000000-1',1.79541118177119565007e+09);
INSERT INTO "inbox" VALUES('web:54eaf71ad3f05291:line-ben-000001-1',1.79541118180135083194e+09);
INSERT INTO "inbox" VALUES('web:77ce80fce4d75cbc:line-cara-000002-1',1.79541118190647888187e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000003-1',1.79541118203842449191e+09);
INSERT INTO "inbox" VALUES('web:54eaf71ad3f05291:line-ben-000004-1',1.79541118206222701067e+09);
INSERT INTO "inbox" VALUES('web:77ce80fce4d75cbc:line-cara-000005-1',1.79541118212658715245e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000006-1',1.79541118230536127092e+09);
INSERT INTO "inbox" VALUES('web:54eaf71ad3f05291:line-ben-000007-1',1.79541118233442974086e+09);
INSERT INTO "inbox" VALUES('web:77ce80fce4d75cbc:line-cara-000008-1',1.79541118236654543877e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000009-1',1.79541118241296744346e+09);
INSERT INTO "inbox" VALUES('web:54eaf71ad3f05291:line-ben-000010-1',1.79541118243592214584e+09);
INSERT INTO "inbox" VALUES('web:77ce80fce4d75cbc:line-cara-000011-1',1.79541118249593210217e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000012-1',1.79541118254402422898e+09);
INSERT INTO "inbox" VALUES('web:54eaf71ad3f05291:line-ben-000013-1',1.79541118258615708348e+09);
INSERT INTO "inbox" VALUES('web:77ce80fce4d75cbc:line-cara-000014-1',1.79541118261357283587e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000015-1',1.79541118265239524843e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000016-1',1.79541118274233961102e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000017-1',1.79541118283705902099e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000018-1',1.79541118304372191425e+09);
INSERT INTO "inbox" VALUES('web:54eaf71ad3f05291:line-ben-000019-1',1.7954111831159615517e+09);
INSERT INTO "inbox" VALUES('web:77ce80fce4d75cbc:line-cara-000020-1',1.79541118343397450448e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000021-1',1.79541118355521035192e+09);
INSERT INTO "inbox" VALUES('web:54eaf71ad3f05291:line-ben-000022-1',1.7954111854447650909e+09);
INSERT INTO "inbox" VALUES('web:54eaf71ad3f05291:line-ben-000023-1',1.79541118624883890148e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000024-1',1.7954111876072146892e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000025-1',1.79541118873701262478e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000026-1',1.79541118888070774079e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000027-1',1.79541118899149441719e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000028-1',1.79541118928460431093e+09);
INSERT INTO "inbox" VALUES('web:77ce80fce4d75cbc:line-cara-000029-1',1.7954111894523813724e+09);
INSERT INTO "inbox" VALUES('web:77ce80fce4d75cbc:line-cara-000030-1',1.79541118956533360482e+09);
INSERT INTO "inbox" VALUES('web:54eaf71ad3f05291:line-ben-000031-1',1.79541118982027363779e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000032-1',1.79541119001438236229e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000033-1',1.79541119020433688167e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000034-1',1.79541119043052911762e+09);
INSERT INTO "inbox" VALUES('web:54eaf71ad3f05291:line-ben-000035-1',1.79541119066473603251e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000036-1',1.79541119086052727697e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000037-1',1.79541119096436119079e+09);
INSERT INTO "inbox" VALUES('web:77ce80fce4d75cbc:line-cara-000038-1',1.79541119102832889562e+09);
INSERT INTO "inbox" VALUES('web:54eaf71ad3f05291:line-ben-000039-1',1.79541119119113111498e+09);
INSERT INTO "inbox" VALUES('web:54eaf71ad3f05291:line-ben-000040-1',1.7954111914558708668e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:line-ann-000041-2',1.79541120153995704651e+09);
INSERT INTO "inbox" VALUES('web:77ce80fce4d75cbc:line-cara-000042-1',1.795411201789203167e+09);
INSERT INTO "inbox" VALUES('web:2cb7f40c2668cff9:last-line-01',1.79541121314053320886e+09);
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
INSERT INTO "log" VALUES(1,1,-1,'first 2');
INSERT INTO "log" VALUES(1,2,-1,'deal 1 1 0 3 + 3 1 1 +');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 = 0 2 + 4 - 5 5');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 0 3 : 0 = = 9 9');
INSERT INTO "log" VALUES(1,5,2,'M10v 0+5(=)5');
INSERT INTO "log" VALUES(1,6,-1,'refill 2 9 : 0 x');
INSERT INTO "log" VALUES(1,7,3,'K14> 0:(5)399=0');
INSERT INTO "log" VALUES(1,8,-1,'refill 3 6 0 - 8 : = 9');
INSERT INTO "log" VALUES(1,9,1,'Q10v 0+13(=)13');
INSERT INTO "log" VALUES(1,10,-1,'refill 1 - x 5 2 6 =');
INSERT INTO "log" VALUES(2,1,-1,'first 2');
INSERT INTO "log" VALUES(2,2,-1,'board E5 9 C5 6 G5 2 E3 6 E7 1');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 9 5');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 7 7');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 3 2');
INSERT INTO "log" VALUES(2,6,2,'F5 y7');
INSERT INTO "log" VALUES(2,7,-1,'refill 2 6');
INSERT INTO "log" VALUES(2,8,3,'E2 y2');
INSERT INTO "log" VALUES(2,9,-1,'refill 3 5');
INSERT INTO "log" VALUES(2,10,1,'H5 y5 turn F5');
INSERT INTO "log" VALUES(2,11,-1,'refill 1 1');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll I I V I');
INSERT INTO "log" VALUES(4,1,-1,'first 1');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 K8 Y6 Y2 K11 R3 B4 B10 Y1 K2 K11 B12 K7 R7 B10');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 K4 R6 K3 B5 R6 B8 B11 R9 Y5 Y10 R13 Y7 R11 R2');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 B7 R12 R4 R11 R10 Y2 Y12 B3 K1 B5 R1 Y9 B11 K9');
INSERT INTO "log" VALUES(4,5,1,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 1 Y11 Y3');
INSERT INTO "log" VALUES(4,7,1,'meld Y1 Y2 Y3');
INSERT INTO "log" VALUES(4,8,1,'meld R7 K7 J');
INSERT INTO "log" VALUES(4,9,1,'discard K8');
INSERT INTO "log" VALUES(4,10,2,'draw');
INSERT INTO "log" VALUES(4,11,-1,'draw 2 K1 K5');
INSERT INTO "log" VALUES(5,1,-1,'first 1');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 K2 B9 Y5 Y1 B1 Y2 Y12 B9 R9 K13 Y2 Y12 R1 B12');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 K11 K12 Y6 K13 R11 B5 R11 R13 Y1 Y7 B10 K8 K11 Y8');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 Y9 R4 K10 R2 R6 K9 K9 K6 B8 R13 K6 K3 R2 Y11');
INSERT INTO "log" VALUES(5,5,1,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 1 B4 K1');
INSERT INTO "log" VALUES(5,7,1,'meld K13 K1 K2');
INSERT INTO "log" VALUES(5,8,1,'meld R1 B1 Y1');
INSERT INTO "log" VALUES(5,9,1,'meld R9 B9 J');
INSERT INTO "log" VALUES(5,10,1,'discard B4');
INSERT INTO "log" VALUES(5,11,2,'draw');
INSERT INTO "log" VALUES(5,12,-1,'draw 2 R8 K8');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 7 6 1 : 7 9 = :');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 2 6 4 9 3 = 4 3');
INSERT INTO "log" VALUES(6,4,2,'exchange 2 3 3 4 4 6 9 =');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 = 6 2 9 + : 8 =');
INSERT INTO "log" VALUES(6,6,1,'M10v 7:1(=)7');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 4 = = 0');
INSERT INTO "log" VALUES(6,8,2,'K12> 2:(1)+6=8');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 + 0 7 x 5 6');
INSERT INTO "log" VALUES(6,10,1,'exchange 0 4 6 9 : = = =');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 6 2 6 - 8 3 8 x');
INSERT INTO "log" VALUES(6,12,2,'Q10v 7x(8)=56');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 x 1 1 2 0');
INSERT INTO "log" VALUES(6,14,1,'P7v 66-28(=)38');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 8 1 3 = 5 9 4');
INSERT INTO "log" VALUES(6,16,2,'H13> 0x121(=)0');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 = 5 8 = 5 3');
INSERT INTO "log" VALUES(8,1,-1,'first 1');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 4 1 x : : : = =');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 + 8 1 = = 9 7 2');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 3 x + 9 - 5 : =');
INSERT INTO "log" VALUES(8,5,1,'exchange 1 4 x : : : = =');
INSERT INTO "log" VALUES(8,6,-1,'refill 1 7 0 6 = 3 5 0 2');
INSERT INTO "log" VALUES(8,7,2,'M9v 2+79(=)81');
INSERT INTO "log" VALUES(8,8,-1,'refill 2 4 - 6 4 0 8');
INSERT INTO "log" VALUES(8,9,3,'M14> (8)-9:3=5');
INSERT INTO "log" VALUES(8,10,-1,'refill 3 8 3 7 6 = 9');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//2cb7f40c2668cff9',X'6097242B8517A76F5D0DB5094799386F40699E557600474296262061A5DECE9A');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(96,'{"to":["aside","web","lobby","","2cb7f40c2668cff9"],"lines":[["which-table",{}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"8","game":"Summy","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:2cb7f40c2668cff9:last-line-01"}',0,'d34ed043-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('0e29a8cc7102ad0b372c3432c48f810e');
INSERT INTO "person" VALUES('190cc4c0011c5aa61e076a4a7a1c1e63');
INSERT INTO "person" VALUES('ae28fef3942e585f9fb127ed928b1912');
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
INSERT INTO "preference" VALUES('web//2cb7f40c2668cff9','','','en');
INSERT INTO "preference" VALUES('web//54eaf71ad3f05291','','','en');
INSERT INTO "preference" VALUES('web//77ce80fce4d75cbc','','','en');
INSERT INTO "preference" VALUES('web/lobby/','','','en');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'29481c41');
INSERT INTO "run" VALUES(2,'d34ed043');
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
INSERT INTO "seat" VALUES(1,1,'ae28fef3942e585f9fb127ed928b1912','web','2cb7f40c2668cff9','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'190cc4c0011c5aa61e076a4a7a1c1e63','web','54eaf71ad3f05291','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'0e29a8cc7102ad0b372c3432c48f810e','web','77ce80fce4d75cbc','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'ae28fef3942e585f9fb127ed928b1912','web','2cb7f40c2668cff9','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'190cc4c0011c5aa61e076a4a7a1c1e63','web','54eaf71ad3f05291','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'0e29a8cc7102ad0b372c3432c48f810e','web','77ce80fce4d75cbc','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'ae28fef3942e585f9fb127ed928b1912','web','2cb7f40c2668cff9','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'190cc4c0011c5aa61e076a4a7a1c1e63','web','54eaf71ad3f05291','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'0e29a8cc7102ad0b372c3432c48f810e','web','77ce80fce4d75cbc','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'ae28fef3942e585f9fb127ed928b1912','web','2cb7f40c2668cff9','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'190cc4c0011c5aa61e076a4a7a1c1e63','web','54eaf71ad3f05291','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'0e29a8cc7102ad0b372c3432c48f810e','web','77ce80fce4d75cbc','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'ae28fef3942e585f9fb127ed928b1912','web','2cb7f40c2668cff9','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'190cc4c0011c5aa61e076a4a7a1c1e63','web','54eaf71ad3f05291','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'0e29a8cc7102ad0b372c3432c48f810e','web','77ce80fce4d75cbc','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'ae28fef3942e585f9fb127ed928b1912','web','2cb7f40c2668cff9','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'ae28fef3942e585f9fb127ed928b1912','web','2cb7f40c2668cff9','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'ae28fef3942e585f9fb127ed928b1912','web','2cb7f40c2668cff9','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'190cc4c0011c5aa61e076a4a7a1c1e63','web','54eaf71ad3f05291','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'0e29a8cc7102ad0b372c3432c48f810e','web','77ce80fce4d75cbc','Cara',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,2.35953940020044683478e+01,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','100',2,'rack/2/11',1.79541119155160212514e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','103',3,'rack/3/4',1.79541119159712219237e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','109',6,'',1.7954112016794505119e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','110',6,'rack/6/15',1.79541120176355886457e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','112',6,'',1.79541120216910338397e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','27',1,'rack/1/4',1.79541118790316438667e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','39',2,'rack/2/5',1.79541118898839759825e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','42',3,'rack/3/0',1.79541118901188039786e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','43',6,'',1.79541118905091404917e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','54',8,'rack/8/4',1.79541119032541537283e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','57',3,'rack/3/0',1.79541119042018508912e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','62',6,'',1.79541119053067445756e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','63',6,'',1.79541119056924414632e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','65',6,'',1.79541119061530065541e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','68',8,'rack/8/6',1.79541119068704557422e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','72',4,'rack/4/9',1.79541119076877808569e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','76',5,'rack/5/10',1.79541119082465767857e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','79',6,'',1.79541119085701537136e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','89',6,'rack/6/11',1.79541119125228738786e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','93',6,'',1.79541119132743406299e+09);
INSERT INTO "shown" VALUES('web//2cb7f40c2668cff9','96',1,'rack/1/10',1.795411191447177887e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','101',4,'rack/4/9',1.79541119155176424979e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','104',5,'rack/5/10',1.79541119169636702538e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','28',1,'rack/1/4',1.79541118790329170228e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','40',3,'rack/3/0',1.79541118898850870135e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','53',4,'rack/4/4',1.7954111903253178596e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','60',8,'rack/8/4',1.79541119050372290607e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','66',1,'rack/1/6',1.79541119062700176237e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','70',2,'rack/2/7',1.79541119072811651232e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','75',3,'rack/3/0',1.79541119082456469531e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','84',4,'rack/4/9',1.79541119095252871512e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','91',5,'rack/5/10',1.79541119126055955888e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','94',8,'rack/8/8',1.79541119134000015256e+09);
INSERT INTO "shown" VALUES('web//54eaf71ad3f05291','98',3,'rack/3/4',1.7954111914542441368e+09);
INSERT INTO "shown" VALUES('web//77ce80fce4d75cbc','114',8,'rack/8/10',1.79541120227782297134e+09);
INSERT INTO "shown" VALUES('web//77ce80fce4d75cbc','29',1,'rack/1/4',1.79541118827528572085e+09);
INSERT INTO "shown" VALUES('web//77ce80fce4d75cbc','47',2,'rack/2/5',1.79541118981660890582e+09);
INSERT INTO "shown" VALUES('web//77ce80fce4d75cbc','55',3,'rack/3/0',1.79541119038765645027e+09);
INSERT INTO "shown" VALUES('web//77ce80fce4d75cbc','64',4,'rack/4/4',1.79541119059774470327e+09);
INSERT INTO "shown" VALUES('web//77ce80fce4d75cbc','69',5,'rack/5/4',1.79541119070354318618e+09);
INSERT INTO "shown" VALUES('web//77ce80fce4d75cbc','73',8,'rack/8/4',1.7954111907797248364e+09);
INSERT INTO "shown" VALUES('web//77ce80fce4d75cbc','78',1,'rack/1/8',1.7954111908515534401e+09);
INSERT INTO "shown" VALUES('web//77ce80fce4d75cbc','88',2,'rack/2/9',1.79541119125117731099e+09);
INSERT INTO "shown" VALUES('web//77ce80fce4d75cbc','92',3,'rack/3/4',1.79541119132726359366e+09);
INSERT INTO "shown" VALUES('web/lobby/','102',8,'',1.79541119157009840005e+09);
INSERT INTO "shown" VALUES('web/lobby/','105',1,'',1.79541119169697427748e+09);
INSERT INTO "shown" VALUES('web/lobby/','106',2,'',1.795411191747487545e+09);
INSERT INTO "shown" VALUES('web/lobby/','107',3,'acting/3/4/0',1.79541119177130103112e+09);
INSERT INTO "shown" VALUES('web/lobby/','113',8,'',1.79541120227770066263e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79541118179562830922e+09);
INSERT INTO "shown" VALUES('web/lobby/','30',1,'',1.79541118827549886702e+09);
INSERT INTO "shown" VALUES('web/lobby/','31',2,'challenge/2',1.79541118842822027207e+09);
INSERT INTO "shown" VALUES('web/lobby/','32',2,'',1.79541118849964499476e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',3,'challenge/3',1.79541118854618310927e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'',1.79541118865719819073e+09);
INSERT INTO "shown" VALUES('web/lobby/','35',3,'acting/3/0/0',1.79541118872726583478e+09);
INSERT INTO "shown" VALUES('web/lobby/','37',4,'challenge/4',1.7954111887430393696e+09);
INSERT INTO "shown" VALUES('web/lobby/','48',4,'',1.79541118981681299205e+09);
INSERT INTO "shown" VALUES('web/lobby/','50',5,'challenge/5',1.79541118982719540594e+09);
INSERT INTO "shown" VALUES('web/lobby/','56',5,'',1.79541119038785123825e+09);
INSERT INTO "shown" VALUES('web/lobby/','59',7,'challenge/7',1.79541119044449400902e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',NULL,'tournament/1',1.79541119053057885174e+09);
INSERT INTO "shown" VALUES('web/lobby/','74',8,'',1.79541119080884599683e+09);
INSERT INTO "shown" VALUES('web/lobby/','77',1,'',1.79541119083133411411e+09);
INSERT INTO "shown" VALUES('web/lobby/','81',2,'',1.79541119086945557591e+09);
INSERT INTO "shown" VALUES('web/lobby/','82',8,'',1.79541119087536144255e+09);
INSERT INTO "shown" VALUES('web/lobby/','83',1,'',1.79541119088276171682e+09);
INSERT INTO "shown" VALUES('web/lobby/','90',2,'',1.79541119125244808193e+09);
INSERT INTO "shown" VALUES('web/lobby/','95',4,'',1.79541119134790134429e+09);
INSERT INTO "shown" VALUES('web/lobby/','99',5,'',1.79541119150196528441e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'ae28fef3942e585f9fb127ed928b1912','web','2cb7f40c2668cff9','Ann','running','[[]]',5,'["4a615507eced428bd04fa48409e5bf62953b65dc850f990bdd45ee232163573e", "3fc38c60250dfca3295c93f34f4d1d50db669560d3efcdac619612667c8fe5bf"]');
CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;
INSERT INTO "tournament_match" VALUES(8,1,0,'[0, 1, 2]',0,'[]');
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
PRAGMA user_version = 10;
