import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { ahead } from '../../../../src/editions/second/plan/ahead.ts';
import { turnInOnePress } from '../../../../src/editions/second/plan/onepress.ts';
import { namer } from '../../../../src/editions/second/shown/namer.ts';
import type { Decision, Option } from '../../../../src/engine/decision.ts';
import { phrase } from '../../../../src/engine/phrase.ts';
import { Words } from '../../../../src/words/words.ts';
import { content, second } from '../../../second.ts';
import { turnOf as sitting } from '../sitting/turn.ts';
import { type Arrangement, aGame } from '../table.ts';

const words = new Words('en').with(namer(content, null));
const joe = { sheet: 'joe-diamond', at: 'easttown-streets', sliders: [3, 1, 1] };

const asked = (kind: string, more: Partial<Decision> = {}): Decision => ({
  ...{
    id: '1',
    kind,
    mode: 'own',
    seats: [0],
    ask: { key: 'ask' },
    options: [],
    min: 1,
    max: 1,
    default: [],
    rule: '2E-703',
  },
  subject: 0,
  ...more,
});

const option = (id: string, more: Partial<Option> = {}): Option => ({ id, label: phrase('option-world-on'), ...more });

/** The turn that can be said in one press, as its button says it. */
function turnOf(arrangement: Arrangement, decision = asked('move.next')) {
  const { state } = aGame(arrangement);
  const turn = turnInOnePress(gameOf(content, second.seenBy(state, 0)), 0, decision);
  return turn && { ...turn, labels: turn.actions.map(({ label }) => words.text(label)) };
}

describe('a turn in one press', () => {
  it('goes where a careful player would, and has the encounter there', () => {
    const turn = turnOf({ investigators: [joe, 'kate-winthrop'], clues: { 'hibbs-roadhouse': 3 } });
    expect(turn?.labels.slice(-2)).toEqual(['Go to Hibb’s Roadhouse', 'Encounter']);
    expect(turn?.said.chosen).toMatchObject({ goal: 'hibbs-roadhouse' });
    expect(turn?.actions.at(-1)?.implied).toBe(true);
  });

  it('leaves what costs something to be asked: fights, clues, how a gate is closed', () => {
    const fight = turnOf({
      investigators: [joe, 'kate-winthrop'],
      monsters: { cultist: 'hibbs-roadhouse' },
      clues: { 'hibbs-roadhouse': 4 },
    });
    expect(Object.keys(fight?.said.chosen ?? {}).filter((id) => id.startsWith('face:'))).toEqual([]);
    const gate = turnOf({
      investigators: [{ ...joe, at: 'woods', explored: true, clues: 5 }, 'kate-winthrop'],
      gates: { woods: 'abyss' },
    });
    expect(Object.keys(gate?.said.chosen ?? {})).not.toEqual(expect.arrayContaining(['end']));
    expect(Object.keys(gate?.said.chosen ?? {})).not.toEqual(expect.arrayContaining(['seal']));
  });

  it('says nothing of an Upkeep in which nothing is used', () => {
    const poor = { ...joe, sanity: 1, stamina: 4, cards: ['heal'] };
    const clues = { 'hibbs-roadhouse': 4 };
    const { state } = sitting({ investigators: [poor, 'kate-winthrop'], clues });
    const turn = turnInOnePress(gameOf(content, second.seenBy(state, 0)), 0, asked('move.next'));
    expect(turn?.said.chosen.upkeep).toBe('done');
    expect(turn?.actions.map(({ label }) => words.text(label))).not.toContain('Nothing else');
  });

  it('is none where monsters stand in the way, in the midst of a move, or for who is just back (2E-1009)', () => {
    const clues = { 'hibbs-roadhouse': 4 };
    const guarded = { investigators: [joe, 'kate-winthrop'], monsters: { cultist: 'easttown-streets' }, clues };
    expect(turnOf(guarded)?.said.chosen.goal).not.toBe('hibbs-roadhouse');
    expect(
      turnOf({ investigators: [joe, 'kate-winthrop'], clues }, asked('move.next', { rule: '2E-1009' })),
    ).toBeNull();
    expect(turnOf({ investigators: [joe, 'kate-winthrop'], clues }, asked('encounter.choose'))).toBeNull();
  });
});

describe('a fight that is kept up', () => {
  const fight = option('fight', { odds: 0.5 });
  const round = (number: number, options = [fight]) =>
    asked('combat.round', { options, about: { monster: 'cultist#1', round: number } });
  const facing = (stamina: number): Arrangement => ({
    investigators: [{ ...joe, stamina }, 'kate-winthrop'],
    monsters: { cultist: 'easttown-streets' },
  });

  it('can be said from its second round on, as long as there is a chance and a miss is not the end', () => {
    const turn = turnOf(facing(4), round(2));
    expect(turn?.labels).toEqual([expect.stringContaining('until it’s won or a miss would knock you out')]);
    expect(turn?.adds).toBe(true);
    expect(turnOf(facing(4), round(1))).toBeNull();
    expect(turnOf(facing(4), round(2, [option('fight', { odds: 0 })]))).toBeNull();
    expect(turnOf(facing(1), round(2))).toBeNull();
  });

  it('fights round after round, and asks again where a miss would be the end', () => {
    const said = turnOf(facing(4), round(2))?.said ?? { chosen: {}, assumed: {} };
    const answer = (stamina: number) => {
      const { state } = aGame(facing(stamina));
      state.combat = { seat: 0, monster: 'cultist#1', round: 3, hands: null, cast: [], working: [] };
      return ahead(content).planned(said, round(3), second.seenBy(state, 0), 0)?.chosen ?? null;
    };
    expect(answer(2)).toEqual(['fight']);
    expect(answer(1)).toBeNull();
  });
});
