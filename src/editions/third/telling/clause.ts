import { phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { signed } from '../../shown/clause.ts';
import type { EventOf, TradedGoods } from '../state/event.ts';

/** The doom that came to each space, all of it together, where any did. */
export function doomBySpace(placed: readonly EventOf<'DoomPlaced'>[]): EventOf<'DoomPlaced'>[] {
  const spaces = new Map<string, EventOf<'DoomPlaced'>>();
  for (const event of placed) {
    const before = spaces.get(event.space)?.amount ?? 0;
    if (event.amount > 0) spaces.set(event.space, { ...event, amount: before + event.amount });
  }
  return [...spaces.values()];
}

/** Doom that came to a space. @param form of a sentence its name has an article */
export function doomAt({ space, amount, doom }: EventOf<'DoomPlaced'>, form: 'label' | 'sentence') {
  return phrase('third-doom-at', { space: ref('space', space), amount, doom, form });
}

/** How much doom lies on the sheet now, with how much has come unless that is one, and why. */
export function sheetDoom({ doom, by }: Pick<EventOf<'SheetDoom'>, 'doom' | 'by'>, cause: string, words: Words) {
  const notes = [...(by === 1 ? [] : [signed(by)]), ...(cause === '' ? [] : [cause])].join(', ');
  return words.say('third-sheet-doom', { doom, some: notes === '' ? 'no' : 'yes', notes });
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
    ...cards.map((card) => words.name(ref('card', card), { article: 'the' })),
    ...Object.entries({ money, clues, remnants })
      .filter(([, amount]) => amount > 0)
      .map(([what, amount]) => words.say(`third-goods-${what}`, { amount })),
  ];
  return all.length === 0 ? words.say('third-goods-none') : words.list(all);
}
