import { phrase } from '../engine/phrase.ts';
import { hostLocale } from '../locale.ts';
import { LONGEST_NOTICE, type OwnerReport, ownersKey } from '../owner/desk.ts';
import { Words } from '../words/words.ts';
import { flags } from './flags.ts';
import { settled, stop } from './opening.ts';

/**
 * `npm run owner [-- --json] [-- --notice "Back in ten minutes."]`: how the bot that runs on this machine is, for its owner: games,
 * those that are parked or fail and why, the last backup, the version. With `--notice` all tables are told something.
 */
const words = new Words(hostLocale(process.env));
const given = flags({ json: { type: 'boolean' }, notice: { type: 'string' }, port: { type: 'string' } });
const settings = settled(words);
const port = given.port === undefined ? settings.healthPort : Number(given.port);
if (port === null) stop(words.say('owner-no-port'), 2);

if (given.notice !== undefined) {
  const text = given.notice.trim();
  if (text === '' || text.length > LONGEST_NOTICE) stop(words.say('owner-notice-length', { most: LONGEST_NOTICE }), 2);
  const { tables } = (await asked('/owner/notice', { method: 'POST', body: text })) as { tables: number };
  console.log(words.say('owner-noticed', { count: tables }));
} else {
  const report = (await asked('/owner')) as OwnerReport;
  console.log(given.json ? JSON.stringify(report) : said(report).join('\n'));
}

/** Asks the bot. Where it can't be asked, says why and ends. */
async function asked(path: string, request: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: ownersKey(settings.token) };
  const address = `http://127.0.0.1:${port}${path}`;
  const response = await fetch(address, { ...request, headers }).catch(() => null);
  if (response === null) return stop(words.say('owner-nobody', { port: String(port) }));
  if (response.status === 401) stop(words.say('owner-refused'));
  if (!response.ok) stop(words.say('owner-failed', { status: response.status }));
  return response.json();
}

function said({ version, since, connected, waiting, lastBackup, statuses, parked, failing }: OwnerReport): string[] {
  const moment = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  return [
    words.say('owner-version', { version, since: moment(since) }),
    words.say(connected ? 'owner-connected' : 'owner-not-connected', { waiting }),
    lastBackup === null ? words.say('owner-no-backup') : words.say('owner-backup', { at: moment(lastBackup) }),
    words.say('owner-games', {
      games: statuses.map(({ status, count }) =>
        phrase('owner-status', { status: phrase('game-status', { status }), count }),
      ),
    }),
    words.say('owner-parked', { count: parked.length }),
    ...parked.map((each) => words.say('owner-parked-game', { ...each })),
    words.say('owner-failing', { count: failing.length }),
    ...failing.map(({ trouble, game, guild, channel, waiting: rows, since: from }) =>
      words.say('owner-failing-game', {
        ...{ game, guild, channel, waiting: rows, since: moment(from) },
        why: trouble ? `${trouble.event} ${trouble.why}` : '–',
      }),
    ),
  ];
}
