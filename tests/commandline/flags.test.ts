import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { Words } from '../../src/words/words.ts';

const called = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, ['src/run.mjs', `lab/${command}`, ...args], { encoding: 'utf8' });

describe('the flags of a command', () => {
  for (const command of ['simulate', 'breaks'])
    it(`npm run ${command} says in one sentence which flags there are`, () => {
      const { status, stderr, stdout } = called(command, '--edit');
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).toMatch(/^Unknown option '--edit'\. There are: .*--edition …/);
    });

  it('are told in the language of the host', () => {
    const env = { ...process.env, LC_ALL: 'cs_CZ.UTF-8' };
    const { stderr } = spawnSync(process.execPath, ['src/run.mjs', 'commandline/restore'], { encoding: 'utf8', env });
    expect(stderr.trim()).toBe(new Words('cs').say('restore-usage'));
    expect(stderr.trim()).not.toBe(new Words('en').say('restore-usage'));
  });

  it('a flag without its value is told as well', () => {
    const { status, stderr } = called('simulate', '--games');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Option '--games <value>' argument missing\. There are: /);
    expect(stderr).not.toContain('    at ');
  });
});
