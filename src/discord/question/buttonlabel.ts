/** What buttons say: on a phone there is room for a few words. */
import type { Decision, Option } from '../../engine/decision.ts';
import { shortPrice } from '../../engine/prospect.ts';
import type { Words } from '../../words/words.ts';
import { unformatted } from '../message/content.ts';
import { tails } from './prospect.ts';

/** So many characters of a button are seen on a phone. */
export const MOST_SHOWN = 34;
/** So much of a name says what it is. */
const LEAST_NAMED = 8;

/** What the button of an option says; a number tells it apart from others that say the same. */
export function buttonLabel(option: Option, { options }: Pick<Decision, 'options'>, words: Words): string {
  const label = cutLabel(option, words);
  const isTwin = options.some((other) => other.id !== option.id && cutLabel(other, words) === label);
  if (!isTwin) return label;
  const number = words.say('question-numbered', {
    number: options.findIndex(({ id }) => id === option.id) + 1,
    label: '',
  });
  return `${number}${cutLabel(option, words, MOST_SHOWN - number.length)}`;
}

/** Whether a button says less than its option. */
export function isCut(option: Option, words: Words): boolean {
  return textOf(option, words).length > MOST_SHOWN;
}

/**
 * Where one can go, by its number on the picture where that has no name of it, and as much of what awaits there as there is
 * room for; how far it is where nothing does.
 */
export function placeLabel(place: Option, words: Words, most = MOST_SHOWN): string {
  const { brings = [], note, price = [], spot } = place;
  const name = textOf(place, words);
  const label = cutAt(spot === undefined ? name : words.say('question-numbered', { number: spot, label: name }), most);
  const all = [
    ...price.map((part) => unformatted(words.text(shortPrice(part)))),
    ...brings.map((thing) => unformatted('key' in thing ? words.text(thing) : words.name(thing))),
  ];
  const rows = all.map((_, left) => `${words.row(all.slice(0, all.length - left))}${left > 0 ? '…' : ''}`);
  const said = all.length > 0 || !note ? rows : [unformatted(words.text(note))];
  return said.map((what) => withTail(label, what, words)).find((whole) => whole.length <= most) ?? label;
}

const textOf = (option: Option, words: Words): string => unformatted(words.text(option.label));

/** The label with its prospect; the brief one where that is too long, then less of the prospect, then as much as fits. */
function cutLabel(option: Option, words: Words, most = MOST_SHOWN): string {
  const { label, brief } = option;
  const names = [label, ...(brief ? [brief] : [])].map((name) => unformatted(words.text(name)));
  const name = names.at(-1) ?? '';
  const ends = tails(option, words);
  const fitting = ends
    .flatMap(({ text, beside }) => (beside === 'any' ? names : [name]).map((one) => withTail(one, text, words)))
    .find((text) => text.length <= most);
  const last = ends.at(-1)?.text ?? '';
  return fitting ?? withTail(cutAt(name, Math.max(LEAST_NAMED, most - withTail('', last, words).length)), last, words);
}

function withTail(label: string, tail: string, words: Words): string {
  return tail === '' ? label : words.say('question-odds', { label, odds: tail });
}

/** Cuts a text behind a word, unless little would be left of it. */
function cutAt(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = text.charAt(cut.length) === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, space >= most * 0.7 ? space : cut.length).replace(/[\s,:]+$/, '')}…`;
}

/** Names that have room for so many characters together: the longest are cut, all to the same length. */
export function cutTogether(names: readonly string[], room: number): string[] {
  const longest = Math.max(...names.map(({ length }) => length));
  for (let most = longest; most > 1; most--) {
    const cut = names.map((name) => cutAt(name, most));
    if (cut.reduce((sum, { length }) => sum + length, 0) <= room) return cut;
  }
  return names.map((name) => cutAt(name, 1));
}
