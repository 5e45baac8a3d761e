import { expect, it } from 'vitest';
import { createLog } from '../src/log.ts';

it('writes a line a thing, from its level up, with errors in full', () => {
  const lines: string[] = [];
  const log = createLog('warn', [], (line) => void lines.push(line));
  log.info('quiet');
  log.warn('one', { count: 2n });
  log.error('two', { error: new Error('broken') });
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    event: 'one',
    count: '2',
  });
  expect(lines[1]).toContain('"message":"broken"');
});

it.each(['pa"ss', 'pa\\ss', 'pa\nss', 'pä\u2028ss', '\u0007'])(
  'never writes a secret that JSON spells in another way: %j',
  (secret) => {
    const lines: string[] = [];
    const log = createLog('debug', ['pa', secret, `postgres://x:${secret}@y/z`], (line) => void lines.push(line));
    const error = Object.assign(new Error(`with ${secret} inside`), { code: secret, cause: secret });
    log.debug(`login ${secret}`, {
      token: secret,
      error,
      deep: [{ [secret]: [`a${secret}b`] }],
      url: new URL('http://a/'),
    });
    log.debug('nested', { why: { error }, address: `postgres://x:${secret}@y/z` });
    const spelled = JSON.stringify(secret).slice(1, -1);
    for (const line of lines) {
      expect(line.includes(secret) || line.includes(spelled)).toBe(false);
      expect(JSON.parse(line)).toBeDefined();
    }
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"address":"[secret]"');
  },
);

it('writes what lies around itself, too', () => {
  const lines: string[] = [];
  const facts: Record<string, unknown> = { at: new Date(0) };
  facts.self = facts;
  createLog('debug', [], (line) => void lines.push(line)).info('round', { facts });
  expect(JSON.parse(lines[0] ?? '').facts).toEqual({ at: '1970-01-01T00:00:00.000Z', self: '[around itself]' });
});

it('never writes a secret', () => {
  const lines: string[] = [];
  const log = createLog('debug', ['s3cr3t'], (line) => void lines.push(line));
  log.debug('login s3cr3t', { token: 's3cr3t', error: new Error('with s3cr3t inside') });
  expect(lines.join()).not.toContain('s3cr3t');
});
