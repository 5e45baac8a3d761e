import { type Phrase, phrase, type Ref, ref } from '../../../../engine/phrase.ts';
import { type Because, begunIn, isCause, type Sentence, sentence, type Thread } from '../../../../story/sentence.ts';
import type { Cause, EventOf, ThirdEvent } from '../../state/event.ts';
import {
  type Around,
  causedBy,
  deedOf,
  isOfToken,
  leftAs,
  momentOf,
  reckoningOf,
  resumed,
  type Tellers,
  threadAt,
  underMoment,
  within,
} from './around.ts';
import { bringerBefore, isDoom, isInChain, isSpilled, outbreak } from './outbreak.ts';

/** Doom, clues, markers, scars, anomalies and outbreaks. */
export const BOARD: Tellers<
  | 'DoomPlaced'
  | 'DoomRemoved'
  | 'SheetDoom'
  | 'SheetClues'
  | 'SheetMarkers'
  | 'DoomSpread'
  | 'EventDeckRefilled'
  | 'ClueSpawned'
  | 'GateBurst'
  | 'Outbreak'
  | 'AnomalyAppeared'
  | 'AnomalyRemoved'
  | 'MarkerPlaced'
  | 'MarkerRevealed'
  | 'MarkerGone'
  | 'ScarAppeared'
  | 'ScarMended'
> = {
  DoomPlaced: (event, around) => placed(event, around),
  DoomRemoved: (event, around) => removed(event, around),
  SheetDoom: (event, around) => onSheet(event, around),
  SheetClues: (event, around) => sheetClues(event, around),
  SheetMarkers: ({ by, markers }, around) =>
    by === 0
      ? null
      : sentence('token', phrase('third-event-SheetMarkers', { markers, by }), {
          matters: 3,
          ...within(threadAt(around)),
        }),
  DoomSpread: () => null,
  EventDeckRefilled: () =>
    sentence('small', phrase('third-event-EventDeckRefilled'), { because: ref('deck', 'event') }),
  ClueSpawned: ({ neighborhood }, around) =>
    sentence('appear', phrase('third-event-ClueSpawned', { places: ref('neighborhood', neighborhood) }), {
      lists: 'places',
      matters: 3,
      clause: phrase('story-text', { text: ref('neighborhood', neighborhood) }),
      ...within(threadAt(around)),
    }),
  GateBurst: ({ neighborhood }, around) =>
    sentence('gate', phrase('third-event-GateBurst', { neighborhood: ref('neighborhood', neighborhood) }), {
      tacit: true,
      matters: 3,
      clause: phrase('story-text', { text: ref('neighborhood', neighborhood) }),
      ...within(threadAt(around)),
    }),
  Outbreak: (event, around) => outbreak(event, around),
  AnomalyAppeared: ({ neighborhood }, around) =>
    sentence('heading', phrase('third-moment-anomaly', { places: ref('neighborhood', neighborhood) }), {
      because: bringerBefore(around) ?? { evident: 'named' },
      matters: 3,
      lists: 'places',
      brief: phrase('third-event-AnomalyAppeared', { neighborhood: ref('neighborhood', neighborhood) }),
      of: momentOf(around, undefined, 'anomaly'),
      great: {
        scene: 'anomaly',
        title: ref('neighborhood', neighborhood),
        note: phrase('third-moment-round', { round: around.state.round }),
        theme: around.state.options.theme,
      },
    }),
  AnomalyRemoved: ({ neighborhood }) =>
    sentence('gate', phrase('third-event-AnomalyRemoved', { neighborhood: ref('neighborhood', neighborhood) }), {
      matters: 3,
    }),
  MarkerPlaced: ({ at, color, faceUp }, around) => {
    // The card that is hidden with it says so.
    if (!faceUp && around.events.some((event) => event.type === 'ArchiveShuffledIn' && event.deck === at)) return null;
    return sentence(
      'appear',
      faceUp
        ? phrase('third-event-MarkerPlaced', { marker: ref('marker', color), at: ref('space', at) })
        : phrase('third-event-MarkerHidden', { at: ref('space', at) }),
      { lists: 'at', because: archiveBefore(around) ?? { evident: 'named' } },
    );
  },
  MarkerRevealed: ({ at, color }, around) => {
    const key = isDiscarded(at, around) ? 'third-event-MarkerRevealed-gone' : 'third-event-MarkerRevealed';
    return sentence('token', phrase(key, { marker: ref('marker', color), at: ref('space', at) }), {
      lists: 'at',
      matters: 3,
    });
  },
  MarkerGone: ({ at, color, faceUp, shown }, around) => {
    if (isTurnedUp(at, around)) return null;
    return sentence(
      'token',
      faceUp
        ? phrase('third-event-MarkerGone', { marker: ref('marker', color), at: ref('space', at) })
        : shown
          ? phrase('third-event-MarkerGone-shown', { at: ref('neighborhood', around.content.neighborhoodOf(at) ?? at) })
          : phrase('third-event-MarkerGone-hidden', { at: ref('space', at) }),
      { lists: 'at', because: archiveBefore(around) ?? { evident: 'named' }, ...(shown ? { tacit: true } : {}) },
    );
  },
  ScarAppeared: ({ at }) =>
    sentence('gate', phrase('third-event-ScarAppeared', { at: ref('space', at) }), { matters: 3, lists: 'at' }),
  ScarMended: ({ at }) =>
    sentence('gate', phrase('third-event-ScarMended', { at: ref('space', at) }), { matters: 3, lists: 'at' }),
};

/** The card of the codex that has just turned over or come. */
function archiveBefore({ events, index }: Around): Because | null {
  const card = events.slice(0, index).findLast((event) => event.type === 'CodexFlipped' || event.type === 'CodexAdded');
  return card && 'card' in card ? ref('archive', String(card.card)) : null;
}

/** Whether a marker that is turned up goes at once, by the same text. */
function isDiscarded(at: string, { events, index }: Around): boolean {
  return events.slice(index).some((event) => event.type === 'MarkerGone' && event.faceUp && event.at === at);
}

/** Whether a marker has just been turned up there, which says that it goes. */
function isTurnedUp(at: string, { events, index }: Around): boolean {
  const gone = events[index];
  if (gone?.type !== 'MarkerGone' || !gone.faceUp) return false;
  return events.slice(0, index).some((event) => event.type === 'MarkerRevealed' && event.at === at);
}

/** Where an outbreak's doom is told: under its heading. */
function threadOf(cause: Cause | undefined, around: Around): Thread | null {
  return isSpilled(around.content, cause) ? underMoment('outbreak') : threadAt(around);
}

/** Doom that came to a space, told once with all of it. */
function placed({ space, amount, by }: EventOf<'DoomPlaced'>, around: Around): Sentence[] | null {
  const { events, index } = around;
  if (isSpilled(around.content, by) && isInChain(events, index)) return null;
  const isOf = (event: ThirdEvent): event is EventOf<'DoomPlaced'> =>
    event.type === 'DoomPlaced' && event.space === space && JSON.stringify(event.by) === JSON.stringify(by);
  const next = stretchFrom(events, index + 1);
  const before = stretchTo(events, index - 1);
  if (amount <= 0 || before.some(isOf)) return null;
  const all = next.filter(isOf);
  const sum = all.reduce((whole, one) => whole + one.amount, amount);
  const last = next.findLast(
    (event): event is EventOf<'DoomPlaced'> | EventOf<'DoomRemoved'> =>
      (event.type === 'DoomPlaced' || event.type === 'DoomRemoved') && event.space === space,
  );
  const doom = last?.doom ?? (events[index] as EventOf<'DoomPlaced'>).doom;
  const name = ref('space', space);
  // Where it breaks out at once, how much it was no longer counts.
  const breaksOut = events.slice(index).some((event) => event.type === 'Outbreak' && event.space === space);
  if (breaksOut) return doomSentence(name, by, around);
  return doomSentence(
    phrase('third-doom-at', { space: name, amount: isSpilled(around.content, by) ? 1 : sum, doom }),
    by,
    around,
  );
}

/** Doom events one after the other, from an index on or back from it. */
function stretchFrom(events: readonly ThirdEvent[], from: number): readonly ThirdEvent[] {
  const end = events.findIndex((event, at) => at >= from && !isDoom(event));
  return events.slice(from, end < 0 ? events.length : end);
}

function stretchTo(events: readonly ThirdEvent[], to: number): readonly ThirdEvent[] {
  const start = events.findLastIndex((event, at) => at <= to && !isDoom(event));
  return events.slice(start + 1, to + 1);
}

function doomSentence(at: Phrase | Ref, by: Cause | undefined, around: Around): Sentence[] {
  const rest = { known: 'no', sheet: '' };
  const key = isSpilled(around.content, by) ? 'third-event-spilled' : 'third-event-doom';
  const short =
    'ref' in at ? phrase('third-result-DoomBreaks', { space: at }) : phrase('third-result-DoomPlaced', at.args);
  const told = sentence('doom', phrase(key, { spaces: at, ...rest }), {
    because: isSpilled(around.content, by) ? begunIn(underMoment('outbreak')) : causedBy(by),
    lists: 'spaces',
    clause: !isOfToken(around) ? short : 'ref' in at ? phrase('story-text', { text: at }) : at,
    ...within(threadOf(by, around)),
  });
  const begun = isSpilled(around.content, by) ? null : begunBy(by ?? around.source, around);
  return begun ? resumed(told, begun) : [told];
}

/** What somebody may have been asked about before doom came of it: a token, what a lurker does, a reckoning of the scenario. */
function begunBy(by: Pick<Cause, 'ref' | 'id'> | undefined, { state }: Around): Parameters<typeof resumed>[1] | null {
  switch (by?.ref) {
    case 'token':
      return { thread: 'token', end: phrase('third-token-end'), about: null };
    case 'monster':
      return { thread: deedOf(by.id), end: phrase('third-lurking-end'), about: ref('monster', by.id) };
    case 'scenario':
      if (state.phase !== 'mythos') return null;
      return { thread: reckoningOf(by), end: phrase('third-reckoning-end'), about: null };
    default:
      return null;
  }
}

function removed({ space, amount, doom, by }: EventOf<'DoomRemoved'>, around: Around): Sentence | Sentence[] | null {
  if (amount <= 0 || (isSpilled(around.content, by) && isInChain(around.events, around.index))) return null;
  const args = { amount, space: ref('space', space), doom };
  // What an outbreak leaves is told with what it spills.
  if (isSpilled(around.content, by)) return doomSentence(phrase('third-doom-at', { ...args, amount: 1 }), by, around);
  return sentence('doom', phrase('third-event-DoomRemoved', args), {
    because: causedBy(by),
    clause: phrase('third-result-DoomRemoved', args),
    ...within(threadAt(around)),
  });
}

/** Doom on the sheet, several in a row as one sum. */
function onSheet({ by, doom, cause, from }: EventOf<'SheetDoom'>, around: Around): Sentence | Sentence[] | null {
  const { events, index } = around;
  if (isSpilled(around.content, cause) && isInChain(events, index)) return null;
  const next = events[index + 1];
  if (next?.type === 'SheetDoom') return null;
  let sum = by;
  for (const event of events.slice(0, index).toReversed()) {
    if (event.type !== 'SheetDoom') break;
    sum += event.by;
  }
  if (sum === 0) return null;
  const args = { doom, by: sum };
  const left = leftBy(cause);
  const because = sheetCause(around, cause, left);
  const anomaly = isCause(because) && because.ref === 'anomalyIn' ? because : null;
  const told = sentence('doom', phrase('third-event-SheetDoom', args), {
    because,
    matters: 3,
    clause: phrase(isOfToken(around) ? 'third-sheet-doom' : 'third-result-SheetDoom', {
      ...args,
      anomaly: anomaly ?? '',
      known: anomaly ? 'yes' : 'no',
    }),
    ...within(left ?? threadOf(cause, around)),
  });
  const begun = isSpilled(around.content, cause) ? null : begunBy(from, around);
  return begun ? resumed(told, begun) : told;
}

/** Whose defeat brings doom: no ability of theirs (3E-430.6b-3). */
function leftBy(cause: Cause | undefined): Thread | null {
  return cause?.ref === 'sheet' ? underMoment(leftAs(cause.id)) : null;
}

function sheetCause({ content }: Around, cause: Cause | undefined, left: Thread | null): Because {
  if (isSpilled(content, cause)) return begunIn(underMoment('outbreak'));
  if (left) return begunIn(left);
  return cause?.ref === 'neighborhood' ? ref('anomalyIn', cause.id) : causedBy(cause);
}

/** What somebody researches says how many clues lie there. */
function sheetClues({ clues }: EventOf<'SheetClues'>, { events, index }: Around): Sentence | null {
  if (events[index + 1]?.type === 'SheetClues') return null;
  let by = 0;
  let from = index;
  for (; events[from]?.type === 'SheetClues'; from--) by += (events[from] as EventOf<'SheetClues'>).by;
  if (by === 0 || (events[from]?.type === 'Researched' && from === index - 1)) return null;
  return sentence('token', phrase('third-event-SheetClues', { clues, by, all: clues === 0 ? 'yes' : 'no' }), {
    matters: 3,
  });
}
