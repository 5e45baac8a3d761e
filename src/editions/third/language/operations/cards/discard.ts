import { z } from 'zod';
import type { Option, Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../../../edition/copy.ts';
import { cardNote } from '../../../cards/cardnote.ts';
import type { ConditionStatus } from '../../../content/vocabulary.ts';
import { heldCard } from '../../../investigators/investigator.ts';
import { cardsWith, discardCard, isUndiscardable } from '../../../investigators/playarea.ts';
import { discardRumor } from '../../../mythos/headline.ts';
import { fromText } from '../../../state/asking.ts';
import type { EffectContext } from '../../../state/context.ts';
import { chooseMany } from '../../../state/question.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation, Payable } from '../../operation.ts';
import { exact, positive, text } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { discardClues } from './discardclues.ts';
import { ownerOfThis } from './thiscard.ts';

const cards = z.union([
  exact({ what: z.enum(['this', 'thatItem', 'thatSpell']) }),
  exact({ what: z.enum(['item', 'tome']), count: positive }),
]);
/** Clues from the scenario sheet, all of them; or so many of investigators and sheet, noted under a name. */
const clues = z.union([
  exact({ what: z.literal('clue'), from: z.literal('sheet'), count: z.literal('all') }),
  exact({
    what: z.literal('clue'),
    from: z.tuple([z.literal('investigators'), z.literal('sheet')]),
    count: positive,
    countAs: text,
  }),
]);
const schema = exact({ discard: z.union([cards, clues]) });
export type Discard = z.output<typeof schema>;
type Cards = z.output<typeof cards>;
export type Clues = z.output<typeof clues>;

/** As many as there are, up to the count; `countAs` notes how many for a condition that follows. */
export const discard: Operation<Discard> = {
  schema,
  personal: false,
  *run(game, seat, { discard: wanted }, context) {
    if (wanted.what === 'clue') {
      const gone = yield* discardClues(game, seat, wanted, context);
      if ('countAs' in wanted) context.counters = { ...context.counters, [wanted.countAs]: gone };
    } else if (wanted.what === 'this' && context.card === undefined) {
      if (isRumor(game, context)) discardRumor(game);
    } else {
      const owner = wanted.what === 'this' ? ownerOfThis(game, context) : seat;
      if (owner !== null) yield* discardCards(game, owner, wanted, context);
    }
  },
  words: {
    kind: 'order',
    clause({ discard: wanted }, form) {
      const count = 'count' in wanted ? wanted.count : 1;
      if (wanted.what !== 'clue') return say(`discard-${wanted.what}`, { count, form });
      return say(wanted.from === 'sheet' ? 'discard-sheet-clues' : 'discard-clues', { count: String(count), form });
    },
  },
  worth: ({ discard: { what } }, { weights }) => (what === 'clue' ? -weights.clue : -weights.item),
  /** What lies on the card it stands on is lost with it; to be rid of it counts only where it is a burden. */
  changes(game, seat, { discard: wanted }, context) {
    if (wanted.what === 'clue') return true;
    if (wanted.what === 'this')
      return context.card === undefined || BURDENS.includes(game.content.asset(context.card).status);
    return seat !== null && discardable(game, seat, wanted, context).length > 0;
  },
  reach({ discard: { what } }, reach) {
    if (what === 'this' && reach.context.card === undefined) reach.uses('rumor');
    else reach.everything();
  },
};

const BURDENS: readonly (ConditionStatus | undefined)[] = ['cursed', 'darkPact'];

const isRumor = ({ state }: Game, { source }: EffectContext): boolean =>
  source.ref === 'headline' && state.rumor?.headline === source.id;

const costSchema = exact({ discard: cards });
export type DiscardCards = z.output<typeof costSchema>;

export const discardCost: Payable<DiscardCards> = {
  schema: costSchema,
  canPay: (game, seat, cost, context) =>
    seat !== null && discardable(game, seat, cost.discard, context).length >= countOf(cost.discard),
  *pay(game, seat, cost, context) {
    if (seat !== null) yield* discardCards(game, seat, cost.discard, context);
  },
  takes({ discard: wanted }: DiscardCards, { card, thatCard }: EffectContext) {
    if ('count' in wanted) return [{ what: 'card' as const, amount: wanted.count }];
    const gone = wanted.what === 'this' ? card : thatCard;
    return gone === undefined ? [] : [{ fate: 'discarded' as const, card: ref('card', kindOf(gone)) }];
  },
};

const countOf = (wanted: Cards): number => ('count' in wanted ? wanted.count : 1);

/** Held cards that a discard can take. */
function discardable(game: Game, seat: Seat, { what }: Cards, context: EffectContext): Copy[] {
  const held = (id: Copy | undefined, owner: Seat | null) =>
    id !== undefined && owner !== null && heldCard(game, owner, id) ? [id] : [];
  const fitting = () => {
    switch (what) {
      case 'this':
        return held(context.card, ownerOfThis(game, context));
      case 'thatItem':
      case 'thatSpell':
        return held(context.thatCard, seat);
      case 'item':
        return cardsWith(game, seat, { type: 'item' }).map(({ id }) => id);
      case 'tome':
        return cardsWith(game, seat, { trait: 'tome' }).map(({ id }) => id);
      default:
        return what satisfies never;
    }
  };
  return fitting().filter((id) => !isUndiscardable(game, id));
}

/** Discards cards of their choice; silence the least valuable (E5). */
function* discardCards(game: Game, seat: Seat, wanted: Cards, context: EffectContext): Flow {
  const open = () => discardable(game, seat, wanted, context);
  const owner = wanted.what === 'this' ? ownerOfThis(game, context) : seat;
  const count = countOf(wanted);
  const chosen = yield* chooseMany(
    game,
    { seat, kind: 'cost.card', rule: '3E-417.1', count: () => ({ min: count, max: count }) },
    () => open().map((id) => cardOption(game, id)),
    () =>
      fromText(context, {
        default: [...open()].sort((a, b) => worthOf(game, a) - worthOf(game, b)).slice(0, count),
        args: { count },
      }),
  );
  for (const card of chosen) if (owner !== null) yield* discardCard(game, owner, card);
}

/** A card as something to choose, with what it says. */
function cardOption(game: Game, id: Copy): Option<Copy> {
  const about = ref('card', kindOf(id));
  return { id, label: phrase('third-option-card', { card: about }), ...cardNote(game, id), about };
}

const worthOf = (game: Game, id: Copy): number => game.content.asset(id).value ?? 0;
