import type { TableEdition } from '../../editions/edition/edition.ts';
import type { Sight } from '../../editions/edition/sight.ts';
import { needSnapshots, Refused } from '../../engine/entry.ts';
import type { EngineEvent, EngineState } from '../../engine/game.ts';
import type { Phrase } from '../../engine/phrase.ts';
import { Play } from '../../engine/play.ts';
import type { GameRow } from '../../store/games.ts';
import type { Store } from '../../store/store.ts';
import type { Sentence } from '../../story/sentence.ts';
import { mayShow } from '../cases/seal.ts';
import { type Event, effective, snapshotAt } from '../game/journal.ts';
import { done, type Result, refused } from '../game/result.ts';
import { lastingly } from '../told/happening.ts';
import { atOnce, type Work } from './aside.ts';

/** What happened in consequence of one entry of the journal. */
interface Scene {
  /** 0 = the beginning, before anybody answered anything. */
  index: number;
  /** Null at the beginning. */
  entry: Event | null;
  events: readonly EngineEvent[];
  /** As it is after the entry, until the next scene is asked for. */
  state: EngineState;
}

/** A scene as it is shown. */
export interface ReplayView {
  game: string;
  edition: string;
  index: number;
  /** The number of the last scene. */
  last: number;
  headline: Phrase;
  /** Who did it, by name; null for the autopilot and the beginning. */
  person: string | null;
  /** When, in milliseconds since 1970. */
  at: number;
  sentences: Sentence[];
  pictures: Sight[];
  /** How it came out, and by what: whoever looks at it may want to see the board. */
  state: EngineState;
  events: readonly EngineEvent[];
}

export const REPLAY_ACTS = ['start', 'back', 'on', 'turn', 'end'] as const;
/** Where to go from a scene: to the first, the one before, the next, the first of the next turn, the last. */
export type ReplayAct = (typeof REPLAY_ACTS)[number];

/** Games that are over, played again scene by scene. */
export class Replays {
  private readonly store: Store;
  private readonly editionOf: (row: GameRow) => TableEdition;

  constructor(store: Store, editionOf: (row: GameRow) => TableEdition) {
    this.store = store;
    this.editionOf = editionOf;
  }

  /** Shows the scene one comes to from another. Scenes that nothing is told of are passed over. */
  show(id: string, from: number, act: ReplayAct): Result<ReplayView> {
    return atOnce(this.showing(id, from, act));
  }

  /** The same, in small pieces. */
  *showing(id: string, from: number, act: ReplayAct): Work<Result<ReplayView>> {
    const row = this.store.games.find(id);
    if (!row || row.started_at === null) return refused('no-game');
    if (row.status !== 'over' && row.status !== 'ended') return refused('not-over');
    const may = mayShow(this.store, id);
    if (!may.ok) return may;
    try {
      const view = yield* this.found(row, from, act);
      return view ? done(view) : refused('replay-no-further');
    } catch (error) {
      if (error instanceof Refused) return refused('replay-outgrown');
      throw error;
    }
  }

  /** Plays entries of a game again, from one on. @throws Refused when the rules have changed since */
  *scenes(row: GameRow, from: number): Generator<Scene> {
    for (const scene of this.played(row, from)) if (scene) yield scene;
  }

  /** The scenes from one on; null for each that is only played to come there. */
  private *played(row: GameRow, from: number): Generator<Scene | null> {
    const entries = effective(this.store.journal.everything(row.id));
    const edition = this.editionOf(row);
    const before = entries[from - 2]?.seq ?? 0;
    const snapshot = from > 0 ? snapshotAt(this.store.journal, row.id, before) : null;
    const state = snapshot ? (JSON.parse(snapshot.state) as EngineState) : this.beginning(row, edition);
    const play = new Play(edition, state, needSnapshots(entries.map(({ entry }) => entry)));
    const scene = (index: number): Scene => ({
      index,
      entry: entries[index - 1] ?? null,
      events: play.drain(),
      state: play.state,
    });
    if (from === 0) yield scene(0);
    else play.drain();
    for (const [index, entry] of entries.entries()) {
      if (snapshot && entry.seq <= snapshot.seq) continue;
      play.accept(entry.entry);
      if (index + 1 >= from) yield scene(index + 1);
      else {
        play.drain();
        yield null;
      }
    }
  }

  private beginning(row: GameRow, edition: TableEdition): EngineState {
    const seats = this.store.games.seats(row.id).map(({ sheet }) => ({ sheet }));
    return edition.create({ options: JSON.parse(row.options), seats, seed: row.seed });
  }

  private *found(row: GameRow, from: number, act: ReplayAct): Work<ReplayView | null> {
    const last = effective(this.store.journal.everything(row.id)).length;
    switch (act) {
      case 'start':
        return yield* this.forward(row, 0, last);
      case 'on':
        return yield* this.forward(row, from + 1, last);
      case 'back':
        return yield* this.backward(row, Math.min(from, last + 1) - 1, last);
      case 'turn':
        return yield* this.forward(row, from + 1, last, yield* this.turnAt(row, from));
      case 'end':
        return yield* this.backward(row, last, last);
      default:
        return act satisfies never;
    }
  }

  /** @param turn a turn to be passed over too */
  private *forward(row: GameRow, from: number, last: number, turn: string | null = null): Work<ReplayView | null> {
    if (from > last) return null;
    for (const scene of this.played(row, from)) {
      yield;
      if (!scene || (turn !== null && turnOf(scene.state) === turn)) continue;
      const view = this.view(row, scene, last);
      if (view) return view;
    }
    return null;
  }

  private *backward(row: GameRow, from: number, last: number): Work<ReplayView | null> {
    for (let index = from; index >= 0; index--) {
      const scene = yield* this.first(row, index);
      const view = scene && this.view(row, scene, last);
      if (view) return view;
    }
    return null;
  }

  private *turnAt(row: GameRow, index: number): Work<string | null> {
    const scene = yield* this.first(row, index);
    return scene ? turnOf(scene.state) : null;
  }

  private *first(row: GameRow, from: number): Work<Scene | null> {
    for (const scene of this.played(row, from)) {
      if (scene) return scene;
      yield;
    }
    return null;
  }

  /** Null when there is nothing to tell. */
  private view(row: GameRow, { index, entry, events, state }: Scene, last: number): ReplayView | null {
    const edition = this.editionOf(row);
    const isEnd = state.outcome !== null && state.outcome !== undefined && index === last;
    const told = [...edition.tell(events, state), ...(isEnd ? edition.ending(state) : [])];
    const seats = this.store.games.seats(row.id);
    const sentences = lastingly(told, {
      who: (seat) => edition.who(state, seat),
      player: (seat) => seats.find((one) => one.seat === seat)?.name ?? null,
    });
    const pictures = [...edition.scenes(events, state), ...(isEnd ? edition.endingScenes(state) : [])];
    if (sentences.length === 0 && pictures.length === 0) return null;
    return {
      game: row.id,
      edition: row.edition,
      index,
      last,
      headline: edition.headline(state),
      person:
        this.store.games.seats(row.id).find(({ person }) => person !== null && person === entry?.person)?.name ?? null,
      at: entry?.at ?? row.started_at ?? row.created_at,
      sentences,
      pictures,
      state,
      events,
    };
  }
}

/** The first part of a step's address: `turn 4`, `battle`, `setup`. */
function turnOf(state: EngineState): string {
  return state.step.split('/')[0] ?? '';
}
