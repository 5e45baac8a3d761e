import type { Offered, Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import type { Prospect } from '../../../engine/prospect.ts';
import { type Copy, kindNamed } from '../../edition/copy.ts';
import type { Cost, Effect } from '../content/effect.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import { castNote, castPrice } from './castprice.ts';
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
export function useOption(game: Game, seat: Seat, { key, source, card, text }: Usable): Offered {
  const what = ref(source.ref, kindNamed(source.id));
  return {
    id: key,
    label: labelOf(game, source, card),
    prospect: () => usePromise(game, seat, { source, card, text }),
    about: what,
  };
}

function labelOf(game: Game, source: Cause, card: Copy | null): Phrase {
  const what = ref(source.ref, kindNamed(source.id));
  if (card !== null && isSpell(game, card)) return phrase('third-option-cast', { card: what });
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

function usePromise(game: Game, seat: Seat, { source, card, text }: Omit<Usable, 'key'>): Prospect {
  const { cost = [], do: effects } = text;
  const context = { source, ...(card === null ? {} : { card, owner: seat }) };
  const price = [...castPrice(game, seat, card), ...game.rules.prices(game, seat, cost, context)];
  const otherwise = castNote(game, seat, card);
  const does = game.rules.text.effects(effects);
  return {
    note: otherwise ? phrase('third-note-cast-and', { cast: otherwise, text: does }) : does,
    ...(price.length > 0 ? { price } : {}),
  };
}
