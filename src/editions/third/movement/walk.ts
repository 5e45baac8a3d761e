import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, type Ref, ref } from '../../../engine/phrase.ts';
import type { Prospect } from '../../../engine/prospect.ts';
import { boardSpaces, doomAt, townOf } from '../board/area.ts';
import { hasKeyword, monstersAt } from '../board/monster.ts';
import { investigator } from '../investigators/investigator.ts';
import { sees } from '../monsters/prey.ts';
import { choose } from '../state/question.ts';
import type { Game, Monster } from '../state/state.ts';
import { forbiddenSpaces, moveInvestigator } from './move.ts';

/** How far and how they may go. */
export interface Walk {
  /** Spaces without paying. */
  upTo: number;
  /** Ready monsters do not stop them. */
  ignoreMonsters?: boolean;
  /** So many more steps for so much money, at most `max` times. */
  payForMore?: { money: number; steps: number; max: number };
  rule: string;
}

/** A space within reach: how far, and the way there. */
export interface Reach {
  space: string;
  path: string[];
  /** Times that they must pay for more. */
  payments: number;
  /** A ready monster there would engage them and end the movement (3E-404.3). */
  monster: boolean;
}

/** Everywhere they can get, with a shortest way that keeps clear of monsters where there is one. */
export function reachable(game: Game, seat: Seat, walk: Walk): Reach[] {
  const town = townOf(game);
  const one = investigator(game, seat);
  const { payForMore } = walk;
  const affordable = payForMore ? Math.min(payForMore.max, Math.floor(one.money / Math.max(1, payForMore.money))) : 0;
  const range = walk.upTo + affordable * (payForMore?.steps ?? 0);
  const closed = forbiddenSpaces(game);
  const waits = (space: string) => readyMonstersAt(game, seat, space).length > 0;
  const found = new Map<string, string[]>([[one.at, []]]);
  let edge = [one.at];
  for (let step = 1; step <= range && edge.length > 0; step++) {
    const next: string[] = [];
    // Ways through quiet spaces come first, so that of two equally long ones the quiet one is taken.
    for (const space of [...edge].sort((a, b) => Number(waits(a)) - Number(waits(b)))) {
      if (space !== one.at && waits(space) && !walk.ignoreMonsters) continue;
      for (const other of town.adjacent(space)) {
        if (found.has(other) || closed.includes(other)) continue;
        found.set(other, [...(found.get(space) ?? []), other]);
        next.push(other);
      }
    }
    edge = next;
  }
  found.delete(one.at);
  return [...found].map(([space, path]) => ({
    space,
    path,
    payments: payForMore ? Math.max(0, Math.ceil((path.length - walk.upTo) / payForMore.steps)) : 0,
    monster: waits(space),
  }));
}

function readyMonstersAt(game: Game, seat: Seat, space: string): Monster[] {
  return monstersAt(game.state, space).filter(
    (monster) =>
      (monster.status === 'ready' || (monster.status === 'engaged' && hasKeyword(game, monster, 'massive'))) &&
      !hasKeyword(game, monster, 'elusive') &&
      sees(game, monster, seat),
  );
}

/**
 * Lets them choose where to go within reach and takes them there, space by space, until a monster stops them
 * (3E-404.2-1, 3E-424.3). Silence stays. @returns the spaces entered
 */
export function* walk(game: Game, seat: Seat, walk: Walk): Flow<number> {
  const before = investigator(game, seat).at;
  const reach = () => reachable(game, seat, walk);
  const chosen = yield* choose(
    game,
    { seat, kind: 'move.step', rule: walk.rule },
    () => [
      {
        id: 'stay',
        label: phrase('third-option-stay', { space: ref('space', before) }),
        brief: phrase('third-brief-stay'),
        ...staying(game, before),
      },
      ...destinations(game, seat, walk),
    ],
    () => ({
      default: 'stay',
      args: { space: ref('space', before) },
      about: { place: before, reach: reach().map(({ space, path, payments }) => ({ space, path, payments })) },
    }),
  );
  const goal = reach().find(({ space }) => space === chosen);
  if (!goal) return 0;
  return yield* follow(game, seat, goal, walk);
}

/** Where they can get, as options: the nearest first. */
export function destinations(game: Game, seat: Seat, walk: Walk): Option[] {
  const order = boardSpaces(game);
  return reachable(game, seat, walk)
    .sort((a, b) => a.path.length - b.path.length || order.indexOf(a.space) - order.indexOf(b.space))
    .map((one) => destination(game, seat, one, walk));
}

function destination(game: Game, seat: Seat, { space, path, payments }: Reach, { payForMore }: Walk): Option {
  const monsters = readyMonstersAt(game, seat, space).map(({ kind }) => ref('monster', kind));
  const money = payments * (payForMore?.money ?? 0);
  const doom = doomAt(game.state, space);
  const brings = [...monsters, ...(doom > 0 ? [phrase('third-brings-doom', { doom })] : [])];
  return {
    id: space,
    label: phrase('third-option-space', { space: ref('space', space) }),
    ...(brings.length > 0 ? { brings } : {}),
    ...(money > 0 ? { price: [{ what: 'money', amount: money }] } : {}),
    note: phrase('third-note-destination', { steps: path.length }),
    group: partOf(game, space),
  };
}

/** What staying where they are leads to: the doom there, and the encounter that the turn ends with (3E-420.2). */
function staying(game: Game, space: string): Prospect {
  const neighborhood = game.content.neighborhoodOf(space);
  const doom = doomAt(game.state, space);
  const anomaly = neighborhood !== null && game.state.centers[neighborhood]?.anomaly;
  const kind = neighborhood === null ? 'street' : anomaly ? 'anomaly' : 'space';
  const isWild = neighborhood === null && townOf(game).streetKind(space) === null;
  return {
    brings: [
      ...(isWild ? [] : [phrase('third-brings-encounter', { kind })]),
      ...(doom > 0 ? [phrase('third-brings-doom', { doom })] : []),
    ],
  };
}

/** The neighborhood of a space, or the streets. */
function partOf(game: Game, space: string): Ref {
  const neighborhood = game.content.neighborhoodOf(space);
  return neighborhood === null ? ref('streets', 'all') : ref('neighborhood', neighborhood);
}

function* follow(game: Game, seat: Seat, goal: Reach, { payForMore, upTo, ignoreMonsters }: Walk): Flow<number> {
  let entered = 0;
  for (const space of goal.path) {
    // 3E-R15: paid when the step is taken that needs it.
    if (payForMore && entered >= upTo && (entered - upTo) % payForMore.steps === 0) {
      const one = investigator(game, seat);
      one.money -= payForMore.money;
      game.events.push({ type: 'Spent', seat, what: 'money', amount: payForMore.money });
    }
    const how = ignoreMonsters === true && space !== goal.space ? 'passing' : 'step';
    const result = yield* moveInvestigator(game, seat, space, how);
    if (result === 'forbidden' || result === 'gone') return entered;
    entered += 1;
    if (result === 'engaged') return entered;
  }
  return entered;
}
