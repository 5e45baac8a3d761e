import type { Seat } from '../../../engine/decision.ts';
import { onceEach } from '../../../engine/once.ts';
import type { Place } from '../../edition/copy.ts';
import { byRule, counted, type Reckoning, reckoning } from '../../edition/reckoning.ts';
import { placeState } from '../board/area.ts';
import type { Content } from '../content/content.ts';

import { sealCost } from '../gates/close.ts';
import type { Game } from '../state/state.ts';
import type { Goal } from './goal.ts';
import type { Rule, Term } from './term.ts';
import type { Threat } from './threat.ts';

/** What one piece of advice is worked out from: the game as it is seen, and what has been worked out about it already. */
export interface Viewpoint {
  game: Game;
  threats: Map<string, Threat>;
  goals: Map<Seat, Goal | null>;
  sealCosts: Map<Seat, number>;
  /** Chances to close a gate, by seat and modifier. */
  closings: Map<string, number>;
  reckoning: Reckoning<Term, Rule>;
}

/** A fresh viewpoint of a game as a seat sees it. Nothing that reads it may change the state. */
export function viewpoint(game: Game, by: Reckoning<Term, Rule> = reckoning()): Viewpoint {
  return {
    ...{ game, threats: new Map(), goals: new Map(), sealCosts: new Map(), closings: new Map() },
    reckoning: by,
  };
}

/** A term of what is reckoned here: its value, or 0 where it is left out. */
export const counts = (view: Viewpoint, term: Term, value: number): number => counted(view.reckoning, term, value);

/** A choice by a fixed rule. */
export const ruled = <C>(view: Viewpoint, rule: Rule, choice: C): C => byRule(view.reckoning, rule, choice);

/** The Clue tokens a seal costs that investigator. */
export function sealPrice(view: Viewpoint, seat: Seat): number {
  const known = view.sealCosts.get(seat);
  if (known !== undefined) return known;
  const cost = sealCost(view.game, seat);
  view.sealCosts.set(seat, cost);
  return cost;
}

/** Do they hold an Elder Sign that is ready? */
export function holdsSign({ game }: Viewpoint, seat: Seat): boolean {
  const cards = game.state.investigators[seat]?.cards ?? [];
  return cards.some(({ id, exhausted }) => !exhausted && game.content.card(id).role === 'elderSign');
}

/** Could they seal a location now: with tokens or with an Elder Sign? */
export function canSeal(view: Viewpoint, seat: Seat): boolean {
  const one = view.game.state.investigators[seat];
  return one !== undefined && (one.clues >= sealPrice(view, seat) || holdsSign(view, seat));
}

/** How much of the Mythos deck opens a gate at each place. */
const gateShares = onceEach(({ mythosCards }: Content): ReadonlyMap<Place, number> => {
  const counts = new Map<Place, number>();
  for (const { gate } of mythosCards) if (gate !== null) counts.set(gate, (counts.get(gate) ?? 0) + 1);
  return new Map([...counts].map(([at, count]) => [at, count / mythosCards.length]));
});

/** How much of the Mythos deck opens a gate there, 0 to 1; the printed deck, not what is left of it. */
export function gateShare(content: Content, place: Place): number {
  return gateShares(content).get(place) ?? 0;
}

/** The gate trophies of all together. */
export function gateTrophies(view: Viewpoint): number {
  return view.game.state.investigators.reduce((sum, one) => sum + one.gateTrophies.length, 0);
}

/** Gate trophies that closing the last gate takes to win. */
export function trophiesToWin(view: Viewpoint): number {
  const { players, options } = view.game.state;
  return options.printing === 'revised' ? players : players + 1;
}

/** How near the end is, 0 (far) to 1 (the next token or gate awakens the Ancient One). */
export function urgency(view: Viewpoint): number {
  const { state } = view.game;
  const { content } = view.game;
  const doomLeft = content.ancientOne(state.ancientOne.id).doomTrack - state.ancientOne.doom;
  const gates = Object.values(state.places).filter(({ gate }) => gate !== null).length;
  const gatesLeft = content.playerTable(state.players).awakensAtOpenGates - gates;
  return Math.max(0, Math.min(1, 1 - Math.min(doomLeft / 6, gatesLeft / 4)));
}

/** The closing modifier of the gate there; a face-down one is taken for an average one. */
export function closingModifierAt(view: Viewpoint, place: Place): number {
  const { gate, gateHidden } = placeState(view.game, place);
  if (!gate || gateHidden) return -1;
  return view.game.content.gate(gate).closingModifier;
}

/** The world the gate there leads to, or null when it is face down or none. */
export function worldBehind(view: Viewpoint, place: Place): string | null {
  const { gate, gateHidden } = placeState(view.game, place);
  return gate && !gateHidden ? view.game.content.gate(gate).world : null;
}
