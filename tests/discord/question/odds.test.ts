import { describe, expect, it } from 'vitest';
import { oddsText, withOdds } from '../../../src/discord/question/odds.ts';
import { Words } from '../../../src/words/words.ts';

const words = new Words('en');

describe('odds on a button', () => {
  it('are whole percentages, never more certain than they are', () => {
    const said = [0, 0.001, 0.336, 0.5, 0.999, 1].map((odds) => oddsText({ odds }, words));
    expect(said).toEqual(['can’t', '1 %', '34 %', '50 %', '99 %', 'sure']);
    expect(oddsText({}, words)).toBeNull();
    expect(withOdds('Flee', { odds: 0 }, words)).toBe('Flee · can’t');
    expect(withOdds('Stay', {}, words)).toBe('Stay');
    // Clues that are held could still bring it: only without them it can't be.
    expect(withOdds('Flee', { odds: 0, byClues: true }, words)).toBe('Flee · needs clues');
    expect(oddsText({ chances: [{ of: 'win', odds: 0, byClues: true }] }, words)).toBe('needs clues');
  });

  it('say each outcome by name instead, where there are several', () => {
    const attack = {
      odds: 0.01,
      chances: [
        { of: 'hit' as const, odds: 0.8 },
        { of: 'kill' as const, odds: 0.008 },
      ],
    };
    expect(withOdds('Attack', attack, words)).toBe('Attack · hit 80 % · kill 1 %');
    expect(oddsText({ chances: [{ of: 'win', odds: 0 }] }, words)).toBe('can’t win');
    expect(oddsText({ chances: [{ of: 'best', odds: 0.7 }] }, words)).toBe('up to 70 %');
    const ward = [
      { of: 'pass' as const, odds: 0.56 },
      { of: 'both' as const, odds: 0.11 },
    ];
    expect(oddsText({ chances: ward }, words)).toBe('56 % · both 11 %');
  });
});
