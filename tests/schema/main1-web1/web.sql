BEGIN TRANSACTION;
CREATE TABLE entry (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, version INTEGER NOT NULL, room TEXT NOT NULL, at INTEGER NOT NULL,
    spans TEXT NOT NULL, author TEXT, name TEXT NOT NULL, client TEXT, reply INTEGER, only_for TEXT,
    picture INTEGER, alt TEXT, width INTEGER, height INTEGER, buttons TEXT NOT NULL, document TEXT, content TEXT
) STRICT;
INSERT INTO "entry" VALUES(45,47,'@ann',1795388913055,'[["Your tiles at table #2:", "plain"]]',NULL,'',NULL,NULL,NULL,507762751795830,'Your tiles: 0 0 4 4 9 - = =.',680,132,'[]',NULL,NULL);
INSERT INTO "entry" VALUES(46,48,'@ann',1795388913319,'[["Computer lays ", "plain"], ["A19> 2x8:2=(8)", "code"], [" for ", "plain"], ["20", "bold"], [" points: 2x8:2=8 (20).", "plain"], ["\n", "plain"], ["Ann 63 · Computer 34", "plain"], ["\n", "plain"], ["Ann", "mention", "ann"], [", it is your turn.", "plain"]]',NULL,'',NULL,NULL,NULL,18098937908673,'Computer lays A19> 2x8:2=(8) for 20 points: 2x8:2=8 (20).
Ann 63 · Computer 34
Ann, it is your turn.',702,740,'[["My tiles", "/rack #2"]]',NULL,NULL);
INSERT INTO "entry" VALUES(47,49,'@cara',1795388913335,'[["/play #1 M9v 24:3(=)8", "plain"]]','cara','Cara','line-cara-000018',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL);
INSERT INTO "entry" VALUES(48,50,'#lobby',1795388913351,'[["Cara lays ", "plain"], ["M9v 24:3(=)8", "code"], [" for ", "plain"], ["17", "bold"], [" points: 24:3=8 (17).", "plain"], ["\n", "plain"], ["Ann 0 · Ben 0 · Cara 17", "plain"], ["\n", "plain"], ["Ann", "mention", "ann"], [", it is your turn.", "plain"]]',NULL,'',NULL,NULL,NULL,561533807171704,'Cara lays M9v 24:3(=)8 for 17 points: 24:3=8 (17).
Ann 0 · Ben 0 · Cara 17
Ann, it is your turn.',600,746,'[["My tiles", "/rack #1"]]',NULL,NULL);
INSERT INTO "entry" VALUES(49,51,'@cara',1795388913353,'[["Your tiles at table #1:", "plain"]]',NULL,'',NULL,NULL,NULL,244406301671381,'Your tiles: 0 2 8 9 9 + = =.',680,132,'[]',NULL,NULL);
INSERT INTO "entry" VALUES(50,52,'@ann',1795388913457,'[["/play #2 F18> 9(4)-(5)0=44", "plain"]]','ann','Ann','line-ann-000019',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL);
INSERT INTO "entry" VALUES(51,53,'@ann',1795388913484,'[["Ann lays ", "plain"], ["F18> 9(4)-(5)0=44", "code"], [" for ", "plain"], ["26", "bold"], [" points: 94-50=44 (26).", "plain"], ["\n", "plain"], ["Ann 89 · Computer 34", "plain"], ["\n", "plain"], ["Computer is to move.", "plain"]]',NULL,'',NULL,NULL,NULL,181587047801021,'Ann lays F18> 9(4)-(5)0=44 for 26 points: 94-50=44 (26).
Ann 89 · Computer 34
Computer is to move.',702,740,'[["My tiles", "/rack #2"]]',NULL,NULL);
INSERT INTO "entry" VALUES(52,54,'@ann',1795388913491,'[["Your tiles at table #2:", "plain"]]',NULL,'',NULL,NULL,NULL,131824528389796,'Your tiles: 0 1 2 4 + x : =.',680,132,'[]',NULL,NULL);
INSERT INTO "entry" VALUES(53,55,'@ann',1795388913502,'[["Computer lays ", "plain"], ["F14> 4(x)1(9)=76", "code"], [" for ", "plain"], ["27", "bold"], [" points: 4x19=76 (27).", "plain"], ["\n", "plain"], ["Ann 89 · Computer 61", "plain"], ["\n", "plain"], ["Ann", "mention", "ann"], [", it is your turn.", "plain"]]',NULL,'',NULL,NULL,NULL,52732100497850,'Computer lays F14> 4(x)1(9)=76 for 27 points: 4x19=76 (27).
Ann 89 · Computer 61
Ann, it is your turn.',702,740,'[["My tiles", "/rack #2"]]',NULL,NULL);
INSERT INTO "entry" VALUES(54,56,'#lobby',1795388915201,'[["/board", "plain"]]','ann','Ann','last-line-01',NULL,NULL,NULL,NULL,NULL,NULL,'[]',NULL,NULL);
CREATE TABLE identity (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, digest BLOB NOT NULL, locale TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "identity" VALUES('ann','Ann',X'D41B8E4C949C5CB1B18BCBB6737CE82653766CBF540531F9361885F8E27B8C66','en');
INSERT INTO "identity" VALUES('ben','Ben',X'DB2AE95CABA33A0077F7D73A3C84F38EA0927693B355A14A95C8768C726AED4A','en');
INSERT INTO "identity" VALUES('cara','Cara',X'E7B341A5DBCE6DACA7D181835F94F600F11506D9D4E0E8E2DD75736F5E987DA0','en');
CREATE TABLE line_seen (
    seq INTEGER PRIMARY KEY, author TEXT NOT NULL, client TEXT NOT NULL, UNIQUE (author, client)
) STRICT;
INSERT INTO "line_seen" VALUES(1,'ann','line-ann-000000');
INSERT INTO "line_seen" VALUES(3,'ben','line-ben-000001');
INSERT INTO "line_seen" VALUES(4,'cara','line-cara-000002');
INSERT INTO "line_seen" VALUES(5,'ann','line-ann-000003');
INSERT INTO "line_seen" VALUES(6,'ann','line-ann-000004');
INSERT INTO "line_seen" VALUES(7,'ann','line-ann-000005');
INSERT INTO "line_seen" VALUES(8,'ann','line-ann-000006');
INSERT INTO "line_seen" VALUES(9,'ann','line-ann-000007');
INSERT INTO "line_seen" VALUES(10,'ann','line-ann-000008');
INSERT INTO "line_seen" VALUES(11,'ann','line-ann-000009');
INSERT INTO "line_seen" VALUES(12,'ann','line-ann-000010');
INSERT INTO "line_seen" VALUES(13,'ben','line-ben-000011');
INSERT INTO "line_seen" VALUES(14,'cara','line-cara-000012');
INSERT INTO "line_seen" VALUES(19,'ann','line-ann-000013');
INSERT INTO "line_seen" VALUES(33,'ann','line-ann-000014');
INSERT INTO "line_seen" VALUES(36,'ann','line-ann-000015');
INSERT INTO "line_seen" VALUES(40,'ben','line-ben-000016');
INSERT INTO "line_seen" VALUES(43,'ann','line-ann-000017');
INSERT INTO "line_seen" VALUES(47,'cara','line-cara-000018');
INSERT INTO "line_seen" VALUES(50,'ann','line-ann-000019');
INSERT INTO "line_seen" VALUES(54,'ann','last-line-01');
CREATE TABLE member (person TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (person, room)) STRICT, WITHOUT ROWID;
INSERT INTO "member" VALUES('ann','#lobby');
INSERT INTO "member" VALUES('ben','#lobby');
INSERT INTO "member" VALUES('cara','#lobby');
CREATE TABLE meta (instance TEXT NOT NULL, version INTEGER NOT NULL) STRICT;
INSERT INTO "meta" VALUES('b16da34f',56);
CREATE TABLE nonce_seen (id INTEGER PRIMARY KEY, nonce TEXT NOT NULL UNIQUE, seq INTEGER NOT NULL) STRICT;
INSERT INTO "nonce_seen" VALUES(1,'n1',2);
INSERT INTO "nonce_seen" VALUES(2,'n2',2);
INSERT INTO "nonce_seen" VALUES(3,'n3',2);
INSERT INTO "nonce_seen" VALUES(4,'n5',15);
INSERT INTO "nonce_seen" VALUES(5,'n6',16);
INSERT INTO "nonce_seen" VALUES(6,'n7',17);
INSERT INTO "nonce_seen" VALUES(7,'n4',18);
INSERT INTO "nonce_seen" VALUES(8,'n8',20);
INSERT INTO "nonce_seen" VALUES(9,'n12',21);
INSERT INTO "nonce_seen" VALUES(10,'n9',22);
INSERT INTO "nonce_seen" VALUES(11,'n13',23);
INSERT INTO "nonce_seen" VALUES(12,'n10',24);
INSERT INTO "nonce_seen" VALUES(13,'n11',25);
INSERT INTO "nonce_seen" VALUES(14,'n14',26);
INSERT INTO "nonce_seen" VALUES(15,'n15',27);
INSERT INTO "nonce_seen" VALUES(16,'n16',28);
INSERT INTO "nonce_seen" VALUES(17,'n17',29);
INSERT INTO "nonce_seen" VALUES(18,'n18',30);
INSERT INTO "nonce_seen" VALUES(19,'n19',31);
INSERT INTO "nonce_seen" VALUES(20,'n20',32);
INSERT INTO "nonce_seen" VALUES(21,'n21',34);
INSERT INTO "nonce_seen" VALUES(22,'n22',35);
INSERT INTO "nonce_seen" VALUES(23,'n23',37);
INSERT INTO "nonce_seen" VALUES(24,'n24',38);
INSERT INTO "nonce_seen" VALUES(25,'n25',39);
INSERT INTO "nonce_seen" VALUES(26,'n26',41);
INSERT INTO "nonce_seen" VALUES(27,'n27',42);
INSERT INTO "nonce_seen" VALUES(28,'n28',44);
INSERT INTO "nonce_seen" VALUES(29,'n29',45);
INSERT INTO "nonce_seen" VALUES(30,'n30',46);
INSERT INTO "nonce_seen" VALUES(31,'n31',48);
INSERT INTO "nonce_seen" VALUES(32,'n32',49);
INSERT INTO "nonce_seen" VALUES(33,'n33',51);
INSERT INTO "nonce_seen" VALUES(34,'n34',52);
INSERT INTO "nonce_seen" VALUES(35,'n35',53);
CREATE TABLE picture (
    id INTEGER PRIMARY KEY, entry INTEGER NOT NULL REFERENCES entry ON DELETE CASCADE, png BLOB NOT NULL
) STRICT;
INSERT INTO "picture" VALUES(18098937908673,46,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO "picture" VALUES(52732100497850,53,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO "picture" VALUES(131824528389796,52,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO "picture" VALUES(181587047801021,51,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO "picture" VALUES(244406301671381,49,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO "picture" VALUES(507762751795830,45,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
INSERT INTO "picture" VALUES(561533807171704,48,X'89504E470D0A1A0A0000000D4948445200000002000000010103000000CEECEDC900000003504C5445000000A77A3DDA0000000A49444154789C636000000002000148AFA4710000000049454E44AE426082');
CREATE TABLE waiting (
    seq INTEGER PRIMARY KEY, author TEXT NOT NULL, name TEXT NOT NULL, client TEXT NOT NULL, room TEXT NOT NULL,
    text TEXT NOT NULL, locale TEXT NOT NULL, button INTEGER NOT NULL, reply_to TEXT, tries INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "waiting" VALUES(54,'ann','Ann','last-line-01','#lobby','/board','en',0,NULL,0);
CREATE INDEX entry_room ON entry (room, seq);
CREATE INDEX entry_version ON entry (version);
CREATE INDEX picture_entry ON picture (entry);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('entry',54);
COMMIT;
PRAGMA user_version = 1;
