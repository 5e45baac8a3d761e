/** Gates: which to come back by, whether to close, and whether to seal. */

import type { Decision, Seat } from '../../../engine/decision.ts';
import type { Place } from '../../edition/copy.ts';
import { openGates } from '../board/area.ts';
import { checkOdds } from '../checks/formula.ts';
import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import {
  closingModifierAt,
  counts,
  gateShare,
  gateTrophies,
  ruled,
  sealPrice,
  trophiesToWin,
  type Viewpoint,
  worldBehind,
} from './viewpoint.ts';

/** The chance of closing that gate with the better of Lore and Fight as they are now. */
export function closingOdds(view: Viewpoint, seat: Seat, place: Place): number {
  const modifier = closingModifierAt(view, place);
  const key = `${seat}/${modifier}`;
  const known = view.closings.get(key);
  if (known !== undefined) return known;
  const odds = (kind: 'lore' | 'fight') =>
    checkOdds(view.game, seat, { kind, modifier, difficulty: 1, rule: '2E-3302', gateClose: true });
  const better = Math.max(odds('lore'), odds('fight'));
  view.closings.set(key, better);
  return better;
}

/** `gate.close`: closes or seals, unless a colleague would be left without a way back and it does not win. */
export function closeOrLeave(view: Viewpoint, decision: Pick<Decision, 'options'>, seat: Seat): string | null {
  const { at } = investigator(view.game, seat);
  const ids = decision.options.map(({ id }) => id);
  const sign = ids.find(OPTION.seal.is);
  const wins = winsByClosing(view);
  if (!wins && strands(view, seat, at)) return ruled(view, 'colleague', 'pass');
  const closing = decision.options
    .filter(({ id }) => OPTION.close.is(id))
    .sort((one, other) => (other.odds ?? 0) - (one.odds ?? 0))[0];
  const { clues } = investigator(view.game, seat);
  const odds = closing?.odds ?? 0;
  if (
    sign &&
    !(wins && odds > 0.8) &&
    (gateShare(view.game.content, at) > 0.05 || clues < sealPrice(view, seat) || odds < 0.5)
  )
    return ruled(view, 'sign', sign);
  return ruled(view, wins ? 'wins' : 'likeliest', closing?.id ?? null);
}

/** `return.gate`: the gate that most deserves a seal and can be closed. */
export function gateBack(view: Viewpoint, decision: Pick<Decision, 'options'>, seat: Seat): string | null {
  const rated = decision.options.map(({ id }) => {
    const place = OPTION.go.read(id) ?? '';
    const taken = inPlayerOrder(view.game.state).some(
      (other) =>
        other !== seat && investigator(view.game, other).explored && investigator(view.game, other).at === place,
    );
    return {
      id,
      worth:
        counts(view, 'share', 10 * gateShare(view.game.content, place)) +
        counts(view, 'odds', 3 * closingOdds(view, seat, place)) -
        counts(view, 'taken', taken ? 8 : 0),
    };
  });
  return rated.sort((one, other) => other.worth - one.worth)[0]?.id ?? null;
}

function winsByClosing(view: Viewpoint): boolean {
  return openGates(view.game).length === 1 && gateTrophies(view) + 1 >= trophiesToWin(view);
}

/** Would closing leave somebody without a way back? */
function strands(view: Viewpoint, seat: Seat, place: Place): boolean {
  const world = worldBehind(view, place);
  if (world === null) return false;
  if (openGates(view.game).some((open) => open.place !== place && worldBehind(view, open.place) === world))
    return false;
  return inPlayerOrder(view.game.state).some(
    (other) => other !== seat && view.game.content.town.worldOf(investigator(view.game, other).at) === world,
  );
}
