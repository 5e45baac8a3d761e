import type { Database, Statement } from 'better-sqlite3';
import type { GameRow } from './games.ts';
import { Called } from './privacy/called.ts';

interface SpectatorRow {
  game: string;
  person: string;
  name: string;
}

/** Those who follow a game without a seat. */
export class Spectators {
  private readonly called: Called;
  private readonly insert: Statement;
  private readonly remove: Statement;
  private readonly ofGame: Statement<[string], SpectatorRow>;
  private readonly ofPerson: Statement<[string], GameRow>;

  constructor(database: Database) {
    this.called = new Called(database);
    this.insert = database.prepare(
      'INSERT OR REPLACE INTO spectator (game, person, name) VALUES (@game, @person, @name)',
    );
    this.remove = database.prepare('DELETE FROM spectator WHERE game = ? AND person = ?');
    this.ofGame = database.prepare('SELECT * FROM spectator WHERE game = ? ORDER BY name, person');
    this.ofPerson = database.prepare(
      'SELECT game.* FROM game JOIN spectator ON spectator.game = game.id WHERE spectator.person = ? ORDER BY created_at DESC',
    );
  }

  add(row: SpectatorRow): void {
    this.insert.run(row);
    this.called.add(row);
  }

  drop(game: string, person: string): void {
    this.remove.run(game, person);
  }

  of(game: string): SpectatorRow[] {
    return this.ofGame.all(game);
  }

  /** The games a person follows. */
  followed(person: string): GameRow[] {
    return this.ofPerson.all(person);
  }
}
