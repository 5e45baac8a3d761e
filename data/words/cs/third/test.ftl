### Třetí edice: hody, rány, soustředění, noví vyšetřovatelé.

## Hody: než se hodí

third-ask-test-prepare = { $seat } hází na { NAME($skill, case: "accusative") }. Jak?
third-option-test-roll = Hodit { $dice ->
    [1] 1 kostkou
   *[other] { $dice } kostkami
  }
third-option-test-with = { $cards }: { $dice ->
    [1] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
  }
third-ask-test-remnants = { $seat } hází na { NAME($skill, case: "accusative") }. Utratit pozůstatky, každý za 1 kostku?

## Hody: když je hozeno

third-ask-test-spend = { $seat }, { $skill }: { $successes ->
    [0] žádný úspěch
    [1] 1 úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
  }. Přehodit?
third-option-test-accept = Přijmout { $successes ->
    [0] neúspěch
    [1] 1 úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
  }
third-option-test-focus = Žeton { NAME($skill, case: "genitive") }: přehoď{ $dice ->
    [1] {""}
   *[other] {" "}{ $dice }
  }
third-option-test-clue = 1 stopa (máš { $clues }): přehoď
third-option-test-reroll = { $by }: přehoď { $dice ->
    [1] 1
    [few] { $dice }
   *[other] { $dice }
  }
third-option-test-nudge = { $by }: +{ $more } na 1 kostce
third-option-test-use = Použít: { $by }
third-option-test-ask = Požádat o pomoc: { $seat }
third-ask-test-lend = { $owner }: { $seat } hází na { NAME($skill, case: "accusative") } a má { $successes ->
    [0] 0 úspěchů
    [1] 1 úspěch
    [few] { $successes } úspěchy
   *[other] { $successes } úspěchů
  }. Pomoci?
third-option-test-decline = Nepomáhat

## Kostky mimo hod na dovednost

third-ask-test-reroll = { $seat } může zaplatit a přehodit ({ $by }). Které kostky?
third-option-die = Kostka { $die }

## Rány

third-ask-harm-assign = { CAPITAL(NAME($cause)) }: { $seat } dostává { $harm }. Kdo to vezme na sebe?
third-option-harm-self = Vzít všechno na sebe
third-option-harm-assign = { $parts }
third-option-harm-all = Vše na { NAME($on, case: "accusative") }
third-option-harm-most = Většinu na { NAME($on, case: "accusative") }
third-harm-own-cards = tvé karty
third-harm-on-card = { $harm } na { NAME($card, case: "accusative") }
third-harm-damage = { $damage } zranění
third-harm-horror = { $horror } zděšení
third-harm-both = { $damage } zranění a { $horror } zděšení
third-note-harm-rest = Na tebe zbude { $rest }.
third-note-harm-all = { CAPITAL($parts) }.
third-note-harm-most = { CAPITAL($parts) }; na tebe zbude { $rest }.

## Soustředění

third-ask-focus-discard = { $seat } má příliš mnoho žetonů soustředění. Který půjde pryč?
third-ask-focus-spend = { CAPITAL($source) }: { $seat } se vzdává žetonu soustředění. Kterého?
third-option-focus-token = { $skill }

## Počáteční karty a noví vyšetřovatelé

third-ask-setup-startingCards = { $sheet } začíná s jednou z těchto věcí. S kterou?
third-option-starting = { $gifts }
third-note-card = { $text } { $more }
third-option-starting-none = Hotovo
third-starting-card = { $card }
third-starting-status = stav { $status }
third-ask-investigator-new = Kdo nahradí { NAME($seat, case: "accusative") }?
third-option-sheet = { $sheet }
