import { expect, it } from 'vitest';
import { hintText } from '../../../../src/discord/question/hinttext.ts';
import { advise, whyAdvised } from '../../../../src/editions/second/autopilot/autopilot.ts';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { closeOrSeal } from '../../../../src/editions/second/gates/close.ts';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { seen } from '../../../../src/editions/second/shown/seen.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import type { Flow } from '../../../../src/engine/flow.ts';
import { content } from '../../../second.ts';
import { aGame, drive } from '../table.ts';

/** What `/hint` says of the first question of a flow. */
function hint(game: Game, flow: Flow<unknown>): string {
  let said = '';
  const note = (decision: Parameters<typeof advise>[1]) => {
    const view = seen(game.state);
    const move = advise(gameOf(content, view), decision, 0, []);
    const chosen = 'answer' in move ? move.answer.chosen : [];
    said ||= hintText(
      { decision, chosen, why: () => whyAdvised(gameOf(content, view), decision, 0, []) },
      null,
      secondWords(content, 'en', game.state),
    );
    return chosen;
  };
  drive(game, flow, { 'move.next': note, 'gate.close': note });
  return said;
}

it('2E-3301 staying at an explored gate is said to close it, with its odds, though clues lie near', () => {
  const game = aGame({
    investigators: [{ sheet: 'joe-diamond', at: 'woods', explored: true, clues: 5, sliders: [3, 3, 3] }],
    gates: { woods: 'abyss' },
    clues: { graveyard: 2, 'unvisited-isle': 2, 'river-docks': 2 },
  });
  expect(hint(game, movement(game, 0))).toMatch(
    /I’d go with \*\*Stay Here\*\* \(to close the gate in the Woods · close \d+ %\)\.$/,
  );
});

it('2E-703 clues that draw somebody are counted; without them it would choose otherwise', () => {
  const investigators = [{ sheet: 'joe-diamond', at: 'easttown-streets', sliders: [3, 3, 3] }];
  const game = aGame({ investigators, clues: { 'hibbs-roadhouse': 2 } });
  expect(hint(game, movement(game, 0))).toMatch(
    /\*\*Hibb’s Roadhouse\*\* \(for the 2 clues at Hibb’s Roadhouse · 1 step/,
  );
  const without = aGame({ investigators });
  expect(hint(without, movement(without, 0))).not.toContain('clues at');
});

it('2E-3303 leaving a gate open for a colleague is told by the rule', () => {
  const game = aGame({
    investigators: [
      { sheet: 'joe-diamond', at: 'woods', explored: true },
      { sheet: 'kate-winthrop', at: 'abyss-2' },
    ],
    gates: { woods: 'abyss', graveyard: 'yuggoth' },
  });
  expect(hint(game, closeOrSeal(game, 0))).toContain(
    '**Leave It Open** (a colleague would be left without a way back).',
  );
});
