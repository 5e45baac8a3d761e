import type { CaseRow } from '../../store/cases.ts';
import type { GameRow } from '../../store/games.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { FinishedGame, FinishedGames } from '../records/finishedgame.ts';
import type { Room } from '../room/room.ts';
import { tableSentence } from '../told/happening.ts';
import { editionOfMonth, monthCode } from './month.ts';
import { isSealed } from './seal.ts';

/** Fewer finished tables than that leave nothing to compare: the case then waits for its closing date. */
const FEWEST = 2;

/** A table of a case that has been opened. */
export interface ComparedTable {
  row: GameRow;
  people: number;
  /** Null while it is still played, or when its edition remembers nothing. */
  past: FinishedGame | null;
}

/** A case, and how its tables did as soon as it has been opened. */
export interface Comparison {
  row: CaseRow;
  playing: number;
  finished: number;
  /** Null while the case is sealed. */
  tables: ComparedTable[] | null;
}

/** Cases that many tables play from one sealed seed, until the last of them has finished. */
export class Cases {
  private readonly room: Room;
  private readonly finished: FinishedGames;

  constructor(room: Room, finished: FinishedGames) {
    this.room = room;
    this.finished = finished;
  }

  /** The edition that a code is of; null for a new one. */
  editionOf(code: string): string | null {
    return this.room.store.cases.find(code)?.edition ?? editionOfMonth(code);
  }

  /** This month's case of each edition, where the host of the bot offers one. */
  ofMonth(editions: readonly string[]): { code: string; edition: string }[] {
    if (!this.room.monthly) return [];
    return editions.map((edition) => ({ code: monthCode(this.room.clock(), edition), edition }));
  }

  /** Cases that a server knows, those still sealed first. */
  of(guild: string): CaseRow[] {
    return this.room.store.cases
      .inGuild(guild)
      .sort((a, b) => Number(a.opened_at !== null) - Number(b.opened_at !== null));
  }

  /** How the tables of a case did; without anything of it while it is sealed. */
  compared(code: string): Result<Comparison> {
    const row = this.room.store.cases.find(code);
    if (!row) return refused('no-such-case');
    const begun = this.room.store.cases.tables(code).filter(({ started_at }) => started_at !== null);
    const playing = begun.filter(({ status }) => status === 'playing').length;
    const tables = begun.map((game) => this.table(game));
    return done({ row, playing, finished: begun.length - playing, tables: row.opened_at === null ? null : tables });
  }

  /** When a case is to be looked at next, in milliseconds since 1970; null = never. */
  next(): number | null {
    const now = this.room.clock();
    const moments = this.room.store.cases
      .stillSealed()
      .map(({ open_from: from, closes_at: closes }) => (from > now ? from : closes));
    return moments.length === 0 ? null : Math.min(...moments);
  }

  /** Opens what is due: the last table has finished, or the closing date has come. */
  settle(): void {
    for (const row of this.room.store.cases.stillSealed()) if (this.isDue(row)) this.open(row);
  }

  private isDue({ code, open_from, closes_at }: CaseRow): boolean {
    const now = this.room.clock();
    if (now >= closes_at) return true;
    const tables = this.room.store.cases.tables(code);
    const finished = tables.filter(({ status, started_at }) => status !== 'playing' && started_at !== null).length;
    const busy = tables.some(({ status }) => status === 'playing' || status === 'lobby');
    return now >= open_from && finished >= FEWEST && !busy;
  }

  /** Every table is told, once and for all; a crash in between would have told nobody. */
  private open(row: CaseRow): void {
    const { store, announcements, clock } = this.room;
    const told: string[] = [];
    store.transaction(() => {
      store.cases.open(row.code, clock());
      for (const game of store.cases.tables(row.code)) {
        const place = { row: game, seq: store.journal.lastSeq(game.id) };
        if (game.status === 'lobby') announcements.lobby(place);
        else this.tell(row, place);
        told.push(game.id);
      }
      return done();
    });
    for (const game of told) this.room.change(game, () => done());
  }

  private tell(row: CaseRow, place: { row: GameRow; seq: number }): void {
    const { store, announcements } = this.room;
    const opened = tableSentence('case-opened', { code: row.code });
    const seed = tableSentence('seed-opened', { seed: row.seed });
    const isHidden = place.row.status === 'playing' || isSealed(store, { ...row, opened_at: 0 });
    announcements.say(place, isHidden ? [opened] : [opened, seed], { lasting: true });
    announcements.lobby(place);
  }

  private table(row: GameRow): ComparedTable {
    const people = new Set(this.room.store.games.seats(row.id).map(({ seat }) => seat)).size;
    return { row, people, past: this.finished.remember(row) };
  }
}
