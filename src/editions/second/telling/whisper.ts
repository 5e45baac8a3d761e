import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { small } from '../../shown/clause.ts';
import { loadContent } from '../content/content.ts';
import { mythosText } from '../language/text/mythos.ts';
import type { SecondEvent } from '../state/event.ts';

/** What only the Keeper may know: the two cards they choose from, with gate, clue and movement (L12.2). */
export function whispers(events: readonly SecondEvent[], words: Words): { to: string; lines: string[] }[] {
  return events.flatMap((event) =>
    event.type === 'MythosOffered'
      ? [
          {
            to: event.keeper,
            lines: [words.say('keeper-cards'), ...event.cards.flatMap((card, index) => cardLines(card, index, words))],
          },
        ]
      : [],
  );
}

function cardLines(card: string, index: number, words: Words): string[] {
  const { gate, clue, movement } = loadContent().mythos(card);
  const place = (id: string | null): string => (id === null ? words.say('keeper-none') : words.name(ref('place', id)));
  const called = (dimensions: readonly string[]): string =>
    dimensions.length === 0
      ? words.say('keeper-none')
      : words.list(dimensions.map((one) => words.say(`dimension-${one}`)));
  const line = words.say('keeper-card', {
    number: index + 1,
    card: ref('mythos', card),
    gate: place(gate),
    clue: place(clue),
    white: called(movement?.white ?? []),
    black: called(movement?.black ?? []),
  });
  return [line, ...mythosText(loadContent().mythos(card)).map((text) => small(words.text(text)))];
}
