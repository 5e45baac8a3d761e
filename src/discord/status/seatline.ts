import { escapeMarkdown } from 'discord.js';
import { ref } from '../../engine/phrase.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import type { Services } from '../connection/services.ts';

/** Who plays whom, where they are, what they have; `▸` marks whoever is asked, `✓` whoever has taken their turn. */
export function seatLines(services: Services, view: GameView, words: Words): string[] {
  const position = services.table.reading.position(view.id);
  if (!position.ok || !position.value.edition.standing) return [seatLine(view, words)];
  const { edition, live } = position.value;
  const asked = new Set(view.open.flatMap(({ decision }) => decision.seats));
  const { state } = live.play;
  const markOf = (seat: number): string => {
    if (asked.has(seat)) return '▸';
    return edition.turnTaken?.(state, seat) ? '✓' : '·';
  };
  return view.seats.map(({ seat, name }) =>
    words.say('status-standing', {
      mark: markOf(seat),
      seat: words.say('status-seat', { investigator: ref('seat', String(seat)), name: escapeMarkdown(name) }),
      standing: edition.standing?.(state, seat, words) ?? '',
    }),
  );
}

/** Who plays whom. */
function seatLine(view: GameView, words: Words): string {
  return view.seats
    .map(({ seat, name }) =>
      words.say('status-seat', { investigator: ref('seat', String(seat)), name: escapeMarkdown(name) }),
    )
    .join(' · ');
}
