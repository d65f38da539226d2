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
INSERT INTO "account" VALUES('web','3c5ec720f4da18f3','f68cf7fe0b182dca7ebf615a3074d8f6','');
INSERT INTO "account" VALUES('web','40ca9ee028e09c4c','c8a5c94f04db603a82693ab992d03a81','');
INSERT INTO "account" VALUES('web','521319d66daeb3ec','cdd033ea234399810ad3133ced6b3976','');
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
INSERT INTO "entrant" VALUES(1,0,'cdd033ea234399810ad3133ced6b3976','web','521319d66daeb3ec','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'f68cf7fe0b182dca7ebf615a3074d8f6','web','3c5ec720f4da18f3','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'c8a5c94f04db603a82693ab992d03a81','web','40ca9ee028e09c4c','Cara',1,0,'');
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
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'31419CAA554683E55A1B8AA53EB7F1F2580DCC61841AB2D99FF4FDAA139D3B31','',10,'[1]',6,1.79566794501235556602e+09,NULL,2.76482491895554820075e+05,10,0,'3d+1d/7d','{"seats": [[345598.705969576, 1.2940304240037221, true, 0.0, 0.0, false], [345598.977981063, 1.0220189370011212, false, 0.0, 0.0, false], [345599.3598974, 0.6401025999948615, false, 0.0, 0.0, false]], "at": 3.5271198939954047, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345602.23308947, "remind": 276482.4918955548}',1,0,3.52710849700088147073e+00,'','{"1": {"began": 3.5272538930003066, "given": 345598.705969576, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no','en');
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'21BA8BC4FB044342A81C662DFB120CF2F71F808D016F2CE3375EB8448EB7EAF6','',11,'[3]',6,1.79566794530228757858e+09,NULL,2.7648268316926260012e+05,11,0,'3d+1d/7d','{"seats": [[345599.062548591, 0.937451409001369, false, 0.0, 0.0, false], [345599.34143318597, 0.6585668139960035, false, 0.0, 0.0, false], [345598.865280587, 1.1347194129994023, true, 0.0, 0.0, false]], "at": 3.5909447929952876, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345602.45622538, "remind": 276482.6831692626}',1,0,3.59093253500032,'','{"3": {"began": 3.591082227001607, "given": 345598.865280587, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no','en');
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'7FBC6739419BF9B0EACBB5571944CD95EB5B65095A4703199ECE3F2B161BBAF6','',4,'[1, 2, 3]',6,1.79566794544990611078e+09,NULL,6.36828872859987313867e+01,4,0,'','','{"limit": 63.68288728599873}',1,0,3.68287200299528194591e+00,'','{}','no','en');
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'68EC22CC72963A975AE38026A991E750482CA38D8C3FEA950FBD9D7E01A0B28A','',10,'[1]',6,1.79566794563141393656e+09,NULL,207363.138906733,8,0,'3d+1d/7d','{"seats": [[259199.387861031, 0.6121389689942589, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false], [345598.05025796697, 1.9497420330008026, false, 0.0, 0.0, false]], "at": 3.7510457019961905, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259203.138906733, "remind": 207363.138906733}',1,0,3.75103385499824071303e+00,'','{"1": {"began": 3.1390424339988385, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no','en');
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'CD07E4CE92638ABDDD3F84079E45AE18942CCF2BE2B72CCEFC6E77D98D824173','',12,'[3]',6,1.79566794570885086062e+09,NULL,207363.24814165,10,0,'3d+1d/7d','{"seats": [[259200.0, 0.0, false, 0.0, 0.0, false], [345598.02194473404, 1.97805526600132, false, 0.0, 0.0, false], [259199.441409025, 0.5585909750006977, true, 0.0, 0.0, false]], "at": 3.8067326250020415, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259203.24814165, "remind": 207363.24814165}',1,0,3.80672080699878279119e+00,'','{"3": {"began": 3.2482753389995196, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no','en');
INSERT INTO "game_table" VALUES(6,'web','@521319d66daeb3ec','','summy','{}',0,1,'running',1,X'56FFA4CE16A6F6297C9F078DAB0650456A818C933B6A5089ACCEB5DF2190206F','',17,'[1]',8,1.79566794573910379403e+09,NULL,NULL,17,0,'','','{}',1,0,3.9522824609957751818e+00,'','{}','no','en');
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'896382C496A4B5DDCE376E77BC9CC7B89AB75EBC80064805DCEF51B6EFC27460','',0,'[]',1,1.79566794577012538904e+09,NULL,8.64013277373090095388e+04,0,0,'3d+1d/7d','','{"lapse": 86401.32773730901}',1,0,0.0,'','{}','no','en');
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'B0A819E235D2D7EA07251ED441295172599DCDFF25DF8272F20A4C9D82DC11CD','',10,'[1]',4,1.79566794606698369981e+09,NULL,2.76483162614040367771e+05,10,0,'3d+1d/7d','{"seats": [[345598.81204314297, 1.1879568570002448, true, 0.0, 0.0, false], [345599.341419345, 0.6585806549992412, false, 0.0, 0.0, false], [345599.358229533, 0.6417704670020612, false, 0.0, 0.0, false]], "at": 4.112979525998526, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": true}','{"clock": 345602.92502266896, "remind": 276483.16261404037}',1,0,4.11296716699871467426e+00,'','{"1": {"began": 4.113121406000573, "given": 345598.81204314297, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no','en');
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000000',1.795667944934183836e+09);
INSERT INTO "inbox" VALUES('web:3c5ec720f4da18f3:line-ben-000001',1.79566794495772981648e+09);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000002',1.79566794501655602449e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000003',1.79566794515815401078e+09);
INSERT INTO "inbox" VALUES('web:3c5ec720f4da18f3:line-ben-000004',1.79566794518157768251e+09);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000005',1.79566794530986213688e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000006',1.79566794532028746606e+09);
INSERT INTO "inbox" VALUES('web:3c5ec720f4da18f3:line-ben-000007',1.79566794536303162574e+09);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000008',1.79566794545174169541e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000009',1.79566794556642818445e+09);
INSERT INTO "inbox" VALUES('web:3c5ec720f4da18f3:line-ben-000010',1.79566794560398626328e+09);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000011',1.79566794563648533819e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000012',1.79566794566989088055e+09);
INSERT INTO "inbox" VALUES('web:3c5ec720f4da18f3:line-ben-000013',1.79566794568666386602e+09);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000014',1.79566794571617412571e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000015',1.79566794573972845073e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000016',1.79566794577110791205e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000017',1.79566794587453889848e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000018',1.79566794591584801671e+09);
INSERT INTO "inbox" VALUES('web:3c5ec720f4da18f3:line-ben-000019',1.79566794593398118022e+09);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000020',1.79566794597915053372e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000021',1.79566794606821894652e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000022',1.79566794630879020691e+09);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000023',1.79566794643844413761e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000024',1795667946.82918);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000025',1.7956679470345060825e+09);
INSERT INTO "inbox" VALUES('web:3c5ec720f4da18f3:line-ben-000026',1.79566794708990669251e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000027',1.79566794719902038572e+09);
INSERT INTO "inbox" VALUES('web:3c5ec720f4da18f3:line-ben-000028',1.79566794725614881514e+09);
INSERT INTO "inbox" VALUES('web:3c5ec720f4da18f3:line-ben-000029',1.79566794733056545258e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000030',1.79566794737587904929e+09);
INSERT INTO "inbox" VALUES('web:3c5ec720f4da18f3:line-ben-000031',1.79566794747436904913e+09);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000032',1.7956679475824334621e+09);
INSERT INTO "inbox" VALUES('web:3c5ec720f4da18f3:line-ben-000033',1.79566794769173026079e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000034',1.7956679477824189663e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000035',1.79566794791466498382e+09);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000036',1.79566794797057700154e+09);
INSERT INTO "inbox" VALUES('web:3c5ec720f4da18f3:line-ben-000037',1.79566794803442263605e+09);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000038',1.7956679481263144016e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000039',1.79566794819551610947e+09);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000040',1.79566794825017833712e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:line-ann-000041',1.79566794834340023997e+09);
INSERT INTO "inbox" VALUES('web:40ca9ee028e09c4c:line-cara-000042',1.79566794855648899083e+09);
INSERT INTO "inbox" VALUES('web:521319d66daeb3ec:last-line-01',1.79566795001332044599e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 - 6 6 4 x 3 7 9');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 5 5 = = - 4 + 2');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 8 2 7 = 7 5 8 6');
INSERT INTO "log" VALUES(1,5,1,'G13> 67-3x6(=)49');
INSERT INTO "log" VALUES(1,6,-1,'refill 1 1 5 = 8 : + 1 3');
INSERT INTO "log" VALUES(1,7,2,'H7v 52-5=4(7)');
INSERT INTO "log" VALUES(1,8,-1,'refill 2 = 2 9 : 3 3');
INSERT INTO "log" VALUES(1,9,3,'E9> 872(-)5=867');
INSERT INTO "log" VALUES(1,10,-1,'refill 3 = 1 4 3 x 0 9 x');
INSERT INTO "log" VALUES(2,1,-1,'first 3');
INSERT INTO "log" VALUES(2,2,-1,'board E5 5 C5 5 G5 1 E3 9 E7 8');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 8 5');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 4 2');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 7 8');
INSERT INTO "log" VALUES(2,6,3,'E6 y7');
INSERT INTO "log" VALUES(2,7,-1,'refill 3 2');
INSERT INTO "log" VALUES(2,8,1,'F3 y5');
INSERT INTO "log" VALUES(2,9,-1,'refill 1 4');
INSERT INTO "log" VALUES(2,10,2,'D3 r4');
INSERT INTO "log" VALUES(2,11,-1,'refill 2 8');
INSERT INTO "log" VALUES(3,1,1,'black D1 C3 A4 F6');
INSERT INTO "log" VALUES(3,2,2,'black C1 A3 D4 F6');
INSERT INTO "log" VALUES(3,3,3,'black A1 D3 F4 C6');
INSERT INTO "log" VALUES(3,4,-1,'roll L X I X');
INSERT INTO "log" VALUES(4,1,-1,'first 3');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 Y7 K3 Y9 Y9 B11 Y13 Y5 Y10 R11 K5 K13 K12 R10 B2');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 B8 B2 K6 K11 K9 B4 R6 B5 Y12 B8 K9 Y11 B9 K7');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 B4 R7 K5 Y4 R7 R9 Y1 K10 B6 B3 B1 B12 Y5 K6');
INSERT INTO "log" VALUES(4,5,3,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 3 K2 K4');
INSERT INTO "log" VALUES(4,7,3,'meld B4 Y4 K4');
INSERT INTO "log" VALUES(4,8,3,'discard K10');
INSERT INTO "log" VALUES(4,9,1,'draw K10');
INSERT INTO "log" VALUES(4,10,-1,'draw 1 K10');
INSERT INTO "log" VALUES(5,1,-1,'first 2');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 R10 R4 R1 K11 B2 K6 Y4 B3 B11 R10 Y9 K5 R11 K8');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 K2 K8 Y5 B2 B12 K10 R2 R3 Y3 K5 R7 R13 B5 B7');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 Y13 K2 R8 B13 B7 Y8 B5 B1 R13 Y7 Y6 B1 B3 Y2');
INSERT INTO "log" VALUES(5,5,2,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 2 B8 K12');
INSERT INTO "log" VALUES(5,7,2,'meld R2 B2 K2');
INSERT INTO "log" VALUES(5,8,2,'add J A');
INSERT INTO "log" VALUES(5,9,2,'claim A');
INSERT INTO "log" VALUES(5,10,2,'discard R13');
INSERT INTO "log" VALUES(5,11,3,'draw');
INSERT INTO "log" VALUES(5,12,-1,'draw 3 Y12 B9');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 4 = 9 2 1 1 - 7');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 1 + x + 2 8 8 3');
INSERT INTO "log" VALUES(6,4,2,'M10v 8x1(=)8');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 0 6 9 3');
INSERT INTO "log" VALUES(6,6,1,'F10> 47-19=2(8)');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 5 2 5 9 8 5 2');
INSERT INTO "log" VALUES(6,8,2,'K7v 3+3(=)6');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 1 0 x 6');
INSERT INTO "log" VALUES(6,10,1,'exchange 1 2 2');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 3 0 0');
INSERT INTO "log" VALUES(6,12,2,'H13> 126x0(=)0');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 x = : - 3 2');
INSERT INTO "log" VALUES(6,14,1,'exchange 0 0 3');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 6 - 9');
INSERT INTO "log" VALUES(6,16,2,'K7> (3)+3x2=9');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 1 = 8 7 = 4');
INSERT INTO "log" VALUES(8,1,-1,'first 1');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 2 9 x - 7 8 = =');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 6 = 2 1 8 = = 0');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 1 8 + + 8 = : 3');
INSERT INTO "log" VALUES(8,5,1,'H13> 2x8-7(=)9');
INSERT INTO "log" VALUES(8,6,-1,'refill 1 9 6 = = 4 3');
INSERT INTO "log" VALUES(8,7,2,'I12v 2(x)8=16');
INSERT INTO "log" VALUES(8,8,-1,'refill 2 7 x 5 x 8');
INSERT INTO "log" VALUES(8,9,3,'N6v 3+8+8=1(9)');
INSERT INTO "log" VALUES(8,10,-1,'refill 3 - = : 5 - : 2');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//521319d66daeb3ec',X'5E73D373E91CB635CCF15FDD382AB06D1C1E5DEE52CAAC0D635C7E705C832F2F');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(96,'{"to":["aside","web","lobby","","521319d66daeb3ec"],"lines":[["which-table",{}],["table-row",{"table":"1","game":"Summy","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"4","game":"Rummy-Pur","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}]],"buttons":[["button-choice","/board #1",false,"#1 Summy"],["button-choice","/board #3",false,"#3 Summa Summarum"],["button-choice","/board #4",false,"#4 Rummy-Pur"]],"locale":"en","slot":"which-table/521319d66daeb3ec","answers":"web:521319d66daeb3ec:last-line-01","anew":true}',0,'36b8db26-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('c8a5c94f04db603a82693ab992d03a81');
INSERT INTO "person" VALUES('cdd033ea234399810ad3133ced6b3976');
INSERT INTO "person" VALUES('f68cf7fe0b182dca7ebf615a3074d8f6');
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
INSERT INTO "preference" VALUES('web//3c5ec720f4da18f3','','','en','{}');
INSERT INTO "preference" VALUES('web//40ca9ee028e09c4c','','','en','{}');
INSERT INTO "preference" VALUES('web//521319d66daeb3ec','','','en','{}');
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
INSERT INTO "run" VALUES(1,'1073bba7');
INSERT INTO "run" VALUES(2,'36b8db26');
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
INSERT INTO "seat" VALUES(1,1,'cdd033ea234399810ad3133ced6b3976','web','521319d66daeb3ec','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'f68cf7fe0b182dca7ebf615a3074d8f6','web','3c5ec720f4da18f3','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'c8a5c94f04db603a82693ab992d03a81','web','40ca9ee028e09c4c','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'cdd033ea234399810ad3133ced6b3976','web','521319d66daeb3ec','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'f68cf7fe0b182dca7ebf615a3074d8f6','web','3c5ec720f4da18f3','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'c8a5c94f04db603a82693ab992d03a81','web','40ca9ee028e09c4c','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'cdd033ea234399810ad3133ced6b3976','web','521319d66daeb3ec','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'f68cf7fe0b182dca7ebf615a3074d8f6','web','3c5ec720f4da18f3','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'c8a5c94f04db603a82693ab992d03a81','web','40ca9ee028e09c4c','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'cdd033ea234399810ad3133ced6b3976','web','521319d66daeb3ec','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'f68cf7fe0b182dca7ebf615a3074d8f6','web','3c5ec720f4da18f3','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'c8a5c94f04db603a82693ab992d03a81','web','40ca9ee028e09c4c','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'cdd033ea234399810ad3133ced6b3976','web','521319d66daeb3ec','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'f68cf7fe0b182dca7ebf615a3074d8f6','web','3c5ec720f4da18f3','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'c8a5c94f04db603a82693ab992d03a81','web','40ca9ee028e09c4c','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'cdd033ea234399810ad3133ced6b3976','web','521319d66daeb3ec','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'cdd033ea234399810ad3133ced6b3976','web','521319d66daeb3ec','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'f68cf7fe0b182dca7ebf615a3074d8f6','web','3c5ec720f4da18f3','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'cdd033ea234399810ad3133ced6b3976','web','521319d66daeb3ec','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'c8a5c94f04db603a82693ab992d03a81','web','40ca9ee028e09c4c','Cara',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,4.23456388499471358954e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','103',2,'rack/2/11',1.79566794809463715553e+09);
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','107',3,'rack/3/4',1.79566794816466903687e+09);
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','13',1,'rack/1/4',1.79566794557360291479e+09);
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','25',2,'rack/2/5',1.79566794578614687917e+09);
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','34',3,'rack/3/0',1.7956679460010302067e+09);
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','41',4,'rack/4/4',1.79566794634197711942e+09);
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','47',5,'rack/5/4',1.7956679463888862133e+09);
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','50',8,'rack/8/4',1.795667946420689106e+09);
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','69',5,'rack/5/4',1.79566794710360145572e+09);
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','75',8,'rack/8/6',1795667947.27275);
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','78',1,'rack/1/8',1.7956679473514921665e+09);
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','84',3,'rack/3/0',1.79566794748137640953e+09);
INSERT INTO "shown" VALUES('web//3c5ec720f4da18f3','91',5,'rack/5/4',1.79566794772943711276e+09);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','100',1,'rack/1/10',1.79566794797796034808e+09);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','108',3,'rack/3/4',1.79566794816471266742e+09);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','113',5,'rack/5/10',1795667948.26176);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','119',8,'rack/8/10',1.79566794860236167907e+09);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','16',1,'rack/1/4',1.79566794565399384499e+09);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','28',2,'rack/2/5',1.79566794590901947017e+09);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','35',3,'rack/3/0',1.79566794602133488652e+09);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','42',4,'rack/4/4',1.79566794634207797052e+09);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','48',5,'rack/5/4',1.79566794638894414899e+09);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','51',8,'rack/8/4',1.7956679464207401276e+09);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','57',2,'rack/2/7',1.79566794646951484676e+09);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','67',4,'rack/4/4',1.79566794704485297199e+09);
INSERT INTO "shown" VALUES('web//40ca9ee028e09c4c','89',5,'rack/5/10',1.79566794772501325608e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','106',3,'rack/3/4',1.79566794816457796094e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','111',4,'rack/4/8',1.79566794821622705458e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','115',6,'turn/6/15',1.79566794838074874881e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','116',6,'rack/6/15',1.7956679483966891766e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','118',6,'turn/6/17',1.7956679485899145603e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','12',1,'rack/1/4',1.79566794557351493838e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','24',2,'rack/2/5',1.79566794578607487678e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','33',3,'rack/3/0',1.79566794600094199177e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','39',4,'rack/4/4',1.79566794622111916548e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','44',5,'rack/5/4',1.79566794634869599349e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','46',6,'turn/6/3',1.79566794637125921245e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','49',6,'rack/6/3',1.79566794641806864738e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','55',8,'rack/8/4',1.7956679464387946129e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','58',6,'turn/6/5',1.7956679464703152179e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','59',1,'rack/1/6',1.79566794648538565629e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','65',3,'rack/3/0',1.79566794684299731255e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','71',6,'turn/6/7',1.79566794723256278041e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','72',6,'rack/6/7',1.79566794723629450801e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','74',6,'turn/6/9',1.79566794726623630519e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','81',2,'rack/2/9',1.79566794738976502412e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','86',4,'rack/4/8',1.79566794760178112988e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','93',6,'turn/6/11',1.79566794779948234552e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','94',6,'rack/6/11',1.79566794780246901516e+09);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','95',6,'turn/6/13',1795667947.8292);
INSERT INTO "shown" VALUES('web//521319d66daeb3ec','97',8,'rack/8/8',1.7956679479309384823e+09);
INSERT INTO "shown" VALUES('web/lobby/','101',1,'turn/1/10',1.7956679480134048462e+09);
INSERT INTO "shown" VALUES('web/lobby/','104',2,'turn/2/11',1.79566794809732151031e+09);
INSERT INTO "shown" VALUES('web/lobby/','109',3,'turn/3/4',1.7956679481774213314e+09);
INSERT INTO "shown" VALUES('web/lobby/','120',8,'turn/8/10',1.79566794860255575178e+09);
INSERT INTO "shown" VALUES('web/lobby/','17',1,'turn/1/4',1.79566794565421724311e+09);
INSERT INTO "shown" VALUES('web/lobby/','18',2,'challenge/2',1.79566794565810918804e+09);
INSERT INTO "shown" VALUES('web/lobby/','29',2,'turn/2/5',1.79566794590923428532e+09);
INSERT INTO "shown" VALUES('web/lobby/','3',1,'challenge/1',1.79566794495299172397e+09);
INSERT INTO "shown" VALUES('web/lobby/','30',3,'challenge/3',1.79566794591294384003e+09);
INSERT INTO "shown" VALUES('web/lobby/','36',3,'turn/3/0',1.79566794602150702473e+09);
INSERT INTO "shown" VALUES('web/lobby/','38',4,'challenge/4',1.79566794608502483367e+09);
INSERT INTO "shown" VALUES('web/lobby/','43',4,'turn/4/4',1.79566794634224772457e+09);
INSERT INTO "shown" VALUES('web/lobby/','45',5,'challenge/5',1.79566794636562013622e+09);
INSERT INTO "shown" VALUES('web/lobby/','52',5,'turn/5/4',1.79566794642090749737e+09);
INSERT INTO "shown" VALUES('web/lobby/','53',7,'challenge/7',1.79566794642901229861e+09);
INSERT INTO "shown" VALUES('web/lobby/','56',NULL,'tournament/1',1.79566794644700407986e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',8,'turn/8/4',1.79566794650041723253e+09);
INSERT INTO "shown" VALUES('web/lobby/','62',1,'turn/1/6',1.79566794653809952732e+09);
INSERT INTO "shown" VALUES('web/lobby/','63',2,'turn/2/7',1.79566794655696630473e+09);
INSERT INTO "shown" VALUES('web/lobby/','76',8,'turn/8/6',1.79566794729172801974e+09);
INSERT INTO "shown" VALUES('web/lobby/','79',1,'turn/1/8',1.79566794735228037836e+09);
INSERT INTO "shown" VALUES('web/lobby/','82',2,'turn/2/9',1.79566794741502308843e+09);
INSERT INTO "shown" VALUES('web/lobby/','87',4,'turn/4/8',1.79566794762126231196e+09);
INSERT INTO "shown" VALUES('web/lobby/','90',5,'turn/5/10',1.79566794772937798497e+09);
INSERT INTO "shown" VALUES('web/lobby/','98',8,'turn/8/8',1.79566794794190025329e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'cdd033ea234399810ad3133ced6b3976','web','521319d66daeb3ec','Ann','running','[[]]',5,'["bb44600d6d9266708b0d082f8f43b0b7710eb365638cf81de345eac7d7abf47b", "2d337759b0c80306ce426e63082a0cafc8508428608fa114ca30e08eb195d728"]','3d+1d/7d',1);
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
INSERT INTO "sqlite_sequence" VALUES('outbox',96);
COMMIT;
PRAGMA user_version = 20;
