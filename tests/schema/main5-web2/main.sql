BEGIN TRANSACTION;
CREATE TABLE entrant (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    number INTEGER NOT NULL,
    platform TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    here INTEGER NOT NULL,
    excused INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "entrant" VALUES(1,0,'web','ann','Ann',1,0);
INSERT INTO "entrant" VALUES(1,1,'web','ben','Ben',1,0);
INSERT INTO "entrant" VALUES(1,2,'web','cara','Cara',1,0);
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
    mix TEXT NOT NULL,
    plies INTEGER NOT NULL,
    turn TEXT NOT NULL,             -- JSON array of seats, an index into the log's position
    revision INTEGER NOT NULL,
    created REAL NOT NULL,
    ended REAL,
    due REAL
, since INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'08925605ED6A0C7D82001F3A4FD27706001A29F5B912BAC2EE04B86299B8CB06','',10,'[1]',6,1.79538926220239114768e+09,NULL,NULL,10);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'5906B2333DA801FC39A891136BBB5242EF3475ACB2F9D54D918DA7929E4B704D','',11,'[1]',6,1.79538926227530217169e+09,NULL,NULL,11);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'51C581E9EC2576B84FCC98DB1EEEDEBA2C3D248ADED0943367CBE9E0615C4329','',4,'[1, 2, 3]',6,1.79538926234659767158e+09,NULL,6.18993177849988569522e+01,4);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'2CCBF95CBA724EE6CA5DDEC510748AE084EFDB91218A64AEB9C1BCE771B0505A','',12,'[2]',6,1.79538926241718363764e+09,NULL,NULL,10);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'521DC47C56E93F2AAFA6CC2161845DEDFFD4533A724A407EE888B0DDCD886585','',11,'[2]',6,1.79538926248761415479e+09,NULL,NULL,9);
INSERT INTO "game_table" VALUES(6,'web','@ann','','summy','{}',0,1,'running',1,X'DE8B1E0564421555BB842F24BCE2EC7F6476E3F3E36BC88B81CD32FA3AF74412','',15,'[1]',7,1.79538926251405096053e+09,NULL,NULL,15);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'088DC3EFD26E66743A81F68495E18ACAEC6A7AA136078B72F8925C523F3F12CF','',0,'[]',1,1.79538926253435683253e+09,NULL,8.64007965457419923032e+04,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'E9B8C0DC05F0F39F3AD2823021003342C55ABDE27781FAF40760F94FE5C61027','',10,'[2]',4,1.79538926265149474141e+09,NULL,NULL,10);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:ann:line-ann-000000-1',1.79538926215801572798e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000001-1',1.79538926217900347706e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000002-1',1.79538926220315146449e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000003-1',1.79538926222960209849e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000004-1',1.79538926225397300721e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000005-1',1.79538926227607131e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000006-1',1.79538926229879093167e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000007-1',1.79538926232289052006e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000008-1',1.79538926234720087049e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000009-1',1.79538926237096929552e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000010-1',1.79538926239387321474e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000011-1',1.79538926241815066341e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000012-1',1.79538926244155931473e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000013-1',1.79538926246532344818e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000014-1',1.79538926248843622212e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000015-1',1.79538926251478886605e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000016-1',1.79538926253467893598e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000017-1',1.79538926255922293663e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000018-1',1.79538926258232569696e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000019-1',1.79538926260617423061e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000020-1',1.79538926263028407103e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000021-1',1.79538926265217065806e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000022-1',1.7953892627471261024e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000023-1',1.79538926281176233288e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000024-1',1.79538926292408919337e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000025-1',1.79538926305141592022e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000026-1',1.79538926309178042406e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000027-1',1.79538926313093948365e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000028-1',1.79538926318144893652e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000029-1',1.79538926322677803038e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000030-1',1.79538926327150106425e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000031-1',1.79538926331210732458e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000032-1',1.79538926336163282395e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000033-1',1.79538926341457867616e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000034-1',1.79538926346370196346e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000035-1',1.79538926351044583317e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000036-1',1.79538926355277705191e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000037-1',1.79538926359697508807e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000038-1',1.79538926363757562641e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000039-1',1.79538926368242168427e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000040-1',1.79538926372727441786e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000041-2',1.79538927377555036541e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000042-1',1.79538927381867027279e+09);
INSERT INTO "inbox" VALUES('web:ann:last-line-01',1.79538927479341697693e+09);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,-1,'first 1');
INSERT INTO "log" VALUES(1,2,-1,'deal 1 2 = 2 = 7 4 2 =');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 - 8 + = = - x 8');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 8 4 x : 5 9 9 4');
INSERT INTO "log" VALUES(1,5,1,'exchange 2 2 2 4 7 = = =');
INSERT INTO "log" VALUES(1,6,-1,'refill 1 9 x 0 = 2 6 3 3');
INSERT INTO "log" VALUES(1,7,2,'exchange 8 8 + - - x = =');
INSERT INTO "log" VALUES(1,8,-1,'refill 2 + = : 7 + x 9 +');
INSERT INTO "log" VALUES(1,9,3,'M8v 4x9:4(=)9');
INSERT INTO "log" VALUES(1,10,-1,'refill 3 9 6 6 5 7 4');
INSERT INTO "log" VALUES(2,1,-1,'first 1');
INSERT INTO "log" VALUES(2,2,-1,'board E5 8 C5 7 G5 9 E3 1 E7 4');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 3 8');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 8 1');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 8 5');
INSERT INTO "log" VALUES(2,6,1,'E2 y3');
INSERT INTO "log" VALUES(2,7,-1,'refill 1 4');
INSERT INTO "log" VALUES(2,8,2,'E1 y1');
INSERT INTO "log" VALUES(2,9,-1,'refill 2 9');
INSERT INTO "log" VALUES(2,10,3,'D1 y5');
INSERT INTO "log" VALUES(2,11,-1,'refill 3 7');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll X V L I');
INSERT INTO "log" VALUES(4,1,-1,'first 1');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 R1 R4 B3 K8 K11 R2 B9 K7 R4 Y9 Y8 B10 K5 R3');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 Y7 K1 B9 B13 K13 K10 Y8 B11 K10 Y1 K1 B5 Y4 B12');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 R8 R11 K6 K8 Y11 R8 Y3 Y5 Y5 R10 Y9 K3 R12 B6');
INSERT INTO "log" VALUES(4,5,1,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 1 Y10 R13');
INSERT INTO "log" VALUES(4,7,1,'meld R13 R1 R2 R3 R4');
INSERT INTO "log" VALUES(4,8,1,'meld Y8 Y9 Y10');
INSERT INTO "log" VALUES(4,9,1,'meld K5 J K7 K8');
INSERT INTO "log" VALUES(4,10,1,'discard K11');
INSERT INTO "log" VALUES(4,11,2,'draw');
INSERT INTO "log" VALUES(4,12,-1,'draw 2 R5 Y11');
INSERT INTO "log" VALUES(5,1,-1,'first 1');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 B3 B2 Y12 B13 K1 Y1 B10 K7 Y2 Y6 K10 B3 K12 Y11');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 Y8 Y6 Y5 B7 R9 R3 B13 Y7 B5 Y10 K4 B8 Y3 K3');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 Y12 R5 Y9 Y3 Y13 B11 R10 R8 R13 B12 K11 Y2 R4 R13');
INSERT INTO "log" VALUES(5,5,1,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 1 R12 K9');
INSERT INTO "log" VALUES(5,7,1,'meld K7 J K9 K10');
INSERT INTO "log" VALUES(5,8,1,'meld R12 Y12 K12');
INSERT INTO "log" VALUES(5,9,1,'discard Y11');
INSERT INTO "log" VALUES(5,10,2,'draw');
INSERT INTO "log" VALUES(5,11,-1,'draw 2 R7 B2');
INSERT INTO "log" VALUES(6,1,-1,'first 1');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 : = = 5 2 = x +');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 9 4 9 7 2 6 3 4');
INSERT INTO "log" VALUES(6,4,1,'exchange 2 5 + x : = = =');
INSERT INTO "log" VALUES(6,5,-1,'refill 1 3 8 0 6 8 6 + =');
INSERT INTO "log" VALUES(6,6,2,'exchange 2 3 4 4 6 7 9 9');
INSERT INTO "log" VALUES(6,7,-1,'refill 2 3 7 x x 3 7 0 8');
INSERT INTO "log" VALUES(6,8,1,'M9v 0+68(=)68');
INSERT INTO "log" VALUES(6,9,-1,'refill 1 1 6 2 = 3 9');
INSERT INTO "log" VALUES(6,10,2,'exchange 0 3 3 7 7 8 x x');
INSERT INTO "log" VALUES(6,11,-1,'refill 2 2 3 = : : - 6 5');
INSERT INTO "log" VALUES(6,12,1,'K10> 13(+)26=39');
INSERT INTO "log" VALUES(6,13,-1,'refill 1 - : = 2 8 2 3');
INSERT INTO "log" VALUES(6,14,2,'I9> 6:3-(0):5=2');
INSERT INTO "log" VALUES(6,15,-1,'refill 2 1 9 = 2 + 9 6 +');
INSERT INTO "log" VALUES(8,1,-1,'first 2');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 3 5 3 : 3 5 2 7');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 1 6 x + 7 0 6 2');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 4 + 7 0 = 8 2 =');
INSERT INTO "log" VALUES(8,5,2,'M6v 6+0x127(=)6');
INSERT INTO "log" VALUES(8,6,-1,'refill 2 + 7 x - 9 4 7 +');
INSERT INTO "log" VALUES(8,7,3,'M14> (6)4+8=72');
INSERT INTO "log" VALUES(8,8,-1,'refill 3 = 4 + 2 6 7');
INSERT INTO "log" VALUES(8,9,1,'Q10v 75:3(=)25');
INSERT INTO "log" VALUES(8,10,-1,'refill 1 = 1 : 2 2 1');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    note TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(95,'{"to":["aside","web","lobby","","ann"],"lines":[["which-table",{}],["table-row",{"table":"1","game":"Summy","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"2","game":"Kakuro","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"8","game":"Summy","names":"Ben, Ann, Cara","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:ann:last-line-01"}',0,'359e97a0-');
CREATE TABLE preference (
    address TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    hint TEXT NOT NULL              -- the language last heard there
) STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//ann','','','en');
INSERT INTO "preference" VALUES('web//ben','','','en');
INSERT INTO "preference" VALUES('web//cara','','','en');
INSERT INTO "preference" VALUES('web/lobby/','','','en');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'17a9509e');
INSERT INTO "run" VALUES(2,'359e97a0');
CREATE TABLE seat (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    platform TEXT,                  -- NULL for computers, open places and names not yet known
    person TEXT,
    name TEXT NOT NULL,
    level TEXT,
    answer TEXT NOT NULL,
    luck TEXT NOT NULL,
    computer_on_turn INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,1,'web','ann','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,2,'web','ben','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,3,'web','cara','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,1,'web','ann','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,2,'web','ben','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,3,'web','cara','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,1,'web','ann','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,2,'web','ben','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,3,'web','cara','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,1,'web','ann','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,2,'web','ben','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,3,'web','cara','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,1,'web','ann','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,2,'web','ben','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,3,'web','cara','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,1,'web','ann','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,'Computer','beginner','accepted','',0);
INSERT INTO "seat" VALUES(7,1,'web','ann','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,'',NULL,'invited','',0);
INSERT INTO "seat" VALUES(8,1,'web','ben','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,2,'web','ann','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,3,'web','cara','Cara',NULL,'accepted','',0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,1.24848472149988083397e+01,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//ann','107',3,'rack/3/4',1.79538926364913439749e+09);
INSERT INTO "shown" VALUES('web//ann','116',6,'',1.7953892737989864349e+09);
INSERT INTO "shown" VALUES('web//ann','117',6,'rack/6/13',1.79538927380859589582e+09);
INSERT INTO "shown" VALUES('web//ann','119',6,'',1.79538927384458780285e+09);
INSERT INTO "shown" VALUES('web//ann','16',1,'rack/1/4',1.79538926248274922372e+09);
INSERT INTO "shown" VALUES('web//ann','27',2,'rack/2/5',1.79538926261371040342e+09);
INSERT INTO "shown" VALUES('web//ann','35',3,'rack/3/0',1.79538926273129057888e+09);
INSERT INTO "shown" VALUES('web//ann','42',4,'rack/4/4',1.79538926286816596985e+09);
INSERT INTO "shown" VALUES('web//ann','48',5,'rack/5/4',1.79538926293232440952e+09);
INSERT INTO "shown" VALUES('web//ann','51',6,'',1.79538926295424485207e+09);
INSERT INTO "shown" VALUES('web//ann','55',6,'rack/6/3',1.79538926296781396873e+09);
INSERT INTO "shown" VALUES('web//ann','57',8,'rack/8/4',1.79538926297590589525e+09);
INSERT INTO "shown" VALUES('web//ann','59',1,'rack/1/6',1.79538926297987294199e+09);
INSERT INTO "shown" VALUES('web//ann','61',2,'rack/2/7',1.79538926299523210524e+09);
INSERT INTO "shown" VALUES('web//ann','63',3,'rack/3/0',1.79538926300797677037e+09);
INSERT INTO "shown" VALUES('web//ann','67',4,'rack/4/4',1.79538926306055951118e+09);
INSERT INTO "shown" VALUES('web//ann','69',5,'rack/5/4',1.79538926309954428679e+09);
INSERT INTO "shown" VALUES('web//ann','71',6,'',1.79538926314499449731e+09);
INSERT INTO "shown" VALUES('web//ann','72',6,'rack/6/5',1.79538926315720295907e+09);
INSERT INTO "shown" VALUES('web//ann','75',8,'rack/8/6',1.79538926320063066486e+09);
INSERT INTO "shown" VALUES('web//ann','82',6,'',1.79538926328982257835e+09);
INSERT INTO "shown" VALUES('web//ann','87',4,'rack/4/10',1.79538926341049194339e+09);
INSERT INTO "shown" VALUES('web//ann','91',5,'rack/5/9',1.79538926344275617599e+09);
INSERT INTO "shown" VALUES('web//ann','94',6,'',1.79538926347222971922e+09);
INSERT INTO "shown" VALUES('web//ann','95',6,'rack/6/9',1.79538926347506618496e+09);
INSERT INTO "shown" VALUES('web//ann','96',6,'',1.79538926348835420603e+09);
INSERT INTO "shown" VALUES('web//ben','108',3,'rack/3/4',1.79538926365115499494e+09);
INSERT INTO "shown" VALUES('web//ben','112',4,'rack/4/10',1.79538926369131183625e+09);
INSERT INTO "shown" VALUES('web//ben','114',5,'rack/5/9',1795389263.73815);
INSERT INTO "shown" VALUES('web//ben','121',8,'rack/8/10',1795389273.85169);
INSERT INTO "shown" VALUES('web//ben','18',1,'rack/1/4',1.79538926250059461598e+09);
INSERT INTO "shown" VALUES('web//ben','28',2,'rack/2/5',1.79538926261991786952e+09);
INSERT INTO "shown" VALUES('web//ben','36',3,'rack/3/0',1.79538926274003148072e+09);
INSERT INTO "shown" VALUES('web//ben','43',4,'rack/4/4',1.79538926287631225584e+09);
INSERT INTO "shown" VALUES('web//ben','49',5,'rack/5/4',1.79538926294029736524e+09);
INSERT INTO "shown" VALUES('web//ben','52',8,'rack/8/4',1.79538926296021795277e+09);
INSERT INTO "shown" VALUES('web//ben','78',1,'rack/1/8',1.79538926323593211174e+09);
INSERT INTO "shown" VALUES('web//ben','81',2,'rack/2/9',1.7953892632878708839e+09);
INSERT INTO "shown" VALUES('web//ben','84',3,'rack/3/0',1.79538926331998610497e+09);
INSERT INTO "shown" VALUES('web//ben','89',4,'rack/4/10',1.79538926342735481265e+09);
INSERT INTO "shown" VALUES('web//ben','92',5,'rack/5/9',1.79538926344768071173e+09);
INSERT INTO "shown" VALUES('web//cara','102',1,'rack/1/10',1.79538926356444549555e+09);
INSERT INTO "shown" VALUES('web//cara','105',2,'rack/2/11',1.79538926362342977525e+09);
INSERT INTO "shown" VALUES('web//cara','109',3,'rack/3/4',1.7953892636536865234e+09);
INSERT INTO "shown" VALUES('web//cara','19',1,'rack/1/4',1.79538926251123285293e+09);
INSERT INTO "shown" VALUES('web//cara','29',2,'rack/2/5',1.7953892626276040077e+09);
INSERT INTO "shown" VALUES('web//cara','37',3,'rack/3/0',1.79538926274213051794e+09);
INSERT INTO "shown" VALUES('web//cara','44',4,'rack/4/4',1.7953892628898572922e+09);
INSERT INTO "shown" VALUES('web//cara','50',5,'rack/5/4',1.79538926294581413275e+09);
INSERT INTO "shown" VALUES('web//cara','54',8,'rack/8/4',1.79538926296510744102e+09);
INSERT INTO "shown" VALUES('web//cara','99',8,'rack/8/8',1.79538926354029417043e+09);
INSERT INTO "shown" VALUES('web/lobby/','101',1,'',1.79538926356239819529e+09);
INSERT INTO "shown" VALUES('web/lobby/','104',2,'',1.79538926360970163345e+09);
INSERT INTO "shown" VALUES('web/lobby/','110',3,'acting/3/4/0',1.79538926365573453906e+09);
INSERT INTO "shown" VALUES('web/lobby/','120',8,'',1.79538927384996461868e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79538926216264510156e+09);
INSERT INTO "shown" VALUES('web/lobby/','22',1,'',1.79538926253735876088e+09);
INSERT INTO "shown" VALUES('web/lobby/','23',2,'challenge/2',1.79538926253993797298e+09);
INSERT INTO "shown" VALUES('web/lobby/','32',2,'',1.79538926266283488278e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',3,'challenge/3',1.79538926266516089434e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'',1.79538926267465591434e+09);
INSERT INTO "shown" VALUES('web/lobby/','38',3,'acting/3/0/0',1.79538926274416041372e+09);
INSERT INTO "shown" VALUES('web/lobby/','40',4,'challenge/4',1.79538926274832773212e+09);
INSERT INTO "shown" VALUES('web/lobby/','46',4,'',1.79538926292756199831e+09);
INSERT INTO "shown" VALUES('web/lobby/','47',5,'challenge/5',1.79538926293037271494e+09);
INSERT INTO "shown" VALUES('web/lobby/','53',5,'',1.79538926296348714823e+09);
INSERT INTO "shown" VALUES('web/lobby/','56',7,'challenge/7',1.79538926297142052649e+09);
INSERT INTO "shown" VALUES('web/lobby/','58',NULL,'tournament/1',1.79538926297770500177e+09);
INSERT INTO "shown" VALUES('web/lobby/','62',8,'',1.79538926299983429913e+09);
INSERT INTO "shown" VALUES('web/lobby/','64',1,'',1795389263.00976);
INSERT INTO "shown" VALUES('web/lobby/','65',2,'',1.79538926302564525597e+09);
INSERT INTO "shown" VALUES('web/lobby/','74',8,'',1.79538926319855976108e+09);
INSERT INTO "shown" VALUES('web/lobby/','77',1,'',1.79538926323238325118e+09);
INSERT INTO "shown" VALUES('web/lobby/','80',2,'',1.79538926328491187101e+09);
INSERT INTO "shown" VALUES('web/lobby/','86',4,'',1.79538926340444922446e+09);
INSERT INTO "shown" VALUES('web/lobby/','90',5,'',1.79538926344027280814e+09);
INSERT INTO "shown" VALUES('web/lobby/','98',8,'',1.79538926353741192824e+09);
CREATE TABLE tournament (
    id INTEGER PRIMARY KEY,
    platform TEXT NOT NULL,
    chat TEXT NOT NULL,
    topic TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,          -- JSON object
    rounds INTEGER NOT NULL,
    director_platform TEXT NOT NULL,
    director TEXT NOT NULL,
    director_name TEXT NOT NULL,
    stage TEXT NOT NULL,
    out TEXT NOT NULL,              -- JSON: round by round the entrants who sat it out
    revision INTEGER NOT NULL
) STRICT;
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'web','ann','Ann','running','[[]]',5);
CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;
INSERT INTO "tournament_match" VALUES(8,1,0,'[1, 0, 2]',0,'[]');
CREATE INDEX game_table_by_channel ON game_table (platform, chat, topic, phase, id);
CREATE INDEX game_table_by_due ON game_table (due) WHERE due IS NOT NULL;
CREATE INDEX seat_by_person ON seat (platform, person, table_id) WHERE person IS NOT NULL;
CREATE INDEX seat_by_computer_on_turn ON seat (table_id) WHERE computer_on_turn = 1;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is insert-only'); END;
CREATE TRIGGER log_is_never_cut BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is insert-only'); END;
CREATE INDEX inbox_by_age ON inbox (at);
CREATE INDEX shown_by_age ON shown (at);
CREATE INDEX shown_by_slot ON shown (address, slot) WHERE slot <> '';
CREATE INDEX tournament_by_channel ON tournament (platform, chat, topic, id);
CREATE INDEX entrant_by_person ON entrant (platform, person);
CREATE INDEX tournament_match_by_tournament ON tournament_match (tournament_id, round, table_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',95);
COMMIT;
PRAGMA user_version = 5;
