/** A language's messages beside those of the first: what is missing, what nobody says, and where they differ. */
import type { Pattern } from '@fluent/syntax';
import { KINDS, RESOURCES } from '../../editions/second/content/vocabulary.ts';
import { howOf } from '../../words/noun.ts';
import { type Catalogue, WORDS } from './catalogue.ts';
import type { Finding } from './finding.ts';
import { type Choice, longestSaid, marksIn, type Parts, partsOf, saysSomething } from './pattern.ts';
import { isCategory, lackingPlurals } from './plural.ts';

/** What messages choose by for the sake of grammar: a language that needs no choice there makes none. */
const GRAMMATICAL: readonly string[] = [
  'form',
  'role',
  'subject',
  'subjects',
  'joint',
  'last',
  'article',
  'not',
  'printed',
];

/** What a thing may do in a rule, whatever of it the first language tells apart. */
const ROLES: readonly string[] = ['at', 'to', 'from', 'of', 'with', 'object'];

/**
 * What is given to all messages of a kind, whether those of the first language use it or not: to the sentences of a story
 * (words/story.ts), and to what rules are made of.
 */
const GIVEN: readonly { keys: RegExp; variables: readonly string[] }[] = [
  {
    keys: /(?:^|-)(?:event|story|check|past|result|test|spawned|harm)-/,
    variables: ['who', 'plain', 'subjects', 'subject', 'count', 'because', 'full', 'value', 'costs', 'last'],
  },
  { keys: /^(?:third-)?rules-/, variables: ['form', 'role'] },
  { keys: /^rules-amount-/, variables: ['of'] },
  { keys: /^rules-check-fail$/, variables: ['told'] },
];

/** Of what there can be so much, all or half. */
const STOCK: ReadonlySet<string> = new Set([...RESOURCES, ...KINDS]);

const FUNCTIONS: readonly string[] = ['NUMBER', 'NAME', 'CAPITAL', 'AGREES', 'GENDER'];

/** What stands on a button by itself, for which there is so much room on a phone. */
const LABEL = /^(?:third-|second-)?(?:button|menu|option)-/;
const LABEL_ROOM = 34;

/**
 * All that is wrong with a language's messages, in the order of the first's files.
 * @param genders those that its names have
 */
export function faultsInMessages(own: Catalogue, first: Catalogue, genders: readonly string[]): Finding[] {
  const keysOf = variantsOf(first);
  const answers = { AGREES: ['one', 'other'], GENDER: [...genders, 'other'] };
  const at = (file: string): string => `${WORDS}/${own.locale}/${file}`;
  const missing = [...first.entries].flatMap(([key, { file }]) =>
    own.entries.has(key) ? [] : [{ file: at(file), key, what: 'missing' }],
  );
  const others = [...own.entries].flatMap(([key, { file, message }]): Finding[] => {
    const theirs = first.entries.get(key);
    if (!theirs) return [{ file: at(file), key, what: 'unknown: the first language has no such message' }];
    const { value } = message;
    if (!value || !theirs.message.value) return [{ file: at(file), key, what: 'without a text' }];
    const where = file === theirs.file ? [] : [`stands in another file than in the first language, ${theirs.file}`];
    const whats = [...where, ...faultsIn({ key, locale: own.locale, keysOf, answers }, value, theirs.message.value)];
    return whats.map((what) => ({ file: at(file), key, what }));
  });
  return [...own.findings, ...missing, ...others];
}

/** Messages that are those of the first language, of all that have words. */
export interface Equal {
  keys: string[];
  of: number;
  percent: number;
}

/**
 * How many of a language's messages are those of the first, word for word, of all that say something: a term alone may be
 * the same, where the rulebooks of a language keep it ("Sanity", "Home").
 */
export function equalMessages(own: Catalogue, first: Catalogue): Equal {
  const worded = [...first.entries].filter(([, { message }]) => message.value && saysSomething(message.value));
  const equal = worded.filter(([key, { message }]) => {
    const value = own.entries.get(key)?.message.value;
    return value && message.value?.equals(value);
  });
  return { keys: equal.map(([key]) => key), of: worded.length, percent: (100 * equal.length) / worded.length };
}

interface About {
  key: string;
  locale: string;
  /** What is chosen between by each variable, anywhere in the first language. */
  keysOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** What each function may answer. */
  answers: Readonly<Record<string, readonly string[]>>;
}

function faultsIn(about: About, own: Pattern, first: Pattern): string[] {
  const [mine, theirs] = [partsOf(own), partsOf(first)];
  return [
    ...variablesIn(about.key, mine, theirs),
    ...functionsIn(mine),
    ...mine.choices.flatMap((choice) => choiceIn(about, choice, mine, theirs)),
    ...choicesLost(mine, theirs),
    ...marksLost(own, first),
    ...tooLong(about.key, own, first),
  ];
}

function variablesIn(key: string, mine: Parts, theirs: Parts): string[] {
  const given = GIVEN.flatMap(({ keys, variables }) => (keys.test(key) ? variables : []));
  const unknown = [...mine.used].filter((name) => !theirs.used.has(name) && !given.includes(name));
  const lost = [...theirs.shown].filter((name) => !mine.used.has(name) && !GRAMMATICAL.includes(name));
  return [
    ...unknown.map((name) => `$${name} is unknown: the first language doesn’t use it`),
    ...lost.map((name) => `$${name} is left out`),
  ];
}

function functionsIn({ calls }: Parts): string[] {
  return calls.flatMap(({ name, options }) => {
    if (!FUNCTIONS.includes(name)) return [`there is no function ${name}`];
    if (name !== 'NAME') return [];
    try {
      howOf(options);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

function choiceIn({ locale, keysOf, answers }: About, choice: Choice, mine: Parts, theirs: Parts): string[] {
  const { of, by, keys } = choice;
  if (by !== null) {
    const known = answers[by] ?? keys;
    const strange = keys.filter((key) => !known.includes(key));
    return strange.map((key) => `${by}($${of}) is never [${key}]`);
  }
  // All the kinds of things there are stand in the names of these messages.
  const known = of === 'of' ? STOCK : keysOf.get(of);
  const strange = keys.filter((key) => {
    const isGrammar = of === 'role' && ROLES.includes(key);
    return !isCategory(key) && !isNumber(key) && !isGrammar && !known?.has(key);
  });
  const counts = [choice, ...theirs.choices.filter((their) => their.of === of && their.by === null)].some(isCount);
  // Beside a number that is not said, only one and several differ.
  const lacking = counts && choice.worded && mine.shown.has(of) && isOpen(keys) ? lackingPlurals(locale, keys) : [];
  return [
    ...strange.map((key) => `$${of} is never [${key}]`),
    ...lacking
      .filter((category) => !(category === 'one' && keys.includes('1')))
      .map((category) => `$${of} has no [${category}]`),
  ];
}

const isNumber = (key: string): boolean => /^\d+$/.test(key);
/** Told apart are one and several, not just this number and that. */
const isCount = ({ keys }: Choice): boolean => keys.some((key) => isCategory(key) && key !== 'other');
/** Anything but none and one is a number of several. */
const isOpen = (keys: readonly string[]): boolean => keys.some((key) => key !== '0' && key !== 'other');

/** Variants that say something of their own in the first language and are not told apart here. */
function choicesLost(mine: Parts, theirs: Parts): string[] {
  return theirs.choices.flatMap(({ of, by, keys }) => {
    if (by !== null || GRAMMATICAL.includes(of)) return [];
    const own = mine.choices
      .filter((choice) => choice.of === of && choice.by === null)
      .flatMap((choice) => choice.keys);
    const lost = keys.filter((key) => !isCategory(key) && key !== '1' && !own.includes(key));
    return lost.map((key) => `$${of} has no [${key}]`);
  });
}

function marksLost(own: Pattern, first: Pattern): string[] {
  const [mine, theirs] = [marksIn(own), marksIn(first)];
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((mark) => {
    const [here, there] = [mine.get(mark) ?? 0, theirs.get(mark) ?? 0];
    return here === there ? [] : [`${mark} stands in it ${here} times, in the first language ${there}`];
  });
}

function tooLong(key: string, own: Pattern, first: Pattern): string[] {
  const text = longestSaid(own);
  const isLabel = LABEL.test(key) && !key.endsWith('-description') && longestSaid(first).length <= LABEL_ROOM;
  return isLabel && text.length > LABEL_ROOM ? [`${text.length} letters, and a button shows ${LABEL_ROOM}`] : [];
}

function variantsOf({ entries }: Catalogue): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { message } of entries.values())
    for (const { of, by, keys } of message.value ? partsOf(message.value).choices : []) {
      if (by !== null) continue;
      const known = found.get(of) ?? new Set();
      for (const key of keys) known.add(key);
      found.set(of, known);
    }
  return found;
}
