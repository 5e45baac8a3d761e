import type { Database, Statement } from 'better-sqlite3';
import { Called } from './privacy/called.ts';

export const GAME_STATUSES = ['lobby', 'playing', 'over', 'ended'] as const;
/** `over`: played to its end; `ended`: given up. */
export type GameStatus = (typeof GAME_STATUSES)[number];

export interface GameRow {
  id: string;
  edition: string;
  guild: string;
  channel: string;
  /** The person who hosts it. */
  host: string;
  locale: string;
  status: GameStatus;
  pace: string;
  /** What happens when somebody does not answer in time. */
  silence: string;
  /** JSON of the edition's options. */
  options: string;
  seed: string;
  branch: number;
  /** Why nothing is sent at the moment (channel gone, permission lost); null = all is well. */
  parked: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** How many announcements of it have been numbered. */
  numbered: number;
}

export interface SeatRow {
  game: string;
  seat: number;
  /** Discord's id of the person, or null for a seat nobody holds. */
  person: string | null;
  name: string;
  /** 0 = its person answers, 1 = the autopilot, n > 1 = the autopilot for the turn n - 1 alone. */
  autopilot: number;
  sheet: string | null;
  /** Discord's id of somebody who may answer for the person; null = nobody. */
  substitute: string | null;
  substitute_name: string | null;
  /** 1 = the substitute is asked in the person's place. */
  instead: number;
}

/** Games and their seats. */
export class Games {
  private readonly insertGame: Statement;
  private readonly byId: Statement<[string], GameRow>;
  private readonly byChannel: Statement<[string], GameRow>;
  private readonly byStatus: Statement<[string], GameRow>;
  private readonly seatsOf: Statement<[string], SeatRow>;
  private readonly ofPerson: Statement<[string], GameRow>;
  private readonly ofSubstitute: Statement<[string], GameRow>;
  private readonly ofGuild: Statement<[string], GameRow>;
  private readonly insertSeat: Statement;
  private readonly clearSeats: Statement;
  private readonly restored: Statement<[string], { game: string }>;
  private readonly goOn: Statement<[string]>;
  private readonly waitingForNobody: Statement<[], string>;
  private readonly called: Called;
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
    this.called = new Called(database);
    this.insertGame = database.prepare(`INSERT INTO game
      (id, edition, guild, channel, host, locale, status, pace, silence, options, seed, branch, parked, created_at, started_at,
       ended_at, numbered)
      VALUES (@id, @edition, @guild, @channel, @host, @locale, @status, @pace, @silence, @options, @seed, @branch, @parked,
        @created_at, @started_at, @ended_at, @numbered)`);
    this.byId = database.prepare('SELECT * FROM game WHERE id = ?');
    this.byChannel = database.prepare(
      "SELECT * FROM game WHERE channel = ? ORDER BY status IN ('lobby', 'playing') DESC, created_at DESC, rowid DESC LIMIT 1",
    );
    this.byStatus = database.prepare('SELECT * FROM game WHERE status = ? ORDER BY created_at');
    this.seatsOf = database.prepare('SELECT * FROM seat WHERE game = ? ORDER BY seat');
    this.ofPerson = database.prepare(
      'SELECT DISTINCT game.* FROM game JOIN seat ON seat.game = game.id WHERE seat.person = ? ORDER BY created_at DESC',
    );
    this.insertSeat = database.prepare(`INSERT INTO seat
      (game, seat, person, name, autopilot, sheet, substitute, substitute_name, instead)
      VALUES (@game, @seat, @person, @name, @autopilot, @sheet, @substitute, @substitute_name, @instead)`);
    this.ofSubstitute = database.prepare(
      'SELECT DISTINCT game.* FROM game JOIN seat ON seat.game = game.id WHERE seat.substitute = ? ORDER BY created_at DESC',
    );
    this.ofGuild = database.prepare(
      "SELECT * FROM game WHERE guild = ? AND status IN ('lobby', 'playing') ORDER BY created_at",
    );
    this.clearSeats = database.prepare('DELETE FROM seat WHERE game = ?');
    this.restored = database.prepare('SELECT game FROM restored WHERE game = ?');
    this.waitingForNobody = database
      .prepare<[], string>(
        `SELECT id FROM game WHERE status = 'playing' AND (id IN (SELECT game FROM restored)
          OR id NOT IN (SELECT game FROM awaited)) ORDER BY created_at`,
      )
      .pluck();
    this.goOn = database.prepare('DELETE FROM restored WHERE game = ?');
  }

  add(row: GameRow): void {
    this.insertGame.run(row);
  }

  find(id: string): GameRow | undefined {
    return this.byId.get(id);
  }

  /** The game of a channel: the one being played, else the latest. */
  inChannel(channel: string): GameRow | undefined {
    return this.byChannel.get(channel);
  }

  withStatus(status: GameStatus): GameRow[] {
    return this.byStatus.all(status);
  }

  of(person: string): GameRow[] {
    return this.ofPerson.all(person);
  }

  /** Games in which the person may answer for somebody. */
  substitutedBy(person: string): GameRow[] {
    return this.ofSubstitute.all(person);
  }

  /** Games that are gathered or played on a server, the oldest first. */
  runningIn(guild: string): GameRow[] {
    return this.ofGuild.all(guild);
  }

  seats(game: string): SeatRow[] {
    return this.seatsOf.all(game);
  }

  /** Replaces all seats of a game. */
  setSeats(game: string, seats: readonly SeatRow[]): void {
    this.clearSeats.run(game);
    for (const seat of seats) {
      this.insertSeat.run(seat);
      const { person, name, substitute, substitute_name } = seat;
      if (person !== null) this.called.add({ game, person, name });
      if (substitute !== null) this.called.add({ game, person: substitute, name: substitute_name ?? '' });
    }
  }

  /** Games being played that wait for nobody, or come from a backup: they have something to do. */
  unattended(): string[] {
    return this.waitingForNobody.all();
  }

  /** True when the game comes from a backup or a file, and has not gone on since. */
  isRestored(game: string): boolean {
    return this.restored.get(game) !== undefined;
  }

  /** A restored game goes on. */
  goesOn(game: string): void {
    this.goOn.run(game);
  }

  /** Changes columns of a game. */
  update(id: string, changes: Partial<Omit<GameRow, 'id' | 'numbered'>>): void {
    const columns = Object.keys(changes);
    if (columns.length === 0) return;
    const assignments = columns.map((column) => `${column} = @${column}`).join(', ');
    this.database.prepare(`UPDATE game SET ${assignments} WHERE id = @id`).run({ ...changes, id });
  }
}
