import { describe, expect, it } from 'vitest';
import { likelyPlan } from '../../../../src/editions/plan/ahead.ts';
import { ahead } from '../../../../src/editions/second/plan/ahead.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { Play } from '../../../../src/engine/play.ts';
import { content, second, secondEdition } from '../../../second.ts';
import { type Arrangement, aGame } from '../table.ts';
import { field, fields, follow, inTown, plan } from './followed.ts';

const sixes = (count: number): number[] => Array.from({ length: count }, () => 6);

describe('a plan says of the Upkeep', () => {
  const hurt = (more: Arrangement = {}): Game =>
    inTown({
      investigators: [
        { sheet: 'joe-diamond', at: 'easttown-streets', sanity: 2, stamina: 2, cards: ['healing-stone', 'heal'] },
      ],
      phase: 'mythos',
      cursor: { step: 'mythos' },
      ...more,
    });
  const upkeep = (turn: number, options: Arrangement = {}): Game =>
    hurt({ phase: 'upkeep', cursor: { step: 'upkeep' }, turn, ...options });

  it('2E-505 what is to be done in it, as things are with every card refreshed', () => {
    const game = hurt();
    for (const card of game.state.investigators[0]!.cards) card.exhausted = true;
    const { choices, list } = field(game, 'upkeep');
    expect(list).toBe(true);
    expect(choices.map(({ value }) => value.split('#')[0])).toEqual(['use:healing-stone', 'cast:heal', 'done']);
    expect(fields(inTown({ phase: 'mythos', cursor: { step: 'mythos' } }))).not.toContain('upkeep');
  });

  it('2E-505 that it is done, and then no more', () => {
    const said = plan(hurt(), { upkeep: 'use:healing-stone#1' });
    const run = follow(upkeep(3), 'plan', said, 1);
    expect(run.done).toEqual(['use:healing-stone#1', 'done']);
    expect(run.asked).not.toContain('upkeep.next');
    expect(run.left).toEqual({});
  });

  it('2E-505 nothing, where that was said; and what can’t be done any more is passed over', () => {
    expect(follow(upkeep(3), 'plan', plan(hurt(), { upkeep: 'done' }), 1).done).toEqual(['done']);
    const said = plan(hurt(), { upkeep: 'use:healing-stone#1,done' });
    const without = upkeep(3);
    const [one] = without.state.investigators;
    one!.cards = one!.cards.filter(({ id }) => id !== 'healing-stone#1');
    expect(follow(without, 'plan', said, 1).done).toEqual(['done']);
  });

  it('2E-T11: in sittings the same is taken up from the window before the turn begins', () => {
    const said = plan(hurt(), { upkeep: 'use:healing-stone#1', goal: 'easttown-streets' });
    const game = hurt({ turnOrder: 'sitting', turn: 3, phase: 'upkeep', cursor: { step: 'upkeep' } });
    const play = new Play(secondEdition, game.state);
    const race = play.open.find((decision) => decision.race && decision.seats.includes(0))!;
    const found = ahead(content).planned(said, race, second.seenBy(play.state, 0), 0)!;
    expect(found).toMatchObject({ chosen: null, offer: 'upkeep:use:healing-stone#1' });
    expect(play.offers.map(({ id }) => id)).toContain(found.offer);
    const then = ahead(content).planned({ ...said, chosen: found.left }, race, second.seenBy(play.state, 0), 0);
    expect(then?.chosen).toEqual(['stop']);
  });

  it('what the autopilot would do, filled in', () => {
    const { chosen } = likelyPlan(ahead(content), second.seenBy(hurt().state, 0), 0).said;
    expect(chosen.upkeep).toBe('use:healing-stone#1');
  });
});

describe('a plan says of a fight', () => {
  const armed = (dice: number[], clues = 0): Game =>
    inTown({
      investigators: [
        {
          sheet: 'joe-diamond',
          at: 'easttown-streets',
          sliders: [3, 1, 1],
          cards: ['knife', 'cavalry-saber', 'axe'],
          clues,
        },
      ],
      monsters: { zombie: 'easttown-streets' },
      dice,
    });
  const fighting = { goal: 'easttown-streets', 'face:zombie#1': 'fight' };

  it('2E-2808 what is held in it, only where one of several sets could be', () => {
    const { choices } = field(armed([]), 'hands', fighting);
    expect(choices.length).toBeGreaterThan(2);
    expect(choices.find(({ value }) => value === 'axe#1')?.odds).toBeGreaterThan(0);
    expect(fields(inTown({ monsters: { zombie: 'easttown-streets' } }), fighting)).not.toContain('hands');
    expect(fields(armed([]), { goal: 'easttown-streets', 'face:zombie#1': 'evade' })).not.toContain('rounds');
  });

  it('2E-2808 that it is taken in hand before the blow, in each round', () => {
    const run = follow(
      armed([6, 6, 1, 1, 1, 1, 1, ...sixes(20)]),
      'plan',
      plan(armed([]), { ...fighting, hands: 'knife#1' }),
      1,
    );
    const filled = run.game.events.filter(({ type }) => type === 'HandsFilled');
    expect(filled.length).toBeGreaterThan(0);
    expect(run.done.filter((id) => id === 'knife#1')).toHaveLength(filled.length);
    for (const event of run.game.events) if (event.type === 'HandsFilled') expect(event.cards).toEqual(['knife#1']);
  });

  it('2E-2608 that a set which can’t be held any more is asked for', () => {
    const said = plan(armed([]), { ...fighting, hands: 'knife#1' });
    const game = armed(sixes(20));
    const [one] = game.state.investigators;
    one!.cards = one!.cards.filter(({ id }) => id !== 'knife#1');
    const { asked, done } = follow(game, 'plan', said, 1);
    expect(asked).toContain('combat.round');
    expect(done).not.toContain('fight');
  });

  it('2E-2608 for how many rounds, and then that he flees', () => {
    // The Horror check passes, the blow misses, and he gets away.
    const dice = [6, 1, 1, ...sixes(6)];
    const game = armed(dice);
    const [one] = game.state.investigators;
    one!.cards = [];
    const said = plan(game, { ...fighting, rounds: '1' });
    const run = follow(game, 'plan', said, 1);
    expect(run.done).toEqual(['fight:zombie#1', 'fight', 'flee']);
  });
});

describe('a plan says of a shop', () => {
  const shop = (draws: string[]): Game =>
    aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'general-store', money: 4 }],
      phase: 'arkham',
      cursor: { step: 'arkham', turnIndex: 0 },
      draws,
    });
  // 3, 4 and 1 dollars
  const wares = ['axe', 'rifle', 'ancient-tome', 'food'];

  it('2E-4303 which of the cards is bought, of those that can be paid for', () => {
    const bought = (buy: string): string[] => {
      const game = shop(wares);
      const run = follow(game, 'plan', plan(game, { end: 'ability', buy }), 1);
      expect(run.asked).not.toContain('shop.buy');
      expect(run.left).toEqual({});
      return run.done;
    };
    expect(bought('weapon')).toEqual(['ability', 'axe#1']);
    expect(bought('tome')).toEqual(['ability', 'ancient-tome#1']);
    expect(bought('dearest')).toEqual(['ability', 'ancient-tome#1']);
    expect(bought('cheapest')).toEqual(['ability', 'axe#1']);
  });

  it('is asked only where something is sold', () => {
    expect(fields(shop([]), { end: 'ability' })).toContain('buy');
    expect(fields(shop([]), { end: 'encounter' })).not.toContain('buy');
    const bank = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'bank-of-arkham' }],
      phase: 'arkham',
      cursor: { step: 'arkham', turnIndex: 0 },
    });
    expect(fields(bank, { end: 'ability' })).not.toContain('buy');
  });
});
