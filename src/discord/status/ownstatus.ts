import { messageLink } from 'discord.js';
import { ref } from '../../engine/phrase.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import { plainWords, type Services, wordsOf } from '../connection/services.ts';
import { newsOf } from '../look/look.ts';
import { clip } from '../message/content.ts';
import { mayAnswer } from '../question/asked.ts';
import { proposalLines } from '../question/proposal.ts';
import { nameOf, relative } from '../question/question.ts';
import { rowOf } from '../question/questiondraft.ts';
import { companyLines } from './company.ts';

/** How much of the news is told here; the rest is in the log of each game. */
const MOST_NEWS = 6;
const LONGEST_NEWS = 300;

/** What a person is asked in all their games, and what happened in them since their last visit. */
export function ownStatus(services: Services, person: string): string[] {
  const games = services.table.reading.gamesOf(person);
  if (games.length === 0) return [plainWords(services).say('mine-none')];
  const asked = (view: GameView): number => Number(view.open.some(({ awaited }) => awaited.includes(person)));
  return [...games].sort((a, b) => asked(b) - asked(a)).flatMap((view) => gameLines(services, view, person));
}

function gameLines(services: Services, view: GameView, person: string): string[] {
  const words = wordsOf(services, view);
  const headline = view.headline ? words.text(view.headline) : words.say('mine-lobby');
  const head = words.say('mine-head', { channel: `<#${view.channel}>`, headline });
  const notes = noteLines(services, view.id, person, words);
  if (view.status !== 'playing') return [head, ...notes];
  const company = view.parked ? companyLines(view, words, services.clock()).slice(0, 1) : [];
  const proposed = proposalLines(services, view, words, person);
  return [
    head,
    ...askedLines(services, view, words, person),
    ...proposed,
    ...company,
    ...newsLines(services, view, words, person),
    ...notes,
  ];
}

/** What a person has noted of a game; empty without notes. */
export function noteLines(services: Services, game: string, person: string, words: Words): string[] {
  const lines = services.table.notes.of(game, person).map((text, index) => `> ${index + 1}. ${text}`);
  return lines.length > 0 ? [words.say('mine-notes'), ...lines] : [];
}

function askedLines(services: Services, view: GameView, words: Words, person: string): string[] {
  const rows = services.store.messages.of(view.id);
  const linked = (line: string, decision: string): string => {
    const row = rowOf(rows, view, decision);
    return row ? words.say('status-linked', { line, link: messageLink(row.channel, row.id, view.guild) }) : line;
  };
  const own = view.awaited.find((entry) => entry.person === person);
  const since = own ? relative(own.since) : '';
  const asked = view.open
    .filter(({ awaited }) => awaited.includes(person))
    .map(({ decision, closes, persons }) => {
      const line = linked(words.say('mine-asked', { since, ask: decision.ask }), decision.id);
      const ends = closes ?? (persons.length === 1 ? (own?.deadline ?? null) : null);
      return ends === null ? line : words.say('status-deadline', { line, when: relative(ends) });
    });
  const others = view.open
    .filter((open) => mayAnswer(open, person) && !open.persons.includes(person))
    .map(({ decision, persons }) => {
      const names = persons.map((other) => nameOf(other, view));
      return linked(words.say('mine-may-answer', { names, ask: decision.ask }), decision.id);
    });
  if (asked.length + others.length > 0) return [...asked, ...others];
  if (!view.seats.some((seat) => seat.person === person) && view.spectators.some((one) => one.person === person))
    return [words.say('mine-following')];
  const seats = view.seats.filter((seat) => seat.person === person);
  if (seats.length > 0 && seats.every(({ autopilot }) => autopilot))
    return [words.say('mine-autopilot', { seats: seats.map(({ seat }) => ref('seat', String(seat))) })];
  const names = [...new Set(view.open.flatMap(({ awaited }) => awaited))].map((other) => nameOf(other, view));
  return [names.length > 0 ? words.say('mine-waiting', { names }) : words.say('mine-quiet')];
}

function newsLines(services: Services, view: GameView, words: Words, person: string): string[] {
  const { lines, more } = newsOf(services, view.id, person, MOST_NEWS);
  if (lines.length === 0) return [words.say('mine-no-news')];
  return [
    words.say('mine-news'),
    ...lines.map((line) => `> ${clip(line, LONGEST_NEWS)}`),
    ...(more > 0 ? [words.say('mine-more-news', { count: more })] : []),
  ];
}
