BEGIN TRANSACTION;
CREATE TABLE entrant (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    number INTEGER NOT NULL,
    platform TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    here INTEGER NOT NULL,
    excused INTEGER NOT NULL, client_seed TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "entrant" VALUES(1,0,'web','b75655fb8f0be897','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'web','ba288326ad604ac5','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'web','2008fccddd8a93e6','Cara',1,0,'');
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
, since INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'6F20687BBE342E28BA3F2E8A988C81B8D5154523D7F0CD8E8530673F7BEFEC1C','',10,'[3]',6,1.79538914553220605848e+09,NULL,NULL,10);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'F844FE386E759F916F1F1CC881045EDC86BCEDDF769E9A3661C4AF61E87E68BD','',11,'[2]',6,1.79538914583370590206e+09,NULL,NULL,11);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'DC64BD32DF05E8244479FB94C7C19CD592006D61C438335E2240625702124E6E','',4,'[1, 2, 3]',6,1795389146.12857,NULL,6.7744079300999146655e+01,4);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'5E11F252E820C73761E74A0CADEE993D55DD9EB8E36410885AF7C393616C385D','',11,'[2]',6,1.79538914625074791904e+09,NULL,NULL,9);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'A1AF0B81015A2239F4E07C52F769A0D7F86D115A1D11FD447732106A347C66E6','',12,'[1]',6,1.79538914653986072535e+09,NULL,NULL,10);
INSERT INTO "game_table" VALUES(6,'web','@b75655fb8f0be897','','summy','{}',0,1,'running',1,X'B048A80358CFF3BF788D08C6285D3517D05A958A0AB1BA694684300263055078','',13,'[2]',6,1.79538914658808636658e+09,NULL,NULL,13);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'56AD0135132203511B73D661C17AD2BC709B51D7365AF595B7552ED961008CD0','',0,'[]',1,1.79538914661994147307e+09,NULL,86402.698470944,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'611D3B33A9DC9D97B2DD7B8990AFD0B918B595C10292AF85F381E86A4A1C2723','',10,'[2]',4,1.79538914672903609278e+09,NULL,NULL,10);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000000',1.79538914545339894296e+09);
INSERT INTO "inbox" VALUES('web:ba288326ad604ac5:line-ben-000001',1.79538914551014089585e+09);
INSERT INTO "inbox" VALUES('web:2008fccddd8a93e6:line-cara-000002',1.79538914553465104098e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000003',1.79538914566329264638e+09);
INSERT INTO "inbox" VALUES('web:ba288326ad604ac5:line-ben-000004',1.79538914572355389593e+09);
INSERT INTO "inbox" VALUES('web:2008fccddd8a93e6:line-cara-000005',1.79538914586377787593e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000006',1.79538914597706031795e+09);
INSERT INTO "inbox" VALUES('web:ba288326ad604ac5:line-ben-000007',1.79538914608770942687e+09);
INSERT INTO "inbox" VALUES('web:2008fccddd8a93e6:line-cara-000008',1.79538914615722942349e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000009',1.79538914618005943299e+09);
INSERT INTO "inbox" VALUES('web:ba288326ad604ac5:line-ben-000010',1.795389146213293314e+09);
INSERT INTO "inbox" VALUES('web:2008fccddd8a93e6:line-cara-000011',1.79538914628937196736e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000012',1.79538914642010593407e+09);
INSERT INTO "inbox" VALUES('web:ba288326ad604ac5:line-ben-000013',1.79538914648905611037e+09);
INSERT INTO "inbox" VALUES('web:2008fccddd8a93e6:line-cara-000014',1.79538914657248401644e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000015',1.79538914658876109118e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000016',1795389146.6204);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000017',1.79538914663615608215e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000018',1.7953891466612548828e+09);
INSERT INTO "inbox" VALUES('web:ba288326ad604ac5:line-ben-000019',1.79538914668575477597e+09);
INSERT INTO "inbox" VALUES('web:2008fccddd8a93e6:line-cara-000020',1.79538914670605635639e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000021',1.79538914672983479503e+09);
INSERT INTO "inbox" VALUES('web:2008fccddd8a93e6:line-cara-000022',1.79538914727218484879e+09);
INSERT INTO "inbox" VALUES('web:ba288326ad604ac5:line-ben-000023',1.79538914780809950831e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000024',1.79538914816530346865e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000025',1.79538914885560488702e+09);
INSERT INTO "inbox" VALUES('web:2008fccddd8a93e6:line-cara-000026',1.79538914910788273806e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000027',1.79538914933298897748e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000028',1.79538914965427351001e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000029',1.79538914994055032736e+09);
INSERT INTO "inbox" VALUES('web:2008fccddd8a93e6:line-cara-000030',1.79538915022958421707e+09);
INSERT INTO "inbox" VALUES('web:ba288326ad604ac5:line-ben-000031',1.79538915062206625933e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000032',1.79538915083800816531e+09);
INSERT INTO "inbox" VALUES('web:2008fccddd8a93e6:line-cara-000033',1.79538915101425170894e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000034',1.79538915127376508718e+09);
INSERT INTO "inbox" VALUES('web:2008fccddd8a93e6:line-cara-000035',1.79538915135563087463e+09);
INSERT INTO "inbox" VALUES('web:ba288326ad604ac5:line-ben-000036',1.79538915154035210613e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000037',1.79538915160718369479e+09);
INSERT INTO "inbox" VALUES('web:2008fccddd8a93e6:line-cara-000038',1.79538915166623806955e+09);
INSERT INTO "inbox" VALUES('web:ba288326ad604ac5:line-ben-000039',1.79538915171449041364e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000040',1.79538915176860427863e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:line-ann-000041',1.79538915186739516261e+09);
INSERT INTO "inbox" VALUES('web:ba288326ad604ac5:line-ben-000042',1.79538915199351572994e+09);
INSERT INTO "inbox" VALUES('web:b75655fb8f0be897:last-line-01',1.79538915579178190232e+09);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,-1,'first 3');
INSERT INTO "log" VALUES(1,2,-1,'deal 1 = 3 7 0 : 9 4 :');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 8 : 4 9 2 : x 1');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 9 0 6 9 x = 6 =');
INSERT INTO "log" VALUES(1,5,3,'exchange 0 6 6 9 9 x = =');
INSERT INTO "log" VALUES(1,6,-1,'refill 3 2 0 7 9 - x 0 x');
INSERT INTO "log" VALUES(1,7,1,'exchange 0 3 4 7 9 : : =');
INSERT INTO "log" VALUES(1,8,-1,'refill 1 = = 6 + 1 - 0 -');
INSERT INTO "log" VALUES(1,9,2,'M8v 4x9:2(=)18');
INSERT INTO "log" VALUES(1,10,-1,'refill 2 2 = 4 3 5 = +');
INSERT INTO "log" VALUES(2,1,-1,'first 2');
INSERT INTO "log" VALUES(2,2,-1,'board E5 3 C5 5 G5 6 E3 5 E7 8');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 5 7');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 1 3');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 6 1');
INSERT INTO "log" VALUES(2,6,2,'E2 y1');
INSERT INTO "log" VALUES(2,7,-1,'refill 2 8');
INSERT INTO "log" VALUES(2,8,3,'E4 y6 turn E2');
INSERT INTO "log" VALUES(2,9,-1,'refill 3 4');
INSERT INTO "log" VALUES(2,10,1,'F5 y7');
INSERT INTO "log" VALUES(2,11,-1,'refill 1 9');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll X I L V');
INSERT INTO "log" VALUES(4,1,-1,'first 1');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 K9 B10 Y5 K12 K11 R6 Y9 B4 Y2 R2 B4 R5 B7 R5');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 Y4 R7 B11 R1 Y12 Y7 R3 K2 B12 B6 B5 Y13 K13 K7');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 K1 R4 K3 K7 R13 B7 B12 K4 B9 B6 R6 Y1 Y11 R9');
INSERT INTO "log" VALUES(4,5,1,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 1 Y3 Y1');
INSERT INTO "log" VALUES(4,7,1,'meld Y1 Y2 Y3');
INSERT INTO "log" VALUES(4,8,1,'meld K9 J K11 K12');
INSERT INTO "log" VALUES(4,9,1,'discard Y9');
INSERT INTO "log" VALUES(4,10,2,'draw');
INSERT INTO "log" VALUES(4,11,-1,'draw 2 K1 B13');
INSERT INTO "log" VALUES(5,1,-1,'first 3');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 K9 R8 R7 R13 B5 Y7 K1 B3 Y9 K12 B8 B1 R12 K12');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 R10 Y11 R2 B10 R8 B5 K2 R3 B7 B12 Y4 K8 Y6 Y13');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 B13 B10 K10 B8 K11 K2 Y8 R5 B7 B1 Y4 B12 B9 R1');
INSERT INTO "log" VALUES(5,5,3,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 3 B13 K3');
INSERT INTO "log" VALUES(5,7,3,'meld B7 B8 B9 B10');
INSERT INTO "log" VALUES(5,8,3,'meld B12 B13 B1');
INSERT INTO "log" VALUES(5,9,3,'meld K10 K11 J');
INSERT INTO "log" VALUES(5,10,3,'discard Y8');
INSERT INTO "log" VALUES(5,11,1,'draw Y8');
INSERT INTO "log" VALUES(5,12,-1,'draw 1 K11');
INSERT INTO "log" VALUES(6,1,-1,'first 1');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 : 4 = x 5 1 6 8');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 = 4 1 2 8 8 7 :');
INSERT INTO "log" VALUES(6,4,1,'exchange 1 4 5 6 8 x : =');
INSERT INTO "log" VALUES(6,5,-1,'refill 1 9 6 + + 1 6 5 5');
INSERT INTO "log" VALUES(6,6,2,'M9v 14:7(=)2');
INSERT INTO "log" VALUES(6,7,-1,'refill 2 = x 5 0 3');
INSERT INTO "log" VALUES(6,8,1,'I13> 6+59(=)65');
INSERT INTO "log" VALUES(6,9,-1,'refill 1 1 0 0 : 6 1');
INSERT INTO "log" VALUES(6,10,2,'J12v 5(+)3=8');
INSERT INTO "log" VALUES(6,11,-1,'refill 2 3 9 : 3');
INSERT INTO "log" VALUES(6,12,1,'D15> 0:1116(=)0');
INSERT INTO "log" VALUES(6,13,-1,'refill 1 2 3 6 9 2 = +');
INSERT INTO "log" VALUES(8,1,-1,'first 2');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 7 x 0 3 3 : + 6');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 + = = : 5 1 = 6');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 2 = 2 4 1 4 = 0');
INSERT INTO "log" VALUES(8,5,2,'M10v 1+5(=)6');
INSERT INTO "log" VALUES(8,6,-1,'refill 2 x 3 8 0');
INSERT INTO "log" VALUES(8,7,3,'L11> 0(+)24=24');
INSERT INTO "log" VALUES(8,8,-1,'refill 3 8 - 4 1 4 3');
INSERT INTO "log" VALUES(8,9,1,'P6v 6+3:3(=)7');
INSERT INTO "log" VALUES(8,10,-1,'refill 1 4 6 x 1 : -');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//b75655fb8f0be897',X'AD23834A2C1DE853D44241E3F735B9A231B5244702D7AC9DDFCC9BBBC29A4BAB');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(95,'{"to":["aside","web","lobby","","b75655fb8f0be897"],"lines":[["which-table",{}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"5","game":"Rummy-Pur-Plus","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"8","game":"Summy","names":"Ben, Ann, Cara","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:b75655fb8f0be897:last-line-01"}',0,'46783b7b-');
CREATE TABLE preference (
    address TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    hint TEXT NOT NULL              -- the language last heard there
) STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//2008fccddd8a93e6','','','en');
INSERT INTO "preference" VALUES('web//b75655fb8f0be897','','','en');
INSERT INTO "preference" VALUES('web//ba288326ad604ac5','','','en');
INSERT INTO "preference" VALUES('web/lobby/','','','en');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'5866662c');
INSERT INTO "run" VALUES(2,'46783b7b');
CREATE TABLE seat (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    platform TEXT,                  -- NULL for computers, open places and names not yet known
    person TEXT,
    name TEXT NOT NULL,
    level TEXT,
    answer TEXT NOT NULL,
    client_seed TEXT NOT NULL,
    computer_on_turn INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,1,'web','b75655fb8f0be897','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,2,'web','ba288326ad604ac5','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,3,'web','2008fccddd8a93e6','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,1,'web','b75655fb8f0be897','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,2,'web','ba288326ad604ac5','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,3,'web','2008fccddd8a93e6','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,1,'web','b75655fb8f0be897','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,2,'web','ba288326ad604ac5','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,3,'web','2008fccddd8a93e6','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,1,'web','b75655fb8f0be897','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,2,'web','ba288326ad604ac5','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,3,'web','2008fccddd8a93e6','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,1,'web','b75655fb8f0be897','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,2,'web','ba288326ad604ac5','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,3,'web','2008fccddd8a93e6','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,1,'web','b75655fb8f0be897','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,'Computer','beginner','accepted','',1);
INSERT INTO "seat" VALUES(7,1,'web','b75655fb8f0be897','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,'',NULL,'invited','',0);
INSERT INTO "seat" VALUES(8,1,'web','ba288326ad604ac5','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,2,'web','b75655fb8f0be897','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,3,'web','2008fccddd8a93e6','Cara',NULL,'accepted','',0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,8.85927805999927,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//2008fccddd8a93e6','105',3,'rack/3/4',1.79538915172441053392e+09);
INSERT INTO "shown" VALUES('web//2008fccddd8a93e6','29',1,'rack/1/4',1.79538914867120814322e+09);
INSERT INTO "shown" VALUES('web//2008fccddd8a93e6','42',2,'rack/2/5',1.79538914938690638547e+09);
INSERT INTO "shown" VALUES('web//2008fccddd8a93e6','49',3,'rack/3/0',1.7953891498274984359e+09);
INSERT INTO "shown" VALUES('web//2008fccddd8a93e6','58',4,'rack/4/4',1.79538915016835141187e+09);
INSERT INTO "shown" VALUES('web//2008fccddd8a93e6','67',8,'rack/8/4',1.79538915063859629635e+09);
INSERT INTO "shown" VALUES('web//2008fccddd8a93e6','70',1,'rack/1/6',1.79538915071730732914e+09);
INSERT INTO "shown" VALUES('web//2008fccddd8a93e6','74',5,'rack/5/4',1.79538915076632118227e+09);
INSERT INTO "shown" VALUES('web//2008fccddd8a93e6','78',2,'rack/2/9',1.79538915085928487778e+09);
INSERT INTO "shown" VALUES('web//2008fccddd8a93e6','84',5,'rack/5/10',1.79538915116357898713e+09);
INSERT INTO "shown" VALUES('web//2008fccddd8a93e6','89',8,'rack/8/8',1.79538915140579175945e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','100',2,'rack/2/11',1.79538915166646242146e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','103',3,'rack/3/4',1.7953891517242856026e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','110',5,'rack/5/10',1.79538915180478858947e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','113',6,'',1.79538915199151706699e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','114',6,'rack/6/13',1.79538915200569939613e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','27',1,'rack/1/4',1.79538914837540078167e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','38',2,'rack/2/5',1.79538914905944633482e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','40',3,'rack/3/0',1.79538914910991072651e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','47',5,'rack/5/4',1.79538914980027961725e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','48',6,'',1.79538914980205941201e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','52',3,'rack/3/0',1.79538914983513259887e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','60',4,'rack/4/4',1.79538915020754122732e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','64',6,'',1.79538915061298704149e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','69',6,'rack/6/5',1.79538915071720266342e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','73',8,'rack/8/6',1.79538915073636293415e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','76',1,'rack/1/8',1.795389150778717041e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','80',6,'',1.79538915095577907565e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','83',4,'rack/4/9',1.79538915116336941714e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','87',5,'rack/5/10',1.7953891514049034119e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','90',6,'',1.79538915143587470054e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','92',6,'rack/6/9',1.79538915148149371154e+09);
INSERT INTO "shown" VALUES('web//b75655fb8f0be897','96',6,'',1.7953891516236946583e+09);
INSERT INTO "shown" VALUES('web//ba288326ad604ac5','104',3,'rack/3/4',1.79538915172436833386e+09);
INSERT INTO "shown" VALUES('web//ba288326ad604ac5','107',4,'rack/4/9',1.79538915173919773099e+09);
INSERT INTO "shown" VALUES('web//ba288326ad604ac5','116',8,'rack/8/10',1.79538915202498984341e+09);
INSERT INTO "shown" VALUES('web//ba288326ad604ac5','28',1,'rack/1/4',1.79538914867111301428e+09);
INSERT INTO "shown" VALUES('web//ba288326ad604ac5','43',3,'rack/3/0',1.79538914938700842859e+09);
INSERT INTO "shown" VALUES('web//ba288326ad604ac5','50',4,'rack/4/4',1.79538914982759475712e+09);
INSERT INTO "shown" VALUES('web//ba288326ad604ac5','59',5,'rack/5/4',1.79538915017638778682e+09);
INSERT INTO "shown" VALUES('web//ba288326ad604ac5','63',8,'rack/8/4',1.79538915025790166849e+09);
INSERT INTO "shown" VALUES('web//ba288326ad604ac5','68',2,'rack/2/7',1.79538915063864612572e+09);
INSERT INTO "shown" VALUES('web//ba288326ad604ac5','71',3,'rack/3/0',1.79538915072539758677e+09);
INSERT INTO "shown" VALUES('web//ba288326ad604ac5','82',4,'rack/4/9',1.79538915112860774994e+09);
INSERT INTO "shown" VALUES('web//ba288326ad604ac5','98',1,'rack/1/10',1.79538915163970947265e+09);
INSERT INTO "shown" VALUES('web/lobby/','101',2,'',1.79538915168611550336e+09);
INSERT INTO "shown" VALUES('web/lobby/','106',3,'acting/3/4/0',1.79538915173028755184e+09);
INSERT INTO "shown" VALUES('web/lobby/','109',5,'',1.79538915179133677481e+09);
INSERT INTO "shown" VALUES('web/lobby/','115',8,'',1.7953891520249149799e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.7953891454916484356e+09);
INSERT INTO "shown" VALUES('web/lobby/','30',1,'',1.79538914867134308814e+09);
INSERT INTO "shown" VALUES('web/lobby/','31',2,'challenge/2',1.79538914878768205646e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',2,'',1.79538914889154100412e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'challenge/3',1.79538914889372587199e+09);
INSERT INTO "shown" VALUES('web/lobby/','35',3,'',1.7953891489034264088e+09);
INSERT INTO "shown" VALUES('web/lobby/','36',3,'acting/3/0/0',1.795389148905633688e+09);
INSERT INTO "shown" VALUES('web/lobby/','37',4,'challenge/4',1.79538914890804028514e+09);
INSERT INTO "shown" VALUES('web/lobby/','44',4,'',1.79538914938918757434e+09);
INSERT INTO "shown" VALUES('web/lobby/','45',5,'challenge/5',1.79538914961487531662e+09);
INSERT INTO "shown" VALUES('web/lobby/','51',5,'',1.79538914982775330538e+09);
INSERT INTO "shown" VALUES('web/lobby/','53',7,'challenge/7',1.79538914983751320833e+09);
INSERT INTO "shown" VALUES('web/lobby/','54',NULL,'tournament/1',1.7953891498395190239e+09);
INSERT INTO "shown" VALUES('web/lobby/','56',8,'',1.79538914990390801422e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',1,'',1.79538915020771050459e+09);
INSERT INTO "shown" VALUES('web/lobby/','65',2,'',1.79538915061312794683e+09);
INSERT INTO "shown" VALUES('web/lobby/','72',8,'',1.79538915072614669796e+09);
INSERT INTO "shown" VALUES('web/lobby/','75',1,'',1.79538915077863264085e+09);
INSERT INTO "shown" VALUES('web/lobby/','79',2,'',1.79538915095568752289e+09);
INSERT INTO "shown" VALUES('web/lobby/','88',4,'',1.79538915140533185009e+09);
INSERT INTO "shown" VALUES('web/lobby/','91',5,'',1.79538915146747231482e+09);
INSERT INTO "shown" VALUES('web/lobby/','93',8,'',1.79538915153767108913e+09);
INSERT INTO "shown" VALUES('web/lobby/','97',1,'',1.79538915163961911199e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'web','b75655fb8f0be897','Ann','running','[[]]',5,'["029eeaf28b85f5beb961454e92983e8d92e661fe2397912c1f2023dc9d15ebbd", "51a6377854016aa527b4c303925fe76af86f1b81b8f70ffb70037446ee431e89"]');
CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;
INSERT INTO "tournament_match" VALUES(8,1,0,'[1, 0, 2]',0,'[]');
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
INSERT INTO "sqlite_sequence" VALUES('outbox',95);
COMMIT;
PRAGMA user_version = 7;
