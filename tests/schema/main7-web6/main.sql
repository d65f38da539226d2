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
INSERT INTO "entrant" VALUES(1,0,'web','3cc148fb9f48c648','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'web','d53c8f857a739934','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'web','519a5d164769d925','Cara',1,0,'');
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
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'03B93EC04BA0E06084A9FD7AF3F0B79DEC07FF8D5A0E6C02B51BB3EE726B6453','',10,'[2]',6,1.79538913002643609048e+09,NULL,NULL,10);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'351AAEF477D410511FE9CF76F03959D58CC015AE5C4B268A30A41C55E5824045','',11,'[1]',6,1.79538913009995412827e+09,NULL,NULL,11);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'E6F85647DF4A5571B1154277575BAFA8FD59E2F92F5EBCA53C92E08C0EBD5090','',4,'[1, 2, 3]',6,1.79538913016621613501e+09,NULL,6.2942963318000693107e+01,4);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'0E376D65C73E50B2E78DB4CFF676D15D8E8EB1AC4F51BAA56BB9A2456D003B5A','',11,'[1]',6,1.79538913023497676848e+09,NULL,NULL,9);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'D2374E2BC3763E70522C333168A6A650C80BF44D7BD58CF4926C77F16FA6A51A','',11,'[1]',6,1.79538913030335688589e+09,NULL,NULL,9);
INSERT INTO "game_table" VALUES(6,'web','@3cc148fb9f48c648','','summy','{}',0,1,'running',1,X'8FE88FBDB8E77F367C0262F082D10E24FBBB60CBB18B48D1AD6D6DD59B59FFD8','',17,'[1]',8,1.79538913032592105864e+09,NULL,NULL,17);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'CECDB1CF63CC4C5B333D2A4671F6320AF7FCA07FCCB84FF158B04F1BF8FE475E','',0,'[]',1,1.79538913034765911097e+09,NULL,86400.662841375,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'2E0FD9518F78DD379467CC8F8D78E0045BF0B6F426BDD8063E28342F738FA46B','',10,'[3]',4,1.7953891306056389809e+09,NULL,NULL,10);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000000',1.79538912998455715179e+09);
INSERT INTO "inbox" VALUES('web:d53c8f857a739934:line-ben-000001',1.79538913000491809845e+09);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000002',1.7953891300290093422e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000003',1.79538913005474424361e+09);
INSERT INTO "inbox" VALUES('web:d53c8f857a739934:line-ben-000004',1.79538913007297945027e+09);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000005',1.79538913010250735283e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000006',1.7953891301207885742e+09);
INSERT INTO "inbox" VALUES('web:d53c8f857a739934:line-ben-000007',1.79538913014361309998e+09);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000008',1.79538913016838312152e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000009',1.79538913018997740747e+09);
INSERT INTO "inbox" VALUES('web:d53c8f857a739934:line-ben-000010',1.79538913021300125128e+09);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000011',1.79538913024032449725e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000012',1.79538913025855302813e+09);
INSERT INTO "inbox" VALUES('web:d53c8f857a739934:line-ben-000013',1795389130.28113);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000014',1.79538913030730223657e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000015',1.79538913032662272449e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000016',1.79538913034817719464e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000017',1.79538913041163659097e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000018',1.79538913054933857915e+09);
INSERT INTO "inbox" VALUES('web:d53c8f857a739934:line-ben-000019',1.79538913056016564365e+09);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000020',1.7953891305958538055e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000021',1.7953891306063137055e+09);
INSERT INTO "inbox" VALUES('web:d53c8f857a739934:line-ben-000022',1.79538913085729980468e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000023',1.79538913106689476967e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000024',1.7953891313845317364e+09);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000025',1.79538913171111965175e+09);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000026',1.79538913176071166996e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000027',1.7953891318122713566e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000028',1.79538913188504600524e+09);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000029',1.79538913196118402482e+09);
INSERT INTO "inbox" VALUES('web:d53c8f857a739934:line-ben-000030',1.79538913199609756468e+09);
INSERT INTO "inbox" VALUES('web:d53c8f857a739934:line-ben-000031',1.79538913203500437735e+09);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000032',1.79538913213701653483e+09);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000033',1.79538913223731756208e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000034',1.79538913230834889416e+09);
INSERT INTO "inbox" VALUES('web:d53c8f857a739934:line-ben-000035',1.795389132396406889e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000036',1795389132.48292);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000037',1.79538913254553174976e+09);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000038',1795389132.6286);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000039',1.79538913268433666233e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000040',1.79538913276292753226e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:line-ann-000041',1.79538913282874536521e+09);
INSERT INTO "inbox" VALUES('web:519a5d164769d925:line-cara-000042',1.79538913298225116734e+09);
INSERT INTO "inbox" VALUES('web:3cc148fb9f48c648:last-line-01',1.79538913491644978523e+09);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,-1,'first 2');
INSERT INTO "log" VALUES(1,2,-1,'deal 1 0 0 3 x - = 9 5');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 6 3 3 2 = 7 x 5');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 5 2 4 - 3 = 3 =');
INSERT INTO "log" VALUES(1,5,2,'M10v 2x3(=)6');
INSERT INTO "log" VALUES(1,6,-1,'refill 2 4 2 - =');
INSERT INTO "log" VALUES(1,7,3,'L14> 3(6)-2=34');
INSERT INTO "log" VALUES(1,8,-1,'refill 3 5 6 + = 4 5');
INSERT INTO "log" VALUES(1,9,1,'R14v (4)359x0=0');
INSERT INTO "log" VALUES(1,10,-1,'refill 1 9 9 : 6 7 2 +');
INSERT INTO "log" VALUES(2,1,-1,'first 1');
INSERT INTO "log" VALUES(2,2,-1,'board E5 8 C5 1 G5 5 E3 2 E7 3');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 4 3');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 6 5');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 7 2');
INSERT INTO "log" VALUES(2,6,1,'F5 y3');
INSERT INTO "log" VALUES(2,7,-1,'refill 1 1');
INSERT INTO "log" VALUES(2,8,2,'D5 r6 turn E5');
INSERT INTO "log" VALUES(2,9,-1,'refill 2 4');
INSERT INTO "log" VALUES(2,10,3,'E2 y2');
INSERT INTO "log" VALUES(2,11,-1,'refill 3 6');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll V L V I');
INSERT INTO "log" VALUES(4,1,-1,'first 3');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 R13 B11 B12 Y1 K1 Y9 B3 B8 R4 K6 Y4 B11 K12 Y11');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 R1 B7 R2 K4 R8 K3 K5 B3 R12 K7 Y1 B7 K3 Y6');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 Y10 Y6 K10 Y3 R2 B5 R12 R11 B4 Y7 Y5 B9 R6 K11');
INSERT INTO "log" VALUES(4,5,3,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 3 K8 Y5');
INSERT INTO "log" VALUES(4,7,3,'meld Y5 Y6 Y7');
INSERT INTO "log" VALUES(4,8,3,'meld K8 J K10 K11');
INSERT INTO "log" VALUES(4,9,3,'discard R2');
INSERT INTO "log" VALUES(4,10,1,'draw');
INSERT INTO "log" VALUES(4,11,-1,'draw 1 K4 B1');
INSERT INTO "log" VALUES(5,1,-1,'first 3');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 Y6 B5 Y12 B8 R4 B11 Y5 K4 R2 B4 Y7 R2 R11 R3');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 B3 R12 B9 R5 K6 B13 B12 K9 K1 B5 Y1 B6 B2 B10');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 K3 R5 Y12 K2 Y5 Y1 K12 Y9 R7 B13 R3 Y6 K6 Y4');
INSERT INTO "log" VALUES(5,5,3,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 3 R9 Y8');
INSERT INTO "log" VALUES(5,7,3,'meld Y4 Y5 Y6');
INSERT INTO "log" VALUES(5,8,3,'meld Y12 K12 J');
INSERT INTO "log" VALUES(5,9,3,'discard K6');
INSERT INTO "log" VALUES(5,10,1,'draw');
INSERT INTO "log" VALUES(5,11,-1,'draw 1 B4 Y3');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 1 = x = 0 1 9 =');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 6 1 6 4 9 8 - 2');
INSERT INTO "log" VALUES(6,4,2,'H13> 69-61(=)8');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 - 2 - x + 9');
INSERT INTO "log" VALUES(6,6,1,'I13v (9)x1=9');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 9 3 2 5');
INSERT INTO "log" VALUES(6,8,2,'F16> 2x2(=)4');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 0 = 6 +');
INSERT INTO "log" VALUES(6,10,1,'J11v 52(-)3=(4)9');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 = 7 0 = 9');
INSERT INTO "log" VALUES(6,12,2,'H9v 6-0=(6)');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 7 = 8 2');
INSERT INTO "log" VALUES(6,14,1,'G15v 0(x)179=0');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 - 3 3 6 0 x');
INSERT INTO "log" VALUES(6,16,2,'L11v 8+(1)=9');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 7 4 0 5');
INSERT INTO "log" VALUES(8,1,-1,'first 3');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 = : 7 9 = 0 0 1');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 - : 8 x = = + 7');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 4 0 6 4 2 + 1 0');
INSERT INTO "log" VALUES(8,5,3,'M8v 14+26(=)40');
INSERT INTO "log" VALUES(8,6,-1,'refill 3 3 2 = 5 4 6 -');
INSERT INTO "log" VALUES(8,7,1,'K12> 0:(6)179=0');
INSERT INTO "log" VALUES(8,8,-1,'refill 1 7 8 0 9 1 3 3');
INSERT INTO "log" VALUES(8,9,2,'N12v (1)+7=8');
INSERT INTO "log" VALUES(8,10,-1,'refill 2 9 = 2 3');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//3cc148fb9f48c648',X'E314A9BCC01EBAD3E78B36561B5CF9991E0326FB39B9984953D1FE3DB59F2775');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(96,'{"to":["aside","web","lobby","","3cc148fb9f48c648"],"lines":[["which-table",{}],["table-row",{"table":"2","game":"Kakuro","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"4","game":"Rummy-Pur","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"5","game":"Rummy-Pur-Plus","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"8","game":"Summy","names":"Ben, Cara, Ann","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:3cc148fb9f48c648:last-line-01"}',0,'dea54a15-');
CREATE TABLE preference (
    address TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    hint TEXT NOT NULL              -- the language last heard there
) STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//3cc148fb9f48c648','','','en');
INSERT INTO "preference" VALUES('web//519a5d164769d925','','','en');
INSERT INTO "preference" VALUES('web//d53c8f857a739934','','','en');
INSERT INTO "preference" VALUES('web/lobby/','','','en');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'81cd2812');
INSERT INTO "run" VALUES(2,'dea54a15');
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
INSERT INTO "seat" VALUES(1,1,'web','3cc148fb9f48c648','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,2,'web','d53c8f857a739934','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,3,'web','519a5d164769d925','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,1,'web','3cc148fb9f48c648','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,2,'web','d53c8f857a739934','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,3,'web','519a5d164769d925','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,1,'web','3cc148fb9f48c648','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,2,'web','d53c8f857a739934','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,3,'web','519a5d164769d925','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,1,'web','3cc148fb9f48c648','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,2,'web','d53c8f857a739934','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,3,'web','519a5d164769d925','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,1,'web','3cc148fb9f48c648','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,2,'web','d53c8f857a739934','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,3,'web','519a5d164769d925','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,1,'web','3cc148fb9f48c648','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,'Computer','beginner','accepted','',0);
INSERT INTO "seat" VALUES(7,1,'web','3cc148fb9f48c648','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,'',NULL,'invited','',0);
INSERT INTO "seat" VALUES(8,1,'web','d53c8f857a739934','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,2,'web','519a5d164769d925','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,3,'web','3cc148fb9f48c648','Ann',NULL,'accepted','',0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,3.61052214099981938488e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','103',1,'rack/1/10',1.79538913249931287759e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','108',3,'rack/3/4',1.79538913264528274529e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','113',4,'rack/4/9',1.79538913270174789425e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','115',5,'rack/5/9',1.79538913279533267016e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','117',6,'',1.79538913285445809369e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','118',6,'rack/6/15',1.79538913286154866218e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','119',6,'',1.79538913295920300478e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','21',1,'rack/1/4',1.79538913054872775083e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','29',2,'rack/2/5',1.79538913083684349061e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','35',3,'rack/3/0',1.79538913097716426852e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','41',4,'rack/4/4',1.79538913147024488444e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','46',5,'rack/5/4',1.79538913149504637716e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','47',6,'',1.79538913150199723241e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','50',6,'rack/6/3',1.79538913168491530416e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','56',6,'',1.79538913172487401962e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','61',8,'rack/8/4',1.79538913174334812164e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','64',2,'rack/2/7',1.79538913175914645195e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','67',3,'rack/3/0',1.79538913182861328129e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','70',6,'',1.79538913186328220362e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','73',6,'rack/6/7',1.79538913188121700289e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','75',6,'',1.795389131941847086e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','76',8,'rack/8/6',1.79538913195522975918e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','88',4,'rack/4/9',1.79538913220866799356e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','92',5,'rack/5/9',1.79538913230332636836e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','95',6,'',1.79538913231935071948e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','96',6,'rack/6/11',1.79538913232483220098e+09);
INSERT INTO "shown" VALUES('web//3cc148fb9f48c648','97',6,'',1.79538913233296942711e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','106',2,'rack/2/11',1.79538913255794119836e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','110',3,'rack/3/4',1.79538913264537835124e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','122',8,'rack/8/10',1.79538913299170613292e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','25',1,'rack/1/4',1.79538913059419894219e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','31',2,'rack/2/5',1.795389130839407444e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','37',3,'rack/3/0',1.7953891309772901535e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','43',4,'rack/4/4',1.79538913147033381461e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','49',5,'rack/5/4',1.79538913153953027723e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','54',8,'rack/8/4',1.79538913170441222187e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','58',4,'rack/4/4',1.79538913173300051693e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','68',5,'rack/5/4',1.79538913182865405085e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','80',1,'rack/1/8',1.79538913198319602013e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','89',4,'rack/4/9',1.79538913220869469642e+09);
INSERT INTO "shown" VALUES('web//519a5d164769d925','93',5,'rack/5/9',1.79538913230335068701e+09);
INSERT INTO "shown" VALUES('web//d53c8f857a739934','100',8,'rack/8/8',1.79538913241932058337e+09);
INSERT INTO "shown" VALUES('web//d53c8f857a739934','109',3,'rack/3/4',1.79538913264534568791e+09);
INSERT INTO "shown" VALUES('web//d53c8f857a739934','22',1,'rack/1/4',1.79538913054877829556e+09);
INSERT INTO "shown" VALUES('web//d53c8f857a739934','30',2,'rack/2/5',1.79538913083690357215e+09);
INSERT INTO "shown" VALUES('web//d53c8f857a739934','36',3,'rack/3/0',1.7953891309772415161e+09);
INSERT INTO "shown" VALUES('web//d53c8f857a739934','42',4,'rack/4/4',1.79538913147028923039e+09);
INSERT INTO "shown" VALUES('web//d53c8f857a739934','48',5,'rack/5/4',1.79538913153938508031e+09);
INSERT INTO "shown" VALUES('web//d53c8f857a739934','53',8,'rack/8/4',1.79538913170437073709e+09);
INSERT INTO "shown" VALUES('web//d53c8f857a739934','57',1,'rack/1/6',1.7953891317329590321e+09);
INSERT INTO "shown" VALUES('web//d53c8f857a739934','83',2,'rack/2/9',1.79538913201147699348e+09);
INSERT INTO "shown" VALUES('web//d53c8f857a739934','85',3,'rack/3/0',1.79538913206418824196e+09);
INSERT INTO "shown" VALUES('web/lobby/','102',1,'',1.79538913249924659727e+09);
INSERT INTO "shown" VALUES('web/lobby/','105',2,'',1.7953891325578994751e+09);
INSERT INTO "shown" VALUES('web/lobby/','111',3,'acting/3/4/0',1.79538913264659285543e+09);
INSERT INTO "shown" VALUES('web/lobby/','121',8,'',1.79538913299165391922e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79538912998840403554e+09);
INSERT INTO "shown" VALUES('web/lobby/','26',1,'',1.79538913059434843068e+09);
INSERT INTO "shown" VALUES('web/lobby/','27',2,'challenge/2',1.79538913059800481794e+09);
INSERT INTO "shown" VALUES('web/lobby/','32',2,'',1.79538913083966469768e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'challenge/3',1.79538913086611914629e+09);
INSERT INTO "shown" VALUES('web/lobby/','38',3,'',1.79538913097883391385e+09);
INSERT INTO "shown" VALUES('web/lobby/','44',3,'acting/3/0/0',1795389131.47548);
INSERT INTO "shown" VALUES('web/lobby/','45',4,'challenge/4',1.79538913148892259599e+09);
INSERT INTO "shown" VALUES('web/lobby/','51',4,'',1.79538913168506550788e+09);
INSERT INTO "shown" VALUES('web/lobby/','52',5,'challenge/5',1.79538913169571018218e+09);
INSERT INTO "shown" VALUES('web/lobby/','59',5,'',1.79538913173313283925e+09);
INSERT INTO "shown" VALUES('web/lobby/','60',7,'challenge/7',1.79538913173993802067e+09);
INSERT INTO "shown" VALUES('web/lobby/','62',NULL,'tournament/1',1.7953891317446427345e+09);
INSERT INTO "shown" VALUES('web/lobby/','69',8,'',1.79538913184387350077e+09);
INSERT INTO "shown" VALUES('web/lobby/','71',1,'',1.7953891318710110187e+09);
INSERT INTO "shown" VALUES('web/lobby/','74',2,'',1.79538913188568329806e+09);
INSERT INTO "shown" VALUES('web/lobby/','78',8,'',1.79538913195930814742e+09);
INSERT INTO "shown" VALUES('web/lobby/','79',1,'',1.79538913198313665386e+09);
INSERT INTO "shown" VALUES('web/lobby/','82',2,'',1.79538913201142382621e+09);
INSERT INTO "shown" VALUES('web/lobby/','87',4,'',1.79538913220838928217e+09);
INSERT INTO "shown" VALUES('web/lobby/','91',5,'',1.79538913230327081679e+09);
INSERT INTO "shown" VALUES('web/lobby/','99',8,'',1.79538913241926431649e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'web','3cc148fb9f48c648','Ann','running','[[]]',5,'["74995ed16822ba8a7a2e0db2f9acbe5d397098fc6c07582c90b075d78fa95e0f", "11c2fc7d6e141391d70cafccd81fdda696a38ec02a6619013a76c2cbe932eca6"]');
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
PRAGMA user_version = 7;
