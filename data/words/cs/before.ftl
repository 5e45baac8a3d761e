# Messages that nothing says any more and that rows of games begun before hold: they stay, for such a game may be opened at any
# time. Never delete a message that sentences or closed questions were kept with: move it here.

# The second edition
# The spell that a check was for
check-cast = { " " }({ $card })
check-clue = { $count ->
    [one] 1 stopa
    [few] { $count } stopy
   *[other] { $count } stop
  }
awaits-clues = { $clues ->
    [one] 1 stopa
    [few] { $clues } stopy
   *[other] { $clues } stop
  }
awaits-gate = brána
note-use = { $text } Cena: { $price }.
note-used-up = spotřebováno: { $cards }
option-change-hands = Do rukou něco jiného
option-change-hands-to = { $cards }…
second-guide-knocked-out = Dostalo se ti výprasku a stálo tě to kolo a pár věcí. Kvůli tomu nikdo nekončí. Jsi v nemocnici se zdravím { $stamina } a brána je pořád otevřená. Můžeš odpočívat, koupit si, co ti chybí, nebo se k ní vrátit. Opatrný hráč by ukazatele nastavil takhle: { $option }.

# The third edition
third-awaits-doom = zkáza { $doom }
third-note-test-cast = Seslání stojí { $horror } zděšení.
third-moment-codex = { $card }: karta se obrací
third-moment-codex-why = { $what ->
    [objective] Cíl je splněn.
   *[doom] Nebezpečí se naplnilo.
  }
third-event-CodexFlipped = **{ $card }: karta se obrací**
