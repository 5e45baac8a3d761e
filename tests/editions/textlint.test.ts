import { describe, expect, it } from 'vitest';
import { faultsOf } from './textlint.ts';

describe('the lint of rules texts', () => {
  it('finds what was once printed', () => {
    const bad = {
      'a bracket of the catalogue or a foreign quotation mark': 'You may buy one of them» for $3.',
      'may … may': 'After you perform an action, you may another investigator anywhere may perform it.',
      'a doubled word': 'Move to the the street.',
      'a hyphen for a minus': 'Pass a Luck (-1) check.',
      're-roll': 'Exhaust this card to re-roll one die.',
      'an ally of yours': 'Recover 2 sanity (you or an ally of yours).',
      'a stop too many': 'Gain $2.. Test Will.',
      'a space before a stop': 'Gain $2 .',
      'an unbalanced bracket': 'Pass a Luck (−1 check.',
    };
    for (const [fault, text] of Object.entries(bad)) expect(faultsOf(text), text).toEqual([fault]);
  });

  it('lets plain rules pass', () => {
    expect(faultsOf('Choose one: (1) pay $3 (if you can); (2) lose 1 Sanity. You may stop. You may go on.')).toEqual(
      [],
    );
  });
});
