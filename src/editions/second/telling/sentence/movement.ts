import { phrase, ref } from '../../../../engine/phrase.ts';
import { type Because, type Sentence, sentence } from '../../../../story/sentence.ts';
import { given } from '../../../telling/teller.ts';
import type { EventOf, SecondEvent } from '../../state/event.ts';
import { type Around, placeAt, type Tellers } from './around.ts';

const CHOICE = { evident: 'choice' } as const;

/** Ways, and what is found on them. */
export const MOVEMENT: Tellers<
  'Moved' | 'Declined' | 'CluesTaken' | 'CluesLeft' | 'ClueHandedOn' | 'ExploredMarker' | 'DrawnThrough'
> = {
  Moved: (event, around) => moved(event, around),
  Declined: ({ seat, price }, around) => {
    const of = placeAt(around, seat);
    return sentence('state', phrase(price ? 'event-Declined-price' : 'event-Declined', price ? { price } : {}), {
      about: around.who(seat),
      ...(of ? { of } : {}),
    });
  },
  CluesTaken: ({ seat, place, amount }, { who }) =>
    sentence('gain', phrase('event-CluesTaken'), {
      about: who(seat),
      amounts: { clue: amount },
      because: ref('place', place),
      tacit: true,
    }),
  CluesLeft: ({ seat, place, amount }, { who }) =>
    sentence('state', phrase('event-CluesLeft', { place: ref('place', place) }), {
      about: who(seat),
      amounts: { clue: amount },
      because: CHOICE,
    }),
  ClueHandedOn: ({ from, to }, { who }) =>
    sentence('card', phrase('event-ClueHandedOn', { to: who(to) }), { about: who(from), because: CHOICE }),
  ExploredMarker: (event, around) => explored(event, around),
  DrawnThrough: ({ seat, place, world, delayed }, { events, who }) => {
    const isDrawn = delayed || events.some(({ type }) => type === 'GateOpened');
    return sentence(
      'move',
      phrase('event-DrawnThrough', {
        world: ref('world', world),
        how: isDrawn ? 'falls' : 'steps',
        delayed: delayed ? 'yes' : 'no',
      }),
      { about: who(seat), lists: 'who', because: ref('place', place), tacit: true, matters: 3 },
    );
  },
};

function moved(event: EventOf<'Moved'>, around: Around): Sentence | null {
  const { seat, to, how, unpaid } = event;
  const { events, index, who } = around;
  if (how === 'carried') return null;
  // Steps on the way need no words, nor does the way through a gate, which is told with where it leads.
  if (how === 'step' && isPassing(event, events[index + 1])) return null;
  if (how === 'gate' && events.slice(index).some((one) => one.type === 'DrawnThrough' && one.seat === seat))
    return null;
  const isExplored =
    how === 'return' &&
    events.slice(index + 1).some((one) => one.type === 'ExploredMarker' && one.gained && one.seat === seat);
  const of = how === 'effect' ? placeAt(around, seat) : null;
  const says = unpaid
    ? phrase('event-Moved-unpaid', { to: ref('place', to), money: unpaid })
    : phrase('event-Moved', { to: ref('place', to), how: isExplored ? 'explored' : how });
  return sentence('move', says, {
    about: who(seat),
    because: becauseOf(event),
    ...(how === 'shut' || unpaid ? { tacit: true } : {}),
    lists: 'who',
    ...(how === 'step' ? { latest: true } : {}),
    ...(of ? { of } : {}),
  });
}

/** Who is moved is moved by something; where they stood was closed, or the course of the turn brings them back. */
function becauseOf({ how, from, by }: EventOf<'Moved'>): Because {
  if (how === 'effect') return given(by);
  // Out of a place that closes.
  if (how === 'shut') return ref('place', from);
  return how === 'freed' || how === 'back' ? (by ?? { evident: 'order' }) : CHOICE;
}

function isPassing({ seat }: EventOf<'Moved'>, next: SecondEvent | undefined): boolean {
  return next?.type === 'Moved' && next.how === 'step' && next.seat === seat;
}

/** A marker that comes with the way back is told with that. */
function explored({ seat, place, gained }: EventOf<'ExploredMarker'>, { events, index, who }: Around): Sentence | null {
  const isBack = events
    .slice(0, index)
    .some((one) => one.type === 'Moved' && one.how === 'return' && one.seat === seat);
  if (!gained || isBack) return null;
  return sentence('gate', phrase('event-ExploredMarker', { place: ref('place', place) }), { about: who(seat) });
}
