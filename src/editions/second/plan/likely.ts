/** What a careful player would put into a plan, field by field. */

import type { Seat } from '../../../engine/decision.ts';
import type { Place } from '../../edition/copy.ts';
import type { Choices, Field, FieldChoice, Said } from '../../plan/ahead.ts';
import { chooseEncounter } from '../autopilot/choosing.ts';
import { closeOrLeave, gateBack } from '../autopilot/gate.ts';
import { upkeepAction } from '../autopilot/healing.ts';
import { stopover } from '../autopilot/movement.ts';
import { placeSliders } from '../autopilot/slider.ts';
import { threatOf } from '../autopilot/threat.ts';
import { type Viewpoint, viewpoint } from '../autopilot/viewpoint.ts';
import { gameOf } from '../game/game.ts';
import { sealCost } from '../gates/close.ts';
import { investigator } from '../investigators/investigator.ts';
import { sliderId } from '../investigators/slider.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';
import { slidersOf, withSliders } from './forecast.ts';

/** The choice for a field, by what is chosen before it; null where it is better left open. */
export function likely(seen: Game, seat: Seat, { chosen, assumed }: Said, field: Field): string | null {
  const game = withSliders(seen, seat, slidersOf(chosen.sliders));
  const view = viewpoint(game);
  const ids = field.choices.map(({ value }) => value);
  const marker = OPTION.face.read(field.id);
  if (marker !== undefined) {
    const { fightCost, evadeCost } = threatOf(view, seat, marker);
    return fightCost < evadeCost && ids.includes('fight') ? 'fight' : 'evade';
  }
  switch (field.id) {
    case 'upkeep':
      return upkeepAction(
        view,
        field.choices.map((one) => ({ ...one, id: one.value })),
        seat,
      );
    case 'sliders': {
      const best = placeSliders(
        view,
        ids.map((id) => ({ id })),
        seat,
      );
      // 2E-T60: they stay without a word.
      return best === sliderId(investigator(game, seat).sliders) ? null : best;
    }
    case 'goal':
      return stopover(view, seat, ids);
    case 'gate': {
      const best = gateBack(
        view,
        { options: field.choices.map((one) => ({ ...one, id: OPTION.go.write(one.value) })) },
        seat,
      );
      return OPTION.go.read(best ?? '') ?? null;
    }
    case 'end':
      return atTheEnd(standingAt(view, seat, assumed.place), field.choices, seat);
    case 'seal':
      return 'seal';
    case 'clues':
      return cluesFor(game, seat, chosen, ids);
    default:
      return null;
  }
}

/**
 * Where everybody hands in orders (2E-T03) nobody waits to be asked: tokens are for closing a gate, save what it takes to
 * seal it.
 */
function cluesFor(game: Game, seat: Seat, { end = '', seal }: Choices, counts: readonly string[]): string | null {
  if (game.state.options.turnOrder !== 'sheet') return null;
  const most = Number(counts.at(-1) ?? 0);
  if (!OPTION.close.is(end)) return '0';
  const cost = seal === 'seal' ? sealCost(game, seat) : 0;
  return String(most >= cost ? most - cost : most);
}

function atTheEnd(view: Viewpoint, choices: readonly FieldChoice[], seat: Seat): string | null {
  const options = choices.map((one) => ({ ...one, id: one.value === SIGN ? ANY_SIGN : one.value }));
  if (!options.some(({ id }) => OPTION.close.is(id))) return chooseEncounter(view, { options }, seat);
  const chosen = closeOrLeave(view, { options }, seat);
  return chosen === ANY_SIGN ? SIGN : chosen;
}

/** An Elder Sign, by its name in a plan, and as an option. */
const SIGN = 'elder-sign';
const ANY_SIGN = OPTION.seal.write('sign#1');

/** How things look from the place where the plan's way ends. */
function standingAt({ game }: Viewpoint, seat: Seat, place: Place | undefined): Viewpoint {
  const investigators = game.state.investigators.map((one) =>
    one.seat === seat && place !== undefined ? { ...one, at: place } : one,
  );
  return viewpoint(gameOf(game.content, { ...game.state, investigators }));
}
