## Derde editie: de personagebeschrijving

third-sheet-title = **{ $name }**, { $occupation } · { $left ->
     [none] { $place }
    *[other] uit het spel
  }
third-sheet-tokens = Health **{ $health }/{ $maxHealth }** · Sanity **{ $sanity }/{ $maxSanity }** · ${ $money } · { $clues ->
     [one] 1 clue
    *[other] { $clues } clues
  } · { $remnants ->
     [one] 1 restant
    *[other] { $remnants } restanten
  } · Focusmaximum { $limit ->
     [none] geen
    *[other] { $limit }
  }
third-sheet-skill = { $skill } **{ $value }**{ $focus ->
     [0] { "" }
    *[other] { " " }+{ $focus }
  }
third-sheet-card = • **{ $name }** ({ $kind }{ $damage ->
     [0] { "" }
    *[other] , { $damage } schade
  }{ $horror ->
     [0] { "" }
    *[other] , { $horror } horror
  }{ $under ->
     [0] { "" }
     [one] , 1 kaart eronder
    *[other] , { $under } kaarten eronder
  }) { $text }

third-kind-item = voorwerp
third-kind-spell = spreuk
third-kind-ally = bondgenoot
third-kind-talent = talent
third-kind-condition = toestand
third-condition-delayed = vertraagd
third-condition-inactive = beurt gehad
third-condition-lodge = lid van de Loge
third-condition-left = { $why ->
     [defeated] verslagen
     [devoured] verslonden
    *[other] teruggetrokken
  }
third-sheet-note = { $occupation } · { $count ->
    [0] goed in alles
   *[other] het best in { $best }
  } · Health { $health }, Sanity { $sanity }
