import { describe, expect, it } from 'vitest';
import { boardText, statusLines } from '../../../../src/editions/third/shown/boardtext.ts';
import { gameOf, lookup, third, thirdWords } from '../../../third.ts';
import { aGame } from '../table.ts';

const statusWith = (event: readonly string[]): string[] => {
  const { state } = aGame();
  state.decks.event = [...event];
  return statusLines(gameOf(state), thirdWords('en', state));
};

describe('the status of the third edition', () => {
  const events = [19, 1, 5].map((number) => `feastOfUmordhothEvent${number}`);

  it('says goal, danger and town in lines of their own', () => {
    const { state } = aGame({
      doom: { graveyard: 2, blackCave: 1 },
      monsters: [{ kind: 'fleshEater', at: 'graveyard' }],
      cup: ['blank', 'spawnClue'],
      codex: [1, 10, { number: 11, deck: 'rivertown' }],
      sheet: { clues: 1 },
      rumor: 'rogueCometApproaches',
    });
    const [, goal, danger, town, , ...more] = statusLines(gameOf(state), thirdWords('en', state));
    expect(goal).toBe('**Goal:** clues on the sheet **1/3** (Fresh Meat)');
    expect(danger).toBe('**Danger:** 4 doom in one space (Outbreak)');
    expect(town).toBe('Doom in town **3** · monsters **1** · tokens in the cup 2 · leader: Michael');
    expect(more).toEqual(['Rumor: **Rogue Comet Approaches**']);
  });

  it('3E-428.4: says where the next clue spawns or the next gate bursts, of the top card and no other', () => {
    expect(statusWith(events)).toContain('Next clue or gate burst: **Uptown** · cards in the event deck 3');
    expect(statusWith(events.toReversed())).toContain(
      'Next clue or gate burst: **Easttown** · cards in the event deck 3',
    );
    const shown = statusWith(events).join('\n');
    for (const below of ['Downtown', 'Easttown']) expect(shown).not.toContain(below);
  });

  it('3E-428.4: of an empty event deck says that it is empty', () => {
    const lines = statusWith([]);
    expect(lines).toContain('No cards left in the event deck');
    expect(lines.join('\n')).not.toContain('Next');
  });

  it('3E-428.4: says so in the board’s words and at the table too', () => {
    const { state } = aGame();
    state.decks.event = [...events];
    const words = thirdWords('en', state);
    const line = 'Next clue or gate burst: **Uptown** · cards in the event deck 3';
    expect(boardText(gameOf(state), words)).toContain(line);
    expect(third.status(state, words)).toContain(line);
  });

  it('says of a monster the same on the board and where it is looked up', () => {
    const { state } = aGame({ monsters: [{ kind: 'fleshEater', at: 'graveyard', damage: 1 }] });
    const words = thirdWords('en', state);
    const line = 'Flesh-Eater in the Graveyard: ready, damage 1 of 2.';
    expect(boardText(gameOf(state), words)).toContain(line);
    expect(lookup(state, 'monster:fleshEater', words)?.lines).toContain(line);
  });
});
