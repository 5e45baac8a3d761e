import { expect, it } from 'vitest';
import { legalActions, menuOf } from '../../../../src/editions/third/actions/actionoffer.ts';
import { whyAdvised } from '../../../../src/editions/third/autopilot/autopilot.ts';
import { type Decision, seen as looked } from '../../../../src/engine/decision.ts';
import { phrase, ref } from '../../../../src/engine/phrase.ts';
import { advise, gameOf, seen } from '../../../third.ts';
import { type Arrangement, aGame } from '../table.ts';

/** What is advised for an action, and why. */
function advised(arrangement: Arrangement) {
  const game = aGame(arrangement);
  expect(legalActions(game, 0).length).toBeGreaterThan(0);
  const decision: Decision = {
    ...{ id: '1', kind: 'action.next', mode: 'own', seats: [0], ask: phrase('a'), rule: '3E-401.1' },
    ...{ options: menuOf(game, 0).map(looked), min: 1, max: 1, default: ['gatherResources'], about: { left: 1 } },
  };
  const view = seen(game.state);
  const move = advise(view, decision, 0, []);
  return { chosen: 'answer' in move ? move.answer.chosen[0] : null, why: whyAdvised(gameOf(view), decision, 0) };
}

const dexter = { sheet: 'dexterDrake', at: 'blackCave' };

it('3E-403.1 warding is advised for the doom that lies there', () => {
  const { chosen, why } = advised({ investigators: [dexter], doom: { blackCave: 3 } });
  expect(chosen).toBe('ward');
  expect(why).toEqual(phrase('third-reason-ward', { space: ref('space', 'blackCave'), doom: 3 }));
});

it('3E-414.2-1 standing up is the rule', () => {
  const game = aGame({ investigators: [{ ...dexter, delayed: true }] });
  const options = [{ id: 'standUp', label: phrase('a') }];
  const decision: Decision = {
    ...{ id: '1', kind: 'action.turn', mode: 'own', seats: [0], ask: phrase('a'), rule: '3E-414.2' },
    ...{ options, min: 1, max: 1, default: ['standUp'] },
  };
  expect(whyAdvised(gameOf(seen(game.state)), decision, 0).key).toBe('third-reason-by-standUp');
});
