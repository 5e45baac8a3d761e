/**
 * Phase I, Upkeep (section 5), and the refresh step of the final battle (2E-3807, 2E-3808).
 *
 * Asks `upkeep.return` (return.ts), `upkeep.next` (D-12, D-13: option ids `use:<card>`,
 * `use:<ability>`, `cast:<card>`, `roll:<card>`, `done`) only where something optional would do any good, and then
 * `upkeep.sliders` (focus.ts).
 */

import type { Offered, Option, Seat } from '../../../engine/decision.ts';
import { abreast, type Flow, together } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { investigatorsWith } from '../board/area.ts';
import { abilitiesFor, type UsableAbility, useAbility, useId } from '../cards/ability.ts';
import { held } from '../cards/card.ts';
import { atRest, mayRest, rest } from '../cards/rest.ts';
import { useProspect } from '../cards/useprospect.ts';

import { type Effect, isA } from '../content/effect.ts';
import { adjustSliders } from '../investigators/focus.ts';
import { active, inPlayerOrder, investigator, maxSanity, maxStamina, sheetOf } from '../investigators/investigator.ts';
import { forbidden } from '../investigators/modifier.ts';
import { castOption, castSpell, promising, spellCard } from '../spells/spell.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game, HeldCard } from '../state/state.ts';
import { comeBack, returning } from './return.ts';

/** A compulsory Upkeep action of a card. */
interface Duty {
  card: Copy;
  effects: readonly Effect[];
}

/**
 * The Upkeep phase: who was lost in time and space returns first (2E-3113), in player order (2E-3115), then everybody
 * takes their Upkeep, the returned too (2E-3117), all side by side, and what touches others resolved in player order;
 * one after the other with the option `strictOrder`.
 */
export function* upkeep(game: Game): Flow {
  yield* inOrder(
    game,
    returning(game).map((seat) => comeBack(game, seat)),
  );
  // 2E-511, 2E-512: wherever they are, delayed or not.
  const seats = inPlayerOrder(game.state).filter((seat) => active(game, seat));
  if (game.state.options.turnOrder === 'sheet') game.state.handed = {};
  yield* inOrder(
    game,
    seats.map((seat) => upkeepOf(game, seat, { battle: false })),
  );
  delete game.state.handed;
}

/** One investigator's Upkeep: refresh, actions, sliders (2E-501). In the final battle without money (2E-3808). */
export function* upkeepOf(game: Game, seat: Seat, { battle }: { battle: boolean }): Flow {
  const { incarnation, cards } = investigator(game, seat);
  const same = () => !investigator(game, seat).eliminated && investigator(game, seat).incarnation === incarnation;
  // 2E-502
  refresh(cards);
  const before = new Set(cards.map(({ id }) => id));
  yield* actions(game, seat, battle, same);
  if (!same()) return;
  for (const card of investigator(game, seat).cards) if (before.has(card.id)) card.fresh = false;
  yield* adjustSliders(game, seat, battle);
}

/**
 * What the Upkeep does by itself, in a turn that is played in sittings (2E-T10): refresh, income, what is compulsory, then
 * the rolls. It asks nothing: rolls that may ask, and all of them beside something useful to do, are kept.
 * @returns the cards whose rolls are kept
 */
export function* upkeepByItself(game: Game, seat: Seat): Flow<Copy[]> {
  const { incarnation, cards } = investigator(game, seat);
  const same = () => !investigator(game, seat).eliminated && investigator(game, seat).incarnation === incarnation;
  refresh(cards);
  for (const index of incomes(game, seat, false))
    yield* useAbility(game, seat, { sheet: investigator(game, seat).sheet, index });
  const duties = dutiesOf(game, seat, false);
  for (const card of cards) card.fresh = false;
  for (const duty of duties.filter(({ effects }) => !rolls(effects))) yield* carryOut(game, seat, duty);
  const left = duties.filter(({ effects }) => rolls(effects));
  if (left.some(({ effects }) => mayAsk(effects)) || upkeepOptions(game, seat).length > 0)
    return left.map(({ card }) => card);
  yield* rollRest(game, seat, left, same);
  return [];
}

/** The Upkeep roll of a card, if they still have it. */
export function* upkeepRoll(game: Game, seat: Seat, card: Copy): Flow {
  const duty = dutiesOf(game, seat, false).find((one) => one.card === card && rolls(one.effects));
  if (duty) yield* carryOut(game, seat, duty);
}

/** What they may do in their Upkeep window, with cards they have held since it began (2E-T12), and would gain from. */
export function upkeepOptions(game: Game, seat: Seat): Offered[] {
  const { cards } = investigator(game, seat);
  return usefulOptions(game, seat).filter(({ id }) => {
    const card = id.slice(id.indexOf(':') + 1);
    return !cards.some((one) => one.id === card && one.fresh);
  });
}

/** Does one of them. */
export function* takeUpkeepOption(game: Game, seat: Seat, id: string): Flow {
  if (!upkeepOptions(game, seat).some((option) => option.id === id)) return;
  const ability = optional(game, seat).find((one) => id === useId(one));
  if (ability) yield* useAbility(game, seat, ability);
  const spell = OPTION.cast.read(id);
  if (spell !== undefined) yield* castSpell(game, seat, spell);
}

function* inOrder(game: Game, flows: readonly Flow[]): Flow {
  if (game.state.options.strictOrder) for (const flow of flows) yield* flow;
  // 2E-T50
  else if (game.state.options.atOwnPace) yield* abreast(game.state, flows);
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
    const chosen = yield* choose(
      game,
      { seat, kind: 'upkeep.next', rule: '2E-505' },
      () => nextOptions(game, seat, left),
      {
        default: 'done',
      },
    );
    if (chosen === null || chosen === 'done') break;
    const rolled = OPTION.roll.read(chosen);
    if (rolled !== undefined) {
      const duty = left.find(({ card }) => card === rolled);
      left = left.filter((other) => other !== duty);
      if (duty) yield* carryOut(game, seat, duty);
      continue;
    }
    const spell = OPTION.cast.read(chosen);
    const ability = optional(game, seat).find((one) => chosen === useId(one));
    // 2E-406: what another's Upkeep has made impossible in the meantime is asked for again.
    if (!ability && spell === undefined) continue;
    rest(game, seat, chosen);
    if (ability) yield* useAbility(game, seat, ability);
    else if (spell !== undefined) yield* castSpell(game, seat, spell);
  }
  yield* rollRest(game, seat, left, same);
}

function* rollRest(game: Game, seat: Seat, left: readonly Duty[], same: () => boolean): Flow {
  for (const duty of left) if (same()) yield* carryOut(game, seat, duty);
}

function refresh(cards: readonly HeldCard[]): void {
  for (const card of cards) card.exhausted = false;
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
    const card = game.content.card(id);
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
function optional(game: Game, seat: Seat): UsableAbility[] {
  return abilitiesFor(game, seat, 'upkeep').filter(
    (one) => mayRest(game, seat, useId(one)) && one.ability.effect.some((effect) => helps(game, seat, effect)),
  );
}

function usefulOptions(game: Game, seat: Seat): Offered[] {
  const uses = optional(game, seat).map((one): Offered => {
    const { card, ability } = one;
    return {
      id: useId(one),
      label:
        card === undefined
          ? phrase('option-use-ability', { ability: ref('ability', ability.id ?? '') })
          : phrase('option-use-card', { card: ref('card', kindOf(card)) }),
      prospect: () => atRest(game, useProspect(game, seat, one, ability)),
      ...(card === undefined ? {} : { about: ref('card', kindOf(card)) }),
    };
  });
  const spells = promising(game, seat, 'upkeep')
    .filter((id) => mayRest(game, seat, OPTION.cast.write(id)))
    .filter((id) => spellCard(game.content, id).effect.some((effect) => helps(game, seat, effect)))
    .map((id) => castOption(game, seat, id));
  return [...uses, ...spells];
}

function nextOptions(game: Game, seat: Seat, left: readonly Duty[]): Offered[] {
  const useful = usefulOptions(game, seat);
  if (useful.length === 0) return [];
  const duties = left.filter(({ card }) => held(game, seat, card)).map(({ card }) => rollOption(card));
  return [...useful, ...duties, { id: 'done', label: phrase('option-upkeep-done') }];
}

/** The Upkeep roll of a card, to be made now. */
export function rollOption(card: Copy): Option {
  return { id: OPTION.roll.write(card), label: phrase('option-upkeep-roll', { card: ref('card', kindOf(card)) }) };
}

/** Would an effect change anything now? Healing helps only somebody who is hurt. */
function helps(game: Game, seat: Seat, effect: Effect): boolean {
  if (isA(effect, 'choose')) return effect.choose.some((option) => option.do.some((one) => helps(game, seat, one)));
  if (!isA(effect, 'gain')) return true;
  const receivers = effect.to === 'oneInSameArea' ? investigatorsWith(game, seat) : [seat];
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

/** Whether what a roll brings may have to be asked about (the Bank Loan). */
function mayAsk(effects: readonly Effect[]): boolean {
  return effects.some((effect) => isA(effect, 'roll') && (effect.roll.bands ?? []).some((band) => band.do.some(asks)));
}

const asks = (effect: Effect): boolean => !isA(effect, 'discard') && !isA(effect, 'gain') && !isA(effect, 'lose');

function paysMoney(effect: Effect): boolean {
  return isA(effect, 'gain') && Object.keys(effect.gain).every((what) => what === 'money');
}
