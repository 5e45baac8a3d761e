## Dritte Edition: Einstellungen eines Spiels und sein Ende

third-choice-scenario = Szenario
third-choice-scenario-why = Welche Geschichte ihr spielt; jede hat ihre eigene Karte, Monster und Enden.
third-past-won-codex = Gewonnen: { $foe }
third-past-won-lodge = Sieg der Loge des Silbernen Zwielichts: { $foe }
third-past-won-nobody = Gewonnen: { $foe }
third-past-lost-codex = Verloren: { $foe }
third-past-lost-lodge = Verloren gegen die Loge des Silbernen Zwielichts: { $foe }
third-past-lost-nobody = Verloren, niemand blieb übrig: { $foe }
third-ending-chart = Verderben auf dem Szenariobogen, Runde für Runde: { $doom }. Hinweise: { $clues }.
