import { messageLink } from 'discord.js';
import type { GameView } from '../../table/game/view.ts';
import type { Happening } from '../../table/room/announcement.ts';
import type { Words } from '../../words/words.ts';
import type { Services } from '../connection/services.ts';
import { clip, small, unformatted } from '../message/content.ts';

/** How many happenings it repeats, of how many of the latest, and how much of each. */
const LATELY = 3;
const LOOKED_THROUGH = 15;
const LONGEST_LATELY = 160;

/** The latest happenings that matter to everybody, else the latest of all, each with a link to where it is told. */
export function latelyLines(services: Services, view: GameView, words: Words): string[] {
  const rows = services.store.outbox.happenings(view.id, 0, LOOKED_THROUGH);
  const told = rows.flatMap(({ body, id, message }) => {
    const happening = JSON.parse(body) as Happening;
    const text = inShort(happening);
    return text === null ? [] : [{ text, id, message, matters: happening.heads !== undefined }];
  });
  const heads = told.filter(({ matters }) => matters).slice(-LATELY);
  const others = told.filter(({ matters }) => !matters).slice(-LATELY);
  const shown = [...others.slice(heads.length), ...heads].sort((one, other) => one.id - other.id);
  const lines = shown.map(({ text, message }) => {
    const line = clip(text, LONGEST_LATELY);
    const link = message ? messageLink(view.channel, message, view.guild) : null;
    return small(link ? words.say('status-happened', { line, link }) : line);
  });
  return lines.length > 0 ? [small(words.say('status-latest')), ...lines] : [];
}

/** A happening in one line: what of it matters, else the last it tells; null when it tells nothing. */
function inShort({ heads, lines }: Happening): string | null {
  if (heads) {
    const short = [...new Set(heads.map((head) => plain(head.split('\n')[0] ?? '')))];
    return short.map((head, index) => (index < short.length - 1 ? head.replace(/\.$/, '') : head)).join(' · ');
  }
  const last = lines
    .flatMap((text) => text.split('\n'))
    .filter((text) => text.trim() !== '' && !text.startsWith('-#'))
    .at(-1);
  return last === undefined ? null : plain(last);
}

/** A line without formatting, also none of a heading. */
function plain(line: string): string {
  return unformatted(line.replace(/^#+ /, ''));
}
