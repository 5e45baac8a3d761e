/** Clue tokens, rerolls and cards on checks (sections 23 and 24). */

import type { Decision, Option, Seat } from '../../../engine/decision.ts';
import { type Copy, isCopy } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';
import { type Effect, isA, only, type Spec } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import { attackDevoursWithout } from './awakening.ts';
import { tokenKept, withstanding } from './battle.ts';
import { effectsAsked } from './questioneffect.ts';
import { threatOf } from './threat.ts';
import { canSeal, counts, gateShare, holdsSign, ruled, sealPrice, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';
import { effectsWorth, lossCost } from './worth.ts';

/** `check.spend`: what raises the chance of passing by more than it is worth elsewhere. */
export function spendOnCheck(view: Viewpoint, decision: Decision, seat: Seat): string {
  const free = decision.options.find(
    (option) => isReroll(option) && isFree(view.game.content, option) && !holdsUp(view, option),
  );
  const stake = Math.max(stakeOf(view, decision, seat), weariness(view));
  let best = { id: 'accept', gain: 0.02 };
  for (const option of decision.options) {
    if (option.id === 'accept') continue;
    const gain = counts(view, 'odds', (option.odds ?? 0) * stake) - priceOf(view, decision, seat, option);
    if (gain > best.gain) best = { id: option.id, gain };
  }
  if (free && best.id !== 'accept' && (free.odds ?? 0) * stake > 0.15) return ruled(view, 'free', free.id);
  return best.id;
}

/** What it is worth not to let everybody wait for an answer. */
const PATIENCE = 1.2;
/** Rounds after which a fight has gone on for too long. */
const LONG_FIGHT = 5;

/** A fight that neither side can win costs nobody anything, and is still to be ended at some price. */
function weariness({ game }: Viewpoint): number {
  return Math.max(0, (game.state.combat?.round ?? 0) - LONG_FIGHT);
}

/** Somebody who is not there would have to be asked, while the others wait for their own turns (2E-T62). */
function holdsUp({ game }: Viewpoint, { id }: Option): boolean {
  return OPTION.ask.is(id) && game.state.sitting !== undefined;
}

function isReroll({ id }: Option): boolean {
  return OPTION.useOne.is(id) || OPTION.ability.is(id) || OPTION.ask.is(id);
}

/** A reroll that costs nothing but a card's turn. */
function isFree(content: Content, { id }: Option): boolean {
  const card = cardUsed(content, id);
  if (!card) return true;
  if (!('abilities' in card)) return false;
  return card.abilities.every(({ cost }) => cost.every((part) => isA(part, 'exhaust')));
}

/** The card whose ability the option uses. */
function cardUsed(content: Content, id: string) {
  const [used = ''] = OPTION.useOne.read(id) ?? [];
  return isCopy(used) ? content.card(used) : null;
}

function priceOf(view: Viewpoint, decision: Decision, seat: Seat, option: Option): number {
  if (holdsUp(view, option)) return counts(view, 'patience', PATIENCE);
  if (isReroll(option)) {
    if (isFree(view.game.content, option)) return counts(view, 'price', 0.05);
    const card = cardUsed(view.game.content, option.id);
    const isClue =
      card && 'abilities' in card && card.abilities.some(({ effect }) => only(effect, 'countsAs').length > 0);
    return counts(view, 'keep', isClue ? 0.5 : 0.9);
  }
  const count = OPTION.clues.read(option.id) ?? 1;
  return counts(view, 'clue', priceOfClues(view, seat, count, decision.about?.gateClose === true));
}

/** What that many Clue tokens would be missed, not all of which may be needed. */
function priceOfClues(view: Viewpoint, seat: Seat, count: number, closing: boolean): number {
  const used = Math.min(count, 0.5 + 0.6 * count);
  const { clues } = investigator(view.game, seat);
  if (view.game.state.ancientOne.awake) return used * tokenKept(view, seat) + (endangered(view, clues - count) ? 3 : 0);
  const price = sealPrice(view, seat);
  const spare = holdsSign(view, seat) ? 0 : price;
  let cost = 0;
  for (let spent = 1; spent <= Math.ceil(used); spent++) {
    const left = clues - spent;
    // A seal is lost with the last tokens it needs.
    if (closing) cost += left < spare && clues >= spare ? 3.2 : 0.4;
    else cost += left >= price ? WEIGHTS.clueSpare : clues >= price ? WEIGHTS.clueBreak : WEIGHTS.clueBelow;
  }
  return cost;
}

/** Without Clue tokens an attack such as Nyarlathotep's devours. */
function endangered(view: Viewpoint, left: number): boolean {
  return left < 2 && attackDevoursWithout(view, 'clue');
}

/** What passing is worth more than failing. */
function stakeOf(view: Viewpoint, decision: Decision, seat: Seat): number {
  const { about } = decision;
  const { ancientOne, combat } = view.game.state;
  const one = investigator(view.game, seat);
  const skill = about?.check?.skill ?? '';
  if (ancientOne.awake) return skill === 'combat' ? 1 : withstanding(view, seat);
  if (about?.gateClose === true) return canSeal(view, seat) ? 4 + 12 * gateShare(view.game.content, one.at) : 2;
  const marker = about?.monster !== undefined && isCopy(about.monster) ? about.monster : combat?.monster;
  if (skill === 'spell') return 0.7;
  if (marker) return stakeAgainst(view, seat, marker, skill);
  const check = checkAsked(view.game.content, decision);
  if (check?.pass || check?.fail)
    return effectsWorth(view, seat, check.pass ?? []) - effectsWorth(view, seat, check.fail ?? []);
  return 1;
}

/** What passing a check against a monster is worth more than failing it. */
function stakeAgainst(view: Viewpoint, seat: Seat, marker: Copy, skill: string): number {
  const { values, prize } = threatOf(view, seat, marker);
  if (skill === 'horror')
    return (
      lossCost(view, seat, 'sanity', values.horror?.damage ?? 0) -
      lossCost(view, seat, 'sanity', values.abilities.nightmarish ?? 0)
    );
  const hit = values.combat?.damage === 0 ? 2 : lossCost(view, seat, 'stamina', values.combat?.damage ?? 0);
  return skill === 'evade' ? hit + 0.6 : hit + prize + 0.4;
}

/** The check that is being made, found again in the text its question stands under. */
function checkAsked(content: Content, decision: Decision): Spec<'check'> | null {
  const { skill, difficulty } = decision.about?.check ?? { skill: '', difficulty: 0 };
  const checks = checksIn(effectsAsked(content, decision));
  return checks.find((check) => check.skill === skill && check.difficulty === difficulty) ?? null;
}

/** The checks of a list and of what follows from them or may be chosen, outer ones first. */
function checksIn(effects: readonly Effect[]): Spec<'check'>[] {
  return effects.flatMap((effect) => {
    if (isA(effect, 'check'))
      return [effect.check, ...checksIn([...(effect.check.pass ?? []), ...(effect.check.fail ?? [])])];
    if (isA(effect, 'choose')) return checksIn(effect.choose.flatMap((option) => option.do));
    return isA(effect, 'may') ? checksIn(effect.may.do) : [];
  });
}

/** `check.before`: a card or spell in place of the roll where the roll is doubtful. */
export function beforeRoll(view: Viewpoint, decision: Decision, seat: Seat): string {
  const rolling = decision.options.find(({ id }) => id === 'roll')?.odds ?? 0;
  const stake = stakeOf(view, decision, seat);
  let best = { id: 'roll', gain: 0 };
  for (const option of decision.options) {
    if (option.id === 'roll') continue;
    const odds = OPTION.cast.is(option.id) ? (option.odds ?? 0) : 1;
    const price = OPTION.cast.is(option.id) ? 0.05 : isFree(view.game.content, option) ? 0.05 : 0.6;
    const after = OPTION.cast.is(option.id) ? odds + (1 - odds) * rolling : 1;
    const gain = counts(view, 'odds', (after - rolling) * stake) - counts(view, 'price', price);
    if (gain > best.gain) best = { id: option.id, gain };
  }
  return best.id;
}
