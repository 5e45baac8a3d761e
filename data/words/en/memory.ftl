### What is remembered, replayed, said in few words, and kept safe.

# Replaying
command-replay = replay
command-replay-description = Plays a finished game again, scene by scene, with pictures
command-replay-game = game
command-replay-game-description = Which of this server’s games; left out: the last one of this channel
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
button-replay-on = ▶ On
button-replay-turn = ⏩ Next Turn
button-replay-end = ⏭ End
refused-not-over = That game is still being played. It can be replayed, and its file had, when it is over.
refused-replay-no-further = There is nothing more in that direction.
refused-replay-outgrown = This game was played by rules that have been mended since, so that scene can’t be played again.
refused-no-finished-game = No game has been finished here yet.

# The file of a game
command-game-file = file
command-game-file-description = The whole game as a file, once it is over
file-name = case
file-here = The whole case, seed and all. Whoever runs a bot like this one can put it into theirs: `npm run import -- FILE`.
file-too-large = The file of this game is too large for Discord. The host can write it at the machine: `npm run export -- { $game }`.

# What a group has behind it
command-history = history
command-history-description = The games this server has behind it
command-history-show = show
command-history-show-description = Show it to everybody in the channel
history-none = This server has no finished game behind it yet.
history-title = **{ $games ->
    [one] 1 game
   *[other] { $games } games
  }**: { $won } won, { $lost } lost{ $given ->
    [0] { "" }
   *[other] , { $given } given up
  }.
history-game = **{ $date }** · { $foe } · { $end } { $turns }{ $score ->
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
  } with { $dice } dice ({ $share } %; { $promised } % was to be expected).
history-luckiest-ever = Luckiest dice of all: { $name }, { $successes } successes with { $dice } dice ({ $share } %; { $promised } % was to be expected).
history-earlier = -# { $count ->
    [one] 1 earlier game
   *[other] { $count } earlier games
  } not shown.
past-given-up = Given up after
past-won-closing = Won: the last gate was closed. It took
past-won-sealing = Won: six seals held. It took
past-won-banishing = Won: { $foe } was sent back to sleep. It took
past-lost-devoured = Lost: everybody was devoured by { $foe }. It took
past-lost-destruction = Lost: { $foe } awoke, and there was nothing more. It took

# In few words
command-quiet = quiet
command-quiet-description = How much the table is told: only what nobody may miss, or everything
command-quiet-on = on
command-quiet-on-description = True: in few words. False: everything again
quiet-on = { $person } asks for quiet: from now on only questions and what nobody may miss. `/log` tells the rest.
quiet-off = { $person } ends the quiet: everything is told again.
quiet-done-on = This table is told only questions and what nobody may miss now. `/quiet on:False` brings everything back.
quiet-done-off = This table is told everything now.
refused-quiet-already = This table is quiet already.
refused-quiet-not = This table is told everything already.
brief-mythos = **Mythos** · { $card }
brief-defeated = { $seat } defeats the { $monster }.

# Yesterday in Arkham
command-settings-digest = digest
command-settings-digest-description = Once a day, at an hour you choose, a message with what happened in your games
command-settings-digest-at = at
command-settings-digest-at-description = The time of your day, for instance 8:00; left out: none any more
settings-digest = “Yesterday in Arkham” comes at { $time } as a direct message, if anything happened.
settings-no-digest = No daily digest.
refused-no-such-time = “{ $time }” is no time of day. Write it 8:00 or 20:30.
refused-no-such-minute = That is no time of day.
digest-title = ## Yesterday in Arkham
digest-game = { $channel } · **{ $headline }**
digest-over = The case is closed
digest-ended = The case was given up
digest-more = - … { $count ->
    [one] 1 thing
   *[other] { $count } things
  } before that (`/log` there)
digest-line = - { $line }
digest-little = - Nothing that changes much.
digest-asked = You are asked: { $ask }
digest-waiting = Waiting for { $names }.
digest-nobody = Nobody is awaited.

# Backups and moving house
settings-backup-directory = BACKUP_DIRECTORY must be the path of a folder; it is “{ $value }”.
settings-backup-days = BACKUP_DAYS must be a whole number from 0 (no backups) to 3650; it is “{ $value }”.
opening-in-use = Another process has { $path } open. Stop the bot first.
opening-missing = There are no games at { $path }. Set DATABASE_PATH to the file that holds them.
opening-newer = { $path } was written by a newer version of this program. Please update.
opening-failed = { $path } can’t be opened: { $why }
import-unread = { $file } can’t be read: { $why }
