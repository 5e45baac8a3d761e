import { describe, expect, it } from 'vitest';
import { Chance } from '../../src/engine/chance.ts';
import { ask, type Flow, StepEnd, together } from '../../src/engine/flow.ts';
import type { Game } from '../../src/engine/game.ts';
import { phrase } from '../../src/engine/phrase.ts';
import { asksNobody, comesToTheSame, inAnyOrder } from '../../src/engine/trial.ts';
import { put } from './put.ts';

interface Jars {
  edition: string;
  asked: number;
  outcome: null;
  seed: string;
  step: string;
  chances: Record<string, number>;
  jars: Record<string, number>;
}

function game(): Game<Jars> {
  const state: Jars = {
    edition: 'toy',
    asked: 0,
    outcome: null,
    seed: 'ab'.repeat(32),
    step: 'turn 1',
    chances: {},
    jars: {},
  };
  return { state, events: [], chance: new Chance(state) };
}

function* fill({ state, events }: Game<Jars>, order: readonly string[]): Flow<Jars> {
  for (const jar of order) {
    state.jars[jar] = (state.jars[jar] ?? 0) + 1;
    events.push({ type: 'Filled' });
  }
  yield* together([]);
  return state;
}

describe('trying out the ways of doing something (2E-T62)', () => {
  it('2E-T62 tells whether all orders come to the same, and leaves the game as it was', () => {
    const played = game();
    expect(inAnyOrder(played, ['a', 'b', 'c', 'd'], fill)).toBe(true);
    expect(played).toMatchObject({ state: { jars: {}, asked: 0, chances: {} }, events: [] });
    expect(inAnyOrder(played, ['a', 'b'], (copy, order) => fill(copy, order.slice(1)))).toBe(false);
  });

  it('2E-T62 tries 24 orders at most', () => {
    expect(inAnyOrder(game(), ['a', 'b', 'c', 'd', 'e'], fill)).toBe(false);
    const ways = (count: number) => Array.from({ length: count }, () => (copy: Game<Jars>) => fill(copy, ['a']));
    expect([comesToTheSame(game(), ways(24)), comesToTheSame(game(), ways(25))]).toEqual([true, false]);
  });

  const options = ['a', 'b'].map((id) => ({ id, label: phrase(id) }));
  const jar = {
    kind: 'jar',
    mode: 'own' as const,
    seats: [0],
    ask: phrase('jar'),
    rule: '1',
    options,
    default: ['a'],
  };
  const filled = (more: { min: number; max: number }, first: string[] = [], last: string[] = []) =>
    function* (copy: Game<Jars>): Flow<Jars> {
      yield* fill(copy, first);
      const chosen = yield* ask(copy.state, () => put({ ...jar, ...more }));
      yield* fill(copy, chosen);
      return yield* fill(copy, last);
    };
  const any = { min: 1, max: 1 };

  it('2E-T62 where somebody is asked on the way, ways are the same if the same can come of them', () => {
    const played = game();
    expect(comesToTheSame(played, [filled(any, ['c']), filled(any, [], ['c'])])).toBe(true);
    expect(comesToTheSame(played, [filled(any), (copy) => fill(copy, ['a'])])).toBe(false);
    expect(comesToTheSame(played, [filled(any), filled({ min: 0, max: 1 })])).toBe(false);
    expect(comesToTheSame(played, [filled({ min: 0, max: 2 }), filled({ min: 0, max: 2 })])).toBe(true);
    expect(comesToTheSame(played, [filled({ min: 0, max: 2 }), filled({ min: 0, max: 1 })])).toBe(false);
    expect(played).toMatchObject({ state: { jars: {}, asked: 0, chances: {} }, events: [] });
  });

  it('2E-T62 tries 32 ways of answering at most', () => {
    const often = (count: number) =>
      function* (copy: Game<Jars>): Flow<Jars> {
        for (let time = 0; time < count; time++) yield* filled(any)(copy);
        return copy.state;
      };
    expect(comesToTheSame(game(), [often(4), often(4)])).toBe(true);
    expect(comesToTheSame(game(), [often(6), often(6)])).toBe(false);
  });

  it('2E-T62 a shuffle alone decides nothing, unless somebody looks at what it left', () => {
    const shuffled = (order: string[], looks: boolean) =>
      function* (copy: Game<Jars>): Flow<unknown> {
        yield* fill(copy, order);
        const pile = copy.chance.shuffled('pile', ['x', 'y', 'z']);
        return { jars: copy.state.jars, pile, top: looks ? copy.chance.top(pile) : null };
      };
    const both = (looks: boolean) => [shuffled(['a', 'b'], looks), shuffled(['b', 'a'], looks)];
    expect([comesToTheSame(game(), both(false)), comesToTheSame(game(), both(true))]).toEqual([true, false]);
  });

  it('2E-T62 never where chance or somebody would decide, or the step would end', () => {
    const same = (decide: (copy: Game<Jars>) => Flow<unknown>) =>
      comesToTheSame(game(), [decide, (copy) => fill(copy, [])]);
    function* settled(copy: Game<Jars>, decided: () => void): Flow<Jars> {
      decided();
      return yield* fill(copy, []);
    }
    expect(same((copy) => settled(copy, () => undefined))).toBe(true);
    expect(same((copy) => settled(copy, () => copy.chance.dice('doom', 1)))).toBe(false);
    expect(
      same((copy) =>
        settled(copy, () => {
          throw new StepEnd('over');
        }),
      ),
    ).toBe(false);
    expect(same(({ state }) => ask(state, () => put({ ...jar, min: 1, max: 1 })))).toBe(false);
    expect(() =>
      same((copy) =>
        settled(copy, () => {
          throw new Error('broken');
        }),
      ),
    ).toThrow('broken');
  });

  it('2E-T62 tells whether something happens without a question, chance or not, and leaves the game as it was', () => {
    const played = game();
    function* rolled(copy: Game<Jars>): Flow<Jars> {
      copy.chance.dice('doom', 1);
      return yield* fill(copy, ['a']);
    }
    const over = (): Flow => {
      throw new StepEnd('over');
    };
    expect(asksNobody(played, rolled)).toBe(true);
    expect(asksNobody(played, ({ state }) => ask(state, () => put({ ...jar, min: 1, max: 1 })))).toBe(false);
    expect(asksNobody(played, over)).toBe(false);
    expect(played).toMatchObject({ state: { jars: {}, asked: 0, chances: {} }, events: [] });
  });
});
