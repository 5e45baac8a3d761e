import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { looksAtText } from '../../../src/lab/bench/patterns.ts';
import { linesIn } from '../../../src/lab/bench/sources.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'patterns-'));
  return () => rmSync(root, { recursive: true, force: true });
});

function written(file: string, lines: readonly string[]): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${lines.join('\n')}\n`);
}

describe('what looks at what may have been said', () => {
  it.each([
    ['const own = line.startsWith(name);', 1],
    ['const head = /^[A-Z]+/.exec(text);', 1],
    ["return said.replace(/^x/, '').split(' ');", 2],
    ["if (kind.startsWith('check.')) return null;", 0],
    ["const [turn] = step.split('/');", 0],
    ['// line.startsWith(name)', 0],
  ])('%s: %d', (line, count) => {
    written('src/discord/message/other.ts', [line]);
    expect(looksAtText(root)).toHaveLength(count);
  });

  it('is found where it stands, and sought in telling, table and discord alone', () => {
    written('src/editions/third/telling/fold.ts', ['', 'const own = line.endsWith(name);']);
    written('src/words/words.ts', ['const own = line.endsWith(name);']);
    expect(looksAtText(root)).toEqual([
      { place: 'src/editions/third/telling/fold.ts:2', code: 'const own = line.endsWith(name);' },
    ]);
  });
});

it('lines are counted of programs and styles, in files and folders, wherever there are any', () => {
  written('src/one.ts', ['a', 'b']);
  written('src/page/two.css', ['c']);
  written('src/page/data.json', ['{}']);
  written('commands/three.ts', ['d']);
  expect(linesIn(root, ['src', 'commands/three.ts', 'nowhere'])).toBe(4);
});
