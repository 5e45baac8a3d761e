/** The abilities of locations, for all kinds of purses, beside what the board says of them in plain words. */

import { describe, expect, it } from 'vitest';
import type { Copy } from '../../src/editions/edition/copy.ts';
import { arkhamEncounter } from '../../src/editions/second/encounters/encounter.ts';
import { aGame, drive, optionIds } from '../editions/second/table.ts';
import { content } from '../second.ts';

/** What somebody has who comes to a location. */
interface Purse {
  money: number;
  clues: number;
  /** Points that are missing to the maximum. */
  hurt: number;
  toughness: number;
  gates: number;
  /** Cards, by their deck or name. */
  cards: Record<string, number>;
}

type Service = (purse: Purse) => Purse[];

const card = (purse: Purse, deck: string): Purse => ({
  ...purse,
  cards: { ...purse.cards, [deck]: (purse.cards[deck] ?? 0) + 1 },
});

const forMoney =
  (price: number, deck: string): Service =>
  (purse) =>
    purse.money < price ? [] : [card({ ...purse, money: purse.money - price }, deck)];

/** For so much toughness of monster trophies, or so many gate trophies; of one monster too many nothing comes back. */
const forTrophies =
  (toughness: number, gates: number, got: (purse: Purse) => Purse): Service =>
  (purse) => [
    ...(purse.toughness >= toughness ? [got({ ...purse, toughness: purse.toughness - toughness })] : []),
    ...(purse.gates >= gates ? [got({ ...purse, gates: purse.gates - gates })] : []),
  ];

const care: Service = (purse) => [
  ...(purse.hurt > 0 ? [{ ...purse, hurt: purse.hurt - 1 }] : []),
  ...(purse.hurt > 0 && purse.money >= 2 ? [{ ...purse, hurt: 0, money: purse.money - 2 }] : []),
];

/** What each of them may leave somebody with; nothing where it is not on offer. */
const SERVICES: Record<string, Service> = {
  'arkham-asylum': care,
  'st-marys-hospital': care,
  'bank-of-arkham': (purse) => [card({ ...purse, money: purse.money + 10 }, 'bank-loan')],
  'administration-building': forMoney(8, 'skill'),
  'ye-olde-magick-shoppe': forMoney(5, 'spell'),
  'river-docks': forTrophies(5, 1, (purse) => ({ ...purse, money: purse.money + 5 })),
  'science-building': forTrophies(5, 1, (purse) => ({ ...purse, clues: purse.clues + 2 })),
  'south-church': forTrophies(5, 1, (purse) => card(purse, 'blessing')),
  'mas-boarding-house': (purse) => [
    ...forTrophies(10, 2, (left) => card(left, 'ally'))(purse),
    ...(purse.toughness >= 5 && purse.gates >= 1
      ? [card({ ...purse, toughness: purse.toughness - 5, gates: purse.gates - 1 }, 'ally')]
      : []),
  ],
};

/** Of toughness 1, so that every sum can be paid to the point. */
const SMALL: Copy[] = [
  'cultist#1',
  'cultist#2',
  'cultist#3',
  'cultist#4',
  'cultist#5',
  'cultist#6',
  'ghoul#1',
  'ghoul#2',
  'ghoul#3',
  'maniac#1',
];
const GATES: Copy[] = ['rlyeh#1', 'abyss#1'];

function purses(): Purse[] {
  return [0, 2, 5, 7, 8].flatMap((money) =>
    [0, 1, 3].flatMap((hurt) =>
      [0, 4, 5, 9, 10].flatMap((toughness) =>
        [0, 1, 2].map((gates) => ({ money, clues: 1, hurt, toughness, gates, cards: {} })),
      ),
    ),
  );
}

function arrive(at: string, { money, hurt, toughness, gates }: Purse) {
  const of = at === 'arkham-asylum' ? { sanity: 5 - hurt } : { stamina: 5 - hurt };
  const who = {
    sheet: 'amanda-sharpe',
    at,
    money,
    clues: 1,
    ...of,
    monsterTrophies: SMALL.slice(0, toughness),
    gateTrophies: GATES.slice(0, gates),
  };
  const game = aGame({ investigators: [who], phase: 'arkham' });
  game.state.cup = game.state.cup.filter((marker) => !SMALL.includes(marker));
  game.state.gateStack = game.state.gateStack.filter((marker) => !GATES.includes(marker));
  return game;
}

function purseOf(game: ReturnType<typeof arrive>, at: string): Purse {
  const one = game.state.investigators[0];
  if (!one) throw new Error('nobody');
  const cards: Record<string, number> = {};
  for (const { id } of one.cards) {
    const kind = id.split('#')[0] ?? id;
    const deck = ['bank-loan', 'blessing'].includes(kind) ? kind : deckOf(kind);
    cards[deck] = (cards[deck] ?? 0) + 1;
  }
  return {
    money: one.money,
    clues: one.clues,
    hurt: 5 - (at === 'arkham-asylum' ? one.sanity : one.stamina),
    toughness: one.monsterTrophies.length,
    gates: one.gateTrophies.length,
    cards,
  };
}

const deckOf = (kind: string): string => content.card(kind).deck;

describe('the ability of a location', () => {
  it.each(Object.keys(SERVICES))('2E-4004 %s takes and gives what the board says, for every purse', (at) => {
    for (const purse of purses()) {
      const wanted = SERVICES[at]?.(purse) ?? [];
      const found = [0, 1, -1].flatMap((which) => {
        const game = arrive(at, purse);
        const { decisions } = drive(game, arkhamEncounter(game, 0), {
          'encounter.choose': 'ability',
          'effect.choose': (decision) => optionIds(decision).at(which) ?? optionIds(decision)[0] ?? '',
          // Who brings nothing along.
          'draw.search': 'tom-mountain-murphy#1',
        });
        return decisions.some(({ kind }) => kind === 'encounter.choose') ? [purseOf(game, at)] : [];
      });
      expect([purse, found.length > 0]).toEqual([purse, wanted.length > 0]);
      for (const one of found) expect(wanted).toContainEqual(one);
      // Each way of paying can be chosen.
      for (const one of wanted) expect(found).toContainEqual(one);
    }
  });
});
