import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where messages, names, prose and rulebooks are read from. */
let folder = fileURLToPath(new URL('../../data/', import.meta.url));

/** The path of a file or folder of the data. */
export function dataPath(...parts: readonly string[]): string {
  return path.join(folder, ...parts);
}

/**
 * Reads all that is said from another folder, which has whatever there is in `data/`; for tests. Words that were made
 * before stay as they are.
 * @returns what reads it from where it was read before
 */
export function readDataFrom(other: string): () => void {
  const before = folder;
  folder = other;
  return () => {
    folder = before;
  };
}

/**
 * What is kept of files that have been read, as long as they are read from the same folder.
 * @returns what is kept now
 */
export function perFolder<T>(make: () => T): () => T {
  let of = folder;
  let kept = make();
  return () => {
    if (of !== folder) {
      of = folder;
      kept = make();
    }
    return kept;
  };
}
