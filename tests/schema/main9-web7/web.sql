BEGIN TRANSACTION;
CREATE TABLE entry (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, version INTEGER NOT NULL, room TEXT NOT NULL, at INTEGER NOT NULL,
    spans TEXT NOT NULL, author TEXT, name TEXT NOT NULL, client TEXT, reply INTEGER, only_for TEXT,
    picture INTEGER, alt TEXT, width INTEGER, height INTEGER, buttons TEXT NOT NULL, document TEXT, content TEXT
, areas TEXT, due INTEGER, table_state TEXT, dark INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "entry" VALUES(112,198,'@32330d3597533f40',1795402380028,'[["/play #5 draw R11", "plain"]]','32330d3597533f40','Cara','line-cara-000040-1',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "entry" VALUES(113,200,'#lobby',1795402380043,'[["Cara takes ", "plain"], ["R11", "code"], [" from the old stock.", "plain"], ["\n", "plain"], ["Cara", "bold"], [", it is your turn.", "plain"]]',NULL,'',NULL,NULL,NULL,546431948412631,'Ben opens with 9 tiles: R6 R11 B8 B11 Y6 Y8 K8 K11 J.
New or changed, 3 melds: A R6 Y6 J, B B8 Y8 K8, C R11 B11 K11.
Ben gives R11 to the old stock.
Cara takes R11 from the old stock.
Cara, it is your turn.',672,269,'[["My hand", "/rack #5"]]',NULL,NULL,'[[149, 4052, 536, 3123, " A ", " join A "], [685, 4275, 833, 2677, " A ", " take R6 A "], [1518, 4275, 833, 2677, " A ", " take Y6 A "], [2351, 4275, 833, 2677, " A ", " release A "], [3393, 4052, 536, 3123, " B ", " join B "], [3929, 4275, 833, 2677, " B ", " take B8 B "], [4762, 4275, 833, 2677, " B ", " take Y8 B "], [5595, 4275, 833, 2677, " B ", " take K8 B "], [6637, 4052, 536, 3123, " C ", " join C "], [7173, 4275, 833, 2677, " C ", " take R11 C "], [8006, 4275, 833, 2677, " C ", " take B11 C "], [8839, 4275, 833, 2677, " C ", " take K11 C "]]',NULL,'{"table": 5, "game": "rummy-plus", "own": false, "over": false, "hints": false, "players": ["32330d3597533f40", "46bea40b43541109", "4bcb5092bcee31dd"], "turn": ["32330d3597533f40"], "asked": []}',1);
INSERT INTO "entry" VALUES(114,202,'@32330d3597533f40',1795402380047,'[["Your hand at table #5:", "plain"]]',NULL,'',NULL,NULL,NULL,299229636545115,'Your 17 tiles: R5 R6 R9 R11 R12 R13 B2 B8 B12 Y1 Y2 Y3 Y4 Y10 K3 K4 J.
Drawn in this turn: R11 K4.',672,408,'[]',NULL,NULL,'[[149, 245, 536, 2059, " A ", " join A "], [685, 392, 833, 1765, " A ", " take R6 A "], [1518, 392, 833, 1765, " A ", " take Y6 A "], [2351, 392, 833, 1765, " A ", " release A "], [3393, 245, 536, 2059, " B ", " join B "], [3929, 392, 833, 1765, " B ", " take B8 B "], [4762, 392, 833, 1765, " B ", " take Y8 B "], [5595, 392, 833, 1765, " B ", " take K8 B "], [6637, 245, 536, 2059, " C ", " join C "], [7173, 392, 833, 1765, " C ", " take R11 C "], [8006, 392, 833, 1765, " C ", " take B11 C "], [8839, 392, 833, 1765, " C ", " take K11 C "], [238, 2647, 774, 1618, " R5 ", " discard R5 ", 1], [1012, 2647, 774, 1618, " R6 ", " discard R6 ", 2], [1786, 2647, 774, 1618, " R9 ", " discard R9 ", 3], [2560, 2647, 774, 1618, " R11 ", " discard R11 ", 4], [3333, 2647, 774, 1618, " R12 ", " discard R12 ", 5], [4107, 2647, 774, 1618, " R13 ", " discard R13 ", 6], [5060, 2647, 774, 1618, " B2 ", " discard B2 ", 7], [5833, 2647, 774, 1618, " B8 ", " discard B8 ", 8], [6607, 2647, 774, 1618, " B12 ", " discard B12 ", 9], [238, 4265, 774, 1618, " Y1 ", " discard Y1 ", 10], [1012, 4265, 774, 1618, " Y2 ", " discard Y2 ", 11], [1786, 4265, 774, 1618, " Y3 ", " discard Y3 ", 12], [2560, 4265, 774, 1618, " Y4 ", " discard Y4 ", 13], [3333, 4265, 774, 1618, " Y10 ", " discard Y10 ", 14], [4286, 4265, 774, 1618, " K3 ", " discard K3 ", 15], [5060, 4265, 774, 1618, " K4 ", " discard K4 ", 16], [6012, 4265, 774, 1618, " J ", " discard J ", 17], [238, 6373, 774, 1618, " Y1 ", " discard Y1 ", 10], [1190, 6373, 774, 1618, " B2 ", " discard B2 ", 7], [1964, 6373, 774, 1618, " Y2 ", " discard Y2 ", 11], [2917, 6373, 774, 1618, " Y3 ", " discard Y3 ", 12], [3690, 6373, 774, 1618, " K3 ", " discard K3 ", 15], [4643, 6373, 774, 1618, " Y4 ", " discard Y4 ", 13], [5417, 6373, 774, 1618, " K4 ", " discard K4 ", 16], [6369, 6373, 774, 1618, " R5 ", " discard R5 ", 1], [7321, 6373, 774, 1618, " R6 ", " discard R6 ", 2], [8274, 6373, 774, 1618, " B8 ", " discard B8 ", 8], [238, 7990, 774, 1618, " R9 ", " discard R9 ", 3], [1190, 7990, 774, 1618, " Y10 ", " discard Y10 ", 14], [2143, 7990, 774, 1618, " R11 ", " discard R11 ", 4], [3095, 7990, 774, 1618, " R12 ", " discard R12 ", 5], [3869, 7990, 774, 1618, " B12 ", " discard B12 ", 9], [4821, 7990, 774, 1618, " R13 ", " discard R13 ", 6], [5774, 7990, 774, 1618, " J ", " discard J ", 17]]',NULL,'{"table": 5, "game": "rummy-plus", "own": true, "over": false, "hints": false, "players": ["32330d3597533f40", "46bea40b43541109", "4bcb5092bcee31dd"], "turn": ["32330d3597533f40"], "asked": []}',1);
INSERT INTO "entry" VALUES(115,203,'@46bea40b43541109',1795402380140,'[["/play #6 P5v 76-(8)=68", "plain"]]','46bea40b43541109','Ann','line-ann-000041-1',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "entry" VALUES(116,205,'@46bea40b43541109',1795402380254,'[["Ann lays ", "plain"], ["P5v 76-(8)=68", "code"], [" for ", "plain"], ["35", "bold"], [" points: 76-8=68 (35).", "plain"], ["\n", "plain"], ["Ann 52 · Computer 11", "plain"], ["\n", "plain"], ["Computer is to move.", "plain"]]',NULL,'',NULL,NULL,NULL,284517227701516,'Ann lays P5v 76-(8)=68 for 35 points: 76-8=68 (35).
Ann 52 · Computer 11
Computer is to move.',636,915,'[["My tiles", "/rack #6"]]',NULL,NULL,'[[503, 1475, 692, 481, " J2> ", " J2v "], [1195, 1475, 692, 481, " K2> ", " K2v "], [1887, 1475, 692, 481, " L2> ", " L2v "], [2579, 1475, 692, 481, " M2> ", " M2v "], [3270, 1475, 692, 481, " N2> ", " N2v "], [3962, 1475, 692, 481, " O2> ", " O2v "], [4654, 1475, 692, 481, " P2> ", " P2v "], [5346, 1475, 692, 481, " Q2> ", " Q2v "], [6038, 1475, 692, 481, " R2> ", " R2v "], [6730, 1475, 692, 481, " S2> ", " S2v "], [7421, 1475, 692, 481, " T2> ", " T2v "], [8113, 1475, 692, 481, " U2> ", " U2v "], [8805, 1475, 692, 481, " V2> ", " V2v "], [503, 1956, 692, 481, " J3> ", " J3v "], [1195, 1956, 692, 481, " K3> ", " K3v "], [1887, 1956, 692, 481, " L3> ", " L3v "], [2579, 1956, 692, 481, " M3> ", " M3v "], [3270, 1956, 692, 481, " N3> ", " N3v "], [3962, 1956, 692, 481, " O3> ", " O3v "], [4654, 1956, 692, 481, " P3> ", " P3v "], [5346, 1956, 692, 481, " Q3> ", " Q3v "], [6038, 1956, 692, 481, " R3> ", " R3v "], [6730, 1956, 692, 481, " S3> ", " S3v "], [7421, 1956, 692, 481, " T3> ", " T3v "], [8113, 1956, 692, 481, " U3> ", " U3v "], [8805, 1956, 692, 481, " V3> ", " V3v "], [503, 2437, 692, 481, " J4> ", " J4v "], [1195, 2437, 692, 481, " K4> ", " K4v "], [1887, 2437, 692, 481, " L4> ", " L4v "], [2579, 2437, 692, 481, " M4> ", " M4v "], [3270, 2437, 692, 481, " N4> ", " N4v "], [3962, 2437, 692, 481, " O4> ", " O4v "], [4654, 2437, 692, 481, " P4> ", " P4v "], [5346, 2437, 692, 481, " Q4> ", " Q4v "], [6038, 2437, 692, 481, " R4> ", " R4v "], [6730, 2437, 692, 481, " S4> ", " S4v "], [7421, 2437, 692, 481, " T4> ", " T4v "], [8113, 2437, 692, 481, " U4> ", " U4v "], [8805, 2437, 692, 481, " V4> ", " V4v "], [503, 2918, 692, 481, " J5> ", " J5v "], [1195, 2918, 692, 481, " K5> ", " K5v "], [1887, 2918, 692, 481, " L5> ", " L5v "], [2579, 2918, 692, 481, " M5> ", " M5v "], [3270, 2918, 692, 481, " N5> ", " N5v "], [3962, 2918, 692, 481, " O5> ", " O5v "], [4654, 2918, 692, 481, " P5> ", " P5v "], [5346, 2918, 692, 481, " Q5> ", " Q5v "], [6038, 2918, 692, 481, " R5> ", " R5v "], [6730, 2918, 692, 481, " S5> ", " S5v "], [7421, 2918, 692, 481, " T5> ", " T5v "], [8113, 2918, 692, 481, " U5> ", " U5v "], [8805, 2918, 692, 481, " V5> ", " V5v "], [503, 3399, 692, 481, " J6> ", " J6v "], [1195, 3399, 692, 481, " K6> ", " K6v "], [1887, 3399, 692, 481, " L6> ", " L6v "], [2579, 3399, 692, 481, " M6> ", " M6v "], [3270, 3399, 692, 481, " N6> ", " N6v "], [3962, 3399, 692, 481, " O6> ", " O6v "], [4654, 3399, 692, 481, " P6> ", " P6v "], [5346, 3399, 692, 481, " Q6> ", " Q6v "], [6038, 3399, 692, 481, " R6> ", " R6v "], [6730, 3399, 692, 481, " S6> ", " S6v "], [7421, 3399, 692, 481, " T6> ", " T6v "], [8113, 3399, 692, 481, " U6> ", " U6v "], [8805, 3399, 692, 481, " V6> ", " V6v "], [503, 3880, 692, 481, " J7> ", " J7v "], [1195, 3880, 692, 481, " K7> ", " K7v "], [1887, 3880, 692, 481, " L7> ", " L7v "], [2579, 3880, 692, 481, " M7> ", " M7v "], [3270, 3880, 692, 481, " N7> ", " N7v "], [3962, 3880, 692, 481, " O7> ", " O7v "], [4654, 3880, 692, 481, " P7> ", " P7v "], [5346, 3880, 692, 481, " Q7> ", " Q7v "], [6038, 3880, 692, 481, " R7> ", " R7v "], [6730, 3880, 692, 481, " S7> ", " S7v "], [7421, 3880, 692, 481, " T7> ", " T7v "], [8113, 3880, 692, 481, " U7> ", " U7v "], [8805, 3880, 692, 481, " V7> ", " V7v "], [503, 4361, 692, 481, " J8> ", " J8v "], [1195, 4361, 692, 481, " K8> ", " K8v "], [1887, 4361, 692, 481, " L8> ", " L8v "], [2579, 4361, 692, 481, " M8> ", " M8v "], [3270, 4361, 692, 481, " N8> ", " N8v "], [3962, 4361, 692, 481, " O8> ", " O8v "], [4654, 4361, 692, 481, " P8> ", " P8v "], [5346, 4361, 692, 481, " Q8> ", " Q8v "], [6038, 4361, 692, 481, " R8> ", " R8v "], [6730, 4361, 692, 481, " S8> ", " S8v "], [7421, 4361, 692, 481, " T8> ", " T8v "], [8113, 4361, 692, 481, " U8> ", " U8v "], [8805, 4361, 692, 481, " V8> ", " V8v "], [503, 4842, 692, 481, " J9> ", " J9v "], [1195, 4842, 692, 481, " K9> ", " K9v "], [1887, 4842, 692, 481, " L9> ", " L9v "], [2579, 4842, 692, 481, " M9> ", " M9v "], [3270, 4842, 692, 481, " N9> ", " N9v "], [3962, 4842, 692, 481, " O9> ", " O9v "], [4654, 4842, 692, 481, " P9> ", " P9v "], [5346, 4842, 692, 481, " Q9> ", " Q9v "], [6038, 4842, 692, 481, " R9> ", " R9v "], [6730, 4842, 692, 481, " S9> ", " S9v "], [7421, 4842, 692, 481, " T9> ", " T9v "], [8113, 4842, 692, 481, " U9> ", " U9v "], [8805, 4842, 692, 481, " V9> ", " V9v "], [503, 5322, 692, 481, " J10> ", " J10v "], [1195, 5322, 692, 481, " K10> ", " K10v "], [1887, 5322, 692, 481, " L10> ", " L10v "], [2579, 5322, 692, 481, " M10> ", " M10v "], [3270, 5322, 692, 481, " N10> ", " N10v "], [3962, 5322, 692, 481, " O10> ", " O10v "], [4654, 5322, 692, 481, " P10> ", " P10v "], [5346, 5322, 692, 481, " Q10> ", " Q10v "], [6038, 5322, 692, 481, " R10> ", " R10v "], [6730, 5322, 692, 481, " S10> ", " S10v "], [7421, 5322, 692, 481, " T10> ", " T10v "], [8113, 5322, 692, 481, " U10> ", " U10v "], [8805, 5322, 692, 481, " V10> ", " V10v "], [503, 5803, 692, 481, " J11> ", " J11v "], [1195, 5803, 692, 481, " K11> ", " K11v "], [1887, 5803, 692, 481, " L11> ", " L11v "], [2579, 5803, 692, 481, " M11> ", " M11v "], [3270, 5803, 692, 481, " N11> ", " N11v "], [3962, 5803, 692, 481, " O11> ", " O11v "], [4654, 5803, 692, 481, " P11> ", " P11v "], [5346, 5803, 692, 481, " Q11> ", " Q11v "], [6038, 5803, 692, 481, " R11> ", " R11v "], [6730, 5803, 692, 481, " S11> ", " S11v "], [7421, 5803, 692, 481, " T11> ", " T11v "], [8113, 5803, 692, 481, " U11> ", " U11v "], [8805, 5803, 692, 481, " V11> ", " V11v "], [503, 6284, 692, 481, " J12> ", " J12v "], [1195, 6284, 692, 481, " K12> ", " K12v "], [1887, 6284, 692, 481, " L12> ", " L12v "], [2579, 6284, 692, 481, " M12> ", " M12v "], [3270, 6284, 692, 481, " N12> ", " N12v "], [3962, 6284, 692, 481, " O12> ", " O12v "], [4654, 6284, 692, 481, " P12> ", " P12v "], [5346, 6284, 692, 481, " Q12> ", " Q12v "], [6038, 6284, 692, 481, " R12> ", " R12v "], [6730, 6284, 692, 481, " S12> ", " S12v "], [7421, 6284, 692, 481, " T12> ", " T12v "], [8113, 6284, 692, 481, " U12> ", " U12v "], [8805, 6284, 692, 481, " V12> ", " V12v "], [503, 6765, 692, 481, " J13> ", " J13v "], [1195, 6765, 692, 481, " K13> ", " K13v "], [1887, 6765, 692, 481, " L13> ", " L13v "], [2579, 6765, 692, 481, " M13> ", " M13v "], [3270, 6765, 692, 481, " N13> ", " N13v "], [3962, 6765, 692, 481, " O13> ", " O13v "], [4654, 6765, 692, 481, " P13> ", " P13v "], [5346, 6765, 692, 481, " Q13> ", " Q13v "], [6038, 6765, 692, 481, " R13> ", " R13v "], [6730, 6765, 692, 481, " S13> ", " S13v "], [7421, 6765, 692, 481, " T13> ", " T13v "], [8113, 6765, 692, 481, " U13> ", " U13v "], [8805, 6765, 692, 481, " V13> ", " V13v "], [503, 7246, 692, 481, " J14> ", " J14v "], [1195, 7246, 692, 481, " K14> ", " K14v "], [1887, 7246, 692, 481, " L14> ", " L14v "], [2579, 7246, 692, 481, " M14> ", " M14v "], [3270, 7246, 692, 481, " N14> ", " N14v "], [3962, 7246, 692, 481, " O14> ", " O14v "], [4654, 7246, 692, 481, " P14> ", " P14v "], [5346, 7246, 692, 481, " Q14> ", " Q14v "], [6038, 7246, 692, 481, " R14> ", " R14v "], [6730, 7246, 692, 481, " S14> ", " S14v "], [7421, 7246, 692, 481, " T14> ", " T14v "], [8113, 7246, 692, 481, " U14> ", " U14v "], [8805, 7246, 692, 481, " V14> ", " V14v "], [503, 7727, 692, 481, " J15> ", " J15v "], [1195, 7727, 692, 481, " K15> ", " K15v "], [1887, 7727, 692, 481, " L15> ", " L15v "], [2579, 7727, 692, 481, " M15> ", " M15v "], [3270, 7727, 692, 481, " N15> ", " N15v "], [3962, 7727, 692, 481, " O15> ", " O15v "], [4654, 7727, 692, 481, " P15> ", " P15v "], [5346, 7727, 692, 481, " Q15> ", " Q15v "], [6038, 7727, 692, 481, " R15> ", " R15v "], [6730, 7727, 692, 481, " S15> ", " S15v "], [7421, 7727, 692, 481, " T15> ", " T15v "], [8113, 7727, 692, 481, " U15> ", " U15v "], [8805, 7727, 692, 481, " V15> ", " V15v "], [503, 8208, 692, 481, " J16> ", " J16v "], [1195, 8208, 692, 481, " K16> ", " K16v "], [1887, 8208, 692, 481, " L16> ", " L16v "], [2579, 8208, 692, 481, " M16> ", " M16v "], [3270, 8208, 692, 481, " N16> ", " N16v "], [3962, 8208, 692, 481, " O16> ", " O16v "], [4654, 8208, 692, 481, " P16> ", " P16v "], [5346, 8208, 692, 481, " Q16> ", " Q16v "], [6038, 8208, 692, 481, " R16> ", " R16v "], [6730, 8208, 692, 481, " S16> ", " S16v "], [7421, 8208, 692, 481, " T16> ", " T16v "], [8113, 8208, 692, 481, " U16> ", " U16v "], [8805, 8208, 692, 481, " V16> ", " V16v "], [503, 8689, 692, 481, " J17> ", " J17v "], [1195, 8689, 692, 481, " K17> ", " K17v "], [1887, 8689, 692, 481, " L17> ", " L17v "], [2579, 8689, 692, 481, " M17> ", " M17v "], [3270, 8689, 692, 481, " N17> ", " N17v "], [3962, 8689, 692, 481, " O17> ", " O17v "], [4654, 8689, 692, 481, " P17> ", " P17v "], [5346, 8689, 692, 481, " Q17> ", " Q17v "], [6038, 8689, 692, 481, " R17> ", " R17v "], [6730, 8689, 692, 481, " S17> ", " S17v "], [7421, 8689, 692, 481, " T17> ", " T17v "], [8113, 8689, 692, 481, " U17> ", " U17v "], [8805, 8689, 692, 481, " V17> ", " V17v "], [503, 9169, 692, 481, " J18> ", " J18v "], [1195, 9169, 692, 481, " K18> ", " K18v "], [1887, 9169, 692, 481, " L18> ", " L18v "], [2579, 9169, 692, 481, " M18> ", " M18v "], [3270, 9169, 692, 481, " N18> ", " N18v "], [3962, 9169, 692, 481, " O18> ", " O18v "], [4654, 9169, 692, 481, " P18> ", " P18v "], [5346, 9169, 692, 481, " Q18> ", " Q18v "], [6038, 9169, 692, 481, " R18> ", " R18v "], [6730, 9169, 692, 481, " S18> ", " S18v "], [7421, 9169, 692, 481, " T18> ", " T18v "], [8113, 9169, 692, 481, " U18> ", " U18v "], [8805, 9169, 692, 481, " V18> ", " V18v "]]',NULL,'{"table": 6, "game": "summy", "own": false, "over": false, "hints": true, "players": ["46bea40b43541109"], "turn": [], "asked": []}',1);
INSERT INTO "entry" VALUES(117,207,'@46bea40b43541109',1795402380271,'[["Your tiles at table #6:", "plain"]]',NULL,'',NULL,NULL,NULL,315261690466293,'Your tiles: 0 1 4 9 + x x =.',680,132,'[]',NULL,NULL,'[[294, 1212, 1176, 6061, "0", " exchange 0 "], [1471, 1212, 1176, 6061, "1", " exchange 1 "], [2647, 1212, 1176, 6061, "4", " exchange 4 "], [3824, 1212, 1176, 6061, "9", " exchange 9 "], [5000, 1212, 1176, 6061, "+", " exchange + "], [6176, 1212, 1176, 6061, "x", " exchange x "], [7353, 1212, 1176, 6061, "x", " exchange x "], [8529, 1212, 1176, 6061, "=", " exchange = "]]',NULL,'{"table": 6, "game": "summy", "own": true, "over": false, "hints": true, "players": ["46bea40b43541109"], "turn": [], "asked": []}',1);
INSERT INTO "entry" VALUES(118,208,'@32330d3597533f40',1795402380306,'[["/play #8 T7v 5+9(=)14", "plain"]]','32330d3597533f40','Cara','line-cara-000042-1',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "entry" VALUES(119,210,'#lobby',1795402380352,'[["Cara lays ", "plain"], ["T7v 5+9(=)14", "code"], [" for ", "plain"], ["19", "bold"], [" points: 5+9=14 (19).", "plain"], ["\n", "plain"], ["Ben 16 · Ann 38 · Cara 19", "plain"], ["\n", "plain"], ["Ben", "mention", "4bcb5092bcee31dd"], [", it is your turn.", "plain"]]',NULL,'',NULL,NULL,NULL,196023059356512,'Cara lays T7v 5+9(=)14 for 19 points: 5+9=14 (19).
Ben 16 · Ann 38 · Cara 19
Ben, it is your turn.',724,798,'[["My tiles", "/rack #8"]]',NULL,NULL,'[[442, 1880, 608, 551, " J4> ", " J4v "], [1050, 1880, 608, 551, " K4> ", " K4v "], [1657, 1880, 608, 551, " L4> ", " L4v "], [2265, 1880, 608, 551, " M4> ", " M4v "], [2873, 1880, 608, 551, " N4> ", " N4v "], [3481, 1880, 608, 551, " O4> ", " O4v "], [4088, 1880, 608, 551, " P4> ", " P4v "], [4696, 1880, 608, 551, " Q4> ", " Q4v "], [5304, 1880, 608, 551, " R4> ", " R4v "], [5912, 1880, 608, 551, " S4> ", " S4v "], [6519, 1880, 608, 551, " T4> ", " T4v "], [7127, 1880, 608, 551, " U4> ", " U4v "], [7735, 1880, 608, 551, " V4> ", " V4v "], [8343, 1880, 608, 551, " W4> ", " W4v "], [8950, 1880, 608, 551, " X4> ", " X4v "], [442, 2431, 608, 551, " J5> ", " J5v "], [1050, 2431, 608, 551, " K5> ", " K5v "], [1657, 2431, 608, 551, " L5> ", " L5v "], [2265, 2431, 608, 551, " M5> ", " M5v "], [2873, 2431, 608, 551, " N5> ", " N5v "], [3481, 2431, 608, 551, " O5> ", " O5v "], [4088, 2431, 608, 551, " P5> ", " P5v "], [4696, 2431, 608, 551, " Q5> ", " Q5v "], [5304, 2431, 608, 551, " R5> ", " R5v "], [5912, 2431, 608, 551, " S5> ", " S5v "], [6519, 2431, 608, 551, " T5> ", " T5v "], [7127, 2431, 608, 551, " U5> ", " U5v "], [7735, 2431, 608, 551, " V5> ", " V5v "], [8343, 2431, 608, 551, " W5> ", " W5v "], [8950, 2431, 608, 551, " X5> ", " X5v "], [442, 2982, 608, 551, " J6> ", " J6v "], [1050, 2982, 608, 551, " K6> ", " K6v "], [1657, 2982, 608, 551, " L6> ", " L6v "], [2265, 2982, 608, 551, " M6> ", " M6v "], [2873, 2982, 608, 551, " N6> ", " N6v "], [3481, 2982, 608, 551, " O6> ", " O6v "], [4088, 2982, 608, 551, " P6> ", " P6v "], [4696, 2982, 608, 551, " Q6> ", " Q6v "], [5304, 2982, 608, 551, " R6> ", " R6v "], [5912, 2982, 608, 551, " S6> ", " S6v "], [6519, 2982, 608, 551, " T6> ", " T6v "], [7127, 2982, 608, 551, " U6> ", " U6v "], [7735, 2982, 608, 551, " V6> ", " V6v "], [8343, 2982, 608, 551, " W6> ", " W6v "], [8950, 2982, 608, 551, " X6> ", " X6v "], [442, 3534, 608, 551, " J7> ", " J7v "], [1050, 3534, 608, 551, " K7> ", " K7v "], [1657, 3534, 608, 551, " L7> ", " L7v "], [2265, 3534, 608, 551, " M7> ", " M7v "], [2873, 3534, 608, 551, " N7> ", " N7v "], [3481, 3534, 608, 551, " O7> ", " O7v "], [4088, 3534, 608, 551, " P7> ", " P7v "], [4696, 3534, 608, 551, " Q7> ", " Q7v "], [5304, 3534, 608, 551, " R7> ", " R7v "], [5912, 3534, 608, 551, " S7> ", " S7v "], [6519, 3534, 608, 551, " T7> ", " T7v "], [7127, 3534, 608, 551, " U7> ", " U7v "], [7735, 3534, 608, 551, " V7> ", " V7v "], [8343, 3534, 608, 551, " W7> ", " W7v "], [8950, 3534, 608, 551, " X7> ", " X7v "], [442, 4085, 608, 551, " J8> ", " J8v "], [1050, 4085, 608, 551, " K8> ", " K8v "], [1657, 4085, 608, 551, " L8> ", " L8v "], [2265, 4085, 608, 551, " M8> ", " M8v "], [2873, 4085, 608, 551, " N8> ", " N8v "], [3481, 4085, 608, 551, " O8> ", " O8v "], [4088, 4085, 608, 551, " P8> ", " P8v "], [4696, 4085, 608, 551, " Q8> ", " Q8v "], [5304, 4085, 608, 551, " R8> ", " R8v "], [5912, 4085, 608, 551, " S8> ", " S8v "], [6519, 4085, 608, 551, " T8> ", " T8v "], [7127, 4085, 608, 551, " U8> ", " U8v "], [7735, 4085, 608, 551, " V8> ", " V8v "], [8343, 4085, 608, 551, " W8> ", " W8v "], [8950, 4085, 608, 551, " X8> ", " X8v "], [442, 4637, 608, 551, " J9> ", " J9v "], [1050, 4637, 608, 551, " K9> ", " K9v "], [1657, 4637, 608, 551, " L9> ", " L9v "], [2265, 4637, 608, 551, " M9> ", " M9v "], [2873, 4637, 608, 551, " N9> ", " N9v "], [3481, 4637, 608, 551, " O9> ", " O9v "], [4088, 4637, 608, 551, " P9> ", " P9v "], [4696, 4637, 608, 551, " Q9> ", " Q9v "], [5304, 4637, 608, 551, " R9> ", " R9v "], [5912, 4637, 608, 551, " S9> ", " S9v "], [6519, 4637, 608, 551, " T9> ", " T9v "], [7127, 4637, 608, 551, " U9> ", " U9v "], [7735, 4637, 608, 551, " V9> ", " V9v "], [8343, 4637, 608, 551, " W9> ", " W9v "], [8950, 4637, 608, 551, " X9> ", " X9v "], [442, 5188, 608, 551, " J10> ", " J10v "], [1050, 5188, 608, 551, " K10> ", " K10v "], [1657, 5188, 608, 551, " L10> ", " L10v "], [2265, 5188, 608, 551, " M10> ", " M10v "], [2873, 5188, 608, 551, " N10> ", " N10v "], [3481, 5188, 608, 551, " O10> ", " O10v "], [4088, 5188, 608, 551, " P10> ", " P10v "], [4696, 5188, 608, 551, " Q10> ", " Q10v "], [5304, 5188, 608, 551, " R10> ", " R10v "], [5912, 5188, 608, 551, " S10> ", " S10v "], [6519, 5188, 608, 551, " T10> ", " T10v "], [7127, 5188, 608, 551, " U10> ", " U10v "], [7735, 5188, 608, 551, " V10> ", " V10v "], [8343, 5188, 608, 551, " W10> ", " W10v "], [8950, 5188, 608, 551, " X10> ", " X10v "], [442, 5739, 608, 551, " J11> ", " J11v "], [1050, 5739, 608, 551, " K11> ", " K11v "], [1657, 5739, 608, 551, " L11> ", " L11v "], [2265, 5739, 608, 551, " M11> ", " M11v "], [2873, 5739, 608, 551, " N11> ", " N11v "], [3481, 5739, 608, 551, " O11> ", " O11v "], [4088, 5739, 608, 551, " P11> ", " P11v "], [4696, 5739, 608, 551, " Q11> ", " Q11v "], [5304, 5739, 608, 551, " R11> ", " R11v "], [5912, 5739, 608, 551, " S11> ", " S11v "], [6519, 5739, 608, 551, " T11> ", " T11v "], [7127, 5739, 608, 551, " U11> ", " U11v "], [7735, 5739, 608, 551, " V11> ", " V11v "], [8343, 5739, 608, 551, " W11> ", " W11v "], [8950, 5739, 608, 551, " X11> ", " X11v "], [442, 6291, 608, 551, " J12> ", " J12v "], [1050, 6291, 608, 551, " K12> ", " K12v "], [1657, 6291, 608, 551, " L12> ", " L12v "], [2265, 6291, 608, 551, " M12> ", " M12v "], [2873, 6291, 608, 551, " N12> ", " N12v "], [3481, 6291, 608, 551, " O12> ", " O12v "], [4088, 6291, 608, 551, " P12> ", " P12v "], [4696, 6291, 608, 551, " Q12> ", " Q12v "], [5304, 6291, 608, 551, " R12> ", " R12v "], [5912, 6291, 608, 551, " S12> ", " S12v "], [6519, 6291, 608, 551, " T12> ", " T12v "], [7127, 6291, 608, 551, " U12> ", " U12v "], [7735, 6291, 608, 551, " V12> ", " V12v "], [8343, 6291, 608, 551, " W12> ", " W12v "], [8950, 6291, 608, 551, " X12> ", " X12v "], [442, 6842, 608, 551, " J13> ", " J13v "], [1050, 6842, 608, 551, " K13> ", " K13v "], [1657, 6842, 608, 551, " L13> ", " L13v "], [2265, 6842, 608, 551, " M13> ", " M13v "], [2873, 6842, 608, 551, " N13> ", " N13v "], [3481, 6842, 608, 551, " O13> ", " O13v "], [4088, 6842, 608, 551, " P13> ", " P13v "], [4696, 6842, 608, 551, " Q13> ", " Q13v "], [5304, 6842, 608, 551, " R13> ", " R13v "], [5912, 6842, 608, 551, " S13> ", " S13v "], [6519, 6842, 608, 551, " T13> ", " T13v "], [7127, 6842, 608, 551, " U13> ", " U13v "], [7735, 6842, 608, 551, " V13> ", " V13v "], [8343, 6842, 608, 551, " W13> ", " W13v "], [8950, 6842, 608, 551, " X13> ", " X13v "], [442, 7393, 608, 551, " J14> ", " J14v "], [1050, 7393, 608, 551, " K14> ", " K14v "], [1657, 7393, 608, 551, " L14> ", " L14v "], [2265, 7393, 608, 551, " M14> ", " M14v "], [2873, 7393, 608, 551, " N14> ", " N14v "], [3481, 7393, 608, 551, " O14> ", " O14v "], [4088, 7393, 608, 551, " P14> ", " P14v "], [4696, 7393, 608, 551, " Q14> ", " Q14v "], [5304, 7393, 608, 551, " R14> ", " R14v "], [5912, 7393, 608, 551, " S14> ", " S14v "], [6519, 7393, 608, 551, " T14> ", " T14v "], [7127, 7393, 608, 551, " U14> ", " U14v "], [7735, 7393, 608, 551, " V14> ", " V14v "], [8343, 7393, 608, 551, " W14> ", " W14v "], [8950, 7393, 608, 551, " X14> ", " X14v "], [442, 7945, 608, 551, " J15> ", " J15v "], [1050, 7945, 608, 551, " K15> ", " K15v "], [1657, 7945, 608, 551, " L15> ", " L15v "], [2265, 7945, 608, 551, " M15> ", " M15v "], [2873, 7945, 608, 551, " N15> ", " N15v "], [3481, 7945, 608, 551, " O15> ", " O15v "], [4088, 7945, 608, 551, " P15> ", " P15v "], [4696, 7945, 608, 551, " Q15> ", " Q15v "], [5304, 7945, 608, 551, " R15> ", " R15v "], [5912, 7945, 608, 551, " S15> ", " S15v "], [6519, 7945, 608, 551, " T15> ", " T15v "], [7127, 7945, 608, 551, " U15> ", " U15v "], [7735, 7945, 608, 551, " V15> ", " V15v "], [8343, 7945, 608, 551, " W15> ", " W15v "], [8950, 7945, 608, 551, " X15> ", " X15v "], [442, 8496, 608, 551, " J16> ", " J16v "], [1050, 8496, 608, 551, " K16> ", " K16v "], [1657, 8496, 608, 551, " L16> ", " L16v "], [2265, 8496, 608, 551, " M16> ", " M16v "], [2873, 8496, 608, 551, " N16> ", " N16v "], [3481, 8496, 608, 551, " O16> ", " O16v "], [4088, 8496, 608, 551, " P16> ", " P16v "], [4696, 8496, 608, 551, " Q16> ", " Q16v "], [5304, 8496, 608, 551, " R16> ", " R16v "], [5912, 8496, 608, 551, " S16> ", " S16v "], [6519, 8496, 608, 551, " T16> ", " T16v "], [7127, 8496, 608, 551, " U16> ", " U16v "], [7735, 8496, 608, 551, " V16> ", " V16v "], [8343, 8496, 608, 551, " W16> ", " W16v "], [8950, 8496, 608, 551, " X16> ", " X16v "], [442, 9048, 608, 551, " J17> ", " J17v "], [1050, 9048, 608, 551, " K17> ", " K17v "], [1657, 9048, 608, 551, " L17> ", " L17v "], [2265, 9048, 608, 551, " M17> ", " M17v "], [2873, 9048, 608, 551, " N17> ", " N17v "], [3481, 9048, 608, 551, " O17> ", " O17v "], [4088, 9048, 608, 551, " P17> ", " P17v "], [4696, 9048, 608, 551, " Q17> ", " Q17v "], [5304, 9048, 608, 551, " R17> ", " R17v "], [5912, 9048, 608, 551, " S17> ", " S17v "], [6519, 9048, 608, 551, " T17> ", " T17v "], [7127, 9048, 608, 551, " U17> ", " U17v "], [7735, 9048, 608, 551, " V17> ", " V17v "], [8343, 9048, 608, 551, " W17> ", " W17v "], [8950, 9048, 608, 551, " X17> ", " X17v "]]',NULL,'{"table": 8, "game": "summy", "own": false, "over": false, "hints": false, "players": ["32330d3597533f40", "46bea40b43541109", "4bcb5092bcee31dd"], "turn": ["4bcb5092bcee31dd"], "asked": []}',1);
INSERT INTO "entry" VALUES(120,212,'@32330d3597533f40',1795402380352,'[["Your tiles at table #8:", "plain"]]',NULL,'',NULL,NULL,NULL,2612082070824,'Your tiles: 0 0 9 + - x = =.',680,132,'[]',NULL,NULL,'[[294, 1212, 1176, 6061, "0", " exchange 0 "], [1471, 1212, 1176, 6061, "0", " exchange 0 "], [2647, 1212, 1176, 6061, "9", " exchange 9 "], [3824, 1212, 1176, 6061, "+", " exchange + "], [5000, 1212, 1176, 6061, "-", " exchange - "], [6176, 1212, 1176, 6061, "x", " exchange x "], [7353, 1212, 1176, 6061, "=", " exchange = "], [8529, 1212, 1176, 6061, "=", " exchange = "]]',NULL,'{"table": 8, "game": "summy", "own": true, "over": false, "hints": false, "players": ["32330d3597533f40", "46bea40b43541109", "4bcb5092bcee31dd"], "turn": ["4bcb5092bcee31dd"], "asked": []}',1);
INSERT INTO "entry" VALUES(121,213,'#lobby',1795402385859,'[["/board", "plain"]]','46bea40b43541109','Ann','last-line-01',NULL,'46bea40b43541109',NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL,0);
CREATE TABLE "identity" (
    id TEXT PRIMARY KEY,
    nick TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    digest BLOB NOT NULL,
    locale TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "identity" VALUES('32330d3597533f40','cara','Cara',X'A01C14B897886092DF8769EF04E6A54E1A1559D76494F5D25D15EA9927FFB775','en');
INSERT INTO "identity" VALUES('46bea40b43541109','ann','Ann',X'24BCFE395E1083EA0D0BB2E9928E57CA350F40802867EE1C37D2E6370F1FC75E','en');
INSERT INTO "identity" VALUES('4bcb5092bcee31dd','ben','Ben',X'82E9B76E38F93B0FFBEEA8003620E94B75BF51C381628929E85BE392DA9EE9CD','en');
CREATE TABLE leader (room TEXT PRIMARY KEY, person TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE line_seen (
    seq INTEGER PRIMARY KEY, author TEXT NOT NULL, client TEXT NOT NULL, UNIQUE (author, client)
) STRICT;
INSERT INTO "line_seen" VALUES(1,'46bea40b43541109','line-ann-000000-1');
INSERT INTO "line_seen" VALUES(3,'4bcb5092bcee31dd','line-ben-000001-1');
INSERT INTO "line_seen" VALUES(4,'32330d3597533f40','line-cara-000002-1');
INSERT INTO "line_seen" VALUES(5,'46bea40b43541109','line-ann-000003-1');
INSERT INTO "line_seen" VALUES(6,'4bcb5092bcee31dd','line-ben-000004-1');
INSERT INTO "line_seen" VALUES(7,'32330d3597533f40','line-cara-000005-1');
INSERT INTO "line_seen" VALUES(8,'46bea40b43541109','line-ann-000006-1');
INSERT INTO "line_seen" VALUES(9,'4bcb5092bcee31dd','line-ben-000007-1');
INSERT INTO "line_seen" VALUES(10,'32330d3597533f40','line-cara-000008-1');
INSERT INTO "line_seen" VALUES(11,'46bea40b43541109','line-ann-000009-1');
INSERT INTO "line_seen" VALUES(12,'4bcb5092bcee31dd','line-ben-000010-1');
INSERT INTO "line_seen" VALUES(13,'32330d3597533f40','line-cara-000011-1');
INSERT INTO "line_seen" VALUES(14,'46bea40b43541109','line-ann-000012-1');
INSERT INTO "line_seen" VALUES(15,'4bcb5092bcee31dd','line-ben-000013-1');
INSERT INTO "line_seen" VALUES(16,'32330d3597533f40','line-cara-000014-1');
INSERT INTO "line_seen" VALUES(17,'46bea40b43541109','line-ann-000015-1');
INSERT INTO "line_seen" VALUES(18,'46bea40b43541109','line-ann-000016-1');
INSERT INTO "line_seen" VALUES(19,'46bea40b43541109','line-ann-000017-1');
INSERT INTO "line_seen" VALUES(20,'46bea40b43541109','line-ann-000018-1');
INSERT INTO "line_seen" VALUES(21,'4bcb5092bcee31dd','line-ben-000019-1');
INSERT INTO "line_seen" VALUES(22,'32330d3597533f40','line-cara-000020-1');
INSERT INTO "line_seen" VALUES(25,'46bea40b43541109','line-ann-000021-1');
INSERT INTO "line_seen" VALUES(29,'4bcb5092bcee31dd','line-ben-000022-1');
INSERT INTO "line_seen" VALUES(33,'4bcb5092bcee31dd','line-ben-000023-1');
INSERT INTO "line_seen" VALUES(36,'46bea40b43541109','line-ann-000024-1');
INSERT INTO "line_seen" VALUES(41,'32330d3597533f40','line-cara-000025-1');
INSERT INTO "line_seen" VALUES(44,'4bcb5092bcee31dd','line-ben-000026-1');
INSERT INTO "line_seen" VALUES(45,'46bea40b43541109','line-ann-000027-1');
INSERT INTO "line_seen" VALUES(46,'4bcb5092bcee31dd','line-ben-000028-1');
INSERT INTO "line_seen" VALUES(47,'32330d3597533f40','line-cara-000029-1');
INSERT INTO "line_seen" VALUES(48,'32330d3597533f40','line-cara-000030-1');
INSERT INTO "line_seen" VALUES(51,'4bcb5092bcee31dd','line-ben-000031-1');
INSERT INTO "line_seen" VALUES(83,'32330d3597533f40','line-cara-000032-1');
INSERT INTO "line_seen" VALUES(87,'4bcb5092bcee31dd','line-ben-000033-1');
INSERT INTO "line_seen" VALUES(91,'46bea40b43541109','line-ann-000034-1');
INSERT INTO "line_seen" VALUES(94,'46bea40b43541109','line-ann-000035-1');
INSERT INTO "line_seen" VALUES(98,'46bea40b43541109','line-ann-000036-1');
INSERT INTO "line_seen" VALUES(101,'46bea40b43541109','line-ann-000037-1');
INSERT INTO "line_seen" VALUES(104,'32330d3597533f40','line-cara-000038-1');
INSERT INTO "line_seen" VALUES(109,'46bea40b43541109','line-ann-000039-1');
INSERT INTO "line_seen" VALUES(112,'32330d3597533f40','line-cara-000040-1');
INSERT INTO "line_seen" VALUES(115,'46bea40b43541109','line-ann-000041-1');
INSERT INTO "line_seen" VALUES(118,'32330d3597533f40','line-cara-000042-1');
INSERT INTO "line_seen" VALUES(121,'46bea40b43541109','last-line-01');
CREATE TABLE member (person TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (person, room)) STRICT, WITHOUT ROWID;
INSERT INTO "member" VALUES('32330d3597533f40','#lobby');
INSERT INTO "member" VALUES('46bea40b43541109','#lobby');
INSERT INTO "member" VALUES('4bcb5092bcee31dd','#lobby');
CREATE TABLE meta (
    instance TEXT NOT NULL,         -- random: tells this file from all others
    version INTEGER NOT NULL        -- the highest version of an entry
) STRICT;
INSERT INTO "meta" VALUES('9a1c272c',213);
CREATE TABLE nonce_seen (id INTEGER PRIMARY KEY, nonce TEXT NOT NULL UNIQUE, seq INTEGER NOT NULL) STRICT;
INSERT INTO "nonce_seen" VALUES(1,'590d81c0-1',2);
INSERT INTO "nonce_seen" VALUES(2,'590d81c0-2',2);
INSERT INTO "nonce_seen" VALUES(3,'590d81c0-3',2);
INSERT INTO "nonce_seen" VALUES(4,'590d81c0-5',23);
INSERT INTO "nonce_seen" VALUES(5,'590d81c0-6',24);
INSERT INTO "nonce_seen" VALUES(6,'590d81c0-7',26);
INSERT INTO "nonce_seen" VALUES(7,'590d81c0-4',27);
INSERT INTO "nonce_seen" VALUES(8,'590d81c0-8',28);
INSERT INTO "nonce_seen" VALUES(9,'590d81c0-12',30);
INSERT INTO "nonce_seen" VALUES(10,'590d81c0-13',31);
INSERT INTO "nonce_seen" VALUES(11,'590d81c0-9',28);
INSERT INTO "nonce_seen" VALUES(12,'590d81c0-14',32);
INSERT INTO "nonce_seen" VALUES(13,'590d81c0-10',28);
INSERT INTO "nonce_seen" VALUES(14,'590d81c0-20',34);
INSERT INTO "nonce_seen" VALUES(15,'590d81c0-21',35);
INSERT INTO "nonce_seen" VALUES(16,'590d81c0-22',37);
INSERT INTO "nonce_seen" VALUES(17,'590d81c0-11',38);
INSERT INTO "nonce_seen" VALUES(18,'590d81c0-15',39);
INSERT INTO "nonce_seen" VALUES(19,'590d81c0-16',39);
INSERT INTO "nonce_seen" VALUES(20,'590d81c0-17',39);
INSERT INTO "nonce_seen" VALUES(21,'590d81c0-18',40);
INSERT INTO "nonce_seen" VALUES(22,'590d81c0-19',42);
INSERT INTO "nonce_seen" VALUES(23,'590d81c0-23',43);
INSERT INTO "nonce_seen" VALUES(24,'590d81c0-24',43);
INSERT INTO "nonce_seen" VALUES(25,'590d81c0-25',43);
INSERT INTO "nonce_seen" VALUES(26,'590d81c0-27',49);
INSERT INTO "nonce_seen" VALUES(27,'590d81c0-28',50);
INSERT INTO "nonce_seen" VALUES(28,'590d81c0-29',52);
INSERT INTO "nonce_seen" VALUES(29,'590d81c0-26',53);
INSERT INTO "nonce_seen" VALUES(30,'590d81c0-34',54);
INSERT INTO "nonce_seen" VALUES(31,'590d81c0-51',55);
INSERT INTO "nonce_seen" VALUES(32,'590d81c0-30',56);
INSERT INTO "nonce_seen" VALUES(33,'590d81c0-36',57);
INSERT INTO "nonce_seen" VALUES(34,'590d81c0-37',58);
INSERT INTO "nonce_seen" VALUES(35,'590d81c0-53',59);
INSERT INTO "nonce_seen" VALUES(36,'590d81c0-31',56);
INSERT INTO "nonce_seen" VALUES(37,'590d81c0-49',60);
INSERT INTO "nonce_seen" VALUES(38,'590d81c0-32',56);
INSERT INTO "nonce_seen" VALUES(39,'590d81c0-58',61);
INSERT INTO "nonce_seen" VALUES(40,'590d81c0-48',62);
INSERT INTO "nonce_seen" VALUES(41,'590d81c0-57',63);
INSERT INTO "nonce_seen" VALUES(42,'590d81c0-33',64);
INSERT INTO "nonce_seen" VALUES(43,'590d81c0-63',65);
INSERT INTO "nonce_seen" VALUES(44,'590d81c0-65',66);
INSERT INTO "nonce_seen" VALUES(45,'590d81c0-55',67);
INSERT INTO "nonce_seen" VALUES(46,'590d81c0-39',68);
INSERT INTO "nonce_seen" VALUES(47,'590d81c0-56',69);
INSERT INTO "nonce_seen" VALUES(48,'590d81c0-67',70);
INSERT INTO "nonce_seen" VALUES(49,'590d81c0-69',71);
INSERT INTO "nonce_seen" VALUES(50,'590d81c0-59',72);
INSERT INTO "nonce_seen" VALUES(51,'590d81c0-40',73);
INSERT INTO "nonce_seen" VALUES(52,'590d81c0-60',74);
INSERT INTO "nonce_seen" VALUES(53,'590d81c0-41',73);
INSERT INTO "nonce_seen" VALUES(54,'590d81c0-61',75);
INSERT INTO "nonce_seen" VALUES(55,'590d81c0-42',73);
INSERT INTO "nonce_seen" VALUES(56,'590d81c0-43',73);
INSERT INTO "nonce_seen" VALUES(57,'590d81c0-44',73);
INSERT INTO "nonce_seen" VALUES(58,'590d81c0-45',76);
INSERT INTO "nonce_seen" VALUES(59,'590d81c0-46',77);
INSERT INTO "nonce_seen" VALUES(60,'590d81c0-50',78);
INSERT INTO "nonce_seen" VALUES(61,'590d81c0-52',79);
INSERT INTO "nonce_seen" VALUES(62,'590d81c0-62',80);
INSERT INTO "nonce_seen" VALUES(63,'590d81c0-64',81);
INSERT INTO "nonce_seen" VALUES(64,'590d81c0-66',82);
INSERT INTO "nonce_seen" VALUES(65,'590d81c0-68',42);
INSERT INTO "nonce_seen" VALUES(66,'590d81c0-70',84);
INSERT INTO "nonce_seen" VALUES(67,'590d81c0-71',85);
INSERT INTO "nonce_seen" VALUES(68,'590d81c0-72',86);
INSERT INTO "nonce_seen" VALUES(69,'590d81c0-73',88);
INSERT INTO "nonce_seen" VALUES(70,'590d81c0-74',89);
INSERT INTO "nonce_seen" VALUES(71,'590d81c0-75',90);
INSERT INTO "nonce_seen" VALUES(72,'590d81c0-76',92);
INSERT INTO "nonce_seen" VALUES(73,'590d81c0-77',93);
INSERT INTO "nonce_seen" VALUES(74,'590d81c0-78',95);
INSERT INTO "nonce_seen" VALUES(75,'590d81c0-79',96);
INSERT INTO "nonce_seen" VALUES(76,'590d81c0-80',97);
INSERT INTO "nonce_seen" VALUES(77,'590d81c0-81',99);
INSERT INTO "nonce_seen" VALUES(78,'590d81c0-82',100);
INSERT INTO "nonce_seen" VALUES(79,'590d81c0-83',102);
INSERT INTO "nonce_seen" VALUES(80,'590d81c0-84',103);
INSERT INTO "nonce_seen" VALUES(81,'590d81c0-86',105);
INSERT INTO "nonce_seen" VALUES(82,'590d81c0-87',106);
INSERT INTO "nonce_seen" VALUES(83,'590d81c0-88',107);
INSERT INTO "nonce_seen" VALUES(84,'590d81c0-85',108);
INSERT INTO "nonce_seen" VALUES(85,'590d81c0-89',110);
INSERT INTO "nonce_seen" VALUES(86,'590d81c0-90',111);
INSERT INTO "nonce_seen" VALUES(87,'590d81c0-91',113);
INSERT INTO "nonce_seen" VALUES(88,'590d81c0-92',114);
INSERT INTO "nonce_seen" VALUES(89,'590d81c0-93',116);
INSERT INTO "nonce_seen" VALUES(90,'590d81c0-94',117);
INSERT INTO "nonce_seen" VALUES(91,'590d81c0-95',119);
INSERT INTO "nonce_seen" VALUES(92,'590d81c0-96',120);
CREATE TABLE picture (
    id INTEGER PRIMARY KEY, entry INTEGER NOT NULL REFERENCES entry ON DELETE CASCADE, png BLOB NOT NULL
, dark BLOB) STRICT;
INSERT INTO "picture" VALUES(2612082070824,120,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082',NULL);
INSERT INTO "picture" VALUES(196023059356512,119,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082',NULL);
INSERT INTO "picture" VALUES(284517227701516,116,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082',NULL);
INSERT INTO "picture" VALUES(299229636545115,114,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082',NULL);
INSERT INTO "picture" VALUES(315261690466293,117,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082',NULL);
INSERT INTO "picture" VALUES(546431948412631,113,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082',NULL);
CREATE TABLE recovered (id INTEGER PRIMARY KEY, person TEXT NOT NULL, digest BLOB NOT NULL) STRICT;
CREATE TABLE recovery (person TEXT PRIMARY KEY, salt BLOB NOT NULL, digest BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE waiting (
    seq INTEGER PRIMARY KEY, author TEXT NOT NULL, name TEXT NOT NULL, client TEXT NOT NULL, room TEXT NOT NULL,
    text TEXT NOT NULL, locale TEXT NOT NULL, button INTEGER NOT NULL, reply_to TEXT, tries INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "waiting" VALUES(121,'46bea40b43541109','Ann','last-line-01','#lobby','/board','en',0,NULL,0);
CREATE INDEX entry_room ON entry (room, seq);
CREATE INDEX entry_version ON entry (version);
CREATE INDEX picture_entry ON picture (entry);
CREATE INDEX recovered_person ON recovered (person);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('entry',121);
COMMIT;
PRAGMA user_version = 7;
