BEGIN TRANSACTION;
CREATE TABLE entrant (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    number INTEGER NOT NULL,
    platform TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    here INTEGER NOT NULL,
    excused INTEGER NOT NULL, luck TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "entrant" VALUES(1,0,'web','66a62e69572ad520','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'web','f1e3ac32154c965d','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'web','6cc1c7703c230e57','Cara',1,0,'');
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
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'FFF2438F2912B97598E44D2E82289F254A66C8222549FA83372BF6F12D22BCDF','',10,'[3]',6,1.79538905288289046282e+09,NULL,NULL,10);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'F81D7E40C3FD5086CEB865F34EC7086B5F5B37C8733BEEE31E8C9395BE5BE6FF','',11,'[2]',6,1.7953890531757788658e+09,NULL,NULL,11);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'2DF489C04B06467671475D8EF4724244EAA9438C131617AA917F184061CDEAC1','',4,'[1, 2, 3]',6,1.79538905324268174175e+09,NULL,6.31430712280016450668e+01,4);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'A6AA1EEB62447B6D8E6E9713C037BFDE02FF58713C45208A5C63BFAA91EEC5A3','',12,'[3]',6,1.79538905331222462652e+09,NULL,NULL,10);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'E09B19B48CD8DDB175DD3F199AFC8BFBC658697057A9404790D157A56D6B670D','',11,'[3]',6,1.79538905338073372843e+09,NULL,NULL,9);
INSERT INTO "game_table" VALUES(6,'web','@66a62e69572ad520','','summy','{}',0,1,'running',1,X'F0B5504EB8F78A24C4A4EE339B35A3C729C68BA775B1B377BDC45AB610196D8C','',17,'[1]',8,1.79538905340364170074e+09,NULL,NULL,17);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'03F7903E45C76BED49B8390109A67AACDC60EDC9D66D1CFA6765F1A18DC9A11E','',0,'[]',1,1.79538905345436644554e+09,NULL,86401.356805153,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'6C7444DFEC8F974600AE6CECC2695F0A87230AA06EF965161EF4D8A4901502D0','',10,'[3]',4,1.79538905382469820976e+09,NULL,NULL,10);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000000',1.7953890528348853588e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000001',1.79538905286163806918e+09);
INSERT INTO "inbox" VALUES('web:6cc1c7703c230e57:line-cara-000002',1.79538905288443160056e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000003',1.79538905297598314287e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000004',1.79538905314348649975e+09);
INSERT INTO "inbox" VALUES('web:6cc1c7703c230e57:line-cara-000005',1.79538905317659378056e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000006',1.79538905320353913306e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000007',1.79538905322512578957e+09);
INSERT INTO "inbox" VALUES('web:6cc1c7703c230e57:line-cara-000008',1.79538905324324584008e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000009',1.79538905326642012592e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000010',1.79538905328970360749e+09);
INSERT INTO "inbox" VALUES('web:6cc1c7703c230e57:line-cara-000011',1.79538905331303882606e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000012',1.79538905333557796475e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000013',1.79538905335814404484e+09);
INSERT INTO "inbox" VALUES('web:6cc1c7703c230e57:line-cara-000014',1.79538905338162231442e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000015',1.79538905340427088733e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000016',1.79538905345554327969e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000017',1.79538905352908778187e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000018',1.79538905357888221737e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000019',1.79538905360334491729e+09);
INSERT INTO "inbox" VALUES('web:6cc1c7703c230e57:line-cara-000020',1.79538905372442889217e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000021',1.79538905382671117785e+09);
INSERT INTO "inbox" VALUES('web:6cc1c7703c230e57:line-cara-000022',1.79538905423666644099e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000023',1.79538905443848347659e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000024',1.79538905455187129973e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000025',1.79538905464917731289e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000026',1.79538905468378591533e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000027',1.79538905472274303433e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000028',1.79538905476291847226e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000029',1.79538905479741597174e+09);
INSERT INTO "inbox" VALUES('web:6cc1c7703c230e57:line-cara-000030',1.79538905483382678026e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000031',1.79538905486735486985e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000032',1.795389054915191412e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000033',1.79538905499464678762e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000034',1.79538905505150675773e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000035',1.79538905509590077397e+09);
INSERT INTO "inbox" VALUES('web:f1e3ac32154c965d:line-ben-000036',1.79538905515317201615e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000037',1.79538905520155906672e+09);
INSERT INTO "inbox" VALUES('web:6cc1c7703c230e57:line-cara-000038',1.79538905524134445191e+09);
INSERT INTO "inbox" VALUES('web:6cc1c7703c230e57:line-cara-000039',1.79538905528854441642e+09);
INSERT INTO "inbox" VALUES('web:6cc1c7703c230e57:line-cara-000040',1.79538905532691502571e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:line-ann-000041',1.79538905538635754589e+09);
INSERT INTO "inbox" VALUES('web:6cc1c7703c230e57:line-cara-000042',1.79538905543846845627e+09);
INSERT INTO "inbox" VALUES('web:66a62e69572ad520:last-line-01',1.79538905642854332918e+09);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,-1,'first 3');
INSERT INTO "log" VALUES(1,2,-1,'deal 1 6 5 0 8 2 : 9 7');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 2 + 6 1 8 = 7 =');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 9 4 = 0 = + - =');
INSERT INTO "log" VALUES(1,5,3,'exchange 0 4 9 + - = = =');
INSERT INTO "log" VALUES(1,6,-1,'refill 3 x : 3 9 3 7 1 -');
INSERT INTO "log" VALUES(1,7,1,'M8v 582:6(=)97');
INSERT INTO "log" VALUES(1,8,-1,'refill 1 - 0 = 4 = 0 2');
INSERT INTO "log" VALUES(1,9,2,'G9> 12+76=(8)8');
INSERT INTO "log" VALUES(1,10,-1,'refill 2 7 8 3 : 9 5 2');
INSERT INTO "log" VALUES(2,1,-1,'first 2');
INSERT INTO "log" VALUES(2,2,-1,'board E5 9 C5 2 G5 5 E3 8 E7 3');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 2 2');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 4 9');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 8 3');
INSERT INTO "log" VALUES(2,6,2,'F5 y4');
INSERT INTO "log" VALUES(2,7,-1,'refill 2 4');
INSERT INTO "log" VALUES(2,8,3,'D5 r8 turn E5');
INSERT INTO "log" VALUES(2,9,-1,'refill 3 3');
INSERT INTO "log" VALUES(2,10,1,'E2 y2');
INSERT INTO "log" VALUES(2,11,-1,'refill 1 9');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll I L I I');
INSERT INTO "log" VALUES(4,1,-1,'first 2');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 R13 Y9 B1 R1 K6 Y2 B4 B7 R6 R3 B12 R11 B5 Y12');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 R4 R11 Y6 B9 K8 B3 B2 B6 B4 Y13 R7 R9 K6 B1');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 R2 B10 B9 K11 Y4 Y5 K2 Y2 R5 Y9 Y11 R4 B5 B8');
INSERT INTO "log" VALUES(4,5,2,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 2 R6 Y8');
INSERT INTO "log" VALUES(4,7,2,'meld R9 J R11');
INSERT INTO "log" VALUES(4,8,2,'meld B1 B2 B3 B4');
INSERT INTO "log" VALUES(4,9,2,'meld R6 B6 Y6 K6');
INSERT INTO "log" VALUES(4,10,2,'discard R4');
INSERT INTO "log" VALUES(4,11,3,'draw');
INSERT INTO "log" VALUES(4,12,-1,'draw 3 K2 K4');
INSERT INTO "log" VALUES(5,1,-1,'first 2');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 B2 K12 B6 K3 R12 Y1 B10 R2 B1 Y12 R8 Y1 Y8 R4');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 R7 Y2 R8 R1 R12 B12 B7 K11 K11 B4 Y5 B9 K3 Y9');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 R11 K6 B6 K6 K4 K5 K13 R10 R13 B10 K10 Y6 B5 K13');
INSERT INTO "log" VALUES(5,5,2,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 2 K9 B13');
INSERT INTO "log" VALUES(5,7,2,'meld R7 B7 J');
INSERT INTO "log" VALUES(5,8,2,'meld B9 Y9 K9');
INSERT INTO "log" VALUES(5,9,2,'discard K3');
INSERT INTO "log" VALUES(5,10,3,'draw K3');
INSERT INTO "log" VALUES(5,11,-1,'draw 3 R13');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 2 + 8 + = 2 9 -');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 = 8 - 1 3 : 8 -');
INSERT INTO "log" VALUES(6,4,2,'J13> 8:8(=)1');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 1 1 4 -');
INSERT INTO "log" VALUES(6,6,1,'N13v (1)+2+8-2=9');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 = 2 9 = 7 5 x 7');
INSERT INTO "log" VALUES(6,8,2,'M10v 4-3(=)1');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 1 : 0 5');
INSERT INTO "log" VALUES(6,10,1,'I10> 7x7=(4)9');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 9 5 4 0 1');
INSERT INTO "log" VALUES(6,12,2,'N15> (2)-1-1=0');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 6 3 x = 5 8');
INSERT INTO "log" VALUES(6,14,1,'L14> 1(1+)529=540');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 x 0 9 : - = = +');
INSERT INTO "log" VALUES(6,16,2,'Q14v (9-)6=3');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 = 4 0');
INSERT INTO "log" VALUES(8,1,-1,'first 3');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 = 7 : + 1 5 + =');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 = 9 x 4 1 + 7 0');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 3 7 0 4 7 9 3 8');
INSERT INTO "log" VALUES(8,5,3,'exchange 0 3 3 4 7 7 8 9');
INSERT INTO "log" VALUES(8,6,-1,'refill 3 6 3 = 2 7 - 0 x');
INSERT INTO "log" VALUES(8,7,1,'exchange 1 5 7 + + : = =');
INSERT INTO "log" VALUES(8,8,-1,'refill 1 - 3 : 6 x = - 6');
INSERT INTO "log" VALUES(8,9,2,'exchange 0 1 4 7 9 + x =');
INSERT INTO "log" VALUES(8,10,-1,'refill 2 6 1 9 + = 5 : =');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//66a62e69572ad520',X'1EDD4070AACB82DDA5C60295375B0D72C6D1127F195F3A505B0879D11BAB574F');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    note TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(96,'{"to":["aside","web","lobby","","66a62e69572ad520"],"lines":[["which-table",{}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"8","game":"Summy","names":"Ben, Cara, Ann","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:66a62e69572ad520:last-line-01"}',0,'0dea680c-');
CREATE TABLE preference (
    address TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    hint TEXT NOT NULL              -- the language last heard there
) STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//66a62e69572ad520','','','en');
INSERT INTO "preference" VALUES('web//6cc1c7703c230e57','','','en');
INSERT INTO "preference" VALUES('web//f1e3ac32154c965d','','','en');
INSERT INTO "preference" VALUES('web/lobby/','','','en');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'e63c3de9');
INSERT INTO "run" VALUES(2,'0dea680c');
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
INSERT INTO "seat" VALUES(1,1,'web','66a62e69572ad520','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,2,'web','f1e3ac32154c965d','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,3,'web','6cc1c7703c230e57','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,1,'web','66a62e69572ad520','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,2,'web','f1e3ac32154c965d','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,3,'web','6cc1c7703c230e57','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,1,'web','66a62e69572ad520','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,2,'web','f1e3ac32154c965d','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,3,'web','6cc1c7703c230e57','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,1,'web','66a62e69572ad520','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,2,'web','f1e3ac32154c965d','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,3,'web','6cc1c7703c230e57','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,1,'web','66a62e69572ad520','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,2,'web','f1e3ac32154c965d','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,3,'web','6cc1c7703c230e57','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,1,'web','66a62e69572ad520','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,'Computer','beginner','accepted','',0);
INSERT INTO "seat" VALUES(7,1,'web','66a62e69572ad520','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,'',NULL,'invited','',0);
INSERT INTO "seat" VALUES(8,1,'web','f1e3ac32154c965d','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,2,'web','6cc1c7703c230e57','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,3,'web','66a62e69572ad520','Ann',NULL,'accepted','',0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,3.73333482400084903929e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//66a62e69572ad520','105',2,'rack/2/11',1.79538905521675395968e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','107',3,'rack/3/4',1.79538905525720882423e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','117',6,'',1.79538905543008971209e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','119',6,'rack/6/15',1.79538905543627500538e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','122',6,'',1.79538905545411205293e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','23',1,'rack/1/4',1.795389053673520565e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','29',2,'rack/2/5',1.79538905381319260599e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','35',3,'rack/3/0',1.79538905396180295949e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','40',4,'rack/4/4',1.7953890542281253338e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','44',5,'rack/5/4',1.79538905427096986771e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','47',6,'',1.7953890543644108772e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','51',6,'rack/6/3',1.79538905441384720801e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','55',6,'',1.79538905444083547596e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','56',8,'rack/8/4',1795389054.44733);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','65',3,'rack/3/0',1.79538905456157159802e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','71',6,'',1795389054.7391);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','72',6,'rack/6/7',1.79538905474523258209e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','73',6,'',1.79538905476002120967e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','76',8,'rack/8/6',1.79538905477293515202e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','79',1,'rack/1/8',1.79538905480968976019e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','94',6,'',1.79538905508135294909e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','95',6,'rack/6/11',1.79538905509061455728e+09);
INSERT INTO "shown" VALUES('web//66a62e69572ad520','97',6,'',1.79538905513026475903e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','109',3,'rack/3/4',1.79538905526188039777e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','112',4,'rack/4/10',1.79538905529772162437e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','115',5,'rack/5/9',1.79538905534241151808e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','121',8,'rack/8/10',1.79538905544747471806e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','25',1,'rack/1/4',1.79538905371805596351e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','31',2,'rack/2/5',1.79538905383110427857e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','37',3,'rack/3/0',1.79538905413013434413e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','43',4,'rack/4/4',1795389054.2454);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','46',5,'rack/5/4',1.79538905434685277942e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','50',8,'rack/8/4',1.79538905439841771122e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','53',1,'rack/1/6',1.79538905442812252045e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','82',2,'rack/2/9',1.79538905485032773017e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','89',4,'rack/4/10',1.79538905500720667837e+09);
INSERT INTO "shown" VALUES('web//6cc1c7703c230e57','92',5,'rack/5/9',1.79538905504476046558e+09);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','102',1,'rack/1/10',1795389055.19423);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','108',3,'rack/3/4',1.79538905525916433333e+09);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','24',1,'rack/1/4',1795389053.7147);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','30',2,'rack/2/5',1.79538905382444238661e+09);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','36',3,'rack/3/0',1795389054.12746);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','42',4,'rack/4/4',1.79538905424060797689e+09);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','45',5,'rack/5/4',1.79538905430931854251e+09);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','49',8,'rack/8/4',1.79538905439621591575e+09);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','67',4,'rack/4/4',1.79538905465783977513e+09);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','69',5,'rack/5/4',1.7953890546920816899e+09);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','84',3,'rack/3/0',1.79538905487554764747e+09);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','87',4,'rack/4/10',1.79538905499089503289e+09);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','91',5,'rack/5/9',1.79538905502785491943e+09);
INSERT INTO "shown" VALUES('web//f1e3ac32154c965d','99',8,'rack/8/8',1.79538905514614462849e+09);
INSERT INTO "shown" VALUES('web/lobby/','101',1,'',1.79538905519004964831e+09);
INSERT INTO "shown" VALUES('web/lobby/','104',2,'',1.79538905521496057514e+09);
INSERT INTO "shown" VALUES('web/lobby/','110',3,'acting/3/4/0',1.79538905526438164706e+09);
INSERT INTO "shown" VALUES('web/lobby/','114',5,'',1.79538905533649754521e+09);
INSERT INTO "shown" VALUES('web/lobby/','120',8,'',1.79538905544516086583e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79538905283985400201e+09);
INSERT INTO "shown" VALUES('web/lobby/','26',1,'',1.79538905372307014459e+09);
INSERT INTO "shown" VALUES('web/lobby/','27',2,'challenge/2',1.79538905373377084733e+09);
INSERT INTO "shown" VALUES('web/lobby/','32',2,'',1.79538905388585782055e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',3,'challenge/3',1.7953890538887896538e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'',1.79538905393877911568e+09);
INSERT INTO "shown" VALUES('web/lobby/','38',3,'acting/3/0/0',1.79538905417923355103e+09);
INSERT INTO "shown" VALUES('web/lobby/','41',4,'challenge/4',1.79538905423352694512e+09);
INSERT INTO "shown" VALUES('web/lobby/','48',4,'',1.7953890543725271225e+09);
INSERT INTO "shown" VALUES('web/lobby/','52',5,'challenge/5',1.79538905442382049557e+09);
INSERT INTO "shown" VALUES('web/lobby/','57',5,'',1.79538905445040321349e+09);
INSERT INTO "shown" VALUES('web/lobby/','58',7,'challenge/7',1.795389054455671072e+09);
INSERT INTO "shown" VALUES('web/lobby/','59',NULL,'tournament/1',1.79538905446062684056e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',8,'',1.79538905448334145547e+09);
INSERT INTO "shown" VALUES('web/lobby/','62',1,'',1.79538905449289655684e+09);
INSERT INTO "shown" VALUES('web/lobby/','63',2,'',1.79538905450568723673e+09);
INSERT INTO "shown" VALUES('web/lobby/','75',8,'',1.79538905476974821086e+09);
INSERT INTO "shown" VALUES('web/lobby/','78',1,'',1.79538905480792617798e+09);
INSERT INTO "shown" VALUES('web/lobby/','81',2,'',1.79538905484713268278e+09);
INSERT INTO "shown" VALUES('web/lobby/','86',4,'',1.79538905496135568623e+09);
INSERT INTO "shown" VALUES('web/lobby/','90',5,'',1.79538905502416753761e+09);
INSERT INTO "shown" VALUES('web/lobby/','98',8,'',1.79538905514041113855e+09);
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
, seeds TEXT NOT NULL DEFAULT '[]') STRICT;
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'web','66a62e69572ad520','Ann','running','[[]]',5,'["7b8f924a0d108176f0fe93544f7b0dbab40fbcf68bffab0a118486e6ffb6bfd4", "9cfcb8361dbb7ebdecec052ac780f221190c569b76abaa36aaa771ab579c179b"]');
CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;
INSERT INTO "tournament_match" VALUES(8,1,0,'[1, 2, 0]',0,'[]');
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
INSERT INTO "sqlite_sequence" VALUES('outbox',96);
COMMIT;
PRAGMA user_version = 6;
