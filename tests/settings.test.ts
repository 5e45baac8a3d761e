import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { Words } from '../src/words/words.ts';

const words = new Words('en');

function problems(environment: Record<string, string>): string[] {
  const read = readSettings(environment);
  return read.ok ? [] : read.problems.map((problem) => words.text(problem));
}

describe('settings', () => {
  it('have defaults for everything; empty counts as left out', () => {
    expect(readSettings({ DISCORD_TOKEN: ' ', LOCAL_PORT: '' })).toEqual({
      ok: true,
      settings: { token: null, databasePath: 'var/arkham.db', localPort: 4626, logLevel: 'info', api: undefined },
    });
  });

  it('take what is given', () => {
    const read = readSettings({ DISCORD_TOKEN: ' abc ', DATABASE_PATH: 'x.db', LOCAL_PORT: '0', LOG_LEVEL: 'debug' });
    expect(read).toMatchObject({ settings: { token: 'abc', databasePath: 'x.db', localPort: 0, logLevel: 'debug' } });
  });

  it('say plainly what is wrong, and never repeat a token', () => {
    expect(problems({ LOCAL_PORT: 'many' })).toEqual([
      'LOCAL_PORT must be a whole number from 0 to 65535; it is “many”.',
    ]);
    expect(problems({ LOCAL_PORT: '70000' })).toHaveLength(1);
    expect(problems({ LOG_LEVEL: 'loud' })[0]).toContain('error, warn, info, and debug');
    expect(problems({ DISCORD_API: 'nowhere' })).toHaveLength(1);
    const [token] = problems({ DISCORD_TOKEN: 'Bot secret-token' });
    expect(token).toContain('DISCORD_TOKEN');
    expect(token).not.toContain('secret');
  });
});
