import type { Option } from '../../../engine/decision.ts';
import { phrase } from '../../../engine/phrase.ts';
import type { Game } from '../state/state.ts';

/** A card that is to be chosen, bought or got, as an option's second line: its rules text. */
export function cardNote({ rules, content }: Game, id: string): Pick<Option, 'note'> {
  const [first, ...others] = rules.text.card(content.asset(id));
  const note = others.reduce((text, more) => text && phrase('third-note-card', { text, more }), first);
  // 3E-110.5a-3
  return note ? { note } : {};
}

/** The same with what the item is worth, which comes first. */
export function wareNote(game: Game, id: string, value: number): Pick<Option, 'note'> {
  return { note: phrase('third-note-value', { value, text: cardNote(game, id).note ?? '' }) };
}
