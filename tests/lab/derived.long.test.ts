import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../src/lab/rulenumbers/ruletests.ts';

describe('of every so-manieth rule', () => {
  it('some break of the code beside its number is noticed by a test that names it', () => {
    const { stdout, status } = spawnSync('npm', ['run', '-s', 'derived', '--', '--sample', '40'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/40 rules at \d+ places/);
    expect(status, stdout).toBe(0);
  });
});
