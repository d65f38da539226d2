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
INSERT INTO "account" VALUES('web','0eeb8f86d95e661b','b6af12bfb8295871e47013d135087e84','');
INSERT INTO "account" VALUES('web','40b291b5b0e961ce','c2107e8984b860ce0005ae12ce168bec','');
INSERT INTO "account" VALUES('web','70a415f31701671c','c9a541edcfe17bce833a57d6356fb830','');
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
INSERT INTO "entrant" VALUES(1,0,'c2107e8984b860ce0005ae12ce168bec','web','40b291b5b0e961ce','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'b6af12bfb8295871e47013d135087e84','web','0eeb8f86d95e661b','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'c9a541edcfe17bce833a57d6356fb830','web','70a415f31701671c','Cara',1,0,'');
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
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'55DE63D0B423ED8800441BAA674E073A447A3A05A566A8DCE9618B41235DAD40','',10,'[2]',6,1.79541370505684375761e+09,NULL,345604.819937643,10,0,'3d+1d/7d','{"seats": [[345598.81740878697, 1.1825912130007055, false, 0.0, 0.0, false], [345597.713819695, 2.2861803049963783, true, 0.0, 0.0, false], [345598.13560613, 1.8643938700042781, false, 0.0, 0.0, false]], "at": 7.1061179480020655, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345604.819937643}',1,0);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'FBA8492CFDDE7903CA305DC3FD7117659EB54A524336C7B7FBCB5520F30CC2CB','',11,'[3]',6,1795413705.38481,NULL,345604.921195806,11,0,'3d+1d/7d','{"seats": [[345598.473717603, 1.5262823969969759, false, 0.0, 0.0, false], [345598.74349403, 1.2565059700064012, false, 0.0, 0.0, false], [345597.640628533, 2.3593714669987094, true, 0.0, 0.0, false]], "at": 7.280567273002816, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345604.921195806}',1,0);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'AED30526B13F2F603DE4D2B0767856C1DEBC57689F7CB9BA2D831B2C51DC9ED0','',4,'[1, 2, 3]',6,1.79541370555907416344e+09,NULL,6.74201508219994138926e+01,4,0,'','','{"limit": 67.42015082199941}',1,0);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'A3B6DA13F0EF7B6196FF28A4D2C4D07306FBF4D53EA3DBEA10EBD95E53960ED9','',11,'[3]',6,1.79541370565466690059e+09,NULL,259206.284195435,9,0,'3d+1d/7d','{"seats": [[259200.0, 0.0, false, 0.0, 0.0, false], [345596.086934338, 3.913065662003646, false, 0.0, 0.0, false], [259198.715910675, 1.2840893249958754, true, 0.0, 0.0, false]], "at": 7.568284759996459, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259206.284195435}',1,0);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'E2440C534744122DF2474D0A03D8CBE218A9EC03C50542F9921408149E94C57C','',12,'[1]',6,1.79541370574523663516e+09,NULL,2.59206460511216981107e+05,10,0,'3d+1d/7d','{"seats": [[259198.708808871, 1.291191128999344, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false], [345596.001306976, 3.9986930240047514, false, 0.0, 0.0, false]], "at": 7.751702346002276, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259206.46051121698}',1,0);
INSERT INTO "game_table" VALUES(6,'web','@40b291b5b0e961ce','','summy','{}',0,1,'running',1,X'87910865CE2FA78DC3A19E6C22B13DB872993814A1EC2F4A08B798BBF6C31DF4','',17,'[1]',8,1.79541370577062416079e+09,NULL,NULL,17,0,'','','{}',1,0);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'28FB9D36755376C3B36516444A64A5B13276A9ACD402D4E44E05C809BA593025','',0,'[]',1,1.79541370580757713316e+09,NULL,86402.526572994,0,0,'3d+1d/7d','','{"lapse": 86402.526572994}',1,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'75E7FB7BA59C516151F7903054DAB58627C27E432E84B51A2FC305779F5DAE9B','',10,'[3]',4,1.79541370619713950155e+09,NULL,345605.209281762,10,0,'3d+1d/7d','{"seats": [[345598.875376251, 1.124623748997692, false, 0.0, 0.0, false], [345598.82993230596, 1.170067694001773, false, 0.0, 0.0, false], [345597.077519248, 2.9224807520004106, true, 0.0, 0.0, false]], "at": 8.131762514000002, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": true}','{"clock": 345605.209281762}',1,0);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000000',1.79541370498752737047e+09);
INSERT INTO "inbox" VALUES('web:0eeb8f86d95e661b:line-ben-000001',1.79541370502910494801e+09);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000002',1.79541370506006789202e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000003',1.79541370517234873767e+09);
INSERT INTO "inbox" VALUES('web:0eeb8f86d95e661b:line-ben-000004',1.79541370525700378418e+09);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000005',1.79541370543001818659e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000006',1.7954137054794826508e+09);
INSERT INTO "inbox" VALUES('web:0eeb8f86d95e661b:line-ben-000007',1795413705.53459);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000008',1.79541370556121492388e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000009',1.79541370559716844564e+09);
INSERT INTO "inbox" VALUES('web:0eeb8f86d95e661b:line-ben-000010',1.79541370563057327272e+09);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000011',1.79541370566271734233e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000012',1.79541370569612383843e+09);
INSERT INTO "inbox" VALUES('web:0eeb8f86d95e661b:line-ben-000013',1.79541370572024345402e+09);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000014',1.79541370575146722789e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000015',1.79541370577155733109e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000016',1.79541370581149172785e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000017',1.79541370585935688023e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000018',1.79541370590170669559e+09);
INSERT INTO "inbox" VALUES('web:0eeb8f86d95e661b:line-ben-000019',1.79541370608034491539e+09);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000020',1.79541370615215396876e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000021',1.79541370620013213156e+09);
INSERT INTO "inbox" VALUES('web:0eeb8f86d95e661b:line-ben-000022',1.79541370734421277047e+09);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000023',1.79541370778739809996e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000024',1.79541370830230593682e+09);
INSERT INTO "inbox" VALUES('web:0eeb8f86d95e661b:line-ben-000025',1.79541370873470711709e+09);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000026',1.7954137088674650192e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000027',1795413709.01516);
INSERT INTO "inbox" VALUES('web:0eeb8f86d95e661b:line-ben-000028',1.79541370912212944026e+09);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000029',1.79541370920859384534e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000030',1.79541370930914664268e+09);
INSERT INTO "inbox" VALUES('web:0eeb8f86d95e661b:line-ben-000031',1795413709.37876);
INSERT INTO "inbox" VALUES('web:0eeb8f86d95e661b:line-ben-000032',1.79541370956933212278e+09);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000033',1.79541370974587154388e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000034',1.79541370981785368922e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000035',1.79541371024713230131e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000036',1.79541371039595627789e+09);
INSERT INTO "inbox" VALUES('web:0eeb8f86d95e661b:line-ben-000037',1.79541371056596016884e+09);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000038',1.79541371070548200607e+09);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000039',1.7954137108533987999e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000040',1.79541371103687477108e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:line-ann-000041',1.79541371115596246716e+09);
INSERT INTO "inbox" VALUES('web:70a415f31701671c:line-cara-000042',1.79541371141680240631e+09);
INSERT INTO "inbox" VALUES('web:40b291b5b0e961ce:last-line-01',1.79541371681397128102e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 = = 0 4 6 9 8 3');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 - x 6 x 2 4 5 =');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 3 4 8 1 4 = 2 x');
INSERT INTO "log" VALUES(1,5,2,'M8v 2x5-4(=)6');
INSERT INTO "log" VALUES(1,6,-1,'refill 2 = 0 = 1 = 0');
INSERT INTO "log" VALUES(1,7,3,'L14> 1(6)x24=384');
INSERT INTO "log" VALUES(1,8,-1,'refill 3 7 + 3 7 8 + x :');
INSERT INTO "log" VALUES(1,9,1,'K11> 90(-)4=86');
INSERT INTO "log" VALUES(1,10,-1,'refill 1 = x 3 1 8 9');
INSERT INTO "log" VALUES(2,1,-1,'first 3');
INSERT INTO "log" VALUES(2,2,-1,'board E5 6 C5 3 G5 7 E3 3 E7 6');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 8 7');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 5 8');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 6 9');
INSERT INTO "log" VALUES(2,6,3,'F5 y9');
INSERT INTO "log" VALUES(2,7,-1,'refill 3 5');
INSERT INTO "log" VALUES(2,8,1,'E2 y7');
INSERT INTO "log" VALUES(2,9,-1,'refill 1 2');
INSERT INTO "log" VALUES(2,10,2,'E1 y5');
INSERT INTO "log" VALUES(2,11,-1,'refill 2 8');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll I V I L');
INSERT INTO "log" VALUES(4,1,-1,'first 2');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 R10 B4 B5 B10 K12 R6 K9 R2 Y13 Y2 B9 K3 K11 B8');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 Y12 R1 B6 B4 R13 Y6 K5 R8 Y1 B7 R4 B1 B12 R5');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 K13 Y2 B2 R8 K11 B3 K7 K6 Y3 B3 B12 R9 K2 Y8');
INSERT INTO "log" VALUES(4,5,2,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 2 Y10 K10');
INSERT INTO "log" VALUES(4,7,2,'meld B4 J B6 B7');
INSERT INTO "log" VALUES(4,8,2,'meld R1 B1 Y1');
INSERT INTO "log" VALUES(4,9,2,'discard Y6');
INSERT INTO "log" VALUES(4,10,3,'draw');
INSERT INTO "log" VALUES(4,11,-1,'draw 3 B2 B13');
INSERT INTO "log" VALUES(5,1,-1,'first 3');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 B12 K12 K13 Y2 B1 B10 B7 B13 R11 K10 R13 Y1 R9 K3');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 K11 K6 R11 Y11 B3 Y4 K1 B8 K7 R7 R2 K8 Y7 K4');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 Y5 Y7 K12 R6 Y10 B2 K8 Y13 R6 R8 Y11 K6 B11 B8');
INSERT INTO "log" VALUES(5,5,3,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 3 Y12 B5');
INSERT INTO "log" VALUES(5,7,3,'meld Y10 Y11 Y12 Y13');
INSERT INTO "log" VALUES(5,8,3,'meld B5 Y5 J');
INSERT INTO "log" VALUES(5,9,3,'meld R8 B8 K8');
INSERT INTO "log" VALUES(5,10,3,'discard B2');
INSERT INTO "log" VALUES(5,11,1,'draw B2');
INSERT INTO "log" VALUES(5,12,-1,'draw 1 K10');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 - : = 5 1 2 2 0');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 = 9 = 0 - 3 9 =');
INSERT INTO "log" VALUES(6,4,2,'J13> 9-0(=)9');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 8 8 = 6');
INSERT INTO "log" VALUES(6,6,1,'N9v 2-0:(9)15=2');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 0 6 1 - = 3 8 9');
INSERT INTO "log" VALUES(6,8,2,'exchange 3 6 8 8 = = = =');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 = 7 x 7 3 - : 4');
INSERT INTO "log" VALUES(6,10,1,'J13v (9)9-13=86');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 2 3 9 : 9 7 x');
INSERT INTO "log" VALUES(6,12,2,'M10> 7(-)4=3');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 7 : = 1');
INSERT INTO "log" VALUES(6,14,1,'M8v 9x(7):7(=)9');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 - + 8 5 +');
INSERT INTO "log" VALUES(6,16,2,'G18> 1x7(=)7');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 6 0 5 +');
INSERT INTO "log" VALUES(8,1,-1,'first 3');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 4 = = x 3 2 4 9');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 9 = 9 6 3 1 8 =');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 6 = 5 2 x 9 0 1');
INSERT INTO "log" VALUES(8,5,3,'M9v 6x15(=)90');
INSERT INTO "log" VALUES(8,6,-1,'refill 3 = 8 7 - 4 6');
INSERT INTO "log" VALUES(8,7,1,'G9> 4x24=9(6)');
INSERT INTO "log" VALUES(8,8,-1,'refill 1 8 = 1 2 = 5');
INSERT INTO "log" VALUES(8,9,2,'H8v 9(x)9=81');
INSERT INTO "log" VALUES(8,10,-1,'refill 2 : = 6 : 0');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//40b291b5b0e961ce',X'EFE899E6369292856410E8610F5BDA719E6177C928590B1733507E9FA54882C0');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(97,'{"to":["aside","web","lobby","","40b291b5b0e961ce"],"lines":[["which-table",{}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"5","game":"Rummy-Pur-Plus","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:40b291b5b0e961ce:last-line-01"}',0,'902ee9c7-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('b6af12bfb8295871e47013d135087e84');
INSERT INTO "person" VALUES('c2107e8984b860ce0005ae12ce168bec');
INSERT INTO "person" VALUES('c9a541edcfe17bce833a57d6356fb830');
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
, settings TEXT NOT NULL DEFAULT '{}') STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//0eeb8f86d95e661b','','','en','{}');
INSERT INTO "preference" VALUES('web//40b291b5b0e961ce','','','en','{}');
INSERT INTO "preference" VALUES('web//70a415f31701671c','','','en','{}');
INSERT INTO "preference" VALUES('web/lobby/','','','en','{}');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'45e89fb9');
INSERT INTO "run" VALUES(2,'902ee9c7');
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
INSERT INTO "seat" VALUES(1,1,'c2107e8984b860ce0005ae12ce168bec','web','40b291b5b0e961ce','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'b6af12bfb8295871e47013d135087e84','web','0eeb8f86d95e661b','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'c9a541edcfe17bce833a57d6356fb830','web','70a415f31701671c','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'c2107e8984b860ce0005ae12ce168bec','web','40b291b5b0e961ce','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'b6af12bfb8295871e47013d135087e84','web','0eeb8f86d95e661b','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'c9a541edcfe17bce833a57d6356fb830','web','70a415f31701671c','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'c2107e8984b860ce0005ae12ce168bec','web','40b291b5b0e961ce','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'b6af12bfb8295871e47013d135087e84','web','0eeb8f86d95e661b','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'c9a541edcfe17bce833a57d6356fb830','web','70a415f31701671c','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'c2107e8984b860ce0005ae12ce168bec','web','40b291b5b0e961ce','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'b6af12bfb8295871e47013d135087e84','web','0eeb8f86d95e661b','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'c9a541edcfe17bce833a57d6356fb830','web','70a415f31701671c','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'c2107e8984b860ce0005ae12ce168bec','web','40b291b5b0e961ce','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'b6af12bfb8295871e47013d135087e84','web','0eeb8f86d95e661b','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'c9a541edcfe17bce833a57d6356fb830','web','70a415f31701671c','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'c2107e8984b860ce0005ae12ce168bec','web','40b291b5b0e961ce','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'c2107e8984b860ce0005ae12ce168bec','web','40b291b5b0e961ce','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'c2107e8984b860ce0005ae12ce168bec','web','40b291b5b0e961ce','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'c9a541edcfe17bce833a57d6356fb830','web','70a415f31701671c','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'b6af12bfb8295871e47013d135087e84','web','0eeb8f86d95e661b','Ben',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,8.40154910400451626628e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','105',2,'rack/2/11',1.79541371063918972017e+09);
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','109',3,'rack/3/4',1.79541371080780220027e+09);
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','25',1,'rack/1/4',1.79541370666140866286e+09);
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','30',2,'rack/2/5',1.79541370711549139018e+09);
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','37',3,'rack/3/0',1.79541370747072029116e+09);
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','43',4,'rack/4/4',1.79541370799559473988e+09);
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','49',5,'rack/5/4',1.79541370815532755856e+09);
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','54',8,'rack/8/4',1.79541370821301102637e+09);
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','60',1,'rack/1/6',1.79541370844041180609e+09);
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','68',4,'rack/4/4',1.7954137088158237934e+09);
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','78',8,'rack/8/6',1.79541370927258634566e+09);
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','84',3,'rack/3/0',1.79541370947278261177e+09);
INSERT INTO "shown" VALUES('web//0eeb8f86d95e661b','88',4,'rack/4/9',1.79541370965137505526e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','100',8,'rack/8/8',1.79541371034339952467e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','104',1,'rack/1/10',1.79541371063234138491e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','108',3,'rack/3/4',1.79541371080766153341e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','116',5,'rack/5/10',1.79541371109438943859e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','118',6,'',1.79541371119518065454e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','119',6,'rack/6/15',1.79541371123540925984e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','121',6,'',1.79541371141540265082e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','24',1,'rack/1/4',1.79541370666127061842e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','29',2,'rack/2/5',1795413707.11539);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','36',3,'rack/3/0',1.79541370747063803677e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','41',4,'rack/4/4',1.79541370762808012969e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','47',5,'rack/5/4',1.79541370803183269501e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','48',6,'',1.79541370806785511972e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','51',6,'rack/6/3',1.79541370815572476384e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','56',8,'rack/8/4',1.7954137082190258503e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','62',6,'',1.79541370844065117833e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','65',3,'rack/3/0',1.79541370864443826675e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','72',6,'',1.79541370905767297743e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','73',6,'rack/6/7',1.79541370906613588333e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','74',6,'',1.79541370907715535166e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','83',2,'rack/2/9',1.79541370947262215618e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','93',5,'rack/5/10',1.79541370992902660371e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','95',6,'',1.7954137099379739762e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','96',6,'rack/6/11',1.79541370994092082977e+09);
INSERT INTO "shown" VALUES('web//40b291b5b0e961ce','97',6,'',1.79541371020497322083e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','110',3,'rack/3/4',1.79541371080786204333e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','113',4,'rack/4/9',1.79541371088986825938e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','123',8,'rack/8/10',1.79541371148739767075e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','26',1,'rack/1/4',1.79541370683542728429e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','31',2,'rack/2/5',1.79541370718622159954e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','38',3,'rack/3/0',1.79541370747538805009e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','44',4,'rack/4/4',1.79541370799569487571e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','50',5,'rack/5/4',1.79541370815544843678e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','55',8,'rack/8/4',1.79541370821477460858e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','61',2,'rack/2/7',1795413708.44054);
INSERT INTO "shown" VALUES('web//70a415f31701671c','70',5,'rack/5/4',1.79541370894530773159e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','80',1,'rack/1/8',1.7954137093049769402e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','89',4,'rack/4/9',1.79541370965141510959e+09);
INSERT INTO "shown" VALUES('web//70a415f31701671c','94',5,'rack/5/10',1.79541370992905783654e+09);
INSERT INTO "shown" VALUES('web/lobby/','103',1,'',1.79541371063222169874e+09);
INSERT INTO "shown" VALUES('web/lobby/','106',2,'',1.79541371068365669247e+09);
INSERT INTO "shown" VALUES('web/lobby/','111',3,'acting/3/4/0',1.79541371084084606176e+09);
INSERT INTO "shown" VALUES('web/lobby/','115',5,'',1.79541371109315490723e+09);
INSERT INTO "shown" VALUES('web/lobby/','122',8,'',1.79541371148729276652e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79541370500003480913e+09);
INSERT INTO "shown" VALUES('web/lobby/','27',1,'',1.79541370683580350873e+09);
INSERT INTO "shown" VALUES('web/lobby/','28',2,'challenge/2',1.79541370685935282704e+09);
INSERT INTO "shown" VALUES('web/lobby/','32',2,'',1.79541370718655371669e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',3,'challenge/3',1.79541370719718098637e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'',1.79541370721548628809e+09);
INSERT INTO "shown" VALUES('web/lobby/','39',3,'acting/3/0/0',1.79541370747551465034e+09);
INSERT INTO "shown" VALUES('web/lobby/','40',4,'challenge/4',1.79541370751124811176e+09);
INSERT INTO "shown" VALUES('web/lobby/','45',4,'',1.79541370799587440493e+09);
INSERT INTO "shown" VALUES('web/lobby/','46',5,'challenge/5',1.79541370802403640744e+09);
INSERT INTO "shown" VALUES('web/lobby/','52',5,'',1.79541370815591478345e+09);
INSERT INTO "shown" VALUES('web/lobby/','53',7,'challenge/7',1.79541370818726491931e+09);
INSERT INTO "shown" VALUES('web/lobby/','57',NULL,'tournament/1',1.79541370821942710875e+09);
INSERT INTO "shown" VALUES('web/lobby/','63',8,'',1.79541370845564484596e+09);
INSERT INTO "shown" VALUES('web/lobby/','64',1,'',1.79541370862900948523e+09);
INSERT INTO "shown" VALUES('web/lobby/','67',2,'',1.79541370874140596386e+09);
INSERT INTO "shown" VALUES('web/lobby/','77',8,'',1.79541370927249288556e+09);
INSERT INTO "shown" VALUES('web/lobby/','82',1,'',1.79541370943848466873e+09);
INSERT INTO "shown" VALUES('web/lobby/','85',2,'',1.79541370950257086753e+09);
INSERT INTO "shown" VALUES('web/lobby/','87',4,'',1.795413709651289463e+09);
INSERT INTO "shown" VALUES('web/lobby/','92',5,'',1.79541370992894601821e+09);
INSERT INTO "shown" VALUES('web/lobby/','99',8,'',1.79541371034328079226e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'c2107e8984b860ce0005ae12ce168bec','web','40b291b5b0e961ce','Ann','running','[[]]',5,'["cd185cd4b71e9719ebe79920c4bc2ed043eb1c958bec734b95b7a14110501358", "38633c753a0e655d48d71a7debfe33d55fee1db951f9d7823fa672ba54c699cc"]','3d+1d/7d',1);
CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;
INSERT INTO "tournament_match" VALUES(8,1,0,'[0, 2, 1]',0,'[]');
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',97);
COMMIT;
PRAGMA user_version = 13;
