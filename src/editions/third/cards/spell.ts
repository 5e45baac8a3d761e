import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import type { Price } from '../../../engine/prospect.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { abilitiesOfKind } from '../investigators/ability.ts';
import { hasHandsFor, takeHands } from '../investigators/hands.ts';
import { suffer } from '../investigators/harm.ts';
import { investigator, sheetOf, upset, upsets } from '../investigators/investigator.ts';
import { has, spend } from '../investigators/resource.ts';
import type { EffectContext } from '../state/context.ts';
import { choose, chooseAmount } from '../state/question.ts';
import type { Game } from '../state/state.ts';

/** Whether a card is a spell: its abilities take effect only by casting it (3E-493.7-1). */
export function isSpell(game: Game, card: Copy): boolean {
  return game.content.asset(card).type === 'spell';
}

/**
 * Whether they have the hands to cast it (3E-493.3). A spell cast before in the same action holds its hands already.
 */
export function canCast(game: Game, seat: Seat, card: Copy): boolean {
  return hasHandsFor(game, seat, card);
}

/** A spell that is cast, and the harm about to be suffered that it answers. */
interface Cast {
  card: Copy;
  against?: EffectContext['harm'];
}

/**
 * Casts a spell: its horror first, of which remnants prevent one each (3E-493.8, 3E-493.9), then `effect`. A caster
 * whom the horror defeats does not resolve it.
 * @returns whether the spell was resolved
 */
export function* castSpell(game: Game, seat: Seat, { card, against }: Cast, effect: () => Flow): Flow<boolean> {
  const { state } = game;
  const before = upsets(game, seat);
  const outer = state.casting;
  takeHands(game, seat, card);
  game.events.push({ type: 'SpellCast', seat, card, ...(against ? { against: { ...against } } : {}) });
  state.casting = { seat, card, befell: [] };
  // 3E-493.8-1
  // 3E-493.8-2
  const remnants = yield* payHorror(game, seat, card);
  const resolved = !upset(game, seat, before);
  if (resolved) yield* effect();
  if (outer) state.casting = outer;
  else delete state.casting;
  if (upset(game, seat, before)) return resolved;
  yield* game.rules.happened(game, { event: 'castSpell', seat, card });
  // 3E-R33: what paying sets off waits for the end of the sentence.
  if (remnants > 0) yield* game.rules.happened(game, { event: 'spendRemnant', seat, amount: remnants });
  return resolved;
}

/** @returns how many remnants were spent */
function* payHorror(game: Game, seat: Seat, card: Copy): Flow<number> {
  const { state } = game;
  // 3E-493.4
  const printed = game.content.asset(card).castHorror ?? 0;
  const cause = { ref: 'card', id: card };
  const remnants = yield* chooseAmount(
    game,
    {
      seat,
      kind: 'spell.remnants',
      rule: '3E-493.9',
      range: () => ({ min: 0, max: Math.min(printed, has(game, seat, 'remnant')) }),
      promise: (spent) => ({ price: castShares(game, seat, { spent, horror: printed - spent }) }),
    },
    () => ({
      default: String(needed(game, seat, printed)),
      args: { card: ref('card', kindOf(card)), horror: printed },
      about: { card },
    }),
  );
  if (remnants > 0) {
    spend(game, seat, { what: 'remnant', amount: remnants }, cause);
    state.casting?.befell.push('spentRemnant');
  }
  // 3E-439.2
  const horror = printed - remnants;
  const damage = yield* asDamage(game, seat, card, horror);
  if (horror === 0) return remnants;
  const dealt = yield* suffer(game, seat, { damage, horror: horror - damage }, cause);
  if (dealt.damage > 0 && state.casting?.seat === seat) state.casting.befell.push('sufferedDamage');
  return remnants;
}

/** What may keep horror from them before it is suffered. */
const SPARING: readonly string[] = ['thisWouldSufferHorror', 'youWouldSufferDamageOrHorror'];

/** What casting takes with so many remnants spent: the rest is horror, unless they may take it as damage, or be spared it. */
function castShares(game: Game, seat: Seat, { spent, horror }: { spent: number; horror: number }): Price[] {
  const isSpared = abilitiesOfKind(game, seat, 'when').some(({ ability }) => SPARING.includes(ability.when));
  const isSure = !isSpared && abilitiesOfKind(game, seat, 'mayReplace').length === 0;
  return [
    ...(spent > 0 ? [{ what: 'remnant' as const, amount: spent, named: true as const }] : []),
    ...(horror > 0 && isSure ? [{ what: 'horror' as const, amount: horror }] : []),
  ];
}

/** The horror of a spell that they take as damage, where an ability lets them (`mayReplace`). */
function* asDamage(game: Game, seat: Seat, card: Copy, horror: number): Flow<number> {
  const able = abilitiesOfKind(game, seat, 'mayReplace').length > 0;
  if (!able || horror === 0) return 0;
  const options = Array.from({ length: horror + 1 }, (_, damage) => ({
    id: String(damage),
    label: partsOf(damage, horror - damage),
  }));
  const chosen = yield* choose(game, { seat, kind: 'spell.harm', rule: '3E-001-1' }, options, {
    default: '0',
    args: { card: ref('card', kindOf(card)), horror },
    about: { card },
  });
  return Number(chosen ?? 0);
}

function partsOf(damage: number, horror: number): Phrase {
  const key = damage === 0 ? 'horror' : horror === 0 ? 'damage' : 'both';
  return phrase(`third-harm-${key}`, { damage, horror });
}

/** Just as many remnants as keep the horror from defeating them (A17). */
function needed(game: Game, seat: Seat, horror: number): number {
  const left = sheetOf(game, seat).sanity - investigator(game, seat).horror;
  return Math.max(0, Math.min(has(game, seat, 'remnant'), horror - left + 1));
}
