import { expect, it } from 'vitest';
import { mythosBrief, mythosText } from '../../../../src/editions/second/language/text/mythos.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { content } from '../../../second.ts';
import { aGame } from '../table.ts';

const words = secondWords(content, 'en', aGame().state);
const brief = (id: string): string[] =>
  mythosBrief(content, content.mythos(`mythos-${id}`)).map((text) => words.text(text));

it('a rumor says in brief how it grows, what can be done and how it ends', () => {
  expect(brief('the-terrible-experiment')).toEqual([
    'Each Mythos from next turn: 1 more monster on this card.',
    'Encounters in the Miskatonic University streets: You may fight monsters from this card.',
    'Pass with none left: Each investigator draws 1 Skill.',
    'Fail at 8: Raise the terror level step by step to 10 and place all monsters on this card in the Miskatonic University streets.',
  ]);
  expect(brief('the-great-ritual')).toContain('Each Mythos from next turn: 1 more clue on this card.');
  expect(brief('disturbing-the-dead')[0]).toMatch(/^Each Mythos from next turn: Roll a die: /);
  // What fails with the game needs no rule.
  expect(brief('the-stars-are-right').filter((text) => text.startsWith('Fail'))).toEqual([]);
});

it('what is done at once is told as it happens, and what stays in force is told', () => {
  expect(brief('raining-cats-and-dogs').join()).not.toContain('On entering play');
  for (const card of content.mythosCards) {
    const [short, long] = [mythosBrief, mythosText].map((text) => text(content, card).map((one) => words.text(one)));
    expect(short?.join(' ').length, card.id).toBeLessThanOrEqual(long?.join(' ').length ?? 0);
    // Changes to several checks are one line.
    const lines = short?.filter((text) => !text.startsWith('In Arkham: ')) ?? [];
    if (card.type === 'environment') expect(long, card.id).toEqual(expect.arrayContaining(lines));
  }
});
