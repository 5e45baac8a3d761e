import type { Phrase, Ref } from '../../engine/phrase.ts';
import type { GameRow } from '../../store/games.ts';
import { mayShow } from '../cases/seal.ts';
import { effective } from '../game/journal.ts';
import { type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';
import { say } from '../seats/seatchange.ts';
import { medianOf, stillness } from './tempo.ts';

/** How somebody played in a game that is over. */
export interface FinishedPlayer {
  /** Discord's id; null for the autopilot and those who left. */
  person: string | null;
  name: string;
  sheet: Ref;
  dice: number;
  promised: number;
  successes: number;
  /** How long the game stood still for them, half of the times at most, in milliseconds; left out = not known. */
  answered?: number;
  /** How many investigators the seat has lost; left out = not known. */
  lost?: number;
}

/** What a group remembers of a game. */
export interface FinishedGame {
  game: string;
  edition: string;
  channel: string;
  /** Milliseconds since 1970. */
  endedAt: number;
  foe: Ref;
  turns: number;
  result: 'won' | 'lost' | null;
  how: Phrase | null;
  score: number | null;
  players: FinishedPlayer[];
  /** What else of it can be compared; left out = not known. */
  figures?: Phrase;
  /** How long it took; left out = not known. */
  days?: number;
  /** Places that were sealed at its end; left out = not known, or nothing is sealed in it. */
  seals?: number;
}

const DAY = 24 * 3_600_000;

/** So many of a group's games are remembered at most. */
const MOST_GAMES = 200;
/** Fewer dice than that say nothing about luck. */
const FEWEST_DICE = 10;

/** What a group has behind it, and how much is said while it plays. */
export class FinishedGames {
  private readonly room: Room;

  constructor(room: Room) {
    this.room = room;
  }

  /** The games a server has finished, the latest first. */
  of(guild: string): FinishedGame[] {
    const rows = this.room.store.records.finished(guild, MOST_GAMES);
    return rows.flatMap((row) => this.remember(row) ?? []);
  }

  /**
   * Writes down what is remembered of a game once it is over: its rules may have changed when it is read.
   * @returns null while it is played, or when its edition remembers nothing
   */
  remember(row: GameRow): FinishedGame | null {
    if (row.status !== 'over' && row.status !== 'ended') return null;
    const { records } = this.room.store;
    const known = records.find(row.id);
    if (known) return JSON.parse(known.body) as FinishedGame;
    const past = this.written(row);
    if (past) this.room.store.transaction(() => this.keep(past));
    return past;
  }

  /**
   * How much the table is told: only what needs somebody and what nobody may miss, or everything. Whoever plays or
   * hosts may change it.
   */
  setQuiet(game: string, person: string, quiet: boolean): Result {
    const { store } = this.room;
    return this.room.playing(game, (live, seats) => {
      const member = live.row.host === person || seats.some((seat) => seat.person === person);
      if (!member) return refused('not-at-table');
      if (store.records.isQuiet(game) === quiet) return refused(quiet ? 'quiet-already' : 'quiet-not');
      store.records.setQuiet(game, quiet);
      say(this.room, live, quiet ? 'quiet-on' : 'quiet-off', { person: `<@${person}>` });
      return this.room.followed(live, undefined);
    });
  }

  /** The file of a game that is over may be had by those who played it, hosted it or followed it. */
  mayHaveFile(game: string, person: string): Result {
    const { games, spectators, journal } = this.room.store;
    const row = games.find(game);
    if (!row || row.started_at === null) return refused('no-game');
    if (row.status !== 'over' && row.status !== 'ended') return refused('not-over');
    const there =
      row.host === person ||
      games.seats(game).some((seat) => seat.person === person) ||
      spectators.of(game).some((spectator) => spectator.person === person) ||
      journal.everything(game).some((entry) => entry.person === person);
    return there ? mayShow(this.room.store, game) : refused('not-at-table');
  }

  /** For the server, and for each of its people: of those nobody finds the others in what is theirs. */
  private keep(past: FinishedGame): void {
    const { records } = this.room.store;
    const { game, endedAt: at, players } = past;
    records.keep({ game, body: JSON.stringify(past) });
    for (const person of new Set(players.flatMap((player) => player.person ?? []))) {
      const own = players.filter((player) => player.person === person);
      records.keepPlayed({ person, game, at, body: JSON.stringify({ ...past, players: own }) });
    }
  }

  private written(row: GameRow): FinishedGame | null {
    const position = this.room.reading.position(row.id);
    if (!position.ok) return null;
    const { edition, live } = position.value;
    const chronicle = edition.chronicle?.(live.play.state);
    if (!chronicle) return null;
    const { foe, turns, result, how, score, figures, seals } = chronicle;
    const seats = this.room.store.games.seats(row.id);
    const still = stillness(effective(this.room.store.journal.everything(row.id)));
    const players = chronicle.seats.map(({ seat, ...played }): FinishedPlayer => {
      const held = seats.find((candidate) => candidate.seat === seat);
      const person = held?.autopilot === 1 ? null : (held?.person ?? null);
      const spans = person === null ? undefined : still.get(person);
      const answered = spans ? { answered: medianOf(spans) } : {};
      return { person, name: held?.name ?? '', ...played, ...answered };
    });
    const endedAt = row.ended_at ?? row.started_at ?? row.created_at;
    const { id: game, channel } = row;
    const days = row.started_at === null ? {} : { days: (endedAt - row.started_at) / DAY };
    const more = { ...days, ...(figures ? { figures } : {}), ...(seals === undefined ? {} : { seals }) };
    return { game, edition: row.edition, channel, endedAt, foe, turns, result, how, score, players, ...more };
  }
}

/** How many successes there were for each that the dice promised; null when they were too few to tell. */
export function luckOf({
  dice,
  promised,
  successes,
}: Pick<FinishedPlayer, 'dice' | 'promised' | 'successes'>): number | null {
  return dice < FEWEST_DICE || promised <= 0 ? null : successes / promised;
}

/** Who had the luckiest dice; null when nobody rolled enough. */
export function luckiest<T extends Pick<FinishedPlayer, 'dice' | 'promised' | 'successes'>>(
  players: readonly T[],
): T | null {
  let best: T | null = null;
  for (const player of players) {
    const luck = luckOf(player);
    if (luck !== null && luck > (best ? (luckOf(best) ?? 0) : 0)) best = player;
  }
  return best;
}

/** All a person's dice in several games together, the persons in the order in which they first appear. */
export function diceTogether(games: readonly FinishedGame[]): FinishedPlayer[] {
  const persons = new Map<string, FinishedPlayer>();
  for (const { players } of games)
    for (const player of players) {
      if (player.person === null) continue;
      const known = persons.get(player.person) ?? { ...player, dice: 0, promised: 0, successes: 0 };
      persons.set(player.person, {
        ...known,
        dice: known.dice + player.dice,
        promised: known.promised + player.promised,
        successes: known.successes + player.successes,
      });
    }
  return [...persons.values()];
}
