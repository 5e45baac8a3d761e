import type { Seat } from '../../../../engine/decision.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { type Sentence, sentence, type Thread } from '../../../../story/sentence.ts';
import type { Kind } from '../../../edition/copy.ts';
import { given } from '../../../telling/teller.ts';
import { loadContent } from '../../content/content.ts';
import type { Cause, EventOf } from '../../state/event.ts';
import { type Around, checkAt, fightAt, nextOf, rollBy, type Tellers } from './around.ts';

/** Money, clues, health, and what is bought, spent and spared. */
export const GOODS: Tellers<
  'Gained' | 'Lost' | 'Spent' | 'LossPrevented' | 'NothingBought' | 'Traded' | 'TradeRefused'
> = {
  Gained: (event, around) => changed('gain', event, around),
  Lost: (event, around) => changed('lose', event, around),
  Spent: (event, around) => spent(event, around),
  LossPrevented: ({ seat, what, amount, by }, { who }) => {
    const own = by.id === who(seat).id;
    return sentence('state', phrase('event-LossPrevented', { by, own: own ? 'yes' : 'no' }), {
      about: who(seat),
      amounts: { [what]: amount },
      because: by,
    });
  },
  NothingBought: ({ seat, all = false }, { who }) =>
    sentence('card', phrase('event-NothingBought', { all: all ? 'yes' : 'no' }), {
      about: all ? null : who(seat),
      because: { evident: 'choice' },
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
      because: { evident: 'choice' },
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
  return sentence(act, phrase(`event-${type}`), {
    about: around.who(seat),
    amounts: { [what]: amount },
    because: costly(around, by, seat) ?? given(by),
    lists: 'who',
    clause: phrase(`event-${type}-on`, { amounts: phrase('story-amount', { what, amount }) }),
    ...(of ? { of } : {}),
  });
}

/** What somebody gains or loses belongs to the dice it comes of, the check before it, or their fight. */
function threadOf(around: Around, seat: Seat, by: Cause | undefined): Thread | null {
  const { events, index } = around;
  const isRolled =
    by && events.slice(0, index).some((event) => event.type === 'DiceRolled' && event.purpose.id === by.id);
  if (by && isRolled) return rollBy(by);
  return (by?.ref === 'monster' ? fightAt(around, seat) : null) ?? checkAt(around, seat);
}

/** What a passed check costs all the same, by what is printed on the monster (2E-2709, 2E-2710). */
function costly({ events, index }: Around, by: Cause | undefined, seat: Seat): Cause | null {
  if (by?.ref !== 'monster') return null;
  const check = events.slice(0, index).findLast((event) => event.type === 'CheckEnded');
  if (check?.type !== 'CheckEnded' || check.seat !== seat || !check.passed) return null;
  const ability = check.skill === 'horror' ? 'nightmarish' : 'overwhelming';
  const { abilities } = loadContent().monster(by.id as Kind);
  return abilities[ability] === undefined ? null : ref('printed', ability);
}

/** A price; what is bought by it is told with it. */
function spent({ seat, what, amount, on }: EventOf<'Spent'>, around: Around): Sentence | null {
  const bought = nextOf(around);
  if (what === 'money' && bought?.type === 'CardGained' && bought.from === 'shop' && bought.seat === seat) return null;
  const of = checkAt(around, seat);
  return sentence('spend', phrase('event-Spent'), {
    about: around.who(seat),
    amounts: { [what]: amount },
    because: given(on),
    ...(of ? { of } : {}),
  });
}
