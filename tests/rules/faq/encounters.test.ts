/** FAQ-60 to FAQ-74: encounters and locations. */

import { describe, expect, it } from 'vitest';
import { closePlace } from '../../../src/editions/second/board/closure.ts';
import { arkhamEncounter } from '../../../src/editions/second/encounters/encounter.ts';
import { closeGate } from '../../../src/editions/second/gates/gate.ts';
import { run } from '../../../src/editions/second/language/table.ts';
import { movement } from '../../../src/editions/second/movement/movement.ts';
import { raiseTerror } from '../../../src/editions/second/mythos/terror.ts';
import { type Arrangement, aGame, drive, eventsOf, optionIds, type Placed } from '../../editions/second/table.ts';
import { content } from '../../second.ts';
import { arkhamPhase, crowd, kinds, one, order, otherWorldPhase } from '../phases.ts';

const joe = (at: string, more: Partial<Placed> = {}): Placed => ({ sheet: 'joe-diamond', at, ...more });
/** Historical Society 1: to the Woods, two cards drawn there, one kept. */
const toWoods = (more: Arrangement = {}, cards = ['uptown-1', 'uptown-2']) =>
  arkhamPhase(
    { investigators: [joe('historical-society')], draws: ['southside-1', ...cards], ...more },
    { 'effect.may': (decision) => (decision.about?.card === 'southside-1' ? 'yes' : 'no') },
  );

describe('redirected and nested encounters', () => {
  it('FAQ-60 monsters and Clues at the goal are ignored, and an open gate there takes him in', () => {
    const { game } = toWoods({ monsters: { cultist: 'woods' }, clues: { woods: 2 } });
    expect(eventsOf(game, 'EncounterDrawn').map(({ place }) => place)).toEqual(['historical-society', 'woods']);
    expect(eventsOf(game, 'Evaded')).toEqual([]);
    expect(game.state.places.woods?.clues).toBe(2);
    const gated = toWoods({ gates: { woods: 'abyss' } });
    expect(one(gated.game)).toMatchObject({ at: 'abyss-1', delayed: false });
    expect(eventsOf(gated.game, 'EncounterDrawn')).toHaveLength(1);
  });

  it('FAQ-61 the nested one is finished before the first goes on', () => {
    const investigators = [joe('curiositie-shoppe', { sliders: [1, 1, 3] })];
    const { game } = arkhamPhase({ investigators, draws: ['northside-4', 'northside-1'], dice: [1, 1, 1, 1] });
    const drawn = eventsOf(game, 'EncounterDrawn').map(({ entry }) => entry);
    expect(drawn[0]).toBe(4);
    expect(drawn).toHaveLength(2);
    expect(drawn[1]).not.toBe(4);
  });
});

describe('gates and monsters of encounters', () => {
  /** Woods 6: a gate and a monster. */
  const both = (more: Arrangement = {}) =>
    arkhamPhase({
      investigators: [joe('woods'), { sheet: 'jenny-barnes', at: 'woods' }],
      draws: ['uptown-6'],
      ...more,
    });

  it('FAQ-62 the gate first: token, marker, through it, delayed; the monster last, and it stays and counts', () => {
    const { game } = both();
    expect(order(game, 'DoomChanged', 'GateOpened', 'DrawnThrough', 'MonsterAppeared')).toEqual([
      'DoomChanged',
      'GateOpened',
      'DrawnThrough',
      'DrawnThrough',
      'MonsterAppeared',
    ]);
    expect(game.state.monsters).toMatchObject([{ at: 'woods' }]);
    const full = both({ monsters: crowd('uptown-streets', 5) });
    expect(full.game.state.monsters.at(-1)?.at).toBe('outskirts');
  });

  it('FAQ-63 everybody drawn in is delayed', () => {
    const { game } = both();
    expect(game.state.investigators.map(({ delayed }) => delayed)).toEqual([true, true]);
  });

  const met = (more: Arrangement = {}, answers = {}) =>
    // Graveyard 1: a monster.
    arkhamPhase(
      { investigators: [joe('graveyard', { sliders: [3, 3, 0] })], draws: ['rivertown-1', 'cultist'], ...more },
      { 'combat.round': 'fight', ...answers },
    );

  it('FAQ-64 a monster alone lives for the encounter only: trophy or cup, and no limit', () => {
    const won = met({ dice: Array(12).fill(6) }, { 'combat.face': 'fight:cultist#1' }).game;
    expect(one(won).monsterTrophies).toEqual(['cultist#1']);
    const endless = met(
      { ancientOne: 'nyarlathotep', dice: Array(12).fill(6) },
      { 'combat.face': 'fight:cultist#1' },
    ).game;
    expect(one(endless).monsterTrophies).toEqual([]);
    expect(endless.state.cup).toContain('cultist#1');
    const full = met({
      monsters: crowd('uptown-streets', 4),
      draws: ['rivertown-1', 'zombie'],
      dice: Array(12).fill(6),
    });
    expect(eventsOf(full.game, 'MonsterToOutskirts')).toEqual([]);
    expect(full.game.state.monsters).toHaveLength(4);
  });

  it('FAQ-65 several are drawn together and met in the order he chooses', () => {
    const game = aGame({
      investigators: [joe('woods', { sliders: [0, 0, 0] })],
      dice: Array(30).fill(6),
      phase: 'arkham',
    });
    drive(game, run(game, 0, [{ monster: { count: 2 } }], { source: { ref: 'place', id: 'woods' } }), {
      'combat.face': (decision) => optionIds(decision).find((id) => id.startsWith('fight')) ?? '',
      'combat.round': 'fight',
    });
    expect(order(game, 'MonsterAppeared', 'CombatStarted').slice(0, 3)).toEqual([
      'MonsterAppeared',
      'MonsterAppeared',
      'CombatStarted',
    ]);
  });

  it('FAQ-66 at a sealed location neither gate nor monster appears', () => {
    const sealed = both({ seals: ['woods'] }).game;
    expect([sealed.state.places.woods?.gate, sealed.state.monsters, sealed.state.ancientOne.doom]).toEqual([
      null,
      [],
      0,
    ]);
    const quiet = met({ seals: ['graveyard'] });
    expect(quiet.decisions).toEqual([]);
    expect(eventsOf(quiet.game, 'MonsterAppeared')).toEqual([]);
  });

  it('FAQ-67 evaded, it goes to the cup and the matter is over', () => {
    const { game } = met(
      { investigators: [joe('graveyard', { sliders: [0, 0, 0] })], dice: [6, 6, 6, 6] },
      { 'combat.face': 'evade:cultist#1' },
    );
    expect(eventsOf(game, 'Evaded')).toMatchObject([{ passed: true }]);
    expect(game.state.cup).toContain('cultist#1');
    expect(game.state.monsters).toEqual([]);
  });

  it('FAQ-68 nobody in the streets has an encounter', () => {
    for (const { id } of content.streets) {
      const { game, decisions } = arkhamPhase({ investigators: [joe(id)] });
      expect([id, decisions.length, eventsOf(game, 'EncounterDrawn').length]).toEqual([id, 0, 0]);
    }
  });
});

describe('special abilities of locations', () => {
  const ability = { 'encounter.choose': 'ability' };
  const asylum = joe('arkham-asylum', { sanity: 1 });

  it('FAQ-69 in place of the encounter, and not under an open gate', () => {
    const { game } = arkhamPhase({ investigators: [asylum] }, ability);
    expect([one(game).sanity, eventsOf(game, 'EncounterDrawn').length]).toEqual([2, 0]);
    const gated = arkhamPhase({ investigators: [asylum], gates: { 'arkham-asylum': 'abyss' } });
    expect(gated.decisions).toEqual([]);
    expect(one(gated.game).at).toBe('abyss-1');
  });

  it('FAQ-70 only if its requirements can be met and it would do something', () => {
    const offered = (placed: Placed) =>
      arkhamPhase({ investigators: [placed], draws: ['downtown-5', 'miskatonic-university-2'] }).decisions.some(
        ({ kind }) => kind === 'encounter.choose',
      );
    expect(offered(asylum)).toBe(true);
    expect(offered(joe('arkham-asylum', { sanity: 4, money: 9 }))).toBe(false);
    expect(offered(joe('administration-building', { money: 8 }))).toBe(true);
    expect(offered(joe('administration-building', { money: 7 }))).toBe(false);
  });

  it('FAQ-71 each investigator once a turn', () => {
    const game = aGame({
      investigators: [asylum, { sheet: 'jenny-barnes', at: 'arkham-asylum', sanity: 1 }],
      phase: 'arkham',
    });
    drive(game, arkhamEncounter(game, 0), ability);
    expect(drive(game, arkhamEncounter(game, 0)).decisions.some(({ kind }) => kind === 'encounter.choose')).toBe(false);
    drive(game, arkhamEncounter(game, 1), ability);
    expect(one(game, 1).sanity).toBe(2);
    game.state.turn = 3;
    one(game).at = 'arkham-asylum';
    one(game).sanity = 1;
    drive(game, arkhamEncounter(game, 0), ability);
    expect(one(game).sanity).toBe(2);
  });

  it('FAQ-72 2N-12 of the cards of a shop exactly one must be bought if any can be afforded, never two', () => {
    const shop = (money: number) =>
      arkhamPhase(
        { investigators: [joe('general-store', { money })], draws: ['knife', 'axe', 'tommy-gun'] },
        { ...ability, 'shop.buy': (decision) => optionIds(decision)[0] ?? '' },
      );
    const { game, decisions } = shop(9);
    expect(optionIds(decisions.find(({ kind }) => kind === 'shop.buy'))).toEqual(['knife#1', 'axe#1', 'tommy-gun#1']);
    expect(kinds(game)).toEqual(['knife']);
    expect(kinds(shop(2).game)).toEqual(['knife']);
    expect(kinds(shop(1).game)).toEqual([]);
  });

  it('FAQ-73 a location that closes sends all in it to its street, and nobody may enter', () => {
    const game = aGame({
      investigators: [joe('general-store'), { sheet: 'amanda-sharpe', at: 'rivertown-streets', sliders: [3, 0, 0] }],
      monsters: { gug: 'general-store' },
      terror: 2,
    });
    drive(game, raiseTerror(game, 1));
    expect([one(game).at, game.state.monsters[0]?.at]).toEqual(['rivertown-streets', 'rivertown-streets']);
    game.state.monsters = [];
    game.state.cup.push('gug#1');
    expect(optionIds(drive(game, movement(game, 1)).decisions[0])).not.toContain('go:general-store');
  });

  it('FAQ-74 2N-81 an open gate stands in for a closed location until it closes', () => {
    const gates = { 'science-building': 'abyss', woods: 'rlyeh' };
    const game = aGame({ investigators: [joe('science-building', { explored: true })], gates });
    closePlace(game, 'science-building', 'endOfNextTurn', 'mythos-strange-lights-on-campus');
    expect(one(game).at).toBe('science-building');
    drive(game, closeGate(game, 'science-building', { seat: 0, trophy: true }));
    expect(one(game).at).toBe('miskatonic-university-streets');
  });
});

describe('monsters of other worlds', () => {
  it('FAQ-64 there too the monster is gone when the encounter is over', () => {
    const { game } = otherWorldPhase({
      investigators: [joe('abyss-1', { sliders: [0, 0, 0] })],
      draws: ['gate-25', 'cultist'],
      dice: Array(12).fill(6),
    });
    expect(eventsOf(game, 'MonsterAppeared')).toHaveLength(1);
    expect(game.state.monsters).toEqual([]);
  });
});
