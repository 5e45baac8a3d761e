import { describe, expect, it } from 'vitest';
import type { Cause, ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { EVENT_TYPES } from '../../../../src/editions/third/telling/telling.ts';
import { said } from '../../../story/said.ts';
import { tell, thirdWords } from '../../../third.ts';
import { aGame } from '../table.ts';

const { state } = aGame({ investigators: [{ sheet: 'agnesBaker', at: 'graveyard' }] });
const told = (...events: ThirdEvent[]) => said(tell(events, state), thirdWords('en', state)).join('\n');

const priest: Cause = { ref: 'monster', id: 'ghoulPriest#1' };
const harm = { seat: 0, damage: 1, horror: 0, by: priest };
const rolled = {
  type: 'TestRolled',
  seat: 0,
  skill: 'lore',
  formula: [],
  dice: [5],
  faces: [5, 6],
  successes: 1,
} as const;
const test = (occasion: NonNullable<Extract<ThirdEvent, { type: 'TestRolled' }>['occasion']>): ThirdEvent => ({
  ...rolled,
  formula: [],
  dice: [5],
  faces: [5, 6],
  against: priest,
  occasion,
});

/** Events by which dice are rolled, somebody moves or suffers, a monster appears, or doom comes and goes, and their cause. */
const CAUSED = {
  TestRolled: [test('attack'), 'attacks the Ghoul Priest'],
  DiceRolled: [{ type: 'DiceRolled', seat: 0, purpose: priest, dice: [2] }, 'Ghoul Priest: Agnes 2'],
  Moved: [{ type: 'Moved', seat: 0, from: 'graveyard', to: 'blackCave', how: 'effect', by: priest }, '(Ghoul Priest)'],
  Lost: [{ type: 'Lost', seat: 0, what: 'money', amount: 1, by: priest }, '(Ghoul Priest)'],
  Suffered: [{ type: 'Suffered', ...harm }, 'Ghoul Priest: 1 damage to Agnes'],
  AssetSuffered: [{ type: 'AssetSuffered', card: 'knife#1', ...harm }, 'Ghoul Priest: Knife takes 1 damage'],
  Prevented: [{ type: 'Prevented', ...harm }, 'Ghoul Priest: Agnes is spared 1 damage'],
  InvestigatorLeft: [
    { type: 'InvestigatorLeft', seat: 0, sheet: 'agnesBaker', why: 'defeated', by: priest },
    '(Ghoul Priest)',
  ],
  MonsterSpawned: [
    {
      type: 'MonsterSpawned',
      monster: 'ghoulPriest#1',
      at: 'graveyard',
      status: 'ready',
      by: { ref: 'deck', id: 'event' },
    },
    '(event deck)',
  ],
  MonsterMoved: [
    { type: 'MonsterMoved', monster: 'fleshEater#1', from: 'graveyard', to: 'blackCave', direct: false },
    ', hunting the highest Strength',
  ],
  DoomPlaced: [{ type: 'DoomPlaced', space: 'graveyard', amount: 1, doom: 2, by: priest }, 'Ghoul Priest: +1 doom'],
  DoomRemoved: [{ type: 'DoomRemoved', space: 'graveyard', amount: 1, doom: 2, by: priest }, '2 left (Ghoul Priest)'],
  SheetDoom: [{ type: 'SheetDoom', by: 1, doom: 3, cause: { ref: 'deck', id: 'event' } }, '**3** (event deck)'],
  Reckoning: [{ type: 'Reckoning', by: priest }, 'Reckoning: Ghoul Priest'],
} satisfies { readonly [T in ThirdEvent['type']]?: readonly [ThirdEvent, string] };

/** What else happens by dice, moves, harm or doom is told with these, or by the question that was answered. */
const SUBJECT = /Rolled|^Moved|MonsterMoved|^Lost|Suffered|Prevented|Spawned|Doom(?!Spread)|InvestigatorLeft|Reckoning/;
const TOLD_WITH: readonly string[] = ['ClueSpawned', 'DoomSpread'];

describe('a cause', () => {
  it.each(Object.entries(CAUSED))('is told of %s', (_, [event, cause]) => {
    expect(told(event as ThirdEvent)).toContain(cause);
  });

  it('is told of everything that needs one', () => {
    const types = EVENT_TYPES.filter((type) => SUBJECT.test(type) && !TOLD_WITH.includes(type));
    expect(types.sort()).toEqual(Object.keys(CAUSED).sort());
  });

  it.each(['evade', 'ward', 'research', 'other'] as const)('of a roll is what it is for: %s', (occasion) => {
    expect(told(test(occasion))).toMatch(
      { evade: /evades/, ward: /wards/, research: /researches/, other: /Ghoul Priest/ }[occasion],
    );
  });

  it('is told once: not again where it has just been named', () => {
    const attacked: ThirdEvent = { type: 'MonsterAttacked', monster: 'ghoulPriest#1', seat: 0 };
    expect(told(attacked, { type: 'Suffered', ...harm })).not.toContain('(Ghoul Priest)');
    const lost: ThirdEvent = { type: 'Lost', seat: 0, what: 'money', amount: 1, by: priest };
    const other: ThirdEvent = { ...lost, what: 'clue' };
    expect(told(lost, test('evade'), other).match(/\(Ghoul Priest\)/g)).toHaveLength(1);
  });

  it('of doom on the sheet is the anomaly that sends it there', () => {
    const anomaly = { ref: 'neighborhood', id: 'rivertown' };
    const doom = (by: number): ThirdEvent => ({ type: 'SheetDoom', by: 1, doom: by, cause: anomaly });
    expect(told(doom(4), doom(5))).toBe('Doom on the sheet: +2, **5** (anomaly in Rivertown).');
    expect(told({ type: 'TokenDrawn', seat: 0, token: 'spreadDoom', left: 3 }, doom(5))).toBe(
      'Agnes: **Spread Doom**: sheet **5** (anomaly in Rivertown).',
    );
  });
});
