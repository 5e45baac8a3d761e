import { type PhraseArgument, phrase, ref } from '../../../../engine/phrase.ts';
import { type Because, begunIn, type Sentence, sentence, type Thread } from '../../../../story/sentence.ts';
import type { Place } from '../../../edition/copy.ts';
import { given } from '../../../telling/teller.ts';
import { sealOf } from '../../gates/gate.ts';
import type { EventOf } from '../../state/event.ts';
import type { State } from '../../state/state.ts';
import {
  type Around,
  checkAt,
  isAfter,
  isBefore,
  isRolledFor,
  momentOf,
  rollBy,
  type Tellers,
  underMoment,
} from './around.ts';

/** Gates, seals and surges. */
export const GATES: Tellers<
  | 'GateOpened'
  | 'GateRevealed'
  | 'GateHeld'
  | 'GateClosed'
  | 'GateSealed'
  | 'SealBroken'
  | 'Surge'
  | 'SurgeBlocked'
  | 'GateBlocked'
  | 'DoomChanged'
> = {
  GateOpened: (event, around) => opened(event, around),
  GateRevealed: ({ place, gate }) =>
    sentence('gate', phrase('event-GateRevealed', { place: ref('place', place), gate: ref('gate', gate) })),
  GateHeld: ({ seat, place, gate }, { who }) =>
    sentence('gate', phrase('event-GateHeld', { place: ref('place', place), gate: ref('gate', gate) }), {
      about: who(seat),
      because: ref('gate', gate),
    }),
  GateClosed: (event, around) => closed(event, around),
  GateSealed: (event, around) => sealed(event, around),
  SealBroken: (event, around) => broken(event, around),
  Surge: ({ place, count }, around) =>
    sentence('gate', phrase('event-Surge', { place: ref('place', place), count }), {
      because: cardOf(around) ?? { evident: 'named' },
      matters: 3,
    }),
  SurgeBlocked: ({ place, by }) =>
    sentence('gate', phrase('event-SurgeBlocked', { place: ref('place', place), by }), { because: by, matters: 3 }),
  GateBlocked: ({ place, by }) =>
    sentence('gate', phrase('event-GateBlocked', { place: ref('place', place), by }), { because: by, matters: 3 }),
  DoomChanged: (event, around) => doom(event, around),
};

/** The Mythos card that was drawn before, or asked for it. */
function cardOf({ events, index }: Around): Because | null {
  const drawn = events.slice(0, index).findLast((event) => event.type === 'MythosDrawn');
  return drawn?.type === 'MythosDrawn' ? ref('mythos', drawn.card) : null;
}

/** A gate, with the doom it brings; one that opens on somebody is a great moment. */
function opened({ place, gate, hidden, open }: EventOf<'GateOpened'>, around: Around): Sentence[] {
  const { events, index, state, who } = around;
  const drawn = events
    .slice(index)
    .flatMap((event) => (event.type === 'DrawnThrough' && event.place === place ? [event.seat] : []));
  const before = events[index - 1];
  const brought = before?.type === 'DoomChanged' && before.by > 0 ? { doom: before.doom, of: before.of } : null;
  const args = { place: ref('place', place), gate: ref('gate', gate), brings: brought ? 'yes' : 'no', ...brought };
  const because = cardOf(around) ?? { evident: 'named' };
  if (drawn.length === 0)
    return [
      sentence('gate', phrase(hidden ? 'event-GateOpened-hidden' : 'event-GateOpened', args), {
        because,
        matters: 3,
        brief: phrase('event-GateOpened-brief', args),
      }),
    ];
  const what = `gate ${place}`;
  const heading = sentence('heading', phrase('moment-drawn', { place: args.place, seats: drawn.map(who) }), {
    because,
    matters: 3,
    of: momentOf(around, undefined, what),
    brief: phrase('event-GateOpened-brief', args),
    great: {
      scene: 'drawnThrough',
      title: args.place,
      note: phrase('moment-gates', gatesOf(open, state)),
      theme: state.options.theme,
    },
  });
  if (!brought) return [heading];
  const risen = phrase('event-DoomChanged', { ...brought, gate: 'yes' });
  return [heading, sentence('doom', risen, { because: ref('gate', gate), tacit: true })];
}

function closed({ place, gate, seat, trophy, open }: EventOf<'GateClosed'>, around: Around): Sentence[] {
  const { events, index, state, who } = around;
  // Sealed at once: that says it.
  if (isAfter(around, (event) => event.type === 'GateSealed' && event.place === place)) return [];
  const all = events.flatMap((event) => (event.type === 'GateClosed' ? [event] : []));
  const [first] = all;
  const args = { place: ref('place', place), gate: ref('gate', gate), trophy: trophy ? 'yes' : 'no' };
  const check = checkAt(around, seat ?? -1);
  const decided = events.slice(0, index).findLast((event) => event.type === 'CheckDecided' && event.seat === seat);
  const plain = sentence('gate', phrase(seat === undefined ? 'event-GateClosed-itself' : 'event-GateClosed', args), {
    about: seat === undefined ? null : who(seat),
    because: check ? begunIn(check) : given(decided?.type === 'CheckDecided' ? decided.by : undefined),
    matters: 3,
    ...(seat === undefined ? {} : { of: check ?? undefinedThread(place) }),
  });
  if (all.length > 1) return place === first?.place ? [...severalClosed(plain, all, around), plain] : [plain];
  const what = `gate ${place}`;
  const heading: Sentence = {
    ...plain,
    act: 'heading',
    says: phrase(seat === undefined ? 'moment-closed-itself' : 'moment-closed', args),
    of: momentOf(around, seat, what),
    brief: plain.says,
    great: {
      scene: 'gateClosed',
      title: ref('place', place),
      note: phrase('moment-gates', gatesOf(open, state)),
      theme: state.options.theme,
    },
  };
  return [heading, nowClosed(plain, what, { ...gatesOf(open, state), trophy: args.trophy })];
}

/** What the closing came to, under its heading. */
function nowClosed({ about }: Sentence, what: string, args: Record<string, PhraseArgument>): Sentence {
  return sentence('gate', phrase('moment-closed-now', args), {
    about,
    because: begunIn(underMoment(what)),
    of: underMoment(what),
  });
}

function undefinedThread(place: Place): { thread: string } {
  return { thread: `gate ${place}` };
}

/** Several that close at once have one heading, with which of them. */
function severalClosed(plain: Sentence, all: readonly EventOf<'GateClosed'>[], around: Around): Sentence[] {
  const { state } = around;
  const places: PhraseArgument = all.map(({ place }) => ref('place', place));
  const gates = gatesOf(Math.min(...all.map(({ open }) => open)), state);
  const heading: Sentence = {
    ...plain,
    about: null,
    act: 'heading',
    says: phrase('moment-closed-several', { count: all.length }),
    of: momentOf(around, undefined, 'gates'),
    great: {
      scene: 'gateClosed',
      title: phrase('story-text', { text: places }),
      note: phrase('moment-gates', gates),
      theme: state.options.theme,
    },
  };
  return [heading, nowClosed(heading, 'gates', { ...gates, trophy: 'no' })];
}

function sealed({ place, seat, with: by, seals }: EventOf<'GateSealed'>, around: Around): Sentence[] {
  const { events, index, state, who } = around;
  const shut = events.slice(0, index).find((event) => event.type === 'GateClosed' && event.place === place);
  const trophy = shut?.type === 'GateClosed' && shut.trophy && seat !== undefined;
  const what = `gate ${place}`;
  const about = seat === undefined ? null : who(seat);
  return [
    sentence(
      'heading',
      phrase(seat === undefined ? 'moment-sealed-itself' : 'moment-sealed', { place: ref('place', place), with: by }),
      {
        about,
        because: sealedBy(around, by, seat === undefined ? null : (checkAt(around, seat) ?? underMoment(what))),
        ...(by === 'elderSign' ? { tacit: true } : {}),
        matters: 3,
        of: momentOf(around, seat, what),
        great: {
          scene: 'gateSealed',
          title: ref('place', place),
          note: phrase('moment-seals', { seals }),
          theme: state.options.theme,
          // 2E-3401: clues seal the gate that somebody has just closed.
          ...(by === 'clues' && shut === undefined ? { crowns: true } : {}),
        },
      },
    ),
    sentence('gate', phrase('moment-sealed-now', { seals, trophy: trophy ? 'yes' : 'no' }), {
      about,
      because: begunIn(underMoment(what)),
      of: underMoment(what),
    }),
  ];
}

/** What seals a gate: an Elder Sign, or the clues with which its closing, a moment ago, is crowned (2E-3401). */
function sealedBy({ content }: Around, by: EventOf<'GateSealed'>['with'], closing: Thread | null): Because {
  if (by === 'elderSign') return sealOf(content);
  return closing && by === 'clues' ? begunIn(closing) : { evident: 'named' };
}

function broken({ place, seals }: EventOf<'SealBroken'>, around: Around): Sentence[] {
  const what = `seal ${place}`;
  return [
    sentence('heading', phrase('moment-broken', { place: ref('place', place) }), {
      because: cardOf(around) ?? { evident: 'named' },
      matters: 3,
      of: momentOf(around, undefined, what),
      great: {
        scene: 'sealBroken',
        title: ref('place', place),
        note: phrase('moment-seals', { seals }),
        theme: around.state.options.theme,
      },
    }),
    sentence('gate', phrase('moment-broken-now', { seals }), {
      because: begunIn(underMoment(what)),
      of: underMoment(what),
    }),
  ];
}

/** Doom that a gate brings stands with the gate (2E-1502). */
function doom({ by, doom: level, of, cause }: EventOf<'DoomChanged'>, around: Around): Sentence | null {
  if (by > 0 && around.events[around.index + 1]?.type === 'GateOpened') return null;
  const isKnown = isBefore(around, ({ type }) => type === 'Awakened');
  return sentence('doom', phrase('event-DoomChanged', { doom: level, of, gate: 'no' }), {
    because: cause ?? (isKnown ? begunIn(underMoment('awakening')) : { evident: 'named' }),
    matters: 3,
    ...(cause && isRolledFor(cause, around) ? { of: rollBy(cause) } : {}),
    clause: phrase('event-DoomChanged-on', { doom: level, of }),
  });
}

/** Gates that are open, of how many. */
function gatesOf(gates: number, { players }: State): { gates: number; of: number } {
  return { gates, of: 9 - Math.ceil(players / 2) };
}
