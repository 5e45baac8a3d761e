import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { pictureName } from '../../src/discord/message/attachment.ts';
import { staying } from '../../src/discord/message/fold.ts';
import { happeningMessages } from '../../src/discord/sending/happening.ts';
import { CATALOGUE } from '../../src/editions/catalogue.ts';
import type { Ledger } from '../../src/guests/ledger.ts';
import { textOf } from '../../src/local/messages/seen.ts';
import type { JournalRow } from '../../src/store/journal.ts';
import type { OutboxRow } from '../../src/store/outbox.ts';
import { openDatabase, Store } from '../../src/store/store.ts';
import type { Happening } from '../../src/table/room/announcement.ts';
import { goneOn } from '../../src/table/room/piece.ts';
import { Table } from '../../src/table/table.ts';

export interface Kept {
  journal: JournalRow[];
  /** What is open now. */
  open: string[];
  /** What was to be told. */
  outbox: OutboxRow[];
  status: string;
  /** Turns that have begun. */
  turn: number;
  /** What stays of the lines of a message. */
  fold: (lines: readonly string[], frame: string) => string;
}

/** What is on disk of the game in a channel, read from a copy. */
export function onDisk(directory: string, channel: string): Kept {
  const file = path.join(directory, 'arkham.db');
  const copy = path.join(directory, 'copy.db');
  // First how far the database has come, which must not be farther than the copy.
  for (const end of ['-reached', '', '-wal', '-shm']) {
    rmSync(`${copy}${end}`, { force: true });
    if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${copy}${end}`);
  }
  const store = new Store(openDatabase(copy));
  try {
    const { reading } = new Table({ store, editions: CATALOGUE, clock: Date.now });
    const view = reading.inChannel(channel);
    const position = view && reading.position(view.id);
    if (!view || !position) throw new Error('the game is gone');
    if (!position.ok) throw new Error(`the game can't go on: ${position.refusal.key}`);
    return {
      journal: store.journal.everything(view.id),
      open: view.open
        .filter(({ persons }) => persons.length > 0)
        .map(({ decision }) => `${view.branch}.${decision.id}`),
      outbox: store.database.prepare<[], OutboxRow>('SELECT * FROM outbox ORDER BY id').all(),
      status: view.status,
      turn: position.value.edition.chronicle?.(position.value.live.play.state).turns ?? 0,
      fold: (lines, frame) => staying(lines.join('\n'), frame, position.value),
    };
  } finally {
    store.close();
  }
}

/** What is open is asked, and everything that was to be told has been. */
export function isTold({ open, outbox }: ReturnType<typeof onDisk>, ledger: Ledger): boolean {
  return outbox.every(({ state }) => state === 'sent') && open.sort().join() === ledger.open().join();
}

/** Every answer that somebody saw taken is in the journal. */
export function expectKept(ledger: Ledger, journal: readonly JournalRow[]): void {
  const answered = new Set(
    journal.flatMap(({ kind, body }) => {
      if (kind !== 'answer') return [];
      const { entry } = JSON.parse(body) as { entry: { answer: { decision: string } } };
      return [entry.answer.decision];
    }),
  );
  expect(ledger.acknowledged.filter(({ decision }) => !answered.has(decision))).toEqual([]);
}

const happeningsOf = (rows: readonly OutboxRow[]): (Happening & { message: string | null; id: number })[] =>
  rows
    .filter(({ kind }) => kind === 'happening')
    .map(({ body, message, id }) => ({ ...(JSON.parse(body) as Happening), message, id }));

/** Every happening stands in the message it became, together with all others that share that, and nowhere else. */
export function expectToldOnce(ledger: Ledger, outbox: readonly OutboxRow[], fold: Kept['fold']): void {
  const happenings = happeningsOf(outbox);
  const alone = happenings
    .filter(({ frame }) => frame === undefined)
    .flatMap((happening) => happeningMessages(happening, [], happening.id))
    .map(({ content }) => content.trim());
  const grown = new Map<string, { lines: string[]; frame: string }>();
  for (const happening of happenings) {
    const { frame, message } = happening;
    if (frame === undefined) continue;
    const lines = goneOn(grown.get(message ?? '')?.lines ?? [], happening);
    grown.set(message ?? '', { lines, frame });
  }
  const told = ledger.told().filter(({ id }) => !grown.has(id));
  const said = told.map(({ content }) => content).filter((content) => content !== '');
  expect(said).toEqual(alone.filter((content) => content !== ''));
  expect(grown.size).toBeGreaterThan(0);
  for (const [message, { lines, frame }] of grown) {
    const there = ledger.messages.get(message);
    const content = there ? bare(textOf(there)) : '';
    // While something is asked on it, it stands as it was told; what stays of it is folded.
    const told = bare(lines.join('\n'));
    const stays = bare(fold(lines, frame));
    const times = content.split(content.includes(told) ? told : stays).length - 1;
    expect(times, `${content}\n≠\n${stays}`).toBe(1);
  }
}

/** Words without what is bold: the name of somebody is who plays now, and was when it was told. */
function bare(text: string): string {
  return text.replaceAll('*', '');
}

/** Names of the pictures that are yet to be sent; that of a message that grows may give way to the next. */
export function picturesDue(outbox: readonly OutboxRow[]): string[] {
  const unsent = outbox.filter(({ state }) => state !== 'sent');
  return happeningsOf(unsent)
    .filter(({ frame }) => frame === undefined)
    .flatMap(({ pictures }) => pictures.map(pictureName));
}
