import type { Sight } from '../../editions/edition/sight.ts';
import type { Seat } from '../../engine/decision.ts';
import {
  isPhrase,
  isRef,
  isSeries,
  isStrong,
  type Phrase,
  type PhraseArgument,
  phrase,
  type Ref,
  ref,
} from '../../engine/phrase.ts';
import type { PictureSpec } from '../../render/view.ts';
import type { Layout } from '../../story/arrange.ts';
import { type Sentence, sentence } from '../../story/sentence.ts';
import type { ReminderStage } from '../waiting/calendar.ts';

/** A great moment as it is told: in which turn, and whether without its picture. Its sentence is the first. */
export interface ToldMoment {
  turn: string;
  bare?: true;
  /** It crowns the one told before it in the same message. */
  crowns?: true;
}

/** A picture as it is kept: what it is to show; in rows of before, with its names and words. */
export type KeptPicture = Sight | PictureSpec;

/** What a happening in the outbox holds. */
export interface Happening {
  /** What it tells, as data; it is put into words when it is sent, edited or looked at. */
  sentences: Sentence[];
  /** How its message is laid out; left out where it has one of its own. */
  layout?: Layout;
  pictures: KeptPicture[];
  /** The message it is told in together with others of that name, which grows; left out where it has one of its own. */
  frame?: string;
  /** The newspaper that came with it, for those who want to read it. */
  paper?: KeptPicture;
  /** It begins with a great moment, which has a frame of its own. */
  moment?: ToldMoment;
  /** The table is quiet: only what nobody may miss is told, the rest stays in the log. */
  quiet?: true;
  /** The game that is over with it: under it the same people may open another. */
  again?: string;
  /** It was refused again and again, so that others went past it: it is told late, in a message of its own. */
  aside?: true;
  /** It is about the table, not the game, and goes on counting when answers are taken back. */
  lasting?: true;
  /** Rows of the outbox that told what has been taken back: their messages are marked. */
  undone?: number[];
  /** By whom, as they are called at the table. */
  undoneBy?: string;
  /** The journal row up to which answers have been taken back: the messages of questions answered since are marked. */
  backTo?: number;
}

/** What a happening of a game begun before sentences were kept holds: it is told as it stands. */
export interface OlderHappening extends Omit<Happening, 'sentences' | 'moment'> {
  lines: string[];
  /** Its first line goes on in a line told before: with what, and whose that is. */
  continued?: { text: string; whose: string } | string;
  /** A great moment: the first line is its heading. */
  moment?: { accent: 'won' | 'lost' | 'story'; picture: PictureSpec; instead?: true; turn?: string; bare?: true };
  /** All that a quiet table is told of it. */
  short?: string[];
  /** What of it matters to everybody. */
  heads?: string[];
}

/** What a note in the outbox holds: private words to one person. */
export interface Note {
  sentences?: Sentence[];
  /** In games of before. */
  lines?: string[];
  to: string;
}

/** What a reminder in the outbox holds. It is dropped when the person is no longer awaited since then. */
export interface Reminder {
  person: string;
  stage: ReminderStage;
  /** When their clock began. */
  since: number;
}

/** True for a happening that was kept as lines. */
export function isOlder(happening: Happening | OlderHappening): happening is OlderHappening {
  return 'lines' in happening;
}

/** Reads a happening. */
export function happeningIn({ body }: { body: string }): Happening | OlderHappening {
  return JSON.parse(body) as Happening | OlderHappening;
}

/** One sentence about the table. */
export function tableSentence(key: string, args?: Record<string, PhraseArgument>): Sentence {
  return sentence('apart', phrase(key, args), { because: { evident: 'table' }, matters: 1 });
}

/** Who sits where, and what players are called, now. */
export interface Seating {
  who: (seat: Seat) => Ref;
  player: (seat: Seat) => string | null;
}

/** Sentences that go on being true whoever sits where later: sheets in place of seats, people as they are called now. */
export function lastingly(sentences: readonly Sentence[], seating: Seating): Sentence[] {
  return sentences.map((one) => ({
    ...one,
    about: one.about && (lastingRef(one.about, seating) as Ref | null),
    says: lastingPhrase(one.says, seating),
    ...(one.clause ? { clause: lastingPhrase(one.clause, seating) } : {}),
    ...(one.brief ? { brief: lastingPhrase(one.brief, seating) } : {}),
  }));
}

/** The same of a phrase. */
export function lastingPhrase({ key, args }: Phrase, seating: Seating): Phrase {
  if (!args) return { key };
  return {
    key,
    args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, lasting(value, seating)])),
  };
}

function lasting(argument: PhraseArgument, seating: Seating): PhraseArgument {
  if (typeof argument !== 'object') return argument;
  if (isRef(argument)) return lastingRef(argument, seating);
  if (isPhrase(argument)) return lastingPhrase(argument, seating);
  if (isSeries(argument)) return { ...argument, of: argument.of.map((item) => lasting(item, seating)) };
  if (isStrong(argument)) return { strong: lasting(argument.strong, seating) };
  return argument.map((item) => lasting(item, seating)) as PhraseArgument;
}

function lastingRef(thing: Ref, { who, player }: Seating): Ref | string {
  if (thing.ref === 'seat') return who(Number(thing.id));
  if (thing.ref !== 'player') return thing;
  const name = player(Number(thing.id));
  return name === null ? 'none' : ref('called', name);
}
