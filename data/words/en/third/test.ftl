### Third edition: tests, harm, focus, new investigators.

## Tests: before the roll

third-ask-test-prepare = { $seat } tests { $skill }. How?
third-option-test-roll = Roll { $dice ->
    [1] 1 Die
   *[other] { $dice } Dice
  }
third-option-test-with = { $cards }: { $dice ->
    [1] 1 Die
   *[other] { $dice } Dice
  }
third-ask-test-remnants = { $seat } tests { $skill }. Spend remnants for 1 die each?

## Tests: after the roll

third-ask-test-spend = { $seat }’s { $skill }: { $successes ->
    [0] no success
    [1] 1 success
   *[other] { $successes } successes
  }. Reroll?
third-option-test-accept = Accept { $successes ->
    [0] the Failure
    [1] 1 Success
   *[other] { $successes } Successes
  }
third-option-test-focus = { $skill } Focus: Reroll{ $dice ->
    [1] {""}
   *[other] {" "}{ $dice }
  }
third-option-test-clue = 1 Clue of { $clues }: Reroll
third-option-test-reroll = { $by }: Reroll { $dice ->
    [1] 1 Die
   *[other] { $dice } Dice
  }
third-option-test-nudge = { $by }: +{ $more } on 1 Die
third-option-test-use = Use { $by }
third-option-test-ask = Ask { $seat } to Help
third-ask-test-lend = { $owner }: { $seat } has { $successes ->
    [0] no success
    [1] 1 success
   *[other] { $successes } successes
  } in { $skill }. Help?
third-option-test-decline = Don’t Help

## Dice outside a test

third-ask-test-reroll = { $seat } can pay to reroll with { $by }. Which dice?
third-option-die = The { $die }

## Harm

third-ask-harm-assign = { CAPITAL(NAME($cause, article: "the")) } deals { $seat } { $harm }. Who takes it?
third-option-harm-self = Take It All
third-option-harm-assign = { $parts }
third-option-harm-all = All on { $on }
third-option-harm-most = Most on { $on }
third-harm-own-cards = Your Cards
third-harm-on-card = { $harm } on { $card }
third-harm-damage = { $damage } damage
third-harm-horror = { $horror } horror
third-harm-both = { $damage } damage and { $horror } horror
third-note-harm-rest = You take { $rest }.
third-note-harm-all = { CAPITAL($parts) }.
third-note-harm-most = { CAPITAL($parts) }; you take { $rest }.

## Focus

third-ask-focus-discard = { $seat } has too many focus tokens. Which one goes?
third-ask-focus-spend = { CAPITAL($source) }: { $seat }, give up which focus token?
third-option-focus-token = { $skill }

## Starting cards and new investigators

third-ask-setup-startingCards = { $sheet } starts with one of these. Which?
third-option-starting = { $gifts }
third-note-card = { $text } { $more }
third-option-starting-none = Done
third-starting-card = { $card }
third-starting-status = the condition { $status }
third-ask-investigator-new = Who replaces { $seat }?
third-option-sheet = { $sheet }
