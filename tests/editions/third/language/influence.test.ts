import { describe, expect, it } from 'vitest';
import { reckoning } from '../../../../src/editions/third/mythos/reckoning.ts';
import { type Arrangement, aGame, drive, eventsOf, inTurn, kindsOf, optionIds } from '../table.ts';

/** What is asked at a reckoning: the options of each vote on the order. */
function orders(arrangement: Arrangement): string[][] {
  const game = aGame({ phase: 'mythos', dice: [6, 6, 6, 6, 6, 6, 6, 6], ...arrangement });
  const { decisions } = drive(game, reckoning(game));
  return decisions.filter(({ kind }) => kind === 'reckoning.order').map(optionIds);
}

const AGAINST_TIME = { sheet: 'calvinWright', cards: ['untilTheEndOfTime'] };

describe('the order of reckoning effects', () => {
  it('3E-204.12c is not asked where none of them can influence another', () => {
    expect(orders({ investigators: [AGAINST_TIME, 'rexMurphy'] })).toEqual([]);
    expect(orders({ investigators: [AGAINST_TIME, { sheet: 'rexMurphy', cards: ['innsmouthLook'] }] })).toEqual([]);
    expect(orders({ investigators: [{ sheet: 'rexMurphy', cards: ['darkPact'] }] })).toEqual([]);
    // Two that only lay doom, far from every threshold.
    expect(
      orders({
        scenario: 'approachOfAzathoth',
        rumor: 'rogueCometApproaches',
        monsters: [{ kind: 'robedFigure', at: 'blackCave' }],
      }),
    ).toEqual([]);
  });

  it('3E-204.12c is asked where one deals the harm that another takes off', () => {
    const horror: Arrangement = { scenario: 'echoesOfTheDeep', at: 'graveyard', doom: { graveyard: 1 } };
    expect(orders({ ...horror, investigators: [AGAINST_TIME] })).toHaveLength(1);
    expect(orders({ ...horror, investigators: [{ ...AGAINST_TIME, at: 'blackCave' }] })).toEqual([]);
    expect(
      orders({
        investigators: [{ sheet: 'rexMurphy', focus: { lore: 1 }, cards: ['innsmouthLook'] }],
        rumor: 'fullMoonLinkedToAberrantBehavior',
      }),
    ).toEqual([['in-order', 'headline:fullMoonLinkedToAberrantBehavior', 'innsmouthLook#1:0']]);
  });

  it('3E-204.12c is asked where doom comes to a threshold, or where a secret comes to light', () => {
    const near = (graveyard: number) =>
      orders({
        scenario: 'approachOfAzathoth',
        codex: [1],
        rumor: 'astronomersChuffedAsStarsAlign',
        investigators: [{ sheet: 'rexMurphy', at: 'graveyard' }],
        monsters: [{ kind: 'robedFigure', at: 'graveyard', exhausted: true }],
        doom: { graveyard },
      }).length;
    expect([near(1), near(2)]).toEqual([0, 1]);
    expect(orders({ investigators: [{ sheet: 'rexMurphy', cards: ['darkPact', 'innsmouthLook'] }] })[0]).toHaveLength(
      3,
    );
  });

  it('3E-204.12c the next is chosen anew after each', () => {
    const game = aGame({
      phase: 'mythos',
      investigators: [
        { sheet: 'rexMurphy', cards: ['darkPact#1'] },
        { sheet: 'wendyAdams', cards: ['darkPact#3'] },
        { sheet: 'agnesBaker', cards: ['darkPact#2'] },
      ],
      dice: [6, 6, 6],
    });
    const { decisions } = drive(game, reckoning(game), {
      'reckoning.order': inTurn('darkPact/1:0', 'darkPact/2:0'),
    });
    expect(kindsOf(decisions)).toEqual(['reckoning.order', 'reckoning.order']);
    expect(eventsOf(game, 'Reckoning').map(({ by }) => by.id)).toEqual([
      'darkPact#3',
      'darkPact#2',
      'feastOfUmordhoth',
      'darkPact#1',
    ]);
  });
});
