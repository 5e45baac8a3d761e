/** What a careful player would put into a plan, field by field. */

import type { Seat } from '../../../engine/decision.ts';
import type { Choices, Field, Said } from '../../plan/ahead.ts';
import { PLAIN_MOVE } from '../actions/move.ts';
import { actionsOf } from '../actions/turn.ts';
import { mostNeeded } from '../autopilot/focusworth.ts';
import { chooseAction, chooseDestination } from '../autopilot/turn.ts';
import { performedAs } from '../autopilot/turnplan.ts';
import { viewpoint } from '../autopilot/viewpoint.ts';
import { SKILLS } from '../content/vocabulary.ts';
import { investigator } from '../investigators/investigator.ts';
import { reachable } from '../movement/walk.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';
import { arrived, defeated, evaded, focused, gathered, inRound, performed, standing } from './forecast.ts';
import { roundAhead } from './turnahead.ts';

/** The choice for a field, by what is chosen before it; null where it is better left open. */
export function likely(now: Game, seat: Seat, { chosen }: Said, { id, choices }: Field): string | null {
  const number = Number(OPTION.step.read(id) ?? OPTION.goal.read(id) ?? OPTION.skill.read(id));
  if (Number.isNaN(number)) return null;
  const game = before(now, seat, chosen, number);
  if (!game) return null;
  const left = actionsOf(game, seat) - investigator(game, seat).performed.length;
  const view = viewpoint({ ...game, state: { ...game.state, left: left - 1 } });
  if (OPTION.skill.is(id)) return mostNeeded(view, seat) ?? null;
  if (OPTION.goal.is(id)) {
    const reach = reachable(game, seat, PLAIN_MOVE);
    return chooseDestination(view, { about: { reach } }, seat);
  }
  return chooseAction(view, { options: choices.map((one) => ({ ...one, id: one.value })), about: { left } }, seat);
}

/** The game as it will be when that action comes, if all before it go well; null where one of them is open. */
function before(now: Game, seat: Seat, chosen: Choices, number: number): Game | null {
  const round = roundAhead(now.state, seat);
  if (round === null) return null;
  const begin = inRound(now, seat, round);
  let game: Game | null = investigator(begin, seat).delayed ? standing(begin, seat) : begin;
  for (let step = 1; step < number && game; step++) game = after(game, seat, chosen, String(step));
  return game;
}

function after(game: Game, seat: Seat, chosen: Choices, step: string): Game | null {
  const id = chosen[OPTION.step.write(step)];
  switch (id) {
    case undefined:
    case 'end':
      return null;
    case 'move': {
      const goal = chosen[OPTION.goal.write(step)];
      const reach = reachable(game, seat, PLAIN_MOVE).find(({ space }) => space === goal);
      return reach ? arrived(game, seat, reach) : null;
    }
    case 'focus':
      return focused(game, seat, SKILLS.find((skill) => skill === chosen[OPTION.skill.write(step)]) ?? null);
    case 'gatherResources':
      return gathered(game, seat);
    case 'evade':
      return evaded(game, seat);
    default: {
      const monster = OPTION.attack.read(id);
      return monster === undefined ? performed(game, seat, performedAs(id)) : defeated(game, seat, monster);
    }
  }
}
