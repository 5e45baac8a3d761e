import { type Phrase, phrase, type Ref, ref, series } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Goals } from '../../edition/edition.ts';
import { sideUp } from '../codex/codex.ts';
import type { CodexCard, Game } from '../state/state.ts';
import { waitsOf } from './codexview.ts';

/** What the cards in the codex ask for, and what brings them nearer to defeat: a line each, with how far it is. */
export function goals(game: Game, words: Words): Goals {
  const { state } = game;
  if (state.outcome) return {};
  const cards = [...state.codex].filter(({ deck }) => deck === null).sort((a, b) => a.number - b.number);
  const lineOf = (kind: 'objective' | 'doom'): string | null => {
    const waits = cards.flatMap((card) =>
      waitsOf(game, card, 'line')
        .filter((wait) => wait.kind === kind)
        .map(({ text, now, of }) => {
          const named = { card: ref('archive', String(card.number)), text };
          if (now === undefined || of === undefined) return words.say('third-goal-wait', named);
          return words.say('third-goal-measured', { ...named, now, of });
        }),
    );
    return waits.length > 0 ? words.say(`third-goal-${kind}`, { waits: waits.join(' · ') }) : null;
  };
  const [goal, danger] = [lineOf('objective'), lineOf('doom')];
  return { ...(goal === null ? {} : { goal }), ...(danger === null ? {} : { danger }) };
}

/** The same as lines. */
export function goalLines(game: Game, words: Words): string[] {
  return Object.values(goals(game, words));
}

/**
 * The same for the opening of a round, in one line: what is asked, and of the dangers those that have a count. Among several
 * goals an action goes by the name of its card; the status says more.
 */
export function roundGoals(game: Game): Phrase[] {
  const cards = [...game.state.codex].filter(({ deck }) => deck === null).sort((a, b) => a.number - b.number);
  const aims = cards.flatMap((card) => saidOf(game, card, 'objective'));
  const dangers = cards.flatMap((card) => saidOf(game, card, 'doom'));
  const counted = dangers.filter(({ isCounted }) => isCounted);
  const asked = aims.map(({ text, card, isCounted, isAction }) => {
    if (isCounted) return text;
    return isAction && aims.length > 1
      ? phrase('third-goal-card', { card, acts: 'true' })
      : phrase('third-goal-wait', { card, text });
  });
  const shown = [
    { key: 'third-goal-objective', waits: asked },
    { key: 'third-goal-doom', waits: (counted.length > 0 ? counted : dangers).map(({ text }) => text) },
  ];
  return shown.flatMap(({ key, waits }) => (waits.length === 0 ? [] : [phrase(key, { waits: series('dots', waits) })]));
}

interface Said {
  text: Phrase;
  card: Ref;
  isCounted: boolean;
  /** It waits for somebody to do what stands on it. */
  isAction: boolean;
}

/** What one card waits for, of one kind. */
function saidOf(game: Game, card: CodexCard, kind: 'objective' | 'doom'): Said[] {
  const waits = waitsOf(game, card, 'line').filter((wait) => wait.kind === kind);
  if (waits.length === 0) return [];
  const texts = waits.map(({ text, now, of }) =>
    now === undefined || of === undefined ? text : phrase('third-goal-count', { text, now, of }),
  );
  const isCounted = waits.some(({ of, counted }) => of !== undefined || counted);
  const isAction = (sideUp(game, card)?.actions ?? []).length > 0;
  const text = phrase('story-text', { text: series('row', texts) });
  return [{ text, card: ref('archive', String(card.number)), isCounted, isAction }];
}
