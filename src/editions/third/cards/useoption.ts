import type { Option } from '../../../engine/decision.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/copy.ts';
import type { Cost, Effect } from '../content/effect.ts';
import { bargainText } from '../language/rulestext.ts';
import type { Cause } from '../state/event.ts';
import { isSpell } from './spell.ts';

/** What an ability costs and does. */
interface Text {
  cost?: Cost[];
  do: Effect[];
}

/** Using an ability, as an option: what it stands on, and what it would cost and do. */
export function useOption(id: string, source: Cause, card: string | null, text: Text): Option {
  const what = ref(source.ref, kindOf(source.id));
  return { id, label: labelOf(source, card), note: noteOf(card, text), about: what };
}

function labelOf(source: Cause, card: string | null): Phrase {
  const what = ref(source.ref, kindOf(source.id));
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

function noteOf(card: string | null, { cost = [], do: effects }: Text): Phrase {
  const text = bargainText(cost, effects);
  if (card === null || !isSpell(card)) return text;
  return phrase('third-note-cast', { horror: loadContent().asset(card).castHorror ?? 0, text });
}
