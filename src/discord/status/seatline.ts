import { escapeMarkdown } from 'discord.js';
import { ref } from '../../engine/phrase.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import { inText } from '../connection/emoji.ts';
import type { Services } from '../connection/services.ts';
import { seatEmoji } from '../message/handle.ts';

/**
 * Who plays whom, where they are, what they have; `▸` marks whoever is asked, `✓` whoever has taken their turn. A face leads
 * each line where there are faces.
 */
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
  const faced = (mark: string, seat: number): string => {
    const face = seatEmoji(services, { edition, state }, seat);
    return face ? `${mark} ${inText(face)}` : mark;
  };
  return view.seats.map(({ seat, name }) =>
    words.say('status-standing', {
      mark: faced(markOf(seat), seat),
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
