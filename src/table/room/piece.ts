import { isBoard, type Sight } from '../../editions/edition/sight.ts';
import type { Layout } from '../../story/arrange.ts';
import { type GreatSentence, isGreat, mayHead, partedAt } from '../../story/moment.ts';
import type { Sentence } from '../../story/sentence.ts';
import type { ToldMoment } from '../told/happening.ts';

/** Happenings of the autopilot are told together up to so many sentences, which leaves room for a language half as long again. */
const TOGETHER = 20;

/** What is told of one step, or of several together. */
export interface Piece {
  sentences: Sentence[];
  pictures: Sight[];
  frame: string | null;
  layout: Layout;
  paper?: Sight | undefined;
  moment?: ToldMoment | undefined;
}

/** What is told in one message of one kind. */
export interface Telling extends Pick<Piece, 'sentences' | 'pictures' | 'frame' | 'layout'> {
  /** The moment that has a frame. */
  great: { sentence: GreatSentence; told: ToldMoment } | null;
  /** The message is nobody's: its great moment is its heading, with the cause in it, where it may be. */
  shared: boolean;
}

/** What is told, in pieces: what led to a great moment, and the moment with what comes after it. */
export function piecesOf({ sentences, pictures, frame, layout, great, shared }: Telling): Piece[] {
  if (sentences.length === 0 && pictures.length === 0) return [];
  const paper = frame === null ? undefined : pictures.find(({ sight }) => sight === 'paper');
  // Cards are told and dice are digits in a message that grows; its one picture shows the board.
  const shown = frame === null ? pictures : pictures.filter(isBoard);
  if (!great) return [{ sentences: [...sentences], pictures: shown, frame, layout, paper }];
  const { before, moment, after } = partedAt(sentences, great.sentence);
  const heads = shared && mayHead(great.sentence, before);
  const led = heads ? [] : before;
  const told = { sentences: [...moment, ...(heads ? before : []), ...after], pictures: frame === null ? shown : [] };
  return [
    ...(led.length > 0 ? [{ sentences: led, pictures: [], frame, layout }] : []),
    { ...told, frame, layout, paper, moment: great.told },
  ];
}

/**
 * Pieces of one transaction, joined while they may be, a great moment above what led to it where it heads a message.
 * @param isNew whether nothing has been told in a frame yet, asked when the pieces before have been put there
 */
export function* joined(pieces: readonly Piece[], isNew: (frame: string) => boolean): Generator<Piece> {
  let last: Piece | null = null;
  for (const piece of pieces) {
    if (last && mayJoin(last, piece)) last = joinedTo(last, piece);
    else if (last && isHeading(last, piece, isNew)) last = headed(last, piece);
    else {
      if (last) yield last;
      last = piece;
    }
  }
  if (last) yield last;
}

/**
 * Whether a moment becomes the heading of what led to it: where it may stand above that, in a message that is nobody's and
 * has told nothing yet.
 */
function isHeading(led: Piece, piece: Piece, isNew: (frame: string) => boolean): boolean {
  const [first] = piece.sentences;
  if (first && isGreat(first) && !mayHead(first, led.sentences)) return false;
  if (piece.moment === undefined || led.moment || led.frame === null || led.frame !== piece.frame) return false;
  return piece.layout.as === 'list' && isNew(led.frame);
}

export function mayJoin(one: Piece, other: Piece): boolean {
  if (one.frame !== other.frame || other.moment) return false;
  if (one.frame === null && one.moment) return false;
  const count = one.sentences.length + other.sentences.length;
  return count <= TOGETHER && (one.frame !== null || one.pictures.length === 0);
}

/** In a frame the last picture stays, or that of a great moment. */
export function joinedTo(one: Piece, other: Piece): Piece {
  const pictures = [...one.pictures, ...other.pictures];
  return {
    ...one,
    sentences: [...one.sentences, ...other.sentences],
    pictures: one.frame === null ? pictures : one.moment ? [] : pictures.slice(-1),
    paper: other.paper ?? one.paper,
  };
}

/** A great moment above what led to it. */
function headed(before: Piece, piece: Piece): Piece {
  const [heading, ...others] = piece.sentences;
  const told = [...(heading ? [heading] : []), ...before.sentences, ...others];
  return { ...piece, sentences: told, paper: piece.paper ?? before.paper };
}

/** What is said before comes first, but for the heading of a great moment. */
export function led(piece: Piece, lead: Sentence): Piece {
  const { sentences, moment } = piece;
  const [heading, ...others] = sentences;
  return { ...piece, sentences: moment && heading ? [heading, lead, ...others] : [lead, ...sentences] };
}
