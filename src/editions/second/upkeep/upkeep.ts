/**
 * Phase I, Upkeep (section 5), and the refresh step of the final battle (2E-3807, 2E-3808).
 *
 * Asks `upkeep.return` (D-15: option ids `go:<place>`), `upkeep.next` (D-12, D-13: option ids `use:<card>`,
 * `use:<ability>`, `cast:<card>`, `roll:<card>`, `done`) only where something optional would do any good, and then
 * `upkeep.sliders` (focus.ts).
 */

import type { Option, Seat } from '../../../engine/decision.ts';
import { type Flow, together } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf, type Place } from '../../edition/copy.ts';
import { distances, investigatorsAt, isClosed, monstersAt } from '../board/area.ts';
import { moveTo } from '../board/move.ts';
import { abilitiesFor, type UsableAbility, useAbility, useId } from '../cards/ability.ts';
import { held } from '../cards/card.ts';
import { mayRest, rest } from '../cards/rest.ts';
import { useNote } from '../cards/usenote.ts';
import { loadContent } from '../content/content.ts';
import { type Effect, isA } from '../content/effect.ts';
import { adjustSliders } from '../investigators/focus.ts';
import { active, inPlayerOrder, investigator, maxSanity, maxStamina, sheetOf } from '../investigators/investigator.ts';
import { forbidden } from '../investigators/modifier.ts';
import { castable, castOption, castSpell, spellCard } from '../spells/spell.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';

/** A compulsory Upkeep action of a card. */
interface Duty {
  card: Copy;
  effects: readonly Effect[];
}

/**
 * The Upkeep phase: who was lost in time and space returns first (2E-3113), in player order (2E-3115), then everybody
 * takes their Upkeep, the returned too (2E-3117), all side by side and resolved in player order; one after the other
 * with the option `strictOrder`.
 */
export function* upkeep(game: Game): Flow {
  yield* inOrder(
    game,
    returning(game).map((seat) => comeBack(game, seat)),
  );
  // 2E-511, 2E-512: wherever they are, delayed or not.
  const seats = inPlayerOrder(game.state).filter((seat) => active(game, seat));
  yield* inOrder(
    game,
    seats.map((seat) => upkeepOf(game, seat, { battle: false })),
  );
}

/** One investigator's Upkeep: refresh, actions, sliders (2E-501). In the final battle without money (2E-3808). */
export function* upkeepOf(game: Game, seat: Seat, { battle }: { battle: boolean }): Flow {
  const { incarnation, cards } = investigator(game, seat);
  const same = () => !investigator(game, seat).eliminated && investigator(game, seat).incarnation === incarnation;
  // 2E-502
  for (const card of cards) card.exhausted = false;
  const before = new Set(cards.map(({ id }) => id));
  yield* actions(game, seat, battle, same);
  if (!same()) return;
  for (const card of investigator(game, seat).cards) if (before.has(card.id)) card.fresh = false;
  yield* adjustSliders(game, seat, battle);
}

function* inOrder(game: Game, flows: readonly Flow[]): Flow {
  if (game.state.options.strictOrder) for (const flow of flows) yield* flow;
  else yield* together(flows);
}

/** 2E-504, 2E-505: income first, then what is optional in any order among the rolls, then the rolls left. */
function* actions(game: Game, seat: Seat, battle: boolean, same: () => boolean): Flow {
  for (const index of incomes(game, seat, battle))
    yield* useAbility(game, seat, { sheet: investigator(game, seat).sheet, index });
  const duties = dutiesOf(game, seat, battle);
  for (const duty of duties.filter(({ effects }) => !rolls(effects))) yield* carryOut(game, seat, duty);
  let left = duties.filter(({ effects }) => rolls(effects));
  while (same()) {
    const chosen = yield* choose(game, seat, 'upkeep.next', '2E-505', () => nextOptions(game, seat, battle, left), {
      default: 'done',
    });
    if (chosen === null || chosen === 'done') break;
    const rolled = OPTION.roll.read(chosen);
    if (rolled !== undefined) {
      const duty = left.find(({ card }) => card === rolled);
      left = left.filter((other) => other !== duty);
      if (duty) yield* carryOut(game, seat, duty);
      continue;
    }
    const spell = OPTION.cast.read(chosen);
    const ability = optional(game, seat, battle).find((one) => chosen === useId(one));
    // 2E-406: what another's Upkeep has made impossible in the meantime is asked for again.
    if (!ability && spell === undefined) continue;
    rest(game, seat, chosen, battle);
    if (ability) yield* useAbility(game, seat, ability);
    else if (spell !== undefined) yield* castSpell(game, seat, spell);
  }
  for (const duty of left) if (same()) yield* carryOut(game, seat, duty);
}

function* carryOut(game: Game, seat: Seat, { card, effects }: Duty): Flow {
  if (!held(game, seat, card)) return;
  yield* game.rules.run(game, seat, effects, { source: ref('card', kindOf(card)), card, rule: '2E-504' });
}

/**
 * What their cards make them do. Rolls, those of Blessing and Curse too (2E-3206), are skipped in the first Upkeep
 * after getting the card `[revised]`.
 */
function dutiesOf(game: Game, seat: Seat, battle: boolean): Duty[] {
  const revised = game.state.options.printing === 'revised';
  const moneyless = battle && revised;
  return investigator(game, seat).cards.flatMap(({ id, fresh }) => {
    const card = loadContent().card(id);
    if (card.deck !== 'special' || (moneyless && card.upkeepInFinalBattle === false)) return [];
    // 2E-506, 2E-507, and 2E-508: whatever else the card does is done.
    return card.upkeep
      .filter(({ skipFirst }) => !(skipFirst && fresh && revised))
      .filter(({ effects }) => !(moneyless && effects.every(paysMoney)))
      .map(({ effects }) => ({ card: id, effects }));
  });
}

/** What their sheet gives by itself (Jenny Barnes): places in its list of abilities. */
function incomes(game: Game, seat: Seat, battle: boolean): number[] {
  const moneyless = battle && game.state.options.printing === 'revised';
  return [...sheetOf(game, seat).abilities.entries()]
    .filter(([, { timing, passive, effect }]) => {
      if (timing !== 'upkeep' || !passive) return false;
      return !(moneyless && effect.every(paysMoney));
    })
    .map(([index]) => index);
}

/** What they may do and would gain from. */
function optional(game: Game, seat: Seat, battle: boolean): UsableAbility[] {
  return abilitiesFor(game, seat, 'upkeep').filter(
    (one) => mayRest(game, seat, useId(one), battle) && one.ability.effect.some((effect) => helps(game, seat, effect)),
  );
}

function nextOptions(game: Game, seat: Seat, battle: boolean, left: readonly Duty[]): Option[] {
  const uses = optional(game, seat, battle).map((one): Option => {
    const { card, ability } = one;
    return {
      id: useId(one),
      label:
        card === undefined
          ? phrase('option-use-ability', { ability: ref('ability', ability.id ?? '') })
          : phrase('option-use-card', { card: ref('card', kindOf(card)) }),
      ...useNote(game, seat, one, ability),
      ...(card === undefined ? {} : { about: ref('card', kindOf(card)) }),
    };
  });
  const spells = castable(game, seat, 'upkeep')
    .filter((id) => mayRest(game, seat, OPTION.cast.write(id), battle))
    .filter((id) => spellCard(id).effect.some((effect) => helps(game, seat, effect)))
    .map((id) => castOption(game, seat, id));
  if (uses.length + spells.length === 0) return [];
  const duties = left
    .filter(({ card }) => held(game, seat, card))
    .map(({ card }) => ({
      id: OPTION.roll.write(card),
      label: phrase('option-upkeep-roll', { card: ref('card', kindOf(card)) }),
    }));
  return [...uses, ...spells, ...duties, { id: 'done', label: phrase('option-upkeep-done') }];
}

/** Would an effect change anything now? Healing helps only somebody who is hurt. */
function helps(game: Game, seat: Seat, effect: Effect): boolean {
  if (isA(effect, 'choose')) return effect.choose.some((option) => option.do.some((one) => helps(game, seat, one)));
  if (!isA(effect, 'gain')) return true;
  const receivers = effect.to === 'oneInSameArea' ? investigatorsAt(game, investigator(game, seat).at) : [seat];
  return (['sanity', 'stamina'] as const).some((what) => {
    if (effect.gain[what] === undefined) return false;
    const by = sheetOf(game, seat).id;
    return receivers.some((one) => isHurt(game, one, what) && !forbidden(game, `gain:${what}`, { seat: one, by }));
  });
}

function isHurt(game: Game, seat: Seat, what: 'sanity' | 'stamina'): boolean {
  const most = what === 'sanity' ? maxSanity(game, seat) : maxStamina(game, seat);
  return investigator(game, seat)[what] < most;
}

function rolls(effects: readonly Effect[]): boolean {
  return effects.some((effect) => isA(effect, 'roll'));
}

function paysMoney(effect: Effect): boolean {
  return isA(effect, 'gain') && Object.keys(effect.gain).every((what) => what === 'money');
}

function returning(game: Game): Seat[] {
  return inPlayerOrder(game.state).filter((seat) => {
    const { returnsOn } = investigator(game, seat);
    return returnsOn !== null && returnsOn <= game.state.turn;
  });
}

/** 2E-3113, 2E-3114: any location or street that is not closed. */
function* comeBack(game: Game, seat: Seat): Flow {
  const places = () => [...loadContent().places.keys()].filter((place) => !isClosed(game, place));
  const chosen = yield* choose(
    game,
    seat,
    'upkeep.return',
    '2E-3113',
    () =>
      places().map((place) => ({
        id: OPTION.go.write(place),
        label: phrase('option-place', { place: ref('place', place) }),
      })),
    () => ({ default: OPTION.go.write(usualReturn(game, seat)) }),
  );
  const one = investigator(game, seat);
  one.returnsOn = null;
  const place = OPTION.go.read(chosen);
  if (place !== undefined) moveTo(game, seat, place, 'effect');
}

/** D-15: the nearest street without monsters to their home, or their home. */
export function usualReturn(game: Game, seat: Seat): Place {
  const { home } = sheetOf(game, seat);
  const steps = distances(home);
  const streets = loadContent()
    .streets.map(({ id }) => id)
    .filter((id) => monstersAt(game, id).length === 0 && !isClosed(game, id))
    .sort((one, other) => (steps.get(one) ?? 0) - (steps.get(other) ?? 0));
  return streets[0] ?? home;
}
