## Dritte Edition: Namen

third-name-skill-lore = Wissen
third-name-skill-influence = Einfluss
third-name-skill-observation = Beobachtung
third-name-skill-strength = Stärke
third-name-skill-will = Willenskraft

third-name-deck-item = Gegenstandsstapel
third-name-deck-spell = Zauberstapel
third-name-deck-ally = Verbündetenstapel
third-name-deck-special = Spezialkarten
third-name-deck-starting = Startkarten
third-name-deck-condition = Zustände
third-name-deck-street = Straßenstapel
third-name-deck-event = Ereignisstapel
third-name-deck-headline = Schlagzeilenstapel
third-name-deck-monster = Monsterstapel
third-name-deck-anomaly = Anomaliestapel
third-name-deck-display = Auslage

third-name-token-spreadDoom = Neues Verderben
third-name-token-spawnMonster = Neues Monster
third-name-token-spawnClue = Neuer Hinweis
third-name-token-readHeadline = Schlagzeile
third-name-token-gateBurst = Torausbruch
third-name-token-reckoning = Abrechnung
third-name-token-blank = Leerer Marker
third-name-token-remnant = Überreste
third-name-token-clue = Hinweise
third-name-token-money = Geld
third-name-token-focus = Fokus
third-name-token-doom = Verderben

third-name-phase-setup = Spielaufbau
third-name-phase-action = Aktionsphase
third-name-phase-monster = Monsterphase
third-name-phase-encounter = Begegnungsphase
third-name-phase-mythos = Mythosphase
third-name-phase-over = Das Ende

third-name-action-attack = Angreifen
third-name-action-ward = Bannen
third-name-action-move = Bewegen
third-name-action-evade = Entkommen
third-name-action-focus = Fokussieren
third-name-action-research = Nachforschen
third-name-action-gatherResources = Mittel beschaffen
third-name-action-trade = Tauschen
third-name-action-component = Kartenaktion

third-name-test-attack = Angriff
third-name-test-evade = Entkommen
third-name-test-ward = Bannen
third-name-test-research = Nachforschen
third-name-test-casting = Zauber
third-name-test-encounter = Begegnung
third-name-test-other = Probe

third-name-marker-blue = blauer Marker
third-name-marker-red = roter Marker
third-name-marker-white = weißer Marker

third-name-streetKind-residential = Wohnstraße
third-name-streetKind-bridge = Brücke
third-name-streetKind-scenic = Promenade
third-name-streetKind-anomaly = Anomalie

third-name-street-residential = Wohnstraße { $from }–{ $to }
third-name-street-bridge = Brücke { $from }–{ $to }
third-name-street-scenic = Promenade { $from }–{ $to }

third-name-archive = Archivkarte { $number }
third-name-encounter = Begegnung { NAME($where, role: "at") }
third-name-event = Ereignis { NAME($where, role: "at") }
third-name-street-encounter = Straßenbegegnung
third-name-anomaly-encounter = Anomaliebegegnung
third-name-rule = die Regeln
third-name-rumor = Gerücht
third-name-anomaly = Anomalie
third-name-display = Auslage

third-name-streets = Straßen
third-name-part-lostInTime = Verloren in der Zeit
third-name-part-blindChaos = Blindes Chaos
third-name-part-eureka = Heureka
third-name-part-crack = Ein Riss
third-name-part-closed = Geschlossen
third-name-part-undone = Ausgelöscht
third-name-part-gathering = Die Zusammenkunft
third-name-part-silverKey = Der Silberne Schlüssel
third-name-part-likeUntoAGod = Einem Gotte gleich
third-name-part-scarred = Gezeichnet
third-name-part-keyAndGate = Der Schlüssel und das Tor
third-name-part-docks = Zu den Docks
third-name-part-tooLate = Zu spät
third-name-part-won = Die Wasser schließen sich
third-name-part-lost = Die Wasser steigen
