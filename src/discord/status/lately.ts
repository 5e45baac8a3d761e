import { messageLink } from 'discord.js';
import { briefly } from '../../story/excerpt.ts';
import type { GameView } from '../../table/game/view.ts';
import { type Happening, happeningIn, isOlder, type OlderHappening } from '../../table/told/happening.ts';
import type { Words } from '../../words/words.ts';
import { type Services, tellingWords } from '../connection/services.ts';
import { clip, small, unformatted } from '../message/content.ts';
import { briefLines, saidLines } from '../message/told.ts';

/** How many happenings it repeats, of how many of the latest, and how much of each. */
const LATELY = 3;
const LOOKED_THROUGH = 15;
const LONGEST_LATELY = 160;

/** The latest happenings that matter to everybody, else the latest of all, each with a link to where it is told. */
export function latelyLines(services: Services, view: GameView, words: Words): string[] {
  const rows = services.store.outbox.happenings(view.id, 0, LOOKED_THROUGH);
  const telling = tellingWords(services, view.id);
  const told = rows.flatMap(({ body, id, message }) => {
    const happening = happeningIn({ body });
    const heads = briefLines(happening, telling);
    const text = heads.length > 0 ? inShort(heads) : lastOf(happening, telling);
    return text === null ? [] : [{ text, id, message, matters: heads.length > 0 }];
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

/** What of a happening matters, in one line. */
function inShort(heads: readonly string[]): string {
  return [...new Set(heads.map(unformatted))].join(' · ');
}

/** The last that a happening tells; null when it tells nothing. */
function lastOf(happening: Happening | OlderHappening, words: Words): string | null {
  const last = isOlder(happening)
    ? happening.lines.at(-1)
    : saidLines(
        happening.sentences
          .filter(({ act }) => act !== 'small' && act !== 'vote')
          .slice(-1)
          .map(briefly),
        words,
      ).at(-1);
  return last === undefined ? null : unformatted(last);
}
