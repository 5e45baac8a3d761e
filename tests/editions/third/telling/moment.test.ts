import { describe, expect, it } from 'vitest';
import { thirdWords } from '../../../../src/editions/third/shown/namer.ts';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { ending } from '../../../../src/editions/third/telling/paper/ending.ts';
import { tell } from '../../../../src/editions/third/telling/telling.ts';
import { aGame } from '../table.ts';

const { state } = aGame({ investigators: ['wendyAdams', 'rexMurphy'] });
const words = thirdWords('en', state);

/** The scene and heading of a moment, and what is told under it. */
function great(...events: ThirdEvent[]) {
  const { lines, moment } = tell(events, state, words);
  const scene = moment?.picture.kind === 'moment' ? moment.picture.view.scene : null;
  return { scene, accent: moment?.accent, heading: lines[0], rest: lines.slice(1), alt: moment?.picture.alt };
}

const anomaly: ThirdEvent = { type: 'AnomalyAppeared', neighborhood: 'rivertown' };

describe('a great moment of the third edition', () => {
  it('is a codex card that turns over, with its story under the heading', () => {
    const told = great({ type: 'SheetClues', by: 1, clues: 3 }, { type: 'CodexFlipped', card: 29 });
    expect(told).toMatchObject({ scene: 'codex', accent: 'story', heading: '## The Stars Are Right turns over' });
    expect(told.rest[0]).toMatch(/^\*.+\*$/);
    expect(told.rest.join('\n')).toContain('Clues on the sheet: **3**');
    expect(told.rest.join('\n')).not.toContain('turned over\n');
  });

  it('has one story: what the next card is after stands large, its own story on the card', () => {
    const added: ThirdEvent = { type: 'CodexAdded', card: 30, side: 'front' };
    const alone = tell([added], state, words).lines.join('\n');
    const { rest } = great({ type: 'CodexFlipped', card: 29 }, added);
    expect(alone).toMatch(/\n\*.+\*$/);
    expect(rest.join('\n')).toContain(alone.split('\n')[0]);
    expect(rest.join('\n')).not.toContain(alone.split('\n')[1]);
  });

  it('is an epic monster that goes down, and no other', () => {
    const down = (monster: string) =>
      great({ type: 'MonsterDefeated', monster: `${monster}#1`, seat: 0, attack: true } as ThirdEvent);
    expect(down('umordhoth')).toMatchObject({ scene: 'epicDown', heading: '## Umôrdhoth is down' });
    expect(down('ghoulPriest').scene).toBeNull();
  });

  it('is somebody lost, but nobody who takes the train', () => {
    const gone = (why: 'devoured' | 'defeated' | 'retired') =>
      great({ type: 'InvestigatorLeft', seat: 0, sheet: 'wendyAdams', why });
    expect(gone('devoured')).toMatchObject({ scene: 'devoured', heading: '## Wendy Adams is devoured' });
    expect(gone('defeated')).toMatchObject({ scene: 'lostNobody', accent: 'lost' });
    expect(gone('retired').scene).toBeNull();
  });

  it('is an anomaly or an outbreak, the graver above the other', () => {
    expect(great(anomaly)).toMatchObject({ scene: 'anomaly', heading: '## An anomaly opens in Rivertown', rest: [] });
    const both = great(anomaly, { type: 'Outbreak', space: 'graveyard' });
    expect(both).toMatchObject({ scene: 'outbreak', heading: '## Outbreak in the Graveyard' });
    expect(both.rest).toEqual([expect.stringContaining('Rivertown')]);
    expect(both.alt).toMatch(/^A woodcut: .+ Graveyard\. Round \d+\.$/);
  });

  it('has a picture of its own for every way to end', () => {
    const scenes = [
      ['won', 'codex', 'wonCase'],
      ['won', 'lodge', 'wonLodge'],
      ['lost', 'codex', 'lostCase'],
      ['lost', 'nobody', 'lostNobody'],
    ] as const;
    for (const [result, way, scene] of scenes) {
      const over = { ...state, outcome: { result, way, card: null, round: 9 } };
      expect(ending(over, words).moment?.picture.view, way).toMatchObject({ scene, note: 'Round 9' });
      expect(ending(over, words).lines[0]).toMatch(/^## ./);
    }
  });
});
