## Dritte Edition: der Ermittlerbogen

third-sheet-title = **{ $name }**, { $occupation } · { $left ->
     [none] { $place }
    *[other] aus dem Spiel
  }
third-sheet-tokens = Ausdauer **{ $health }/{ $maxHealth }** · geistige Gesundheit **{ $sanity }/{ $maxSanity }** · ${ $money } · { $clues ->
     [one] 1 Hinweis
    *[other] { $clues } Hinweise
  } · { $remnants ->
     [one] 1 Überrest
    *[other] { $remnants } Überreste
  } · Fokuslimit { $limit ->
     [none] keins
    *[other] { $limit }
  }
third-sheet-skill = { $skill } **{ $value }**{ $focus ->
     [0] { "" }
    *[other] { " " }+{ $focus }
  }
third-sheet-card = • **{ $name }** ({ $kind }{ $damage ->
     [0] { "" }
    *[other] , { $damage } Schaden
  }{ $horror ->
     [0] { "" }
    *[other] , { $horror } Horror
  }{ $under ->
     [0] { "" }
     [one] , darunter 1 Karte
    *[other] , darunter { $under } Karten
  }) { $text }

third-kind-item = Gegenstand
third-kind-spell = Zauber
third-kind-ally = Verbündeter
third-kind-talent = Talent
third-kind-condition = Zustand
third-condition-delayed = aufgehalten
third-condition-inactive = Zug vorbei
third-condition-lodge = Mitglied der Loge
third-condition-left = { $why ->
     [defeated] besiegt
     [devoured] verschlungen
    *[other] zurückgezogen
  }
third-sheet-note = { $occupation } · { $count ->
    [0] in allem gleich gut
   *[other] stark in { $best }
  } · Ausdauer { $health }, geistige Gesundheit { $sanity }
