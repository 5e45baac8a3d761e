/** Every text of the box that does something. */
import type { Effect } from '../../../../../src/editions/third/content/effect.ts';
import { OPERATION_NAMES } from '../../../../../src/editions/third/language/table.ts';
import type { EffectContext } from '../../../../../src/editions/third/state/context.ts';
import type { Cause } from '../../../../../src/editions/third/state/event.ts';
import type { State } from '../../../../../src/editions/third/state/state.ts';
import { ref } from '../../../../../src/engine/phrase.ts';
import { CONTENT } from '../../../../third.ts';
import type { Arrangement } from '../../table.ts';

/** A list of effects, and whose it is. */
export interface EffectText {
  name: string;
  source: Cause;
  effects: Effect[];
}

/** Every list of effects in the data, wherever it stands, also inside another one. */
function textsOf(value: unknown, name: string, source: Cause): EffectText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const effects = value.length > 0 && value.every((one) => typeof one === 'object' && one !== null && isEffect(one));
    const inside = value.flatMap((one, index) => textsOf(one, `${name} ${index}`, source));
    return effects ? [{ name, source, effects: value as Effect[] }, ...inside] : inside;
  }
  return Object.entries(value).flatMap(([key, one]) => (key === 'cost' ? [] : textsOf(one, `${name} ${key}`, source)));
}

/** Leading keys that stand elsewhere too: abilities and places on the map are no effects. */
function isEffect(one: object): boolean {
  if (OPERATION_NAMES.find((name) => name in one) === undefined) return false;
  return !['after', 'before', 'when', 'during', 'reroll', 'id', 'rules', 'to'].some(
    (key) => key in one && !['take', 'status', 'restore'].some((operation) => operation in one),
  );
}

const content = CONTENT;
const anomalies = [...content.anomalySets.values()].flatMap(({ cards }) =>
  cards.map((card): [string, unknown] => [card.id, card]),
);
const SOURCES: [string, Iterable<[string | number, unknown]>][] = [
  ['encounter', content.neighborhoodCards],
  ['encounter', content.streetCards],
  ['encounter', content.events],
  ['encounter', anomalies],
  ['headline', content.headlines],
  ['archive', content.archive],
  ['token', content.tokens],
  ['card', content.assets],
  ['sheet', content.investigators],
  ['monster', content.monsters],
];
/** Every list of effects in the data, those inside others too. */
export const TEXTS = SOURCES.flatMap(([kind, map]) =>
  [...map].flatMap(([id, one]) => textsOf(one, String(id), ref(kind, String(id)))),
);

/** A table on which something can come of nearly everything. */
export const TABLE: Arrangement = {
  scenario: 'veilOfTwilight',
  investigators: [
    {
      sheet: 'agnesBaker',
      at: 'blackCave',
      money: 5,
      clues: 3,
      remnants: 3,
      damage: 1,
      horror: 1,
      cards: ['knife'],
    },
    { sheet: 'rexMurphy', at: 'graveyard', clues: 1, damage: 1, cards: ['wither'] },
  ],
  doom: { blackCave: 2, graveyard: 1, riverDocks: 1 },
  centers: { rivertown: { clues: 2, anomaly: true } },
  sheet: { clues: 6, doom: 1 },
  monsters: [
    { kind: 'fleshEater', with: 0 },
    { kind: 'ghoulPriest', at: 'velmasDiner' },
  ],
  action: { seat: 0, action: 'attack' },
};

/** All that a text may speak of, on such a table. */
export function everythingAt({ monsters }: State, source: Cause): EffectContext {
  const [engaged, other] = monsters.map(({ id }) => id);
  return {
    source,
    card: 'knife#1' as const,
    ...(engaged ? { monster: engaged } : {}),
    ...(other ? { thatMonster: other, thoseMonsters: [other] } : {}),
    thatSpace: 'graveyard',
    thatInvestigator: 1,
    thatNeighborhood: 'rivertown',
    archive: 21,
    harm: { seat: 0, damage: 2, horror: 2 },
    successes: 1,
  };
}
