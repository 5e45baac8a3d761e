/** What an option promises, as it is said everywhere: on its button, above it, in menus, forms, plans and hints. */
import { type Prospect, pricePhrase, shortPrice } from '../../engine/prospect.ts';
import type { Words } from '../../words/words.ts';
import { clip, unformatted } from '../message/content.ts';
import { oddsText } from './odds.ts';

/** Where so much room is for a line below a label. */
type Described = { description?: string };

/** How an option works, what it brings and what it costs, in one line; null where its label and its odds say it all. */
export function prospectText(prospect: Prospect, words: Words): string | null {
  const { note, price = [] } = prospect;
  const priced = words.row(price.filter(({ named }) => !named).map((part) => words.text(pricePhrase(part))));
  const parts = [
    note ? words.text(note) : '',
    bringsText(prospect, words),
    priced === '' ? '' : words.say('prospect-price', { price: priced }),
  ];
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? null : said.join(' · ');
}

/** The same as the second line of a choice in a menu or a form, at most so many characters. */
export function described(prospect: Prospect, words: Words, most: number): Described {
  const text = prospectText(prospect, words);
  return text === null ? {} : { description: clip(unformatted(text), most) };
}

/** The same with the odds, for whoever asks about one option alone; null where nothing is to be said. */
export function wholeProspect(prospect: Prospect, words: Words): string | null {
  const parts = [prospectText(prospect, words), oddsText(prospect, words)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

/** What stands behind the name of an option on its button: the most that may be said, then less and less. */
export function tails(prospect: Prospect, words: Words): Tail[] {
  const { chances = [], price = [] } = prospect;
  const odds = oddsText(prospect, words);
  const likely = chances.findLast((chance) => chance.odds > 0);
  const one = likely ? oddsText({ chances: [likely] }, words) : odds;
  const brings = bringsText(prospect, words);
  const costs = price.filter(({ named }) => !named).map((part) => unformatted(words.text(shortPrice(part))));
  const tail = (parts: readonly (string | null)[], beside: Tail['beside']): Tail => ({
    text: parts.filter((part) => part !== null && part !== '').join(' · '),
    beside,
  });
  return [
    tail([brings, ...costs, odds], 'any'),
    tail([...costs, odds], 'any'),
    tail([...costs, one], 'brief'),
    tail([...costs.slice(0, 1), one], 'brief'),
    tail([odds], 'any'),
    tail([one], 'brief'),
  ];
}

/** What stands behind a name on a button. */
interface Tail {
  text: string;
  /** The names that it is tried beside, where the option has a brief one. */
  beside: 'any' | 'brief';
}

/** What it brings, or what awaits there, in a row; empty where that is nothing. */
function bringsText({ brings = [] }: Prospect, words: Words): string {
  return words.row(brings.map((thing) => unformatted('key' in thing ? words.text(thing) : words.name(thing))));
}
