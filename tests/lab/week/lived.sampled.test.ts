import { describe, expect, it } from 'vitest';
import { cellOf } from '../../../src/lab/week/cell.ts';
import { LIVES } from '../../../src/lab/week/life.ts';
import { live } from '../../../src/lab/week/lived.ts';
import { tried } from '../../length.ts';

/** Games of a kind, as they went. */
function lived(edition: string, setting: string, life: keyof typeof LIVES, games: number) {
  const kind = { edition, people: 4, setting, life };
  const seeds = Array.from({ length: games }, (_, game) => `bound ${game}`);
  return cellOf(
    kind,
    seeds.map((seed) => live({ ...kind, life: LIVES[life]!, seed })),
  );
}

describe('a game of four people', () => {
  it('takes those who answer pings about a week, and hardly anybody is played for', () => {
    const { median, autopilotShare, waits } = lived('second', 'sitting', 'pinged', tried(1, 4));
    expect(median).toBeLessThan(tried(9, 9.5));
    expect(autopilotShare).toBeLessThan(0.15);
    expect(Object.keys(waits)).toContain('move.next');
  });

  it('takes them less than that in the third edition, and nobody is asked unbidden to help', () => {
    const { median, waits } = lived('third', 'round', 'pinged', tried(1, 4));
    expect(median).toBeLessThan(tried(7, 7));
    expect(waits['test.lend']?.hours ?? 0).toBeLessThan(3);
  });

  it('comes out the same for the same seed', () => {
    const once = () => live({ edition: 'third', people: 2, setting: 'round', life: LIVES.pinged!, seed: 'again' });
    const { days } = once();
    expect(days).toBeLessThan(15);
    expect(once().days).toBe(days);
  });
});
