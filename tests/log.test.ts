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

it('never writes a secret', () => {
  const lines: string[] = [];
  const log = createLog('debug', ['s3cr3t'], (line) => void lines.push(line));
  log.debug('login s3cr3t', { token: 's3cr3t', error: new Error('with s3cr3t inside') });
  expect(lines.join()).not.toContain('s3cr3t');
});
