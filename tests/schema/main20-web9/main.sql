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
INSERT INTO "account" VALUES('web','afdb56bda35899d2','8dbf12d601d618d1a82fc6bb9103d930','');
INSERT INTO "account" VALUES('web','cdcf9cbaecb94bd6','5fc596a8569ffc0de5a11e116fc25a46','');
INSERT INTO "account" VALUES('web','f97256de28cdb6d5','32ff0239eebbb1ae895dded18b0d056e','');
CREATE TABLE daily (
    platform TEXT NOT NULL,
    chat TEXT NOT NULL,
    topic TEXT NOT NULL,
    time TEXT NOT NULL,             -- the time of day, as in `8:00`
    zone TEXT NOT NULL,
    due REAL NOT NULL,              -- when the next one is posted, in seconds since 1970
    posted TEXT NOT NULL,           -- the day of the last one; empty before the first
    PRIMARY KEY (platform, chat, topic)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "entrant" VALUES(1,0,'32ff0239eebbb1ae895dded18b0d056e','web','f97256de28cdb6d5','Ann',1,0,'');
INSERT INTO "entrant" VALUES(1,1,'5fc596a8569ffc0de5a11e116fc25a46','web','cdcf9cbaecb94bd6','Ben',1,0,'');
INSERT INTO "entrant" VALUES(1,2,'8dbf12d601d618d1a82fc6bb9103d930','web','afdb56bda35899d2','Cara',1,0,'');
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
, since INTEGER NOT NULL DEFAULT 0, moved_to_private INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT '', clocks TEXT NOT NULL DEFAULT '', dues TEXT NOT NULL DEFAULT '{}', rated INTEGER NOT NULL DEFAULT 0, became_unrated INTEGER NOT NULL DEFAULT 0, acted REAL NOT NULL DEFAULT 0, takeback TEXT NOT NULL DEFAULT '', reminders TEXT NOT NULL DEFAULT '{}', watch TEXT NOT NULL DEFAULT 'no', language TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "game_table" VALUES(1,'web','lobby','','summy','{}',0,0,'running',1,X'E49FAC8629DD2014C8E4C5240F1A801D8A25A9ED7A970C9FCD643C57C4FAA823','',10,'[2]',6,1.79572459128466057776e+09,NULL,2.76484830787171551491e+05,10,0,'3d+1d/7d','{"seats": [[345598.495477957, 1.504522043000179, false, 0.0, 0.0, false], [345598.82123674697, 1.178763252999488, true, 0.0, 0.0, false], [345598.051734159, 1.9482658409997384, false, 0.0, 0.0, false]], "at": 5.773797773999831, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345604.59503452096, "remind": 276484.83078717155}',1,0,5.77378648699959740042e+00,'','{"2": {"began": 5.773911673000839, "given": 345598.82123674697, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null}}','no','en');
INSERT INTO "game_table" VALUES(2,'web','lobby','','kakuro','{}',0,0,'running',1,X'DBAD3ADC1CD4FB240B28E58CF99F254D6C8520910793BDC0F7ABACD8CC2B5FE1','',11,'[3]',6,1.79572459145675373073e+09,NULL,2.76484924658649193593e+05,11,0,'3d+1d/7d','{"seats": [[345598.170465639, 1.8295343609988777, false, 0.0, 0.0, false], [345598.485822381, 1.5141776190012024, false, 0.0, 0.0, false], [345598.67487793404, 1.3251220660004037, true, 0.0, 0.0, false]], "at": 5.984756302001188, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 345604.659634236, "remind": 276484.9246586492}',1,0,5.98474509500010753981e+00,'','{"3": {"began": 5.98584286500045, "given": 345598.67487793404, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null}}','no','en');
INSERT INTO "game_table" VALUES(3,'web','lobby','','summa','{}',0,0,'running',1,X'D72A93FF9A7879635DE86B1A11F3C8434ED27D0B184FA4B963357AA5C3E967BB','',4,'[1, 2, 3]',6,1.79572459153913760185e+09,NULL,6.61333881740010838274e+01,4,0,'','','{"limit": 66.13338817400108}',1,0,6.13337377300013,'','{}','no','en');
INSERT INTO "game_table" VALUES(4,'web','lobby','','rummy-pur','{}',0,0,'running',1,X'DACCE28E622AACAE321AD228D226A2EBD5FD86D565C55235770D10489CE184DF','',9,'[2]',6,1.79572459165606474872e+09,NULL,207365.065986263,7,0,'3d+1d/7d','{"seats": [[345596.44762277696, 3.5523772229989845, false, 0.0, 0.0, false], [259198.707185061, 1.2928149390008912, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false]], "at": 6.358801202000905, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259205.065986263, "remind": 207365.065986263}',1,0,6.35878831300033198203e+00,'','{"2": {"began": 5.066105130001233, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null}}','no','en');
INSERT INTO "game_table" VALUES(5,'web','lobby','','rummy-plus','{}',0,0,'running',1,X'172C022A1385138B6BDA12FA08A719AA9E06258D697986C3361DA9DDCA975673','',9,'[2]',6,1.79572459181704807283e+09,NULL,207365.27890708,7,0,'3d+1d/7d','{"seats": [[345596.395673102, 3.6043268980010907, false, 0.0, 0.0, false], [259198.822604719, 1.1773952809999173, true, 0.0, 0.0, false], [259200.0, 0.0, false, 0.0, 0.0, false]], "at": 6.45630236100078, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": false}','{"clock": 259205.27890708, "remind": 207365.27890708}',1,0,6.45629008300056739244e+00,'','{"2": {"began": 5.279021500000454, "given": 259200.0, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null}}','no','en');
INSERT INTO "game_table" VALUES(6,'web','@f97256de28cdb6d5','','summy','{}',0,1,'running',1,X'F645D02EB27716CFD332BC69F9DFE8716F244138A88C204A12ED1356FCC8BA29','',17,'[1]',8,1.7957245919619174003e+09,NULL,NULL,17,0,'','','{}',1,0,1.68258334490001288936e+01,'','{}','no','en');
INSERT INTO "game_table" VALUES(7,'web','lobby','','summy','{}',0,0,'open',1,X'FEB1691ABD3479733BD4209799F0EDA03F58B227E5FD930C268B073CCBEB5784','',0,'[]',1,1.79572459200488066671e+09,NULL,86401.862156505,0,0,'3d+1d/7d','','{"lapse": 86401.862156505}',1,0,0.0,'','{}','no','en');
INSERT INTO "game_table" VALUES(8,'web','lobby','','summy','{}',0,0,'running',1,X'ED053532DBFB721998D38F623378D93B012A56AF799E486B41FD9097271BD360','',10,'[1]',4,1.79572459213443183902e+09,NULL,2.76495518622833187693e+05,10,0,'3d+1d/7d','{"seats": [[345597.942017529, 2.0579824710002868, true, 0.0, 0.0, false], [345598.420005764, 1.5799942360008572, false, 0.0, 0.0, false], [345588.465613788, 11.534386211998935, false, 0.0, 0.0, false]], "at": 17.165008809999563, "pausing": [], "paused": false, "automatic": true, "absences": true, "tournament": true}','{"clock": 345615.107026339, "remind": 276495.5186228332}',1,0,1.71649965409997093956e+01,'','{"1": {"began": 17.165121657000782, "given": 345597.942017529, "every": 86400.0, "sent": 0, "last": 0.0, "muted": false, "nudged": false, "nudge": null, "put_off": 0.0, "untold": null}}','no','en');
CREATE TABLE inbox (
    source TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000000',1.79572459120399594307e+09);
INSERT INTO "inbox" VALUES('web:cdcf9cbaecb94bd6:line-ben-000001',1.79572459124640297894e+09);
INSERT INTO "inbox" VALUES('web:afdb56bda35899d2:line-cara-000002',1.79572459128823566434e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000003',1.79572459135564899447e+09);
INSERT INTO "inbox" VALUES('web:cdcf9cbaecb94bd6:line-ben-000004',1.79572459141150188441e+09);
INSERT INTO "inbox" VALUES('web:afdb56bda35899d2:line-cara-000005',1.79572459146146917339e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000006',1.79572459148912072176e+09);
INSERT INTO "inbox" VALUES('web:cdcf9cbaecb94bd6:line-ben-000007',1.79572459151435804367e+09);
INSERT INTO "inbox" VALUES('web:afdb56bda35899d2:line-cara-000008',1.79572459154068541525e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000009',1.79572459156393027298e+09);
INSERT INTO "inbox" VALUES('web:cdcf9cbaecb94bd6:line-ben-000010',1.79572459162713718417e+09);
INSERT INTO "inbox" VALUES('web:afdb56bda35899d2:line-cara-000011',1.79572459166197752949e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000012',1.7957245916803367138e+09);
INSERT INTO "inbox" VALUES('web:cdcf9cbaecb94bd6:line-ben-000013',1.79572459170341515539e+09);
INSERT INTO "inbox" VALUES('web:afdb56bda35899d2:line-cara-000014',1.79572459182009816166e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000015',1.79572459196244144444e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000016',1.79572459200627040868e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000017',1.79572459204365015034e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000018',1.79572459205813932418e+09);
INSERT INTO "inbox" VALUES('web:cdcf9cbaecb94bd6:line-ben-000019',1.79572459208351397513e+09);
INSERT INTO "inbox" VALUES('web:afdb56bda35899d2:line-cara-000020',1.79572459210549020772e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000021',1.79572459213630056381e+09);
INSERT INTO "inbox" VALUES('web:cdcf9cbaecb94bd6:line-ben-000022',1.79572459246458911892e+09);
INSERT INTO "inbox" VALUES('web:afdb56bda35899d2:line-cara-000023',1.79572459278462648389e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000024',1.79572459356434130667e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000025',1.79572459368800353999e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000026',1.79572459376870870585e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000027',1.79572459391633939738e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000028',1.79572459419418144219e+09);
INSERT INTO "inbox" VALUES('web:afdb56bda35899d2:line-cara-000029',1.79572459441289949411e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000030',1.79572459461414241791e+09);
INSERT INTO "inbox" VALUES('web:cdcf9cbaecb94bd6:line-ben-000031',1.7957245949497389793e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000032',1.79572459520959401132e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000033',1.79572459542250823967e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000034',1.79572459558884549137e+09);
INSERT INTO "inbox" VALUES('web:cdcf9cbaecb94bd6:line-ben-000035',1.79572459577416872981e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000036',1.79572459591733479497e+09);
INSERT INTO "inbox" VALUES('web:cdcf9cbaecb94bd6:line-ben-000037',1.79572459612980604173e+09);
INSERT INTO "inbox" VALUES('web:afdb56bda35899d2:line-cara-000038',1.79572459627686500547e+09);
INSERT INTO "inbox" VALUES('web:cdcf9cbaecb94bd6:line-ben-000039',1.79572459650391101832e+09);
INSERT INTO "inbox" VALUES('web:cdcf9cbaecb94bd6:line-ben-000040',1.79572459661111044886e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:line-ann-000041',1.7957246066921403408e+09);
INSERT INTO "inbox" VALUES('web:afdb56bda35899d2:line-cara-000042',1.79572460730854511264e+09);
INSERT INTO "inbox" VALUES('web:f97256de28cdb6d5:last-line-01',1.79572461046079111094e+09);
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
INSERT INTO "log" VALUES(1,2,-1,'deal 1 = + 6 5 2 8 = 6');
INSERT INTO "log" VALUES(1,3,-1,'deal 2 0 6 7 = 9 5 4 -');
INSERT INTO "log" VALUES(1,4,-1,'deal 3 8 0 = 5 - + 1 :');
INSERT INTO "log" VALUES(1,5,2,'H13> 56-47(=)9');
INSERT INTO "log" VALUES(1,6,-1,'refill 2 1 0 + = 3 5');
INSERT INTO "log" VALUES(1,7,3,'N5v 1+8-0:5=(9)');
INSERT INTO "log" VALUES(1,8,-1,'refill 3 2 8 0 x 0 6 2 x');
INSERT INTO "log" VALUES(1,9,1,'K7> 8+5(8)=66');
INSERT INTO "log" VALUES(1,10,-1,'refill 1 0 : 4 1 4 6');
INSERT INTO "log" VALUES(2,1,-1,'first 3');
INSERT INTO "log" VALUES(2,2,-1,'board E5 3 C5 6 G5 5 E3 4 E7 4');
INSERT INTO "log" VALUES(2,3,-1,'deal 1 8 8');
INSERT INTO "log" VALUES(2,4,-1,'deal 2 7 2');
INSERT INTO "log" VALUES(2,5,-1,'deal 3 2 5');
INSERT INTO "log" VALUES(2,6,3,'E2 r2');
INSERT INTO "log" VALUES(2,7,-1,'refill 3 4');
INSERT INTO "log" VALUES(2,8,1,'E4 y8');
INSERT INTO "log" VALUES(2,9,-1,'refill 1 4');
INSERT INTO "log" VALUES(2,10,2,'E1 y2');
INSERT INTO "log" VALUES(2,11,-1,'refill 2 5');
INSERT INTO "log" VALUES(3,1,1,'black D1 C3 A4 F6');
INSERT INTO "log" VALUES(3,2,2,'black C1 A3 D4 F6');
INSERT INTO "log" VALUES(3,3,3,'black A1 D3 F4 C6');
INSERT INTO "log" VALUES(3,4,-1,'roll L I X I');
INSERT INTO "log" VALUES(4,1,-1,'first 1');
INSERT INTO "log" VALUES(4,2,-1,'deal 1 K8 K1 K13 B7 R12 K4 R13 B7 R6 R5 B12 Y11 Y4 K9');
INSERT INTO "log" VALUES(4,3,-1,'deal 2 Y10 K7 R12 Y12 B9 K10 R11 Y12 B4 Y1 R2 R9 K10 K2');
INSERT INTO "log" VALUES(4,4,-1,'deal 3 B5 Y9 Y3 Y7 Y13 B10 K2 Y3 Y2 R1 K1 K7 Y5 B3');
INSERT INTO "log" VALUES(4,5,1,'draw');
INSERT INTO "log" VALUES(4,6,-1,'draw 1 B8 R3');
INSERT INTO "log" VALUES(4,7,1,'discard Y11');
INSERT INTO "log" VALUES(4,8,2,'draw Y11');
INSERT INTO "log" VALUES(4,9,-1,'draw 2 K3');
INSERT INTO "log" VALUES(5,1,-1,'first 1');
INSERT INTO "log" VALUES(5,2,-1,'deal 1 Y9 B2 R8 Y1 R6 R7 B1 B10 Y3 B8 K8 R12 B9 R2');
INSERT INTO "log" VALUES(5,3,-1,'deal 2 R3 B3 B11 Y3 R1 K3 Y12 R13 B4 K7 B5 Y2 B13 R5');
INSERT INTO "log" VALUES(5,4,-1,'deal 3 K3 B5 K2 B7 Y8 K12 Y12 B6 B7 Y13 K5 Y8 B9 K11');
INSERT INTO "log" VALUES(5,5,1,'draw');
INSERT INTO "log" VALUES(5,6,-1,'draw 1 Y9 Y4');
INSERT INTO "log" VALUES(5,7,1,'discard R12');
INSERT INTO "log" VALUES(5,8,2,'draw R12');
INSERT INTO "log" VALUES(5,9,-1,'draw 2 K4');
INSERT INTO "log" VALUES(6,1,-1,'first 2');
INSERT INTO "log" VALUES(6,2,-1,'deal 1 1 9 x = + 2 0 =');
INSERT INTO "log" VALUES(6,3,-1,'deal 2 3 6 : - 6 8 2 3');
INSERT INTO "log" VALUES(6,4,2,'M10v 6:2(=)3');
INSERT INTO "log" VALUES(6,5,-1,'refill 2 3 = 5 8');
INSERT INTO "log" VALUES(6,6,1,'H14> 1+29=(3)0');
INSERT INTO "log" VALUES(6,7,-1,'refill 1 2 9 4 = 7 6');
INSERT INTO "log" VALUES(6,8,2,'H14v (1)3-8=5');
INSERT INTO "log" VALUES(6,9,-1,'refill 2 - 6 = 1 -');
INSERT INTO "log" VALUES(6,10,1,'A17> 9x72=64(8)');
INSERT INTO "log" VALUES(6,11,-1,'refill 1 = 5 = 4 6 = 7');
INSERT INTO "log" VALUES(6,12,2,'N12v 6-(0)=6');
INSERT INTO "log" VALUES(6,13,-1,'refill 2 = 1 = 8');
INSERT INTO "log" VALUES(6,14,1,'exchange = = =');
INSERT INTO "log" VALUES(6,15,-1,'refill 1 0 + 4');
INSERT INTO "log" VALUES(6,16,2,'D13v 3-1=(2)');
INSERT INTO "log" VALUES(6,17,-1,'refill 2 - 1 9 3');
INSERT INTO "log" VALUES(8,1,-1,'first 1');
INSERT INTO "log" VALUES(8,2,-1,'deal 1 7 9 1 - 2 8 0 6');
INSERT INTO "log" VALUES(8,3,-1,'deal 2 = 5 9 : + - 4 0');
INSERT INTO "log" VALUES(8,4,-1,'deal 3 8 3 1 9 0 2 4 2');
INSERT INTO "log" VALUES(8,5,1,'H13> 90-12(=)78');
INSERT INTO "log" VALUES(8,6,-1,'refill 1 7 4 + 6 - = x');
INSERT INTO "log" VALUES(8,7,2,'H5v 4+5-0:9=(9)');
INSERT INTO "log" VALUES(8,8,-1,'refill 2 x + : = 6 : 2 =');
INSERT INTO "log" VALUES(8,9,3,'exchange 0 1 2 2 3');
INSERT INTO "log" VALUES(8,10,-1,'refill 3 3 3 9 - 0');
CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "next_seed" VALUES('web//f97256de28cdb6d5',X'095899FD2DCE72972058A785AE18E963D06F56E40780B0D5F0EA9F9CEFB001E2');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message TEXT NOT NULL,             -- JSON: keys and facts, never bytes
    attempts INTEGER NOT NULL DEFAULT 0
, origin TEXT NOT NULL DEFAULT 'n') STRICT;
INSERT INTO "outbox" VALUES(97,'{"to":["aside","web","lobby","","f97256de28cdb6d5"],"lines":[["which-table",{}],["table-row",{"table":"3","game":"Summa Summarum","names":"Ann, Ben, Cara","phase":"running","turn":"Ann, Ben, Cara"}],["table-row",{"table":"8","game":"Summy","names":"Ann, Ben, Cara","phase":"running","turn":"Ann"}]],"buttons":[["button-choice","/board #3",false,"#3 Summa Summarum"],["button-choice","/board #8",false,"#8 Summy"]],"locale":"en","slot":"which-table/f97256de28cdb6d5","answers":"web:f97256de28cdb6d5:last-line-01","anew":true}',0,'3325e441-');
CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES('32ff0239eebbb1ae895dded18b0d056e');
INSERT INTO "person" VALUES('5fc596a8569ffc0de5a11e116fc25a46');
INSERT INTO "person" VALUES('8dbf12d601d618d1a82fc6bb9103d930');
CREATE TABLE place (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,        -- from 1; the home stands at the table
    platform TEXT NOT NULL,
    chat TEXT NOT NULL,
    topic TEXT NOT NULL,
    adder_platform TEXT,            -- the account with which it was brought there; NULL once that is forgotten
    adder TEXT, watches INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE preference (
    address TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    theme TEXT NOT NULL,
    hint TEXT NOT NULL              -- the language last heard there
, settings TEXT NOT NULL DEFAULT '{}') STRICT, WITHOUT ROWID;
INSERT INTO "preference" VALUES('web//afdb56bda35899d2','','','en','{}');
INSERT INTO "preference" VALUES('web//cdcf9cbaecb94bd6','','','en','{}');
INSERT INTO "preference" VALUES('web//f97256de28cdb6d5','','','en','{}');
INSERT INTO "preference" VALUES('web/lobby/','','','en','{}');
CREATE TABLE puzzle_result (
    person TEXT NOT NULL REFERENCES person (id),
    puzzle TEXT NOT NULL,           -- as in `summy/17`
    day TEXT NOT NULL,              -- of which it was the puzzle; empty elsewhere
    tries INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    ended REAL NOT NULL,            -- in seconds since 1970
    mu REAL NOT NULL,               -- the rating of the person after it
    sigma REAL NOT NULL,
    puzzle_mu REAL NOT NULL,        -- the rating of the puzzle after it
    puzzle_sigma REAL NOT NULL,
    PRIMARY KEY (person, puzzle, day)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "run" VALUES(1,'e596e22a');
INSERT INTO "run" VALUES(2,'3325e441');
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
INSERT INTO "seat" VALUES(1,1,'32ff0239eebbb1ae895dded18b0d056e','web','f97256de28cdb6d5','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,2,'5fc596a8569ffc0de5a11e116fc25a46','web','cdcf9cbaecb94bd6','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(1,3,'8dbf12d601d618d1a82fc6bb9103d930','web','afdb56bda35899d2','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,1,'32ff0239eebbb1ae895dded18b0d056e','web','f97256de28cdb6d5','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,2,'5fc596a8569ffc0de5a11e116fc25a46','web','cdcf9cbaecb94bd6','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(2,3,'8dbf12d601d618d1a82fc6bb9103d930','web','afdb56bda35899d2','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,1,'32ff0239eebbb1ae895dded18b0d056e','web','f97256de28cdb6d5','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,2,'5fc596a8569ffc0de5a11e116fc25a46','web','cdcf9cbaecb94bd6','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(3,3,'8dbf12d601d618d1a82fc6bb9103d930','web','afdb56bda35899d2','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,1,'32ff0239eebbb1ae895dded18b0d056e','web','f97256de28cdb6d5','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,2,'5fc596a8569ffc0de5a11e116fc25a46','web','cdcf9cbaecb94bd6','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(4,3,'8dbf12d601d618d1a82fc6bb9103d930','web','afdb56bda35899d2','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,1,'32ff0239eebbb1ae895dded18b0d056e','web','f97256de28cdb6d5','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,2,'5fc596a8569ffc0de5a11e116fc25a46','web','cdcf9cbaecb94bd6','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(5,3,'8dbf12d601d618d1a82fc6bb9103d930','web','afdb56bda35899d2','Cara',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,1,'32ff0239eebbb1ae895dded18b0d056e','web','f97256de28cdb6d5','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(6,2,NULL,NULL,NULL,'Computer','beginner','accepted','',0,0);
INSERT INTO "seat" VALUES(7,1,'32ff0239eebbb1ae895dded18b0d056e','web','f97256de28cdb6d5','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(7,2,NULL,NULL,NULL,'',NULL,'invited','',0,0);
INSERT INTO "seat" VALUES(8,1,'32ff0239eebbb1ae895dded18b0d056e','web','f97256de28cdb6d5','Ann',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,2,'5fc596a8569ffc0de5a11e116fc25a46','web','cdcf9cbaecb94bd6','Ben',NULL,'accepted','',0,0);
INSERT INTO "seat" VALUES(8,3,'8dbf12d601d618d1a82fc6bb9103d930','web','afdb56bda35899d2','Cara',NULL,'accepted','',0,0);
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;
INSERT INTO "service" VALUES(1,1.72673149820002436172e+01,0);
CREATE TABLE shown (
    address TEXT NOT NULL,
    reference TEXT NOT NULL,
    table_id INTEGER,
    slot TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (address, reference)
) STRICT, WITHOUT ROWID;
INSERT INTO "shown" VALUES('web//afdb56bda35899d2','109',3,'rack/3/4',1.79572459641158485412e+09);
INSERT INTO "shown" VALUES('web//afdb56bda35899d2','120',8,'rack/8/10',1.79572460733519291878e+09);
INSERT INTO "shown" VALUES('web//afdb56bda35899d2','23',1,'rack/1/4',1.79572459207504796976e+09);
INSERT INTO "shown" VALUES('web//afdb56bda35899d2','32',2,'rack/2/5',1.7957245925353095532e+09);
INSERT INTO "shown" VALUES('web//afdb56bda35899d2','37',3,'rack/3/0',1795724592.56652);
INSERT INTO "shown" VALUES('web//afdb56bda35899d2','41',4,'rack/4/4',1.79572459283007740977e+09);
INSERT INTO "shown" VALUES('web//afdb56bda35899d2','46',5,'rack/5/4',1.79572459287209057815e+09);
INSERT INTO "shown" VALUES('web//afdb56bda35899d2','49',8,'rack/8/4',1.79572459304385852814e+09);
INSERT INTO "shown" VALUES('web//afdb56bda35899d2','53',2,'rack/2/7',1.79572459332557821274e+09);
INSERT INTO "shown" VALUES('web//afdb56bda35899d2','78',1,'rack/1/8',1.79572459443943238254e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','104',2,'rack/2/11',1.79572459624277114874e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','108',3,'rack/3/4',1.79572459641153621672e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','112',4,'rack/4/7',1.79572459652871799467e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','114',5,'rack/5/7',1.79572459663829565043e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','22',1,'rack/1/4',1.79572459207495784766e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','31',2,'rack/2/5',1.79572459253521537776e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','36',3,'rack/3/0',1795724592.56646);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','40',4,'rack/4/4',1.7957245928300294876e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','45',5,'rack/5/4',1.79572459287201070788e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','48',8,'rack/8/4',1.79572459304378962514e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','52',1,'rack/1/6',1.79572459332553601265e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','84',3,'rack/3/0',1.7957245949594171047e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','86',4,'rack/4/7',1.79572459523733901978e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','90',5,'rack/5/7',1.7957245954511342049e+09);
INSERT INTO "shown" VALUES('web//cdcf9cbaecb94bd6','98',8,'rack/8/8',1.79572459578508162496e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','101',1,'rack/1/10',1.79572459593511772157e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','107',3,'rack/3/4',1.79572459641145563123e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','116',6,'turn/6/15',1.79572460715509653089e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','117',6,'rack/6/15',1.79572460717954492572e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','118',6,'turn/6/17',1.79572460718602681158e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','17',1,'rack/1/4',1795724591.86332);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','29',2,'rack/2/5',1.79572459236501169206e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','35',3,'rack/3/0',1.79572459256585574148e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','39',4,'rack/4/4',1.79572459282993459705e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','44',5,'rack/5/4',1.79572459285372233389e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','47',6,'turn/6/3',1.79572459292634224888e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','50',6,'rack/6/3',1.7957245931243333817e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','54',8,'rack/8/4',1.79572459333755731587e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','56',6,'turn/6/5',1.79572459343502759936e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','65',3,'rack/3/0',1.79572459357507562636e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','67',4,'rack/4/4',1.79572459370705032346e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','69',5,'rack/5/4',1.79572459378080701835e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','71',6,'turn/6/7',1.79572459407090091708e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','72',6,'rack/6/7',1.79572459408248758317e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','73',6,'turn/6/9',1.79572459411507415767e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','75',8,'rack/8/6',1.79572459422771501537e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','81',2,'rack/2/9',1.79572459463062596325e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','88',4,'rack/4/4',1.79572459527965283391e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','92',5,'rack/5/4',1.79572459546459627151e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','94',6,'turn/6/11',1.79572459562351942059e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','95',6,'rack/6/11',1.79572459562955260279e+09);
INSERT INTO "shown" VALUES('web//f97256de28cdb6d5','96',6,'turn/6/13',1.79572459568362617493e+09);
INSERT INTO "shown" VALUES('web/lobby/','102',1,'turn/1/10',1.79572459593822193147e+09);
INSERT INTO "shown" VALUES('web/lobby/','105',2,'turn/2/11',1.79572459625263690947e+09);
INSERT INTO "shown" VALUES('web/lobby/','110',3,'turn/3/4',1.79572459641737079616e+09);
INSERT INTO "shown" VALUES('web/lobby/','121',8,'turn/8/10',1.79572460733831715589e+09);
INSERT INTO "shown" VALUES('web/lobby/','24',1,'turn/1/4',1.79572459207522320745e+09);
INSERT INTO "shown" VALUES('web/lobby/','26',2,'challenge/2',1.79572459208166122432e+09);
INSERT INTO "shown" VALUES('web/lobby/','3',1,'challenge/1',1.79572459124432444576e+09);
INSERT INTO "shown" VALUES('web/lobby/','33',2,'turn/2/5',1.79572459253550601007e+09);
INSERT INTO "shown" VALUES('web/lobby/','34',3,'challenge/3',1795724592.54824);
INSERT INTO "shown" VALUES('web/lobby/','42',3,'turn/3/0',1.79572459283096289633e+09);
INSERT INTO "shown" VALUES('web/lobby/','43',4,'challenge/4',1.79572459285180759426e+09);
INSERT INTO "shown" VALUES('web/lobby/','51',4,'turn/4/4',1.79572459332544970517e+09);
INSERT INTO "shown" VALUES('web/lobby/','55',5,'challenge/5',1.79572459342987966537e+09);
INSERT INTO "shown" VALUES('web/lobby/','57',5,'turn/5/4',1.79572459348830223077e+09);
INSERT INTO "shown" VALUES('web/lobby/','58',7,'challenge/7',1.7957245934906144142e+09);
INSERT INTO "shown" VALUES('web/lobby/','59',NULL,'tournament/1',1.79572459349284696585e+09);
INSERT INTO "shown" VALUES('web/lobby/','60',NULL,'round/1/1',1.79572459350095820426e+09);
INSERT INTO "shown" VALUES('web/lobby/','61',8,'turn/8/4',1.79572459350765156749e+09);
INSERT INTO "shown" VALUES('web/lobby/','62',1,'turn/1/6',1.79572459352287817002e+09);
INSERT INTO "shown" VALUES('web/lobby/','63',2,'turn/2/7',1.79572459353251194956e+09);
INSERT INTO "shown" VALUES('web/lobby/','76',8,'turn/8/6',1.79572459424723601334e+09);
INSERT INTO "shown" VALUES('web/lobby/','79',1,'turn/1/8',1.79572459445508098604e+09);
INSERT INTO "shown" VALUES('web/lobby/','82',2,'turn/2/9',1.79572459463091588021e+09);
INSERT INTO "shown" VALUES('web/lobby/','87',4,'turn/4/7',1.79572459527955055232e+09);
INSERT INTO "shown" VALUES('web/lobby/','91',5,'turn/5/7',1.79572459546451735495e+09);
INSERT INTO "shown" VALUES('web/lobby/','99',8,'turn/8/8',1.79572459578584074971e+09);
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
INSERT INTO "tournament" VALUES(1,'web','lobby','','summy','{}',2,'32ff0239eebbb1ae895dded18b0d056e','web','f97256de28cdb6d5','Ann','running','[[]]',5,'["9e55eab8482e7ab0e40a7c32728fa08a9fcd0ef9a4876c9b346edfe0563bee27", "a776cb55aa4c488ac82c7be2cbf93cffdf20f58aec6faa3b6061bbc691f8b397"]','3d+1d/7d',1);
CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;
INSERT INTO "tournament_match" VALUES(8,1,0,'[0, 1, 2]',0,'[]');
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
CREATE INDEX puzzle_result_by_puzzle ON puzzle_result (puzzle, ended);
CREATE INDEX daily_by_due ON daily (due);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',97);
COMMIT;
PRAGMA user_version = 20;
