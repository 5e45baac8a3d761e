# Pace, silence policy, lengths of time
pace = Pace
pace-explanation = How long the game waits for an answer: reminders, deadline, votes. At a pace of waking hours, nights and absences don’t count.
pace-week = about a week
pace-unhurried = no hurry, nobody is played for
pace-evening = one evening
pace-blitz = blitz
pace-none = no deadlines, no reminders
pace-named = { $name } ({ $times })
pace-times = reminders after { $first } and { $second }, deadline after { $deadline }, votes { $vote }
pace-times-waking = waking hours: reminders after { $first } and { $second }, deadline after { $deadline }, votes { $vote }
span-never = no limit
span-days = { $count } days
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
silence = When somebody is silent
silence-explanation = What happens when a question’s deadline passes without an answer.
silence-turn = the autopilot plays that one turn, as announced, unless somebody presses Wait
silence-wait = the game waits, and the others may vote for a stand-in
silence-default = the question’s own default is taken
silence-autopilot = the autopilot plays until they are back
pace-line = Pace: { $pace } · When somebody is silent: { $silence }.
pace-now = The table has agreed on another pace: { $pace }. All clocks begin anew.
silence-now = The table has agreed: when somebody is silent, { $silence }.
choice-none = nothing

# Defaults and deadlines, always told to everybody
default-by-silence = { $name } has not answered in time. By this table’s rule for silence the default is taken: { $ask } **{ $choice }** (Rule { $rule }.)
default-for-keeper = { $name } runs this game and has not answered in time, so the default is taken: { $ask } **{ $choice }** (Rule { $rule }.)
default-by-vote = By vote, { $name } is passed over and the default is taken: { $ask } **{ $choice }** (Rule { $rule }.)
autopilot-by-silence = { $name } was asked { $since } and has not answered in time. By this table’s rule for silence the autopilot plays until they are back (`/game autopilot on:False`).
turn-played = { $name } was asked { $since } and has not answered in time. As announced, the autopilot plays this one turn for them; the seat stays theirs.
time-given = { $by } gives { $name } more time, until { $until }.
autopilot-on-voted = By vote, the autopilot now plays for { $names }, until they are back (`/game autopilot on:False`).
silent-waiting = { $name } was asked { $since }, and the time is up. The game waits; the others may let somebody act meanwhile.
vote-closed = Time is up for the vote: { $ask } It is **{ $choice }**, by { $votes ->
    [one] the one vote
   *[other] the { $votes } votes
  } cast. (Rule { $rule }.)
vote-default = Time is up for the vote, and nobody has cast one. The default is taken: { $ask } **{ $choice }** (Rule { $rule }.)
vote-waits = Time is up for the vote, and nobody has cast one. By this table’s rule for silence it stays open: { $ask }
vote-tied = The vote is tied: { $ask } { $name }, the { $first }, may break the tie.
proposal-lapsed = Nothing came of it in time: { $what }

# Comings and goings
stand-in = { $to } now answers for { $names }, until they answer again themselves.
substitute-named = { $to } may answer for { $names } too.
substitute-gone = Nobody else answers for { $names } any more.
back-in-person = { $names } plays in person again.
dropped-out = { $names } has left the table. Free for somebody else: { $seats }. `/game join` asks for the seat; until then the autopilot plays.
sent-away = By vote, { $names } no longer plays. Free for somebody else: { $seats }. `/game join` asks for the seat; until then the autopilot plays.
seat-admit = { $to } takes over { $seats }.
seat-hand = { $names } has handed { $seats } over to { $to }.
host-passed = { $host } is the host from now on.
left-server = { $name } has left the server. The game waits; the others may free the seat for somebody else.
moved-here = The game goes on here. Nothing of it is lost, and all clocks begin anew.

# Proposals
proposal-autopilot-silent = Shall the autopilot play for { $names } until they are back?
proposal-sitting = { $by } proposes that the autopilot plays this one turn for { $names }.
proposal-sitting-silent = Everybody else has had their turn. Shall the autopilot play this one turn for { $names }? The seat stays theirs.
proposal-option = { $by } proposes from the next turn on: { $wanted }.
option-changed = It is agreed, and counts from the next turn on.
option-wanted = { $name }: { $value }
sitting-by-vote = By vote, the autopilot plays this one turn for { $names }. The seat stays theirs.
sitting-by-silence = { $names } did not answer in time ({ $since }). By this table’s rule for silence the autopilot plays this one turn; the seat stays theirs.
sitting-played = { $names } can play again.
sitting-lapsed = { $names } began a turn { $since } and left it. It is taken back, and whoever is there may go first.
proposal-kick-silent = Shall somebody else have the seat ({ $seats }), now that { $names } has left?
proposal-replace = { $by } proposes that { $to } stands in for { $names } for the time being.
proposal-kick = { $by } proposes that { $names } plays no longer. Free for somebody else would then be: { $seats }.
proposal-skip = { $by } proposes to pass over what { $names } is asked; the default is taken.
proposal-admit = { $to } would like to take over { $seats } ({ $names }). Everybody at the table must agree.
proposal-hand = { $by } would like to hand { $seats } over to { $to }.
proposal-pace = { $by } proposes another pace: { $pace }.
proposal-silence = { $by } proposes: when somebody is silent, { $silence }.
proposal-pace-and-silence = { $by } proposes another pace: { $pace }. And when somebody is silent, { $silence }.
proposal-where = { $what } You may vote in { $channel }.
proposal-closes = It closes { $when }.
question-closes = It closes { $when } at the latest.
button-act-for = Let Me Act Meanwhile

# Refusals
refused-own-substitute = That would be the same person.
refused-seat-taken = Somebody plays that investigator. Free seats, and seats on autopilot, can be taken over.
refused-no-free-seat = No seat is free here, and none is on autopilot.
refused-not-awaited = Nobody waits for that person at the moment.
refused-nobody-there = That person has no seat here.
refused-about-oneself = That is about yourself. `/game leave` or `/game autopilot` do it without a vote.
refused-no-such-pace = “{ $pace }” is no pace. Choose one that is offered, or give times of your own. Times are written 30m, 12h or 2d, from one minute to 90 days, or - for none; each must be longer than the one before.
refused-waits-already = The game waits until { $until } already.
refused-already-here = The game is played in this channel already.
refused-autopilot-for-you = The autopilot plays for you. `/game autopilot on:False` and you are asked again.
refused-no-such-zone = “{ $zone }” is no time zone that is known here. Type a city; what fits is proposed.
refused-no-such-hours = Quiet hours need a beginning and an end, written 22:00 or 22.
refused-no-such-absence = An absence must end in the future and last at most 120 days. Days are written 2026-12-24.
refused-no-thread = No thread can be started here. It needs a text channel, and the bot the permission Create Public Threads.
refused-no-person = That is nobody who could sit at the table.
refused-no-such-game = None of your games goes by that name.

# Reminders
reminder-asked = { $who }, you are asked{ $where }: { $ask }
reminder-first = { $who }, the table waits for your answer{ $where }: { $ask }
reminder-second = { $who }, a last reminder{ $where }: { $ask }
reminder-first-race = { $who }, the others may go before you, but you have yet to act{ $where }: { $ask }
reminder-second-race = { $who }, a last reminder; you have yet to act{ $where }: { $ask }
reminder-more = { $line } And { $count ->
    [one] one more question
   *[other] { $count } more questions
  }.
reminder-where = { " " }in { $channel }
reminder-link = { $line } → [the question]({ $link })
reminder-deadline-turn = -# At { $time } ({ $when }) the autopilot plays this one turn for you. Anybody may press Wait, you too, for { $more } more.
reminder-deadline-wait = -# Your time is up { $when }; then the others may let somebody act for you.
reminder-deadline-default = -# Your time is up { $when }; then the default is taken.
reminder-deadline-autopilot = -# Your time is up { $when }; then the autopilot plays for you until you are back.

# How long a game takes
lobby-foretold = By these settings, and by how you have answered so far: about { $days ->
    [one] a day
   *[other] { $days } days
  }.
foretold-was = -# The case took { $days ->
    [one] a day
   *[other] { $days } days
  }; { $foretold ->
    [one] one was
   *[other] { $foretold } were
  } foretold.
history-tempo = { $days ->
    [one] One day
   *[other] { $days } days
  } · answers came after: { $people }
history-answers = { $name } { $span }

# Status
status-deadline = { $line } · time is up { $when }
status-latest = Lately:
status-happened = { $line } [↗]({ $link })
status-parked = Nothing can be told in this channel at the moment. The game and its clocks wait.
status-spectators = Following: { $names }.
status-stand-in = { $substitute } answers for { $names }.
status-autopilot = On autopilot: { $names }.
mine-none = You have no game at the moment. `/game new` opens one.
mine-head = **{ $channel }** · { $headline }
mine-asked = You were asked { $since }: { $ask }
mine-may-answer = You may answer for { $names }: { $ask }
mine-waiting = Nothing is asked of you. Waiting for { $names }.
mine-quiet = Nothing is asked of anybody.
mine-lobby = The lobby is open.
mine-following = You follow this game.
mine-news = Since your last visit:
mine-no-news = Nothing has happened since your last visit.
mine-more-news = … and { $count ->
    [one] one thing more
   *[other] { $count } things more
  } before that: `/log` there.

# Settings
settings-title = **Your settings**, for all your games
settings-notify = You are told that you are asked: { $notify }.
notify-mention = by a mention in the channel
notify-direct = by a direct message
settings-zone = Time zone: { $zone } (it is { $time } there now).
settings-quiet = Quiet hours: { $from } to { $to }. You are not pinged in them, and nothing runs out.
settings-no-quiet = No quiet hours.
settings-away = Away from { $from } until { $until }. Deadlines stretch over it.
settings-not-away = No absence announced.
settings-played = When your time is up, the autopilot may play a turn for you where the table lets it.
settings-never-played = The autopilot never plays for you; when your time is up, the table waits.
absence-ask = **Until when are you away?** Deadlines stretch over it. (`/settings away until:` takes any date.)
absence-until = until { $day } ({ $days ->
    [one] tomorrow
   *[other] in { $days } days
  })
absence-back = I am back
status-away = { $name } is away until { $until }.
button-wait = Wait

# Answers to commands
game-thread = The lobby is open in { $channel }.
game-moved = The game is bound to this channel now.
game-moved-away = -# The game goes on in { $channel }.
game-follows = You follow this game: `/status` and `/log` tell you what happens, and nobody pings you.
game-follows-not = You follow this game no longer.
game-pace-shown = { $line } Change it with the options of this command.
thread-name = A case in Arkham, hosted by { $host }

# Commands
command-settings = settings
command-settings-description = How and when you are told that you are asked, in all your games
command-settings-show = show
command-settings-show-description = What you have set
command-settings-notify = notify
command-settings-notify-description = How you are told that you are asked
command-settings-notify-by = by
command-settings-notify-by-description = By a mention in the channel, or by a direct message
command-settings-timezone = timezone
command-settings-timezone-description = Your time zone, for your quiet hours
command-settings-timezone-zone = zone
command-settings-timezone-zone-description = A city or region; what fits is proposed
command-settings-quiet = quiet
command-settings-quiet-description = Hours in which nobody pings you and no clock of yours runs out; without times: none
command-settings-quiet-from = from
command-settings-quiet-from-description = Beginning, for instance 22:00
command-settings-quiet-to = to
command-settings-quiet-to-description = End, for instance 8:00
command-settings-away = away
command-settings-away-description = Announces an absence; without a date you are asked for one
command-settings-away-back = back
command-settings-away-back-description = True: you are back before the time
command-settings-autopilot = autopilot
command-settings-autopilot-description = Whether the autopilot may play a turn for you when your time is up
command-settings-autopilot-on = on
command-settings-autopilot-on-description = True: it may. False: never
command-settings-away-days = days
command-settings-away-days-description = For how many days
command-settings-away-from = from
command-settings-away-from-description = First day, for instance 2026-12-24; left out: from now on
command-settings-away-until = until
command-settings-away-until-description = The day you are back, for instance 2027-01-02
command-status = status
command-status-description = What you are asked, in all your games, and what happened since your last visit
command-game-new-thread = thread
command-game-new-thread-description = True: the game gets a thread of its own
command-game-leave-free = free
command-game-leave-free-description = In a running game: true frees your seat for others, false lets the autopilot keep it
command-game-pace = pace
command-game-pace-description = How long the game waits, and what happens then: the host in the lobby, later by vote
command-game-pace-preset = preset
command-game-pace-preset-description = About a week, no hurry, one evening, blitz
command-game-pace-first = first
command-game-pace-first-description = Time to the first reminder: 30m, 12h, 2d, or - for never
command-game-pace-second = second
command-game-pace-second-description = Time to the second reminder
command-game-pace-deadline = deadline
command-game-pace-deadline-description = Time to the deadline
command-game-pace-vote = vote
command-game-pace-vote-description = Time for votes
command-game-pace-silence = silence
command-game-pace-silence-description = What happens when somebody does not answer in time
command-game-substitute = substitute
command-game-substitute-description = Names somebody who may answer for you; without anybody: nobody any more
command-game-substitute-player = player
command-game-substitute-player-description = Who may answer for you
command-game-substitute-instead = instead
command-game-substitute-instead-description = True: they are asked in your place until you answer yourself again
command-game-hand = hand
command-game-hand-description = Hands your seat over to somebody, if they agree
command-game-hand-player = player
command-game-hand-player-description = Who gets it
command-game-standin = standin
command-game-standin-description = Proposes that somebody acts for a player who is away
command-game-standin-for = for
command-game-standin-for-description = Who is away
command-game-standin-by = by
command-game-standin-by-description = Who acts meanwhile; left out: you
command-game-kick = kick
command-game-kick-description = Proposes that a player plays no longer; the seat becomes free
command-game-kick-player = player
command-game-kick-player-description = Who
command-game-skip = skip
command-game-skip-description = Proposes to pass over what a player is asked; the default is taken
command-game-skip-player = player
command-game-skip-player-description = Whose questions
command-game-follow = follow
command-game-follow-description = Follow a game without a seat; nobody pings you
command-game-follow-on = on
command-game-follow-on-description = False: no longer
command-game-move = move
command-game-move-description = Binds one of your games to this channel
command-game-move-game = game
command-game-move-game-description = Which game; what can be moved here is proposed
