import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../../src/editions/second/game/game.ts';
import { sampled } from '../../../../length.ts';
import { content } from '../../../../second.ts';
import { idleQuestions } from '../../../idle.ts';
import {
  ancientOneTexts,
  gateEntries,
  locationAbilities,
  locationEntries,
  monsterTexts,
  mythosTexts,
  specialCards,
  spells,
  usableAbilities,
} from './texts.ts';

const TEXTS = [
  ...sampled(locationEntries(), 7),
  ...sampled(gateEntries(), 5),
  ...locationAbilities(),
  ...sampled(usableAbilities(), 3),
  ...sampled(mythosTexts(), 2),
  ...ancientOneTexts(),
  ...sampled(monsterTexts(), 6),
  ...sampled(spells(), 3),
  ...specialCards(),
];

describe('a question whose answers all come to the same is not asked', () => {
  for (const { title, tries } of TEXTS)
    it(`2E-101 ${title}`, () => {
      const idle = tries.flatMap((one) =>
        idleQuestions((one) => gameOf(content, one), one).map((question) => `${one.name}: ${question}`),
      );
      expect(idle).toEqual([]);
    });
});
