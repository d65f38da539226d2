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
INSERT INTO "account" VALUES('web','09a5241ac150a574','5941ca86e9027a6bc2bdc7a7a25d1baa','');
INSERT INTO "account" VALUES('web','28ee81d418960c42','e05e9daff4051165dcf9f7f32f3292fa','');
INSERT INTO "account" VALUES('web','d23d68d3d9f5caa1','a3fa903fc7908123be8915d30b740f0c','');
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
INSERT INTO "entrant" VALUES(1,0,'a3fa903fc7908123be8915d30b740f0c','web','d23d68d3d9f5caa1','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'e05e9daff4051165dcf9f7f32f3292fa','web','28ee81d418960c42','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'5941ca86e9027a6bc2bdc7a7a25d1baa','web','09a5241ac150a574','Cara',1,0,'');
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
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'9A001F369F7C8DB91E2BBB48C362CE01C1AE040A96EFC89582E99872484290D5','',10,'[3]',6,1.79602766026828551291e+09,NULL,2.7648164295449038036e+05,10,0,'3d+1d/7d','{"seats": [[345599.14142946503, 0.8585705349978525, false, 0.0, 0.0, false], [345599.701334917, 0.298665082998923, false, 0.0, 0.0, false], [345599.423254168, 0.5767458319969592, true, 0.0, 0.0, false]], "at": 2.1043511559983017, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345601.527605324, "remind": 276481.6429544904}',1,0,2.10434156200062716379e+00,'','{"3": {"began": 2.104480087000411, "given": 345599.423254168, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null, "asked": null}}','no','en');
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'38CDA606054CAE35308DB5723D122C4D560F457B1299C6DC292FE6048843730F','',11,'[2]',6,1.796027660345407486e+09,NULL,2.76481690332508180281e+05,11,0,'3d+1d/7d','{"seats": [[345599.703962568, 0.2960374319955008, false, 0.0, 0.0, false], [345599.440598474, 0.5594015259994194, true, 0.0, 0.0, false], [345599.165163181, 0.8348368190054316, false, 0.0, 0.0, false]], "at": 2.1378537290001987, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345601.578452203, "remind": 276481.6903325082}',1,0,2.13784371499787084758e+00,'','{"2": {"began": 2.1380187340037082, "given": 345599.440598474, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null, "asked": null}}','no','en');
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'A7793A1555DEAC5F967562DAC54FB16BA9BA1B2A1C5C2C9CEA56701CBBEE6591','',4,'[1, 2, 3]',6,1.79602766043178224564e+09,NULL,6.21701556440020794988e+01,4,0,'','','{"limit": 62.17015564400208}',1,0,2.17014070200093556195e+00,'','{}','no','en');
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'0A6C662B3593265EE36F7320A5288887706C69BE24984B4853702BB55CF92533','',12,'[2]',6,1.79602766052078795426e+09,NULL,207361.935503452,10,0,'3d+1d/7d','{"seats": [[345598.68759065005, 1.3124093499936862, false, 0.0, 0.0, false], [259199.731994096, 0.26800590400671354, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false]], "at": 2.2035093560043606, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259201.935503452, "remind": 207361.935503452}',1,0,2.20349964200431713834e+00,'','{"2": {"began": 1.9356311310039018, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null, "asked": null}}','no','en');
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'1F24F61EC8538B73FF5FB5AFA64050497CE44C54C0295CB9D3C9D59B4006716B','',9,'[1]',6,1.79602766059737300879e+09,NULL,2.07361993426104018007e+05,7,0,'3d+1d/7d','{"seats": [[259199.756791744, 0.24320825599716045, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false], [345598.706217273, 1.2937827269997797, false, 0.0, 0.0, false]], "at": 2.2366343600006076, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259201.99342610402, "remind": 207361.99342610402}',1,0,2.23662380399764515459e+00,'','{"1": {"began": 1.9935770480005885, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null, "asked": null}}','no','en');
INSERT INTO "game_table" VALUES(6,'web','@d23d68d3d9f5caa1','','summy','{}',0,1,'running',1,X'9726080378EEFEC40391818AE069D4E8EAB05B3A852DBF400F6416A67B628912','',15,'[1]',7,1.79602766061100625988e+09,NULL,NULL,15,0,'','','{}',1,0,2.28677058999892324209e+00,'','{}','no','en');
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'F115BF32CC56D1DD0499CC0E4806505FBF02489BCE545C819508EB9AE0280934','',0,'[]',1,1.79602766063693642618e+09,NULL,86400.743243744,0,0,'3d+1d/7d','','{"lapse": 86400.743243744}',1,0,0.0,'','{}','no','en');
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'F445EEB9502B29B3BCD80681CD1ADA5E322CD34A12845B13853F8284EA1E5050','',10,'[3]',4,1.79602766075806355473e+09,NULL,2.7648159845656820107e+05,10,0,'3d+1d/7d','{"seats": [[345599.693740674, 0.30625932599650696, false, 0.0, 0.0, false], [345599.74816338497, 0.2518366150034126, false, 0.0, 0.0, false], [345599.098498784, 0.901501216001634, true, 0.0, 0.0, false]], "at": 2.319657541003835, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": true}','{"clock": 345601.418156325, "remind": 276481.5984565682}',1,0,2.31964722600241657346e+00,'','{"3": {"began": 2.31977265200112, "given": 345599.098498784, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null, "asked": null}}','no','en');
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000000',1.79602766023174476627e+09);
INSERT INTO "inbox" VALUES('web:28ee81d418960c42:line-ben-000001',1.79602766024484300608e+09);
INSERT INTO "inbox" VALUES('web:09a5241ac150a574:line-cara-000002',1.79602766027043986318e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000003',1.79602766030061960222e+09);
INSERT INTO "inbox" VALUES('web:28ee81d418960c42:line-ben-000004',1.79602766032581424708e+09);
INSERT INTO "inbox" VALUES('web:09a5241ac150a574:line-cara-000005',1.79602766034710240364e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000006',1.79602766037209987635e+09);
INSERT INTO "inbox" VALUES('web:28ee81d418960c42:line-ben-000007',1.79602766040924572941e+09);
INSERT INTO "inbox" VALUES('web:09a5241ac150a574:line-cara-000008',1.79602766043251752849e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000009',1.79602766045782327652e+09);
INSERT INTO "inbox" VALUES('web:28ee81d418960c42:line-ben-000010',1.79602766048572349546e+09);
INSERT INTO "inbox" VALUES('web:09a5241ac150a574:line-cara-000011',1.7960276605235257148e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000012',1.79602766053629183773e+09);
INSERT INTO "inbox" VALUES('web:28ee81d418960c42:line-ben-000013',1.79602766056061792371e+09);
INSERT INTO "inbox" VALUES('web:09a5241ac150a574:line-cara-000014',1.79602766060012602805e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000015',1.79602766061168098448e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000016',1.79602766064281940457e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000017',1.79602766065897917749e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000018',1.79602766068441581726e+09);
INSERT INTO "inbox" VALUES('web:28ee81d418960c42:line-ben-000019',1.79602766071045923234e+09);
INSERT INTO "inbox" VALUES('web:09a5241ac150a574:line-cara-000020',1.79602766073392415046e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000021',1.79602766075927186006e+09);
INSERT INTO "inbox" VALUES('web:09a5241ac150a574:line-cara-000022',1.79602766084609270095e+09);
INSERT INTO "inbox" VALUES('web:28ee81d418960c42:line-ben-000023',1.79602766090591931336e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000024',1.79602766133981871601e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000025',1.79602766142200136181e+09);
INSERT INTO "inbox" VALUES('web:09a5241ac150a574:line-cara-000026',1.79602766145919656758e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000027',1.79602766149786520002e+09);
INSERT INTO "inbox" VALUES('web:09a5241ac150a574:line-cara-000028',1.79602766166056132318e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000029',1.7960276617049312592e+09);
INSERT INTO "inbox" VALUES('web:09a5241ac150a574:line-cara-000030',1.79602766174088740351e+09);
INSERT INTO "inbox" VALUES('web:28ee81d418960c42:line-ben-000031',1.79602766177451872824e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000032',1.79602766183451461787e+09);
INSERT INTO "inbox" VALUES('web:09a5241ac150a574:line-cara-000033',1.79602766189259290688e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000034',1.79602766192794632916e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000035',1.79602766196671223639e+09);
INSERT INTO "inbox" VALUES('web:28ee81d418960c42:line-ben-000036',1.79602766200327706343e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000037',1.79602766203681516645e+09);
INSERT INTO "inbox" VALUES('web:09a5241ac150a574:line-cara-000038',1.79602766206897783277e+09);
INSERT INTO "inbox" VALUES('web:28ee81d418960c42:line-ben-000039',1.79602766210236144059e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000040',1.79602766213699889183e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:line-ann-000041',1.79602766217454862598e+09);
INSERT INTO "inbox" VALUES('web:28ee81d418960c42:line-ben-000042',1.79602766221855425837e+09);
INSERT INTO "inbox" VALUES('web:d23d68d3d9f5caa1:last-line-01',1.79602766367160630225e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 = 1 8 7 4 + + =');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 1 8 7 4 = 2 5 2');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 = = x = 3 4 - 0');
INSERT INTO "log" VALUES(1,5,3,'exchange 0 3 - x = =');
INSERT INTO "log" VALUES(1,6,-1,'refill 3 : x 5 0 = 9');
INSERT INTO "log" VALUES(1,7,1,'J13> 1+7(=)8');
INSERT INTO "log" VALUES(1,8,-1,'refill 1 = 4 1 8');
INSERT INTO "log" VALUES(1,9,2,'K11v 42(+)85=127');
INSERT INTO "log" VALUES(1,10,-1,'refill 2 3 8 0 - 9 0 9 +');
INSERT INTO "log" VALUES(2,1,-1,'first 2');
INSERT INTO "log" VALUES(2,2,-1,'board E5 5 C5 2 G5 6 E3 2 E7 5');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 7 4');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 1 7');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 3 1');
INSERT INTO "log" VALUES(2,6,2,'F3 r7');
INSERT INTO "log" VALUES(2,7,-1,'refill 2 1');
INSERT INTO "log" VALUES(2,8,3,'E2 y1');
INSERT INTO "log" VALUES(2,9,-1,'refill 3 4');
INSERT INTO "log" VALUES(2,10,1,'E1 y7');
INSERT INTO "log" VALUES(2,11,-1,'refill 1 8');
INSERT INTO "log" VALUES(3,1,1,'black F1 A3 C4 D6');
INSERT INTO "log" VALUES(3,2,2,'black C1 A3 F4 D6');
INSERT INTO "log" VALUES(3,3,3,'black C1 A3 F4 D6');
INSERT INTO "log" VALUES(3,4,-1,'roll I L V X');
INSERT INTO "log" VALUES(4,1,-1,'first 1');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 Y10 Y8 B8 Y11 Y5 B10 Y1 K3 R3 B9 Y9 K7 K4 B3');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 B3 R1 K1 B11 R2 Y13 Y13 B1 R11 B13 R9 K10 Y7 B10');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 K9 Y8 Y12 B6 B5 R7 R13 Y4 R9 K13 K12 B7 Y2 B4');
INSERT INTO "log" VALUES(4,5,1,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 1 B6 B5');
INSERT INTO "log" VALUES(4,7,1,'meld B8 B9 B10');
INSERT INTO "log" VALUES(4,8,1,'meld Y8 Y9 Y10 Y11');
INSERT INTO "log" VALUES(4,9,1,'meld R3 B3 K3');
INSERT INTO "log" VALUES(4,10,1,'discard K4');
INSERT INTO "log" VALUES(4,11,2,'draw');
INSERT INTO "log" VALUES(4,12,-1,'draw 2 K13 Y9');
INSERT INTO "log" VALUES(5,1,-1,'first 3');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 K2 K8 K6 Y2 K6 R11 R1 K9 Y5 B4 Y1 B3 Y9 K7');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 B2 B11 B10 R9 K7 B8 B6 B10 Y10 Y6 Y13 B1 B11 B6');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 R13 Y13 R6 R7 B7 B12 R2 B4 K5 Y3 B13 B1 K12 R4');
INSERT INTO "log" VALUES(5,5,3,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 3 R9 R3');
INSERT INTO "log" VALUES(5,7,3,'discard K5');
INSERT INTO "log" VALUES(5,8,1,'draw K5');
INSERT INTO "log" VALUES(5,9,-1,'draw 1 R8');
INSERT INTO "log" VALUES(6,1,-1,'first 1');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 - = 2 8 5 x : 0');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 7 2 2 0 7 6 = 5');
INSERT INTO "log" VALUES(6,4,1,'exchange 0 2 - x :');
INSERT INTO "log" VALUES(6,5,-1,'refill 1 8 6 1 x 2');
INSERT INTO "log" VALUES(6,6,2,'exchange 0 2 2 5 6 7 7 =');
INSERT INTO "log" VALUES(6,7,-1,'refill 2 = 7 3 = 0 = = 9');
INSERT INTO "log" VALUES(6,8,1,'J13> 2x8(=)16');
INSERT INTO "log" VALUES(6,9,-1,'refill 1 - 4 4 2 =');
INSERT INTO "log" VALUES(6,10,2,'exchange 0 3 7 9 = = = =');
INSERT INTO "log" VALUES(6,11,-1,'refill 2 7 6 + 4 1 9 4 1');
INSERT INTO "log" VALUES(6,12,1,'O7v 54-8=4(6)');
INSERT INTO "log" VALUES(6,13,-1,'refill 1 = 0 5 3 5 +');
INSERT INTO "log" VALUES(6,14,2,'L11> 4+7(=)11');
INSERT INTO "log" VALUES(6,15,-1,'refill 2 1 9 : x 6');
INSERT INTO "log" VALUES(8,1,-1,'first 3');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 1 4 4 = = 5 x :');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 3 1 - 0 8 6 8 5');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 1 8 1 3 3 x 7 8');
INSERT INTO "log" VALUES(8,5,3,'I13> 1x38(=)38');
INSERT INTO "log" VALUES(8,6,-1,'refill 3 9 - : 3 8 6');
INSERT INTO "log" VALUES(8,7,1,'I7v 1x4:4=(1)');
INSERT INTO "log" VALUES(8,8,-1,'refill 1 = 0 : 0 1 5');
INSERT INTO "log" VALUES(8,9,2,'D12> 56-18(=)38');
INSERT INTO "log" VALUES(8,10,-1,'refill 2 + 9 4 2 - 1 x');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//d23d68d3d9f5caa1',X'8947A9AF4F18C29C732CEDB195CF3E749122FB8726E6A154E938E6D4B46D382C');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(95,'{"to":["aside","web","lobby","","d23d68d3d9f5caa1"],"lines":[["which-table-typed",{"line":"/board #3"}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"5","game":"Rummy-Pur-Plus","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}]],"buttons":[["button-choice","/board #3",false,"#3 Summa Summarum"],["button-choice","/board #5",false,"#5 Rummy-Pur-Plus"]],"locale":"en","slot":"which-table/d23d68d3d9f5caa1","answers":"web:d23d68d3d9f5caa1:last-line-01","anew":true}',0,'31999342-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('5941ca86e9027a6bc2bdc7a7a25d1baa');
INSERT INTO "person" VALUES('a3fa903fc7908123be8915d30b740f0c');
INSERT INTO "person" VALUES('e05e9daff4051165dcf9f7f32f3292fa');
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
INSERT INTO "preference" VALUES('web//09a5241ac150a574','','','en','{}');
INSERT INTO "preference" VALUES('web//28ee81d418960c42','','','en','{}');
INSERT INTO "preference" VALUES('web//d23d68d3d9f5caa1','','','en','{}');
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
INSERT INTO "run" VALUES(1,'a5bd3386');
INSERT INTO "run" VALUES(2,'31999342');
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
    computer_on_turn INTEGER NOT NULL, apart INTEGER NOT NULL DEFAULT 0, joined INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (platform, account, person) REFERENCES account (platform, id, person) ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,1,'a3fa903fc7908123be8915d30b740f0c','web','d23d68d3d9f5caa1','Ann',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(1,2,'e05e9daff4051165dcf9f7f32f3292fa','web','28ee81d418960c42','Ben',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(1,3,'5941ca86e9027a6bc2bdc7a7a25d1baa','web','09a5241ac150a574','Cara',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(2,1,'a3fa903fc7908123be8915d30b740f0c','web','d23d68d3d9f5caa1','Ann',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(2,2,'e05e9daff4051165dcf9f7f32f3292fa','web','28ee81d418960c42','Ben',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(2,3,'5941ca86e9027a6bc2bdc7a7a25d1baa','web','09a5241ac150a574','Cara',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(3,1,'a3fa903fc7908123be8915d30b740f0c','web','d23d68d3d9f5caa1','Ann',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(3,2,'e05e9daff4051165dcf9f7f32f3292fa','web','28ee81d418960c42','Ben',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(3,3,'5941ca86e9027a6bc2bdc7a7a25d1baa','web','09a5241ac150a574','Cara',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(4,1,'a3fa903fc7908123be8915d30b740f0c','web','d23d68d3d9f5caa1','Ann',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(4,2,'e05e9daff4051165dcf9f7f32f3292fa','web','28ee81d418960c42','Ben',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(4,3,'5941ca86e9027a6bc2bdc7a7a25d1baa','web','09a5241ac150a574','Cara',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(5,1,'a3fa903fc7908123be8915d30b740f0c','web','d23d68d3d9f5caa1','Ann',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(5,2,'e05e9daff4051165dcf9f7f32f3292fa','web','28ee81d418960c42','Ben',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(5,3,'5941ca86e9027a6bc2bdc7a7a25d1baa','web','09a5241ac150a574','Cara',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(6,1,'a3fa903fc7908123be8915d30b740f0c','web','d23d68d3d9f5caa1','Ann',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0,0);
INSERT INTO "seat" VALUES(7,1,'a3fa903fc7908123be8915d30b740f0c','web','d23d68d3d9f5caa1','Ann',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0,0);
INSERT INTO "seat" VALUES(8,1,'a3fa903fc7908123be8915d30b740f0c','web','d23d68d3d9f5caa1','Ann',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(8,2,'e05e9daff4051165dcf9f7f32f3292fa','web','28ee81d418960c42','Ben',NULL,'accepted','',0,0,0);
INSERT INTO "seat" VALUES(8,3,'5941ca86e9027a6bc2bdc7a7a25d1baa','web','09a5241ac150a574','Cara',NULL,'accepted','',0,0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,2.42447651200200198218e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//09a5241ac150a574','109',3,'rack/3/4',1.79602766208652877806e+09);
INSERT INTO "shown" VALUES('web//09a5241ac150a574','15',1,'rack/1/4',1.79602766051075768468e+09);
INSERT INTO "shown" VALUES('web//09a5241ac150a574','23',2,'rack/2/5',1.79602766058984374998e+09);
INSERT INTO "shown" VALUES('web//09a5241ac150a574','30',3,'rack/3/0',1.79602766062873911859e+09);
INSERT INTO "shown" VALUES('web//09a5241ac150a574','41',4,'rack/4/4',1.79602766076389932636e+09);
INSERT INTO "shown" VALUES('web//09a5241ac150a574','46',5,'rack/5/4',1.79602766078026700015e+09);
INSERT INTO "shown" VALUES('web//09a5241ac150a574','49',8,'rack/8/4',1.79602766079026579851e+09);
INSERT INTO "shown" VALUES('web//09a5241ac150a574','58',1,'rack/1/6',1.79602766085349130637e+09);
INSERT INTO "shown" VALUES('web//09a5241ac150a574','68',5,'rack/5/4',1.79602766146808290478e+09);
INSERT INTO "shown" VALUES('web//09a5241ac150a574','75',8,'rack/8/6',1.7960276616856939792e+09);
INSERT INTO "shown" VALUES('web//09a5241ac150a574','81',2,'rack/2/9',1.79602766175716567044e+09);
INSERT INTO "shown" VALUES('web//09a5241ac150a574','91',5,'rack/5/4',1.79602766190475869175e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','101',1,'rack/1/10',1.79602766201572871208e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','108',3,'rack/3/4',1.79602766208649516107e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','111',4,'rack/4/10',1.79602766210968708992e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','120',8,'rack/8/10',1.7960276622467808723e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','13',1,'rack/1/4',1.79602766048055243492e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','21',2,'rack/2/5',1.79602766055089902875e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','29',3,'rack/3/0',1.79602766062421059607e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','39',4,'rack/4/4',1.7960276607362644672e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','45',5,'rack/5/4',1.79602766077020740507e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','47',8,'rack/8/4',1.79602766078209590914e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','62',2,'rack/2/7',1.79602766091756844524e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','83',3,'rack/3/0',1.79602766178485155103e+09);
INSERT INTO "shown" VALUES('web//28ee81d418960c42','86',4,'rack/4/10',1.79602766186708474155e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','104',2,'rack/2/11',1.79602766205051016809e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','107',3,'rack/3/4',1.79602766208645725247e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','113',5,'rack/5/7',1.79602766215809893607e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','115',6,'turn/6/13',1.79602766218636393548e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','116',6,'rack/6/13',1.79602766219022154806e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','117',6,'turn/6/15',1.79602766221570038802e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','12',1,'rack/1/4',1.79602766047910928724e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','20',2,'rack/2/5',1.79602766055000591274e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','28',3,'rack/3/0',1.79602766062330245974e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','37',4,'rack/4/4',1.79602766072761130334e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','43',5,'rack/5/4',1.79602766076811623573e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','48',6,'turn/6/3',1.79602766078352308275e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','50',6,'rack/6/3',1.7960276607936859131e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','52',8,'rack/8/4',1796027660.80205);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','64',3,'rack/3/0',1.79602766135013151163e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','66',4,'rack/4/4',1.7960276614304583072e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','70',6,'turn/6/5',1.79602766150954556469e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','71',6,'rack/6/5',1.79602766151247119903e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','72',6,'turn/6/7',1.79602766164423489564e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','78',1,'rack/1/8',1.79602766172016692163e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','87',4,'rack/4/4',1.79602766187074732785e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','90',5,'rack/5/7',1796027661.90315);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','93',6,'turn/6/9',1.7960276619440891742e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','94',6,'rack/6/9',1.796027661947116375e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','95',6,'turn/6/11',1.79602766195852637295e+09);
INSERT INTO "shown" VALUES('web//d23d68d3d9f5caa1','98',8,'rack/8/8',1.79602766197952103607e+09);
INSERT INTO "shown" VALUES('web/lobby/','100',1,'turn/1/10',1796027662.01566);
INSERT INTO "shown" VALUES('web/lobby/','103',2,'turn/2/11',1.79602766205044388769e+09);
INSERT INTO "shown" VALUES('web/lobby/','106',3,'turn/3/4',1.79602766208637404442e+09);
INSERT INTO "shown" VALUES('web/lobby/','119',8,'turn/8/10',1.79602766224670958514e+09);
INSERT INTO "shown" VALUES('web/lobby/','16',1,'turn/1/4',1.79602766051101040843e+09);
INSERT INTO "shown" VALUES('web/lobby/','18',2,'challenge/2',1.79602766051759338379e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79602766023805069921e+09);
INSERT INTO "shown" VALUES('web/lobby/','24',2,'turn/2/5',1.79602766059009742736e+09);
INSERT INTO "shown" VALUES('web/lobby/','26',3,'challenge/3',1.79602766059411835669e+09);
INSERT INTO "shown" VALUES('web/lobby/','31',3,'turn/3/0',1.79602766062888121604e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',4,'challenge/4',1.7960276606361384392e+09);
INSERT INTO "shown" VALUES('web/lobby/','42',4,'turn/4/4',1.79602766076411342627e+09);
INSERT INTO "shown" VALUES('web/lobby/','44',5,'challenge/5',1.79602766076890826224e+09);
INSERT INTO "shown" VALUES('web/lobby/','51',5,'turn/5/4',1.79602766079927277566e+09);
INSERT INTO "shown" VALUES('web/lobby/','53',7,'challenge/7',1.79602766080961227419e+09);
INSERT INTO "shown" VALUES('web/lobby/','54',NULL,'tournament/1',1.79602766081216788296e+09);
INSERT INTO "shown" VALUES('web/lobby/','55',NULL,'round/1/1',1.79602766082016825676e+09);
INSERT INTO "shown" VALUES('web/lobby/','56',8,'turn/8/4',1.79602766083005166049e+09);
INSERT INTO "shown" VALUES('web/lobby/','59',1,'turn/1/6',1.7960276608565666676e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',2,'turn/2/7',1.79602766091750216479e+09);
INSERT INTO "shown" VALUES('web/lobby/','74',8,'turn/8/6',1.79602766168556451801e+09);
INSERT INTO "shown" VALUES('web/lobby/','77',1,'turn/1/8',1.7960276617200949192e+09);
INSERT INTO "shown" VALUES('web/lobby/','80',2,'turn/2/9',1.79602766175703406335e+09);
INSERT INTO "shown" VALUES('web/lobby/','85',4,'turn/4/10',1.7960276618669724464e+09);
INSERT INTO "shown" VALUES('web/lobby/','89',5,'turn/5/7',1.79602766190305638315e+09);
INSERT INTO "shown" VALUES('web/lobby/','97',8,'turn/8/8',1.79602766197945308687e+09);
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
    seeds TEXT NOT NULL, pace TEXT NOT NULL DEFAULT '', absences INTEGER NOT NULL DEFAULT 1, rated INTEGER NOT NULL DEFAULT 1, as_fits INTEGER NOT NULL DEFAULT 0,            -- JSON: round by round, in hexadecimal; one more than begun
    FOREIGN KEY (director_platform, director_account, director) REFERENCES account (platform, id, person)
        ON UPDATE CASCADE
) STRICT;
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'a3fa903fc7908123be8915d30b740f0c','web','d23d68d3d9f5caa1','Ann','running','[[]]',5,'["740a71efbf6293e2267bbf4ec729e6a81b39bc6c6bef0ca39499b808d390e110", "639e92b5b22f1e8e1130b1c67cc04474f83ac399d7dc6f631cf979b98377571a"]','3d+1d/7d',1,1,0);
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
CREATE INDEX absence_by_person ON absence (person);
CREATE INDEX rating_by_person ON rating (person);
CREATE INDEX puzzle_result_by_puzzle ON puzzle_result (puzzle, ended);
CREATE INDEX daily_by_due ON daily (due);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',95);
COMMIT;
PRAGMA user_version = 22;
