# Messages that nothing says any more and that rows of games begun before hold: they stay, for such a game may be opened at any
# time. Never delete a message that sentences or closed questions were kept with: move it here.

# The second edition
# The spell that a check was for
check-cast = { " " }({ $card })
check-clue = { $count ->
    [one] 1 clue
   *[other] { $count } clues
  }
awaits-clues = { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
  }
awaits-gate = gate
note-use = { $text } Cost: { $price }.
note-used-up = { $cards } used up
option-change-hands = Change Hands
option-change-hands-to = { $cards }…
second-guide-knocked-out = You were knocked out, and it cost you a turn and some of your things. Nobody is out of the game for that. You’re in the hospital with { $stamina } Stamina, and the gate is still open. You can rest, buy what you lost, or go back there. A careful player’s choice of sliders: { $option }.

# The third edition
third-awaits-doom = doom { $doom }
third-note-test-cast = Casting it costs { $horror } horror.
third-moment-codex = { $card } turns over
third-moment-codex-why = { $what ->
    [objective] The goal is met.
   *[doom] The danger has come true.
  }
third-event-CodexFlipped = **{ $card } turns over**
