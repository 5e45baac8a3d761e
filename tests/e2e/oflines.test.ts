import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { Guest, handlesOf } from '../../src/lab/guests/guest.ts';
import { Luck } from '../../src/lab/guests/luck.ts';
import { Party } from '../../src/lab/guests/party.ts';
import type { WireMessage } from '../../src/local/wire.ts';
import type { OutboxRow } from '../../src/store/outbox.ts';
import { happeningIn, isOlder } from '../../src/table/told/happening.ts';
import { type Night, night } from './night.ts';

/**
 * An evening of the version that kept what happens as lines: the bot’s database, and that of the Discord it was played on,
 * with a game of each edition in the middle of a turn.
 */
const FILES = { games: './oflines/games.db.gz', discord: './oflines/discord.db.gz' } as const;
const PEOPLE = ['Mara', 'Jonas', 'Ines'] as const;
const ANSWERS = 12;
/** The moment at which they were left: nobody's time is up, whenever this is read. */
const LEFT = Date.parse('2026-11-27T16:26:34Z');

let folder: string;
let room: Night;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'oflines-'));
  const unpacked = (name: keyof typeof FILES): string => {
    const file = path.join(folder, `${name}.db`);
    writeFileSync(file, gunzipSync(readFileSync(new URL(FILES[name], import.meta.url))));
    return file;
  };
  const opened = Date.now();
  room = await night({
    seed: 'ab'.repeat(32),
    files: { games: unpacked('games'), discord: unpacked('discord') },
    clock: () => LEFT + Date.now() - opened,
  });
  return async () => {
    await room.close();
    rmSync(folder, { recursive: true, force: true });
  };
});

/** Someone at the table of an edition. */
function seated(edition: string): { id: string; guests: Guest[]; party: Party } {
  const { id, channel } = room.store.games.withStatus('playing').find((game) => game.edition === edition)!;
  const guests = PEOPLE.map((name) => {
    const robot = room.local.person(name);
    robot.channel = channel;
    return new Guest(robot, room.outcomes);
  });
  const view = () => room.bot.services.table.reading.inChannel(channel);
  return { id, guests, party: new Party({ quiet: room.quiet, guests, luck: new Luck(4), view }) };
}

const happenings = (game: string): OutboxRow[] => room.store.outbox.happenings(game, 0, Number.MAX_SAFE_INTEGER);
const isOfLines = (row: OutboxRow): boolean => isOlder(happeningIn(row));
/** What was told, and will not be asked any more. */
const toldOn = (guest: Guest): WireMessage[] =>
  guest.robot.messages().filter(({ components, content }) => (components ?? []).length === 0 && content !== '');

describe.each(['second', 'third'])(
  'a game of the %s edition that was told as lines, in the middle of a turn',
  (edition) => {
    it('goes on, its messages of before stand, and what comes later folds', async () => {
      const { id, guests, party } = seated(edition);
      const [guest] = guests;
      const before = toldOn(guest!);
      // Where a rule has changed since, the step begins again, and that is told as today.
      const rows = happenings(id).filter(isOfLines);
      expect(before.length).toBeGreaterThan(5);
      expect(rows.length).toBeGreaterThan(5);

      await party.play(ANSWERS);

      const now = new Map(guest!.robot.messages().map((message) => [message.id, message.content]));
      // The youngest may go on.
      for (const { id: message, content } of before) expect(now.get(message)?.slice(0, content.length)).toBe(content);
      const later = happenings(id).slice(rows.length);
      expect(later.filter(isOfLines)).toEqual([]);
      const sentences = new Map<string, number>();
      for (const row of later) {
        const happening = happeningIn(row);
        const count = isOlder(happening) ? 0 : happening.sentences.length;
        sentences.set(row.message ?? '', (sentences.get(row.message ?? '') ?? 0) + count);
      }
      const folded = [...sentences].filter(
        ([message, count]) => count > (now.get(message)?.split('\n').length ?? count),
      );
      expect(folded).not.toEqual([]);
      expect(room.complaints).toEqual([]);
    });

    it('may be taken back to where it was told as lines, which are struck then', async () => {
      const { guests } = seated(edition);
      const [guest] = guests;
      const struck = (): WireMessage[] => toldOn(guest!).filter(({ content }) => content.includes('~~'));
      const before = struck().length;
      const act = await guest!.command('game undo');
      await act.answer();
      await guest!.granted(act, 'game undo');
      await room.quiet();
      // Where something has happened since, the others must agree.
      for (const other of guests.slice(1))
        for (const message of other.proposals()) {
          const yes = handlesOf(message).find(({ press }) => press.on === 'proposal' && press.agree);
          await other.granted(await other.use(yes!), 'yes');
          await room.quiet();
        }
      expect(struck().length).toBeGreaterThan(before);
      expect(room.complaints).toEqual([]);
    });
  },
);
