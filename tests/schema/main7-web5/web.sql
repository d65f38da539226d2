BEGIN TRANSACTION;
CREATE TABLE entry (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, version INTEGER NOT NULL, room TEXT NOT NULL, at INTEGER NOT NULL,
    spans TEXT NOT NULL, author TEXT, name TEXT NOT NULL, client TEXT, reply INTEGER, only_for TEXT,
    picture INTEGER, alt TEXT, width INTEGER, height INTEGER, buttons TEXT NOT NULL, document TEXT, content TEXT
, areas TEXT, due INTEGER, table_state TEXT) STRICT;
INSERT INTO "entry" VALUES(114,203,'@ec2e9be260f39577',1795389254689,'[["/play #5 draw", "plain"]]','ec2e9be260f39577','Ben','line-ben-000040-1',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "entry" VALUES(115,205,'@ec2e9be260f39577',1795389254697,'[["Your hand at table #5:", "plain"]]',NULL,'',NULL,NULL,NULL,7232098841066,'Your 17 tiles: R5 R9 R13 B4 B9 B11 B12 B13 Y3 Y6 Y12 Y13 K2 K8 K9 K12 J.
Drawn in this turn: Y3 Y13.',672,408,'[]',NULL,NULL,'[[149, 245, 536, 2059, " A ", " join A "], [685, 392, 833, 1765, " A ", " take B3 A "], [1518, 392, 833, 1765, " A ", " take B4 A "], [2351, 392, 833, 1765, " A ", " take B5 A "], [3393, 245, 536, 2059, " B ", " join B "], [3929, 392, 833, 1765, " B ", " take K10 B "], [4762, 392, 833, 1765, " B ", " take K11 B "], [5595, 392, 833, 1765, " B ", " release B K12 "], [6429, 392, 833, 1765, " B ", " take K13 B "], [238, 2647, 774, 1618, " R5 ", " discard R5 ", 1], [1012, 2647, 774, 1618, " R9 ", " discard R9 ", 2], [1786, 2647, 774, 1618, " R13 ", " discard R13 ", 3], [2738, 2647, 774, 1618, " B4 ", " discard B4 ", 4], [3512, 2647, 774, 1618, " B9 ", " discard B9 ", 5], [4286, 2647, 774, 1618, " B11 ", " discard B11 ", 6], [5060, 2647, 774, 1618, " B12 ", " discard B12 ", 7], [5833, 2647, 774, 1618, " B13 ", " discard B13 ", 8], [238, 4265, 774, 1618, " Y3 ", " discard Y3 ", 9], [1012, 4265, 774, 1618, " Y6 ", " discard Y6 ", 10], [1786, 4265, 774, 1618, " Y12 ", " discard Y12 ", 11], [2560, 4265, 774, 1618, " Y13 ", " discard Y13 ", 12], [3512, 4265, 774, 1618, " K2 ", " discard K2 ", 13], [4286, 4265, 774, 1618, " K8 ", " discard K8 ", 14], [5060, 4265, 774, 1618, " K9 ", " discard K9 ", 15], [5833, 4265, 774, 1618, " K12 ", " discard K12 ", 16], [6786, 4265, 774, 1618, " J ", " discard J ", 17], [238, 6373, 774, 1618, " K2 ", " discard K2 ", 13], [1190, 6373, 774, 1618, " Y3 ", " discard Y3 ", 9], [2143, 6373, 774, 1618, " B4 ", " discard B4 ", 4], [3095, 6373, 774, 1618, " R5 ", " discard R5 ", 1], [4048, 6373, 774, 1618, " Y6 ", " discard Y6 ", 10], [5000, 6373, 774, 1618, " K8 ", " discard K8 ", 14], [5952, 6373, 774, 1618, " R9 ", " discard R9 ", 2], [6726, 6373, 774, 1618, " B9 ", " discard B9 ", 5], [7500, 6373, 774, 1618, " K9 ", " discard K9 ", 15], [8452, 6373, 774, 1618, " B11 ", " discard B11 ", 6], [238, 7990, 774, 1618, " B12 ", " discard B12 ", 7], [1012, 7990, 774, 1618, " Y12 ", " discard Y12 ", 11], [1786, 7990, 774, 1618, " K12 ", " discard K12 ", 16], [2738, 7990, 774, 1618, " R13 ", " discard R13 ", 3], [3512, 7990, 774, 1618, " B13 ", " discard B13 ", 8], [4286, 7990, 774, 1618, " Y13 ", " discard Y13 ", 12], [5238, 7990, 774, 1618, " J ", " discard J ", 17]]',NULL,'{"table": 5, "game": "rummy-plus", "own": true, "over": false, "hints": false, "players": ["3ec1feccc48032b3", "9986ef5f71010817", "ec2e9be260f39577"], "turn": ["ec2e9be260f39577"]}');
INSERT INTO "entry" VALUES(116,206,'@3ec1feccc48032b3',1795389254722,'[["/play #6 exchange 1 4 6 8 x : = =", "plain"]]','3ec1feccc48032b3','Ann','line-ann-000041-1',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "entry" VALUES(117,208,'@3ec1feccc48032b3',1795389254731,'[["Ann exchanges 8 tiles.", "plain"], ["\n", "plain"], ["Ann 0 · Computer 5", "plain"], ["\n", "plain"], ["Computer is to move.", "plain"]]',NULL,'',NULL,NULL,NULL,150595922222769,'Ann exchanges 8 tiles.
Ann 0 · Computer 5
Computer is to move.',600,602,'[["My tiles", "/rack #6"]]',NULL,NULL,'[[600, 2226, 800, 797, " G9> ", " G9v "], [1400, 2226, 800, 797, " H9> ", " H9v "], [2200, 2226, 800, 797, " I9> ", " I9v "], [3000, 2226, 800, 797, " J9> ", " J9v "], [3800, 2226, 800, 797, " K9> ", " K9v "], [4600, 2226, 800, 797, " L9> ", " L9v "], [5400, 2226, 800, 797, " M9> ", " M9v "], [6200, 2226, 800, 797, " N9> ", " N9v "], [7000, 2226, 800, 797, " O9> ", " O9v "], [7800, 2226, 800, 797, " P9> ", " P9v "], [8600, 2226, 800, 797, " Q9> ", " Q9v "], [600, 3023, 800, 797, " G10> ", " G10v "], [1400, 3023, 800, 797, " H10> ", " H10v "], [2200, 3023, 800, 797, " I10> ", " I10v "], [3000, 3023, 800, 797, " J10> ", " J10v "], [3800, 3023, 800, 797, " K10> ", " K10v "], [4600, 3023, 800, 797, " L10> ", " L10v "], [5400, 3023, 800, 797, " M10> ", " M10v "], [6200, 3023, 800, 797, " N10> ", " N10v "], [7000, 3023, 800, 797, " O10> ", " O10v "], [7800, 3023, 800, 797, " P10> ", " P10v "], [8600, 3023, 800, 797, " Q10> ", " Q10v "], [600, 3821, 800, 797, " G11> ", " G11v "], [1400, 3821, 800, 797, " H11> ", " H11v "], [2200, 3821, 800, 797, " I11> ", " I11v "], [3000, 3821, 800, 797, " J11> ", " J11v "], [3800, 3821, 800, 797, " K11> ", " K11v "], [4600, 3821, 800, 797, " L11> ", " L11v "], [5400, 3821, 800, 797, " M11> ", " M11v "], [6200, 3821, 800, 797, " N11> ", " N11v "], [7000, 3821, 800, 797, " O11> ", " O11v "], [7800, 3821, 800, 797, " P11> ", " P11v "], [8600, 3821, 800, 797, " Q11> ", " Q11v "], [600, 4618, 800, 797, " G12> ", " G12v "], [1400, 4618, 800, 797, " H12> ", " H12v "], [2200, 4618, 800, 797, " I12> ", " I12v "], [3000, 4618, 800, 797, " J12> ", " J12v "], [3800, 4618, 800, 797, " K12> ", " K12v "], [4600, 4618, 800, 797, " L12> ", " L12v "], [5400, 4618, 800, 797, " M12> ", " M12v "], [6200, 4618, 800, 797, " N12> ", " N12v "], [7000, 4618, 800, 797, " O12> ", " O12v "], [7800, 4618, 800, 797, " P12> ", " P12v "], [8600, 4618, 800, 797, " Q12> ", " Q12v "], [600, 5415, 800, 797, " G13> ", " G13v "], [1400, 5415, 800, 797, " H13> ", " H13v "], [2200, 5415, 800, 797, " I13> ", " I13v "], [3000, 5415, 800, 797, " J13> ", " J13v "], [3800, 5415, 800, 797, " K13> ", " K13v "], [4600, 5415, 800, 797, " L13> ", " L13v "], [5400, 5415, 800, 797, " M13> ", " M13v "], [6200, 5415, 800, 797, " N13> ", " N13v "], [7000, 5415, 800, 797, " O13> ", " O13v "], [7800, 5415, 800, 797, " P13> ", " P13v "], [8600, 5415, 800, 797, " Q13> ", " Q13v "], [600, 6213, 800, 797, " G14> ", " G14v "], [1400, 6213, 800, 797, " H14> ", " H14v "], [2200, 6213, 800, 797, " I14> ", " I14v "], [3000, 6213, 800, 797, " J14> ", " J14v "], [3800, 6213, 800, 797, " K14> ", " K14v "], [4600, 6213, 800, 797, " L14> ", " L14v "], [5400, 6213, 800, 797, " M14> ", " M14v "], [6200, 6213, 800, 797, " N14> ", " N14v "], [7000, 6213, 800, 797, " O14> ", " O14v "], [7800, 6213, 800, 797, " P14> ", " P14v "], [8600, 6213, 800, 797, " Q14> ", " Q14v "], [600, 7010, 800, 797, " G15> ", " G15v "], [1400, 7010, 800, 797, " H15> ", " H15v "], [2200, 7010, 800, 797, " I15> ", " I15v "], [3000, 7010, 800, 797, " J15> ", " J15v "], [3800, 7010, 800, 797, " K15> ", " K15v "], [4600, 7010, 800, 797, " L15> ", " L15v "], [5400, 7010, 800, 797, " M15> ", " M15v "], [6200, 7010, 800, 797, " N15> ", " N15v "], [7000, 7010, 800, 797, " O15> ", " O15v "], [7800, 7010, 800, 797, " P15> ", " P15v "], [8600, 7010, 800, 797, " Q15> ", " Q15v "], [600, 7807, 800, 797, " G16> ", " G16v "], [1400, 7807, 800, 797, " H16> ", " H16v "], [2200, 7807, 800, 797, " I16> ", " I16v "], [3000, 7807, 800, 797, " J16> ", " J16v "], [3800, 7807, 800, 797, " K16> ", " K16v "], [4600, 7807, 800, 797, " L16> ", " L16v "], [5400, 7807, 800, 797, " M16> ", " M16v "], [6200, 7807, 800, 797, " N16> ", " N16v "], [7000, 7807, 800, 797, " O16> ", " O16v "], [7800, 7807, 800, 797, " P16> ", " P16v "], [8600, 7807, 800, 797, " Q16> ", " Q16v "], [600, 8605, 800, 797, " G17> ", " G17v "], [1400, 8605, 800, 797, " H17> ", " H17v "], [2200, 8605, 800, 797, " I17> ", " I17v "], [3000, 8605, 800, 797, " J17> ", " J17v "], [3800, 8605, 800, 797, " K17> ", " K17v "], [4600, 8605, 800, 797, " L17> ", " L17v "], [5400, 8605, 800, 797, " M17> ", " M17v "], [6200, 8605, 800, 797, " N17> ", " N17v "], [7000, 8605, 800, 797, " O17> ", " O17v "], [7800, 8605, 800, 797, " P17> ", " P17v "], [8600, 8605, 800, 797, " Q17> ", " Q17v "]]',NULL,'{"table": 6, "game": "summy", "own": false, "over": false, "hints": true, "players": ["3ec1feccc48032b3"], "turn": ["3ec1feccc48032b3"]}');
INSERT INTO "entry" VALUES(118,210,'@3ec1feccc48032b3',1795389254734,'[["Your tiles at table #6:", "plain"]]',NULL,'',NULL,NULL,NULL,337766155621450,'Your tiles: 3 4 6 6 7 9 + :.',680,132,'[]',NULL,NULL,'[[294, 1212, 1176, 6061, "3", " exchange 3 "], [1471, 1212, 1176, 6061, "4", " exchange 4 "], [2647, 1212, 1176, 6061, "6", " exchange 6 "], [3824, 1212, 1176, 6061, "6", " exchange 6 "], [5000, 1212, 1176, 6061, "7", " exchange 7 "], [6176, 1212, 1176, 6061, "9", " exchange 9 "], [7353, 1212, 1176, 6061, "+", " exchange + "], [8529, 1212, 1176, 6061, ":", " exchange : "]]',NULL,'{"table": 6, "game": "summy", "own": true, "over": false, "hints": true, "players": ["3ec1feccc48032b3"], "turn": ["3ec1feccc48032b3"]}');
INSERT INTO "entry" VALUES(119,212,'@3ec1feccc48032b3',1795389254737,'[["Computer exchanges 8 tiles.", "plain"], ["\n", "plain"], ["Ann 0 · Computer 5", "plain"], ["\n", "plain"], ["Ann", "mention", "3ec1feccc48032b3"], [", it is your turn.", "plain"]]',NULL,'',NULL,NULL,NULL,39074793204841,'Computer exchanges 8 tiles.
Ann 0 · Computer 5
Ann, it is your turn.',600,602,'[["My tiles", "/rack #6"], ["Hint", "/hint #6"]]',NULL,NULL,'[[600, 2226, 800, 797, " G9> ", " G9v "], [1400, 2226, 800, 797, " H9> ", " H9v "], [2200, 2226, 800, 797, " I9> ", " I9v "], [3000, 2226, 800, 797, " J9> ", " J9v "], [3800, 2226, 800, 797, " K9> ", " K9v "], [4600, 2226, 800, 797, " L9> ", " L9v "], [5400, 2226, 800, 797, " M9> ", " M9v "], [6200, 2226, 800, 797, " N9> ", " N9v "], [7000, 2226, 800, 797, " O9> ", " O9v "], [7800, 2226, 800, 797, " P9> ", " P9v "], [8600, 2226, 800, 797, " Q9> ", " Q9v "], [600, 3023, 800, 797, " G10> ", " G10v "], [1400, 3023, 800, 797, " H10> ", " H10v "], [2200, 3023, 800, 797, " I10> ", " I10v "], [3000, 3023, 800, 797, " J10> ", " J10v "], [3800, 3023, 800, 797, " K10> ", " K10v "], [4600, 3023, 800, 797, " L10> ", " L10v "], [5400, 3023, 800, 797, " M10> ", " M10v "], [6200, 3023, 800, 797, " N10> ", " N10v "], [7000, 3023, 800, 797, " O10> ", " O10v "], [7800, 3023, 800, 797, " P10> ", " P10v "], [8600, 3023, 800, 797, " Q10> ", " Q10v "], [600, 3821, 800, 797, " G11> ", " G11v "], [1400, 3821, 800, 797, " H11> ", " H11v "], [2200, 3821, 800, 797, " I11> ", " I11v "], [3000, 3821, 800, 797, " J11> ", " J11v "], [3800, 3821, 800, 797, " K11> ", " K11v "], [4600, 3821, 800, 797, " L11> ", " L11v "], [5400, 3821, 800, 797, " M11> ", " M11v "], [6200, 3821, 800, 797, " N11> ", " N11v "], [7000, 3821, 800, 797, " O11> ", " O11v "], [7800, 3821, 800, 797, " P11> ", " P11v "], [8600, 3821, 800, 797, " Q11> ", " Q11v "], [600, 4618, 800, 797, " G12> ", " G12v "], [1400, 4618, 800, 797, " H12> ", " H12v "], [2200, 4618, 800, 797, " I12> ", " I12v "], [3000, 4618, 800, 797, " J12> ", " J12v "], [3800, 4618, 800, 797, " K12> ", " K12v "], [4600, 4618, 800, 797, " L12> ", " L12v "], [5400, 4618, 800, 797, " M12> ", " M12v "], [6200, 4618, 800, 797, " N12> ", " N12v "], [7000, 4618, 800, 797, " O12> ", " O12v "], [7800, 4618, 800, 797, " P12> ", " P12v "], [8600, 4618, 800, 797, " Q12> ", " Q12v "], [600, 5415, 800, 797, " G13> ", " G13v "], [1400, 5415, 800, 797, " H13> ", " H13v "], [2200, 5415, 800, 797, " I13> ", " I13v "], [3000, 5415, 800, 797, " J13> ", " J13v "], [3800, 5415, 800, 797, " K13> ", " K13v "], [4600, 5415, 800, 797, " L13> ", " L13v "], [5400, 5415, 800, 797, " M13> ", " M13v "], [6200, 5415, 800, 797, " N13> ", " N13v "], [7000, 5415, 800, 797, " O13> ", " O13v "], [7800, 5415, 800, 797, " P13> ", " P13v "], [8600, 5415, 800, 797, " Q13> ", " Q13v "], [600, 6213, 800, 797, " G14> ", " G14v "], [1400, 6213, 800, 797, " H14> ", " H14v "], [2200, 6213, 800, 797, " I14> ", " I14v "], [3000, 6213, 800, 797, " J14> ", " J14v "], [3800, 6213, 800, 797, " K14> ", " K14v "], [4600, 6213, 800, 797, " L14> ", " L14v "], [5400, 6213, 800, 797, " M14> ", " M14v "], [6200, 6213, 800, 797, " N14> ", " N14v "], [7000, 6213, 800, 797, " O14> ", " O14v "], [7800, 6213, 800, 797, " P14> ", " P14v "], [8600, 6213, 800, 797, " Q14> ", " Q14v "], [600, 7010, 800, 797, " G15> ", " G15v "], [1400, 7010, 800, 797, " H15> ", " H15v "], [2200, 7010, 800, 797, " I15> ", " I15v "], [3000, 7010, 800, 797, " J15> ", " J15v "], [3800, 7010, 800, 797, " K15> ", " K15v "], [4600, 7010, 800, 797, " L15> ", " L15v "], [5400, 7010, 800, 797, " M15> ", " M15v "], [6200, 7010, 800, 797, " N15> ", " N15v "], [7000, 7010, 800, 797, " O15> ", " O15v "], [7800, 7010, 800, 797, " P15> ", " P15v "], [8600, 7010, 800, 797, " Q15> ", " Q15v "], [600, 7807, 800, 797, " G16> ", " G16v "], [1400, 7807, 800, 797, " H16> ", " H16v "], [2200, 7807, 800, 797, " I16> ", " I16v "], [3000, 7807, 800, 797, " J16> ", " J16v "], [3800, 7807, 800, 797, " K16> ", " K16v "], [4600, 7807, 800, 797, " L16> ", " L16v "], [5400, 7807, 800, 797, " M16> ", " M16v "], [6200, 7807, 800, 797, " N16> ", " N16v "], [7000, 7807, 800, 797, " O16> ", " O16v "], [7800, 7807, 800, 797, " P16> ", " P16v "], [8600, 7807, 800, 797, " Q16> ", " Q16v "], [600, 8605, 800, 797, " G17> ", " G17v "], [1400, 8605, 800, 797, " H17> ", " H17v "], [2200, 8605, 800, 797, " I17> ", " I17v "], [3000, 8605, 800, 797, " J17> ", " J17v "], [3800, 8605, 800, 797, " K17> ", " K17v "], [4600, 8605, 800, 797, " L17> ", " L17v "], [5400, 8605, 800, 797, " M17> ", " M17v "], [6200, 8605, 800, 797, " N17> ", " N17v "], [7000, 8605, 800, 797, " O17> ", " O17v "], [7800, 8605, 800, 797, " P17> ", " P17v "], [8600, 8605, 800, 797, " Q17> ", " Q17v "]]',NULL,'{"table": 6, "game": "summy", "own": false, "over": false, "hints": true, "players": ["3ec1feccc48032b3"], "turn": ["3ec1feccc48032b3"]}');
INSERT INTO "entry" VALUES(120,213,'@3ec1feccc48032b3',1795389254752,'[["/play #8 M14> (6)+0:70=6", "plain"]]','3ec1feccc48032b3','Ann','line-ann-000042-1',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "entry" VALUES(121,215,'#lobby',1795389254763,'[["Ann lays ", "plain"], ["M14> (6)+0:70=6", "code"], [" for ", "plain"], ["19", "bold"], [" points: 6+0:70=6 (19).", "plain"], ["\n", "plain"], ["Ann 19 · Ben 0 · Cara 12", "plain"], ["\n", "plain"], ["Ben", "mention", "ec2e9be260f39577"], [", it is your turn.", "plain"]]',NULL,'',NULL,NULL,NULL,75722041366910,'Ann lays M14> (6)+0:70=6 for 19 points: 6+0:70=6 (19).
Ann 19 · Ben 0 · Cara 12
Ben, it is your turn.',680,658,'[["My tiles", "/rack #8"]]',NULL,NULL,'[[471, 2158, 647, 669, " J7> ", " J7v "], [1118, 2158, 647, 669, " K7> ", " K7v "], [1765, 2158, 647, 669, " L7> ", " L7v "], [2412, 2158, 647, 669, " M7> ", " M7v "], [3059, 2158, 647, 669, " N7> ", " N7v "], [3706, 2158, 647, 669, " O7> ", " O7v "], [4353, 2158, 647, 669, " P7> ", " P7v "], [5000, 2158, 647, 669, " Q7> ", " Q7v "], [5647, 2158, 647, 669, " R7> ", " R7v "], [6294, 2158, 647, 669, " S7> ", " S7v "], [6941, 2158, 647, 669, " T7> ", " T7v "], [7588, 2158, 647, 669, " U7> ", " U7v "], [8235, 2158, 647, 669, " V7> ", " V7v "], [8882, 2158, 647, 669, " W7> ", " W7v "], [471, 2827, 647, 669, " J8> ", " J8v "], [1118, 2827, 647, 669, " K8> ", " K8v "], [1765, 2827, 647, 669, " L8> ", " L8v "], [2412, 2827, 647, 669, " M8> ", " M8v "], [3059, 2827, 647, 669, " N8> ", " N8v "], [3706, 2827, 647, 669, " O8> ", " O8v "], [4353, 2827, 647, 669, " P8> ", " P8v "], [5000, 2827, 647, 669, " Q8> ", " Q8v "], [5647, 2827, 647, 669, " R8> ", " R8v "], [6294, 2827, 647, 669, " S8> ", " S8v "], [6941, 2827, 647, 669, " T8> ", " T8v "], [7588, 2827, 647, 669, " U8> ", " U8v "], [8235, 2827, 647, 669, " V8> ", " V8v "], [8882, 2827, 647, 669, " W8> ", " W8v "], [471, 3495, 647, 669, " J9> ", " J9v "], [1118, 3495, 647, 669, " K9> ", " K9v "], [1765, 3495, 647, 669, " L9> ", " L9v "], [2412, 3495, 647, 669, " M9> ", " M9v "], [3059, 3495, 647, 669, " N9> ", " N9v "], [3706, 3495, 647, 669, " O9> ", " O9v "], [4353, 3495, 647, 669, " P9> ", " P9v "], [5000, 3495, 647, 669, " Q9> ", " Q9v "], [5647, 3495, 647, 669, " R9> ", " R9v "], [6294, 3495, 647, 669, " S9> ", " S9v "], [6941, 3495, 647, 669, " T9> ", " T9v "], [7588, 3495, 647, 669, " U9> ", " U9v "], [8235, 3495, 647, 669, " V9> ", " V9v "], [8882, 3495, 647, 669, " W9> ", " W9v "], [471, 4164, 647, 669, " J10> ", " J10v "], [1118, 4164, 647, 669, " K10> ", " K10v "], [1765, 4164, 647, 669, " L10> ", " L10v "], [2412, 4164, 647, 669, " M10> ", " M10v "], [3059, 4164, 647, 669, " N10> ", " N10v "], [3706, 4164, 647, 669, " O10> ", " O10v "], [4353, 4164, 647, 669, " P10> ", " P10v "], [5000, 4164, 647, 669, " Q10> ", " Q10v "], [5647, 4164, 647, 669, " R10> ", " R10v "], [6294, 4164, 647, 669, " S10> ", " S10v "], [6941, 4164, 647, 669, " T10> ", " T10v "], [7588, 4164, 647, 669, " U10> ", " U10v "], [8235, 4164, 647, 669, " V10> ", " V10v "], [8882, 4164, 647, 669, " W10> ", " W10v "], [471, 4833, 647, 669, " J11> ", " J11v "], [1118, 4833, 647, 669, " K11> ", " K11v "], [1765, 4833, 647, 669, " L11> ", " L11v "], [2412, 4833, 647, 669, " M11> ", " M11v "], [3059, 4833, 647, 669, " N11> ", " N11v "], [3706, 4833, 647, 669, " O11> ", " O11v "], [4353, 4833, 647, 669, " P11> ", " P11v "], [5000, 4833, 647, 669, " Q11> ", " Q11v "], [5647, 4833, 647, 669, " R11> ", " R11v "], [6294, 4833, 647, 669, " S11> ", " S11v "], [6941, 4833, 647, 669, " T11> ", " T11v "], [7588, 4833, 647, 669, " U11> ", " U11v "], [8235, 4833, 647, 669, " V11> ", " V11v "], [8882, 4833, 647, 669, " W11> ", " W11v "], [471, 5502, 647, 669, " J12> ", " J12v "], [1118, 5502, 647, 669, " K12> ", " K12v "], [1765, 5502, 647, 669, " L12> ", " L12v "], [2412, 5502, 647, 669, " M12> ", " M12v "], [3059, 5502, 647, 669, " N12> ", " N12v "], [3706, 5502, 647, 669, " O12> ", " O12v "], [4353, 5502, 647, 669, " P12> ", " P12v "], [5000, 5502, 647, 669, " Q12> ", " Q12v "], [5647, 5502, 647, 669, " R12> ", " R12v "], [6294, 5502, 647, 669, " S12> ", " S12v "], [6941, 5502, 647, 669, " T12> ", " T12v "], [7588, 5502, 647, 669, " U12> ", " U12v "], [8235, 5502, 647, 669, " V12> ", " V12v "], [8882, 5502, 647, 669, " W12> ", " W12v "], [471, 6170, 647, 669, " J13> ", " J13v "], [1118, 6170, 647, 669, " K13> ", " K13v "], [1765, 6170, 647, 669, " L13> ", " L13v "], [2412, 6170, 647, 669, " M13> ", " M13v "], [3059, 6170, 647, 669, " N13> ", " N13v "], [3706, 6170, 647, 669, " O13> ", " O13v "], [4353, 6170, 647, 669, " P13> ", " P13v "], [5000, 6170, 647, 669, " Q13> ", " Q13v "], [5647, 6170, 647, 669, " R13> ", " R13v "], [6294, 6170, 647, 669, " S13> ", " S13v "], [6941, 6170, 647, 669, " T13> ", " T13v "], [7588, 6170, 647, 669, " U13> ", " U13v "], [8235, 6170, 647, 669, " V13> ", " V13v "], [8882, 6170, 647, 669, " W13> ", " W13v "], [471, 6839, 647, 669, " J14> ", " J14v "], [1118, 6839, 647, 669, " K14> ", " K14v "], [1765, 6839, 647, 669, " L14> ", " L14v "], [2412, 6839, 647, 669, " M14> ", " M14v "], [3059, 6839, 647, 669, " N14> ", " N14v "], [3706, 6839, 647, 669, " O14> ", " O14v "], [4353, 6839, 647, 669, " P14> ", " P14v "], [5000, 6839, 647, 669, " Q14> ", " Q14v "], [5647, 6839, 647, 669, " R14> ", " R14v "], [6294, 6839, 647, 669, " S14> ", " S14v "], [6941, 6839, 647, 669, " T14> ", " T14v "], [7588, 6839, 647, 669, " U14> ", " U14v "], [8235, 6839, 647, 669, " V14> ", " V14v "], [8882, 6839, 647, 669, " W14> ", " W14v "], [471, 7508, 647, 669, " J15> ", " J15v "], [1118, 7508, 647, 669, " K15> ", " K15v "], [1765, 7508, 647, 669, " L15> ", " L15v "], [2412, 7508, 647, 669, " M15> ", " M15v "], [3059, 7508, 647, 669, " N15> ", " N15v "], [3706, 7508, 647, 669, " O15> ", " O15v "], [4353, 7508, 647, 669, " P15> ", " P15v "], [5000, 7508, 647, 669, " Q15> ", " Q15v "], [5647, 7508, 647, 669, " R15> ", " R15v "], [6294, 7508, 647, 669, " S15> ", " S15v "], [6941, 7508, 647, 669, " T15> ", " T15v "], [7588, 7508, 647, 669, " U15> ", " U15v "], [8235, 7508, 647, 669, " V15> ", " V15v "], [8882, 7508, 647, 669, " W15> ", " W15v "], [471, 8176, 647, 669, " J16> ", " J16v "], [1118, 8176, 647, 669, " K16> ", " K16v "], [1765, 8176, 647, 669, " L16> ", " L16v "], [2412, 8176, 647, 669, " M16> ", " M16v "], [3059, 8176, 647, 669, " N16> ", " N16v "], [3706, 8176, 647, 669, " O16> ", " O16v "], [4353, 8176, 647, 669, " P16> ", " P16v "], [5000, 8176, 647, 669, " Q16> ", " Q16v "], [5647, 8176, 647, 669, " R16> ", " R16v "], [6294, 8176, 647, 669, " S16> ", " S16v "], [6941, 8176, 647, 669, " T16> ", " T16v "], [7588, 8176, 647, 669, " U16> ", " U16v "], [8235, 8176, 647, 669, " V16> ", " V16v "], [8882, 8176, 647, 669, " W16> ", " W16v "], [471, 8845, 647, 669, " J17> ", " J17v "], [1118, 8845, 647, 669, " K17> ", " K17v "], [1765, 8845, 647, 669, " L17> ", " L17v "], [2412, 8845, 647, 669, " M17> ", " M17v "], [3059, 8845, 647, 669, " N17> ", " N17v "], [3706, 8845, 647, 669, " O17> ", " O17v "], [4353, 8845, 647, 669, " P17> ", " P17v "], [5000, 8845, 647, 669, " Q17> ", " Q17v "], [5647, 8845, 647, 669, " R17> ", " R17v "], [6294, 8845, 647, 669, " S17> ", " S17v "], [6941, 8845, 647, 669, " T17> ", " T17v "], [7588, 8845, 647, 669, " U17> ", " U17v "], [8235, 8845, 647, 669, " V17> ", " V17v "], [8882, 8845, 647, 669, " W17> ", " W17v "]]',NULL,'{"table": 8, "game": "summy", "own": false, "over": false, "hints": false, "players": ["3ec1feccc48032b3", "9986ef5f71010817", "ec2e9be260f39577"], "turn": ["ec2e9be260f39577"]}');
INSERT INTO "entry" VALUES(122,217,'@3ec1feccc48032b3',1795389254763,'[["Your tiles at table #8:", "plain"]]',NULL,'',NULL,NULL,NULL,13787467303167,'Your tiles: 2 3 8 8 x = = =.',680,132,'[]',NULL,NULL,'[[294, 1212, 1176, 6061, "2", " exchange 2 "], [1471, 1212, 1176, 6061, "3", " exchange 3 "], [2647, 1212, 1176, 6061, "8", " exchange 8 "], [3824, 1212, 1176, 6061, "8", " exchange 8 "], [5000, 1212, 1176, 6061, "x", " exchange x "], [6176, 1212, 1176, 6061, "=", " exchange = "], [7353, 1212, 1176, 6061, "=", " exchange = "], [8529, 1212, 1176, 6061, "=", " exchange = "]]',NULL,'{"table": 8, "game": "summy", "own": true, "over": false, "hints": false, "players": ["3ec1feccc48032b3", "9986ef5f71010817", "ec2e9be260f39577"], "turn": ["ec2e9be260f39577"]}');
INSERT INTO "entry" VALUES(123,218,'#lobby',1795389255732,'[["/board", "plain"]]','3ec1feccc48032b3','Ann','last-line-01',NULL,'3ec1feccc48032b3',NULL,NULL,NULL,NULL,'[]',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE "identity" (
    id TEXT PRIMARY KEY,
    nick TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    digest BLOB NOT NULL,
    locale TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "identity" VALUES('3ec1feccc48032b3','ann','Ann',X'2CD885677BA9C4D27EF0BB21CD2E83811CDDAE6ADF9023E5D52E964105802C1D','en');
INSERT INTO "identity" VALUES('9986ef5f71010817','cara','Cara',X'60328F57E20ABA414658804670A016062068F69727E3EAD898D54D17A390D265','en');
INSERT INTO "identity" VALUES('ec2e9be260f39577','ben','Ben',X'93B1092DFB1006BCBCF06328E56B44C961F41AA503B8BB5AE85DBE765AFC257B','en');
CREATE TABLE leader (room TEXT PRIMARY KEY, person TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE line_seen (
    seq INTEGER PRIMARY KEY, author TEXT NOT NULL, client TEXT NOT NULL, UNIQUE (author, client)
) STRICT;
INSERT INTO "line_seen" VALUES(1,'3ec1feccc48032b3','line-ann-000000-1');
INSERT INTO "line_seen" VALUES(3,'ec2e9be260f39577','line-ben-000001-1');
INSERT INTO "line_seen" VALUES(4,'9986ef5f71010817','line-cara-000002-1');
INSERT INTO "line_seen" VALUES(5,'3ec1feccc48032b3','line-ann-000003-1');
INSERT INTO "line_seen" VALUES(6,'ec2e9be260f39577','line-ben-000004-1');
INSERT INTO "line_seen" VALUES(7,'9986ef5f71010817','line-cara-000005-1');
INSERT INTO "line_seen" VALUES(8,'3ec1feccc48032b3','line-ann-000006-1');
INSERT INTO "line_seen" VALUES(9,'ec2e9be260f39577','line-ben-000007-1');
INSERT INTO "line_seen" VALUES(10,'9986ef5f71010817','line-cara-000008-1');
INSERT INTO "line_seen" VALUES(11,'3ec1feccc48032b3','line-ann-000009-1');
INSERT INTO "line_seen" VALUES(12,'ec2e9be260f39577','line-ben-000010-1');
INSERT INTO "line_seen" VALUES(13,'9986ef5f71010817','line-cara-000011-1');
INSERT INTO "line_seen" VALUES(14,'3ec1feccc48032b3','line-ann-000012-1');
INSERT INTO "line_seen" VALUES(15,'ec2e9be260f39577','line-ben-000013-1');
INSERT INTO "line_seen" VALUES(16,'9986ef5f71010817','line-cara-000014-1');
INSERT INTO "line_seen" VALUES(17,'3ec1feccc48032b3','line-ann-000015-1');
INSERT INTO "line_seen" VALUES(18,'3ec1feccc48032b3','line-ann-000016-1');
INSERT INTO "line_seen" VALUES(21,'3ec1feccc48032b3','line-ann-000017-1');
INSERT INTO "line_seen" VALUES(24,'3ec1feccc48032b3','line-ann-000018-1');
INSERT INTO "line_seen" VALUES(26,'ec2e9be260f39577','line-ben-000019-1');
INSERT INTO "line_seen" VALUES(27,'9986ef5f71010817','line-cara-000020-1');
INSERT INTO "line_seen" VALUES(28,'3ec1feccc48032b3','line-ann-000021-1');
INSERT INTO "line_seen" VALUES(34,'ec2e9be260f39577','line-ben-000022-1');
INSERT INTO "line_seen" VALUES(41,'ec2e9be260f39577','line-ben-000023-1');
INSERT INTO "line_seen" VALUES(42,'3ec1feccc48032b3','line-ann-000024-1');
INSERT INTO "line_seen" VALUES(50,'ec2e9be260f39577','line-ben-000025-1');
INSERT INTO "line_seen" VALUES(61,'3ec1feccc48032b3','line-ann-000026-1');
INSERT INTO "line_seen" VALUES(69,'3ec1feccc48032b3','line-ann-000027-1');
INSERT INTO "line_seen" VALUES(75,'ec2e9be260f39577','line-ben-000028-1');
INSERT INTO "line_seen" VALUES(78,'9986ef5f71010817','line-cara-000029-1');
INSERT INTO "line_seen" VALUES(81,'9986ef5f71010817','line-cara-000030-1');
INSERT INTO "line_seen" VALUES(84,'ec2e9be260f39577','line-ben-000031-1');
INSERT INTO "line_seen" VALUES(86,'ec2e9be260f39577','line-ben-000032-1');
INSERT INTO "line_seen" VALUES(87,'3ec1feccc48032b3','line-ann-000033-1');
INSERT INTO "line_seen" VALUES(92,'3ec1feccc48032b3','line-ann-000034-1');
INSERT INTO "line_seen" VALUES(98,'9986ef5f71010817','line-cara-000035-1');
INSERT INTO "line_seen" VALUES(101,'3ec1feccc48032b3','line-ann-000036-1');
INSERT INTO "line_seen" VALUES(104,'3ec1feccc48032b3','line-ann-000037-1');
INSERT INTO "line_seen" VALUES(107,'9986ef5f71010817','line-cara-000038-1');
INSERT INTO "line_seen" VALUES(112,'9986ef5f71010817','line-cara-000039-1');
INSERT INTO "line_seen" VALUES(114,'ec2e9be260f39577','line-ben-000040-1');
INSERT INTO "line_seen" VALUES(116,'3ec1feccc48032b3','line-ann-000041-1');
INSERT INTO "line_seen" VALUES(120,'3ec1feccc48032b3','line-ann-000042-1');
INSERT INTO "line_seen" VALUES(123,'3ec1feccc48032b3','last-line-01');
CREATE TABLE member (person TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (person, room)) STRICT, WITHOUT ROWID;
INSERT INTO "member" VALUES('3ec1feccc48032b3','#lobby');
INSERT INTO "member" VALUES('9986ef5f71010817','#lobby');
INSERT INTO "member" VALUES('ec2e9be260f39577','#lobby');
CREATE TABLE meta (
    instance TEXT NOT NULL,         -- random: tells this file from all others
    version INTEGER NOT NULL        -- the highest version of an entry
) STRICT;
INSERT INTO "meta" VALUES('49ea11fe',218);
CREATE TABLE nonce_seen (id INTEGER PRIMARY KEY, nonce TEXT NOT NULL UNIQUE, seq INTEGER NOT NULL) STRICT;
INSERT INTO "nonce_seen" VALUES(1,'50a3c923-1',2);
INSERT INTO "nonce_seen" VALUES(2,'50a3c923-2',2);
INSERT INTO "nonce_seen" VALUES(3,'50a3c923-3',2);
INSERT INTO "nonce_seen" VALUES(4,'50a3c923-5',19);
INSERT INTO "nonce_seen" VALUES(5,'50a3c923-6',20);
INSERT INTO "nonce_seen" VALUES(6,'50a3c923-7',22);
INSERT INTO "nonce_seen" VALUES(7,'50a3c923-4',23);
INSERT INTO "nonce_seen" VALUES(8,'50a3c923-8',25);
INSERT INTO "nonce_seen" VALUES(9,'50a3c923-9',25);
INSERT INTO "nonce_seen" VALUES(10,'50a3c923-10',25);
INSERT INTO "nonce_seen" VALUES(11,'50a3c923-12',29);
INSERT INTO "nonce_seen" VALUES(12,'50a3c923-13',30);
INSERT INTO "nonce_seen" VALUES(13,'50a3c923-14',31);
INSERT INTO "nonce_seen" VALUES(14,'50a3c923-11',32);
INSERT INTO "nonce_seen" VALUES(15,'50a3c923-15',33);
INSERT INTO "nonce_seen" VALUES(16,'50a3c923-16',33);
INSERT INTO "nonce_seen" VALUES(17,'50a3c923-17',33);
INSERT INTO "nonce_seen" VALUES(18,'50a3c923-18',35);
INSERT INTO "nonce_seen" VALUES(19,'50a3c923-20',36);
INSERT INTO "nonce_seen" VALUES(20,'50a3c923-21',37);
INSERT INTO "nonce_seen" VALUES(21,'50a3c923-22',38);
INSERT INTO "nonce_seen" VALUES(22,'50a3c923-19',39);
INSERT INTO "nonce_seen" VALUES(23,'50a3c923-23',40);
INSERT INTO "nonce_seen" VALUES(24,'50a3c923-24',40);
INSERT INTO "nonce_seen" VALUES(25,'50a3c923-25',40);
INSERT INTO "nonce_seen" VALUES(26,'50a3c923-27',43);
INSERT INTO "nonce_seen" VALUES(27,'50a3c923-28',44);
INSERT INTO "nonce_seen" VALUES(28,'50a3c923-29',45);
INSERT INTO "nonce_seen" VALUES(29,'50a3c923-26',46);
INSERT INTO "nonce_seen" VALUES(30,'50a3c923-34',47);
INSERT INTO "nonce_seen" VALUES(31,'50a3c923-30',48);
INSERT INTO "nonce_seen" VALUES(32,'50a3c923-37',49);
INSERT INTO "nonce_seen" VALUES(33,'50a3c923-31',48);
INSERT INTO "nonce_seen" VALUES(34,'50a3c923-32',48);
INSERT INTO "nonce_seen" VALUES(35,'50a3c923-35',51);
INSERT INTO "nonce_seen" VALUES(36,'50a3c923-36',52);
INSERT INTO "nonce_seen" VALUES(37,'50a3c923-38',53);
INSERT INTO "nonce_seen" VALUES(38,'50a3c923-33',54);
INSERT INTO "nonce_seen" VALUES(39,'50a3c923-39',55);
INSERT INTO "nonce_seen" VALUES(40,'50a3c923-40',56);
INSERT INTO "nonce_seen" VALUES(41,'50a3c923-41',56);
INSERT INTO "nonce_seen" VALUES(42,'50a3c923-42',56);
INSERT INTO "nonce_seen" VALUES(43,'50a3c923-43',56);
INSERT INTO "nonce_seen" VALUES(44,'50a3c923-48',57);
INSERT INTO "nonce_seen" VALUES(45,'50a3c923-49',58);
INSERT INTO "nonce_seen" VALUES(46,'50a3c923-47',59);
INSERT INTO "nonce_seen" VALUES(47,'50a3c923-44',56);
INSERT INTO "nonce_seen" VALUES(48,'50a3c923-45',60);
INSERT INTO "nonce_seen" VALUES(49,'50a3c923-52',62);
INSERT INTO "nonce_seen" VALUES(50,'50a3c923-50',63);
INSERT INTO "nonce_seen" VALUES(51,'50a3c923-46',64);
INSERT INTO "nonce_seen" VALUES(52,'50a3c923-54',65);
INSERT INTO "nonce_seen" VALUES(53,'50a3c923-56',66);
INSERT INTO "nonce_seen" VALUES(54,'50a3c923-51',67);
INSERT INTO "nonce_seen" VALUES(55,'50a3c923-57',68);
INSERT INTO "nonce_seen" VALUES(56,'50a3c923-53',70);
INSERT INTO "nonce_seen" VALUES(57,'50a3c923-58',71);
INSERT INTO "nonce_seen" VALUES(58,'50a3c923-59',72);
INSERT INTO "nonce_seen" VALUES(59,'50a3c923-55',39);
INSERT INTO "nonce_seen" VALUES(60,'50a3c923-60',73);
INSERT INTO "nonce_seen" VALUES(61,'50a3c923-61',74);
INSERT INTO "nonce_seen" VALUES(62,'50a3c923-62',76);
INSERT INTO "nonce_seen" VALUES(63,'50a3c923-63',77);
INSERT INTO "nonce_seen" VALUES(64,'50a3c923-64',79);
INSERT INTO "nonce_seen" VALUES(65,'50a3c923-65',80);
INSERT INTO "nonce_seen" VALUES(66,'50a3c923-66',82);
INSERT INTO "nonce_seen" VALUES(67,'50a3c923-67',83);
INSERT INTO "nonce_seen" VALUES(68,'50a3c923-68',39);
INSERT INTO "nonce_seen" VALUES(69,'50a3c923-69',85);
INSERT INTO "nonce_seen" VALUES(70,'50a3c923-70',88);
INSERT INTO "nonce_seen" VALUES(71,'50a3c923-71',89);
INSERT INTO "nonce_seen" VALUES(72,'50a3c923-72',90);
INSERT INTO "nonce_seen" VALUES(73,'50a3c923-74',91);
INSERT INTO "nonce_seen" VALUES(74,'50a3c923-73',93);
INSERT INTO "nonce_seen" VALUES(75,'50a3c923-75',94);
INSERT INTO "nonce_seen" VALUES(76,'50a3c923-76',95);
INSERT INTO "nonce_seen" VALUES(77,'50a3c923-77',96);
INSERT INTO "nonce_seen" VALUES(78,'50a3c923-78',97);
INSERT INTO "nonce_seen" VALUES(79,'50a3c923-79',99);
INSERT INTO "nonce_seen" VALUES(80,'50a3c923-80',100);
INSERT INTO "nonce_seen" VALUES(81,'50a3c923-81',102);
INSERT INTO "nonce_seen" VALUES(82,'50a3c923-82',103);
INSERT INTO "nonce_seen" VALUES(83,'50a3c923-83',105);
INSERT INTO "nonce_seen" VALUES(84,'50a3c923-84',106);
INSERT INTO "nonce_seen" VALUES(85,'50a3c923-86',108);
INSERT INTO "nonce_seen" VALUES(86,'50a3c923-87',109);
INSERT INTO "nonce_seen" VALUES(87,'50a3c923-88',110);
INSERT INTO "nonce_seen" VALUES(88,'50a3c923-85',111);
INSERT INTO "nonce_seen" VALUES(89,'50a3c923-89',113);
INSERT INTO "nonce_seen" VALUES(90,'50a3c923-90',115);
INSERT INTO "nonce_seen" VALUES(91,'50a3c923-91',117);
INSERT INTO "nonce_seen" VALUES(92,'50a3c923-92',118);
INSERT INTO "nonce_seen" VALUES(93,'50a3c923-93',119);
INSERT INTO "nonce_seen" VALUES(94,'50a3c923-94',121);
INSERT INTO "nonce_seen" VALUES(95,'50a3c923-95',122);
CREATE TABLE picture (
    id INTEGER PRIMARY KEY, entry INTEGER NOT NULL REFERENCES entry ON DELETE CASCADE, png BLOB NOT NULL
) STRICT;
INSERT INTO "picture" VALUES(7232098841066,115,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO "picture" VALUES(13787467303167,122,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO "picture" VALUES(39074793204841,119,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO "picture" VALUES(75722041366910,121,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO "picture" VALUES(150595922222769,117,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO "picture" VALUES(337766155621450,118,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
CREATE TABLE waiting (
    seq INTEGER PRIMARY KEY, author TEXT NOT NULL, name TEXT NOT NULL, client TEXT NOT NULL, room TEXT NOT NULL,
    text TEXT NOT NULL, locale TEXT NOT NULL, button INTEGER NOT NULL, reply_to TEXT, tries INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "waiting" VALUES(123,'3ec1feccc48032b3','Ann','last-line-01','#lobby','/board','en',0,NULL,0);
CREATE INDEX entry_room ON entry (room, seq);
CREATE INDEX entry_version ON entry (version);
CREATE INDEX picture_entry ON picture (entry);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('entry',123);
COMMIT;
PRAGMA user_version = 5;
