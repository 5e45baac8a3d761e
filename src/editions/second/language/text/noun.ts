import { type Phrase, type PhraseArgument, phrase, type Ref, ref } from '../../../../engine/phrase.ts';
import { loadContent } from '../../content/content.ts';
import type { Amount, Amounts, Check, Discard, Payment, What } from '../../content/effect.ts';
import { KINDS, RESOURCES, type Resource } from '../../content/vocabulary.ts';

/**
 * How a clause is said: an order to the reader, the same after "to", "or" and "may", or about a third person.
 * Every clause gets it as `$form`, so that a language may conjugate.
 */
export type Form = 'imperative' | 'infinitive' | 'third';

/** What a noun does in its clause; every noun gets it as `$role`, so that a language may decline. */
type Role = 'object' | 'subject' | 'of' | 'to' | 'at' | 'with';

/** A message of the rules text. */
export function say(key: string, args?: Record<string, PhraseArgument>): Phrase {
  return phrase(`rules-${key}`, args);
}

/** A number with its sign: `+1`, `-2`, `+0`. */
export function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}

/** The name of a card as printed. */
export function cardRef(name: string): Ref {
  return ref('card', loadContent().cardNamed(name).id);
}

/** A place: location, street, zone or Other World area. */
export function place(id: string, role: Role): Phrase {
  const area = loadContent().area(id);
  if (area) return say('area', { world: ref('world', area.world), order: area.order, role });
  return say(`place-${id}`, { role });
}

/** The plural name of the cards of a deck. */
export function deckName(deck: string): Phrase {
  return say(`kinds-${deck}`, { role: 'of' });
}

/** Several of one thing, joined as the language joins a list. */
export function list(items: readonly (Phrase | Ref)[]): PhraseArgument {
  const [only] = items;
  return items.length === 1 && only ? only : [...items];
}

/** One of several things: "Common Items, Unique Items, or Spells". */
export function oneOf(items: readonly (Phrase | Ref)[]): Phrase {
  const [first, second, ...rest] = items;
  if (!first) throw new Error('a choice of nothing');
  if (!second) return say('clauses', { clauses: list([first]) });
  return rest.length === 0 ? say('or', { first, second }) : say('comma', { first, rest: lastOf([second, ...rest]) });
}

function lastOf(items: readonly (Phrase | Ref)[]): Phrase {
  const [first, second, ...rest] = items;
  if (!first || !second) throw new Error('a list without an end');
  return rest.length === 0
    ? say('or-last', { first, second })
    : say('comma', { first, rest: lastOf([second, ...rest]) });
}

/** So much of one resource: "2 Clue tokens", "all your money". */
function resource(name: Resource, amount: Amount, role: Role): Phrase {
  if (typeof amount === 'number') return say(`amount-${name}`, { count: amount, role });
  if (typeof amount === 'string') return say(`amount-${amount}`, { what: say(`stock-${name}`, { role: 'of' }), role });
  if ('per' in amount) return say('amount-per-success', { what: say(`amount-${name}`, { count: 1, role }) });
  if ('minus' in amount) return say('amount-spent', { what: say(`stock-${name}`, { role: 'of' }), role });
  if (amount.upTo === 'tokensOnCard') return say('amount-up-to-card', { what: say(`stock-${name}`, { role: 'of' }) });
  return say('amount-up-to', { what: say(`amount-${name}`, { count: amount.upTo, role }) });
}

/** The resources of a gain, loss or payment. */
export function resources(amounts: Amounts, role: Role): Phrase[] {
  return RESOURCES.flatMap((name) => {
    const amount = amounts[name];
    return amount === undefined ? [] : [resource(name, amount, role)];
  });
}

/** Cards or trophies of one kind: "2 Spells", "all your Weapons", "half your items (rounded up)". */
export function kind(name: What, count: Exclude<Discard['count'], undefined>, role: Role): Phrase | Ref {
  if (name === 'this') return say('this-card', { role });
  if (name === 'thatItem') return say('that-item', { role });
  if (!(KINDS as readonly string[]).includes(name)) {
    const own = loadContent().cardNamed(name).deck === 'special' ? 'card-own' : 'card-one';
    return say(count === 'all' ? 'card-every' : own, { card: cardRef(name), role });
  }
  if (typeof count === 'number') return say(`kind-${name}`, { count, role });
  return say(`amount-${count}`, { what: say(`kinds-${name}`, { role: 'of' }), role });
}

/** Monster ids as their names in the plural, or just monsters. */
export function monsters(which: 'all' | readonly string[], role: Role): PhraseArgument {
  if (which === 'all') return say('monsters', { role });
  return list(which.map((id) => say(`monsters-${id}`, { role })));
}

/** What a payment takes, with the verb it goes by. */
export function paid(payment: Payment): { verb: 'pay' | 'spend' | 'discard'; what: (Phrase | Ref)[] } {
  if (payment.what !== undefined) {
    if (payment.toughness !== undefined) {
      return { verb: 'spend', what: [say('trophies-worth', { count: payment.toughness, role: 'object' })] };
    }
    const trophy = payment.what === 'gateTrophy' || payment.what === 'monsterTrophy';
    return { verb: trophy ? 'spend' : 'discard', what: [kind(payment.what, payment.count ?? 1, 'object')] };
  }
  return { verb: payment.money === undefined ? 'spend' : 'pay', what: resources(payment, 'object') };
}

/** Parts of a sentence with a strong stop between them. */
export function parted(parts: readonly Phrase[]): Phrase {
  const [first, ...rest] = parts;
  if (!first) throw new Error('a list without parts');
  return rest.length === 0 ? first : say('parted', { first, rest: parted(rest) });
}

/** The check itself: "a Luck (-1) check", "a Lore (-2) check with 2 successes". */
export function checkNoun(check: Check): Phrase {
  return say('check', { skill: say(`skill-${check.skill}`), mod: signed(check.mod), difficulty: check.difficulty });
}
