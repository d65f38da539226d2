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
INSERT INTO "account" VALUES('web','024ca18685854e76','0ee12f842db17bdb45f221748793850d','');
INSERT INTO "account" VALUES('web','2fdc03fba8ca22cc','6cd56c299ff6c522292e535c451892e3','');
INSERT INTO "account" VALUES('web','3d5e060c3f3f4de1','f56a84a8e8b3d1c687884ba6a98fc278','');
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
INSERT INTO "entrant" VALUES(1,0,'f56a84a8e8b3d1c687884ba6a98fc278','web','3d5e060c3f3f4de1','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'6cd56c299ff6c522292e535c451892e3','web','2fdc03fba8ca22cc','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'0ee12f842db17bdb45f221748793850d','web','024ca18685854e76','Cara',1,0,'');
CREATE TABLE game_result (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    against TEXT NOT NULL,          -- people, else the level of the strongest computer; empty where alone
    reached TEXT NOT NULL,          -- won, tied or lost; empty where alone
    departure TEXT NOT NULL,        -- resign, lost on time or computer; empty for who stayed to the end
    rated INTEGER NOT NULL,         -- whether the game counted
    turns INTEGER NOT NULL,
    points INTEGER,                 -- NULL in a game that counts none
    best TEXT NOT NULL,             -- the move that brought the most; empty where none did
    best_points INTEGER NOT NULL,
    used REAL,                      -- seconds of thinking; NULL without a clock
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
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
, since INTEGER NOT NULL DEFAULT 0, moved_to_private INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT '', clocks TEXT NOT NULL DEFAULT '', dues TEXT NOT NULL DEFAULT '{}', rated INTEGER NOT NULL DEFAULT 0, became_unrated INTEGER NOT NULL DEFAULT 0, acted REAL NOT NULL DEFAULT 0, takeback TEXT NOT NULL DEFAULT '', reminders TEXT NOT NULL DEFAULT '{}') STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'8EF7FD6D108596D2F2A6EA72D3DFF3CAD18AE29C44B2CAF334E01FB0CEF3B9C3','',10,'[2]',6,1.79542418036871242528e+09,NULL,2.76487784312696428974e+05,10,0,'3d+1d/7d','{"seats": [[345597.891080422, 2.1089195780004957, false, 0.0, 0.0, false], [345596.439190628, 3.5608093720002216, true, 0.0, 0.0, false], [345596.480070228, 3.519929771995521, false, 0.0, 0.0, false]], "at": 10.632960194001498, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345607.07215082203, "remind": 276487.7843126964}',1,0,1.06329423880015383474e+01,'','{"2": {"began": 10.63316207400203, "given": 345596.439190628, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'8B0ED3292A1F6D8B3207EFC179C2BE08C66D6E4BB87A4332A9AA1509171A276A','',11,'[3]',6,1795424180.78397,NULL,2.76487835664238780736e+05,11,0,'3d+1d/7d','{"seats": [[345596.809603294, 3.1903967059988645, false, 0.0, 0.0, false], [345597.918398561, 2.0816014390002238, false, 0.0, 0.0, false], [345596.292091951, 3.7079080490002525, true, 0.0, 0.0, false]], "at": 10.801990678002767, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345607.094082629, "remind": 276487.8356642388}',1,0,1.08019739029987249523e+01,'','{"3": {"began": 10.80217449200427, "given": 345596.292091951, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'FE75BFD8B43367E8A0EC59259A72FDB1E5D6F2477AB255802E390F7ABF558212','',4,'[1, 2, 3]',6,1.79542418104890823368e+09,NULL,7.11119460260015330294e+01,4,0,'','','{"limit": 71.11194602600153}',1,0,1.11119226209993939848e+01,'','{}');
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'543BD8AD60DD7A28435D7E908C99F7B4491AFA931329AF8DA871BA9326F29A46','',12,'[3]',6,1.79542418120261883739e+09,NULL,2.0736923002998897572e+05,10,0,'3d+1d/7d','{"seats": [[259200.0, 0.0, false, 0.0, 0.0, false], [345593.010090106, 6.989909894000448, false, 0.0, 0.0, false], [259197.944984652, 2.05501534799987, true, 0.0, 0.0, false]], "at": 11.285045337004703, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259209.23002998898, "remind": 207369.23002998898}',1,0,1.12850271300048916596e+01,'','{"3": {"began": 9.230222976002551, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'E370239D791B5AB14AAF410974112D634823E16A9510606C1C2A07C370292D60','',10,'[2]',6,1.79542418143958902362e+09,NULL,207369.744065862,8,0,'3d+1d/7d','{"seats": [[345592.73983247404, 7.260167526001169, false, 0.0, 0.0, false], [259198.146946405, 1.8530535949976183, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false]], "at": 11.5971194570011, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259209.744065862, "remind": 207369.744065862}',1,0,1.15971009589993627746e+01,'','{"2": {"began": 9.744250957002805, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
INSERT INTO "game_table" VALUES(6,'web','@3d5e060c3f3f4de1','','summy','{}',0,1,'running',1,X'A055BBC7101F8848F43CBE104CFCC32089FD43DA603216E049CED217E27F6018','',17,'[1]',8,1.7954241815729174614e+09,NULL,NULL,17,0,'','','{}',1,0,1.25111268129985546697e+01,'','{}');
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'1AB16E42D9D6366EAED7146287EE6AE640E497F1E17C71823CD8B9FA61D900C6','',0,'[]',1,1.79542418176420426369e+09,NULL,86402.811464201,0,0,'3d+1d/7d','','{"lapse": 86402.811464201}',1,0,0.0,'','{}');
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'3463AE2D5D3A14541B4EA3FE512FA8C02C6EAB75391188E92F6DC813C4773D78','',10,'[2]',4,1.79542418220557212834e+09,NULL,2.76488961534224159544e+05,10,0,'3d+1d/7d','{"seats": [[345597.608337372, 2.3916626279969933, false, 0.0, 0.0, false], [345595.22608612396, 4.773913876000734, true, 0.0, 0.0, false], [345597.627895911, 2.3721040890013683, false, 0.0, 0.0, false]], "at": 12.780665325000882, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": true}','{"clock": 345608.00675144896, "remind": 276488.96153422416}',1,0,1.27806505230037146245e+01,'','{"2": {"began": 12.780834586999845, "given": 345595.22608612396, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000000',1.79542418020722317696e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000001',1.79542418031896471976e+09);
INSERT INTO "inbox" VALUES('web:024ca18685854e76:line-cara-000002',1.7954241804634447098e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000003',1.79542418061546945576e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000004',1.79542418069589090347e+09);
INSERT INTO "inbox" VALUES('web:024ca18685854e76:line-cara-000005',1.79542418078822135925e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000006',1.79542418089623236651e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000007',1.79542418098389697069e+09);
INSERT INTO "inbox" VALUES('web:024ca18685854e76:line-cara-000008',1.79542418105138969425e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000009',1.79542418112532019616e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000010',1.79542418116434502597e+09);
INSERT INTO "inbox" VALUES('web:024ca18685854e76:line-cara-000011',1.79542418121111822131e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000012',1.79542418127975893019e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000013',1.79542418137381982806e+09);
INSERT INTO "inbox" VALUES('web:024ca18685854e76:line-cara-000014',1.79542418147060132025e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000015',1.7954241815738797188e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000016',1.79542418177546072004e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000017',1.79542418185236167908e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000018',1.79542418192753458028e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000019',1.79542418203355693814e+09);
INSERT INTO "inbox" VALUES('web:024ca18685854e76:line-cara-000020',1.79542418211307048796e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000021',1.79542418222377634044e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000022',1.79542418397928071026e+09);
INSERT INTO "inbox" VALUES('web:024ca18685854e76:line-cara-000023',1.79542418449434351915e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000024',1.79542418526624655717e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000025',1.79542418607665896419e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000026',1.79542418636145806312e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000027',1.79542418649089193342e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000028',1.79542418698114347461e+09);
INSERT INTO "inbox" VALUES('web:024ca18685854e76:line-cara-000029',1.79542418748826718326e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000030',1.79542418768461084369e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000031',1.79542418783727693561e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000032',1.79542418819462609291e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000033',1.79542418870865797993e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000034',1.795424188979142189e+09);
INSERT INTO "inbox" VALUES('web:024ca18685854e76:line-cara-000035',1.7954241893535227776e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000036',1.79542418959741830828e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000037',1.7954241897664225101e+09);
INSERT INTO "inbox" VALUES('web:024ca18685854e76:line-cara-000038',1.79542419007635831833e+09);
INSERT INTO "inbox" VALUES('web:024ca18685854e76:line-cara-000039',1.79542419024952745439e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000040',1.79542419056178927418e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:line-ann-000041',1.79542419092749524112e+09);
INSERT INTO "inbox" VALUES('web:2fdc03fba8ca22cc:line-ben-000042',1.79542419174507164947e+09);
INSERT INTO "inbox" VALUES('web:3d5e060c3f3f4de1:last-line-01',1.79542419990828299521e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 8 1 - 9 2 : 8 4');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 6 9 - = : 0 = 7');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 : 7 6 5 0 = 7 6');
INSERT INTO "log" VALUES(1,5,2,'exchange 0 6 7 9 - : = =');
INSERT INTO "log" VALUES(1,6,-1,'refill 2 9 9 5 + 1 x 3 9');
INSERT INTO "log" VALUES(1,7,3,'exchange 0 5 6 6 7 7 : =');
INSERT INTO "log" VALUES(1,8,-1,'refill 3 2 2 + 0 = 7 3 9');
INSERT INTO "log" VALUES(1,9,1,'M8v 188:2(=)94');
INSERT INTO "log" VALUES(1,10,-1,'refill 1 1 4 x 1 = x 2');
INSERT INTO "log" VALUES(2,1,-1,'first 3');
INSERT INTO "log" VALUES(2,2,-1,'board E5 7 C5 8 G5 1 E3 3 E7 4');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 2 4');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 7 9');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 7 8');
INSERT INTO "log" VALUES(2,6,3,'E2 y7');
INSERT INTO "log" VALUES(2,7,-1,'refill 3 6');
INSERT INTO "log" VALUES(2,8,1,'E4 y4 turn E2');
INSERT INTO "log" VALUES(2,9,-1,'refill 1 5');
INSERT INTO "log" VALUES(2,10,2,'E1 y7');
INSERT INTO "log" VALUES(2,11,-1,'refill 2 2');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll I I X I');
INSERT INTO "log" VALUES(4,1,-1,'first 2');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 B4 Y13 Y4 R4 K3 R6 K13 R13 B5 Y11 Y1 Y10 R6 Y6');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 R11 R13 R12 B6 Y9 Y8 Y3 R10 R5 R11 R9 B6 R1 B3');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 R3 B10 K11 K8 K12 K2 B7 K10 Y10 K8 K13 Y12 Y5 R9');
INSERT INTO "log" VALUES(4,5,2,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 2 K6 K2');
INSERT INTO "log" VALUES(4,7,2,'meld R9 R10 R11');
INSERT INTO "log" VALUES(4,8,2,'meld R11 R12 R13 R1');
INSERT INTO "log" VALUES(4,9,2,'meld B6 K6 J');
INSERT INTO "log" VALUES(4,10,2,'discard K2');
INSERT INTO "log" VALUES(4,11,3,'draw');
INSERT INTO "log" VALUES(4,12,-1,'draw 3 K1 K9');
INSERT INTO "log" VALUES(5,1,-1,'first 1');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 B11 K5 Y13 K2 Y3 K1 R1 R1 Y13 B8 Y5 Y9 R2 Y7');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 Y1 K1 R3 K8 K4 R12 R7 Y2 R3 Y4 B13 R6 Y3 R12');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 B7 K3 Y11 R4 B4 B8 K9 K6 R8 B4 R4 B3 Y10 R2');
INSERT INTO "log" VALUES(5,5,1,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 1 K11 K11');
INSERT INTO "log" VALUES(5,7,1,'meld Y5 K5 J');
INSERT INTO "log" VALUES(5,8,1,'discard Y13');
INSERT INTO "log" VALUES(5,9,2,'draw Y13');
INSERT INTO "log" VALUES(5,10,-1,'draw 2 B12');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 x - : = 6 = = :');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 3 5 4 1 2 = + 1');
INSERT INTO "log" VALUES(6,4,2,'J13> 3+1(=)4');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 : 2 1 3');
INSERT INTO "log" VALUES(6,6,1,'exchange 6 - x : : = = =');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 = 4 x 5 1 7 0 =');
INSERT INTO "log" VALUES(6,8,2,'L13v (1)2:12=1');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 : 7 8 9 5 7');
INSERT INTO "log" VALUES(6,10,1,'J13v (3)4x5=170');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 7 = + 8 - x -');
INSERT INTO "log" VALUES(6,12,2,'G18> 85:(1)7(=)5');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 0 4 = 2 x');
INSERT INTO "log" VALUES(6,14,1,'H14> 7x(4)=(2)8');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 7 1 = 1');
INSERT INTO "log" VALUES(6,16,2,'D20> 0x723=(0)');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 5 8 6 2 4 5');
INSERT INTO "log" VALUES(8,1,-1,'first 2');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 0 2 7 8 7 8 9 9');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 3 6 9 1 : = 4 7');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 2 2 3 4 2 1 3 =');
INSERT INTO "log" VALUES(8,5,2,'M8v 316:4(=)79');
INSERT INTO "log" VALUES(8,6,-1,'refill 2 : : 9 6 : 3 2');
INSERT INTO "log" VALUES(8,7,3,'J11> 322(:)14=23');
INSERT INTO "log" VALUES(8,8,-1,'refill 3 0 - 5 + 3 0 = 5');
INSERT INTO "log" VALUES(8,9,1,'exchange 0 2 7 7 8 8 9 9');
INSERT INTO "log" VALUES(8,10,-1,'refill 1 = = x = - 8 1 4');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//3d5e060c3f3f4de1',X'744BD01E9C5E9C4F6283CA229D7FFE4F5F053067C02D1702342BDB9A59A96555');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(97,'{"to":["aside","web","lobby","","3d5e060c3f3f4de1"],"lines":[["which-table",{}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"8","game":"Summy","names":"Ben, Ann, Cara","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:3d5e060c3f3f4de1:last-line-01"}',0,'d6bc0779-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('0ee12f842db17bdb45f221748793850d');
INSERT INTO "person" VALUES('6cd56c299ff6c522292e535c451892e3');
INSERT INTO "person" VALUES('f56a84a8e8b3d1c687884ba6a98fc278');
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
INSERT INTO "preference" VALUES('web//024ca18685854e76','','','en','{}');
INSERT INTO "preference" VALUES('web//2fdc03fba8ca22cc','','','en','{}');
INSERT INTO "preference" VALUES('web//3d5e060c3f3f4de1','','','en','{}');
INSERT INTO "preference" VALUES('web/lobby/','','','en','{}');
CREATE TABLE rated_game (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    game TEXT NOT NULL,
    number INTEGER NOT NULL,        -- 1, 2 and so on in each game
    ended REAL NOT NULL,            -- in seconds since 1970
    UNIQUE (game, number)
) STRICT;
CREATE TABLE rated_result (
    table_id INTEGER NOT NULL REFERENCES rated_game (table_id),
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    mu REAL NOT NULL,               -- the rating after the game
    sigma REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE rating (
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    played REAL NOT NULL,           -- when the last of them ended
    first INTEGER NOT NULL,         -- the number of the first of them
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE rating_order (
    game TEXT PRIMARY KEY,
    games INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'651da249');
INSERT INTO "run" VALUES(2,'d6bc0779');
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
INSERT INTO "seat" VALUES(1,1,'f56a84a8e8b3d1c687884ba6a98fc278','web','3d5e060c3f3f4de1','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'6cd56c299ff6c522292e535c451892e3','web','2fdc03fba8ca22cc','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'0ee12f842db17bdb45f221748793850d','web','024ca18685854e76','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'f56a84a8e8b3d1c687884ba6a98fc278','web','3d5e060c3f3f4de1','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'6cd56c299ff6c522292e535c451892e3','web','2fdc03fba8ca22cc','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'0ee12f842db17bdb45f221748793850d','web','024ca18685854e76','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'f56a84a8e8b3d1c687884ba6a98fc278','web','3d5e060c3f3f4de1','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'6cd56c299ff6c522292e535c451892e3','web','2fdc03fba8ca22cc','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'0ee12f842db17bdb45f221748793850d','web','024ca18685854e76','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'f56a84a8e8b3d1c687884ba6a98fc278','web','3d5e060c3f3f4de1','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'6cd56c299ff6c522292e535c451892e3','web','2fdc03fba8ca22cc','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'0ee12f842db17bdb45f221748793850d','web','024ca18685854e76','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'f56a84a8e8b3d1c687884ba6a98fc278','web','3d5e060c3f3f4de1','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'6cd56c299ff6c522292e535c451892e3','web','2fdc03fba8ca22cc','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'0ee12f842db17bdb45f221748793850d','web','024ca18685854e76','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'f56a84a8e8b3d1c687884ba6a98fc278','web','3d5e060c3f3f4de1','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'f56a84a8e8b3d1c687884ba6a98fc278','web','3d5e060c3f3f4de1','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'6cd56c299ff6c522292e535c451892e3','web','2fdc03fba8ca22cc','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'f56a84a8e8b3d1c687884ba6a98fc278','web','3d5e060c3f3f4de1','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'0ee12f842db17bdb45f221748793850d','web','024ca18685854e76','Cara',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,1.31572182950039859858e+01,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//024ca18685854e76','108',3,'rack/3/4',1.7954241901598992347e+09);
INSERT INTO "shown" VALUES('web//024ca18685854e76','111',4,'rack/4/10',1.79542419043525075909e+09);
INSERT INTO "shown" VALUES('web//024ca18685854e76','26',1,'rack/1/4',1.79542418307891440392e+09);
INSERT INTO "shown" VALUES('web//024ca18685854e76','32',2,'rack/2/5',1.79542418418328642839e+09);
INSERT INTO "shown" VALUES('web//024ca18685854e76','39',3,'rack/3/0',1.79542418482985115051e+09);
INSERT INTO "shown" VALUES('web//024ca18685854e76','47',4,'rack/4/4',1.79542418644320774076e+09);
INSERT INTO "shown" VALUES('web//024ca18685854e76','56',5,'rack/5/4',1.79542418739192366603e+09);
INSERT INTO "shown" VALUES('web//024ca18685854e76','62',8,'rack/8/4',1.79542418744794774051e+09);
INSERT INTO "shown" VALUES('web//024ca18685854e76','67',2,'rack/2/7',1.79542418754971933362e+09);
INSERT INTO "shown" VALUES('web//024ca18685854e76','70',1,'rack/1/8',1.79542418758392381674e+09);
INSERT INTO "shown" VALUES('web//024ca18685854e76','87',4,'rack/4/10',1.79542418870926618569e+09);
INSERT INTO "shown" VALUES('web//024ca18685854e76','97',8,'rack/8/8',1.79542418948334550859e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','104',2,'rack/2/11',1.79542419003832244873e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','107',3,'rack/3/4',1.79542419015983510015e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','114',5,'rack/5/8',1.79542419088717341421e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','121',8,'rack/8/10',1.79542419185959863667e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','25',1,'rack/1/4',1.79542418239156484601e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','30',2,'rack/2/5',1.79542418374946784968e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','38',3,'rack/3/0',1.79542418481146669392e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','45',4,'rack/4/4',1.79542418614360976217e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','52',5,'rack/5/4',1.79542418697233891484e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','58',8,'rack/8/4',1.79542418740496563913e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','64',1,'rack/1/6',1.79542418750326681136e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','68',4,'rack/4/4',1.79542418756058549879e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','81',3,'rack/3/0',1.79542418785808658605e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','86',4,'rack/4/10',1.79542418870917201041e+09);
INSERT INTO "shown" VALUES('web//2fdc03fba8ca22cc','89',5,'rack/5/8',1.79542418920253610608e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','101',1,'rack/1/10',1.7954241896750366688e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','106',3,'rack/3/4',1.795424190159612894e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','116',6,'',1.79542419108720922469e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','117',6,'rack/6/15',1.79542419131132364269e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','118',6,'',1.79542419169677591327e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','24',1,'rack/1/4',1.79542418239146351821e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','29',2,'rack/2/5',1.79542418374933052064e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','37',3,'rack/3/0',1.79542418481132483483e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','44',4,'rack/4/4',1.79542418614345812791e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','51',5,'rack/5/4',1.79542418697225117686e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','54',6,'',1.79542418698387932782e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','55',6,'',1.79542418702114200588e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','59',3,'rack/3/0',1.79542418740504479413e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','65',5,'rack/5/4',1.7954241875033245087e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','66',6,'',1.79542418753956460955e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','69',6,'rack/6/7',1.79542418757053327555e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','75',6,'',1.7954241877276754379e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','77',8,'rack/8/6',1.79542418775019145009e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','78',2,'rack/2/9',1.79542418781511640543e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','91',5,'rack/5/8',1.79542418920310568809e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','92',6,'',1.79542418931770730015e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','95',6,'rack/6/11',1.7954241893562145233e+09);
INSERT INTO "shown" VALUES('web//3d5e060c3f3f4de1','98',6,'',1.7954241895232317447e+09);
INSERT INTO "shown" VALUES('web/lobby/','100',1,'',1.79542418967490530019e+09);
INSERT INTO "shown" VALUES('web/lobby/','103',2,'',1.79542419003822517394e+09);
INSERT INTO "shown" VALUES('web/lobby/','109',3,'acting/3/4/0',1.79542419017919659615e+09);
INSERT INTO "shown" VALUES('web/lobby/','113',5,'',1.79542419067044711116e+09);
INSERT INTO "shown" VALUES('web/lobby/','120',8,'',1.79542419185948872568e+09);
INSERT INTO "shown" VALUES('web/lobby/','27',1,'',1.79542418307923769956e+09);
INSERT INTO "shown" VALUES('web/lobby/','28',2,'challenge/2',1.79542418309568715091e+09);
INSERT INTO "shown" VALUES('web/lobby/','3',1,'challenge/1',1.79542418032115459443e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',2,'',1.79542418418370866781e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'challenge/3',1.79542418425150299065e+09);
INSERT INTO "shown" VALUES('web/lobby/','35',3,'',1.79542418439155077938e+09);
INSERT INTO "shown" VALUES('web/lobby/','40',3,'acting/3/0/0',1.79542418483011388783e+09);
INSERT INTO "shown" VALUES('web/lobby/','41',4,'challenge/4',1.79542418487542557712e+09);
INSERT INTO "shown" VALUES('web/lobby/','48',4,'',1.79542418644348192218e+09);
INSERT INTO "shown" VALUES('web/lobby/','49',5,'challenge/5',1.79542418645405316354e+09);
INSERT INTO "shown" VALUES('web/lobby/','57',5,'',1.79542418739225029949e+09);
INSERT INTO "shown" VALUES('web/lobby/','60',7,'challenge/7',1.79542418743536162381e+09);
INSERT INTO "shown" VALUES('web/lobby/','63',NULL,'tournament/1',1.79542418748864984505e+09);
INSERT INTO "shown" VALUES('web/lobby/','72',8,'',1.79542418767936921113e+09);
INSERT INTO "shown" VALUES('web/lobby/','74',1,'',1.79542418769542098042e+09);
INSERT INTO "shown" VALUES('web/lobby/','76',2,'',1.79542418772785425189e+09);
INSERT INTO "shown" VALUES('web/lobby/','80',8,'',1.79542418785693550105e+09);
INSERT INTO "shown" VALUES('web/lobby/','82',1,'',1.79542418789930796618e+09);
INSERT INTO "shown" VALUES('web/lobby/','84',2,'',1.79542418840745902062e+09);
INSERT INTO "shown" VALUES('web/lobby/','90',4,'',1.79542418920300698276e+09);
INSERT INTO "shown" VALUES('web/lobby/','94',5,'',1.79542418935427641867e+09);
INSERT INTO "shown" VALUES('web/lobby/','96',8,'',1.79542418948325777049e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'f56a84a8e8b3d1c687884ba6a98fc278','web','3d5e060c3f3f4de1','Ann','running','[[]]',5,'["29b95a692b4cc97d57d73b746a2562626fde2d1320a2a3a313b1e8f838ccb22f", "0c4a275cac20ec0fe1102124e65424f8f26432a812c43f9fe349f4cce76df4d5"]','3d+1d/7d',1);
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
CREATE INDEX absence_by_person ON absence (person);
CREATE INDEX rating_by_person ON rating (person);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',97);
COMMIT;
PRAGMA user_version = 17;
