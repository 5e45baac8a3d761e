import { phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { EventOf, TradedGoods } from '../state/event.ts';

/** Doom that came to a space. */
export function doomAt({ space, amount, doom }: EventOf<'DoomPlaced'>) {
  return phrase('third-doom-at', { space: ref('space', space), amount, doom });
}

/** Where an encounter takes place, as its headline. */
export function encounterPlace(
  { section, kind }: Pick<EventOf<'EncounterDrawn'>, 'section' | 'kind'>,
  words: Words,
): string {
  if (kind === 'street') return words.name(ref('streetKind', section));
  if (kind === 'anomaly') return words.say('third-name-anomaly');
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
