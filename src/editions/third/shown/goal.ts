import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { State } from '../state/state.ts';
import { waitsOf } from './codexview.ts';

/** What the cards in the codex ask for, and what brings them nearer to defeat: a line each, with how far it is. */
export function goalLines(state: State, words: Words): string[] {
  const cards = [...state.codex].filter(({ deck }) => deck === null).sort((a, b) => a.number - b.number);
  return (['objective', 'doom'] as const).flatMap((kind) => {
    const waits = cards.flatMap((card) =>
      waitsOf(state, card, { words, form: 'line' })
        .filter((wait) => wait.kind === kind)
        .map(({ text, now, of }) => {
          const named = { card: ref('archive', String(card.number)), text };
          if (now === undefined || of === undefined) return words.say('third-goal-wait', named);
          return words.say('third-goal-measured', { ...named, now, of });
        }),
    );
    return waits.length > 0 ? [words.say(`third-goal-${kind}`, { waits: waits.join(' · ') })] : [];
  });
}
