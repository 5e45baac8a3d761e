import { type PhraseArgument, phrase, ref, series } from '../../../../engine/phrase.ts';
import { begunIn, type Sentence, sentence } from '../../../../story/sentence.ts';
import { given, story } from '../../../telling/teller.ts';
import { gameOf } from '../../game/game.ts';
import { type Wait, waitsOf } from '../../shown/codexview.ts';
import { archiveProse } from '../../shown/prose.ts';
import type { EventOf, ThirdEvent } from '../../state/event.ts';
import { type Around, momentOf, type Tellers, underMoment } from './around.ts';

/** The codex, and how the game ends. */
export const CODEX: Tellers<
  | 'CodexAdded'
  | 'CodexFlipped'
  | 'CodexRead'
  | 'CodexFired'
  | 'CodexReturned'
  | 'CodexAttached'
  | 'ArchiveShuffledIn'
  | 'GameEnded'
> = {
  CodexAdded: (event, around) => added(event, around),
  CodexFlipped: (event, around) => flipped(event, around),
  CodexRead: ({ card, part }, around) => [
    ...(part === null
      ? [sentence('apart', phrase('third-event-CodexRead', { card: ref('archive', String(card)) }), known(around))]
      : [sentence('apart', phrase('third-event-CodexRead', { card: ref('part', part) }), known(around))]),
    ...read(card, part === null ? ['back'] : ['parts', part], around),
  ],
  CodexFired: (event, around) => fired(event, around),
  CodexReturned: ({ card }, around) =>
    isDone(around, card) || around.content.archive.get(card)?.name === undefined
      ? null
      : sentence('codex', phrase('third-event-CodexReturned', { cards: ref('archive', String(card)) }), {
          lists: 'cards',
        }),
  CodexAttached: ({ card, deck }) =>
    sentence(
      'codex',
      phrase('third-event-CodexAttached', { card: ref('archive', String(card)), deck: ref('neighborhood', deck) }),
      { tacit: true },
    ),
  ArchiveShuffledIn: ({ deck }, { events }) => {
    const isMarked = events.some((event) => event.type === 'MarkerPlaced' && !event.faceUp && event.at === deck);
    const args = { decks: ref('neighborhood', deck), marked: isMarked ? 'yes' : 'no' };
    return sentence('codex', phrase('third-event-ArchiveShuffledIn', args), { lists: 'decks', tacit: true });
  },
  GameEnded: ({ outcome: { result, way, card, round } }) => {
    const because = given(card === null ? undefined : ref('archive', String(card)));
    return [
      sentence('title', phrase(`third-event-GameEnded-${result}-${way}-head`), { because, matters: 3 }),
      sentence('apart', phrase(`third-event-GameEnded-${result}-${way}`, { round }), { because, tacit: true }),
    ];
  },
};

/** What a card that turns over brings stands under its heading. */
function known({ events, index }: Around): Pick<Sentence, 'of' | 'because' | 'tacit'> {
  const turned = events.slice(0, index).findLast(({ type }) => type === 'CodexFlipped');
  return {
    tacit: true,
    because: turned?.type === 'CodexFlipped' ? ref('archive', String(turned.card)) : { evident: 'named' },
    ...(turned?.type === 'CodexFlipped' ? { of: underMoment(`codex ${turned.card}`) } : {}),
  };
}

/** The story of a card, if it is told here. */
function read(card: number, path: readonly string[], around: Around): Sentence[] {
  const [side = 'back', part] = path;
  const told = archiveProse(card, part === undefined ? (side as 'front' | 'back') : { part }, 'en');
  if (told === null) return [];
  return [sentence('prose', phrase('story-prose', { story: story('archive', String(card), ...path) }), known(around))];
}

function isDone({ events, index }: Around, card: number): boolean {
  return events
    .slice(0, index)
    .some(
      (event) =>
        event.type === 'CodexAdded' ||
        ((event.type === 'CodexFlipped' || event.type === 'CodexFired') && event.card === card),
    );
}

/** Whether one story is told already, of a card that turns over or comes before: others can be read on the card (`/look`). */
function isTold(before: readonly ThirdEvent[], after: readonly ThirdEvent[]): boolean {
  const isTurned = ({ type }: ThirdEvent): boolean => type === 'CodexFlipped' || type === 'CodexRead';
  return [...before, ...after].some(isTurned) || before.some(({ type }) => type === 'CodexAdded');
}

/** A card that comes into the codex: what it is after, and its story unless another's is told. */
function added({ card, side }: EventOf<'CodexAdded'>, around: Around): Sentence[] {
  const { events, index, state, content } = around;
  const lying = state.codex.find(({ number }) => number === card);
  const waits = lying ? waitsOf(gameOf(content, state), lying, 'line') : [];
  const [goals, dangers] = [saidOf(waits, 'objective'), saidOf(waits, 'doom')];
  const kind =
    goals.length === 0 ? (dangers.length === 0 ? 'none' : 'doom') : dangers.length === 0 ? 'objective' : 'both';
  const head = sentence(
    'apart',
    phrase('third-event-CodexAdded', {
      ...{ card: ref('archive', String(card)), kind },
      ...{ goals: series('row', goals), dangers: series('row', dangers) },
    }),
    { matters: 3, ...known(around) },
  );
  const isBrief = isTold(events.slice(0, index), events.slice(index + 1));
  return isBrief ? [head] : [head, ...read(card, [side], around)];
}

/** What a card waits for, of one kind, with how far that is. */
function saidOf(waits: readonly Wait[], kind: Wait['kind']): PhraseArgument[] {
  return waits
    .filter((wait) => wait.kind === kind)
    .map(({ text, now, of }) =>
      now === undefined || of === undefined ? text : phrase('third-map-wait-count', { text, now, of }),
    );
}

/** A card that turns over is a great moment, with its reason in the heading; of several that do so together the first has its story told. */
function flipped({ card }: EventOf<'CodexFlipped'>, around: Around): Sentence[] {
  const { events, index, state } = around;
  const name = ref('archive', String(card));
  const before = events.slice(0, index);
  const why = before.findLast((event) => event.type === 'CodexFired' && event.card === card && event.what !== 'rule');
  const says = phrase('third-moment-turned', { card: name, what: why?.type === 'CodexFired' ? why.what : 'rule' });
  const line = phrase('story-text', { text: { strong: says } });
  if (before.some(({ type }) => type === 'CodexFlipped'))
    return [sentence('apart', line, { matters: 3, ...known(around) })];
  const what = `codex ${card}`;
  const heading = sentence('heading', says, {
    because: name,
    matters: 3,
    of: momentOf(around, undefined, what),
    brief: line,
    great: {
      scene: 'codex',
      title: name,
      note: phrase('third-moment-round', { round: state.round }),
      theme: state.options.theme,
    },
  });
  const told = archiveProse(card, 'back', 'en') === null ? [] : [story('archive', String(card), 'back')];
  return [
    heading,
    ...told.map((text) =>
      sentence('prose', phrase('story-prose', { story: text }), {
        because: begunIn(underMoment(what)),
        of: underMoment(what),
      }),
    ),
  ];
}

/** Why a card turns over is told in its heading, and what a standing rule does says that it comes from it. */
function fired({ card, what }: EventOf<'CodexFired'>, { events, index }: Around): Sentence | null {
  const turns = events.slice(index).some((event) => event.type === 'CodexFlipped' && event.card === card);
  if (what === 'rule' || turns) return null;
  return sentence('codex', phrase('third-event-CodexFired', { card: ref('archive', String(card)), what }), {
    because: ref('archive', String(card)),
  });
}
