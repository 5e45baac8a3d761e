## Třetí edice: slova v obrázcích

third-map-round = Kolo
third-map-leader = Vůdce
third-map-doom = Zkáza
third-map-clues = Stopy
third-map-markers = Žetony
third-map-codex = Kodex
third-map-rumor = Zvěst
third-map-cup = Zásobník mýtu
third-map-next = Další stopa či brána
third-map-display = Nabídka
third-map-goal = Cíl
third-map-danger = Nebezpečí
third-map-none = nic

third-map-street-residential = Obytná ulice
third-map-street-bridge = Most
third-map-street-scenic = Promenáda

third-map-marker-blue = M
third-map-marker-red = Č
third-map-marker-white = B

third-map-wait-sheetClues = { $form ->
    [line] stopy na listu
   *[map] Stopy
  }
third-map-wait-sheetDoom = { $form ->
    [line] zkáza na listu
   *[map] Zkáza
  }
third-map-wait-sheetCluesPlusDoom = { $form ->
    [line] stopy a zkáza na listu
   *[map] Stopy a zkáza
  }
third-map-wait-sheetMarkers = { $form ->
    [line] žetony na listu
   *[map] Žetony
  }
third-map-wait-mendedScars = { $form ->
    [line] zacelené jizvy
   *[map] Zacelené jizvy
  }
third-map-wait-noMarkers = { $form ->
    [line] žádný žeton na plánu
   *[map] Žádný žeton na plánu
  }
third-map-wait-spaceDoom = { $count ->
    [one] 1 zkáza
    [few] { $count } zkázy
   *[other] { $count } zkáz
  } na jednom poli
third-map-wait-neighborhoodDoom = { $count ->
    [one] 1 zkáza
    [few] { $count } zkázy
   *[other] { $count } zkáz
  } v jedné čtvrti
third-map-wait-revealed = { $form ->
    [line] odkryté žetony
   *[map] Odkryté žetony
  }, { $count ->
    [one] 1 barva
    [few] { $count } barvy
   *[other] { $count } barev
  }
third-map-wait-count = { $text } { $now }/{ $of }
third-map-wait-and = { $first }; { $second }
third-map-wait-defeat = { $form ->
    [line] porazit { NAME($monster, case: "accusative") }
   *[map] Porazit { NAME($monster, case: "accusative") }
  }
third-map-wait-happens = { $form ->
    [line] něco se musí stát: viz kartu
   *[map] Něco se musí stát: viz kartu
  }
third-map-wait-action = { $form ->
    [line] provést akci karty { $place }
   *[map] Akce: { $place }
  }
third-map-wait-action-anywhere = { $form ->
    [line] provést akci karty, kdekoli
   *[map] Akce kteréhokoli vyšetřovatele
  }
third-map-place-at = { NAME($place, role: "at") }
third-map-place-blue = tam, kde leží modrý žeton
third-map-place-red = tam, kde leží červený žeton
third-map-place-white = tam, kde leží bílý žeton
third-map-place-scar = tam, kde je jizva
third-map-place-other = tam, kde to určuje karta
third-alt-head = { $scenario }, { $round }. kolo, { $phase }, vede { $leader }. Na listu: { $doom ->
    [one] 1 zkáza
    [few] { $doom } zkázy
   *[other] { $doom } zkáz
  }, { $clues ->
    [one] 1 stopa
    [few] { $clues } stopy
   *[other] { $clues } stop
  }, { $markers ->
    [one] 1 žeton
    [few] { $markers } žetony
   *[other] { $markers } žetonů
  }
third-alt-person = { $name } je { NAME($place, role: "at") }{ $state ->
    [inactive] { " (tah je odehraný)" }
    [delayed] { " (zpoždění)" }
   *[active] { "" }
  }{ $foes ->
    [none] { "" }
   *[some] { ", ve střetu:" } { $with }
  }
third-alt-foe = { $name } ({ $state ->
    [exhausted] vyčerpaná nestvůra
   *[ready] připravená nestvůra
  }, zdraví { $health }) { NAME($place, role: "at") }
third-alt-unstable = Nestálá pole: { $places }
third-alt-doom = Zkáza: { $places }
third-alt-count = { $place } { $count }
third-alt-next = Příští stopa nebo průlom brány: { $place }, v balíčku událostí { $left ->
    [one] 1 karta
    [few] { $left } karty
   *[other] { $left } karet
  }
third-alt-next-none = V balíčku událostí už nejsou karty
third-alt-clues = Stopy: { $places }
third-alt-anomalies = Anomálie: { $places }
third-alt-codex = Kodex: { $cards }
third-alt-rumor = Zvěst: { $name }
third-alt-cup = V zásobníku: { $tokens }
third-alt-display = V nabídce: { $items }
third-alt-changed = Nové: { $changes }
third-alt-changed-doom = zkáza { NAME($place, role: "at") } ({ $doom })
third-alt-changed-outbreak = propuknutí { NAME($place, role: "at") }
third-alt-changed-clue = stopa { NAME($place, role: "at") }
third-alt-changed-anomaly = anomálie { NAME($place, role: "at") }
third-alt-changed-marker = žeton { NAME($place, role: "at") }
third-alt-changed-scar = jizva { NAME($place, role: "at") }
third-alt-changed-monster = { NAME($monster) } { NAME($place, role: "at") }
third-alt-changed-moved = { $who } teď { NAME($place, role: "at") }

third-dossier-health = Zdraví
third-dossier-sanity = Příčetnost
third-dossier-money = Peníze
third-dossier-clues = Stopy
third-dossier-remnants = Pozůstatky
third-dossier-skills = Dovednosti
third-dossier-focus = Soustředění
third-dossier-cards = Karty
third-dossier-exhausted = použito
third-dossier-none = žádné
third-dossier-delayed = zpoždění
third-dossier-lodge = věrnost Lóži
third-dossier-turn-taken = tah je odehraný
third-dossier-left-defeated = porážka
third-dossier-left-devoured = pohlcení
third-dossier-left-retired = na odpočinku
third-dossier-type-item = Předmět
third-dossier-type-spell = Kouzlo
third-dossier-type-ally = Spojenec
third-dossier-type-talent = Talent
third-dossier-type-condition = Stav
third-dossier-hands = { $count ->
    [one] 1 ruka
    [few] { $count } ruce
   *[other] { $count } rukou
  }
third-dossier-alt-head = { $name }, { $occupation }, { $place }. Zdraví { $health }/{ $maxHealth }, příčetnost { $sanity }/{ $maxSanity }. ${ $money }, { $clues ->
    [one] 1 stopa
    [few] { $clues } stopy
   *[other] { $clues } stop
  }, { $remnants ->
    [one] 1 pozůstatek
    [few] { $remnants } pozůstatky
   *[other] { $remnants } pozůstatků
  }
third-dossier-alt-skills = Dovednosti: { $skills }. Soustředění { $now }, limit { $limit }
third-dossier-alt-skill = { $name } { $value }{ $focus ->
    [0] { "" }
    [one] { " se soustředěním" }
    [few] { " se soustředěním" } { $focus }
   *[other] { " se soustředěním" } { $focus }
  }
third-dossier-alt-ability = { $name }: { $text }
third-dossier-alt-cards = Karty: { $cards }
