# Pace, silence policy, lengths of time
pace = Pace
pace-explanation = How long the game waits for an answer: reminders, deadline, votes. At a pace of waking hours, nights and absences don’t count.
pace-week = about a week
pace-unhurried = no hurry, nobody’s turn is played for them
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
silence = No answer in time
silence-explanation = What happens when a deadline passes without an answer.
silence-turn = the autopilot plays that one turn, as announced, unless somebody presses Wait
silence-wait = the game waits, and the others can vote for a stand-in
silence-default = the question’s default is taken
silence-autopilot = the autopilot plays until they’re back
pace-deadline = deadline after { $deadline }
pace-line = Pace: { $pace } · No answer in time: { $silence }.
pace-now = The table agreed on a new pace: { $pace }. All clocks start over.
silence-now = The table agreed: with no answer in time, { $silence }.
choice-none = nothing

# Defaults and deadlines, always told to everybody
careful-by-silence = { $name } didn’t answer in time, so the autopilot does it for them: { $ask } **{ $choice }** (Rule { $rule }.)
default-by-silence = { $name } didn’t answer in time. By this table’s rule the default is taken: { $ask } **{ $choice }** (Rule { $rule }.)
default-for-keeper = { $name } runs this game and didn’t answer in time, so the default is taken: { $ask } **{ $choice }** (Rule { $rule }.)
default-by-vote = By vote, { $name } is passed over and the default is taken: { $ask } **{ $choice }** (Rule { $rule }.)
autopilot-by-silence = { $name }, asked { $since }, didn’t answer in time. By this table’s rule the autopilot plays until they’re back (`/game autopilot on:No`).
turn-played = { $name }, asked { $since }, didn’t answer in time. As announced, the autopilot plays this one turn for them; the seat stays theirs.
time-given = { $by } gives { $name } more time, until { $until }.
autopilot-on-voted = By vote, the autopilot plays for { $names } until they’re back (`/game autopilot on:No`).
silent-waiting = Time is up for { $name }, asked { $since }. The game waits; the others can vote for somebody to act meanwhile.
vote-line = { $ask } **{ $choice }** ({ $tally })
vote-for = { $names }
vote-else = for { $choice }: { $names }
vote-closed = The vote is closed: { $ask } **{ $choice }**, by { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }. (Rule { $rule }.)
vote-default = The vote is closed with no votes cast, so the default is taken: { $ask } **{ $choice }** (Rule { $rule }.)
vote-waits = Time is up for the vote, with no votes cast. By this table’s rule it stays open: { $ask }
vote-tied = The vote is tied: { $ask } { $name }, the { $first }, can break the tie.
proposal-lapsed = Lapsed; too few agreed in time: { $what }

# Comings and goings
stand-in = { $to } now answers for { $names } until they answer again themselves.
substitute-named = { $to } can now answer for { $names } too.
substitute-gone = Nobody else answers for { $names } anymore.
back-in-person = { $names } { AGREES($names) ->
    [one] is
   *[other] are
  } back.
dropped-out = { $names } { AGREES($names) ->
    [one] has
   *[other] have
  } left the game for good. Free seats: { $seats }. `/game join` takes one over; until then the autopilot plays.
sent-away = By vote, { $names } { AGREES($names) ->
    [one] is
   *[other] are
  } out of this game. Free seats: { $seats }. `/game join` takes one over; until then the autopilot plays.
seat-admit = { $to } takes over { $seats }.
seat-hand = { $names } handed { $seats } over to { $to }.
host-passed = { $host } is now the host.
left-server = { $name } has left the server. The game waits; the others can open the seat to somebody else.
moved-here = The game goes on here. Nothing is lost, and all clocks start over.

# Proposals
proposal-autopilot-silent = Let the autopilot play for { $names } until they’re back?
proposal-sitting = { $by } proposes that the autopilot plays just this turn for { $names }.
proposal-sitting-silent = Everybody else has had their turn. Let the autopilot play just this turn for { $names }? The seat stays theirs.
proposal-option = { $by } proposes, from next turn: { $wanted }.
option-changed = Agreed; it takes effect next turn.
option-wanted = { $name }: { $value }
sitting-by-vote = By vote, the autopilot plays this one turn for { $names }. The seat stays theirs.
sitting-by-silence = { $names }, asked { $since }, didn’t answer in time. By this table’s rule the autopilot plays this one turn; the seat stays theirs.
sitting-played = { $names } can play again.
sitting-lapsed = { $names } began a turn { $since } and left it there. It’s taken back, and whoever is around can go.
proposal-kick-silent = { $names } { AGREES($names) ->
    [one] has
   *[other] have
  } left. Open the seat ({ $seats }) to somebody else?
proposal-replace = { $by } proposes that { $to } stands in for { $names } for now.
proposal-kick = { $by } proposes to remove { $names } from this game. That would open: { $seats }.
proposal-skip = { $by } proposes to pass over { $names }’s question and take the default.
proposal-admit = { $to } wants to take over { $seats } ({ $names }). Everybody at the table must agree.
proposal-hand = { $by } wants to hand { $seats } over to { $to }.
proposal-pace = { $by } proposes a new pace: { $pace }.
proposal-silence = { $by } proposes that with no answer in time, { $silence }.
proposal-pace-and-silence = { $by } proposes a new pace: { $pace }. And with no answer in time, { $silence }.
proposal-where = { $what } You can vote in { $channel }.
proposal-closes = It closes { $when }.
button-act-for = Let Me Act Meanwhile

# Refusals
refused-own-substitute = That’s the same person. Name somebody else.
refused-seat-taken = Somebody plays that investigator. You can take over a free seat or one on autopilot.
refused-no-free-seat = No seat is free here, and none is on autopilot. `/game follow` lets you watch.
refused-not-awaited = The game isn’t waiting for them.
refused-nobody-there = That person has no seat here.
refused-about-oneself = That’s you. `/game leave` or `/game autopilot` does it without a vote.
refused-no-such-pace = “{ $pace }” isn’t a pace. Pick one from the list, or give times of your own: 30m, 12h or 2d, from 1 minute to 90 days, or - for none; each must be longer than the one before.
refused-waits-already = The game already waits until { $until }.
refused-already-here = That game is already in this channel.
refused-autopilot-for-you = The autopilot plays for you. `/game autopilot on:No` puts you back in.
refused-no-such-zone = “{ $zone }” isn’t a time zone. Type a city and pick from the list.
refused-no-such-hours = Quiet hours need a start and an end, written 22:00 or 22.
refused-no-such-absence = An absence must end in the future and last at most 120 days. Write days as 2026-12-24.
refused-no-thread = The bot can’t start a thread here. It needs a text channel and the permission Create Public Threads.
refused-not-seen = The bot can’t see this channel. Mention it in the thread, which lets it in, or give it the permission View Channel here, then try again.
refused-no-person = Bots can’t sit at the table. Name a person.
refused-no-such-game = None of your games has that name.

# Reminders
reminder-asked = { $who }, your move{ $where }: { $ask }
reminder-first = { $who }, it’s still your move{ $where }: { $ask }
reminder-second = { $who }, last reminder: it’s your move{ $where }: { $ask }
reminder-first-race = { $who }, your turn is still open{ $where }: { $ask }
reminder-second-race = { $who }, last reminder: your turn is still open{ $where }: { $ask }
reminder-more = { $line } And { $count ->
    [one] 1 more question
   *[other] { $count } more questions
  }.
reminder-where = { " " }in { $channel }
reminder-link = { $line } → [the question]({ $link })
reminder-deadline-turn = -# At { $time } ({ $when }) the autopilot plays this one turn for you. Anybody, including you, can press Wait for { $more } more.
reminder-deadline-wait = -# Time is up { $when }; then the others can let somebody act for you.
reminder-deadline-default = -# Time is up { $when }; then the default is taken.
reminder-deadline-autopilot = -# Time is up { $when }; then the autopilot plays until you’re back.

# How long a game takes
lobby-foretold = With these settings, and going by how you’ve answered so far: about { $days ->
    [one] a day
   *[other] { $days } days
  }.
foretold-was = -# The case took { $days ->
    [one] a day
   *[other] { $days } days
  }; the forecast was { $foretold ->
    [one] a day
   *[other] { $foretold }
  }.
history-tempo = { $days ->
    [one] One day
   *[other] { $days } days
  } · answers came after: { $people }
history-answers = { $name } { $span }

# Status
status-deadline = { $line } · time is up { $when }
status-latest = Latest:
status-happened = { $line } [↗]({ $link })
status-pace = Pace: { $pace }.
status-parked = The bot can’t write in this channel. The game and its clocks wait.
status-spectators = Following: { $names }.
status-stand-in = { $substitute } answers for { $names }.
status-autopilot = On autopilot: { $names }.
mine-none = You aren’t in a game. `/game new` opens one.
mine-head = **{ $channel }** · { $headline }
mine-asked = Your move, asked { $since }: { $ask }
mine-may-answer = You can answer for { $names }: { $ask }
mine-waiting = Nothing for you to answer. Waiting for { $names }.
mine-quiet = Nobody has anything to answer.
mine-lobby = The lobby is open.
mine-following = You’re following this game.
mine-notes = Your notes:
note-none = You have no notes on this game.
mine-news = Since your last visit:
mine-no-news = Nothing has happened since your last visit.
mine-more-news = … and { $count ->
    [one] 1 more thing
   *[other] { $count } more things
  } before that: `/log` there.

# Settings
settings-title = **Your settings**, for all your games
settings-notify = When it’s your move, you’re told { $notify }.
notify-mention = by a mention in the channel
notify-direct = by a direct message
settings-zone = Time zone: { $zone } (it’s { $time } there now).
settings-quiet = Quiet hours: { $from } to { $to }. No pings then, and no clock runs out.
settings-no-quiet = No quiet hours.
settings-away = Away from { $from } until { $until }. Deadlines wait for you.
settings-not-away = Not away.
settings-played = When your time is up, the autopilot can play a turn for you if the table allows it.
settings-language = Answers only you see: { $language }.
language-of-discord = the language of your Discord
language-en = English
language-cs = Čeština
language-de = Deutsch
language-nl = Nederlands
language-es = Español
language = Language
language-explanation = What the channel is told in. Answers only you see, and commands, are in your own (`/settings language`).
language-now = From here on in { $language }.
settings-record-me = Only you see your record (`/me record`).
settings-record-others = Others can see your record (`/me record`).
settings-never-played = The autopilot never plays for you; when your time is up, the table waits.
absence-ask = **When will you be back?** Deadlines wait for you. (`/settings away until:` takes any date.)
absence-until = until { $day } ({ $days ->
    [one] tomorrow
   *[other] in { $days } days
  })
absence-back = I’m back
status-away = { $name } is away until { $until }.
button-wait = Wait

# Answers to commands
game-thread = The lobby is open in { $channel }.
game-moved = The game is now in this channel.
game-moved-away = -# The game goes on in { $channel }.
game-follows = You’re now following this game: `/status` and `/log` tell you what happens, and nothing pings you.
game-follows-not = You’re no longer following this game.
game-pace-shown = { $line } Change it with the options of this command.
thread-name = A case in Arkham, hosted by { $host }

# What whoever manages the server settles
server-who-everybody = everybody
server-who-role = a role’s members
server-who-nobody = nobody
server-rules-who = { $who ->
    [role] { $role } may start games, and whoever manages the server.
    [nobody] Only whoever manages the server may start games.
   *[everybody] Everybody may start games.
  }
server-rules-anywhere = In every channel.
server-rules-only = Only in { $channels }.
server-rules-closed = Not in { $channels }.
server-rules-most = { $most ->
    [0] As many games at once as people like.
    [one] One game at once.
   *[other] Up to { $most } games at once.
  }
server-games = { $count ->
    [0] No games now.
    [one] One game now:
   *[other] { $count } games now:
  }
server-game = { $channel }: { $status ->
    [lobby] a lobby
   *[playing] being played
  }, host { $host } (`{ $game }`)
server-channel-open = Games may be started in this channel.
server-channel-closed = No more games are started in this channel. Those that run go on; `/server end` ends one.
server-ended = It is over; its channel has been told.
refused-managers-only = That’s for whoever may manage that channel or the server.
refused-server-managers-only = What holds on the whole server is for whoever may manage the server.
refused-no-role = Say which role’s members, with `role`.

# Commands
command-settings = settings
command-settings-description = How and when the bot tells you it’s your move, in all your games
command-settings-show = show
command-settings-show-description = Your settings
command-settings-notify = notify
command-settings-notify-description = How the bot tells you it’s your move
command-settings-notify-by = by
command-settings-notify-by-description = By a mention in the channel, or by a direct message
command-settings-timezone = timezone
command-settings-timezone-description = Your time zone, for your quiet hours
command-settings-timezone-zone = zone
command-settings-timezone-zone-description = A city or region; matches appear as you type
command-settings-quiet = quiet
command-settings-quiet-description = Hours without pings, when no clock of yours runs out; without times: none
command-settings-quiet-from = from
command-settings-quiet-from-description = Start, for instance 22:00
command-settings-quiet-to = to
command-settings-quiet-to-description = End, for instance 8:00
command-settings-away = away
command-settings-away-description = Says that you’ll be away; without a date, a form asks for one
command-settings-away-back = back
command-settings-away-back-description = Yes: you’re back early
command-settings-autopilot = autopilot
command-settings-autopilot-description = Whether the autopilot can play a turn for you when your time is up
command-settings-autopilot-on = on
command-settings-autopilot-on-description = Yes: it can. No: never
command-settings-language = language
command-settings-language-description = In which language you’re answered
command-settings-language-to = to
command-settings-language-to-description = The language, or that of your Discord
command-settings-record = record
command-settings-record-description = Who can see your record: only you, unless you say otherwise
command-settings-record-to = to
command-settings-record-to-description = Who can see it
record-to-me = Only me
record-to-others = Everybody who asks for it
command-settings-away-days = days
command-settings-away-days-description = For how many days
command-settings-away-from = from
command-settings-away-from-description = First day, for instance 2026-12-24; left out: now
command-settings-away-until = until
command-settings-away-until-description = The day you’re back, for instance 2027-01-02
command-status = status
command-status-description = Your open questions in all your games, and what happened since your last visit
command-game-new-thread = thread
command-game-new-thread-description = Yes: the game gets a thread of its own
command-game-pace = pace
command-game-pace-description = How long the game waits, and what happens then: set by the host in the lobby, later by vote
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
command-game-pace-silence-description = What happens when somebody doesn’t answer in time
command-game-substitute = substitute
command-game-substitute-description = Names somebody who can answer for you; left empty: nobody
command-game-substitute-player = player
command-game-substitute-player-description = Who can answer for you
command-game-substitute-instead = instead
command-game-substitute-instead-description = Yes: they answer in your place until you next answer yourself
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
command-game-kick-description = Proposes to remove a player; the seat becomes free
command-game-kick-player = player
command-game-kick-player-description = Who
command-game-skip = skip
command-game-skip-description = Proposes to pass over a player’s question; the default is taken
command-game-skip-player = player
command-game-skip-player-description = Whose question
command-game-follow = follow
command-game-follow-description = Follow a game without a seat and without pings
command-game-follow-on = on
command-game-follow-on-description = No: stop following
command-game-move = move
command-game-move-description = Moves one of your games to this channel
command-game-move-game = game
command-game-move-game-description = Which game; the list shows what can be moved here
