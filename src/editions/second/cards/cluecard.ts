import type { Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';

import { isA } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Game } from '../state/state.ts';

/** Held cards that may be discarded as a Clue token (Research Materials). */
export function clueCards(game: Game, seat: Seat): Copy[] {
  return investigator(game, seat)
    .cards.map(({ id }) => id)
    .filter((id) => {
      const card = game.content.card(id);
      return 'abilities' in card && card.abilities.some(({ effect }) => effect.some((one) => isA(one, 'countsAs')));
    });
}
