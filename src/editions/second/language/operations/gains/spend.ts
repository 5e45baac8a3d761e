import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import { named, type Price, TOKENS } from '../../../../../engine/prospect.ts';
import { cardsOfKind, discardCard, lossOrder } from '../../../cards/card.ts';
import { cardNote, cardOption } from '../../../cards/cardnote.ts';
import { clueCards } from '../../../cards/cluecard.ts';
import type { Resource } from '../../../content/vocabulary.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { giveUpGateTrophies, giveUpMonsterTrophies, spendToughness } from '../../../monsters/trophy.ts';
import type { EffectContext } from '../../../state/context.ts';
import { chooseAmount, chooseMany } from '../../../state/question.ts';
import type { Game } from '../../../state/state.ts';
import type { Judge } from '../../judge.ts';
import type { PaidOperation } from '../../operation.ts';
import { type Amount, amountOf, entriesOf, upperEnd } from '../../terms/amount.ts';
import { countedOf, walkOf } from '../../terms/held.ts';
import { type Payment, paid, payment } from '../../terms/payment.ts';
import { shared } from '../../terms/way.ts';
import { amountsWorth } from './resources.ts';

const schema = z.strictObject({ spend: payment });

/** `{ "spend": { "clue": 2 } }`, `{ "spend": { "what": "monsterTrophy", "toughness": 5 } }` */
export type Spend = z.output<typeof schema>;

function* pay(game: Game, seat: Seat, { spend: spec }: Spend, context: EffectContext): Flow {
  if ('toughness' in spec) yield* spendToughness(game, seat, spec.toughness, context.source);
  else if ('what' in spec) yield* spendCards(game, seat, spec, context);
  else
    for (const [resource, amount] of entriesOf(spec)) {
      context.spent = yield* sizeOf(game, seat, { resource, amount }, context);
      yield* spendResource(game, seat, { resource, amount: context.spent }, context);
    }
}

export const spend: PaidOperation<Spend> = {
  schema,
  *run(game, seat, effect, context) {
    if (game.rules.canPay(game, seat, [effect], context)) yield* pay(game, seat, effect, context);
  },
  words: shared((effect, { content }) => {
    const { verb, what } = paid(content, effect.spend);
    return { key: verb, args: {}, what };
  }),
  worth: (effect, judge) => -priceOf(effect.spend, judge),
  cost: {
    schema,
    payable: (game, _seat, { spend: spec }) =>
      'what' in spec ||
      entriesOf(spec).every(
        ([, amount]) => typeof amount !== 'object' || !('upTo' in amount) || upperEnd(game, amount.upTo) >= 1,
      ),
    needs: ({ spend: spec }) => {
      if ('toughness' in spec) return [['toughness', spec.toughness]];
      if ('what' in spec) return [[spec.what, spec.count]];
      // FAQ-52: all of something, or up to some number, cannot be met with none of it.
      return entriesOf(spec).map(([resource, amount]) => [resource, typeof amount === 'number' ? amount : 1]);
    },
    pay,
    takes: takenBy,
    price: (effect, judge) => priceOf(effect.spend, judge),
  },
};

/** As much as it names, and 1 of what is left to whoever pays. */
function takenBy(game: Game, seat: Seat, { spend: spec }: Spend, context: EffectContext): Price[] {
  if ('toughness' in spec) return [{ what: 'toughness', amount: spec.toughness }];
  if ('what' in spec) return takenCards(spec);
  return entriesOf(spec).flatMap(([resource, amount]): Price[] => {
    const what = TOKENS.find((token) => token === resource);
    if (what === undefined) return [];
    if (typeof amount === 'object') return [{ what, amount: 1 }];
    const have = countedOf(game, seat, resource, context);
    return [{ what, amount: amountOf(game, seat, { amount, have }, context) }];
  });
}

function takenCards({ what, count }: { what: string; count: number }): Price[] {
  if (what === 'gateTrophy' || what === 'monsterTrophy') return [{ what, amount: count }];
  return [{ what: 'card', amount: count }];
}

function priceOf(spec: Payment, judge: Judge): number {
  if ('toughness' in spec) return 0.12 * spec.toughness;
  if (!('what' in spec)) return -amountsWorth(spec, -1, judge);
  const each = spec.what === 'monsterTrophy' ? 0.3 : spec.what === 'gateTrophy' ? 1.4 : 0.9;
  return each * spec.count;
}

interface Part<A> {
  resource: Resource;
  amount: A;
}

function* sizeOf(game: Game, seat: Seat, { resource, amount }: Part<Amount>, context: EffectContext): Flow<number> {
  const have = () =>
    resource === 'clue'
      ? investigator(game, seat).clues + clueCards(game, seat).length
      : countedOf(game, seat, resource, context);
  if (typeof amount !== 'object' || !('upTo' in amount)) {
    return amountOf(game, seat, { amount, have: have() }, context);
  }
  const range = () => ({ min: 1, max: Math.min(have(), upperEnd(game, amount.upTo)) });
  const what = phrase(`word-resource-${resource.toLowerCase()}`);
  const token = TOKENS.find((one) => one === resource);
  const promise = (spent: number) => (token === undefined ? {} : named([{ what: token, amount: spent }]));
  const extras = { args: { what }, about: context.about ?? {} };
  return yield* chooseAmount(
    game,
    { seat, kind: 'cost.amount', rule: context.rule ?? '2E-101', range, promise },
    extras,
  );
}

function* spendResource(game: Game, seat: Seat, { resource, amount }: Part<number>, context: EffectContext): Flow {
  if (amount <= 0) return;
  if (resource === 'clue') {
    yield* spendClues(game, seat, amount, context);
    return;
  }
  const one = investigator(game, seat);
  if (resource === 'movementPoints') {
    const movement = context.movement ?? walkOf(game, seat);
    if (movement) movement.points -= amount;
  } else if (resource === 'maxSanity') one.maxSanityChange -= amount;
  else if (resource === 'maxStamina') one.maxStaminaChange -= amount;
  else one[resource] -= amount;
  game.events.push({ type: 'Spent', seat, what: resource, amount, on: context.source });
}

/** Spends Clue tokens; cards that count as one may stand in for them, as the owner likes. */
function* spendClues(game: Game, seat: Seat, amount: number, context: EffectContext): Flow {
  const used = yield* chooseMany(
    game,
    {
      seat,
      kind: 'cost.clueCards',
      rule: context.rule ?? '2E-101',
      count: () => ({ min: Math.max(0, amount - investigator(game, seat).clues), max: amount }),
    },
    () =>
      clueCards(game, seat).map((id) => ({
        id,
        label: phrase('option-card-discard', { card: ref('card', id) }),
        ...cardNote(game, id),
        about: { ref: 'card', id },
      })),
    { args: { amount } },
  );
  for (const id of used) discardCard(game, seat, id, 'cost');
  const tokens = amount - used.length;
  if (tokens <= 0) return;
  investigator(game, seat).clues -= tokens;
  game.events.push({ type: 'Spent', seat, what: 'clue', amount: tokens, on: context.source });
}

function* spendCards(
  game: Game,
  seat: Seat,
  { what, count }: { what: string; count: number },
  context: EffectContext,
): Flow {
  if (what === 'monsterTrophy' || what === 'gateTrophy') {
    const given = yield* what === 'monsterTrophy'
      ? giveUpMonsterTrophies(game, seat, count)
      : giveUpGateTrophies(game, seat, count);
    game.events.push({ type: 'Spent', seat, what, amount: given.length, on: context.source });
    return;
  }
  const chosen = yield* chooseMany(
    game,
    { seat, kind: 'cost.cards', rule: context.rule ?? '2E-101', count: { min: count, max: count } },
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
