import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { lines, story } from '../../shown/clause.ts';
import type { Told } from '../../telling/telling.ts';
import { loadContent } from '../content/content.ts';
import { waitsOf } from '../shown/codexview.ts';
import { archiveProse } from '../shown/prose.ts';
import type { EventOf, ThirdEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { lineOf } from './line.ts';

/** What happens to a card of the codex: what it asks for now, its story, and nothing that is told anyway. */
export function codexLineTold(events: readonly ThirdEvent[], index: number, state: State, words: Words): Told | null {
  const event = events[index];
  const silent = { lines: [], used: [index] };
  switch (event?.type) {
    case 'CodexAdded':
      return {
        lines: [addedLine(event, state, words, tellsStory(events.slice(0, index), events.slice(index + 1)))],
        used: [index],
      };
    case 'CodexFlipped': {
      // Of several that turn over together the first has its story told.
      const [head = ''] = (lineOf(event, words) ?? '').split('\n');
      return tellsStory(events.slice(0, index), []) ? { lines: [head], used: [index] } : null;
    }
    case 'CodexReturned':
      // A card that has turned over, or given way to another, is done with; one without a name has done what is told of it.
      return isDone(events.slice(0, index), event.card) || !isNamed(event.card) ? silent : null;
    case 'CodexFired':
      // What a standing rule does says that it comes from it.
      return event.what === 'rule' ? silent : null;
    default:
      return null;
  }
}

/** True for a card with a name that people know it by. */
function isNamed(card: number): boolean {
  return loadContent().archive.get(card)?.name !== undefined;
}

function isDone(before: readonly ThirdEvent[], card: number): boolean {
  return before.some(
    (event) =>
      event.type === 'CodexAdded' ||
      ((event.type === 'CodexFlipped' || event.type === 'CodexFired') && event.card === card),
  );
}

/** Whether one story is told already, of a card that turns over or comes before: others can be read on the card (`/look`). */
function tellsStory(before: readonly ThirdEvent[], after: readonly ThirdEvent[]): boolean {
  const isTurned = ({ type }: ThirdEvent): boolean => type === 'CodexFlipped' || type === 'CodexRead';
  return [...before, ...after].some(isTurned) || before.some(({ type }) => type === 'CodexAdded');
}

/** A card that comes into the codex: what it is after, large, and its story unless another's is told. */
function addedLine(event: EventOf<'CodexAdded'>, state: State, words: Words, isBrief: boolean): string {
  const { card, side } = event;
  const lying = state.codex.find(({ number }) => number === card);
  const waits = lying ? waitsOf(state, lying, { words, form: 'line' }) : [];
  const [first] = waits;
  const said = waits.map(({ text, now, of }) => (of === undefined ? text : `${text} ${now}/${of}`));
  const head = words.say('third-event-CodexAdded', {
    card: ref('archive', String(card)),
    kind: first?.kind ?? 'none',
    waits: said.join(', '),
  });
  return isBrief ? head : lines(head, story(archiveProse(card, side, words.locale)));
}

/** Why a card has turned over, where one of its own texts came true. */
export function turnedBy(events: readonly ThirdEvent[], card: number, words: Words): { line: string; used: number[] } {
  const used = events.flatMap((event, index) =>
    event.type === 'CodexFired' && event.card === card && event.what !== 'rule' ? [index] : [],
  );
  const fired = events[used[0] ?? -1];
  const line = fired?.type === 'CodexFired' ? words.say('third-moment-codex-why', { what: fired.what }) : '';
  return { line, used };
}
