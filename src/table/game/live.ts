import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TableEdition } from '../../editions/edition/edition.ts';
import type { Decision } from '../../engine/decision.ts';
import { type Entry, Refused } from '../../engine/entry.ts';
import { Play } from '../../engine/play.ts';
import type { GameRow } from '../../store/games.ts';
import type { JournalRow } from '../../store/journal.ts';
import type { AheadKind } from '../../store/plans.ts';
import type { Store } from '../../store/store.ts';
import { backBody, effective, entryBody, snapshotAt } from './journal.ts';
import { openingOf, prove, type TurnOpening } from './proof.ts';

/** A game in play and how much of its journal is in it. */
export interface Live {
  row: GameRow;
  edition: TableEdition;
  play: Play;
  seq: number;
  /** The snapshot last stored. */
  stored: string;
  /** The running step had to start again, because its journal no longer fits the rules. */
  restarted: boolean;
  /** The chain as it was when the turn began. */
  opening: TurnOpening | null;
  /** Questions of the last race that nobody needs to answer any more, by their ids. */
  withdrawn: readonly string[];
}

/** The message that tells what comes of a decision; null where several take it. */
export function frameOf({ edition, play }: Live, { seats, mode }: Decision): string | null {
  const [seat, ...others] = seats;
  if (seat === undefined || others.length > 0 || mode === 'keeper') return null;
  return edition.frame?.(play.state.step, seat) ?? null;
}

/** An entry of the journal, and whose it is. */
export interface PersonEntry {
  entry: Entry;
  /** Null for the autopilot, and for the table itself. */
  person: string | null;
  /** The person had said it ahead. */
  said?: AheadKind;
}

/** How many games stay in memory; the others sleep on disk. */
const AWAKE = 64;
/** A restored game's branch is so much farther on: more than anybody takes back, and never the same twice. */
const NEAREST_BRANCH = 1000;
const FARTHEST_BRANCH = 1_000_000;

/** Games in play: kept awake while used, rebuilt from snapshot and journal when not. */
export class LiveGames {
  private readonly cache = new LRUCache<string, Live>({ max: AWAKE });
  private readonly store: Store;
  private readonly clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.store = store;
    this.clock = clock;
  }

  /** Begins a game. Call inside a transaction. */
  begin(row: GameRow, edition: TableEdition, play: Play): Live {
    const live: Live = { row, edition, play, seq: 0, stored: '', restarted: false, opening: null, withdrawn: [] };
    this.keepSnapshot(live);
    prove(this.store, live, null);
    this.cache.set(row.id, live);
    return live;
  }

  /** A game in play; rebuilt when it sleeps. Call inside a transaction, for a step may have to start again. */
  wake(row: GameRow, edition: TableEdition): Live {
    const known = this.cache.get(row.id);
    if (known) {
      known.row = row;
      return known;
    }
    const live = this.rebuild(this.onOwnBranch(row), edition);
    this.cache.set(row.id, live);
    return live;
  }

  /** Forgets what is in memory; what is on disk is the truth. */
  evict(game: string): void {
    this.cache.delete(game);
  }

  /**
   * Accepts an entry: into the game, the journal and, when a step ended, a snapshot. Call inside a transaction.
   * @throws Refused, nothing having changed
   */
  accept(live: Live, { entry, person, said }: PersonEntry): void {
    live.play.accept(entry);
    live.seq += 1;
    this.append(live, {
      game: live.row.id,
      seq: live.seq,
      branch: live.row.branch,
      // What the table does in a game is taken up as an offer is.
      kind: entry.kind === 'answer' ? 'answer' : 'interrupt',
      body: entryBody(entry, live.play.drawn, said),
      person,
      at: this.clock(),
    });
    this.keepSnapshot(live);
  }

  /** Goes back to just after a journal row, on a new branch. Call inside a transaction. */
  back(row: GameRow, edition: TableEdition, to: number, person: string | null): Live {
    this.evict(row.id);
    const branch = row.branch + 1;
    const seq = this.store.journal.lastSeq(row.id) + 1;
    const at = this.clock();
    const undo: JournalRow = { game: row.id, seq, branch, kind: 'undo', body: backBody(to), person, at };
    this.store.journal.append(undo);
    this.store.games.update(row.id, { branch });
    const live = this.rebuild(this.onOwnBranch({ ...row, branch }), edition, undo);
    this.cache.set(row.id, live);
    return live;
  }

  /** A row of the journal, and its link in the chain. */
  private append(live: Live, row: JournalRow): void {
    this.store.journal.append(row);
    prove(this.store, live, row);
  }

  /**
   * A game from a backup or a file goes on, on a branch of its own: it was played on where it comes from, and the buttons
   * of that lost future must not fit a question of this one.
   */
  private onOwnBranch(row: GameRow): GameRow {
    if (!this.store.games.isRestored(row.id)) return row;
    const branch = row.branch + randomInt(NEAREST_BRANCH, FARTHEST_BRANCH);
    this.store.games.update(row.id, { branch });
    this.store.games.goesOn(row.id);
    return { ...row, branch };
  }

  /** @param undo the row that has just gone back, whose link in the chain comes first */
  private rebuild(row: GameRow, edition: TableEdition, undo: JournalRow | null = null): Live {
    const { journal } = this.store;
    const seq = journal.lastSeq(row.id);
    const snapshot = snapshotAt(journal, row.id, seq);
    if (!snapshot) throw new Error(`game ${row.id} has no snapshot`);
    const entries = effective(journal.since(row.id, snapshot.seq));
    const opening = openingOf(this.store, row.id);
    const live = { row, edition, seq, stored: snapshot.state, restarted: false, opening, withdrawn: [] };
    try {
      const play = Play.resume(
        edition,
        snapshot.state,
        entries.map((event) => event.entry),
      );
      play.drain();
      // What was drawn before is drawn again in the same place.
      play.takeDraws();
      const woken = { ...live, play, stored: play.snapshot };
      if (undo) prove(this.store, woken, undo);
      return woken;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const play = new Play(edition, JSON.parse(snapshot.state));
      const begun = { ...live, play, stored: play.snapshot };
      if (undo) prove(this.store, begun, undo);
      return this.restart(begun, snapshot.seq);
    }
  }

  /** The code changed under a running step and an old answer no longer fits: the step starts again. */
  private restart(live: Live, to: number): Live {
    const branch = live.row.branch + 1;
    live.seq += 1;
    live.restarted = true;
    live.row = { ...live.row, branch };
    live.play.drain();
    this.append(live, {
      game: live.row.id,
      seq: live.seq,
      branch,
      kind: 'restart',
      body: backBody(to),
      person: null,
      at: this.clock(),
    });
    this.store.games.update(live.row.id, { branch });
    return live;
  }

  private keepSnapshot(live: Live): void {
    if (live.play.snapshot === live.stored) return;
    live.stored = live.play.snapshot;
    this.store.journal.keep({ game: live.row.id, seq: live.seq, branch: live.row.branch, state: live.stored });
  }
}
