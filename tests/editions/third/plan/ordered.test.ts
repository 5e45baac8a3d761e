import { describe, expect, it } from 'vitest';
import type { Choices } from '../../../../src/editions/plan/ahead.ts';
import { suffer } from '../../../../src/editions/third/investigators/harm.ts';
import { PASSABLE } from '../../../../src/editions/third/plan/ordersheet.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { ahead, third, thirdWords } from '../../../third.ts';
import { aGame, drive, type Placed } from '../table.ts';
import { follow, type Run, saying } from './follow.ts';

const tommy = (more: Partial<Placed> = {}): Placed => ({ sheet: 'tommyMuldoon', at: 'graveyard', ...more });

const decision = (kind: string, options: string[], more: Partial<Decision> = {}): Decision => ({
  id: '1',
  kind,
  mode: 'own',
  seats: [0],
  subject: 0,
  ask: { key: 'x' },
  options: options.map((id) => ({ id, label: { key: 'x' } })),
  min: 1,
  max: 1,
  default: options.slice(0, 1),
  rule: '3E-463.4e',
  ...more,
});

const say = (chosen: Choices, asked: Decision, game: Game = aGame({ investigators: [tommy(), 'rexMurphy'] })) =>
  ahead.ordered(saying(chosen), asked, third.seenBy(game.state, 0), { seat: 0, silent: false })?.chosen ?? null;

describe('orders for the dice of a test', () => {
  const asked = (successes: number, options: string[], more: Partial<Decision> = {}) =>
    decision('test.spend', ['accept', ...options], {
      about: { check: { skill: 'lore', dice: 3, difficulty: 1, successes } },
      ...more,
    });

  it('3E-463.4a spend what they say, focus before clues, while there is no success', () => {
    const all = ['focus:strength', 'focus:lore', 'clue'];
    expect(say({ focus: 'fail', clues: 'fail' }, asked(0, all))).toEqual(['focus:lore']);
    expect(say({ focus: 'never', clues: 'fail' }, asked(0, all))).toEqual(['clue']);
    expect(say({ focus: 'fail', clues: 'fail' }, asked(1, all))).toEqual(['accept']);
    expect(say({ focus: 'never', clues: 'always' }, asked(1, all))).toEqual(['clue']);
    expect(say({ focus: 'never', clues: 'never' }, asked(0, all))).toEqual(['accept']);
  });

  it('ask where something could be spent of which they don’t speak', () => {
    expect(say({ clues: 'never' }, asked(0, ['focus:lore', 'clue']))).toBeNull();
    expect(say({ clues: 'never' }, asked(0, ['clue']))).toEqual(['accept']);
    expect(say({ clues: 'never' }, asked(0, ['clue', 'use:shriveling#1:0']))).toBeNull();
    expect(say({ harm: 'self' }, asked(0, ['clue']))).toBeNull();
  });

  it('3E-463.4 use first what costs nothing', () => {
    const free = { default: ['use:luckyCigaretteCase#1:0'] };
    expect(say({ clues: 'never' }, asked(0, ['use:luckyCigaretteCase#1:0', 'clue'], free))).toEqual(free.default);
  });
});

describe('orders for whoever is engaged', () => {
  const turn = (engaged: string, damage = 0): Run =>
    follow(
      aGame({
        investigators: ['rexMurphy', tommy()],
        monsters: [{ kind: 'fleshEater', with: 1, damage }],
        dice: [5, 5, 5, 5, 5, 5],
      }),
      'orders',
      saying({ engaged }),
      1,
    );

  it('3E-405 evade', () => {
    expect(turn('evade').done).toEqual(['evade']);
    expect(turn('evade').state.investigators[1]?.inactive).toBe(true);
  });

  it('3E-402 attack, or only where it is likely to fall at once', () => {
    expect(turn('attack').done[0]).toBe('attack:fleshEater#1');
    expect(turn('attack-25').done[0]).toBe('attack:fleshEater#1');
    expect(turn('attack-50').done[0]).toBe('evade');
    expect(turn('attack-50', 1).done[0]).toBe('attack:fleshEater#1');
    expect(turn('attack-75', 1).done[0]).toBe('evade');
  });

  it('say nothing while nobody is engaged', () => {
    const free = aGame({ investigators: [tommy()], monsters: [{ kind: 'fleshEater', at: 'policeStation' }] });
    expect(follow(free, 'orders', saying({ engaged: 'evade' })).done).toEqual([]);
  });

  it('3E-401.4 leave what can’t be done twice to him', () => {
    const game = aGame({ investigators: [tommy()], monsters: [{ kind: 'fleshEater', with: 0 }], dice: [1, 1, 1, 1] });
    const run = follow(game, 'orders', saying({ engaged: 'evade' }));
    expect(run.done).toEqual(['evade']);
    expect(run.asked).toContain('action.next');
  });
});

describe('orders for damage and horror', () => {
  const wanted = (chosen: Choices, damage: number, more: Partial<Placed> = {}): string | undefined => {
    const game = aGame({ investigators: [tommy({ cards: ['henryWan', 'zoraLarson'], ...more })] });
    const flow = suffer(game, 0, { damage }, { ref: 'monster', id: 'fleshEater#1' });
    const answers: (string[] | null)[] = [];
    drive(game, flow, {
      'harm.assign': (asked) => {
        const found =
          ahead.ordered(saying(chosen), asked, third.seenBy(game.state, 0), { seat: 0, silent: false })?.chosen ?? null;
        answers.push(found);
        return found ?? asked.default;
      },
    });
    return answers[0]?.[0];
  };

  it('3E-466.7 he takes it, or his cards do, or only those he names', () => {
    expect(wanted({ harm: 'self' }, 1)).toBe('self');
    expect(wanted({ harm: 'cards' }, 1)).toMatch(/^damage:/);
    expect(wanted({ bearers: 'zoraLarson' }, 1)).toBe('damage:zoraLarson#1:1');
    expect(wanted({ bearers: 'henryWan,zoraLarson' }, 1)).toBe('damage:henryWan#1:1');
    expect(wanted({ bearers: 'knife' }, 1)).toBe('self');
    expect(wanted({ clues: 'never' }, 1)).toBeUndefined();
  });

  it('M8 what would be his end goes to his cards all the same', () => {
    expect(wanted({ harm: 'self' }, 1, { damage: 6 })).toMatch(/^damage:/);
    expect(wanted({ bearers: 'knife' }, 1, { damage: 6 })).toMatch(/^damage:/);
  });
});

describe('orders for what others want', () => {
  it('A15 accept gifts, or whatever a friend proposes', () => {
    const consent = (usual: string) =>
      decision('trade.consent', ['accept', 'refuse'], { mode: 'pair', default: [usual], about: { from: 1 } });
    expect(say({ trade: 'gifts' }, consent('accept'))).toEqual(['accept']);
    expect(say({ trade: 'gifts' }, consent('refuse'))).toBeNull();
    expect(say({ trade: 'seat:1' }, consent('refuse'))).toEqual(['accept']);
    expect(say({ trade: 'seat:2' }, consent('refuse'))).toBeNull();
    expect(say({ pass: 'trade' }, consent('refuse'))).toEqual(['refuse']);
  });

  it('leave to the usual answer what they name, and nothing else', () => {
    for (const [what, kinds] of Object.entries(PASSABLE))
      for (const kind of kinds) {
        expect(say({ pass: what }, decision(kind, ['a', 'b'], { default: ['b'] }))).toEqual(['b']);
        expect(say({ pass: 'nothing' }, decision(kind, ['a', 'b']))).toBeNull();
      }
    const path = decision('monster.path', ['a', 'b'], { mode: 'group', seats: [0, 1], default: ['b'] });
    expect(say({ pass: 'shop,monsters' }, path)).toEqual(['b']);
  });

  it('K1 never what all decide about the story', () => {
    const story = decision('effect.may', ['yes', 'no'], { mode: 'group', seats: [0, 1], default: ['no'] });
    expect(say({ pass: 'may' }, story)).toBeNull();
  });

  it('3E-432.4 leave what all decide to the leader, unless they say more about it', () => {
    const { state } = aGame({ investigators: [tommy(), 'rexMurphy'], leader: 1 });
    const path = decision('monster.path', ['a', 'b'], { mode: 'group', seats: [0, 1], default: ['b'] });
    const found = (chosen: Choices, seat: number, asked = path) =>
      ahead.ordered(saying(chosen), asked, state, { seat, silent: false });
    expect(found({ votes: 'leader' }, 0)).toEqual({ chosen: null, abstains: true, left: { votes: 'leader' } });
    expect(found({ votes: 'leader' }, 1)).toBeNull();
    expect(found({ votes: 'leader', pass: 'monsters' }, 0)?.chosen).toEqual(['b']);
    expect(found({ votes: 'leader' }, 0, decision('action.focus', ['lore']))).toBeNull();
  });

  it('3E-203.2-1 begin the encounter at once', () => {
    const game = aGame({
      investigators: [tommy({ inactive: true }), { sheet: 'rexMurphy', inactive: true }],
      at: 'graveyard',
      neighborhoodDecks: { rivertown: ['rivertown4'] },
      phase: 'encounter',
      cursor: { step: 'encounter.turn' },
    });
    expect(follow(game, 'orders', saying({ pass: 'encounter' })).done[0]).toBe('encounter');
  });

  it('wait for silence where that was said', () => {
    const path = decision('monster.path', ['a', 'b'], { mode: 'group', seats: [0, 1], default: ['b'] });
    const waiting = saying({ pass: 'monsters', when: 'silence' });
    const { state } = aGame({ investigators: [tommy(), 'rexMurphy'] });
    expect(ahead.ordered(waiting, path, state, { seat: 0, silent: false })).toBeNull();
    expect(ahead.ordered(waiting, path, state, { seat: 0, silent: true })?.chosen).toEqual(['b']);
  });
});

describe('the sheet of orders', () => {
  const sheet = (chosen: Choices, investigators: Placed[] = [tommy()]) =>
    ahead.orderSheet(third.seenBy(aGame({ investigators }).state, 0), 0, saying(chosen));

  it('offers what there is to say, and keeps cards named earlier', () => {
    expect(sheet({}).fields.map(({ id }) => id)).toEqual(['when', 'focus', 'clues', 'engaged', 'harm', 'pass']);
    const two = [tommy({ cards: ['henryWan'] }), { sheet: 'rexMurphy' }];
    expect(sheet({}, two).fields.map(({ id }) => id)).toEqual(expect.arrayContaining(['bearers', 'trade', 'votes']));
    const words = thirdWords('en', aGame().state);
    for (const { told, choices } of sheet({}, two).fields)
      for (const { value } of choices) expect(words.say(told ?? '', { value, choice: '…' })).toMatch(/\.$/);
    expect(sheet({ bearers: 'zoraLarson', trade: 'seat:7' }).said.chosen).toEqual({ bearers: 'zoraLarson' });
  });
});
