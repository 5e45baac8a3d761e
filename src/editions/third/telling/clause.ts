import { phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { loadContent } from '../content/content.ts';
import { monsterAim } from '../language/text/sheet.ts';
import type { EventOf, TradedGoods } from '../state/event.ts';

/** "A → B → C", the spaces passed. */
export function wayOf(steps: readonly { from: string; to: string }[], words: Words): string {
  const [first] = steps;
  if (!first) return '';
  return [first.from, ...steps.map(({ to }) => to)].map((id) => words.name(ref('space', id))).join(' → ');
}

/** Whom or what a monster on the move goes after, behind its way; nothing for one that only effects move. */
export function aimOf(monster: string, words: Words): string {
  const aim = monsterAim(loadContent().monster(monster));
  return aim ? words.say('third-monster-aim', { aim }) : '';
}

/** Doom that came to a space. */
export function doomAt({ space, amount, doom }: EventOf<'DoomPlaced'>) {
  return phrase('third-doom-at', { space: ref('space', space), amount, doom });
}

/** Where an encounter takes place, as its headline. */
export function encounterPlace(
  { card, section, kind }: Pick<EventOf<'EncounterDrawn'>, 'card' | 'section' | 'kind'>,
  words: Words,
): string {
  if (kind === 'street') return words.name(ref('streetKind', section));
  if (kind === 'anomaly') return words.name(ref('encounter', card));
  return words.name(ref('space', section));
}

/** What changes hands in a trade. */
export function goods({ cards, money, clues, remnants }: TradedGoods, words: Words): string {
  const all = [
    ...cards.map((card) => words.name(ref('card', card))),
    ...Object.entries({ money, clues, remnants })
      .filter(([, amount]) => amount > 0)
      .map(([what, amount]) => words.say(`third-goods-${what}`, { amount })),
  ];
  return all.length === 0 ? words.say('third-goods-none') : words.list(all);
}
