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
INSERT INTO "account" VALUES('web','26d2134b77ec074f','c0fd636d65ce388185f9bcd9b00af0d0','');
INSERT INTO "account" VALUES('web','45c86d89b4bc4b35','712f29638ecf69629a12740e99e38d63','');
INSERT INTO "account" VALUES('web','73f8f5d41a32ac89','ded568c749bb64d913b2622014b3b14e','');
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
INSERT INTO "entrant" VALUES(1,0,'ded568c749bb64d913b2622014b3b14e','web','73f8f5d41a32ac89','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'c0fd636d65ce388185f9bcd9b00af0d0','web','26d2134b77ec074f','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'712f29638ecf69629a12740e99e38d63','web','45c86d89b4bc4b35','Cara',1,0,'');
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
, since INTEGER NOT NULL DEFAULT 0, moved_to_private INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT '', clocks TEXT NOT NULL DEFAULT '', dues TEXT NOT NULL DEFAULT '{}', rated INTEGER NOT NULL DEFAULT 0, became_unrated INTEGER NOT NULL DEFAULT 0, acted REAL NOT NULL DEFAULT 0, takeback TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'57243F67EA7418C9ED2F2D5114D63ABA814C52F57633990BC348F7145188EE26','',10,'[3]',6,1.79541430476766347883e+09,NULL,345605.771945835,10,0,'3d+1d/7d','{"seats": [[345597.661398917, 2.3386010829999577, false, 0.0, 0.0, false], [345598.903032613, 1.0969673869985854, false, 0.0, 0.0, false], [345596.426879354, 3.5731206459968234, true, 0.0, 0.0, false]], "at": 9.345066481000686, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345605.771945835}',1,0,9.34505560500110732391e+00,'');
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'1F3959430DC4490A61E805A7E3C60B61E4D6806E3A774D0ACA0C28ED602EE42A','',11,'[1]',6,1.7954143050884187222e+09,NULL,345605.93248712,11,0,'3d+1d/7d','{"seats": [[345596.446859747, 3.553140252995945, true, 0.0, 0.0, false], [345597.740559579, 2.2594404210030916, false, 0.0, 0.0, false], [345598.981230963, 1.018769037000311, false, 0.0, 0.0, false]], "at": 9.485627373003808, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345605.93248712}',1,0,9.48561614600475877523e+00,'');
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'E287E5F587BA80285933CC446FD989433922EEB88FC70D5E70FEAE4EE7BFECC7','',4,'[1, 2, 3]',6,1.79541430526845693588e+09,NULL,6.95771402149985078704e+01,4,0,'','','{"limit": 69.57714021499851}',1,0,9.57712154700129758566e+00,'');
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'D9EBA01195BF08FC1269E190015D32C4228990316E609FA7375CF9FC3AAD0A6D','',11,'[2]',6,1.79541430538838052747e+09,NULL,259208.701869845,9,0,'3d+1d/7d','{"seats": [[345594.25247458403, 5.747525416001736, false, 0.0, 0.0, false], [259199.01451363, 0.98548636999476, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false]], "at": 9.687356214999454, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259208.701869845}',1,0,9.68734043100266717374e+00,'');
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'03031C70DCCD8E51EF81F3EA84B7360BB9AA0E22F5D51B887CDEE2CD2E1DF4B3','',12,'[2]',6,1.79541430551174879077e+09,NULL,259208.910880935,10,0,'3d+1d/7d','{"seats": [[345594.16680508, 5.833194920000096, false, 0.0, 0.0, false], [259199.090270307, 0.9097296930049197, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false]], "at": 9.820610628004943, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259208.910880935}',1,0,9.82059447400388307869e+00,'');
INSERT INTO "game_table" VALUES(6,'web','@73f8f5d41a32ac89','','summy','{}',0,1,'running',1,X'5268D578D8D719CC9669896FA0A21B212FBF0FC6FE7852C68AD526B886B9DABB','',17,'[1]',8,1.79541430556223082547e+09,NULL,NULL,17,0,'','','{}',1,0,2.00825358400034019727e+01,'');
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'5C55C1E52628A6CD59F5FC833245EE7599B04EE79B31701ECBC2B989404D813C','',0,'[]',1,1.79541430567588043212e+09,NULL,8.64032442197749915059e+04,0,0,'3d+1d/7d','','{"lapse": 86403.24421977499}',1,0,0.0,'');
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'A6C068FCE270482E53E7238B5D7E4FE5CAC94D5C13837315C8C27E58C9F236B4','',10,'[2]',4,1.79541430657129955292e+09,NULL,345616.410111297,10,0,'3d+1d/7d','{"seats": [[345589.01858582196, 10.981414178000705, false, 0.0, 0.0, false], [345596.201461126, 3.798538873998041, true, 0.0, 0.0, false], [345598.72409389, 1.2759061100005056, false, 0.0, 0.0, false]], "at": 20.208650171000045, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": true}','{"clock": 345616.410111297}',1,0,2.02086383839996415186e+01,'');
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000000',1.79541430463980960846e+09);
INSERT INTO "inbox" VALUES('web:26d2134b77ec074f:line-ben-000001',1.79541430472027850151e+09);
INSERT INTO "inbox" VALUES('web:45c86d89b4bc4b35:line-cara-000002',1.79541430479119396208e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000003',1.7954143049558861255e+09);
INSERT INTO "inbox" VALUES('web:26d2134b77ec074f:line-ben-000004',1.79541430503748798371e+09);
INSERT INTO "inbox" VALUES('web:45c86d89b4bc4b35:line-cara-000005',1.79541430509337449072e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000006',1.79541430517166614535e+09);
INSERT INTO "inbox" VALUES('web:26d2134b77ec074f:line-ben-000007',1.79541430522873902324e+09);
INSERT INTO "inbox" VALUES('web:45c86d89b4bc4b35:line-cara-000008',1.79541430527530860902e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000009',1.79541430532512068752e+09);
INSERT INTO "inbox" VALUES('web:26d2134b77ec074f:line-ben-000010',1.79541430536468625068e+09);
INSERT INTO "inbox" VALUES('web:45c86d89b4bc4b35:line-cara-000011',1.79541430539740467066e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000012',1.79541430541212892538e+09);
INSERT INTO "inbox" VALUES('web:26d2134b77ec074f:line-ben-000013',1.79541430546573519701e+09);
INSERT INTO "inbox" VALUES('web:45c86d89b4bc4b35:line-cara-000014',1.7954143055222430229e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000015',1.79541430556559133534e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000016',1.7954143056797955036e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000017',1.79541430591134023664e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000018',1.7954143061203317642e+09);
INSERT INTO "inbox" VALUES('web:26d2134b77ec074f:line-ben-000019',1.79541430618416380888e+09);
INSERT INTO "inbox" VALUES('web:45c86d89b4bc4b35:line-cara-000020',1.79541430645624828336e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000021',1.79541430658928322788e+09);
INSERT INTO "inbox" VALUES('web:45c86d89b4bc4b35:line-cara-000022',1.79541430834543800352e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000023',1.79541430864325666431e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000024',1.79541430908629584314e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000025',1.79541430959315538411e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000026',1.79541430972906041144e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000027',1.79541431020397186275e+09);
INSERT INTO "inbox" VALUES('web:26d2134b77ec074f:line-ben-000028',1.79541431038769674303e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000029',1.79541431068391323091e+09);
INSERT INTO "inbox" VALUES('web:26d2134b77ec074f:line-ben-000030',1.79541431090258550638e+09);
INSERT INTO "inbox" VALUES('web:26d2134b77ec074f:line-ben-000031',1.79541431105820798873e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000032',1.79541431113765358922e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000033',1.79541431134684324267e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000034',1.79541431144734764096e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000035',1.79541431166297793392e+09);
INSERT INTO "inbox" VALUES('web:26d2134b77ec074f:line-ben-000036',1.79541431178077340131e+09);
INSERT INTO "inbox" VALUES('web:45c86d89b4bc4b35:line-cara-000037',1.79541431192135357858e+09);
INSERT INTO "inbox" VALUES('web:45c86d89b4bc4b35:line-cara-000038',1.79541431201301455501e+09);
INSERT INTO "inbox" VALUES('web:26d2134b77ec074f:line-ben-000039',1.7954143121233055592e+09);
INSERT INTO "inbox" VALUES('web:26d2134b77ec074f:line-ben-000040',1.79541431225660681725e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:line-ann-000041',1795414322.42163);
INSERT INTO "inbox" VALUES('web:45c86d89b4bc4b35:line-cara-000042',1.79541432264435267445e+09);
INSERT INTO "inbox" VALUES('web:73f8f5d41a32ac89:last-line-01',1.79541432887715172767e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 6 + + 2 8 9 + 0');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 2 = 9 1 4 7 - 5');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 x 8 6 - x = 8 5');
INSERT INTO "log" VALUES(1,5,3,'exchange 5 6 8 8 - x x =');
INSERT INTO "log" VALUES(1,6,-1,'refill 3 = : 7 2 3 : 3 1');
INSERT INTO "log" VALUES(1,7,1,'M8v 0+2+6(=)8');
INSERT INTO "log" VALUES(1,8,-1,'refill 1 4 + 3 6 0 =');
INSERT INTO "log" VALUES(1,9,2,'M14> (8)9-14=75');
INSERT INTO "log" VALUES(1,10,-1,'refill 2 + 5 1 - + = 2');
INSERT INTO "log" VALUES(2,1,-1,'first 1');
INSERT INTO "log" VALUES(2,2,-1,'board E5 8 C5 1 G5 2 E3 8 E7 5');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 3 4');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 1 6');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 9 6');
INSERT INTO "log" VALUES(2,6,1,'E6 y3');
INSERT INTO "log" VALUES(2,7,-1,'refill 1 7');
INSERT INTO "log" VALUES(2,8,2,'E4 r6 turn E5');
INSERT INTO "log" VALUES(2,9,-1,'refill 2 2');
INSERT INTO "log" VALUES(2,10,3,'F5 y6 turn E5');
INSERT INTO "log" VALUES(2,11,-1,'refill 3 8');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll V X I X');
INSERT INTO "log" VALUES(4,1,-1,'first 1');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 K7 Y1 B5 Y10 R5 R7 K6 R9 B12 K2 R6 R11 R8 K2');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 K8 R10 B8 B10 R7 B4 K12 B11 B5 K13 R12 Y11 Y2 B6');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 B12 B11 Y5 Y3 K3 Y7 B2 B1 Y9 K11 R3 Y8 B3 Y9');
INSERT INTO "log" VALUES(4,5,1,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 1 R9 Y13');
INSERT INTO "log" VALUES(4,7,1,'meld R5 R6 R7 R8 R9');
INSERT INTO "log" VALUES(4,8,1,'meld K6 K7 J');
INSERT INTO "log" VALUES(4,9,1,'discard B5');
INSERT INTO "log" VALUES(4,10,2,'draw');
INSERT INTO "log" VALUES(4,11,-1,'draw 2 B1 Y10');
INSERT INTO "log" VALUES(5,1,-1,'first 1');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 K7 K9 B5 R1 R11 K6 Y5 B10 R8 B11 K8 R10 B4 K2');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 Y7 R5 R12 Y12 K4 R5 R13 B4 Y11 B13 Y6 Y11 K10 B6');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 Y1 K8 B12 Y4 B2 Y2 Y1 Y6 B3 R1 R3 Y8 R12 R8');
INSERT INTO "log" VALUES(5,5,1,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 1 K4 R4');
INSERT INTO "log" VALUES(5,7,1,'meld R8 J R10 R11');
INSERT INTO "log" VALUES(5,8,1,'meld K6 K7 K8 K9');
INSERT INTO "log" VALUES(5,9,1,'meld R4 B4 K4');
INSERT INTO "log" VALUES(5,10,1,'discard R1');
INSERT INTO "log" VALUES(5,11,2,'draw R1');
INSERT INTO "log" VALUES(5,12,-1,'draw 2 B2');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 8 2 3 6 7 : x 0');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 2 1 x 9 0 4 0 5');
INSERT INTO "log" VALUES(6,4,2,'M7v 9152x0(=)0');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 x : 8 7 : 6 8');
INSERT INTO "log" VALUES(6,6,1,'I13> 2x38(=)76');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 - 8 5 4 5 x');
INSERT INTO "log" VALUES(6,8,2,'exchange 4 6 7 8 8 x : :');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 5 9 4 = = 7 6 7');
INSERT INTO "log" VALUES(6,10,1,'exchange 0 4 5 5 8 - x :');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 = 6 1 5 7 = + 2');
INSERT INTO "log" VALUES(6,12,2,'L11> 6(x)9=54');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 + 0 = 7 =');
INSERT INTO "log" VALUES(6,14,1,'N11v (9)+(7)16=725');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 5 - 0 4 - = 2');
INSERT INTO "log" VALUES(6,16,2,'K16> 0+7(=)7');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 : x 9 1');
INSERT INTO "log" VALUES(8,1,-1,'first 2');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 : 5 5 9 5 6 1 3');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 x x 2 = - : 4 x');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 9 4 0 7 6 + 6 4');
INSERT INTO "log" VALUES(8,5,2,'exchange 2 4 - x x x : =');
INSERT INTO "log" VALUES(8,6,-1,'refill 2 4 1 8 5 x + x =');
INSERT INTO "log" VALUES(8,7,3,'M9v 4+66(=)70');
INSERT INTO "log" VALUES(8,8,-1,'refill 3 2 3 8 9 9 =');
INSERT INTO "log" VALUES(8,9,1,'H13> 195:3(=)65');
INSERT INTO "log" VALUES(8,10,-1,'refill 1 7 7 0 = 0 2 -');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//73f8f5d41a32ac89',X'FF5C20DF750D6841FAD879956C38C629BC46B025907146E1B29459421DD5CCFC');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(97,'{"to":["aside","web","lobby","","73f8f5d41a32ac89"],"lines":[["which-table",{}],["table-row",{"table":"2","game":"Kakuro","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}]],"buttons":[],"locale":"en","answers":"web:73f8f5d41a32ac89:last-line-01"}',0,'2f70f863-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('712f29638ecf69629a12740e99e38d63');
INSERT INTO "person" VALUES('c0fd636d65ce388185f9bcd9b00af0d0');
INSERT INTO "person" VALUES('ded568c749bb64d913b2622014b3b14e');
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
INSERT INTO "preference" VALUES('web//26d2134b77ec074f','','','en','{}');
INSERT INTO "preference" VALUES('web//45c86d89b4bc4b35','','','en','{}');
INSERT INTO "preference" VALUES('web//73f8f5d41a32ac89','','','en','{}');
INSERT INTO "preference" VALUES('web/lobby/','','','en','{}');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'f5e3a0bb');
INSERT INTO "run" VALUES(2,'2f70f863');
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
INSERT INTO "seat" VALUES(1,1,'ded568c749bb64d913b2622014b3b14e','web','73f8f5d41a32ac89','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'c0fd636d65ce388185f9bcd9b00af0d0','web','26d2134b77ec074f','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'712f29638ecf69629a12740e99e38d63','web','45c86d89b4bc4b35','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'ded568c749bb64d913b2622014b3b14e','web','73f8f5d41a32ac89','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'c0fd636d65ce388185f9bcd9b00af0d0','web','26d2134b77ec074f','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'712f29638ecf69629a12740e99e38d63','web','45c86d89b4bc4b35','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'ded568c749bb64d913b2622014b3b14e','web','73f8f5d41a32ac89','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'c0fd636d65ce388185f9bcd9b00af0d0','web','26d2134b77ec074f','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'712f29638ecf69629a12740e99e38d63','web','45c86d89b4bc4b35','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'ded568c749bb64d913b2622014b3b14e','web','73f8f5d41a32ac89','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'c0fd636d65ce388185f9bcd9b00af0d0','web','26d2134b77ec074f','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'712f29638ecf69629a12740e99e38d63','web','45c86d89b4bc4b35','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'ded568c749bb64d913b2622014b3b14e','web','73f8f5d41a32ac89','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'c0fd636d65ce388185f9bcd9b00af0d0','web','26d2134b77ec074f','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'712f29638ecf69629a12740e99e38d63','web','45c86d89b4bc4b35','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'ded568c749bb64d913b2622014b3b14e','web','73f8f5d41a32ac89','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'ded568c749bb64d913b2622014b3b14e','web','73f8f5d41a32ac89','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'712f29638ecf69629a12740e99e38d63','web','45c86d89b4bc4b35','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'c0fd636d65ce388185f9bcd9b00af0d0','web','26d2134b77ec074f','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'ded568c749bb64d913b2622014b3b14e','web','73f8f5d41a32ac89','Ann',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,2.0466054142008943018e+01,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','103',1,'rack/1/10',1.79541431180591797827e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','109',3,'rack/3/4',1.79541431209939670557e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','113',4,'rack/4/9',1.79541431216742038731e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','116',5,'rack/5/10',1.79541431231503534316e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','25',1,'rack/1/4',1.79541430666649365422e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','30',2,'rack/2/5',1.79541430698741149903e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','36',3,'rack/3/0',1.79541430732357501984e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','41',4,'rack/4/4',1.79541430770033359526e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','46',5,'rack/5/4',1.79541430794413352017e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','50',8,'rack/8/4',1.79541430812334346775e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','75',8,'rack/8/6',1.79541431054339313509e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','83',2,'rack/2/9',1.79541431095923495293e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','85',3,'rack/3/0',1.79541431107572650909e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','89',4,'rack/4/9',1.79541431125764536854e+09);
INSERT INTO "shown" VALUES('web//26d2134b77ec074f','94',5,'rack/5/10',1.79541431158114480975e+09);
INSERT INTO "shown" VALUES('web//45c86d89b4bc4b35','106',2,'rack/2/11',1.79541431194430351264e+09);
INSERT INTO "shown" VALUES('web//45c86d89b4bc4b35','110',3,'rack/3/4',1.79541431209944248202e+09);
INSERT INTO "shown" VALUES('web//45c86d89b4bc4b35','123',8,'rack/8/10',1.79541432270735788344e+09);
INSERT INTO "shown" VALUES('web//45c86d89b4bc4b35','26',1,'rack/1/4',1.79541430674333262439e+09);
INSERT INTO "shown" VALUES('web//45c86d89b4bc4b35','31',2,'rack/2/5',1.79541430716701292998e+09);
INSERT INTO "shown" VALUES('web//45c86d89b4bc4b35','37',3,'rack/3/0',1.79541430732877230645e+09);
INSERT INTO "shown" VALUES('web//45c86d89b4bc4b35','42',4,'rack/4/4',1.79541430770045232776e+09);
INSERT INTO "shown" VALUES('web//45c86d89b4bc4b35','47',5,'rack/5/4',1.79541430794428229331e+09);
INSERT INTO "shown" VALUES('web//45c86d89b4bc4b35','51',8,'rack/8/4',1.79541430812340950962e+09);
INSERT INTO "shown" VALUES('web//45c86d89b4bc4b35','58',1,'rack/1/6',1.7954143084240839481e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','100',8,'rack/8/8',1.79541431167201375957e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','108',3,'rack/3/4',1.7954143120993175507e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','118',6,'',1.79541432251120710366e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','119',6,'rack/6/15',1.79541432252412176129e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','120',6,'',1.79541432255410385136e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','24',1,'rack/1/4',1.79541430666638875002e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','29',2,'rack/2/5',1.79541430698731184004e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','35',3,'rack/3/0',1.79541430732348871227e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','40',4,'rack/4/4',1.79541430765530920024e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','44',5,'rack/5/4',1.79541430779160928726e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','48',6,'',1.79541430799952840807e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','49',6,'rack/6/3',1.79541430812319493292e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','53',8,'rack/8/4',1.79541430822317576413e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','56',6,'',1.79541430831339144701e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','63',2,'rack/2/7',1.79541430870884323118e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','66',3,'rack/3/0',1.79541430915926623346e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','68',4,'rack/4/4',1.79541430965827369685e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','70',5,'rack/5/4',1.79541430991528773311e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','73',6,'',1.79541431053535413737e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','76',6,'rack/6/7',1.79541431055927419666e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','78',6,'',1.79541431074973559375e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','80',1,'rack/1/8',1.79541431088433575628e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','88',4,'rack/4/9',1.79541431125757336611e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','93',5,'rack/5/10',1.79541431158110260969e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','95',6,'',1.79541431159078240398e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','96',6,'rack/6/11',1.79541431160710787768e+09);
INSERT INTO "shown" VALUES('web//73f8f5d41a32ac89','97',6,'',1.79541431165656781201e+09);
INSERT INTO "shown" VALUES('web/lobby/','102',1,'',1795414311.80582);
INSERT INTO "shown" VALUES('web/lobby/','105',2,'',1.79541431194422483443e+09);
INSERT INTO "shown" VALUES('web/lobby/','111',3,'acting/3/4/0',1.79541431211945343021e+09);
INSERT INTO "shown" VALUES('web/lobby/','115',5,'',1.79541431231136536595e+09);
INSERT INTO "shown" VALUES('web/lobby/','122',8,'',1.79541432270726752278e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79541430470021462443e+09);
INSERT INTO "shown" VALUES('web/lobby/','27',1,'',1.79541430674357676503e+09);
INSERT INTO "shown" VALUES('web/lobby/','28',2,'challenge/2',1.79541430677625298492e+09);
INSERT INTO "shown" VALUES('web/lobby/','32',2,'',1.7954143071672570705e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',3,'challenge/3',1.79541430719538664816e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'',1.7954143072714719773e+09);
INSERT INTO "shown" VALUES('web/lobby/','38',3,'acting/3/0/0',1795414307.32891);
INSERT INTO "shown" VALUES('web/lobby/','39',4,'challenge/4',1.79541430738737678527e+09);
INSERT INTO "shown" VALUES('web/lobby/','43',4,'',1.79541430774226975445e+09);
INSERT INTO "shown" VALUES('web/lobby/','45',5,'challenge/5',1.79541430791554498672e+09);
INSERT INTO "shown" VALUES('web/lobby/','52',5,'',1.79541430819554901124e+09);
INSERT INTO "shown" VALUES('web/lobby/','54',7,'challenge/7',1.79541430825133109094e+09);
INSERT INTO "shown" VALUES('web/lobby/','55',NULL,'tournament/1',1.79541430828436088563e+09);
INSERT INTO "shown" VALUES('web/lobby/','60',8,'',1.79541430863995742799e+09);
INSERT INTO "shown" VALUES('web/lobby/','62',1,'',1.79541430865620470049e+09);
INSERT INTO "shown" VALUES('web/lobby/','64',2,'',1.79541430872733378414e+09);
INSERT INTO "shown" VALUES('web/lobby/','74',8,'',1.7954143105433137417e+09);
INSERT INTO "shown" VALUES('web/lobby/','79',1,'',1.79541431081930971148e+09);
INSERT INTO "shown" VALUES('web/lobby/','82',2,'',1.79541431095916199684e+09);
INSERT INTO "shown" VALUES('web/lobby/','87',4,'',1.7954143112574276924e+09);
INSERT INTO "shown" VALUES('web/lobby/','92',5,'',1.79541431158100152016e+09);
INSERT INTO "shown" VALUES('web/lobby/','99',8,'',1.79541431167195153235e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'ded568c749bb64d913b2622014b3b14e','web','73f8f5d41a32ac89','Ann','running','[[]]',5,'["1e33a7192b0e9a463414a4948d5e1fde47e66835843326bfc0ed8ae81b5bfe00", "3bf9845206700be3d885b14c4eaa7cbc8e5096220c5c68157ed97f0441019af4"]','3d+1d/7d',1);
CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;
INSERT INTO "tournament_match" VALUES(8,1,0,'[2, 1, 0]',0,'[]');
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
INSERT INTO "sqlite_sequence" VALUES('outbox',97);
COMMIT;
PRAGMA user_version = 14;
