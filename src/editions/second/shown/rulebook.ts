import { openRulebook } from '../../shown/rulebook.ts';

/** The numbered rules of this edition (`2E-2505`, and `SK.8` of the variant Stormknight). */
export const { rulebook, ruleTopics, findRules, answers } = openRulebook({
  folder: 'second',
  number: /^(?:2e-\d+|sk\.\d)$/i,
  mentioned: /2E-\d+(?:[a-z]\b)?|SK\.\d/g,
});
