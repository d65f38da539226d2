BEGIN TRANSACTION;
CREATE TABLE account (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,             -- as shown when it was linked; empty where it never was
    PRIMARY KEY (platform, id),
    UNIQUE (platform, id, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "account" VALUES('web','81f6b99506fe7e2e','332a52280fa9d0e30f895dda8f8b7566','');
INSERT INTO "account" VALUES('web','a6f5c5923f7bd835','ec8a3bfeb34a97ed363e5a899b2008ef','');
INSERT INTO "account" VALUES('web','d77ac482ff69a782','260bf9cb3c42a4d65b8a10351e471beb','');
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
INSERT INTO "entrant" VALUES(1,0,'332a52280fa9d0e30f895dda8f8b7566','web','81f6b99506fe7e2e','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'260bf9cb3c42a4d65b8a10351e471beb','web','d77ac482ff69a782','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'ec8a3bfeb34a97ed363e5a899b2008ef','web','a6f5c5923f7bd835','Cara',1,0,'');
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
, since INTEGER NOT NULL DEFAULT 0, moved_to_private INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT '', clocks TEXT NOT NULL DEFAULT '', dues TEXT NOT NULL DEFAULT '{}', rated INTEGER NOT NULL DEFAULT 0, became_unrated INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'BFFD3A82D7E72F9FBE4E62819B64378BE5E4E8A3736A2AFA3E869055A8D808D6','',10,'[3]',6,1.79541175004374194143e+09,NULL,NULL,10,0,'','','{}',1,0);
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'B4B8E32EC15E8BB0C31BAE3088454205DCEE9EA295EA59EC3BC5D59A3F766B9E','',11,'[1]',6,1.79541175026838016508e+09,NULL,NULL,11,0,'','','{}',1,0);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'E4FBCB9EEA70166E1A7499B7DD67A541A0864DB0F6CC130C20080B607DEDA96F','',4,'[1, 2, 3]',6,1.79541175041125488278e+09,NULL,6.74038439930009190001e+01,4,0,'','','{"limit": 67.40384399300092}',1,0);
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'62D56E8BCBA08CE2CF7B0D5FA94A79F0BB344D38EDA36D00D2D507D158A080F7','',12,'[2]',6,1.79541175053183794021e+09,NULL,NULL,10,0,'','','{}',1,0);
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'6D68FD4F578DCEB3E334ED6A13576E3DDC166B026F9D3860608089E4B62A6037','',13,'[3]',6,1.79541175065951633454e+09,NULL,NULL,11,0,'','','{}',1,0);
INSERT INTO "game_table" VALUES(6,'web','@81f6b99506fe7e2e','','summy','{}',0,1,'running',1,X'E840F4191A833B3636B37749AD1176BD8CCEC56A0E582C0772DB7C557A81457F','',15,'[1]',7,1.795411750687385559e+09,NULL,NULL,15,0,'','','{}',1,0);
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'19F407432D82D9AF63A6D315BE02F8F210F3E1C58C4FEC55CBBBD3FB4A7F694C','',0,'[]',1,1.79541175071559429166e+09,NULL,86401.262872151,0,0,'','','{"lapse": 86401.262872151}',1,0);
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'B75F655F942E317905DCABFE0B9F3ADC91E28AE5B4FF396BE081740490DFFC2A','',10,'[1]',4,1.79541175085086941723e+09,NULL,NULL,10,0,'','','{}',1,0);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000000-1',1795411749.98969);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000001-1',1.79541175002459263802e+09);
INSERT INTO "inbox" VALUES('web:a6f5c5923f7bd835:line-cara-000002-1',1.79541175004802441598e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000003-1',1.7954117500906207562e+09);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000004-1',1.79541175016361260413e+09);
INSERT INTO "inbox" VALUES('web:a6f5c5923f7bd835:line-cara-000005-1',1.79541175028822565075e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000006-1',1.79541175031279301639e+09);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000007-1',1.79541175034805560112e+09);
INSERT INTO "inbox" VALUES('web:a6f5c5923f7bd835:line-cara-000008-1',1.79541175041431713102e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000009-1',1.79541175046638727189e+09);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000010-1',1.79541175051293206213e+09);
INSERT INTO "inbox" VALUES('web:a6f5c5923f7bd835:line-cara-000011-1',1.79541175054236435892e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000012-1',1.79541175059849262242e+09);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000013-1',1.79541175064110922815e+09);
INSERT INTO "inbox" VALUES('web:a6f5c5923f7bd835:line-cara-000014-1',1.79541175066311764711e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000015-1',1.79541175068799638749e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000016-1',1.79541175071615767477e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000017-1',1795411750.74768);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000018-1',1.79541175076411080356e+09);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000019-1',1.79541175079672646525e+09);
INSERT INTO "inbox" VALUES('web:a6f5c5923f7bd835:line-cara-000020-1',1.79541175081543231007e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000021-1',1.79541175085185861584e+09);
INSERT INTO "inbox" VALUES('web:a6f5c5923f7bd835:line-cara-000022-1',1.7954117511722283363e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000023-1',1.79541175199093484878e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000024-1',1.79541175244524788857e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000025-1',1.79541175316870093344e+09);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000026-1',1.79541175332363128662e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000027-1',1.79541175337359285349e+09);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000028-1',1.79541175435625076296e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000029-1',1.79541175448886752125e+09);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000030-1',1.79541175461001729961e+09);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000031-1',1.79541175488002753253e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000032-1',1.79541175501758575438e+09);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000033-1',1.79541175525387454036e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000034-1',1.79541175544862365723e+09);
INSERT INTO "inbox" VALUES('web:a6f5c5923f7bd835:line-cara-000035-1',1.79541175559721517557e+09);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000036-1',1.79541175583655261997e+09);
INSERT INTO "inbox" VALUES('web:a6f5c5923f7bd835:line-cara-000037-1',1.79541175658627915386e+09);
INSERT INTO "inbox" VALUES('web:a6f5c5923f7bd835:line-cara-000038-1',1.79541175685784244533e+09);
INSERT INTO "inbox" VALUES('web:d77ac482ff69a782:line-ben-000039-1',1.79541175700861263273e+09);
INSERT INTO "inbox" VALUES('web:a6f5c5923f7bd835:line-cara-000040-1',1.79541175719026088707e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000041-1',1.79541175733959794047e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:line-ann-000042-1',1.7954117576184847355e+09);
INSERT INTO "inbox" VALUES('web:81f6b99506fe7e2e:last-line-01',1.79541176394146871565e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 = - 0 2 1 7 6 -');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 2 1 6 9 0 4 1 =');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 8 6 = = 0 1 9 6');
INSERT INTO "log" VALUES(1,5,3,'exchange 0 1 6 6 8 9 = =');
INSERT INTO "log" VALUES(1,6,-1,'refill 3 5 1 - = = 2 0 :');
INSERT INTO "log" VALUES(1,7,1,'M8v 7-0-1(=)6');
INSERT INTO "log" VALUES(1,8,-1,'refill 1 3 = : 4 5 3');
INSERT INTO "log" VALUES(1,9,2,'K11> 61(-)12=49');
INSERT INTO "log" VALUES(1,10,-1,'refill 2 x x 1 9 2 0 8');
INSERT INTO "log" VALUES(2,1,-1,'first 1');
INSERT INTO "log" VALUES(2,2,-1,'board E5 2 C5 5 G5 4 E3 6 E7 4');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 5 4');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 6 3');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 8 9');
INSERT INTO "log" VALUES(2,6,1,'E2 y4');
INSERT INTO "log" VALUES(2,7,-1,'refill 1 9');
INSERT INTO "log" VALUES(2,8,2,'E1 y3');
INSERT INTO "log" VALUES(2,9,-1,'refill 2 7');
INSERT INTO "log" VALUES(2,10,3,'E4 y8 turn E2');
INSERT INTO "log" VALUES(2,11,-1,'refill 3 4');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll X V V L');
INSERT INTO "log" VALUES(4,1,-1,'first 1');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 R3 R8 B2 B13 K4 K4 B7 R1 B6 Y4 B11 R4 K5 B4');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 B10 Y6 Y6 Y13 R7 Y7 K1 K6 R6 Y3 K1 Y9 Y2 B12');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 K7 R13 K11 Y5 B7 B6 Y8 K12 K3 R5 K11 B3 B11 B1');
INSERT INTO "log" VALUES(4,5,1,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 1 K13 R2');
INSERT INTO "log" VALUES(4,7,1,'meld R1 R2 R3');
INSERT INTO "log" VALUES(4,8,1,'meld B11 J B13');
INSERT INTO "log" VALUES(4,9,1,'meld R4 B4 Y4 K4');
INSERT INTO "log" VALUES(4,10,1,'discard K13');
INSERT INTO "log" VALUES(4,11,2,'draw');
INSERT INTO "log" VALUES(4,12,-1,'draw 2 B1 K6');
INSERT INTO "log" VALUES(5,1,-1,'first 2');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 Y1 K4 R2 B11 R9 Y12 B1 K8 B5 B7 R1 Y6 R7 B1');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 K8 B9 Y1 Y9 K6 K10 R10 Y2 K2 R13 Y10 R3 R10 B10');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 B4 B10 B13 Y11 Y5 K9 R6 R4 R5 K9 B3 Y8 K2 K12');
INSERT INTO "log" VALUES(5,5,2,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 2 B8 K7');
INSERT INTO "log" VALUES(5,7,2,'meld B8 B9 B10');
INSERT INTO "log" VALUES(5,8,2,'meld Y1 Y2 J');
INSERT INTO "log" VALUES(5,9,2,'meld K6 K7 K8');
INSERT INTO "log" VALUES(5,10,2,'meld R10 Y10 K10');
INSERT INTO "log" VALUES(5,11,2,'discard K2');
INSERT INTO "log" VALUES(5,12,3,'draw');
INSERT INTO "log" VALUES(5,13,-1,'draw 3 R9 Y13');
INSERT INTO "log" VALUES(6,1,-1,'first 1');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 9 + 3 4 1 2 9 x');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 3 6 2 = - : : 9');
INSERT INTO "log" VALUES(6,4,1,'M7v 4+3x29(=)91');
INSERT INTO "log" VALUES(6,5,-1,'refill 1 - 5 0 1 = 9 0 7');
INSERT INTO "log" VALUES(6,6,2,'K15> 6:(1):3=2');
INSERT INTO "log" VALUES(6,7,-1,'refill 2 7 1 + 4 8 5');
INSERT INTO "log" VALUES(6,8,1,'Q13v 10(2)-5=97');
INSERT INTO "log" VALUES(6,9,-1,'refill 1 7 0 6 7 1 = 6');
INSERT INTO "log" VALUES(6,10,2,'I13> 15-7(=)8');
INSERT INTO "log" VALUES(6,11,-1,'refill 2 x 8 1 7 -');
INSERT INTO "log" VALUES(6,12,1,'L12v 6(7)0(:)1=670');
INSERT INTO "log" VALUES(6,13,-1,'refill 1 4 + 0 x = = 1');
INSERT INTO "log" VALUES(6,14,2,'P12v 9-8(=)1');
INSERT INTO "log" VALUES(6,15,-1,'refill 2 2 9 5 8');
INSERT INTO "log" VALUES(8,1,-1,'first 1');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 1 = 4 5 x 8 = 3');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 x 0 - + 9 x 4 =');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 0 6 : 3 2 8 4 7');
INSERT INTO "log" VALUES(8,5,1,'M9v 3x18(=)54');
INSERT INTO "log" VALUES(8,6,-1,'refill 1 8 6 : + - :');
INSERT INTO "log" VALUES(8,7,2,'M14> (5)+4-0=9');
INSERT INTO "log" VALUES(8,8,-1,'refill 2 : 7 5 1 0 8');
INSERT INTO "log" VALUES(8,9,3,'R10v 76:2(=)38');
INSERT INTO "log" VALUES(8,10,-1,'refill 3 4 = + = = 2');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//81f6b99506fe7e2e',X'C49D8FD11F7DF028EE6258E3959E4E412D5FD0E28394B311BC344E05362C1FD0');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(95,'{"to":["aside","web","lobby","","81f6b99506fe7e2e"],"lines":[["which-table",{}],["table-row",{"table":"2","game":"Kakuro","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}]],"buttons":[],"locale":"en","answers":"web:81f6b99506fe7e2e:last-line-01"}',0,'87534f9b-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('260bf9cb3c42a4d65b8a10351e471beb');
INSERT INTO "person" VALUES('332a52280fa9d0e30f895dda8f8b7566');
INSERT INTO "person" VALUES('ec8a3bfeb34a97ed363e5a899b2008ef');
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
INSERT INTO "preference" VALUES('web//81f6b99506fe7e2e','','','en','{}');
INSERT INTO "preference" VALUES('web//a6f5c5923f7bd835','','','en','{}');
INSERT INTO "preference" VALUES('web//d77ac482ff69a782','','','en','{}');
INSERT INTO "preference" VALUES('web/lobby/','','','en','{}');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'29c3d306');
INSERT INTO "run" VALUES(2,'87534f9b');
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
INSERT INTO "seat" VALUES(1,1,'332a52280fa9d0e30f895dda8f8b7566','web','81f6b99506fe7e2e','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'260bf9cb3c42a4d65b8a10351e471beb','web','d77ac482ff69a782','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'ec8a3bfeb34a97ed363e5a899b2008ef','web','a6f5c5923f7bd835','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'332a52280fa9d0e30f895dda8f8b7566','web','81f6b99506fe7e2e','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'260bf9cb3c42a4d65b8a10351e471beb','web','d77ac482ff69a782','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'ec8a3bfeb34a97ed363e5a899b2008ef','web','a6f5c5923f7bd835','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'332a52280fa9d0e30f895dda8f8b7566','web','81f6b99506fe7e2e','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'260bf9cb3c42a4d65b8a10351e471beb','web','d77ac482ff69a782','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'ec8a3bfeb34a97ed363e5a899b2008ef','web','a6f5c5923f7bd835','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'332a52280fa9d0e30f895dda8f8b7566','web','81f6b99506fe7e2e','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'260bf9cb3c42a4d65b8a10351e471beb','web','d77ac482ff69a782','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'ec8a3bfeb34a97ed363e5a899b2008ef','web','a6f5c5923f7bd835','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'332a52280fa9d0e30f895dda8f8b7566','web','81f6b99506fe7e2e','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'260bf9cb3c42a4d65b8a10351e471beb','web','d77ac482ff69a782','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'ec8a3bfeb34a97ed363e5a899b2008ef','web','a6f5c5923f7bd835','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'332a52280fa9d0e30f895dda8f8b7566','web','81f6b99506fe7e2e','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'332a52280fa9d0e30f895dda8f8b7566','web','81f6b99506fe7e2e','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'260bf9cb3c42a4d65b8a10351e471beb','web','d77ac482ff69a782','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'ec8a3bfeb34a97ed363e5a899b2008ef','web','a6f5c5923f7bd835','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'332a52280fa9d0e30f895dda8f8b7566','web','81f6b99506fe7e2e','Ann',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,9.14506867399904876947e+00,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','104',3,'rack/3/4',1.79541175699976062775e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','112',6,'',1.7954117573915321827e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','113',6,'rack/6/13',1.79541175739660882953e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','114',6,'',1.7954117575055253506e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','117',8,'rack/8/10',1.79541175766115689276e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','26',1,'rack/1/4',1.79541175228132843973e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','39',3,'rack/3/0',1795411753.20095);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','46',5,'rack/5/4',1.79541175405157089235e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','49',6,'',1.79541175408720040315e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','57',8,'rack/8/4',1.79541175442170619961e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','62',2,'rack/2/7',1.7954117545835294724e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','68',3,'rack/3/0',1795411754.72728);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','72',4,'rack/4/4',1.79541175490009903906e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','73',6,'',1.79541175491513752939e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','76',6,'rack/6/5',1.79541175494419431683e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','79',6,'',1.79541175504401373866e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','82',1,'rack/1/8',1.79541175521672344206e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','84',4,'rack/4/10',1.79541175527702212338e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','90',6,'',1.79541175553189325331e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','91',6,'rack/6/9',1.79541175553975343708e+09);
INSERT INTO "shown" VALUES('web//81f6b99506fe7e2e','93',6,'',1795411755.61112);
INSERT INTO "shown" VALUES('web//a6f5c5923f7bd835','102',2,'rack/2/11',1.79541175685845017431e+09);
INSERT INTO "shown" VALUES('web//a6f5c5923f7bd835','103',3,'rack/3/4',1.79541175699963879586e+09);
INSERT INTO "shown" VALUES('web//a6f5c5923f7bd835','110',5,'rack/5/11',1.79541175722654366498e+09);
INSERT INTO "shown" VALUES('web//a6f5c5923f7bd835','28',1,'rack/1/4',1.79541175243284797666e+09);
INSERT INTO "shown" VALUES('web//a6f5c5923f7bd835','42',2,'rack/2/5',1.79541175372244715688e+09);
INSERT INTO "shown" VALUES('web//a6f5c5923f7bd835','47',3,'rack/3/0',1.79541175407018041608e+09);
INSERT INTO "shown" VALUES('web//a6f5c5923f7bd835','54',4,'rack/4/4',1.79541175435654640204e+09);
INSERT INTO "shown" VALUES('web//a6f5c5923f7bd835','60',5,'rack/5/4',1.79541175449569535252e+09);
INSERT INTO "shown" VALUES('web//a6f5c5923f7bd835','66',8,'rack/8/4',1.79541175470833730704e+09);
INSERT INTO "shown" VALUES('web//a6f5c5923f7bd835','69',1,'rack/1/6',1.79541175475590944294e+09);
INSERT INTO "shown" VALUES('web//a6f5c5923f7bd835','87',5,'rack/5/11',1.79541175539114069943e+09);
INSERT INTO "shown" VALUES('web//a6f5c5923f7bd835','95',8,'rack/8/8',1.7954117556435301304e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','105',3,'rack/3/4',1.79541175699982285497e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','109',4,'rack/4/10',1.79541175722536873815e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','27',1,'rack/1/4',1.79541175228145074844e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','38',2,'rack/2/5',1.79541175320084548001e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','45',3,'rack/3/0',1.79541175405144548416e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','51',4,'rack/4/4',1.79541175419920325277e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','58',8,'rack/8/4',1.7954117544218058586e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','63',5,'rack/5/4',1.79541175458362913127e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','67',8,'rack/8/6',1.79541175472720098502e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','70',2,'rack/2/9',1.79541175481146097177e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','74',3,'rack/3/0',1.79541175491524195671e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','81',4,'rack/4/10',1.79541175521660971645e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','86',5,'rack/5/11',1.79541175539102387422e+09);
INSERT INTO "shown" VALUES('web//d77ac482ff69a782','98',1,'rack/1/10',1.795411756272667408e+09);
INSERT INTO "shown" VALUES('web/lobby/','101',2,'',1.79541175685839033129e+09);
INSERT INTO "shown" VALUES('web/lobby/','106',3,'acting/3/4/0',1.79541175700433516503e+09);
INSERT INTO "shown" VALUES('web/lobby/','116',8,'',1.7954117576610372066e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.795411749999604702e+09);
INSERT INTO "shown" VALUES('web/lobby/','29',1,'',1.79541175243304061887e+09);
INSERT INTO "shown" VALUES('web/lobby/','31',2,'challenge/2',1.79541175244555640221e+09);
INSERT INTO "shown" VALUES('web/lobby/','32',2,'',1.79541175249174189566e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',3,'challenge/3',1.79541175251420760151e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'',1.79541175256830549239e+09);
INSERT INTO "shown" VALUES('web/lobby/','35',3,'acting/3/0/0',1.79541175259942650801e+09);
INSERT INTO "shown" VALUES('web/lobby/','36',4,'challenge/4',1.7954117526082220078e+09);
INSERT INTO "shown" VALUES('web/lobby/','43',4,'',1.79541175372267603873e+09);
INSERT INTO "shown" VALUES('web/lobby/','44',5,'challenge/5',1.795411753747294426e+09);
INSERT INTO "shown" VALUES('web/lobby/','48',5,'',1.79541175407045650478e+09);
INSERT INTO "shown" VALUES('web/lobby/','50',7,'challenge/7',1.79541175412275433535e+09);
INSERT INTO "shown" VALUES('web/lobby/','52',NULL,'tournament/1',1.79541175420528244972e+09);
INSERT INTO "shown" VALUES('web/lobby/','56',8,'',1.79541175438477087025e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',1,'',1.79541175449586796761e+09);
INSERT INTO "shown" VALUES('web/lobby/','65',2,'',1.7954117547082531452e+09);
INSERT INTO "shown" VALUES('web/lobby/','75',8,'',1.79541175493526887897e+09);
INSERT INTO "shown" VALUES('web/lobby/','77',1,'',1.79541175497308468818e+09);
INSERT INTO "shown" VALUES('web/lobby/','80',2,'',1.79541175505964255331e+09);
INSERT INTO "shown" VALUES('web/lobby/','85',4,'',1.79541175532044887538e+09);
INSERT INTO "shown" VALUES('web/lobby/','88',5,'',1.79541175543018937115e+09);
INSERT INTO "shown" VALUES('web/lobby/','94',8,'',1.7954117556434216499e+09);
INSERT INTO "shown" VALUES('web/lobby/','97',1,'',1.79541175627250075338e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'332a52280fa9d0e30f895dda8f8b7566','web','81f6b99506fe7e2e','Ann','running','[[]]',5,'["5a8b9389ab801410ab49386d3e1791c73d916095fa1fc44ad7d3f05879106e03", "484d534aaada0346e4fca382ca5ab7511c9e33ac7fa343ff5e68c498dec866ec"]');
CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;
INSERT INTO "tournament_match" VALUES(8,1,0,'[1, 2, 0]',0,'[]');
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
INSERT INTO "sqlite_sequence" VALUES('outbox',95);
COMMIT;
PRAGMA user_version = 12;
