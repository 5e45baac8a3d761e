/** What a plan says of the optional actions of one's Upkeep (2E-505): field `upkeep`, those to be taken, in order. */

import { type Decision, type Seat, seen } from '../../../engine/decision.ts';
import { phrase } from '../../../engine/phrase.ts';
import { promiseOf } from '../../../engine/prospect.ts';
import { type Choices, type Field, type Foreseen, has, listed, without } from '../../plan/ahead.ts';
import { gameOf } from '../game/game.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';
import { upkeepOptions } from '../upkeep/upkeep.ts';

/** Nothing more is to be done. */
export const DONE = 'done';

/** What they would gain from as things are, with every card refreshed (2E-502); no choices where there is nothing. */
export function upkeepField(game: Game, seat: Seat): Field {
  const useful = upkeepOptions(refreshed(game, seat), seat);
  const choices = useful.map(seen).map((option) => ({
    value: option.id,
    label: option.label,
    ...promiseOf(option),
  }));
  const nothing = { value: DONE, label: phrase('plan-upkeep-nothing') };
  return {
    id: 'upkeep',
    label: phrase('plan-field-upkeep'),
    choices: choices.length > 0 ? [...choices, nothing] : [],
    list: true,
  };
}

/** `upkeep.next`: what is planned, one after the other, then no more. What can't be done now is passed over. */
export function upkeepAnswer(chosen: Choices, decision: Decision): Foreseen | null {
  if (chosen.upkeep === undefined) return null;
  const { next, left } = nextOf(chosen, (id) => id !== DONE && has(decision, id));
  return next === null ? { chosen: [DONE], left } : { chosen: [next], left };
}

/** In a turn of sittings: the same among the offers of their window (2E-T11); null where nothing is left of it. */
export function upkeepOffer(chosen: Choices, game: Game, seat: Seat): Foreseen | null {
  if (chosen.upkeep === undefined) return null;
  const open = upkeepOptions(game, seat);
  const { next, left } = nextOf(chosen, (id) => open.some((option) => option.id === id));
  return next === null ? null : { chosen: null, offer: OPTION.inUpkeep.write(next), left };
}

/** The first of what is planned that can be done, and the plan after it. */
function nextOf(chosen: Choices, can: (id: string) => boolean): { next: string | null; left: Choices } {
  const wanted = listed(chosen, 'upkeep');
  const place = wanted.findIndex(can);
  if (place < 0) return { next: null, left: without(chosen, 'upkeep') };
  const rest = wanted.slice(place + 1).filter((id) => id !== DONE);
  return { next: wanted[place] ?? null, left: { ...chosen, upkeep: [...rest, DONE].join(',') } };
}

function refreshed({ state, content }: Game, seat: Seat): Game {
  const investigators = state.investigators.map((one) =>
    one.seat === seat ? { ...one, cards: one.cards.map((card) => ({ ...card, exhausted: false, fresh: false })) } : one,
  );
  return gameOf(content, { ...state, investigators });
}
