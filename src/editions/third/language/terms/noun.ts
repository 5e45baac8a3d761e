import { type Phrase, type PhraseArgument, phrase, type Ref, ref } from '../../../../engine/phrase.ts';
import { kindNamed } from '../../../edition/copy.ts';
import { joining, list } from '../../../language/joining.ts';
import type { Amount, Place } from '../../content/effect.ts';
import { type Count, PLACE_WORDS, RESOURCES, type Resource } from '../../content/vocabulary.ts';
import type { Form, Verb } from '../operation.ts';

/** What can be counted out. */
type Stuff =
  | 'money'
  | 'remnant'
  | 'clue'
  | 'focus'
  | 'sheetClue'
  | 'damage'
  | 'horror'
  | 'directHorror'
  | 'health'
  | 'sanity'
  | 'doom'
  | 'die'
  | 'space'
  | 'success';

/** A message of the rules text. */
export function say(key: string, args?: Record<string, PhraseArgument>): Phrase {
  return phrase(`third-rules-${key}`, args);
}

export const { oneOf, parted } = joining(say);

/** So much of a thing: "2 doom", "1 damage for each success", "any number of clues". */
export function amountText(what: Stuff, value: Amount, form: Form = 'imperative'): Phrase {
  if (typeof value === 'number') return say(`amount-${what}`, { count: value });
  if (value === 'all') return say('amount-all', { what: say(`stuff-${what}`) });
  if (value === 'd6') return say('amount-die-shows', { what: say(`stuff-${what}`) });
  if (value === 'spent' || value === 'sameAmount') return say('amount-same', { what: say(`stuff-${what}`) });
  if ('per' in value) return say('amount-each', { what: amountText(what, 1), each: say('each-success') });
  if ('count' in value) return say('amount-each', { what: amountText(what, 1), each: counted(value.count, form) });
  if ('sum' in value) {
    // The plain number first.
    const [first, second] = [...value.sum].sort(
      (a, b) => Number(typeof b === 'number') - Number(typeof a === 'number'),
    );
    if (first === undefined || second === undefined) throw new Error('a sum of two');
    return say('amount-sum', { first: amountText(what, first, form), second: amountText(what, second, form) });
  }
  if ('difference' in value) {
    const [first, second] = value.difference;
    return say('amount-less', { first: amountText(what, first, form), second: amountText(what, second, form) });
  }
  if (value.upTo === 'all') return say('amount-any', { what: say(`stuff-${what}`) });
  return say('amount-up-to', { what: amountText(what, value.upTo, form) });
}

function counted(count: Count, form: Form): Phrase {
  return say(`each-${count}`, { form });
}

/** Where: one of the place words, a space, a street, a neighborhood, or the nearest street. `role`: what it does. */
export function placeText(at: Place, role: 'at' | 'from' | 'to' | 'of', form: Form = 'imperative'): Phrase {
  if (typeof at !== 'string') return say(`place-nearestStreet-${at.nearestStreetTo}`, { role });
  const words: readonly string[] = PLACE_WORDS;
  if (words.includes(at)) return say(`place-${at}`, { role, form });
  return namedPlace(at);
}

/** A space or neighborhood by its name. */
export function namedPlace(at: string): Phrase {
  return say('place-named', { place: ref('space', at) });
}

/** The name of a monster, `this` monster, or the one just spoken of. */
export function monsterName(which: string): Phrase {
  if (which === 'this' || which === 'thatMonster') return say(`monster-${which}`);
  return say('named', { name: ref('monster', kindNamed(which)) });
}

/** The epic monster of an archive card. */
export function epicName(number: number): Phrase {
  return say('named', { name: ref('epic', String(number)) });
}

/** An archive card by its number. */
export function archiveCard(number: number): Phrase {
  return say('archive-card', { number });
}

/** True where `archiveCard` names this one. */
export function isArchiveCard(phrase: Phrase, number: number): boolean {
  return phrase.key === archiveCard(number).key && phrase.args?.number === number;
}

/** Several archive cards by what stands in their titles before their neighborhoods: "Nightmare Breach"; undefined for one. */
export function sharedName(numbers: readonly number[]): Ref | undefined {
  return numbers.length > 1 ? ref('archives', numbers.join('+')) : undefined;
}

/** The verb with all its objects. */
export function verbClause(verb: Verb, form: Form): Phrase {
  return say(verb.key, { what: list(verb.what), form, who: verb.who ?? 'you' });
}

/** So much of each of several things. */
export function resourceTexts(amounts: { readonly [R in Resource]?: Amount }, form: Form): Phrase[] {
  return RESOURCES.flatMap((name) => {
    const value = amounts[name];
    return value === undefined ? [] : [amountText(name, value, form)];
  });
}
