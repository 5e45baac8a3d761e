import type { Ref } from '../../../engine/phrase.ts';
import { type Locale, type Namer, Words } from '../../../words/words.ts';
import { kindNamed, type Place } from '../../edition/copy.ts';
import { calledAs } from '../../shown/called.ts';
import { worldOf } from '../board/area.ts';
import { loadContent } from '../content/content.ts';
import { printedName } from '../language/text/names.ts';
import type { State } from '../state/state.ts';

/** Other words for the same kinds of things. */
const ALIASES: Record<string, string> = { ancientOne: 'ancient-one' };

/** What has its word in the catalogue rather than a printed name. */
const WORDED = ['skill', 'check', 'modifier', 'track', 'phase', 'deck', 'option'];

/** Says the names of the second edition's things; with a state also whose seat is whose. */
export function namer(state: State | null): Namer {
  return (ref, locale) => {
    if (ref.ref === 'seat' || ref.ref === 'sheet' || ref.ref === 'player') return personName(ref, state);
    if (ref.ref === 'place' && worldOf(ref.id) !== null) return areaName(ref.id, locale);
    const kind = ALIASES[ref.ref] ?? ref.ref;
    const printed = printedName({ ref: kind, id: ref.id });
    if (printed !== null && kind === 'place' && isStreet(ref.id)) {
      return new Words(locale).say('name-streets', { neighborhood: printed });
    }
    if (printed !== null) return printed;
    const words = new Words(locale);
    if (WORDED.includes(kind) && words.has(`name-${kind}-${ref.id}`)) return words.say(`name-${kind}-${ref.id}`);
    return anyName(ref, words);
  };
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
  return printed ? (printed.called ?? calledAs(printed.name)) : null;
}

function areaName(area: Place, locale: Locale): string | null {
  const world = worldOf(area);
  if (!world) return null;
  const name = printedName({ ref: 'world', id: world });
  return name && new Words(locale).say('name-area', { world: name, order: area.endsWith('-1') ? 1 : 2 });
}

/** A cause may be named by any kind of thing; the first that knows the id says it. */
function anyName(ref: Ref, words: Words): string | null {
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
    if (name !== null) return name;
  }
  const key = `name-${ref.ref}`;
  return words.has(key) ? words.say(key) : null;
}
