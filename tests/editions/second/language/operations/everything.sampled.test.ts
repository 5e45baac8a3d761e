import { describe, expect, it } from 'vitest';
import { OPERATION_NAMES } from '../../../../../src/editions/second/language/table.ts';
import { LONG, sampled } from '../../../../length.ts';
import { content } from '../../../../second.ts';
import { explore } from './explore.ts';
import {
  ancientOneTexts,
  gateEntries,
  locationAbilities,
  locationEntries,
  mythosTexts,
  type Text,
  usableAbilities,
} from './texts.ts';

/** Explores a text where it is tried; the kinds of questions met. */
function explored({ title, tries }: Text): Set<string> {
  const some = tries.filter(({ name }) => LONG || name !== 'bare');
  return new Set(some.flatMap(({ name, state, rule }) => [...explore(`${name} ${title}`, state, rule)]));
}

describe('every entry of every location card', () => {
  for (const text of sampled(locationEntries(), 3))
    it(`2E-1103 ${text.title}`, () => {
      explored(text);
    });
});

describe('every entry of every gate card', () => {
  for (const text of sampled(gateEntries(), 2))
    it(`2E-1304 ${text.title}`, () => {
      explored(text);
    });
});

describe('every location ability', () => {
  for (const text of locationAbilities())
    it(`2E-4001 ${text.title}`, () => {
      expect(explored(text)).toContain('encounter.choose');
    });
});

describe('every ability of cards and sheets that can be used', () => {
  for (const text of sampled(usableAbilities(), 2))
    it(`2E-101 ${text.title}`, () => {
      explored(text);
    });
});

describe('every text of a Mythos card', () => {
  for (const text of mythosTexts())
    it(`2E-1701 ${text.title}`, () => {
      explored(text);
    });
});

describe('every order of the Ancient Ones', () => {
  for (const text of ancientOneTexts())
    it(`2E-3805 ${text.title}`, () => {
      explored(text);
    });
});

it('2E-101 the effects of all components use the operations that these tests run', () => {
  const used = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      for (const operation of OPERATION_NAMES) if (operation in value) used.add(operation);
      Object.values(value).forEach(walk);
    }
  };
  walk([content.locationCards, content.gateCards, content.mythosCards, content.locations, content.cards]);
  for (const operation of [
    'check',
    'roll',
    'split',
    'sale',
    'peek',
    'revealTop',
    'fightFromCard',
    'replaceInvestigator',
  ])
    expect(used).toContain(operation);
});
