import { fileURLToPath } from 'node:url';
import type { Content as SecondContent } from './second/content/content.ts';
import { readContent as readSecond } from './second/language/content.ts';
import type { Content as ThirdContent } from './third/content/content.ts';
import { readContent as readThird } from './third/language/content.ts';

/** What lies in the box: what each edition is played with. */
export interface Box {
  second: SecondContent;
  third: ThirdContent;
}

/**
 * Reads what is in the box, afresh: once where a program starts, which hands it to whatever plays. Rules, table and Discord
 * know only what they are given.
 * @throws Error naming the file and the path of a mistake in it
 */
export function theBox(): Box {
  return { second: readSecond(folderOf('second')), third: readThird(folderOf('third')) };
}

function folderOf(edition: string): string {
  return fileURLToPath(new URL(`../../data/${edition}/`, import.meta.url));
}
