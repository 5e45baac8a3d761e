import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a pipe that is slow to take it gets all that a tool has said', () => {
  const folder = 'tests/scenarios/second';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  const tool = `"${process.execPath}" src/run.mjs lab/scenario --json ${files.map((name) => `${folder}/${name}`).join(' ')}`;
  // The reader comes when the tool would long be gone.
  const { stdout } = spawnSync('sh', ['-c', `${tool} | (sleep 5; wc -l)`], { encoding: 'utf8' });
  expect(Number(stdout)).toBe(files.length);
});
