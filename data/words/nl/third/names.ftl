## Derde editie: namen

third-name-skill-lore = Lore
third-name-skill-influence = Influence
third-name-skill-observation = Observation
third-name-skill-strength = Strength
third-name-skill-will = Will

third-name-deck-item = voorwerpenstapel
third-name-deck-spell = spreukenstapel
third-name-deck-ally = bondgenotenstapel
third-name-deck-special = speciale kaarten
third-name-deck-starting = beginkaarten
third-name-deck-condition = toestanden
third-name-deck-street = straatstapel
third-name-deck-event = gebeurtenisstapel
third-name-deck-headline = Headlinestapel
third-name-deck-monster = monsterstapel
third-name-deck-anomaly = anomaliestapel
third-name-deck-display = uitstalling

third-name-token-spreadDoom = Doem verspreidt zich
third-name-token-spawnMonster = Monster verschijnt
third-name-token-spawnClue = Clue verschijnt
third-name-token-readHeadline = Headline
third-name-token-gateBurst = Poort barst open
third-name-token-reckoning = Afrekening
third-name-token-blank = Leeg fiche
third-name-token-remnant = restanten
third-name-token-clue = clues
third-name-token-money = geld
third-name-token-focus = Focus
third-name-token-doom = doem

third-name-phase-setup = Opzet
third-name-phase-action = Actiefase
third-name-phase-monster = Monsterfase
third-name-phase-encounter = Ontmoetingsfase
third-name-phase-mythos = Mythosfase
third-name-phase-over = Het einde

third-name-action-attack = Aanvallen
third-name-action-ward = Afweren
third-name-action-move = Verplaatsen
third-name-action-evade = Ontwijken
third-name-action-focus = Focussen
third-name-action-research = Onderzoeken
third-name-action-gatherResources = Middelen vergaren
third-name-action-trade = Uitwisselen
third-name-action-component = Kaartactie

third-name-test-attack = aanval
third-name-test-evade = ontwijken
third-name-test-ward = afweren
third-name-test-research = onderzoek
third-name-test-casting = spreuk
third-name-test-encounter = ontmoeting
third-name-test-other = test

third-name-marker-blue = blauw fiche
third-name-marker-red = rood fiche
third-name-marker-white = wit fiche

third-name-streetKind-residential = woonstraat
third-name-streetKind-bridge = brug
third-name-streetKind-scenic = promenade
third-name-streetKind-anomaly = anomalie

third-name-street-residential = Woonstraat { $from }–{ $to }
third-name-street-bridge = Brug { $from }–{ $to }
third-name-street-scenic = Promenade { $from }–{ $to }

third-name-archive = archiefkaart { $number }
third-name-encounter = ontmoeting { NAME($where, role: "at") }
third-name-event = gebeurtenis { NAME($where, role: "at") }
third-name-street-encounter = straatontmoeting
third-name-anomaly-encounter = anomalieontmoeting
third-name-rule = de regels
third-name-rumor = Rumor
third-name-anomaly = anomalie
third-name-display = uitstalling

third-name-streets = Straten
third-name-part-lostInTime = Verdwaald in de tijd
third-name-part-blindChaos = Blinde chaos
third-name-part-eureka = Eureka
third-name-part-crack = Een barst
third-name-part-closed = Gesloten
third-name-part-undone = Ontrafeld
third-name-part-gathering = De bijeenkomst
third-name-part-silverKey = De zilveren sleutel
third-name-part-likeUntoAGod = Gelijk een god
third-name-part-scarred = Getekend door littekens
third-name-part-keyAndGate = De sleutel en de poort
third-name-part-docks = Naar de dokken
third-name-part-tooLate = Te laat
third-name-part-won = De wateren sluiten zich
third-name-part-lost = De wateren rijzen
