import type { Option } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { investigatorsAt, monstersAt, openGates } from '../board/area.ts';
import { drawFromCup, monsterLimit, monstersInArkham, monstersMayAppear, placeMonster } from '../monsters/monster.ts';
import { chooseAmount, chooseMany, type Extra } from '../state/question.ts';
import type { Game } from '../state/state.ts';

/** How many monsters of a surge each gate receives, by location. */
type Plan = Map<string, number>;

/**
 * A monster surge: monsters appear at all open gates (2E-1404 to 2E-1412). Where they go is settled before any marker
 * is drawn (2E-1409); those beyond the monster limit go to the Outskirts.
 * @param place the location named on the card
 * @param precedence whether its gate comes first; not where it has none (SK.3, SK.4)
 * @throws StepEnd when the Ancient One awakens
 */
export function* surge(game: Game, place: string, precedence = true): Flow {
  const { state } = game;
  const gates = openGates(game).map((gate) => gate.place);
  if (gates.length === 0) return;
  const revised = state.options.printing === 'revised';
  // 2E-1405, 2E-1406
  const count = revised ? Math.max(gates.length, state.players) : gates.length;
  game.events.push({ type: 'Surge', place, count });
  const limit = monsterLimit(game);
  const fitting = limit === null ? count : Math.min(count, Math.max(0, limit - monstersInArkham(game)));
  const free = fitting < count && revised && !state.options.rulings.surgeCapUnderLimit;
  const first = precedence ? place : null;
  const plan = free
    ? yield* divideFreely(game, gates, first, fitting)
    : yield* divideEvenly(game, gates, first, fitting);
  const order = first === null ? gates : [first, ...gates.filter((gate) => gate !== first)];
  yield* send(game, order, plan, count - fitting);
}

/**
 * As evenly as possible, no gate getting more than the gate of the surge (2E-1407, 2E-1408); the group decides which
 * gates get what does not divide (D-49, D-50).
 */
function* divideEvenly(game: Game, gates: readonly string[], place: string | null, count: number): Flow<Plan> {
  const each = Math.floor(count / gates.length);
  const plan: Plan = new Map(gates.map((gate) => [gate, each]));
  let rest = count % gates.length;
  let others = [...gates];
  if (place !== null && rest > 0) {
    plan.set(place, each + 1);
    others = others.filter((gate) => gate !== place);
    rest -= 1;
  }
  if (rest === 0) return plan;
  const chosen = yield* chooseMany(
    game,
    game.state.first,
    'mythos.surge',
    '2E-1409',
    { min: rest, max: rest },
    () => others.map((gate) => gateOption(game, gate)),
    () => ({
      ...everybody(game),
      args: { count: rest },
      default: byNeed(game, others).map(optionId),
    }),
  );
  for (const id of chosen) {
    const gate = id.slice('gate:'.length);
    plan.set(gate, (plan.get(gate) ?? 0) + 1);
  }
  return plan;
}

/** With `surgeCapUnderLimit` off the group shares out what still fits as it likes (2E-1411, 2E-1412). */
function* divideFreely(game: Game, gates: readonly string[], place: string | null, count: number): Flow<Plan> {
  const wanted = byNeed(game, gates);
  const order = place === null ? wanted : [place, ...wanted.filter((gate) => gate !== place)];
  const plan: Plan = new Map();
  let left = count;
  for (const [index, gate] of order.entries()) {
    const last = index === order.length - 1;
    const number = last
      ? left
      : yield* chooseAmount(game, game.state.first, 'mythos.surge-share', '2E-1411', { min: 0, max: left }, () => ({
          ...everybody(game),
          args: { place: ref('place', gate), left },
          default: String(Math.ceil(left / (order.length - index))),
        }));
    plan.set(gate, number);
    left -= number;
  }
  return plan;
}

/** Draws the markers one by one for the agreed places, the gate of the surge first (2E-1410). */
function* send(game: Game, order: readonly string[], plan: Plan, beyond: number): Flow {
  const places = order.flatMap((gate) => new Array<string>(plan.get(gate) ?? 0).fill(gate));
  // Those beyond the limit have no gate of their own; should Arkham be overrun on the way, they fill up the gates.
  for (let index = 0; index < beyond; index++) places.push(order[index % order.length] ?? '');
  for (const gate of places) {
    if (!monstersMayAppear(game, gate)) continue;
    const marker = drawFromCup(game);
    if (marker === null) return;
    yield* placeMonster(game, marker, gate, true);
  }
}

/** Fewest investigators, then fewest monsters, then board order (D-49). */
function byNeed(game: Game, gates: readonly string[]): string[] {
  return [...gates].sort(
    (one, other) =>
      investigatorsAt(game, one).length - investigatorsAt(game, other).length ||
      monstersAt(game, one).length - monstersAt(game, other).length,
  );
}

function gateOption(game: Game, gate: string): Option {
  return {
    id: optionId(gate),
    label: phrase('option-place', { place: ref('place', gate) }),
    note: phrase('option-surge-note', {
      monsters: monstersAt(game, gate).length,
      investigators: investigatorsAt(game, gate).length,
    }),
    about: { ref: 'place', id: gate },
  };
}

function optionId(gate: string): string {
  return `gate:${gate}`;
}

function everybody(game: Game): Extra {
  return {
    mode: 'group',
    seats: game.state.investigators.filter((one) => !one.eliminated).map((one) => one.seat),
    subject: null,
  };
}
