### What is remembered, replayed, said in few words, and kept safe.

# Replaying
command-replay = replay
command-replay-description = Shows a finished game again, scene by scene, with pictures
command-replay-game = game
command-replay-game-description = Which of this server’s games; left out: this channel’s last
command-replay-show = show
command-replay-show-description = Show it to everybody in the channel
replay-head = **{ $headline }** · scene { $index } of { $last } · { $time }
replay-head-by = **{ $headline }** · scene { $index } of { $last } · { $name } · { $time }
replay-choice = { $date } · { $foe } · { $result ->
    [won] won
    [lost] lost
   *[none] given up
  } after { $turns }
button-replay-start = ⏮ Start
button-replay-back = ◀ Back
button-replay-on = ▶ Forward
button-replay-turn = ⏩ Next Turn
button-replay-end = ⏭ End
refused-not-over = That game is still running. You can replay it and get its file when it’s over.
refused-replay-no-further = There are no more scenes in that direction.
refused-replay-untold = Nothing that was told in this game is left, so it can’t be replayed.
refused-no-finished-game = No game has been finished here yet.

# The file of a game
command-game-file = file
command-game-file-description = The whole game as a file, once it’s over
file-name = case
file-here = The whole case, seed and all. Any bot like this one can load it: `npm run import -- FILE`.
file-too-large = This game’s file is too large for Discord. The bot owner can write it on the bot’s machine: `npm run export -- { $game }`.

# What somebody has behind them
record-none = No finished game of { $name }’s is on record yet.
record-title = **{ $name }** · { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
  }: { $won } won, { $lost } lost{ $given ->
    [0] { "" }
   *[other] , { $given } given up
  }.
record-edition = **{ CAPITAL($edition) }:** { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $won } won · { $endings ->
    [0] no ending seen
    [one] 1 ending seen
   *[other] { $endings } different endings seen
  }
record-foes-second = Ancient Ones: { $foes }
record-foes-third = Scenarios: { $foes }
record-foe = { $of } (won { $won } of { $games })
record-sheets = Investigators: { $sheets }
record-sheet = { $of }{ $games ->
    [1] { "" }
   *[other] { " " }(×{ $games })
  }
record-figures-second = Seals at the end: { $seals } · investigators devoured: { $lost }
record-figures-third = Investigators lost: { $lost }
record-answers = Usual time to an answer: { $span }.
record-seen-by-you = -# Only you can ask for this. `/settings record` changes that.
record-seen-by-others = -# Others can ask for this too. `/settings record` changes that.
refused-record-private = Only they can see their record. `/settings record` is how they’d let others see it.

# What a group has behind it
command-history = history
command-history-description = This server’s finished games
command-history-show = show
command-history-show-description = Show it to everybody in the channel
history-none = This server has no finished games yet.
history-title = **{ $games ->
    [one] 1 game
   *[other] { $games } games
  }**: { $won } won, { $lost } lost{ $given ->
    [0] { "" }
   *[other] , { $given } given up
  }.
history-game = **{ $date }** · { $foe } · { $end } · { $turns }{ $score ->
    [none] { "" }
   *[other] , score { $score }
  }.
second-history-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
third-history-turns = { $turns ->
    [one] 1 round
   *[other] { $turns } rounds
  }
history-players = -# { $players }
history-player = { $name } ({ $sheet })
history-luckiest = Luckiest dice: { $name }, { $successes ->
    [one] 1 success
   *[other] { $successes } successes
  } with { $dice } dice ({ $share } %; expected { $promised } %).
history-luckiest-ever = Luckiest dice over all games: { $name }, { $successes } successes with { $dice } dice ({ $share } %; expected { $promised } %).
history-earlier = -# { $count ->
    [one] 1 earlier game
   *[other] { $count } earlier games
  } not shown.
history-record = -# Your own games, in all servers: `/me record`.
past-given-up = Given up
past-won-closing = Won: the last gate was closed
past-won-sealing = Won: six seals held
past-won-banishing = Won: { $foe } was sent back to sleep
past-lost-devoured = Lost: everybody was devoured by { $foe }
past-lost-destruction = Lost: { $foe } awoke, and that was the end of everything

# In few words
command-quiet = quiet
command-quiet-description = How much the bot reports here: only what nobody should miss, or everything
command-quiet-on = on
command-quiet-on-description = Yes: brief reports. No: full reports
quiet-on = { $person } turned brief reports on: questions, and what nobody should miss. `/log` has the rest.
quiet-off = { $person } turned full reports back on.
quiet-done-on = Brief reports are on: questions, and what nobody should miss. `/quiet on:No` brings everything back.
quiet-done-off = Full reports are back on.
refused-quiet-already = Brief reports are already on. `/quiet on:No` turns them off.
refused-quiet-not = Full reports are already on.
brief-mythos = **Mythos** · { $card }
brief-defeated = { $who } defeats { NAME($monster, article: "the") }.

# Yesterday in Arkham
command-settings-digest = digest
command-settings-digest-description = Once a day, at an hour you choose, a message about your games
command-settings-digest-at = at
command-settings-digest-at-description = When, for instance 8:00; left out: never
settings-digest = “Yesterday in Arkham” comes by direct message at { $time }, if anything happened.
settings-no-digest = No daily digest.
refused-no-such-time = “{ $time }” isn’t a time of day. Write it 8:00 or 20:30.
refused-no-such-minute = That isn’t a time of day. Write it 8:00 or 20:30.
digest-title = ## Yesterday in Arkham
digest-game = { $channel } · **{ $headline }**
digest-over = The case is closed
digest-ended = The table gave up the case
digest-more = - … { $count ->
    [one] 1 thing
   *[other] { $count } things
  } before that (`/log` there)
digest-little = - Nothing much has changed.
digest-asked = Your move: { $ask }
digest-waiting = Waiting for { $names }.
digest-nobody = Waiting for nobody.

# Backups and moving house
settings-backup-directory = BACKUP_DIRECTORY must be the path of a folder, not “{ $value }”.
settings-backup-days = BACKUP_DAYS must be a whole number from 0 (no backups) to 3650, not “{ $value }”.
restore-usage = Usage: npm run restore -- FILE [FOLDER]. It makes the database FILE of the newest copy in BACKUP_DIRECTORY, or FOLDER, and of all that had changed since.
restore-done = { $at ->
    [copy] { $file } is made of the copy in { $chain }. Nothing had changed since.
   *[other] { $file } is made of the copy in { $chain } and of all that had changed since, up to { $at } ({ $changes ->
      [one] 1 file
     *[other] { $changes } files
    }).
  }
restore-other = { $other } holds { $games ->
    [one] 1 game
   *[other] { $games } games
  }, too. To restore that one instead, name it: npm run restore -- FILE { $other }
restore-broken = { $broken } isn’t what followed in the chain: it is missing, damaged or another’s. What came from there on is left out.
restore-no-chain = There’s no copy with changes in { $folder }.
restore-there-already = { $file } is there already, or a -wal, -shm or -reached file beside it. Move them away first; they must not stay.
restore-failed = The database couldn’t be made: { $why }
backup-fewer = The backup { $file } has { $games ->
    [one] 1 game
   *[other] { $games } games
  }, but { $kept } has { $keptGames }, so that one is kept, however old it gets. If games are missing, stop the program and put it back (README, “Restore”). If none are, move it out of the folder.
opening-on-server = DATABASE_URL is set, so the games are on a PostgreSQL server, and this command works on a file. Copy them to a file with “npm run move -- --from …”, or leave DATABASE_URL empty.
opening-in-use = Another process has { $path } open. Stop the bot first.
opening-missing = There are no games at { $path }. Set DATABASE_PATH to the file that holds them.
opening-newer = { $path } was written by a newer version of this program. Please update.
opening-failed = { $path } can’t be opened: { $why }
import-unread = { $file } can’t be read: { $why }
