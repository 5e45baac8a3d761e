import { createHash } from 'node:crypto';

/** What stands in a column. */
export type Value = string | number | Buffer | null;
/** A row, its values in the order of the columns. */
export type Row = readonly Value[];

/** How many rows a table has, and a digest of all that is in them, in the order of its key. */
export interface Tally {
  rows: number;
  digest: string;
}

/** Counts rows, and digests them: the same rows in the same order come to the same, whichever database they lie in. */
export class Tallying {
  /** How many rows so far. */
  rows = 0;
  private readonly hash = createHash('sha256');

  add(rows: readonly Row[]): void {
    this.rows += rows.length;
    for (const row of rows) this.hash.update(`${JSON.stringify(row.map(plain))}\n`);
  }

  get tally(): Tally {
    return { rows: this.rows, digest: this.hash.copy().digest('hex') };
  }
}

/** Bytes are told from the text that spells them. */
function plain(value: Value): string | number | null | { bytes: string } {
  return Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value;
}
