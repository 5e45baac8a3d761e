import { type Ref, ref } from '../../../engine/phrase.ts';
import type { Locale } from '../../../locale.ts';
import type { Noun } from '../../../words/noun.ts';
import { NounTable } from '../../../words/nountable.ts';
import { type Namer, Words } from '../../../words/words.ts';
import { kindNamed, type Place } from '../../edition/copy.ts';
import { calledAs } from '../../shown/called.ts';
import type { Content } from '../content/content.ts';

import { printedName } from '../language/text/names.ts';
import type { State } from '../state/state.ts';
import { prose } from './prose.ts';

/** Other words for the same kinds of things. */
const ALIASES: Record<string, string> = { ancientOne: 'ancient-one' };

/** What has its word in the catalogue rather than a printed name. */
const WORDED = ['skill', 'check', 'modifier', 'track', 'phase', 'deck', 'option'];

/** Says the names of the second edition's things; with a state also whose seat is whose. */
export function namer(content: Content, state: State | null): Namer {
  return (ref, locale) => {
    const told = toldName(ref, locale);
    if (told !== null) return told;
    if (ref.ref === 'seat' || ref.ref === 'sheet' || ref.ref === 'player')
      return personName(content, ref, state, locale);
    if (ref.ref === 'place' && content.town.worldOf(ref.id) !== null) return areaName(content, ref.id, locale);
    const kind = ALIASES[ref.ref] ?? ref.ref;
    const words = new Words(locale);
    if (kind === 'place' && words.has(`name-lying-${ref.id}`))
      return nounOf(content, words.say(`name-lying-${ref.id}`), { ref: kind, id: ref.id }, locale);
    if (kind === 'occupation') return occupationOf(content, ref.id, locale);
    const thing = { ref: kind, id: ref.id };
    const printed = nameIn(content, thing, locale);
    if (printed !== null) return nounOf(content, ofStreet(content, printed, thing, words), thing, locale);
    const key = `name-${kind}-${ref.id}`;
    if (WORDED.includes(kind) && words.has(key)) return nounOf(content, words.say(key), thing, locale);
    return anyName(content, ref, words);
  };
}

/** What only tellings name: a story by its file and where it stands there, somebody as they were called, what is printed. */
function toldName({ ref, id }: Ref, locale: Locale): string | null {
  const [file = '', ...path] = id.split('/');
  switch (ref) {
    case 'prose':
      return prose(file, path, locale);
    case 'called':
      return id;
    case 'printed':
      return new Words(locale).say(`rules-ability-${id}`);
    case 'stranded':
    case 'misfortune':
      return new Words(locale).say(`name-${ref}-${id}`);
    case 'awakening':
      return new Words(locale).say('event-Awakened', { reason: id });
    default:
      return null;
  }
}

/** The printed name of a thing as a language prints it; null for what is none of this edition's. */
export function nameIn(content: Content, thing: Ref, locale: Locale): string | null {
  const english = printedName(content, thing);
  const { ref, id } = formsOf(content, thing);
  return english === null ? null : new NounTable(locale, 'second').printed(english, ref, id);
}

/** What stands on the board at a place or a zone: at a street the name of its neighborhood. */
export function boardName(content: Content, id: string, { locale }: Words): string {
  const place = content.places.get(id);
  const isOfStreet = place?.kind === 'street';
  return nameIn(content, isOfStreet ? ref('neighborhood', place.neighborhood) : ref('place', id), locale) ?? id;
}

/** A name with the forms of a thing. */
function nounOf(content: Content, name: string, thing: Ref, locale: Locale): Noun {
  const { ref, id } = formsOf(content, thing);
  return new NounTable(locale, 'second').noun(name, ref, id);
}

/** Where the forms of a thing stand: of a copy those of its kind, of a gate those of the world behind it. */
function formsOf(content: Content, { ref, id }: Ref): Ref {
  const kind = kindNamed(id);
  const world = ref === 'gate' ? content.gates.find((gate) => gate.id === kind)?.world : undefined;
  return world === undefined ? { ref, id: kind } : { ref: 'world', id: world };
}

/** The name of a street is that of its neighborhood, with a word for streets. */
function ofStreet(content: Content, printed: string, { ref, id }: Ref, words: Words): string {
  return ref === 'place' && isStreet(content, id) ? words.say('name-streets', { neighborhood: printed }) : printed;
}

function isStreet(content: Content, id: string): boolean {
  return content.places.get(id)?.kind === 'street';
}

/** Who is who at the table. */
function personName(content: Content, { ref, id }: Ref, state: State | null, locale: Locale): Noun | string | null {
  if (ref === 'sheet') return calledName(content, id, locale);
  // Who sits there only the table knows; it names players before this is asked.
  if (ref === 'player') return 'none';
  const investigator = state?.investigators[Number(id)];
  return investigator ? calledName(content, investigator.sheet, locale) : null;
}

/** What an investigator is called at the table: their first name, as no two in the box share one. */
function calledName(content: Content, sheet: string, locale: Locale): Noun | null {
  const printed = content.investigators.find(({ id }) => id === sheet);
  if (!printed) return null;
  const table = new NounTable(locale, 'second');
  const called = table.printed(printed.called ?? calledAs(printed.name), 'investigator', sheet, 'called');
  return table.noun(called, 'investigator', sheet);
}

/** What an investigator does for a living. */
function occupationOf(content: Content, sheet: string, locale: Locale): string {
  const { occupation } = content.investigator(sheet);
  return new NounTable(locale, 'second').printed(occupation, 'investigator', sheet, 'occupation');
}

function areaName(content: Content, area: Place, locale: Locale): Noun | null {
  const world = content.town.worldOf(area);
  if (!world) return null;
  const name = nameIn(content, { ref: 'world', id: world }, locale);
  if (name === null) return null;
  const text = new Words(locale).say('name-area', { world: name, order: content.area(area)?.order ?? 1 });
  return nounOf(content, text, { ref: 'world', id: world }, locale);
}

/** A cause may be named by any kind of thing; the first that knows the id says it. */
function anyName(content: Content, ref: Ref, words: Words): Noun | string | null {
  for (const kind of [
    'card',
    'monster',
    'mythos',
    'ancient-one',
    'ability',
    'place',
    'investigator',
    'gate',
    'world',
  ]) {
    const name = nameIn(content, { ref: kind, id: ref.id }, words.locale);
    if (name !== null) return nounOf(content, name, { ref: kind, id: ref.id }, words.locale);
  }
  const key = `name-${ref.ref}`;
  return words.has(key) ? words.say(key) : null;
}
