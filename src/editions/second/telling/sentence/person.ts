import { phrase, ref } from '../../../../engine/phrase.ts';
import { type Because, type Sentence, sentence } from '../../../../story/sentence.ts';
import { kindNamed } from '../../../edition/copy.ts';
import { given } from '../../../telling/teller.ts';
import type { Cause, EventOf, EventType } from '../../state/event.ts';
import { type Around, isGone, isRolledFor, momentOf, placeAt, rollBy, type Tellers } from './around.ts';

/** What somebody is, and what becomes of them. */
export const PERSON: Tellers<
  | 'Blessed'
  | 'Cursed'
  | 'BlessingEnded'
  | 'CurseEnded'
  | 'Delayed'
  | 'StoodUp'
  | 'TurnLost'
  | 'Arrested'
  | 'WentInsane'
  | 'FellUnconscious'
  | 'LostInTimeAndSpace'
  | 'Eliminated'
  | 'Devoured'
  | 'Replaced'
  | 'CutShort'
> = {
  Blessed: (event, around) => plain(event, around),
  Cursed: (event, around) => plain(event, around),
  // The dice say so.
  BlessingEnded: (event, around) => (isRolled(event, around, 'blessing') ? null : unlessGone(event, around)),
  CurseEnded: (event, around) => (isRolled(event, around, 'curse') ? null : unlessGone(event, around)),
  Delayed: (event, around) => (isDrawnThrough(event, around) ? null : plain(event, around)),
  StoodUp: (event, around) => {
    const before = around.events[around.index - 1];
    if (before?.type === 'Moved' && before.how === 'freed') return null;
    return sentence('state', phrase('event-StoodUp', { lost: isStillLost(event, around) ? 'yes' : 'no' }), {
      about: around.who(event.seat),
      because: { evident: 'order' },
    });
  },
  TurnLost: (event, around) => plain(event, around),
  Arrested: (event, around) => plain(event, around, 3),
  WentInsane: (event, around) => plain(event, around, 3),
  FellUnconscious: (event, around) => plain(event, around, 3),
  LostInTimeAndSpace: (event, around) => plain(event, around, 3),
  Eliminated: (event, around) => unlessGone(event, around, 3),
  Devoured: (event, around) => devoured(event, around),
  // Whoever it is dealt to is told next.
  Replaced: () => null,
  // Behind the misfortune that ended it.
  CutShort: (event, around) => ({ ...plain(event, around), tacit: true }),
};

type Fate = Extract<Parameters<typeof plain>[0], { seat: number }>;

function plain(
  event: { type: EventType; seat: number; by?: Cause | undefined },
  around: Around,
  matters: 1 | 3 = 1,
): Sentence {
  const of = event.by && isRolledFor(event.by, around) ? rollBy(event.by) : placeAt(around, event.seat);
  const because: Because = given(event.by);
  return sentence('state', phrase(`event-${event.type}`), {
    about: around.who(event.seat),
    because,
    matters,
    lists: 'who',
    ...(of ? { of } : {}),
  });
}

/** Of whoever was devoured nothing more need be said. */
function unlessGone(event: Fate, around: Around, matters: 1 | 3 = 1): Sentence | null {
  return isGone(around, event.seat) ? null : plain(event, around, matters);
}

function isRolled({ seat }: Fate, { events, index, content }: Around, side: 'blessing' | 'curse'): boolean {
  const { id } = content.cardFor(side);
  return events
    .slice(0, index)
    .some((event) => event.type === 'DiceRolled' && event.seat === seat && kindNamed(event.purpose.id) === id);
}

/** Who falls through a gate is told so in one sentence. */
function isDrawnThrough({ seat }: Fate, { events }: Around): boolean {
  return events.some((event) => event.type === 'DrawnThrough' && event.seat === seat && event.delayed);
}

/** 2E-3103: the delay is over, and they are lost in time and space still. */
function isStillLost({ seat }: Fate, { state }: Around): boolean {
  return state.investigators[seat]?.at === 'lost-in-time-and-space';
}

function devoured({ seat, sheet, by }: EventOf<'Devoured'>, around: Around): Sentence {
  return sentence('heading', phrase('moment-devoured'), {
    about: ref('investigator', sheet),
    because: given(by),
    matters: 3,
    lists: 'who',
    of: momentOf(around, seat, `devoured ${sheet}`),
    brief: phrase('event-Devoured'),
    great: {
      scene: 'devoured',
      title: ref('investigator', sheet),
      theme: around.state.options.theme,
    },
  });
}
