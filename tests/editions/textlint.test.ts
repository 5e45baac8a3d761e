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
      'each investigator, then you': 'Each investigator: if you are Cursed, lose 1 clue.',
      'one thing in three numbers': 'Roll a die: on a 3, lose 1 Sanity; on a 4, lose 2 Sanity; on a 5, lose 3 Sanity.',
      'cards by their numbers': 'Set card 32, card 33, card 34, and card 35 aside.',
      'an unbalanced bracket': 'Pass a Luck (−1 check.',
    };
    for (const [fault, text] of Object.entries(bad)) expect(faultsOf(text), text).toEqual([fault]);
  });

  it('knows a table of options from a number said three times', () => {
    const options = 'Choose one: (1) do nothing; (2) lose 1 Sanity and gain 1 clue; (3) lose 2 Sanity and gain 2 clues';
    expect(faultsOf(`${options}; (4) lose 3 Sanity and gain 3 clues.`)).toEqual(['one thing in three numbers']);
    expect(faultsOf('Choose one: (1) spend 4 clues; (2) discard 2 Spells; (3) discard 1 Skill.')).toEqual([]);
  });

  it('lets plain rules pass', () => {
    expect(faultsOf('Choose one: (1) pay $3 (if you can); (2) lose 1 Sanity. You may stop. You may go on.')).toEqual(
      [],
    );
  });
});
