import { PermissionFlagsBits } from 'discord-api-types/v10';
import { phrase } from '../../engine/phrase.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import type { Answer } from '../commands/reply.ts';
import { missingPermissions } from '../connection/permission.ts';
import { plainWords, type Services, wordsOf } from '../connection/services.ts';
import { surfaceName } from '../message/surfacename.ts';
import { isUnasked } from '../question/questiondraft.ts';
import { companyLines } from './company.ts';
import { waitingLines } from './waitingline.ts';

/** Where somebody asks whether all is well. */
export interface Surroundings {
  /** What the bot may do there, bits of `PermissionFlagsBits`. */
  granted: bigint;
  /** True in a thread. */
  thread: boolean;
}

/** A line of the answer: all is well, or what to do about it. */
interface Finding {
  well: boolean;
  key: string;
  args?: Parameters<Words['say']>[1];
}

/**
 * Whether the bot can do its work in a channel, and what to do where it can't: rights, pin, threads, questions, what waits,
 * language, clocks. That files get through is tried by the answer itself, which comes with one.
 */
export async function checkAnswer(
  services: Services,
  view: GameView | null,
  { granted, thread }: Surroundings,
): Promise<Answer> {
  const words = view ? wordsOf(services, view) : plainWords(services);
  const missing = missingPermissions(granted, thread);
  const rights: Finding = {
    well: missing.length === 0,
    key: 'check-rights',
    args: { permissions: missing.map((name) => phrase(`permission-${name}`)) },
  };
  const may = (bit: bigint): boolean => (granted & (bit | PermissionFlagsBits.Administrator)) !== 0n;
  const threads: Finding = { well: thread || may(PermissionFlagsBits.CreatePublicThreads), key: 'check-threads' };
  const ofGame = view ? [await pinFinding(services, view, may), ...gameFindings(services, view)] : [];
  const findings = [rights, ...(thread ? [] : [threads]), ...ofGame];
  const clocks =
    view?.status === 'playing'
      ? [...waitingLines(services, view, words), ...companyLines(view, words, services.clock())]
      : [];
  const lines = (files: boolean): string[] => [
    words.say(findings.every(({ well }) => well) && files ? 'check-well' : 'check-head'),
    ...[...findings, { well: files, key: 'check-files' }].map((finding) => lineOf(finding, words)),
    words.say('check-language'),
    ...clocks,
  ];
  const data = Buffer.from(`${lines(true).join('\n')}\n`, 'utf8');
  return { lines: lines(true), attachments: [{ name: words.say('check-file'), data }], instead: lines(false) };
}

/** Whether the status message is pinned, in a game that has one. */
async function pinFinding(services: Services, view: GameView, may: (bit: bigint) => boolean): Promise<Finding> {
  const row = services.store.messages.of(view.id).find(({ surface }) => surface === surfaceName({ on: 'status' }));
  const isPinned = row !== undefined && (await services.post.isPinned(row.channel, row.id).catch(() => false));
  if (isPinned) return { well: true, key: 'check-pin' };
  return { well: false, key: may(PermissionFlagsBits.PinMessages) ? 'check-pin-gone' : 'check-pin' };
}

function gameFindings(services: Services, view: GameView): Finding[] {
  const { outbox } = services.store;
  const count = outbox.waiting(view.id).filter(({ kind }) => kind !== 'status').length;
  const late = outbox.aside(view.id).size;
  return [
    { well: view.parked === null, key: 'check-reached' },
    { well: !isUnasked(services, view.id), key: 'check-questions' },
    { well: count === 0 && late === 0, key: 'check-sent', args: { count: count + late } },
  ];
}

function lineOf({ well, key, args }: Finding, words: Words): string {
  return `${well ? '✅' : '⚠️'} ${words.say(well ? key : `${key}-wrong`, args)}`;
}
