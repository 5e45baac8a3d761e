/** The rules texts of all cards in a language, beside those of the first: whatever number and name stand in one stand in both. */
import { namer as secondNamer } from '../../editions/second/shown/namer.ts';
import { namer as thirdNamer } from '../../editions/third/shown/namer.ts';
import {
  isPhrase,
  isRef,
  isSeries,
  isStrong,
  type Phrase,
  type PhraseArgument,
  type Ref,
} from '../../engine/phrase.ts';
import { FIRST, type Locale } from '../../locale.ts';
import { plain } from '../../words/noun.ts';
import { Words } from '../../words/words.ts';
import { BOX } from '../box.ts';
import type { Finding } from './finding.ts';
import { numbersLost } from './rulebook.ts';
import { secondTexts } from './secondtexts.ts';
import { thirdTexts } from './thirdtexts.ts';

interface Texts {
  /** Every text, by what it is about. */
  all(): ReadonlyMap<string, readonly Phrase[]>;
  words(locale: Locale): Words;
  /** Where the sentences are written that they are made of. */
  file: string;
}

/** The editions, each with its texts. */
export const TEXTS: Readonly<Record<string, Texts>> = {
  second: {
    all: secondTexts,
    words: (locale) => new Words(locale).with(secondNamer(BOX.second, null)),
    file: 'second/rules.ftl',
  },
  third: {
    all: thirdTexts,
    words: (locale) => new Words(locale).with(thirdNamer(BOX.third, null)),
    file: 'third/rules.ftl',
  },
};

/** What a language calls the faces of a die, from one, where it has words for them. */
const FACES: Partial<Record<Locale, readonly string[]>> = {
  de: ['ein'],
  cs: ['jedničk', 'dvojk', 'trojk', 'čtyřk', 'pětk', 'šestk'],
};

/** What stands in no language: what is left of a message that something was not put into. */
const LEFTOVER = /[{}]|\bundefined\b|\bNaN\b|\[object/;
/** What is said with too many spaces or stops, wherever it is put together. */
const UNCLEAN = / {2}|\.\.|, ,|;\.|,\.| [.,;:!?](?!\d)/;

/** All that is wrong with the rules texts of an edition's cards in a language. */
export function faultsInTextsOf(locale: Locale, edition: string): Finding[] {
  const texts = TEXTS[edition];
  if (!texts) return [];
  const [own, first] = [texts.words(locale), texts.words(FIRST)];
  return [...texts.all()].flatMap(([key, phrases]) =>
    phrases.flatMap((phrase) =>
      faultsIn(phrase, own, first).map((what) => ({ file: `data/words/${locale}/${texts.file}`, key, what })),
    ),
  );
}

/** What is wrong with a text beside the same in the first language. */
export function faultsIn(phrase: Phrase, own: Words, first: Words): string[] {
  let said: string;
  try {
    said = own.text(phrase);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const theirs = first.text(phrase);
  const refs = [...refsIn(phrase)];
  const [bare, theirsBare] = [nameless(said, refs, own), nameless(theirs, refs, first)];
  const numbers = numbersLost(theirsBare, bare).filter(
    (number) => !bare.toLowerCase().includes(FACES[own.locale]?.[Number(number) - 1] ?? number),
  );
  const lost = [...numbers, ...namesLost(refs, { theirs, said }, own, first)];
  return [
    ...lost.map((what) => `doesn’t say ${what}: ${said} | ${theirs}`),
    ...(LEFTOVER.test(said) || UNCLEAN.test(said) ? [`is not clean: ${said}`] : []),
  ];
}

/** A text without the names in it, which have numbers of their own. */
function nameless(text: string, refs: readonly Ref[], words: Words): string {
  const spellings = refs.flatMap((ref) => words.noun(ref).spellings).filter((spelling) => /\d/.test(spelling));
  return spellings.reduce((left, spelling) => left.replaceAll(spelling, ''), text);
}

/** Names that the first language prints in a text and the other in none of their forms. */
function namesLost(refs: readonly Ref[], texts: { theirs: string; said: string }, own: Words, first: Words): string[] {
  const [theirs, said] = [plain(texts.theirs), plain(texts.said)];
  const named = refs.filter((ref) => theirs.includes(plain(first.name(ref))));
  const lost = named.filter((ref) => !own.noun(ref).spellings.some((spelling) => said.includes(plain(spelling))));
  return [...new Set(lost.map((ref) => own.name(ref)))];
}

/** What a phrase names, wherever in it. */
function* refsIn(argument: PhraseArgument): Generator<Ref> {
  if (typeof argument !== 'object') return;
  if (isRef(argument)) yield argument;
  else if (isPhrase(argument)) for (const inner of Object.values(argument.args ?? {})) yield* refsIn(inner);
  else if (isSeries(argument)) for (const inner of argument.of) yield* refsIn(inner);
  else if (isStrong(argument)) yield* refsIn(argument.strong);
  else if (Array.isArray(argument)) for (const inner of argument) yield* refsIn(inner);
}
