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
INSERT INTO "account" VALUES('web','51df667e7766c8b6','f334c4c180666c6824077c31aa16df25','');
INSERT INTO "account" VALUES('web','791d2878f2dd9c64','5022a174cbc51826560b6ad2569ef8d0','');
INSERT INTO "account" VALUES('web','d082a7e5938f9c2d','4e7379e27cec0156938fa39e150bf2e1','');
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
INSERT INTO "entrant" VALUES(1,0,'5022a174cbc51826560b6ad2569ef8d0','web','791d2878f2dd9c64','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'4e7379e27cec0156938fa39e150bf2e1','web','d082a7e5938f9c2d','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'f334c4c180666c6824077c31aa16df25','web','51df667e7766c8b6','Cara',1,0,'');
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
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'0122F4D04ED518B3F1DA8D2D969D1A9BADB3634B9DBDF17D75F32CD78379F6E1','',10,'[2]',6,1.7959958856613166332e+09,NULL,2.76484910763466614305e+05,10,0,'3d+1d/7d','{"seats": [[345599.49423204304, 0.5057679569981701, false, 0.0, 0.0, false], [345598.36604586197, 1.633954138000263, true, 0.0, 0.0, false], [345597.34593429696, 2.6540657030018338, false, 0.0, 0.0, false]], "at": 6.2179267770006845, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345604.583972639, "remind": 276484.9107634666}',1,0,6.21791396800108486786e+00,'','{"2": {"began": 6.2180928830021, "given": 345598.36604586197, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null, "asked": null}}','no','en');
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'96C62E4465D0D62B7B378175C3DD1F728D4760EEE433E25E42F1484404002F42','',11,'[3]',6,1.79599588589843821521e+09,NULL,2.76484787296546157442e+05,11,0,'3d+1d/7d','{"seats": [[345597.742171799, 2.2578282009999384, false, 0.0, 0.0, false], [345599.499869505, 0.5001304949983023, false, 0.0, 0.0, false], [345598.159587769, 1.8404122310021194, true, 0.0, 0.0, false]], "at": 6.259626331000618, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345604.4192141, "remind": 276484.78729654616}',1,0,6.25961562500015133991e+00,'','{"3": {"began": 6.259760149001522, "given": 345598.159587769, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null, "asked": null}}','no','en');
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'113F62F0237C81F79788A5D8A6FB7AFD8ECD504B0FBBFFA62F437D71006E0850','',4,'[1, 2, 3]',6,1.79599588601194906233e+09,NULL,6.63046069990014075301e+01,4,0,'','','{"limit": 66.30460699900141}',1,0,6.30459145600252668373e+00,'','{}','no','en');
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'726F052BFE6E013F13E96451FC7518D26B07A2158BE799590C68B48A050511A7','',11,'[3]',6,1.79599588616269063953e+09,NULL,207365.931535183,9,0,'3d+1d/7d','{"seats": [[259200.0, 0.0, false, 0.0, 0.0, false], [345595.99421214603, 4.005787853999209, false, 0.0, 0.0, false], [259199.574532504, 0.4254674959993281, true, 0.0, 0.0, false]], "at": 6.3570026790002885, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259205.931535183, "remind": 207365.931535183}',1,0,6.35698753700126,'','{"3": {"began": 5.931669691999559, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null, "asked": null}}','no','en');
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'871D1E04D534274A7D909105F256232A4AB5FEC99DDC6ED6B095D28D4A90C1D8','',9,'[1]',6,1.795995886376185894e+09,NULL,207366.017996325,7,0,'3d+1d/7d','{"seats": [[259199.622453365, 0.3775466349979979, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false], [345596.121233289, 3.878766711000935, false, 0.0, 0.0, false]], "at": 6.395542959999148, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259206.017996325, "remind": 207366.017996325}',1,0,6.39553213399995,'','{"1": {"began": 6.018162141001085, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null, "asked": null}}','no','en');
INSERT INTO "game_table" VALUES(6,'web','@791d2878f2dd9c64','','summy','{}',0,1,'running',1,X'AEE7A4869DF11F21A528CD56F790DD312873847F1138C14F9748F1E40FAF8A6A','',15,'[1]',7,1.79599588641556906706e+09,NULL,NULL,15,0,'','','{}',1,0,6.48492228300165152177e+00,'','{}','no','en');
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'BDDBDEE4B12FABF1BBF5A78A251A75DBC02D3B54B8ADD5DFC0C6F9E3B5072761','',0,'[]',1,1.79599588646903038022e+09,NULL,86402.238692926,0,0,'3d+1d/7d','','{"lapse": 86402.238692926}',1,0,0.0,'','{}','no','en');
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'8CABAB3676749521F12C282504B5F473F5C290219A457D9707F6087B28E3EECB','',10,'[1]',4,1.79599588683425140378e+09,NULL,2.7648408106023236177e+05,10,0,'3d+1d/7d','{"seats": [[345596.935802528, 3.064197471998341, true, 0.0, 0.0, false], [345599.510732594, 0.48926740599927143, false, 0.0, 0.0, false], [345599.618614605, 0.3813853950014163, false, 0.0, 0.0, false]], "at": 6.532418210001197, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": true}','{"clock": 345603.468220738, "remind": 276484.08106023236}',1,0,6.53240429899960872717e+00,'','{"1": {"began": 6.532569123999565, "given": 345596.935802528, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null, "asked": null}}','no','en');
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000000',1.79599588556562423701e+09);
INSERT INTO "inbox" VALUES('web:d082a7e5938f9c2d:line-ben-000001',1.79599588561863636971e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000002',1.79599588566751265528e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000003',1.79599588578713083263e+09);
INSERT INTO "inbox" VALUES('web:d082a7e5938f9c2d:line-ben-000004',1.79599588584218525883e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000005',1.79599588590187239645e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000006',1.79599588594785666471e+09);
INSERT INTO "inbox" VALUES('web:d082a7e5938f9c2d:line-ben-000007',1.79599588598743581772e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000008',1.79599588601303791993e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000009',1.79599588606018471716e+09);
INSERT INTO "inbox" VALUES('web:d082a7e5938f9c2d:line-ben-000010',1.79599588609535288806e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000011',1.79599588617124509811e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000012',1.79599588620879101752e+09);
INSERT INTO "inbox" VALUES('web:d082a7e5938f9c2d:line-ben-000013',1.79599588629109144211e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000014',1795995886.39225);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000015',1.7959958864190716743e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000016',1.79599588648175477979e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000017',1.79599588652687740331e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000018',1.7959958866051216126e+09);
INSERT INTO "inbox" VALUES('web:d082a7e5938f9c2d:line-ben-000019',1.7959958866778614521e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000020',1.79599588674519324298e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000021',1.7959958868550281525e+09);
INSERT INTO "inbox" VALUES('web:d082a7e5938f9c2d:line-ben-000022',1.79599588732312917711e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000023',1.79599588774643278117e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000024',1.79599588923505425457e+09);
INSERT INTO "inbox" VALUES('web:d082a7e5938f9c2d:line-ben-000025',1.79599588943897724149e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000026',1.79599588948651766782e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000027',1.79599588953957986828e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000028',1.7959958899029974937e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000029',1.79599588995073890683e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000030',1.79599588999823975557e+09);
INSERT INTO "inbox" VALUES('web:d082a7e5938f9c2d:line-ben-000031',1795995890.06);
INSERT INTO "inbox" VALUES('web:d082a7e5938f9c2d:line-ben-000032',1.79599589017016220094e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000033',1.79599589025695848465e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000034',1.79599589030360651015e+09);
INSERT INTO "inbox" VALUES('web:d082a7e5938f9c2d:line-ben-000035',1.79599589038976025587e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000036',1.79599589045679497714e+09);
INSERT INTO "inbox" VALUES('web:d082a7e5938f9c2d:line-ben-000037',1.79599589049822831159e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000038',1.79599589054311084752e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000039',1.79599589059566736221e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000040',1.79599589063405132294e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:line-ann-000041',1.79599589067857360845e+09);
INSERT INTO "inbox" VALUES('web:51df667e7766c8b6:line-cara-000042',1.79599589077109932904e+09);
INSERT INTO "inbox" VALUES('web:791d2878f2dd9c64:last-line-01',1.7959958929397902489e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 x 4 = 3 6 6 2 8');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 : 2 8 2 3 1 7 0');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 : + 4 4 3 : 9 -');
INSERT INTO "log" VALUES(1,5,2,'H13> 81:27(=)3');
INSERT INTO "log" VALUES(1,6,-1,'refill 2 : x 8 7 7 2');
INSERT INTO "log" VALUES(1,7,3,'exchange 3 + - : :');
INSERT INTO "log" VALUES(1,8,-1,'refill 3 8 + 0 6 5');
INSERT INTO "log" VALUES(1,9,1,'H6v 8x46=36(8)');
INSERT INTO "log" VALUES(1,10,-1,'refill 1 1 x = + = 4 3');
INSERT INTO "log" VALUES(2,1,-1,'first 3');
INSERT INTO "log" VALUES(2,2,-1,'board E5 8 C5 6 G5 4 E3 1 E7 5');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 8 6');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 5 4');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 2 9');
INSERT INTO "log" VALUES(2,6,3,'F3 y2');
INSERT INTO "log" VALUES(2,7,-1,'refill 3 3');
INSERT INTO "log" VALUES(2,8,1,'F2 y8');
INSERT INTO "log" VALUES(2,9,-1,'refill 1 9');
INSERT INTO "log" VALUES(2,10,2,'E2 r4');
INSERT INTO "log" VALUES(2,11,-1,'refill 2 6');
INSERT INTO "log" VALUES(3,1,1,'black F1 A3 C4 D6');
INSERT INTO "log" VALUES(3,2,2,'black C1 A3 F4 D6');
INSERT INTO "log" VALUES(3,3,3,'black C1 A3 F4 D6');
INSERT INTO "log" VALUES(3,4,-1,'roll L X L V');
INSERT INTO "log" VALUES(4,1,-1,'first 2');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 B4 K11 B3 B12 Y7 K11 B1 Y3 K12 K4 K1 Y10 Y11 B13');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 B6 B5 Y6 B11 R6 K1 R13 K10 R10 B4 B10 Y11 Y1 K7');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 Y8 Y6 K3 K2 R4 B9 B2 R5 B11 K13 R2 R5 B8 K12');
INSERT INTO "log" VALUES(4,5,2,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 2 Y2 K9');
INSERT INTO "log" VALUES(4,7,2,'meld B4 B5 B6');
INSERT INTO "log" VALUES(4,8,2,'meld R10 B10 K10');
INSERT INTO "log" VALUES(4,9,2,'discard R13');
INSERT INTO "log" VALUES(4,10,3,'draw');
INSERT INTO "log" VALUES(4,11,-1,'draw 3 Y8 R12');
INSERT INTO "log" VALUES(5,1,-1,'first 3');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 K13 K5 B9 Y8 Y1 K9 B8 B10 Y12 B12 R3 B4 K7 K12');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 R7 Y2 B5 B6 R4 Y13 K10 K11 K7 K4 Y7 B12 R13 B13');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 R9 R3 B3 R5 K6 B7 R10 K13 Y10 K4 R12 R4 B1 Y7');
INSERT INTO "log" VALUES(5,5,3,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 3 K11 K2');
INSERT INTO "log" VALUES(5,7,3,'discard B1');
INSERT INTO "log" VALUES(5,8,1,'draw');
INSERT INTO "log" VALUES(5,9,-1,'draw 1 B3 R9');
INSERT INTO "log" VALUES(6,1,-1,'first 1');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 = 8 : 3 - 8 1 x');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 3 2 7 7 : 6 5 x');
INSERT INTO "log" VALUES(6,4,1,'J13> 1x8(=)8');
INSERT INTO "log" VALUES(6,5,-1,'refill 1 = 2 - =');
INSERT INTO "log" VALUES(6,6,2,'M10v 3x2(=)6');
INSERT INTO "log" VALUES(6,7,-1,'refill 2 4 = 9 1');
INSERT INTO "log" VALUES(6,8,1,'M14> (6):2=3');
INSERT INTO "log" VALUES(6,9,-1,'refill 1 + 7 6 1');
INSERT INTO "log" VALUES(6,10,2,'H12> 14:7=(2)');
INSERT INTO "log" VALUES(6,11,-1,'refill 2 2 9 = 6 1');
INSERT INTO "log" VALUES(6,12,1,'O14v (2)+6-1=7');
INSERT INTO "log" VALUES(6,13,-1,'refill 1 5 2 4 9 : 8');
INSERT INTO "log" VALUES(6,14,2,'M17> 15(-)9=6');
INSERT INTO "log" VALUES(6,15,-1,'refill 2 4 + 0 = 6');
INSERT INTO "log" VALUES(8,1,-1,'first 1');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 3 1 = 6 = + 6 7');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 - 1 5 - 1 = 3 4');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 = 5 8 0 x = 2 =');
INSERT INTO "log" VALUES(8,5,1,'J13> 6+7(=)13');
INSERT INTO "log" VALUES(8,6,-1,'refill 1 3 5 - = x');
INSERT INTO "log" VALUES(8,7,2,'L5v 51-1-3=4(7)');
INSERT INTO "log" VALUES(8,8,-1,'refill 2 7 6 3 = 7 + 1 4');
INSERT INTO "log" VALUES(8,9,3,'H12> 5x8=(4)0');
INSERT INTO "log" VALUES(8,10,-1,'refill 3 9 0 4 7 +');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//791d2878f2dd9c64',X'7B1BAFB98CD432B4C1312A59AE025460FAAF18E3187F77DF55B3501510204CD8');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(94,'{"to":["aside","web","lobby","","791d2878f2dd9c64"],"lines":[["which-table-typed",{"line":"/board #3"}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"5","game":"Rummy-Pur-Plus","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"8","game":"Summy","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}]],"buttons":[["button-choice","/board #3",false,"#3 Summa Summarum"],["button-choice","/board #5",false,"#5 Rummy-Pur-Plus"],["button-choice","/board #8",false,"#8 Summy"]],"locale":"en","slot":"which-table/791d2878f2dd9c64","answers":"web:791d2878f2dd9c64:last-line-01","anew":true}',0,'76af07bb-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('4e7379e27cec0156938fa39e150bf2e1');
INSERT INTO "person" VALUES('5022a174cbc51826560b6ad2569ef8d0');
INSERT INTO "person" VALUES('f334c4c180666c6824077c31aa16df25');
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
INSERT INTO "preference" VALUES('web//51df667e7766c8b6','','','en','{}');
INSERT INTO "preference" VALUES('web//791d2878f2dd9c64','','','en','{}');
INSERT INTO "preference" VALUES('web//d082a7e5938f9c2d','','','en','{}');
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
INSERT INTO "run" VALUES(1,'0ac6a05b');
INSERT INTO "run" VALUES(2,'76af07bb');
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
INSERT INTO "seat" VALUES(1,1,'5022a174cbc51826560b6ad2569ef8d0','web','791d2878f2dd9c64','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'4e7379e27cec0156938fa39e150bf2e1','web','d082a7e5938f9c2d','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'f334c4c180666c6824077c31aa16df25','web','51df667e7766c8b6','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'5022a174cbc51826560b6ad2569ef8d0','web','791d2878f2dd9c64','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'4e7379e27cec0156938fa39e150bf2e1','web','d082a7e5938f9c2d','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'f334c4c180666c6824077c31aa16df25','web','51df667e7766c8b6','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'5022a174cbc51826560b6ad2569ef8d0','web','791d2878f2dd9c64','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'4e7379e27cec0156938fa39e150bf2e1','web','d082a7e5938f9c2d','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'f334c4c180666c6824077c31aa16df25','web','51df667e7766c8b6','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'5022a174cbc51826560b6ad2569ef8d0','web','791d2878f2dd9c64','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'4e7379e27cec0156938fa39e150bf2e1','web','d082a7e5938f9c2d','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'f334c4c180666c6824077c31aa16df25','web','51df667e7766c8b6','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'5022a174cbc51826560b6ad2569ef8d0','web','791d2878f2dd9c64','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'4e7379e27cec0156938fa39e150bf2e1','web','d082a7e5938f9c2d','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'f334c4c180666c6824077c31aa16df25','web','51df667e7766c8b6','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'5022a174cbc51826560b6ad2569ef8d0','web','791d2878f2dd9c64','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'5022a174cbc51826560b6ad2569ef8d0','web','791d2878f2dd9c64','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'5022a174cbc51826560b6ad2569ef8d0','web','791d2878f2dd9c64','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'4e7379e27cec0156938fa39e150bf2e1','web','d082a7e5938f9c2d','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'f334c4c180666c6824077c31aa16df25','web','51df667e7766c8b6','Cara',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,6.67136549099814146757e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','109',3,'rack/3/4',1.79599589057326531412e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','111',4,'rack/4/9',1.79599589061084842682e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','120',8,'rack/8/10',1.79599589079792618748e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','27',1,'rack/1/4',1.79599588728188180918e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','33',2,'rack/2/5',1.7959958877933433056e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','38',3,'rack/3/0',1.79599588829879546164e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','43',4,'rack/4/4',1.79599588870468354229e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','47',5,'rack/5/4',1.79599588877285552021e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','51',8,'rack/8/4',1.79599588884154725077e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','56',2,'rack/2/7',1.7959958888848142624e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','68',5,'rack/5/4',1.79599588950491976732e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','78',1,'rack/1/8',1.79599588998209524159e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','86',4,'rack/4/9',1.79599589021929097179e+09);
INSERT INTO "shown" VALUES('web//51df667e7766c8b6','91',5,'rack/5/4',1.79599589027703642838e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','101',1,'rack/1/10',1795995890.47445);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','107',3,'rack/3/4',1.79599589057314205173e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','113',5,'rack/5/7',1.79599589064217710502e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','115',6,'turn/6/13',1.79599589070489835734e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','116',6,'rack/6/13',1.79599589070999407763e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','117',6,'turn/6/15',1.79599589075084495543e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','24',1,'rack/1/4',1.79599588724979758263e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','31',2,'rack/2/5',1.7959958877930531502e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','36',3,'rack/3/0',1.79599588828718590739e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','41',4,'rack/4/4',1.7959958886892085075e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','45',5,'rack/5/4',1.79599588875545573231e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','50',6,'turn/6/3',1.79599588883749604218e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','55',6,'rack/6/3',1.79599588888463950159e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','58',8,'rack/8/4',1.79599588891084551811e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','64',3,'rack/3/0',1.79599588925678801541e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','70',6,'turn/6/5',1.79599588957576584815e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','71',6,'rack/6/5',1.79599588959471225739e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','72',6,'turn/6/7',1.79599588988677310945e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','75',8,'rack/8/6',1.79599588992111682895e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','81',2,'rack/2/9',1.79599589003074359893e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','90',5,'rack/5/7',1.79599589027019619939e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','93',6,'turn/6/9',1.79599589034121131896e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','94',6,'rack/6/9',1.79599589034676671026e+09);
INSERT INTO "shown" VALUES('web//791d2878f2dd9c64','95',6,'turn/6/11',1.79599589037021088603e+09);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','104',2,'rack/2/11',1795995890.52312);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','108',3,'rack/3/4',1.79599589057320833205e+09);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','25',1,'rack/1/4',1.79599588725020503999e+09);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','32',2,'rack/2/5',1.79599588779327034955e+09);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','37',3,'rack/3/0',1.79599588828735613819e+09);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','42',4,'rack/4/4',1.79599588868934535983e+09);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','46',5,'rack/5/4',1.79599588875551390652e+09);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','49',8,'rack/8/4',1.79599588882914972302e+09);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','53',1,'rack/1/6',1.79599588886352229117e+09);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','66',4,'rack/4/4',1.79599588945905351642e+09);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','83',3,'rack/3/0',1.79599589008132266994e+09);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','87',4,'rack/4/4',1795995890.22842);
INSERT INTO "shown" VALUES('web//d082a7e5938f9c2d','98',8,'rack/8/8',1.79599589041659069062e+09);
INSERT INTO "shown" VALUES('web/lobby/','100',1,'turn/1/10',1.79599589047431421277e+09);
INSERT INTO "shown" VALUES('web/lobby/','103',2,'turn/2/11',1.79599589052300333972e+09);
INSERT INTO "shown" VALUES('web/lobby/','106',3,'turn/3/4',1.79599589057300615315e+09);
INSERT INTO "shown" VALUES('web/lobby/','119',8,'turn/8/10',1.79599589079779243467e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79599588560561251645e+09);
INSERT INTO "shown" VALUES('web/lobby/','28',1,'turn/1/4',1.79599588746171808244e+09);
INSERT INTO "shown" VALUES('web/lobby/','29',2,'challenge/2',1.79599588749753499026e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',2,'turn/2/5',1.79599588787411856656e+09);
INSERT INTO "shown" VALUES('web/lobby/','35',3,'challenge/3',1.79599588789809823038e+09);
INSERT INTO "shown" VALUES('web/lobby/','39',3,'turn/3/0',1.79599588829899406428e+09);
INSERT INTO "shown" VALUES('web/lobby/','40',4,'challenge/4',1.79599588832950663569e+09);
INSERT INTO "shown" VALUES('web/lobby/','44',4,'turn/4/4',1.79599588874912238119e+09);
INSERT INTO "shown" VALUES('web/lobby/','48',5,'challenge/5',1.79599588877853798872e+09);
INSERT INTO "shown" VALUES('web/lobby/','52',5,'turn/5/4',1.79599588884177422528e+09);
INSERT INTO "shown" VALUES('web/lobby/','54',7,'challenge/7',1.79599588887068772318e+09);
INSERT INTO "shown" VALUES('web/lobby/','57',NULL,'tournament/1',1.79599588888677167896e+09);
INSERT INTO "shown" VALUES('web/lobby/','59',NULL,'round/1/1',1.79599588895020031934e+09);
INSERT INTO "shown" VALUES('web/lobby/','60',8,'turn/8/4',1.79599588897796297076e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',1,'turn/1/6',1.79599588905723428727e+09);
INSERT INTO "shown" VALUES('web/lobby/','62',2,'turn/2/7',1.79599588907711315158e+09);
INSERT INTO "shown" VALUES('web/lobby/','74',8,'turn/8/6',1795995889.92104);
INSERT INTO "shown" VALUES('web/lobby/','77',1,'turn/1/8',1.79599588998201847075e+09);
INSERT INTO "shown" VALUES('web/lobby/','80',2,'turn/2/9',1.79599589003056597704e+09);
INSERT INTO "shown" VALUES('web/lobby/','85',4,'turn/4/9',1.7959958902191770077e+09);
INSERT INTO "shown" VALUES('web/lobby/','89',5,'turn/5/7',1.7959958902700438499e+09);
INSERT INTO "shown" VALUES('web/lobby/','97',8,'turn/8/8',1.79599589041644835474e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'5022a174cbc51826560b6ad2569ef8d0','web','791d2878f2dd9c64','Ann','running','[[]]',5,'["5a5db9829809df1b02e6a112f2884aaa96df405a5f9b69d66ab12d513b5e15e7", "0df56e1591f13bff695d4670e1edd37c9f8fe6638ed07260396eaf30a873db84"]','3d+1d/7d',1,1,0);
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
INSERT INTO "sqlite_sequence" VALUES('outbox',94);
COMMIT;
PRAGMA user_version = 21;
