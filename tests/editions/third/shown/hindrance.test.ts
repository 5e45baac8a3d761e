import { describe, expect, it } from 'vitest';
import { hindrance } from '../../../../src/editions/third/shown/hindrance.ts';
import { sheetNote } from '../../../../src/editions/third/shown/sheetnote.ts';
import { CONTENT, thirdWords } from '../../../third.ts';
import { aGame } from '../table.ts';

function why(arrangement: Parameters<typeof aGame>[0], command: Parameters<typeof hindrance>[2]): string | null {
  const { state } = aGame(arrangement);
  const phrase = hindrance(state, 0, command);
  return phrase && thirdWords('en', state).text(phrase);
}

describe('what hinders an investigator', () => {
  it('3E-447.5 is the monster engaged with them, with what they can do', () => {
    const held = { investigators: ['tommyMuldoon'], monsters: [{ kind: 'fleshEater', with: 0 }] };
    expect(why(held, 'move')).toBe('You’re engaged with the Flesh-Eater: attack, evade, or focus.');
    expect(why(held, 'evade')).toBeNull();
  });

  it('is what they lack, or what they have done', () => {
    expect(why({ investigators: ['tommyMuldoon'] }, 'research')).toContain('You have no clues.');
    expect(why({ investigators: ['tommyMuldoon'] }, 'ward')).toContain('There’s no doom at');
    expect(why({ investigators: ['tommyMuldoon'] }, 'fight')).toContain('no monster');
    expect(why({ investigators: [{ sheet: 'tommyMuldoon', performed: ['move'] }] }, 'move')).toContain('Move.');
    expect(why({ investigators: ['tommyMuldoon'], phase: 'mythos' }, 'move')).toContain('Mythos Phase');
    expect(why({ investigators: ['tommyMuldoon'] }, 'cast')).toBeNull();
  });
});

describe('an investigator in a menu', () => {
  it('is told with occupation, best skill, health and sanity', () => {
    expect(sheetNote(CONTENT, 'agnesBaker', thirdWords('en'))).toBe('the waitress · best at Lore · health 6, sanity 6');
    expect(sheetNote(CONTENT, 'calvinWright', thirdWords('en'))).toContain('good at everything');
  });
});
