/** Plans and orders followed through steps of a game, for tests. */

import { expect } from 'vitest';
import type { Choices, Field, Said } from '../../../../src/editions/plan/ahead.ts';
import { ruled } from '../../../../src/editions/second/game/game.ts';
import { ahead } from '../../../../src/editions/second/plan/ahead.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { refusal } from '../../../../src/engine/decision.ts';
import { Play } from '../../../../src/engine/play.ts';
import { content, second, secondEdition } from '../../../second.ts';
import { type Arrangement, aGame } from '../table.ts';

export const NOTHING: Said = { chosen: {}, assumed: {} };

/** A plan with these choices, put together in the position. */
export function plan(game: Game, chosen: Choices, seat = 0): Said {
  const { said } = ahead(content).planSheet(second.seenBy(game.state, seat), seat, { chosen, assumed: {} });
  expect(said.chosen, 'every choice is on offer').toEqual(chosen);
  return said;
}

export interface Run {
  /** What was answered by what was said, and offers taken up for it, in order. */
  done: string[];
  /** The kinds of the questions it left to the person, who took the usual option. */
  asked: string[];
  /** Keys of the words to its owner. */
  reasons: string[];
  left: Choices;
  game: Game;
}

/** Plays on from a position, a plan or orders answering what they can; the rest is answered by default. */
export function follow(game: Game, kind: 'plan' | 'orders', said: Said, steps: number): Run {
  let begun = 0;
  const edition = {
    ...secondEdition,
    nextStep: (state: Game['state']) => (begun++ < steps ? secondEdition.nextStep(state) : null),
  };
  const run: Run = { done: [], asked: [], reasons: [], left: said.chosen, game };
  const play = new Play(edition, game.state);
  for (let decision = play.open[0]; decision; decision = play.open[0]) {
    const now = { ...said, chosen: run.left };
    const seen = second.seenBy(play.state, 0);
    const mine = decision.seats.includes(0);
    const found = !mine
      ? null
      : kind === 'plan'
        ? ahead(content).planned(now, decision, seen, 0)
        : ahead(content).ordered(now, decision, seen, { seat: 0, silent: false });
    if (found) run.left = found.left;
    if (found?.why) run.reasons.push(found.why.key);
    if (found?.offer !== undefined) {
      run.done.push(found.offer);
      play.interrupt(0, found.offer);
      continue;
    }
    const chosen = found?.chosen ?? decision.default;
    expect(refusal(decision, { decision: decision.id, chosen })).toBeNull();
    if (found?.chosen) run.done.push(chosen.join('+'));
    else if (mine) run.asked.push(decision.kind);
    play.answer({ decision: decision.id, chosen });
  }
  run.game = ruled(play.game, content);
  return run;
}

export const fields = (game: Game, chosen: Choices = {}): string[] =>
  ahead(content)
    .planSheet(second.seenBy(game.state, 0), 0, { chosen, assumed: {} })
    .fields.map(({ id }) => id);

export function field(game: Game, id: string, chosen: Choices = {}): Field {
  const { fields } = ahead(content).planSheet(second.seenBy(game.state, 0), 0, { chosen, assumed: {} });
  return fields.find((one) => one.id === id)!;
}

export const inTown = (more: Arrangement = {}): Game =>
  aGame({
    investigators: [{ sheet: 'joe-diamond', at: 'easttown-streets', sliders: [3, 1, 1], clues: 2 }],
    ...more,
  });
