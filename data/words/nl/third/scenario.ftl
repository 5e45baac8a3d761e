## Derde editie: opties van een spel, en het einde ervan

third-choice-scenario = Scenario
third-choice-scenario-why = Welk verhaal jullie spelen; elk heeft zijn eigen kaart, monsters en eindes.
third-past-won-codex = Gewonnen: { $foe }
third-past-won-lodge = Gewonnen door de Silver Twilight Lodge: { $foe }
third-past-won-nobody = Gewonnen: { $foe }
third-past-lost-codex = Verloren: { $foe }
third-past-lost-lodge = Verloren van de Silver Twilight Lodge: { $foe }
third-past-lost-nobody = Verloren, niemand over: { $foe }
third-ending-chart = Doem op het scenarioblad, ronde voor ronde: { $doom }. Clues: { $clues }.
