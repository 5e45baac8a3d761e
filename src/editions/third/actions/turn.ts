import type { Seat } from '../../../engine/decision.ts';
import { type Flow, type Question, race } from '../../../engine/flow.ts';
import { phrase } from '../../../engine/phrase.ts';
import { questionOf } from '../../../engine/question.ts';
import { isCopy } from '../../edition/copy.ts';
import { useCard } from '../investigators/ability.ts';
import { acting, inPlay, investigator, upset, upsets } from '../investigators/investigator.ts';
import { modified, modifiersOf } from '../investigators/modifier.ts';
import { startingQuestion, takeChosen } from '../setup/equipment.ts';
import { askKey, choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { performAction, standUp } from './action.ts';
import { menuOf, silentAction } from './actionoffer.ts';

/** Actions of a turn (3E-201.1-2). */
const ACTIONS_IN_A_TURN = 2;

/** Actions they have in their turn, with what their cards add. */
export function actionsOf(game: Game, seat: Seat): number {
  return modified(game, 'actions', ACTIONS_IN_A_TURN, { seat });
}

/**
 * One turn of the action phase (3E-201). Everybody who has not taken their turn is shown their own menu
 * (`action.turn`); who answers first takes the turn with it (3E-201.2-1), and goes on (`action.next`) until they end it
 * or have no action left. Then their token is turned (3E-201.2-2). Who has yet to choose starting cards does that first,
 * and takes no turn with it.
 */
export function* actionTurn(game: Game): Flow {
  const waiting = () => inPlay(game.state).filter((seat) => !investigator(game, seat).inactive);
  const won = yield* race(game.state, () =>
    waiting().map((seat, _, all) => startingQuestion(game, seat) ?? turnQuestion(game, seat, all.length)),
  );
  const seat = won ? waiting()[won.index] : undefined;
  if (!won || seat === undefined) return;
  const [chosen = END] = won.chosen;
  // A step of its own: whoever then takes a turn and leaves it gives up no cards of others (2E-T70).
  if (investigator(game, seat).unequipped) {
    yield* takeChosen(game, seat, chosen);
    game.state.standing = won.others;
  } else yield* takeTurn(game, seat, chosen);
}

function* takeTurn(game: Game, seat: Seat, first: string): Flow {
  const before = upsets(game, seat);
  game.events.push({ type: 'TurnStarted', seat, phase: 'action' });
  yield* acting(game, seat, takeActions(game, seat, first));
  // 3E-R8: who has left the game has no turn to end.
  if (upset(game, seat, before)) return;
  // 3E-410.2, 3E-410.4b
  investigator(game, seat).inactive = true;
  // 3E-410.4a
  game.events.push({ type: 'TurnEnded', seat, phase: 'action' });
}

const END = 'end';
const STAND = 'standUp';

/** Somebody's menu before their turn. A delayed one can only begin by standing up (3E-414.2-2). */
function turnQuestion(game: Game, seat: Seat, waiting: number): Question {
  const { delayed, at } = investigator(game, seat);
  return questionOf(game.state, {
    seat,
    kind: 'action.turn',
    key: delayed ? 'third-ask-action-turn-delayed' : askKey('action.turn'),
    rule: delayed ? '3E-414.2-2' : '3E-201.2-1',
    count: { min: 1, max: 1 },
    options: () => (delayed ? [{ id: STAND, label: phrase('third-option-stand-up') }] : menu(game, seat)),
    extra: () => {
      const left = actionsOf(game, seat);
      return {
        default: silentAction(game, seat) ?? END,
        args: { left, waiting },
        sure: [END],
        about: { place: at, left },
      };
    },
  });
}

const menu = (game: Game, seat: Seat) => [...menuOf(game, seat), { id: END, label: phrase('third-option-end-turn') }];

function* takeActions(game: Game, seat: Seat, first: string): Flow {
  const before = upsets(game, seat);
  let next: string | null = first;
  for (let taken = 0; next !== null && next !== END; ) {
    game.state.left = actionsOf(game, seat) - taken - 1;
    if (investigator(game, seat).delayed) {
      standUp(game, seat);
      taken += 1;
    } else if (yield* performAction(game, seat, next)) {
      taken += 1;
      noteExtra(game, seat, taken);
    }
    if (upset(game, seat, before)) return;
    // 3E-401.3
    const left = actionsOf(game, seat) - taken;
    if (left <= 0) return;
    next = investigator(game, seat).delayed ? STAND : yield* chooseNext(game, seat, left);
    if (upset(game, seat, before)) return;
  }
}

function* chooseNext(game: Game, seat: Seat, left: number): Flow<string | null> {
  return yield* choose(
    game,
    { seat, kind: 'action.next', rule: '3E-201.1-2' },
    () => menu(game, seat),
    () => ({
      default: silentAction(game, seat) ?? END,
      args: { left },
      about: { place: investigator(game, seat).at, left },
    }),
  );
}

/** The cards that gave an action beyond the usual ones have been used (3E-409.4). */
function noteExtra(game: Game, seat: Seat, taken: number): void {
  const given = taken - ACTIONS_IN_A_TURN;
  if (given <= 0) return;
  const source = modifiersOf(game, 'actions', { seat })[given - 1]?.source;
  if (source?.ref === 'card' && isCopy(source.id)) useCard(game, seat, source.id);
}
