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
INSERT INTO "account" VALUES('web','1e4f4eeb0bfd4db4','2945059f702db53a39e085aaca4d3b16','');
INSERT INTO "account" VALUES('web','32aac4fc2d8722d6','d9d34fdb2c41de855ac9bec07df02f9c','');
INSERT INTO "account" VALUES('web','729c585e4f5fcf7f','cf1039f0e34d4e7bcc844f42019473df','');
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
INSERT INTO "entrant" VALUES(1,0,'d9d34fdb2c41de855ac9bec07df02f9c','web','32aac4fc2d8722d6','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'2945059f702db53a39e085aaca4d3b16','web','1e4f4eeb0bfd4db4','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'cf1039f0e34d4e7bcc844f42019473df','web','729c585e4f5fcf7f','Cara',1,0,'');
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
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'29244548A25ED1B34D57FB52453CE7C1582F628B03728B2F5B0CFF217780FAE7','',10,'[3]',6,1.79542658695280933382e+09,NULL,276490.847107498,10,0,'3d+1d/7d','{"seats": [[345594.516946274, 5.483053725998616, false, 0.0, 0.0, false], [345598.52119642403, 1.4788035759993363, false, 0.0, 0.0, false], [345595.384914415, 4.6150855849991785, true, 0.0, 0.0, false]], "at": 14.539175965997856, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345609.924090381, "remind": 276490.847107498}',1,0,1.45391557859984459359e+01,'','{"3": {"began": 14.539462672000809, "given": 345595.384914415, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no');
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'FD5B6194CA838649132EA1BA7D3470747D0E5C7F2A7E07793C042E9DEC9D55EB','',11,'[3]',6,1.79542658744757103921e+09,NULL,2.76490344221724779335e+05,11,0,'3d+1d/7d','{"seats": [[345595.73998333, 4.260016669999459, false, 0.0, 0.0, false], [345598.511395794, 1.488604206002492, false, 0.0, 0.0, false], [345594.54343612597, 5.456563873995037, true, 0.0, 0.0, false]], "at": 14.709472823997203, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345609.25290895, "remind": 276490.3442217248}',1,0,1.47094552880007540802e+01,'','{"3": {"began": 14.709677357997862, "given": 345594.54343612597, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no');
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'E794ADD19AA7C6C45F9FE0330A79ACCCC3FCAE59E8F2D41E65B6CD2C02D9A19B','',4,'[1, 2, 3]',6,1.79542658780840039258e+09,NULL,7.48131507879952550865e+01,4,0,'','','{"limit": 74.81315078799526}',1,0,1.4813127162997261621e+01,'','{}','no');
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'5BAFC7AA78E9FEFB6A881692F83091E49237FE6B74224A4D5BA50EA8DD0A45BE','',11,'[1]',6,1.79542658788021326061e+09,NULL,207373.576202883,9,0,'3d+1d/7d','{"seats": [[259198.622990906, 1.3770090939942747, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false], [345590.313393966, 9.68660603400349, false, 0.0, 0.0, false]], "at": 14.95321197699377, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259213.576202883, "remind": 207373.576202883}',1,0,1.4953190834996348713e+01,'','{"1": {"began": 13.576400155994634, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no');
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'E2D58B3969ACAED6B4A094B4CFC3DE34C29620AFA541576D5A7A5144642CDC64','',12,'[2]',6,1.79542658800795364376e+09,NULL,207373.774052549,10,0,'3d+1d/7d','{"seats": [[345590.24905071803, 9.750949282002694, false, 0.0, 0.0, false], [259198.70160258102, 1.2983974189992296, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false]], "at": 15.072449968, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259213.774052549, "remind": 207373.774052549}',1,0,1.50724292369995964695e+01,'','{"2": {"began": 13.77425627199409, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no');
INSERT INTO "game_table" VALUES(6,'web','@32aac4fc2d8722d6','','summy','{}',0,1,'running',1,X'A309CC72C9407DB15F54FB861714C8605F54C42D04DB31D59763C9FED9263FBE','',15,'[1]',7,1.79542658820938277244e+09,NULL,NULL,15,0,'','','{}',1,0,1.5299524309994012583e+01,'','{}','no');
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'12150C5EAD15F675618800F92CA87D61F1BAD8CE49F02D596A99B683A7AFA38F','',0,'[]',1,1.79542658833175778386e+09,NULL,86404.355427576,0,0,'3d+1d/7d','','{"lapse": 86404.355427576}',1,0,0.0,'','{}','no');
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'78CC37239E228F8C1162ECBBBEEB3ACB93DB9CA7559E0B7B6466243F53852333','',10,'[3]',4,1.79542658869574570656e+09,NULL,2.76488876586492056961e+05,10,0,'3d+1d/7d','{"seats": [[345598.478901004, 1.5210989959959988, false, 0.0, 0.0, false], [345598.992545205, 1.007454795006197, false, 0.0, 0.0, false], [345591.784442225, 8.215557775001798, true, 0.0, 0.0, false]], "at": 15.44903271200019, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": true}','{"clock": 345607.23347493703, "remind": 276488.87658649206}',1,0,1.54490156269966973923e+01,'','{"3": {"began": 15.449231647995475, "given": 345591.784442225, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}','no');
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000000',1.79542658672975873946e+09);
INSERT INTO "inbox" VALUES('web:1e4f4eeb0bfd4db4:line-ben-000001',1.79542658693312144274e+09);
INSERT INTO "inbox" VALUES('web:729c585e4f5fcf7f:line-cara-000002',1.79542658695823311807e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000003',1.79542658733131885529e+09);
INSERT INTO "inbox" VALUES('web:1e4f4eeb0bfd4db4:line-ben-000004',1.79542658739322423932e+09);
INSERT INTO "inbox" VALUES('web:729c585e4f5fcf7f:line-cara-000005',1.79542658753962874407e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000006',1.79542658764379262927e+09);
INSERT INTO "inbox" VALUES('web:1e4f4eeb0bfd4db4:line-ben-000007',1.79542658774739646906e+09);
INSERT INTO "inbox" VALUES('web:729c585e4f5fcf7f:line-cara-000008',1.79542658781021904944e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000009',1.79542658783312869073e+09);
INSERT INTO "inbox" VALUES('web:1e4f4eeb0bfd4db4:line-ben-000010',1.79542658786125516887e+09);
INSERT INTO "inbox" VALUES('web:729c585e4f5fcf7f:line-cara-000011',1.79542658788767600054e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000012',1.79542658790648555757e+09);
INSERT INTO "inbox" VALUES('web:1e4f4eeb0bfd4db4:line-ben-000013',1.7954265879560444355e+09);
INSERT INTO "inbox" VALUES('web:729c585e4f5fcf7f:line-cara-000014',1.79542658804005122183e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000015',1.79542658821018624301e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000016',1.79542658834824776651e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000017',1.79542658843341374399e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000018',1.79542658847973966599e+09);
INSERT INTO "inbox" VALUES('web:1e4f4eeb0bfd4db4:line-ben-000019',1.79542658854050636292e+09);
INSERT INTO "inbox" VALUES('web:729c585e4f5fcf7f:line-cara-000020',1.79542658856883430478e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000021',1.79542658869745159143e+09);
INSERT INTO "inbox" VALUES('web:729c585e4f5fcf7f:line-cara-000022',1.79542659156976509089e+09);
INSERT INTO "inbox" VALUES('web:729c585e4f5fcf7f:line-cara-000023',1.79542659295333075527e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000024',1.79542659429216480259e+09);
INSERT INTO "inbox" VALUES('web:729c585e4f5fcf7f:line-cara-000025',1.79542659523303675651e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000026',1.79542659572677373892e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000027',1.79542659581410789489e+09);
INSERT INTO "inbox" VALUES('web:1e4f4eeb0bfd4db4:line-ben-000028',1.79542659691258144373e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000029',1.79542659705269217491e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000030',1.79542659721313261982e+09);
INSERT INTO "inbox" VALUES('web:1e4f4eeb0bfd4db4:line-ben-000031',1.79542659738002300263e+09);
INSERT INTO "inbox" VALUES('web:729c585e4f5fcf7f:line-cara-000032',1.79542659756870698925e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000033',1.79542659776672577855e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000034',1.7954265979029242992e+09);
INSERT INTO "inbox" VALUES('web:729c585e4f5fcf7f:line-cara-000035',1.79542659843404126167e+09);
INSERT INTO "inbox" VALUES('web:1e4f4eeb0bfd4db4:line-ben-000036',1.79542659853164458276e+09);
INSERT INTO "inbox" VALUES('web:1e4f4eeb0bfd4db4:line-ben-000037',1.79542659870186185836e+09);
INSERT INTO "inbox" VALUES('web:729c585e4f5fcf7f:line-cara-000038',1.79542659880549335484e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000039',1.79542659894570040698e+09);
INSERT INTO "inbox" VALUES('web:1e4f4eeb0bfd4db4:line-ben-000040',1.79542659906483316424e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000041',1795426599.20134);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:line-ann-000042',1.79542659944143819807e+09);
INSERT INTO "inbox" VALUES('web:32aac4fc2d8722d6:last-line-01',1.79542660666606450079e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 9 : 8 : 1 4 0 1');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 : 1 2 = - + 1 8');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 7 2 9 4 3 6 x 9');
INSERT INTO "log" VALUES(1,5,3,'M10v 7x9(=)63');
INSERT INTO "log" VALUES(1,6,-1,'refill 3 4 4 4 7 =');
INSERT INTO "log" VALUES(1,7,1,'exchange 0 1 1 4 8 9 : :');
INSERT INTO "log" VALUES(1,8,-1,'refill 1 7 8 6 - : 2 5 =');
INSERT INTO "log" VALUES(1,9,2,'M12> (9)+1-2:1=8');
INSERT INTO "log" VALUES(1,10,-1,'refill 2 0 3 = 5 x + + 6');
INSERT INTO "log" VALUES(2,1,-1,'first 3');
INSERT INTO "log" VALUES(2,2,-1,'board E5 1 C5 3 G5 9 E3 9 E7 5');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 7 8');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 2 2');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 3 6');
INSERT INTO "log" VALUES(2,6,3,'E6 y6');
INSERT INTO "log" VALUES(2,7,-1,'refill 3 6');
INSERT INTO "log" VALUES(2,8,1,'E2 y7');
INSERT INTO "log" VALUES(2,9,-1,'refill 1 5');
INSERT INTO "log" VALUES(2,10,2,'E4 r2 turn E5');
INSERT INTO "log" VALUES(2,11,-1,'refill 2 5');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll I X X L');
INSERT INTO "log" VALUES(4,1,-1,'first 3');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 K13 K13 K10 B7 B3 B8 K1 Y5 R6 R9 K3 R7 K8 R10');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 K6 R13 K9 Y2 Y12 Y9 K9 B5 R11 K7 R2 Y1 B13 R2');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 K6 B5 Y1 R6 B10 B9 R8 R11 B3 K2 R1 Y9 R13 R10');
INSERT INTO "log" VALUES(4,5,3,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 3 B13 Y6');
INSERT INTO "log" VALUES(4,7,3,'meld R10 R11 J R13 R1');
INSERT INTO "log" VALUES(4,8,3,'meld R6 Y6 K6');
INSERT INTO "log" VALUES(4,9,3,'discard R8');
INSERT INTO "log" VALUES(4,10,1,'draw R8');
INSERT INTO "log" VALUES(4,11,-1,'draw 1 R3');
INSERT INTO "log" VALUES(5,1,-1,'first 1');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 Y10 Y3 B7 B1 B10 B4 R10 K7 K12 R5 K5 Y4 R11 K8');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 Y4 K4 K6 Y8 K6 R6 B3 K3 R12 B13 K5 R11 Y11 B9');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 R9 K2 K12 B8 R2 Y5 R1 Y10 B11 R4 B12 Y2 Y9 Y6');
INSERT INTO "log" VALUES(5,5,1,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 1 K3 B5');
INSERT INTO "log" VALUES(5,7,1,'meld Y3 K3 J');
INSERT INTO "log" VALUES(5,8,1,'meld R5 B5 K5');
INSERT INTO "log" VALUES(5,9,1,'meld R10 B10 Y10');
INSERT INTO "log" VALUES(5,10,1,'discard K12');
INSERT INTO "log" VALUES(5,11,2,'draw');
INSERT INTO "log" VALUES(5,12,-1,'draw 2 Y2 B2');
INSERT INTO "log" VALUES(6,1,-1,'first 1');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 1 7 2 2 4 - - :');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 = 9 7 1 = 5 5 8');
INSERT INTO "log" VALUES(6,4,1,'M8v 7-1-2(=)4');
INSERT INTO "log" VALUES(6,5,-1,'refill 1 0 x 6 6 5 6');
INSERT INTO "log" VALUES(6,6,2,'L9> 9(-)8=1');
INSERT INTO "log" VALUES(6,7,-1,'refill 2 0 8 : 9');
INSERT INTO "log" VALUES(6,8,1,'exchange 0 2 5 6 6 6 x :');
INSERT INTO "log" VALUES(6,9,-1,'refill 1 = 9 9 = 4 3 x 4');
INSERT INTO "log" VALUES(6,10,2,'P6v 90:(1)8=5');
INSERT INTO "log" VALUES(6,11,-1,'refill 2 9 0 + 5 8 6');
INSERT INTO "log" VALUES(6,12,1,'O8> 4(:)4x9=9');
INSERT INTO "log" VALUES(6,13,-1,'refill 1 + 9 9 = = 0');
INSERT INTO "log" VALUES(6,14,2,'T4v 5+65(=)70');
INSERT INTO "log" VALUES(6,15,-1,'refill 2 6 3 3 x 5 1');
INSERT INTO "log" VALUES(8,1,-1,'first 3');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 = 9 = 7 2 x x 3');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 0 4 6 8 2 7 = :');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 = 4 4 6 = : 3 -');
INSERT INTO "log" VALUES(8,5,3,'exchange 3 4 4 6 - : = =');
INSERT INTO "log" VALUES(8,6,-1,'refill 3 5 5 = 2 1 4 + 6');
INSERT INTO "log" VALUES(8,7,1,'M10v 3x9(=)27');
INSERT INTO "log" VALUES(8,8,-1,'refill 1 = = 5 9 0');
INSERT INTO "log" VALUES(8,9,2,'I12> 648:(9)=72');
INSERT INTO "log" VALUES(8,10,-1,'refill 2 3 4 7 9 4 7 =');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//32aac4fc2d8722d6',X'96EC791E9F049AA147788182FB2FAD4BB78A68D5343E09CC9F10938EF06CF7AA');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(95,'{"to":["aside","web","lobby","","32aac4fc2d8722d6"],"lines":[["which-table",{}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"4","game":"Rummy-Pur","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:32aac4fc2d8722d6:last-line-01"}',0,'19ba3d1f-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('2945059f702db53a39e085aaca4d3b16');
INSERT INTO "person" VALUES('cf1039f0e34d4e7bcc844f42019473df');
INSERT INTO "person" VALUES('d9d34fdb2c41de855ac9bec07df02f9c');
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
INSERT INTO "preference" VALUES('web//1e4f4eeb0bfd4db4','','','en','{}');
INSERT INTO "preference" VALUES('web//32aac4fc2d8722d6','','','en','{}');
INSERT INTO "preference" VALUES('web//729c585e4f5fcf7f','','','en','{}');
INSERT INTO "preference" VALUES('web/lobby/','','','en','{}');
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
INSERT INTO "run" VALUES(1,'b51bf59a');
INSERT INTO "run" VALUES(2,'19ba3d1f');
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
INSERT INTO "seat" VALUES(1,1,'d9d34fdb2c41de855ac9bec07df02f9c','web','32aac4fc2d8722d6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'2945059f702db53a39e085aaca4d3b16','web','1e4f4eeb0bfd4db4','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'cf1039f0e34d4e7bcc844f42019473df','web','729c585e4f5fcf7f','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'d9d34fdb2c41de855ac9bec07df02f9c','web','32aac4fc2d8722d6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'2945059f702db53a39e085aaca4d3b16','web','1e4f4eeb0bfd4db4','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'cf1039f0e34d4e7bcc844f42019473df','web','729c585e4f5fcf7f','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'d9d34fdb2c41de855ac9bec07df02f9c','web','32aac4fc2d8722d6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'2945059f702db53a39e085aaca4d3b16','web','1e4f4eeb0bfd4db4','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'cf1039f0e34d4e7bcc844f42019473df','web','729c585e4f5fcf7f','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'d9d34fdb2c41de855ac9bec07df02f9c','web','32aac4fc2d8722d6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'2945059f702db53a39e085aaca4d3b16','web','1e4f4eeb0bfd4db4','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'cf1039f0e34d4e7bcc844f42019473df','web','729c585e4f5fcf7f','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'d9d34fdb2c41de855ac9bec07df02f9c','web','32aac4fc2d8722d6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'2945059f702db53a39e085aaca4d3b16','web','1e4f4eeb0bfd4db4','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'cf1039f0e34d4e7bcc844f42019473df','web','729c585e4f5fcf7f','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'d9d34fdb2c41de855ac9bec07df02f9c','web','32aac4fc2d8722d6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'d9d34fdb2c41de855ac9bec07df02f9c','web','32aac4fc2d8722d6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'cf1039f0e34d4e7bcc844f42019473df','web','729c585e4f5fcf7f','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'d9d34fdb2c41de855ac9bec07df02f9c','web','32aac4fc2d8722d6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'2945059f702db53a39e085aaca4d3b16','web','1e4f4eeb0bfd4db4','Ben',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,1.57605144399931305088e+01,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','100',1,'rack/1/10',1.79542659864371728899e+09);
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','103',2,'rack/2/11',1.79542659879706501956e+09);
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','106',3,'rack/3/4',1.79542659884742903707e+09);
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','113',5,'rack/5/10',1.79542659908324527743e+09);
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','25',1,'rack/1/4',1.79542658906810951233e+09);
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','29',2,'rack/2/5',1.79542659085924816131e+09);
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','35',3,'rack/3/0',1.79542659313817238803e+09);
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','42',4,'rack/4/4',1.79542659516324257847e+09);
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','48',5,'rack/5/4',1.79542659558345508571e+09);
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','53',8,'rack/8/4',1.79542659626394963262e+09);
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','73',8,'rack/8/6',1.79542659695541810993e+09);
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','82',3,'rack/3/0',1.79542659741021895405e+09);
INSERT INTO "shown" VALUES('web//1e4f4eeb0bfd4db4','89',5,'rack/5/10',1.79542659810737109185e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','105',3,'rack/3/4',1.79542659884727716446e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','111',4,'rack/4/9',1.79542659897632265087e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','115',6,'',1.79542659927624082567e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','116',6,'rack/6/13',1.79542659929262065883e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','117',6,'',1.79542659931924271582e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','120',8,'rack/8/10',1.79542659965166449551e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','24',1,'rack/1/4',1.79542658906797909738e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','28',2,'rack/2/5',1.79542659085913252833e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','34',3,'rack/3/0',1.79542659313806343083e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','41',4,'rack/4/4',1.79542659516314864155e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','47',5,'rack/5/4',1.79542659558340311049e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','52',6,'',1.79542659626371598237e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','58',8,'rack/8/4',1.79542659633203196527e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','60',3,'rack/3/0',1.79542659649909281728e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','62',5,'rack/5/4',1.79542659655114769938e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','65',6,'',1.79542659659634113314e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','67',6,'rack/6/5',1.795426596644302845e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','70',6,'',1.79542659678059935571e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','77',1,'rack/1/8',1.79542659716237711911e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','81',2,'rack/2/9',1.79542659738042879109e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','87',4,'rack/4/9',1.79542659800021553039e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','91',5,'rack/5/10',1.79542659817555356029e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','92',6,'',1.795426598324984312e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','93',6,'rack/6/9',1.79542659835903692247e+09);
INSERT INTO "shown" VALUES('web//32aac4fc2d8722d6','94',6,'',1.79542659838138055801e+09);
INSERT INTO "shown" VALUES('web//729c585e4f5fcf7f','107',3,'rack/3/4',1.79542659884749174117e+09);
INSERT INTO "shown" VALUES('web//729c585e4f5fcf7f','26',1,'rack/1/4',1.79542659084802722927e+09);
INSERT INTO "shown" VALUES('web//729c585e4f5fcf7f','32',2,'rack/2/5',1.79542659171312785149e+09);
INSERT INTO "shown" VALUES('web//729c585e4f5fcf7f','37',3,'rack/3/0',1.79542659343411111828e+09);
INSERT INTO "shown" VALUES('web//729c585e4f5fcf7f','44',4,'rack/4/4',1.7954265952334840298e+09);
INSERT INTO "shown" VALUES('web//729c585e4f5fcf7f','49',5,'rack/5/4',1.79542659568999624251e+09);
INSERT INTO "shown" VALUES('web//729c585e4f5fcf7f','55',8,'rack/8/4',1.79542659628194832804e+09);
INSERT INTO "shown" VALUES('web//729c585e4f5fcf7f','57',1,'rack/1/6',1.79542659633190298078e+09);
INSERT INTO "shown" VALUES('web//729c585e4f5fcf7f','59',4,'rack/4/4',1.79542659649474763867e+09);
INSERT INTO "shown" VALUES('web//729c585e4f5fcf7f','88',4,'rack/4/9',1.79542659800027298933e+09);
INSERT INTO "shown" VALUES('web//729c585e4f5fcf7f','97',8,'rack/8/8',1.79542659847572612765e+09);
INSERT INTO "shown" VALUES('web/lobby/','102',2,'',1.7954265987969732284e+09);
INSERT INTO "shown" VALUES('web/lobby/','108',3,'acting/3/4/0',1.79542659885259962078e+09);
INSERT INTO "shown" VALUES('web/lobby/','110',4,'',1.79542659897159218788e+09);
INSERT INTO "shown" VALUES('web/lobby/','119',8,'',1.79542659965151643747e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1795426586.85135);
INSERT INTO "shown" VALUES('web/lobby/','27',1,'',1.7954265908484148979e+09);
INSERT INTO "shown" VALUES('web/lobby/','30',2,'challenge/2',1.79542659095538067819e+09);
INSERT INTO "shown" VALUES('web/lobby/','36',2,'',1.79542659343395304681e+09);
INSERT INTO "shown" VALUES('web/lobby/','38',3,'challenge/3',1.79542659353388476366e+09);
INSERT INTO "shown" VALUES('web/lobby/','39',3,'',1.79542659403947901719e+09);
INSERT INTO "shown" VALUES('web/lobby/','45',3,'acting/3/0/0',1.795426595233644247e+09);
INSERT INTO "shown" VALUES('web/lobby/','46',4,'challenge/4',1.79542659558327794078e+09);
INSERT INTO "shown" VALUES('web/lobby/','54',4,'',1.7954265962643024922e+09);
INSERT INTO "shown" VALUES('web/lobby/','56',5,'challenge/5',1.79542659632588839533e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',5,'',1.79542659652765488622e+09);
INSERT INTO "shown" VALUES('web/lobby/','63',7,'challenge/7',1.79542659656331086157e+09);
INSERT INTO "shown" VALUES('web/lobby/','64',NULL,'tournament/1',1.79542659657502675059e+09);
INSERT INTO "shown" VALUES('web/lobby/','68',8,'',1.79542659668121123311e+09);
INSERT INTO "shown" VALUES('web/lobby/','69',1,'',1.79542659675555491449e+09);
INSERT INTO "shown" VALUES('web/lobby/','71',2,'',1.79542659690449500089e+09);
INSERT INTO "shown" VALUES('web/lobby/','74',8,'',1.79542659703134417528e+09);
INSERT INTO "shown" VALUES('web/lobby/','76',1,'',1.79542659716226363176e+09);
INSERT INTO "shown" VALUES('web/lobby/','80',2,'',1.79542659738038802149e+09);
INSERT INTO "shown" VALUES('web/lobby/','86',4,'',1.79542659800006866458e+09);
INSERT INTO "shown" VALUES('web/lobby/','90',5,'',1.79542659817543888084e+09);
INSERT INTO "shown" VALUES('web/lobby/','96',8,'',1.79542659847561955448e+09);
INSERT INTO "shown" VALUES('web/lobby/','99',1,'',1.79542659864362907405e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'d9d34fdb2c41de855ac9bec07df02f9c','web','32aac4fc2d8722d6','Ann','running','[[]]',5,'["2c4ff8847b6320e04df843be3fdcbce88efb11e9f975b3f107e4321a0fcb6c80", "316391c317c826a775d83825613c85a3e03b8cfcbb27f6e4bdc7fcdf742e2c48"]','3d+1d/7d',1);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',95);
COMMIT;
PRAGMA user_version = 18;
