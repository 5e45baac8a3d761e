# Questions
question-head = { $who } · { $headline }
question-odds = { $label } · { $percent } %
question-note = **{ $label }:** { $note }
question-together = **Decide together.** { $ask }
question-votes = { $choice } { $bars } ({ $names })
question-no-votes = Nobody has voted yet.
question-vote-rule = { $waiting ->
    [0] Everybody has voted.
   *[other] Not yet: { $names }.
  } It closes as soon as it can’t change; a tie goes to the { $first }’s choice. A vote may be changed until then.
question-left = { $count ->
    [one] { $names } leaves it to the others.
   *[other] { $names } leave it to the others.
  }
question-withdrawn = { $question } — no longer asked
question-answered = { $question } — **{ $choice }**
question-answered-autopilot = { $question } — **{ $choice }** (autopilot)
question-voted = { $question } — **{ $choice }** ({ $tally })
question-voted-for = for it: { $names }
question-voted-else = for { $choice }: { $names }
question-exactly = Choose { $count }.
question-several = Choose { $min } to { $max }.
question-none = None
question-confirm = Confirm ({ $count })
question-set = Set
question-setting = Ready to set: **{ $setting }**
question-menu = Choose…
question-menu-part = Choose… ({ $from }–{ $to })
question-previous = ◀ Back
question-next = More ▶
question-offers = Use…
question-more-offers = { $count } more…
question-offer-of = { $investigator } ({ $name }): { $offer }
question-why = Why am I asked?

# What is said privately
press-decided = This has already been decided.
press-others-question = This is asked of { $names }. What you are asked is on a message of your own.
press-withdrawn = Somebody else was quicker. If there is more to do, you are asked again when they are done.
sure-question = **{ $choice }.** This can’t be taken back. Are you sure?
sure-done = Done.
button-sure = Yes, I Am Sure
why-asked = This is for { $names } to decide, by rule { $rule }.
why-check = The roll: { $dice ->
    [one] one die
   *[other] { $dice } dice
  }, and { $needed ->
    [one] one success is
   *[other] { $needed } successes are
  } needed. A die is a success on a 5 or 6, unless a blessing or a curse says otherwise.
why-odds = { $label }: about { $percent } in 100.
why-default = If nobody can be found to answer, it is: { $choice }.
play-done = Done: { $choice }.
play-voted = Your vote: { $choice }.
play-which = Which of these?
play-not-among = “{ $wanted }” is not one thing you could do now. Possible are:
play-asked-otherwise = That can’t be done right now. You are asked: { $ask } You may answer:
play-more = … and { $count } more. `/choose` proposes them while you type.
play-unknown-here = `/{ $command }` is nothing one could do in the { $edition }. `/choose` answers whatever you are asked.
play-not-your-turn = It is not your turn. Waiting for { $names }: { $ask }
unknown-command = That command is not known here any more. Please try it again in a minute.
error-unexpected = Something went wrong here, and nothing of it was your doing. The game stands as it did before. If it happens again, give the host this number: { $reference }.
permission-missing = In this channel the bot lacks { $permissions }. Somebody who manages the server can allow that; then try again.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
happening-skipped = -# Something that happened could not be shown here. `/log` tells it.
parked-channel-gone = The channel of your game is gone, so nothing can be told there any more. The game itself is safe: use `/game move` in another channel, and it goes on there.
parked-no-access = The bot can’t see { $channel } any more, so your game waits there. Give it access again and use any of its commands in that channel.
parked-no-permission = The bot is not allowed to write in { $channel } any more, so your game waits there. Give it the permission again and use any of its commands in that channel.
parked-thread-closed = The thread { $channel } is locked or archived, so your game waits there. Open it again and use any of the bot’s commands in it.

# Proposals
proposal-agree = In favor: { $names }.
proposal-refuse = Against: { $names }.
proposal-needed = { $needed ->
    [one] One voice of { $voters } is
   *[other] { $needed } voices of { $voters } are
  } needed.
proposal-waiting = { $what } Not said yet: { $names }.
proposal-waits-for-you = You are asked whether you agree: { $what }
button-agree = Agree
button-refuse = Refuse
vote-agree = Agree: { $what }
vote-refuse = Refuse: { $what }

# The lobby
edition-second = second edition
edition-third = third edition
lobby-title = **A new case in Arkham** · { $edition } · { $min }–{ $max } investigators
lobby-host = Hosted by { $host }.
lobby-seat = • { $name } — *{ $sheet }*
lobby-free = { $count ->
    [one] ✦ one seat open
   *[other] ✦ { $count } seats open
  }
lobby-at-random = drawn at random
lobby-options = Agreed: { $options }
lobby-no-options = Nothing special: the rules as printed.
lobby-no-options-second = The Ancient One at random, and no variants: the rules as printed.
options-title = **What can be agreed for a game of the { $edition }**, by the host in the lobby:
options-option = **{ $name }:** { $explanation }
lobby-option = { $name }: { $value }
lobby-option-now = Now: { $value }
lobby-advice = Sit down, choose somebody to be, and the host starts when all are here.
lobby-closed = The case was closed before it was opened.
lobby-choose-sheet = Choose investigator
lobby-options-title = **What is agreed for this game**
lobby-options-menu = Look at an option, or change it
lobby-fill = How many seats shall the autopilot play?
lobby-person-menu = Or name anybody
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
button-leave = Leave
button-options = Options
button-fill = Fill With Autopilot
button-start = Start
button-again = Play Again With the Same Table

# The status message
status-head = **{ $headline }**
status-given-up = **The case was given up.**
status-over = **The case is closed.**
status-seat = **{ $investigator }** ({ $name })
status-keeper = Keeper: { $name }
status-seal = Dice seed sealed: `{ $seal }` — it is opened when the case is closed.
status-seed-open = The dice seed is open: `/verify` checks every roll.
board-given-up = The case was given up; this is how it stood.
mine-autopilot = The autopilot plays { $seats } for you. `/game autopilot on:False`, and you are asked again.
refused-not-a-choice = “{ $value }” is not one of the choices. There are: { $choices }.
status-waiting = Waiting for { $names } { $since }
status-waiting-race = Whoever is there goes first: { $names } { $since }
status-linked = { $line } → [the question]({ $link })
button-look-board = Board
button-look-sheet = My Sheet
button-look-log = What Happened?

# Answers to commands
game-opened = The lobby is open. Everything else is on the message in the channel.
game-joined = You have a seat.
game-left = Your seat is free again.
game-started = The game begins.
game-undone = Your last answer is taken back.
game-asked = { $names } must say now whether they agree.
game-asked-undo = Something has happened since, so { $names } must say now whether they agree.
game-ended = The game has ended.
game-changed = Done, and the table has been told.
game-autopilot-plays = The autopilot plays { $seat } now. `/game autopilot on:False` ends that.
game-autopilot-rests = The autopilot no longer plays { $seat }.
game-left-free = Your seat is free for somebody else now.
game-left-autopilot = The autopilot plays your seat now.
game-substitute-too = { $name } may now answer for you too.
game-substitute-instead = { $name } is now asked in your place, until you answer again yourself.
game-substitute-none = Nobody else answers for you now.
game-report = The position as everybody can see it. Add it to a report of a mistake; it holds nothing hidden.
game-status-lobby = The lobby is open.
report-file = position
button-report = Report
button-plan-next = Plan My Next Turn
button-log-rest = The Rest ({ $count })
log-empty = Nothing has happened yet.
log-nothing-new = Nothing has happened since your last visit. `/log` with *all* tells the latest again.
sheet-choice = { $investigator } ({ $name })
look-nothing = Nothing here is called “{ $query }”.
rules-nothing = The rules say nothing of “{ $topic }”. Try one of the topics proposed while you type.
rules-related = { $rule } · see also { $related }
rules-more = { $count ->
    [one] One more rule speaks
   *[other] { $count } more rules speak
  } of it; a more exact topic finds them.
verify-same = **Everything is as it was rolled.** The game was played again from its seed, { $entries ->
    [one] one answer
   *[other] { $entries } answers
  } and { $dice ->
    [one] one die
   *[other] { $dice } dice
  } long, and came out the same to the last die.
verify-different = **Something differs.** The game was played again from its seed and did not come out the same (answers: { $entries }, dice: { $dice }). The program may have changed since; tell the host.
verify-seal = Seal, announced at the start: `{ $seal }`
verify-seed = Seed: `{ $seed }`
verify-sealed = The seed stays sealed until the case is closed.
verify-how = -# The seal is SHA-256 of the seed’s 32 bytes. A number is HMAC-SHA256(seed, address): the first six bytes, modulo what there is to pick from.
hint-answer = { $ask } A careful player would say: **{ $choice }**.
help-asked = You are asked: { $ask } Tap a button under the question, or use `/choose`.
help-waiting = The table waits for { $names }. Nothing is asked of you at the moment.
help-lobby = A lobby is open here: tap **Join** on its message, or use `/game join`.
help-no-game = No game is being played here. `/game new` opens one.
help-elsewhere = You are awaited in { $channel }.
help-looking = **Looking:** `/board`, `/sheet`, `/look`, `/log`, `/rules`, `/hint`, `/game status`; `/status` for all your games at once
help-playing = **Playing:** the buttons under each question, or `/move`, `/evade`, `/fight`, `/cast`, `/use`, `/focus`, `/encounter`, `/buy`, `/trade`, `/spend`, `/pass`, `/vote`, in the second edition `/close` and `/seal`, in the third `/ward`, `/research` and `/gather`; `/choose` answers anything; `/plan` and `/orders` answer ahead of being asked
help-game = **The game:** `/game new`, `join`, `leave`, `options`, `fill`, `start`, `undo`, `autopilot`, `report`, `end`; `pace`, `substitute`, `standin`, `skip`, `hand`, `kick`, `follow`, `move`; `/quiet` for few words; afterwards `/verify` checks the dice, `/replay` shows it again, `/game file` is yours to keep, `/history` has them all
help-patience = You are mentioned once when it is your turn, then reminded as the pace says, never in your quiet hours: `/settings`. There is no hurry: a game may take a week.
me-nothing = Nothing is kept about you.
me-kept = What the bot keeps about you is in the file ({ $count ->
    [one] one row
   *[other] { $count } rows
}): Discord’s number for you, your settings and absences, and for each game your seat, answers and votes. `/me forget` deletes it.
me-not-sure = That can’t be undone, so it needs `sure: True`.
me-forgotten = Everything kept about you is deleted. In finished games, your seat now belongs to “somebody.”
help-fan = An unofficial fan project, not connected with the publisher.

# Starting the program
settings-bad = Please mend the settings (in the environment, or in the file .env):
settings-discord-token = DISCORD_TOKEN must be the token alone, in one piece, without spaces. Leave it empty to play on this machine.
settings-database-path = DATABASE_PATH must be the path of a file; it is “{ $value }”.
settings-health-port = HEALTH_PORT must be a whole number from 1 to 65535; it is “{ $value }”.
settings-local-port = LOCAL_PORT must be a whole number from 0 to 65535; it is “{ $value }”.
settings-log-level = LOG_LEVEL must be { $levels }; it is “{ $value }”.
settings-discord-api = DISCORD_API must be an address beginning with http; it is “{ $value }”.
start-local = The table is laid at { $url }
start-invite = { $name } is logged in. Invite it to a server: { $link }
start-gateway-closed = Discord has closed the connection for good (code { $code }), so the program stops; what waits to be sent stays waiting. { $number ->
    [4004] The token is no longer valid: put the new one into .env.
    [4013] The bot asked for an intent that doesn’t exist: please update.
    [4014] The bot’s application isn’t allowed an intent it asks for: see its “Bot” page at https://discord.com/developers/applications.
   *[other] Start it again; if that happens often, please report it.
}
start-database-in-use = Another process has { $path } open. Stop that one first, or set DATABASE_PATH to another file.
start-database-newer = { $path } was written by a newer version of this program. Please update.
start-database-unusable = The games in { $path } can’t be opened: { $why }. See that this program may read and write there and that the disk isn’t full.
start-database-damaged = { $path } is damaged ({ $why }), so nothing was started and nothing was changed. Move it and its -wal file aside, copy the latest backup from { $directory } to { $path }, and start again (README, “Restore”).
start-port-taken = Port { $port } is taken. Stop what listens there, or choose another in .env (LOCAL_PORT, HEALTH_PORT).
start-token-refused = Discord does not know this DISCORD_TOKEN. Copy it anew from the Bot page of your application.
start-failed = It could not start: { $why }
start-stopping = Stopping.

# One line for somebody who meets a step for the first time
second-lesson-setup-sliders = Each pair of skills shares one slider: what you gain in one you lose in the other. You may move them again in every Upkeep.
second-lesson-upkeep-next = Upkeep: refresh your cards, roll for what must be rolled for, and use what may be used now.
second-lesson-upkeep-sliders = Sliders: each pair of skills shares one slider, and what you gain in one you lose in the other. Your focus says how many stops you may move in all.
second-lesson-move-next = Movement: one movement point a step. A monster where you leave or stop must be evaded or fought first.
second-lesson-move-world = Other Worlds: you move from the first area to the second, and from the second back to Arkham.
second-lesson-return-gate = You come back to Arkham at a gate to the world you leave. In the Arkham phase of the turn you may try to close it.
second-lesson-combat-face = A monster bars the way. Evading takes a Sneak check; failing it, you are hit and must fight.
second-lesson-combat-round = Fighting goes in rounds: a combat check with your weapons and spells, or an attempt to flee. A failed check costs Stamina.
second-lesson-combat-hands = You have two hands. Weapons and spells fill them for the whole round.
second-lesson-check-spend = A clue buys one more die for this check. You may spend them one after another.
second-lesson-encounter-choose = In a place you either have an encounter there or use what the place offers.
second-lesson-gate-close = At an explored gate you may try to close it with Lore or Fight, against the gate’s number.
second-lesson-gate-seal = Five clues seal a closed gate for good: no gate opens there again.
second-lesson-loss-items = Something is lost, but what it is you may choose.
second-lesson-shop-buy = You may buy with the money you have. What you leave goes back to its deck.
second-lesson-trade-offer = Whoever is in the same place may trade. Choose what you would give and take; the other must agree.
second-lesson-trade-consent = A trade needs both to agree. Money, Common and Unique Items and Spells may change hands, for nothing if you like.
second-lesson-mythos-clue = Whoever is in the place may take the clue at once.
second-lesson-battle-attack = The Ancient One is awake. Successes are counted together; enough of them take one token from its doom track.
third-lesson-trade-consent = A trade needs both to agree. Allies, items, spells, money, clues and remnants may change hands, for nothing if you like.
