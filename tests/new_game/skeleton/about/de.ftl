web-about-skeleton = Zählen bis 31 · 2–4 Personen
