import { describe, expect, it } from 'vitest';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { optionDescriptions } from '../../../../src/editions/second/setup/description.ts';
import { content } from '../../../second.ts';

const words = secondWords(content, 'en');
const sentence = (wanted: string): string => {
  const option = optionDescriptions(content).find(({ id }) => id === wanted);
  return option ? words.text(option.explanation) : '';
};

describe('what the lobby says of an option', () => {
  it.each([
    ['L5.2', 'variants.amnesia', /\bhalf your clues still go\b/],
    ['L10.2', 'variants.doubleGates', /\bafter the sixth doom token\b/],
    ['L11.5', 'variants.mightyAncientOne', /\bat least 4 successes\b/],
    ['L11.7', 'variants.mightyAncientOne', /\bhealing costs the attack\b/],
    ['2E-305', 'sheetsInOrder', /\bone after the other, the first player first\b/],
  ])('%s %s is what is played', (_, option, said) => {
    expect(sentence(option)).toMatch(said);
  });
});
