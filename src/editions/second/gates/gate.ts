import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf, type Place } from '../../edition/copy.ts';
import { investigatorsAt, openGates, placeState, sealsIn } from '../board/area.ts';
import { clearClosed } from '../board/closure.ts';
import { moveTo, setExplored } from '../board/move.ts';
import type { Content } from '../content/content.ts';

import { awaken } from '../end/awaken.ts';
import { lowerDoom, raiseDoom } from '../end/doom.ts';
import { checkCloseVictory, checkSealVictory } from '../end/victory.ts';
import { investigator } from '../investigators/investigator.ts';
import { forbidden } from '../investigators/modifier.ts';
import { beforeMovement, shareOf } from '../investigators/share.ts';
import { monsterValues, returnMonster, spawn } from '../monsters/monster.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import { fetchBack } from './fetch.ts';
import { guilt } from './stranding.ts';
import { strandedBy } from './wayback.ts';

export interface Opening {
  from: 'mythos' | 'encounter' | 'setup';
  /** How many monsters appear with it. */
  monsters: number;
  cause?: Cause;
}

interface Closing {
  /** Who closed it; their trophy, if there is one. */
  seat?: Seat;
  /** false: the marker goes under the stack (FAQ-83). */
  trophy: boolean;
  /** What seals the location along with it. */
  seal?: SealedWith;
}

type SealedWith = 'clues' | 'elderSign' | 'effect';

/** What keeps a gate from opening on a sealed location, for the telling. */
export const sealOf = (content: Content): Cause => ref('card', content.cardFor('elderSign').id);

/** Players from which on a gate brings two monsters: 2E-1422 `[revised]`, and under L1.2. */
const TWO_MONSTERS_FROM = 4;

/** How many monsters appear with a new gate of the Mythos phase or of setup (2E-1421, 2E-1422, L1.1 to L1.3). */
export function monstersAtNewGate(game: Game, from: 'mythos' | 'setup'): number {
  const { state } = game;
  const { players, options } = state;
  if (options.variants.doubleMonsters && (from === 'setup' || players >= TWO_MONSTERS_FROM)) return 2;
  return options.printing === 'revised' ? game.content.playerTable(players).monstersPerNewGate : 1;
}

/**
 * Opens a gate: doom token, marker, Clue tokens away, investigators there drawn through, monsters (2E-1413 to 2E-1424).
 * Nothing of it happens on a sealed location, where a gate is open, or where somebody's presence forbids it.
 * @returns whether it opened
 * @throws StepEnd when the Ancient One awakens
 */
export function* openGate(game: Game, place: Place, opening: Opening): Flow<boolean> {
  const { state } = game;
  const cause = opening.cause ?? { ref: 'place', id: place };
  // 2E-1403
  // 2E-117
  const by = placeState(game, place).sealed ? sealOf(game.content) : forbidden(game, 'gateAppears', { place });
  if (by) {
    game.events.push({ type: 'GateBlocked', place, by });
    return false;
  }
  if (placeState(game, place).gate) return false;
  // SK.1, SK.7: such a gate brings no doom token (2E-1414).
  if (!state.options.variants.stormknight) yield* raiseDoom(game, 1, cause);
  const gate = nextMarker(game);
  // 2E-1417, 2E-3703
  if (gate === null) return awaken(game, 'noGateMarker');
  putGate(game, place, gate);
  // 2E-1419, 2E-3702
  if (openGates(game).length >= game.content.playerTable(state.players).awakensAtOpenGates) awaken(game, 'gates');
  // 2E-325, 2E-1420, 2E-1207, 2E-1208, 2E-1209, 2E-4110
  for (const seat of investigatorsAt(game, place)) drawThrough(game, seat, place);
  yield* spawn(game, place, opening.monsters, { gate: true });
  return true;
}

/** By a gate that opens they are delayed; before their own Movement, that is their Movement (2E-T25). */
function drawThrough(game: Game, seat: Seat, place: string): void {
  const share = beforeMovement(game, seat) ? shareOf(game, seat) : undefined;
  enterGate(game, seat, place, true);
  if (share) share.next = 'drawn';
}

/** The top marker of the stack, or one a scenario forces (2E-1416); null when none is left. */
function nextMarker(game: Game): Copy | null {
  const { state } = game;
  const marker = game.chance.top(state.gateStack);
  if (marker === undefined) return null;
  state.gateStack = state.gateStack.filter((other) => other !== marker);
  return marker;
}

function putGate(game: Game, place: Place, gate: Copy): void {
  const here = placeState(game, place);
  here.gate = gate; // 2E-4006
  here.gateHidden = game.state.options.variants.hiddenGates;
  const open = openGates(game).length;
  game.events.push({ type: 'GateOpened', place, gate, hidden: here.gateHidden, open });
  // 2E-1418: Clue tokens there are discarded.
  if (here.clues > 0) game.events.push({ type: 'CluesRemoved', place, amount: here.clues, by: ref('gate', gate) });
  here.clues = 0; // 2E-1011
}

/** Draws an investigator through an open gate into the first area of its world (2E-1201, 2E-1420). */
export function enterGate(game: Game, seat: Seat, place: Place, delayed: boolean): void {
  const { gate } = placeState(game, place);
  if (!gate) throw new Error(`no open gate at ${place}`);
  revealGate(game, place);
  const world = game.content.gate(gate).world;
  const one = investigator(game, seat);
  const area = game.content.town.firstAreaOf(world);
  if (one.at !== area) one.enteredBy = place;
  moveTo(game, seat, area, 'gate');
  if (delayed) one.delayed = true;
  game.events.push({ type: 'DrawnThrough', seat, place, world, delayed });
}

/** Turns a face-down gate up (L3.2, L3.6). */
export function revealGate(game: Game, place: Place): void {
  const here = placeState(game, place);
  if (!here.gate || !here.gateHidden) return;
  here.gateHidden = false;
  game.chance.shown(here.gate);
  game.events.push({ type: 'GateRevealed', place, gate: here.gate });
}

/**
 * Closes an open gate, and seals the location along with it: trophy, seal, monsters of its symbol to the cup, then the
 * victory check (2E-3303 to 2E-3309, 2E-3413), last the guilt of L7. Whoever is in its world stays there (2E-3308).
 * @throws StepEnd when the game is won
 */
export function* closeGate(game: Game, place: Place, closing: Closing): Flow {
  const here = placeState(game, place);
  const { gate } = here;
  if (!gate) return;
  const { seat } = closing;
  revealGate(game, place);
  const world = game.content.gate(gate).world;
  yield* fetchBack(game, place, world);
  here.gate = null;
  here.gateHidden = false;
  // 2E-3404
  const trophy = closing.trophy && seat !== undefined;
  if (trophy) investigator(game, seat).gateTrophies.push(gate);
  else game.state.gateStack.push(gate);
  const by = seat === undefined ? {} : { seat };
  game.events.push({ type: 'GateClosed', place, gate, ...by, trophy, open: openGates(game).length });
  // 2E-804: the explored markers there go with the gate.
  for (const other of investigatorsAt(game, place)) setExplored(game, other, false);
  if (closing.seal) putSeal(game, place, closing.seal, seat);
  sweepMonsters(game, place, gate);
  clearClosed(game, place);
  checkSealVictory(game);
  checkCloseVictory(game);
  if (seat !== undefined) yield* guilt(game, seat, world, strandedBy(game, seat, world, place));
}

/**
 * Puts an elder sign token on a location whose gate has just been closed (2E-3403).
 * @throws StepEnd when six elder signs win the game
 */
export function sealPlace(game: Game, place: Place, sealedWith: SealedWith, seat?: Seat): void {
  putSeal(game, place, sealedWith, seat);
  checkSealVictory(game);
}

function putSeal(game: Game, place: Place, sealedWith: SealedWith, seat: Seat | undefined): void {
  const here = placeState(game, place);
  // FAQ-87: only an unstable location can be sealed.
  if (here.sealed || game.content.place(place).stability !== 'unstable') return;
  here.sealed = true;
  const by = seat === undefined ? {} : { seat };
  game.events.push({ type: 'GateSealed', place, ...by, with: sealedWith, seals: sealsIn(game.state) });
  // 2E-3410, 2E-3411, SK.9: with an Elder Sign it comes from the doom track, which goes down, else from the unused ones.
  if (sealedWith !== 'elderSign') return;
  game.state.elderSignsPlayed += 1;
  lowerDoom(game, 1, sealOf(game.content));
}

/** Takes the elder sign token off; the doom track does not change (L10.6, L10.7). */
export function breakSeal(game: Game, place: Place): void {
  const here = placeState(game, place);
  if (!here.sealed) return;
  here.sealed = false;
  game.events.push({ type: 'SealBroken', place, seals: sealsIn(game.state) });
}

/** Monsters with the gate's symbol return to the cup (2E-3306, 2E-3307), under L6 those on its location too. */
function sweepMonsters(game: Game, place: Place, gate: Copy): void {
  const { dimension } = game.content.gate(kindOf(gate));
  const { gatesSwallowMonsters } = game.state.options.variants;
  const swept = game.state.monsters.filter(({ marker, at }) => {
    if (at === 'rumor' || at === 'encounter') return false;
    return monsterValues(game, marker).dimension === dimension || (gatesSwallowMonsters && at === place);
  });
  for (const { marker } of swept) returnMonster(game, marker, 'cup', { ref: 'gate', id: gate });
}
