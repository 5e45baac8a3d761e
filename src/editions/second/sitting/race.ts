/**
 * Who sits (2E-T20 to 2E-T22): everybody who has not sat is shown the first menu of what comes next for them, and the first
 * answer takes the sitting. It is asked as the part itself asks it (`move.next`, `move.world`, `upkeep.return`), and as
 * `sitting.begin` (option id `go-on`) where nothing is to be decided. Who has yet to place their sliders does that first, and
 * takes no sitting with it (2E-315): what the others are asked stands.
 */
import type { Seat } from '../../../engine/decision.ts';
import { type Flow, type Question, race } from '../../../engine/flow.ts';
import { phrase } from '../../../engine/phrase.ts';
import { type Extra, questionOf } from '../../../engine/question.ts';
import { investigator } from '../investigators/investigator.ts';
import { isUnplaced, place, placingMenu } from '../investigators/placing.ts';
import { notSat, shareOf } from '../investigators/share.ts';
import { firstMenu } from '../movement/movement.ts';
import { returnMenu } from '../movement/travel.ts';
import type { DecisionKind } from '../state/decisionkind.ts';
import type { Menu } from '../state/menu.ts';
import { askKey } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { returnOptions, usualReturn } from '../upkeep/return.ts';

/** Waits until somebody begins a sitting, or goes on with theirs. The step leaves nothing to chance (2E-T05). */
export function* sittingRace(game: Game): Flow {
  for (;;) {
    const won = yield* race(game.state, () => notSat(game.state).map((seat) => question(game, seat)), true);
    const { sitting } = game.state;
    const seat = won ? notSat(game.state)[won.index] : undefined;
    if (!won || !sitting || seat === undefined) return;
    const [chosen = null] = won.chosen;
    if (isUnplaced(game, seat)) {
      place(game, seat, chosen);
      game.state.standing = won.others;
      continue;
    }
    sitting.seat = seat;
    sitting.first = chosen;
    if (shareOf(game, seat)?.next !== 'return') game.events.push({ type: 'SittingBegan', seat });
    return;
  }
}

function question(game: Game, seat: Seat): Question {
  const { kind, rule, options, extra } = menuOf(game, seat);
  const count = { min: 1, max: 1 };
  return questionOf(game.state, { seat, kind, key: askKey(kind), rule, count, options, extra });
}

/** The answers that take the sitting of a seat. */
export function taking(game: Game, seat: Seat): string[] {
  const { options } = menuOf(game, seat);
  return (typeof options === 'function' ? options() : options).map(({ id }) => id);
}

function menuOf(game: Game, seat: Seat): Menu {
  if (isUnplaced(game, seat)) return placingMenu(game, seat);
  switch (shareOf(game, seat)?.next) {
    case 'return':
      return {
        kind: 'upkeep.return',
        rule: '2E-3113',
        options: () => returnOptions(game),
        extra: () => ({ default: usualReturn(game, seat) }),
      };
    case 'movement':
      return firstMenu(game, seat) ?? goOn(game, seat);
    case 'fetched':
      return returnMenu(game, seat);
    default:
      return goOn(game, seat);
  }
}

function goOn(game: Game, seat: Seat): Menu {
  const kind: DecisionKind = 'sitting.begin';
  const extra: Extra = { about: { place: investigator(game, seat).at } };
  return { kind, rule: '2E-T20', options: [{ id: 'go-on', label: phrase('option-sitting-go-on') }], extra };
}
