/** What standing orders answer (decisions, section 2). */

import type { Decision, Seat } from '../../../engine/decision.ts';
import { oddsOf } from '../../../engine/odds.ts';
import { SEAT } from '../../edition/option.ts';
import { type Choices, type Foreseen, isInForce, listed, type Said } from '../../plan/ahead.ts';
import { attackSpec } from '../actions/attack.ts';
import { engagedMonsters } from '../board/monster.ts';
import { remainingHealth } from '../monsters/health.ts';
import { freePlan } from '../skilltests/testplan.ts';
import { OPTION } from '../state/option.ts';
import type { Game, Monster } from '../state/state.ts';
import { assigned } from './orderedharm.ts';
import { PASSABLE } from './ordersheet.ts';
import { freely, spending } from './spending.ts';

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
  const found = opinion(chosen, decision, game, seat) ?? usual(chosen, decision);
  // An encounter may begin by itself where that is ordered (2E-T71).
  if (found) return { chosen: found, left: chosen, begins: decision.kind === 'encounter.turn' };
  // The leader has the last word anyway (3E-432.4).
  const leaves = chosen.votes === 'leader' && decision.mode === 'group' && seat !== game.state.leader;
  return leaves ? { chosen: null, abstains: true, left: chosen } : null;
}

function opinion(chosen: Choices, decision: Decision, game: Game, seat: Seat): string[] | null {
  switch (decision.kind) {
    case 'test.spend':
      return one(dice(chosen, decision, game, seat));
    case 'harm.assign':
      return one(assigned(chosen, decision));
    case 'action.turn':
    case 'action.next':
      return one(engaged(chosen, decision, game, seat));
    case 'trade.consent':
      return one(consent(chosen, decision));
    default:
      return null;
  }
}

const one = (id: string | null): string[] | null => (id === null ? null : [id]);

/** `pass`: what is left to its usual answer. What all decide about the story is not (K1). */
function usual(chosen: Choices, decision: Decision): string[] | null {
  if (decision.kind === 'effect.may' && decision.mode === 'group') return null;
  const left = listed(chosen, 'pass');
  const isLeft = Object.entries(PASSABLE).some(
    ([what, kinds]) => left.includes(what) && kinds.some((kind) => kind === decision.kind),
  );
  return isLeft ? [...decision.default] : null;
}

/** `focus` and `clues`: first what costs nothing. Where something could be spent that no order speaks of, they are asked. */
function dice(chosen: Choices, decision: Decision, game: Game, seat: Seat): string | null {
  const wanted = { focus: chosen.focus, clue: chosen.clues };
  if (wanted.focus === undefined && wanted.clue === undefined) return null;
  const free = freely(decision);
  if (free !== null) return free;
  const fails = (decision.about?.check?.successes ?? 0) === 0;
  const may = spending(decision, game, seat);
  for (const what of ['focus', 'clue'] as const) {
    const token = may[what];
    if (token !== null && (wanted[what] === 'always' || (wanted[what] === 'fail' && fails))) return token;
  }
  const open = (['focus', 'clue'] as const).some((what) => may[what] !== null && wanted[what] === undefined);
  return open || may.other ? null : 'accept';
}

/** `engaged`: gets away, or attacks whichever falls most likely. What they have done in this round, they are asked about. */
function engaged(chosen: Choices, { options }: Decision, game: Game, seat: Seat): string | null {
  const order = chosen.engaged;
  const holders = engagedMonsters(game.state, seat);
  if (order === undefined || holders.length === 0) return null;
  const has = (id: string): boolean => options.some((option) => option.id === id);
  const chances = holders
    .map((monster) => ({ id: OPTION.attack.write(monster.id), chance: fallsAtOnce(game, seat, monster) }))
    .filter(({ id }) => has(id))
    .sort((a, b) => b.chance - a.chance);
  const [best] = chances;
  if (order === 'attack') return best?.id ?? null;
  const least = (OPTION.attackFrom.read(order) ?? Number.POSITIVE_INFINITY) / 100;
  if (best && best.chance >= least) return best.id;
  return has('evade') ? 'evade' : null;
}

/** The chance that one attack, made in the way that costs nothing, brings it down. */
function fallsAtOnce(game: Game, seat: Seat, monster: Monster): number {
  const { dice: count, faces } = freePlan(game, seat, attackSpec(game, monster));
  return oddsOf(count, remainingHealth(game, monster), faces.length);
}

/** What is given for nothing is a gift (A15). */
function consent(chosen: Choices, { about, default: usually }: Decision): string | null {
  const from = listed(chosen, 'trade');
  if (about?.from !== undefined && from.includes(SEAT.write(Number(about.from)))) return 'accept';
  return from.includes('gifts') && usually.includes('accept') ? 'accept' : null;
}
