import type { Ref } from '../../../engine/phrase.ts';
import { type Noun, typeset } from '../../../words/noun.ts';
import { NounTable } from '../../../words/nountable.ts';
import { type Locale, type Namer, Words } from '../../../words/words.ts';
import { kindNamed, type Place } from '../../edition/copy.ts';
import { calledAs } from '../../shown/called.ts';
import { worldOf } from '../board/area.ts';
import { loadContent } from '../content/content.ts';
import { printedName } from '../language/text/names.ts';
import type { State } from '../state/state.ts';
import { prose } from './prose.ts';

/** Other words for the same kinds of things. */
const ALIASES: Record<string, string> = { ancientOne: 'ancient-one' };

/** What has its word in the catalogue rather than a printed name. */
const WORDED = ['skill', 'check', 'modifier', 'track', 'phase', 'deck', 'option'];

/** Says the names of the second edition's things; with a state also whose seat is whose. */
export function namer(state: State | null): Namer {
  return (ref, locale) => {
    const told = toldName(ref, locale);
    if (told !== null) return told;
    if (ref.ref === 'seat' || ref.ref === 'sheet' || ref.ref === 'player') return personName(ref, state);
    if (ref.ref === 'place' && worldOf(ref.id) !== null) return areaName(ref.id, locale);
    const kind = ALIASES[ref.ref] ?? ref.ref;
    const words = new Words(locale);
    if (kind === 'place' && words.has(`name-lying-${ref.id}`))
      return nounOf(words.say(`name-lying-${ref.id}`), { ref: kind, id: ref.id }, locale);
    const printed = printedName({ ref: kind, id: ref.id });
    if (printed !== null)
      return nounOf(ofStreet(printed, { ref: kind, id: ref.id }, words), { ref: kind, id: ref.id }, locale);
    if (WORDED.includes(kind) && words.has(`name-${kind}-${ref.id}`)) return words.say(`name-${kind}-${ref.id}`);
    return anyName(ref, words);
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

/** A name with the forms of a thing; a gate has those of the world behind it. */
function nounOf(name: string, { ref, id }: Ref, locale: Locale): Noun {
  const kind = kindNamed(id);
  const world = ref === 'gate' ? loadContent().gates.find((gate) => gate.id === kind)?.world : undefined;
  const table = new NounTable(locale, 'second');
  return world === undefined ? table.noun(name, ref, kind) : table.noun(name, 'world', world);
}

/** The name of a street is that of its neighborhood, with a word for streets. */
function ofStreet(printed: string, { ref, id }: Ref, words: Words): string {
  return ref === 'place' && isStreet(id) ? words.say('name-streets', { neighborhood: printed }) : printed;
}

function isStreet(id: string): boolean {
  return loadContent().places.get(id)?.kind === 'street';
}

/** Who is who at the table. */
function personName({ ref, id }: Ref, state: State | null): string | null {
  if (ref === 'sheet') return calledName(id);
  // Who sits there only the table knows; it names players before this is asked.
  if (ref === 'player') return 'none';
  return state ? seatName(state, Number(id)) : null;
}

/** What the investigator on a seat is called. */
function seatName(state: State, seat: number): string | null {
  const investigator = state.investigators[seat];
  return investigator ? calledName(investigator.sheet) : null;
}

/** What an investigator is called at the table: their first name, as no two in the box share one. */
function calledName(sheet: string): string | null {
  const printed = loadContent().investigators.find(({ id }) => id === sheet);
  return printed ? typeset(printed.called ?? calledAs(printed.name)) : null;
}

function areaName(area: Place, locale: Locale): Noun | null {
  const world = worldOf(area);
  if (!world) return null;
  const name = printedName({ ref: 'world', id: world });
  if (name === null) return null;
  const text = new Words(locale).say('name-area', { world: name, order: area.endsWith('-1') ? 1 : 2 });
  return nounOf(text, { ref: 'world', id: world }, locale);
}

/** A cause may be named by any kind of thing; the first that knows the id says it. */
function anyName(ref: Ref, words: Words): Noun | string | null {
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
    const name = printedName({ ref: kind, id: kindNamed(ref.id) });
    if (name !== null) return nounOf(name, { ref: kind, id: ref.id }, words.locale);
  }
  const key = `name-${ref.ref}`;
  return words.has(key) ? words.say(key) : null;
}
