import type { Phrase, Ref } from '../../engine/phrase.ts';
import { TOKENS, type Token } from '../../engine/prospect.ts';
import type { Sign } from '../../render/handles/sign.ts';
import type { Signed } from '../edition/edition.ts';

/** By the keys of phrases: what an option does, or what awaits where it leads. */
export type SignTable = Readonly<Record<string, Sign>>;

/** The sign of what is paid; null where none is apart from what it is paid for. */
const PAID = {
  sanity: 'sanity',
  stamina: 'stamina',
  money: 'money',
  clue: 'clue',
  gateTrophy: 'gate',
  monsterTrophy: 'monster',
  toughness: 'monster',
  movementPoints: null,
  damage: 'stamina',
  horror: 'sanity',
  remnant: 'remnant',
  focus: 'focus',
  card: 'item',
} as const satisfies Record<Token, Sign | null>;

/** The sign of what an option does; else of the first that it brings or that awaits there, else of the first that it costs. */
export function signOf({ label, brings = [], price = [] }: Signed, signs: SignTable): Sign | null {
  const [first] = brings;
  const [paid] = price;
  return (
    signs[innermost(label).key] ??
    (first ? signOfThing(first, signs) : null) ??
    (paid && 'what' in paid ? PAID[paid.what] : null)
  );
}

/** What of several that read the same is numbered. */
function innermost(label: Phrase): Phrase {
  const inner = label.args?.label;
  return typeof inner === 'object' && 'key' in inner ? innermost(inner) : label;
}

function signOfThing(thing: Phrase | Ref, signs: SignTable): Sign | null {
  if ('ref' in thing) return thing.ref === 'monster' ? 'monster' : null;
  const what = TOKENS.find((token) => token === thing.args?.what);
  return signs[thing.key] ?? (what ? PAID[what] : null);
}
