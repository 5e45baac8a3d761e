import { logOf } from './glance.ts';

/** A database holds nothing, though what lies beside it says that it did. Nothing was changed. */
export class DatabaseEmptied extends Error {
  readonly file: string;
  /** The files that say so. */
  readonly beside: readonly string[];

  constructor(file: string, beside: readonly string[]) {
    super(`${file} is empty, but ${beside.join(', ')} is not`);
    this.name = 'DatabaseEmptied';
    this.file = file;
    this.beside = beside;
  }
}

/** The log beside a database was written for another one, which this has taken the place of. Nothing was changed. */
export class LogOfAnother extends Error {
  readonly file: string;
  readonly log: string;

  constructor(file: string) {
    super(`${logOf(file)} is not the log of ${file}`);
    this.name = 'LogOfAnother';
    this.file = file;
    this.log = logOf(file);
  }
}
