import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { inAnyOrder } from '../../../engine/trial.ts';
import { codexSpaces, doomAt, doomIn, townOf } from '../board/area.ts';
import { sheetDoom } from '../board/scenariosheet.ts';
import { codexRules } from '../codex/codex.ts';
import { codexWatch } from '../codex/codexwatch.ts';
import type { Cause } from '../state/event.ts';
import { groupChoose } from '../state/question.ts';
import type { Game, State } from '../state/state.ts';
import { doomLimits } from './doomlimit.ts';
import { takeEventCard } from './eventdeck.ts';

/**
 * Puts doom on a space, one at a time, with all that follows from each (3E-R19): on a street it goes to an adjacent
 * neighborhood space (3E-478.3), where an anomaly is to the scenario sheet (3E-412.3b).
 * @param by what it comes from
 */
export function* placeDoom(game: Game, space: string, amount: number, by?: Cause): Flow {
  for (let placed = 0; placed < amount; placed++) yield* placeOne(game, space, by);
}

/** One doom on each of the spaces, in the order the group chooses where it can matter (3E-R19, 2E-T62). */
export function* placeDoomOnEach(game: Game, spaces: readonly string[], by?: Cause): Flow {
  const left = [...spaces];
  while (left.length > 0) {
    const next =
      orderMatters(game, left) && !inAnyOrder(game, left, placeInOrder)
        ? yield* groupChoose(
            game,
            { kind: 'doom.order', rule: '3E-R19' },
            {
              options: [...new Set(left)].map((space) => ({
                id: space,
                label: phrase('third-option-space', { space: ref('space', space) }),
              })),
              default: left[0] as string,
            },
          )
        : left[0];
    if (next === null || next === undefined) return;
    left.splice(left.indexOf(next), 1);
    yield* placeOne(game, next, by);
  }
}

function* placeInOrder(game: Game, spaces: readonly string[]): Flow<State> {
  for (const space of spaces) yield* placeOne(game, space);
  return game.state;
}

function* placeOne(game: Game, wanted: string, by?: Cause): Flow {
  const { state } = game;
  // 3E-478.3-1
  const space = townOf(game).streetKind(wanted) === null ? wanted : yield* besideStreet(game, wanted);
  if (space === null) return;
  const neighborhood = game.content.neighborhoodOf(space);
  if (neighborhood === null) {
    // The space of an archive card says where its doom goes (card 9).
    if (codexSpaces(game).includes(space)) sheetDoom(game, 1, { ref: 'space', id: space }, by);
  } else if (isRedirected(game, neighborhood)) {
    sheetDoom(game, 1, { ref: 'neighborhood', id: neighborhood }, by);
  } else {
    // 3E-487.2-2
    state.doom[space] = doomAt(state, space) + 1;
    game.events.push({ type: 'DoomPlaced', space, amount: 1, doom: doomAt(state, space), ...(by ? { by } : {}) });
  }
  // 3E-487.4-1
  yield* codexWatch(game);
}

/** 3E-478.3-2: an adjacent neighborhood space of the group's choice; silence takes the one with the least doom. */
function* besideStreet(game: Game, street: string): Flow<string | null> {
  const spaces = () =>
    townOf(game)
      .adjacent(street)
      .filter((space) => game.content.neighborhoodOf(space) !== null);
  return yield* groupChoose(
    game,
    { kind: 'doom.street', rule: '3E-478.3-2' },
    {
      options: spaces().map((space) => ({
        id: space,
        label: phrase('third-option-space', { space: ref('space', space) }),
        note: phrase('third-note-doom', { doom: doomAt(game.state, space) }),
      })),
      default: leastDoom(game.state, spaces()),
      args: { space: ref('space', street) },
      about: { place: street },
    },
  );
}

function leastDoom(state: State, spaces: readonly string[]): string[] {
  const sorted = [...spaces].sort((a, b) => doomAt(state, a) - doomAt(state, b));
  return sorted.slice(0, 1);
}

/** 3E-412.3b: an anomaly sends the doom of its neighborhood to the scenario sheet, while card 2 is in the codex. */
function isRedirected(game: Game, neighborhood: string): boolean {
  // 3E-412.3
  if (!game.state.centers[neighborhood]?.anomaly) return false;
  return codexRules(game).some(
    ({ rule }) =>
      'replace' in rule && rule.replace?.event === 'placeDoom' && rule.replace.where.in === 'neighborhoodWithAnomaly',
  );
}

/**
 * Whether the order of several doom can make a difference: only where they reach a threshold of outbreak or anomaly
 * (3E-415.1a-1, 3E-412.3a), of which nothing happens before.
 */
function orderMatters(game: Game, spaces: readonly string[]): boolean {
  // What goes to the sheet goes there in any order.
  const staying = spaces.filter((space) => !isRedirected(game, game.content.neighborhoodOf(space) ?? ''));
  if (new Set(staying).size < 2) return false;
  const limits = doomLimits(game);
  const landings = staying.map((space) => landingSpaces(game, space));
  const reaches = (limit: number | null, doom: number, isThere: (space: string) => boolean): boolean =>
    limit !== null && doom + landings.filter((landing) => landing.some(isThere)).length >= limit;
  return landings.flat().some((space) => {
    const neighborhood = game.content.neighborhoodOf(space);
    if (neighborhood === null) return false;
    return (
      reaches(limits.space, doomAt(game.state, space), (other) => other === space) ||
      reaches(limits.tile, doomIn(game, neighborhood), (other) => game.content.neighborhoodOf(other) === neighborhood)
    );
  });
}

/** Where doom that is meant for a space may come to lie. */
function landingSpaces(game: Game, space: string): readonly string[] {
  const town = townOf(game);
  return town.streetKind(space) === null ? [space] : town.adjacent(space);
}

/** Takes doom off a space. @param who does it, and what by @returns how many came off */
export function removeDoom(
  game: Game,
  space: string,
  amount: number,
  { seat, by }: { seat?: Seat | undefined; by?: Cause },
): number {
  const { state } = game;
  const removed = Math.min(amount, doomAt(state, space));
  if (removed <= 0) return 0;
  state.doom[space] = doomAt(state, space) - removed;
  game.events.push({
    type: 'DoomRemoved',
    space,
    amount: removed,
    doom: doomAt(state, space),
    ...(seat === undefined ? {} : { seat }),
    ...(by ? { by } : {}),
  });
  return removed;
}

/** Spreads doom once: the bottom card of the event deck is discarded, one doom on each mark (3E-487.2, 3E-487.3). */
export function* spreadDoom(game: Game): Flow {
  // 3E-487.2-1
  const card = yield* takeEventCard(game, 'bottom');
  if (card === null) return;
  // 3E-428.8
  game.state.decks.eventDiscard.unshift(card);
  game.events.push({ type: 'DoomSpread', card });
  yield* placeDoomOnEach(game, game.content.event(card).doomSpaces);
}
