import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { engagedMonsters, exhaustFree, findMonster, hasKeyword, part, printed } from '../board/monster.ts';
import { investigator, investigatorsAt, sturdiness } from '../investigators/investigator.ts';
import { disengaged } from '../state/moment.ts';
import { groupChoose } from '../state/question.ts';
import type { Game, Monster } from '../state/state.ts';
import { preyAmong, sees } from './prey.ts';

/** Whether the investigator is engaged with any monster (3E-447.1). */
export function isEngaged({ state }: Game, seat: Seat): boolean {
  // 3E-447.2
  return engagedMonsters(state, seat).length > 0;
}

/** Whether a monster other than a watcher holds them: it restricts their actions (3E-447.5) and their encounters. */
export function isHeld(game: Game, seat: Seat): boolean {
  const { state } = game;
  // 3E-422.2, 3E-422.3, 3E-447.6, 3E-R12
  return engagedMonsters(state, seat).some((monster) => !hasKeyword(game, monster, 'watcher'));
}

/** Engages a monster with an investigator; it leaves whom it was engaged with, unless it is massive (3E-448, 3E-443). */
export function engage(game: Game, id: Copy, seat: Seat): void {
  const monster = findMonster(game.state, id);
  const one = investigator(game, seat);
  if (!monster || one.left !== null || monster.engagedWith.includes(seat)) return;
  // 3E-447.9
  if (hasKeyword(game, monster, 'massive')) monster.engagedWith.push(seat);
  else {
    const [former] = monster.engagedWith;
    // 3E-402.3
    monster.engagedWith = [seat];
    // 3E-448.1
    monster.at = one.at;
    if (former !== undefined)
      game.events.push({ type: 'MonsterDisengaged', monster: monster.id, seat: former, taken: true });
  }
  // 3E-448.2, 3E-457.2
  monster.status = 'engaged';
  game.events.push({ type: 'MonsterEngaged', monster: monster.id, seat });
}

/**
 * Parts the two; the monster stays in the space, ready (3E-455). They do not engage again before the effect or action
 * that parted them is over (3E-R11, 3E-R32: see `endSlips`).
 */
export function* disengage(game: Game, id: Copy, seat: Seat): Flow {
  const monster = findMonster(game.state, id);
  // 3E-455.2
  if (!monster?.engagedWith.includes(seat)) return;
  slip(game, monster, seat);
  yield* game.rules.happened(game, disengaged(monster.id, monster.at, seat));
}

function slip(game: Game, monster: Monster, seat: Seat): void {
  part(game, monster, seat);
  game.state.slipped = [...(game.state.slipped ?? []), { seat, monster: monster.id }];
}

/** Turns the monster's ready side down; an engaged one disengages first, a massive one only that (3E-433, 3E-443.5-1). */
export function* exhaust(game: Game, id: Copy, seat?: Seat): Flow {
  const monster = findMonster(game.state, id);
  if (!monster || monster.status === 'exhausted') return;
  const parted = monster.engagedWith.filter((other) => seat === undefined || other === seat);
  for (const other of parted) slip(game, monster, other);
  // Turned down before anything answers, or it would engage somebody else in the space (3E-433.2, 3E-434.2).
  exhaustFree(game, monster);
  for (const other of parted) yield* game.rules.happened(game, disengaged(monster.id, monster.at, other));
}

/** How many pairs have been parted so far; to be remembered before what may part some. */
export function slips(game: Game): number {
  return game.state.slipped?.length ?? 0;
}

/** The effect or action is over: what was parted since then can engage again (3E-R11, 3E-R32). */
export function endSlips(game: Game, since: number): void {
  const { slipped } = game.state;
  // 3E-443.5-2
  if (since === 0 || !slipped) delete game.state.slipped;
  else game.state.slipped = slipped.slice(0, since);
}

/**
 * Every ready monster that shares a space with an investigator engages one of them, massive ones all of them
 * (3E-452.5, 3E-443.2, 3E-R35); elusive ones don't by themselves (3E-419.2-1). @returns whether any did
 */
export function* engageAll(game: Game): Flow<boolean> {
  // 3E-434.1
  if (!game.state.monsters.some((monster) => isInCompany(game, monster) && mayEngage(game, monster))) return false;
  let any = false;
  for (const { id } of [...game.state.monsters]) {
    const monster = findMonster(game.state, id);
    // 3E-434.1
    if (monster && mayEngage(game, monster) && (yield* engageHere(game, monster))) any = true;
  }
  return any;
}

const isInCompany = ({ state }: Game, monster: Monster): boolean =>
  state.investigators.some(({ at, left }) => left === null && at === monster.at);

/** Whether it engages anybody by itself as it lies. */
function mayEngage(game: Game, monster: Monster): boolean {
  // 3E-413.5e-1
  if (monster.status === 'exhausted' || hasKeyword(game, monster, 'elusive')) return false;
  // 3E-443.2-2
  return monster.status !== 'engaged' || hasKeyword(game, monster, 'massive');
}

/** The same for one monster. */
export function* engageHere(game: Game, monster: Monster): Flow<boolean> {
  if (!mayEngage(game, monster)) return false;
  const massive = hasKeyword(game, monster, 'massive');
  const near = within(game, monster).filter((seat) => !monster.engagedWith.includes(seat));
  // 3E-443.2-1
  if (near.length === 0) return false;
  if (massive) {
    for (const seat of near) engage(game, monster.id, seat);
    return true;
  }
  // 3E-202.4b
  const target = yield* targetAmong(game, monster, near);
  yield* engageUnlessTaken(game, monster, target);
  return true;
}

/** Who is in its space and can be engaged by it now. */
function within(game: Game, monster: Monster): Seat[] {
  // 3E-447.10
  return investigatorsAt(game.state, monster.at).filter(
    (seat) =>
      sees(game, monster, seat) &&
      !game.state.slipped?.some((slip) => slip.monster === monster.id && slip.seat === seat),
  );
}

/** 3E-452.6: its prey among them, else whom the investigators choose; silence offers the sturdiest. */
function* targetAmong(game: Game, monster: Monster, seats: readonly Seat[]): Flow<Seat> {
  const { activation } = printed(game, monster);
  // 3E-452.6-1, 3E-461.2-2
  const prey = 'prey' in activation && activation.prey ? preyAmong(game, monster, activation.prey, seats) : [...seats];
  if (prey.length === 1) return prey[0] as Seat;
  const sturdiest = [...prey].sort((a, b) => sturdiness(game, b) - sturdiness(game, a))[0];
  const chosen = yield* groupChoose(
    game,
    { kind: 'monster.engage', rule: '3E-452.6-2' },
    {
      options: prey.map((seat) => ({
        id: String(seat),
        label: phrase('third-option-seat', { seat: ref('seat', String(seat)) }),
      })),
      default: String(sturdiest),
      args: { monster: ref('monster', kindOf(monster.id)) },
      about: { monster: monster.id, place: monster.at },
    },
  );
  return Number(chosen ?? prey[0]);
}

/** Somebody else in the space may have it engage them instead (`monsterWouldEngageAnotherInvestigatorInYourSpace`). */
function* engageUnlessTaken(game: Game, monster: Monster, seat: Seat): Flow {
  yield* game.rules.impending(game, {
    event: 'monsterWouldEngageAnotherInvestigatorInYourSpace',
    seat,
    monster: monster.id,
    space: monster.at,
  });
  if (findMonster(game.state, monster.id)?.status === 'ready') engage(game, monster.id, seat);
}
