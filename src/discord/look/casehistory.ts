import { phrase } from '../../engine/phrase.ts';
import type { ComparedTable, Comparison } from '../../table/cases/cases.ts';
import { dateOf } from '../../table/cases/seal.ts';
import { type FinishedPlayer, luckiest } from '../../table/records/finishedgame.ts';
import type { Words } from '../../words/words.ts';
import { editionWords, type Services } from '../connection/services.ts';
import { granted } from '../message/refusal.ts';
import { turnsPhrase } from './history.ts';

/** How the tables of a case did, as soon as it has been opened; those of other servers without names. */
export function caseLines(services: Services, guild: string, code: string): string[] {
  const { reading, cases } = services.table;
  const found = granted(cases.compared(code));
  const words = editionWords(services, reading.edition(found.row.edition));
  const counts = { code, playing: found.playing, finished: found.finished };
  if (!found.tables) return [words.say('case-sealed-until', { ...counts, date: dateOf(found.row.closes_at) })];
  const ranked = [...found.tables].sort(byResult);
  return [
    words.say('case-title', { ...counts, edition: words.say(`edition-${found.row.edition}`) }),
    ...ranked.flatMap((table) => tableLines(table, guild, words)),
    ...luckiestOfAll(found, words),
  ];
}

const RANK = { won: 0, lost: 1, none: 2 } as const;

/** Those that won first, the quicker the better; those still playing last. */
function byResult({ past: a }: ComparedTable, { past: b }: ComparedTable): number {
  const rank = (past: ComparedTable['past']): number => (past ? RANK[past.result ?? 'none'] : 3);
  return rank(a) - rank(b) || (a?.turns ?? 0) - (b?.turns ?? 0);
}

function tableLines({ row, people, past }: ComparedTable, guild: string, words: Words): string[] {
  const place = row.guild === guild ? `<#${row.channel}>` : words.say('case-elsewhere');
  if (!past) return [words.say('case-playing', { place, people })];
  const lucky = luckiest(past.players);
  const end = past.how ?? phrase('past-given-up');
  return [
    words.say('case-table', { place, people, end, turns: turnsPhrase(past), score: past.score ?? 'none' }),
    ...(past.figures ? [words.say('history-players', { players: words.text(past.figures) })] : []),
    ...(lucky ? [words.say('history-players', { players: words.say('case-luckiest', diceOf(lucky)) })] : []),
  ];
}

/** Over all tables whose dice fell best. */
function luckiestOfAll({ tables }: Comparison, words: Words): string[] {
  const all = (tables ?? []).flatMap(({ past }) => past?.players ?? []);
  const best = tables && tables.length > 1 ? luckiest(all) : null;
  return best ? [words.say('case-luckiest-of-all', diceOf(best))] : [];
}

function diceOf({ sheet, dice, successes, promised }: FinishedPlayer) {
  const share = (part: number): number => Math.round((100 * part) / dice);
  return { sheet, dice, successes, share: share(successes), promised: share(promised) };
}
