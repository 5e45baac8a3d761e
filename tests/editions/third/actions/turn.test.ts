import { describe, expect, it } from 'vitest';
import { offerAction, performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { actionTurn } from '../../../../src/editions/third/actions/turn.ts';
import { becomeStatus } from '../../../../src/editions/third/investigators/status.ts';
import { canPay } from '../../../../src/editions/third/language/table.ts';
import { equip } from '../../../../src/editions/third/setup/equipment.ts';
import { aGame, drive, eventsOf, inTurn, kindsOf, optionIds, seatOf } from '../table.ts';

const forSeat = (seat: number) => (open: readonly { seats: number[] }[]) =>
  open.find(({ seats }) => seats[0] === seat) as never;

describe('turns of the action phase', () => {
  it('3E-201.1-2 3E-401.2 up to two actions', () => {
    const game = aGame({ investigators: ['wendyAdams'] });
    const { decisions } = drive(game, actionTurn(game), {
      'action.turn': 'gatherResources',
      'action.next': 'focus',
    });
    expect(kindsOf(decisions)).toEqual(['action.turn', 'action.next', 'action.focus']);
    expect(seatOf(game, 0).performed).toEqual(['gatherResources', 'focus']);
  });

  it('3E-201.1-2 one and none are legal', () => {
    for (const [first, performed] of [
      ['end', []],
      ['focus', ['focus']],
    ] as const) {
      const game = aGame({ investigators: ['wendyAdams'] });
      drive(game, actionTurn(game), { 'action.turn': first, 'action.next': 'end' });
      expect(seatOf(game, 0)).toMatchObject({ performed, inactive: true });
    }
  });

  it('3E-201.1-1 each takes exactly one turn', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', inactive: true }, 'tommyMuldoon'] });
    const { decisions } = drive(game, actionTurn(game), { 'action.next': 'end' });
    expect(decisions[0]?.seats).toEqual([1]);
    expect(game.state.investigators.map(({ inactive }) => inactive)).toEqual([true, true]);
  });

  it('3E-201.2-1 whoever answers first takes the next turn', () => {
    const game = aGame({ investigators: ['wendyAdams', 'tommyMuldoon'] });
    const { decisions } = drive(game, actionTurn(game), { 'action.turn': 'end' }, forSeat(1));
    expect(decisions.map(({ kind, race, seats }) => [kind, race, seats])).toEqual([
      ['action.turn', true, [0]],
      ['action.turn', true, [1]],
    ]);
    expect(eventsOf(game, 'TurnStarted')).toEqual([{ type: 'TurnStarted', seat: 1, phase: 'action' }]);
    expect(game.state.investigators.map(({ inactive }) => inactive)).toEqual([false, true]);
  });

  it('3E-110.5a-2 who has yet to choose a starting card does that first, and takes no turn with it', () => {
    const game = aGame({ investigators: ['wendyAdams', 'agnesBaker'] });
    drive(game, equip(game, 1));
    expect(seatOf(game, 1)).toMatchObject({ money: 3, unequipped: true });
    expect(seatOf(game, 1).cards.map(({ id }) => id)).toEqual(['heirloomOfHyperborea#1']);
    const answers = { 'setup.startingCards': '1', 'action.turn': 'end' };
    const decisions = [1, 2].flatMap(() => drive(game, actionTurn(game), answers, forSeat(1)).decisions);
    expect(decisions.map(({ kind, race, seats }) => [kind, race, seats])).toEqual([
      ['action.turn', true, [0]],
      ['setup.startingCards', true, [1]],
      ['action.turn', true, [0]],
      ['action.turn', true, [1]],
    ]);
    expect(seatOf(game, 1).cards.map(({ id }) => id)).toEqual(['heirloomOfHyperborea#1', 'fleshWardStarting#1']);
    expect(seatOf(game, 1).unequipped).toBeUndefined();
    expect(game.state.investigators.map(({ inactive }) => inactive)).toEqual([false, true]);
    expect(eventsOf(game, 'TurnStarted').map(({ seat }) => seat)).toEqual([1]);
  });

  it('3E-472.1 the turns are offered in player order, the leader first', () => {
    const game = aGame({ investigators: ['wendyAdams', 'tommyMuldoon', 'danielaReyes'], leader: 1 });
    const { decisions } = drive(game, actionTurn(game), { 'action.turn': 'end' });
    expect(decisions.map(({ seats }) => seats[0])).toEqual([1, 2, 0]);
  });

  it('3E-201.2-2 3E-410.2 the token is turned at the end of the turn', () => {
    const game = aGame({ investigators: ['wendyAdams'] });
    drive(game, actionTurn(game), { 'action.turn': 'end' });
    expect(seatOf(game, 0).inactive).toBe(true);
    expect(eventsOf(game, 'TurnEnded')).toHaveLength(1);
  });

  it('3E-201.2-2 who is delayed by his last action gets no second turn', () => {
    const game = aGame({ investigators: ['wendyAdams', 'tommyMuldoon'] });
    drive(game, actionTurn(game), {
      'action.turn': 'gatherResources',
      'action.next': 'focus',
      'action.focus': ({ default: skill }) => {
        seatOf(game, 0).delayed = true;
        return skill;
      },
    });
    expect(seatOf(game, 0)).toMatchObject({ delayed: true, inactive: true });
    expect(drive(game, actionTurn(game), { 'action.turn': 'end' }).decisions.map(({ seats }) => seats)).toEqual([[1]]);
  });

  it('3E-410.4a 3E-410.4b the leader’s token is turned like any other', () => {
    const game = aGame({ investigators: ['wendyAdams', 'tommyMuldoon'], leader: 1 });
    drive(game, actionTurn(game), { 'action.turn': 'end' });
    expect(seatOf(game, 1).inactive).toBe(true);
    expect(game.state.leader).toBe(1);
  });

  it('3E-201.3-1 3E-201.3-2 3E-401.3 an additional action does not count against the two', () => {
    const game = aGame({
      investigators: ['tommyMuldoon'],
      monsters: [{ kind: 'fleshEater', with: 0 }],
      dice: [5, 1, 1],
    });
    const { decisions } = drive(game, actionTurn(game), {
      'action.turn': 'evade',
      'action.additional': 'gatherResources',
      'action.next': 'focus',
    });
    expect(kindsOf(decisions)).toContain('action.next');
    expect(seatOf(game, 0).performed).toEqual(['evade', 'gatherResources', 'focus']);
  });

  it('3E-201.3-1 an effect can allow an action in any phase', () => {
    for (const phase of ['action', 'monster', 'encounter', 'mythos'] as const) {
      const game = aGame({ investigators: ['wendyAdams'], phase });
      const { result } = drive(game, offerAction(game, 0, { rule: '3E-405.2-2' }), {
        'action.additional': 'gatherResources',
      });
      expect(result, phase).toBe(true);
      expect(seatOf(game, 0), phase).toMatchObject({ money: 1, performed: ['gatherResources'] });
    }
  });

  it('3E-401.4 each action at most once a round', () => {
    const game = aGame({ investigators: ['wendyAdams'] });
    const { decisions } = drive(game, actionTurn(game), { 'action.turn': 'gatherResources', 'action.next': 'end' });
    expect(optionIds(decisions[0])).toContain('gatherResources');
    expect(optionIds(decisions[1])).not.toContain('gatherResources');
    expect(drive(game, performAction(game, 0, 'gatherResources')).result).toBe(false);
  });

  it('3E-401.5 3E-447.5 3E-201.4 an engaged investigator sees attack, evade, focus and what says so', () => {
    const game = aGame({
      investigators: [{ sheet: 'agnesBaker', clues: 1, cards: ['shriveling', 'firstAidKit'] }],
      doom: { generalStore: 1 },
      monsters: [{ kind: 'fleshEater', with: 0 }],
    });
    expect(legalActions(game, 0).map(({ action }) => action)).toEqual([
      'attack',
      'evade',
      'component:shriveling#1:0',
      'focus',
    ]);
  });

  it('3E-401.5 3E-201.4 an engaged investigator trades with nobody and does nothing of the codex', () => {
    const offers = (held: boolean) => {
      const game = aGame({
        scenario: 'approachOfAzathoth',
        investigators: [{ sheet: 'agnesBaker', money: 1, clues: 1 }, 'wendyAdams'],
        at: 'blackCave',
        codex: [{ number: 4, side: 'back' }],
        ...(held ? { monsters: [{ kind: 'robedFigure', with: 0 }] } : {}),
      });
      game.state.markers = [{ color: 'white', faceUp: false, at: 'blackCave' }];
      return legalActions(game, 0).map(({ action }) => action);
    };
    expect(offers(false)).toEqual(expect.arrayContaining(['trade', 'research', 'component:archive:4:actions:0']));
    expect(offers(true)).toEqual(['attack', 'evade', 'focus']);
  });

  it('3E-422.2 a watcher does not restrict, 3E-422.3 another monster beside it does', () => {
    const game = aGame({ investigators: ['wendyAdams'], monsters: [{ kind: 'eyelessWatcher', with: 0 }] });
    expect(legalActions(game, 0).map(({ action }) => action)).toContain('gatherResources');
    const more = aGame({
      investigators: ['wendyAdams'],
      monsters: [
        { kind: 'eyelessWatcher', with: 0 },
        { kind: 'fleshEater', with: 0 },
      ],
    });
    expect(legalActions(more, 0).map(({ action }) => action)).not.toContain('gatherResources');
  });

  it('a card can give one action more, and was used by it', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['pocketWatch'] }] });
    drive(game, actionTurn(game), {
      'action.turn': 'gatherResources',
      'action.next': inTurn('focus', 'move'),
      'move.step': 'graveyard',
    });
    expect(seatOf(game, 0).performed).toEqual(['gatherResources', 'focus', 'move']);
    expect(seatOf(game, 0).cards[0]?.usedIn).toBe(2);
  });

  it('silence gathers resources, then focuses below the limit, then ends the turn', () => {
    const game = aGame({ investigators: [{ sheet: 'jennyBarnes', cards: ['pocketWatch', 'gabrielCarillo'] }] });
    const { decisions } = drive(game, actionTurn(game));
    expect(decisions.map((asked) => asked.default[0])).toEqual(['gatherResources', 'focus', 'influence', 'end']);
  });

  it('3E-430.6 3E-R8 whoever leaves the game in his turn has no turn to end', () => {
    const game = aGame({
      scenario: 'approachOfAzathoth',
      investigators: [{ sheet: 'agnesBaker', horror: 5 }, 'wendyAdams'],
      monsters: [{ kind: 'coursingHound', with: 0 }],
      dice: [1],
    });
    const { decisions } = drive(game, actionTurn(game), { 'action.turn': 'attack:coursingHound#1' });
    expect(kindsOf(decisions)).not.toContain('action.next');
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(eventsOf(game, 'TurnEnded')).toEqual([]);
  });
});

describe('delayed', () => {
  const delayed = (more = {}) => aGame({ investigators: [{ sheet: 'wendyAdams', delayed: true, ...more }] });

  it('3E-414.2-1 a delayed investigator cannot perform actions', () => {
    expect(legalActions(delayed(), 0)).toEqual([]);
  });

  it('3E-414.2-1, 3E-R14 nor an additional one: standing up uses it up', () => {
    const game = delayed();
    const { result, decisions } = drive(game, offerAction(game, 0, { rule: '3E-405.2-2' }), {
      'action.additional': 'gatherResources',
    });
    expect(result).toBe(true);
    expect(decisions).toEqual([]);
    expect(eventsOf(game, 'StoodUp')).toHaveLength(1);
    expect(seatOf(game, 0)).toMatchObject({ delayed: false, money: 0, performed: [] });
  });

  it('3E-414.2-2 3E-R14 standing up takes the first of the two actions and is not asked', () => {
    const game = delayed();
    const { decisions } = drive(game, actionTurn(game), { 'action.next': 'gatherResources' });
    expect(kindsOf(decisions)).toEqual(['action.next']);
    expect(eventsOf(game, 'StoodUp')).toEqual([{ type: 'StoodUp', seat: 0 }]);
    expect(seatOf(game, 0).performed).toEqual(['gatherResources']);
  });

  it('3E-414.2-3 from then on he is no longer delayed', () => {
    const game = delayed();
    drive(game, actionTurn(game), { 'action.next': 'end' });
    expect(seatOf(game, 0).delayed).toBe(false);
  });

  it('3E-414.2-2 with others waiting it is their choice who begins', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', delayed: true }, 'tommyMuldoon'] });
    const { decisions } = drive(game, actionTurn(game), { 'action.turn': 'end' }, forSeat(1));
    expect(optionIds(decisions[0])).toEqual(['standUp']);
    expect(seatOf(game, 0)).toMatchObject({ delayed: true, inactive: false });
  });

  it('3E-414.3 3E-414.4 being delayed twice is being delayed once', () => {
    const game = aGame({ investigators: ['wendyAdams'] });
    for (let time = 0; time < 2; time++) drive(game, becomeStatus(game, 0, 'delayed'));
    expect(seatOf(game, 0).delayed).toBe(true);
    expect(eventsOf(game, 'Delayed')).toHaveLength(1);
    drive(game, actionTurn(game), { 'action.next': 'end' });
    expect(seatOf(game, 0).delayed).toBe(false);
  });

  it('3E-414.5 who is delayed cannot pay by becoming delayed', () => {
    const cost = [{ status: 'delayed' as const }];
    const context = { source: { ref: 'card', id: 'knife#1' } };
    expect(canPay(delayed(), 0, cost, context)).toBe(false);
    expect(canPay(delayed({ delayed: false }), 0, cost, context)).toBe(true);
  });

  it('3E-R14 an action granted to a delayed investigator stands him up', () => {
    const game = delayed();
    expect(drive(game, performAction(game, 0, 'gatherResources', { additional: true })).result).toBe(true);
    expect(seatOf(game, 0)).toMatchObject({ delayed: false, money: 0 });
  });
});
