## Dritte Edition: Fragen, die Texte von Karten, Monstern und Kodex stellen
## $seat ist der Name des Ermittlers, $source die Karte, das Monster …, dessen Text es ist, $asking dasselbe mit dem, worum es geht.
## Was alle zusammen entscheiden, endet auf -together; es nennt niemanden.

third-asking = { CAPITAL($source) }:
third-asking-for = { CAPITAL($source) }: { $what }
third-source-sheet = { NAME($who, case: "genitive") } Fähigkeit
third-source-with = { $source } ({ $card })

## Entscheidungen

third-ask-effect-choose = { $asking } { $seat }, was wählst du?
third-ask-effect-choose-together = { $asking } Was wählt ihr?
third-asked-choose-together = { $source }:
third-choice-stay = Zum zweiten Teil bleiben
third-choice-leave = Vorher gehen
third-ask-effect-may = { $asking } { $seat }, tust du das?
third-ask-effect-may-together = { $asking } Tut das jemand?
third-ask-effect-repeat = { $asking } { $seat }, noch einmal? So oft du willst.
third-option-decline = Nein
third-option-decline-for = Nein: { $otherwise }
third-option-volunteer = { $seat }: { $cost }
third-ask-effect-amount = { $asking } { $seat }, wie viele?
third-ask-effect-amount-together = { $asking } Wie viele?
third-ask-effect-place = { $asking } { $seat }, welches Feld?
third-ask-effect-place-together = { $asking } Welches Feld?
third-ask-effect-investigator = { $asking } { $seat }, wen wählst du?
third-ask-effect-investigator-together = { $asking } Wen wählt ihr?
third-ask-effect-monster = { $asking } { $seat }, welches Monster?
third-ask-effect-monster-together = { $asking } Welches Monster?

## Kosten

third-ask-cost-card = { CAPITAL($source) }: { $seat }, { $count ->
    [one] welche Karte
   *[other] welche { $count } Karten
  } legst du ab?
third-ask-cost-clue = { $asking } { $seat }, wessen Hinweis?
third-ask-cost-clue-together = { $asking } Wessen Hinweis?
third-option-clue-seat = { $seat } ({ $clues ->
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  })
third-option-clue-sheet = Der Szenariobogen ({ $clues ->
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  })

## Schaden und Erholung

third-ask-effect-split = { CAPITAL($source) }: { $seat } erleidet insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }. Wie viel davon ist Schaden?
third-option-split = { $damage } Schaden, { $horror } Horror
third-ask-effect-prevent = { CAPITAL($source) }: { $seat }, was verhinderst du?
third-option-prevent-damage = Schaden
third-option-prevent-horror = Horror
third-ask-effect-recover = { CAPITAL($source) }: { $seat }, wer erholt sich?
third-option-recover = { $who } ({ $damage } Schaden, { $horror } Horror)
third-ask-effect-focus = { CAPITAL($source) }: { $seat }, { $count ->
    [one] welche Fertigkeit
   *[other] welche { $count } Fertigkeiten
  } fokussierst du?

## Verschieben

third-option-who = { $who }
third-ask-effect-exchange = { CAPITAL($source) }: { $seat }, wie viel { $kind ->
    [damage] Schaden
   *[horror] Horror
  } verschiebst du, zu { $who } oder zu dir?
third-option-give = { $who } nimmt { $amount } { $kind ->
    [damage] Schaden
   *[horror] Horror
  }
third-option-get = { $seat } nimmt { $amount } { $kind ->
    [damage] Schaden
   *[horror] Horror
  } von { $who }
third-option-keep = Kein { $kind ->
    [damage] Schaden
   *[horror] Horror
  }
third-term-exchange = { $amount } { $kind ->
    [damage] Schaden
   *[horror] Horror
  } von { NAME($from, article: "the", case: "dative") } zu { NAME($to, article: "the", case: "dative") }
third-ask-effect-exchange-consent = { CAPITAL($source) }: { $terms }. Ist { $seat } einverstanden?
