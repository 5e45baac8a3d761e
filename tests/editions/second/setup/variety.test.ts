import { describe, expect, it } from 'vitest';
import { agree } from '../../../../src/editions/second/setup/agreement.ts';
import { variety } from '../../../../src/editions/second/setup/variety.ts';
import { optionsSchema } from '../../../../src/editions/second/state/options.ts';

describe('variety', () => {
  const drawn = Array.from({ length: 400 }, (_, number) => {
    const players = 1 + (number % 8);
    return { players, options: optionsSchema.parse(variety(`variety/${number}`, players)) };
  });

  it('combines only what goes together', () => {
    for (const { players, options } of drawn)
      expect(() => agree(options, options.variants.team ? 4 : players)).not.toThrow();
  });

  it('switches every option both ways, and is the same for the same seed', () => {
    const printings = new Set(drawn.map(({ options }) => options.printing));
    expect(printings).toEqual(new Set(['revised', '2005']));
    for (const group of ['variants', 'rulings'] as const) {
      const names = Object.keys(drawn[0]?.options[group] ?? {});
      expect(names.length).toBeGreaterThan(5);
      for (const name of names) {
        const values = drawn.map(({ options }) => (options[group] as Record<string, unknown>)[name]);
        expect({ name, several: new Set(values).size > 1 }).toEqual({ name, several: true });
      }
    }
    expect(variety('again', 5)).toEqual(variety('again', 5));
  });
});
