import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { aGame, drive, eventsOf, optionIds, seatOf } from '../table.ts';

const actionsOf = (game: ReturnType<typeof aGame>, seat = 0) =>
  legalActions(game, seat)
    .map(({ action }) => action)
    .filter((action) => action.startsWith('component:'));

describe('component actions', () => {
  it('3E-454.1 an action printed on a component can be performed', () => {
    const game = aGame({ investigators: [{ sheet: 'jennyBarnes', money: 1 }] });
    drive(game, performAction(game, 0, 'component:jennyBarnes:0'));
    expect(seatOf(game, 0).money).toBe(4);
    expect(eventsOf(game, 'AbilityUsed')).toMatchObject([{ type: 'AbilityUsed', seat: 0, sheet: 'jennyBarnes' }]);
  });

  it('a card that adds to what the action gives', () => {
    const game = aGame({ investigators: [{ sheet: 'jennyBarnes', money: 1, cards: ['dressedToTheNines'] }] });
    drive(game, performAction(game, 0, 'component:jennyBarnes:0'));
    expect(seatOf(game, 0).money).toBe(6);
  });

  it('3E-454.2 only those of his own sheet and assets', () => {
    const game = aGame({ investigators: ['wendyAdams', { sheet: 'jennyBarnes', damage: 1, cards: ['firstAidKit'] }] });
    expect(actionsOf(game, 0)).toEqual([]);
    expect(actionsOf(game, 1)).toEqual(['component:jennyBarnes:0', 'component:firstAidKit#1:0']);
  });

  it('3E-454.3 each is an action of its own', () => {
    const hurt = { damage: 2, horror: 1 };
    const game = aGame({
      investigators: [{ sheet: 'wendyAdams', ...hurt, cards: ['firstAidKit', 'grimmsFairyTales'] }],
    });
    drive(game, performAction(game, 0, 'component:firstAidKit#1:0'));
    expect(actionsOf(game)).toEqual(['component:grimmsFairyTales#1:0']);
  });

  it('3E-454.4 a codex action only in its space', () => {
    const offered = (at: string) =>
      actionsOf(aGame({ scenario: 'echoesOfTheDeep', investigators: [{ sheet: 'wendyAdams', at }], codex: [36] }));
    expect(offered('riverDocks')).toEqual(['component:archive:36:objectives:0']);
    expect(offered('observatory')).toEqual([]);
  });

  it('3E-400.1f-1 what cannot be paid is not offered', () => {
    const offered = (remnants: number) =>
      actionsOf(aGame({ investigators: [{ sheet: 'wendyAdams', remnants, cards: ['delphiniaBell'] }] }));
    expect(offered(0)).toEqual([]);
    expect(offered(1)).toEqual(['component:delphiniaBell#1:0']);
  });

  it('3E-400.1d the cost is paid and the effect follows', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', damage: 3, horror: 2, cards: ['mysteriousSerum'] }] });
    drive(game, performAction(game, 0, 'component:mysteriousSerum#1:0'));
    expect(seatOf(game, 0)).toMatchObject({ damage: 0, horror: 0, cards: [] });
  });

  it('an action that lets him perform one again', () => {
    const game = aGame({
      investigators: [{ sheet: 'marieLambeau', cards: ['witchBlood'], performed: ['gatherResources'] }],
    });
    const { decisions } = drive(game, performAction(game, 0, 'component:witchBlood#1:0'), {
      'action.additional': 'gatherResources',
    });
    expect(optionIds(decisions[0])).toEqual(['gatherResources', 'none']);
    expect(seatOf(game, 0).money).toBe(1);
  });

  it('Marie’s example is followed by another, once a round', () => {
    const game = aGame({ investigators: ['marieLambeau', 'wendyAdams'] });
    drive(game, performAction(game, 0, 'gatherResources'), {
      'reaction.may': 'marieLambeau:0',
      'effect.investigator': 1,
      'action.additional': 'gatherResources',
    });
    expect(game.state.investigators.map(({ money }) => money)).toEqual([1, 1]);
    expect(seatOf(game, 1).performed).toEqual(['gatherResources']);
  });
});
