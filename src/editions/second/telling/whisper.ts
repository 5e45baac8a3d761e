import { type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import { type Sentence, sentence } from '../../../story/sentence.ts';
import type { Content } from '../content/content.ts';

import { mythosText } from '../language/text/mythos.ts';
import type { SecondEvent } from '../state/event.ts';

/** What only the Keeper may know: the two cards they choose from, with gate, clue and movement (L12.2). */
export function whispers(content: Content, events: readonly SecondEvent[]): { to: string; sentences: Sentence[] }[] {
  return events.flatMap((event) =>
    event.type === 'MythosOffered' ? [{ to: event.keeper, sentences: offered(content, event.cards) }] : [],
  );
}

function offered(content: Content, cards: readonly string[]): Sentence[] {
  return [sentence('apart', phrase('keeper-cards')), ...cards.flatMap((card, index) => told(content, card, index))];
}

function told(content: Content, card: string, index: number): Sentence[] {
  const { gate, clue, movement } = content.mythos(card);
  const none = phrase('keeper-none');
  const place = (id: string | null): PhraseArgument => (id === null ? none : ref('place', id));
  const called = (dimensions: readonly string[]): PhraseArgument =>
    dimensions.length === 0 ? none : dimensions.map((one) => phrase(`dimension-${one}`));
  const line = phrase('keeper-card', {
    number: index + 1,
    card: ref('mythos', card),
    gate: place(gate),
    clue: place(clue),
    white: called(movement?.white ?? []),
    black: called(movement?.black ?? []),
  });
  const texts = mythosText(content, content.mythos(card));
  return [sentence('apart', line), ...texts.map((text) => sentence('small', phrase('story-text', { text })))];
}
