import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundled } from '../../../../src/lab/bench/side/bundle.ts';
import type { Tree } from '../../../../src/lab/bench/side/tree.ts';

let folder: string;
let here: Tree;
let there: Tree;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bundle-')));
  here = tree('here', {
    'src/lab/bench/driver/count.ts': "import { count } from '../adapter/counting.ts';\nconsole.log(count());\n",
    'src/lab/bench/adapter/counting.ts':
      "import { total } from '../../../engine/sum.ts';\nexport const count = () => total();\n",
    'src/engine/sum.ts': "export const total = (): string => 'counted here';\n",
  });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function tree(name: string, files: Record<string, string>): Tree {
  const root = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { name, root };
}

/** What the driver says when it runs with the sources of a tree, and by which adapters. */
async function said(of: Tree): Promise<{ text: string; adapters: string[] }> {
  const { file, adapters } = await bundled(of, 'count', here);
  return { text: execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim(), adapters };
}

describe('a driver', () => {
  it('runs with the sources of the tree that it is bundled with, which find their data where they stand', async () => {
    there = tree('there', { 'src/engine/sum.ts': 'export const total = () => import.meta.url;\n' });
    expect(await said(here)).toEqual({ text: 'counted here', adapters: ['src/lab/bench/adapter/counting.ts'] });
    expect((await said(there)).text).toBe(`file://${there.root}/src/engine/sum.ts`);
  });

  it.each([
    ['a name', { 'src/engine/sum.ts': "export const sum = () => 'summed there';\n" }],
    ['a file', { 'src/engine/adding.ts': "export const sum = () => 'summed there';\n" }],
  ])('takes the newest adapter that finds all it calls, where %s is another there', async (what, files) => {
    const older = (age: number, text: string) => {
      tree('here', { [`src/lab/bench/adapter/older/counting.${age}.mjs`]: text });
    };
    const file = what === 'a name' ? 'sum' : 'adding';
    older(1, "export const count = () => 'too old';\n");
    older(2, `import { sum } from '../../../../engine/${file}.ts';\nexport const count = () => sum();\n`);
    older(10, "import { added } from '../../../../engine/sum.ts';\nexport const count = () => added();\n");
    there = tree('there', files);
    expect(await said(there)).toEqual({
      text: 'summed there',
      adapters: ['src/lab/bench/adapter/older/counting.2.mjs'],
    });
    expect((await said(here)).text).toBe('counted here');
  });

  it('says what is missing where no adapter fits', async () => {
    there = tree('there', { 'src/engine/sum.ts': 'export const sum = 1;\n' });
    await expect(bundled(there, 'count', here)).rejects.toThrow('No matching export');
  });
});
