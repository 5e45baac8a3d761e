import type { Option } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Place } from '../../edition/copy.ts';
import { investigatorsAt, monstersAt, openGates } from '../board/area.ts';
import { forbidden } from '../investigators/modifier.ts';
import { drawFromCup, monsterLimit, monstersInArkham, monstersMayAppear, placeMonster } from '../monsters/monster.ts';
import { OPTION } from '../state/option.ts';
import { chooseAmount, chooseMany, type Extra } from '../state/question.ts';
import type { Game } from '../state/state.ts';

/** How many monsters of a surge each gate receives, by location. */
type Plan = Map<string, number>;

/** The gates of a surge, in the order in which markers are drawn for them. */
interface Front {
  /** Without those where no monster may appear (2E-1411). */
  gates: readonly string[];
  /** The gate named on the card; null where none takes precedence. */
  first: string | null;
  /** Whether it gets at least as many as any other (2E-1408). */
  precedes: boolean;
}

/**
 * A monster surge: monsters appear at all open gates (2E-1404 to 2E-1412), or nowhere (2E-1408a). Where they go is settled before any marker
 * is drawn (2E-1409); those beyond the monster limit go to the Outskirts.
 * @param place the location named on the card
 * @param precedence whether its gate comes first; not where it has none (SK.3, SK.4)
 * @throws StepEnd when the Ancient One awakens
 */
export function* surge(game: Game, place: Place, precedence = true): Flow {
  const { state } = game;
  // 2E-1408a
  const by = precedence ? forbidden(game, 'monsterAppears', { place }) : null;
  if (by) {
    game.events.push({ type: 'SurgeBlocked', place, by });
    return;
  }
  const open = openGates(game).map((gate) => gate.place);
  if (open.length === 0) return; // SK.5
  const able = open.filter((gate) => monstersMayAppear(game, gate));
  const revised = state.options.printing === 'revised';
  // 2E-1405, 2E-1406
  const count = revised ? Math.max(open.length, state.players) : able.length;
  game.events.push({ type: 'Surge', place, count });
  if (able.length === 0) return;
  const limit = monsterLimit(game);
  const fitting = limit === null ? count : Math.min(count, Math.max(0, limit - monstersInArkham(game)));
  const first = precedence && able.includes(place) ? place : null;
  const gates = first === null ? able : [first, ...able.filter((gate) => gate !== first)];
  // 2E-1411 `[2005]`: any of them, each gets one.
  const front = { gates, first, precedes: revised };
  const free = fitting < count && revised && !state.options.rulings.surgeCapUnderLimit;
  const plan = free ? yield* divideFreely(game, front, fitting) : yield* divideEvenly(game, front, fitting);
  yield* send(game, gates, plan, count - fitting);
}

/**
 * As evenly as possible, no gate getting more than the gate of the surge (2E-1407, 2E-1408); the group decides which
 * gates get what does not divide (D-49, D-50).
 */
function* divideEvenly(game: Game, { gates, first, precedes }: Front, count: number): Flow<Plan> {
  const each = Math.floor(count / gates.length);
  const plan: Plan = new Map(gates.map((gate) => [gate, each]));
  let rest = count % gates.length;
  let others = [...gates];
  if (precedes && first !== null && rest > 0) {
    plan.set(first, each + 1);
    others = others.filter((gate) => gate !== first);
    rest -= 1;
  }
  if (rest === 0) return plan;
  const chosen = yield* chooseMany(
    game,
    {
      seat: game.state.first,
      kind: 'mythos.surge',
      rule: precedes ? '2E-1409' : '2E-1411',
      count: { min: rest, max: rest },
    },
    () => others.map((gate) => gateOption(game, gate)),
    () => ({
      ...everybody(game),
      args: { count: rest },
      asked: phrase('asked-mythos-surge', { count: rest }),
      default: byNeed(game, others, first).map(OPTION.surge.write),
    }),
  );
  for (const id of chosen) {
    const gate = OPTION.surge.read(id);
    if (gate === undefined) continue;
    plan.set(gate, (plan.get(gate) ?? 0) + 1);
  }
  return plan;
}

/** With `surgeCapUnderLimit` off the group shares out what still fits as it likes (2E-1411, 2E-1412). */
function* divideFreely(game: Game, { gates, first }: Front, count: number): Flow<Plan> {
  const order = byNeed(game, gates, first);
  const plan: Plan = new Map();
  let left = count;
  for (const [index, gate] of order.entries()) {
    const last = index === order.length - 1;
    const number = last
      ? left
      : yield* chooseAmount(
          game,
          { seat: game.state.first, kind: 'mythos.surge-share', rule: '2E-1411', range: { min: 0, max: left } },
          () => ({
            ...everybody(game),
            args: { place: ref('place', gate), left },
            default: String(Math.ceil(left / (order.length - index))),
          }),
        );
    plan.set(gate, number);
    left -= number;
  }
  return plan;
}

/**
 * Draws the markers one by one for the agreed places (2E-1410). Those beyond the limit have no gate of their own: should
 * Arkham be overrun on the way, they go where fewest of the surge have come, first of all to the gate named (2E-1412).
 */
function* send(game: Game, gates: readonly string[], plan: Plan, beyond: number): Flow {
  const agreed = gates.flatMap((gate) => new Array<string>(plan.get(gate) ?? 0).fill(gate));
  const come = new Map<string, number>();
  for (let sent = 0; sent < agreed.length + beyond; sent++) {
    const [fewest = ''] = [...gates].sort((one, other) => (come.get(one) ?? 0) - (come.get(other) ?? 0));
    const gate = agreed[sent] ?? fewest;
    const marker = drawFromCup(game);
    if (marker === null) return;
    yield* placeMonster(game, marker, gate, { gate: true });
    if (monstersAt(game, gate).some((monster) => monster.marker === marker)) come.set(gate, (come.get(gate) ?? 0) + 1);
  }
}

/** That gate if any, then fewest investigators, then fewest monsters, then board order (D-49, D-50). */
function byNeed(game: Game, gates: readonly string[], first: string | null): string[] {
  return [...gates].sort(
    (one, other) =>
      Number(other === first) - Number(one === first) ||
      investigatorsAt(game, one).length - investigatorsAt(game, other).length ||
      monstersAt(game, one).length - monstersAt(game, other).length,
  );
}

function gateOption(game: Game, gate: string): Option {
  return {
    id: OPTION.surge.write(gate),
    label: phrase('option-place', { place: ref('place', gate) }),
    note: phrase('option-surge-note', {
      monsters: monstersAt(game, gate).length,
      investigators: investigatorsAt(game, gate).length,
    }),
    about: { ref: 'place', id: gate },
  };
}

function everybody(game: Game): Extra {
  return {
    mode: 'group',
    seats: game.state.investigators.filter((one) => !one.eliminated).map((one) => one.seat),
    subject: null,
  };
}
