import type { EditionRecord, PersonalRecord, Tally } from '../../table/records/personalrecord.ts';
import { spanPhrase } from '../../table/waiting/pacewords.ts';
import type { Words } from '../../words/words.ts';
import { editionWords, plainWords, type Services } from '../connection/services.ts';
import { roundedSpan } from './history.ts';

/** What somebody has behind them. @param name what they are called */
export function recordLines(services: Services, record: PersonalRecord, name: string): string[] {
  const words = plainWords(services);
  const { games, won, lost, given, answered } = record;
  if (games === 0) return [words.say('record-none', { name })];
  return [
    words.say('record-title', { name, games, won, lost, given }),
    ...record.editions.flatMap((one) =>
      editionLines(one, editionWords(services, services.table.reading.edition(one.edition))),
    ),
    ...(answered === null ? [] : [words.say('record-answers', { span: spanPhrase(roundedSpan(answered)) })]),
  ];
}

function editionLines({ edition, games, won, endings, ...one }: EditionRecord, words: Words): string[] {
  const listed = (key: string, tallies: readonly Tally[]): string[] =>
    tallies.map(({ of, games: count, won: times }) => words.say(key, { of, games: count, won: times }));
  return [
    words.say('record-edition', { edition: words.say(`edition-${edition}`), games, won, endings }),
    words.say(`record-foes-${edition}`, { foes: listed('record-foe', one.foes) }),
    words.say('record-sheets', { sheets: listed('record-sheet', one.sheets) }),
    words.say(`record-figures-${edition}`, { seals: one.seals ?? 0, lost: one.lost }),
  ];
}
