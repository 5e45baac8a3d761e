import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { tellingWords } from '../../src/discord/connection/services.ts';
import { pictureName } from '../../src/discord/message/attachment.ts';
import { type Told, toldLines } from '../../src/discord/message/told.ts';
import { happeningTexts } from '../../src/discord/sending/draft.ts';
import type { TableEdition } from '../../src/editions/edition/edition.ts';
import type { Ledger } from '../../src/lab/guests/ledger.ts';
import { textOf } from '../../src/local/messages/seen.ts';
import type { JournalRow } from '../../src/store/journal.ts';
import type { OutboxRow } from '../../src/store/outbox.ts';
import { openDatabase, Store } from '../../src/store/store.ts';
import { Table } from '../../src/table/table.ts';
import { happeningIn } from '../../src/table/told/happening.ts';
import type { Words } from '../../src/words/words.ts';
import { CATALOGUE } from '../box.ts';

export interface Kept {
  journal: JournalRow[];
  /** What is open now. */
  open: string[];
  /** What was to be told. */
  outbox: OutboxRow[];
  status: string;
  /** In what words it is told. */
  words: Words;
  edition: TableEdition;
  /** Turns that have begun. */
  turn: number;
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
      words: tellingWords({ store, editions: CATALOGUE, reader: null }, view.id),
      edition: position.value.edition,
      turn: position.value.edition.chronicle?.(position.value.live.play.state).turns ?? 0,
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

const happeningsOf = (rows: readonly OutboxRow[]) =>
  rows
    .filter(({ kind }) => kind === 'happening')
    .map((row) => ({ row, happening: happeningIn(row), message: row.message }));

/** Every happening stands in the message it became, together with all others that share that, and nowhere else. */
export function expectToldOnce(ledger: Ledger, outbox: readonly OutboxRow[], words: Words): void {
  const happenings = happeningsOf(outbox);
  const alone = happenings
    .filter(({ happening }) => happening.frame === undefined)
    .flatMap(({ row }) => happeningTexts(row, words));
  const grown = new Map<string, Told[]>();
  for (const { happening, message } of happenings)
    if (happening.frame !== undefined) grown.set(message ?? '', [...(grown.get(message ?? '') ?? []), { happening }]);
  const told = ledger.told().filter(({ id }) => !grown.has(id));
  const said = told.map(({ content }) => content).filter((content) => content !== '');
  expect(said).toEqual(alone.filter((content) => content !== ''));
  expect(grown.size).toBeGreaterThan(0);
  for (const [message, all] of grown) {
    const there = ledger.messages.get(message);
    const content = there ? bare(textOf(there)) : '';
    const layout = all.findLast(({ happening }) => happening.layout)?.happening.layout ?? { as: 'list' };
    const stays = bare(toldLines(all, layout, words).join('\n'));
    // What has nothing to tell became no message.
    if (stays === '') continue;
    expect(content.split(stays).length - 1, `${content}\n≠\n${stays}`).toBe(1);
  }
}

/** Words without what is bold: the name of somebody is who plays now, and was when it was told. */
function bare(text: string): string {
  return text.replaceAll('*', '');
}

/** Names of the pictures that are yet to be sent; that of a message that grows may give way to the next. */
export function picturesDue({ outbox, edition, words }: Pick<Kept, 'outbox' | 'edition' | 'words'>): string[] {
  const unsent = outbox.filter(({ state }) => state !== 'sent');
  return happeningsOf(unsent)
    .filter(({ happening }) => happening.frame === undefined)
    .flatMap(({ happening }) => happening.pictures)
    .map((kept) => pictureName('view' in kept ? kept : edition.picture(kept, words)));
}
