## Třetí edice: hrací plán a zpráva o stavu hry

third-headline = { $round }. kolo · { $phase }
third-headline-setup = { $scenario } · příprava
third-headline-over = Konec, { $round }. kolo
third-status-sheet = **{ $scenario }** · zkáza **{ $doom }** · stopy **{ $clues }**{ $markers ->
     [0] { "" }
    *[other] { " " }· žetony **{ $markers }**
  }
third-status-town = Zkáza ve městě **{ $doom }** · nestvůry **{ $monsters }** · žetony v zásobníku { $cup } · { GENDER($leader) ->
     [feminine] vůdkyně
    *[animate] vůdce
  }: { $leader }
third-status-next = Příští stopa nebo průlom brány: **{ $place }** · karty v balíčku událostí { $left }
third-status-next-none = V balíčku událostí už nejsou karty
third-goal-objective = **Cíl:** { $waits }
third-goal-doom = **Nebezpečí:** { $waits }
third-goal-count = { $text } **{ $now }/{ $of }**
third-goal-wait = { $text } ({ $card })
third-goal-card = { $acts ->
     [true] akce karty { $card }
    *[false] { $card }
  }
third-goal-measured = { $text } **{ $now }/{ $of }** ({ $card })
third-status-rumor = Zvěst: **{ $headline }**{ $tokens ->
     [0] { "" }
    *[other] { " " }(zkáza { $tokens })
  }
third-text-investigator = { $seat }: { $place }, zdraví { $health }, příčetnost { $sanity }, { $clues ->
     [one] 1 stopa
     [few] { $clues } stopy
    *[other] { $clues } stop
  }{ $delayed ->
     [true] , zpoždění
    *[other] { "" }
  }.
third-standing = { $place } · zdraví { $health }/{ $healthOf } · příčetnost { $sanity }/{ $sanityOf } · { $clues ->
     [one] 1 stopa
     [few] { $clues } stopy
    *[other] { $clues } stop
  }{ $remnants ->
     [0] { "" }
     [one] { " " }· 1 pozůstatek
     [few] { " " }· { $remnants } pozůstatky
    *[other] { " " }· { $remnants } pozůstatků
  } · ${ $money }{ $delayed ->
     [true] { " " }· zpoždění
    *[other] { "" }
  }
third-standing-out = mimo hru
third-text-place = { $place }: { $here }.
third-text-doom = zkáza { $doom }
third-text-unstable = nestálé pole
third-text-clues = { $clues ->
     [one] 1 stopa
     [few] { $clues } stopy
    *[other] { $clues } stop
  }
third-text-anomaly = anomálie
third-text-marker-down = žeton lícem dolů
third-text-monster = { $monster } { NAME($place, role: "at") }: { $status ->
     [engaged] ve střetu { NAME($seats, role: "with") }
     [exhausted] { AGREES($monster) ->
         [one] { GENDER($monster) ->
             [feminine] vyčerpaná
             [neuter] vyčerpané
            *[animate] vyčerpaný
          }
        *[other] vyčerpaní
      }
    *[other] { AGREES($monster) ->
         [one] { GENDER($monster) ->
             [feminine] připravená
             [neuter] připravené
            *[animate] připravený
          }
        *[other] připravení
      }
  }, zranění { $damage }/{ $health }.
third-text-codex = Kodex { $number }, { $card }, { $side ->
     [front] líc
    *[back] rub
  }{ $deck ->
     [none] { "" }
    *[other] , čtvrť { $deck }
  }{ $tokens ->
     [0] { "" }
     [one] , 1 žeton
     [few] , { $tokens } žetony
    *[other] , { $tokens } žetonů
  }.
third-text-display = V nabídce: { $items }.
third-text-item = { $card } (${ $value })
third-text-neighborhood = { $name }: { $places }.
third-text-street = { $street }: spojuje { NAME($places, case: "accusative") }.

# Kdo rozhoduje při rovnosti
third-first-player = vůdce
