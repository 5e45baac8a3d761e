import { describe, expect, it } from 'vitest';
import { tradePartners } from '../../src/editions/second/cards/trade.ts';
import { interrupt, interrupts } from '../../src/editions/second/game/interrupt.ts';
import { run } from '../../src/editions/second/language/table.ts';
import { lose } from '../../src/editions/second/misfortune/loss.ts';
import { moveMonsters } from '../../src/editions/second/monsters/monstermove.ts';
import { movement } from '../../src/editions/second/movement/movement.ts';
import type { Game } from '../../src/editions/second/state/state.ts';
import { upkeepOf } from '../../src/editions/second/upkeep/upkeep.ts';
import { looked } from '../../src/engine/decision.ts';
import { openDecision, voteResult } from '../../src/table/seats/seating.ts';
import { aGame, drive, eventsOf, inTurn, optionIds } from '../editions/second/table.ts';
import { content } from '../second.ts';

const cause = { ref: 'card', id: 'test' };

/** A Chthonian that rolls and a Gug that walks on a Joe with 1 Stamina: the order of the two matters. */
const shaking = () =>
  aGame({
    investigators: [
      { sheet: 'joe-diamond', at: 'woods', stamina: 1 },
      { sheet: 'amanda-sharpe', at: 'library' },
      { sheet: 'bob-jenkins', at: 'library' },
    ],
    first: 2,
    monsters: { 'chthonian#1': 'graveyard', 'gug#1': 'woods' },
    dice: [6],
  });

const all = { white: ['triangle', 'slash'], black: [] } as never;

describe('44. Timing conflicts', () => {
  it('2E-4401 the players decide together what happens first, and it happens in that order', () => {
    const inOrder = (answer: string) => {
      const game = shaking();
      const { decisions } = drive(game, moveMonsters(game, all), { 'mythos.order': answer });
      expect(decisions[0]).toMatchObject({ kind: 'mythos.order', mode: 'group', seats: [0, 1, 2] });
      return game.state.monsters.find(({ marker }) => marker === 'gug#1')?.at;
    };
    // Knocked out first, Joe no longer holds the Gug back.
    expect(inOrder('hurting')).toBe('uptown-streets');
    expect(inOrder('moving')).toBe('woods');
  });

  it('2E-4402 if they do not agree, the first player decides', () => {
    const game = shaking();
    const [decision] = (moveMonsters(game, all).next().value ?? []).map(looked);
    const seats = [0, 1, 2, 3].map((seat) => ({ game: 'g', seat, person: `person ${seat}`, autopilot: 0 }));
    const result = (votes: Record<number, string>, first: string | null) => {
      const rows = Object.entries(votes).map(([seat, chosen]) => ({
        game: 'g',
        subject: 'decision 1' as const,
        person: `person ${seat}`,
        chosen: JSON.stringify([chosen]),
        at: 0,
      }));
      const { tally } = openDecision({ ...decision!, seats: [0, 1, 2, 3] }, seats as never, rows);
      return voteResult(decision!, tally!, first);
    };
    const tie = { 0: 'hurting', 1: 'moving', 2: 'moving', 3: 'hurting' };
    expect(result(tie, 'person 2')).toEqual(['moving']);
    expect(result(tie, 'person 3')).toEqual(['hurting']);
    // Agreed upon by most, it is not theirs to decide; nor while votes are missing.
    expect(result({ ...tie, 1: 'hurting' }, 'person 2')).toEqual(['hurting']);
    expect(result({ 0: 'hurting', 2: 'moving' }, 'person 2')).toBeNull();
  });

  it('2E-4403 what concerns one investigator alone is put in order by his player', () => {
    const game = aGame({
      investigators: ['joe-diamond', { sheet: 'harvey-walters', cards: ['heal', 'blessing', 'retainer'], stamina: 1 }],
      phase: 'upkeep',
      // The Retainer first, then the Blessing, then Heal with Lore 4 + 1.
      dice: [1, 1, 5, 1, 1, 1, 1],
    });
    const { decisions } = drive(game, upkeepOf(game, 1, { battle: false }), {
      'upkeep.next': inTurn('roll:retainer#1', 'roll:blessing#1', 'cast:heal#1', 'done'),
    });
    expect(decisions[0]).toMatchObject({ kind: 'upkeep.next', mode: 'own', seats: [1] });
    expect(optionIds(decisions[0])).toEqual(['cast:heal#1', 'roll:blessing#1', 'roll:retainer#1', 'done']);
    const told = game.events.flatMap((event) =>
      event.type === 'DiceRolled' ? [event.purpose.id] : event.type === 'SpellCast' ? [event.card] : [],
    );
    expect(told).toEqual(['retainer', 'blessing', 'heal#1']);
    const broken = aGame({ investigators: ['joe-diamond', 'amanda-sharpe'], printing: '2005', at: 'woods' });
    const asked = drive(broken, lose(broken, 1, { sanity: 9, stamina: 9 }, cause)).decisions;
    expect(asked[0]).toMatchObject({ kind: 'misfortune.order', mode: 'own', seats: [1] });
  });

  it('2E-4404 awakening, victory and 0 Sanity or Stamina are looked at after each single effect', () => {
    const doomed = aGame({ ancientOne: 'yig', doom: 9 });
    const source = { source: cause };
    expect(drive(doomed, run(doomed, 0, [{ doom: 1 }, { gain: { money: 5 } }], source)).ended).toBe(true);
    expect(doomed.state.investigators[0]?.money).toBe(0);

    const winner = aGame({ gates: { woods: 'abyss' }, at: 'woods' });
    winner.state.investigators[0]!.gateTrophies = winner.state.gateStack.splice(0, 1);
    const closing = { closeGate: { which: 'here', trophy: true } } as const;
    expect(drive(winner, run(winner, 0, [closing, { doom: 14 }], source)).ended).toBe(true);
    expect(winner.state.outcome?.result).toBe('won');

    // Woods 2: a failed Sneak check costs 2 Stamina, and then one is moved to the street.
    const { effects } = content.encounter('uptown', 'woods', 2);
    const hurt = (stamina: number) => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods', stamina }], dice: Array(6).fill(1) });
      drive(game, run(game, 0, effects, source));
      return game.state.investigators[0]?.at;
    };
    expect([hurt(3), hurt(2)]).toEqual(['uptown-streets', 'st-marys-hospital']);
  });
});

describe('45. Trading', () => {
  const arranged = (more: object, at: [string, string]): Game =>
    aGame({
      investigators: [
        { sheet: 'jenny-barnes', at: at[0], cards: ['deputys-revolver', 'patrol-wagon', 'deputy-of-arkham', 'duke'] },
        { sheet: 'joe-diamond', at: at[1] },
      ],
      ...more,
    });

  it('2E-4502 in the first printing both may be anywhere in the same Other World', () => {
    for (const [printing, apart] of [
      ['revised', []],
      ['2005', [1]],
    ] as const) {
      expect(tradePartners(arranged({ printing }, ['abyss-1', 'abyss-1']), 0)).toEqual([1]);
      expect(tradePartners(arranged({ printing }, ['abyss-1', 'abyss-2']), 0)).toEqual(apart);
      expect(tradePartners(arranged({ printing }, ['abyss-2', 'yuggoth-2']), 0)).toEqual([]);
      expect(tradePartners(arranged({ printing }, ['woods', 'uptown-streets']), 0)).toEqual([]);
    }
  });

  it('2E-4507 the Deputy’s Revolver and the Patrol Wagon are traded like items, the office and Duke are not', () => {
    const game = arranged({}, ['library', 'library']);
    const open = (movement(game, 0).next().value ?? []).map(looked);
    const [offer] = interrupts(game, open).filter(({ kind }) => kind === 'trade');
    const { decisions } = drive(game, interrupt(game, offer!), {
      'trade.offer': ['give:deputys-revolver#1', 'give:patrol-wagon#1'],
      'trade.consent': 'accept',
    });
    expect(optionIds(decisions[0])).toEqual(['give:deputys-revolver#1', 'give:patrol-wagon#1']);
    expect(game.state.investigators[1]?.cards.map(({ id }) => id)).toEqual(['deputys-revolver#1', 'patrol-wagon#1']);
    expect(eventsOf(game, 'Traded')).toHaveLength(1);
  });
});
