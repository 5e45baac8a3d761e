import { describe, expect, it } from 'vitest';
import { thirdWords } from '../../../../src/editions/third/shown/namer.ts';
import type { Cause, ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { SCENARIOS } from '../../../../src/editions/third/state/options.ts';
import { EVENT_TYPES, tell } from '../../../../src/editions/third/telling/telling.ts';
import { simulate } from '../../../../src/editions/third/tools/simulation.ts';
import { isCause } from '../../../../src/story/sentence.ts';
import { sampled } from '../../../length.ts';
import { said } from '../../../story/said.ts';
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
  DoomPlaced: [{ type: 'DoomPlaced', space: 'graveyard', amount: 1, doom: 2, by: priest }, '**2** (Ghoul Priest)'],
  DoomRemoved: [{ type: 'DoomRemoved', space: 'graveyard', amount: 1, doom: 2, by: priest }, '2 left (Ghoul Priest)'],
  SheetDoom: [{ type: 'SheetDoom', by: 1, doom: 3, cause: { ref: 'deck', id: 'event' } }, '**3** (event deck)'],
  Reckoning: [{ type: 'Reckoning', by: priest }, 'Ghoul Priest stirs'],
} satisfies { readonly [T in ThirdEvent['type']]?: readonly [ThirdEvent, string] };

/** What else happens by dice, moves, harm or doom is told with these, or by the question that was answered. */
const SUBJECT = /Rolled|^Moved|MonsterMoved|^Lost|Suffered|Prevented|Spawned|Doom(?!Spread)|InvestigatorLeft|Reckoning/;
const TOLD_WITH: readonly string[] = ['ClueSpawned', 'DoomSpread'];

/** What people choose or draw is named by the question, or by the story above it. */
const NAMED_BEFORE: readonly string[] = ['encounter', 'token', 'action'];
/** What is placed where a token says, in the order that people choose. */
const OF_TOKENS: readonly string[] = ['DoomPlaced'];

/** What an event carries as its cause. */
function causesIn(event: ThirdEvent): string[] {
  return Object.values(event).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null && 'ref' in value ? [String(value.ref)] : [],
  );
}

describe('a cause', () => {
  it.each(sampled([0, 1, 2, 3], 2))(
    'stands with everything that needs one, or has just been named, game %i',
    (number) => {
      const unknown: string[] = [];
      const result = simulate({
        players: 1 + number,
        seed: `causes ${number}`,
        foe: SCENARIOS[number] ?? null,
        player: 'mixed',
        watch(events, _, now) {
          const subject = events.filter(({ type }) => SUBJECT.test(type));
          // Told by itself, with nothing above it that could be meant.
          for (const event of subject) {
            const [first] = tell([event], now);
            if (!first || isCause(first.because) || first.because.evident !== 'named' || first.of) continue;
            const isFirst = tell(events, now)[0]?.says.key === first.says.key;
            const isNamed =
              causesIn(event).some((kind) => NAMED_BEFORE.includes(kind)) || OF_TOKENS.includes(event.type);
            if (isFirst && !isNamed) unknown.push(JSON.stringify(event));
          }
        },
      });
      expect(result.error).toBeNull();
      expect(unknown).toEqual([]);
    },
  );

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
