import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { CodexCard, State } from '../state/state.ts';
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

/** The same for the opening of a round, in one line: what is asked, and of the dangers those that have a count. */
export function roundGoals(state: State, words: Words): string {
  const cards = [...state.codex].filter(({ deck }) => deck === null).sort((a, b) => a.number - b.number);
  const goals = cards.flatMap((card) => saidOf(state, card, words, 'objective'));
  const dangers = cards.flatMap((card) => saidOf(state, card, words, 'doom'));
  const counted = dangers.filter(({ isCounted }) => isCounted);
  const texts = (said: readonly Said[]): string => said.map(({ text }) => text).join(' · ');
  const shown = [
    { key: 'third-goal-objective', waits: texts(goals) },
    { key: 'third-goal-doom', waits: texts(counted.length > 0 ? counted : dangers) },
  ];
  return shown.flatMap(({ key, waits }) => (waits === '' ? [] : [words.say(key, { waits })])).join(' · ');
}

interface Said {
  text: string;
  isCounted: boolean;
}

/** What one card waits for, of one kind. */
function saidOf(state: State, card: CodexCard, words: Words, kind: 'objective' | 'doom'): Said[] {
  const waits = waitsOf(state, card, { words, form: 'line' }).filter((wait) => wait.kind === kind);
  if (waits.length === 0) return [];
  const texts = waits.map(({ text, now, of }) => (of === undefined ? text : `${text} **${now}/${of}**`));
  const isCounted = waits.some(({ of }) => of !== undefined);
  const text = texts.join(', ');
  // What has no count is to be looked up on its card.
  const named = { card: ref('archive', String(card.number)), text };
  return [{ text: isCounted || kind === 'doom' ? text : words.say('third-goal-wait', named), isCounted }];
}
