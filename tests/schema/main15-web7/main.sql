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
INSERT INTO "account" VALUES('web','9f110be76d17ca47','a893e9252e3850d311e86de59f0b7a11','');
INSERT INTO "account" VALUES('web','cb0e43f0ee507c6f','60a0ca07e5c7ccfae447c2292fa24854','');
INSERT INTO "account" VALUES('web','cc4fbfd4cc782ef6','94c94ed7ea824292ba5e96f66cd5c5af','');
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
INSERT INTO "entrant" VALUES(1,0,'94c94ed7ea824292ba5e96f66cd5c5af','web','cc4fbfd4cc782ef6','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'60a0ca07e5c7ccfae447c2292fa24854','web','cb0e43f0ee507c6f','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'a893e9252e3850d311e86de59f0b7a11','web','9f110be76d17ca47','Cara',1,0,'');
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
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'D95495D0781618C6A439145CD8CFFE0D5FBA910B018DB4D35DA75C850151D4BB','',10,'[3]',6,1.79541467523450446125e+09,NULL,2.764903287678185734e+05,10,0,'3d+1d/7d','{"seats": [[345596.038064809, 3.9619351910005207, false, 0.0, 0.0, false], [345597.633109493, 2.3668905070007895, false, 0.0, 0.0, false], [345594.659504722, 5.3404952780038, true, 0.0, 0.0, false]], "at": 14.60116404099972, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345609.26066876296, "remind": 276490.3287678186}',1,0,1.46011534149947692635e+01,'','{"3": {"began": 14.601291400998889, "given": 345594.659504722, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'47781AF2AD454D0043856567523090DF9E91D2D854C52F097848DAFDCCE12131','',11,'[1]',6,1.79541467619567751885e+09,NULL,276490.729459091,11,0,'3d+1d/7d','{"seats": [[345595.01606508, 4.9839349199974095, true, 0.0, 0.0, false], [345596.28408826, 3.7159117400005925, false, 0.0, 0.0, false], [345597.907898596, 2.09210140399955, false, 0.0, 0.0, false]], "at": 14.716607026995916, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345609.732672107, "remind": 276490.729459091}',1,0,1.47165941979983472265e+01,'','{"1": {"began": 14.716749469000206, "given": 345595.01606508, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'D550F80EBA1D264A5B5AF247090D785D2CE6918FA2F1B7BCD3E4DE965B157ADA','',4,'[1, 2, 3]',6,1.79541467646914839747e+09,NULL,7.48214329089969396599e+01,4,0,'','','{"limit": 74.82143290899694}',1,0,1.48214116870003635999e+01,'','{}');
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'F8ADB4D0DCA0136F47EE98D1530E03619D3E59F424BEC4C545FC290B0E50CAFD','',12,'[1]',6,1.79541467681851196289e+09,NULL,207373.753065227,10,0,'3d+1d/7d','{"seats": [[259198.86398606602, 1.136013933995855, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false], [345590.77268967195, 9.227310328002204, false, 0.0, 0.0, false]], "at": 14.889079160995607, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259213.753065227, "remind": 207373.753065227}',1,0,1.48890677039962611156e+01,'','{"1": {"began": 13.753236632001062, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'9616862160010BDCDD77ADFAC0D36CE7F3F0B1E11D39C585012A67D3EEC4B790','',12,'[3]',6,1.79541467693159890171e+09,NULL,207374.012764162,10,0,'3d+1d/7d','{"seats": [[259200.0, 0.0, false, 0.0, 0.0, false], [345590.61611682, 9.383883180002158, false, 0.0, 0.0, false], [259198.994359353, 1.0056406470030197, true, 0.0, 0.0, false]], "at": 15.018404809001368, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259214.012764162, "remind": 207374.012764162}',1,0,1.50183891359993140213e+01,'','{"3": {"began": 14.012892562997877, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
INSERT INTO "game_table" VALUES(6,'web','@cc4fbfd4cc782ef6','','summy','{}',0,1,'running',1,X'0A47273DAA7E72EAE7A849BF13BC0B0DE094D092DF4CA6A4F3C82FBF5BFB4F48','',17,'[1]',8,1.79541467695657467836e+09,NULL,NULL,17,0,'','','{}',1,0,1.51933538169978419318e+01,'','{}');
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'4B9AEDA0924544F6D99DE4FA433F707166566E2653B3D0C943F12ED61FD85DAA','',0,'[]',1,1.79541467701863431934e+09,NULL,86404.715574259,0,0,'3d+1d/7d','','{"lapse": 86404.715574259}',1,0,0.0,'','{}');
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'8DDBD364AD510E2ED6C9EDFE52225DCB61F99BDBC7E0BF76935AFFD5D11D40B4','',10,'[1]',4,1.79541467733305835723e+09,NULL,2.76489994769890618051e+05,10,0,'3d+1d/7d','{"seats": [[345593.253209927, 6.746790072997101, true, 0.0, 0.0, false], [345597.418616277, 2.581383723001636, false, 0.0, 0.0, false], [345599.05672408896, 0.9432759109986364, false, 0.0, 0.0, false]], "at": 15.392201948998263, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": true}','{"clock": 345608.64541187603, "remind": 276489.9947698906}',1,0,1.53921908119955332949e+01,'','{"1": {"began": 15.39233107099426, "given": 345593.253209927, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0}}');
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000000',1.79541467521001648906e+09);
INSERT INTO "inbox" VALUES('web:cb0e43f0ee507c6f:line-ben-000001',1.79541467522192955017e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000002',1.79541467523776078225e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000003',1.79541467559115886691e+09);
INSERT INTO "inbox" VALUES('web:cb0e43f0ee507c6f:line-ben-000004',1.79541467598392868046e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000005',1.79541467623066830633e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000006',1.79541467629061150552e+09);
INSERT INTO "inbox" VALUES('web:cb0e43f0ee507c6f:line-ben-000007',1.79541467634004735945e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000008',1.79541467647100162503e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000009',1.79541467661206769943e+09);
INSERT INTO "inbox" VALUES('web:cb0e43f0ee507c6f:line-ben-000010',1.79541467666601848598e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000011',1.79541467683474707597e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000012',1.79541467688888382913e+09);
INSERT INTO "inbox" VALUES('web:cb0e43f0ee507c6f:line-ben-000013',1.79541467691647624966e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000014',1.79541467693556976324e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000015',1.7954146769571666717e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000016',1.79541467701927208899e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000017',1.79541467710933804512e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000018',1.79541467714077234265e+09);
INSERT INTO "inbox" VALUES('web:cb0e43f0ee507c6f:line-ben-000019',1.795414677179702282e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000020',1.79541467720086646078e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000021',1.79541467742531037328e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000022',1.79541468057650613785e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000023',1.79541468121262669556e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000024',1.79541468232086896894e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000025',1.79541468342274451253e+09);
INSERT INTO "inbox" VALUES('web:cb0e43f0ee507c6f:line-ben-000026',1.79541468372544884678e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000027',1.79541468395017266273e+09);
INSERT INTO "inbox" VALUES('web:cb0e43f0ee507c6f:line-ben-000028',1.7954146841718337536e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000029',1.79541468453825640676e+09);
INSERT INTO "inbox" VALUES('web:cb0e43f0ee507c6f:line-ben-000030',1.79541468492877435685e+09);
INSERT INTO "inbox" VALUES('web:cb0e43f0ee507c6f:line-ben-000031',1.7954146856982674599e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000032',1.79541468605718350414e+09);
INSERT INTO "inbox" VALUES('web:cb0e43f0ee507c6f:line-ben-000033',1.79541468631679558749e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000034',1.79541468643376207346e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000035',1.79541468675289607047e+09);
INSERT INTO "inbox" VALUES('web:cb0e43f0ee507c6f:line-ben-000036',1.79541468690512537962e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000037',1.79541468702067708975e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000038',1.79541468712557959557e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000039',1.79541468719311738018e+09);
INSERT INTO "inbox" VALUES('web:9f110be76d17ca47:line-cara-000040',1.79541468732265353204e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000041',1.79541468748001122471e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:line-ann-000042',1.79541468769631195074e+09);
INSERT INTO "inbox" VALUES('web:cc4fbfd4cc782ef6:last-line-01',1.79541469723054981227e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 = : + 1 2 6 8 8');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 0 8 3 9 8 = = x');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 + 4 : 4 1 = 2 9');
INSERT INTO "log" VALUES(1,5,3,'M8v 1+4:4(=)2');
INSERT INTO "log" VALUES(1,6,-1,'refill 3 7 9 7 9 2 2');
INSERT INTO "log" VALUES(1,7,1,'M12> (4):1+82=86');
INSERT INTO "log" VALUES(1,8,-1,'refill 1 + 7 1 x 1 - 2 6');
INSERT INTO "log" VALUES(1,9,2,'P11v 8(+)0x39=8');
INSERT INTO "log" VALUES(1,10,-1,'refill 2 5 2 = = 8 0 9');
INSERT INTO "log" VALUES(2,1,-1,'first 1');
INSERT INTO "log" VALUES(2,2,-1,'board E5 7 C5 1 G5 1 E3 8 E7 4');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 1 4');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 9 3');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 8 5');
INSERT INTO "log" VALUES(2,6,1,'E2 y1');
INSERT INTO "log" VALUES(2,7,-1,'refill 1 4');
INSERT INTO "log" VALUES(2,8,2,'E4 y3 turn E2');
INSERT INTO "log" VALUES(2,9,-1,'refill 2 2');
INSERT INTO "log" VALUES(2,10,3,'E1 y5');
INSERT INTO "log" VALUES(2,11,-1,'refill 3 8');
INSERT INTO "log" VALUES(3,1,1,'black F1 E3 D5 B6');
INSERT INTO "log" VALUES(3,2,2,'black A1 C2 D4 E6');
INSERT INTO "log" VALUES(3,3,3,'black F1 D2 B3 A5');
INSERT INTO "log" VALUES(3,4,-1,'roll X I I I');
INSERT INTO "log" VALUES(4,1,-1,'first 3');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 B10 K8 B7 Y2 B4 K8 Y3 Y8 B6 B2 B10 R8 K4 Y8');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 Y1 R11 Y3 K10 B12 Y4 R11 K3 R7 K9 B3 B1 K2 K6');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 R4 K1 K12 R8 Y5 R13 Y10 Y7 K7 R9 R2 B8 B7 R7');
INSERT INTO "log" VALUES(4,5,3,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 3 B11 R6');
INSERT INTO "log" VALUES(4,7,3,'meld R6 R7 R8 R9');
INSERT INTO "log" VALUES(4,8,3,'meld K12 J K1');
INSERT INTO "log" VALUES(4,9,3,'meld B7 Y7 K7');
INSERT INTO "log" VALUES(4,10,3,'discard B8');
INSERT INTO "log" VALUES(4,11,1,'draw B8');
INSERT INTO "log" VALUES(4,12,-1,'draw 1 K2');
INSERT INTO "log" VALUES(5,1,-1,'first 2');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 R5 B11 R6 K12 K3 B13 Y11 Y7 B11 K6 B4 R7 R2 R4');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 Y3 K2 K11 B13 Y11 B3 K6 K4 R11 R12 B8 K3 Y7 Y12');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 R5 K1 K7 B1 B10 K1 Y13 B2 K2 R9 R13 Y9 Y8 R9');
INSERT INTO "log" VALUES(5,5,2,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 2 R2 R4');
INSERT INTO "log" VALUES(5,7,2,'meld K2 K3 K4');
INSERT INTO "log" VALUES(5,8,2,'meld R11 Y11 K11');
INSERT INTO "log" VALUES(5,9,2,'meld R12 Y12 J');
INSERT INTO "log" VALUES(5,10,2,'discard B8');
INSERT INTO "log" VALUES(5,11,3,'draw');
INSERT INTO "log" VALUES(5,12,-1,'draw 3 Y9 R3');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 + 9 6 2 = x 2 1');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 + x - 0 1 6 5 =');
INSERT INTO "log" VALUES(6,4,2,'H13> 1-6+5(=)0');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 5 2 7 7 = =');
INSERT INTO "log" VALUES(6,6,1,'J12v 2(6)x2+9=61');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 3 = - 8 5 6 = -');
INSERT INTO "log" VALUES(6,8,2,'I12v 7(-)2=5');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 = 5 = 7');
INSERT INTO "log" VALUES(6,10,1,'F12> 83-(72)-5=6');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 8 0 : 8 2 - 0');
INSERT INTO "log" VALUES(6,12,2,'H20> 7x(1)=7');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 1 x 3 7');
INSERT INTO "log" VALUES(6,14,1,'L10v 0:(55)288=0');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 2 4 2 2 = 9 7');
INSERT INTO "log" VALUES(6,16,2,'G8v 3x1=(3)');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 : 5 6 +');
INSERT INTO "log" VALUES(8,1,-1,'first 1');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 6 : 4 8 7 6 + 7');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 = + 5 3 = 5 6 -');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 x 3 : : x + 1 8');
INSERT INTO "log" VALUES(8,5,1,'M8v 476:7(=)68');
INSERT INTO "log" VALUES(8,6,-1,'refill 1 = - 4 6 9 0 2');
INSERT INTO "log" VALUES(8,7,2,'M15> (8)+55=63');
INSERT INTO "log" VALUES(8,8,-1,'refill 2 9 = 4 = 6 0');
INSERT INTO "log" VALUES(8,9,3,'exchange 1 3 8 + x x : :');
INSERT INTO "log" VALUES(8,10,-1,'refill 3 5 = 2 = : = - 8');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//cc4fbfd4cc782ef6',X'015F79E93EE8364359B1A25F330FC159BD127B4798B8D91AA04D69DF691B7518');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(97,'{"to":["aside","web","lobby","","cc4fbfd4cc782ef6"],"lines":[["which-table",{}],["table-row",{"table":"2","game":"Kakuro","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"4","game":"Rummy-Pur","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}]],"buttons":[],"locale":"en","answers":"web:cc4fbfd4cc782ef6:last-line-01"}',0,'d9a79e0e-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('60a0ca07e5c7ccfae447c2292fa24854');
INSERT INTO "person" VALUES('94c94ed7ea824292ba5e96f66cd5c5af');
INSERT INTO "person" VALUES('a893e9252e3850d311e86de59f0b7a11');
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
INSERT INTO "preference" VALUES('web//9f110be76d17ca47','','','en','{}');
INSERT INTO "preference" VALUES('web//cb0e43f0ee507c6f','','','en','{}');
INSERT INTO "preference" VALUES('web//cc4fbfd4cc782ef6','','','en','{}');
INSERT INTO "preference" VALUES('web/lobby/','','','en','{}');
CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;
INSERT INTO "run" VALUES(1,'2b71dcc4');
INSERT INTO "run" VALUES(2,'d9a79e0e');
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
INSERT INTO "seat" VALUES(1,1,'94c94ed7ea824292ba5e96f66cd5c5af','web','cc4fbfd4cc782ef6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'60a0ca07e5c7ccfae447c2292fa24854','web','cb0e43f0ee507c6f','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'a893e9252e3850d311e86de59f0b7a11','web','9f110be76d17ca47','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'94c94ed7ea824292ba5e96f66cd5c5af','web','cc4fbfd4cc782ef6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'60a0ca07e5c7ccfae447c2292fa24854','web','cb0e43f0ee507c6f','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'a893e9252e3850d311e86de59f0b7a11','web','9f110be76d17ca47','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'94c94ed7ea824292ba5e96f66cd5c5af','web','cc4fbfd4cc782ef6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'60a0ca07e5c7ccfae447c2292fa24854','web','cb0e43f0ee507c6f','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'a893e9252e3850d311e86de59f0b7a11','web','9f110be76d17ca47','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'94c94ed7ea824292ba5e96f66cd5c5af','web','cc4fbfd4cc782ef6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'60a0ca07e5c7ccfae447c2292fa24854','web','cb0e43f0ee507c6f','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'a893e9252e3850d311e86de59f0b7a11','web','9f110be76d17ca47','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'94c94ed7ea824292ba5e96f66cd5c5af','web','cc4fbfd4cc782ef6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'60a0ca07e5c7ccfae447c2292fa24854','web','cb0e43f0ee507c6f','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'a893e9252e3850d311e86de59f0b7a11','web','9f110be76d17ca47','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'94c94ed7ea824292ba5e96f66cd5c5af','web','cc4fbfd4cc782ef6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'94c94ed7ea824292ba5e96f66cd5c5af','web','cc4fbfd4cc782ef6','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'60a0ca07e5c7ccfae447c2292fa24854','web','cb0e43f0ee507c6f','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'a893e9252e3850d311e86de59f0b7a11','web','9f110be76d17ca47','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'94c94ed7ea824292ba5e96f66cd5c5af','web','cc4fbfd4cc782ef6','Ann',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,1.59979081439960282295e+01,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','103',3,'rack/3/4',1.79541468728052067754e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','110',5,'rack/5/10',1.79541468742579317092e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','26',1,'rack/1/4',1.79541467945146679873e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','32',2,'rack/2/5',1.7954146811283698082e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','39',3,'rack/3/0',1.79541468213102889056e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','49',4,'rack/4/4',1.79541468453503894799e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','55',5,'rack/5/4',1.79541468465601778033e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','58',8,'rack/8/4',1.79541468483715295793e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','63',1,'rack/1/6',1.79541468498889374735e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','67',4,'rack/4/4',1.7954146856561770439e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','80',4,'rack/4/10',1.79541468619582295423e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','87',5,'rack/5/10',1.79541468682621431357e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','91',8,'rack/8/8',1.79541468694099688534e+09);
INSERT INTO "shown" VALUES('web//9f110be76d17ca47','97',2,'rack/2/11',1.79541468710086250305e+09);
INSERT INTO "shown" VALUES('web//cb0e43f0ee507c6f','102',3,'rack/3/4',1.79541468728039669989e+09);
INSERT INTO "shown" VALUES('web//cb0e43f0ee507c6f','25',1,'rack/1/4',1.79541467884609365467e+09);
INSERT INTO "shown" VALUES('web//cb0e43f0ee507c6f','30',2,'rack/2/5',1.79541468044772768025e+09);
INSERT INTO "shown" VALUES('web//cb0e43f0ee507c6f','38',3,'rack/3/0',1.79541468204399061198e+09);
INSERT INTO "shown" VALUES('web//cb0e43f0ee507c6f','47',4,'rack/4/4',1.79541468410286545755e+09);
INSERT INTO "shown" VALUES('web//cb0e43f0ee507c6f','54',8,'rack/8/4',1.79541468458814477918e+09);
INSERT INTO "shown" VALUES('web//cb0e43f0ee507c6f','57',5,'rack/5/4',1.79541468467646455763e+09);
INSERT INTO "shown" VALUES('web//cb0e43f0ee507c6f','61',8,'rack/8/6',1.79541468492930483815e+09);
INSERT INTO "shown" VALUES('web//cb0e43f0ee507c6f','65',2,'rack/2/9',1.79541468544267582892e+09);
INSERT INTO "shown" VALUES('web//cb0e43f0ee507c6f','72',3,'rack/3/0',1.7954146859279105663e+09);
INSERT INTO "shown" VALUES('web//cb0e43f0ee507c6f','86',5,'rack/5/10',1.79541468682617855068e+09);
INSERT INTO "shown" VALUES('web//cb0e43f0ee507c6f','94',1,'rack/1/10',1.79541468704451274876e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','101',6,'',1795414687.26266);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','105',3,'rack/3/4',1.79541468728548598288e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','109',4,'rack/4/10',1.79541468742573475832e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','114',6,'',1.79541468753115439414e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','116',6,'rack/6/15',1.79541468755942416187e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','118',6,'',1.79541468760342741014e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','121',8,'rack/8/10',1.79541468780752348898e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','24',1,'rack/1/4',1.79541467884568142895e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','29',2,'rack/2/5',1.79541468044759202002e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','37',3,'rack/3/0',1.79541468204388332367e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','46',4,'rack/4/4',1.79541468410274839394e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','53',5,'rack/5/4',1.79541468458804678916e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','56',6,'',1.79541468465614318847e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','62',8,'rack/8/4',1.7954146849887990952e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','66',6,'',1.79541468562728285789e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','70',2,'rack/2/7',1.7954146856945343018e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','71',3,'rack/3/0',1.79541468587510681153e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','73',6,'',1.79541468601369571689e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','76',6,'rack/6/7',1.79541468610144495966e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','83',6,'',1795414686.53951);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','88',1,'rack/1/8',1.79541468684745883941e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','93',4,'rack/4/10',1.79541468704441022877e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','95',6,'',1.79541468705147242539e+09);
INSERT INTO "shown" VALUES('web//cc4fbfd4cc782ef6','98',6,'rack/6/11',1.7954146871222355366e+09);
INSERT INTO "shown" VALUES('web/lobby/','104',4,'',1.79541468728069972989e+09);
INSERT INTO "shown" VALUES('web/lobby/','107',5,'',1.79541468733180499071e+09);
INSERT INTO "shown" VALUES('web/lobby/','108',8,'',1.79541468742297554012e+09);
INSERT INTO "shown" VALUES('web/lobby/','111',1,'',1.79541468746328306202e+09);
INSERT INTO "shown" VALUES('web/lobby/','113',2,'',1.79541468749783349038e+09);
INSERT INTO "shown" VALUES('web/lobby/','115',3,'acting/3/4/0',1.79541468754995751379e+09);
INSERT INTO "shown" VALUES('web/lobby/','117',4,'',1.7954146875752856732e+09);
INSERT INTO "shown" VALUES('web/lobby/','120',8,'',1.79541468780742120739e+09);
INSERT INTO "shown" VALUES('web/lobby/','2',1,'challenge/1',1.79541467521937656405e+09);
INSERT INTO "shown" VALUES('web/lobby/','27',1,'',1.79541467945171761512e+09);
INSERT INTO "shown" VALUES('web/lobby/','28',2,'challenge/2',1.79541467947451925278e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',2,'',1.79541468112864136688e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'challenge/3',1.79541468117491173749e+09);
INSERT INTO "shown" VALUES('web/lobby/','36',3,'',1.79541468127971649165e+09);
INSERT INTO "shown" VALUES('web/lobby/','40',3,'acting/3/0/0',1.79541468213121914866e+09);
INSERT INTO "shown" VALUES('web/lobby/','41',4,'challenge/4',1.79541468218970251078e+09);
INSERT INTO "shown" VALUES('web/lobby/','50',4,'',1.79541468453527379035e+09);
INSERT INTO "shown" VALUES('web/lobby/','52',5,'challenge/5',1.7954146845703995227e+09);
INSERT INTO "shown" VALUES('web/lobby/','60',5,'',1.79541468492926692968e+09);
INSERT INTO "shown" VALUES('web/lobby/','64',7,'challenge/7',1.79541468544257616993e+09);
INSERT INTO "shown" VALUES('web/lobby/','68',NULL,'tournament/1',1.79541468565633893011e+09);
INSERT INTO "shown" VALUES('web/lobby/','77',8,'',1.79541468611415266985e+09);
INSERT INTO "shown" VALUES('web/lobby/','78',1,'',1.79541468613362407685e+09);
INSERT INTO "shown" VALUES('web/lobby/','79',2,'',1.79541468617960524563e+09);
INSERT INTO "shown" VALUES('web/lobby/','85',8,'',1.79541468682610940929e+09);
INSERT INTO "shown" VALUES('web/lobby/','90',1,'',1.79541468694090700151e+09);
INSERT INTO "shown" VALUES('web/lobby/','96',2,'',1.79541468710073423382e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'94c94ed7ea824292ba5e96f66cd5c5af','web','cc4fbfd4cc782ef6','Ann','running','[[]]',5,'["f789de814d841ab4d02f602995bff541670266e3d45a4637acae8832c0231724", "51ecaf564009af1de1a59de9db7ce4876657c8adc2941be1115b0b0d88f08849"]','3d+1d/7d',1);
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
CREATE INDEX absence_by_person ON absence (person);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',97);
COMMIT;
PRAGMA user_version = 15;
