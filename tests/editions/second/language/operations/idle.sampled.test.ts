import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../length.ts';
import { idleQuestions } from './idle.ts';
import {
  ancientOneTexts,
  gateEntries,
  locationAbilities,
  locationEntries,
  mythosTexts,
  usableAbilities,
} from './texts.ts';

const TEXTS = [
  ...sampled(locationEntries(), 7),
  ...sampled(gateEntries(), 5),
  ...locationAbilities(),
  ...sampled(usableAbilities(), 3),
  ...sampled(mythosTexts(), 2),
  ...ancientOneTexts(),
];

describe('a question whose answers all come to the same is not asked', () => {
  for (const { title, tries } of TEXTS)
    it(`2E-101 ${title}`, () => {
      const idle = tries.flatMap((one) => idleQuestions(one).map((question) => `${one.name}: ${question}`));
      expect(idle).toEqual([]);
    });
});
