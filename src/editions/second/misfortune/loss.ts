import type { Offered, Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import { named, type Prospect } from '../../../engine/prospect.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { atRest, mayRest, rest } from '../cards/rest.ts';
import type { Ability } from '../content/ability.ts';
import type { Content } from '../content/content.ts';

import { type Effect, isA, only } from '../content/effect.ts';
import { investigator, keepWithinMaximum, maxSanity, maxStamina, sheetOf } from '../investigators/investigator.ts';
import { forbidden } from '../investigators/modifier.ts';
import type { Cause } from '../state/event.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { settle } from './misfortune.ts';

const POINTS = ['sanity', 'stamina'] as const;
type Point = (typeof POINTS)[number];
type Points = Partial<Record<Point, number>>;

/** A loss of Sanity and Stamina before it strikes. */
interface Loss {
  seat: Seat;
  points: Record<Point, number>;
  cause: Cause;
}

/**
 * Takes Sanity and Stamina from them in one loss (2E-3004): first what prevents it by itself, then what they like to
 * use against it, then the loss as far as there is something to lose, then its consequences.
 */
export function* lose(game: Game, seat: Seat, amounts: Points, cause: Cause): Flow {
  if (yield* loseUnsettled(game, seat, amounts, cause)) yield* settle(game, seat, cause);
}

/** As `lose`, the consequences left to the caller. @returns false when the loss has struck nobody */
export function* loseUnsettled(game: Game, seat: Seat, amounts: Points, cause: Cause): Flow<boolean> {
  if (investigator(game, seat).eliminated) return false;
  const loss: Loss = { seat, points: { sanity: amounts.sanity ?? 0, stamina: amounts.stamina ?? 0 }, cause };
  const { incarnation } = investigator(game, seat);
  preventBySheet(game, loss);
  yield* preventByCards(game, loss);
  const one = investigator(game, seat);
  // What they paid to ward it off may have been the end of them; the loss does not strike their successor.
  if (one.eliminated || one.incarnation !== incarnation) return false;
  for (const what of POINTS) {
    // 2E-3003
    const amount = Math.min(loss.points[what], one[what]);
    if (amount <= 0) continue;
    one[what] -= amount;
    game.events.push({ type: 'Lost', seat, what, amount, by: cause });
  }
  return true;
}

/** Lowers maxima for the rest of the game; a value above drops to it, and a maximum at 0 devours (2E-3002, 2E-3024). */
export function* loseMaximum(
  game: Game,
  seat: Seat,
  amounts: { maxSanity?: number; maxStamina?: number },
  cause: Cause,
): Flow {
  const one = investigator(game, seat);
  const lower = (what: 'maxSanity' | 'maxStamina', have: number) => {
    const amount = Math.min(amounts[what] ?? 0, have);
    if (amount <= 0) return;
    one[what === 'maxSanity' ? 'maxSanityChange' : 'maxStaminaChange'] -= amount;
    game.events.push({ type: 'Lost', seat, what, amount, by: cause });
  };
  lower('maxSanity', maxSanity(game, seat));
  lower('maxStamina', maxStamina(game, seat));
  keepWithinMaximum(game, seat, cause);
  yield* settle(game, seat, cause);
}

/**
 * Gives them tokens, money and points, which never run out (2E-121, 2E-217); Sanity and Stamina never above their
 * maximum (2E-3001) and not where a card forbids it.
 * @returns what they really got
 */
export function gain(
  game: Game,
  seat: Seat,
  amounts: Points & { clue?: number; money?: number },
  cause?: Cause,
): Required<Points> & { clue: number; money: number } {
  const one = investigator(game, seat);
  const got = { clue: amounts.clue ?? 0, money: amounts.money ?? 0, sanity: 0, stamina: 0 };
  one.clues += got.clue;
  one.money += got.money;
  for (const what of POINTS) {
    const wanted = amounts[what] ?? 0;
    if (wanted <= 0 || forbidden(game, `gain:${what}`, { seat, by: cause?.id })) continue;
    const room = (what === 'sanity' ? maxSanity(game, seat) : maxStamina(game, seat)) - one[what];
    got[what] = Math.max(0, Math.min(wanted, room));
    one[what] += got[what];
  }
  for (const what of ['clue', 'money', ...POINTS] as const)
    if (got[what] > 0) game.events.push({ type: 'Gained', seat, what, amount: got[what], by: cause });
  return got;
}

/** Fills Sanity or Stamina up to the maximum. */
export function restore(game: Game, seat: Seat, what: Point, cause?: Cause): void {
  gain(game, seat, { [what]: Number.MAX_SAFE_INTEGER }, cause);
}

/** Takes Clue tokens, as many as there are. @returns how many went */
export function loseClues(game: Game, seat: Seat, amount: number, cause?: Cause): number {
  const one = investigator(game, seat);
  const lost = Math.max(0, Math.min(amount, one.clues));
  one.clues -= lost;
  if (lost > 0) game.events.push({ type: 'Lost', seat, what: 'clue', amount: lost, by: cause });
  return lost;
}

/** Takes money, as much as there is (2E-4304). @returns how much went */
export function loseMoney(game: Game, seat: Seat, amount: number, cause?: Cause): number {
  const one = investigator(game, seat);
  const lost = Math.max(0, Math.min(amount, one.money));
  one.money -= lost;
  if (lost > 0) game.events.push({ type: 'Lost', seat, what: 'money', amount: lost, by: cause });
  return lost;
}

/** Abilities of the sheet that make every loss smaller by themselves. */
function preventBySheet(game: Game, loss: Loss): void {
  const { seat, points } = loss;
  const sheet = sheetOf(game, seat);
  for (const ability of sheet.abilities) {
    if (ability.timing !== 'loss' || !ability.passive) continue;
    for (const { loss: what, amount } of only(ability.effect, 'prevent'))
      if (points[what] > 0) {
        game.events.push({ type: 'AbilityUsed', seat, ability: ability.id ?? '', sheet: sheet.id });
        prevent(game, loss, { what, amount }, ref('sheet', sheet.id));
      }
  }
}

/** How much of one kind of loss something takes away. */
interface Prevention {
  what: Point;
  amount: number | 'all';
}

function prevent(game: Game, { seat, points }: Loss, { what, amount }: Prevention, by: Cause): void {
  const prevented = amount === 'all' ? points[what] : Math.min(amount, points[what]);
  if (prevented <= 0) return;
  points[what] -= prevented;
  game.events.push({ type: 'LossPrevented', seat, what, amount: prevented, by });
}

/** A card that would help against the loss at hand. */
interface Shield extends Prevention {
  id: string;
  card: Copy;
  ability: Ability;
}

/** They may use what they have against the loss, one thing after another; silence uses nothing (DP-15). */
function* preventByCards(game: Game, loss: Loss): Flow {
  const { seat, points, cause } = loss;
  if (!mayHaveShields(game, seat)) return;
  while (points.sanity > 0 || points.stamina > 0) {
    const spells = () =>
      game.rules.spells
        .promising(game, seat, 'loss', { loss: points })
        .filter(
          (id) =>
            mayRest(game, seat, OPTION.cast.write(id)) && wards(game.content, id).some((what) => points[what] > 0),
        );
    const options = (): Offered[] => {
      const offered = [
        ...shieldsOf(game, loss).map((shield) => shieldOption(game, seat, shield)),
        ...spells().map((id) => game.rules.spells.option(game, seat, id, { loss: points })),
      ];
      return offered.length > 0
        ? [{ id: 'take', label: phrase('option-take-loss'), ...borne(game, seat, points) }, ...offered]
        : [];
    };
    const chosen = yield* choose(game, { seat, kind: 'loss.prevent', rule: '2E-3004' }, options, () => ({
      default: 'take',
      args: { loss: lossPhrase(points) },
      about: { loss: { ...points }, cause },
    }));
    if (chosen === null || chosen === 'take') return;
    const shield = shieldsOf(game, loss).find((one) => one.id === chosen);
    const spell = OPTION.cast.read(chosen);
    if (shield) yield* useShield(game, loss, shield);
    else if (spell !== undefined) yield* ward(game, loss, spell);
  }
}

/** What taking it costs, as the question says: no more than they have. */
function borne(game: Game, seat: Seat, points: Record<Point, number>): Pick<Prospect, 'price'> {
  const one = investigator(game, seat);
  const price = (['sanity', 'stamina'] as const).map((what) => ({ what, amount: Math.min(points[what], one[what]) }));
  return named(price.filter(({ amount }) => amount > 0));
}

function* useShield(game: Game, loss: Loss, shield: Shield): Flow {
  const { seat } = loss;
  const source = { ref: 'card', id: kindOf(shield.card) };
  rest(game, seat, OPTION.use.write(shield.card));
  game.events.push({ type: 'CardUsed', seat, card: shield.card });
  if (yield* game.rules.pay(game, seat, shield.ability.cost, { source, card: shield.card }))
    prevent(game, loss, shield, source);
}

function* ward(game: Game, loss: Loss, spell: Copy): Flow {
  rest(game, loss.seat, OPTION.cast.write(spell));
  const result = yield* game.rules.spells.cast(game, loss.seat, spell, { loss: { ...loss.points } });
  if (result?.passed)
    for (const what of wards(game.content, spell))
      prevent(game, loss, { what, amount: 'all' }, ref('card', kindOf(spell)));
}

/** What kinds of loss a spell prevents. */
function wards(content: Content, spell: string): Point[] {
  const card = content.card(spell);
  if (card.deck !== 'spell') return [];
  return card.effect.flatMap((effect) => (isA(effect, 'prevent') ? [effect.prevent.loss] : []));
}

/** Quick look: most investigators have nothing that helps against a loss. */
export function mayHaveShields(game: Game, seat: Seat): boolean {
  const { content } = game;
  return investigator(game, seat).cards.some((held) => {
    const card = content.card(held.id);
    if (card.deck === 'spell') return card.timing === 'loss';
    return card.deck !== 'special' && card.abilities.some((ability) => ability.timing === 'loss');
  });
}

/** What the investigator holds against the loss, cards that are alike named once. */
function shieldsOf(game: Game, { seat, points }: Loss): Shield[] {
  const kinds = new Set<string>();
  return investigator(game, seat).cards.flatMap(({ id: card }) => {
    if (kinds.has(kindOf(card))) return [];
    const abilities = abilitiesAgainstLoss(game, seat, card);
    if (abilities.length > 0) kinds.add(kindOf(card));
    return abilities.flatMap((ability) => {
      const ways = preventions(ability.effect);
      return ways
        .filter(({ what }) => points[what] > 0)
        .map((way) => ({
          id: ways.length > 1 ? OPTION.useAgainst.write([card, way.what]) : OPTION.use.write(card),
          card,
          ability,
          ...way,
        }));
    });
  });
}

function abilitiesAgainstLoss(game: Game, seat: Seat, id: Copy): Ability[] {
  const card = game.content.card(id);
  if (card.deck === 'spell' || card.deck === 'special' || !mayRest(game, seat, OPTION.use.write(id))) return [];
  const context = { source: ref('card', card.id), card: id };
  return card.abilities.filter(({ timing, cost }) => timing === 'loss' && game.rules.canPay(game, seat, cost, context));
}

function preventions(effects: readonly Effect[]): Prevention[] {
  return effects.flatMap((effect) => {
    if (isA(effect, 'prevent')) return [{ what: effect.prevent.loss, amount: effect.prevent.amount }];
    if (isA(effect, 'choose')) return effect.choose.flatMap((option) => preventions(option.do));
    return [];
  });
}

function shieldOption(game: Game, seat: Seat, shield: Shield): Option {
  const price = game.rules.prices(game, seat, shield.ability.cost, {
    source: ref('card', kindOf(shield.card)),
    card: shield.card,
  });
  return {
    id: shield.id,
    label: phrase('option-prevent', {
      card: ref('card', shield.card),
      what: phrase(`point-${shield.what}`),
      all: String(shield.amount === 'all'),
      amount: shield.amount === 'all' ? 0 : shield.amount,
    }),
    ...atRest(game, price.length > 0 ? { price } : {}),
    about: { ref: 'card', id: shield.card },
  };
}

function lossPhrase(loss: Record<Point, number>): Phrase {
  if (loss.sanity > 0 && loss.stamina > 0) return phrase('loss-both', { sanity: loss.sanity, stamina: loss.stamina });
  return loss.sanity > 0
    ? phrase('loss-sanity', { amount: loss.sanity })
    : phrase('loss-stamina', { amount: loss.stamina });
}
