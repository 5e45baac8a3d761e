import { describe, expect, it } from 'vitest';
import { advise } from '../../../../src/editions/second/autopilot/autopilot.ts';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { seen } from '../../../../src/editions/second/shown/seen.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { Coverage } from '../../../../src/editions/second/tools/coverage.ts';
import { trials } from '../../../../src/editions/second/tools/trials.ts';
import { pick } from '../../../../src/engine/chance.ts';
import { refusal } from '../../../../src/engine/decision.ts';
import { content, simulate } from '../../../second.ts';

type Setup = Parameters<typeof simulate>[0];

const game = (setup: Partial<Setup>): Setup => ({
  players: 4,
  seed: 'autopilot',
  foe: 'azathoth',
  player: 'autopilot',
  ...setup,
});

/** The same position with everything that lies face down in another order, and another seed. */
function reshuffled(state: State): State {
  const other = structuredClone(state);
  let count = 0;
  const shuffle = (list: string[]) => list.sort(() => pick('00', `${state.asked}/${count++}`, 3) - 1).reverse();
  for (const deck of Object.values(other.decks)) shuffle(deck);
  shuffle(other.cup);
  shuffle(other.gateStack);
  shuffle(other.sheets);
  other.seed = '00'.repeat(32);
  return other;
}

describe('the autopilot plays whole games', () => {
  it('says the same whatever lies face down, changes nothing, and is always legal', () => {
    let decisions = 0;
    for (const [index, ancientOne] of ['yig', 'nyarlathotep', 'shub-niggurath'].entries()) {
      const { error, violations } = simulate(
        game({
          players: index + 2,
          foe: ancientOne,
          player: 'mixed',
          turnCap: 60,
          watch: (_events, open, state) => {
            for (const decision of open) {
              const seat = decision.seats[0] ?? 0;
              const sight = seen(state);
              const before = JSON.stringify(sight);
              const move = advise(gameOf(content, sight), decision, seat, []);
              expect(JSON.stringify(sight)).toBe(before);
              if ('answer' in move) expect(refusal(decision, move.answer)).toBeNull();
              if (decisions++ % 5 === 0)
                expect(advise(gameOf(content, seen(reshuffled(state))), decision, seat, [])).toEqual(move);
            }
          },
        }),
      );
      expect({ error, violations }).toEqual({ error: null, violations: [] });
    }
    expect(decisions).toBeGreaterThan(300);
  });

  it('finishes games of every size against everybody, with gates face down too', () => {
    for (const [index, ancientOne] of trials(content).foes().entries()) {
      const options = index % 2 === 0 ? {} : { variants: { hiddenGates: true, voluntaryGates: true } };
      const { outcome, error, violations } = simulate(game({ players: index + 1, foe: ancientOne, options }));
      expect({ ancientOne, error, violations }).toEqual({ ancientOne, error: null, violations: [] });
      expect(outcome).not.toBeNull();
    }
  });

  it('plays the same game the same way again', () => {
    const [first, again] = [simulate(game({ seed: 'twice' })), simulate(game({ seed: 'twice' }))];
    expect(again).toEqual(first);
  });
});

describe('coverage', () => {
  it('tells what has occurred and what has not, and adds up', () => {
    const [one, other] = [new Coverage(content), new Coverage(content)];
    simulate(
      game({
        players: 2,
        watch: (events, open, state) => one.watch(events, open, state),
        watchOperation: (effect) => one.watchOperation(effect),
      }),
    );
    const { endings, operations, decisions } = one.report();
    expect(endings?.seen).toBe(1);
    expect(operations?.seen).toBeGreaterThan(8);
    expect(operations?.missing).not.toContain('check');
    expect(decisions?.missing).not.toContain('move.next');
    expect(one.report(true).variantDecisions?.seen).toBe(0);
    other.join(one.notes());
    expect(other.report()).toEqual(one.report());
    other.join(one.notes());
    expect(other.decisions()['move.next']).toBe(2 * (one.decisions()['move.next'] ?? 0));
  });
});
