import { expect } from 'vitest';
import type { Choices, Field, Said } from '../../../../src/editions/plan/ahead.ts';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import type { Game, State } from '../../../../src/editions/third/state/state.ts';
import { type Decision, refusal } from '../../../../src/engine/decision.ts';
import { Play } from '../../../../src/engine/play.ts';
import { ahead, third, thirdEdition } from '../../../third.ts';

/** Words said ahead, nothing taken for granted. */
export const saying = (chosen: Choices): Said => ({ chosen, assumed: {} });

/** A plan with these choices, put together in the position; each of them must be on offer. */
export function plan(game: Game, chosen: Choices, seat = 0): Said {
  const { said } = ahead.planSheet(third.seenBy(game.state, seat), seat, saying(chosen));
  expect(said.chosen, 'every choice is on offer').toEqual(chosen);
  return said;
}

/** The ids of the fields of a plan that says so much. */
export function fieldsOf(game: Game, chosen: Choices = {}): string[] {
  return ahead.planSheet(third.seenBy(game.state, 0), 0, saying(chosen)).fields.map(({ id }) => id);
}

/** What can be chosen in a field of a plan that says so much. */
export function choicesOf(game: Game, id: string, chosen: Choices = {}): Field['choices'] {
  const { fields } = ahead.planSheet(third.seenBy(game.state, 0), 0, saying(chosen));
  return fields.find((field) => field.id === id)?.choices ?? [];
}

/** The values of those choices. */
export function valuesOf(game: Game, id: string, chosen: Choices = {}): string[] {
  return choicesOf(game, id, chosen).map(({ value }) => value);
}

export interface Run {
  /** What was answered by what was said, in order. */
  done: string[];
  /** The kinds of the questions to the seat that it left open; they got the usual answer. */
  asked: string[];
  /** Keys of the words to its owner. */
  reasons: string[];
  left: Choices;
  state: State;
}

/** Plays one step from a position; what was said answers what it can, silence the rest. */
export function follow(game: Game, kind: 'plan' | 'orders', said: Said, seat = 0): Run {
  let begun = false;
  const edition = {
    ...thirdEdition,
    nextStep: (state: State) => {
      const step = begun ? null : thirdEdition.nextStep(state);
      begun = true;
      return step;
    },
  };
  const run: Run = { done: [], asked: [], reasons: [], left: said.chosen, state: game.state };
  const play = new Play<State, ThirdEvent>(edition, game.state);
  const foreseen = (decision: Decision): string[] | null => {
    // What says nothing any more is forgotten.
    if (!decision.seats.includes(seat) || Object.keys(run.left).length === 0) return null;
    const now = { ...said, chosen: run.left };
    const seen = third.seenBy(play.state, seat);
    const found =
      kind === 'plan'
        ? ahead.planned(now, decision, seen, seat)
        : ahead.ordered(now, decision, seen, { seat, silent: false });
    if (found) run.left = found.left;
    if (found?.why) run.reasons.push(found.why.key);
    return found?.chosen ?? null;
  };
  while (play.open.length > 0) {
    const [decision, chosen] = answered(play.open, foreseen);
    expect(refusal(decision, { decision: decision.id, chosen: chosen ?? decision.default })).toBeNull();
    if (chosen) run.done.push(chosen.join('+'));
    else if (decision.seats.includes(seat)) run.asked.push(decision.kind);
    play.answer({ decision: decision.id, chosen: chosen ?? decision.default });
  }
  run.state = play.state;
  return run;
}

/** Whatever was said ahead goes first, also in a race; then the first question gets its usual answer. */
function answered(
  open: readonly Decision[],
  foreseen: (decision: Decision) => string[] | null,
): [Decision, string[] | null] {
  for (const decision of open) {
    const chosen = foreseen(decision);
    if (chosen) return [decision, chosen];
  }
  return [open[0]!, null];
}
