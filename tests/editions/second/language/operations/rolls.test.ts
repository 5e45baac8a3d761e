import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../../src/editions/second/content/effect.ts';
import { content } from '../../../../second.ts';
import { aGame, eventsOf } from '../../table.ts';
import { kinds, one, PLACE, play } from './list.ts';

describe('checks and rolls', () => {
  const check = (check: Extract<Effect, { check: unknown }>['check']): Effect => ({ check });

  it('2E-2206 check: pass or fail', () => {
    const effects = [
      check({ skill: 'luck', mod: -1, difficulty: 1, pass: [{ gain: { clue: 2 } }], fail: [{ status: 'cursed' }] }),
    ];
    const passing = aGame({ investigators: [{ sheet: 'carolyn-fern', sliders: [1, 1, 0] }], dice: [1, 5, 1, 1] });
    play(passing, effects);
    expect(one(passing)).toMatchObject({ clues: 2 });
    const failing = aGame({ investigators: [{ sheet: 'carolyn-fern', sliders: [1, 1, 0] }], dice: [1, 4, 1, 1] });
    play(failing, effects);
    expect(kinds(failing)).toEqual(['curse']);
  });

  it('2E-2209 roll: says where nothing comes of it, also where what it brings changes nothing', () => {
    const rest = content.encounter('uptown', 'st-marys-hospital', 3).effects;
    const idle = (stamina: number, die: number) => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', stamina }], dice: [die] });
      play(game, rest);
      return eventsOf(game, 'DiceRolled')[0]?.idle ?? false;
    };
    expect([idle(2, 1), idle(2, 6), idle(6, 1)]).toEqual([false, true, true]);
  });

  it('2E-101 check by successes: the band that fits', () => {
    const game = aGame({ investigators: [{ sheet: 'carolyn-fern', sliders: [1, 1, 0] }], dice: [5, 6, 1, 1, 1] });
    play(game, [
      check({
        skill: 'luck',
        mod: 0,
        difficulty: 1,
        bySuccesses: [
          { min: 0, max: 1, do: [] },
          { min: 2, max: 2, do: [{ gain: { money: 2 } }] },
          { min: 3, max: null, do: [{ gain: { money: 10 } }] },
        ],
      }),
    ]);
    expect(one(game).money).toBe(2);
  });

  it('2E-101 check by successes: clues are offered as long as another band can be reached, to leave it there by name', () => {
    const bands = [
      { min: 0, max: 0, do: [] },
      { min: 1, max: 1, do: [{ gain: { money: 2 } }] },
      { min: 2, max: null, do: [{ gain: { money: 10 } }] },
    ];
    const asked = (dice: number[], spec: object) => {
      const game = aGame({ investigators: [{ sheet: 'carolyn-fern', sliders: [1, 1, 0], clues: 3 }], dice });
      return play(game, [{ check: { skill: 'luck', mod: 0, difficulty: 1, ...spec } } as Effect]).decisions;
    };
    const labels = (dice: number[], spec: object) => asked(dice, spec).map(({ options: [first] }) => first?.label.key);
    expect(labels([5, 1, 1, 1, 1], { bySuccesses: bands })).toEqual(['option-accept']);
    expect(labels([5, 6, 1, 1, 1], { bySuccesses: bands })).toEqual([]);
    expect(labels([1, 1, 1, 1, 1], { pass: [], fail: [] })).toEqual(['option-accept-failure']);
  });

  it('2E-101 check per success: one gain for all of them, or the failure', () => {
    const effects = [
      check({
        skill: 'fight',
        mod: 0,
        difficulty: 1,
        perSuccess: [{ gain: { money: 3 } }],
        fail: [{ lose: { stamina: 1 } }],
      }),
    ];
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [1, 3, 1] }], dice: [5, 6, 1, 1, 1] });
    play(game, effects);
    expect(eventsOf(game, 'Gained')).toMatchObject([{ what: 'money', amount: 6 }]);
    const bad = aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [1, 3, 1] }], dice: [1, 1, 1, 1, 1] });
    play(bad, effects);
    expect(one(bad).stamina).toBe(5);
  });

  it('2E-3821 check: the modifier changes by the round of the final battle', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [1, 1, 0] }], dice: [6] });
    const spec = { skill: 'luck', mod: 1, difficulty: 1, pass: [], fail: [] } as const;
    play(game, [check({ ...spec, pass: [], fail: [] })], {}, { ...PLACE, modifier: -2 });
    expect(eventsOf(game, 'CheckRolled')[0]?.formula).toContainEqual({
      source: { ref: 'modifier', id: 'modifier' },
      dice: -1,
    });
  });

  it('2E-2801 a Combat check without a monster counts the weapons at hand, and no resistance', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', sliders: [1, 0, 1], cards: ['tommy-gun'] }],
      ancientOne: 'shub-niggurath',
      dice: [1, 1, 1, 1, 1, 1, 6],
    });
    play(game, [check({ skill: 'combat', mod: -1, difficulty: 1, pass: [{ gain: { clue: 1 } }], fail: [] })]);
    expect(eventsOf(game, 'CheckRolled')[0]?.dice).toHaveLength(7);
    expect(one(game).clues).toBe(1);
    expect(game.state.combat).toBeUndefined();
  });

  it('2E-2209 roll: faces in bands', () => {
    const game = aGame({ dice: [3] });
    play(game, [
      {
        roll: {
          dice: 1,
          bands: [
            { min: 1, max: 2, do: [] },
            { min: 3, max: 3, do: [{ gain: { money: 3 } }] },
          ],
        },
      },
    ]);
    expect(one(game).money).toBe(3);
  });

  it('2E-3205 roll: successes by the roller’s own faces', () => {
    const effects: Effect[] = [{ roll: { dice: 1, bands: [{ successes: 1, do: [{ gain: { money: 1 } }] }] } }];
    const blessed = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['blessing'] }], dice: [4] });
    play(blessed, effects);
    const plain = aGame({ dice: [4] });
    play(plain, effects);
    expect([one(blessed).money, one(plain).money]).toEqual([1, 0]);
  });

  it('2E-3004 roll per failure: the losses of one roll are one loss', () => {
    const game = aGame({ investigators: [{ sheet: 'michael-mcglen', stamina: 4 }], dice: [1, 2, 5, 1] });
    play(game, [{ roll: { dice: 'currentStamina', perFailure: [{ lose: { stamina: 1 } }] } }]);
    expect(one(game).stamina).toBe(2); // three failures, Strong Body prevents one of them
  });

  it('2E-101 roll per die: tokens for each die in the band', () => {
    const game = aGame({ rumor: 'mythos-good-work-undone', dice: [1, 2] });
    play(
      game,
      [{ roll: { dice: 2, perDie: [{ min: 1, max: 2, do: [{ tokensOnCard: { clue: 1 } }] }] } }],
      {},
      { source: { ref: 'mythos', id: 'mythos-good-work-undone' } },
    );
    expect(game.state.rumor?.tokens).toBe(2);
  });

  it('2E-101 if: looks at the value before the misfortune is dealt with', () => {
    const [effect] = content.mythos('mythos-blood-magic').ability.ongoing ?? [];
    const list = effect && 'when' in effect ? effect.do : [];
    const dead = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'rivertown-streets', stamina: 2 }],
      dice: [1, 1],
    });
    play(dead, list, { 'effect.may': 'yes' });
    expect(eventsOf(dead, 'Devoured')).toHaveLength(1);
    const alive = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'rivertown-streets', stamina: 2 }],
      dice: [1, 6],
    });
    play(alive, list, { 'effect.may': 'yes' });
    expect(one(alive)).toMatchObject({ stamina: 1, clues: 3 });
  });

  it('2E-101 if: somebody brought to 0 Sanity by the loss before it gets nothing', () => {
    const list = content.encounter('merchant-district', 'unnamable', 2).effects;
    const mad = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'unnamable', sanity: 2 }] });
    play(mad, list, { 'effect.may': 'yes' });
    expect(one(mad)).toMatchObject({ at: 'arkham-asylum', sanity: 1, cards: [] });
    const sane = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'unnamable', sanity: 3 }] });
    play(sane, list, { 'effect.may': 'yes' });
    expect(kinds(sane)).toEqual(['eric-colt']);
  });
});
