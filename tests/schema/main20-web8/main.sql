BEGIN TRANSACTION;
CREATE TABLE absence (
    source TEXT PRIMARY KEY,        -- the line by which it began
    person TEXT NOT NULL REFERENCES person (id),
    since REAL NOT NULL,            -- in seconds of service, as the next
    until REAL NOT NULL,
    year INTEGER NOT NULL           -- the calendar year in which it counts
) STRICT, WITHOUT ROWID;
CREATE TABLE account (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,             -- as shown when it was linked; empty where it never was
    PRIMARY KEY (platform, id),
    UNIQUE (platform, id, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "account" VALUES('web','6be4d111dd86a90c','65ce7c15bb739a826e8c32ed515bfc93','');
INSERT INTO "account" VALUES('web','bdb1d3ee9bdb2aac','3796cea1cdf826b966f1463ef4979556','');
INSERT INTO "account" VALUES('web','e45b7fde713d650b','5951fd44eff2c32a90595a6900047491','');
CREATE TABLE daily (
    platform TEXT NOT NULL,
    chat TEXT NOT NULL,
    topic TEXT NOT NULL,
    time TEXT NOT NULL,             -- the time of day, as in `8:00`
    zone TEXT NOT NULL,
    due REAL NOT NULL,              -- when the next one is posted, in seconds since 1970
    posted TEXT NOT NULL,           -- the day of the last one; empty before the first
    PRIMARY KEY (platform, chat, topic)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "entrant" VALUES(1,0,'65ce7c15bb739a826e8c32ed515bfc93','web','6be4d111dd86a90c','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'3796cea1cdf826b966f1463ef4979556','web','bdb1d3ee9bdb2aac','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'5951fd44eff2c32a90595a6900047491','web','e45b7fde713d650b','Cara',1,0,'');
CREATE TABLE game_result (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    against TEXT NOT NULL,          -- people, else the level of the strongest computer; empty where alone
    reached TEXT NOT NULL,          -- won, tied or lost; empty where alone
    departure TEXT NOT NULL,        -- resign, lost on time or computer; empty for who stayed to the end
    rated INTEGER NOT NULL,         -- whether the game counted
    turns INTEGER NOT NULL,
    points INTEGER,                 -- NULL in a game that counts none
    best TEXT NOT NULL,             -- the move that brought the most; empty where none did
    best_points INTEGER NOT NULL,
    used REAL,                      -- seconds of thinking; NULL without a clock
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
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
, since INTEGER NOT NULL DEFAULT 0, moved_to_private INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT '', clocks TEXT NOT NULL DEFAULT '', dues TEXT NOT NULL DEFAULT '{}', rated INTEGER NOT NULL DEFAULT 0, became_unrated INTEGER NOT NULL DEFAULT 0, acted REAL NOT NULL DEFAULT 0, takeback TEXT NOT NULL DEFAULT '', reminders TEXT NOT NULL DEFAULT '{}', watch TEXT NOT NULL DEFAULT 'no', language TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'A96B1E1518AE30A5FE32E55D5A339EFF7A8949DDB2DBB6D5CEFF623D50C32544','',10,'[1]',6,1.79571642389913296703e+09,NULL,2.76484189140550151936e+05,10,0,'3d+1d/7d','{"seats": [[345598.855205104, 1.1447948960003487, true, 0.0, 0.0, false], [345598.08167014597, 1.9183298540001488, false, 0.0, 0.0, false], [345599.33887958096, 0.6611204189994169, false, 0.0, 0.0, false]], "at": 5.1049764669996875, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345603.96018157096, "remind": 276484.18914055015}',1,0,5.10496565100038424134e+00,'','{"1": {"began": 5.105088514000272, "given": 345598.855205104, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no','en');
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'B2FFB57194AB96EAC5509240ADD0FC9192FFD5140F5E55AE62BAD31737AB454F','',11,'[1]',6,1795716424.10319,NULL,2.76484240906438615632e+05,11,0,'3d+1d/7d','{"seats": [[345598.84305325197, 1.1569467480003368, true, 0.0, 0.0, false], [345598.12477042596, 1.8752295739996043, false, 0.0, 0.0, false], [345599.450424671, 0.5495753290006178, false, 0.0, 0.0, false]], "at": 5.166463837000265, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345604.009517089, "remind": 276484.2409064386}',1,0,5.16645280099965,'','{"1": {"began": 5.166575973000363, "given": 345598.84305325197, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no','en');
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'83753BD69CBFD8B1102A6AB6469047344CFD7462AD9F6DEF3BFE4695C7101824','',4,'[1, 2, 3]',6,1.79571642432660460476e+09,NULL,6.52421575690004829084e+01,4,0,'','','{"limit": 65.24215756900048}',1,0,5.24214376800046,'','{}','no','en');
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'83A08716889D6388BCFC6C0494FC82BF5816DAECD84C967C7031CBB617C793E4','',9,'[1]',6,1.7957164243918223381e+09,NULL,207364.744893786,7,0,'3d+1d/7d','{"seats": [[259199.432945289, 0.5670547110003099, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false], [345597.128503418, 2.8714965819999634, false, 0.0, 0.0, false]], "at": 5.31194849700023, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259204.744893786, "remind": 207364.744893786}',1,0,5.31193705999976373277e+00,'','{"1": {"began": 4.745007655000336, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no','en');
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'7E5A8B7508B9BA108BFA75A99E35B28391821035876956594C3A3DB145DD7306','',12,'[1]',6,1.79571642448048400877e+09,NULL,2.07364808873615984337e+05,10,0,'3d+1d/7d','{"seats": [[259199.405346499, 0.5946535009998115, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false], [345597.153168809, 2.846831191000092, false, 0.0, 0.0, false]], "at": 5.403527116999612, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259204.80887361598, "remind": 207364.80887361598}',1,0,5.40351588100020308047e+00,'','{"1": {"began": 4.808980865999729, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no','en');
INSERT INTO "game_table" VALUES(6,'web','@6be4d111dd86a90c','','summy','{}',0,1,'running',1,X'F765FBEE51265D8BDC37C783D3B976326490393B6A26EBA51AF0C7318AEFD8F3','',17,'[1]',8,1.79571642450352931021e+09,NULL,NULL,17,0,'','','{}',1,0,5.63247161900017090374e+00,'','{}','no','en');
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'586BFEE766ECA3FB725067375E76599B88E5E0ACA527B77445824931B5F86988','',0,'[]',1,1.79571642461986231802e+09,NULL,86402.101204277,0,0,'3d+1d/7d','','{"lapse": 86402.101204277}',1,0,0.0,'','{}','no','en');
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'6032F2F0481DA66CDB1C3BFAE87C90BC83032E5CE5FE82DE574BAEF9AE5B9D2B','',10,'[2]',4,1.79571642483336138722e+09,NULL,2.76484102767434786066e+05,10,0,'3d+1d/7d','{"seats": [[345599.29469760996, 0.7053023900007247, false, 0.0, 0.0, false], [345597.961884446, 2.038115553999887, true, 0.0, 0.0, false], [345599.324982523, 0.6750174769995283, false, 0.0, 0.0, false]], "at": 5.733259878000354, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": true}','{"clock": 345603.695144324, "remind": 276484.1027674348}',1,0,5.73324892199980240548e+00,'','{"2": {"began": 5.733369171000049, "given": 345597.961884446, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no','en');
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000000',1.79571642383382987975e+09);
INSERT INTO "inbox" VALUES('web:bdb1d3ee9bdb2aac:line-ben-000001',1.79571642387560391432e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000002',1.79571642390302062038e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000003',1.79571642403187656409e+09);
INSERT INTO "inbox" VALUES('web:bdb1d3ee9bdb2aac:line-ben-000004',1.79571642407192873952e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000005',1.79571642410570096962e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000006',1.79571642413488674161e+09);
INSERT INTO "inbox" VALUES('web:bdb1d3ee9bdb2aac:line-ben-000007',1.79571642423613333705e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000008',1.79571642432814693448e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000009',1.7957164243422174453e+09);
INSERT INTO "inbox" VALUES('web:bdb1d3ee9bdb2aac:line-ben-000010',1.79571642436885356907e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000011',1.79571642439780521397e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000012',1.79571642442797374723e+09);
INSERT INTO "inbox" VALUES('web:bdb1d3ee9bdb2aac:line-ben-000013',1.79571642444201517107e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000014',1.79571642448350906372e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000015',1.79571642450404548641e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000016',1.79571642462057471279e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000017',1.79571642468424749368e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000018',1.79571642472048258786e+09);
INSERT INTO "inbox" VALUES('web:bdb1d3ee9bdb2aac:line-ben-000019',1.79571642477239274979e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000020',1.79571642480695343015e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000021',1.79571642483444142337e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000022',1.79571642504509377483e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000023',1.79571642526117682464e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000024',1.79571642618275451657e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000025',1.79571642642849206919e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000026',1.79571642653190684324e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000027',1.79571642664998388288e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000028',1.79571642687246036534e+09);
INSERT INTO "inbox" VALUES('web:bdb1d3ee9bdb2aac:line-ben-000029',1.79571642696344566342e+09);
INSERT INTO "inbox" VALUES('web:bdb1d3ee9bdb2aac:line-ben-000030',1.79571642713640904423e+09);
INSERT INTO "inbox" VALUES('web:bdb1d3ee9bdb2aac:line-ben-000031',1.79571642717703247073e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000032',1.79571642726446580886e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000033',1.79571642732843279833e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000034',1.79571642741606044774e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000035',1.79571642754749560355e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000036',1.79571642762449693682e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000037',1.79571642768598508828e+09);
INSERT INTO "inbox" VALUES('web:e45b7fde713d650b:line-cara-000038',1.79571642776160407062e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000039',1.79571642783142590522e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000040',1.79571642792311453817e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:line-ann-000041',1.79571642812452507021e+09);
INSERT INTO "inbox" VALUES('web:bdb1d3ee9bdb2aac:line-ben-000042',1.79571642825278353686e+09);
INSERT INTO "inbox" VALUES('web:6be4d111dd86a90c:last-line-01',1.79571643005036020281e+09);
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
INSERT INTO "log" VALUES(1,1,-1,'first 1');
INSERT INTO "log" VALUES(1,2,-1,'deal 1 = 1 1 = = 3 8 4');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 6 1 2 8 : 0 x x');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 3 x 2 = - 7 3 1');
INSERT INTO "log" VALUES(1,5,1,'exchange 1 1 3 = =');
INSERT INTO "log" VALUES(1,6,-1,'refill 1 = + 0 = 7');
INSERT INTO "log" VALUES(1,7,2,'I13> 16:2(=)8');
INSERT INTO "log" VALUES(1,8,-1,'refill 2 x + 6 9 0');
INSERT INTO "log" VALUES(1,9,3,'N5v 27-3x3=1(8)');
INSERT INTO "log" VALUES(1,10,-1,'refill 3 4 2 5 3 = x - +');
INSERT INTO "log" VALUES(2,1,-1,'first 1');
INSERT INTO "log" VALUES(2,2,-1,'board E5 5 C5 4 G5 4 E3 5 E7 2');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 1 7');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 8 6');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 3 9');
INSERT INTO "log" VALUES(2,6,1,'F5 y1');
INSERT INTO "log" VALUES(2,7,-1,'refill 1 3');
INSERT INTO "log" VALUES(2,8,2,'E2 y8');
INSERT INTO "log" VALUES(2,9,-1,'refill 2 6');
INSERT INTO "log" VALUES(2,10,3,'E1 r3');
INSERT INTO "log" VALUES(2,11,-1,'refill 3 9');
INSERT INTO "log" VALUES(3,1,1,'black D1 C3 A4 F6');
INSERT INTO "log" VALUES(3,2,2,'black C1 A3 D4 F6');
INSERT INTO "log" VALUES(3,3,3,'black A1 D3 F4 C6');
INSERT INTO "log" VALUES(3,4,-1,'roll V I I X');
INSERT INTO "log" VALUES(4,1,-1,'first 3');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 B13 B5 R2 Y4 B2 Y6 K10 B1 B10 Y12 R12 K13 B9 R8');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 Y3 R4 Y13 R1 B12 Y9 B13 R9 Y8 K12 B4 K9 K5 Y10');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 R8 B5 B2 K1 K5 B12 K11 Y1 R13 K4 R10 R13 Y7 K2');
INSERT INTO "log" VALUES(4,5,3,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 3 B9 Y12');
INSERT INTO "log" VALUES(4,7,3,'discard B9');
INSERT INTO "log" VALUES(4,8,1,'draw');
INSERT INTO "log" VALUES(4,9,-1,'draw 1 B11 R9');
INSERT INTO "log" VALUES(5,1,-1,'first 3');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 R8 K4 R10 Y2 Y13 R9 Y11 B12 B3 Y7 K1 K3 B1 R11');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 K2 Y8 K11 K1 B8 Y6 R3 K10 R6 B10 B2 R13 K13 Y2');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 B12 B9 K8 B3 Y9 R13 B4 Y7 Y10 B6 R6 K7 K4 Y10');
INSERT INTO "log" VALUES(5,5,3,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 3 Y4 Y5');
INSERT INTO "log" VALUES(5,7,3,'meld B4 Y4 K4');
INSERT INTO "log" VALUES(5,8,3,'add J A');
INSERT INTO "log" VALUES(5,9,3,'claim A');
INSERT INTO "log" VALUES(5,10,3,'discard B12');
INSERT INTO "log" VALUES(5,11,1,'draw');
INSERT INTO "log" VALUES(5,12,-1,'draw 1 R1 B9');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 = = 5 = = x 0 1');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 9 5 5 = 3 3 1 3');
INSERT INTO "log" VALUES(6,4,2,'exchange 1 3 3 3 5 5 9 =');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 7 = 0 x 2 x 1 =');
INSERT INTO "log" VALUES(6,6,1,'exchange 0 1 x = = =');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 0 1 4 8 6 5');
INSERT INTO "log" VALUES(6,8,2,'exchange 0 1 2 7 x x = =');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 8 4 x 3 4 5 6 8');
INSERT INTO "log" VALUES(6,10,1,'exchange 0 1');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 : 0');
INSERT INTO "log" VALUES(6,12,2,'I13> 58x6(=)348');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 2 7 9 + 5 3 9');
INSERT INTO "log" VALUES(6,14,1,'O6v 504:6=8(4)');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 0 8 9 : 4 7 2');
INSERT INTO "log" VALUES(6,16,2,'M9v 25+9(=)34');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 7 9 = = 2 3');
INSERT INTO "log" VALUES(8,1,-1,'first 2');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 7 7 8 0 = 4 6 4');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 0 - = x 0 3 : 3');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 5 6 + 3 4 x 0 8');
INSERT INTO "log" VALUES(8,5,2,'H13> 3-0x0(=)3');
INSERT INTO "log" VALUES(8,6,-1,'refill 2 6 = - 6 6 x');
INSERT INTO "log" VALUES(8,7,3,'M7v 3x6+40(=)58');
INSERT INTO "log" VALUES(8,8,-1,'refill 3 = 9 1 = 4 : + 9');
INSERT INTO "log" VALUES(8,9,1,'K10> 40(+)47=87');
INSERT INTO "log" VALUES(8,10,-1,'refill 1 7 = 8 1 5 6 4');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//6be4d111dd86a90c',X'568ED50FACD94417BC67E8142B5685B42D9B47159C8438DE74F92B5FDD6217C1');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(95,'{"to":["aside","web","lobby","","6be4d111dd86a90c"],"lines":[["which-table",{}],["table-row",{"table":"1","game":"Summy","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"2","game":"Kakuro","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"4","game":"Rummy-Pur","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"5","game":"Rummy-Pur-Plus","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"8","game":"Summy","names":"Ben, Ann, Cara","phase":"running","turn":"Ann"}]],"buttons":[["button-choice","/board #1",false,"#1 Summy"],["button-choice","/board #2",false,"#2 Kakuro"],["button-choice","/board #3",false,"#3 Summa Summarum"],["button-choice","/board #4",false,"#4 Rummy-Pur"],["button-choice","/board #5",false,"#5 Rummy-Pur-Plus"],["button-choice","/board #8",false,"#8 Summy"]],"locale":"en","slot":"which-table/6be4d111dd86a90c","answers":"web:6be4d111dd86a90c:last-line-01","anew":true}',0,'5f28d173-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('3796cea1cdf826b966f1463ef4979556');
INSERT INTO "person" VALUES('5951fd44eff2c32a90595a6900047491');
INSERT INTO "person" VALUES('65ce7c15bb739a826e8c32ed515bfc93');
CREATE TABLE place (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,        -- from 1; the home stands at the table
    platform TEXT NOT NULL,
    chat TEXT NOT NULL,
    topic TEXT NOT NULL,
    adder_platform TEXT,            -- the account with which it was brought there; NULL once that is forgotten
    adder TEXT, watches INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE preference (
    address TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    hint TEXT NOT NULL              -- the language last heard there
, settings TEXT NOT NULL DEFAULT '{}') STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//6be4d111dd86a90c','','','en','{}');
INSERT INTO "preference" VALUES('web//bdb1d3ee9bdb2aac','','','en','{}');
INSERT INTO "preference" VALUES('web//e45b7fde713d650b','','','en','{}');
INSERT INTO "preference" VALUES('web/lobby/','','','en','{}');
CREATE TABLE puzzle_result (
    person TEXT NOT NULL REFERENCES person (id),
    puzzle TEXT NOT NULL,           -- as in `summy/17`
    day TEXT NOT NULL,              -- of which it was the puzzle; empty elsewhere
    tries INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    ended REAL NOT NULL,            -- in seconds since 1970
    mu REAL NOT NULL,               -- the rating of the person after it
    sigma REAL NOT NULL,
    puzzle_mu REAL NOT NULL,        -- the rating of the puzzle after it
    puzzle_sigma REAL NOT NULL,
    PRIMARY KEY (person, puzzle, day)
) STRICT, WITHOUT ROWID;
CREATE TABLE rated_game (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    game TEXT NOT NULL,
    number INTEGER NOT NULL,        -- 1, 2 and so on in each game
    ended REAL NOT NULL,            -- in seconds since 1970
    UNIQUE (game, number)
) STRICT;
CREATE TABLE rated_result (
    table_id INTEGER NOT NULL REFERENCES rated_game (table_id),
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    mu REAL NOT NULL,               -- the rating after the game
    sigma REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE rating (
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    played REAL NOT NULL,           -- when the last of them ended
    first INTEGER NOT NULL,         -- the number of the first of them
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE rating_order (
    game TEXT PRIMARY KEY,
    games INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'ebd74ff7');
INSERT INTO "run" VALUES(2,'5f28d173');
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
INSERT INTO "seat" VALUES(1,1,'65ce7c15bb739a826e8c32ed515bfc93','web','6be4d111dd86a90c','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'3796cea1cdf826b966f1463ef4979556','web','bdb1d3ee9bdb2aac','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'5951fd44eff2c32a90595a6900047491','web','e45b7fde713d650b','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'65ce7c15bb739a826e8c32ed515bfc93','web','6be4d111dd86a90c','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'3796cea1cdf826b966f1463ef4979556','web','bdb1d3ee9bdb2aac','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'5951fd44eff2c32a90595a6900047491','web','e45b7fde713d650b','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'65ce7c15bb739a826e8c32ed515bfc93','web','6be4d111dd86a90c','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'3796cea1cdf826b966f1463ef4979556','web','bdb1d3ee9bdb2aac','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'5951fd44eff2c32a90595a6900047491','web','e45b7fde713d650b','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'65ce7c15bb739a826e8c32ed515bfc93','web','6be4d111dd86a90c','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'3796cea1cdf826b966f1463ef4979556','web','bdb1d3ee9bdb2aac','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'5951fd44eff2c32a90595a6900047491','web','e45b7fde713d650b','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'65ce7c15bb739a826e8c32ed515bfc93','web','6be4d111dd86a90c','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'3796cea1cdf826b966f1463ef4979556','web','bdb1d3ee9bdb2aac','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'5951fd44eff2c32a90595a6900047491','web','e45b7fde713d650b','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'65ce7c15bb739a826e8c32ed515bfc93','web','6be4d111dd86a90c','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'65ce7c15bb739a826e8c32ed515bfc93','web','6be4d111dd86a90c','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'3796cea1cdf826b966f1463ef4979556','web','bdb1d3ee9bdb2aac','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'65ce7c15bb739a826e8c32ed515bfc93','web','6be4d111dd86a90c','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'5951fd44eff2c32a90595a6900047491','web','e45b7fde713d650b','Cara',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,5.85190767300082370638e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','107',3,'rack/3/4',1.79571642779139113428e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','112',4,'rack/4/7',1.79571642784881973261e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','114',5,'rack/5/10',1.79571642793896079064e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','116',6,'turn/6/15',1.79571642814636874205e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','117',6,'rack/6/15',1.79571642815775012972e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','118',6,'turn/6/17',1795716428.17343);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','24',1,'rack/1/4',1.79571642500705528256e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','30',2,'rack/2/5',1.79571642512706017499e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','36',3,'rack/3/0',1.79571642532750558847e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','39',4,'rack/4/4',1.79571642582704472544e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','44',5,'rack/5/4',1.79571642597058773039e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','47',6,'turn/6/3',1.79571642597833847996e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','50',6,'rack/6/3',1.79571642603910779957e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','53',6,'turn/6/5',1.79571642607097983358e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','54',8,'rack/8/4',1.79571642608208084102e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','55',1,'rack/1/6',1.79571642608556032187e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','58',2,'rack/2/7',1.79571642609756183623e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','65',3,'rack/3/0',1.79571642620455598836e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','71',6,'turn/6/7',1.79571642665892314914e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','72',6,'rack/6/7',1.79571642666941046718e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','73',6,'turn/6/9',1.79571642667350721356e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','75',8,'rack/8/6',1.7957164268940122128e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','86',4,'rack/4/7',1.79571642727722072599e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','90',5,'rack/5/10',1.79571642739735269547e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','94',6,'turn/6/11',1.79571642743088316922e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','95',6,'rack/6/11',1.79571642744056200985e+09);
INSERT INTO "shown" VALUES('web//6be4d111dd86a90c','96',6,'turn/6/13',1.79571642749262571333e+09);
INSERT INTO "shown" VALUES('web//bdb1d3ee9bdb2aac','108',3,'rack/3/4',1.79571642779148721693e+09);
INSERT INTO "shown" VALUES('web//bdb1d3ee9bdb2aac','120',8,'rack/8/10',1.79571642826691222193e+09);
INSERT INTO "shown" VALUES('web//bdb1d3ee9bdb2aac','25',1,'rack/1/4',1.79571642500716638565e+09);
INSERT INTO "shown" VALUES('web//bdb1d3ee9bdb2aac','31',2,'rack/2/5',1.79571642512716937063e+09);
INSERT INTO "shown" VALUES('web//bdb1d3ee9bdb2aac','37',3,'rack/3/0',1.7957164253275778293e+09);
INSERT INTO "shown" VALUES('web//bdb1d3ee9bdb2aac','40',4,'rack/4/4',1.79571642582715082165e+09);
INSERT INTO "shown" VALUES('web//bdb1d3ee9bdb2aac','45',5,'rack/5/4',1.79571642597066044805e+09);
INSERT INTO "shown" VALUES('web//bdb1d3ee9bdb2aac','48',8,'rack/8/4',1.79571642597902798648e+09);
INSERT INTO "shown" VALUES('web//bdb1d3ee9bdb2aac','78',1,'rack/1/8',1.79571642698113775253e+09);
INSERT INTO "shown" VALUES('web//bdb1d3ee9bdb2aac','81',2,'rack/2/9',1.79571642714370584489e+09);
INSERT INTO "shown" VALUES('web//bdb1d3ee9bdb2aac','84',3,'rack/3/0',1.79571642718960022928e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','101',1,'rack/1/10',1.79571642763902950285e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','104',2,'rack/2/11',1.79571642769050264358e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','109',3,'rack/3/4',1.79571642779153490066e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','26',1,'rack/1/4',1.79571642501508760454e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','32',2,'rack/2/5',1.79571642524930500991e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','38',3,'rack/3/0',1.79571642540693616864e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','41',4,'rack/4/4',1.79571642588314771653e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','46',5,'rack/5/4',1.79571642597119379043e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','49',8,'rack/8/4',1.79571642597906661032e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','67',4,'rack/4/4',1.79571642646305394174e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','69',5,'rack/5/4',1.79571642653821754451e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','88',4,'rack/4/4',1.79571642729489946372e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','93',5,'rack/5/4',1.79571642742691278456e+09);
INSERT INTO "shown" VALUES('web//e45b7fde713d650b','98',8,'rack/8/8',1.79571642755497884753e+09);
INSERT INTO "shown" VALUES('web/lobby/','102',1,'turn/1/10',1.79571642765901279444e+09);
INSERT INTO "shown" VALUES('web/lobby/','105',2,'turn/2/11',1.79571642771913671495e+09);
INSERT INTO "shown" VALUES('web/lobby/','110',3,'turn/3/4',1.79571642779393148428e+09);
INSERT INTO "shown" VALUES('web/lobby/','121',8,'turn/8/10',1.79571642827910447123e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79571642384482765201e+09);
INSERT INTO "shown" VALUES('web/lobby/','27',1,'turn/1/4',1.79571642501528453824e+09);
INSERT INTO "shown" VALUES('web/lobby/','28',2,'challenge/2',1.79571642504139709472e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',2,'turn/2/5',1.79571642524955058092e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'challenge/3',1.79571642525811791418e+09);
INSERT INTO "shown" VALUES('web/lobby/','42',3,'turn/3/0',1.79571642588331770902e+09);
INSERT INTO "shown" VALUES('web/lobby/','43',4,'challenge/4',1.79571642596159553526e+09);
INSERT INTO "shown" VALUES('web/lobby/','51',4,'turn/4/4',1.79571642603936600687e+09);
INSERT INTO "shown" VALUES('web/lobby/','52',5,'challenge/5',1.79571642606752252578e+09);
INSERT INTO "shown" VALUES('web/lobby/','56',5,'turn/5/4',1.79571642609413623806e+09);
INSERT INTO "shown" VALUES('web/lobby/','57',7,'challenge/7',1.7957164260960240364e+09);
INSERT INTO "shown" VALUES('web/lobby/','59',NULL,'tournament/1',1.79571642610454201699e+09);
INSERT INTO "shown" VALUES('web/lobby/','60',NULL,'round/1/1',1.79571642612621331213e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',8,'turn/8/4',1.79571642613221383092e+09);
INSERT INTO "shown" VALUES('web/lobby/','62',1,'turn/1/6',1.79571642613797640797e+09);
INSERT INTO "shown" VALUES('web/lobby/','63',2,'turn/2/7',1.79571642614707088466e+09);
INSERT INTO "shown" VALUES('web/lobby/','76',8,'turn/8/6',1.79571642689675593372e+09);
INSERT INTO "shown" VALUES('web/lobby/','79',1,'turn/1/8',1.79571642698135924345e+09);
INSERT INTO "shown" VALUES('web/lobby/','82',2,'turn/2/9',1.79571642716247415545e+09);
INSERT INTO "shown" VALUES('web/lobby/','87',4,'turn/4/7',1.79571642728398180011e+09);
INSERT INTO "shown" VALUES('web/lobby/','92',5,'turn/5/10',1.79571642742685127257e+09);
INSERT INTO "shown" VALUES('web/lobby/','99',8,'turn/8/8',1.79571642757267761229e+09);
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
    seeds TEXT NOT NULL, pace TEXT NOT NULL DEFAULT '', absences INTEGER NOT NULL DEFAULT 1,            -- JSON: round by round, in hexadecimal; one more than begun
    FOREIGN KEY (director_platform, director_account, director) REFERENCES account (platform, id, person)
        ON UPDATE CASCADE
) STRICT;
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'65ce7c15bb739a826e8c32ed515bfc93','web','6be4d111dd86a90c','Ann','running','[[]]',5,'["0c0df82c387b51ffabb8cde1b41bbb4d32644385f65be76e6d8b136be9a4cb9a", "324000011f07e9f645bc337595b31253087593f199a3cf8fb99166896a585ce6"]','3d+1d/7d',1);
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
CREATE INDEX absence_by_person ON absence (person);
CREATE INDEX rating_by_person ON rating (person);
CREATE INDEX puzzle_result_by_puzzle ON puzzle_result (puzzle, ended);
CREATE INDEX daily_by_due ON daily (due);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',95);
COMMIT;
PRAGMA user_version = 20;
