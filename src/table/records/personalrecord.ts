/** What somebody has behind them, over all their games. */
import type { Ref } from '../../engine/phrase.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';
import type { FinishedGame } from './finishedgame.ts';
import { medianOf } from './tempo.ts';

/** How many games there were with something, and how many of them were won. */
export interface Tally {
  of: Ref;
  games: number;
  won: number;
}

export interface EditionRecord {
  edition: string;
  games: number;
  won: number;
  /** Ancient Ones or scenarios, the most frequent first. */
  foes: Tally[];
  /** Who was played at the end, the most frequent first. */
  sheets: Tally[];
  /** Places that were sealed when the games ended, of those where it is known; null where nothing is sealed. */
  seals: number | null;
  /** Investigators of theirs that were lost, as far as it is known. */
  lost: number;
  /** Different ways in which these games have ended; being given up is none. */
  endings: number;
}

export interface PersonalRecord {
  games: number;
  won: number;
  lost: number;
  /** Given up. */
  given: number;
  /** In the order in which they were first played. */
  editions: EditionRecord[];
  /** How long a game stood still for them, half of the games at most, in milliseconds; null = not known. */
  answered: number | null;
}

/** Everybody's record: their own affair, unless they said that others may see it. */
export class PersonalRecords {
  private readonly room: Room;

  constructor(room: Room) {
    this.room = room;
  }

  /** Somebody's record, for whoever asks for it. */
  of(person: string, asking: string): Result<PersonalRecord> {
    const { persons, records } = this.room.store;
    if (person !== asking && persons.find(person).record_shown === 0) return refused('record-private');
    return done(recordOf(records.played(person).map(({ body }) => JSON.parse(body) as FinishedGame)));
  }
}

/** What games come to, in which all players are one person. @param games the earliest first */
export function recordOf(games: readonly FinishedGame[]): PersonalRecord {
  const ended = (result: FinishedGame['result']): number => games.filter((game) => game.result === result).length;
  const spans = games.flatMap(({ players }) => players.flatMap(({ answered }) => answered ?? []).slice(0, 1));
  const editions = [...new Set(games.map(({ edition }) => edition))];
  return {
    games: games.length,
    won: ended('won'),
    lost: ended('lost'),
    given: ended(null),
    editions: editions.map((edition) => editionRecord(games.filter((game) => game.edition === edition))),
    answered: spans.length > 0 ? medianOf(spans) : null,
  };
}

function editionRecord(games: readonly FinishedGame[]): EditionRecord {
  const won = games.filter(({ result }) => result === 'won').length;
  const seals = games.flatMap((game) => game.seals ?? []);
  const endings = games.flatMap(({ how, foe }) => (how === null ? [] : `${how.key} ${foe.id}`));
  return {
    edition: games[0]?.edition ?? '',
    games: games.length,
    won,
    foes: tallies(games.map(({ foe, result }) => ({ of: foe, won: result === 'won' }))),
    sheets: tallies(
      games.flatMap(({ players, result }) => players.map(({ sheet }) => ({ of: sheet, won: result === 'won' }))),
    ),
    seals: seals.length > 0 ? sum(seals) : null,
    lost: sum(games.flatMap(({ players }) => players.map(({ lost }) => lost ?? 0))),
    endings: new Set(endings).size,
  };
}

/** The same things counted, the most frequent first. */
function tallies(met: readonly { of: Ref; won: boolean }[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { of, won } of met) {
    const known = found.get(of.id) ?? { of, games: 0, won: 0 };
    found.set(of.id, { of, games: known.games + 1, won: known.won + Number(won) });
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
