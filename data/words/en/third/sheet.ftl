## Third edition: the investigator sheet

third-sheet-title = **{ $name }**, { $occupation } · { $left ->
     [none] { $place }
    *[other] out of the game
  }
third-sheet-tokens = Health **{ $health }/{ $maxHealth }** · Sanity **{ $sanity }/{ $maxSanity }** · ${ $money } · { $clues ->
     [one] 1 clue
    *[other] { $clues } clues
  } · { $remnants ->
     [one] 1 remnant
    *[other] { $remnants } remnants
  } · focus limit { $limit ->
     [none] none
    *[other] { $limit }
  }
third-sheet-skill = { $skill } **{ $value }**{ $focus ->
     [0] { "" }
    *[other] { " " }+{ $focus }
  }
third-sheet-card = • **{ $name }** ({ $kind }{ $damage ->
     [0] { "" }
    *[other] , { $damage } damage
  }{ $horror ->
     [0] { "" }
    *[other] , { $horror } horror
  }{ $under ->
     [0] { "" }
     [one] , 1 card under it
    *[other] , { $under } cards under it
  }) { $text }

third-kind-item = item
third-kind-spell = spell
third-kind-ally = ally
third-kind-talent = talent
third-kind-condition = condition
third-condition-delayed = delayed
third-condition-inactive = turn taken
third-condition-lodge = member of the Lodge
third-condition-left = { $why ->
     [defeated] defeated
     [devoured] devoured
    *[other] retired
  }
third-sheet-note = { $occupation } · { $count ->
    [0] good at everything
   *[other] best at { $best }
  } · health { $health }, sanity { $sanity }
