BEGIN TRANSACTION;
CREATE TABLE entry (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, version INTEGER NOT NULL, room TEXT NOT NULL, at INTEGER NOT NULL,
    spans TEXT NOT NULL, author TEXT, name TEXT NOT NULL, client TEXT, reply INTEGER, only_for TEXT,
    picture INTEGER, alt TEXT, width INTEGER, height INTEGER, buttons TEXT NOT NULL, document TEXT, content TEXT
, areas TEXT, due INTEGER, table_state TEXT, dark INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "entry" VALUES(108,190,'@b75655fb8f0be897',1795389151763,'[["/play #5 draw Y8", "plain"]]','b75655fb8f0be897','Ann','line-ann-000040',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "entry" VALUES(109,192,'#lobby',1795389151787,'[["Ann takes ", "plain"], ["Y8", "code"], [" from the old stock.", "plain"], ["\n", "plain"], ["Ann", "bold"], [", it is your turn.", "plain"]]',NULL,'',NULL,NULL,NULL,78705259929283,'Cara opens with 10 tiles: B1 B7 B8 B9 B10 B12 B13 K10 K11 J.
New or changed, 3 melds: A B7 B8 B9 B10, B B12 B13 B1, C K10 K11 J=K12.
Cara gives Y8 to the old stock.
Ann takes Y8 from the old stock.
Ann, it is your turn.',672,361,'[["My hand", "/rack #5"]]',NULL,NULL,'[[149, 3019, 536, 2327, " A ", " join A "], [685, 3186, 833, 1994, " A ", " take B7 A "], [1518, 3186, 833, 1994, " A ", " take B8 A "], [2351, 3186, 833, 1994, " A ", " take B9 A "], [3185, 3186, 833, 1994, " A ", " take B10 A "], [4226, 3019, 536, 2327, " B ", " join B "], [4762, 3186, 833, 1994, " B ", " take B12 B "], [5595, 3186, 833, 1994, " B ", " take B13 B "], [6429, 3186, 833, 1994, " B ", " take B1 B "], [149, 5568, 536, 2327, " C ", " join C "], [685, 5734, 833, 1994, " C ", " take K10 C "], [1518, 5734, 833, 1994, " C ", " take K11 C "], [2351, 5734, 833, 1994, " C ", " release C K12 "]]',NULL,'{"table": 5, "game": "rummy-plus", "own": false, "over": false, "hints": false, "players": ["2008fccddd8a93e6", "b75655fb8f0be897", "ba288326ad604ac5"], "turn": ["b75655fb8f0be897"], "asked": []}',0);
INSERT INTO "entry" VALUES(110,194,'@b75655fb8f0be897',1795389151803,'[["Your hand at table #5:", "plain"]]',NULL,'',NULL,NULL,NULL,26266340166177,'Your 17 tiles: R7 R8 R12 R13 B1 B3 B5 B8 Y7 Y8 Y9 K1 K9 K11 K12 K12 J.
Drawn in this turn: Y8 K11.',672,500,'[]',NULL,NULL,'[[149, 200, 536, 1680, " A ", " join A "], [685, 320, 833, 1440, " A ", " take B7 A "], [1518, 320, 833, 1440, " A ", " take B8 A "], [2351, 320, 833, 1440, " A ", " take B9 A "], [3185, 320, 833, 1440, " A ", " take B10 A "], [4226, 200, 536, 1680, " B ", " join B "], [4762, 320, 833, 1440, " B ", " take B12 B "], [5595, 320, 833, 1440, " B ", " take B13 B "], [6429, 320, 833, 1440, " B ", " take B1 B "], [149, 2040, 536, 1680, " C ", " join C "], [685, 2160, 833, 1440, " C ", " take K10 C "], [1518, 2160, 833, 1440, " C ", " take K11 C "], [2351, 2160, 833, 1440, " C ", " release C K12 "], [238, 4000, 774, 1320, " R7 ", " discard R7 ", 1], [1012, 4000, 774, 1320, " R8 ", " discard R8 ", 2], [1786, 4000, 774, 1320, " R12 ", " discard R12 ", 3], [2560, 4000, 774, 1320, " R13 ", " discard R13 ", 4], [3512, 4000, 774, 1320, " B1 ", " discard B1 ", 5], [4286, 4000, 774, 1320, " B3 ", " discard B3 ", 6], [5060, 4000, 774, 1320, " B5 ", " discard B5 ", 7], [5833, 4000, 774, 1320, " B8 ", " discard B8 ", 8], [6786, 4000, 774, 1320, " Y7 ", " discard Y7 ", 9], [7560, 4000, 774, 1320, " Y8 ", " discard Y8 ", 10], [8333, 4000, 774, 1320, " Y9 ", " discard Y9 ", 11], [238, 5320, 774, 1320, " K1 ", " discard K1 ", 12], [1012, 5320, 774, 1320, " K9 ", " discard K9 ", 13], [1786, 5320, 774, 1320, " K11 ", " discard K11 ", 14], [2560, 5320, 774, 1320, " K12 ", " discard K12 ", 15], [3333, 5320, 774, 1320, " K12 ", " discard K12 ", 16], [4286, 5320, 774, 1320, " J ", " discard J ", 17], [238, 7040, 774, 1320, " B1 ", " discard B1 ", 5], [1012, 7040, 774, 1320, " K1 ", " discard K1 ", 12], [1964, 7040, 774, 1320, " B3 ", " discard B3 ", 6], [2917, 7040, 774, 1320, " B5 ", " discard B5 ", 7], [3869, 7040, 774, 1320, " R7 ", " discard R7 ", 1], [4643, 7040, 774, 1320, " Y7 ", " discard Y7 ", 9], [5595, 7040, 774, 1320, " R8 ", " discard R8 ", 2], [6369, 7040, 774, 1320, " B8 ", " discard B8 ", 8], [7143, 7040, 774, 1320, " Y8 ", " discard Y8 ", 10], [8095, 7040, 774, 1320, " Y9 ", " discard Y9 ", 11], [8869, 7040, 774, 1320, " K9 ", " discard K9 ", 13], [238, 8360, 774, 1320, " K11 ", " discard K11 ", 14], [1190, 8360, 774, 1320, " R12 ", " discard R12 ", 3], [1964, 8360, 774, 1320, " K12 ", " discard K12 ", 15], [2738, 8360, 774, 1320, " K12 ", " discard K12 ", 16], [3690, 8360, 774, 1320, " R13 ", " discard R13 ", 4], [4643, 8360, 774, 1320, " J ", " discard J ", 17]]',NULL,'{"table": 5, "game": "rummy-plus", "own": true, "over": false, "hints": false, "players": ["2008fccddd8a93e6", "b75655fb8f0be897", "ba288326ad604ac5"], "turn": ["b75655fb8f0be897"], "asked": []}',0);
INSERT INTO "entry" VALUES(111,195,'@b75655fb8f0be897',1795389151865,'[["/play #6 D15> 0:1116(=)0", "plain"]]','b75655fb8f0be897','Ann','line-ann-000041',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "entry" VALUES(112,196,'@ba288326ad604ac5',1795389151984,'[["/play #8 P6v 6+3:3(=)7", "plain"]]','ba288326ad604ac5','Ben','line-ben-000042',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "entry" VALUES(113,198,'@b75655fb8f0be897',1795389151985,'[["Ann lays ", "plain"], ["D15> 0:1116(=)0", "code"], [" for ", "plain"], ["9", "bold"], [" points: 0:1116=0 (9).", "plain"], ["\n", "plain"], ["Ann 40 · Computer 30", "plain"], ["\n", "plain"], ["Computer is to move.", "plain"]]',NULL,'',NULL,NULL,NULL,481790368331048,'Ann lays D15> 0:1116(=)0 for 9 points: 0:1116=0 (9).
Ann 40 · Computer 30
Computer is to move.',856,819,'[["My tiles", "/rack #6"]]',NULL,NULL,'[[374, 2088, 514, 537, " A6> ", " A6v "], [888, 2088, 514, 537, " B6> ", " B6v "], [1402, 2088, 514, 537, " C6> ", " C6v "], [1916, 2088, 514, 537, " D6> ", " D6v "], [2430, 2088, 514, 537, " E6> ", " E6v "], [2944, 2088, 514, 537, " F6> ", " F6v "], [3458, 2088, 514, 537, " G6> ", " G6v "], [3972, 2088, 514, 537, " H6> ", " H6v "], [4486, 2088, 514, 537, " I6> ", " I6v "], [5000, 2088, 514, 537, " J6> ", " J6v "], [5514, 2088, 514, 537, " K6> ", " K6v "], [6028, 2088, 514, 537, " L6> ", " L6v "], [6542, 2088, 514, 537, " M6> ", " M6v "], [7056, 2088, 514, 537, " N6> ", " N6v "], [7570, 2088, 514, 537, " O6> ", " O6v "], [8084, 2088, 514, 537, " P6> ", " P6v "], [8598, 2088, 514, 537, " Q6> ", " Q6v "], [9112, 2088, 514, 537, " R6> ", " R6v "], [374, 2625, 514, 537, " A7> ", " A7v "], [888, 2625, 514, 537, " B7> ", " B7v "], [1402, 2625, 514, 537, " C7> ", " C7v "], [1916, 2625, 514, 537, " D7> ", " D7v "], [2430, 2625, 514, 537, " E7> ", " E7v "], [2944, 2625, 514, 537, " F7> ", " F7v "], [3458, 2625, 514, 537, " G7> ", " G7v "], [3972, 2625, 514, 537, " H7> ", " H7v "], [4486, 2625, 514, 537, " I7> ", " I7v "], [5000, 2625, 514, 537, " J7> ", " J7v "], [5514, 2625, 514, 537, " K7> ", " K7v "], [6028, 2625, 514, 537, " L7> ", " L7v "], [6542, 2625, 514, 537, " M7> ", " M7v "], [7056, 2625, 514, 537, " N7> ", " N7v "], [7570, 2625, 514, 537, " O7> ", " O7v "], [8084, 2625, 514, 537, " P7> ", " P7v "], [8598, 2625, 514, 537, " Q7> ", " Q7v "], [9112, 2625, 514, 537, " R7> ", " R7v "], [374, 3162, 514, 537, " A8> ", " A8v "], [888, 3162, 514, 537, " B8> ", " B8v "], [1402, 3162, 514, 537, " C8> ", " C8v "], [1916, 3162, 514, 537, " D8> ", " D8v "], [2430, 3162, 514, 537, " E8> ", " E8v "], [2944, 3162, 514, 537, " F8> ", " F8v "], [3458, 3162, 514, 537, " G8> ", " G8v "], [3972, 3162, 514, 537, " H8> ", " H8v "], [4486, 3162, 514, 537, " I8> ", " I8v "], [5000, 3162, 514, 537, " J8> ", " J8v "], [5514, 3162, 514, 537, " K8> ", " K8v "], [6028, 3162, 514, 537, " L8> ", " L8v "], [6542, 3162, 514, 537, " M8> ", " M8v "], [7056, 3162, 514, 537, " N8> ", " N8v "], [7570, 3162, 514, 537, " O8> ", " O8v "], [8084, 3162, 514, 537, " P8> ", " P8v "], [8598, 3162, 514, 537, " Q8> ", " Q8v "], [9112, 3162, 514, 537, " R8> ", " R8v "], [374, 3700, 514, 537, " A9> ", " A9v "], [888, 3700, 514, 537, " B9> ", " B9v "], [1402, 3700, 514, 537, " C9> ", " C9v "], [1916, 3700, 514, 537, " D9> ", " D9v "], [2430, 3700, 514, 537, " E9> ", " E9v "], [2944, 3700, 514, 537, " F9> ", " F9v "], [3458, 3700, 514, 537, " G9> ", " G9v "], [3972, 3700, 514, 537, " H9> ", " H9v "], [4486, 3700, 514, 537, " I9> ", " I9v "], [5000, 3700, 514, 537, " J9> ", " J9v "], [5514, 3700, 514, 537, " K9> ", " K9v "], [6028, 3700, 514, 537, " L9> ", " L9v "], [6542, 3700, 514, 537, " M9> ", " M9v "], [7056, 3700, 514, 537, " N9> ", " N9v "], [7570, 3700, 514, 537, " O9> ", " O9v "], [8084, 3700, 514, 537, " P9> ", " P9v "], [8598, 3700, 514, 537, " Q9> ", " Q9v "], [9112, 3700, 514, 537, " R9> ", " R9v "], [374, 4237, 514, 537, " A10> ", " A10v "], [888, 4237, 514, 537, " B10> ", " B10v "], [1402, 4237, 514, 537, " C10> ", " C10v "], [1916, 4237, 514, 537, " D10> ", " D10v "], [2430, 4237, 514, 537, " E10> ", " E10v "], [2944, 4237, 514, 537, " F10> ", " F10v "], [3458, 4237, 514, 537, " G10> ", " G10v "], [3972, 4237, 514, 537, " H10> ", " H10v "], [4486, 4237, 514, 537, " I10> ", " I10v "], [5000, 4237, 514, 537, " J10> ", " J10v "], [5514, 4237, 514, 537, " K10> ", " K10v "], [6028, 4237, 514, 537, " L10> ", " L10v "], [6542, 4237, 514, 537, " M10> ", " M10v "], [7056, 4237, 514, 537, " N10> ", " N10v "], [7570, 4237, 514, 537, " O10> ", " O10v "], [8084, 4237, 514, 537, " P10> ", " P10v "], [8598, 4237, 514, 537, " Q10> ", " Q10v "], [9112, 4237, 514, 537, " R10> ", " R10v "], [374, 4774, 514, 537, " A11> ", " A11v "], [888, 4774, 514, 537, " B11> ", " B11v "], [1402, 4774, 514, 537, " C11> ", " C11v "], [1916, 4774, 514, 537, " D11> ", " D11v "], [2430, 4774, 514, 537, " E11> ", " E11v "], [2944, 4774, 514, 537, " F11> ", " F11v "], [3458, 4774, 514, 537, " G11> ", " G11v "], [3972, 4774, 514, 537, " H11> ", " H11v "], [4486, 4774, 514, 537, " I11> ", " I11v "], [5000, 4774, 514, 537, " J11> ", " J11v "], [5514, 4774, 514, 537, " K11> ", " K11v "], [6028, 4774, 514, 537, " L11> ", " L11v "], [6542, 4774, 514, 537, " M11> ", " M11v "], [7056, 4774, 514, 537, " N11> ", " N11v "], [7570, 4774, 514, 537, " O11> ", " O11v "], [8084, 4774, 514, 537, " P11> ", " P11v "], [8598, 4774, 514, 537, " Q11> ", " Q11v "], [9112, 4774, 514, 537, " R11> ", " R11v "], [374, 5311, 514, 537, " A12> ", " A12v "], [888, 5311, 514, 537, " B12> ", " B12v "], [1402, 5311, 514, 537, " C12> ", " C12v "], [1916, 5311, 514, 537, " D12> ", " D12v "], [2430, 5311, 514, 537, " E12> ", " E12v "], [2944, 5311, 514, 537, " F12> ", " F12v "], [3458, 5311, 514, 537, " G12> ", " G12v "], [3972, 5311, 514, 537, " H12> ", " H12v "], [4486, 5311, 514, 537, " I12> ", " I12v "], [5000, 5311, 514, 537, " J12> ", " J12v "], [5514, 5311, 514, 537, " K12> ", " K12v "], [6028, 5311, 514, 537, " L12> ", " L12v "], [6542, 5311, 514, 537, " M12> ", " M12v "], [7056, 5311, 514, 537, " N12> ", " N12v "], [7570, 5311, 514, 537, " O12> ", " O12v "], [8084, 5311, 514, 537, " P12> ", " P12v "], [8598, 5311, 514, 537, " Q12> ", " Q12v "], [9112, 5311, 514, 537, " R12> ", " R12v "], [374, 5849, 514, 537, " A13> ", " A13v "], [888, 5849, 514, 537, " B13> ", " B13v "], [1402, 5849, 514, 537, " C13> ", " C13v "], [1916, 5849, 514, 537, " D13> ", " D13v "], [2430, 5849, 514, 537, " E13> ", " E13v "], [2944, 5849, 514, 537, " F13> ", " F13v "], [3458, 5849, 514, 537, " G13> ", " G13v "], [3972, 5849, 514, 537, " H13> ", " H13v "], [4486, 5849, 514, 537, " I13> ", " I13v "], [5000, 5849, 514, 537, " J13> ", " J13v "], [5514, 5849, 514, 537, " K13> ", " K13v "], [6028, 5849, 514, 537, " L13> ", " L13v "], [6542, 5849, 514, 537, " M13> ", " M13v "], [7056, 5849, 514, 537, " N13> ", " N13v "], [7570, 5849, 514, 537, " O13> ", " O13v "], [8084, 5849, 514, 537, " P13> ", " P13v "], [8598, 5849, 514, 537, " Q13> ", " Q13v "], [9112, 5849, 514, 537, " R13> ", " R13v "], [374, 6386, 514, 537, " A14> ", " A14v "], [888, 6386, 514, 537, " B14> ", " B14v "], [1402, 6386, 514, 537, " C14> ", " C14v "], [1916, 6386, 514, 537, " D14> ", " D14v "], [2430, 6386, 514, 537, " E14> ", " E14v "], [2944, 6386, 514, 537, " F14> ", " F14v "], [3458, 6386, 514, 537, " G14> ", " G14v "], [3972, 6386, 514, 537, " H14> ", " H14v "], [4486, 6386, 514, 537, " I14> ", " I14v "], [5000, 6386, 514, 537, " J14> ", " J14v "], [5514, 6386, 514, 537, " K14> ", " K14v "], [6028, 6386, 514, 537, " L14> ", " L14v "], [6542, 6386, 514, 537, " M14> ", " M14v "], [7056, 6386, 514, 537, " N14> ", " N14v "], [7570, 6386, 514, 537, " O14> ", " O14v "], [8084, 6386, 514, 537, " P14> ", " P14v "], [8598, 6386, 514, 537, " Q14> ", " Q14v "], [9112, 6386, 514, 537, " R14> ", " R14v "], [374, 6923, 514, 537, " A15> ", " A15v "], [888, 6923, 514, 537, " B15> ", " B15v "], [1402, 6923, 514, 537, " C15> ", " C15v "], [1916, 6923, 514, 537, " D15> ", " D15v "], [2430, 6923, 514, 537, " E15> ", " E15v "], [2944, 6923, 514, 537, " F15> ", " F15v "], [3458, 6923, 514, 537, " G15> ", " G15v "], [3972, 6923, 514, 537, " H15> ", " H15v "], [4486, 6923, 514, 537, " I15> ", " I15v "], [5000, 6923, 514, 537, " J15> ", " J15v "], [5514, 6923, 514, 537, " K15> ", " K15v "], [6028, 6923, 514, 537, " L15> ", " L15v "], [6542, 6923, 514, 537, " M15> ", " M15v "], [7056, 6923, 514, 537, " N15> ", " N15v "], [7570, 6923, 514, 537, " O15> ", " O15v "], [8084, 6923, 514, 537, " P15> ", " P15v "], [8598, 6923, 514, 537, " Q15> ", " Q15v "], [9112, 6923, 514, 537, " R15> ", " R15v "], [374, 7460, 514, 537, " A16> ", " A16v "], [888, 7460, 514, 537, " B16> ", " B16v "], [1402, 7460, 514, 537, " C16> ", " C16v "], [1916, 7460, 514, 537, " D16> ", " D16v "], [2430, 7460, 514, 537, " E16> ", " E16v "], [2944, 7460, 514, 537, " F16> ", " F16v "], [3458, 7460, 514, 537, " G16> ", " G16v "], [3972, 7460, 514, 537, " H16> ", " H16v "], [4486, 7460, 514, 537, " I16> ", " I16v "], [5000, 7460, 514, 537, " J16> ", " J16v "], [5514, 7460, 514, 537, " K16> ", " K16v "], [6028, 7460, 514, 537, " L16> ", " L16v "], [6542, 7460, 514, 537, " M16> ", " M16v "], [7056, 7460, 514, 537, " N16> ", " N16v "], [7570, 7460, 514, 537, " O16> ", " O16v "], [8084, 7460, 514, 537, " P16> ", " P16v "], [8598, 7460, 514, 537, " Q16> ", " Q16v "], [9112, 7460, 514, 537, " R16> ", " R16v "], [374, 7998, 514, 537, " A17> ", " A17v "], [888, 7998, 514, 537, " B17> ", " B17v "], [1402, 7998, 514, 537, " C17> ", " C17v "], [1916, 7998, 514, 537, " D17> ", " D17v "], [2430, 7998, 514, 537, " E17> ", " E17v "], [2944, 7998, 514, 537, " F17> ", " F17v "], [3458, 7998, 514, 537, " G17> ", " G17v "], [3972, 7998, 514, 537, " H17> ", " H17v "], [4486, 7998, 514, 537, " I17> ", " I17v "], [5000, 7998, 514, 537, " J17> ", " J17v "], [5514, 7998, 514, 537, " K17> ", " K17v "], [6028, 7998, 514, 537, " L17> ", " L17v "], [6542, 7998, 514, 537, " M17> ", " M17v "], [7056, 7998, 514, 537, " N17> ", " N17v "], [7570, 7998, 514, 537, " O17> ", " O17v "], [8084, 7998, 514, 537, " P17> ", " P17v "], [8598, 7998, 514, 537, " Q17> ", " Q17v "], [9112, 7998, 514, 537, " R17> ", " R17v "], [374, 8535, 514, 537, " A18> ", " A18v "], [888, 8535, 514, 537, " B18> ", " B18v "], [1402, 8535, 514, 537, " C18> ", " C18v "], [1916, 8535, 514, 537, " D18> ", " D18v "], [2430, 8535, 514, 537, " E18> ", " E18v "], [2944, 8535, 514, 537, " F18> ", " F18v "], [3458, 8535, 514, 537, " G18> ", " G18v "], [3972, 8535, 514, 537, " H18> ", " H18v "], [4486, 8535, 514, 537, " I18> ", " I18v "], [5000, 8535, 514, 537, " J18> ", " J18v "], [5514, 8535, 514, 537, " K18> ", " K18v "], [6028, 8535, 514, 537, " L18> ", " L18v "], [6542, 8535, 514, 537, " M18> ", " M18v "], [7056, 8535, 514, 537, " N18> ", " N18v "], [7570, 8535, 514, 537, " O18> ", " O18v "], [8084, 8535, 514, 537, " P18> ", " P18v "], [8598, 8535, 514, 537, " Q18> ", " Q18v "], [9112, 8535, 514, 537, " R18> ", " R18v "], [374, 9072, 514, 537, " A19> ", " A19v "], [888, 9072, 514, 537, " B19> ", " B19v "], [1402, 9072, 514, 537, " C19> ", " C19v "], [1916, 9072, 514, 537, " D19> ", " D19v "], [2430, 9072, 514, 537, " E19> ", " E19v "], [2944, 9072, 514, 537, " F19> ", " F19v "], [3458, 9072, 514, 537, " G19> ", " G19v "], [3972, 9072, 514, 537, " H19> ", " H19v "], [4486, 9072, 514, 537, " I19> ", " I19v "], [5000, 9072, 514, 537, " J19> ", " J19v "], [5514, 9072, 514, 537, " K19> ", " K19v "], [6028, 9072, 514, 537, " L19> ", " L19v "], [6542, 9072, 514, 537, " M19> ", " M19v "], [7056, 9072, 514, 537, " N19> ", " N19v "], [7570, 9072, 514, 537, " O19> ", " O19v "], [8084, 9072, 514, 537, " P19> ", " P19v "], [8598, 9072, 514, 537, " Q19> ", " Q19v "], [9112, 9072, 514, 537, " R19> ", " R19v "]]',NULL,'{"table": 6, "game": "summy", "own": false, "over": false, "hints": true, "players": ["b75655fb8f0be897"], "turn": [], "asked": []}',0);
INSERT INTO "entry" VALUES(114,200,'@b75655fb8f0be897',1795389151999,'[["Your tiles at table #6:", "plain"]]',NULL,'',NULL,NULL,NULL,116202609219443,'Your tiles: 2 2 3 6 9 + + =.',680,132,'[]',NULL,NULL,'[[294, 1212, 1176, 6061, "2", " exchange 2 "], [1471, 1212, 1176, 6061, "2", " exchange 2 "], [2647, 1212, 1176, 6061, "3", " exchange 3 "], [3824, 1212, 1176, 6061, "6", " exchange 6 "], [5000, 1212, 1176, 6061, "9", " exchange 9 "], [6176, 1212, 1176, 6061, "+", " exchange + "], [7353, 1212, 1176, 6061, "+", " exchange + "], [8529, 1212, 1176, 6061, "=", " exchange = "]]',NULL,'{"table": 6, "game": "summy", "own": true, "over": false, "hints": true, "players": ["b75655fb8f0be897"], "turn": [], "asked": []}',0);
INSERT INTO "entry" VALUES(115,202,'#lobby',1795389152021,'[["Ben lays ", "plain"], ["P6v 6+3:3(=)7", "code"], [" for ", "plain"], ["19", "bold"], [" points: 6+3:3=7 (19).", "plain"], ["\n", "plain"], ["Ben 19 · Ann 12 · Cara 12", "plain"], ["\n", "plain"], ["Ann", "mention", "b75655fb8f0be897"], [", it is your turn.", "plain"]]',NULL,'',NULL,NULL,NULL,128883148730241,'Ben lays P6v 6+3:3(=)7 for 19 points: 6+3:3=7 (19).
Ben 19 · Ann 12 · Cara 12
Ann, it is your turn.',636,827,'[["My tiles", "/rack #8"]]',NULL,NULL,'[[503, 1632, 692, 532, " I3> ", " I3v "], [1195, 1632, 692, 532, " J3> ", " J3v "], [1887, 1632, 692, 532, " K3> ", " K3v "], [2579, 1632, 692, 532, " L3> ", " L3v "], [3270, 1632, 692, 532, " M3> ", " M3v "], [3962, 1632, 692, 532, " N3> ", " N3v "], [4654, 1632, 692, 532, " O3> ", " O3v "], [5346, 1632, 692, 532, " P3> ", " P3v "], [6038, 1632, 692, 532, " Q3> ", " Q3v "], [6730, 1632, 692, 532, " R3> ", " R3v "], [7421, 1632, 692, 532, " S3> ", " S3v "], [8113, 1632, 692, 532, " T3> ", " T3v "], [8805, 1632, 692, 532, " U3> ", " U3v "], [503, 2164, 692, 532, " I4> ", " I4v "], [1195, 2164, 692, 532, " J4> ", " J4v "], [1887, 2164, 692, 532, " K4> ", " K4v "], [2579, 2164, 692, 532, " L4> ", " L4v "], [3270, 2164, 692, 532, " M4> ", " M4v "], [3962, 2164, 692, 532, " N4> ", " N4v "], [4654, 2164, 692, 532, " O4> ", " O4v "], [5346, 2164, 692, 532, " P4> ", " P4v "], [6038, 2164, 692, 532, " Q4> ", " Q4v "], [6730, 2164, 692, 532, " R4> ", " R4v "], [7421, 2164, 692, 532, " S4> ", " S4v "], [8113, 2164, 692, 532, " T4> ", " T4v "], [8805, 2164, 692, 532, " U4> ", " U4v "], [503, 2696, 692, 532, " I5> ", " I5v "], [1195, 2696, 692, 532, " J5> ", " J5v "], [1887, 2696, 692, 532, " K5> ", " K5v "], [2579, 2696, 692, 532, " L5> ", " L5v "], [3270, 2696, 692, 532, " M5> ", " M5v "], [3962, 2696, 692, 532, " N5> ", " N5v "], [4654, 2696, 692, 532, " O5> ", " O5v "], [5346, 2696, 692, 532, " P5> ", " P5v "], [6038, 2696, 692, 532, " Q5> ", " Q5v "], [6730, 2696, 692, 532, " R5> ", " R5v "], [7421, 2696, 692, 532, " S5> ", " S5v "], [8113, 2696, 692, 532, " T5> ", " T5v "], [8805, 2696, 692, 532, " U5> ", " U5v "], [503, 3229, 692, 532, " I6> ", " I6v "], [1195, 3229, 692, 532, " J6> ", " J6v "], [1887, 3229, 692, 532, " K6> ", " K6v "], [2579, 3229, 692, 532, " L6> ", " L6v "], [3270, 3229, 692, 532, " M6> ", " M6v "], [3962, 3229, 692, 532, " N6> ", " N6v "], [4654, 3229, 692, 532, " O6> ", " O6v "], [5346, 3229, 692, 532, " P6> ", " P6v "], [6038, 3229, 692, 532, " Q6> ", " Q6v "], [6730, 3229, 692, 532, " R6> ", " R6v "], [7421, 3229, 692, 532, " S6> ", " S6v "], [8113, 3229, 692, 532, " T6> ", " T6v "], [8805, 3229, 692, 532, " U6> ", " U6v "], [503, 3761, 692, 532, " I7> ", " I7v "], [1195, 3761, 692, 532, " J7> ", " J7v "], [1887, 3761, 692, 532, " K7> ", " K7v "], [2579, 3761, 692, 532, " L7> ", " L7v "], [3270, 3761, 692, 532, " M7> ", " M7v "], [3962, 3761, 692, 532, " N7> ", " N7v "], [4654, 3761, 692, 532, " O7> ", " O7v "], [5346, 3761, 692, 532, " P7> ", " P7v "], [6038, 3761, 692, 532, " Q7> ", " Q7v "], [6730, 3761, 692, 532, " R7> ", " R7v "], [7421, 3761, 692, 532, " S7> ", " S7v "], [8113, 3761, 692, 532, " T7> ", " T7v "], [8805, 3761, 692, 532, " U7> ", " U7v "], [503, 4293, 692, 532, " I8> ", " I8v "], [1195, 4293, 692, 532, " J8> ", " J8v "], [1887, 4293, 692, 532, " K8> ", " K8v "], [2579, 4293, 692, 532, " L8> ", " L8v "], [3270, 4293, 692, 532, " M8> ", " M8v "], [3962, 4293, 692, 532, " N8> ", " N8v "], [4654, 4293, 692, 532, " O8> ", " O8v "], [5346, 4293, 692, 532, " P8> ", " P8v "], [6038, 4293, 692, 532, " Q8> ", " Q8v "], [6730, 4293, 692, 532, " R8> ", " R8v "], [7421, 4293, 692, 532, " S8> ", " S8v "], [8113, 4293, 692, 532, " T8> ", " T8v "], [8805, 4293, 692, 532, " U8> ", " U8v "], [503, 4825, 692, 532, " I9> ", " I9v "], [1195, 4825, 692, 532, " J9> ", " J9v "], [1887, 4825, 692, 532, " K9> ", " K9v "], [2579, 4825, 692, 532, " L9> ", " L9v "], [3270, 4825, 692, 532, " M9> ", " M9v "], [3962, 4825, 692, 532, " N9> ", " N9v "], [4654, 4825, 692, 532, " O9> ", " O9v "], [5346, 4825, 692, 532, " P9> ", " P9v "], [6038, 4825, 692, 532, " Q9> ", " Q9v "], [6730, 4825, 692, 532, " R9> ", " R9v "], [7421, 4825, 692, 532, " S9> ", " S9v "], [8113, 4825, 692, 532, " T9> ", " T9v "], [8805, 4825, 692, 532, " U9> ", " U9v "], [503, 5357, 692, 532, " I10> ", " I10v "], [1195, 5357, 692, 532, " J10> ", " J10v "], [1887, 5357, 692, 532, " K10> ", " K10v "], [2579, 5357, 692, 532, " L10> ", " L10v "], [3270, 5357, 692, 532, " M10> ", " M10v "], [3962, 5357, 692, 532, " N10> ", " N10v "], [4654, 5357, 692, 532, " O10> ", " O10v "], [5346, 5357, 692, 532, " P10> ", " P10v "], [6038, 5357, 692, 532, " Q10> ", " Q10v "], [6730, 5357, 692, 532, " R10> ", " R10v "], [7421, 5357, 692, 532, " S10> ", " S10v "], [8113, 5357, 692, 532, " T10> ", " T10v "], [8805, 5357, 692, 532, " U10> ", " U10v "], [503, 5889, 692, 532, " I11> ", " I11v "], [1195, 5889, 692, 532, " J11> ", " J11v "], [1887, 5889, 692, 532, " K11> ", " K11v "], [2579, 5889, 692, 532, " L11> ", " L11v "], [3270, 5889, 692, 532, " M11> ", " M11v "], [3962, 5889, 692, 532, " N11> ", " N11v "], [4654, 5889, 692, 532, " O11> ", " O11v "], [5346, 5889, 692, 532, " P11> ", " P11v "], [6038, 5889, 692, 532, " Q11> ", " Q11v "], [6730, 5889, 692, 532, " R11> ", " R11v "], [7421, 5889, 692, 532, " S11> ", " S11v "], [8113, 5889, 692, 532, " T11> ", " T11v "], [8805, 5889, 692, 532, " U11> ", " U11v "], [503, 6421, 692, 532, " I12> ", " I12v "], [1195, 6421, 692, 532, " J12> ", " J12v "], [1887, 6421, 692, 532, " K12> ", " K12v "], [2579, 6421, 692, 532, " L12> ", " L12v "], [3270, 6421, 692, 532, " M12> ", " M12v "], [3962, 6421, 692, 532, " N12> ", " N12v "], [4654, 6421, 692, 532, " O12> ", " O12v "], [5346, 6421, 692, 532, " P12> ", " P12v "], [6038, 6421, 692, 532, " Q12> ", " Q12v "], [6730, 6421, 692, 532, " R12> ", " R12v "], [7421, 6421, 692, 532, " S12> ", " S12v "], [8113, 6421, 692, 532, " T12> ", " T12v "], [8805, 6421, 692, 532, " U12> ", " U12v "], [503, 6953, 692, 532, " I13> ", " I13v "], [1195, 6953, 692, 532, " J13> ", " J13v "], [1887, 6953, 692, 532, " K13> ", " K13v "], [2579, 6953, 692, 532, " L13> ", " L13v "], [3270, 6953, 692, 532, " M13> ", " M13v "], [3962, 6953, 692, 532, " N13> ", " N13v "], [4654, 6953, 692, 532, " O13> ", " O13v "], [5346, 6953, 692, 532, " P13> ", " P13v "], [6038, 6953, 692, 532, " Q13> ", " Q13v "], [6730, 6953, 692, 532, " R13> ", " R13v "], [7421, 6953, 692, 532, " S13> ", " S13v "], [8113, 6953, 692, 532, " T13> ", " T13v "], [8805, 6953, 692, 532, " U13> ", " U13v "], [503, 7485, 692, 532, " I14> ", " I14v "], [1195, 7485, 692, 532, " J14> ", " J14v "], [1887, 7485, 692, 532, " K14> ", " K14v "], [2579, 7485, 692, 532, " L14> ", " L14v "], [3270, 7485, 692, 532, " M14> ", " M14v "], [3962, 7485, 692, 532, " N14> ", " N14v "], [4654, 7485, 692, 532, " O14> ", " O14v "], [5346, 7485, 692, 532, " P14> ", " P14v "], [6038, 7485, 692, 532, " Q14> ", " Q14v "], [6730, 7485, 692, 532, " R14> ", " R14v "], [7421, 7485, 692, 532, " S14> ", " S14v "], [8113, 7485, 692, 532, " T14> ", " T14v "], [8805, 7485, 692, 532, " U14> ", " U14v "], [503, 8017, 692, 532, " I15> ", " I15v "], [1195, 8017, 692, 532, " J15> ", " J15v "], [1887, 8017, 692, 532, " K15> ", " K15v "], [2579, 8017, 692, 532, " L15> ", " L15v "], [3270, 8017, 692, 532, " M15> ", " M15v "], [3962, 8017, 692, 532, " N15> ", " N15v "], [4654, 8017, 692, 532, " O15> ", " O15v "], [5346, 8017, 692, 532, " P15> ", " P15v "], [6038, 8017, 692, 532, " Q15> ", " Q15v "], [6730, 8017, 692, 532, " R15> ", " R15v "], [7421, 8017, 692, 532, " S15> ", " S15v "], [8113, 8017, 692, 532, " T15> ", " T15v "], [8805, 8017, 692, 532, " U15> ", " U15v "], [503, 8549, 692, 532, " I16> ", " I16v "], [1195, 8549, 692, 532, " J16> ", " J16v "], [1887, 8549, 692, 532, " K16> ", " K16v "], [2579, 8549, 692, 532, " L16> ", " L16v "], [3270, 8549, 692, 532, " M16> ", " M16v "], [3962, 8549, 692, 532, " N16> ", " N16v "], [4654, 8549, 692, 532, " O16> ", " O16v "], [5346, 8549, 692, 532, " P16> ", " P16v "], [6038, 8549, 692, 532, " Q16> ", " Q16v "], [6730, 8549, 692, 532, " R16> ", " R16v "], [7421, 8549, 692, 532, " S16> ", " S16v "], [8113, 8549, 692, 532, " T16> ", " T16v "], [8805, 8549, 692, 532, " U16> ", " U16v "], [503, 9081, 692, 532, " I17> ", " I17v "], [1195, 9081, 692, 532, " J17> ", " J17v "], [1887, 9081, 692, 532, " K17> ", " K17v "], [2579, 9081, 692, 532, " L17> ", " L17v "], [3270, 9081, 692, 532, " M17> ", " M17v "], [3962, 9081, 692, 532, " N17> ", " N17v "], [4654, 9081, 692, 532, " O17> ", " O17v "], [5346, 9081, 692, 532, " P17> ", " P17v "], [6038, 9081, 692, 532, " Q17> ", " Q17v "], [6730, 9081, 692, 532, " R17> ", " R17v "], [7421, 9081, 692, 532, " S17> ", " S17v "], [8113, 9081, 692, 532, " T17> ", " T17v "], [8805, 9081, 692, 532, " U17> ", " U17v "]]',NULL,'{"table": 8, "game": "summy", "own": false, "over": false, "hints": false, "players": ["2008fccddd8a93e6", "b75655fb8f0be897", "ba288326ad604ac5"], "turn": ["b75655fb8f0be897"], "asked": []}',0);
INSERT INTO "entry" VALUES(116,204,'@ba288326ad604ac5',1795389152022,'[["Your tiles at table #8:", "plain"]]',NULL,'',NULL,NULL,NULL,191840537217169,'Your tiles: 0 1 4 6 - x x :.',680,132,'[]',NULL,NULL,'[[294, 1212, 1176, 6061, "0", " exchange 0 "], [1471, 1212, 1176, 6061, "1", " exchange 1 "], [2647, 1212, 1176, 6061, "4", " exchange 4 "], [3824, 1212, 1176, 6061, "6", " exchange 6 "], [5000, 1212, 1176, 6061, "-", " exchange - "], [6176, 1212, 1176, 6061, "x", " exchange x "], [7353, 1212, 1176, 6061, "x", " exchange x "], [8529, 1212, 1176, 6061, ":", " exchange : "]]',NULL,'{"table": 8, "game": "summy", "own": true, "over": false, "hints": false, "players": ["2008fccddd8a93e6", "b75655fb8f0be897", "ba288326ad604ac5"], "turn": ["b75655fb8f0be897"], "asked": []}',0);
INSERT INTO "entry" VALUES(117,205,'#lobby',1795389155752,'[["/board", "plain"]]','b75655fb8f0be897','Ann','last-line-01',NULL,'b75655fb8f0be897',NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL,0);
CREATE TABLE "identity" (
    id TEXT PRIMARY KEY,
    nick TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    digest BLOB NOT NULL,
    locale TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "identity" VALUES('2008fccddd8a93e6','cara','Cara',X'2E8C3AD96894BF8C2656DF13B39A61B58A4E4F4F1C0E719AF642D1AC604D4797','en');
INSERT INTO "identity" VALUES('b75655fb8f0be897','ann','Ann',X'C6F0B645D2258189A260083897BAE9495F3CD693942B934458DF391A00B8BF13','en');
INSERT INTO "identity" VALUES('ba288326ad604ac5','ben','Ben',X'F0D2E8E6FEB24C184FBE4269371F892BAFCDF98162628B6D7CB3571FF0F19438','en');
CREATE TABLE leader (room TEXT PRIMARY KEY, person TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE line_seen (
    seq INTEGER PRIMARY KEY, author TEXT NOT NULL, client TEXT NOT NULL, UNIQUE (author, client)
) STRICT;
INSERT INTO "line_seen" VALUES(1,'b75655fb8f0be897','line-ann-000000');
INSERT INTO "line_seen" VALUES(3,'ba288326ad604ac5','line-ben-000001');
INSERT INTO "line_seen" VALUES(4,'2008fccddd8a93e6','line-cara-000002');
INSERT INTO "line_seen" VALUES(5,'b75655fb8f0be897','line-ann-000003');
INSERT INTO "line_seen" VALUES(6,'ba288326ad604ac5','line-ben-000004');
INSERT INTO "line_seen" VALUES(7,'2008fccddd8a93e6','line-cara-000005');
INSERT INTO "line_seen" VALUES(8,'b75655fb8f0be897','line-ann-000006');
INSERT INTO "line_seen" VALUES(9,'ba288326ad604ac5','line-ben-000007');
INSERT INTO "line_seen" VALUES(10,'2008fccddd8a93e6','line-cara-000008');
INSERT INTO "line_seen" VALUES(11,'b75655fb8f0be897','line-ann-000009');
INSERT INTO "line_seen" VALUES(12,'ba288326ad604ac5','line-ben-000010');
INSERT INTO "line_seen" VALUES(13,'2008fccddd8a93e6','line-cara-000011');
INSERT INTO "line_seen" VALUES(14,'b75655fb8f0be897','line-ann-000012');
INSERT INTO "line_seen" VALUES(15,'ba288326ad604ac5','line-ben-000013');
INSERT INTO "line_seen" VALUES(16,'2008fccddd8a93e6','line-cara-000014');
INSERT INTO "line_seen" VALUES(17,'b75655fb8f0be897','line-ann-000015');
INSERT INTO "line_seen" VALUES(18,'b75655fb8f0be897','line-ann-000016');
INSERT INTO "line_seen" VALUES(19,'b75655fb8f0be897','line-ann-000017');
INSERT INTO "line_seen" VALUES(20,'b75655fb8f0be897','line-ann-000018');
INSERT INTO "line_seen" VALUES(21,'ba288326ad604ac5','line-ben-000019');
INSERT INTO "line_seen" VALUES(22,'2008fccddd8a93e6','line-cara-000020');
INSERT INTO "line_seen" VALUES(23,'b75655fb8f0be897','line-ann-000021');
INSERT INTO "line_seen" VALUES(24,'2008fccddd8a93e6','line-cara-000022');
INSERT INTO "line_seen" VALUES(25,'ba288326ad604ac5','line-ben-000023');
INSERT INTO "line_seen" VALUES(26,'b75655fb8f0be897','line-ann-000024');
INSERT INTO "line_seen" VALUES(32,'b75655fb8f0be897','line-ann-000025');
INSERT INTO "line_seen" VALUES(39,'2008fccddd8a93e6','line-cara-000026');
INSERT INTO "line_seen" VALUES(41,'b75655fb8f0be897','line-ann-000027');
INSERT INTO "line_seen" VALUES(46,'b75655fb8f0be897','line-ann-000028');
INSERT INTO "line_seen" VALUES(57,'b75655fb8f0be897','line-ann-000029');
INSERT INTO "line_seen" VALUES(62,'2008fccddd8a93e6','line-cara-000030');
INSERT INTO "line_seen" VALUES(66,'ba288326ad604ac5','line-ben-000031');
INSERT INTO "line_seen" VALUES(77,'b75655fb8f0be897','line-ann-000032');
INSERT INTO "line_seen" VALUES(81,'2008fccddd8a93e6','line-cara-000033');
INSERT INTO "line_seen" VALUES(85,'b75655fb8f0be897','line-ann-000034');
INSERT INTO "line_seen" VALUES(86,'2008fccddd8a93e6','line-cara-000035');
INSERT INTO "line_seen" VALUES(94,'ba288326ad604ac5','line-ben-000036');
INSERT INTO "line_seen" VALUES(95,'b75655fb8f0be897','line-ann-000037');
INSERT INTO "line_seen" VALUES(99,'2008fccddd8a93e6','line-cara-000038');
INSERT INTO "line_seen" VALUES(102,'ba288326ad604ac5','line-ben-000039');
INSERT INTO "line_seen" VALUES(108,'b75655fb8f0be897','line-ann-000040');
INSERT INTO "line_seen" VALUES(111,'b75655fb8f0be897','line-ann-000041');
INSERT INTO "line_seen" VALUES(112,'ba288326ad604ac5','line-ben-000042');
INSERT INTO "line_seen" VALUES(117,'b75655fb8f0be897','last-line-01');
CREATE TABLE member (person TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (person, room)) STRICT, WITHOUT ROWID;
INSERT INTO "member" VALUES('2008fccddd8a93e6','#lobby');
INSERT INTO "member" VALUES('b75655fb8f0be897','#lobby');
INSERT INTO "member" VALUES('ba288326ad604ac5','#lobby');
CREATE TABLE meta (
    instance TEXT NOT NULL,         -- random: tells this file from all others
    version INTEGER NOT NULL        -- the highest version of an entry
) STRICT;
INSERT INTO "meta" VALUES('ba4c7438',205);
CREATE TABLE nonce_seen (id INTEGER PRIMARY KEY, nonce TEXT NOT NULL UNIQUE, seq INTEGER NOT NULL) STRICT;
INSERT INTO "nonce_seen" VALUES(1,'5866662c-1',2);
INSERT INTO "nonce_seen" VALUES(2,'5866662c-2',2);
INSERT INTO "nonce_seen" VALUES(3,'5866662c-3',2);
INSERT INTO "nonce_seen" VALUES(4,'5866662c-5',27);
INSERT INTO "nonce_seen" VALUES(5,'5866662c-6',28);
INSERT INTO "nonce_seen" VALUES(6,'5866662c-7',29);
INSERT INTO "nonce_seen" VALUES(7,'5866662c-4',30);
INSERT INTO "nonce_seen" VALUES(8,'5866662c-8',31);
INSERT INTO "nonce_seen" VALUES(9,'5866662c-9',31);
INSERT INTO "nonce_seen" VALUES(10,'5866662c-10',31);
INSERT INTO "nonce_seen" VALUES(11,'5866662c-11',33);
INSERT INTO "nonce_seen" VALUES(12,'5866662c-15',34);
INSERT INTO "nonce_seen" VALUES(13,'5866662c-16',34);
INSERT INTO "nonce_seen" VALUES(14,'5866662c-17',34);
INSERT INTO "nonce_seen" VALUES(15,'5866662c-18',35);
INSERT INTO "nonce_seen" VALUES(16,'5866662c-19',36);
INSERT INTO "nonce_seen" VALUES(17,'5866662c-23',37);
INSERT INTO "nonce_seen" VALUES(18,'5866662c-24',37);
INSERT INTO "nonce_seen" VALUES(19,'5866662c-25',37);
INSERT INTO "nonce_seen" VALUES(20,'5866662c-12',38);
INSERT INTO "nonce_seen" VALUES(21,'5866662c-20',40);
INSERT INTO "nonce_seen" VALUES(22,'5866662c-14',42);
INSERT INTO "nonce_seen" VALUES(23,'5866662c-21',43);
INSERT INTO "nonce_seen" VALUES(24,'5866662c-26',44);
INSERT INTO "nonce_seen" VALUES(25,'5866662c-30',45);
INSERT INTO "nonce_seen" VALUES(26,'5866662c-31',45);
INSERT INTO "nonce_seen" VALUES(27,'5866662c-32',45);
INSERT INTO "nonce_seen" VALUES(28,'5866662c-34',47);
INSERT INTO "nonce_seen" VALUES(29,'5866662c-37',48);
INSERT INTO "nonce_seen" VALUES(30,'5866662c-22',49);
INSERT INTO "nonce_seen" VALUES(31,'5866662c-28',50);
INSERT INTO "nonce_seen" VALUES(32,'5866662c-33',51);
INSERT INTO "nonce_seen" VALUES(33,'5866662c-55',52);
INSERT INTO "nonce_seen" VALUES(34,'5866662c-39',53);
INSERT INTO "nonce_seen" VALUES(35,'5866662c-40',54);
INSERT INTO "nonce_seen" VALUES(36,'5866662c-41',54);
INSERT INTO "nonce_seen" VALUES(37,'5866662c-42',54);
INSERT INTO "nonce_seen" VALUES(38,'5866662c-43',54);
INSERT INTO "nonce_seen" VALUES(39,'5866662c-44',54);
INSERT INTO "nonce_seen" VALUES(40,'5866662c-45',55);
INSERT INTO "nonce_seen" VALUES(41,'5866662c-46',56);
INSERT INTO "nonce_seen" VALUES(42,'5866662c-29',58);
INSERT INTO "nonce_seen" VALUES(43,'5866662c-35',59);
INSERT INTO "nonce_seen" VALUES(44,'5866662c-56',60);
INSERT INTO "nonce_seen" VALUES(45,'5866662c-50',61);
INSERT INTO "nonce_seen" VALUES(46,'5866662c-47',63);
INSERT INTO "nonce_seen" VALUES(47,'5866662c-58',64);
INSERT INTO "nonce_seen" VALUES(48,'5866662c-52',65);
INSERT INTO "nonce_seen" VALUES(49,'5866662c-49',67);
INSERT INTO "nonce_seen" VALUES(50,'5866662c-53',68);
INSERT INTO "nonce_seen" VALUES(51,'5866662c-59',69);
INSERT INTO "nonce_seen" VALUES(52,'5866662c-51',70);
INSERT INTO "nonce_seen" VALUES(53,'5866662c-68',71);
INSERT INTO "nonce_seen" VALUES(54,'5866662c-60',72);
INSERT INTO "nonce_seen" VALUES(55,'5866662c-61',73);
INSERT INTO "nonce_seen" VALUES(56,'5866662c-57',74);
INSERT INTO "nonce_seen" VALUES(57,'5866662c-62',75);
INSERT INTO "nonce_seen" VALUES(58,'5866662c-63',76);
INSERT INTO "nonce_seen" VALUES(59,'5866662c-65',78);
INSERT INTO "nonce_seen" VALUES(60,'5866662c-64',79);
INSERT INTO "nonce_seen" VALUES(61,'5866662c-66',80);
INSERT INTO "nonce_seen" VALUES(62,'5866662c-71',82);
INSERT INTO "nonce_seen" VALUES(63,'5866662c-70',83);
INSERT INTO "nonce_seen" VALUES(64,'5866662c-67',36);
INSERT INTO "nonce_seen" VALUES(65,'5866662c-74',84);
INSERT INTO "nonce_seen" VALUES(66,'5866662c-73',87);
INSERT INTO "nonce_seen" VALUES(67,'5866662c-69',88);
INSERT INTO "nonce_seen" VALUES(68,'5866662c-78',89);
INSERT INTO "nonce_seen" VALUES(69,'5866662c-75',90);
INSERT INTO "nonce_seen" VALUES(70,'5866662c-72',91);
INSERT INTO "nonce_seen" VALUES(71,'5866662c-76',92);
INSERT INTO "nonce_seen" VALUES(72,'5866662c-77',93);
INSERT INTO "nonce_seen" VALUES(73,'5866662c-79',96);
INSERT INTO "nonce_seen" VALUES(74,'5866662c-80',97);
INSERT INTO "nonce_seen" VALUES(75,'5866662c-81',98);
INSERT INTO "nonce_seen" VALUES(76,'5866662c-83',100);
INSERT INTO "nonce_seen" VALUES(77,'5866662c-82',101);
INSERT INTO "nonce_seen" VALUES(78,'5866662c-85',103);
INSERT INTO "nonce_seen" VALUES(79,'5866662c-86',104);
INSERT INTO "nonce_seen" VALUES(80,'5866662c-87',105);
INSERT INTO "nonce_seen" VALUES(81,'5866662c-84',106);
INSERT INTO "nonce_seen" VALUES(82,'5866662c-88',107);
INSERT INTO "nonce_seen" VALUES(83,'5866662c-89',109);
INSERT INTO "nonce_seen" VALUES(84,'5866662c-90',110);
INSERT INTO "nonce_seen" VALUES(85,'5866662c-91',113);
INSERT INTO "nonce_seen" VALUES(86,'5866662c-92',114);
INSERT INTO "nonce_seen" VALUES(87,'5866662c-93',115);
INSERT INTO "nonce_seen" VALUES(88,'5866662c-94',116);
CREATE TABLE picture (
    id INTEGER PRIMARY KEY, entry INTEGER NOT NULL REFERENCES entry ON DELETE CASCADE, png BLOB NOT NULL
, dark BLOB) STRICT;
INSERT INTO "picture" VALUES(26266340166177,110,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082',NULL);
INSERT INTO "picture" VALUES(78705259929283,109,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082',NULL);
INSERT INTO "picture" VALUES(116202609219443,114,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082',NULL);
INSERT INTO "picture" VALUES(128883148730241,115,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082',NULL);
INSERT INTO "picture" VALUES(191840537217169,116,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082',NULL);
INSERT INTO "picture" VALUES(481790368331048,113,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082',NULL);
CREATE TABLE recovered (id INTEGER PRIMARY KEY, person TEXT NOT NULL, digest BLOB NOT NULL) STRICT;
CREATE TABLE recovery (person TEXT PRIMARY KEY, salt BLOB NOT NULL, digest BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE waiting (
    seq INTEGER PRIMARY KEY, author TEXT NOT NULL, name TEXT NOT NULL, client TEXT NOT NULL, room TEXT NOT NULL,
    text TEXT NOT NULL, locale TEXT NOT NULL, button INTEGER NOT NULL, reply_to TEXT, tries INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "waiting" VALUES(117,'b75655fb8f0be897','Ann','last-line-01','#lobby','/board','en',0,NULL,0);
CREATE INDEX entry_room ON entry (room, seq);
CREATE INDEX entry_version ON entry (version);
CREATE INDEX picture_entry ON picture (entry);
CREATE INDEX recovered_person ON recovered (person);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('entry',117);
COMMIT;
PRAGMA user_version = 7;
