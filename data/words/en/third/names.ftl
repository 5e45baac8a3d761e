## Third edition: names

third-name-skill-lore = Lore
third-name-skill-influence = Influence
third-name-skill-observation = Observation
third-name-skill-strength = Strength
third-name-skill-will = Will

third-name-deck-item = item deck
third-name-deck-spell = spell deck
third-name-deck-ally = ally deck
third-name-deck-special = special cards
third-name-deck-starting = starting cards
third-name-deck-condition = conditions
third-name-deck-street = street deck
third-name-deck-event = event deck
third-name-deck-headline = headline deck
third-name-deck-monster = monster deck
third-name-deck-anomaly = anomaly deck
third-name-deck-display = display

third-name-token-spreadDoom = Spread Doom
third-name-token-spawnMonster = Spawn Monster
third-name-token-spawnClue = Spawn Clue
third-name-token-readHeadline = Read Headline
third-name-token-gateBurst = Gate Burst
third-name-token-reckoning = Reckoning
third-name-token-blank = Blank
third-name-token-remnant = remnants
third-name-token-clue = clues
third-name-token-money = money
third-name-token-focus = focus
third-name-token-doom = doom

third-name-phase-setup = Setup
third-name-phase-action = Action Phase
third-name-phase-monster = Monster Phase
third-name-phase-encounter = Encounter Phase
third-name-phase-mythos = Mythos Phase
third-name-phase-over = The End

third-name-action-attack = Attack
third-name-action-ward = Ward
third-name-action-move = Move
third-name-action-evade = Evade
third-name-action-focus = Focus
third-name-action-research = Research
third-name-action-gatherResources = Gather Resources
third-name-action-trade = Trade
third-name-action-component = Component action

third-name-test-attack = attack
third-name-test-evade = evade
third-name-test-ward = ward
third-name-test-research = research
third-name-test-casting = spell
third-name-test-encounter = encounter
third-name-test-other = test

third-name-marker-blue = blue marker
third-name-marker-red = red marker
third-name-marker-white = white marker

third-name-streetKind-residential = residential street
third-name-streetKind-bridge = bridge
third-name-streetKind-scenic = scenic street
third-name-streetKind-anomaly = anomaly

third-name-street-residential = { $from }–{ $to } residential street
third-name-street-bridge = { $from }–{ $to } bridge
third-name-street-scenic = { $from }–{ $to } scenic street

third-name-archive = archive card { $number }
third-name-encounter = { $where } encounter
third-name-event = event in { $where }
third-name-street-encounter = street encounter
third-name-anomaly-encounter = anomaly encounter
third-name-rule = the rules
third-name-rumor = rumor
third-name-anomaly = anomaly
third-name-display = display

third-name-streets = Streets
third-name-part-lostInTime = Lost in Time
third-name-part-blindChaos = Blind Chaos
third-name-part-eureka = Eureka
third-name-part-crack = A Crack
third-name-part-closed = Closed
third-name-part-undone = Undone
third-name-part-gathering = The Gathering
third-name-part-silverKey = The Silver Key
third-name-part-likeUntoAGod = Like unto a God
third-name-part-scarred = Scarred
third-name-part-keyAndGate = The Key and the Gate
third-name-part-docks = To the Docks
third-name-part-tooLate = Too Late
third-name-part-won = The Waters Close
third-name-part-lost = The Waters Rise
