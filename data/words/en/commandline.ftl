# Said at the command line
flags-refused = { $why }. There are: { $known }
game-status = { $status ->
    [lobby] lobby
    [playing] playing
    [over] over
   *[ended] ended
  }
export-usage = Which game? npm run export -- GAME [FILE]
export-game = { $game } ({ $status }) in channel { $channel }
export-exists = { $file } already exists; nothing was written.
export-done = Written: { $file }. It holds the decks and the seed, so keep it from the players until the game is over.
export-failed = Nothing was exported: { $why }
import-usage = Which file? npm run import -- FILE [CHANNEL]
import-done = Game { $game } from { $file } is in the database. It resumes when the bot starts.
import-failed = Nothing was imported: { $why }
archive-no-such-game = there’s no game of that name.
archive-already-there = that game is already in this database.
archive-not-an-archive = this isn’t a game exported by this program.

# Moving all games
move-usage =
    Where to? Stop the bot first, with all its workers.
    npm run move -- --to postgres://user@host:5432/database     copies all games from the file at DATABASE_PATH to an empty PostgreSQL database
    npm run move -- --from postgres://user@host:5432/database   copies them back to a new file at DATABASE_PATH
    Put the password into PGPASSWORD (in the environment or the file .env), so that no process list shows it.
move-no-address = That isn’t the address of a PostgreSQL database. It looks like this: postgres://user@host:5432/database. Nothing was copied.
move-begins = From { $from } to { $to }:
move-table = { $table }: { $done ->
    [one] 1 row
   *[other] { $done } rows
  }
move-step = { $table }: { $done } of { $all } rows
move-done-to = { $rows } rows were copied; the counts and digests of all tables agree. Put DATABASE_URL into .env and start the bot. The file { $path } is as it was: move it away, so that nobody keeps playing from it by mistake.
move-done-from = { $rows } rows were copied; the counts and digests of all tables agree. Take DATABASE_URL out of .env and start the bot: the games are in { $path } now.
move-failed = Nothing was copied: { $why }
move-refused-unreachable = the server can’t be reached ({ $why }). Check the address, and that the server is running.
move-refused-refused = the server doesn’t let us in ({ $why }). Check the user, the password and the database’s name; the database must already exist.
move-refused-not-empty = that database isn’t empty (the table { $why } has rows). Make an empty one, with createdb for instance, and name that.
move-refused-file-there = { $why } already exists. Move it away, or set DATABASE_PATH to a new file.
move-refused-no-games = there are no games in that database. Check its name.
move-refused-older = that database was written by an older version of this program. Start the bot once, which brings it up to date, stop it, and try again.
move-refused-newer = that database was written by a newer version of this program. Please update.
move-refused-running = a bot is connected to that database. Stop all workers first.
move-refused-differs = what arrived in the table { $why } isn’t what was sent. Please report this.
move-refused-other = { $why }

# Limits that several workers share
proxy-ready = Discord’s REST API for several workers, with its limits kept for all of them together. Give each of them DISCORD_API={ $api }
proxy-bad-port = --port must be a whole number from 0 (any free port) to 65535, not “{ $port }”.
proxy-port-taken = Port { $port } is taken. Stop the program that uses it, or choose another with --port.

# From what each type of event is told to come (npm run causes)
causes-head = { $edition }, { $games ->
    [one] 1 game
   *[other] { $games } games
  }: { $types } types of events are told.
causes-row = { $type }: named { $named }; evident { $evident } ({ $example })
causes-foot = { $edition }: { $count ->
    [one] 1 type of event is
   *[other] { $count } types of events are
  } evident without a cause, if only once: { $types }.

# npm run owner
owner-no-port = Set HEALTH_PORT in .env and start the bot again: it answers its owner there.
owner-nobody = Nobody answers at port { $port } of this machine. Is the bot running, with this HEALTH_PORT?
owner-refused = The bot that answers has another DISCORD_TOKEN than the settings here.
owner-failed = The bot couldn’t answer (status { $status }); its log says why.
owner-notice-length = A notice has 1 to { $most } characters.
owner-noticed = { $count ->
    [one] One table is being told.
   *[other] { $count } tables are being told.
  }
owner-version = Version { $version }, running since { $since } UTC.
owner-connected = Connected to Discord; announcements waiting: { $waiting }.
owner-not-connected = Not connected to Discord; announcements waiting: { $waiting }.
owner-backup = Last backup: { $at } UTC.
owner-no-backup = No backup by the bot itself.
owner-games = Games: { $games }.
owner-status = { $status } { $count }
owner-parked = Parked: { $count }.
owner-parked-game = • { $game } on server { $guild }, channel { $channel }: { $reason }
owner-failing = Failing: { $count }.
owner-failing-game = • { $game } on server { $guild }, channel { $channel }: { $waiting } waiting since { $since } UTC; last { $why }
