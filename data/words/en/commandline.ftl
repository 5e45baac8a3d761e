# Said at the command line
export-usage = Which game? npm run export -- GAME [FILE]
export-game = { $game } ({ $status }) in channel { $channel }
export-exists = { $file } already exists; nothing was written.
export-done = Written: { $file }. It holds the decks and the seed, so keep it from the players while the game runs.
export-failed = Nothing was exported: { $why }
import-usage = Which file? npm run import -- FILE [CHANNEL]
import-done = Game { $game } from { $file } is in the database. It goes on when the bot starts.
import-failed = Nothing was imported: { $why }
archive-no-such-game = there’s no game of that name.
archive-already-there = that game is already in this database.
archive-not-an-archive = this isn’t a game exported by this program.
