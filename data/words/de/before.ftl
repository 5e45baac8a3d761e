# Messages that nothing says any more and that rows of games begun before hold: they stay, for such a game may be opened at any
# time. Never delete a message that sentences or closed questions were kept with: move it here.

# The second edition
# The spell that a check was for
check-cast = { " " }({ $card })
check-clue = { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
  }
awaits-clues = { $clues ->
    [one] 1 Hinweis
   *[other] { $clues } Hinweise
  }
awaits-gate = Tor
note-use = { $text } Preis: { $price }.
note-used-up = verbraucht: { $cards }
option-change-hands = Anderes in die Hände
option-change-hands-to = { $cards }…
second-guide-knocked-out = Du wurdest bewusstlos geschlagen, und das hat dich eine Runde und ein paar Sachen gekostet. Deswegen scheidet niemand aus. Du bist im Krankenhaus, mit { $stamina } Ausdauer, und das Tor steht noch offen. Du kannst dich ausruhen, kaufen, was dir fehlt, oder dorthin zurückgehen. So stünden die Regler mit Bedacht: { $option }.

# The third edition
third-awaits-doom = Verderben { $doom }
third-note-test-cast = Der Spruch kostet { $horror } Horror.
third-moment-codex = „{ $card }“ wird umgedreht
third-moment-codex-why = { $what ->
    [objective] Das Ziel ist erreicht.
   *[doom] Die Gefahr ist eingetreten.
  }
third-event-CodexFlipped = **„{ $card }“ wird umgedreht**
