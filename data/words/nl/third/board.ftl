## Derde editie: het bord en het statusbericht

third-headline = Ronde { $round } · { $phase }
third-headline-setup = { $scenario } · opzet
third-headline-over = Het einde, ronde { $round }
third-status-sheet = **{ $scenario }** · doem **{ $doom }** · clues **{ $clues }**{ $markers ->
     [0] { "" }
    *[other] { " " }· fiches **{ $markers }**
  }
third-status-town = Doem in de stad **{ $doom }** · monsters **{ $monsters }** · fiches in de beker { $cup } · leider: { $leader }
third-status-next = Volgende clue of poort: **{ $place }** · kaarten in de gebeurtenisstapel { $left }
third-status-next-none = Geen kaarten meer in de gebeurtenisstapel
third-goal-objective = **Doel:** { $waits }
third-goal-doom = **Gevaar:** { $waits }
third-goal-count = { $text } **{ $now }/{ $of }**
third-goal-wait = { $text } ({ $card })
third-goal-card = { $acts ->
     [true] de actie op { $card }
    *[false] { $card }
  }
third-goal-measured = { $text } **{ $now }/{ $of }** ({ $card })
third-status-rumor = Rumor: **{ $headline }**{ $tokens ->
     [0] { "" }
    *[other] { " " }({ $tokens } doem)
  }
third-text-investigator = { $seat }: { $place }, Health { $health }, Sanity { $sanity }, { $clues ->
     [one] 1 clue
    *[other] { $clues } clues
  }{ $delayed ->
     [true] , vertraagd
    *[other] { "" }
  }.
third-standing = { $place } · Health { $health }/{ $healthOf } · Sanity { $sanity }/{ $sanityOf } · { $clues ->
     [one] 1 clue
    *[other] { $clues } clues
  }{ $remnants ->
     [0] { "" }
     [one] { " " }· 1 restant
    *[other] { " " }· { $remnants } restanten
  } · ${ $money }{ $delayed ->
     [true] { " " }· vertraagd
    *[other] { "" }
  }
third-standing-out = uit het spel
third-text-place = { $place }: { $here }.
third-text-doom = { $doom } doem
third-text-unstable = onstabiel
third-text-clues = { $clues ->
     [one] 1 clue
    *[other] { $clues } clues
  }
third-text-anomaly = anomalie
third-text-marker-down = gedekt fiche
third-text-monster = { $monster } { NAME($place, role: "at") }: { $status ->
     [engaged] belaagt { $seats }
     [exhausted] uitgeput
    *[other] gereed
  }, schade { $damage } van { $health }.
third-text-codex = Codex { $number }, { $card }, { $side ->
     [front] voorkant
    *[back] achterkant
  }{ $deck ->
     [none] { "" }
    *[other] , stadsdeel { $deck }
  }{ $tokens ->
     [0] { "" }
     [one] , 1 fiche
    *[other] , { $tokens } fiches
  }.
third-text-display = In de uitstalling: { $items }.
third-text-item = { $card } (${ $value })
third-text-neighborhood = { $name }: { $places }.
third-text-street = { $street }: verbindt { NAME($places, article: "the") }.

# Wie bij gelijke stand beslist
third-first-player = leider
