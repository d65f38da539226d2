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
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'1032766F004AC548AB2E9D305AEB5F232AA1A618B0934F506EDBD97FC9F276F4','',10,'[1]',6,1795389257.54689,NULL,NULL,10);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'81017A3684F4EB59CFFBA40F87ADC833AE6FF1484971A6B3AB8AD9CD9A009040','',11,'[2]',6,1.79538925761727261544e+09,NULL,NULL,11);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'014D97F670E4EAD5851E03F7DD35D896F75CD40E79FC6D29E834392729CFD46C','',4,'[1, 2, 3]',7,1.79538925768993854522e+09,NULL,1.79538931999229097371e+09,4);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'3FAFF3AA65C9D6C8A732C42226CB1316193A1E0CC667845014C00C6FE6456A69','',11,'[3]',6,1.79538925776250267028e+09,NULL,NULL,9);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'29D3F0C37386E435E7EC0181ED529884A184C87048A138CD3AD756120C23F38B','',12,'[1]',6,1.79538925783849334714e+09,NULL,NULL,10);
INSERT INTO "game_table" VALUES(6,'web','@ann','','summy','{}',0,1,'running',1,X'B39EEBAE05BB520B6BC93E49015CACE969C0B03FC00035D57B9D39E5FA9A9BA9','',15,'[1]',7,1.79538925786071467405e+09,NULL,NULL,15);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'97F455EDC5E7A93E9EA4B152505614E357E032C78CD06A24DC7B3CBE8A9AB862','',0,'[]',2,1.79538925788191890717e+09,NULL,1.79547565873379778864e+09,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'ED69963C4B514566BF31CAB289B2892F0FCF01C40D2F726C9B2843D398E71089','',10,'[1]',4,1.79538925800490427016e+09,NULL,NULL,10);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:ann:line-ann-000000-1',1.79538925750212597851e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000001-1',1.79538925752402925492e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000002-1',1.79538925754800987241e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000003-1',1.79538925757113337518e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000004-1',1.79538925759311938281e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000005-1',1.79538925761849570269e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000006-1',1.79538925764064335828e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000007-1',1.79538925766559171676e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000008-1',1.79538925769068217282e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000009-1',1.79538925771406745915e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000010-1',1.7953892577387571335e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000011-1',1.79538925776423811909e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000012-1',1.79538925778706192973e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000013-1',1.79538925781216669079e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000014-1',1.79538925783972096441e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000015-1',1.7953892578618280887e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000016-1',1.79538925788289690016e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000017-1',1.7953892579084990025e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000018-1',1.79538925793387246134e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000019-1',1.79538925795630288119e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000020-1',1.79538925798067283625e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000021-1',1.79538925800613021854e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000022-1',1.79538925813124942781e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000023-1',1.79538925822305917741e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000024-1',1.79538925839098834989e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000025-1',1.79538925851523256302e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000026-1',1.7953892585662074089e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000027-1',1.79538925861699318886e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000028-1',1.79538925867804694176e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000029-1',1.79538925871794319147e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000030-1',1.79538925875988793377e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000031-1',1.7953892588024189472e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000032-1',1.79538925885934257508e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000033-1',1.7953892589227025509e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000034-1',1.7953892589761481285e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000035-1',1.7953892590185418129e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000036-1',1.79538925906010198591e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000037-1',1.79538925910119676583e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000038-1',1.79538925914084506038e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000039-1',1.79538925918459701534e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000040-1',1.79538925922721648211e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000041-1',1.79538925927077221873e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000042-1',1.79538925932689356805e+09);
INSERT INTO "inbox" VALUES('web:ann:last-line-01',1795389260.30906);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,-1,'first 1');
INSERT INTO "log" VALUES(1,2,-1,'deal 1 - 0 3 = 0 2 = 4');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 8 = x 4 6 + = 6');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 = 8 6 7 4 - 3 9');
INSERT INTO "log" VALUES(1,5,1,'exchange 0 0 2 3 4 - = =');
INSERT INTO "log" VALUES(1,6,-1,'refill 1 5 0 9 + 7 0 = 0');
INSERT INTO "log" VALUES(1,7,2,'exchange 4 6 6 8 + x = =');
INSERT INTO "log" VALUES(1,8,-1,'refill 2 : 5 : 5 6 : 9 2');
INSERT INTO "log" VALUES(1,9,3,'M8v 86-37(=)49');
INSERT INTO "log" VALUES(1,10,-1,'refill 3 1 + 2 8 = + x');
INSERT INTO "log" VALUES(2,1,-1,'first 2');
INSERT INTO "log" VALUES(2,2,-1,'board E5 5 C5 1 G5 3 E3 8 E7 4');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 2 6');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 5 9');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 3 4');
INSERT INTO "log" VALUES(2,6,2,'E2 y5');
INSERT INTO "log" VALUES(2,7,-1,'refill 2 9');
INSERT INTO "log" VALUES(2,8,3,'E1 r3');
INSERT INTO "log" VALUES(2,9,-1,'refill 3 3');
INSERT INTO "log" VALUES(2,10,1,'F5 y2');
INSERT INTO "log" VALUES(2,11,-1,'refill 1 2');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll X X V L');
INSERT INTO "log" VALUES(4,1,-1,'first 2');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 R8 B8 K5 Y12 B6 Y1 Y3 R9 R5 Y13 K5 K4 Y3 B3');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 K12 R10 Y11 Y1 K13 K9 Y11 R1 B2 K10 R5 B2 B11 Y5');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 R12 K1 Y7 R11 Y2 K7 Y10 B1 Y7 B11 Y6 B13 B7 B10');
INSERT INTO "log" VALUES(4,5,2,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 2 K8 R2');
INSERT INTO "log" VALUES(4,7,2,'meld K8 K9 K10');
INSERT INTO "log" VALUES(4,8,2,'meld R5 Y5 J');
INSERT INTO "log" VALUES(4,9,2,'discard R10');
INSERT INTO "log" VALUES(4,10,3,'draw R10');
INSERT INTO "log" VALUES(4,11,-1,'draw 3 Y2');
INSERT INTO "log" VALUES(5,1,-1,'first 3');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 Y7 R13 B8 B5 R13 B12 K11 R8 B6 Y10 Y12 K7 R1 K6');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 Y13 K2 R8 B6 Y6 B9 B7 B3 R6 Y1 R12 B12 Y7 R3');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 K4 K3 R2 K11 R11 Y3 R4 Y10 K2 K8 Y5 R6 R7 R10');
INSERT INTO "log" VALUES(5,5,3,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 3 K10 B1');
INSERT INTO "log" VALUES(5,7,3,'meld R4 J R6 R7');
INSERT INTO "log" VALUES(5,8,3,'meld K2 K3 K4');
INSERT INTO "log" VALUES(5,9,3,'meld R10 Y10 K10');
INSERT INTO "log" VALUES(5,10,3,'discard K8');
INSERT INTO "log" VALUES(5,11,1,'draw K8');
INSERT INTO "log" VALUES(5,12,-1,'draw 1 K6');
INSERT INTO "log" VALUES(6,1,-1,'first 1');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 5 7 2 - : = : -');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 7 + 4 = = 6 - =');
INSERT INTO "log" VALUES(6,4,1,'M10v 7-2(=)5');
INSERT INTO "log" VALUES(6,5,-1,'refill 1 9 9 2 -');
INSERT INTO "log" VALUES(6,6,2,'K12> 4+(2)=6');
INSERT INTO "log" VALUES(6,7,-1,'refill 2 + 7 1 7');
INSERT INTO "log" VALUES(6,8,1,'K10> 9-(7)=2');
INSERT INTO "log" VALUES(6,9,-1,'refill 1 = 9 0 -');
INSERT INTO "log" VALUES(6,10,2,'O6v 7+1-(2)=(6)');
INSERT INTO "log" VALUES(6,11,-1,'refill 2 6 0 2 : 2');
INSERT INTO "log" VALUES(6,12,1,'K6v 9-0:(9):(4)=9');
INSERT INTO "log" VALUES(6,13,-1,'refill 1 4 - 8 = 9 8 =');
INSERT INTO "log" VALUES(6,14,2,'K8> (0):62(1)27=0');
INSERT INTO "log" VALUES(6,15,-1,'refill 2 5 = 0 6 6 = 3');
INSERT INTO "log" VALUES(8,1,-1,'first 1');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 : 1 9 8 8 9 0 6');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 = = 4 x 6 = = 8');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 0 : 1 7 - 9 x 2');
INSERT INTO "log" VALUES(8,5,1,'M8v 801:9(=)89');
INSERT INTO "log" VALUES(8,6,-1,'refill 1 = 0 1 8 = 2 0');
INSERT INTO "log" VALUES(8,7,2,'M14> (8)x6=48');
INSERT INTO "log" VALUES(8,8,-1,'refill 2 9 5 5 5 0');
INSERT INTO "log" VALUES(8,9,3,'P9v 9-1x2(=)7');
INSERT INTO "log" VALUES(8,10,-1,'refill 3 6 + 7 - 4 =');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    note TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "outbox" VALUES(97,'{"to":["aside","web","lobby","","ann"],"lines":[["which-table",{}],["table-row",{"table":"1","game":"Summy","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"5","game":"Rummy-Pur-Plus","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:ann:last-line-01"}',0);
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
INSERT INTO "seat" VALUES(8,1,'web','cara','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,2,'web','ann','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,3,'web','ben','Ben',NULL,'accepted','',0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    beat REAL NOT NULL
) STRICT;
INSERT INTO "service" VALUES(1,1.79538926023957347874e+09);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//ann','104',3,'rack/3/4',1.79538925915554046629e+09);
INSERT INTO "shown" VALUES('web//ann','112',6,'',1.79538925928155517581e+09);
INSERT INTO "shown" VALUES('web//ann','113',6,'rack/6/13',1.79538925928584456445e+09);
INSERT INTO "shown" VALUES('web//ann','115',6,'',1.79538925936289525033e+09);
INSERT INTO "shown" VALUES('web//ann','16',1,'rack/1/4',1.79538925782615876197e+09);
INSERT INTO "shown" VALUES('web//ann','26',2,'rack/2/5',1.79538925793618559835e+09);
INSERT INTO "shown" VALUES('web//ann','35',3,'rack/3/0',1.79538925844278621666e+09);
INSERT INTO "shown" VALUES('web//ann','42',4,'rack/4/4',1.79538925827118134499e+09);
INSERT INTO "shown" VALUES('web//ann','46',5,'rack/5/4',1.79538925836477518079e+09);
INSERT INTO "shown" VALUES('web//ann','50',6,'',1.79538925838774871823e+09);
INSERT INTO "shown" VALUES('web//ann','54',6,'rack/6/3',1.79538925840152955052e+09);
INSERT INTO "shown" VALUES('web//ann','57',8,'rack/8/4',1.79538925842259240155e+09);
INSERT INTO "shown" VALUES('web//ann','59',1,'rack/1/6',1.79538925842744827264e+09);
INSERT INTO "shown" VALUES('web//ann','68',6,'',1.79538925864016699791e+09);
INSERT INTO "shown" VALUES('web//ann','69',6,'rack/6/5',1.79538925865731501581e+09);
INSERT INTO "shown" VALUES('web//ann','78',6,'',1.79538925878983211519e+09);
INSERT INTO "shown" VALUES('web//ann','82',4,'rack/4/9',1.79538925888374829289e+09);
INSERT INTO "shown" VALUES('web//ann','87',5,'rack/5/10',1.79538925923558831216e+09);
INSERT INTO "shown" VALUES('web//ann','91',6,'',1.79538925898753476146e+09);
INSERT INTO "shown" VALUES('web//ann','92',6,'rack/6/9',1.79538925899126148221e+09);
INSERT INTO "shown" VALUES('web//ann','93',6,'',1.7953892590029096603e+09);
INSERT INTO "shown" VALUES('web//ann','96',8,'rack/8/8',1.79538925903991174702e+09);
INSERT INTO "shown" VALUES('web//ben','105',3,'rack/3/4',1.79538925915720510477e+09);
INSERT INTO "shown" VALUES('web//ben','117',8,'rack/8/10',1.79538925936909747127e+09);
INSERT INTO "shown" VALUES('web//ben','17',1,'rack/1/4',1.79538925783574199678e+09);
INSERT INTO "shown" VALUES('web//ben','27',2,'rack/2/5',1.7953892579483675956e+09);
INSERT INTO "shown" VALUES('web//ben','36',3,'rack/3/0',1.79538925881084942821e+09);
INSERT INTO "shown" VALUES('web//ben','43',4,'rack/4/4',1.79538925852393174168e+09);
INSERT INTO "shown" VALUES('web//ben','47',5,'rack/5/4',1.79538925837231469161e+09);
INSERT INTO "shown" VALUES('web//ben','52',8,'rack/8/4',1.7953892583952641487e+09);
INSERT INTO "shown" VALUES('web//ben','56',2,'rack/2/7',1.79538925842047333717e+09);
INSERT INTO "shown" VALUES('web//ben','75',1,'rack/1/8',1.79538925872872495649e+09);
INSERT INTO "shown" VALUES('web//ben','84',4,'rack/4/9',1.79538925892557907097e+09);
INSERT INTO "shown" VALUES('web//ben','88',5,'rack/5/10',1.79538925897217631344e+09);
INSERT INTO "shown" VALUES('web//cara','106',3,'rack/3/4',1.79538925915860533713e+09);
INSERT INTO "shown" VALUES('web//cara','20',1,'rack/1/4',1.79538925786658048631e+09);
INSERT INTO "shown" VALUES('web//cara','30',2,'rack/2/5',1.79538925799416065214e+09);
INSERT INTO "shown" VALUES('web//cara','37',3,'rack/3/0',1.79538925810512709621e+09);
INSERT INTO "shown" VALUES('web//cara','44',4,'rack/4/4',1.79538925835622644421e+09);
INSERT INTO "shown" VALUES('web//cara','49',5,'rack/5/4',1.79538925857452821735e+09);
INSERT INTO "shown" VALUES('web//cara','53',8,'rack/8/4',1.79538925839905691146e+09);
INSERT INTO "shown" VALUES('web//cara','72',8,'rack/8/6',1.79538925869754743573e+09);
INSERT INTO "shown" VALUES('web//cara','85',4,'rack/4/9',1.79538925919639182093e+09);
INSERT INTO "shown" VALUES('web//cara','89',5,'rack/5/10',1.79538925897384142875e+09);
INSERT INTO "shown" VALUES('web//cara','99',1,'rack/1/10',1.79538925906961679456e+09);
INSERT INTO "shown" VALUES('web/lobby/','101',2,'',1.79538925911086368557e+09);
INSERT INTO "shown" VALUES('web/lobby/','103',3,'acting/3/4/0',1.79538925915363407133e+09);
INSERT INTO "shown" VALUES('web/lobby/','108',4,'',1.79538925919168663026e+09);
INSERT INTO "shown" VALUES('web/lobby/','110',5,'',1.79538925923259472848e+09);
INSERT INTO "shown" VALUES('web/lobby/','116',8,'',1.79538925936711430547e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79538925755948925019e+09);
INSERT INTO "shown" VALUES('web/lobby/','21',1,'',1.79538925786961722375e+09);
INSERT INTO "shown" VALUES('web/lobby/','22',2,'challenge/2',1.7953892578772544861e+09);
INSERT INTO "shown" VALUES('web/lobby/','31',2,'',1795389257.99733);
INSERT INTO "shown" VALUES('web/lobby/','33',3,'challenge/3',1.79538925801455640797e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'',1.7953892580169343948e+09);
INSERT INTO "shown" VALUES('web/lobby/','38',3,'acting/3/0/0',1.79538925880870795254e+09);
INSERT INTO "shown" VALUES('web/lobby/','39',4,'challenge/4',1795389258.1209);
INSERT INTO "shown" VALUES('web/lobby/','45',4,'',1.79538925835868430139e+09);
INSERT INTO "shown" VALUES('web/lobby/','48',5,'challenge/5',1.79538925839291882511e+09);
INSERT INTO "shown" VALUES('web/lobby/','55',5,'',1.79538925841333913803e+09);
INSERT INTO "shown" VALUES('web/lobby/','58',7,'challenge/7',1.79538925842482256886e+09);
INSERT INTO "shown" VALUES('web/lobby/','60',NULL,'tournament/1',1.79538925844791197772e+09);
INSERT INTO "shown" VALUES('web/lobby/','62',8,'',1.79538925845619249345e+09);
INSERT INTO "shown" VALUES('web/lobby/','63',1,'',1.7953892584628429413e+09);
INSERT INTO "shown" VALUES('web/lobby/','64',2,'',1.79538925847084021572e+09);
INSERT INTO "shown" VALUES('web/lobby/','71',8,'',1.79538925869072580341e+09);
INSERT INTO "shown" VALUES('web/lobby/','74',1,'',1.79538925872666025162e+09);
INSERT INTO "shown" VALUES('web/lobby/','77',2,'',1.79538925877710127832e+09);
INSERT INTO "shown" VALUES('web/lobby/','81',4,'',1795389258.8812);
INSERT INTO "shown" VALUES('web/lobby/','86',5,'',1.79538925895874619488e+09);
INSERT INTO "shown" VALUES('web/lobby/','95',8,'',1.79538925903810048104e+09);
INSERT INTO "shown" VALUES('web/lobby/','98',1,'',1.79538925906806683544e+09);
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
INSERT INTO "tournament_match" VALUES(8,1,0,'[2, 0, 1]',0,'[]');
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
INSERT INTO "sqlite_sequence" VALUES('outbox',97);
COMMIT;
PRAGMA user_version = 4;
