import { hyperlink, messageLink } from 'discord.js';
import type { MessageRow } from '../../store/messages.ts';
import type { GameView, OpenDecision } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import type { Services } from '../connection/services.ts';
import { proposalLines } from '../question/proposal.ts';
import { nameOf, relative } from '../question/question.ts';
import { rowOf } from '../question/questiondraft.ts';

/** Who is awaited since when, with links to the questions; those who may go in any order stand in one line. */
export function waitingLines(services: Services, view: GameView, words: Words): string[] {
  const rows = services.store.messages.of(view.id);
  const waiting = view.open.filter(({ awaited }) => awaited.length > 0);
  const racing = waiting.filter(({ decision }) => decision.race);
  const race = racing.length > 1 ? [raceLine(racing, rows, view, words)] : [];
  const others = waiting.filter((open) => racing.length < 2 || !racing.includes(open));
  const lines = others.map((open) => {
    const names = open.awaited.map((person) => nameOf(person, view));
    const link = linkTo(open, rows, view);
    const plain = words.say('status-waiting', { names, since: sinceOf(view, open.awaited) });
    const line = link ? words.say('status-linked', { line: plain, link }) : plain;
    return timed(line, open.closes ?? deadlineOf(view, open.awaited), words);
  });
  return [...race, ...new Set(lines), ...proposalLines(services, view, words)];
}

/** Each name leads to the question of its own. */
function raceLine(racing: readonly OpenDecision[], rows: MessageRow[], view: GameView, words: Words): string {
  const names = racing.flatMap((open) => {
    const link = linkTo(open, rows, view);
    return open.awaited.map((person) => {
      const name = nameOf(person, view);
      return link ? hyperlink(name, link) : name;
    });
  });
  const persons = racing.flatMap(({ awaited }) => awaited);
  const line = words.say('status-waiting-race', { names: [...new Set(names)], since: sinceOf(view, persons) });
  return timed(line, deadlineOf(view, persons), words);
}

function linkTo({ decision }: OpenDecision, rows: MessageRow[], view: GameView): string | null {
  const row = rowOf(rows, view, decision.id);
  return row ? messageLink(row.channel, row.id, view.guild) : null;
}

const timed = (line: string, ends: number | null, words: Words): string =>
  ends === null ? line : words.say('status-deadline', { line, when: relative(ends) });

/** Since when the first of them has been asked; nothing where that is not known. */
function sinceOf({ awaited }: GameView, persons: readonly string[]): string {
  const since = Math.min(...awaited.filter(({ person }) => persons.includes(person)).map((entry) => entry.since));
  return Number.isFinite(since) ? relative(since) : '';
}

/** The first deadline among these persons; null = none has one. */
function deadlineOf(view: GameView, persons: readonly string[]): number | null {
  const moments = view.awaited.flatMap(({ person, deadline }) =>
    persons.includes(person) && deadline !== null ? [deadline] : [],
  );
  return moments.length > 0 ? Math.min(...moments) : null;
}
