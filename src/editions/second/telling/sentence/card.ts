import type { Seat } from '../../../../engine/decision.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { begunIn, type Sentence, sentence, type Thread } from '../../../../story/sentence.ts';
import { kindNamed } from '../../../edition/copy.ts';
import type { EventOf, SecondEvent } from '../../state/event.ts';
import { type Around, checkAt, fightAt, isGone, nextOf, placeAt, type Tellers } from './around.ts';
import { isShield } from './goods.ts';

const CHOICE = { evident: 'choice' } as const;
/** Where a card comes from that is simply gained, as clues are. */
const PLAINLY: readonly EventOf<'CardGained'>['from'][] = ['deck', 'trade'];

/** Cards, spells and abilities. */
export const CARDS: Tellers<
  | 'CardGained'
  | 'CardDiscarded'
  | 'CardExhausted'
  | 'CardUsed'
  | 'AbilityUsed'
  | 'CardsOffered'
  | 'DeckEmpty'
  | 'SpellCast'
> = {
  CardGained: (event, around) => gained(event, around),
  CardDiscarded: (event, around) => discarded(event, around),
  CardExhausted: () => null,
  CardUsed: ({ seat, card }, around) =>
    sentence('use', phrase('event-CardUsed', { card: ref('card', card) }), {
      about: around.who(seat),
      because: CHOICE,
      means: ref('card', kindNamed(card)),
      matters: 0,
      ...placed(around, seat),
    }),
  AbilityUsed: (event, around) => {
    const { seat, ability } = event;
    const { who } = around;
    // The dice say who, or what, rolled them again, and what is spared by whom.
    const next = nextOf(around)?.type;
    if (next === 'Rerolled' || next === 'LossPrevented') return null;
    return sentence('use', phrase('event-AbilityUsed', { ability: ref('ability', ability) }), {
      about: who(seat),
      because: CHOICE,
      means: ref('ability', ability),
      matters: 0,
      ...placed(around, seat),
    });
  },
  CardsOffered: ({ seat, cards, tooDear = false }, { who, source }) =>
    sentence(
      'card',
      phrase('event-CardsOffered', { cards: cards.map((card) => ref('card', card)), dear: tooDear ? 'yes' : 'no' }),
      // What a place offers is on offer where they are.
      { about: who(seat), latest: true, ...(source?.ref === 'ability' ? { tacit: true } : {}) },
    ),
  DeckEmpty: ({ seat, deck }, { who }) =>
    sentence('card', phrase('event-DeckEmpty', { deck: ref('deck', deck) }), { about: who(seat) }),
  SpellCast: (event, around) => cast(event, around),
};

function gained({ seat, card, from }: EventOf<'CardGained'>, around: Around): Sentence {
  const { events, index, who } = around;
  const paid = events[index - 1];
  const isBought = from === 'shop' && paid?.type === 'Spent' && paid.what === 'money' && paid.seat === seat;
  const args = { card: ref('card', card), from };
  const says = isBought
    ? phrase('event-Bought', { card: args.card, money: paid.amount })
    : phrase('event-CardGained', args);
  const of = placeAt(around, seat);
  return sentence('card', says, {
    about: who(seat),
    // What is printed on their sheet, or dealt for it.
    because: from === 'start' ? who(seat) : { evident: 'named' },
    ...(isBought ? { tacit: true } : { lists: 'card' }),
    ...(PLAINLY.includes(from) ? { joins: 'event-Gained' } : {}),
    ...(of ? { of } : {}),
  });
}

function discarded({ seat, card, to, why }: EventOf<'CardDiscarded'>, around: Around): Sentence | null {
  // What a check uses up.
  const spentIn = why === 'used' ? checkAt(around, seat) : null;
  if (isNeedless({ seat, card, to }, around) || isShield(around, card)) return null;
  const used = around.events
    .slice(0, around.index)
    .findLast((event) => event.type === 'CardUsed' && event.seat === seat && event.card === card);
  return sentence('card', phrase('event-CardDiscarded', { card: ref('card', card), to, used: used ? 'yes' : 'no' }), {
    about: around.who(seat),
    lists: 'card',
    because: used ? ref('card', kindNamed(card)) : spentIn ? begunIn(spentIn) : { evident: 'named' },
    ...placed(around, seat),
  });
}

/** Whoever is gone holds nothing; a gate that is sealed says with what. */
function isNeedless(
  { seat, card, to }: Pick<EventOf<'CardDiscarded'>, 'seat' | 'card' | 'to'>,
  around: Around,
): boolean {
  const isSign = to === 'box' && around.content.card(card).role === 'elderSign';
  const seals = (event: SecondEvent): boolean =>
    event.type === 'GateSealed' && event.with === 'elderSign' && event.seat === seat;
  return isGone(around, seat) || (isSign && around.events.some(seals));
}

/** What is used in a fight stands in it. */
function placed(around: Around, seat: Seat): { of?: Thread } {
  const of = fightAt(around, seat);
  return of ? { of } : {};
}

/** A spell: the roll says by itself what was cast, and whether it worked. */
function cast({ seat, card, passed }: EventOf<'SpellCast'>, { events, index, who }: Around): Sentence | null {
  const isRolled = events
    .slice(0, index)
    .some((event) => event.type === 'CheckEnded' && event.seat === seat && event.skill === 'spell');
  if (isRolled) return null;
  return sentence('use', phrase('event-SpellCast', { card: ref('card', card), passed: passed ? 'yes' : 'no' }), {
    about: who(seat),
    because: CHOICE,
  });
}
