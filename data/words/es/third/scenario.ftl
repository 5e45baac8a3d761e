## Tercera edición: opciones de una partida, y su final

third-choice-scenario = Escenario
third-choice-scenario-why = Qué historia se juega; cada una tiene su mapa, sus monstruos y sus finales.
third-past-won-codex = Ganada: { $foe }
third-past-won-lodge = Ganada por la Silver Twilight Lodge: { $foe }
third-past-won-nobody = Ganada: { $foe }
third-past-lost-codex = Perdida: { $foe }
third-past-lost-lodge = Perdida ante la Silver Twilight Lodge: { $foe }
third-past-lost-nobody = Perdida, sin que quedara nadie: { $foe }
third-ending-chart = Perdición en la hoja de escenario, ronda a ronda: { $doom }. Pistas: { $clues }.
