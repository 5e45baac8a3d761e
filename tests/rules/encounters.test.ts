/** Sections 10 to 13: the way back, encounters in Arkham and in Other Worlds. */
import { describe, expect, it } from 'vitest';
import { placeClue } from '../../src/editions/second/board/clue.ts';
import { arkhamEncounter } from '../../src/editions/second/encounters/encounter.ts';
import { openGate } from '../../src/editions/second/gates/gate.ts';
import { movement } from '../../src/editions/second/movement/movement.ts';
import { otherWorldEncounter } from '../../src/editions/second/otherworlds/otherworld.ts';
import { type Arrangement, aGame, drive, eventsOf, optionIds } from '../editions/second/table.ts';

const joe = (at: string, more: object = {}) => ({ sheet: 'joe-diamond', at, ...more });

function arkham(arrangement: Arrangement, answers = {}) {
  const game = aGame({ phase: 'arkham', ...arrangement });
  return { game, ...drive(game, arkhamEncounter(game, 0), answers) };
}

function abroad(arrangement: Arrangement, answers = {}) {
  const game = aGame({ phase: 'otherWorld', ...arrangement });
  return { game, ...drive(game, otherWorldEncounter(game, 0), answers) };
}

describe('coming back', () => {
  it('2E-1011 at an open gate lies no Clue token to pick up', () => {
    const game = aGame({ investigators: [joe('abyss-2')], clues: { woods: 2 }, draws: ['abyss'] });
    drive(game, openGate(game, 'woods', { from: 'mythos', monsters: 0 }));
    drive(game, placeClue(game, 'woods'));
    expect(game.state.places.woods?.clues).toBe(0);
    const { decisions } = drive(game, movement(game, 0));
    expect(decisions).toEqual([]);
    expect(game.state.investigators[0]).toMatchObject({ at: 'woods', clues: 0 });
    expect(eventsOf(game, 'CluesTaken')).toEqual([]);
  });
});

describe('Arkham encounters', () => {
  it('2E-1102 an encounter or the ability of the place, and nothing else', () => {
    const hurt = joe('st-marys-hospital', { stamina: 1 });
    const asked = arkham({ investigators: [hurt], draws: ['uptown-1'] }, { 'encounter.choose': 'encounter' });
    expect(optionIds(asked.decisions[0])).toEqual(['encounter', 'ability']);
    expect(eventsOf(asked.game, 'EncounterDrawn')).toMatchObject([{ place: 'st-marys-hospital', entry: 1 }]);
    const used = arkham({ investigators: [hurt] }, { 'encounter.choose': 'ability' });
    expect(eventsOf(used.game, 'EncounterDrawn')).toEqual([]);
    const plain = arkham({ investigators: [joe('newspaper')], draws: ['northside-1'] });
    expect(plain.decisions).toEqual([]);
    expect(eventsOf(plain.game, 'EncounterDrawn')).toMatchObject([{ place: 'newspaper', entry: 1 }]);
  });

  it('2E-1104 the card goes back into its deck: the next one there may draw it again, and all the others', () => {
    const game = aGame({ phase: 'arkham', investigators: [joe('newspaper')] });
    game.state.forced = { dice: [], draws: ['northside-1', 'northside-1', 'northside-3', 'northside-1'] };
    for (let encounter = 0; encounter < 4; encounter++) drive(game, arkhamEncounter(game, 0));
    expect(eventsOf(game, 'EncounterDrawn').map(({ entry }) => entry)).toEqual([1, 1, 3, 1]);
    expect(game.state.investigators[0]?.money).toBe(15);
    expect(game.state.forced?.draws).toEqual([]);
  });

  it('2E-1105 a monster that appears must be evaded or fought', () => {
    const { decisions, game } = arkham(
      { investigators: [joe('hibbs-roadhouse')], draws: ['easttown-3', 'cultist'], dice: [6, 6, 6, 6, 6, 6] },
      { 'combat.face': 'fight:cultist#1', 'combat.round': 'fight' },
    );
    expect(decisions[0]?.kind).toBe('combat.face');
    expect(optionIds(decisions[0])).toEqual(['evade:cultist#1', 'fight:cultist#1']);
    expect(eventsOf(game, 'CombatStarted')).toHaveLength(1);
  });
});

describe('Other World encounters', () => {
  const red = ['gate-25', 'gate-26', 'gate-27'];
  const stacked = (cards: string[], more: Arrangement = {}) => {
    const game = aGame({ phase: 'otherWorld', investigators: [joe('yuggoth-1')], ...more });
    game.state.decks.gate = [...cards, ...game.state.decks.gate.filter((card) => !cards.includes(card))];
    return game;
  };

  it('2E-1303 each card of another color goes under the deck at once, in the order drawn', () => {
    // Yuggoth is blue and yellow. Gate card 48 says nothing for it.
    const game = stacked([...red, 'gate-48', 'gate-13']);
    drive(game, otherWorldEncounter(game, 0));
    expect(eventsOf(game, 'GateCardDrawn')[0]).toMatchObject({ card: 'gate-48', skipped: red });
    expect(game.state.decks.gate[0]).toBe('gate-13');
    expect(game.state.decks.gate.slice(-4, -1)).toEqual(red);
  });

  it('2E-1305 after the encounter the card lies at the bottom', () => {
    const game = stacked(['gate-48', 'gate-13']);
    drive(game, otherWorldEncounter(game, 0));
    expect(game.state.decks.gate.at(-1)).toBe('gate-48');
    expect(game.state.decks.gate[0]).toBe('gate-13');
    expect(game.state.decks.gate).toHaveLength(49);
  });

  it('2E-1306 a monster that appears must be evaded or fought there', () => {
    const { decisions, game } = abroad(
      { investigators: [joe('abyss-1', { sliders: [0, 1, 1] })], draws: ['gate-25', 'cultist'], dice: [6] },
      { 'combat.face': 'evade:cultist#1' },
    );
    expect(decisions[0]?.kind).toBe('combat.face');
    expect(optionIds(decisions[0])).toEqual(['evade:cultist#1', 'fight:cultist#1']);
    expect(eventsOf(game, 'Evaded')).toMatchObject([{ monster: 'cultist#1', passed: true }]);
    expect(game.state.investigators[0]?.at).toBe('abyss-1');
  });

  it('2E-1307 both areas of a world have the same colors', () => {
    for (const at of ['yuggoth-1', 'yuggoth-2']) {
      const game = stacked([...red, 'gate-48'], { investigators: [joe(at)] });
      drive(game, otherWorldEncounter(game, 0));
      expect(eventsOf(game, 'GateCardDrawn')[0], at).toMatchObject({ card: 'gate-48', skipped: red });
      const blue = stacked(['gate-13', 'gate-12'], { investigators: [joe(at)], dice: [6, 6, 6] });
      drive(blue, otherWorldEncounter(blue, 0), { 'combat.face': (decision) => decision.default });
      expect(eventsOf(blue, 'GateCardDrawn')[0], at).toMatchObject({ card: 'gate-12', skipped: ['gate-13'] });
    }
  });
});
