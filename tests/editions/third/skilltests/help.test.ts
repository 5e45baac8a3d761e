import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import type { Spec } from '../../../../src/editions/third/content/effect.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { CONTENT } from '../../../third.ts';
import { aGame, aGameOfBefore, drive, eventsOf, inTurn, kindsOf, seatOf } from '../table.ts';
import { daniela, roll } from './testgame.ts';

/** Asks whoever could help and has not been asked, and takes their help. */
const asks = ({ options }: Decision): string => options.find(({ id }) => id.startsWith('ask:'))?.id ?? 'accept';
const lending = { 'test.spend': asks, 'test.lend': ({ options }: Decision): string => options[1]?.id ?? '' };

describe('help of others', () => {
  it('3E-463.4b 2E-T62 Minh lends rerolls in her space to whoever asks her, never asked unbidden', () => {
    const game = aGame({
      at: 'generalStore',
      investigators: ['danielaReyes', 'minhThiPhan'],
      centers: { rivertown: { clues: 2 } },
      dice: [1, 1, 1, 5, 1],
    });
    const { result, decisions } = roll(game, {}, lending);
    expect(kindsOf(decisions)).toEqual(['test.spend', 'test.lend']);
    expect(decisions[0]).toMatchObject({ seats: [0], default: ['accept'] });
    expect(decisions[0]?.options.map(({ id }) => id)).toEqual(['accept', 'ask:1']);
    expect(decisions[1]).toMatchObject({ seats: [1], subject: 0, default: ['decline'] });
    expect(result?.passed).toBe(true);
    expect(eventsOf(game, 'AbilityUsed')[0]).toMatchObject({ seat: 1, sheet: 'minhThiPhan' });
    expect(roll(game).decisions).toEqual([]);
  });

  it('2E-T62 in games of before each is asked when the test is about to fail', () => {
    const game = aGameOfBefore(['helpOnRequest'], {
      at: 'generalStore',
      investigators: ['danielaReyes', 'minhThiPhan', { sheet: 'marieLambeau', cards: ['intervene'] }],
      centers: { rivertown: { clues: 2 } },
      dice: [1, 1, 1],
    });
    const { decisions } = roll(game, {}, { 'test.lend': 'decline' });
    expect(decisions.map(({ kind, seats }) => [kind, ...seats])).toEqual([
      ['test.lend', 1],
      ['test.lend', 2],
    ]);
  });

  it('2E-T62 who has declined cannot be asked again', () => {
    const game = aGame({
      at: 'generalStore',
      investigators: ['danielaReyes', 'minhThiPhan', { sheet: 'marieLambeau', cards: ['intervene'] }],
      centers: { rivertown: { clues: 2 } },
      dice: [1, 1, 1],
    });
    const { decisions } = roll(game, {}, { 'test.spend': inTurn('ask:1', 'accept'), 'test.lend': 'decline' });
    expect(kindsOf(decisions)).toEqual(['test.spend', 'test.lend', 'test.spend']);
    expect(decisions[2]?.options.map(({ id }) => id)).toEqual(['accept', 'ask:2']);
  });

  it('nobody is asked whose card can change nothing', () => {
    const game = aGame({ at: 'generalStore', investigators: ['danielaReyes', 'minhThiPhan'], dice: [1, 1, 1] });
    expect(roll(game).decisions).toEqual([]);
    const away = aGame({
      at: 'generalStore',
      investigators: ['danielaReyes', { sheet: 'minhThiPhan', at: 'graveyard' }],
      centers: { rivertown: { clues: 2 } },
      dice: [1, 1, 1],
    });
    expect(roll(away).decisions).toEqual([]);
  });

  it('3E-463.4b others may help where successes are counted, as long as one more counts', () => {
    const asked = (headline: string, ...dice: number[]) => {
      const game = aGame({
        phase: 'mythos',
        at: 'generalStore',
        investigators: [
          { sheet: 'wendyAdams', clues: 1 },
          'minhThiPhan',
          { sheet: 'marieLambeau', cards: ['intervene'] },
        ],
        centers: { rivertown: { clues: 2 } },
        dice,
      });
      const { effect } = CONTENT.headline(headline);
      const { decisions } = drive(game, run(game, 0, effect, { source: { ref: 'headline', id: headline } }), {
        'test.spend': asks,
        'test.lend': 'decline',
      });
      return decisions.filter(({ kind }) => kind.startsWith('test.')).map(({ kind, seats }) => [kind, ...seats]);
    };
    const all = [
      ['test.spend', 0],
      ['test.lend', 1],
      ['test.spend', 0],
      ['test.lend', 2],
      ['test.spend', 0],
    ];
    expect(asked('dreamExpertFoundDead', 6, 1, 1, 1)).toEqual(all);
    expect(asked('nightTerrorsTerrifyNightly', 6, 6, 1, 1)).toEqual(all);
    expect(asked('cursedTreasureBringsMoneyProblems', 6, 6, 1, 1)).toEqual(all);
    // Three prevent everything, and more lead to the same.
    expect(asked('dreamExpertFoundDead', 6, 6, 6, 1)).toEqual([]);
    expect(asked('cursedTreasureBringsMoneyProblems', 6, 6, 6, 1)).toEqual([]);
  });

  it('3E-463.4b money for each success: one more always counts', () => {
    const check: Spec<'check'> = {
      skill: 'strength',
      mod: 0,
      pass: [{ gain: { money: { per: 'success' } } }],
      fail: [],
    };
    const game = aGame({
      at: 'generalStore',
      investigators: ['danielaReyes', 'minhThiPhan'],
      centers: { rivertown: { clues: 2 } },
      dice: [6, 6, 1, 5],
    });
    const { decisions } = drive(
      game,
      run(game, 0, [{ check }], { source: { ref: 'encounter', id: 'downtown1' } }),
      lending,
    );
    expect(kindsOf(decisions)).toEqual(['test.spend', 'test.lend']);
    expect(seatOf(game, 0).money).toBe(3);
  });

  it('3E-463.4b what a test within a test counts is not worth a second success of the first', () => {
    const inner: Spec<'check'> = { skill: 'will', mod: 0, pass: [{ gain: { money: { per: 'success' } } }], fail: [] };
    const check: Spec<'check'> = { skill: 'lore', mod: 0, pass: [{ check: inner }], fail: [] };
    const game = daniela({ clues: 1 }, { dice: [6, 1, 1, 5, 5, 5] });
    const { decisions } = drive(game, run(game, 0, [{ check }], { source: { ref: 'encounter', id: 'downtown1' } }));
    expect(decisions).toEqual([]);
  });

  it('a spell’s test that has succeeded bothers nobody, one that has not does', () => {
    const asked = (die: number) => {
      const game = aGame({
        at: 'generalStore',
        investigators: [{ sheet: 'danielaReyes', cards: ['alchemicalProcess'] }, 'minhThiPhan'],
        centers: { rivertown: { clues: 2 } },
        dice: [die, 1, 1, 1, 1],
      });
      return kindsOf(drive(game, performAction(game, 0, 'component:alchemicalProcess#1:0')).decisions);
    };
    expect(asked(6)).toEqual([]);
    expect(asked(1)).toEqual(['test.spend']);
  });

  it('3E-463.4d a single success is added too', () => {
    const game = aGame({
      investigators: [
        { sheet: 'danielaReyes', at: 'generalStore' },
        { sheet: 'marieLambeau', at: 'graveyard', cards: ['intervene'] },
      ],
      dice: [1, 1, 1, /* Marie */ 5, 1],
    });
    const { result } = roll(game, {}, { 'test.lend': 'use:intervene#1:0', 'test.spend': asks });
    expect(result).toMatchObject({ successes: 1, passed: true });
    expect(eventsOf(game, 'SuccessesAdded')).toMatchObject([{ amount: 1, successes: 1 }]);
  });

  it('3E-463.4d a spell cast from anywhere adds its successes', () => {
    const game = aGame({
      investigators: [
        { sheet: 'danielaReyes', at: 'generalStore' },
        { sheet: 'marieLambeau', at: 'graveyard', cards: ['intervene'] },
      ],
      dice: [1, 1, 1, /* Marie, lore 3 - 1 */ 5, 6],
    });
    const { result, decisions } = roll(game, {}, { 'test.lend': 'use:intervene#1:0', 'test.spend': asks });
    expect(decisions[1]?.kind).toBe('test.lend');
    expect(result).toMatchObject({ successes: 2, passed: true });
    expect(seatOf(game, 1).horror).toBe(2);
    expect(game.state.casting).toBeUndefined();
  });
});
