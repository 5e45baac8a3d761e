### Third edition: tests, harm, focus, new investigators.

## Tests: before the roll

third-ask-test-prepare = { $seat } tests { $skill }. How?
third-option-test-roll = Roll { $dice ->
    [1] 1 die
   *[other] { $dice } dice
  }
third-option-test-with = Use { $cards }: { $dice ->
    [1] 1 die
   *[other] { $dice } dice
  }
third-note-test-cast = Casting it costs { $horror } horror.
third-ask-test-remnants = { $seat } tests { $skill }. Spend remnants for a die each?

## Tests: after the roll

third-ask-test-spend = { $seat } has { $successes ->
    [0] no success
    [1] 1 success
   *[other] { $successes } successes
  } in { $skill }. Change the dice?
third-option-test-accept = Accept { $successes ->
    [0] the failure
    [1] 1 success
   *[other] { $successes } successes
  }
third-option-test-focus = Spend the focus on { $skill }: reroll { $dice ->
    [1] 1 die
   *[other] up to { $dice } dice
  }
third-option-test-clue = Spend a clue of { $clues }: reroll 1 die
third-option-test-reroll = { $by }: reroll { $dice ->
    [1] 1 die
   *[other] { $dice } dice
  }
third-option-test-nudge = { $by }: { $more } more on one die
third-option-test-use = Use { $by }
third-ask-test-lend = { $owner }: { $seat } has { $successes ->
    [0] no success
    [1] 1 success
   *[other] { $successes } successes
  } in { $skill }. Help?
third-option-test-decline = Don't help

## Dice outside a test

third-ask-test-reroll = { $seat } may pay for { $by } and roll dice again. Which?
third-option-die = The { $die }

## Harm

third-ask-harm-assign = { $cause } deals { $seat } { $harm }. Who takes it?
third-option-harm-self = Take all of it yourself
third-option-harm-assign = { $parts }
third-harm-on-card = { $harm } on { $card }
third-harm-damage = { $damage } damage
third-harm-horror = { $horror } horror
third-harm-both = { $damage } damage and { $horror } horror
third-note-harm-rest = You take { $rest }.

## Focus

third-ask-focus-discard = { $seat } has more focus than the limit allows. Which token goes?
third-ask-focus-spend = { CAPITAL($source) }: Which focus token does { $seat } give up?
third-option-focus-token = { $skill }

## Starting cards and new investigators

third-ask-setup-startingCards = { $sheet } brings one of these along. Which?
third-option-starting = { $gifts }
third-note-card = { $text } { $more }
third-option-starting-none = Nothing more
third-starting-card = { $card }
third-starting-status = the condition { $status }
third-ask-investigator-new = Who takes the place at the table of { $seat }?
third-option-sheet = { $sheet }
