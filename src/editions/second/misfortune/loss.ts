import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import type { Ability } from '../content/ability.ts';
import { loadContent } from '../content/content.ts';
import { type Effect, isA, only } from '../content/effect.ts';
import { kindOf } from '../content/marker.ts';
import { investigator, keepWithinMaximum, maxSanity, maxStamina, sheetOf } from '../investigators/investigator.ts';
import { forbidden } from '../investigators/modifier.ts';
import type { Cause } from '../state/event.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { settle } from './misfortune.ts';

const POINTS = ['sanity', 'stamina'] as const;
type Point = (typeof POINTS)[number];
type Points = Partial<Record<Point, number>>;

/**
 * Takes Sanity and Stamina from him in one loss (2E-3004): first what prevents it by itself, then what he likes to use
 * against it, then the loss as far as there is something to lose, then its consequences.
 * `settle: false` leaves the consequences to the caller.
 */
export function* lose(game: Game, seat: Seat, amounts: Points, cause: Cause, options: { settle?: boolean } = {}): Flow {
  if (investigator(game, seat).eliminated) return;
  const loss: Record<Point, number> = { sanity: amounts.sanity ?? 0, stamina: amounts.stamina ?? 0 };
  const { incarnation } = investigator(game, seat);
  preventBySheet(game, seat, loss);
  yield* preventByCards(game, seat, loss, cause);
  const one = investigator(game, seat);
  // What he paid to ward it off may have been the end of him; the loss does not strike his successor.
  if (one.eliminated || one.incarnation !== incarnation) return;
  for (const what of POINTS) {
    const amount = Math.min(loss[what], one[what]);
    if (amount <= 0) continue;
    one[what] -= amount;
    game.events.push({ type: 'Lost', seat, what, amount, by: cause });
  }
  if (options.settle !== false) yield* settle(game, seat);
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
  keepWithinMaximum(game, seat);
  yield* settle(game, seat);
}

/**
 * Gives him tokens, money and points; Sanity and Stamina never above their maximum (2E-3001) and not where a card
 * forbids it.
 * @returns what he really got
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
function preventBySheet(game: Game, seat: Seat, loss: Record<Point, number>): void {
  const sheet = sheetOf(game, seat);
  for (const ability of sheet.abilities) {
    if (ability.timing !== 'loss' || !ability.passive) continue;
    for (const { loss: what, amount } of only(ability.effect, 'prevent'))
      if (loss[what] > 0) {
        prevent(game, seat, loss, what, amount, { ref: 'sheet', id: sheet.id });
        game.events.push({ type: 'AbilityUsed', seat, ability: ability.id ?? '', sheet: sheet.id });
      }
  }
}

function prevent(
  game: Game,
  seat: Seat,
  loss: Record<Point, number>,
  what: Point,
  amount: number | 'all',
  by: Cause,
): void {
  const prevented = amount === 'all' ? loss[what] : Math.min(amount, loss[what]);
  if (prevented <= 0) return;
  loss[what] -= prevented;
  game.events.push({ type: 'LossPrevented', seat, what, amount: prevented, by });
}

/** A card that would help against the loss at hand. */
interface Shield {
  id: string;
  card: string;
  ability: Ability;
  what: Point;
  amount: number | 'all';
}

/** He may use what he has against the loss, one thing after another; silence uses nothing (DP-15). */
function* preventByCards(game: Game, seat: Seat, loss: Record<Point, number>, cause: Cause): Flow {
  if (!mayHaveShields(game, seat)) return;
  while (loss.sanity > 0 || loss.stamina > 0) {
    const spells = () =>
      game.rules.spells.castable(game, seat, 'loss', { loss }).filter((id) => wards(id).some((what) => loss[what] > 0));
    const options = (): Option[] => {
      const offered = [
        ...shieldsOf(game, seat, loss).map((shield) => shieldOption(game, shield)),
        ...spells().map((id) => game.rules.spells.option(game, seat, id, { loss })),
      ];
      return offered.length > 0 ? [{ id: 'take', label: phrase('option-take-loss') }, ...offered] : [];
    };
    const chosen = yield* choose(game, seat, 'loss.prevent', '2E-3004', options, () => ({
      default: 'take',
      args: { loss: lossPhrase(loss) },
      about: { loss: { ...loss }, cause },
    }));
    if (chosen === null || chosen === 'take') return;
    const shield = shieldsOf(game, seat, loss).find((one) => one.id === chosen);
    if (shield) yield* useShield(game, seat, loss, shield);
    else yield* ward(game, seat, loss, chosen.slice('cast:'.length));
  }
}

function* useShield(game: Game, seat: Seat, loss: Record<Point, number>, shield: Shield): Flow {
  const source = { ref: 'card', id: kindOf(shield.card) };
  game.events.push({ type: 'CardUsed', seat, card: shield.card });
  if (yield* game.rules.pay(game, seat, shield.ability.cost, { source, card: shield.card }))
    prevent(game, seat, loss, shield.what, shield.amount, source);
}

function* ward(game: Game, seat: Seat, loss: Record<Point, number>, spell: string): Flow {
  const result = yield* game.rules.spells.cast(game, seat, spell, { loss: { ...loss } });
  if (result?.passed)
    for (const what of wards(spell)) prevent(game, seat, loss, what, 'all', { ref: 'card', id: kindOf(spell) });
}

/** What kinds of loss a spell prevents. */
function wards(spell: string): Point[] {
  const card = loadContent().card(spell);
  if (card.deck !== 'spell') return [];
  return card.effect.flatMap((effect) => (isA(effect, 'prevent') ? [effect.prevent.loss] : []));
}

/** Quick look: most investigators have nothing that helps against a loss. */
function mayHaveShields(game: Game, seat: Seat): boolean {
  const content = loadContent();
  return investigator(game, seat).cards.some((held) => {
    const card = content.card(held.id);
    if (card.deck === 'spell') return card.timing === 'loss';
    return card.deck !== 'special' && card.abilities.some((ability) => ability.timing === 'loss');
  });
}

function shieldsOf(game: Game, seat: Seat, loss: Record<Point, number>): Shield[] {
  const content = loadContent();
  const kinds = new Set<string>();
  const shields: Shield[] = [];
  for (const held of investigator(game, seat).cards) {
    const card = content.card(held.id);
    if (card.deck === 'spell' || card.deck === 'special' || kinds.has(card.id)) continue;
    for (const ability of card.abilities) {
      if (ability.timing !== 'loss') continue;
      const context = { source: { ref: 'card', id: card.id }, card: held.id };
      if (!game.rules.canPay(game, seat, ability.cost, context)) continue;
      kinds.add(card.id);
      const ways = preventions(ability.effect);
      for (const { loss: what, amount } of ways)
        if (loss[what] > 0)
          shields.push({
            id: ways.length > 1 ? `use:${held.id}/${what}` : `use:${held.id}`,
            card: held.id,
            ability,
            what,
            amount,
          });
    }
  }
  return shields;
}

function preventions(effects: readonly Effect[]): { loss: Point; amount: number | 'all' }[] {
  return effects.flatMap((effect) => {
    if (isA(effect, 'prevent')) return [effect.prevent];
    if (isA(effect, 'choose')) return effect.choose.flatMap((option) => preventions(option.do));
    return [];
  });
}

function shieldOption(game: Game, shield: Shield): Option {
  const note = game.rules.text.cost(shield.ability.cost);
  return {
    id: shield.id,
    label: phrase('option-prevent', {
      card: ref('card', shield.card),
      what: phrase(`point-${shield.what}`),
      all: String(shield.amount === 'all'),
      amount: shield.amount === 'all' ? 0 : shield.amount,
    }),
    ...(note ? { note } : {}),
    about: { ref: 'card', id: shield.card },
  };
}

function lossPhrase(loss: Record<Point, number>): Phrase {
  if (loss.sanity > 0 && loss.stamina > 0) return phrase('loss-both', { sanity: loss.sanity, stamina: loss.stamina });
  return loss.sanity > 0
    ? phrase('loss-sanity', { amount: loss.sanity })
    : phrase('loss-stamina', { amount: loss.stamina });
}
