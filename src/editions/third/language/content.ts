import { type Content, contentOf } from '../content/content.ts';
import { GRAMMAR } from './grammar.ts';

/** Reads and validates the content of a folder, afresh. @throws Error naming the file and the path of a mistake in it */
export function readContent(folder: string): Content {
  return contentOf(folder, GRAMMAR);
}
