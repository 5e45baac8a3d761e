## Třetí edice: karta vyšetřovatele

third-sheet-title = **{ $name }**, { $occupation } · { $left ->
     [none] { $place }
    *[other] mimo hru
  }
third-sheet-tokens = Zdraví **{ $health }/{ $maxHealth }** · příčetnost **{ $sanity }/{ $maxSanity }** · ${ $money } · { $clues ->
     [one] 1 stopa
     [few] { $clues } stopy
    *[other] { $clues } stop
  } · { $remnants ->
     [one] 1 pozůstatek
     [few] { $remnants } pozůstatky
    *[other] { $remnants } pozůstatků
  } · limit soustředění: { $limit ->
     [none] žádný
    *[other] { $limit }
  }
third-sheet-skill = { $skill } **{ $value }**{ $focus ->
     [0] { "" }
    *[other] { " " }+{ $focus }
  }
third-sheet-card = • **{ $name }** ({ $kind }{ $damage ->
     [0] { "" }
    *[other] , { $damage } zranění
  }{ $horror ->
     [0] { "" }
    *[other] , { $horror } zděšení
  }{ $under ->
     [0] { "" }
     [one] , pod ní 1 karta
     [few] , pod ní { $under } karty
    *[other] , pod ní { $under } karet
  }) { $text }

third-kind-item = předmět
third-kind-spell = kouzlo
third-kind-ally = spojenec
third-kind-talent = talent
third-kind-condition = stav
third-condition-delayed = zpoždění
third-condition-inactive = tah je odehraný
third-condition-lodge = členství v Lóži
third-condition-left = { $why ->
     [defeated] porážka
     [devoured] pohlcení
    *[other] odchod na odpočinek
  }
third-sheet-note = { $occupation } · { $count ->
    [0] ve všem stejně
   *[other] silné stránky: { $best }
  } · zdraví { $health }, příčetnost { $sanity }
