import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import { cardsOfKind, discardCard, exhaust, held, lossOrder, returnToBox } from '../cards/card.ts';
import { cardNote, cardOption } from '../cards/cardnote.ts';
import { loadContent } from '../content/content.ts';
import type { Amount, Effect, Payment } from '../content/effect.ts';
import { RESOURCES, type Resource } from '../content/vocabulary.ts';
import { investigator } from '../investigators/investigator.ts';
import { giveUpGateTrophies, giveUpMonsterTrophies, spendToughness, trophyToughness } from '../monsters/trophy.ts';
import type { EffectContext } from '../state/context.ts';
import { chooseAmount, chooseMany } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { witnessed } from '../state/witness.ts';
import { amountOf, upperEnd } from './amount.ts';
import { countedOf, heldCount, walkOf } from './conditions.ts';
import { optionText } from './rulestext.ts';

/** Whether the whole cost can be paid in full (2E-103). Nothing is changed. */
export function canPay(game: Game, seat: Seat, cost: readonly Effect[], context: EffectContext): boolean {
  const needed = new Map<string, number>();
  const need = (what: string, amount: number) => needed.set(what, (needed.get(what) ?? 0) + amount);
  for (const part of cost) {
    if ('spend' in part) {
      for (const [resource, amount] of resourcesOf(part.spend)) {
        // FAQ-52: all of something, or up to some number, cannot be met with none of it.
        need(resource, typeof amount === 'number' ? amount : 1);
        if (typeof amount === 'object' && 'upTo' in amount && upperEnd(game, amount.upTo) < 1) return false;
      }
      const { what, count, toughness } = part.spend;
      if (what !== undefined && toughness !== undefined) need('toughness', toughness);
      else if (what !== undefined) need(what, count ?? 1);
    } else if ('exhaust' in part) {
      const card = context.card === undefined ? null : held(game, seat, context.card);
      if (!card || card.exhausted) return false;
    } else if ('discard' in part) {
      const { what, count } = part.discard;
      for (const kind of Array.isArray(what) ? what : [what]) {
        if (kind === 'this') {
          if (context.card === undefined || !held(game, seat, context.card)) return false;
        } else need(kind, typeof count === 'number' ? count : 1);
      }
    } else if ('tokensOnCard' in part || 'returnToBox' in part) {
      if (context.card === undefined || !held(game, seat, context.card)) return false;
    }
  }
  return [...needed].every(([what, amount]) => available(game, seat, what, context) >= amount);
}

/**
 * Pays a cost: all of it or nothing (2E-103). What is given up is the owner's choice; a cost is no loss, so nothing
 * prevents or reduces it (FAQ-49). Whoever calls deals with values at 0 (`settle`) once what was bought is done.
 * `context.spent` becomes the amount of an "up to".
 * @returns false when it cannot be paid; nothing has been changed then
 */
export function* pay(game: Game, seat: Seat, cost: readonly Effect[], context: EffectContext): Flow<boolean> {
  if (!canPay(game, seat, cost, context)) return false;
  for (const part of cost) {
    witnessed(part);
    if ('spend' in part) yield* spend(game, seat, part.spend, context);
    else if ('exhaust' in part) {
      if (context.card !== undefined) exhaust(game, seat, context.card);
    } else if ('discard' in part) {
      const { what, count } = part.discard;
      for (const kind of Array.isArray(what) ? what : [what]) {
        if (kind !== 'this') yield* spendCards(game, seat, kind, typeof count === 'number' ? count : 1, context);
        else if (context.card !== undefined) discardCard(game, seat, context.card, 'cost');
      }
    } else if ('tokensOnCard' in part) {
      if (context.card !== undefined) putTokens(game, seat, context.card, tokenCount(part), part.discardAt);
    } else if ('returnToBox' in part) {
      if (context.card !== undefined) returnToBox(game, seat, context.card);
    }
  }
  return true;
}

/** Puts tokens on a held card; it is discarded when it holds `discardAt` of them. */
export function putTokens(game: Game, seat: Seat, id: string, count: number, discardAt?: number): void {
  const card = held(game, seat, id);
  if (!card) return;
  card.tokens += count;
  if (discardAt !== undefined && card.tokens >= discardAt) discardCard(game, seat, id, 'tokens');
}

/** What a cost is, in words for a note under an option; null when it costs nothing. */
export function costPhrase(cost: readonly Effect[] | undefined): Phrase | null {
  return cost && cost.length > 0 ? optionText({ label: 'cost', cost: [...cost], do: [] }) : null;
}

function* spend(game: Game, seat: Seat, payment: Payment, context: EffectContext): Flow {
  for (const [resource, amount] of resourcesOf(payment)) {
    const have = available(game, seat, resource, context);
    let paid: number;
    if (typeof amount === 'object' && 'upTo' in amount) {
      const { upTo } = amount;
      paid = yield* chooseAmount(
        game,
        seat,
        'cost.amount',
        context.rule ?? '2E-101',
        () => ({ min: 1, max: Math.min(available(game, seat, resource, context), upperEnd(game, upTo)) }),
        { args: { what: phrase(`word-resource-${resource.toLowerCase()}`) }, about: context.about ?? {} },
      );
      context.spent = paid;
    } else {
      paid = amountOf(game, seat, amount, have, context);
      context.spent = paid;
    }
    yield* spendResource(game, seat, resource, paid, context);
  }
  const { what, count, toughness } = payment;
  if (what === undefined) return;
  if (toughness !== undefined) yield* spendToughness(game, seat, toughness, context.source);
  else yield* spendCards(game, seat, what, count ?? 1, context);
}

function* spendResource(game: Game, seat: Seat, resource: Resource, amount: number, context: EffectContext): Flow {
  if (amount <= 0) return;
  const one = () => investigator(game, seat);
  switch (resource) {
    case 'clue':
      yield* spendClues(game, seat, amount, context);
      return;
    case 'money':
      one().money -= amount;
      break;
    case 'sanity':
      one().sanity -= amount;
      break;
    case 'stamina':
      one().stamina -= amount;
      break;
    case 'movementPoints': {
      const movement = context.movement ?? walkOf(game, seat);
      if (movement) movement.points -= amount;
      break;
    }
    case 'maxSanity':
      one().maxSanityChange -= amount;
      break;
    case 'maxStamina':
      one().maxStaminaChange -= amount;
      break;
    default:
      return resource satisfies never;
  }
  game.events.push({ type: 'Spent', seat, what: resource, amount, on: context.source });
}

/** Spends Clue tokens; cards that count as one may stand in for them, as the owner likes. */
function* spendClues(game: Game, seat: Seat, amount: number, context: EffectContext): Flow {
  const substitutes = () => clueCards(game, seat);
  const used = yield* chooseMany(
    game,
    seat,
    'cost.clueCards',
    context.rule ?? '2E-101',
    () => ({ min: Math.max(0, amount - investigator(game, seat).clues), max: amount }),
    () =>
      substitutes().map((id) => ({
        id,
        label: phrase('option-card-discard', { card: ref('card', id) }),
        ...cardNote(game, id),
        about: { ref: 'card', id },
      })),
    { args: { amount } },
  );
  for (const id of used) discardCard(game, seat, id, 'cost');
  const paid = amount - used.length;
  if (paid <= 0) return;
  investigator(game, seat).clues -= paid;
  game.events.push({ type: 'Spent', seat, what: 'clue', amount: paid, on: context.source });
}

function* spendCards(game: Game, seat: Seat, what: string, count: number, context: EffectContext): Flow {
  if (what === 'clue') {
    yield* spendClues(game, seat, count, context);
    return;
  }
  if (what === 'monsterTrophy' || what === 'gateTrophy') {
    const given = yield* what === 'monsterTrophy'
      ? giveUpMonsterTrophies(game, seat, count)
      : giveUpGateTrophies(game, seat, count);
    game.events.push({ type: 'Spent', seat, what, amount: given.length, on: context.source });
    return;
  }
  const chosen = yield* chooseMany(
    game,
    seat,
    'cost.cards',
    context.rule ?? '2E-101',
    { min: count, max: count },
    () => cardsOfKind(game, seat, what).map(({ id }) => cardOption(game, id)),
    () => ({
      args: { count },
      default: lossOrder(game, seat, cardsOfKind(game, seat, what)).slice(0, count),
      about: context.about ?? {},
    }),
  );
  for (const id of chosen) discardCard(game, seat, id, 'cost');
  game.events.push({ type: 'Spent', seat, what, amount: chosen.length, on: context.source });
}

function available(game: Game, seat: Seat, what: string, context: EffectContext): number {
  if (what === 'toughness') return trophyToughness(game, seat);
  if (what === 'clue') return investigator(game, seat).clues + clueCards(game, seat).length;
  if (isResource(what)) return countedOf(game, seat, what, context);
  return heldCount(game, seat, what);
}

/** Held cards that may be discarded as a Clue token (Research Materials). */
function clueCards(game: Game, seat: Seat): string[] {
  const content = loadContent();
  return investigator(game, seat)
    .cards.map(({ id }) => id)
    .filter((id) => {
      const card = content.card(id);
      return (
        'abilities' in card && card.abilities.some(({ effect }) => effect.some((operation) => 'countsAs' in operation))
      );
    });
}

function resourcesOf(payment: Payment): [Resource, Amount][] {
  return RESOURCES.flatMap((resource) => {
    const amount = payment[resource];
    return amount === undefined ? [] : [[resource, amount] as [Resource, Amount]];
  });
}

function isResource(what: string): what is Resource {
  return RESOURCES.some((resource) => resource === what);
}

function tokenCount(part: Extract<Effect, { tokensOnCard: unknown }>): number {
  return Object.values(part.tokensOnCard).reduce<number>(
    (sum, amount) => sum + (typeof amount === 'number' ? amount : 0),
    0,
  );
}
