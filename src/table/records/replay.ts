import type { TableEdition } from '../../editions/edition/edition.ts';
import type { EngineState } from '../../engine/game.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import type { GameRow } from '../../store/games.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import type { Store } from '../../store/store.ts';
import { isEvident, type Sentence, sentence } from '../../story/sentence.ts';
import { mayShow } from '../cases/seal.ts';
import { snapshotAt, takenBack } from '../game/journal.ts';
import { proofBody, turnOf } from '../game/proof.ts';
import { done, type Result, refused } from '../game/result.ts';
import { happeningIn, isOlder, type KeptPicture } from '../told/happening.ts';

/** What was told at a time, and what there was to see. */
interface Scene {
  row: OutboxRow;
  sentences: Sentence[];
  pictures: KeptPicture[];
}

/** A scene as it is shown. */
export interface ReplayView {
  game: string;
  edition: string;
  /** From 1 to the number of the last scene. */
  index: number;
  last: number;
  headline: Phrase;
  /** Who did it, by name; null for the autopilot and the beginning. */
  person: string | null;
  /** When, in milliseconds since 1970. */
  at: number;
  sentences: Sentence[];
  pictures: KeptPicture[];
  /** How the game stood, as it was last kept before: whoever looks at the scene may want to see the board. */
  state: EngineState;
}

export const REPLAY_ACTS = ['start', 'back', 'on', 'turn', 'end'] as const;
/** Where to go from a scene: to the first, the one before, the next, the first of the next turn, the last. */
export type ReplayAct = (typeof REPLAY_ACTS)[number];

/**
 * Games that are over, shown again scene by scene: what was told, as it is kept, and how the game stood. No rule is asked, so
 * that it is the same game whatever becomes of the rules.
 */
export class Replays {
  private readonly store: Store;
  private readonly editionOf: (row: GameRow) => TableEdition;

  constructor(store: Store, editionOf: (row: GameRow) => TableEdition) {
    this.store = store;
    this.editionOf = editionOf;
  }

  /** Shows the scene one comes to from another. */
  show(id: string, from: number, act: ReplayAct): Result<ReplayView> {
    const row = this.store.games.find(id);
    if (!row || row.started_at === null) return refused('no-game');
    if (row.status !== 'over' && row.status !== 'ended') return refused('not-over');
    const may = mayShow(this.store, id);
    if (!may.ok) return may;
    const scenes = this.scenes(id);
    if (scenes.length === 0) return refused('replay-untold');
    const index = this.reached(scenes, from, act);
    const scene = index === null ? undefined : scenes[index - 1];
    return scene && index !== null
      ? done(this.view(row, scene, { index, last: scenes.length }))
      : refused('replay-no-further');
  }

  /** What was told of the game and not taken back; not what was told of the table. */
  private scenes(id: string): Scene[] {
    const { outbox, journal } = this.store;
    const gone = takenBack(journal.goingBack(id));
    return outbox.happenings(id, 0, Number.MAX_SAFE_INTEGER).flatMap((row): Scene[] => {
      if (gone(row.seq)) return [];
      const happening = happeningIn(row);
      const sentences = isOlder(happening) ? happening.lines.map(asIs) : happening.sentences;
      if (sentences.every((one) => isEvident(one, 'table'))) return [];
      return [{ row, sentences, pictures: isOlder(happening) ? [] : happening.pictures }];
    });
  }

  /** The number of the scene one comes to, from 1 on. */
  private reached(scenes: readonly Scene[], from: number, act: ReplayAct): number | null {
    switch (act) {
      case 'start':
        return 1;
      case 'on':
        return from + 1;
      case 'back':
        return Math.min(from, scenes.length + 1) - 1;
      case 'turn':
        return this.turnAfter(scenes, from);
      case 'end':
        return scenes.length;
      default:
        return act satisfies never;
    }
  }

  private turnAfter(scenes: readonly Scene[], from: number): number | null {
    const here = scenes[from - 1];
    if (!here) return null;
    const turn = turnOf(this.stood(here.row).step);
    const next = scenes.findIndex(({ row }, index) => index >= from && turnOf(this.stood(row).step) !== turn);
    return next < 0 ? null : next + 1;
  }

  /** Where the game stood by a row, and its headline where that was kept. */
  private stood({ game, seq }: OutboxRow): { step: string; headline: Phrase | null } {
    const proof = this.store.proofs.at(game, seq);
    if (proof) return proofBody(proof.body);
    return { step: this.kept(game, seq).step, headline: null };
  }

  /** The game as it was last kept up to a row of the journal. */
  private kept(game: string, seq: number): EngineState {
    const snapshot = snapshotAt(this.store.journal, game, seq);
    if (!snapshot) throw new Error(`game ${game} has no snapshot`);
    return JSON.parse(snapshot.state) as EngineState;
  }

  private view(
    row: GameRow,
    { row: told, sentences, pictures }: Scene,
    place: Pick<ReplayView, 'index' | 'last'>,
  ): ReplayView {
    const edition = this.editionOf(row);
    const state = this.kept(row.id, told.seq);
    const person = this.store.journal.since(row.id, told.seq - 1)[0]?.person ?? null;
    const seats = this.store.games.seats(row.id);
    const ending = place.index === place.last ? edition.endingScenes(state) : [];
    return {
      game: row.id,
      edition: row.edition,
      ...place,
      headline: this.stood(told).headline ?? edition.headline(state),
      person: person === null ? null : (seats.find((seat) => seat.person === person)?.name ?? null),
      at: told.at,
      sentences,
      pictures: ending.length > 0 ? ending : pictures,
      state,
    };
  }
}

/** A line of a game begun before sentences were kept. */
const asIs = (text: string): Sentence =>
  sentence('apart', phrase('story-text', { text }), { because: { evident: 'order' } });
