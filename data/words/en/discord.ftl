# Questions
question-head = { $who } · { $headline }
question-who = { $who }
question-asked = { $head } · { $ask }
question-odds = { $label } · { $odds }
question-numbered = { $number }. { $label }
# $chance: never (0), sure (1), else likely, with $percent.
odds-by-clues = needs clues
odds-pass = { $chance ->
    [never] can’t
    [sure] sure
   *[likely] { $percent } %
  }
odds-win = { $chance ->
    [never] can’t win
    [sure] wins for sure
   *[likely] wins { $percent } %
  }
odds-best = { $chance ->
    [never] can’t win
    [sure] can win for sure
   *[likely] up to { $percent } %
  }
odds-hit = { $chance ->
    [never] can’t hit
    [sure] sure hit
   *[likely] hit { $percent } %
  }
odds-kill = { $chance ->
    [never] can’t kill
    [sure] sure kill
   *[likely] kill { $percent } %
  }
odds-both = { $chance ->
    [never] never both
    [sure] both for sure
   *[likely] both { $percent } %
  }
odds-all = { $chance ->
    [never] never all
    [sure] all for sure
   *[likely] all { $percent } %
  }
# Behind a price as it is known before: what is lost in any case
prospect-price = costs { $price }
# $fate: usedUp, discarded, removed (out of the game), exhausted
price-card = { $card } { $fate ->
    [usedUp] used up
    [discarded] discarded
    [removed] out of the game
   *[exhausted] exhausted
  }
price-card-short = { $fate ->
    [usedUp] uses it up
    [discarded] discards it
    [removed] uses it up
   *[exhausted] exhausts it
  }
odds-close = { $chance ->
    [never] can’t close
    [sure] closes for sure
   *[likely] close { $percent } %
  }
question-note = **{ $label }:** { $note }
question-votes = { $choice } { $count } ({ $names })
question-settles = Closes once it’s settled.
question-closes = Closes { $when }, or once it’s settled.
question-tie = Tie: { $name }, { $first }.
question-left = { $count ->
    [one] { $names } leaves it to the others.
   *[other] { $names } leave it to the others.
  }
question-withdrawn = { $question } — withdrawn
question-answered = { $question } — **{ $choice }**
question-plain = **{ $who }**: { $asks } The buttons can’t be shown now; answer with `/choose`.
question-answered-autopilot = { $question } — **{ $choice }** (autopilot)
question-exactly = Choose { $count }.
question-several = Choose { $min } to { $max }.
question-none = None
question-choose = Choose…
question-form = Make an Offer
button-try-again = Try Again
question-form-title = Your Choice
question-form-field = Your choice
question-form-side = { $owner } gives
question-adjust = Adjust…
question-keep-lasting = Keep Sliders Until I Say
question-kept-lasting = It stays like that, and you won’t be asked again. `/orders` changes your mind.
question-menu = Choose…
question-menu-part = Choose… ({ $from }–{ $to })
question-others = Other…
question-go-to = Go to…
question-go = Go to { $label }
question-advised = Advice: { $label }
question-further = { $label }…
question-turn = { $before }, Then { $action }
question-turn-whole = The Whole Turn
question-turn-short = { $before } + { $action }
question-go-within = { $group }: go to…
question-previous = ◀ Back
question-next = More ▶
question-offers = Use…
question-more-offers = { $count } More…
question-offer-of = { $investigator } ({ $name }): { $offer }
question-withdraw = Withdraw the Offer
question-why = Why?

# What is said privately
press-decided = That’s already decided.
ledger-away = I can’t reach the table’s records just now, so I can’t say whether that counted. Please look again in a minute.
press-others-question = That’s for { $names }. Yours is on a message of its own.
press-withdrawn = Somebody else was quicker. You can go when they’re done.
sure-question = **{ $choice }.** You can’t take this back. Go ahead?
button-sure = Yes, Go Ahead
why-asked = { $names } { AGREES($names) ->
    [one] decides
   *[other] decide
  } this, by rule { $rule }.
why-check = The roll: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, { $needed ->
    [one] 1 success
   *[other] { $needed } successes
  } needed. A 5 or 6 is a success, unless a blessing or a curse says otherwise.
why-formula = The dice: { $terms }.
why-term = { $source } { $sign ->
    [none] { "" }
    [minus] −
   *[plus] +
  }{ $dice }
why-odds = { $label }: { $odds }.
why-vote = You can change your vote until it closes.
why-default = If nobody answers: { $choice }.
play-done = Done: { $choice }.
play-voted = Your vote: { $choice }.
play-which = Which of these?
play-not-among = You can’t do “{ $wanted }” now. You can:
play-asked-otherwise = Not now. First: { $ask } You can answer:
play-more = … and { $count } more. `/choose` suggests them as you type.
play-unknown-here = `/{ $command }` isn’t part of the { $edition }. `/choose` answers any question.
play-not-your-turn = It isn’t your move. Waiting for { $names }: { $ask }
unknown-command = That command has changed. Try again in a minute.
answer-no-files = Discord isn’t letting pictures or files through on this server right now, so here are only the words.
answer-unsaid = Discord didn’t take my answer, so you don’t see it. What you did may count: look before you do it again. If it happens again, give the bot owner this number: { $reference }.
answer-unsaid-here = { $person } Discord doesn’t take my private answers to you just now. What you did may count: look before you do it again.
error-unexpected = That’s our fault; the game is unharmed. If it happens again, give the bot owner this number: { $reference }.
check-well = **All is well here.**
check-head = **Something needs a look:**
check-rights = Rights: the bot may do here all it needs to.
check-rights-wrong = Rights: the bot lacks { $permissions }. Somebody who manages the server can give it that: Server Settings → Roles, or this channel’s settings.
check-threads = Threads: `/game new thread:Yes` can start a game in one.
check-threads-wrong = Threads: the bot may not start one, so `/game new thread:Yes` won’t work; games in the channel itself do. It would take Create Public Threads.
check-pin = Pin: the game’s status is pinned.
check-pin-wrong = Pin: the game’s status isn’t pinned, because the bot may not pin here. Give it Pin Messages, and it pins the status by itself.
check-pin-gone-wrong = Pin: somebody has taken the game’s status off the pins. Pin it again by hand, or leave it; the game goes on either way.
check-files = Pictures and files: they get through; this answer has one.
check-files-wrong = Pictures and files: Discord isn’t letting any through on this server right now, so the game goes on in words. Nothing needs doing; pictures will be back by themselves.
check-reached = Channel: the bot can write here.
check-reached-wrong = Channel: the game waits, because the bot couldn’t write here the last time it tried. This command has made it try again.
check-questions = Questions: every open one has its message here.
check-questions-wrong = Questions: one has lost its message. It’s on its way again; `/choose` answers it meanwhile.
check-sent = Messages: everything has been sent.
check-sent-wrong = Messages: { $count ->
    [one] one is
   *[other] { $count } are
  } still waiting to be sent. Discord is slow, or refuses; it’s tried again by itself, and `/log` has what happened.
check-language = ℹ️ Language: English.
check-file = check.txt
permission-missing = The bot can’t work in this channel without { $permissions }. Somebody who manages the server can allow that; then try again.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
happening-aside = -# Something that happened can’t be shown right now. `/log` has it, and it’s told here later.
happening-late = -# Told late: Discord didn’t take it before.
happening-skipped = -# Something that happened can’t be shown here. `/log` tells it.
parked-channel-gone = Your game’s channel is gone. The game itself is safe: use `/game move` in another channel to go on there.
parked-no-access = The bot can’t see { $channel }, so your game waits there. Give it access again, then use any of its commands in that channel.
parked-no-permission = The bot isn’t allowed to write in { $channel }, so your game waits there. Give it permission again, then use any of its commands in that channel.
uploads-refused = Discord isn’t letting pictures through on your server right now, so your game in { $channel } goes on in words. Nothing is lost, and there’s nothing you need to do: pictures will be back by themselves.
parked-question-refused = Discord won’t take a question of your game in { $channel }, so your game waits there. `/game status` says whose move it is, and `/choose` answers. If AutoMod is on, exempt the bot from it.
parked-thread-closed = The thread { $channel } is locked or archived, so your game waits there. Open it, then use any of the bot’s commands in it.

# Proposals
proposal-agree = For: { $names }.
proposal-refuse = Against: { $names }.
proposal-needed = { $needed ->
    [one] 1 of { $voters } must agree.
   *[other] { $needed } of { $voters } must agree.
  }
proposal-waiting = { $what } Still to answer: { $names }.
proposal-waits-for-you = Do you agree? { $what }
button-agree = Agree
button-refuse = Refuse
vote-agree = Agree: { $what }
vote-refuse = Refuse: { $what }

# The lobby
edition-second = second edition
edition-third = third edition
lobby-title = **A new case in Arkham** · { $edition } · { $min }–{ $max } investigators
lobby-host = Host: { $host }.
lobby-seat = • { $name } — *{ $sheet }*
lobby-free = { $count ->
    [one] ✦ 1 seat open
   *[other] ✦ { $count } seats open
  }
lobby-at-random = at random
lobby-options = { $options }. Otherwise as printed.
lobby-no-options = Rules: as printed.
lobby-no-options-second = Ancient One: at random. Rules: as printed.
options-title = **Options of the { $edition }**, set by the host in the lobby:
options-option = **{ $name }:** { $explanation }
lobby-option = { $name }: { $value }
lobby-option-now = Now: { $value }
lobby-advice = Join and pick an investigator. The host starts when everybody is here. A lobby nobody uses closes after a week.
lobby-closed = The lobby is closed. No game was started.
lobby-choose-sheet = Investigator…
lobby-options-title = **Options of this game**
lobby-options-menu = { $part ->
    [1] Look at an option or change it
   *[other] More options
  }
lobby-seated = { $count ->
    [one] You have a seat. A second one means playing two investigators.
   *[other] You have { $count } seats, and play an investigator on each.
  }
lobby-fill = How many seats should the autopilot play?
lobby-person-menu = Or pick someone else
lobby-fill-menu = Seats for the autopilot
lobby-fill-count = { $count ->
    [0] None
    [one] 1 seat
   *[other] { $count } seats
  }
lobby-filled = { $count ->
    [0] The autopilot plays no seat.
    [one] The autopilot plays 1 seat.
   *[other] The autopilot plays { $count } seats.
  }
button-join = Join
button-another = Take Another Seat
button-leave = Leave
button-options = Options
button-fill = Add Autopilot
button-start = Start
button-again = Play Again, Same Table

# The status message
status-head = **{ $headline }**
status-picture-from = The picture shows { $headline }; the next one follows within a minute.
status-picture-moment = The picture is a moment older than these words; the next one follows within a minute.
status-given-up = **The table gave up this case.**
status-over = **The case is closed.**
status-seat = **{ $investigator }** ({ $name })
status-keeper = Keeper: { $name }
status-seal = Dice seed sealed: `{ $seal }`{ $chain ->
    [none] {""}
   *[other] , chain `{ $chain }`
  }. It’s opened when the case is closed.
status-seed-open = The dice seed is open: `/verify` checks every roll.
board-given-up = The table gave up this case; this is how it stood.
mine-autopilot = The autopilot plays { $seats } for you. `/game autopilot on:No` puts you back in.
refused-not-a-choice = “{ $value }” isn’t one of the choices. Pick from: { $choices }.
status-waiting = Waiting for { $names }, asked { $since }
status-waiting-race = Anyone may go: { $names }, asked { $since }
status-linked = { $line } → [the question]({ $link })
button-look-board = Board
button-look-sheet = My Sheet
button-look-log = What Happened?
button-look-paper = Today’s Paper
paper-none = No paper has come out yet. The first one comes at the end of the first turn.
status-standing = { $mark } { $seat } · { $standing }

# Answers to commands
game-opened = The lobby is open; the message in the channel has the rest.
game-joined = You have a seat.
game-left = Your seat is free again.
too-many-presses = That was a lot at once, so nothing came of it. Wait ten seconds, and press again what still matters.
game-left-closed = You were alone, so the lobby is closed.
game-started = The game begins.
game-undone = Your last answer is taken back.
game-asked = { $names } must agree first.
game-asked-undo = Something has happened since, so { $names } must agree first.
game-ended = The game has ended.
game-changed = Done. The table has been told.
game-autopilot-plays = The autopilot now plays { $seat }. `/game autopilot on:No` ends that.
game-autopilot-rests = The autopilot no longer plays { $seat }.
game-left-free = Your seat is free for somebody else.
game-left-kept = The autopilot now plays for you. `/game autopilot on:No` puts you back in.
game-leaving = How do you want to leave this game?
game-leaving-kept = **For now:** the autopilot plays, the seat stays yours, and `/game autopilot on:No` puts you back in.
game-leaving-free = **For good:** the seat is free, and nobody asks you anything anymore. The autopilot plays until somebody takes it with `/game join`; you can too, if everybody agrees.
button-leave-kept = Leave for Now
button-leave-free = Leave for Good
game-substitute-too = { $name } can answer for you too.
game-substitute-instead = { $name } answers in your place until you next answer yourself.
game-substitute-none = Now only you answer for you.
game-report-sent = The position as everybody sees it has been sent to whoever runs this bot; here it is for you, too. It gives away nothing hidden.
report-of = A report of game `{ $game }`.
game-report = The position as everybody sees it, to attach to a bug report. It gives away nothing hidden.
game-report-pages = Discord isn’t letting files through on this server right now. Here is the position as everybody sees it, to copy into a bug report:
game-status-lobby = The lobby is open.
report-file = position
button-report = Report
plan-offer = That was your turn. Plan the next one while you wait?
button-plan-next = Plan My Next Turn
button-log-rest = The Rest ({ $count })
log-empty = Nothing has happened yet.
log-nothing-new = Nothing has happened since your last visit. `/log all:Yes` repeats the latest.
sheet-choice = { $investigator } ({ $name })
look-nothing = Nothing here is called “{ $query }”. Try a name from the list that appears as you type.
rules-nothing = No rule matches “{ $topic }”. Try a topic from the list that appears as you type.
rules-related = { $rule } · see also { $related }
rules-number = At this table, N is { $number }.
rules-more = { $count ->
    [one] 1 more rule mentions
   *[other] { $count } more rules mention
  } it; a narrower topic finds { $count ->
    [one] it
   *[other] them
  }.
verify-same = **Every roll checks out.** { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, { $picks ->
    [one] 1 draw
   *[other] { $picks } draws
  } and { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
  } are what the seed says at their addresses, and the journal’s chain is whole.
verify-from = This game began before the bot kept what it draws: that can be checked from { $part ->
    [turn] turn { $number }
    [round] round { $number }
    [battle] the final battle
   *[setup] the setup
  } on.
verify-never = **There’s nothing to check yet.** What this game has drawn so far, the bot didn’t keep.
verify-broken-address = **One draw isn’t what the seed says.** It’s at the address `{ $address }`. Somebody has changed what the bot has stored; tell the bot owner.
verify-broken-row = **The journal’s chain is broken at its row { $row }.** Somebody has changed what the bot has stored; tell the bot owner.
verify-chain = Chain: `{ $chain }`. The pinned status and each turn’s opening show the six digits it had when the turn began.
verify-rules = { $count ->
    [one] Version of the rules: { $rules }
   *[other] Versions of the rules, one after the other: { $rules }
  }
verify-list = All draws are attached: address, range, outcome.
verify-list-name = draws
verify-seal = Seal, announced at the start: `{ $seal }`
verify-seed = Seed: `{ $seed }`
verify-sealed = The seed stays sealed until the case is closed.
verify-how = -# The seal is SHA-256 of the seed’s 32 bytes. A number is HMAC-SHA256(seed, address): the first six bytes, modulo the number of choices.
hint-answer = { $ask } I’d go with **{ $choice }** ({ $why }).
help-asked = Your move: { $ask } Press a button under the question, or use `/choose`.
help-waiting = Waiting for { $names }. Nothing for you to answer right now.
help-lobby = A lobby is open here: press **Join** on its message, or use `/game join`.
help-no-game = No game here yet. `/game new` opens a lobby.
help-elsewhere = It’s your move in { $channel }.
help-looking = **Look:** `/board`, `/sheet`, `/look`, `/log`, `/rules`, `/hint`, `/game status`; `/status` covers all your games; `/note` keeps notes only you can read
help-playing = **Play:** press the buttons, or use `/move`, `/evade`, `/fight`, `/cast`, `/use`, `/focus`, `/encounter`, `/buy`, `/trade`, `/spend`, `/pass`, `/vote`; second edition: `/close` and `/seal`; third: `/ward`, `/research` and `/gather`. `/choose` answers anything; `/plan` and `/orders` answer ahead
help-game = **The game:** `/game new`, `join`, `leave`, `options`, `fill`, `start`, `undo`, `autopilot`, `check`, `report`, `end`; `pace`, `substitute`, `standin`, `skip`, `hand`, `kick`, `follow`, `move`; `/quiet` for fewer words. A host who leaves the lobby hands it on; after a day’s silence of theirs, whoever sits there may start; a lobby nobody uses closes after a week. Afterward: `/verify` checks the dice, `/replay` shows the game again, `/game file` saves it, `/history` lists them all, `/me record` your own. `/game new case:` plays a sealed case that other tables also play, `/game new guide:` a first case alone, with each step explained
help-server = **The server:** whoever may manage channels has `/server games` (who may start games, where, how many at once), `/server channel` (none here), `/server end` and `/server move` for any game. Who sees these is set in Discord’s Server Settings → Integrations
help-patience = You’re mentioned once when it’s your move, then reminded at the table’s pace, but never in your quiet hours (`/settings`). There’s no hurry: a game can take a week.
me-nothing = Nothing is kept about you.
me-kept = What the bot keeps about you is in the file ({ $count ->
    [one] one row
   *[other] { $count } rows
}): Discord’s number for you, your settings and absences, and for each game your seat, answers and votes. `/me forget` deletes it.
me-not-sure = That can’t be undone, so it needs `sure:Yes`.
me-forgotten = Everything kept about you is deleted. In games you’ve played or left, you’re “somebody” now. What stands in channels stays there.
help-fan = An unofficial fan project, not connected with the publisher.

# Starting the program
settings-bad = Please correct these settings (in the environment or the file .env):
settings-discord-token = DISCORD_TOKEN must be the token alone, in one piece, without spaces. Leave it empty to play on this machine.
settings-database-path = DATABASE_PATH must be the path of a file, not “{ $value }”.
settings-shards = SHARDS must be a whole number from 1 to 1024, not “{ $value }”.
settings-database-url = DATABASE_URL must be the address of a PostgreSQL database, postgres://user:password@host:5432/database. In the password, write @ as %40, / as %2F and : as %3A. Leave it empty to keep the games in a file.
settings-person-presses = PERSON_PRESSES must be a whole number from 0 to 100000, not “{ $value }”.
settings-server-presses = SERVER_PRESSES must be a whole number from 0 to 1000000, not “{ $value }”.
settings-emoji = EMOJI must be yes or no, not “{ $value }”.
settings-report-channel = REPORT_CHANNEL must be Discord’s id of a channel (a long number), not “{ $value }”.
settings-health-port = HEALTH_PORT must be a whole number from 1 to 65535, not “{ $value }”.
settings-status-seconds = STATUS_SECONDS must be a whole number from 1 to 3600, not “{ $value }”.
settings-local-port = LOCAL_PORT must be a whole number from 0 to 65535, not “{ $value }”.
settings-log-level = LOG_LEVEL must be { $levels }, not “{ $value }”.
settings-discord-api = DISCORD_API must be an address beginning with http, not “{ $value }”.
start-server-unreachable = The PostgreSQL server of DATABASE_URL can’t be reached ({ $server }: { $why }). Check the address, and that the server is running.
start-server-refused = The PostgreSQL server of DATABASE_URL doesn’t let the program in ({ $server }: { $why }). Check the user, the password and the database’s name; the database must already exist.
start-idle = Every server is being served; this worker stands by.
start-local = The table is ready at { $url }
start-invite = { $name } is logged in. Invite it to a server: { $link }
start-gateway-closed = Discord has closed the connection for good (code { $code }), so the program stops; unsent messages are kept. { $number ->
    [4004] The token isn’t valid: put the new one into .env.
    [4013] The bot requested an intent that doesn’t exist: please update.
    [4014] The bot’s application isn’t allowed an intent it requests: see its “Bot” page at https://discord.com/developers/applications.
   *[other] Start it again; if this happens often, please report it.
}
start-database-in-use = Another process has { $path } open. Stop that one first, or set DATABASE_PATH to another file.
start-database-newer = { $path } was written by a newer version of this program. Please update.
start-database-unusable = The games in { $path } can’t be opened: { $why }. Check that this program can read and write there, and that the disk isn’t full.
start-database-foreign = { $path } belongs to another user (number { NUMBER($owner, useGrouping: 0) }), so { $user } can’t open the games. Was the program first started as another user, root for instance? Give them to { $user }, and start again: { $command }
start-database-damaged = { $path } is damaged ({ $why }), so the program didn’t start and changed nothing. Move it and its -wal file aside, copy the latest backup from { $directory } to { $path }, and start again (README, “Restore”).
start-database-emptied = { $path } holds no games, but { $beside } { $count ->
    [one] says
   *[other] say
  } that it did, so the program didn’t start and changed nothing. If the right { $path } is still somewhere, put it back in its place. If not, move { $files } to another folder, copy { $copy } to { $path }, and start again: what was played since that copy is lost. To begin anew, without the games of before, move the same files away and copy nothing (README, “Restore”).
start-database-in-log = { $path } is empty or gone, but everything it held is still in { $log }, so the program didn’t start and changed nothing. To go on where you were, put a page of zeros in its place with this command, and start again: { $command } To begin anew without any of it, move { $files } to another folder instead (README, “Restore”).
start-database-emptied-bare = { $path } holds no games, but { $beside } { $count ->
    [one] says
   *[other] say
  } that it did, so the program didn’t start and changed nothing. If the right { $path } is still somewhere, put it back in its place. There is no copy with games in { $directory }; if you have one elsewhere, move { $files } to another folder, copy it to { $path }, and start again. To begin anew, without the games of before, move the same files away and copy nothing (README, “Restore”).
start-database-emptied-here = { $path } is empty, but { $beside } { $count ->
    [one] says
   *[other] say
  } that it held the channels and messages of the table on this machine, so the program didn’t start and changed nothing. If the right { $path } is still somewhere, or a copy of it, put that in its place. To begin anew, with empty channels, move { $files } to another folder, and start again.
start-database-foreign-log = { $log } is not the log of { $path }, but of the file that was there before, so the program didn’t start and changed nothing. To go on with { $path } as it is, move { $log } to another folder, and start again. To go on with what was there before, put that file back in its place (README, “Restore”).
start-port-taken = Port { $port } is taken. Stop the program that uses it, or choose another port in .env (LOCAL_PORT, HEALTH_PORT).
start-token-refused = Discord doesn’t know this DISCORD_TOKEN. Copy it again from the Bot page of your application.
start-failed = The program couldn’t start: { $why }
start-stopping = Stopping.

# One line for somebody who meets a step for the first time
second-turns-sitting = All may go: whoever presses first plays. When everybody has had their turn, the Mythos comes.
second-turns-book = One after the other, phase by phase: you get buttons when it’s your move.
second-turns-sheet = Everybody says ahead what they’ll do; it happens in player order, and you decide what comes up.
second-lesson-setup-sliders = Each pair of skills shares one slider: raise one and the other drops. You can move them again every Upkeep.
second-lesson-upkeep-next = Upkeep: your used cards refresh, some cards roll to see whether they stay, and some can be used now.
second-lesson-upkeep-sliders = Sliders: raise one skill of a pair and the other drops. Your focus is how many stops you can move in all.
second-lesson-move-next = Movement: each step costs 1 movement point. Evade or fight a monster before you leave or stop where it stands.
second-lesson-move-world = Other Worlds: you go from the first area to the second, then back to Arkham.
second-lesson-return-gate = You come back to Arkham through a gate to the world you’re leaving. In the Arkham Encounters phase you can try to close it.
second-lesson-combat-face = A monster bars the way. Evading is a Sneak check; if you miss, it hits you and you must fight.
second-lesson-combat-round = A fight goes in rounds: each is a combat check with weapons and spells, or an attempt to flee. A miss costs Stamina.
second-lesson-combat-hands = You have 2 hands. Weapons and spells fill them for the whole round.
second-lesson-check-spend = Each clue you spend adds 1 die to this check. You can spend them one at a time.
second-lesson-encounter-choose = At a location, you either have an encounter or use what the location offers.
second-lesson-gate-close = At a gate you’ve explored, a Lore or Fight check against the gate’s number closes it.
second-lesson-gate-seal = 5 clues seal a closed gate for good: no gate opens there again. 6 seals win the game.
second-lesson-loss-items = You lose something, but you get to choose what.
second-lesson-shop-buy = Buy with the money you have. What you leave goes back to its deck.
second-lesson-trade-offer = Investigators in the same place can trade. Choose what you’d give and take; the other player must agree.
second-lesson-trade-consent = Both must agree to a trade. Money, Common Items, Unique Items and Spells can change hands, even for nothing.
second-lesson-mythos-clue = An investigator standing there can take the clue at once.
second-lesson-battle-attack = The Ancient One is awake. Everybody’s successes add up; enough of them remove 1 doom token. Remove them all to win.
third-lesson-setup-startingCards = Every investigator starts with a few cards. Here you get to choose.
third-lesson-action-turn = In each round everybody takes one turn, in any order: whoever presses first goes next.
third-lesson-action-next = You can take each action once a round. While a monster is engaged with you, you can only attack, evade, focus, or do what says you can.
third-lesson-move-step = You can move 2 spaces, and more for $1 each; some cards change that. Running into a ready monster ends the move: it engages you.
third-lesson-action-focus = A focus token adds 1 to its skill. You can also spend it in a test to reroll 1 die.
third-lesson-attack-target = An attack is a test: each success deals 1 damage.
third-lesson-evade-which = Each success frees you of 1 monster and exhausts it. Free of all of them, you get 1 more action.
third-lesson-test-prepare = You roll 1 die for each point of the skill; a 5 or 6 is a success. Cards can add dice, but only before the roll.
third-lesson-test-spend = A clue or a focus token of this skill rerolls 1 die.
third-lesson-harm-assign = Damage counts against health, horror against sanity. Some of your cards can take it for you.
third-lesson-encounter-turn = In the encounter phase, you have an encounter where you stand, unless a monster is engaged with you. In a neighborhood with clues it can earn you one.
third-lesson-shop-buy = You can buy what’s on display at its value.
third-lesson-reaction-may = Something just happened that one of your cards can answer.
third-lesson-spell-remnants = Casting a spell costs horror. Each remnant you spend prevents 1.
third-lesson-reckoning-order = A reckoning sets off every text marked with one: on the sheet, in the codex and on cards.
third-lesson-monster-prey = Monsters follow their cards. Where a card leaves a choice, you all vote.
third-lesson-doom-order = Doom piles up on the board. The ward action removes it from your space.
third-lesson-codex-order = Codex cards hold the goal and the danger. When either comes true, its card says what happens next.
third-lesson-focus-discard = Your sheet limits how many focus tokens you can have at a time.
third-lesson-trade-consent = Both must agree to a trade. Allies, items, spells, money, clues and remnants can change hands, even for nothing.
