import type { Signed, TableEdition } from '../../editions/edition/edition.ts';
import type { Seat } from '../../engine/decision.ts';
import type { EngineState } from '../../engine/game.ts';
import { sheetHandle } from '../../render/handles/art.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Emoji } from '../connection/emoji.ts';
import type { Services } from '../connection/services.ts';

/** The face of whoever plays a seat. */
export function seatEmoji({ emojis }: Pick<Services, 'emojis'>, { edition, state }: Table, seat: Seat): Emoji | null {
  return emojis.of(faceOf({ edition, state }, seat));
}

/** The emoji of an option or an offer; null for none. */
export type EmojiOf = (one: Signed) => Emoji | null;

interface Table {
  edition: TableEdition;
  state: EngineState;
}

/** The emoji that each option of decisions bears: none where all of one would bear the same, for it tells nothing apart. */
export function optionEmojis(
  { emojis, table }: Pick<Services, 'emojis' | 'table'>,
  view: Pick<GameView, 'id'>,
  decisions: readonly { options: readonly Signed[] }[],
): EmojiOf {
  const position = table.reading.position(view.id);
  if (!position.ok) return () => null;
  const { edition, live } = position.value;
  const handles = new Map<Signed, string | null>();
  for (const { options } of decisions) {
    const own = options.map((option) => handleOf({ edition, state: live.play.state }, option));
    const isAlike = own.length > 1 && new Set(own).size === 1;
    options.forEach((option, index) => {
      handles.set(option, isAlike ? null : (own[index] ?? null));
    });
  }
  return (option) => {
    const handle = handles.get(option);
    return handle ? emojis.of(handle) : null;
  };
}

function handleOf(at: Table, option: Signed): string | null {
  const { about } = option;
  if (about?.ref === 'sheet') return sheetHandle(about.id);
  if (about?.ref === 'seat') return faceOf(at, Number(about.id));
  return at.edition.sign?.(option) ?? null;
}

function faceOf({ edition, state }: Table, seat: Seat): string {
  return sheetHandle(edition.who(state, seat).id);
}
