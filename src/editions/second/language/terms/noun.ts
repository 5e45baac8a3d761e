import { type Phrase, type PhraseArgument, phrase, type Ref, ref } from '../../../../engine/phrase.ts';
import { joining, list } from '../../../language/joining.ts';
import type { Content } from '../../content/content.ts';

import { type CheckName, type Duration, KINDS, type Price, type Resource } from '../../content/vocabulary.ts';
import type { Form, Verb } from '../operation.ts';
import { type Amount, type Amounts, entriesOf } from './amount.ts';

/** What a noun does in its clause; every noun gets it as `$role`, so that a language may decline. */
type Role = 'object' | 'subject' | 'of' | 'to' | 'at' | 'with';

/** A message of the rules text. */
export function say(key: string, args?: Record<string, PhraseArgument>): Phrase {
  return phrase(`rules-${key}`, args);
}

export const { oneOf, parted } = joining(say);

/** The name of a card as printed. */
export function cardRef(content: Content, name: string): Ref {
  return ref('card', content.cardNamed(name).id);
}

/** A place: location, street, zone or Other World area. */
export function place(content: Content, id: string, role: Role): Phrase {
  const area = content.area(id);
  if (area) return say('area', { world: ref('world', area.world), order: area.order, role });
  return say('place', { place: ref('place', id), role });
}

/** The plural name of the cards of a deck. */
export function deckName(deck: string): Phrase {
  return say(`kinds-${deck}`, { role: 'of' });
}

/** So much of one resource: "2 Clue tokens", "all your money". */
function resource(name: Resource, amount: Amount, role: Role): Phrase {
  if (typeof amount === 'number') return say(`amount-${name}`, { count: amount, role });
  if (typeof amount === 'string')
    return say(`amount-${amount}`, { what: say(`stock-${name}`, { role: 'of' }), of: name, role });
  if ('per' in amount) return say('amount-per-success', { what: say(`amount-${name}`, { count: 1, role }) });
  if ('minus' in amount) return say('amount-spent', { what: say(`stock-${name}`, { role: 'of' }), role });
  if (amount.upTo === 'tokensOnCard') return say('amount-up-to-card', { what: say(`stock-${name}`, { role: 'of' }) });
  return say('amount-up-to', { what: say(`amount-${name}`, { count: amount.upTo, role }) });
}

/** The resources of a gain, loss or payment. */
export function resources(amounts: Amounts, role: Role): Phrase[] {
  return entriesOf(amounts).map(([name, amount]) => resource(name, amount, role));
}

/** Cards or trophies of one kind: "2 Spells", "all your Weapons", "half your items (rounded up)". */
export function kind(
  content: Content,
  name: string,
  count: number | 'all' | 'halfDown' | 'halfUp',
  role: Role,
): Phrase | Ref {
  if (name === 'this') return say('this-card', { role });
  if (name === 'thatItem') return say('that-item', { role });
  if (!isKind(name)) {
    const own = content.cardNamed(name).deck === 'special' ? 'card-own' : 'card-one';
    return say(count === 'all' ? 'card-every' : own, { card: cardRef(content, name), role });
  }
  if (typeof count === 'number') return say(`kind-${name}`, { count, role });
  return say(`amount-${count}`, { what: say(`kinds-${name}`, { role: 'of' }), of: name, role });
}

/** Monsters by their ids, or just monsters; what is said with them puts their names into the plural. */
export function monsters(which: 'all' | readonly string[], role: Role): PhraseArgument {
  if (which === 'all') return say('monsters', { role });
  return list(which.map((id) => ref('monster', id)));
}

/** True for a kind of card or trophy, false for the name of a card. */
export function isKind(what: string): boolean {
  return (KINDS as readonly string[]).includes(what);
}

/** The clause of a verb and its objects. */
export function verbClause(verb: Verb, form: Form): Phrase {
  return say(verb.key, { ...verb.args, what: list(verb.what), form });
}

/** A clause that holds until then. */
export function lasting(clause: Phrase, until: Duration | undefined): Phrase {
  return until === undefined ? clause : say('lasting', { clause, until: say(`until-${until}`) });
}

/** The message of a monster ability. */
export function abilityKey(ability: string): string {
  return `ability-${ability.replaceAll(' ', '-')}`;
}

/** The name of a check, for instance "Combat check". */
export function checkName(check: CheckName | 'any' | 'gateClose'): Phrase {
  return say(`check-${check}`);
}

/** What a card is sold for: "for $1 more than its price". */
export function priceText(price: Price): Phrase {
  return say(`price-${price.replace('+', '-plus-')}`);
}

/** Clauses of sentences as text; an empty list says that nothing happens. */
export function sentence(clause: Phrase): Phrase {
  return say('sentence', { clause });
}
