import { type Phrase, type PhraseArgument, phrase } from '../../engine/phrase.ts';
import { diceTogether, type FinishedGame, type FinishedPlayer, luckiest } from '../../table/records/finishedgame.ts';
import { HOUR } from '../../table/waiting/pace.ts';
import { spanPhrase } from '../../table/waiting/pacewords.ts';
import type { Words } from '../../words/words.ts';
import { editionWords, plainWords, type Services } from '../connection/services.ts';

/** So many games are shown one by one. */
const MOST_SHOWN = 12;
const MINUTE = 60_000;

/** A server's past: how many games were won, each of the latest, and whose dice were luckiest. */
export function historyLines(services: Services, guild: string): string[] {
  const games = services.table.finished.of(guild);
  const words = plainWords(services);
  if (games.length === 0) return [words.say('history-none')];
  const counted = (result: FinishedGame['result']): number => games.filter((game) => game.result === result).length;
  const numbers = { games: games.length, won: counted('won'), lost: counted('lost'), given: counted(null) };
  const together = games.length > 1 ? luckiest(diceTogether(games)) : null;
  const earlier = games.length - MOST_SHOWN;
  return [
    words.say('history-title', numbers),
    ...(together ? [words.say('history-luckiest-ever', diceArguments(together))] : []),
    ...games.slice(0, MOST_SHOWN).flatMap((game) => gameLines(game, wordsFor(services, game))),
    ...(earlier > 0 ? [words.say('history-earlier', { count: earlier })] : []),
    words.say('history-record'),
  ];
}

function gameLines(game: FinishedGame, words: Words): string[] {
  const { endedAt, foe, how, score, players } = game;
  const date = `<t:${Math.floor(endedAt / 1000)}:D>`;
  const end = how ?? { key: 'past-given-up' };
  const lucky = luckiest(players);
  const names = players.map(({ name, sheet }) => words.say('history-player', { name, sheet }));
  return [
    words.say('history-game', { date, foe, end, turns: turnsPhrase(game), score: score ?? 'none' }),
    words.say('history-players', { players: names }),
    ...tempoLines(game, words),
    ...(lucky ? [words.say('history-players', { players: words.say('history-luckiest', diceArguments(lucky)) })] : []),
  ];
}

/** How many days a game took, and how soon each person answered. */
function tempoLines({ days, players }: FinishedGame, words: Words): string[] {
  const people = players.flatMap(({ name, answered }) =>
    answered === undefined ? [] : [words.say('history-answers', { name, span: spanPhrase(roundedSpan(answered)) })],
  );
  if (days === undefined || people.length === 0) return [];
  return [
    words.say('history-players', {
      players: words.say('history-tempo', { days: Math.max(1, Math.round(days)), people }),
    }),
  ];
}

/** Whole minutes, and whole hours once there are two of them. */
export function roundedSpan(span: number): number {
  const unit = span < 2 * HOUR ? MINUTE : HOUR;
  return Math.max(MINUTE, Math.round(span / unit) * unit);
}

/** How long a game was, counted as its edition counts. */
export function turnsPhrase({ edition, turns }: Pick<FinishedGame, 'edition' | 'turns'>): Phrase {
  return phrase(`${edition}-history-turns`, { turns });
}

function diceArguments({ name, dice, promised, successes }: FinishedPlayer): Record<string, PhraseArgument> {
  const share = (part: number): number => Math.round((100 * part) / dice);
  return { name, dice, successes, share: share(successes), promised: share(promised) };
}

function wordsFor(services: Services, { edition }: FinishedGame): Words {
  return editionWords(services, services.table.reading.edition(edition));
}
