import { describe, expect, it } from 'vitest';
import { DAY, Group, granted, HOUR, person, refusedWith, START } from '../group.ts';

const three = (change = {}) => Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily', ...change });
const holders = (group: Group) => group.view.seats.map((seat) => seat.person);
describe('the place', () => {
  it('can be another channel: the host moves the game', () => {
    const group = three();
    const { place, reading } = group.table;
    const wish = { game: group.game, person: 'jonas', guild: '2', channel: '901' };
    expect(refusedWith(place.move(wish))).toBe('refused-host-only');
    expect(granted(place.move({ ...wish, person: 'mara' }))).toBe('900');
    group.hear();
    expect(reading.inChannel('901')?.id).toBe(group.game);
    expect(reading.inChannel('900')).toBeNull();
    expect(group.lines()).toContain('The game goes on here. Nothing is lost, and all clocks start over.');
    expect(refusedWith(place.move({ ...wish, person: 'mara' }))).toBe('refused-already-here');
  });

  it('that is gone lets anybody at the table move it, and the clocks wait meanwhile', () => {
    const group = three({ silence: 'default' });
    const { place } = group.table;
    expect(place.park(group.game, 'channel-gone')).toBe(true);
    expect(place.park(group.game, 'channel-gone')).toBe(false);
    group.pass(3 * DAY);
    expect(group.reminders).toEqual([]);
    expect(group.table.deadlines.next()).toBeNull();
    granted(place.move({ game: group.game, person: 'ines', guild: '1', channel: '901' }));
    group.hear();
    expect(group.view.parked).toBeNull();
    group.pass(12 * HOUR);
    expect(group.reminders.map(({ stage, at }) => [stage, at - START])).toEqual(
      Array.from({ length: 3 }, () => ['first', 3 * DAY + 12 * HOUR]),
    );
  });

  it('that is found again lets the game go on with fresh clocks', () => {
    const group = three();
    group.pass(11 * HOUR);
    group.table.place.park(group.game, 'no-access');
    group.pass(2 * DAY);
    expect(group.table.place.unpark(group.game)).toBe(true);
    expect(group.table.place.unpark(group.game)).toBe(false);
    group.pass(11 * HOUR);
    expect(group.reminders).toEqual([]);
  });

  it('is not bound to two games', () => {
    const group = three();
    const other = group.table.gathering.create({
      guild: '1',
      channel: '901',
      host: person('mara'),
      edition: 'second',
    });
    expect(other.ok).toBe(true);
    const wish = { game: group.game, person: 'mara', guild: '1', channel: '901' };
    expect(refusedWith(group.table.place.move(wish))).toBe('refused-channel-taken');
  });

  it('asks the others about somebody who has left the server', () => {
    const group = three();
    group.table.place.gone(group.game, 'mara');
    group.hear();
    expect(group.lines().join()).toContain('Mara has left the server. The game waits');
    group.speak('jonas');
    group.speak('ines');
    expect(holders(group)).toEqual([null, 'jonas', 'ines']);
  });
});
