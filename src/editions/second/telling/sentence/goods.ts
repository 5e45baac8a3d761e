import type { Seat } from '../../../../engine/decision.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { type Sentence, sentence, type Thread } from '../../../../story/sentence.ts';
import { type Kind, kindNamed } from '../../../edition/copy.ts';
import { given } from '../../../telling/teller.ts';

import type { Cause, EventOf } from '../../state/event.ts';
import { type Around, checkAt, isRolledFor, nextOf, placeAt, rollBy, type Tellers } from './around.ts';

/** What is spent by amounts; anything else is a card. */
const TOKENS: readonly string[] = [
  ...['clue', 'money', 'sanity', 'stamina', 'maxSanity', 'maxStamina', 'movementPoints', 'monsterTrophy', 'gateTrophy'],
];

/** Money, clues, health, and what is bought, spent and spared. */
export const GOODS: Tellers<
  'Gained' | 'Lost' | 'Spent' | 'LossPrevented' | 'NothingBought' | 'Traded' | 'TradeRefused'
> = {
  Gained: (event, around) => changed('gain', event, around),
  Lost: (event, around) => changed('lose', event, around),
  Spent: (event, around) => spent(event, around),
  LossPrevented: ({ seat, what, amount, by }, around) => {
    const { who } = around;
    const own = by.id === who(seat).id;
    const of = threadOf(around, seat, undefined);
    const why = own ? '' : phrase('because', { cause: by });
    const isDiscarded = isGivenUp(around, by);
    const says = isDiscarded ? phrase('event-LossPrevented-card', { card: by }) : phrase('event-LossPrevented');
    return sentence('state', says, {
      about: who(seat),
      amounts: { [what]: amount },
      because: by,
      clause: isDiscarded
        ? phrase('event-LossPrevented-given', { amounts: phrase('story-amount', { what, amount }), card: by })
        : phrase('event-LossPrevented-on', { amounts: phrase('story-amount', { what, amount }), why }),
      ...(of ? { of } : {}),
    });
  },
  NothingBought: ({ seat, all = false }, { who }) =>
    sentence('card', phrase('event-NothingBought', { all: all ? 'yes' : 'no' }), {
      about: all ? null : who(seat),
      tacit: true,
    }),
  Traded: ({ from, to, cards, money }, { who }) =>
    sentence(
      'card',
      phrase('event-Traded', {
        to: who(to),
        cards: cards.map((card) => ref('card', card)),
        count: cards.length,
        money,
      }),
      { about: who(from), because: { evident: 'choice' }, matters: 0 },
    ),
  TradeRefused: ({ from, to }, { who }) =>
    sentence('card', phrase('event-TradeRefused', { from: who(from) }), {
      about: who(to),
      because: who(from),
      matters: 0,
    }),
};

function changed(
  act: 'gain' | 'lose',
  { type, seat, what, amount, by }: EventOf<'Gained'> | EventOf<'Lost'>,
  around: Around,
): Sentence | null {
  if (amount === 0) return null;
  const of = threadOf(around, seat, by);
  const cost = costly(around, by, seat);
  const why = cost ? phrase('because', { cause: cost }) : '';
  return sentence(act, phrase(`event-${type}`), {
    about: around.who(seat),
    amounts: { [what]: amount },
    because: cost ?? given(by),
    lists: 'who',
    clause: phrase(`event-${type}-on`, { amounts: phrase('story-amount', { what, amount }), why }),
    ...(of ? { of } : {}),
  });
}

/** What somebody gains or loses belongs to the dice it comes of, the check before it, or their fight. */
/** Whether what prevents a loss has just been given up for it. */
function isGivenUp({ events, index }: Around, by: Cause): boolean {
  const before = events[index - 1];
  return before?.type === 'CardDiscarded' && kindNamed(before.card) === by.id;
}

/** Whether a card that is given up prevents a loss, which says so. */
export function isShield(around: Around, card: string): boolean {
  const next = nextOf(around);
  return next?.type === 'LossPrevented' && next.by.id === kindNamed(card);
}

function threadOf(around: Around, seat: Seat, by: Cause | undefined): Thread | null {
  const { events, index } = around;
  if (by && isRolledFor(by, around)) return rollBy(by);
  const ended = events.slice(0, index).findLast(({ type }) => type === 'CheckEnded');
  // What a monster's sight costs is told with the roll, what its blows cost behind them.
  const isSight = ended?.type === 'CheckEnded' && ended.skill === 'horror';
  return isSight ? checkAt(around, seat) : placeAt(around, seat);
}

/** What a passed check costs all the same, by what is printed on the monster (2E-2709, 2E-2710). */
function costly({ events, index, content }: Around, by: Cause | undefined, seat: Seat): Cause | null {
  if (by?.ref !== 'monster') return null;
  const check = events.slice(0, index).findLast((event) => event.type === 'CheckEnded');
  if (check?.type !== 'CheckEnded' || check.seat !== seat || !check.passed) return null;
  const ability = check.skill === 'horror' ? 'nightmarish' : 'overwhelming';
  const { abilities } = content.monster(by.id as Kind);
  return abilities[ability] === undefined ? null : ref('printed', ability);
}

/** A price; what is bought by it is told with it. */
function spent({ seat, what, amount, on }: EventOf<'Spent'>, around: Around): Sentence | null {
  const bought = nextOf(around, ['CardExhausted', 'CardDiscarded']);
  // A spell's price stands behind its roll.
  if (
    bought?.type === 'CheckRolled' &&
    bought.skill === 'spell' &&
    bought.seat === seat &&
    bought.against?.id === on?.id
  )
    return null;
  if (what === 'money' && bought?.type === 'CardGained' && bought.from === 'shop' && bought.seat === seat) return null;
  const before = around.events[around.index - 1];
  // A card that is the price has been told as it went.
  if (before?.type === 'CardDiscarded' && before.seat === seat && !TOKENS.includes(what)) return null;
  const of = placeAt(around, seat);
  return sentence('spend', phrase('event-Spent'), {
    about: around.who(seat),
    amounts: { [what]: amount },
    because: given(on),
    ...(of ? { of } : {}),
  });
}
