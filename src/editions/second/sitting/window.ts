/**
 * The Upkeep of a turn that is played in sittings (2E-T10 to 2E-T13). Nothing of it is ever asked: what somebody may do in
 * their window stands among their offers, ids `upkeep:<option of the Upkeep>` and `upkeep:sliders`.
 */
import { type Offered, type Option, type Seat, seen } from '../../../engine/decision.ts';
import type { Interrupt } from '../../../engine/edition.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase } from '../../../engine/phrase.ts';
import { promiseOf } from '../../../engine/prospect.ts';
import { held } from '../cards/card.ts';
import { adjustSliders } from '../investigators/focus.ts';
import { active, inPlayerOrder, investigator } from '../investigators/investigator.ts';
import { inOwnUpkeep, inWindow, shareOf } from '../investigators/share.ts';
import { OPTION } from '../state/option.ts';
import type { NextPart, Share, Sitting } from '../state/sitting.ts';
import type { Game } from '../state/state.ts';
import { comeBackTo, returning } from '../upkeep/return.ts';
import { rollOption, takeUpkeepOption, upkeepByItself, upkeepOptions, upkeepRoll } from '../upkeep/upkeep.ts';

const SLIDERS = 'sliders';

/** The start of a turn that is played in sittings: what the Upkeep does by itself, for all who have one (2E-511). */
export function* openTurn(game: Game): Flow {
  const { state } = game;
  state.sitting = newSitting(game);
  for (const seat of inPlayerOrder(state)) if (shareOf(game, seat)?.next === 'movement') yield* startUpkeep(game, seat);
}

/** Such a turn when nothing of it has been done. */
export function newSitting(game: Game): Sitting {
  const back = returning(game);
  const next = (seat: Seat): NextPart => {
    if (back.includes(seat)) return 'return';
    // 2E-T14
    return active(game, seat) ? 'movement' : 'sat';
  };
  const shares = game.state.investigators.map(
    ({ seat, sliders }): Share => ({
      next: next(seat),
      sliders: [...sliders],
      kept: [],
      chances: {},
      met: false,
    }),
  );
  return { seat: null, first: null, shares, charges: [] };
}

/** Back from time and space to where they chose; then their Upkeep begins (2E-T13, 2E-3117). */
export function* comeBackInSitting(game: Game, seat: Seat): Flow {
  const { sitting } = game.state;
  const share = shareOf(game, seat);
  if (!sitting || !share) return;
  comeBackTo(game, seat, sitting.first);
  share.next = 'movement';
  yield* startUpkeep(game, seat);
}

function* startUpkeep(game: Game, seat: Seat): Flow {
  const kept = yield* inOwnUpkeep(game, seat, upkeepByItself(game, seat));
  const share = shareOf(game, seat);
  if (share) share.kept = kept;
}

/** The window closes with the first act of the Movement: the rolls kept are made (2E-T11). */
export function* closeWindow(game: Game, seat: Seat): Flow {
  const share = shareOf(game, seat);
  const { incarnation } = investigator(game, seat);
  for (const card of share?.kept.splice(0) ?? [])
    if (active(game, seat) && investigator(game, seat).incarnation === incarnation)
      yield* inOwnUpkeep(game, seat, upkeepRoll(game, seat, card));
}

/** What they may do in their window, nothing once it is closed. */
export function windowOffers(game: Game, seat: Seat): Interrupt[] {
  // 2E-T60: orders that have been handed in may be changed until all are in.
  if (game.state.handed?.[seat]) return [offerOf(seat, sliders)];
  if (!inWindow(game, seat)) return [];
  const kept = (shareOf(game, seat)?.kept ?? []).filter((card) => held(game, seat, card)).map(rollOption);
  return [...upkeepOptions(game, seat), ...kept, sliders].map((option: Offered) => offerOf(seat, seen(option)));
}

const sliders: Option = { id: SLIDERS, label: phrase('option-move-sliders') };

const offerOf = (seat: Seat, { id, label, ...prospect }: Option): Interrupt => ({
  id: OPTION.inUpkeep.write(id),
  kind: `upkeep.${id.split(':')[0]}`,
  seat,
  label,
  ...promiseOf(prospect),
  ...(id === SLIDERS ? { rule: '2E-604', form: true } : { rule: '2E-505' }),
});

/** Carries out an offer of a window, by what it is in the Upkeep. */
export function* takeWindowOffer(game: Game, seat: Seat, id: string): Flow {
  const roll = OPTION.roll.read(id);
  const share = shareOf(game, seat);
  if (id === SLIDERS) yield* adjustSliders(game, seat);
  else if (roll === undefined) yield* takeUpkeepOption(game, seat, id);
  else {
    if (share) share.kept = share.kept.filter((one) => one !== roll);
    yield* upkeepRoll(game, seat, roll);
  }
}
