import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import {
  aimPhrase,
  goalLines,
  lastingLines,
  rumorLines,
  standPhrase,
} from '../../../../src/editions/second/shown/goal.ts';
import { content } from '../../../second.ts';
import { aGame } from '../table.ts';

describe('goal and danger', () => {
  it('are said with how far they are, in full and in brief', () => {
    const game = aGame({ gates: { woods: 'abyss' } });
    game.state.ancientOne.doom = 5;
    const words = secondWords(content, 'en', game.state);
    const [goal, danger] = goalLines(game, words);
    expect(goal).toContain('seals **0/6**, or every gate closed (**1** open)');
    expect(danger).toMatch(/wakes at doom \*\*5\/\d+\*\* or gates \*\*1\/8\*\*/);
    expect(words.text(standPhrase(game))).toMatch(/^Doom \*\*5\/\d+\*\* · gates \*\*1\/8\*\*/);
  });

  it('2E-1904 2E-4601 are said at the beginning for so many investigators, in both printings', () => {
    const aim = (printing: 'revised' | '2005', players: number): string => {
      const sheets = ['joe-diamond', 'kate-winthrop', 'amanda-sharpe', 'sister-mary'].slice(0, players);
      const game = aGame({ printing, investigators: sheets, ancientOne: 'yig' });
      return secondWords(content, 'en', game.state).text(aimPhrase(game));
    };
    expect(aim('revised', 3)).toBe(
      '**To win with 3 investigators:** seal 6 gates, or close every gate with 3 gate trophies among you. Yig wakes at doom 10, or when 7 gates are open.',
    );
    expect(aim('revised', 1)).toContain('1 investigator:** seal 6 gates, or close every gate with 1 gate trophy. Yig');
    expect(aim('2005', 4)).toContain('with 5 gate trophies among you. Yig wakes at doom 10, or when 7 gates are open.');
  });

  it('are one thing once the Ancient One is awake', () => {
    const { state } = aGame();
    state.ancientOne.awake = true;
    expect(goalLines(gameOf(content, state), secondWords(content, 'en', state))).toHaveLength(1);
  });
});

describe('a rumor', () => {
  const ritual = (tokens: number): string[] => {
    const { state } = aGame();
    state.rumor = { card: 'mythos-the-great-ritual', enteredOn: 1, tokens };
    return rumorLines(gameOf(content, state), secondWords(content, 'en', state));
  };

  it('stands with how near it is to coming true, and with what then happens before the last step', () => {
    expect(ritual(3)).toEqual(['Rumor: **The Great Ritual** (3/5 clues)']);
    expect(ritual(4)).toHaveLength(2);
    expect(ritual(4)[1]).toContain('One more, and it comes true.');
  });

  it('leaves behind what lasts', () => {
    const { state } = aGame();
    expect(lastingLines(gameOf(content, state), secondWords(content, 'en', state))).toEqual([]);
    state.mythosCards = 2;
    expect(lastingLines(gameOf(content, state), secondWords(content, 'en', state))).toEqual([
      'Each turn draws two Mythos cards, for good; only the gate counts on the first.',
    ]);
  });
});
