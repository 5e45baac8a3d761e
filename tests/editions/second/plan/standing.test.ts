import { describe, expect, it } from 'vitest';
import type { Choices, Said } from '../../../../src/editions/plan/ahead.ts';
import { ahead } from '../../../../src/editions/second/plan/ahead.ts';
import { Play } from '../../../../src/engine/play.ts';
import { content, secondEdition } from '../../../second.ts';
import { aGame, aGameOfBefore } from '../table.ts';
import { field, follow, inTown, type Run } from './followed.ts';

describe('standing orders', () => {
  it('FAQ-20 before an encounter or a Mythos card only who wants to act, or is near their end, is asked', () => {
    const window = (sanity: number, cursor: 'arkham' | 'mythos') => {
      const game = aGame({
        investigators: [{ sheet: 'joe-diamond', at: 'woods', sanity, cards: ['duke'] }],
        cursor: cursor === 'arkham' ? { step: 'arkham', turnIndex: 0 } : { step: 'mythos' },
      });
      return new Play(secondEdition, game.state).open[0];
    };
    const waived = (chosen: Choices, sanity: number, cursor: 'arkham' | 'mythos') => {
      const decision = window(sanity, cursor);
      if (!decision) throw new Error('not asked');
      expect(decision.kind).toBe('window.act');
      return ahead(content).waives?.(orders(chosen), decision);
    };
    expect([waived({}, 3, 'arkham'), waived({}, 3, 'mythos')]).toEqual([true, true]);
    expect([waived({}, 2, 'arkham'), waived({}, 2, 'mythos')]).toEqual([false, false]);
    expect(waived({ before: 'mythos' }, 3, 'arkham')).toBe(true);
    expect(waived({ before: 'encounter,mythos' }, 3, 'arkham')).toBe(false);
    expect(waived({ before: 'mythos' }, 3, 'mythos')).toBe(false);
    expect(window(5, 'arkham')?.kind).not.toBe('window.act');
  });

  it('FAQ-20 in games of before there are none', () => {
    const game = aGameOfBefore(['windows'], {
      investigators: [{ sheet: 'joe-diamond', at: 'woods', sanity: 1, cards: ['duke'] }],
      cursor: { step: 'arkham', turnIndex: 0 },
    });
    expect(new Play(secondEdition, game.state).open[0]?.kind).not.toBe('window.act');
  });

  const orders = (chosen: Choices): Said => ({ chosen, assumed: {} });

  it('evade and flee, or fight where the chance is good enough', () => {
    const with_ = (monsters: string): Run =>
      follow(
        inTown({ monsters: { zombie: 'easttown-streets' }, dice: [6, 6, 6, 6, 6, 6, 6, 6] }),
        'orders',
        orders({ monsters }),
        1,
      );
    expect(with_('evade').done).toEqual(['evade:zombie#1']);
    expect(with_('fight').done[0]).toBe('fight:zombie#1');
    const odds = field(inTown({ monsters: { zombie: 'easttown-streets' } }), 'face:zombie#1', {
      goal: 'easttown-streets',
    }).choices.find(({ value }) => value === 'fight')!.odds!;
    expect(with_('fight-50').done[0]).toBe(odds >= 0.5 ? 'fight:zombie#1' : 'evade:zombie#1');
    expect(with_('fight-90').done[0]).toBe(odds >= 0.9 ? 'fight:zombie#1' : 'evade:zombie#1');
  });

  it('take in hand what is liked best', () => {
    const game = inTown({
      investigators: [{ sheet: 'joe-diamond', at: 'easttown-streets', cards: ['knife', 'cavalry-saber', 'axe'] }],
      monsters: { zombie: 'easttown-streets' },
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    });
    const run = follow(game, 'orders', orders({ monsters: 'fight', weapons: 'knife' }), 1);
    expect(run.done.slice(0, 2)).toEqual(['fight:zombie#1', 'other-hands']);
    expect(run.done[2]).toContain('knife#');
    expect(run.done).not.toContain('fight');
    const only = inTown({
      investigators: [{ sheet: 'joe-diamond', at: 'easttown-streets', cards: ['powder-of-ibn-ghazi'] }],
      monsters: { zombie: 'easttown-streets' },
      dice: Array(30).fill(6),
    });
    const liked = follow(only, 'orders', orders({ monsters: 'fight', weapons: 'powder-of-ibn-ghazi' }), 1);
    expect(liked.done.slice(1)).toEqual(['with:powder-of-ibn-ghazi#1']);
  });

  it('never spend the last Clue token', () => {
    const at = (clues: number): string[] =>
      follow(
        inTown({
          investigators: [{ sheet: 'joe-diamond', at: 'easttown-streets', sliders: [3, 1, 1], clues }],
          monsters: { zombie: 'easttown-streets' },
          dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        }),
        'orders',
        orders({ monsters: 'evade', clues: 'always', lastClue: 'keep' }),
        1,
      ).done.slice(1, 3);
    expect(at(1)[0]).toBe('accept');
    expect(at(2)).toEqual(['clue', 'accept']);
  });

  it('walk on every turn until the destination is reached, and are done then', () => {
    const game = inTown({
      investigators: [{ sheet: 'joe-diamond', at: 'easttown-streets', sliders: [0, 1, 1] }],
    });
    const far = orders({ route: 'woods' });
    const first = follow(game, 'orders', far, 1);
    expect(first.done.at(-1)).toMatch(/^(go:|stop)/);
    expect(first.left).toEqual({ route: 'woods' });
    const there = inTown({ investigators: [{ sheet: 'joe-diamond', at: 'woods' }], clues: { woods: 1 } });
    expect(follow(there, 'orders', far, 1)).toMatchObject({ done: ['stop'], left: {} });
  });

  it('lose first what is worth least to their owner', () => {
    const game = inTown({
      investigators: [{ sheet: 'joe-diamond', at: 'easttown-streets', cards: ['knife', 'food', 'axe', 'whiskey'] }],
    });
    const held = game.state.investigators[0]!.cards.map(({ id }) => id);
    const decision = {
      id: '1',
      kind: 'loss.items',
      mode: 'own' as const,
      seats: [0],
      subject: 0,
      ask: { key: 'x' },
      options: held.map((id) => ({ id, label: { key: 'x' } })),
      min: 2,
      max: 2,
      default: held.slice(0, 2),
      rule: '2E-3008',
    };
    const found = ahead(content).ordered(orders({ losses: 'axe,whiskey' }), decision, game.state, {
      seat: 0,
      silent: false,
    });
    expect(found?.chosen?.map((id) => id.split('#')[0])).toEqual(['axe', 'whiskey']);
    expect(
      ahead(content).ordered(orders({ clues: 'never' }), decision, game.state, { seat: 0, silent: false }),
    ).toBeNull();
  });

  it('pass on what they name, and wait for silence where that was said', () => {
    const game = inTown({ phase: 'upkeep', cursor: { step: 'upkeep' } });
    const run = follow(game, 'orders', orders({ pass: 'upkeep.sliders' }), 1);
    expect(run.done).toEqual(['sliders:3-1-1']);
    const again = inTown({ phase: 'upkeep', cursor: { step: 'upkeep' } });
    const waiting = orders({ pass: 'upkeep.sliders', when: 'silence' });
    expect(follow(again, 'orders', waiting, 1).done).toEqual([]);
    const play = new Play(secondEdition, inTown({ phase: 'upkeep', cursor: { step: 'upkeep' } }).state);
    const [decision] = play.open;
    expect(ahead(content).ordered(waiting, decision!, play.state, { seat: 0, silent: true })?.chosen).toEqual([
      'sliders:3-1-1',
    ]);
  });

  it.each(['book', 'sheet', 'sitting'] as const)('2E-902 [%s] leave the clues for others', (turnOrder) => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'velmas-diner', clues: 1 }],
      clues: { 'velmas-diner': 2 },
      phase: 'upkeep',
      cursor: { step: 'upkeep' },
    });
    game.state.options = { ...game.state.options, turnOrder };
    const run = follow(game, 'orders', orders({ leave: 'all' }), 3);
    expect(run.done).toEqual(['leave-clues', 'leave:2']);
    const [joe] = run.game.state.investigators;
    expect([joe?.clues, run.game.state.places['velmas-diner']?.clues]).toEqual([1, 2]);
  });

  it('let others take the clue, or take it', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', clues: 0 }, 'jenny-barnes'], at: 'woods' });
    const decision = {
      id: '1',
      kind: 'mythos.clue',
      mode: 'here' as const,
      seats: [0, 1],
      ask: { key: 'x' },
      options: ['seat:0', 'seat:1', 'leave'].map((id) => ({ id, label: { key: 'x' } })),
      min: 1,
      max: 1,
      default: ['seat:0'],
      rule: '2E-1503',
    };
    const say = (clueTaker: string) =>
      ahead(content).ordered(orders({ clueTaker }), decision, game.state, { seat: 0, silent: false })?.chosen;
    expect(say('me')).toEqual(['seat:0']);
    expect(say('others')).toEqual(['seat:1']);
  });
});
