import type { Moment, Telling } from '../../editions/edition/edition.ts';
import type { Outbox } from '../../store/outbox.ts';
import type { Happening } from './announcement.ts';

/** A great moment as it is told: in which turn, and whether without its picture. */
export interface ToldMoment extends Moment {
  turn?: string;
  bare?: true;
}

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

  /** What is told, as great as it may be in its turn. @param step in which it happens */
  ranked(told: Telling, step: string): Telling & { moment?: ToldMoment } {
    const { moment, ...plain } = told;
    if (!moment) return plain;
    const [turn = ''] = step.split('/');
    const before = this.framed.get(turn) ?? this.toldIn(turn);
    // One that crowns another has the frame that is there.
    const isCrown = moment.instead === true && before > 0;
    if (!isCrown && (before >= MOST || (before > 0 && moment.minor))) {
      this.framed.set(turn, before);
      const [heading = '', ...lines] = plain.lines;
      return { ...plain, lines: [heading.replace(/^#{1,3} (.*)/, '**$1**'), ...lines] };
    }
    this.framed.set(turn, isCrown ? before : before + 1);
    const isBare = isCrown ? before > 1 : before > 0;
    return { ...plain, moment: { ...moment, turn, ...(isBare ? { bare: true } : {}) } };
  }

  /** How many frames a turn has already; what was taken back does not count. */
  private toldIn(turn: string): number {
    const rows = this.outbox.moments(this.game, turn);
    const [first] = rows;
    if (!first) return 0;
    const undone = this.outbox
      .undoings(this.game, first.id)
      .flatMap(({ body }) => (JSON.parse(body) as Happening).undone ?? []);
    return rows.filter(({ id, body }) => {
      const { moment } = JSON.parse(body) as Happening;
      return !undone.includes(id) && moment?.instead !== true;
    }).length;
  }
}
