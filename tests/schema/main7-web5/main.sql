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
INSERT INTO "entrant" VALUES(1,0,'web','3ec1feccc48032b3','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'web','ec2e9be260f39577','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'web','9986ef5f71010817','Cara',1,0,'');
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
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'35F9E707D5A48B0FB98168E2590D319F087E357F0A859CFE30EA95D56EC5594E','',10,'[2]',6,1.79538925341565155976e+09,NULL,NULL,10);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'E920B3509DE2789A7C04C3EA5D5CEDE6CF07734D428F5C6566BD7F78BA7002DE','',11,'[2]',6,1.79538925348735523218e+09,NULL,NULL,11);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'9C23239F7C67936614F2A869A6A56302EEC3C19B070001DFA7B452FD1F73DBAB','',4,'[1, 2, 3]',6,1.79538925355231785774e+09,NULL,6.15302764230000320822e+01,4);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'1AF958B9AA1710331E682CBC1EC7080CECC3678BC4F58A2B8AE5FE6442F1DDF5','',12,'[3]',6,1.79538925362027716641e+09,NULL,NULL,10);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'8B3DD1535CF7B70189549D55C9D7F4FDC3CDAE20D5BD2B0568D30CB6539DA0D5','',11,'[2]',6,1.79538925368844795226e+09,NULL,NULL,9);
INSERT INTO "game_table" VALUES(6,'web','@3ec1feccc48032b3','','summy','{}',0,1,'running',1,X'102D8273FBDDFE45C0A2CB6B5B7D41A5E9FF0FC7C87FAD82BD8B2742C6742FFC','',17,'[1]',8,1.79538925371120882028e+09,NULL,NULL,17);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'B7E8A0B80F2AC4120B3EC3F2284FBB494E3D882CF6EFA5FDB268BD8F573A4197','',0,'[]',1,1.7953892537393217086e+09,NULL,86400.638574255,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'3FA48A4885426CFA6F487A5FDD8ACC885BF41F63C5B35DB1DC1731D80DEF7E90','',10,'[2]',4,1.79538925386109519e+09,NULL,NULL,10);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000000-1',1.79538925337084341051e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000001-1',1.79538925339318585394e+09);
INSERT INTO "inbox" VALUES('web:9986ef5f71010817:line-cara-000002-1',1.79538925341808056827e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000003-1',1.7953892534443426132e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000004-1',1.795389253462031126e+09);
INSERT INTO "inbox" VALUES('web:9986ef5f71010817:line-cara-000005-1',1.79538925348983979227e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000006-1',1.79538925350726270672e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000007-1',1.79538925352980351449e+09);
INSERT INTO "inbox" VALUES('web:9986ef5f71010817:line-cara-000008-1',1.79538925355408406255e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000009-1',1.79538925357538223272e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000010-1',1.79538925359775471688e+09);
INSERT INTO "inbox" VALUES('web:9986ef5f71010817:line-cara-000011-1',1.79538925362479877476e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000012-1',1.79538925364349961281e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000013-1',1.79538925366600799556e+09);
INSERT INTO "inbox" VALUES('web:9986ef5f71010817:line-cara-000014-1',1.79538925369161987306e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000015-1',1.79538925371178674701e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000016-1',1.79538925373971223835e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000017-1',1.7953892537609360218e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000018-1',1.79538925379220581056e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000019-1',1.79538925380865097046e+09);
INSERT INTO "inbox" VALUES('web:9986ef5f71010817:line-cara-000020-1',1.79538925383180499074e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000021-1',1.79538925386186456675e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000022-1',1.7953892539390463829e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000023-1',1.79538925400626826287e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000024-1',1.79538925410635042193e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000025-1',1.79538925420145153996e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000026-1',1.79538925423833107945e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000027-1',1.7953892542767949104e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000028-1',1.79538925430808258059e+09);
INSERT INTO "inbox" VALUES('web:9986ef5f71010817:line-cara-000029-1',1.79538925433904790873e+09);
INSERT INTO "inbox" VALUES('web:9986ef5f71010817:line-cara-000030-1',1.7953892543717815876e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000031-1',1.79538925440008044235e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000032-1',1.79538925443912315369e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000033-1',1.79538925448029804228e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000034-1',1.79538925451067972178e+09);
INSERT INTO "inbox" VALUES('web:9986ef5f71010817:line-cara-000035-1',1.79538925454134726525e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000036-1',1.79538925457157778732e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000037-1',1.79538925460250377652e+09);
INSERT INTO "inbox" VALUES('web:9986ef5f71010817:line-cara-000038-1',1.79538925463168048861e+09);
INSERT INTO "inbox" VALUES('web:9986ef5f71010817:line-cara-000039-1',1.79538925466114139559e+09);
INSERT INTO "inbox" VALUES('web:ec2e9be260f39577:line-ben-000040-1',1.7953892546907589435e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000041-1',1.79538925472446060181e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:line-ann-000042-1',1.79538925475409150123e+09);
INSERT INTO "inbox" VALUES('web:3ec1feccc48032b3:last-line-01',1.79538925573737573621e+09);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,-1,'first 2');
INSERT INTO "log" VALUES(1,2,-1,'deal 1 9 0 9 7 6 8 6 6');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 + 8 3 2 = + = 6');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 3 2 2 7 1 x 3 9');
INSERT INTO "log" VALUES(1,5,2,'M10v 2+6(=)8');
INSERT INTO "log" VALUES(1,6,-1,'refill 2 5 5 6 0');
INSERT INTO "log" VALUES(1,7,3,'I13> 3x73(=)219');
INSERT INTO "log" VALUES(1,8,-1,'refill 3 1 = 6 : 5 + 3');
INSERT INTO "log" VALUES(1,9,1,'exchange 0 6 6 6 7 8 9 9');
INSERT INTO "log" VALUES(1,10,-1,'refill 1 7 0 4 8 : 3 2 :');
INSERT INTO "log" VALUES(2,1,-1,'first 2');
INSERT INTO "log" VALUES(2,2,-1,'board E5 8 C5 2 G5 7 E3 3 E7 8');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 9 9');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 1 1');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 7 2');
INSERT INTO "log" VALUES(2,6,2,'F5 y1');
INSERT INTO "log" VALUES(2,7,-1,'refill 2 5');
INSERT INTO "log" VALUES(2,8,3,'E2 y2');
INSERT INTO "log" VALUES(2,9,-1,'refill 3 6');
INSERT INTO "log" VALUES(2,10,1,'E4 y9 turn E2');
INSERT INTO "log" VALUES(2,11,-1,'refill 1 6');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll V I X I');
INSERT INTO "log" VALUES(4,1,-1,'first 2');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 B6 B9 R1 B7 B13 Y5 K9 R9 Y6 K8 K4 R7 R5 R7');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 B10 R13 Y11 Y10 K4 Y4 K2 B7 R2 K10 R4 Y3 K7 R10');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 R6 R2 K1 B4 B5 R12 R6 Y2 B13 Y8 K10 Y11 K3 R11');
INSERT INTO "log" VALUES(4,5,2,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 2 R8 Y6');
INSERT INTO "log" VALUES(4,7,2,'meld R2 K2 J');
INSERT INTO "log" VALUES(4,8,2,'meld R4 Y4 K4');
INSERT INTO "log" VALUES(4,9,2,'meld R10 B10 Y10 K10');
INSERT INTO "log" VALUES(4,10,2,'discard Y11');
INSERT INTO "log" VALUES(4,11,3,'draw');
INSERT INTO "log" VALUES(4,12,-1,'draw 3 R9 B4');
INSERT INTO "log" VALUES(5,1,-1,'first 1');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 K11 B9 R4 Y5 K6 B3 B5 B4 B8 K13 Y4 Y9 K10 R2');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 R5 K2 Y6 K12 K9 K8 Y12 B11 R13 B9 B4 R9 B12 B13');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 R5 Y10 R7 K6 K13 R13 R6 Y13 K3 K2 Y2 Y6 B10 Y1');
INSERT INTO "log" VALUES(5,5,1,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 1 Y11 K3');
INSERT INTO "log" VALUES(5,7,1,'meld B3 B4 B5');
INSERT INTO "log" VALUES(5,8,1,'meld K10 K11 J K13');
INSERT INTO "log" VALUES(5,9,1,'discard K3');
INSERT INTO "log" VALUES(5,10,2,'draw');
INSERT INTO "log" VALUES(5,11,-1,'draw 2 Y3 Y13');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 x - 8 + 1 2 = =');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 : 0 8 x = - + 3');
INSERT INTO "log" VALUES(6,4,2,'exchange 0 3 8 + - x : =');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 6 4 5 x 7 : 5 x');
INSERT INTO "log" VALUES(6,6,1,'exchange 1 2 8 + - x = =');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 6 3 6 = 0 = 8 7');
INSERT INTO "log" VALUES(6,8,2,'exchange 4 5 5 6 7 x x :');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 : + = : = 0 5 0');
INSERT INTO "log" VALUES(6,10,1,'exchange 0 3 6 6 7 8 = =');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 6 = = : 4 8 x 1');
INSERT INTO "log" VALUES(6,12,2,'J13> 0:5(=)0');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 - 5 = 3');
INSERT INTO "log" VALUES(6,14,1,'exchange 1 4 6 8 x : = =');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 + 7 : 6 9 4 3 6');
INSERT INTO "log" VALUES(6,16,2,'exchange 3 5 + - : = = =');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 6 = 3 0 6 1 0 4');
INSERT INTO "log" VALUES(8,1,-1,'first 2');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 + 6 0 = 7 0 = :');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 = 4 5 : 8 x = :');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 8 : : 1 5 6 + +');
INSERT INTO "log" VALUES(8,5,2,'exchange 4 5 8 x : : = =');
INSERT INTO "log" VALUES(8,6,-1,'refill 2 9 4 - 9 4 = x 0');
INSERT INTO "log" VALUES(8,7,3,'M10v 1+5(=)6');
INSERT INTO "log" VALUES(8,8,-1,'refill 3 : - 1 2');
INSERT INTO "log" VALUES(8,9,1,'M14> (6)+0:70=6');
INSERT INTO "log" VALUES(8,10,-1,'refill 1 8 2 = = 8 3 x');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//3ec1feccc48032b3',X'83449F3D671E1A76BB4ECF0549DB75CC321037E6AE5B3194840D5B1E100463B3');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(96,'{"to":["channel","web","lobby",""],"lines":[["board-of",{"table":"3"}],["summa-rolled",{"player":{"name":"Ann","person":["web","3ec1feccc48032b3"],"notify":false},"seat":"1","symbols":"V I X I","round":"1","rounds":"8"}]],"buttons":[],"locale":"en","table":3,"game":"summa","picture":"board now","ply":4,"answers":"web:3ec1feccc48032b3:last-line-01"}',0,'ef3e668d-');
CREATE TABLE preference (
    address TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    hint TEXT NOT NULL              -- the language last heard there
) STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//3ec1feccc48032b3','','','en');
INSERT INTO "preference" VALUES('web//9986ef5f71010817','','','en');
INSERT INTO "preference" VALUES('web//ec2e9be260f39577','','','en');
INSERT INTO "preference" VALUES('web/lobby/','','','en');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'50a3c923');
INSERT INTO "run" VALUES(2,'ef3e668d');
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
INSERT INTO "seat" VALUES(1,1,'web','3ec1feccc48032b3','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,2,'web','ec2e9be260f39577','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,3,'web','9986ef5f71010817','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,1,'web','3ec1feccc48032b3','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,2,'web','ec2e9be260f39577','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,3,'web','9986ef5f71010817','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,1,'web','3ec1feccc48032b3','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,2,'web','ec2e9be260f39577','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,3,'web','9986ef5f71010817','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,1,'web','3ec1feccc48032b3','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,2,'web','ec2e9be260f39577','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,3,'web','9986ef5f71010817','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,1,'web','3ec1feccc48032b3','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,2,'web','ec2e9be260f39577','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,3,'web','9986ef5f71010817','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,1,'web','3ec1feccc48032b3','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,'Computer','beginner','accepted','',0);
INSERT INTO "seat" VALUES(7,1,'web','3ec1feccc48032b3','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,'',NULL,'invited','',0);
INSERT INTO "seat" VALUES(8,1,'web','3ec1feccc48032b3','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,2,'web','ec2e9be260f39577','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,3,'web','9986ef5f71010817','Cara',NULL,'accepted','',0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,1.84803201000067929271e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','103',1,'rack/1/10',1.79538925458149957654e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','106',2,'rack/2/11',1.79538925461312890048e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','108',3,'rack/3/4',1.79538925464410614968e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','117',6,'',1.79538925473228621479e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','118',6,'rack/6/15',1795389254.73489);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','119',6,'',1.7953892547386183739e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','122',8,'rack/8/10',1.7953892547644350529e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','19',1,'rack/1/4',1.79538925375377607339e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','29',2,'rack/2/5',1.79538925386270475383e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','36',3,'rack/3/0',1.79538925398009657861e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','43',4,'rack/4/4',1.79538925411050581931e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','47',5,'rack/5/4',1.79538925418696904178e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','49',6,'',1.79538925418980526921e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','53',6,'rack/6/3',1.79538925421156930926e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','59',8,'rack/8/4',1.79538925422297143937e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','63',6,'',1.79538925424451589587e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','66',3,'rack/3/0',1.79538925426783585546e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','71',5,'rack/5/4',1.79538925428597760203e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','72',6,'',1.79538925428817582128e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','73',6,'rack/6/7',1.7953892542917358875e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','74',6,'',1.79538925429688858985e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','91',5,'rack/5/9',1.79538925450164461132e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','95',6,'',1.79538925452198243142e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','96',6,'rack/6/11',1.79538925452396893505e+09);
INSERT INTO "shown" VALUES('web//3ec1feccc48032b3','97',6,'',1.79538925453144502641e+09);
INSERT INTO "shown" VALUES('web//9986ef5f71010817','100',8,'rack/8/8',1.7953892545478549003e+09);
INSERT INTO "shown" VALUES('web//9986ef5f71010817','110',3,'rack/3/4',1.79538925464418435101e+09);
INSERT INTO "shown" VALUES('web//9986ef5f71010817','113',4,'rack/4/10',1.79538925466869020465e+09);
INSERT INTO "shown" VALUES('web//9986ef5f71010817','22',1,'rack/1/4',1.79538925378728365898e+09);
INSERT INTO "shown" VALUES('web//9986ef5f71010817','31',2,'rack/2/5',1.79538925391919350618e+09);
INSERT INTO "shown" VALUES('web//9986ef5f71010817','38',3,'rack/3/0',1.79538925398318624493e+09);
INSERT INTO "shown" VALUES('web//9986ef5f71010817','45',4,'rack/4/4',1.79538925418154549596e+09);
INSERT INTO "shown" VALUES('web//9986ef5f71010817','52',5,'rack/5/4',1.79538925420733642577e+09);
INSERT INTO "shown" VALUES('web//9986ef5f71010817','58',8,'rack/8/4',1.7953892542229487896e+09);
INSERT INTO "shown" VALUES('web//9986ef5f71010817','80',1,'rack/1/8',1.79538925436550545694e+09);
INSERT INTO "shown" VALUES('web//9986ef5f71010817','83',2,'rack/2/9',1.7953892543867175579e+09);
INSERT INTO "shown" VALUES('web//9986ef5f71010817','90',4,'rack/4/10',1.79538925449599695203e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','109',3,'rack/3/4',1.79538925464415478712e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','115',5,'rack/5/9',1.79538925469797396657e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','20',1,'rack/1/4',1.79538925375382852549e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','30',2,'rack/2/5',1.79538925386273670193e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','37',3,'rack/3/0',1.79538925398014974593e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','44',4,'rack/4/4',1.7953892541814742088e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','51',5,'rack/5/4',1.79538925420728516578e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','57',8,'rack/8/4',1.79538925422291731834e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','62',1,'rack/1/6',1.79538925424445962907e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','65',2,'rack/2/7',1.79538925425612258916e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','68',4,'rack/4/4',1.79538925427468013763e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','77',8,'rack/8/6',1.79538925431497311592e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','85',3,'rack/3/0',1.79538925440656924243e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','89',4,'rack/4/10',1.7953892544959771633e+09);
INSERT INTO "shown" VALUES('web//ec2e9be260f39577','94',5,'rack/5/9',1.7953892545202527046e+09);
INSERT INTO "shown" VALUES('web/lobby/','102',1,'',1.79538925458146381378e+09);
INSERT INTO "shown" VALUES('web/lobby/','105',2,'',1.79538925461308884615e+09);
INSERT INTO "shown" VALUES('web/lobby/','111',3,'acting/3/4/0',1.79538925464481425283e+09);
INSERT INTO "shown" VALUES('web/lobby/','121',8,'',1.79538925476439833635e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79538925337459969516e+09);
INSERT INTO "shown" VALUES('web/lobby/','23',1,'',1.7953892537874186039e+09);
INSERT INTO "shown" VALUES('web/lobby/','25',2,'challenge/2',1.79538925379294824597e+09);
INSERT INTO "shown" VALUES('web/lobby/','32',2,'',1.79538925391936445234e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',3,'challenge/3',1.79538925393193078043e+09);
INSERT INTO "shown" VALUES('web/lobby/','35',3,'',1.79538925394186186785e+09);
INSERT INTO "shown" VALUES('web/lobby/','39',3,'acting/3/0/0',1.79538925398328852653e+09);
INSERT INTO "shown" VALUES('web/lobby/','40',4,'challenge/4',1.79538925398827648163e+09);
INSERT INTO "shown" VALUES('web/lobby/','46',4,'',1.79538925418166661262e+09);
INSERT INTO "shown" VALUES('web/lobby/','48',5,'challenge/5',1.79538925418841958047e+09);
INSERT INTO "shown" VALUES('web/lobby/','54',5,'',1.79538925421169924742e+09);
INSERT INTO "shown" VALUES('web/lobby/','55',7,'challenge/7',1.79538925421330475802e+09);
INSERT INTO "shown" VALUES('web/lobby/','56',NULL,'tournament/1',1.79538925421503591534e+09);
INSERT INTO "shown" VALUES('web/lobby/','64',8,'',1.79538925424611377711e+09);
INSERT INTO "shown" VALUES('web/lobby/','67',1,'',1.79538925426795268063e+09);
INSERT INTO "shown" VALUES('web/lobby/','70',2,'',1.79538925428593540197e+09);
INSERT INTO "shown" VALUES('web/lobby/','76',8,'',1.79538925431492757799e+09);
INSERT INTO "shown" VALUES('web/lobby/','79',1,'',1.79538925436544251441e+09);
INSERT INTO "shown" VALUES('web/lobby/','82',2,'',1.79538925438667631151e+09);
INSERT INTO "shown" VALUES('web/lobby/','88',4,'',1.79538925449594020848e+09);
INSERT INTO "shown" VALUES('web/lobby/','93',5,'',1.79538925452021837234e+09);
INSERT INTO "shown" VALUES('web/lobby/','99',8,'',1.79538925454782176014e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'web','3ec1feccc48032b3','Ann','running','[[]]',5,'["97616efc51bb732bf0491dbb4720cef8f9aa63cfb2880dccb2ef1157e158d562", "f3a69f3158fe397b321bc1c9feffce19fbaef2788d5c06d354032dd021a1c9ff"]');
CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;
INSERT INTO "tournament_match" VALUES(8,1,0,'[0, 1, 2]',0,'[]');
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
PRAGMA user_version = 7;
