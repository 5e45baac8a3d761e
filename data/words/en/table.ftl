# Refusals: polite, private, and saying what to do.
refused-table-full = All { $most } seats are taken. Follow along with `/game follow`, `/board` and `/log`.
refused-not-at-table = You have no seat in this game. `/game join` takes a free one; `/game follow`, `/board` and `/log` let you watch.
refused-not-in-lobby = You have no seat in this lobby. **Join** on its message takes one.
refused-no-such-option = There’s no option “{ $option }”. `/game options` lists them.
refused-no-such-value = “{ $value }” isn’t one of the choices. Pick one from the list that appears as you type.
refused-no-such-investigator = There’s no investigator of that name. Pick one from the list that appears as you type.
refused-investigator-taken = { $name } already has that investigator. Pick another.
refused-no-such-edition = There’s no such edition. Pick one from the list that appears as you type.
refused-no-scenarios = That edition has no scenarios. Leave the scenario out, or add `edition:third`.
refused-channel-taken = This channel already has a game. End it with `/game end`, or start yours in another channel.
refused-games-by-role = On this server, games are started by { $role }.
refused-games-by-nobody = On this server, only those who manage it start games for now.
refused-games-not-here = No games in this channel. Whoever manages it says so with `/server channel`.
refused-games-elsewhere = On this server, games are started in { $channels }.
refused-games-at-once = This server has as many games at once as it allows: { $most }. A new one can begin when one is over.
refused-too-many-alone = You’re playing { $most } games here by yourself already. Finish one, or close it with `/game end`.
refused-too-many-lobbies = You have { $most } lobbies open here already. Start one, or close it with `/game end`.
refused-host-only = Only the host, { $host }, can do that. After a day without a word from them, whoever sits here can.
refused-too-few-seats = Too few players: at least { $least } { $least ->
    [one] seat
   *[other] seats
  } must be taken first.
unplayable-team-players = A team of investigators is for 1 or 2 players. Switch “Team of investigators” off, or have { $most ->
    [one] 1 player
   *[other] up to { $most } players
  } take seats.
unplayable-double-gates-players = “Double gates” needs at least { $least } investigators. Switch it off, or have more players join.
unplayable-guilt-vote-alone = “Guilt by vote” only works with “Guilt for stranding”. Switch that on too.
unplayable-strict-order-alone = “Strict order” only works with the turn order “One after the other.”
unplayable-seats = This game is for { $min } to { $max } investigators.
unplayable-same-sheet = Two seats have the same investigator. One of them must pick another.
refused-already-seated = You already have a seat here. `/game join` again offers another.
refused-seats-changed = That has been counted already; the lobby’s message says who sits where.
refused-keeper-has-no-seat = You’re this game’s Keeper: you run it and have no investigator.
refused-stale = That’s already decided.
refused-unknown-option = That choice is gone. `/choose` lists what’s left.
refused-twice = Choose each only once.
refused-too-few = Too few. Choose more.
refused-too-many = Too many. Choose fewer.
refused-no-such-offer = You can’t use that now. `Use…` on the status message lists what you can use.
somebody = somebody
refused-said-by-other = { $name } has already set this, and it stands. You can see it and answer for them, but not change it.
refused-too-busy = Too many people are looking at old games. Try again in a minute.
refused-too-long = That’s too long: at most { $most } characters, please.
refused-note-empty = That note is empty.
refused-no-such-note = You have no note { $number }. `/note list` shows them.
refused-too-many-notes = You can keep { $most } notes with a game. Delete one first.
refused-still-playing = You’re still in a game: { $channels }. Leave it first (`/game leave`), or hand it over to another host.
refused-not-your-seat = That seat belongs to somebody else.
refused-nothing-to-undo = You have no answer to take back.
refused-not-your-turn = It isn’t your move. Waiting for { $names }.
refused-autopilot-turn = The autopilot is choosing. One moment.
refused-no-game = No game in this channel. `/game new` opens one.
refused-already-started = The game has already begun.
refused-not-started = The game hasn’t begun. The host presses **Start**.
refused-game-over = This game is over. `/game new` opens another.
refused-nothing-asked = Nothing to answer right now.

# Said by the table itself
autopilot-name = Autopilot { $number }
autopilot-on = The autopilot now plays for { $names }.
autopilot-off = { $names } { AGREES($names) ->
    [one] is
   *[other] are
  } back.
left-to-autopilot = { $names } { AGREES($names) ->
    [one] is
   *[other] are
  } away for now; the autopilot plays { $seats }.
taken-back = { $person } took an answer back: { $what } { $count ->
    [0] Nothing had come of it yet.
    [one] The message about it is marked and no longer counts.
   *[other] The { $count } messages about it no longer count; the latest are marked.
  } Dice and cards will come out the same.
taken-back-mark = ↩ **Taken back{ $person ->
    [nobody] {""}
   *[other] { " " }by { $person }
  }.**
given-answer = { $ask } – **{ $choice }**.
given-offer = **{ $offer }**.
given-unknown = the last one.
given-up = The table has given up this case. Arkham will have to look after itself.
ended-by-server = This game was ended by whoever manages the server.
owner-notice = **From whoever runs this bot:** { $text }
lobby-closes = Nobody has done anything in this lobby for days. It closes { $when }, unless somebody joins, leaves, or chooses something.
lobby-expired = The lobby is closed: nobody came back to it. `/game new` opens another.
lobby-ended = The lobby was closed by whoever manages the server.
lobby-host-silent = { $host } hasn’t done anything here for a day. Whoever sits here may start now, or change the options, and is then the host.
seed-opened = -# The dice seed is open: `{ $seed }`. `/verify` checks every roll.
step-restarted = A bug fix changed this step; it starts over. Everything before it stands.
proposal-undo = { $by } wants to take an answer back: { $what }{ $count ->
    [0] { "" }
    [one] { " " }1 later answer goes with it.
   *[other] { " " }{ $count } later answers go with it.
  }{ $several ->
    [0] { "" }
   *[other] { " " }So does what { $others } did.
  }
proposal-end = { $by } proposes to give up this game.
proposal-autopilot = { $by } proposes that the autopilot plays for { $names }.
proposal-replace-oneself = { $by } offers to stand in for { $names } for now.
proposal-ended = **{ $outcome }** { $what }
proposal-over-agreed = Agreed by { $names }.
proposal-over-refused = Refused by { $names }.
proposal-over-stale = Lapsed: the game went on.
proposal-over-back = Lapsed: the game went back.
proposal-over-game = Lapsed: the game is over.
proposal-over-late = Lapsed: too few agreed in time.
proposal-over-answered = Lapsed: the question is answered.
proposal-over-gone = Lapsed: { $name } has left the table.
proposal-over-moved = Lapsed: somebody else has the seat.
proposal-over-replaced = Replaced by { $name }’s proposal.
proposal-over-renewed = Replaced: the same was proposed again.

# Options that would read the same
option-twin = { $label } ({ $number })
turn-chained = { $opening } · chain `{ $chain }`
