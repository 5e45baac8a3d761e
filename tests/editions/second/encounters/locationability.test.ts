import { describe, expect, it } from 'vitest';
import { type Copy, kindOf } from '../../../../src/editions/edition/copy.ts';
import { arkhamEncounter } from '../../../../src/editions/second/encounters/encounter.ts';
import { investigator } from '../../../../src/editions/second/investigators/investigator.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { type Answering, type Arrangement, aGame, drive, eventsOf } from '../table.ts';

const one = (game: Game, seat = 0) => investigator(game, seat);
const kinds = (game: Game, seat = 0) => one(game, seat).cards.map(({ id }) => kindOf(id));

function arkham(arrangement: Arrangement, answers: Record<string, Answering> = {}) {
  const game = aGame({ phase: 'arkham', ...arrangement });
  return { game, ...drive(game, arkhamEncounter(game, 0), answers) };
}

describe('special abilities of locations', () => {
  const ability = { 'encounter.choose': 'ability' };

  it('2E-4001 2E-4004 instead of an encounter, and only if its cost can be paid', () => {
    const at = 'administration-building';
    const { game } = arkham({ investigators: [{ sheet: 'joe-diamond', at, money: 8 }] }, ability);
    expect(one(game)).toMatchObject({ money: 0 });
    expect(one(game).cards).toHaveLength(1);
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
    const poor = arkham({
      investigators: [{ sheet: 'joe-diamond', at, money: 7 }],
      draws: ['miskatonic-university-2'],
    });
    expect(poor.decisions).toEqual([]);
    expect(one(poor.game).clues).toBe(1);
  });

  it('FAQ-70 not when it would do nothing', () => {
    const asylum = arkham({ investigators: [{ sheet: 'joe-diamond', at: 'arkham-asylum', money: 5 }] });
    expect(asylum.decisions.some(({ kind }) => kind === 'encounter.choose')).toBe(false);
  });

  it('FAQ-71 once a turn', () => {
    const game = aGame({ phase: 'arkham', investigators: [{ sheet: 'joe-diamond', at: 'arkham-asylum', sanity: 1 }] });
    drive(game, arkhamEncounter(game, 0), ability);
    const { decisions } = drive(game, arkhamEncounter(game, 0));
    expect(one(game).used).toEqual({ 'place:psychiatric-care': 2 });
    expect(decisions.some(({ kind }) => kind === 'encounter.choose')).toBe(false);
  });

  it('2E-101 the hospital still heals in A Strange Plague, an encounter does not', () => {
    const environment = 'mythos-a-strange-plague';
    const ward = arkham(
      { investigators: [{ sheet: 'joe-diamond', at: 'st-marys-hospital', stamina: 2 }], environment },
      ability,
    );
    expect(one(ward.game).stamina).toBe(3);
    const diner = arkham(
      {
        investigators: [{ sheet: 'joe-diamond', at: 'velmas-diner', stamina: 2, money: 1 }],
        environment,
        draws: ['easttown-6'],
      },
      { 'effect.may': 'yes' },
    );
    expect(one(diner.game).stamina).toBe(2);
  });

  it('2E-4306 trophies buy: the River Docks pay for toughness or a gate', () => {
    const game = aGame({ phase: 'arkham', investigators: [{ sheet: 'joe-diamond', at: 'river-docks' }] });
    const trophies: Copy[] = ['dhole#1', 'gug#1', 'ghoul#1'];
    one(game).monsterTrophies = trophies;
    game.state.cup = game.state.cup.filter((marker) => !trophies.includes(marker));
    drive(game, arkhamEncounter(game, 0), { ...ability, 'trophy.monsters': ['dhole#1', 'gug#1'] });
    expect(one(game)).toMatchObject({ money: 5, monsterTrophies: ['ghoul#1'] });
    expect(game.state.cup).toContain('gug#1');
  });

  it('2E-4201 no second Bank Loan, and none for who has defaulted', () => {
    const first = arkham({ investigators: [{ sheet: 'joe-diamond', at: 'bank-of-arkham' }] }, ability);
    expect(one(first.game).money).toBe(10);
    const holder = { sheet: 'joe-diamond', at: 'bank-of-arkham', cards: ['bank-loan'] };
    const defaulter = { sheet: 'joe-diamond', at: 'bank-of-arkham', marks: ['defaulted:Bank Loan'] };
    for (const placed of [holder, defaulter]) {
      const { decisions } = arkham({ investigators: [placed], draws: ['downtown-1'] });
      expect(decisions.some(({ kind }) => kind === 'encounter.choose')).toBe(false);
    }
  });

  it('2E-4001 Ma’s Boarding House: any Ally for two gate trophies', () => {
    const game = aGame({ phase: 'arkham', investigators: [{ sheet: 'joe-diamond', at: 'mas-boarding-house' }] });
    one(game).gateTrophies = ['abyss#1', 'rlyeh#1'];
    game.state.gateStack = game.state.gateStack.filter((gate) => !['abyss#1', 'rlyeh#1'].includes(gate));
    drive(game, arkhamEncounter(game, 0), {
      ...ability,
      'draw.search': (decision) => decision.options.find(({ id }) => id.startsWith('duke'))?.id ?? '',
    });
    expect(kinds(game)).toEqual(['duke']);
    expect(game.state.gateStack.slice(-2)).toEqual(['abyss#1', 'rlyeh#1']);
  });

  it('2E-1704 a rumor is dealt with from its street', () => {
    const { game } = arkham(
      {
        investigators: [{ sheet: 'joe-diamond', at: 'southside-streets', clues: 5 }, 'amanda-sharpe'],
        rumor: 'mythos-the-southside-strangler-strikes',
      },
      { 'rumor.pay': 'yes' },
    );
    expect(one(game)).toMatchObject({ clues: 0, money: 5 });
    expect(one(game, 1).money).toBe(5);
    expect(game.state.rumor).toBeNull();
  });
});
