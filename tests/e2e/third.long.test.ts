import { describe, expect, it } from 'vitest';
import { type Evening, playEvening } from './evening.ts';

/** Whole games of the third edition; who plays them decides by luck, which ends them sooner or later. */
const EVENINGS: (Evening & { name: string; scenario: string })[] = [
  { name: 'one person', people: 1, luck: 31, scenario: 'feastOfUmordhoth' },
  { name: 'one person with two seats', people: 1, more: 1, luck: 32, scenario: 'approachOfAzathoth' },
  { name: 'two people', people: 2, luck: 33, scenario: 'veilOfTwilight' },
  { name: 'two people and two autopilots', people: 2, autopilots: 2, luck: 34, scenario: 'echoesOfTheDeep' },
  { name: 'three people', people: 3, luck: 35, scenario: 'approachOfAzathoth' },
  { name: 'four people', people: 4, luck: 36, scenario: 'feastOfUmordhoth' },
  { name: 'five people', people: 5, luck: 37, scenario: 'veilOfTwilight' },
  { name: 'six people', people: 6, luck: 38, scenario: 'echoesOfTheDeep' },
];

describe('a whole game of the third edition through Discord', () => {
  const kinds = new Set<string>();
  const done = { presses: 0, selections: 0, commands: 0, undone: 0 };

  for (const { scenario, ...evening } of EVENINGS)
    it(`of ${evening.name} is played to its end: ${scenario}`, async () => {
      const { over, played } = await playEvening({ ...evening, edition: { edition: 'third', scenario } });
      expect(over).toBe(true);
      for (const kind of played.kinds) kinds.add(kind);
      for (const key of Object.keys(done) as (keyof typeof done)[]) done[key] += played[key];
      expect(played.stale * 5).toBeLessThan(played.presses + played.selections);
    });

  it('uses buttons, menus, commands and going back, and asks most of what there is to ask', () => {
    for (const [what, times] of Object.entries(done)) expect(times, what).toBeGreaterThan(0);
    expect(kinds.size).toBeGreaterThan(25);
  });
});
