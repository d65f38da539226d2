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
INSERT INTO "entrant" VALUES(1,0,'web','854d41b747687176','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'web','4766d8d5528e7cb4','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'web','c80b5110e92ce18e','Cara',1,0,'');
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
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'499A92E6DD769EB7B919873EB88E88EAFF9946A01D518A9FCBC1D12C8527E558','',10,'[1]',6,1.79538906232917070391e+09,NULL,NULL,10);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'158762B6C8FE7C2DE9368D80C144D07CF9937D3A7BF457E68125F310F6C83391','',11,'[1]',6,1.7953890624055223465e+09,NULL,NULL,11);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'35D6E7DF7A2D7E63FE64C2916EC3BE672CD42AB03E71EEE0C45B6811440BAAF7','',4,'[1, 2, 3]',6,1.79538906247342896463e+09,NULL,6.151769500699992932e+01,4);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'86EA50E20211BDCE21597483E59F705B8DABB2CA34E4863D64B3C23DC28FA8BA','',13,'[2]',6,1.79538906254092645647e+09,NULL,NULL,11);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'40E7206E256279D247877E6DFD9DBD8174DEB589F6B2E639FB01BC674DC6930B','',10,'[1]',6,1.79538906260764384269e+09,NULL,NULL,8);
INSERT INTO "game_table" VALUES(6,'web','@854d41b747687176','','summy','{}',0,1,'running',1,X'80D4A31864FD1799736DE36C6547D6ED1A58854AE26AD717DE7BC4FC5248EF00','',17,'[1]',8,1.79538906262990617754e+09,NULL,NULL,17);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'43177A37C77738359501E36FB6D40EEC00537851915CCDC43E3B4DD8535A0909','',0,'[]',1,1.79538906265650773045e+09,NULL,86400.60942458,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'CE7E53FF32991115EA0E7BD14BC5A9DE103EB709869AC236026B18F3A5A0BC82','',10,'[1]',4,1.79538906278020095829e+09,NULL,NULL,10);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000000',1.79538906228365373611e+09);
INSERT INTO "inbox" VALUES('web:4766d8d5528e7cb4:line-ben-000001',1.79538906230660367017e+09);
INSERT INTO "inbox" VALUES('web:c80b5110e92ce18e:line-cara-000002',1.79538906233015108102e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000003',1.79538906236349630357e+09);
INSERT INTO "inbox" VALUES('web:4766d8d5528e7cb4:line-ben-000004',1.79538906238792753218e+09);
INSERT INTO "inbox" VALUES('web:c80b5110e92ce18e:line-cara-000005',1.79538906240640830998e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000006',1.79538906242949938777e+09);
INSERT INTO "inbox" VALUES('web:4766d8d5528e7cb4:line-ben-000007',1.79538906245159983641e+09);
INSERT INTO "inbox" VALUES('web:c80b5110e92ce18e:line-cara-000008',1.79538906247385406491e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000009',1.79538906249616694453e+09);
INSERT INTO "inbox" VALUES('web:4766d8d5528e7cb4:line-ben-000010',1.79538906251877880093e+09);
INSERT INTO "inbox" VALUES('web:c80b5110e92ce18e:line-cara-000011',1.79538906254164624216e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000012',1.79538906256363844874e+09);
INSERT INTO "inbox" VALUES('web:4766d8d5528e7cb4:line-ben-000013',1.79538906258583712575e+09);
INSERT INTO "inbox" VALUES('web:c80b5110e92ce18e:line-cara-000014',1.79538906260837578775e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000015',1.79538906263041734699e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000016',1.79538906265695381164e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000017',1.79538906268006610866e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000018',1.79538906270827651025e+09);
INSERT INTO "inbox" VALUES('web:4766d8d5528e7cb4:line-ben-000019',1.79538906272489619253e+09);
INSERT INTO "inbox" VALUES('web:c80b5110e92ce18e:line-cara-000020',1.7953890627487466336e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000021',1.79538906278081274031e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000022',1.79538906284793710714e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000023',1.79538906291607141497e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000024',1.79538906302031540875e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000025',1.79538906311993575097e+09);
INSERT INTO "inbox" VALUES('web:c80b5110e92ce18e:line-cara-000026',1.79538906316015076632e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000027',1.79538906318966889376e+09);
INSERT INTO "inbox" VALUES('web:4766d8d5528e7cb4:line-ben-000028',1.79538906323032045365e+09);
INSERT INTO "inbox" VALUES('web:4766d8d5528e7cb4:line-ben-000029',1.79538906326123118405e+09);
INSERT INTO "inbox" VALUES('web:4766d8d5528e7cb4:line-ben-000030',1.79538906329263496398e+09);
INSERT INTO "inbox" VALUES('web:4766d8d5528e7cb4:line-ben-000031',1.79538906332392811772e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000032',1.79538906336086487771e+09);
INSERT INTO "inbox" VALUES('web:c80b5110e92ce18e:line-cara-000033',1.79538906340509200098e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000034',1.79538906343958544736e+09);
INSERT INTO "inbox" VALUES('web:c80b5110e92ce18e:line-cara-000035',1.79538906347563934325e+09);
INSERT INTO "inbox" VALUES('web:c80b5110e92ce18e:line-cara-000036',1.79538906350500226016e+09);
INSERT INTO "inbox" VALUES('web:c80b5110e92ce18e:line-cara-000037',1.79538906353564929963e+09);
INSERT INTO "inbox" VALUES('web:c80b5110e92ce18e:line-cara-000038',1.79538906356541395187e+09);
INSERT INTO "inbox" VALUES('web:4766d8d5528e7cb4:line-ben-000039',1.79538906359473633767e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000040',1.79538906362491059299e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000041',1.79538906365613579749e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:line-ann-000042',1.7953890637009136677e+09);
INSERT INTO "inbox" VALUES('web:854d41b747687176:last-line-01',1.79538906466355133052e+09);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,-1,'first 1');
INSERT INTO "log" VALUES(1,2,-1,'deal 1 6 4 = 4 5 5 5 8');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 0 8 = 6 9 : 8 3');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 3 9 9 6 + 5 : 2');
INSERT INTO "log" VALUES(1,5,1,'exchange 4 4 5 5 5 6 8 =');
INSERT INTO "log" VALUES(1,6,-1,'refill 1 = : 9 8 1 - 1 :');
INSERT INTO "log" VALUES(1,7,2,'exchange 0 3 6 8 8 9 : =');
INSERT INTO "log" VALUES(1,8,-1,'refill 2 6 = 9 0 1 9 2 x');
INSERT INTO "log" VALUES(1,9,3,'M7v 9:3+59(=)62');
INSERT INTO "log" VALUES(1,10,-1,'refill 3 5 6 2 3 x 0 1 1');
INSERT INTO "log" VALUES(2,1,-1,'first 1');
INSERT INTO "log" VALUES(2,2,-1,'board E5 4 C5 8 G5 5 E3 8 E7 2');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 3 2');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 8 5');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 1 7');
INSERT INTO "log" VALUES(2,6,1,'E2 y2');
INSERT INTO "log" VALUES(2,7,-1,'refill 1 3');
INSERT INTO "log" VALUES(2,8,2,'E1 y5');
INSERT INTO "log" VALUES(2,9,-1,'refill 2 7');
INSERT INTO "log" VALUES(2,10,3,'D1 y1');
INSERT INTO "log" VALUES(2,11,-1,'refill 3 5');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll I I X V');
INSERT INTO "log" VALUES(4,1,-1,'first 1');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 K8 R8 K5 K9 Y11 R7 Y13 B11 Y12 R6 K10 R9 R13 Y6');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 B9 B13 K2 R5 K1 Y8 Y5 K5 B3 Y3 Y11 K13 R12 R1');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 R12 B8 R4 Y7 K11 R11 Y9 K10 B13 K6 Y1 K3 B9 B6');
INSERT INTO "log" VALUES(4,5,1,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 1 Y1 R2');
INSERT INTO "log" VALUES(4,7,1,'meld R6 R7 R8 R9');
INSERT INTO "log" VALUES(4,8,1,'meld R13 J R2');
INSERT INTO "log" VALUES(4,9,1,'meld Y11 Y12 Y13 Y1');
INSERT INTO "log" VALUES(4,10,1,'meld K8 K9 K10');
INSERT INTO "log" VALUES(4,11,1,'discard K5');
INSERT INTO "log" VALUES(4,12,2,'draw');
INSERT INTO "log" VALUES(4,13,-1,'draw 2 B2 B12');
INSERT INTO "log" VALUES(5,1,-1,'first 3');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 Y5 R5 Y6 R11 K7 B13 Y12 R11 K3 R4 Y1 R3 R6 B7');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 K2 R8 R10 K5 Y7 B2 K13 Y13 Y3 Y11 K7 B4 R2 B2');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 B13 R7 B11 Y1 K10 Y10 R2 Y9 K4 R7 Y12 K11 Y5 K6');
INSERT INTO "log" VALUES(5,5,3,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 3 Y7 R12');
INSERT INTO "log" VALUES(5,7,3,'meld Y7 J Y9 Y10');
INSERT INTO "log" VALUES(5,8,3,'discard Y5');
INSERT INTO "log" VALUES(5,9,1,'draw');
INSERT INTO "log" VALUES(5,10,-1,'draw 1 R9 B5');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 = : x 9 - 7 + 3');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 4 2 9 5 = = 9 0');
INSERT INTO "log" VALUES(6,4,2,'exchange 0 2 4 5 9 9 = =');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 5 2 7 = 5 6 + :');
INSERT INTO "log" VALUES(6,6,1,'exchange 3 7 9 + - x : =');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 4 1 x 1 1 0 2 4');
INSERT INTO "log" VALUES(6,8,2,'H13> 6+5:5(=)7');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 2 8 0 9 + 5');
INSERT INTO "log" VALUES(6,10,1,'M9v 1x14(=)14');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 + = = 7 6 2');
INSERT INTO "log" VALUES(6,12,2,'I10v 2+5(+)2=9');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 x : : 5 5 1');
INSERT INTO "log" VALUES(6,14,1,'I12> (5)2+2(4)=76');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 3 1 = 2 - 7');
INSERT INTO "log" VALUES(6,16,2,'F15> 5x1(=)5');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 0 - 6 x');
INSERT INTO "log" VALUES(8,1,-1,'first 1');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 8 0 = x = x 4 =');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 : 4 3 4 1 = - 9');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 - + x - 7 : 4 =');
INSERT INTO "log" VALUES(8,5,1,'exchange 0 4 8 x x = = =');
INSERT INTO "log" VALUES(8,6,-1,'refill 1 8 7 4 7 4 = 8 +');
INSERT INTO "log" VALUES(8,7,2,'M8v 4-9:3(=)1');
INSERT INTO "log" VALUES(8,8,-1,'refill 2 3 = = 9 7 5');
INSERT INTO "log" VALUES(8,9,3,'M12> (3)+4=7');
INSERT INTO "log" VALUES(8,10,-1,'refill 3 8 3 7 =');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//854d41b747687176',X'F6B2BD82912024FC3F66C3D2635610E1106D573ACAF0BF1F6CE534E8F77C4A31');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(96,'{"to":["aside","web","lobby","","854d41b747687176"],"lines":[["which-table",{}],["table-row",{"table":"1","game":"Summy","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"2","game":"Kakuro","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"5","game":"Rummy-Pur-Plus","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:854d41b747687176:last-line-01"}',0,'423c614f-');
CREATE TABLE preference (
    address TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    hint TEXT NOT NULL              -- the language last heard there
) STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//4766d8d5528e7cb4','','','en');
INSERT INTO "preference" VALUES('web//854d41b747687176','','','en');
INSERT INTO "preference" VALUES('web//c80b5110e92ce18e','','','en');
INSERT INTO "preference" VALUES('web/lobby/','','','en');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'b41fd153');
INSERT INTO "run" VALUES(2,'423c614f');
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
INSERT INTO "seat" VALUES(1,1,'web','854d41b747687176','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,2,'web','4766d8d5528e7cb4','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,3,'web','c80b5110e92ce18e','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,1,'web','854d41b747687176','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,2,'web','4766d8d5528e7cb4','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,3,'web','c80b5110e92ce18e','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,1,'web','854d41b747687176','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,2,'web','4766d8d5528e7cb4','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,3,'web','c80b5110e92ce18e','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,1,'web','854d41b747687176','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,2,'web','4766d8d5528e7cb4','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,3,'web','c80b5110e92ce18e','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,1,'web','854d41b747687176','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,2,'web','4766d8d5528e7cb4','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,3,'web','c80b5110e92ce18e','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,1,'web','854d41b747687176','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,'Computer','beginner','accepted','',0);
INSERT INTO "seat" VALUES(7,1,'web','854d41b747687176','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,'',NULL,'invited','',0);
INSERT INTO "seat" VALUES(8,1,'web','4766d8d5528e7cb4','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,2,'web','c80b5110e92ce18e','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,3,'web','854d41b747687176','Ann',NULL,'accepted','',0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,1.84822561200053314678e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','109',3,'rack/3/4',1.79538906357923579212e+09);
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','113',4,'rack/4/11',1.79538906360183644298e+09);
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','21',1,'rack/1/4',1.7953890627011559009e+09);
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','30',2,'rack/2/5',1.79538906283518052099e+09);
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','38',3,'rack/3/0',1.79538906292322087291e+09);
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','44',4,'rack/4/4',1.79538906309372520448e+09);
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','50',5,'rack/5/4',1.79538906315451312059e+09);
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','56',8,'rack/8/4',1.79538906316724157334e+09);
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','72',8,'rack/8/6',1.79538906324033904074e+09);
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','80',1,'rack/1/8',1.79538906328582215307e+09);
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','83',2,'rack/2/9',1.79538906330075359344e+09);
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','85',3,'rack/3/0',1.79538906333023953439e+09);
INSERT INTO "shown" VALUES('web//4766d8d5528e7cb4','90',4,'rack/4/11',1.79538906342935895921e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','108',3,'rack/3/4',1.79538906357918882374e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','115',5,'rack/5/8',1.79538906363212418556e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','117',6,'',1.79538906368494391441e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','118',6,'rack/6/15',1.79538906368871903416e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','120',6,'',1.79538906371843719482e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','122',8,'rack/8/10',1.79538906372856211669e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','20',1,'rack/1/4',1.7953890627011034488e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','29',2,'rack/2/5',1.79538906283513283734e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','37',3,'rack/3/0',1.79538906292317461963e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','43',4,'rack/4/4',1.79538906309365415571e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','49',5,'rack/5/4',1.79538906315447235103e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','54',6,'',1.79538906315851473811e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','59',6,'rack/6/3',1.79538906317471408848e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','60',8,'rack/8/4',1.79538906318240833277e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','64',6,'',1.79538906320204472545e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','66',1,'rack/1/6',1.79538906321103382103e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','68',2,'rack/2/7',1.7953890632190153599e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','71',3,'rack/3/0',1.79538906323262166973e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','73',4,'rack/4/4',1.79538906324639105796e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','74',6,'',1.79538906325068163875e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','76',6,'rack/6/7',1.79538906325548577305e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','78',6,'',1.79538906328299832345e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','89',4,'rack/4/11',1.795389063429338932e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','94',5,'rack/5/8',1795389063.44967);
INSERT INTO "shown" VALUES('web//854d41b747687176','95',6,'',1.79538906346401524538e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','96',6,'rack/6/11',1.79538906346711301807e+09);
INSERT INTO "shown" VALUES('web//854d41b747687176','98',6,'',1.79538906348136568071e+09);
INSERT INTO "shown" VALUES('web//c80b5110e92ce18e','100',8,'rack/8/8',1.79538906349017596242e+09);
INSERT INTO "shown" VALUES('web//c80b5110e92ce18e','103',1,'rack/1/10',1.79538906351457381248e+09);
INSERT INTO "shown" VALUES('web//c80b5110e92ce18e','106',2,'rack/2/11',1795389063.54252);
INSERT INTO "shown" VALUES('web//c80b5110e92ce18e','110',3,'rack/3/4',1.79538906357926344873e+09);
INSERT INTO "shown" VALUES('web//c80b5110e92ce18e','22',1,'rack/1/4',1.79538906270117783548e+09);
INSERT INTO "shown" VALUES('web//c80b5110e92ce18e','31',2,'rack/2/5',1.79538906283520340923e+09);
INSERT INTO "shown" VALUES('web//c80b5110e92ce18e','39',3,'rack/3/0',1.79538906292324590679e+09);
INSERT INTO "shown" VALUES('web//c80b5110e92ce18e','45',4,'rack/4/4',1.79538906309374690054e+09);
INSERT INTO "shown" VALUES('web//c80b5110e92ce18e','51',5,'rack/5/4',1.79538906315453720098e+09);
INSERT INTO "shown" VALUES('web//c80b5110e92ce18e','58',8,'rack/8/4',1.79538906317467594148e+09);
INSERT INTO "shown" VALUES('web//c80b5110e92ce18e','62',5,'rack/5/4',1795389063.19319);
INSERT INTO "shown" VALUES('web//c80b5110e92ce18e','91',5,'rack/5/8',1.79538906343382859229e+09);
INSERT INTO "shown" VALUES('web/lobby/','102',1,'',1.79538906351454114916e+09);
INSERT INTO "shown" VALUES('web/lobby/','105',2,'',1.79538906354248881339e+09);
INSERT INTO "shown" VALUES('web/lobby/','111',3,'acting/3/4/0',1.79538906358025693896e+09);
INSERT INTO "shown" VALUES('web/lobby/','121',8,'',1.79538906372754907608e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79538906228744697571e+09);
INSERT INTO "shown" VALUES('web/lobby/','25',1,'',1.795389062741437912e+09);
INSERT INTO "shown" VALUES('web/lobby/','26',2,'challenge/2',1.79538906274579429631e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',2,'',1.79538906286735916138e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'challenge/3',1.79538906287123966221e+09);
INSERT INTO "shown" VALUES('web/lobby/','35',3,'',1.7953890628883242607e+09);
INSERT INTO "shown" VALUES('web/lobby/','40',3,'acting/3/0/0',1.79538906292670440677e+09);
INSERT INTO "shown" VALUES('web/lobby/','41',4,'challenge/4',1.79538906292885565765e+09);
INSERT INTO "shown" VALUES('web/lobby/','47',4,'',1.79538906313297176361e+09);
INSERT INTO "shown" VALUES('web/lobby/','48',5,'challenge/5',1.7953890631364572048e+09);
INSERT INTO "shown" VALUES('web/lobby/','53',5,'',1.79538906315662193297e+09);
INSERT INTO "shown" VALUES('web/lobby/','55',7,'challenge/7',1.79538906316438317298e+09);
INSERT INTO "shown" VALUES('web/lobby/','57',NULL,'tournament/1',1.79538906317015624046e+09);
INSERT INTO "shown" VALUES('web/lobby/','65',8,'',1.79538906320447158807e+09);
INSERT INTO "shown" VALUES('web/lobby/','67',1,'',1.79538906321356344221e+09);
INSERT INTO "shown" VALUES('web/lobby/','70',2,'',1.79538906323011922833e+09);
INSERT INTO "shown" VALUES('web/lobby/','75',8,'',1.79538906325325918196e+09);
INSERT INTO "shown" VALUES('web/lobby/','79',1,'',1.79538906328578472138e+09);
INSERT INTO "shown" VALUES('web/lobby/','82',2,'',1.79538906330072021489e+09);
INSERT INTO "shown" VALUES('web/lobby/','88',4,'',1.79538906342929673195e+09);
INSERT INTO "shown" VALUES('web/lobby/','93',5,'',1.79538906344962787627e+09);
INSERT INTO "shown" VALUES('web/lobby/','99',8,'',1.79538906349014115333e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'web','854d41b747687176','Ann','running','[[]]',5,'["4e60095c770767b08d88482bb7b7b7e89ad607ff39679e9a68fda9bcc0be9e71", "4c2b15f0c1c29032d6fb51ac66b572c54bb748c15522d33ea866db4e4f2e8895"]');
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
