BEGIN TRANSACTION;
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
) STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'0A08AC0BA5745521340D9E4E8727B341CB8C577FAAACE3B2AC9FBCEB9DA69443','',10,'[1]',6,1.7953889115934343338e+09,NULL,NULL);
INSERT INTO "game_table" VALUES(2,'web','@ann','','summy','{}',0,1,'running',1,X'A3A2FB5BD55D938818C1B9DCA0E736BC21ABBA681A5D6EFE2F99FE5D757FA370','',17,'[1]',8,1.79538891195523881913e+09,NULL,NULL);
INSERT INTO "game_table" VALUES(3,'web','lobby','','summy','{}',0,0,'open',1,X'9CB09658F4DDB8548A4613FD0FA27E3E2EE39D97B43E6860F217A55B64496500','',0,'[]',1,1.79538891355141067506e+09,NULL,1.79547531355141067499e+09);
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:ann:line-ann-000000',1.79538891150694155697e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000001',1.79538891155954480173e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000002',1.79538891159504175186e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000003',1.79538891165268325801e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000004',1.79538891177506685259e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000005',1.79538891184238362311e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000006',1.79538891191449546816e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000007',1.79538891195591330529e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000008',1.79538891204970097546e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000009',1.79538891208161640166e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000010',1.79538891211475086211e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000011',1.79538891215091252328e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000012',1.79538891217654609675e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000013',1.79538891239201521868e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000014',1.79538891264497518533e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000015',1.79538891279922819136e+09);
INSERT INTO "inbox" VALUES('web:ben:line-ben-000016',1.79538891289583015442e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000017',1.79538891301431560512e+09);
INSERT INTO "inbox" VALUES('web:cara:line-cara-000018',1.7953889133384025097e+09);
INSERT INTO "inbox" VALUES('web:ann:line-ann-000019',1.7953889134628841877e+09);
INSERT INTO "inbox" VALUES('web:ann:last-line-01',1.79538891524120712279e+09);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,-1,'first 1');
INSERT INTO "log" VALUES(1,2,-1,'deal 1 3 5 = 6 = 5 = 9');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 - + - 7 - 7 5 =');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 9 = 4 3 = : 2 8');
INSERT INTO "log" VALUES(1,5,1,'exchange 3 5 5 6 9 = = =');
INSERT INTO "log" VALUES(1,6,-1,'refill 1 9 2 4 4 = : - 2');
INSERT INTO "log" VALUES(1,7,2,'exchange 5 7 7 + - - - =');
INSERT INTO "log" VALUES(1,8,-1,'refill 2 8 = 9 x 0 : 5 -');
INSERT INTO "log" VALUES(1,9,3,'M9v 24:3(=)8');
INSERT INTO "log" VALUES(1,10,-1,'refill 3 8 0 + 2 9');
INSERT INTO "log" VALUES(2,1,-1,'first 2');
INSERT INTO "log" VALUES(2,2,-1,'deal 1 : = = 3 1 3 9 5');
INSERT INTO "log" VALUES(2,3,-1,'deal 2 0 0 2 x 8 5 0 7');
INSERT INTO "log" VALUES(2,4,2,'G13> 7250x0(=)0');
INSERT INTO "log" VALUES(2,5,-1,'refill 2 3 x + 8 + 8 7');
INSERT INTO "log" VALUES(2,6,1,'I12v 1(5)9:3=53');
INSERT INTO "log" VALUES(2,7,-1,'refill 1 3 0 x 9 6 4 8');
INSERT INTO "log" VALUES(2,8,2,'exchange 3 7 8 8 8 + + x');
INSERT INTO "log" VALUES(2,9,-1,'refill 2 8 2 : 2 = x 7 =');
INSERT INTO "log" VALUES(2,10,1,'G13v (7)x69=483');
INSERT INTO "log" VALUES(2,11,-1,'refill 1 9 0 = = - 4 4');
INSERT INTO "log" VALUES(2,12,2,'A19> 2x8:2=(8)');
INSERT INTO "log" VALUES(2,13,-1,'refill 2 = 1 6 3 = 4');
INSERT INTO "log" VALUES(2,14,1,'F18> 9(4)-(5)0=44');
INSERT INTO "log" VALUES(2,15,-1,'refill 1 : + x 1 4 2');
INSERT INTO "log" VALUES(2,16,2,'F14> 4(x)1(9)=76');
INSERT INTO "log" VALUES(2,17,-1,'refill 2 8 = 7 6 =');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    note TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "outbox" VALUES(36,'{"to":["channel","web","lobby",""],"lines":[["board-of",{"table":"1"}],["summy-laid",{"player":{"name":"Cara","person":["web","cara"],"notify":false},"seat":"3","move":"M9v 24:3(=)8","points":17,"sums":"24:3=8 (17)"}],["scores",{"scores":"Ann 0 · Ben 0 · Cara 17"}]],"buttons":[],"locale":"en","table":1,"game":"summy","picture":"board now","ply":10,"answers":"web:ann:last-line-01"}',0);
CREATE TABLE preference (
    address TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    hint TEXT NOT NULL              -- the language last heard there
) STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//ann','','','en');
INSERT INTO "preference" VALUES('web//ben','','','en');
INSERT INTO "preference" VALUES('web//cara','','','en');
INSERT INTO "preference" VALUES('web/lobby/','','','en');
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
INSERT INTO "seat" VALUES(1,1,'web','ann','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,2,'web','ben','Ben',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(1,3,'web','cara','Cara',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,1,'web','ann','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(2,2,NULL,NULL,'Computer','beginner','accepted','',0);
INSERT INTO "seat" VALUES(3,1,'web','ann','Ann',NULL,'accepted','',0);
INSERT INTO "seat" VALUES(3,2,NULL,NULL,'',NULL,'invited','',0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    beat REAL NOT NULL
) STRICT;
INSERT INTO "service" VALUES(1,1.79538891505893445014e+09);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//ann','15',1,'',1.79538891226709890367e+09);
INSERT INTO "shown" VALUES('web//ann','21',2,'',1.79538891240954399108e+09);
INSERT INTO "shown" VALUES('web//ann','23',2,'',1.79538891242278242105e+09);
INSERT INTO "shown" VALUES('web//ann','32',2,'',1.79538891259412741662e+09);
INSERT INTO "shown" VALUES('web//ann','35',1,'',1.79538891265898656844e+09);
INSERT INTO "shown" VALUES('web//ann','37',2,'',1.79538891282688927645e+09);
INSERT INTO "shown" VALUES('web//ann','38',2,'',1.79538891285067582137e+09);
INSERT INTO "shown" VALUES('web//ann','39',2,'',1.7953889128802630902e+09);
INSERT INTO "shown" VALUES('web//ann','44',2,'',1.79538891305382275584e+09);
INSERT INTO "shown" VALUES('web//ann','45',2,'',1.79538891305711221699e+09);
INSERT INTO "shown" VALUES('web//ann','46',2,'',1.79538891332288026809e+09);
INSERT INTO "shown" VALUES('web//ann','51',2,'',1.7953889134877860546e+09);
INSERT INTO "shown" VALUES('web//ann','52',2,'',1.7953889134958975315e+09);
INSERT INTO "shown" VALUES('web//ann','53',2,'',1.79538891350408053395e+09);
INSERT INTO "shown" VALUES('web//ben','16',1,'',1.79538891229760050769e+09);
INSERT INTO "shown" VALUES('web//ben','42',1,'',1.79538891293607020377e+09);
INSERT INTO "shown" VALUES('web//cara','17',1,'',1.79538891234633302693e+09);
INSERT INTO "shown" VALUES('web//cara','49',1,'',1.79538891335413146018e+09);
INSERT INTO "shown" VALUES('web/lobby/','18',1,'',1.79538891238420486454e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1795388911.71453);
INSERT INTO "shown" VALUES('web/lobby/','26',3,'challenge/3',1.79538891245638179781e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',1,'',1.79538891265384221076e+09);
INSERT INTO "shown" VALUES('web/lobby/','41',1,'',1.79538891291983389851e+09);
INSERT INTO "shown" VALUES('web/lobby/','48',1,'',1.7953889133523569107e+09);
CREATE INDEX game_table_by_channel ON game_table (platform, chat, topic, phase, id);
CREATE INDEX game_table_by_due ON game_table (due) WHERE due IS NOT NULL;
CREATE INDEX seat_by_person ON seat (platform, person, table_id) WHERE person IS NOT NULL;
CREATE INDEX seat_by_computer_on_turn ON seat (table_id) WHERE computer_on_turn = 1;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is insert-only'); END;
CREATE TRIGGER log_is_never_cut BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is insert-only'); END;
CREATE INDEX inbox_by_age ON inbox (at);
CREATE INDEX shown_by_age ON shown (at);
CREATE INDEX shown_by_slot ON shown (address, slot) WHERE slot <> '';
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',36);
COMMIT;
PRAGMA user_version = 1;
