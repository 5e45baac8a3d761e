import { describe, expect, it } from 'vitest';
import { Strangers } from '../../src/lab/strangers/strangers.ts';
import { TEXTS } from '../../src/lab/words/rulestexts.ts';
import { THINGS } from '../../src/lab/words/things.ts';
import type { Locale } from '../../src/locale.ts';
import type { PictureSpec } from '../../src/render/view.ts';
import { watchGaps } from '../../src/words/words.ts';
import { ROOM, Spoken, type Text } from './spoken.ts';

/** What people look at now and then, each for themselves. */
const LOOKS: readonly (readonly [command: string, filled?: Readonly<Record<string, string>>])[] = [
  ['hint'],
  ['status'],
  ['sheet', { text: 'yes' }],
  ['board', { text: 'yes' }],
  ['log'],
  ['help'],
  ['rules', { topic: 'souboj' }],
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
/** More answers than a game takes. */
const MOST = 3000;

/** English words without which nobody writes a sentence, and which no Czech word is spelled like. */
const ENGLISH =
  /(?<![\p{L}\p{N}-])(?:the|and|you|your|with|of|from|for|is|are|this|that|when|which|each|not|can|has|have|was|all|if|card|turn|roll|one)(?![\p{L}\p{N}-])/iu;

interface Played {
  texts: Text[];
  /** What stands in pictures. */
  drawn: Set<string>;
  /** Messages that Czech lacks. */
  gaps: Set<string>;
}

/** A whole game, with all that the three could read. */
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
    for (let answers = 0; strangers.turn !== null; answers++) {
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
  await person.proposed('rules', 'topic');
  for (const [command, filled] of [...LOOKS, ['look', { at: found ?? '' }] as const]) {
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

/** A text without the names in it that an edition prints as they are. */
function withoutNames(edition: string): (text: string) => string {
  const words = TEXTS[edition]!.words('cs');
  const spellings = Object.entries(THINGS[edition]!())
    .flatMap(([kind, all]) => [...all].flatMap(({ id }) => words.known({ ref: kind, id })?.spellings ?? []))
    .filter((name) => ENGLISH.test(name))
    .sort((one, other) => other.length - one.length);
  return (text) => spellings.reduce((left, name) => left.replaceAll(name, ''), text);
}

/** Where a text stood, whichever game it was. */
const placeOf = ({ kind, on }: Text): string => `${kind} ${on.replace(/[0-9a-f]{10}/, '')}`;

describe.each(['second', 'third'])('a whole game of the %s edition in Czech', (edition) => {
  it('has no word of ours in English, keeps to Discord’s limits, and is cut hardly more often than in English', async () => {
    const { texts, drawn, gaps } = await play(edition, 'cs');
    expect(texts.length).toBeGreaterThan(1000);
    expect(drawn.size).toBeGreaterThan(100);
    expect([...gaps]).toEqual([]);
    const bare = withoutNames(edition);
    const lines = [...texts.map(({ text }) => text), ...drawn].flatMap((text) => text.split('\n'));
    expect([...new Set(lines)].filter((line) => ENGLISH.test(bare(line)))).toEqual([]);
    expect(texts.filter(({ kind, text }) => [...text].length > ROOM[kind])).toEqual([]);

    const english = new Map<string, Text[]>();
    for (const text of (await play(edition, 'en')).texts) {
      const place = placeOf(text);
      english.set(place, [...(english.get(place) ?? []), text]);
    }
    const beside = texts.filter((text) => text.on !== '' && english.has(placeOf(text)));
    expect(beside.length).toBeGreaterThan(texts.length / 2);
    const isCut = ({ text }: Text): boolean => text.includes('…');
    const cut = beside.filter((text) => isCut(text) && !english.get(placeOf(text))?.some(isCut));
    expect(cut.length / beside.length).toBeLessThan(0.01);
  });
});
