/**
 * Closing and sealing a gate with an explored marker (sections 33 and 34).
 *
 * Asks `gate.close` (D-38, D-39): option ids `close:lore`, `close:fight`, `seal:<elder sign card>`, `pass`, and what
 * the caller adds; after a success `gate.seal` (D-40): option ids `seal`, `keep`.
 */

import type { Offered, Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, type Ref, ref } from '../../../engine/phrase.ts';
import { named, type Price, type Prospect } from '../../../engine/prospect.ts';
import { comesToTheSame } from '../../../engine/trial.ts';
import { type Copy, kindOf, type Place } from '../../edition/copy.ts';
import { isClosed, isStable, placeState } from '../board/area.ts';
import { anyPhase } from '../cards/anyphase.ts';
import { cardsOfKind, returnToBox } from '../cards/card.ts';
import { paymentOptions } from '../cards/loan.ts';
import { check } from '../checks/check.ts';
import { type CheckSpec, checkProspect, diceOfCheck } from '../checks/formula.ts';

import type { Cost } from '../content/effect.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { forbidden, modified } from '../investigators/modifier.ts';
import { settle } from '../misfortune/misfortune.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game, State } from '../state/state.ts';
import { isFetched } from './fetch.ts';
import { closeGate, revealGate, sealPlace } from './gate.ts';
import { strandedBy } from './wayback.ts';

const SKILLS = ['lore', 'fight'] as const;
type ClosingSkill = (typeof SKILLS)[number];

/**
 * Lets an investigator with an explored marker try once (2E-3305) to close the gate they stand at, seal it with an
 * Elder Sign, or do nothing (2E-1204, 2E-1205); that is their whole phase (2E-3310). `extra`: further things to do
 * instead (variant L4).
 * @returns `closed`, `failed`, `pass`, or the id of an extra option
 * @throws StepEnd when the closing wins the game
 */
export function* closeOrSeal(game: Game, seat: Seat, extra: readonly Option[] = []): Flow<string> {
  const { at } = investigator(game, seat);
  const { gate } = placeState(game, at);
  if (!gate) return 'pass';
  if (extra.length === 0 && isIdle(game, seat, gate)) {
    game.events.push({ type: 'GateHeld', seat, place: at, gate });
    return 'pass';
  }
  const chosen = yield* choose(
    game,
    { seat, kind: 'gate.close', rule: '2E-3301' },
    () => [
      ...SKILLS.map((skill) => closeOption(game, seat, gate, skill)),
      ...sealOptions(game, seat, at),
      ...extra,
      { id: 'pass', label: phrase('option-gate-leave') },
    ],
    () => ({
      default: usual(game, seat, gate, at),
      args: { place: ref('place', at), gate: ref('gate', kindOf(gate)) },
      // The card leaves the game, with Sanity and Stamina (2E-3408, 2E-3412).
      sure: sealOptions(game, seat, at).map(({ id }) => id),
      about: { place: at, gate },
    }),
  );
  const skill = SKILLS.find((one) => one === OPTION.close.read(chosen));
  if (skill) return (yield* tryToClose(game, seat, gate, skill)) ? 'closed' : 'failed';
  const sign = OPTION.seal.read(chosen);
  if (sign !== undefined) {
    yield* playElderSign(game, seat, at, sign);
    return 'closed';
  }
  return chosen ?? 'pass';
}

/** There is no die to try it with, no sign to seal it with, and nothing to use meanwhile: whatever they do comes to the same (2E-T62). */
function isIdle(game: Game, seat: Seat, gate: Copy): boolean {
  if (SKILLS.some((skill) => diceOfCheck(game, seat, closeSpec(game, seat, gate, skill)) > 0)) return false;
  const { at } = investigator(game, seat);
  const others = [...sealOptions(game, seat, at), ...anyPhase(game, seat), ...paymentOptions(game, seat)];
  if (others.length > 0) return false;
  const tries: readonly (ClosingSkill | null)[] = [...SKILLS, null];
  return comesToTheSame(
    game,
    tries.map(
      (skill) =>
        function* (copy: Game): Flow<State> {
          if (skill) yield* tryToClose(copy, seat, gate, skill);
          return copy.state;
        },
    ),
  );
}

/** The Clue tokens, their own (2E-3402), that a seal costs now (2E-3401). */
export function sealCost(game: Game, seat: Seat): number {
  return Math.max(0, modified(game, 'sealClueCost', game.content.gateClosing.sealClueCost, { seat }));
}

function* tryToClose(game: Game, seat: Seat, gate: Copy, skill: ClosingSkill): Flow<boolean> {
  const place = investigator(game, seat).at;
  revealGate(game, place);
  const before = upsets(game, seat);
  const { passed } = yield* check(game, seat, closeSpec(game, seat, gate, skill));
  // 2E-3304
  if (passed) yield* closeGate(game, place, { seat, trophy: true });
  // What the check cost (the Blue Watcher) is settled once the gate is closed.
  yield* settle(game, seat);
  if (passed && !upset(game, seat, before)) yield* offerSeal(game, seat, place);
  return passed;
}

/** 2E-3401: right after closing; the chance passes for good, so silence seals (D-40). */
function* offerSeal(game: Game, seat: Seat, place: Place): Flow {
  // FAQ-74: from a closed location they have gone to the street with the gate; the seal is theirs all the same.
  const there = investigator(game, seat).at === place || isClosed(game, place);
  if (!there || !maySeal(game, seat, place)) return;
  const cost = () => sealCostEffects(game, seat);
  const source = ref('place', place);
  const chosen = yield* choose(
    game,
    { seat, kind: 'gate.seal', rule: '2E-3401' },
    () =>
      game.rules.canPay(game, seat, cost(), { source })
        ? [
            {
              id: 'seal',
              label: phrase('option-seal', { clues: sealCost(game, seat) }),
              ...named(game.rules.prices(game, seat, cost(), { source })),
            },
            { id: 'keep', label: phrase('option-no-seal') },
          ]
        : [],
    () => ({
      default: 'seal',
      args: { place: ref('place', place), clues: sealCost(game, seat) },
      about: { place },
    }),
  );
  if (chosen === 'seal' && (yield* game.rules.pay(game, seat, cost(), { source, rule: '2E-3401' })))
    sealPlace(game, place, 'clues', seat);
}

/**
 * An Elder Sign: no check and no tokens (2E-3407); the card leaves the game, the gate is closed and sealed, the doom
 * track goes down, and only then 1 Sanity and 1 Stamina are paid, whatever comes of it (2E-3409; 2E-3406 to 2E-3413,
 * FAQ-86).
 */
function* playElderSign(game: Game, seat: Seat, place: Place, card: Copy): Flow {
  const { incarnation } = investigator(game, seat);
  game.events.push({ type: 'CardUsed', seat, card });
  // 2E-3412
  returnToBox(game, seat, card);
  yield* closeGate(game, place, { seat, trophy: true, seal: 'elderSign' });
  const one = investigator(game, seat);
  if (one.eliminated || one.incarnation !== incarnation) return;
  const on = ref('card', kindOf(card));
  for (const what of ['sanity', 'stamina'] as const) {
    // 2E-3408
    const amount = Math.min(1, one[what]);
    if (amount === 0) continue;
    one[what] -= amount;
    game.events.push({ type: 'Spent', seat, what, amount, on });
  }
  yield* settle(game, seat, on);
}

function closeOption(game: Game, seat: Seat, gate: Copy, skill: ClosingSkill): Offered {
  return {
    id: OPTION.close.write(skill),
    label: phrase('option-close', { skill: ref('skill', skill) }),
    prospect: () => checkProspect(game, seat, closeSpec(game, seat, gate, skill)),
  };
}

/** A plain Lore or Fight check with the gate's modifier (2E-3302, 2E-2405). */
export function closeSpec(game: Game, seat: Seat, gate: Copy, skill: ClosingSkill): CheckSpec {
  const { closingModifier } = game.content.gate(gate);
  return {
    kind: skill,
    modifier: closingModifier,
    difficulty: modified(game, 'gateCheckDifficulty', game.content.gateClosing.difficulty, { seat, gate }),
    rule: '2E-3302',
    against: ref('gate', kindOf(gate)),
    gateClose: true,
    stakes: phrase('stakes-close'),
  };
}

function sealOptions(game: Game, seat: Seat, place: Place): Option[] {
  const [sign] = cardsOfKind(game, seat, game.content.cardFor('elderSign').id);
  if (!sign || sign.exhausted || !maySeal(game, seat, place)) return [];
  const prospect = signProspect(game, seat, sign.id);
  return [{ id: OPTION.seal.write(sign.id), ...prospect, about: ref('card', kindOf(sign.id)) }];
}

/** What sealing with a held Elder Sign promises (2E-3407). */
export function signProspect(game: Game, seat: Seat, sign: Copy): Prospect & { label: Phrase } {
  const card = ref('card', kindOf(sign));
  return {
    label: phrase('option-elder-sign', { card }),
    note: phrase('note-elder-sign'),
    price: signPrice(game, seat, card),
  };
}

/** The sign itself, and as much of the two points as there is to pay (2E-3409). */
function signPrice(game: Game, seat: Seat, card: Ref): Price[] {
  const one = investigator(game, seat);
  const points = (['sanity', 'stamina'] as const).flatMap((what) => (one[what] > 0 ? [{ what, amount: 1 }] : []));
  return [...points, { fate: 'removed', card }];
}

/** Only an unstable location can be sealed (FAQ-87), and only while nothing forbids it. */
function maySeal(game: Game, seat: Seat, place: Place): boolean {
  return !isStable(game, place) && !forbidden(game, 'sealGate', { seat, place });
}

function sealCostEffects(game: Game, seat: Seat): Cost[] {
  return [{ spend: { clue: sealCost(game, seat) } }];
}

/** D-38, D-39: tries with more dice, Lore on a tie; does nothing where a colleague would be left without a way back. */
function usual(game: Game, seat: Seat, gate: Copy, place: Place): string {
  const world = game.content.gate(gate).world;
  if (strandedBy(game, seat, world, place).some((other) => !isFetched(game, other, place, world))) return 'pass';
  const dice = (skill: ClosingSkill) => diceOfCheck(game, seat, closeSpec(game, seat, gate, skill));
  return dice('fight') > dice('lore') ? 'close:fight' : 'close:lore';
}
