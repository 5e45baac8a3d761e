import { describe, expect, it } from 'vitest';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { hindrance } from '../../../../src/editions/second/shown/hindrance.ts';
import { sheetNote } from '../../../../src/editions/second/shown/sheetnote.ts';
import { content } from '../../../second.ts';
import { aGame } from '../table.ts';

function why(arrangement: Parameters<typeof aGame>[0], command: Parameters<typeof hindrance>[2]): string | null {
  const { state } = aGame(arrangement);
  const phrase = hindrance(state, 0, command);
  return phrase && secondWords(content, 'en', state).text(phrase);
}

describe('what hinders an investigator', () => {
  it('is said with what they can do instead', () => {
    const at = 'woods';
    const investigators = [{ sheet: 'joe-diamond', at, clues: 2 }];
    expect(why({ investigators }, 'close')).toBe('There’s no open gate in the Woods.');
    expect(why({ investigators, gates: { woods: 'abyss' } }, 'close')).toContain('Go through the gate first');
    expect(why({ investigators }, 'seal')).toContain('for 5 clues (you have 2)');
    expect(why({ investigators }, 'fight')).toBe('There’s no monster where you are.');
    expect(why({ investigators, monsters: { cultist: at } }, 'fight')).toBeNull();
    expect(why({ investigators, phase: 'mythos' }, 'move')).toContain('Movement phase of your own turn');
    expect(why({ investigators: [{ sheet: 'joe-diamond', at, delayed: true }] }, 'move')).toContain('You’re delayed');
    expect(why({ investigators }, 'buy')).toBeNull();
  });
});

describe('an investigator in a menu', () => {
  it('is told with occupation, best skills, Sanity and Stamina', () => {
    const words = secondWords(content, 'en');
    expect(sheetNote(content, 'ashcan-pete', words)).toBe('Drifter · best at Sneak · Sanity 4, Stamina 6');
    expect(sheetNote(content, 'amanda-sharpe', words)).toContain('good at everything');
  });
});
