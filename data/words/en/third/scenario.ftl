## Third edition: options of a game, and its end

third-choice-scenario = Scenario
third-choice-scenario-why = Which story you play; each has its own map, monsters and endings.
third-past-won-codex = Won: { $foe }
third-past-won-lodge = Won by the Silver Twilight Lodge: { $foe }
third-past-won-nobody = Won: { $foe }
third-past-lost-codex = Lost: { $foe }
third-past-lost-lodge = Lost to the Silver Twilight Lodge: { $foe }
third-past-lost-nobody = Lost, with nobody left: { $foe }
third-ending-chart = Doom on the scenario sheet, round by round: { $doom }. Clues: { $clues }.
