/**
 * Leaving Clue tokens where a Movement ends (2E-902, D-25): all are taken unless somebody says otherwise. They can say so
 * while their Movement lies ahead or goes on, and afterwards until something is revealed or somebody else goes on.
 *
 * Asks `move.clues`, of whoever takes up the offer: option ids `leave:<n>`.
 */
import type { Decision, Seat } from '../../../engine/decision.ts';
import type { Interrupt } from '../../../engine/edition.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { reportedBy } from '../../press/notice.ts';
import { placeState } from '../board/area.ts';
import { investigator } from '../investigators/investigator.ts';
import { seatAt } from '../investigators/playerorder.ts';
import type { EventOf, SecondEvent } from '../state/event.ts';
import { LEAVE_CLUES, OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game, State } from '../state/state.ts';
import { firstMenu } from './movement.ts';
import { nextOptions } from './nextstep.ts';

/** The offer to leave tokens, for whoever has some before them, or has just taken some. */
export function leaveOffers(game: Game, seat: Seat, open: readonly Decision[]): Interrupt[] {
  const walks = open.some(({ kind, rule, seats }) => kind === 'move.next' && rule === '2E-703' && seats.includes(seat));
  const most = walks ? mostAhead(game, seat) : justTaken(game, seat);
  if (most === 0) return [];
  return [{ id: LEAVE_CLUES, kind: 'clue', seat, label: phrase('option-leave-clues'), rule: '2E-902' }];
}

/** Says how many are left: where the Movement will end, or of those just taken. */
export function* leaveClues(game: Game, seat: Seat): Flow {
  const { lately } = game.state;
  const after = justTaken(game, seat) > 0 && lately ? lately : null;
  const most = after ? justTaken(game, seat) : mostAhead(game, seat);
  const chosen = yield* choose(
    game,
    { seat, kind: 'move.clues', rule: '2E-902' },
    Array.from({ length: most + 1 }, (_, clues) => ({
      id: OPTION.leave.write(clues),
      label: phrase('option-leave', { clues }),
    })),
    {
      default: OPTION.leave.write(Math.min(most, after?.left ?? game.state.leaving?.[seat] ?? 0)),
      args: { place: ref('place', investigator(game, seat).at), after: String(after !== null) },
    },
  );
  const clues = OPTION.leave.read(chosen) ?? 0;
  if (after) settle(game, after, clues);
  else game.state.leaving = { ...game.state.leaving, [seat]: clues };
}

/** The most tokens that lie where their Movement could end. */
function mostAhead(game: Game, seat: Seat): number {
  const { walk } = game.state;
  const menu = walk ? null : firstMenu(game, seat);
  const offered = menu && typeof menu.options === 'function' ? menu.options() : [];
  const options = walk?.seat === seat ? nextOptions(game, seat, walk) : offered;
  const goals = options.flatMap(({ id }) => OPTION.go.read(id) ?? OPTION.wagon.read(id) ?? []);
  return Math.max(...[investigator(game, seat).at, ...goals].map((place) => placeState(game, place).clues));
}

/** How many of the tokens of their Movement they may still leave, those left already included. */
function justTaken({ state }: Game, seat: Seat): number {
  const { lately } = state;
  const one = state.investigators[seat];
  if (!lately || lately.seat !== seat || one?.at !== lately.place) return 0;
  return Math.min(lately.taken, one.clues) + Math.min(lately.left, state.places[lately.place]?.clues ?? 0);
}

function settle(game: Game, lately: NonNullable<State['lately']>, left: number): void {
  const { seat, place } = lately;
  const more = left - lately.left;
  const amount = Math.abs(more);
  investigator(game, seat).clues -= more;
  placeState(game, place).clues += more;
  game.state.lately = { ...lately, taken: lately.taken - more, left };
  if (amount > 0) game.events.push({ type: more > 0 ? 'CluesLeft' : 'CluesTaken', seat, place, amount });
}

/** Runs a flow and keeps who has just taken tokens, until something is revealed or somebody else goes on. */
export function* noting(game: Game, flow: Flow): Flow {
  let drawn = game.chance.drawn;
  let taken = false;
  const note = (state: State, event: SecondEvent): void => {
    taken ||= isTaking(event);
    noteTaken(state, event);
  };
  /** Tokens are taken where a Movement ends, behind all that was revealed on the way. */
  const settled = (): void => {
    if (game.chance.drawn > drawn && !taken) delete game.state.lately;
  };
  const noted = reportedBy(game, flow, note);
  try {
    let result = noted.next();
    while (!result.done) {
      settled();
      const reply = yield result.value;
      drawn = game.chance.drawn;
      taken = false;
      result = noted.next(reply);
    }
  } finally {
    settled();
  }
}

const isTaking = (event: SecondEvent): event is EventOf<'CluesTaken' | 'CluesLeft'> =>
  event.type === 'CluesTaken' || event.type === 'CluesLeft';

function noteTaken(state: State, event: SecondEvent): void {
  const { cursor, lately } = state;
  const { type } = event;
  if (isTaking(event)) {
    const { seat, place, amount } = event;
    if (cursor.step !== 'movement' || seatAt(state, cursor.turnIndex) !== seat) return;
    const { taken, left } = lately?.seat === seat ? lately : { taken: 0, left: 0 };
    state.lately =
      type === 'CluesTaken'
        ? { seat, place, taken: taken + amount, left }
        : { seat, place, taken, left: left + amount };
    return;
  }
  const others = 'seat' in event && event.seat !== undefined && event.seat !== lately?.seat && type !== 'StoodUp';
  if (lately && others) delete state.lately;
}
