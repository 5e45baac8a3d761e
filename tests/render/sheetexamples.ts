import { gameOf } from '../../src/editions/second/game/game.ts';
import { secondWords } from '../../src/editions/second/second.ts';
import { sheetView } from '../../src/editions/second/shown/sheetview.ts';
import type { State } from '../../src/editions/second/state/state.ts';
import type { Locale } from '../../src/locale.ts';
import type { SheetView } from '../../src/render/view.ts';
import { aGame } from '../editions/second/table.ts';
import { content } from '../second.ts';

export function sheetOf(state: State, seat: number, locale: Locale = 'en'): SheetView {
  return sheetView(gameOf(content, state), seat, secondWords(content, locale, state), 'Mara');
}

/** An investigator who owns a bit of everything. */
export function laden(): State {
  const { state } = aGame({
    investigators: [
      {
        sheet: 'joe-diamond',
        at: 'jail-cell',
        cards: [
          '45-automatic',
          'tommy-gun',
          'elder-sign',
          'find-gate',
          'speed',
          'retainer',
          'ally-duke',
          'blessing',
        ].filter(known),
        money: 12,
        clues: 3,
        sanity: 2,
        stamina: 5,
        sliders: [0, 2, 3],
        delayed: true,
        arrested: true,
        lostTurn: 6,
      },
      { sheet: 'sister-mary' },
    ],
  });
  const [one] = state.investigators;
  if (!one) throw new Error('nobody');
  one.cards.forEach((card, index) => {
    card.exhausted = index % 3 === 1;
    card.tokens = index === 2 ? 2 : 0;
  });
  one.gateTrophies = ['abyss#1', 'city-of-the-great-race#1'];
  one.monsterTrophies = ['cultist#1', 'dimensional-shambler#1', 'gug#1'];
  return state;
}

function known(card: string): boolean {
  return content.cards.some(({ id }) => id === card);
}
