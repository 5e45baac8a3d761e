/** The order of steps in a turn that is played in sittings (2E-T20 to 2E-T35). */
import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';

import { judge } from '../gates/stranding.ts';
import { active, inPlayerOrder, investigator } from '../investigators/investigator.ts';
import { turnIndexOf } from '../investigators/playerorder.ts';
import { notSat, shareOf } from '../investigators/share.ts';
import { standUpOnly } from '../movement/movement.ts';
import type { Sitting } from '../state/sitting.ts';
import type { Cursor, Game, State } from '../state/state.ts';

/** What comes after a step of such a turn. */
export function afterSitting(game: Game, sitting: Sitting, cursor: Cursor): Cursor {
  const share = sitting.seat === null ? undefined : sitting.shares[sitting.seat];
  if (sitting.seat === null || !share) return cursor.step === 'sitting.end' ? endOfSittings(game) : nobodySits(game);
  const turnIndex = turnIndexOf(game.state, sitting.seat);
  switch (cursor.step) {
    case 'sitting.race':
      if (share.next === 'return') return { step: 'sitting.return', turnIndex };
      if (share.kept.length > 0) return { step: 'sitting.window', turnIndex };
      return partOf(share.next, turnIndex) ?? leave(game, sitting);
    case 'sitting.window':
      return partOf(share.next, turnIndex) ?? leave(game, sitting);
    case 'movement':
      share.next = 'arkham';
      sitting.first = null;
      return { step: 'arkham', turnIndex };
    case 'arkham':
      share.next = 'otherWorld';
      return { step: 'otherWorld', turnIndex };
    case 'otherWorld':
      share.next = 'sat';
      return leave(game, sitting);
    default:
      return leave(game, sitting);
  }
}

function partOf(next: Sitting['shares'][number]['next'], turnIndex: number): Cursor | null {
  switch (next) {
    case 'movement':
    case 'fetched':
      return { step: 'movement', turnIndex };
    // 2E-T25: whoever was drawn through a gate has had their Movement.
    case 'drawn':
    case 'arkham':
      return { step: 'arkham', turnIndex };
    case 'otherWorld':
      return { step: 'otherWorld', turnIndex };
    case 'return':
    case 'sat':
      return null;
    default:
      return next satisfies never;
  }
}

/** Nobody sits any more. */
function leave(game: Game, sitting: Sitting): Cursor {
  if (sitting.seat !== null) game.state.satLast = sitting.seat;
  sitting.seat = null;
  sitting.first = null;
  return nobodySits(game);
}

/** 2E-T35: who has come to an Other World since their own part of it has an encounter there, once all have sat. */
function nobodySits(game: Game): Cursor {
  if (notSat(game.state).length > 0) return { step: 'sitting.race' };
  const late = inPlayerOrder(game.state).find(
    (seat) =>
      shareOf(game, seat)?.met === false &&
      active(game, seat) &&
      game.content.town.areaKind(investigator(game, seat).at) === 'otherWorld',
  );
  if (late === undefined) return { step: 'sitting.end' };
  return { step: 'otherWorld', turnIndex: turnIndexOf(game.state, late) };
}

/** All have sat: lost turns end, and what closings have done to others is judged (2E-T31, 2E-T35). */
export function* endSittings(game: Game): Flow {
  for (const seat of inPlayerOrder(game.state))
    if (investigator(game, seat).lostTurn === game.state.turn) standUpOnly(game, seat);
  for (const charge of game.state.sitting?.charges.splice(0) ?? []) yield* judge(game, charge);
}

function endOfSittings({ state }: Game): Cursor {
  delete state.sitting;
  return { step: 'mythos' };
}

/** A sitting is taken back (2E-T22): whoever is there may sit; parts that are finished stay. */
export function giveUpSitting(state: State): void {
  const { sitting } = state;
  if (!sitting || sitting.seat === null) return;
  sitting.seat = null;
  sitting.first = null;
  state.cursor = { step: 'sitting.race' };
}

/** Who sits; null when nobody does. */
export function sitterOf({ sitting }: State): Seat | null {
  return sitting?.seat ?? null;
}

/** The turn in which a seat has yet to sit, or sits; null when it has sat, and in turns without sittings. */
export function sittingOf(state: State, seat: Seat): number | null {
  if (!state.sitting) return null;
  return notSat(state).includes(seat) ? state.turn : null;
}
