import { type Phrase, phrase, ref, series } from '../../../../engine/phrase.ts';
import { type Sentence, sentence } from '../../../../story/sentence.ts';
import { kindNamed } from '../../../edition/copy.ts';
import { story } from '../../../telling/teller.ts';
import type { Content } from '../../content/content.ts';
import type { ConditionStatus } from '../../content/vocabulary.ts';
import { prose } from '../../shown/prose.ts';
import type { EventOf } from '../../state/event.ts';
import { type Around, leftAs, momentOf, type Tellers, threadAt, within } from './around.ts';

/** Conditions that somebody becomes, and doesn't hold. */
const STATES: readonly (ConditionStatus | undefined)[] = ['blessed', 'cursed'];

const CHOICE = { evident: 'choice' } as const;

/** Cards, and what becomes of people. */
export const CARDS: Tellers<
  | 'CardGained'
  | 'CardFlipped'
  | 'CardDiscarded'
  | 'CardUsed'
  | 'SpellCast'
  | 'AbilityUsed'
  | 'CardsUnder'
  | 'CardMarked'
  | 'DeckEmpty'
  | 'DisplayChanged'
  | 'Delayed'
  | 'JoinedLodge'
  | 'InvestigatorLeft'
> = {
  CardGained: (event, around) => gained(event, around),
  CardFlipped: (event, { who, content }) => {
    const told = prose('cards', [event.back], 'en') === null ? '' : story('cards', event.back);
    return [
      sentence(
        'card',
        phrase('third-event-CardFlipped', { card: ref('card', event.card), back: backOf(content, event) }),
        {
          about: who(event.seat),
        },
      ),
      ...(told === '' ? [] : [sentence('prose', phrase('story-prose', { story: told }))]),
    ];
  },
  CardDiscarded: ({ seat, card }, { events, index, who }) => {
    const before = events[index - 1];
    if (before?.type === 'CardUsed' && before.card === card) return null;
    return sentence('card', phrase('third-event-CardDiscarded', { card: ref('card', card), kind: kindNamed(card) }), {
      about: who(seat),
      because: { evident: 'named' },
    });
  },
  CardUsed: ({ seat, card }, { events, index, who }) => {
    const next = events[index + 1];
    const isSpent = next?.type === 'CardDiscarded' && next.card === card;
    const args = { card: ref('card', card), kind: kindNamed(card), spent: isSpent ? 'yes' : 'no' };
    return sentence(isSpent ? 'card' : 'use', phrase('third-event-CardUsed', args), {
      about: who(seat),
      because: CHOICE,
      means: ref('card', kindNamed(card)),
      matters: 0,
    });
  },
  SpellCast: (event, around) => cast(event, around),
  AbilityUsed: ({ seat, sheet }, { who }) =>
    sentence('use', phrase('third-event-AbilityUsed', { ability: ref('ability', sheet) }), {
      about: who(seat),
      because: CHOICE,
      means: ref('ability', sheet),
      matters: 0,
    }),
  CardsUnder: ({ seat, card, count }, { who }) =>
    count > 0
      ? sentence('card', phrase('third-event-CardsUnder', { card: ref('card', card), amount: count }), {
          about: who(seat),
        })
      : null,
  CardMarked: ({ seat, card, what, by }, { who }) =>
    sentence(
      'card',
      phrase('third-event-CardMarked', { card: ref('card', card), amount: by, what: ref('token', what) }),
      {
        about: who(seat),
      },
    ),
  DeckEmpty: ({ seat, deck }, { who }) =>
    sentence('card', phrase('third-event-DeckEmpty', { deck: ref('deck', deck) }), { about: who(seat) }),
  // What has come on display is seen there.
  DisplayChanged: () => null,
  Delayed: ({ seat }, around) =>
    sentence('state', phrase('third-event-Delayed'), {
      about: around.who(seat),
      clause: phrase('third-result-Delayed'),
      lists: 'who',
      ...within(threadAt(around)),
    }),
  JoinedLodge: ({ seat }, { events, index, who }) => {
    const before = events[index - 1];
    return before?.type === 'CardGained' && before.seat === seat
      ? null
      : sentence('state', phrase('third-event-JoinedLodge'), { about: who(seat), matters: 3, lists: 'who' });
  },
  InvestigatorLeft: (event, around) => left(event, around),
};

function gained({ seat, card, from }: EventOf<'CardGained'>, around: Around): Sentence {
  const { events, index, who, content } = around;
  const becomes = STATES.includes(content.asset(card).status);
  const [paid, next] = [events[index - 1], events[index + 1]];
  const isBought = paid?.type === 'Spent' && paid.on?.id === card && paid.seat === seat;
  const name = ref('card', card);
  const joins = next?.type === 'JoinedLodge' && next.seat === seat;
  const says = isBought
    ? phrase('third-event-bought', { card: name, money: paid.amount })
    : phrase('third-event-CardGained', {
        card: joins ? ref('card', kindNamed(card)) : name,
        from,
        joins: joins ? 'yes' : becomes ? 'becomes' : 'no',
      });
  return sentence('card', says, {
    about: who(seat),
    because: from === 'start' ? who(seat) : { evident: 'named' },
    ...(from === 'start' || from === 'bought' || from === 'trade' ? {} : { joins: 'third-event-Gained' }),
    lists: joins || becomes ? 'who' : 'card',
    matters: joins ? 3 : 1,
    clause: phrase('third-result-CardGained', { card: name }),
    ...within(threadAt(around)),
  });
}

/** A spell that answers harm says what: it may come of what others do, and the harm may never come. */
function cast({ seat, card, against }: EventOf<'SpellCast'>, { who }: Around): Sentence {
  const name = ref('card', card);
  const told = { about: who(seat), tacit: true } as const;
  if (!against)
    return sentence('use', phrase('third-event-SpellCast', { card: name }), {
      ...told,
      means: ref('card', kindNamed(card)),
    });
  const args = { card: name, own: against.seat === seat ? 'yes' : 'no', whom: who(against.seat) };
  return sentence(
    'use',
    phrase('third-event-SpellCast-against', { ...args, harm: series('and', harmOf(against)) }),
    told,
  );
}

function harmOf({ damage, horror }: { damage: number; horror: number }): Phrase[] {
  return Object.entries({ damage, horror })
    .filter(([, amount]) => amount > 0)
    .map(([what, amount]) => phrase('story-amount', { what, amount }));
}

function backOf(content: Content, { card, back }: EventOf<'CardFlipped'>) {
  const known = content.asset(card).backs?.some(({ id }) => id === back);
  return known ? ref('back', back) : ref('card', back);
}

/** Somebody is lost to the others, a great moment; who takes the train is not. */
function left({ seat, sheet, why, by }: EventOf<'InvestigatorLeft'>, around: Around): Sentence {
  const about = ref('investigator', sheet);
  const because = by ?? ({ evident: 'named' } as const);
  const plain = phrase('third-event-InvestigatorLeft', { why });
  if (why === 'retired') return sentence('apart', plain, { about, because, matters: 3 });
  return sentence('heading', phrase('third-moment-left', { why }), {
    about,
    because,
    matters: 3,
    of: momentOf(around, seat, leftAs(sheet)),
    brief: plain,
    great: {
      scene: why === 'devoured' ? 'devoured' : 'lostNobody',
      title: about,
      note: phrase('third-moment-round', { round: around.state.round }),
      theme: around.state.options.theme,
    },
  });
}
