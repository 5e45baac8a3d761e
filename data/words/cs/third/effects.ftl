## Třetí edice: otázky, které kladou texty karet, nestvůr a kodexu
## $seat je jméno vyšetřovatele, $source karta, nestvůra … čí text to je, $asking totéž i s tím, oč jde.
## O čem rozhodují všichni společně, končí na -together; nikoho nejmenuje.

third-asking = { CAPITAL($source) }:
third-asking-for = { CAPITAL($source) }: { $what }
third-source-sheet = schopnost { NAME($who, case: "genitive") }
third-source-with = { $source } ({ $card })

## Volby

third-ask-effect-choose = { $asking } { $seat }: co si vybereš?
third-ask-effect-choose-together = { $asking } Co vyberete?
third-asked-choose-together = { $source }:
third-choice-stay = Zůstat na druhou část
third-choice-leave = Odejít před ní
third-ask-effect-may = { $asking } { $seat }: uděláš to?
third-ask-effect-may-together = { $asking } Udělá to někdo?
third-ask-effect-repeat = { $asking } { $seat }: ještě jednou? Jde to, kolikrát chceš.
third-option-decline = Ne
third-option-decline-for = Ne: { $otherwise }
third-option-volunteer = { $seat }: { $cost }
third-ask-effect-amount = { $asking } { $seat }: kolik?
third-ask-effect-amount-together = { $asking } Kolik?
third-ask-effect-place = { $asking } { $seat }: které pole?
third-ask-effect-place-together = { $asking } Které pole?
third-ask-effect-investigator = { $asking } { $seat }: koho vybereš?
third-ask-effect-investigator-together = { $asking } Koho vyberete?
third-ask-effect-monster = { $asking } { $seat }: která nestvůra?
third-ask-effect-monster-together = { $asking } Která nestvůra?

## Ceny

third-ask-cost-card = { CAPITAL($source) }: { $seat } odhazuje { $count ->
    [one] 1 kartu. Kterou?
    [few] { $count } karty. Které?
   *[other] { $count } karet. Které?
  }
third-ask-cost-clue = { $asking } { $seat }: čí stopa padne?
third-ask-cost-clue-together = { $asking } Čí stopa padne?
third-option-clue-seat = { $seat } ({ $clues ->
    [one] 1 stopa
    [few] { $clues } stopy
   *[other] { $clues } stop
  })
third-option-clue-sheet = List scénáře ({ $clues ->
    [one] 1 stopa
    [few] { $clues } stopy
   *[other] { $clues } stop
  })

## Rány a léčení

third-ask-effect-split = { CAPITAL($source) }: { $seat } dostává zranění nebo zděšení, celkem { $points }. Kolik z toho bude zranění?
third-option-split = { $damage } zranění, { $horror } zděšení
third-ask-effect-prevent = { CAPITAL($source) }: { $seat } odvrací ránu. Kterou?
third-option-prevent-damage = Zranění
third-option-prevent-horror = Zděšení
third-ask-effect-recover = { CAPITAL($source) }: { $seat }, kdo se má zotavit?
third-option-recover = { $who } ({ $damage } zranění, { $horror } zděšení)
third-ask-effect-focus = { CAPITAL($source) }: { $seat } se soustředí. { $count ->
    [one] Na kterou dovednost?
    [few] Na které { $count } dovednosti?
   *[other] Na kterých { $count } dovedností?
  }

## Výměny

third-option-who = { $who }
third-ask-effect-exchange = { CAPITAL($source) }: { $seat } a { $who }. Kolik { $kind ->
    [damage] zranění
   *[horror] zděšení
  } přesunout a na koho?
third-option-give = { $who } přebírá { $amount } { $kind ->
    [damage] zranění
   *[horror] zděšení
  }
third-option-get = { $seat } přebírá { $amount } { $kind ->
    [damage] zranění
   *[horror] zděšení
  } od { NAME($who, case: "genitive") }
third-option-keep = Žádné { $kind ->
    [damage] zranění
   *[horror] zděšení
  }
third-term-exchange = { $amount } { $kind ->
    [damage] zranění
   *[horror] zděšení
  } přejde od { NAME($from, case: "genitive") } na { NAME($to, case: "accusative") }
third-ask-effect-exchange-consent = { CAPITAL($source) }: { $terms }. Souhlasí { $seat }?
