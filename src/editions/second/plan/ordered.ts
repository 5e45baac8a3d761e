/** What standing orders answer (decisions, section 4). */

import type { Decision, Seat } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { SEAT } from '../../edition/option.ts';
import { type Choices, type Foreseen, isInForce, listed, PASS, type Said, without } from '../../plan/ahead.ts';
import { monstersAt, placeState } from '../board/area.ts';
import { lossOrder } from '../cards/card.ts';
import { investigator } from '../investigators/investigator.ts';
import { cluesOf, LEAVE_CLUES, OPTION, spendsClues } from '../state/option.ts';
import type { Game } from '../state/state.ts';
import { attack, faceMonster, hands, round } from './orderedcombat.ts';
import { wayTo } from './way.ts';

/** Arkham is nowhere wider than this. */
const FAR = 20;

/** What an order says to a question of its seat; null when there is none for it. */
export function ordered(
  said: Said,
  decision: Decision,
  game: Game,
  by: { seat: Seat; silent: boolean },
): Foreseen | null {
  const { seat, silent } = by;
  const { chosen } = said;
  if (!isInForce(said, silent)) return null;
  const found = opinion(chosen, decision, game, seat);
  if (found === null) return null;
  return typeof found === 'string' ? { chosen: [found], left: chosen } : found;
}

/** A window is open to those who want to act there, and to those whose card is worth it. */
export function waives({ chosen }: Said, { kind, about }: Decision): boolean {
  const window = kind === 'window.act' || kind === 'battle.trade';
  return window && about?.urgent !== true && !listed(chosen, 'before').includes(String(about?.before));
}

function opinion(chosen: Choices, decision: Decision, game: Game, seat: Seat): string | Foreseen | null {
  switch (decision.kind) {
    case 'check.spend':
      return clues(chosen, decision, game, seat);
    case 'move.clues':
      return chosen.leave === undefined ? null : (decision.options.at(-1)?.id ?? null);
    case 'move.next':
      if (leaves(chosen, decision, game, seat)) return { chosen: null, offer: LEAVE_CLUES, left: chosen };
      return faceMonster(chosen, decision) ?? route(chosen, decision, game, seat);
    case 'combat.face':
      return faceMonster(chosen, decision);
    case 'combat.round':
      return round(chosen, decision, game);
    case 'battle.attack':
      return attack(chosen, decision, game);
    case 'combat.hands':
      return hands(chosen, decision, game);
    case 'loss.items':
    case 'loss.memory':
    case 'cost.cards':
      return losses(chosen, decision, game, seat);
    case 'gate.close':
      return gate(chosen, decision);
    case 'gate.seal':
      if (chosen.gate === 'close') return 'keep';
      return chosen.gate === 'seal' ? 'seal' : null;
    case 'trade.consent':
      return consent(chosen, decision) ?? pass(chosen, decision);
    case 'encounter.choose':
      return encounter(chosen, decision);
    case 'mythos.clue':
      return clueTaker(chosen, decision, game, seat);
    default:
      return pass(chosen, decision);
  }
}

/** 2E-902: said once in each Movement, where there are Clue tokens in reach. */
function leaves(chosen: Choices, { rule, options }: Decision, game: Game, seat: Seat): boolean {
  if (chosen.leave === undefined || rule !== '2E-703' || game.state.leaving?.[seat] !== undefined) return false;
  const goals = options.flatMap(({ id }) => OPTION.go.read(id) ?? OPTION.wagon.read(id) ?? []);
  return [investigator(game, seat).at, ...goals].some((place) => placeState(game, place).clues > 0);
}

function pass(chosen: Choices, decision: Decision): Foreseen | null {
  if (!listed(chosen, PASS).includes(decision.kind)) return null;
  return { chosen: [...decision.default], left: chosen };
}

/** `clues` and `lastClue`: as few tokens at a time as may help; where something else could be done instead, only spending is ordered. */
function clues(chosen: Choices, decision: Decision, game: Game, seat: Seat): string | null {
  const { check, monster } = decision.about ?? {};
  if (!check) return null;
  const missing = check.difficulty - (check.successes ?? 0);
  const least = decision.options.find(({ id }) => spendsClues(id))?.id;
  const others = decision.options.some(({ id }) => id !== 'accept' && !spendsClues(id));
  const accept = others ? null : 'accept';
  if (least === undefined) return chosen.clues === undefined ? null : accept;
  if (chosen.lastClue === 'keep' && investigator(game, seat).clues <= cluesOf(least)) return accept;
  switch (chosen.clues) {
    case undefined:
      return null;
    case 'never':
      return accept;
    case 'always':
      return least;
    case 'harm':
      return missing > 0 && monster !== undefined ? least : accept;
    default: {
      const most = OPTION.passWithin.read(chosen.clues) ?? 0;
      return missing > 0 && missing <= most ? least : accept;
    }
  }
}

/** Towards the destination by the way with fewest monsters; the order is done when they are there. */
function route(chosen: Choices, decision: Decision, game: Game, seat: Seat): string | Foreseen | null {
  const { route: goal } = chosen;
  const { walk } = game.state;
  const stops = decision.options.some(({ id }) => id === 'stop');
  if (goal === undefined || walk?.seat !== seat || !stops || decision.rule === '2E-1009') return null;
  if (investigator(game, seat).at === goal) return { chosen: ['stop'], left: without(chosen, 'route') };
  const way = wayTo(game, seat, goal, { points: FAR, dealt: walk.dealt });
  if (!way)
    return {
      chosen: null,
      left: without(chosen, 'route'),
      why: phrase('order-misfit-route', { place: ref('place', goal) }),
    };
  const near = way.slice(0, Math.max(0, walk.points));
  const guarded = near.find((place) => monstersAt(game, place).some(({ marker }) => !walk.dealt.includes(marker)));
  const hop = guarded ?? near.at(-1);
  const id = hop === undefined ? 'stop' : OPTION.go.write(hop);
  return !walk.ended && decision.options.some((option) => option.id === id) ? id : 'stop';
}

/** From worthless to precious; what the list does not name goes last, in the usual order. */
function losses(chosen: Choices, decision: Decision, game: Game, seat: Seat): Foreseen | null {
  const order = listed(chosen, 'losses');
  if (order.length === 0) return null;
  const rank = (id: Copy): number => {
    const place = order.indexOf(kindOf(id));
    return place < 0 ? order.length : place;
  };
  const ids = decision.options.map(({ id }) => id);
  const held = investigator(game, seat).cards.filter(({ id }) => ids.includes(id));
  const usual = lossOrder(game, seat, held);
  const sorted = usual.sort((one, other) => rank(one) - rank(other)).slice(0, decision.min);
  return sorted.length === decision.min && sorted.length > 0 ? { chosen: sorted, left: chosen } : null;
}

function gate(chosen: Choices, decision: Decision): string | null {
  const ids = decision.options.map(({ id }) => id);
  switch (chosen.gate) {
    case undefined:
      return null;
    case 'wait':
      return ids.includes('pass') ? 'pass' : null;
    case 'elder-sign': {
      const sign = ids.find(OPTION.seal.is);
      return sign ?? best(decision);
    }
    default:
      return best(decision);
  }
}

/** D-39: the skill with the better chance, Lore on a tie. */
function best({ options }: Decision): string | null {
  const ways = options.filter(({ id }) => OPTION.close.is(id));
  return [...ways].sort((one, other) => (other.odds ?? 0) - (one.odds ?? 0))[0]?.id ?? null;
}

function consent(chosen: Choices, { about }: Decision): string | null {
  const from = listed(chosen, 'trade');
  if (typeof about?.from === 'number' && from.includes(SEAT.write(about.from))) return 'accept';
  const gift = Array.isArray(about?.take) && about.take.length === 0 && Number(about.pay) >= 0;
  return gift && from.includes('gifts') ? 'accept' : null;
}

function encounter(chosen: Choices, { options, about }: Decision): string | null {
  const has = (id: string): boolean => options.some((option) => option.id === id);
  if (listed(chosen, 'abilityAt').includes(about?.place ?? '') && has('ability')) return 'ability';
  return chosen.encounter !== undefined && has(chosen.encounter) ? chosen.encounter : null;
}

/** A token nobody else could have is taken all the same. */
function clueTaker(chosen: Choices, { options }: Decision, game: Game, seat: Seat): string | null {
  const mine = SEAT.write(seat);
  if (chosen.clueTaker === 'me') return mine;
  if (chosen.clueTaker !== 'others') return null;
  const tokens = (other: Seat): number => investigator(game, other).clues;
  const others = options.flatMap(({ id }) => SEAT.read(id) ?? []).filter((other) => other !== seat);
  const [taker = seat] = others.sort((one, other) => tokens(one) - tokens(other));
  return SEAT.write(taker);
}
