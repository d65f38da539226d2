BEGIN TRANSACTION;
CREATE TABLE account (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,             -- as shown when it was linked; empty where it never was
    PRIMARY KEY (platform, id),
    UNIQUE (platform, id, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "account" VALUES('web','32330d3597533f40','82ac2fd9810fecbb089cc1dc8e268f72','');
INSERT INTO "account" VALUES('web','46bea40b43541109','96ba2ff0ee18cfb763f20c0438602e28','');
INSERT INTO "account" VALUES('web','4bcb5092bcee31dd','927122d48a8482a7ddca5b25ae1b033b','');
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
INSERT INTO "entrant" VALUES(1,0,'96ba2ff0ee18cfb763f20c0438602e28','web','46bea40b43541109','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'927122d48a8482a7ddca5b25ae1b033b','web','4bcb5092bcee31dd','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'82ac2fd9810fecbb089cc1dc8e268f72','web','32330d3597533f40','Cara',1,0,'');
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
, since INTEGER NOT NULL DEFAULT 0, moved_to_private INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'C48B4834A12C07FF0951F841378D7B9E90E07C6E394F0B2850556225456BE674','',10,'[2]',6,1.79540237431951260563e+09,NULL,NULL,10,0);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'8D956C807B76BA4E33F1ADD96375BE426CFADAAC1C22740F16B5FB96454B5D7B','',11,'[2]',6,1.7954023745250136852e+09,NULL,NULL,11,0);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'F82759C85EC21E05DFC456C38ACA5933EA44E4A5D82E9B0A7412017A74681803','',4,'[1, 2, 3]',6,1.79540237474727582935e+09,NULL,6.6691458530000090831e+01,4,0);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'93D9F3C014BD46BB5D201E75A2887D81A19615466E69EFE9C3B5F0F4BBB4FF03','',12,'[1]',6,1.79540237497616076466e+09,NULL,NULL,10,0);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'490D9A4BDDD94744FD81C7D3CEFE0C78D15C832F815BFCD40D5AE45AA7960FAD','',12,'[3]',6,1.79540237507988047595e+09,NULL,NULL,10,0);
INSERT INTO "game_table" VALUES(6,'web','@46bea40b43541109','','summy','{}',0,1,'running',1,X'485D2F3BE172BBB5C87340B27A85EA0FCFDAD20BA6B99D01EDB35FACC1958E11','',15,'[2]',7,1.79540237511276245122e+09,NULL,NULL,15,0);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'F2F57B6357D59381DD54FE221B81ACE1D4ED38C84A25EE8705111BD6C404C9B0','',0,'[]',1,1.79540237516362810132e+09,NULL,86402.037812057,0,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'5EA32816AF070DEEE6C83FE11DC0DD1EF869268F9DCD5290A5DECAE3910CA316','',10,'[1]',4,1.79540237549633955953e+09,NULL,NULL,10,0);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000000-1',1.79540237426929616924e+09);
INSERT INTO "inbox" VALUES('web:4bcb5092bcee31dd:line-ben-000001-1',1.79540237429741787907e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000002-1',1.79540237432354569434e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000003-1',1.79540237438347125053e+09);
INSERT INTO "inbox" VALUES('web:4bcb5092bcee31dd:line-ben-000004-1',1.79540237447724294666e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000005-1',1.79540237454452729229e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000006-1',1.7954023745886142254e+09);
INSERT INTO "inbox" VALUES('web:4bcb5092bcee31dd:line-ben-000007-1',1.79540237461223483087e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000008-1',1.79540237474918580053e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000009-1',1.79540237483705902095e+09);
INSERT INTO "inbox" VALUES('web:4bcb5092bcee31dd:line-ben-000010-1',1.79540237491560530662e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000011-1',1.79540237499700307838e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000012-1',1.79540237502275729182e+09);
INSERT INTO "inbox" VALUES('web:4bcb5092bcee31dd:line-ben-000013-1',1.79540237505116152764e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000014-1',1.79540237509283757207e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000015-1',1.79540237511332821844e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000016-1',1.79540237516726279261e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000017-1',1.79540237525526452056e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000018-1',1.79540237533953595154e+09);
INSERT INTO "inbox" VALUES('web:4bcb5092bcee31dd:line-ben-000019-1',1.79540237537921714781e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000020-1',1.79540237545172977448e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000021-1',1.79540237549711155888e+09);
INSERT INTO "inbox" VALUES('web:4bcb5092bcee31dd:line-ben-000022-1',1.79540237571276450152e+09);
INSERT INTO "inbox" VALUES('web:4bcb5092bcee31dd:line-ben-000023-1',1.79540237585285639759e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000024-1',1.79540237605845713619e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000025-1',1.7954023762476820946e+09);
INSERT INTO "inbox" VALUES('web:4bcb5092bcee31dd:line-ben-000026-1',1.79540237632422542573e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000027-1',1.79540237643439841265e+09);
INSERT INTO "inbox" VALUES('web:4bcb5092bcee31dd:line-ben-000028-1',1.79540237651858901974e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000029-1',1.79540237669180583954e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000030-1',1.79540237678140592579e+09);
INSERT INTO "inbox" VALUES('web:4bcb5092bcee31dd:line-ben-000031-1',1.79540237694005560872e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000032-1',1.79540237739885210994e+09);
INSERT INTO "inbox" VALUES('web:4bcb5092bcee31dd:line-ben-000033-1',1.79540237794529533381e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000034-1',1.79540237880822062493e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000035-1',1.79540237900657224652e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000036-1',1.79540237922117781638e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000037-1',1.79540237961420893674e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000038-1',1.79540237982118654246e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000039-1',1.79540237992589092252e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000040-1',1.79540238003306293484e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:line-ann-000041-1',1.79540238015612244604e+09);
INSERT INTO "inbox" VALUES('web:32330d3597533f40:line-cara-000042-1',1.79540238031012701989e+09);
INSERT INTO "inbox" VALUES('web:46bea40b43541109:last-line-01',1.79540238588543176649e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 1 9 - = 9 1 = :');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 = 3 5 = 5 + 3 6');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 = 4 9 : = = 7 0');
INSERT INTO "log" VALUES(1,5,2,'M9v 3+53(=)56');
INSERT INTO "log" VALUES(1,6,-1,'refill 2 9 = 2 = : 2');
INSERT INTO "log" VALUES(1,7,3,'exchange 0 4 7 9 : = = =');
INSERT INTO "log" VALUES(1,8,-1,'refill 3 0 0 5 : = 0 6 2');
INSERT INTO "log" VALUES(1,9,1,'L10> 1(+)9-1=9');
INSERT INTO "log" VALUES(1,10,-1,'refill 1 8 4 = = 2 3');
INSERT INTO "log" VALUES(2,1,-1,'first 2');
INSERT INTO "log" VALUES(2,2,-1,'board E5 5 C5 3 G5 6 E3 7 E7 8');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 6 2');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 2 7');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 9 7');
INSERT INTO "log" VALUES(2,6,2,'E6 y7');
INSERT INTO "log" VALUES(2,7,-1,'refill 2 1');
INSERT INTO "log" VALUES(2,8,3,'E8 y9 turn E6');
INSERT INTO "log" VALUES(2,9,-1,'refill 3 5');
INSERT INTO "log" VALUES(2,10,1,'E2 y2');
INSERT INTO "log" VALUES(2,11,-1,'refill 1 1');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll L X L L');
INSERT INTO "log" VALUES(4,1,-1,'first 3');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 Y6 B6 B7 K2 B11 K11 K13 R5 B7 Y8 K8 B8 K9 B1');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 R10 R7 R13 K9 B2 K5 R6 Y13 K10 B4 K1 R2 R11 K4');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 B12 Y4 Y10 B9 B11 K12 R12 K12 K4 R8 Y3 B13 K1 B10');
INSERT INTO "log" VALUES(4,5,3,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 3 K11 R12');
INSERT INTO "log" VALUES(4,7,3,'meld B9 B10 B11');
INSERT INTO "log" VALUES(4,8,3,'meld K11 K12 J K1');
INSERT INTO "log" VALUES(4,9,3,'meld R12 B12 K12');
INSERT INTO "log" VALUES(4,10,3,'discard R8');
INSERT INTO "log" VALUES(4,11,1,'draw R8');
INSERT INTO "log" VALUES(4,12,-1,'draw 1 R1');
INSERT INTO "log" VALUES(5,1,-1,'first 2');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 B12 K12 Y13 K9 K9 Y5 K10 R4 B1 K1 B6 K12 B1 K7');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 B11 B7 R11 K11 Y2 R7 R11 Y12 Y8 K8 B13 R2 R6 Y6');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 R9 K3 Y4 B8 Y3 B12 B2 R5 Y1 R6 R13 Y2 Y10 R12');
INSERT INTO "log" VALUES(5,5,2,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 2 Y6 B8');
INSERT INTO "log" VALUES(5,7,2,'meld R6 Y6 J');
INSERT INTO "log" VALUES(5,8,2,'meld B8 Y8 K8');
INSERT INTO "log" VALUES(5,9,2,'meld R11 B11 K11');
INSERT INTO "log" VALUES(5,10,2,'discard R11');
INSERT INTO "log" VALUES(5,11,3,'draw R11');
INSERT INTO "log" VALUES(5,12,-1,'draw 3 K4');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 7 7 9 1 9 6 2 5');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 = = 4 6 0 x + :');
INSERT INTO "log" VALUES(6,4,2,'exchange 0 4 6 + x : = =');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 + 2 1 0 + 5 0 8');
INSERT INTO "log" VALUES(6,6,1,'exchange 1 2 5 6 7 7 9 9');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 4 = = = + 0 8 3');
INSERT INTO "log" VALUES(6,8,2,'M8v 2+8+0(=)10');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 2 5 5 2 6 5 8');
INSERT INTO "log" VALUES(6,10,1,'M8> (2)+38=40');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 8 4 6 7 6 -');
INSERT INTO "log" VALUES(6,12,2,'exchange 2 2 5 5 5 5 6 8');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 : - 0 8 9 = 2 4');
INSERT INTO "log" VALUES(6,14,1,'P5v 76-(8)=68');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 1 x 0 x + 9');
INSERT INTO "log" VALUES(8,1,-1,'first 1');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 3 - - - x 5 8 3');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 - = 9 8 : 6 5 2');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 1 - 5 4 0 9 x +');
INSERT INTO "log" VALUES(8,5,1,'M10v 8-3(=)5');
INSERT INTO "log" VALUES(8,6,-1,'refill 1 2 0 7 5');
INSERT INTO "log" VALUES(8,7,2,'M10> (8)-58:29=6');
INSERT INTO "log" VALUES(8,8,-1,'refill 2 9 2 : 6 : = = -');
INSERT INTO "log" VALUES(8,9,3,'T7v 5+9(=)14');
INSERT INTO "log" VALUES(8,10,-1,'refill 3 + 9 0 = =');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//46bea40b43541109',X'F8097D0DF2D1D2FFEB6E84EA5742EA66977B44BDCDF2F94328F009D25D384B83');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(97,'{"to":["aside","web","lobby","","46bea40b43541109"],"lines":[["which-table",{}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"4","game":"Rummy-Pur","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:46bea40b43541109:last-line-01"}',0,'060b80b9-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('82ac2fd9810fecbb089cc1dc8e268f72');
INSERT INTO "person" VALUES('927122d48a8482a7ddca5b25ae1b033b');
INSERT INTO "person" VALUES('96ba2ff0ee18cfb763f20c0438602e28');
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
) STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//32330d3597533f40','','','en');
INSERT INTO "preference" VALUES('web//46bea40b43541109','','','en');
INSERT INTO "preference" VALUES('web//4bcb5092bcee31dd','','','en');
INSERT INTO "preference" VALUES('web/lobby/','','','en');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'590d81c0');
INSERT INTO "run" VALUES(2,'060b80b9');
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
INSERT INTO "seat" VALUES(1,1,'96ba2ff0ee18cfb763f20c0438602e28','web','46bea40b43541109','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'927122d48a8482a7ddca5b25ae1b033b','web','4bcb5092bcee31dd','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'82ac2fd9810fecbb089cc1dc8e268f72','web','32330d3597533f40','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'96ba2ff0ee18cfb763f20c0438602e28','web','46bea40b43541109','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'927122d48a8482a7ddca5b25ae1b033b','web','4bcb5092bcee31dd','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'82ac2fd9810fecbb089cc1dc8e268f72','web','32330d3597533f40','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'96ba2ff0ee18cfb763f20c0438602e28','web','46bea40b43541109','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'927122d48a8482a7ddca5b25ae1b033b','web','4bcb5092bcee31dd','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'82ac2fd9810fecbb089cc1dc8e268f72','web','32330d3597533f40','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'96ba2ff0ee18cfb763f20c0438602e28','web','46bea40b43541109','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'927122d48a8482a7ddca5b25ae1b033b','web','4bcb5092bcee31dd','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'82ac2fd9810fecbb089cc1dc8e268f72','web','32330d3597533f40','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'96ba2ff0ee18cfb763f20c0438602e28','web','46bea40b43541109','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'927122d48a8482a7ddca5b25ae1b033b','web','4bcb5092bcee31dd','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'82ac2fd9810fecbb089cc1dc8e268f72','web','32330d3597533f40','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'96ba2ff0ee18cfb763f20c0438602e28','web','46bea40b43541109','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',1,0);
INSERT INTO "seat" VALUES(7,1,'96ba2ff0ee18cfb763f20c0438602e28','web','46bea40b43541109','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'927122d48a8482a7ddca5b25ae1b033b','web','4bcb5092bcee31dd','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'96ba2ff0ee18cfb763f20c0438602e28','web','46bea40b43541109','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'82ac2fd9810fecbb089cc1dc8e268f72','web','32330d3597533f40','Cara',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,7.78398039400053676217e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//32330d3597533f40','107',3,'rack/3/4',1.79540237990403437609e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','114',5,'rack/5/10',1.79540238005104112626e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','120',8,'rack/8/10',1.79540238035970664024e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','26',1,'rack/1/4',1.79540237562711787219e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','32',2,'rack/2/5',1.7954023757672393322e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','37',3,'rack/3/0',1.79540237616893434526e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','52',4,'rack/4/4',1.79540237707757091524e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','57',5,'rack/5/4',1.79540237710668778422e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','60',8,'rack/8/4',1.79540237711654973029e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','63',4,'rack/4/4',1.79540237713907814024e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','66',1,'rack/1/8',1.79540237717114114762e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','70',2,'rack/2/9',1.79540237719521594047e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','86',4,'rack/4/10',1.79540237745948982241e+09);
INSERT INTO "shown" VALUES('web//32330d3597533f40','90',5,'rack/5/10',1.7954023785350069999e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','100',1,'rack/1/10',1.79540237955273199082e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','103',2,'rack/2/11',1.79540237970106720923e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','105',3,'rack/3/4',1.79540237990389728544e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','111',4,'rack/4/10',1.79540237994710159298e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','116',6,'',1.79540238025652432443e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','117',6,'rack/6/15',1.79540238027583742138e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','23',1,'rack/1/4',1.79540237548796272276e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','30',2,'rack/2/5',1.79540237572674369814e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','34',3,'rack/3/0',1.79540237603425121312e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','49',4,'rack/4/4',1.79540237689931249614e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','54',5,'rack/5/4',1.79540237707936811443e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','58',6,'',1.7954023771067817211e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','62',8,'rack/8/4',1.79540237713904619215e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','67',3,'rack/3/0',1.7954023771733105182e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','69',6,'',1.79540237719327664374e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','72',6,'',1.79540237719621086119e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','74',6,'rack/6/7',1.79540237720063328738e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','75',6,'',1.79540237722218275068e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','85',4,'rack/4/10',1.79540237745945644373e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','92',6,'',1.79540237890567135805e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','93',6,'rack/6/11',1.79540237895742154118e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','95',6,'',1.79540237905582427974e+09);
INSERT INTO "shown" VALUES('web//46bea40b43541109','97',8,'rack/8/8',1.79540237918887567517e+09);
INSERT INTO "shown" VALUES('web//4bcb5092bcee31dd','106',3,'rack/3/4',1.79540237990399217599e+09);
INSERT INTO "shown" VALUES('web//4bcb5092bcee31dd','24',1,'rack/1/4',1.79540237548805046083e+09);
INSERT INTO "shown" VALUES('web//4bcb5092bcee31dd','31',2,'rack/2/5',1.79540237572690081595e+09);
INSERT INTO "shown" VALUES('web//4bcb5092bcee31dd','35',3,'rack/3/0',1.79540237603435230253e+09);
INSERT INTO "shown" VALUES('web//4bcb5092bcee31dd','50',4,'rack/4/4',1.79540237689940404891e+09);
INSERT INTO "shown" VALUES('web//4bcb5092bcee31dd','55',1,'rack/1/6',1.7954023770794212818e+09);
INSERT INTO "shown" VALUES('web//4bcb5092bcee31dd','59',2,'rack/2/7',1.79540237710946846009e+09);
INSERT INTO "shown" VALUES('web//4bcb5092bcee31dd','61',5,'rack/5/4',1.79540237713899636265e+09);
INSERT INTO "shown" VALUES('web//4bcb5092bcee31dd','65',8,'rack/8/6',1.79540237717106819156e+09);
INSERT INTO "shown" VALUES('web//4bcb5092bcee31dd','71',3,'rack/3/0',1.79540237719527792929e+09);
INSERT INTO "shown" VALUES('web//4bcb5092bcee31dd','89',5,'rack/5/10',1.79540237853497028353e+09);
INSERT INTO "shown" VALUES('web/lobby/','102',2,'',1.79540237970097517968e+09);
INSERT INTO "shown" VALUES('web/lobby/','108',3,'acting/3/4/0',1.79540237991127729416e+09);
INSERT INTO "shown" VALUES('web/lobby/','110',4,'',1.79540237994426846506e+09);
INSERT INTO "shown" VALUES('web/lobby/','113',5,'',1.79540238004816699026e+09);
INSERT INTO "shown" VALUES('web/lobby/','119',8,'',1.79540238035961604115e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79540237428336310384e+09);
INSERT INTO "shown" VALUES('web/lobby/','27',1,'',1.79540237562731528286e+09);
INSERT INTO "shown" VALUES('web/lobby/','28',2,'challenge/2',1.79540237569938373562e+09);
INSERT INTO "shown" VALUES('web/lobby/','38',2,'',1.795402376169141531e+09);
INSERT INTO "shown" VALUES('web/lobby/','39',3,'challenge/3',1.79540237619127941129e+09);
INSERT INTO "shown" VALUES('web/lobby/','40',3,'',1.79540237624344205854e+09);
INSERT INTO "shown" VALUES('web/lobby/','42',3,'acting/3/0/0',1.79540237626995420453e+09);
INSERT INTO "shown" VALUES('web/lobby/','43',4,'challenge/4',1.79540237628317594529e+09);
INSERT INTO "shown" VALUES('web/lobby/','53',4,'',1.79540237707775187487e+09);
INSERT INTO "shown" VALUES('web/lobby/','56',5,'challenge/5',1.79540237709517049784e+09);
INSERT INTO "shown" VALUES('web/lobby/','64',5,'',1.79540237714629602426e+09);
INSERT INTO "shown" VALUES('web/lobby/','68',7,'challenge/7',1795402377.19318);
INSERT INTO "shown" VALUES('web/lobby/','73',NULL,'tournament/1',1.79540237719809746743e+09);
INSERT INTO "shown" VALUES('web/lobby/','77',8,'',1795402377.23106);
INSERT INTO "shown" VALUES('web/lobby/','78',1,'',1.79540237723283529276e+09);
INSERT INTO "shown" VALUES('web/lobby/','79',2,'',1.79540237723495435711e+09);
INSERT INTO "shown" VALUES('web/lobby/','80',8,'',1.79540237724637532232e+09);
INSERT INTO "shown" VALUES('web/lobby/','81',1,'',1.79540237725762462611e+09);
INSERT INTO "shown" VALUES('web/lobby/','82',2,'',1.7954023772683267593e+09);
INSERT INTO "shown" VALUES('web/lobby/','84',4,'',1.79540237745936560624e+09);
INSERT INTO "shown" VALUES('web/lobby/','88',5,'',1.79540237853488421435e+09);
INSERT INTO "shown" VALUES('web/lobby/','96',8,'',1.79540237918712329862e+09);
INSERT INTO "shown" VALUES('web/lobby/','99',1,'',1.79540237955263972278e+09);
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
    seeds TEXT NOT NULL,            -- JSON: round by round, in hexadecimal; one more than begun
    FOREIGN KEY (director_platform, director_account, director) REFERENCES account (platform, id, person)
        ON UPDATE CASCADE
) STRICT;
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'96ba2ff0ee18cfb763f20c0438602e28','web','46bea40b43541109','Ann','running','[[]]',5,'["7f023eb08f91cceb85673b7939a990d136d219100373a29e5bae9b78f5976a58", "6727be77c5858eb587a75c2f01c57273c544819b79c37a3ac61d7d4d3dd6c1dc"]');
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',97);
COMMIT;
PRAGMA user_version = 9;
