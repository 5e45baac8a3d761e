import { describe, expect, it } from 'vitest';
import { Pings } from '../../../src/lab/week/pings.ts';
import { HOUR } from '../../table/group.ts';

const watch = () => new Pings((_, at) => at < 8 * HOUR);
const NOON = 12 * HOUR;

describe('the measure watches over whom a table calls', () => {
  it('never in their night', () => {
    expect(() => watch().call('mara', 7 * HOUR, ['turn 1 move'])).toThrow('in the night');
    expect(() => watch().remind('mara', 7 * HOUR, { stage: 'first', since: 0 })).toThrow('in the night');
    expect(() => watch().call('mara', NOON, ['turn 1 move'])).not.toThrow();
  });

  it('never twice for the same wait, unless they answered in between', () => {
    const pings = watch();
    pings.call('mara', NOON, ['turn 1 move']);
    expect(() => pings.call('mara', NOON, ['turn 1 move'])).toThrow('called twice');
    pings.call('mara', NOON, ['turn 1 move', 'turn 1 lend']);
    pings.call('jonas', NOON, ['turn 1 move']);
    pings.answered('mara');
    expect(() => pings.call('mara', NOON, ['turn 1 move'])).not.toThrow();
  });

  it('anew for what was asked of nobody meanwhile, but not for a turn that is still to come round', () => {
    const pings = watch();
    pings.call('mara', NOON, ['race turn 1', 'turn 1 lend']);
    pings.released('mara', (asked) => asked.startsWith('race'));
    expect(() => pings.call('mara', NOON, ['turn 1 lend'])).not.toThrow();
    expect(() => pings.call('mara', NOON, ['race turn 1'])).toThrow('called twice');
  });

  it('with each reminder once', () => {
    const pings = watch();
    pings.remind('mara', NOON, { stage: 'first', since: 1 });
    pings.remind('mara', NOON, { stage: 'second', since: 1 });
    pings.remind('mara', NOON, { stage: 'first', since: 2 });
    expect(() => pings.remind('mara', NOON, { stage: 'first', since: 1 })).toThrow('reminded twice');
  });
});
