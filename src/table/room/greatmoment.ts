import type { Outbox } from '../../store/outbox.ts';
import { MINOR } from '../../story/great.ts';
import { type GreatSentence, gravest } from '../../story/moment.ts';
import type { Sentence } from '../../story/sentence.ts';
import { happeningIn, isOlder, type ToldMoment } from '../told/happening.ts';

/** What has been told. */
type Told = Pick<Outbox, 'moments' | 'undoings'>;

/** So many of a turn have a frame. */
const MOST = 2;

/**
 * The great moments of a turn: the first has a frame and its picture, the second the frame alone, so that one picture stays
 * beside the board; whatever else is great is a line in bold, and a minor one as soon as there was another.
 */
export class GreatMoments {
  private readonly framed = new Map<string, number>();
  private readonly outbox: Told;
  private readonly game: string;

  constructor(outbox: Told, game: string) {
    this.outbox = outbox;
    this.game = game;
  }

  /** The moment among sentences that has a frame, as great as it may be in its turn; null without one. @param step in which it happens */
  framedOf(sentences: readonly Sentence[], step: string): { sentence: GreatSentence; told: ToldMoment } | null {
    const sentence = gravest(sentences);
    if (!sentence) return null;
    const { scene, crowns = false } = sentence.great;
    const [turn = ''] = step.split('/');
    const before = this.framed.get(turn) ?? this.toldIn(turn);
    this.framed.set(turn, before);
    // One that crowns another has the frame that is there.
    const isCrown = crowns && before > 0;
    if (!isCrown && (before >= MOST || (before > 0 && MINOR.includes(scene)))) return null;
    this.framed.set(turn, isCrown ? before : before + 1);
    const isBare = isCrown ? before > 1 : before > 0;
    return {
      sentence,
      told: { turn, ...(isBare ? { bare: true as const } : {}), ...(isCrown ? { crowns: true as const } : {}) },
    };
  }

  /** How many frames a turn has already; what was taken back does not count. */
  private toldIn(turn: string): number {
    const rows = this.outbox.moments(this.game, turn);
    const [first] = rows;
    if (!first) return 0;
    const undone = this.outbox.undoings(this.game, first.id).flatMap((row) => happeningIn(row).undone ?? []);
    return rows.filter((row) => {
      const happening = happeningIn(row);
      const crowns = isOlder(happening) ? happening.moment?.instead : happening.moment?.crowns;
      return !undone.includes(row.id) && crowns !== true;
    }).length;
  }
}
