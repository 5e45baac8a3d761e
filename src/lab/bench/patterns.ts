import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesIn } from './sources.ts';

/** Where nobody may look at what has been said. */
const FOLDERS = [
  'src/story',
  'src/table',
  'src/discord',
  'src/editions/telling',
  'src/editions/second/telling',
  'src/editions/third/telling',
] as const;

/** How a text is looked at: from the front or the back, for a part of it, by a pattern; and what is done to it then. */
const LOOK =
  /[\w.?[\]]*\.(startsWith|endsWith|match|matchAll|replace|replaceAll|split|search|test|exec|toLowerCase|toLocaleLowerCase)\(([^()]*)/g;

/** What looks at something else: the file, what it calls that, and what it is. */
const OTHERS: readonly (readonly [file: RegExp, code: RegExp, what: string])[] = [
  [
    /./,
    /^(?:\w+\.)*(?:kind|step|id|ids|surface|customId|value|waited|begun|part|one)\??\.(?:startsWith|split|replace|replaceAll)\(/,
    'an id',
  ],
  [/./, /^\w+\.test\((?:kind|id|step|name|code)\b/, 'an id'],
  [/./, /^\w+\.exec\((?:step|name|code|surface)\b/, 'an id'],
  [/\/(?:frame|greatmoment|replay|turnplayed|surfacename|customid|askedmark|commandset)\.ts$/, /./, 'an id'],
  [/\/(?:pace|daytime|lobby|newgame|playcommand|call)\.ts$/, /./, 'what somebody has typed'],
  [/\/message\/before\.ts$/, /./, 'what a version of before has kept as text'],
  [/\/remedy\.ts$/, /^text\.split/, 'a file'],
  [/\/discord\/connection\//, /./, 'an address, or what Discord says'],
  [/./, /membership\.replace\(/, 'who takes a seat'],
  [/\/(?:content|buttonlabel)\.ts$/, /\[\\uD800-\\uDBFF\]|\\s/, 'where a text is cut at Discord’s limits'],
];

/** A place that looks at a text. */
export interface Look {
  /** From the root of the tree, with its line. */
  place: string;
  code: string;
}

/** The places below a root where a text is looked at that may have been said. */
export function looksAtText(root: string): Look[] {
  return FOLDERS.flatMap((folder) => sourcesIn(root, folder)).flatMap((file) => looksIn(root, file));
}

function looksIn(root: string, file: string): Look[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    if (/^\s*(?:\*|\/\/|\/\*)/.test(line)) return [];
    return [...line.matchAll(LOOK)].flatMap(([code]) => {
      const known = OTHERS.some(([where, what]) => where.test(`/${file}`) && what.test(code));
      return known ? [] : [{ place: `${file}:${at + 1}`, code: line.trim() }];
    });
  });
}
