import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { POSTGRES } from './server.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const TESTS = [
  'tests/table/people/membership.test.ts',
  'tests/table/records/replay.test.ts',
  'tests/table/votes/undo.test.ts',
  'tests/table/waiting/sitting.test.ts',
  'tests/table/table.test.ts',
];

it.runIf(POSTGRES !== undefined)(
  'the tests of the table pass on the working copy of a server, which then holds the same rows',
  async () => {
    // Each file compares what it has done, and has a server of its own.
    const words = ['node_modules/vitest/vitest.mjs', 'run', '--isolate', ...TESTS];
    const child = spawn(process.execPath, words, {
      cwd: ROOT,
      env: { ...process.env, LEDGER: 'postgres', TEST_LENGTH: '', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output = `${output}${chunk.toString('utf8')}`.slice(-10_000);
      });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code, output).toBe(0);
  },
  3_600_000,
);
