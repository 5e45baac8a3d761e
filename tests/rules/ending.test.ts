/** Sections 19 to 21: victory, score, defeat. */

import { describe, expect, it } from 'vitest';
import { attackInBattle } from '../../src/editions/second/battle/battle.ts';
import { arkhamEncounter } from '../../src/editions/second/encounters/encounter.ts';
import { scoreOf } from '../../src/editions/second/end/score.ts';
import { closeOrSeal } from '../../src/editions/second/gates/close.ts';
import { closeGate, sealPlace } from '../../src/editions/second/gates/gate.ts';
import { run } from '../../src/editions/second/language/table.ts';
import { failRumor } from '../../src/editions/second/mythos/rumor.ts';
import { raiseTerror } from '../../src/editions/second/mythos/terror.ts';
import type { Game } from '../../src/editions/second/state/state.ts';
import { Play } from '../../src/engine/play.ts';
import { type Arrangement, aGame, drive, eventsOf, give } from '../editions/second/table.ts';
import { content, secondEdition } from '../second.ts';

const two = ['joe-diamond', 'jenny-barnes'];
const five = ['woods', 'unnamable', 'graveyard', 'black-cave', 'witch-house'];

/** A game in which the players already hold so many gate trophies. */
function withTrophies(count: number, arrangement: Arrangement = {}): Game {
  const game = aGame({ ancientOne: 'yig', gates: { woods: 'abyss' }, ...arrangement });
  game.state.investigators[0]!.gateTrophies = game.state.gateStack.splice(0, count);
  return game;
}

describe('victory', () => {
  it('2E-1901 closing, sealing and banishing win for everybody and end the game at once', () => {
    const closing = withTrophies(1, { investigators: two });
    const sealing = aGame({ investigators: two, seals: five });
    const banishing = aGame({ investigators: two, ancientOne: 'yig', awake: true, doom: 1, dice: Array(9).fill(6) });
    banishing.state.ancientOne.combatRating = 0;
    banishing.state.ancientOne.tally = 1;
    const ended = [
      drive(closing, closeGate(closing, 'woods', { seat: 0, trophy: true })).ended,
      drive(sealing, closeGate(withGate(sealing), 'unvisited-isle', { seat: 1, trophy: true, seal: 'elderSign' }))
        .ended,
      drive(banishing, attackInBattle(banishing, 0)).ended,
    ];
    expect(ended).toEqual([true, true, true]);
    for (const [game, way] of [
      [closing, 'closing'],
      [sealing, 'sealing'],
      [banishing, 'banishing'],
    ] as const) {
      expect(game.state.outcome).toMatchObject({ result: 'won', way });
      expect(game.events.at(-1)?.type).toBe('GameEnded');
      const play = new Play(secondEdition, game.state);
      expect([play.over, play.open]).toEqual([true, []]);
    }
  });

  it('2E-1907 the last gate closed by an encounter counts as well', () => {
    const cards = ['silver-twilight-lodge-membership'];
    const closed = (trophies: number) => {
      const game = withTrophies(trophies, {
        phase: 'arkham',
        investigators: [{ sheet: 'harvey-walters', at: 'silver-twilight-lodge', clues: 2, sliders: [1, 1, 3], cards }],
        draws: ['french-hill-2'],
        dice: [6, 6, 6, 6],
      });
      drive(game, arkhamEncounter(game, 0), { 'effect.may': 'yes' });
      expect(eventsOf(game, 'GateClosed')).toMatchObject([{ place: 'woods', trophy: false }]);
      return game.state.outcome;
    };
    expect(closed(1)).toMatchObject({ result: 'won', way: 'closing' });
    expect(closed(0)).toBeNull();
  });

  it('2E-1910 once the Ancient One is awake neither closing nor sealing wins', () => {
    const game = withTrophies(5, { awake: true, seals: five.slice(1) });
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true, seal: 'clues' }));
    sealPlace(game, 'unvisited-isle', 'clues', 0);
    sealPlace(game, 'independence-square', 'clues', 0);
    expect(Object.values(game.state.places).filter(({ sealed }) => sealed).length).toBeGreaterThan(6);
    expect(game.state.outcome).toBeNull();
  });

  it('2E-1911 a list of effects that closes the last gate and fills the doom track is won', () => {
    const game = withTrophies(1, { at: 'woods', doom: 9 });
    const effects = [{ closeGate: { which: 'here' as const } }, { doom: 1 }];
    expect(drive(game, run(game, 0, effects, { source: { ref: 'card', id: 'food' } })).ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'won', way: 'closing' });
    expect(eventsOf(game, 'Awakened')).toEqual([]);
  });
});

describe('score', () => {
  it('2E-2001 the most gate trophies make the First Citizen, monster trophies only break a tie', () => {
    const game = withTrophies(2, { investigators: [...two, 'amanda-sharpe'] });
    const [joe, jenny, amanda] = game.state.investigators;
    jenny!.monsterTrophies = game.state.cup.slice(0, 9);
    expect(scoreOf(game).firstCitizens).toEqual([0]);
    amanda!.gateTrophies = game.state.gateStack.slice(0, 2);
    amanda!.monsterTrophies = ['ghoul#1'];
    expect(scoreOf(game).firstCitizens).toEqual([2]);
    joe!.monsterTrophies = ['zombie#1'];
    expect(scoreOf(game).firstCitizens).toEqual([0, 2]);
  });

  it('2E-2005 an Elder Sign played costs a point', () => {
    const game = withTrophies(0, {
      gates: { woods: 'abyss', graveyard: 'rlyeh' },
      investigators: [{ sheet: 'joe-diamond', at: 'woods', explored: true, cards: ['elder-sign'] }],
    });
    const before = scoreOf(game);
    drive(game, closeOrSeal(game, 0), { 'gate.close': 'seal:elder-sign#1' });
    const after = scoreOf(game);
    expect([before.elderSigns, after.elderSigns]).toEqual([0, -1]);
    // One point for the gate trophy, one off for the card.
    expect(after.total).toBe(before.total);
  });

  it('2E-2006 an unspent gate trophy is a point, a spent one none', () => {
    const game = withTrophies(3);
    expect(scoreOf(game)).toMatchObject({ gateTrophies: 3, total: 10 + 3 + 1 });
    game.state.gateStack.push(...game.state.investigators[0]!.gateTrophies.splice(0, 2));
    expect(scoreOf(game)).toMatchObject({ gateTrophies: 1, total: 10 + 1 + 1 });
  });

  it('2E-2007 every three monster trophies of all together are a point, rounded down', () => {
    const points = (one: number, other: number) => {
      const game = aGame({ investigators: two });
      game.state.investigators[0]!.monsterTrophies = game.state.cup.slice(0, one);
      game.state.investigators[1]!.monsterTrophies = game.state.cup.slice(one, one + other);
      return scoreOf(game).monsterTrophies;
    };
    expect([points(1, 1), points(2, 1), points(2, 3), points(5, 1)]).toEqual([0, 1, 1, 2]);
  });

  it('2E-2008 a point for everybody alive and sane', () => {
    const survivors = (more: object) =>
      scoreOf(aGame({ investigators: ['joe-diamond', { sheet: 'jenny-barnes', ...more }] })).survivors;
    expect(survivors({})).toBe(2);
    expect(survivors({ at: 'abyss-1' })).toBe(2);
    expect([survivors({ eliminated: true }), survivors({ sanity: 0 }), survivors({ stamina: 0 })]).toEqual([1, 1, 1]);
  });

  it('2E-2010 a gate sealed with Clue tokens costs nothing', () => {
    const game = withTrophies(0, {
      gates: { woods: 'another-dimension', graveyard: 'rlyeh' },
      investigators: [{ sheet: 'joe-diamond', at: 'woods', explored: true, clues: 5 }],
      dice: [6, 6, 6, 6],
    });
    const before = scoreOf(game).total;
    drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:fight', 'gate.seal': 'seal' });
    expect(game.state.places.woods?.sealed).toBe(true);
    expect(scoreOf(game)).toMatchObject({ elderSigns: 0, total: before + 1 });
  });
});

describe('defeat', () => {
  it('2E-2103 Azathoth awake is the end, any other Ancient One a battle', () => {
    const awakened = (ancientOne: string, doom: number) => {
      const game = aGame({ investigators: two, ancientOne, doom });
      expect(drive(game, run(game, 0, [{ doom: 1 }], { source: { ref: 'card', id: 'food' } })).ended).toBe(true);
      return [game.state.ancientOne.awake, game.state.outcome, game.state.cursor.step];
    };
    expect(awakened('azathoth', 13)).toEqual([true, { result: 'lost', way: 'destruction', turn: 2 }, 'over']);
    expect(awakened('yig', 9)).toEqual([true, null, 'battle.start']);
  });

  it('2E-2102 neither the terror track nor a rumor that fails ends the game', () => {
    for (const printing of ['revised', '2005'] as const) {
      const game = aGame({ investigators: two, ancientOne: 'yig', at: 'train-station', printing });
      drive(game, raiseTerror(game, 13));
      expect(game.state.terror).toBe(10);
      expect([game.state.outcome, game.state.cursor.step]).toEqual([null, 'movement']);
    }
    const rumors = content.mythosCards.filter(({ type }) => type === 'rumor');
    expect(rumors).toHaveLength(6);
    for (const { id } of rumors) {
      const game = aGame({ investigators: two, ancientOne: 'yig', at: 'train-station', rumor: id });
      give(game, 0, 'food');
      drive(game, failRumor(game));
      expect(eventsOf(game, 'RumorFailed')).toHaveLength(1);
      expect([game.state.outcome, game.state.cursor.step], id).toEqual([null, 'movement']);
    }
  });
});

function withGate(game: Game): Game {
  game.state.places['unvisited-isle']!.gate = game.state.gateStack.shift() ?? null;
  game.state.places['hibbs-roadhouse']!.gate = game.state.gateStack.shift() ?? null;
  return game;
}
