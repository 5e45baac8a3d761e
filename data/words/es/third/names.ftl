## Tercera edición: nombres

third-name-skill-lore = Saber
third-name-skill-influence = Influencia
third-name-skill-observation = Observación
third-name-skill-strength = Fuerza
third-name-skill-will = Voluntad

third-name-deck-item = mazo de objetos
third-name-deck-spell = mazo de Hechizos
third-name-deck-ally = mazo de Aliados
third-name-deck-special = cartas especiales
third-name-deck-starting = cartas iniciales
third-name-deck-condition = estados
third-name-deck-street = mazo de calles
third-name-deck-event = mazo de eventos
third-name-deck-headline = mazo de titulares
third-name-deck-monster = mazo de monstruos
third-name-deck-anomaly = mazo de anomalías
third-name-deck-display = mostrador

third-name-token-spreadDoom = Se extiende la Perdición
third-name-token-spawnMonster = Aparece un monstruo
third-name-token-spawnClue = Aparece una Pista
third-name-token-readHeadline = Leer titular
third-name-token-gateBurst = Estallido de puerta
third-name-token-reckoning = Retribución
third-name-token-blank = En blanco
third-name-token-remnant = remanentes
third-name-token-clue = Pistas
third-name-token-money = dinero
third-name-token-focus = Concentración
third-name-token-doom = Perdición

third-name-phase-setup = Preparación
third-name-phase-action = Fase de Acción
third-name-phase-monster = Fase de Monstruos
third-name-phase-encounter = Fase de Encuentros
third-name-phase-mythos = Fase de Mitos
third-name-phase-over = El fin

third-name-action-attack = Atacar
third-name-action-ward = Conjurar
third-name-action-move = Moverse
third-name-action-evade = Evadir
third-name-action-focus = Concentrarse
third-name-action-research = Investigar
third-name-action-gatherResources = Reunir recursos
third-name-action-trade = Intercambiar
third-name-action-component = Acción de carta

third-name-test-attack = ataque
third-name-test-evade = evasión
third-name-test-ward = conjuro
third-name-test-research = investigación
third-name-test-casting = Hechizo
third-name-test-encounter = encuentro
third-name-test-other = tirada

third-name-marker-blue = marcador azul
third-name-marker-red = marcador rojo
third-name-marker-white = marcador blanco

third-name-streetKind-residential = calle residencial
third-name-streetKind-bridge = puente
third-name-streetKind-scenic = paseo
third-name-streetKind-anomaly = anomalía

third-name-street-residential = Calle residencial { $from }–{ $to }
third-name-street-bridge = Puente { $from }–{ $to }
third-name-street-scenic = Paseo { $from }–{ $to }

third-name-archive = carta de archivo { $number }
third-name-encounter = encuentro { NAME($where, role: "at") }
third-name-event = evento { NAME($where, role: "at") }
third-name-street-encounter = encuentro de calle
third-name-anomaly-encounter = encuentro de anomalía
third-name-rule = las reglas
third-name-rumor = Rumor
third-name-anomaly = anomalía
third-name-display = mostrador

third-name-streets = Calles
third-name-part-lostInTime = Sin rumbo en el tiempo
third-name-part-blindChaos = Caos ciego
third-name-part-eureka = Eureka
third-name-part-crack = Una grieta
third-name-part-closed = Cerrado
third-name-part-undone = Deshecho
third-name-part-gathering = La reunión
third-name-part-silverKey = La llave de plata
third-name-part-likeUntoAGod = Semejante a un dios
third-name-part-scarred = Con cicatrices
third-name-part-keyAndGate = La llave y la puerta
third-name-part-docks = A los muelles
third-name-part-tooLate = Demasiado tarde
third-name-part-won = Las aguas se cierran
third-name-part-lost = Las aguas suben
