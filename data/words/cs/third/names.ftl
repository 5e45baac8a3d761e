## Třetí edice: jména

third-name-skill-lore = Vědomosti
third-name-skill-influence = Vliv
third-name-skill-observation = Pozorování
third-name-skill-strength = Síla
third-name-skill-will = Vůle

third-name-deck-item = balíček předmětů
third-name-deck-spell = balíček kouzel
third-name-deck-ally = balíček spojenců
third-name-deck-special = zvláštní karty
third-name-deck-starting = počáteční karty
third-name-deck-condition = stavy
third-name-deck-street = balíček ulic
third-name-deck-event = balíček událostí
third-name-deck-headline = balíček titulků
third-name-deck-monster = balíček nestvůr
third-name-deck-anomaly = balíček anomálií
third-name-deck-display = nabídka

third-name-token-spreadDoom = Šíření zkázy
third-name-token-spawnMonster = Příchod nestvůry
third-name-token-spawnClue = Nová stopa
third-name-token-readHeadline = Titulek
third-name-token-gateBurst = Průlom brány
third-name-token-reckoning = Zúčtování
third-name-token-blank = Prázdný žeton
third-name-token-remnant = pozůstatky
third-name-token-clue = stopy
third-name-token-money = peníze
third-name-token-focus = soustředění
third-name-token-doom = zkáza

third-name-phase-setup = Příprava
third-name-phase-action = Fáze akcí
third-name-phase-monster = Fáze nestvůr
third-name-phase-encounter = Fáze setkání
third-name-phase-mythos = Fáze mýtu
third-name-phase-over = Konec

third-name-action-attack = Útok
third-name-action-ward = Zažehnání
third-name-action-move = Pohyb
third-name-action-evade = Únik
third-name-action-focus = Soustředění
third-name-action-research = Bádání
third-name-action-gatherResources = Obstarání prostředků
third-name-action-trade = Směna
third-name-action-component = Akce karty

third-name-test-attack = útok
third-name-test-evade = únik
third-name-test-ward = zažehnání
third-name-test-research = bádání
third-name-test-casting = kouzlo
third-name-test-encounter = setkání
third-name-test-other = hod

third-name-marker-blue = modrý žeton
third-name-marker-red = červený žeton
third-name-marker-white = bílý žeton

third-name-streetKind-residential = obytná ulice
third-name-streetKind-bridge = most
third-name-streetKind-scenic = promenáda
third-name-streetKind-anomaly = anomálie

third-name-street-residential = Obytná ulice { $from }–{ $to }
third-name-street-bridge = Most { $from }–{ $to }
third-name-street-scenic = Promenáda { $from }–{ $to }

third-name-archive = karta archivu { $number }
third-name-encounter = setkání { NAME($where, role: "at") }
third-name-event = událost { NAME($where, role: "at") }
third-name-street-encounter = setkání na ulici
third-name-anomaly-encounter = setkání u anomálie
third-name-rule = pravidla
third-name-rumor = zvěst
third-name-anomaly = anomálie
third-name-display = nabídka

third-name-streets = Ulice
third-name-part-lostInTime = Ztraceno v čase
third-name-part-blindChaos = Slepý chaos
third-name-part-eureka = Heuréka
third-name-part-crack = Puklina
third-name-part-closed = Zavřeno
third-name-part-undone = Rozpáráno
third-name-part-gathering = Sešlost
third-name-part-silverKey = Stříbrný klíč
third-name-part-likeUntoAGod = Bohu podoben
third-name-part-scarred = S jizvou
third-name-part-keyAndGate = Klíč i brána
third-name-part-docks = Do doků
third-name-part-tooLate = Příliš pozdě
third-name-part-won = Vody se zavírají
third-name-part-lost = Vody stoupají
