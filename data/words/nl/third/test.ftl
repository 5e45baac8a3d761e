### Derde editie: tests, letsel, Focus, nieuwe onderzoekers.

## Tests: vóór de worp

third-ask-test-prepare = { $seat } legt een test op { $skill } af. Hoe?
third-option-test-roll = Gooi { $dice ->
    [1] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  }
third-option-test-with = { $cards }: { $dice ->
    [1] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  }
third-ask-test-remnants = { $seat } legt een test op { $skill } af. Geef je restanten uit, elk voor 1 dobbelsteen?

## Tests: na de worp

third-ask-test-spend = { $seat }, { $skill }: { $successes ->
    [0] geen succes
    [1] 1 succes
   *[other] { $successes } successen
  }. Werp je opnieuw?
third-option-test-accept = Aanvaard { $successes ->
    [0] de mislukking
    [1] 1 succes
   *[other] { $successes } successen
  }
third-option-test-focus = Focus op { $skill }: werp{ $dice ->
    [1] {" "}
   *[other] {" "}{ $dice }{" "}
  }opnieuw
third-option-test-clue = 1 clue van { $clues }: werp opnieuw
third-option-test-reroll = { $by }: werp { $dice ->
    [1] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  } opnieuw
third-option-test-nudge = { $by }: +{ $more } op 1 dobbelsteen
third-option-test-use = Gebruik { $by }
third-option-test-ask = Vraag { $seat } om hulp
third-ask-test-lend = { $owner }: { $seat } heeft { $successes ->
    [0] geen succes
    [1] 1 succes
   *[other] { $successes } successen
  } op { $skill }. Help je?
third-option-test-decline = Help niet

## Dobbelstenen buiten een test

third-ask-test-reroll = { $seat } kan betalen om opnieuw te werpen ({ $by }). Welke dobbelstenen?
third-option-die = De { $die }

## Letsel

third-ask-harm-assign = { CAPITAL(NAME($cause, article: "the")) }: { $seat } loopt { $harm } op. Wie vangt het op?
third-option-harm-self = Neem alles zelf
third-option-harm-assign = { $parts }
third-option-harm-all = Alles op { NAME($on, article: "the") }
third-option-harm-most = Het meeste op { NAME($on, article: "the") }
third-harm-own-cards = je kaarten
third-harm-on-card = { $harm } op { NAME($card, article: "the") }
third-harm-damage = { $damage } schade
third-harm-horror = { $horror } horror
third-harm-both = { $damage } schade en { $horror } horror
third-note-harm-rest = Jij neemt { $rest }.
third-note-harm-all = { CAPITAL($parts) }.
third-note-harm-most = { CAPITAL($parts) }; jij neemt { $rest }.

## Focus

third-ask-focus-discard = { $seat } heeft te veel Focusfiches. Welk gaat weg?
third-ask-focus-spend = { CAPITAL($source) }: { $seat }, welk Focusfiche sta je af?
third-option-focus-token = { $skill }

## Beginkaarten en nieuwe onderzoekers

third-ask-setup-startingCards = { $sheet } begint met een hiervan. Welke kies je?
third-option-starting = { $gifts }
third-note-card = { $text } { $more }
third-option-starting-none = Klaar
third-starting-card = { $card }
third-starting-status = de toestand { $status }
third-ask-investigator-new = Wie komt er in de plaats van { $seat }?
third-option-sheet = { $sheet }
