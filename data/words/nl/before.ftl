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
awaits-gate = poort
note-use = { $text } Kosten: { $price }.
note-used-up = verbruikt: { $cards }
option-change-hands = Iets anders ter hand
option-change-hands-to = { $cards }…
second-guide-knocked-out = Je bent bewusteloos geslagen, en dat kostte je een ronde en wat spullen. Daar ligt niemand van uit. Je bent in het ziekenhuis met { $stamina } Stamina, en de poort staat nog open. Je kunt uitrusten, kopen wat je kwijt bent, of ernaar terug. Een voorzichtige speler zou de markeerders zo zetten: { $option }.

# The third edition
third-awaits-doom = doem { $doom }
third-note-test-cast = De spreuk kost { $horror } horror.
third-moment-codex = { $card }: de kaart wordt omgedraaid
third-moment-codex-why = { $what ->
    [objective] Het doel is bereikt.
   *[doom] Het gevaar is werkelijkheid geworden.
  }
third-event-CodexFlipped = **{ $card }: de kaart wordt omgedraaid**
