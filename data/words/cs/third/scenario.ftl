## Třetí edice: možnosti hry a její konec

third-choice-scenario = Scénář
third-choice-scenario-why = Který příběh hrajete; každý má vlastní mapu, nestvůry a konce.
third-past-won-codex = Vítězství ({ $foe })
third-past-won-lodge = Vítězství Lóže Stříbrného soumraku ({ $foe })
third-past-won-nobody = Vítězství ({ $foe })
third-past-lost-codex = Porážka ({ $foe })
third-past-lost-lodge = Porážka od Lóže Stříbrného soumraku ({ $foe })
third-past-lost-nobody = Porážka, nikdo nezbyl ({ $foe })
third-ending-chart = Zkáza na listu scénáře kolo za kolem: { $doom }. Stopy: { $clues }.
