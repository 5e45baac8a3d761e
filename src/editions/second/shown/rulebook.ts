import { openRulebook } from '../../shown/rulebook.ts';

/** The numbered rules of this edition (`2E-2505`). */
export const { rulebook, ruleTopics, findRules, answers } = openRulebook({
  folder: 'second',
  number: /^2e-\d+$/i,
  mentioned: /2E-\d+/g,
});
