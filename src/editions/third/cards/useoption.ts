import type { Offered } from '../../../engine/decision.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindNamed } from '../../edition/copy.ts';
import { loadContent } from '../content/content.ts';
import type { Cost, Effect } from '../content/effect.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import { isSpell } from './spell.ts';

/** What an ability costs and does. */
interface Text {
  cost?: Cost[];
  do: Effect[];
}

/** An ability that can be used: its key, what it stands on, and, where that is one, the held card. */
interface Usable {
  key: string;
  source: Cause;
  card: Copy | null;
  text: Text;
}

/** Using an ability, as an option: what it stands on, and what it would cost and do. */
export function useOption(game: Game, { key, source, card, text }: Usable): Offered {
  const what = ref(source.ref, kindNamed(source.id));
  return { id: key, label: labelOf(source, card), outlook: () => ({ note: noteOf(game, card, text) }), about: what };
}

function labelOf(source: Cause, card: Copy | null): Phrase {
  const what = ref(source.ref, kindNamed(source.id));
  if (card !== null && isSpell(card)) return phrase('third-option-cast', { card: what });
  switch (source.ref) {
    case 'sheet':
      return phrase('third-option-use-own', { what });
    case 'archive':
      return phrase('third-option-codex-action', { card: what });
    case 'monster':
    case 'headline':
      return phrase('third-option-use-against', { what });
    default:
      return phrase('third-option-use', { what });
  }
}

function noteOf({ rules }: Game, card: Copy | null, { cost = [], do: effects }: Text): Phrase {
  const text = rules.text.bargain(cost, effects);
  if (card === null || !isSpell(card)) return text;
  return phrase('third-note-cast', { horror: loadContent().asset(card).castHorror ?? 0, text });
}
