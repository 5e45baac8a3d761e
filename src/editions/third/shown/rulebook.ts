import { openRulebook } from '../../shown/rulebook.ts';

/** The numbered rules of this edition (`3E-463.2a-1`, `3E-R11`). */
export const { rulebook, ruleTopics, findRules, answers } = openRulebook({
  folder: 'third',
  number: /^3e-[rc]?\d[\d.a-z-]*$/i,
  mentioned: /3E-[RC]?\d+(?:\.\d+[a-z]?(?:-\d+)?)?/g,
});
