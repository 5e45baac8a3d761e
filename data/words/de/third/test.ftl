### Dritte Edition: Proben, Schaden, Fokus, neue Ermittler.

## Proben: vor dem Wurf

third-ask-test-prepare = { $seat } macht eine Probe auf { $skill }. Wie?
third-option-test-roll = { $dice ->
    [1] 1 Würfel
   *[other] { $dice } Würfel
  } werfen
third-option-test-with = { $cards }: { $dice ->
    [1] 1 Würfel
   *[other] { $dice } Würfel
  }
third-ask-test-remnants = { $seat } macht eine Probe auf { $skill }. Überreste ausgeben, für je 1 Würfel?

## Proben: nach dem Wurf

third-ask-test-spend = { $seat }, { $skill }: { $successes ->
    [0] kein Erfolg
    [1] 1 Erfolg
   *[other] { $successes } Erfolge
  }. Neu werfen?
third-option-test-accept = { $successes ->
    [0] Misserfolg
    [1] 1 Erfolg
   *[other] { $successes } Erfolge
  } annehmen
third-option-test-focus = Fokus { $skill }: neu werfen{ $dice ->
    [1] {""}
   *[other] {" "}({ $dice })
  }
third-option-test-clue = 1 Hinweis von { $clues }: neu werfen
third-option-test-reroll = { $by }: { $dice ->
    [1] 1 Würfel
   *[other] { $dice } Würfel
  } neu
third-option-test-nudge = { $by }: +{ $more } auf 1 Würfel
third-option-test-use = Nutzen: { $by }
third-option-test-ask = { $seat } um Hilfe bitten
third-ask-test-lend = { $owner }: { $seat } hat { $successes ->
    [0] keinen Erfolg
    [1] 1 Erfolg
   *[other] { $successes } Erfolge
  } bei einer Probe auf { $skill }. Helfen?
third-option-test-decline = Nicht helfen

## Würfel außerhalb einer Probe

third-ask-test-reroll = { $seat } kann zahlen, um neu zu werfen ({ $by }). Welche Würfel?
third-option-die = Die { $die }

## Schaden

third-ask-harm-assign = { CAPITAL($cause) }: { $seat } erleidet { $harm }. Wer nimmt das auf sich?
third-option-harm-self = Alles selbst nehmen
third-option-harm-assign = { $parts }
third-option-harm-all = Alles auf { NAME($on, article: "the", case: "accusative") }
third-option-harm-most = Das meiste auf { NAME($on, article: "the", case: "accusative") }
third-harm-own-cards = deine Karten
third-harm-on-card = { $harm } auf { NAME($card, article: "the", case: "accusative") }
third-harm-damage = { $damage } Schaden
third-harm-horror = { $horror } Horror
third-harm-both = { $damage } Schaden und { $horror } Horror
third-note-harm-rest = Für dich bleibt: { $rest }.
third-note-harm-all = { CAPITAL($parts) }.
third-note-harm-most = { CAPITAL($parts) }; für dich bleibt: { $rest }.

## Fokus

third-ask-focus-discard = { $seat } hat zu viele Fokusmarker. Welcher geht?
third-ask-focus-spend = { CAPITAL($source) }: { $seat }, welchen Fokusmarker gibst du her?
third-option-focus-token = { $skill }

## Startkarten und neue Ermittler

third-ask-setup-startingCards = { $sheet } beginnt mit einem davon. Womit?
third-option-starting = { $gifts }
third-note-card = { $text } { $more }
third-option-starting-none = Fertig
third-starting-card = { $card }
third-starting-status = der Zustand „{ $status }“
third-ask-investigator-new = Wer tritt an die Stelle von { $seat }?
third-option-sheet = { $sheet }
