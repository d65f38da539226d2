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
INSERT INTO "account" VALUES('web','16e3f21734335eb1','e11d9d33f78d5f49a59d4b422697ec11','');
INSERT INTO "account" VALUES('web','8241ca476737af95','b9797335993676def159f36b6fc9020d','');
INSERT INTO "account" VALUES('web','f7c2d4958465cef2','5eccefdc82be134ff0d9c82c47297989','');
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
INSERT INTO "entrant" VALUES(1,0,'5eccefdc82be134ff0d9c82c47297989','web','f7c2d4958465cef2','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'e11d9d33f78d5f49a59d4b422697ec11','web','16e3f21734335eb1','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'b9797335993676def159f36b6fc9020d','web','8241ca476737af95','Cara',1,0,'');
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
, since INTEGER NOT NULL DEFAULT 0, moved_to_private INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT '', clocks TEXT NOT NULL DEFAULT '', dues TEXT NOT NULL DEFAULT '{}', rated INTEGER NOT NULL DEFAULT 0, became_unrated INTEGER NOT NULL DEFAULT 0, acted REAL NOT NULL DEFAULT 0, takeback TEXT NOT NULL DEFAULT '', reminders TEXT NOT NULL DEFAULT '{}') STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'327F592898BCAA645C9F9A226B155B30BBF2769D3AA2D21134C0737907592CDE','',10,'[3]',6,1.79542375385774159429e+09,NULL,2.76483288062410603735e+05,10,0,'3d+1d/7d','{"seats": [[345598.325487122, 1.6745128780021332, false, 0.0, 0.0, false], [345599.335335699, 0.664664300995355, false, 0.0, 0.0, false], [345598.372334412, 1.6276655879992177, true, 0.0, 0.0, false]], "at": 4.590194880998752, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345602.962529293, "remind": 276483.2880624106}',1,0,4.59017396000126609578e+00,'','{"3": {"began": 4.590393767000933, "given": 345598.372334412, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'7F3952C776BC3FBA3E27727EF415FE78ADAC7AF0430A44BB226D5DC670D515DD','',11,'[2]',6,1.79542375395541048055e+09,NULL,2.76483215694184822504e+05,11,0,'3d+1d/7d','{"seats": [[345599.349699706, 0.6503002940007718, false, 0.0, 0.0, false], [345598.210383991, 1.7896160090022022, true, 0.0, 0.0, false], [345598.51572553604, 1.4842744639972807, false, 0.0, 0.0, false]], "at": 4.647386992000975, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345602.857770983, "remind": 276483.2156941848}',1,0,4.64736980599991511553e+00,'','{"2": {"began": 4.647699886998453, "given": 345598.210383991, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'FD65B801628E0016CAD6FE9A1046BE6C4956587F2DEEC194582BE1DD4CB27F6C','',4,'[1, 2, 3]',6,1.79542375409137296678e+09,NULL,6.46970201770018320513e+01,4,0,'','','{"limit": 64.69702017700183}',1,0,4.69699338800273835659e+00,'','{}');
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'5477D01514E2297AED35D01215FF2192949B6B7FE5D5E491D2C1E22EB5A4D032','',11,'[2]',6,1.79542375420247554782e+09,NULL,207364.118900682,9,0,'3d+1d/7d','{"seats": [[345596.851959485, 3.148040514999593, false, 0.0, 0.0, false], [259199.361922299, 0.6380777010053862, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false]], "at": 4.756978383004025, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259204.118900682, "remind": 207364.118900682}',1,0,4.75696021600015228614e+00,'','{"2": {"began": 4.11910020900541, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'0DCB4B458FC71C761012C9BF4E5951DA4D56CF51DC5252441B9608BFB050B109','',12,'[3]',6,1.79542375435561823841e+09,NULL,207364.198399146,10,0,'3d+1d/7d','{"seats": [[259200.0, 0.0, false, 0.0, 0.0, false], [345596.92651937203, 3.073480628001562, false, 0.0, 0.0, false], [259199.40232298, 0.5976770199995372, true, 0.0, 0.0, false]], "at": 4.796076165999693, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259204.198399146, "remind": 207364.198399146}',1,0,4.79605991100106621161e+00,'','{"3": {"began": 4.198607987003925, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
INSERT INTO "game_table" VALUES(6,'web','@f7c2d4958465cef2','','summy','{}',0,1,'running',1,X'8B5007D8AB73F2FFA89AE69722243419C6BAC90A0606480F4DACFEEC5BABE436','',17,'[1]',8,1.79542375443299984929e+09,NULL,NULL,17,0,'','','{}',1,0,4.86061027800315059721e+00,'','{}');
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'42A061FD00874A55F9D801DCEFD6B2DD3D111BB7EA4C98C0ACE665DE078B0012','',0,'[]',1,1.79542375448414111144e+09,NULL,86401.249162727,0,0,'3d+1d/7d','','{"lapse": 86401.249162727}',1,0,0.0,'','{}');
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'845BA7BCC7DC5B306D1D82FEAD583CB6F43D9EBB5343A55C0F578B73840A5D1E','',10,'[1]',4,1.79542375469185256958e+09,NULL,2.76483025376185367351e+05,10,0,'3d+1d/7d','{"seats": [[345597.643420853, 2.356579147002776, true, 0.0, 0.0, false], [345599.34868300403, 0.6513169960016967, false, 0.0, 0.0, false], [345599.55698271596, 0.4430172840002342, false, 0.0, 0.0, false]], "at": 4.91063950300304, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": true}','{"clock": 345602.554060356, "remind": 276483.02537618537}',1,0,4.91062277799937874078e+00,'','{"1": {"began": 4.910824889004289, "given": 345597.643420853, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000000',1.79542375381794619554e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000001',1.79542375383224058153e+09);
INSERT INTO "inbox" VALUES('web:8241ca476737af95:line-cara-000002',1.79542375386314606664e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000003',1.79542375390859961512e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000004',1.79542375393162322036e+09);
INSERT INTO "inbox" VALUES('web:8241ca476737af95:line-cara-000005',1.79542375397130131724e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000006',1.79542375402612495419e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000007',1.79542375405727863309e+09);
INSERT INTO "inbox" VALUES('web:8241ca476737af95:line-cara-000008',1.79542375409429979323e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000009',1.7954237541309316158e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000010',1.79542375416605854039e+09);
INSERT INTO "inbox" VALUES('web:8241ca476737af95:line-cara-000011',1.79542375422560214993e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000012',1.79542375428803372382e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000013',1.79542375433592724803e+09);
INSERT INTO "inbox" VALUES('web:8241ca476737af95:line-cara-000014',1.79542375437461471554e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000015',1.79542375443890810009e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000016',1.7954237544847877026e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000017',1.79542375452161622048e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000018',1.79542375457551908494e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000019',1.79542375463004612919e+09);
INSERT INTO "inbox" VALUES('web:8241ca476737af95:line-cara-000020',1.79542375464788055419e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000021',1.79542375469627356527e+09);
INSERT INTO "inbox" VALUES('web:8241ca476737af95:line-cara-000022',1.79542375549825406074e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000023',1.79542375574882054323e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000024',1.7954237561440610886e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000025',1.79542375646516132355e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000026',1.7954237565644984245e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000027',1.79542375681340527536e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000028',1.79542375705247306827e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000029',1.79542375716167187686e+09);
INSERT INTO "inbox" VALUES('web:8241ca476737af95:line-cara-000030',1.79542375723385357858e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000031',1.79542375728577136995e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000032',1.79542375735700273512e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000033',1.79542375743478918072e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000034',1.79542375751026940348e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000035',1.79542375770407581329e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000036',1.79542375782645535469e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000037',1.79542375788391447063e+09);
INSERT INTO "inbox" VALUES('web:8241ca476737af95:line-cara-000038',1.7954237579332416058e+09);
INSERT INTO "inbox" VALUES('web:16e3f21734335eb1:line-ben-000039',1.79542375799320721627e+09);
INSERT INTO "inbox" VALUES('web:8241ca476737af95:line-cara-000040',1.79542375803228712082e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:line-ann-000041',1.79542375808415699003e+09);
INSERT INTO "inbox" VALUES('web:8241ca476737af95:line-cara-000042',1.79542375814727663994e+09);
INSERT INTO "inbox" VALUES('web:f7c2d4958465cef2:last-line-01',1.79542376035332918162e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 6 3 + = 8 9 + 9');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 + 0 5 0 = - 5 =');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 4 6 0 - - = 0 3');
INSERT INTO "log" VALUES(1,5,3,'exchange 0 0 3 4 6 - - =');
INSERT INTO "log" VALUES(1,6,-1,'refill 3 2 2 2 1 8 3 2 8');
INSERT INTO "log" VALUES(1,7,1,'M10v 3+6(=)9');
INSERT INTO "log" VALUES(1,8,-1,'refill 1 3 2 1 -');
INSERT INTO "log" VALUES(1,9,2,'J13> 0+5(=)5');
INSERT INTO "log" VALUES(1,10,-1,'refill 2 = 0 8 5');
INSERT INTO "log" VALUES(2,1,-1,'first 2');
INSERT INTO "log" VALUES(2,2,-1,'board E5 5 C5 6 G5 8 E3 9 E7 9');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 5 4');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 6 7');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 7 6');
INSERT INTO "log" VALUES(2,6,2,'F5 y7');
INSERT INTO "log" VALUES(2,7,-1,'refill 2 3');
INSERT INTO "log" VALUES(2,8,3,'E6 y6');
INSERT INTO "log" VALUES(2,9,-1,'refill 3 8');
INSERT INTO "log" VALUES(2,10,1,'E2 y4');
INSERT INTO "log" VALUES(2,11,-1,'refill 1 7');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll I V X L');
INSERT INTO "log" VALUES(4,1,-1,'first 1');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 B3 R8 B6 B1 R9 Y3 R11 Y10 R10 B4 K13 Y8 R4 K2');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 R6 Y7 Y13 B12 K1 Y6 B10 B8 K11 B1 K1 B5 B6 B10');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 Y5 B8 B9 K11 R7 R3 R2 K9 Y1 R7 B13 Y6 Y8 K12');
INSERT INTO "log" VALUES(4,5,1,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 1 R12 Y3');
INSERT INTO "log" VALUES(4,7,1,'meld R8 R9 R10 R11 R12');
INSERT INTO "log" VALUES(4,8,1,'meld B3 B4 J B6');
INSERT INTO "log" VALUES(4,9,1,'discard Y3');
INSERT INTO "log" VALUES(4,10,2,'draw');
INSERT INTO "log" VALUES(4,11,-1,'draw 2 Y2 R5');
INSERT INTO "log" VALUES(5,1,-1,'first 2');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 R5 Y5 B7 B11 K3 R6 B7 Y9 K7 Y12 B10 K12 K8 R6');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 K6 B6 B4 B13 Y7 B5 Y7 K6 Y3 R13 K4 R4 R12 Y11');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 B10 R3 B3 R7 B2 K1 K8 K1 K13 R1 R4 K3 Y12 Y5');
INSERT INTO "log" VALUES(5,5,2,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 2 B5 R11');
INSERT INTO "log" VALUES(5,7,2,'meld R11 R12 R13');
INSERT INTO "log" VALUES(5,8,2,'meld B5 B6 J');
INSERT INTO "log" VALUES(5,9,2,'meld R4 B4 K4');
INSERT INTO "log" VALUES(5,10,2,'discard Y11');
INSERT INTO "log" VALUES(5,11,3,'draw');
INSERT INTO "log" VALUES(5,12,-1,'draw 3 K2 B11');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 8 1 8 : 6 : = 8');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 - 2 - 7 9 = 0 :');
INSERT INTO "log" VALUES(6,4,2,'H13> 9-0-7(=)2');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 6 2 5 - x 6');
INSERT INTO "log" VALUES(6,6,1,'K11v 16(-)8=8');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 4 6 3 7 6');
INSERT INTO "log" VALUES(6,8,2,'K16> (8)-2=6');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 : = 4 x');
INSERT INTO "log" VALUES(6,10,1,'N9v 736:(2):8(=)46');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 = 4 2 2 3 = 3 8');
INSERT INTO "log" VALUES(6,12,2,'H10v 54:(9)=6');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 5 4 0 3 :');
INSERT INTO "log" VALUES(6,14,1,'I11v 32(-)4=28');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 8 1 4 + 5 -');
INSERT INTO "log" VALUES(6,16,2,'exchange 0 3 4 5 x x : :');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 4 7 x 5 = 0 0 0');
INSERT INTO "log" VALUES(8,1,-1,'first 1');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 + 5 3 0 4 6 3 1');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 + : : 8 = x 2 6');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 0 9 1 0 8 4 3 :');
INSERT INTO "log" VALUES(8,5,1,'M8v 13+43(=)56');
INSERT INTO "log" VALUES(8,6,-1,'refill 1 8 + = 7 = 5 -');
INSERT INTO "log" VALUES(8,7,2,'M14> (5)+6:2=8');
INSERT INTO "log" VALUES(8,8,-1,'refill 2 + x = 6 = 9');
INSERT INTO "log" VALUES(8,9,3,'R7v 0:13489(=)0');
INSERT INTO "log" VALUES(8,10,-1,'refill 3 5 1 8 1 = 1 = :');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//f7c2d4958465cef2',X'1C03C5ED2F230E460EFEE0FE32D9351625FC0C1AA287EBBA4D8E90909CC00899');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(96,'{"to":["channel","web","lobby",""],"lines":[["board-of",{"table":"3"}],["summa-rolled",{"player":{"name":"Ann","person":["web","f7c2d4958465cef2"],"notify":false,"whose":"5eccefdc82be134ff0d9c82c47297989"},"seat":"1","symbols":"I V X L","round":"1","rounds":"8"}]],"buttons":[],"locale":"en","table":3,"game":"summa","picture":"board now","ply":4,"answers":"web:f7c2d4958465cef2:last-line-01"}',0,'587e8dd1-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('5eccefdc82be134ff0d9c82c47297989');
INSERT INTO "person" VALUES('b9797335993676def159f36b6fc9020d');
INSERT INTO "person" VALUES('e11d9d33f78d5f49a59d4b422697ec11');
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
INSERT INTO "preference" VALUES('web//16e3f21734335eb1','','','en','{}');
INSERT INTO "preference" VALUES('web//8241ca476737af95','','','en','{}');
INSERT INTO "preference" VALUES('web//f7c2d4958465cef2','','','en','{}');
INSERT INTO "preference" VALUES('web/lobby/','','','en','{}');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'4d324b0d');
INSERT INTO "run" VALUES(2,'587e8dd1');
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
INSERT INTO "seat" VALUES(1,1,'5eccefdc82be134ff0d9c82c47297989','web','f7c2d4958465cef2','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'e11d9d33f78d5f49a59d4b422697ec11','web','16e3f21734335eb1','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'b9797335993676def159f36b6fc9020d','web','8241ca476737af95','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'5eccefdc82be134ff0d9c82c47297989','web','f7c2d4958465cef2','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'e11d9d33f78d5f49a59d4b422697ec11','web','16e3f21734335eb1','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'b9797335993676def159f36b6fc9020d','web','8241ca476737af95','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'5eccefdc82be134ff0d9c82c47297989','web','f7c2d4958465cef2','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'e11d9d33f78d5f49a59d4b422697ec11','web','16e3f21734335eb1','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'b9797335993676def159f36b6fc9020d','web','8241ca476737af95','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'5eccefdc82be134ff0d9c82c47297989','web','f7c2d4958465cef2','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'e11d9d33f78d5f49a59d4b422697ec11','web','16e3f21734335eb1','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'b9797335993676def159f36b6fc9020d','web','8241ca476737af95','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'5eccefdc82be134ff0d9c82c47297989','web','f7c2d4958465cef2','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'e11d9d33f78d5f49a59d4b422697ec11','web','16e3f21734335eb1','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'b9797335993676def159f36b6fc9020d','web','8241ca476737af95','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'5eccefdc82be134ff0d9c82c47297989','web','f7c2d4958465cef2','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'5eccefdc82be134ff0d9c82c47297989','web','f7c2d4958465cef2','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'e11d9d33f78d5f49a59d4b422697ec11','web','16e3f21734335eb1','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'5eccefdc82be134ff0d9c82c47297989','web','f7c2d4958465cef2','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'b9797335993676def159f36b6fc9020d','web','8241ca476737af95','Cara',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,5.01034850200812797993e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','103',1,'rack/1/10',1.79542375786952090261e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','109',3,'rack/3/4',1.79542375797567892075e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','113',4,'rack/4/9',1.7954237580106091499e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','25',1,'rack/1/4',1.79542375483530259128e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','30',2,'rack/2/5',1.79542375535404706001e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','38',3,'rack/3/0',1.79542375583743309976e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','44',4,'rack/4/4',1.79542375640420150757e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','51',5,'rack/5/4',1.79542375663927173618e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','56',8,'rack/8/4',1.79542375678298807145e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','61',2,'rack/2/7',1.795423756871753931e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','66',5,'rack/5/4',1.79542375697576427461e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','75',8,'rack/8/6',1.79542375712498855589e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','85',3,'rack/3/0',1.79542375741127324109e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','90',4,'rack/4/9',1.79542375762201309201e+09);
INSERT INTO "shown" VALUES('web//16e3f21734335eb1','93',5,'rack/5/10',1.7954237576634535789e+09);
INSERT INTO "shown" VALUES('web//8241ca476737af95','110',3,'rack/3/4',1.79542375797575139997e+09);
INSERT INTO "shown" VALUES('web//8241ca476737af95','115',5,'rack/5/10',1.79542375804707932474e+09);
INSERT INTO "shown" VALUES('web//8241ca476737af95','122',8,'rack/8/10',1.79542375818467116353e+09);
INSERT INTO "shown" VALUES('web//8241ca476737af95','26',1,'rack/1/4',1.79542375502344918247e+09);
INSERT INTO "shown" VALUES('web//8241ca476737af95','32',2,'rack/2/5',1.79542375554380083087e+09);
INSERT INTO "shown" VALUES('web//8241ca476737af95','39',3,'rack/3/0',1.795423755863781929e+09);
INSERT INTO "shown" VALUES('web//8241ca476737af95','46',4,'rack/4/4',1.79542375654879283897e+09);
INSERT INTO "shown" VALUES('web//8241ca476737af95','53',5,'rack/5/4',1.79542375674049687383e+09);
INSERT INTO "shown" VALUES('web//8241ca476737af95','58',8,'rack/8/4',1.79542375679872441293e+09);
INSERT INTO "shown" VALUES('web//8241ca476737af95','63',1,'rack/1/6',1.7954237568883957863e+09);
INSERT INTO "shown" VALUES('web//8241ca476737af95','83',2,'rack/2/9',1.79542375738648843763e+09);
INSERT INTO "shown" VALUES('web//8241ca476737af95','91',5,'rack/5/10',1.79542375762207746508e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','106',2,'rack/2/11',1.79542375792023062709e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','108',3,'rack/3/4',1.79542375797553658482e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','117',6,'',1.7954237581152997017e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','118',6,'rack/6/15',1.79542375812846088413e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','120',6,'',1.79542375815932154659e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','24',1,'rack/1/4',1.79542375483518457414e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','29',2,'rack/2/5',1.79542375535378050804e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','37',3,'rack/3/0',1.795423755836114645e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','43',4,'rack/4/4',1.79542375640407729153e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','50',5,'rack/5/4',1.79542375663916015625e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','52',6,'',1.7954237566692888737e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','57',6,'rack/6/3',1.7954237567831020355e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','62',8,'rack/8/4',1.79542375688827562331e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','64',6,'',1.79542375692369914055e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','67',3,'rack/3/0',1.79542375699528861045e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','69',4,'rack/4/4',1.79542375703152060507e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','72',6,'',1.79542375705646729466e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','74',6,'rack/6/7',1.79542375712484598157e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','78',6,'',1.79542375723469018931e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','82',1,'rack/1/8',1.79542375738634371758e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','87',4,'rack/4/9',1795423757.45525);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','92',6,'',1.79542375765709853177e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','94',6,'rack/6/11',1795423757.66936);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','97',6,'',1.79542375773440384865e+09);
INSERT INTO "shown" VALUES('web//f7c2d4958465cef2','99',8,'rack/8/8',1.79542375777575016022e+09);
INSERT INTO "shown" VALUES('web/lobby/','100',8,'',1.79542375782145667076e+09);
INSERT INTO "shown" VALUES('web/lobby/','102',1,'',1.7954237578693625927e+09);
INSERT INTO "shown" VALUES('web/lobby/','105',2,'',1.79542375792008018493e+09);
INSERT INTO "shown" VALUES('web/lobby/','111',3,'acting/3/4/0',1.79542375798048162464e+09);
INSERT INTO "shown" VALUES('web/lobby/','121',8,'',1.79542375818453836438e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79542375382840657237e+09);
INSERT INTO "shown" VALUES('web/lobby/','27',1,'',1.79542375502467203137e+09);
INSERT INTO "shown" VALUES('web/lobby/','28',2,'challenge/2',1.79542375505913901325e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',2,'',1.79542375554424667354e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'challenge/3',1.7954237555702035427e+09);
INSERT INTO "shown" VALUES('web/lobby/','35',3,'',1.79542375561534953121e+09);
INSERT INTO "shown" VALUES('web/lobby/','40',3,'acting/3/0/0',1.79542375586536908154e+09);
INSERT INTO "shown" VALUES('web/lobby/','41',4,'challenge/4',1.7954237558798208236e+09);
INSERT INTO "shown" VALUES('web/lobby/','47',4,'',1.79542375654966640478e+09);
INSERT INTO "shown" VALUES('web/lobby/','49',5,'challenge/5',1.79542375658225274084e+09);
INSERT INTO "shown" VALUES('web/lobby/','54',5,'',1.79542375674087929726e+09);
INSERT INTO "shown" VALUES('web/lobby/','55',7,'challenge/7',1.79542375676501178745e+09);
INSERT INTO "shown" VALUES('web/lobby/','59',NULL,'tournament/1',1.79542375679911160469e+09);
INSERT INTO "shown" VALUES('web/lobby/','68',8,'',1.79542375702028369904e+09);
INSERT INTO "shown" VALUES('web/lobby/','71',1,'',1.79542375704856824875e+09);
INSERT INTO "shown" VALUES('web/lobby/','73',2,'',1.79542375710123181344e+09);
INSERT INTO "shown" VALUES('web/lobby/','79',8,'',1.79542375727922582633e+09);
INSERT INTO "shown" VALUES('web/lobby/','84',1,'',1.7954237574111297131e+09);
INSERT INTO "shown" VALUES('web/lobby/','89',2,'',1.79542375762186264993e+09);
INSERT INTO "shown" VALUES('web/lobby/','96',4,'',1.79542375772373294828e+09);
INSERT INTO "shown" VALUES('web/lobby/','98',5,'',1.79542375776833820341e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'5eccefdc82be134ff0d9c82c47297989','web','f7c2d4958465cef2','Ann','running','[[]]',5,'["4ff19e3b24d9eb5b00200b567c7ae1e3474af45e9917f449b35ee228f82f078a", "17f06a4540a35623aa9b0cd96aab1c928247f5ca5482afd2b686af71f3c609ab"]','3d+1d/7d',1);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',96);
COMMIT;
PRAGMA user_version = 16;
