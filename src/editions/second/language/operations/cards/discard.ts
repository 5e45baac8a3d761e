import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { kindOf } from '../../../../edition/copy.ts';
import { cardIs, discardCard, held, isProtected, loseItems } from '../../../cards/card.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { loseClues } from '../../../misfortune/loss.ts';
import { placeMonster } from '../../../monsters/monster.ts';
import { giveUpGateTrophies, giveUpMonsterTrophies } from '../../../monsters/trophy.ts';
import { ALLY_MISSING } from '../../../mythos/rumor.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import type { PaidOperation, Words } from '../../operation.ts';
import { amountOf } from '../../terms/amount.ts';
import { fateOf } from '../../terms/fate.ts';
import { heldCount } from '../../terms/held.ts';
import { kind, monsters, oneOf, place, say } from '../../terms/noun.ts';
import { listed, oneOrMore, positive, text } from '../../terms/scalar.ts';

const TROPHIES = ['monsterTrophy', 'gateTrophy', 'clue'];

const atHand = z.strictObject({ what: z.enum(['this', 'thatItem']) });
const some = z
  .strictObject({
    what: oneOrMore(text),
    count: z.union([positive, z.enum(['all', 'halfDown', 'halfUp'])]),
    /** The card calls it a loss or theft. Protected cards are safe whatever it says. */
    as: z.literal('lost').optional(),
  })
  .refine(({ what, as }) => !as || !TROPHIES.includes(String(what)), 'are no cards that could be protected');
const toBoard = z.strictObject({ what: z.literal('monsterTrophy'), monster: text, to: text });
const fromDeck = z.strictObject({ from: z.literal('allyDeck'), count: positive });
const schema = z.strictObject({ discard: z.union([atHand, some, toBoard, fromDeck]) });

/**
 * `{ "discard": { "what": "item", "count": 2, "as": "lost" } }`: cards or trophies of the owner's choice, as many as
 * there are; the card or item at hand; all trophies of a `monster`, put on the board; Allies out of the deck.
 */
export type Discard = z.output<typeof schema>;
type Some = z.output<typeof some>;

const words: Words<Discard> = {
  kind: () => 'order',
  verb: ({ discard: spec }, { content }) => {
    if ('from' in spec || 'to' in spec) return undefined;
    const count = 'count' in spec ? spec.count : 1;
    const things = listed<string>(spec.what).map((name) => kind(content, name, count, 'object'));
    const what = things.length > 1 ? [oneOf(things)] : things;
    return { key: 'as' in spec ? 'lose' : 'discard', args: {}, what };
  },
  clause: ({ discard: spec }, form, { content }) =>
    'to' in spec
      ? say('trophies-to-board', {
          monsters: monsters([spec.monster], 'object'),
          place: place(content, spec.to, 'at'),
          form,
        })
      : say('discard-ally-from-deck', { count: 'count' in spec ? Number(spec.count) : 1, form }),
};

/** A cost takes the card that it stands on. */
const own = z.strictObject({ discard: z.strictObject({ what: z.literal('this') }) });
export type DiscardThis = z.output<typeof own>;

export const discard: PaidOperation<Discard, DiscardThis> = {
  schema,
  *run(game, seat, { discard: spec }, context) {
    if ('from' in spec) alliesLeave(game, spec.count, context);
    else if ('to' in spec) yield* putBack(game, seat, spec);
    else if ('count' in spec) yield* discardSome(game, seat, spec, context);
    else {
      const id = spec.what === 'this' ? context.card : context.item;
      const safe = id !== undefined && spec.what === 'thatItem' && isProtected(game.content, id);
      if (id !== undefined && !safe && held(game, seat, id)) discardCard(game, seat, id);
    }
  },
  words,
  worth: ({ discard: spec }, judge) => -judge.discarded('count' in spec ? spec.count : 1),
  covered: (game, seat, { discard: spec }, anything) => {
    if (!anything || !('what' in spec)) return true;
    const have = listed<string>(spec.what).reduce((sum, what) => sum + heldCount(game, seat, what), 0);
    return have >= ('count' in spec && typeof spec.count === 'number' ? spec.count : 1);
  },
  hurts: () => true,
  together: ({ discard: spec }) => ('what' in spec && !('to' in spec) ? 'first' : undefined),
  cost: {
    schema: own,
    payable: (game, seat, _effect, context) =>
      context.card !== undefined && held(game, seat, context.card) !== undefined,
    *pay(game, seat, _effect, { card }) {
      if (card !== undefined) discardCard(game, seat, card, 'cost');
      yield* [];
    },
    takes: (_game, _seat, _effect, { card }) => fateOf(card, 'discarded'),
    price: (_effect, judge) => judge.discarded(1),
  },
};

function* discardSome(game: Game, seat: Seat, spec: Some, context: EffectContext): Flow {
  const kinds = listed(spec.what);
  const rule = context.rule ?? '2E-101';
  const one = investigator(game, seat);
  const count = (have: number) => Math.min(have, amountOf(game, seat, { amount: spec.count, have }, context));
  switch (kinds.length === 1 ? kinds[0] : undefined) {
    case 'monsterTrophy':
      yield* giveUpMonsterTrophies(game, seat, count(one.monsterTrophies.length), rule);
      return;
    case 'gateTrophy':
      yield* giveUpGateTrophies(game, seat, count(one.gateTrophies.length), rule);
      return;
    case 'clue':
      loseClues(game, seat, count(one.clues), context.source);
      return;
    default: {
      const candidates = () =>
        investigator(game, seat).cards.filter((card) => kinds.some((name) => cardIs(game.content, card.id, name)));
      const gone = count(candidates().length);
      if (gone <= 0) return;
      yield* loseItems(game, seat, gone, { rule, candidates, ...(spec.as ? { why: spec.as } : {}) });
    }
  }
}

function* putBack(game: Game, seat: Seat, { monster, to }: z.output<typeof toBoard>): Flow {
  const one = investigator(game, seat);
  for (const marker of one.monsterTrophies.filter((trophy) => kindOf(trophy) === monster)) {
    one.monsterTrophies = one.monsterTrophies.filter((trophy) => trophy !== marker);
    yield* placeMonster(game, marker, to);
  }
}

/** Random cards of the Ally deck leave the game; without any, a rumor may fail (2E-3602). */
function alliesLeave(game: Game, count: number, context: EffectContext): void {
  for (let gone = 0; gone < count; gone++) {
    // 2E-3604: not those that somebody has
    const { ally } = game.state.decks;
    // 2E-3603
    if (ally.length === 0) {
      context.counters = { ...context.counters, [ALLY_MISSING]: 1 };
      return;
    }
    const card = game.chance.one('ally leaves', ally);
    game.state.decks.ally = ally.filter((id) => id !== card);
    game.state.box.push(card);
    game.events.push({ type: 'AllyLeft', card });
  }
}
