import { describe, expect, it } from 'vitest';
import { readSettings, secretsOf } from '../src/settings.ts';
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
      settings: {
        token: null,
        databasePath: 'var/arkham.db',
        databaseUrl: null,
        emoji: true,
        shards: 4,
        statusRest: 2000,
        healthPort: null,
        localPort: 4626,
        logLevel: 'info',
        api: undefined,
        monthly: false,
        limits: null,
        reportTo: null,
        backup: { directory: 'var/backups', days: 7 },
      },
    });
  });

  it('take what is given', () => {
    const read = readSettings({ DISCORD_TOKEN: ' abc ', DATABASE_PATH: 'x.db', LOCAL_PORT: '0', LOG_LEVEL: 'debug' });
    expect(read).toMatchObject({ settings: { token: 'abc', databasePath: 'x.db', localPort: 0, logLevel: 'debug' } });
  });

  it('limit presses on a real Discord, and not at the table on this machine, unless they say otherwise', () => {
    expect(readSettings({ DISCORD_TOKEN: 'abc' })).toMatchObject({ settings: { limits: { person: 30, server: 600 } } });
    expect(readSettings({})).toMatchObject({ settings: { limits: null } });
    expect(readSettings({ DISCORD_TOKEN: 'abc', PERSON_PRESSES: '0', SERVER_PRESSES: '0' })).toMatchObject({
      settings: { limits: null },
    });
    expect(readSettings({ PERSON_PRESSES: '5' })).toMatchObject({
      settings: { limits: { person: 5, server: Number.MAX_SAFE_INTEGER } },
    });
    expect(problems({ SERVER_PRESSES: 'many' })).toEqual([
      'SERVER_PRESSES must be a whole number from 0 to 1000000, not “many”.',
    ]);
  });

  it('say how often the pinned status is edited while people play', () => {
    expect(readSettings({ STATUS_SECONDS: '5' })).toMatchObject({ settings: { statusRest: 5000 } });
    expect(readSettings({ DISCORD_TOKEN: 'abc' })).toMatchObject({ settings: { statusRest: 45_000 } });
    expect(problems({ STATUS_SECONDS: '0' })).toEqual([
      'STATUS_SECONDS must be a whole number from 1 to 3600, not “0”.',
    ]);
  });

  it('say where backups go, beside the database unless told otherwise, or that there are none', () => {
    const backup = (environment: Record<string, string>) => {
      const read = readSettings(environment);
      return read.ok ? read.settings.backup : read.problems;
    };
    expect(backup({ DATABASE_PATH: '/srv/games.db' })).toEqual({ directory: '/srv/backups', days: 7 });
    expect(backup({ BACKUP_DIRECTORY: '/mnt/disk', BACKUP_DAYS: '30' })).toEqual({ directory: '/mnt/disk', days: 30 });
    expect(backup({ BACKUP_DAYS: '0' })).toBeNull();
    expect(backup({ DATABASE_PATH: ':memory:' })).toBeNull();
    expect(problems({ BACKUP_DAYS: 'all' })).toEqual([
      'BACKUP_DAYS must be a whole number from 0 (no backups) to 3650, not “all”.',
    ]);
  });

  it('take the address of a server for the games, which has backups of its own, and never repeat or log its password', () => {
    const address = 'postgres://arkham:p%40ss%20word@db.example:5432/arkham';
    const read = readSettings({ DATABASE_URL: ` ${address} `, DISCORD_TOKEN: 'abc' });
    expect(read).toMatchObject({ settings: { databaseUrl: address, backup: null } });
    if (read.ok) expect(secretsOf(read.settings)).toEqual(['abc', 'p%40ss%20word', 'p@ss word']);
    for (const wrong of ['arkham', 'mysql://a:secret@b/c', 'postgres://a:secret@b', 'postgres:///c', 'var/arkham.db']) {
      const [problem, ...more] = problems({ DATABASE_URL: wrong });
      expect(problem).toMatch(/^DATABASE_URL must be the address of a PostgreSQL database/);
      expect(problem).not.toContain('secret@');
      expect(more).toEqual([]);
    }
    expect(problems({ DATABASE_URL: 'postgresql://localhost/arkham' })).toEqual([]);
  });

  it('say whether there is a case of the month', () => {
    expect(readSettings({ CASE_OF_THE_MONTH: 'yes' })).toMatchObject({ settings: { monthly: true } });
    expect(problems({ CASE_OF_THE_MONTH: '1' })).toEqual(['CASE_OF_THE_MONTH must be yes or no, not “1”.']);
  });

  it('say whether messages show emoji', () => {
    expect(readSettings({})).toMatchObject({ settings: { emoji: true } });
    expect(readSettings({ EMOJI: 'no' })).toMatchObject({ settings: { emoji: false } });
    expect(problems({ EMOJI: 'some' })).toEqual(['EMOJI must be yes or no, not “some”.']);
  });

  it('say plainly what is wrong, and never repeat a token', () => {
    expect(problems({ LOCAL_PORT: 'many' })).toEqual([
      'LOCAL_PORT must be a whole number from 0 to 65535, not “many”.',
    ]);
    expect(problems({ LOCAL_PORT: '70000' })).toHaveLength(1);
    expect(problems({ LOG_LEVEL: 'loud' })[0]).toContain('error, warn, info, and debug');
    expect(problems({ DISCORD_API: 'nowhere' })).toHaveLength(1);
    const [token] = problems({ DISCORD_TOKEN: 'Bot secret-token' });
    expect(token).toContain('DISCORD_TOKEN');
    expect(token).not.toContain('secret');
  });
});
