import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { comesToTheSame } from '../../../engine/trial.ts';
import type { Copy } from '../../edition/copy.ts';
import { doomAt, townOf, unstableSpaces } from '../board/area.ts';
import { findMonster, hasKeyword, part, printed } from '../board/monster.ts';
import type { Activation } from '../content/monster.ts';
import type { PatrolTarget } from '../content/vocabulary.ts';
import { investigator, investigatorsAt, sturdiness } from '../investigators/investigator.ts';
import type { EventOf } from '../state/event.ts';
import { groupChoose } from '../state/question.ts';
import type { Game, Monster, State } from '../state/state.ts';
import { entangled } from './activationorder.ts';
import { engage, engageHere } from './engage.ts';
import { preyOf, sees } from './prey.ts';

/** Each monster that is ready now activates once, in the order the group chooses where it can matter (3E-202.2a). */
export function* activationStep(game: Game): Flow {
  // 3E-452.4
  let waiting = game.state.monsters.filter(({ status }) => status === 'ready').map(({ id }) => id);
  let inOrder = false;
  for (;;) {
    waiting = waiting.filter((id) => findMonster(game.state, id)?.status === 'ready');
    let [next] = waiting;
    if (next === undefined) return;
    const ordered = inOrder || waiting.length < 2 ? [] : entangled(game, waiting, activateEach);
    if (ordered.length > 0) {
      const chosen = yield* groupChoose<Copy | 'in-order'>(
        game,
        { kind: 'monster.order', rule: '3E-202.2a-2' },
        {
          options: [
            { id: 'in-order', label: phrase('third-option-in-order') },
            ...ordered.map((id) => ({
              id,
              label: phrase('third-option-monster-at', {
                monster: ref('monster', id),
                space: ref('space', findMonster(game.state, id)?.at ?? ''),
              }),
            })),
          ],
          default: 'in-order',
        },
      );
      if (chosen === 'in-order' || chosen === null) inOrder = true;
      else next = chosen;
    }
    waiting.splice(waiting.indexOf(next), 1);
    // 3E-202.2a-1
    yield* activate(game, next);
  }
}

function* activateEach(game: Game, ids: readonly Copy[]): Flow<State> {
  for (const id of ids) yield* activate(game, id);
  return game.state;
}

/** One activation of a ready monster (3E-202.2b); others do not activate (3E-202.2f). */
export function* activate(game: Game, id: Copy): Flow {
  const monster = findMonster(game.state, id);
  // 3E-202.2f-1
  if (monster?.status !== 'ready') return;
  const { activation } = printed(game, monster);
  game.events.push({ type: 'MonsterActivated', monster: id, kind: activation.kind, at: monster.at });
  switch (activation.kind) {
    case 'hunter':
      yield* hunt(game, monster, activation);
      break;
    case 'patrol':
      yield* patrol(game, monster, activation);
      break;
    case 'lurker':
      yield* game.rules.run(game, null, activation.effect, {
        source: { ref: 'monster', id },
        monster: id,
        about: { monster: id, place: monster.at },
        rule: '3E-468.2',
      });
      break;
    default:
      activation satisfies never;
  }
  yield* game.rules.settle(game);
}

/** 3E-450.2: toward its prey, which it engages. */
function* hunt(game: Game, monster: Monster, { prey }: Extract<Activation, { kind: 'hunter' }>): Flow {
  const candidates = preyOf(game, monster, prey);
  const target = yield* pickPrey(game, monster, candidates);
  if (target !== null) yield* goAfter(game, monster, target);
}

function* goAfter(game: Game, monster: Monster, target: Seat): Flow {
  // 3E-457.3c
  yield* goToward(game, monster, investigator(game, target).at);
  const still = findMonster(game.state, monster.id);
  if (
    still?.status === 'ready' &&
    still.at === investigator(game, target).at &&
    investigator(game, target).left === null
  )
    engage(game, monster.id, target);
}

/** Where going after one or another comes to the same (2E-T62), nobody is asked. */
const afterOn = (monster: Monster, target: Seat) =>
  function* (copy: Game): Flow<State> {
    const same = findMonster(copy.state, monster.id);
    if (same) yield* goAfter(copy, same, target);
    return copy.state;
  };

/** 3E-202.2g-3: equally good and equally near prey is chosen by the group; silence offers the sturdiest. */
function* pickPrey(game: Game, monster: Monster, candidates: readonly Seat[]): Flow<Seat | null> {
  if (candidates.length < 2) return candidates[0] ?? null;
  const spaces = new Set(candidates.map((seat) => investigator(game, seat).at));
  const sturdiest = [...candidates].sort((a, b) => sturdiness(game, b) - sturdiness(game, a))[0] as Seat;
  // In one space it is the same way; whom it engages there is asked on arrival.
  if (spaces.size === 1 && !spaces.has(monster.at)) return sturdiest;
  const ways = candidates.map((seat) => afterOn(monster, seat));
  if (comesToTheSame(game, ways)) return sturdiest;
  const chosen = yield* groupChoose(
    game,
    { kind: 'monster.prey', rule: '3E-202.2g-3' },
    {
      options: candidates.map((seat) => ({
        id: String(seat),
        label: phrase('third-option-prey', {
          seat: ref('seat', String(seat)),
          space: ref('space', investigator(game, seat).at),
        }),
      })),
      default: String(sturdiest),
      args: { monster: ref('monster', monster.id) },
      about: { monster: monster.id, place: monster.at },
    },
  );
  return chosen === null ? null : Number(chosen);
}

/** 3E-461.2: toward its destination, of several the nearest (3E-202.2g, 3E-494). */
function* patrol(game: Game, monster: Monster, { target }: Extract<Activation, { kind: 'patrol' }>): Flow {
  // 3E-202.2d-1, 3E-494.4
  const goals = townOf(game).nearest(monster.at, targetSpaces(game, target));
  if (goals.includes(monster.at)) return;
  const goal = yield* groupChoose(
    game,
    { kind: 'monster.destination', rule: '3E-202.2g-2' },
    {
      options: goals.map((space) => ({
        id: space,
        label: phrase('third-option-space', { space: ref('space', space) }),
      })),
      default: [...goals].sort((a, b) => crowd(game, a) - crowd(game, b)).slice(0, 1),
      args: { monster: ref('monster', monster.id) },
      about: { monster: monster.id, place: monster.at },
    },
  );
  if (goal !== null) yield* goToward(game, monster, goal);
}

const CROWDED = 1000;

/** M2: a space without investigators, then one with little doom. */
const crowd = ({ state }: Game, space: string) => CROWDED * investigatorsAt(state, space).length + doomAt(state, space);

/** The spaces a patrol is after. */
function targetSpaces(game: Game, target: PatrolTarget): string[] {
  switch (target) {
    case 'unstableSpace':
      // 3E-461.2-1
      return unstableSpaces(game);
    case 'spaceWithMostDoom':
      return spacesWithMostDoom(game);
    default:
      return target satisfies never;
  }
}

/** The spaces with the most doom, all of them when several have as much. */
function spacesWithMostDoom(game: Game): string[] {
  const { state } = game;
  const spaces = townOf(game).spaces;
  // 3E-494.1
  const most = Math.max(...spaces.map((space) => doomAt(state, space)));
  return spaces.filter((space) => doomAt(state, space) === most);
}

/** Moves as many spaces as its speed along a shortest way; the first investigator it meets ends that (3E-202.2c to e). */
function* goToward(game: Game, monster: Monster, goal: string): Flow {
  const { speed } = printed(game, monster);
  // 3E-424.4-2
  if (speed === 'direct') {
    step(game, monster, goal, { direct: true });
    yield* meet(game, monster);
    return;
  }
  // 3E-457.3d, 3E-494.3
  for (let moved = 0; moved < speed && monster.at !== goal; moved++) {
    const next = yield* pickStep(game, monster, goal, speed - moved);
    if (next === null) return;
    step(game, monster, next, moved > 0 ? { direct: false, on: true } : { direct: false });
    // 3E-202.2e-1, 3E-202.2e-2, 3E-R17
    if (yield* meet(game, monster)) return;
  }
}

function step(game: Game, monster: Monster, to: string, how: Pick<EventOf<'MonsterMoved'>, 'direct' | 'on'>): void {
  const from = monster.at;
  if (from === to) return;
  monster.at = to;
  game.events.push({ type: 'MonsterMoved', monster: monster.id, from, to, ...how });
}

/** 3E-202.2e: in a space with investigators it engages one of them; not an elusive one, by itself. */
function* meet(game: Game, monster: Monster): Flow<boolean> {
  const there = investigatorsAt(game.state, monster.at).filter((seat) => sees(game, monster, seat));
  if (there.length === 0) return false;
  if (hasKeyword(game, monster, 'elusive')) return true;
  yield* engageHere(game, monster);
  return true;
}

/** 3E-R18: of equally short ways the group chooses, asked only where it makes a difference whom it meets. */
function* pickStep(game: Game, monster: Monster, goal: string, left: number): Flow<string | null> {
  const steps = townOf(game).shortestSteps(monster.at, goal);
  const met = new Map(steps.map((space) => [space, meetings(game, monster, { space, goal, left: left - 1 })]));
  const disturbed = (space: string) => Number([...(met.get(space) ?? [])].some((at) => at !== NOBODY && at !== goal));
  const quiet = [...steps].sort((a, b) => disturbed(a) - disturbed(b));
  const matters = new Set(steps.map((space) => [...(met.get(space) ?? [])].sort().join())).size > 1;
  if (!matters) return quiet[0] ?? null;
  return yield* groupChoose(
    game,
    { kind: 'monster.path', rule: '3E-R18' },
    {
      options: quiet.map((space) => ({
        id: space,
        label: phrase('third-option-space', { space: ref('space', space) }),
      })),
      default: quiet.slice(0, 1),
      args: { monster: ref('monster', monster.id) },
      about: { monster: monster.id, place: monster.at },
    },
  );
}

const NOBODY = '';

/** What is left of a monster's way: from a space toward its goal, so many spaces more. */
interface Leg {
  space: string;
  goal: string;
  left: number;
}

/** Where it may first meet an investigator, on one shortest way or another from a space that it enters. */
function meetings(game: Game, monster: Monster, { space, goal, left }: Leg): Set<string> {
  if (investigatorsAt(game.state, space).some((seat) => sees(game, monster, seat))) return new Set([space]);
  if (left <= 0 || space === goal) return new Set([NOBODY]);
  const further = townOf(game)
    .shortestSteps(space, goal)
    .map((next) => meetings(game, monster, { space: next, goal, left: left - 1 }));
  return new Set(further.flatMap((spaces) => [...spaces]));
}

/**
 * Moves a monster so many spaces toward a place, or straight to it, by an effect. It leaves whom it was engaged with
 * behind.
 */
export function* moveMonster(game: Game, id: Copy, goal: string, steps: number | 'direct'): Flow {
  const monster = findMonster(game.state, id);
  if (!monster) return;
  // 3E-424.4-1
  if (steps === 'direct') step(game, monster, goal, { direct: true });
  else
    for (let moved = 0; moved < steps && monster.at !== goal; moved++) {
      const [next] = townOf(game).shortestSteps(monster.at, goal);
      if (next === undefined) break;
      step(game, monster, next, { direct: false });
    }
  for (const seat of [...monster.engagedWith])
    if (investigator(game, seat).at !== monster.at) part(game, monster, seat);
  yield* game.rules.settle(game);
}
