import { type Phrase, type PhraseArgument, phrase, type Ref, ref, series } from '../../../../engine/phrase.ts';
import { begunIn, isCause, type Sentence, sentence } from '../../../../story/sentence.ts';
import { kindNamed } from '../../../edition/copy.ts';
import type { Cause, EventOf, TradedGoods } from '../../state/event.ts';
import { type Around, causedBy, deedOf, resumed, type Tellers, testOf, threadAt, within } from './around.ts';

const CHANGES = ['Rerolled', 'DiceChanged', 'SuccessesAdded'] as const;

/** Tokens, health and harm. */
export const GOODS: Tellers<
  | 'Gained'
  | 'Lost'
  | 'Spent'
  | 'Focused'
  | 'FocusLost'
  | 'Suffered'
  | 'AssetSuffered'
  | 'Prevented'
  | 'Recovered'
  | 'Researched'
> = {
  Gained: (event, around) => counted('gain', event, around),
  Lost: (event, around) => counted('lose', event, around),
  Spent: (event, around) => spent(event, around),
  Focused: (event, around) => focused(event, around),
  FocusLost: (event, around) => focusLost(event, around),
  Suffered: (event, around) => suffered(event, around),
  AssetSuffered: ({ seat, card, damage, horror, by }, around) =>
    harmed(around, { damage, horror }, (amounts) =>
      sentence('lose', phrase('third-event-AssetSuffered', { card: ref('card', card) }), {
        about: around.who(seat),
        amounts,
        because: causedBy(by),
        clause: phrase('third-harm-asset', { card: ref('card', card) }),
      }),
    ),
  Prevented: ({ seat, damage, horror, by }, around) =>
    harmed(around, { damage, horror }, (amounts) =>
      sentence('state', phrase('third-event-Prevented'), {
        about: around.who(seat),
        amounts,
        because: causedBy(by),
        clause: spared(around.who(seat), by),
      }),
    ),
  Recovered: ({ seat, health, sanity, card, by }, around) =>
    harmed(around, { health, sanity }, (amounts) =>
      sentence(
        'gain',
        card === undefined
          ? phrase('third-event-Recovered')
          : phrase('third-event-Restored', { card: ref('card', card) }),
        {
          about: around.who(seat),
          amounts,
          because: causedBy(by),
          clause:
            card === undefined || isReckoned(around, card)
              ? phrase('third-result-Recovered')
              : phrase('third-result-Restored', { card: ref('card', card) }),
        },
      ),
    ),
  Researched: ({ seat, amount, clues }, around) =>
    sentence('token', phrase('third-event-Researched', { amount, clues }), {
      about: around.who(seat),
      because: begunIn({ thread: testOf(around.who(seat)) }),
      ...within(threadAt(around)),
      clause: phrase('third-result-Researched', { amount, clues }),
    }),
};

function suffered(event: EventOf<'Suffered'>, around: Around): Sentence[] {
  const { seat, damage, horror, by } = event;
  const about = around.who(seat);
  return harmed(around, { damage, horror }, (amounts) =>
    sentence('lose', phrase('third-event-Suffered'), {
      about,
      amounts,
      because: causedBy(by),
      lists: 'who',
      clause: phrase(isKnown(around, event) ? 'third-harm-bare' : 'third-harm-own', { name: about }),
    }),
  );
}

/** That somebody is spared, and by which card. */
function spared(name: Ref, by: Cause): Phrase {
  const cause = causedBy(by);
  return isCause(cause) && cause.ref === 'card'
    ? phrase('third-harm-spared-by', { name, cause })
    : phrase('third-harm-spared', { name });
}

/** Whether who suffers is who rolled, or whom a monster attacks, so that they need not be named again. */
function isKnown({ events, index, content }: Around, { seat, by }: EventOf<'Suffered'>): boolean {
  if (events[index - 1]?.type === 'AssetSuffered') return false;
  const lead = events.slice(0, index).findLast(({ type }) => type === 'MonsterAttacked' || type === 'TestEnded');
  if (lead) return 'seat' in lead && lead.seat === seat;
  // An attack that was told before; what a lurker does befalls others than it is engaged with.
  return by?.ref === 'monster' && content.monsters.get(kindNamed(by.id))?.activation.kind !== 'lurker';
}

/** True for a card of which the reckoning has just been named. */
function isReckoned({ events, index }: Around, card: string): boolean {
  const reckoning = events.slice(0, index).findLast(({ type }) => type === 'Reckoning');
  return reckoning?.type === 'Reckoning' && reckoning.by.id === card;
}

/** Harm, or its end, of which there is some. */
function harmed(
  around: Around,
  all: Readonly<Record<string, number>>,
  make: (amounts: Record<string, number>) => Sentence,
): Sentence[] {
  const amounts = Object.fromEntries(Object.entries(all).filter(([, amount]) => amount > 0));
  if (Object.keys(amounts).length === 0) return [];
  const told = { ...make(amounts), ...within(threadAt(around)) };
  const { because } = told;
  // Who has armor or somebody beside them is asked between an attack and its harm.
  if (!isCause(because) || because.ref !== 'monster') return [told];
  return resumed(told, { thread: deedOf(because.id), end: phrase('third-attack-end'), about: because });
}

function counted(
  act: 'gain' | 'lose',
  { type, seat, what, amount, by }: EventOf<'Gained'> | EventOf<'Lost'>,
  around: Around,
): Sentence | null {
  if (amount === 0) return null;
  return sentence(act, phrase(`third-event-${type}`), {
    about: around.who(seat),
    amounts: { [what]: amount },
    because: causedBy(by),
    lists: 'who',
    clause: phrase(`third-result-${type}`),
    ...within(threadAt(around)),
  });
}

/** A price: that of steps, of what is bought, and of changed dice is told with those. */
function spent({ seat, what, amount, on }: EventOf<'Spent'>, around: Around): Sentence | null {
  const next = around.events[around.index + 1];
  if (amount === 0 || (next && 'seat' in next && next.seat === seat && isPaid(next))) return null;
  return sentence('spend', phrase('third-event-Spent'), {
    about: around.who(seat),
    amounts: { [what]: amount },
    because: causedBy(on),
    clause: phrase('third-result-Lost'),
    ...within(threadAt(around)),
  });
}

function isPaid(next: Around['events'][number]): boolean {
  if (CHANGES.some((type) => type === next.type)) return true;
  return (next.type === 'Moved' && next.how === 'step') || (next.type === 'CardGained' && next.from === 'bought');
}

/** Focus that is gained; of what has no room for one more, another goes. */
function focused({ seat, skill }: EventOf<'Focused'>, around: Around): Sentence | null {
  const next = around.events[around.index + 1];
  const gone = next?.type === 'FocusLost' && !next.spent && next.seat === seat ? next.skill : null;
  const args = { skill: ref('skill', skill), other: gone === null ? '' : ref('skill', gone) };
  const how = gone === null ? 'plain' : gone === skill ? 'full' : 'instead';
  return sentence('gain', phrase('third-event-Focused', { ...args, how }), {
    about: around.who(seat),
    clause: phrase('third-result-Focused', { ...args, how }),
    ...within(threadAt(around)),
  });
}

function focusLost({ seat, skill, spent: isSpent }: EventOf<'FocusLost'>, around: Around): Sentence | null {
  const { events, index } = around;
  const [before, next] = [events[index - 1], events[index + 1]];
  if (!isSpent && before?.type === 'Focused' && before.seat === seat) return null;
  if (isSpent && next && CHANGES.some((type) => type === next.type)) return null;
  return sentence(
    'spend',
    phrase('third-event-FocusLost', { skill: ref('skill', skill), spent: isSpent ? 'yes' : 'no' }),
    {
      about: around.who(seat),
      tacit: true,
      lists: 'who',
      ...within(threadAt(around)),
    },
  );
}

/** What changes hands in a trade. */
export function goods({ cards, money, clues, remnants }: TradedGoods): PhraseArgument {
  const counts: Phrase[] = Object.entries({ money, clue: clues, remnant: remnants })
    .filter(([, amount]) => amount > 0)
    .map(([what, amount]) => phrase('story-amount', { what, amount }));
  const all: PhraseArgument[] = [...cards.map((card) => ref('card', card)), ...counts];
  return all.length === 0 ? phrase('third-goods-none') : series('and', all);
}
