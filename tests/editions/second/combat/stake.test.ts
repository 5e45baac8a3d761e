import { expect, it } from 'vitest';
import { faceOptions, fight } from '../../../../src/editions/second/combat/combat.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { seen } from '../../../../src/engine/decision.ts';
import { content } from '../../../second.ts';
import { aGame, drive } from '../table.ts';

/** What Amanda reads with so much Stamina who meets a Vampire, and in the first round against it. */
function read(stamina: number): (string | undefined)[] {
  const game = aGame({
    investigators: [{ sheet: 'amanda-sharpe', at: 'woods', stamina }],
    monsters: { vampire: 'woods' },
    dice: Array(60).fill(6),
  });
  const words = secondWords(content, 'en', game.state);
  const [evade] = faceOptions(game, 0, ['vampire#1']).map(seen);
  const { decisions } = drive(game, fight(game, 0, 'vampire#1'), { 'combat.round': 'fight' });
  const round = decisions.find(({ kind }) => kind === 'combat.round');
  return [evade?.note && words.text(evade.note), round && words.text(round.ask)];
}

it('2E-2505 2E-2614: what a miss costs stands before the buttons, with what they have left', () => {
  const [evade, round] = read(5);
  expect(evade).toMatch(/needs 1\. Miss: −3 Stamina \(5 left\), and the fight begins\.$/);
  expect(round).toBe('Amanda vs. Vampire, round 1. Miss: −3 Stamina (5 left).');
});

it('2E-2505 2E-2614: that it knocks them out stands out', () => {
  const [evade, round] = read(3);
  expect(evade).toMatch(/Miss: −3 Stamina \(3 left\): \*\*knocked out\*\*\.$/);
  expect(round).toBe('Amanda vs. Vampire, round 1. Miss: −3 Stamina (3 left): **knocked out**.');
});
