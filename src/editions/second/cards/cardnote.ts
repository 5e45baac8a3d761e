import type { Option } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Copy } from '../../edition/copy.ts';

import type { Game } from '../state/state.ts';

/** A card that is to be chosen or bought, as an option's second line: its rules text. */
export function cardNote(game: Game, id: Copy): Pick<Option, 'note'> {
  const note = game.rules.text.card(game.content, game.content.card(id));
  return note ? { note } : {};
}

/** A card as something to choose, with what it says. */
export function cardOption(game: Game, id: Copy): Option<Copy> {
  return {
    id,
    label: phrase('option-card', { card: ref('card', id) }),
    ...cardNote(game, id),
    about: { ref: 'card', id },
  };
}
