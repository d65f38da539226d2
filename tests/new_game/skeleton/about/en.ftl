web-about-skeleton = Counting to 31 · 2 to 4 players
