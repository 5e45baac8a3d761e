import { describe, expect, it } from 'vitest';
import { ahead, third, thirdWords } from '../../../third.ts';
import { addMonster, aGame, type Placed, seatOf } from '../table.ts';
import { follow, plan } from './follow.ts';

const tommy = (more: Partial<Placed> = {}): Placed => ({ sheet: 'tommyMuldoon', at: 'graveyard', ...more });
const rex: Placed = { sheet: 'rexMurphy', at: 'policeStation' };

describe('a plan whose turn has come', () => {
  it('3E-201.2-1 takes the turn before anybody else has answered, and asks nothing', () => {
    const game = aGame({ investigators: [rex, tommy()], doom: { generalStore: 2 }, dice: [5, 5, 5, 5] });
    const chosen = { 'step:1': 'move', 'goal:1': 'generalStore', 'step:2': 'ward', tests: 'free' };
    const run = follow(game, 'plan', plan(game, chosen, 1), 1);
    expect(run.done.slice(0, 3)).toEqual(['move', 'generalStore', 'ward']);
    expect(run).toMatchObject({ asked: [], reasons: [], left: { tests: 'free' } });
    const one = run.state.investigators[1];
    expect(one).toMatchObject({ at: 'generalStore', inactive: true, performed: ['move', 'ward'] });
    expect(run.state.doom.generalStore).toBe(0);
  });

  it('3E-405.2-2 gets away, does one thing more and then the next', () => {
    const game = aGame({ investigators: [tommy()], monsters: [{ kind: 'fleshEater', with: 0 }], dice: [5, 5, 5] });
    const chosen = {
      'step:1': 'evade',
      'step:extra': 'move',
      'goal:extra': 'generalStore',
      'step:2': 'focus',
      'skill:2': 'lore',
      tests: 'free',
    };
    const run = follow(game, 'plan', plan(game, chosen));
    expect(run.done.filter((id) => id !== 'accept')).toEqual(['evade', 'move', 'generalStore', 'focus', 'lore']);
    expect(run.state.investigators[0]).toMatchObject({ at: 'generalStore', focus: { lore: 1 } });
  });

  it('3E-405.2-1 where he does not get away, the rest is dropped and he is asked', () => {
    const game = aGame({ investigators: [tommy()], monsters: [{ kind: 'fleshEater', with: 0 }], dice: [1, 1, 1, 1] });
    const chosen = { 'step:1': 'evade', 'step:extra': 'gatherResources', 'step:2': 'move', 'goal:2': 'blackCave' };
    const run = follow(game, 'plan', plan(game, { ...chosen, tests: 'free' }));
    expect(run.reasons).toEqual(['third-plan-misfit-held']);
    expect(run.asked[0]).toBe('action.next');
    expect(run.left).toEqual({ tests: 'free' });
  });

  it('3E-402 attacks, and when it falls goes on; when it does not, he is asked', () => {
    const attacking = { 'step:1': 'attack:fleshEater#1', 'step:2': 'move', 'goal:2': 'blackCave', tests: 'free' };
    const fight = (dice: number[]) => {
      const game = aGame({ investigators: [tommy()], monsters: [{ kind: 'fleshEater', with: 0, damage: 1 }], dice });
      return follow(game, 'plan', plan(game, attacking));
    };
    expect(fight([6, 6, 6, 6, 6]).state.investigators[0]?.at).toBe('blackCave');
    expect(fight([1, 1, 1, 1, 1]).reasons).toEqual(['third-plan-misfit-held']);
  });

  it('ends the turn where it says so', () => {
    const game = aGame({ investigators: [tommy()] });
    const run = follow(game, 'plan', plan(game, { 'step:1': 'gatherResources', 'step:2': 'end' }));
    expect(run.done).toEqual(['gatherResources', 'end']);
    expect(run.state.investigators[0]).toMatchObject({ money: 1, inactive: true });
  });

  it('3E-407.2 researches all that the dice allow', () => {
    const game = aGame({ investigators: [tommy({ clues: 2 })], dice: [5, 5, 5, 5] });
    const run = follow(game, 'plan', plan(game, { 'step:1': 'research', tests: 'free' }));
    expect(run.done.at(0)).toBe('research');
    expect(run.state.investigators[0]?.clues).toBeLessThan(2);
  });

  it('waits for its round, and is gone after it', () => {
    const game = aGame({ round: 3, investigators: [tommy({ inactive: true })] });
    const said = plan(game, { 'step:1': 'gatherResources' });
    const at = (round: number) => follow(aGame({ round, investigators: [tommy()] }), 'plan', said);
    expect(at(3)).toMatchObject({ done: [], left: { 'step:1': 'gatherResources' } });
    expect(at(4).done).toEqual(['gatherResources']);
    expect(at(5)).toMatchObject({ done: [], left: {}, reasons: [] });
  });

  it('3E-203.2-1 begins the encounter of its round as soon as it may', () => {
    const game = aGame({ investigators: [rex, tommy()], phase: 'action' });
    const said = plan(game, { encounter: 'begin' }, 1);
    const later = aGame({
      investigators: [{ ...rex, at: 'graveyard', inactive: true }, tommy({ inactive: true })],
      neighborhoodDecks: { rivertown: ['rivertown4'] },
      phase: 'encounter',
      cursor: { step: 'encounter.turn' },
    });
    const run = follow(later, 'plan', said, 1);
    expect(run.done[0]).toBe('encounter');
    expect(run.state.investigators.map(({ inactive }) => inactive)).toEqual([true, false]);
  });
});

describe('what a plan spends on tests', () => {
  const ward = (tests: string | null, dice: number[], more: Partial<Placed> = {}) => {
    const game = aGame({
      investigators: [tommy({ focus: { strength: 1, lore: 1 }, clues: 1, ...more })],
      doom: { graveyard: 2 },
      dice,
    });
    return follow(game, 'plan', plan(game, { 'step:1': 'ward', ...(tests === null ? {} : { tests }) }));
  };

  it('3E-463.4a spends focus, then clues, while there is no success, and no more than it was told', () => {
    const failing = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    expect(ward('free', failing).done).toEqual(['ward', 'accept']);
    // The focus on the lower skill goes first.
    expect(ward('focus', failing).done).toEqual(['ward', 'focus:lore', 'focus:strength', 'accept']);
    expect(ward('clues', failing).done).toEqual(['ward', 'focus:lore', 'focus:strength', 'clue']);
  });

  it('3E-463.4e accepts the first success', () => {
    expect(ward('clues', [1, 1, 1, 5, 1, 1]).done.at(-1)).toBe('accept');
    expect(ward('clues', [1, 1, 1, 5, 1, 1]).state.investigators[0]?.clues).toBe(1);
  });

  it('asks where nothing is said', () => {
    expect(ward(null, [1, 1, 1, 1, 1]).asked).toContain('test.spend');
  });
});

describe('a plan that no longer fits', () => {
  const going = { 'step:1': 'move', 'goal:1': 'generalStore', 'step:2': 'ward', tests: 'free' };
  const planned = (money = 0) => {
    const game = aGame({ investigators: [tommy({ money })], doom: { generalStore: 1 } });
    return { game, said: plan(game, going) };
  };

  it('3E-452.5 a monster has got hold of him', () => {
    const { game, said } = planned();
    addMonster(game, { kind: 'fleshEater', with: 0 });
    const run = follow(game, 'plan', said);
    expect(run).toMatchObject({ reasons: ['plan-misfit-monster'], left: { tests: 'free' } });
    expect(run.asked[0]).toBe('action.turn');
  });

  it('3E-404.3 a monster waits where he was to go', () => {
    const { game, said } = planned();
    addMonster(game, { kind: 'fleshEater', at: 'generalStore' });
    expect(follow(game, 'plan', said).reasons).toEqual(['plan-misfit-monster']);
    const known = aGame({ investigators: [tommy()], monsters: [{ kind: 'fleshEater', at: 'generalStore' }] });
    const bold = plan(known, { 'step:1': 'move', 'goal:1': 'generalStore', 'step:2': 'attack:fleshEater#1' });
    expect(follow(known, 'plan', bold)).toMatchObject({ reasons: [] });
  });

  it('3E-402.2-1 the monster is gone', () => {
    const game = aGame({
      investigators: [tommy()],
      monsters: [{ kind: 'fleshEater', at: 'graveyard', exhausted: true }],
    });
    const said = plan(game, { 'step:1': 'attack:fleshEater#1' });
    game.state.monsters = [];
    expect(follow(game, 'plan', said).reasons).toEqual(['third-plan-misfit-gone']);
  });

  it('3E-404.2-1 the goal is too far from where he is now, or dearer', () => {
    const { game, said } = planned(1);
    seatOf(game, 0).at = 'historicalSociety';
    expect(follow(game, 'plan', said).reasons).toEqual(['third-plan-misfit-cost']);
    const poor = planned();
    seatOf(poor.game, 0).at = 'historicalSociety';
    expect(follow(poor.game, 'plan', poor.said).reasons).toEqual(['plan-misfit-way']);
  });

  it('what was to be done here is not done elsewhere', () => {
    const game = aGame({ investigators: [tommy()], doom: { graveyard: 1, generalStore: 1 } });
    const said = plan(game, { 'step:1': 'ward' });
    seatOf(game, 0).at = 'generalStore';
    expect(follow(game, 'plan', said).reasons).toEqual(['plan-misfit-place']);
    const clean = aGame({ investigators: [tommy()], doom: { graveyard: 1 } });
    clean.state.doom.graveyard = 0;
    expect(follow(clean, 'plan', said).reasons).toEqual(['plan-misfit-end']);
  });

  it('3E-414.2-2 delayed since, he stands up, does the first thing, and is told that there is no room for the other', () => {
    const game = aGame({ investigators: [tommy(), rex] });
    const said = plan(game, { 'step:1': 'gatherResources', 'step:2': 'focus', 'skill:2': 'lore' });
    seatOf(game, 0).delayed = true;
    const run = follow(game, 'plan', said);
    expect(run.done).toEqual(['standUp', 'gatherResources']);
    expect(run.reasons).toEqual(['third-plan-misfit-delayed']);
    expect(run.state.investigators[0]?.inactive).toBe(true);
  });

  it('3E-406.3 the skill can’t be focused any more', () => {
    const game = aGame({ investigators: [tommy()] });
    const said = plan(game, { 'step:1': 'focus', 'skill:1': 'lore', 'step:2': 'gatherResources' });
    seatOf(game, 0).focus.lore = 1;
    const run = follow(game, 'plan', said);
    expect(run.reasons).toEqual(['third-plan-misfit-skill']);
    expect(run.done).toEqual(['focus', 'gatherResources']);
  });

  it('3E-430.7 it was made for another investigator of the same seat', () => {
    const { game, said } = planned();
    Object.assign(seatOf(game, 0), { sheet: 'wendyAdams', incarnation: 2 });
    expect(follow(game, 'plan', said)).toMatchObject({ reasons: ['third-plan-misfit-who'], left: {} });
  });

  it('says why in words', () => {
    const { game, said } = planned();
    addMonster(game, { kind: 'fleshEater', with: 0 });
    const decision = {
      id: '1',
      kind: 'action.turn',
      mode: 'own' as const,
      seats: [0],
      subject: 0,
      ask: { key: 'x' },
      options: [],
      min: 1,
      max: 1,
      default: [],
      rule: '3E-201.2-1',
    };
    const why = ahead.planned(said, decision, third.seenBy(game.state, 0), 0)?.why;
    expect(thirdWords('en', game.state).text(why!)).toBe(
      'the Flesh-Eater in the Graveyard wasn’t there when the plan was made',
    );
  });
});
