/**
 * Who goes where for what. All seats are given goals together, the best first, so that two do not run after the same
 * thing; it is worked out anew from the board each time it is asked for.
 */

import type { Seat } from '../../../engine/decision.ts';
import type { Place } from '../../edition/copy.ts';
import { isClosed, openGates } from '../board/area.ts';

import { isIf } from '../content/effect.ts';
import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import { movementPoints } from '../movement/movement.ts';
import { ransomOf } from '../mythos/rumor.ts';
import { usableAbilityAt } from './ability.ts';
import { lifelineWorth } from './awakening.ts';
import { closingOdds } from './gate.ts';
import { pathsFrom } from './path.ts';
import { dangerAt, threatOf } from './threat.ts';
import {
  canSeal,
  closingModifierAt,
  counts,
  gateShare,
  gateTrophies,
  trophiesToWin,
  urgency,
  type Viewpoint,
  worldBehind,
} from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';
import { clueWorth, effectsWorth } from './worth.ts';

type GoalKind = 'close' | 'enter' | 'clues' | 'ability' | 'hunt' | 'rumor' | 'wait';

export interface Goal {
  kind: GoalKind;
  place: Place;
  /** The monster to be hunted. */
  monster?: string;
  /** What it brings, on the scale of worth.ts. */
  worth: number;
  /** Worth by the turn that it takes. */
  score: number;
}

interface Candidate extends Goal {
  seat: Seat;
  /** Only one seat goes for what has that name. */
  claim: string;
}

/** What that investigator had best do next; null when they can do nothing in Arkham. */
export function goalOf(view: Viewpoint, seat: Seat): Goal | null {
  let goal = view.goals.get(seat);
  if (goal === undefined) {
    goal = shareOut(view, seat);
    view.goals.set(seat, goal);
  }
  return goal;
}

/** What each place would bring them if they stood there already, whatever the others do; on the scale of `score`. */
export function scoresOnTheSpot(view: Viewpoint, seat: Seat): ReadonlyMap<string, number> {
  const scores = new Map<string, number>();
  const [street] = view.game.content.streets;
  for (const { kind, place, worth } of candidates(view, seat, street?.id ?? '', true)) {
    const score = worth / (kind === 'enter' ? 1 + WEIGHTS.journey : 1);
    if (score > (scores.get(place) ?? 0)) scores.set(place, score);
  }
  return scores;
}

/** The others' goals count only as far as they may get in the way: gates and tokens, monsters left aside. */
function shareOut(view: Viewpoint, asker: Seat): Goal | null {
  const seats = inPlayerOrder(view.game.state).filter((seat) => isAbout(view, seat));
  const all = seats.flatMap((seat) => candidates(view, seat, investigator(view.game, seat).at, seat === asker));
  all.sort((one, other) => other.score - one.score || one.seat - other.seat);
  const given = new Set<Seat>();
  const claimed = new Set<string>();
  for (const { seat, claim, ...goal } of all) {
    if (given.has(seat) || claimed.has(claim)) continue;
    if (seat === asker) return goal.kind === 'wait' ? whileWaiting(view, seat, goal) : goal;
    given.add(seat);
    if (claim !== '') claimed.add(claim);
  }
  return null;
}

/** Nothing to do: the location nearby whose cards promise most, if any do them good on average. */
function whileWaiting(view: Viewpoint, seat: Seat, wait: Goal): Goal {
  const { game } = view;
  const paths = pathsFrom(view, seat, wait.place);
  const points = Math.max(1, movementPoints(game, seat));
  let best = wait;
  for (const { id, neighborhood, stability } of game.content.locations) {
    const path = paths.get(id);
    if (!path || path.steps > points || stability === 'unstable') continue;
    const worth = counts(view, 'wait', entriesWorth(view, seat, neighborhood, id));
    const score = worth - WEIGHTS.risk * (path.danger + Math.max(0, dangerAt(view, seat, id))) - 0.02 * path.steps;
    if (score > best.score) best = { kind: 'wait', place: id, worth, score };
  }
  return best;
}

/** What an encounter at a location is worth on average. */
function entriesWorth(view: Viewpoint, seat: Seat, neighborhood: string, place: Place): number {
  const cards = view.game.content.locationCards.filter((card) => card.neighborhood === neighborhood);
  const sum = cards.reduce((total, { entries }) => total + effectsWorth(view, seat, entries[place]?.effects ?? []), 0);
  return sum / Math.max(1, cards.length);
}

function isAbout(view: Viewpoint, seat: Seat): boolean {
  const kind = view.game.content.town.areaKind(investigator(view.game, seat).at);
  return kind === 'location' || kind === 'street';
}

function candidates(view: Viewpoint, seat: Seat, from: string, closely: boolean): Candidate[] {
  const one = investigator(view.game, seat);
  const paths = closely ? pathsFrom(view, seat, from) : null;
  const steps = view.game.content.town.distances(from);
  const points = Math.max(1, movementPoints(view.game, seat));
  const found: Candidate[] = [{ seat, kind: 'wait', place: from, worth: 0, score: 0, claim: '' }];
  const add = ({ kind, place, worth, turns = 0, claim = '', monster }: Aim) => {
    const path = paths?.get(place);
    const away = paths ? path?.steps : steps.get(place);
    const value = closely ? counts(view, kind, worth) : worth;
    if (away === undefined || value <= 0) return;
    if (place !== from && isClosed(view.game, place)) return;
    const risk = place === from || !closely ? 0 : Math.max(0, dangerAt(view, seat, place)) + (path?.danger ?? 0);
    const travel = Math.max(1, Math.ceil(away / points));
    const score = (value - WEIGHTS.risk * risk) / (travel + turns) - 0.02 * away;
    found.push({ seat, kind, place, worth: value, score, claim, ...(monster === undefined ? {} : { monster }) });
  };
  gateGoals(view, seat, from, add);
  if (one.explored && view.game.state.places[from]?.gate) return found;
  clueGoals(view, seat, add);
  if (!closely) return found;
  abilityGoals(view, seat, add);
  huntGoals(view, seat, from, add);
  rumorGoals(view, seat, add);
  return found;
}

/** Something to be had somewhere. */
interface Aim {
  kind: GoalKind;
  place: Place;
  worth: number;
  /** Turns that it takes there; 0 unless said otherwise. */
  turns?: number;
  /** Only one seat goes for what has that name. */
  claim?: string;
  monster?: string;
}

type Add = (aim: Aim) => void;

function gateGoals(view: Viewpoint, seat: Seat, from: string, add: Add): void {
  const one = investigator(view.game, seat);
  const gates = openGates(view.game);
  for (const { place } of gates) {
    if (one.explored && place === from) {
      add({ kind: 'close', place, worth: 4 + closingWorth(view, seat, place), claim: `gate ${place}` });
      continue;
    }
    if (isSeenTo(view, seat, place)) continue;
    const odds = closingOdds(view, seat, place);
    const worth = closingWorth(view, seat, place) * (0.35 + 0.65 * odds) * fitness(view, seat);
    add({ kind: 'enter', place, worth, turns: WEIGHTS.journey, claim: `gate ${place}` });
  }
}

/** Somebody else is already on their way back to that gate. */
function isSeenTo(view: Viewpoint, seat: Seat, place: Place): boolean {
  const world = worldBehind(view, place);
  return inPlayerOrder(view.game.state).some((other) => {
    if (other === seat) return false;
    const { at, explored } = investigator(view.game, other);
    if (explored && at === place) return true;
    return world !== null && view.game.content.town.worldOf(at) === world;
  });
}

/** What closing that gate would bring them, with a seal if they could pay for one. */
export function closingWorth(view: Viewpoint, seat: Seat, place: Place): number {
  const gates = openGates(view.game).length;
  const rush = urgency(view);
  if (gates === 1 && gateTrophies(view) + 1 >= trophiesToWin(view)) return 40;
  const few = gates <= 3 && gateTrophies(view) >= trophiesToWin(view) - gates ? WEIGHTS.fewGates : 0;
  const share = gateShare(view.game.content, place);
  const life = lifelineWorth(view, seat, 'gateTrophy');
  if (canSeal(view, seat)) return life + WEIGHTS.seal + WEIGHTS.sealShare * share + WEIGHTS.sealRush * rush + few;
  return life + WEIGHTS.close + WEIGHTS.closeRush * rush + few + (share < 0.05 ? 0.6 : 0);
}

/** Whether they are well enough for the worlds beyond, 0 to 1. */
function fitness(view: Viewpoint, seat: Seat): number {
  const { sanity, stamina } = investigator(view.game, seat);
  const of = (value: number) => (value >= 4 ? 1 : value === 3 ? WEIGHTS.fit3 : value === 2 ? WEIGHTS.fit2 : 0.1);
  return of(sanity) * of(stamina);
}

function clueGoals(view: Viewpoint, seat: Seat, add: Add): void {
  const { places } = view.game.state;
  const each = clueWorth(view, seat);
  for (const [place, { clues, gate, sealed }] of Object.entries(places)) {
    if (clues === 0) continue;
    // Tokens vanish where a gate opens, so those most in danger are taken first.
    const danger = gate || sealed ? 0 : 1.5 * gateShare(view.game.content, place);
    add({ kind: 'clues', place, worth: clues * (each + danger) + 0.2, claim: `clues ${place}` });
  }
}

function abilityGoals(view: Viewpoint, seat: Seat, add: Add): void {
  for (const { id } of view.game.content.locations) {
    if (view.game.state.places[id]?.gate) continue;
    const worth = usableAbilityAt(view, seat, id);
    if (worth > 0) add({ kind: 'ability', place: id, worth });
  }
}

/** Steps beyond which a monster is somebody else's prey. */
const HUNTING_RANGE = 6;

function huntGoals(view: Viewpoint, seat: Seat, from: string, add: Add): void {
  const steps = view.game.content.town.distances(from);
  const { places } = view.game.content;
  for (const { marker, at } of view.game.state.monsters) {
    if (!places.has(at)) continue;
    if ((steps.get(at) ?? 99) > HUNTING_RANGE) continue;
    const { fightCost } = threatOf(view, seat, marker);
    // The danger of the place counts the fight again, at its own price.
    if (fightCost < -0.1) add({ kind: 'hunt', place: at, worth: -fightCost, claim: `hunt ${marker}`, monster: marker });
  }
}

/** Where a rumor can be ended or held up, and how much that is worth. */
function rumorGoals(view: Viewpoint, seat: Seat, add: Add): void {
  const { rumor } = view.game.state;
  if (!rumor || rumor.ended) return;
  const { pass, activity } = view.game.content.mythos(rumor.card).ability;
  if (activity) add({ kind: 'rumor', place: activity.at, worth: activityWorth(view, seat) });
  const { condition } = pass ?? {};
  if (!condition || !isIf(condition, 'onePlayerSpends')) return;
  const { at } = condition;
  const worth = ransomWorth(view, seat);
  if (worth > 0) add({ kind: 'rumor', place: at, worth, claim: `rumor ${at}` });
}

/** What taking part in the activity of the rumor brings: tokens paid, or monsters fought. */
export function activityWorth(view: Viewpoint, seat: Seat): number {
  const { rumor, places, monsters } = view.game.state;
  if (!rumor) return 0;
  if (rumor.tokens > 0) {
    const seals = Object.values(places).filter(({ sealed }) => sealed).length;
    return Math.min(investigator(view.game, seat).clues, rumor.tokens) * 0.4 * (seals - 1);
  }
  const costs = monsters.filter(({ at }) => at === 'rumor').map(({ marker }) => threatOf(view, seat, marker).fightCost);
  return costs.length === 0 ? 0 : 2.4 - Math.min(...costs);
}

/** What ending the rumor by a payment is worth to them, the payment taken off; 0 where they can't pay. */
export function ransomWorth(view: Viewpoint, seat: Seat): number {
  const { rumor, players } = view.game.state;
  const condition = rumor && view.game.content.mythos(rumor.card).ability.pass?.condition;
  if (!condition || !isIf(condition, 'onePlayerSpends')) return 0;
  const spends = ransomOf(condition, players);
  const one = investigator(view.game, seat);
  if (!('what' in spends)) return typeof spends.clue === 'number' && one.clues >= spends.clue + 3 ? 3 : 0;
  const count = 'count' in spends ? spends.count : 1;
  if (spends.what === 'gateTrophy') return one.gateTrophies.length >= count ? 3 : 0;
  const held = one.cards.filter(({ id }) => view.game.content.card(id).deck === spends.what).length;
  return held >= count ? 5 : 0;
}

/** How hard a gate is to close, for choosing among several. */
export function easeOf(view: Viewpoint, place: Place): number {
  return closingModifierAt(view, place) + 10 * gateShare(view.game.content, place);
}
