import { dateOf } from '../../table/cases/seal.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';

/** The sealed case a table plays, and plainly who has seen it at another one; nothing for games of their own. */
export function caseLine({ sealedCase }: GameView, words: Words): string[] {
  if (!sealedCase) return [];
  const { code, closesAt, isOpen, knowing } = sealedCase;
  if (isOpen) return [words.say('case-lobby-open', { code })];
  const people = knowing.map((person) => `<@${person}>`);
  return [
    words.say('case-lobby', { code, date: dateOf(closesAt) }),
    ...(people.length > 0 ? [words.say('case-knowing', { people, count: people.length })] : []),
  ];
}
