import { describe, expect, it } from 'vitest';
import { wholeTurn } from '../../../../src/editions/third/plan/wholeturn.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { gameOf, thirdWords } from '../../../third.ts';
import { aGame, type Placed } from '../table.ts';

const words = thirdWords('en');

/** The turn that can be said in one press, as its button says it. */
function turnOf(
  placed: Partial<Placed>,
  more: Omit<Parameters<typeof aGame>[0], 'investigators'> = {},
  kind = 'action.turn',
) {
  const { state } = aGame({ investigators: [{ sheet: 'tommyMuldoon', at: 'graveyard', ...placed }], ...more });
  const asked: Decision = {
    id: '1',
    kind,
    mode: 'own',
    seats: [0],
    ask: { key: 'ask' },
    options: [],
    min: 1,
    max: 1,
    default: [],
    rule: '3E-401.1',
  };
  const turn = wholeTurn(gameOf(state), 0, asked);
  return (
    turn && {
      chosen: turn.said.chosen,
      labels: turn.actions.map(({ label }) => words.text(label)),
      actions: turn.actions,
    }
  );
}

describe('a turn in one press', () => {
  it('3E-401.1 has two actions, each with where it goes or what it focuses', () => {
    const turn = turnOf({ clues: 3, money: 5 });
    expect(turn?.labels).toHaveLength(2);
    const { chosen = {} } = turn ?? {};
    for (const [field, value] of Object.entries(chosen))
      if (value === 'move') expect(Object.keys(chosen)).toContain(field.replace('step', 'goal'));
  });

  it('3E-414.2-2 of whoever is delayed begins with standing up', () => {
    const turn = turnOf({ delayed: true });
    expect(turn?.labels[0]).toBe('Stand Up');
    expect(turn?.labels).toHaveLength(2);
    expect(Object.keys(turn?.chosen ?? {})).toContain('step:1');
  });

  it('3E-401.1 says in a word what can be nothing else', () => {
    const turns = ['observatory', 'trainStation', 'generalStore', 'graveyard'].flatMap(
      (at) => turnOf({ at, money: 0 })?.actions ?? [],
    );
    const said = turns.map(({ label, brief }) => [words.text(label), brief ? words.text(brief) : null]);
    expect(said).toContainEqual(['Gather Resources', 'Gather']);
  });

  it('3E-401.1 is offered where a turn begins, not in its midst', () => {
    expect(turnOf({ clues: 3 }, {}, 'action.next')).toBeNull();
  });
});
