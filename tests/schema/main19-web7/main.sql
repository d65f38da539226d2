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
INSERT INTO "account" VALUES('web','885764c0c3f2cddd','c01b812be61909573ea3ce69bbf83d49','');
INSERT INTO "account" VALUES('web','b0ce7152b1454973','516b4a32fee8f46b5026ceeb86c6ce57','');
INSERT INTO "account" VALUES('web','d0e3eee762d3e0a9','97d92b719e33bebbb4a8db15cfeb569f','');
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
INSERT INTO "entrant" VALUES(1,0,'c01b812be61909573ea3ce69bbf83d49','web','885764c0c3f2cddd','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'97d92b719e33bebbb4a8db15cfeb569f','web','d0e3eee762d3e0a9','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'516b4a32fee8f46b5026ceeb86c6ce57','web','b0ce7152b1454973','Cara',1,0,'');
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
, since INTEGER NOT NULL DEFAULT 0, moved_to_private INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT '', clocks TEXT NOT NULL DEFAULT '', dues TEXT NOT NULL DEFAULT '{}', rated INTEGER NOT NULL DEFAULT 0, became_unrated INTEGER NOT NULL DEFAULT 0, acted REAL NOT NULL DEFAULT 0, takeback TEXT NOT NULL DEFAULT '', reminders TEXT NOT NULL DEFAULT '{}', watch TEXT NOT NULL DEFAULT 'no') STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'AA0AB968F735A41950DE135F7F129D57886889E4826702D48693DD7EBF6D0FF7','',10,'[2]',6,1.79543809950806641578e+09,NULL,2.76487357153488148473e+05,10,0,'3d+1d/7d','{"seats": [[345597.846914795, 2.153085204998206, false, 0.0, 0.0, false], [345598.226448479, 1.773551521000627, true, 0.0, 0.0, false], [345596.840076257, 3.1599237429982168, false, 0.0, 0.0, false]], "at": 8.775994704999903, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345607.00244318397, "remind": 276487.35715348815}',1,0,8.77598325800499878823e+00,'','{"2": {"began": 8.776126381002541, "given": 345598.226448479, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no');
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'0F8AB5654606E443466ED8F4C593227E8AE67108A7120E103946146FC835F875','',11,'[1]',6,1.7954380998535676003e+09,NULL,2.7648744524727074895e+05,11,0,'3d+1d/7d','{"seats": [[345598.08490816096, 1.9150918390005245, true, 0.0, 0.0, false], [345597.047880832, 2.9521191680032643, false, 0.0, 0.0, false], [345597.924768843, 2.0752311569958692, false, 0.0, 0.0, false]], "at": 8.977320742000302, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345607.06222890294, "remind": 276487.44524727075}',1,0,8.97730937600135803222e+00,'','{"1": {"began": 8.977454031002708, "given": 345598.08490816096, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no');
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'70787D612624DBCA909F6B9F523A10CE3F7EDFF857DA31E77CEFBCD60E6DBF20','',4,'[1, 2, 3]',6,1795438099.9208,NULL,6.91838053540050168521e+01,4,0,'','','{"limit": 69.18380535400502}',1,0,9.18379099300364,'','{}','no');
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'7DF787D70BA73F825D897B3535AEF7E350A85F3747CF8C8F25BA66E490AD1484','',11,'[3]',6,1.79543810000976610183e+09,NULL,2.07367252174770983408e+05,9,0,'3d+1d/7d','{"seats": [[259200.0, 0.0, false, 0.0, 0.0, false], [345594.939098784, 5.060901215998456, false, 0.0, 0.0, false], [259197.655286634, 2.3447133660010877, true, 0.0, 0.0, false]], "at": 9.596888136999041, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259207.25217477098, "remind": 207367.25217477098}',1,0,9.59687599899916676804e+00,'','{"3": {"began": 7.252313157005119, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no');
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'DCD61CB816C889433BD92ACC1AA7E7E31E05769DF4D4C6B49D720C4EC0B07439','',11,'[3]',6,1.7954381000796575547e+09,NULL,207367.40045742,9,0,'3d+1d/7d','{"seats": [[259200.0, 0.0, false, 0.0, 0.0, false], [345594.860607468, 5.139392532000784, false, 0.0, 0.0, false], [259197.447759431, 2.5522405689989682, true, 0.0, 0.0, false]], "at": 9.952697988999716, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259207.40045742, "remind": 207367.40045742}',1,0,9.95240215900412295013e+00,'','{"3": {"began": 7.400585060000594, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no');
INSERT INTO "game_table" VALUES(6,'web','@885764c0c3f2cddd','','summy','{}',0,1,'running',1,X'ABEA5BAE64806434E60F7160255A2D9CDA95A2D15787C4E49EE5F17E56322F04','',17,'[1]',8,1.79543810010351443297e+09,NULL,NULL,17,0,'','','{}',1,0,1.01803651619993615893e+01,'','{}','no');
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'17D76DB7E8B1E55A9406F000D8C9B8C6FD0BF8C6B98D75E1E60C03DC3F6963AF','',0,'[]',1,1.79543810014072489737e+09,NULL,8.64023219554309907831e+04,0,0,'3d+1d/7d','','{"lapse": 86402.32195543099}',1,0,0.0,'','{}','no');
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'5FF5A44C03D03A38A473EB25072D69B1F843D978818BE566DB0F3D2FF874B10F','',10,'[2]',4,1.79543810072541809089e+09,NULL,2.76487626003295765254e+05,10,0,'3d+1d/7d','{"seats": [[345598.029956593, 1.9700434069964103, false, 0.0, 0.0, false], [345596.33366162097, 3.6663383790000807, true, 0.0, 0.0, false], [345597.98394094897, 2.0160590510058682, false, 0.0, 0.0, false]], "at": 10.559073999000248, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": true}','{"clock": 345606.89273562, "remind": 276487.62600329577}',1,0,1.05590560720011126247e+01,'','{"2": {"began": 10.559262579998176, "given": 345596.33366162097, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no');
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000000',1.79543809939525532718e+09);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000001',1.79543809949146366124e+09);
INSERT INTO "inbox" VALUES('web:b0ce7152b1454973:line-cara-000002',1.79543809951128387454e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000003',1.79543809963476753239e+09);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000004',1.79543809982781434062e+09);
INSERT INTO "inbox" VALUES('web:b0ce7152b1454973:line-cara-000005',1.79543809985644769663e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000006',1.79543809988210225107e+09);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000007',1.79543809990767860417e+09);
INSERT INTO "inbox" VALUES('web:b0ce7152b1454973:line-cara-000008',1.79543809992251920696e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000009',1795438099.94524);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000010',1.79543809998689579956e+09);
INSERT INTO "inbox" VALUES('web:b0ce7152b1454973:line-cara-000011',1.7954381000153224468e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000012',1.79543810003402113913e+09);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000013',1.79543810005714344971e+09);
INSERT INTO "inbox" VALUES('web:b0ce7152b1454973:line-cara-000014',1.79543810008332848553e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000015',1.79543810010413050657e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000016',1.79543810014149856574e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000017',1.79543810018315529823e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000018',1.79543810025159263606e+09);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000019',1.79543810032224321372e+09);
INSERT INTO "inbox" VALUES('web:b0ce7152b1454973:line-cara-000020',1.7954381006273818016e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000021',1.79543810072663068775e+09);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000022',1.79543810128368282316e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000023',1.7954381017704737186e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000024',1.79543810264029622073e+09);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000025',1.79543810368619894983e+09);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000026',1.79543810391628623013e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000027',1.79543810423170447352e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000028',1.79543810439319896695e+09);
INSERT INTO "inbox" VALUES('web:b0ce7152b1454973:line-cara-000029',1.79543810444272112841e+09);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000030',1.79543810472195863731e+09);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000031',1795438104.90091);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000032',1.79543810507219028468e+09);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000033',1.7954381052209720612e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000034',1.79543810578054904934e+09);
INSERT INTO "inbox" VALUES('web:d0e3eee762d3e0a9:line-ben-000035',1.79543810640886735913e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000036',1.79543810659585976593e+09);
INSERT INTO "inbox" VALUES('web:b0ce7152b1454973:line-cara-000037',1.79543810679819130894e+09);
INSERT INTO "inbox" VALUES('web:b0ce7152b1454973:line-cara-000038',1.79543810700761270523e+09);
INSERT INTO "inbox" VALUES('web:b0ce7152b1454973:line-cara-000039',1795438107.41676);
INSERT INTO "inbox" VALUES('web:b0ce7152b1454973:line-cara-000040',1.79543810777845811842e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:line-ann-000041',1.7954381079830245972e+09);
INSERT INTO "inbox" VALUES('web:b0ce7152b1454973:line-cara-000042',1.79543810837932181359e+09);
INSERT INTO "inbox" VALUES('web:885764c0c3f2cddd:last-line-01',1.79543811766864871981e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 : 4 - 5 = 1 = 7');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 2 0 9 2 = 8 = 6');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 4 = 1 = = 5 4 =');
INSERT INTO "log" VALUES(1,5,2,'exchange 0 2 2 6 8 9 = =');
INSERT INTO "log" VALUES(1,6,-1,'refill 2 = 7 = 0 9 : 7 1');
INSERT INTO "log" VALUES(1,7,3,'exchange 1 4 4 5 = = = =');
INSERT INTO "log" VALUES(1,8,-1,'refill 3 + - 3 8 = x - 6');
INSERT INTO "log" VALUES(1,9,1,'M10v 5-1(=)4');
INSERT INTO "log" VALUES(1,10,-1,'refill 1 x 5 3 x');
INSERT INTO "log" VALUES(2,1,-1,'first 1');
INSERT INTO "log" VALUES(2,2,-1,'board E5 9 C5 2 G5 3 E3 3 E7 6');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 6 4');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 1 3');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 4 4');
INSERT INTO "log" VALUES(2,6,1,'F5 y6');
INSERT INTO "log" VALUES(2,7,-1,'refill 1 4');
INSERT INTO "log" VALUES(2,8,2,'E6 y3');
INSERT INTO "log" VALUES(2,9,-1,'refill 2 1');
INSERT INTO "log" VALUES(2,10,3,'E2 y4');
INSERT INTO "log" VALUES(2,11,-1,'refill 3 5');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll I L I L');
INSERT INTO "log" VALUES(4,1,-1,'first 2');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 B11 R3 B1 Y7 B4 B7 Y6 Y5 Y1 Y7 Y11 K6 B8 Y3');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 R1 Y10 B10 R5 Y2 R2 K9 K13 B9 K10 K12 B3 B11 Y8');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 Y13 K1 Y13 R1 R12 K11 B5 R12 Y6 K1 K12 B1 K4 R10');
INSERT INTO "log" VALUES(4,5,2,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 2 R8 K3');
INSERT INTO "log" VALUES(4,7,2,'meld B9 B10 B11');
INSERT INTO "log" VALUES(4,8,2,'meld K9 K10 J K12 K13');
INSERT INTO "log" VALUES(4,9,2,'discard R5');
INSERT INTO "log" VALUES(4,10,3,'draw');
INSERT INTO "log" VALUES(4,11,-1,'draw 3 R5 B13');
INSERT INTO "log" VALUES(5,1,-1,'first 2');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 Y9 B6 R4 Y8 B5 K12 R1 R4 K7 R7 K5 R12 Y3 Y3');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 K1 B5 R3 Y10 K9 B12 B6 R5 K2 Y6 K4 B3 R10 B2');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 Y8 Y1 R10 B13 B2 B12 K9 Y10 R9 B4 B11 B9 B11 B13');
INSERT INTO "log" VALUES(5,5,2,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 2 K6 R13');
INSERT INTO "log" VALUES(5,7,2,'meld K1 K2 J K4');
INSERT INTO "log" VALUES(5,8,2,'meld B6 Y6 K6');
INSERT INTO "log" VALUES(5,9,2,'discard K9');
INSERT INTO "log" VALUES(5,10,3,'draw');
INSERT INTO "log" VALUES(5,11,-1,'draw 3 K6 Y1');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 + : x 0 7 4 1 =');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 9 9 x 6 8 - = 2');
INSERT INTO "log" VALUES(6,4,2,'J13> 8-2(=)6');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 1 + 5 0');
INSERT INTO "log" VALUES(6,6,1,'J9v 1+7=(8)');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 + 7 5 2');
INSERT INTO "log" VALUES(6,8,2,'L10v 9+1(2)x0=9');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 = = : 3 x 5 7');
INSERT INTO "log" VALUES(6,10,1,'M8v 5+4:2(=)7');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 + 1 3 = 9 8');
INSERT INTO "log" VALUES(6,12,2,'F9> 5:5=(1)');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 x = 8 =');
INSERT INTO "log" VALUES(6,14,1,'I10> 1(+)3(94)x0+8=9');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 9 0 8 = x = 4 6');
INSERT INTO "log" VALUES(6,16,2,'exchange 3 7 8 x x = = =');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 4 2 - 1 = - = 7');
INSERT INTO "log" VALUES(8,1,-1,'first 2');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 = 1 8 9 7 : 0 3');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 x = 3 = 2 - + =');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 2 8 = = 4 6 2 9');
INSERT INTO "log" VALUES(8,5,2,'exchange 2 3 + - x = = =');
INSERT INTO "log" VALUES(8,6,-1,'refill 2 7 6 1 4 1 3 8 +');
INSERT INTO "log" VALUES(8,7,3,'exchange 2 2 4 6 8 9 = =');
INSERT INTO "log" VALUES(8,8,-1,'refill 3 2 6 : 8 5 9 = 7');
INSERT INTO "log" VALUES(8,9,1,'exchange 0 1 3 7 8 9 : =');
INSERT INTO "log" VALUES(8,10,-1,'refill 1 2 - = 8 = 7 5 =');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//885764c0c3f2cddd',X'F494CB8BE1069279FCCC2D91D0241857E17996AAEAC59F2801A7113819783FB1');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(95,'{"to":["aside","web","lobby","","885764c0c3f2cddd"],"lines":[["which-table",{}],["table-row",{"table":"2","game":"Kakuro","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"8","game":"Summy","names":"Cara, Ann, Ben","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:885764c0c3f2cddd:last-line-01"}',0,'8c442925-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('516b4a32fee8f46b5026ceeb86c6ce57');
INSERT INTO "person" VALUES('97d92b719e33bebbb4a8db15cfeb569f');
INSERT INTO "person" VALUES('c01b812be61909573ea3ce69bbf83d49');
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
INSERT INTO "preference" VALUES('web//885764c0c3f2cddd','','','en','{}');
INSERT INTO "preference" VALUES('web//b0ce7152b1454973','','','en','{}');
INSERT INTO "preference" VALUES('web//d0e3eee762d3e0a9','','','en','{}');
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
INSERT INTO "run" VALUES(1,'18b380ac');
INSERT INTO "run" VALUES(2,'8c442925');
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
INSERT INTO "seat" VALUES(1,1,'c01b812be61909573ea3ce69bbf83d49','web','885764c0c3f2cddd','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'97d92b719e33bebbb4a8db15cfeb569f','web','d0e3eee762d3e0a9','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'516b4a32fee8f46b5026ceeb86c6ce57','web','b0ce7152b1454973','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'c01b812be61909573ea3ce69bbf83d49','web','885764c0c3f2cddd','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'97d92b719e33bebbb4a8db15cfeb569f','web','d0e3eee762d3e0a9','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'516b4a32fee8f46b5026ceeb86c6ce57','web','b0ce7152b1454973','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'c01b812be61909573ea3ce69bbf83d49','web','885764c0c3f2cddd','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'97d92b719e33bebbb4a8db15cfeb569f','web','d0e3eee762d3e0a9','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'516b4a32fee8f46b5026ceeb86c6ce57','web','b0ce7152b1454973','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'c01b812be61909573ea3ce69bbf83d49','web','885764c0c3f2cddd','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'97d92b719e33bebbb4a8db15cfeb569f','web','d0e3eee762d3e0a9','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'516b4a32fee8f46b5026ceeb86c6ce57','web','b0ce7152b1454973','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'c01b812be61909573ea3ce69bbf83d49','web','885764c0c3f2cddd','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'97d92b719e33bebbb4a8db15cfeb569f','web','d0e3eee762d3e0a9','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'516b4a32fee8f46b5026ceeb86c6ce57','web','b0ce7152b1454973','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'c01b812be61909573ea3ce69bbf83d49','web','885764c0c3f2cddd','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'c01b812be61909573ea3ce69bbf83d49','web','885764c0c3f2cddd','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'516b4a32fee8f46b5026ceeb86c6ce57','web','b0ce7152b1454973','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'c01b812be61909573ea3ce69bbf83d49','web','885764c0c3f2cddd','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'97d92b719e33bebbb4a8db15cfeb569f','web','d0e3eee762d3e0a9','Ben',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,1.07992362609948031602e+01,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','100',1,'rack/1/10',1.79543810663214564327e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','106',3,'rack/3/4',1.79543810706805729866e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','115',6,'turn/6/15/0',1.7954381082459821701e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','116',6,'rack/6/15',1.79543810825090360645e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','117',6,'turn/6/17/0',1.79543810826313900942e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','24',1,'rack/1/4',1.79543810095245838162e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','30',2,'rack/2/5',1.79543810129522013671e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','36',3,'rack/3/0',1.79543810206083321572e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','42',4,'rack/4/4',1.7954381035992450714e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','49',5,'rack/5/4',1.79543810419912934299e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','53',6,'turn/6/3/0',1.79543810422446489336e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','58',6,'rack/6/3',1.79543810439888095855e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','60',6,'turn/6/5/0',1.79543810440531563759e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','65',2,'rack/2/7',1.79543810445286154751e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','70',3,'rack/3/0',1.79543810465573096279e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','71',6,'turn/6/7/0',1.79543810471579194068e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','75',6,'rack/6/7',1.79543810475802206993e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','77',6,'turn/6/9/0',1.79543810484737873076e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','79',8,'rack/8/6',1.79543810489852833744e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','89',6,'turn/6/11/0',1.79543810610791873929e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','93',6,'rack/6/11',1.79543810644114041328e+09);
INSERT INTO "shown" VALUES('web//885764c0c3f2cddd','96',6,'turn/6/13/0',1.7954381064950892925e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','103',2,'rack/2/11',1.79543810690849328041e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','108',3,'rack/3/4',1.79543810706820368763e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','111',4,'rack/4/9',1.79543810752314424517e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','113',5,'rack/5/9',1.79543810782594275479e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','119',8,'rack/8/10',1.79543810839303016662e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','26',1,'rack/1/4',1.79543810104840111737e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','32',2,'rack/2/5',1.79543810138275957105e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','38',3,'rack/3/0',1.79543810207949161529e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','46',4,'rack/4/4',1.79543810399125194554e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','51',5,'rack/5/4',1.79543810421175503732e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','55',8,'rack/8/4',1.79543810427522706986e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','68',1,'rack/1/8',1.7954381046210179329e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','88',4,'rack/4/9',1.79543810592806124689e+09);
INSERT INTO "shown" VALUES('web//b0ce7152b1454973','92',5,'rack/5/9',1.79543810640922665592e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','107',3,'rack/3/4',1.79543810706815886498e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','25',1,'rack/1/4',1.79543810095255517962e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','31',2,'rack/2/5',1.79543810129529786108e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','37',3,'rack/3/0',1.79543810206093215945e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','43',4,'rack/4/4',1.7954381035993907451e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','50',5,'rack/5/4',1.79543810419921016693e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','54',8,'rack/8/4',1.7954381042750983238e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','62',1,'rack/1/6',1.79543810442617297168e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','67',4,'rack/4/4',1.79543810456315255158e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','72',5,'rack/5/4',1.79543810472033977514e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','76',2,'rack/2/9',1.79543810478151869775e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','82',3,'rack/3/0',1.79543810503803944584e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','87',4,'rack/4/9',1.79543810592795062067e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','91',5,'rack/5/9',1.7954381064091775417e+09);
INSERT INTO "shown" VALUES('web//d0e3eee762d3e0a9','95',8,'rack/8/8',1.79543810644233417508e+09);
INSERT INTO "shown" VALUES('web/lobby/','101',1,'turn/1/10/0',1.79543810666744399072e+09);
INSERT INTO "shown" VALUES('web/lobby/','104',2,'turn/2/11/0',1.79543810695948123927e+09);
INSERT INTO "shown" VALUES('web/lobby/','109',3,'turn/3/4/0',1.79543810707168030732e+09);
INSERT INTO "shown" VALUES('web/lobby/','120',8,'turn/8/10/0',1.79543810839761400219e+09);
INSERT INTO "shown" VALUES('web/lobby/','27',1,'turn/1/4/0',1.79543810104860544207e+09);
INSERT INTO "shown" VALUES('web/lobby/','28',2,'challenge/2',1.79543810105539298062e+09);
INSERT INTO "shown" VALUES('web/lobby/','3',1,'challenge/1',1.79543809948945307726e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',2,'turn/2/5/0',1.79543810138310980795e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'challenge/3',1795438101.42326);
INSERT INTO "shown" VALUES('web/lobby/','39',3,'turn/3/0/0',1.79543810207977104186e+09);
INSERT INTO "shown" VALUES('web/lobby/','40',4,'challenge/4',1.79543810211265373235e+09);
INSERT INTO "shown" VALUES('web/lobby/','47',4,'turn/4/4/0',1.79543810399163365366e+09);
INSERT INTO "shown" VALUES('web/lobby/','48',5,'challenge/5',1.7954381040433597564e+09);
INSERT INTO "shown" VALUES('web/lobby/','57',5,'turn/5/4/0',1.79543810439876675606e+09);
INSERT INTO "shown" VALUES('web/lobby/','59',7,'challenge/7',1.7954381044017119407e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',NULL,'tournament/1',1.79543810440598273275e+09);
INSERT INTO "shown" VALUES('web/lobby/','66',8,'turn/8/4/0',1.79543810455452251435e+09);
INSERT INTO "shown" VALUES('web/lobby/','69',1,'turn/1/6/0',1.79543810464205598831e+09);
INSERT INTO "shown" VALUES('web/lobby/','74',2,'turn/2/7/0',1.79543810475137877464e+09);
INSERT INTO "shown" VALUES('web/lobby/','78',8,'turn/8/6/0',1.79543810489278531073e+09);
INSERT INTO "shown" VALUES('web/lobby/','81',1,'turn/1/8/0',1.79543810496326804162e+09);
INSERT INTO "shown" VALUES('web/lobby/','84',2,'turn/2/9/0',1795438105.20749);
INSERT INTO "shown" VALUES('web/lobby/','94',4,'turn/4/9/0',1.79543810644133830069e+09);
INSERT INTO "shown" VALUES('web/lobby/','97',5,'turn/5/9/0',1.79543810649528574937e+09);
INSERT INTO "shown" VALUES('web/lobby/','98',8,'turn/8/8/0',1.79543810653524041178e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'c01b812be61909573ea3ce69bbf83d49','web','885764c0c3f2cddd','Ann','running','[[]]',5,'["db09776a5eb9425a6f4dded95c4cb8c7947493d9cde3eea79d0adc663e3f8c48", "4bffaba16c7d726fde76b448bd845380b677e80761770ee22d980049503a323b"]','3d+1d/7d',1);
CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;
INSERT INTO "tournament_match" VALUES(8,1,0,'[2, 0, 1]',0,'[]');
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
PRAGMA user_version = 19;
