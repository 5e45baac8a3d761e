## Dritte Edition: der Spielplan und die Statusnachricht

third-headline = Runde { $round } · { $phase }
third-headline-setup = { $scenario } · Spielaufbau
third-headline-over = Das Ende, Runde { $round }
third-status-sheet = **{ $scenario }** · Verderben **{ $doom }** · Hinweise **{ $clues }**{ $markers ->
     [0] { "" }
    *[other] { " " }· Marker **{ $markers }**
  }
third-status-town = Verderben in der Stadt **{ $doom }** · Monster **{ $monsters }** · Marker im Mythosbecher { $cup } · { GENDER($leader) ->
     [feminine] Anführerin
    *[masculine] Anführer
  }: { $leader }
third-status-next = Nächster Hinweis oder Torausbruch: **{ $place }** · Karten im Ereignisstapel { $left }
third-status-next-none = Keine Karten mehr im Ereignisstapel
third-goal-objective = **Ziel:** { $waits }
third-goal-doom = **Gefahr:** { $waits }
third-goal-count = { $text } **{ $now }/{ $of }**
third-goal-wait = { $text } ({ $card })
third-goal-card = { $acts ->
     [true] die Aktion auf „{ $card }“
    *[false] { $card }
  }
third-goal-measured = { $text } **{ $now }/{ $of }** ({ $card })
third-status-rumor = Gerücht: **{ $headline }**{ $tokens ->
     [0] { "" }
    *[other] { " " }({ $tokens } Verderben)
  }
third-text-investigator = { $seat }: { $place }, Ausdauer { $health }, geistige Gesundheit { $sanity }, { $clues ->
     [one] 1 Hinweis
    *[other] { $clues } Hinweise
  }{ $delayed ->
     [true] , aufgehalten
    *[other] { "" }
  }.
third-standing = { $place } · Ausdauer { $health }/{ $healthOf } · geistige Gesundheit { $sanity }/{ $sanityOf } · { $clues ->
     [one] 1 Hinweis
    *[other] { $clues } Hinweise
  }{ $remnants ->
     [0] { "" }
     [one] { " " }· 1 Überrest
    *[other] { " " }· { $remnants } Überreste
  } · ${ $money }{ $delayed ->
     [true] { " " }· aufgehalten
    *[other] { "" }
  }
third-standing-out = aus dem Spiel
third-text-place = { $place }: { $here }.
third-text-doom = { $doom } Verderben
third-text-unstable = instabil
third-text-clues = { $clues ->
     [one] 1 Hinweis
    *[other] { $clues } Hinweise
  }
third-text-anomaly = Anomalie
third-text-marker-down = verdeckter Marker
third-text-monster = { $monster } { NAME($place, role: "at") }: { $status ->
     [engaged] im Kampf mit { $seats }
     [exhausted] erschöpft
    *[other] spielbereit
  }, Schaden { $damage } von { $health }.
third-text-codex = Kodex { $number }, „{ $card }“, { $side ->
     [front] Vorderseite
    *[back] Rückseite
  }{ $deck ->
     [none] { "" }
    *[other] , Stadtviertel { $deck }
  }{ $tokens ->
     [0] { "" }
     [one] , 1 Marker
    *[other] , { $tokens } Marker
  }.
third-text-display = In der Auslage: { $items }.
third-text-item = { $card } (${ $value })
third-text-neighborhood = { $name }: { $places }.
third-text-street = { $street }: verbindet { NAME($places, article: "the", case: "accusative") }.

# Wer bei Gleichstand entscheidet
third-first-player = Anführer
