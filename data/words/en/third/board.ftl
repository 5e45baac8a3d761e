## Third edition: the board and the status message

third-headline = Round { $round } · { $phase }
third-headline-setup = { $scenario } · setup
third-headline-over = The end, round { $round }
third-status-sheet = **{ $scenario }** · doom **{ $doom }** · clues **{ $clues }**{ $markers ->
     [0] { "" }
    *[other] { " " }· markers **{ $markers }**
  }
third-status-town = Doom in town **{ $doom }** · monsters **{ $monsters }** · tokens in the cup { $cup } · leader: { $leader }
third-status-next = Next clue or gate burst: **{ $place }** · cards in the event deck { $left }
third-status-next-none = No cards left in the event deck
third-goal-objective = **Goal:** { $waits }
third-goal-doom = **Danger:** { $waits }
third-goal-count = { $text } **{ $now }/{ $of }**
third-goal-wait = { $text } ({ $card })
third-goal-card = { $acts ->
     [true] the action on { $card }
    *[false] { $card }
  }
third-goal-measured = { $text } **{ $now }/{ $of }** ({ $card })
third-status-rumor = Rumor: **{ $headline }**{ $tokens ->
     [0] { "" }
    *[other] { " " }({ $tokens } doom)
  }
third-text-investigator = { $seat }: { $place }, health { $health }, sanity { $sanity }, { $clues ->
     [one] 1 clue
    *[other] { $clues } clues
  }{ $delayed ->
     [true] , delayed
    *[other] { "" }
  }.
third-standing = { $place } · Health { $health }/{ $healthOf } · Sanity { $sanity }/{ $sanityOf } · { $clues ->
     [one] 1 clue
    *[other] { $clues } clues
  }{ $remnants ->
     [0] { "" }
     [one] { " " }· 1 remnant
    *[other] { " " }· { $remnants } remnants
  } · ${ $money }{ $delayed ->
     [true] { " " }· delayed
    *[other] { "" }
  }
third-standing-out = out of the game
third-text-place = { $place }: { $here }.
third-text-doom = { $doom } doom
third-text-unstable = unstable
third-text-clues = { $clues ->
     [one] 1 clue
    *[other] { $clues } clues
  }
third-text-anomaly = anomaly
third-text-marker-down = marker face down
third-text-monster = { $monster } { NAME($place, role: "at") }: { $status ->
     [engaged] engaged with { $seats }
     [exhausted] exhausted
    *[other] ready
  }, damage { $damage } of { $health }.
third-text-codex = Codex { $number }, { $card }, { $side }{ $deck ->
     [none] { "" }
    *[other] { " " }at { $deck }
  }{ $tokens ->
     [0] { "" }
     [one] , 1 token
    *[other] , { $tokens } tokens
  }.
third-text-display = On display: { $items }.
third-text-item = { $card } (${ $value })
third-text-neighborhood = { $name }: { $places }.
third-text-street = { $street }: joins { $places }.

# Whoever breaks ties
third-first-player = leader
