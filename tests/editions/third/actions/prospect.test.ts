import { expect, it } from 'vitest';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { seen } from '../../../../src/engine/decision.ts';
import { oddsOf } from '../../../../src/engine/odds.ts';
import { aGame, skillOf } from '../table.ts';

const at = 'blackCave';

/** What the buttons of the actions say: each outcome with its odds. */
function prospect(layout: Parameters<typeof aGame>[0]) {
  const game = aGame(layout);
  const offers = legalActions(game, 0).map(seen);
  return { game, of: (id: string) => offers.find((offer) => offer.id.startsWith(id))?.chances };
}

it('3E-403.3 ward: one doom off, and two with a remnant', () => {
  const { game, of } = prospect({ investigators: [{ sheet: 'dexterDrake', at }], doom: { [at]: 3 } });
  const dice = skillOf(game, 0, 'lore');
  expect(of('ward')).toEqual([
    { of: 'pass', odds: expect.closeTo(oddsOf(dice, 1, 2), 12) },
    { of: 'both', odds: expect.closeTo(oddsOf(dice, 2, 2), 12) },
  ]);
  expect(prospect({ investigators: [{ sheet: 'dexterDrake', at }], doom: { [at]: 1 } }).of('ward')).toBeUndefined();
});

it('3E-403.2, 3E-407.2: where there is nothing to ward off or to research, no odds are promised', () => {
  // Born Unlucky makes something of a test that fails.
  const offers = (layout: Parameters<typeof aGame>[0]) =>
    Object.fromEntries(legalActions(aGame(layout), 0).map((offer) => [offer.id, seen(offer).odds]));
  const rex = { sheet: 'rexMurphy', at };
  expect(offers({ investigators: [rex] })).toMatchObject({ ward: undefined, research: undefined });
  expect(Object.keys(offers({ investigators: [rex] }))).toEqual(expect.arrayContaining(['ward', 'research']));
  expect(offers({ investigators: [rex], doom: { [at]: 1 } }).ward).toBeGreaterThan(0);
});

it('3E-404 research: one clue, and both', () => {
  const { game, of } = prospect({ investigators: [{ sheet: 'dexterDrake', at, clues: 2 }] });
  const dice = skillOf(game, 0, 'observation');
  expect(of('research')).toEqual([
    { of: 'pass', odds: expect.closeTo(oddsOf(dice, 1, 2), 12) },
    { of: 'both', odds: expect.closeTo(oddsOf(dice, 2, 2), 12) },
  ]);
});

it('3E-402.2 attack: to hit and to kill are told apart; 3E-405.5 evade: one of them, and all', () => {
  const agnes = { sheet: 'agnesBaker', at };
  const monsters = [
    { kind: 'fleshEater#1', with: 0 },
    { kind: 'fleshEater#2', with: 0 },
  ];
  const { game, of } = prospect({ investigators: [agnes], monsters });
  const [hit, kill] = of('attack') ?? [];
  expect([hit?.of, kill?.of]).toEqual(['hit', 'kill']);
  const dice = skillOf(game, 0, 'strength');
  expect(hit?.odds).toBeCloseTo(oddsOf(dice, 1, 2), 12);
  expect(kill?.odds).toBeCloseTo(oddsOf(dice, 2, 2), 12);
  const hurt = prospect({ investigators: [agnes], monsters: [{ kind: 'fleshEater#1', with: 0, damage: 1 }] });
  expect(hurt.of('attack')).toEqual([{ of: 'kill', odds: expect.closeTo(oddsOf(dice, 1, 2), 12) }]);
  const [one, all] = of('evade') ?? [];
  expect([one?.of, all?.of]).toEqual(['pass', 'all']);
  expect(all?.odds).toBeLessThan(one?.odds ?? 0);
});

it('attack: does not say that it can’t kill where a spell that costs something could', () => {
  const agnes = { sheet: 'agnesBaker', at };
  const mage = { ...agnes, cards: ['stormOfSpirits'] };
  const against = (kind: string, who: typeof agnes) =>
    prospect({ investigators: [who], monsters: [{ kind, with: 0 }] }).of('attack');
  expect(against('swiftByakhee', agnes)?.map(({ of, odds }) => [of, odds > 0])).toEqual([
    ['hit', true],
    ['kill', false],
  ]);
  expect(against('swiftByakhee', mage)?.map(({ of }) => of)).toEqual(['hit']);
});

it('3E-463.4 clues reroll dice and add none: what the dice can’t do, clues can’t either', () => {
  const poor = { sheet: 'agnesBaker', at };
  const kill = (clues: number) =>
    prospect({ investigators: [{ ...poor, clues }], monsters: [{ kind: 'swiftByakhee', with: 0 }] })
      .of('attack')
      ?.find(({ of }) => of === 'kill');
  expect(kill(3)).toEqual(kill(0));
});
