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
INSERT INTO "entrant" VALUES(1,0,'web','45eff302b4cceb10','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'web','f8713ef72081b8ba','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'web','2db63a8d172e0e6e','Cara',1,0,'');
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
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'87B270E6345A0DC9DC7210AAA4F2AC3B9155C869B4E818C4B5008D20EC3F62DD','',10,'[2]',6,1.79538905825698065759e+09,NULL,NULL,10);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'8629D34DD8D2323AB47828ABF42CEB039121525D86941400E6DA7A527A0AB46C','',11,'[2]',6,1.79538905833856630329e+09,NULL,NULL,11);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'DE708D41C42271C98F7C35E26E0D5B28660B2907B5270C811604FA12BC21A45A','',4,'[1, 2, 3]',6,1.79538905840894508366e+09,NULL,6.18844043740009510648e+01,4);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'7159D83D5F44DC54AAAF12C6AC54B6CDFE4A91237ABDCA49992E8C0C622B29F1','',11,'[2]',6,1.79538905847844076153e+09,NULL,NULL,9);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'F27C43D357B6B44AF4A7DC3B1EDEE7148A99A8D2B77264FF08E54BAB5B32BEB6','',10,'[1]',6,1.79538905854930758479e+09,NULL,NULL,8);
INSERT INTO "game_table" VALUES(6,'web','@45eff302b4cceb10','','summy','{}',0,1,'running',1,X'C79A870DE054E065FE650EB57D12F4DC5A891E96BA3F8EC6298A7A277B4A86EB','',17,'[1]',8,1.79538905857218289378e+09,NULL,NULL,17);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'6D2001813ACE31F3DDB04601630D21A2833F9A3BB4DF0BED63C3FA82B31057B3','',0,'[]',1,1.79538905859696912769e+09,NULL,86400.890554702,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'893DF3ECD3E4E6110828077428810AA59F9A19025DEED0555A9F90222F902E34','',10,'[2]',4,1.79538905872342610357e+09,NULL,NULL,10);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000000',1.79538905821454429631e+09);
INSERT INTO "inbox" VALUES('web:f8713ef72081b8ba:line-ben-000001',1.79538905823349571226e+09);
INSERT INTO "inbox" VALUES('web:2db63a8d172e0e6e:line-cara-000002',1.795389058257791996e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000003',1.79538905829149961473e+09);
INSERT INTO "inbox" VALUES('web:f8713ef72081b8ba:line-ben-000004',1.79538905831344437593e+09);
INSERT INTO "inbox" VALUES('web:2db63a8d172e0e6e:line-cara-000005',1.79538905833960294724e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000006',1.79538905836063599581e+09);
INSERT INTO "inbox" VALUES('web:f8713ef72081b8ba:line-ben-000007',1.79538905838337159155e+09);
INSERT INTO "inbox" VALUES('web:2db63a8d172e0e6e:line-cara-000008',1.79538905840959644314e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000009',1.79538905843068170549e+09);
INSERT INTO "inbox" VALUES('web:f8713ef72081b8ba:line-ben-000010',1.7953890584551260471e+09);
INSERT INTO "inbox" VALUES('web:2db63a8d172e0e6e:line-cara-000011',1.79538905847968411448e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000012',1.79538905850266170506e+09);
INSERT INTO "inbox" VALUES('web:f8713ef72081b8ba:line-ben-000013',1.79538905852614521976e+09);
INSERT INTO "inbox" VALUES('web:2db63a8d172e0e6e:line-cara-000014',1.79538905855039191243e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000015',1.79538905857294178009e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000016',1.79538905860228562355e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000017',1.79538905862520504e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000018',1.79538905865977931018e+09);
INSERT INTO "inbox" VALUES('web:f8713ef72081b8ba:line-ben-000019',1.79538905867536425584e+09);
INSERT INTO "inbox" VALUES('web:2db63a8d172e0e6e:line-cara-000020',1.79538905870183300968e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000021',1.7953890587242088318e+09);
INSERT INTO "inbox" VALUES('web:f8713ef72081b8ba:line-ben-000022',1.7953890588153541088e+09);
INSERT INTO "inbox" VALUES('web:f8713ef72081b8ba:line-ben-000023',1.79538905889410281176e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000024',1.79538905899877262116e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000025',1.79538905914210534099e+09);
INSERT INTO "inbox" VALUES('web:2db63a8d172e0e6e:line-cara-000026',1.79538905918666362761e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000027',1.79538905921836423875e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000028',1.79538905925143241889e+09);
INSERT INTO "inbox" VALUES('web:2db63a8d172e0e6e:line-cara-000029',1795389059.2928);
INSERT INTO "inbox" VALUES('web:2db63a8d172e0e6e:line-cara-000030',1.79538905931782484049e+09);
INSERT INTO "inbox" VALUES('web:f8713ef72081b8ba:line-ben-000031',1.79538905934850335122e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000032',1.7953890593894815445e+09);
INSERT INTO "inbox" VALUES('web:2db63a8d172e0e6e:line-cara-000033',1.79538905943429017071e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000034',1.79538905947545695306e+09);
INSERT INTO "inbox" VALUES('web:2db63a8d172e0e6e:line-cara-000035',1.79538905950586342814e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000036',1.79538905953585553165e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000037',1.79538905956659984586e+09);
INSERT INTO "inbox" VALUES('web:2db63a8d172e0e6e:line-cara-000038',1.79538905959627175324e+09);
INSERT INTO "inbox" VALUES('web:f8713ef72081b8ba:line-ben-000039',1.79538905962732458108e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000040',1.79538905965793085103e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:line-ann-000041',1.79538905969425153725e+09);
INSERT INTO "inbox" VALUES('web:f8713ef72081b8ba:line-ben-000042',1.79538905973227310179e+09);
INSERT INTO "inbox" VALUES('web:45eff302b4cceb10:last-line-01',1.79538906071994614605e+09);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,-1,'first 2');
INSERT INTO "log" VALUES(1,2,-1,'deal 1 1 6 8 5 + - + 2');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 2 3 3 6 1 7 - 2');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 0 : 8 : 6 = 9 =');
INSERT INTO "log" VALUES(1,5,2,'M8v 237-1(=)236');
INSERT INTO "log" VALUES(1,6,-1,'refill 2 1 = 9 - 9 8 4 :');
INSERT INTO "log" VALUES(1,7,3,'exchange 0 6 8 9 : : = =');
INSERT INTO "log" VALUES(1,8,-1,'refill 3 = 4 4 : 0 0 7 =');
INSERT INTO "log" VALUES(1,9,1,'F13> 1+2+8-5(=)6');
INSERT INTO "log" VALUES(1,10,-1,'refill 1 2 3 1 + 3 = 9 1');
INSERT INTO "log" VALUES(2,1,-1,'first 2');
INSERT INTO "log" VALUES(2,2,-1,'board E5 6 C5 2 G5 2 E3 7 E7 1');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 2 5');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 4 1');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 4 8');
INSERT INTO "log" VALUES(2,6,2,'F5 y4');
INSERT INTO "log" VALUES(2,7,-1,'refill 2 8');
INSERT INTO "log" VALUES(2,8,3,'E2 y4');
INSERT INTO "log" VALUES(2,9,-1,'refill 3 2');
INSERT INTO "log" VALUES(2,10,1,'D5 r2 turn E5');
INSERT INTO "log" VALUES(2,11,-1,'refill 1 5');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll X I V I');
INSERT INTO "log" VALUES(4,1,-1,'first 1');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 K8 Y12 B3 Y4 K7 R7 B9 R3 B1 B7 Y12 K7 Y11 Y5');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 B6 B1 Y1 B13 K13 B12 Y9 B4 B12 R8 B11 Y13 Y9 R5');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 B2 K9 Y4 R8 B6 Y10 K5 R5 R4 R12 R10 K4 Y11 R3');
INSERT INTO "log" VALUES(4,5,1,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 1 K12 K10');
INSERT INTO "log" VALUES(4,7,1,'meld K7 K8 J K10');
INSERT INTO "log" VALUES(4,8,1,'meld R7 B7 K7');
INSERT INTO "log" VALUES(4,9,1,'discard B9');
INSERT INTO "log" VALUES(4,10,2,'draw');
INSERT INTO "log" VALUES(4,11,-1,'draw 2 K8 R11');
INSERT INTO "log" VALUES(5,1,-1,'first 3');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 B4 B7 B7 B3 B11 R11 K9 K2 Y9 Y13 R7 R3 R7 Y5');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 B10 R4 B3 K9 K7 B9 Y8 K4 B5 R8 B2 B2 B12 R13');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 K8 B6 Y4 Y4 B5 K3 B1 R12 R8 Y5 K12 R6 K13 B9');
INSERT INTO "log" VALUES(5,5,3,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 3 K2 K13');
INSERT INTO "log" VALUES(5,7,3,'meld K12 K13 J K2 K3');
INSERT INTO "log" VALUES(5,8,3,'discard R12');
INSERT INTO "log" VALUES(5,9,1,'draw');
INSERT INTO "log" VALUES(5,10,-1,'draw 1 K4 R4');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 x 7 = 8 5 2 = 5');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 3 = + + - 9 6 6');
INSERT INTO "log" VALUES(6,4,2,'H13> 9+3-6(=)6');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 = 7 - 4 0 3');
INSERT INTO "log" VALUES(6,6,1,'H13v (9)x8=72');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 : = 9 = -');
INSERT INTO "log" VALUES(6,8,2,'C16> 3-0+4(=)7');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 x 8 0 = 5 9');
INSERT INTO "log" VALUES(6,10,1,'B15> 9-5:5=(8)');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 : 3 = + 5 +');
INSERT INTO "log" VALUES(6,12,2,'F15v (5+)8x0=5');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 4 + = 0 7');
INSERT INTO "log" VALUES(6,14,1,'B17> 3+5=(8)');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 5 9 6 2');
INSERT INTO "log" VALUES(6,16,2,'D15v (5-5)=0');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 5 1');
INSERT INTO "log" VALUES(8,1,-1,'first 2');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 7 = 7 5 5 0 9 6');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 4 4 = 9 = 8 = 1');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 8 - + 4 = 1 4 1');
INSERT INTO "log" VALUES(8,5,2,'exchange 1 4 4 8 9 = = =');
INSERT INTO "log" VALUES(8,6,-1,'refill 2 - 3 = = 5 = + 8');
INSERT INTO "log" VALUES(8,7,3,'M9v 4+14(=)18');
INSERT INTO "log" VALUES(8,8,-1,'refill 3 6 2 0 1 : 5');
INSERT INTO "log" VALUES(8,9,1,'L10> 0(+)57=57');
INSERT INTO "log" VALUES(8,10,-1,'refill 1 = 1 2 = : -');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//45eff302b4cceb10',X'6A4318F91F32563086C91F8DD12F1F4E9FF72092AE43349E2B252BA939966A10');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(96,'{"to":["aside","web","lobby","","45eff302b4cceb10"],"lines":[["which-table",{}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"5","game":"Rummy-Pur-Plus","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"8","game":"Summy","names":"Ben, Ann, Cara","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:45eff302b4cceb10:last-line-01"}',0,'4a93fba7-');
CREATE TABLE preference (
    address TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    hint TEXT NOT NULL              -- the language last heard there
) STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//2db63a8d172e0e6e','','','en');
INSERT INTO "preference" VALUES('web//45eff302b4cceb10','','','en');
INSERT INTO "preference" VALUES('web//f8713ef72081b8ba','','','en');
INSERT INTO "preference" VALUES('web/lobby/','','','en');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'04ebda6e');
INSERT INTO "run" VALUES(2,'4a93fba7');
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
INSERT INTO "seat" VALUES(1,1,'web','45eff302b4cceb10','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,2,'web','f8713ef72081b8ba','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,3,'web','2db63a8d172e0e6e','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,1,'web','45eff302b4cceb10','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,2,'web','f8713ef72081b8ba','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,3,'web','2db63a8d172e0e6e','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,1,'web','45eff302b4cceb10','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,2,'web','f8713ef72081b8ba','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,3,'web','2db63a8d172e0e6e','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,1,'web','45eff302b4cceb10','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,2,'web','f8713ef72081b8ba','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(4,3,'web','2db63a8d172e0e6e','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,1,'web','45eff302b4cceb10','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,2,'web','f8713ef72081b8ba','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(5,3,'web','2db63a8d172e0e6e','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,1,'web','45eff302b4cceb10','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,'Computer','beginner','accepted','',0);
INSERT INTO "seat" VALUES(7,1,'web','45eff302b4cceb10','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,'',NULL,'invited','',0);
INSERT INTO "seat" VALUES(8,1,'web','f8713ef72081b8ba','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,2,'web','45eff302b4cceb10','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(8,3,'web','2db63a8d172e0e6e','Cara',NULL,'accepted','',0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,2.43329568300032406114e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//2db63a8d172e0e6e','100',8,'rack/8/8',1.79538905952016973489e+09);
INSERT INTO "shown" VALUES('web//2db63a8d172e0e6e','110',3,'rack/3/4',1.7953890596133949757e+09);
INSERT INTO "shown" VALUES('web//2db63a8d172e0e6e','22',1,'rack/1/4',1.7953890586522130966e+09);
INSERT INTO "shown" VALUES('web//2db63a8d172e0e6e','31',2,'rack/2/5',1.79538905881155824665e+09);
INSERT INTO "shown" VALUES('web//2db63a8d172e0e6e','39',3,'rack/3/0',1.79538905889103245737e+09);
INSERT INTO "shown" VALUES('web//2db63a8d172e0e6e','45',4,'rack/4/4',1.79538905905607891087e+09);
INSERT INTO "shown" VALUES('web//2db63a8d172e0e6e','51',5,'rack/5/4',1.79538905912003779411e+09);
INSERT INTO "shown" VALUES('web//2db63a8d172e0e6e','55',8,'rack/8/4',1.79538905913072085376e+09);
INSERT INTO "shown" VALUES('web//2db63a8d172e0e6e','70',5,'rack/5/4',1.79538905920076537125e+09);
INSERT INTO "shown" VALUES('web//2db63a8d172e0e6e','80',1,'rack/1/8',1.79538905930635142322e+09);
INSERT INTO "shown" VALUES('web//2db63a8d172e0e6e','83',2,'rack/2/9',1.79538905932732200622e+09);
INSERT INTO "shown" VALUES('web//2db63a8d172e0e6e','93',5,'rack/5/8',1.79538905947204136849e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','103',1,'rack/1/10',1.79538905955714559554e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','106',2,'rack/2/11',1.7953890595814833641e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','108',3,'rack/3/4',1.79538905960873174669e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','115',5,'rack/5/8',1.79538905966792941091e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','117',6,'',1.79538905970939588552e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','118',6,'rack/6/15',1.79538905971326661105e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','119',6,'',1.79538905972535586352e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','20',1,'rack/1/4',1.79538905863116908068e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','29',2,'rack/2/5',1.79538905878450202944e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','36',3,'rack/3/0',1.79538905888385725024e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','43',4,'rack/4/4',1.79538905903531956676e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','48',5,'rack/5/4',1.79538905909653019902e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','50',6,'',1.79538905910848855976e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','53',6,'rack/6/3',1.79538905912627911568e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','58',8,'rack/8/4',1795389059.13561);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','63',6,'',1.79538905915706109997e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','65',3,'rack/3/0',1.79538905917192482945e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','68',4,'rack/4/4',1.79538905918519330019e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','72',6,'',1.79538905924233174325e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','73',6,'rack/6/7',1.79538905924784350388e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','75',6,'',1.79538905928415250777e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','77',8,'rack/8/6',1.79538905929056859019e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','88',4,'rack/4/9',1.79538905943132925035e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','92',5,'rack/5/8',1795389059.46922);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','95',6,'',1.79538905949298357965e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','96',6,'rack/6/11',1.79538905949756407735e+09);
INSERT INTO "shown" VALUES('web//45eff302b4cceb10','98',6,'',1.79538905951200890537e+09);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','109',3,'rack/3/4',1.79538905961117720598e+09);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','113',4,'rack/4/9',1.79538905963623785975e+09);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','122',8,'rack/8/10',1.79538905975236845013e+09);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','21',1,'rack/1/4',1.79538905863704752923e+09);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','30',2,'rack/2/5',1795389058.79525);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','38',3,'rack/3/0',1.79538905888848757748e+09);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','44',4,'rack/4/4',1.79538905904349589343e+09);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','49',5,'rack/5/4',1.7953890591040809155e+09);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','52',8,'rack/8/4',1.79538905912373113627e+09);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','56',1,'rack/1/6',1.79538905913238143918e+09);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','60',2,'rack/2/7',1.79538905914097857477e+09);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','85',3,'rack/3/0',1.79538905935522747044e+09);
INSERT INTO "shown" VALUES('web//f8713ef72081b8ba','90',4,'rack/4/9',1.79538905943904852869e+09);
INSERT INTO "shown" VALUES('web/lobby/','102',1,'',1.79538905955507659909e+09);
INSERT INTO "shown" VALUES('web/lobby/','105',2,'',1.79538905957876873016e+09);
INSERT INTO "shown" VALUES('web/lobby/','111',3,'acting/3/4/0',1.79538905961590623859e+09);
INSERT INTO "shown" VALUES('web/lobby/','121',8,'',1795389059.74912);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79538905822106909749e+09);
INSERT INTO "shown" VALUES('web/lobby/','25',1,'',1.7953890586808874607e+09);
INSERT INTO "shown" VALUES('web/lobby/','26',2,'challenge/2',1795389058.69277);
INSERT INTO "shown" VALUES('web/lobby/','33',2,'',1.79538905884103679655e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'challenge/3',1.79538905884330749515e+09);
INSERT INTO "shown" VALUES('web/lobby/','35',3,'',1.79538905885514903071e+09);
INSERT INTO "shown" VALUES('web/lobby/','40',3,'acting/3/0/0',1.79538905889574527735e+09);
INSERT INTO "shown" VALUES('web/lobby/','41',4,'challenge/4',1.79538905889837265015e+09);
INSERT INTO "shown" VALUES('web/lobby/','46',4,'',1.79538905908814239503e+09);
INSERT INTO "shown" VALUES('web/lobby/','47',5,'challenge/5',1.79538905909220910077e+09);
INSERT INTO "shown" VALUES('web/lobby/','54',5,'',1.79538905912874579432e+09);
INSERT INTO "shown" VALUES('web/lobby/','59',7,'challenge/7',1.79538905913798141475e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',NULL,'tournament/1',1.79538905914375495915e+09);
INSERT INTO "shown" VALUES('web/lobby/','64',8,'',1.79538905916003203389e+09);
INSERT INTO "shown" VALUES('web/lobby/','66',1,'',1.79538905917868399624e+09);
INSERT INTO "shown" VALUES('web/lobby/','69',2,'',1.7953890591975176335e+09);
INSERT INTO "shown" VALUES('web/lobby/','76',8,'',1.79538905928879547121e+09);
INSERT INTO "shown" VALUES('web/lobby/','79',1,'',1.79538905930468273165e+09);
INSERT INTO "shown" VALUES('web/lobby/','82',2,'',1.79538905932573056222e+09);
INSERT INTO "shown" VALUES('web/lobby/','87',4,'',1.79538905941537237165e+09);
INSERT INTO "shown" VALUES('web/lobby/','91',5,'',1795389059.45778);
INSERT INTO "shown" VALUES('web/lobby/','99',8,'',1.7953890595174658299e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'web','45eff302b4cceb10','Ann','running','[[]]',5,'["53e7c7bdf5d57b8d91ecb53a0148003c382a1986216a3bdf0a7886076f6d892c", "e80e9833c50bf2bf8bf3526799060b3e273c0b96acea3278056697749a239a7e"]');
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
INSERT INTO "sqlite_sequence" VALUES('outbox',96);
COMMIT;
PRAGMA user_version = 7;
