import { beforeAll, describe, expect, it } from 'vitest';
import { Strangers } from '../../src/lab/strangers/strangers.ts';
import { TEXTS } from '../../src/lab/words/rulestexts.ts';
import { THINGS } from '../../src/lab/words/things.ts';
import { FIRST, LOCALES, type Locale } from '../../src/locale.ts';
import type { PictureSpec } from '../../src/render/view.ts';
import { watchGaps } from '../../src/words/words.ts';
import { harnessed } from '../length.ts';
import { ROOM, Spoken, type Text } from './spoken.ts';

/** What people look at now and then, each for themselves. */
const LOOKS: readonly (readonly [command: string, filled?: Readonly<Record<string, string>>])[] = [
  ['hint'],
  ['status'],
  ['sheet', { text: 'yes' }],
  ['board', { text: 'yes' }],
  ['log'],
  ['help'],
  ['plan'],
  ['settings show'],
  ['me show'],
  ['me record'],
  ['game options'],
  ['game check'],
  ['verify'],
  ['history'],
];
/** Looked at once in so many answers. */
const EVERY = 40;
/** Of texts that English shows whole, so many may be cut: names in a turn’s button, what awaits at a place; most in German. */
const MOST_CUT = 0.015;
/** More answers than a game takes. */
const MOST = 3000;
/** So many are given of each game; with the harness it is played to its end. */
const PLAYED = harnessed(60, MOST);

/** English words without which nobody writes a sentence. */
const ENGLISH =
  'the and you your with of from for is are this that when which each not can has have was all if card turn roll one'.split(
    ' ',
  );
/** Those of them that are words of another language, too. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: ['was', 'all', 'not'],
  nl: ['of', 'is', 'was', 'all'],
  es: ['has'],
};

/** Terms that the rulebooks of a language keep in English. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  nl: ['Ancient One', 'lost in time and space', 'Lost in Time and Space'],
};

/** Finds an English word in what is none of this language. */
function englishIn(locale: Locale): RegExp {
  const words = ENGLISH.filter((word) => !SHARED[locale]?.includes(word));
  // A word that is cut is none.
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})(?![\\p{L}\\p{N}…-])`, 'iu');
}

interface Played {
  texts: Text[];
  /** What stands in pictures. */
  drawn: Set<string>;
  /** Messages that the language lacks. */
  gaps: Set<string>;
}

/** A game, with all that the three could read. */
async function play(edition: string, locale: Locale): Promise<Played> {
  const gaps = new Set<string>();
  const drawn = new Set<string>();
  const forget = watchGaps((key) => void gaps.add(key));
  const watch = (spec: PictureSpec) => {
    for (const text of textsIn(spec)) drawn.add(text);
  };
  const strangers = await Strangers.meet(edition, `read ${edition}`, { locale, watch });
  const spoken = strangers.people.map(({ robot }) => new Spoken(robot));
  try {
    for (let answers = 0; strangers.turn !== null && answers < PLAYED; answers++) {
      expect(answers).toBeLessThan(MOST);
      await strangers.answer();
      if (answers % EVERY === 7) await look(strangers);
    }
    const texts = new Map(spoken.flatMap(({ texts }) => [...texts]));
    return { texts: [...texts.values()], drawn, gaps };
  } finally {
    forget();
    for (const one of spoken) one.leave();
    await strangers.leave();
  }
}

async function look({ people: [person] }: Strangers): Promise<void> {
  if (!person) throw new Error('nobody came');
  const [found] = await person.proposed('look', 'at');
  const [topic] = await person.proposed('rules', 'topic');
  const asked = [['look', { at: found ?? '' }] as const, ['rules', { topic: topic ?? '' }] as const];
  for (const [command, filled] of [...LOOKS, ...asked]) {
    const act = await person.command(command, filled);
    await act.answer();
    act.close();
  }
}

/** What is written in something that is drawn: an id has no space in it. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && value.includes(' ')) yield value;
  if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* textsIn(one);
}

/** A text without the names in it that a language prints as the box does. */
function withoutNames(edition: string, locale: Locale, english: RegExp): (text: string) => string {
  const words = TEXTS[edition]!.words(locale);
  const spellings = Object.entries(THINGS[edition]!())
    .flatMap(([kind, all]) => [...all].flatMap(({ id }) => words.known({ ref: kind, id })?.spellings ?? []))
    .filter((name) => english.test(name))
    .sort((one, other) => other.length - one.length);
  return (text) => [...spellings, ...(KEPT[locale] ?? [])].reduce((left, name) => left.replaceAll(name, ''), text);
}

/** Where a text stood, whichever game it was. */
const placeOf = ({ kind, on }: Text): string => `${kind} ${on.replace(/[0-9a-f]{10}/, '')}`;
const isCut = ({ text }: Text): boolean => text.includes('…');

describe.each(['second', 'third'])('a game of the %s edition', (edition) => {
  /** What the English game says at each place. */
  const english = new Map<string, Text[]>();

  beforeAll(async () => {
    for (const text of (await play(edition, FIRST)).texts) {
      const place = placeOf(text);
      english.set(place, [...(english.get(place) ?? []), text]);
    }
  });

  it.each(LOCALES.filter((locale) => locale !== FIRST))(
    'has no word of ours in English, keeps to Discord’s limits, and is cut hardly more often than in English (%s)',
    async (locale) => {
      const { texts, drawn, gaps } = await play(edition, locale);
      expect(texts.length).toBeGreaterThan(400);
      expect(drawn.size).toBeGreaterThan(60);
      expect([...gaps]).toEqual([]);
      const word = englishIn(locale);
      const bare = withoutNames(edition, locale, word);
      const lines = [...texts.map(({ text }) => text), ...drawn].flatMap((text) => text.split('\n'));
      expect([...new Set(lines)].filter((line) => word.test(bare(line)))).toEqual([]);
      expect(texts.filter(({ kind, text }) => [...text].length > ROOM[kind])).toEqual([]);
      const beside = texts.filter((text) => text.on !== '' && english.has(placeOf(text)));
      expect(beside.length).toBeGreaterThan(texts.length / 2);
      const cut = beside.filter((text) => isCut(text) && !english.get(placeOf(text))?.some(isCut));
      expect(cut.length / beside.length).toBeLessThan(MOST_CUT);
    },
  );
});
