# Refusals: polite, private, and saying what to do.
refused-table-full = All { $most } seats are taken.
refused-not-at-table = You have no seat at this table. Ask the host for one before the next game, or follow along with `/board` and `/log`.
refused-not-in-lobby = You have no seat in this lobby. **Join** on its message takes one.
refused-no-such-option = There is no option “{ $option }”.
refused-no-such-value = “{ $value }” is not one of the choices.
refused-no-such-investigator = There is no investigator of that name.
refused-investigator-taken = { $name } has that investigator already. Please choose another.
refused-no-such-edition = That edition is not in the box.
refused-no-scenarios = That edition has no scenarios to choose from.
refused-channel-taken = A game is already bound to this channel. End it with `/game end`, or start yours in another channel.
refused-host-stays = You are the host. `/game end` closes the lobby for everybody.
refused-host-only = Only the host { $host } can do that.
refused-too-few-seats = At least { $least } { $least ->
    [one] seat
   *[other] seats
  } must be taken first.
unplayable-team-players = A team of investigators is for one or two players. Switch “Team of investigators” off, or let { $most ->
    [one] one player
   *[other] up to { $most } players
  } take seats.
unplayable-double-gates-players = “Double gates” needs at least { $least } investigators. Switch it off, or let more players in.
unplayable-guilt-vote-alone = “Guilt by vote” only works together with “Guilt for stranding”.
unplayable-strict-order-alone = “Strict order” only works together with the turn order “By the book”.
unplayable-seats = This game is for { $min } to { $max } investigators.
unplayable-same-sheet = Two seats have the same investigator.
refused-keeper-has-no-seat = You are this game’s Keeper: you run it and have no investigator of your own.
refused-stale = This has already been decided.
refused-unknown-option = That is not among the choices any more.
refused-twice = Each choice counts once.
refused-too-few = Please choose more.
refused-too-many = That is more than may be chosen.
refused-no-such-offer = That can’t be done right now.
somebody = somebody
refused-said-by-other = { $name } has said what they want here, and it stands. You can see it and answer for them, but not change it.
refused-too-busy = Too many people are looking at old games right now. Try again in a minute.
refused-too-long = That’s too long: at most { $most } characters, please.
refused-still-playing = You’re still in a game: { $channels }. Leave it first (`/game leave`), or let somebody else host it; then nothing of you is needed any longer.
refused-not-your-seat = That seat belongs to somebody else.
refused-nothing-to-undo = You have answered nothing yet that could be taken back.
refused-not-your-turn = It is not your turn. Waiting for { $names }.
refused-autopilot-turn = The autopilot is thinking; one moment.
refused-no-game = There is no game in this channel. `/game new` opens one.
refused-already-started = The game has already begun.
refused-not-started = The game has not begun yet.
refused-game-over = This game is over. `/game new` opens another.
refused-nothing-asked = Nobody asks you anything at the moment.

# Said by the table itself
autopilot-name = Autopilot { $number }
autopilot-on = The autopilot now plays for { $names }.
autopilot-off = { $names } plays again in person.
taken-back = { $person } took an answer back: { $what } { $count ->
    [0] Nothing that came of it had been told.
    [one] The message that told of it is marked and no longer counts.
   *[other] The { $count } messages that told of it no longer count; the latest are marked.
  } Rolls and draws come out the same again.
taken-back-mark = ↩ **Taken back; this no longer counts.**
given-answer = { $ask } – **{ $choice }**.
given-offer = **{ $offer }**.
given-unknown = the last one.
given-up = The table has given the case up. Arkham will have to look after itself.
seed-opened = -# The dice seed is open: `{ $seed }`. Check every roll with `/verify`.
step-restarted = The rules were mended under this step, so it begins again. Nothing before it has changed.
proposal-undo = { $by } would like to take an answer back: { $what }{ $count ->
    [0] { "" }
    [one] { " " }One answer given since goes with it.
   *[other] { " " }{ $count } answers given since go with it.
  }{ $several ->
    [0] { "" }
   *[other] { " " }That takes back what { $others } did, too.
  }
proposal-end = { $by } proposes to give the game up.
proposal-autopilot = { $by } proposes that the autopilot plays for { $names }.
proposal-replace-oneself = { $by } offers to stand in for { $names } for the time being.
proposal-ended = **{ $outcome }** { $what }
proposal-over-agreed = Agreed by { $names }.
proposal-over-refused = Refused by { $names }.
proposal-over-stale = Lapsed: the game went on.
proposal-over-back = Lapsed: the game went back.
proposal-over-game = Lapsed: the game is over.
proposal-over-late = Lapsed: too few were in favor in time.
proposal-over-answered = Lapsed: there is an answer now.
proposal-over-gone = Lapsed: { $name } has left the table.
proposal-over-moved = Lapsed: somebody else has the seat now.
proposal-over-replaced = Replaced by what { $name } proposes.
proposal-over-renewed = Replaced by the same, proposed again.

# Options that would read the same
option-twin = { $label } ({ $number })
