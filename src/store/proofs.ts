import { createHash } from 'node:crypto';
import type { Database, Statement } from 'better-sqlite3';
import type { JournalRow } from './journal.ts';
import { packed, unpacked } from './packing.ts';

/** What is kept beside a row of the journal, so that it can be verified without asking a rule. */
export interface ProofRow {
  game: string;
  /** The journal row; 0 = the beginning, before the first. */
  seq: number;
  /** The version of the rules by which it was played. */
  rules: string;
  /** JSON: where the game then stood, and what was drawn. */
  body: string;
  /** 32 hexadecimal digits: a hash of the journal row, of this one and of the chain before it. */
  chain: string;
}

/** What a link of the chain is made from. Whose a row was is not in it: who asks to be forgotten breaks nothing. */
export type Link = Pick<ProofRow, 'seq' | 'rules' | 'body'> & { row: JournalRow | null };

type PackedProof = Omit<ProofRow, 'body'> & { body: Buffer };

const CHAIN_DIGITS = 32;

/** The next value of a chain. @param before the one before it; at the first link, the seal of the game's seed */
export function chained(before: string, { seq, rules, body, row }: Link): string {
  const kept = row && [row.branch, row.kind, row.body, row.at];
  return createHash('sha256')
    .update(JSON.stringify([before, seq, rules, body, kept]))
    .digest('hex')
    .slice(0, CHAIN_DIGITS);
}

/** The proofs of games, a chain each. */
export class Proofs {
  private readonly insert: Statement;
  private readonly all: Statement<[string], PackedProof>;
  private readonly one: Statement<[string, number], PackedProof>;
  private readonly last: Statement<[string], string>;

  constructor(database: Database) {
    this.insert = database.prepare('INSERT INTO proof VALUES (@game, @seq, @rules, @body, @chain)');
    this.all = database.prepare('SELECT * FROM proof WHERE game = ? ORDER BY seq');
    this.one = database.prepare('SELECT * FROM proof WHERE game = ? AND seq <= ? ORDER BY seq DESC');
    this.last = database
      .prepare<[string], string>('SELECT chain FROM proof WHERE game = ? ORDER BY seq DESC LIMIT 1')
      .pluck();
  }

  /** Adds a link. @param seal where it is the first */
  add(game: string, link: Link, seal: string): void {
    const chain = chained(this.head(game) ?? seal, link);
    this.insert.run({ game, seq: link.seq, rules: link.rules, body: packed(link.body, 'proof'), chain });
  }

  /** The end of the chain; null where a game has none yet. */
  head(game: string): string | null {
    return this.last.get(game) ?? null;
  }

  /** In order. */
  of(game: string): ProofRow[] {
    return this.all.all(game).map(opened);
  }

  /** The latest first, each read when it is asked for. */
  *backward(game: string): Generator<ProofRow> {
    for (const row of this.one.iterate(game, Number.MAX_SAFE_INTEGER)) yield opened(row);
  }

  /** The one of a journal row, or the nearest before it. */
  at(game: string, seq: number): ProofRow | null {
    const row = this.one.get(game, seq);
    return row ? opened(row) : null;
  }
}

const opened = (row: PackedProof): ProofRow => ({ ...row, body: unpacked(row.body, 'proof') });
