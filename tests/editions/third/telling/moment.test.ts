import { describe, expect, it } from 'vitest';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { ending } from '../../../../src/editions/third/telling/paper/ending.ts';
import { ACCENTS } from '../../../../src/story/great.ts';
import { gravest, mayHead, partedAt } from '../../../../src/story/moment.ts';
import type { Sentence } from '../../../../src/story/sentence.ts';
import { said } from '../../../story/said.ts';
import { gameOf, tell, thirdWords } from '../../../third.ts';
import { aGame } from '../table.ts';

const { state } = aGame({ investigators: ['wendyAdams', 'rexMurphy'] });
const words = thirdWords('en', state);

/** The scene and heading of the gravest moment, what belongs under it, what led to it and what follows. */
function great(...events: ThirdEvent[]) {
  const sentences = tell(events, state);
  const moment = gravest(sentences);
  if (!moment) return { scene: null };
  const { before, moment: own, after } = partedAt(sentences, moment);
  const [heading = '', ...under] = said(own, words);
  const { scene } = moment.great;
  return { scene, accent: ACCENTS[scene], heading, under, before: said(before, words), after: said(after, words) };
}

const anomaly: ThirdEvent = { type: 'AnomalyAppeared', neighborhood: 'rivertown' };
const rolled: ThirdEvent = {
  ...{ type: 'TestRolled', seat: 0, skill: 'lore', formula: [], dice: [5], faces: [5, 6], successes: 1 },
};
const passed: ThirdEvent = { type: 'TestEnded', seat: 0, skill: 'lore', successes: 1, passed: true };

describe('a great moment of the third edition', () => {
  it('is a codex card that turns over: its story under the heading, what led to it before', () => {
    const told = great({ type: 'SheetClues', by: 1, clues: 3 }, { type: 'CodexFlipped', card: 29 });
    expect(told).toMatchObject({ scene: 'codex', accent: 'story', heading: '## The Stars Are Right turns over' });
    expect(told.under).toEqual([expect.stringMatching(/^\*.+\*$/)]);
    expect(told.before).toEqual(['Clues on the sheet: **3**.']);
  });

  it('says in the heading why the card turns over, and not again', () => {
    const told = great({ type: 'CodexFired', card: 29, what: 'objective' }, { type: 'CodexFlipped', card: 29 });
    expect(told.heading).toBe('## Goal met: The Stars Are Right turns over');
    expect(told.before).toEqual([]);
    const doomed = great({ type: 'CodexFired', card: 29, what: 'doom' }, { type: 'CodexFlipped', card: 29 });
    expect(doomed.heading).toBe('## Danger come true: The Stars Are Right turns over');
  });

  it('never stands above the coming of the card that turns over', () => {
    const added: ThirdEvent = { type: 'CodexAdded', card: 29, side: 'front' };
    const sentences = tell([anomaly, added, { type: 'CodexFlipped', card: 29 }], state);
    const moment = gravest(sentences);
    if (!moment) throw new Error('no moment');
    const { before } = partedAt(sentences, moment);
    expect(mayHead(moment, before)).toBe(false);
    expect(mayHead(moment, before.slice(0, 1))).toBe(true);
  });

  it('has one story: what the next card is after stands large, its own story on the card', () => {
    const added: ThirdEvent = { type: 'CodexAdded', card: 30, side: 'front' };
    const alone = said(tell([added], state), words);
    const { under } = great({ type: 'CodexFlipped', card: 29 }, added);
    expect(alone).toEqual([expect.stringMatching(/^\*\*/), expect.stringMatching(/^\*[^*].+\*$/)]);
    expect(under?.slice(1)).toEqual([alone[0]]);
  });

  it('is an epic monster that goes down, and no other', () => {
    const down = (monster: string) =>
      great({ type: 'MonsterDefeated', monster: `${monster}#1`, seat: 0, attack: true } as ThirdEvent);
    expect(down('umordhoth')).toMatchObject({ scene: 'epicDown', heading: '## Umôrdhoth is down' });
    expect(down('ghoulPriest').scene).toBeNull();
  });

  it('never stands inside the test that brings it: the roll with its result comes before', () => {
    const damaged = { type: 'MonsterDamaged', monster: 'umordhoth#1', attack: true, amount: 4, damage: 9, health: 9 };
    const told = great(
      rolled,
      passed,
      damaged as ThirdEvent,
      { type: 'MonsterDefeated', monster: 'umordhoth#1', seat: 0, attack: true } as ThirdEvent,
      { type: 'MonsterGone', monster: 'umordhoth#1', to: 'archive' } as ThirdEvent,
      { type: 'Gained', seat: 0, what: 'remnant', amount: 1 },
    );
    expect(told.before).toEqual(['Wendy rolls Lore, 1 die: **5** — **4 damage, +1 remnant**.']);
    expect(told.heading).toBe('## Umôrdhoth is down');
    expect(told.under?.at(-1)).toBe('Umôrdhoth returns to the archive.');
    expect(told.after).toEqual([]);
  });

  it('is somebody lost, but nobody who takes the train', () => {
    const gone = (why: 'devoured' | 'defeated' | 'retired') =>
      great({ type: 'InvestigatorLeft', seat: 0, sheet: 'wendyAdams', why });
    expect(gone('devoured')).toMatchObject({ scene: 'devoured', heading: '## Wendy Adams is devoured' });
    expect(gone('defeated')).toMatchObject({ scene: 'lostNobody', accent: 'lost' });
    expect(gone('retired').scene).toBeNull();
  });

  it('of somebody lost in a test comes after the roll, with what it comes of', () => {
    const by = { ref: 'monster', id: 'fleshEater#1' };
    const told = great(
      rolled,
      { ...passed, successes: 0, passed: false } as ThirdEvent,
      { type: 'Suffered', seat: 0, damage: 2, horror: 0, by },
      { type: 'InvestigatorLeft', seat: 0, sheet: 'wendyAdams', why: 'defeated', by },
      { type: 'SheetDoom', by: 1, doom: 4, cause: { ref: 'sheet', id: 'wendyAdams' } },
    );
    expect(told.before?.[0]).toBe('Wendy rolls Lore, 1 die: **5** — **failed: 2 damage**.');
    expect(told.heading).toContain('Wendy Adams is defeated');
    expect(told.heading).toContain('(Flesh-Eater)');
    // The doom of a defeat comes of nobody's ability.
    expect(told.under).toEqual(['Doom on the sheet: **4**.']);
  });

  it('is an anomaly or an outbreak with the token that brings it, the graver above the other', () => {
    const drawn: ThirdEvent = { type: 'TokenDrawn', seat: 0, token: 'spreadDoom', left: 4 };
    expect(great(anomaly)).toMatchObject({ scene: 'anomaly', heading: '## An anomaly opens in Rivertown', under: [] });
    expect(great(drawn, anomaly).heading).toBe('## An anomaly opens in Rivertown (Spread Doom)');
    const lurks: ThirdEvent = { type: 'MonsterActivated', monster: 'ghoulPriest#1', kind: 'lurker', at: 'graveyard' };
    expect(great(lurks, anomaly).heading).toBe('## An anomaly opens in Rivertown (Ghoul Priest)');
    expect(great(drawn, anomaly).before).toEqual(['Wendy: **Spread Doom**.']);
    const both = great(anomaly, { type: 'Outbreak', space: 'graveyard' });
    expect(both).toMatchObject({ scene: 'outbreak', heading: '## Outbreak in the Graveyard' });
    expect(both.before?.join()).toContain('Rivertown');
  });

  it('has what an outbreak spills right under its heading', () => {
    const by = { ref: 'archive', id: '1' };
    const told = great(
      { type: 'Outbreak', space: 'graveyard' },
      { type: 'DoomRemoved', space: 'graveyard', amount: 3, doom: 1, by },
      { type: 'DoomPlaced', space: 'blackCave', amount: 1, doom: 2, by },
      { type: 'ClueSpawned', neighborhood: 'uptown', card: 'feastOfUmordhothEvent19' },
    );
    expect(told.under).toEqual(['It spills over: Graveyard **1** and Black Cave **2**.']);
    expect(told.after).toEqual(['A clue appears in **Uptown**.']);
  });

  it('has a picture of its own for every way to end, above all that is told of it', () => {
    const scenes = [
      ['won', 'codex', 'wonCase'],
      ['won', 'lodge', 'wonLodge'],
      ['lost', 'codex', 'lostCase'],
      ['lost', 'nobody', 'lostNobody'],
    ] as const;
    for (const [result, way, scene] of scenes) {
      const over = { ...state, outcome: { result, way, card: null, round: 9 } };
      const told: Sentence[] = ending(gameOf(over));
      expect(told[0]?.great, way).toMatchObject({ scene });
      expect(gravest(told)).toBe(told[0]);
      expect(said(told, words)[0]).toMatch(/^## ./);
      expect(said(told, words).length).toBeGreaterThan(3);
    }
  });
});
