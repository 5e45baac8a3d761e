import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { canCast, castSpell } from '../../../../src/editions/third/cards/spell.ts';
import { hasHandsFor } from '../../../../src/editions/third/investigators/hands.ts';
import { suffer } from '../../../../src/editions/third/investigators/harm.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { CONTENT, thirdWords } from '../../../third.ts';
import { aGame, drive, eventsOf, kindsOf, seatOf } from '../table.ts';

function* nothing() {}

describe('spells', () => {
  it('3E-493.2 spells of the deck have a value, others have none', () => {
    expect(CONTENT.assetsOf('spell').every(({ value }) => value !== undefined)).toBe(true);
    expect(CONTENT.asset('stormOfSpirits').value).toBeUndefined();
  });

  it('3E-493.4 3E-493.7-2 casting costs the horror on the card, then the effect with its lore test follows', () => {
    const game = aGame({ investigators: [{ sheet: 'dexterDrake', cards: ['alchemicalProcess'] }], dice: [5, 5, 1, 1] });
    drive(game, performAction(game, 0, 'component:alchemicalProcess#1:0'));
    expect(seatOf(game, 0)).toMatchObject({ horror: 1, money: 2 });
    expect(eventsOf(game, 'TestRolled')[0]?.skill).toBe('lore');
  });

  it('3E-493.4 3E-493.7-2 two horror icons cost two horror, and then comes the lore test', () => {
    const game = aGame({
      investigators: [{ sheet: 'dexterDrake', cards: ['findGate'] }],
      doom: { graveyard: 1 },
      dice: [5, 1, 1, 1],
    });
    drive(game, performAction(game, 0, 'component:findGate#1:0'));
    expect(seatOf(game, 0)).toMatchObject({ horror: 2, at: 'graveyard' });
    expect(eventsOf(game, 'TestRolled').map(({ skill }) => skill)).toEqual(['lore']);
    const order = game.events.map(({ type }) => type);
    expect(order.indexOf('Suffered')).toBeLessThan(order.indexOf('TestRolled'));
  });

  it('3N-73 3E-493.8-1 the horror comes before the test', () => {
    const game = aGame({ investigators: [{ sheet: 'dexterDrake', cards: ['alchemicalProcess'] }], dice: [1, 1, 1, 1] });
    drive(game, performAction(game, 0, 'component:alchemicalProcess#1:0'));
    const order = game.events.map(({ type }) => type);
    expect(order.indexOf('Suffered')).toBeLessThan(order.indexOf('TestRolled'));
  });

  it('3E-493.8-2 a caster whom it defeats does not resolve the spell', () => {
    const game = aGame({
      investigators: [{ sheet: 'dexterDrake', horror: 6, cards: ['alchemicalProcess'] }, 'wendyAdams'],
    });
    drive(game, performAction(game, 0, 'component:alchemicalProcess#1:0'));
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(eventsOf(game, 'TestRolled')).toEqual([]);
    expect(game.state.casting).toBeUndefined();
  });

  it('3N-73 3E-493.9 3E-439.2 each remnant spent prevents one of its horror', () => {
    const game = aGame({ investigators: [{ sheet: 'dexterDrake', remnants: 3, cards: ['findGate'] }] });
    const { decisions } = drive(game, castSpell(game, 0, { card: 'findGate#1' }, nothing), { 'spell.remnants': 2 });
    expect(decisions[0]).toMatchObject({ kind: 'spell.remnants', default: ['0'] });
    expect(seatOf(game, 0)).toMatchObject({ remnants: 1, horror: 0 });
  });

  it('3E-493.9 silence spends just enough not to be defeated', () => {
    const game = aGame({ investigators: [{ sheet: 'dexterDrake', horror: 5, remnants: 3, cards: ['findGate'] }] });
    drive(game, castSpell(game, 0, { card: 'findGate#1' }, nothing));
    expect(seatOf(game, 0)).toMatchObject({ remnants: 2, horror: 6, left: null });
  });

  it('3E-493.3 3E-R24 a spell needs its hands; those of the same action are shared', () => {
    const game = aGame({
      investigators: [{ sheet: 'dexterDrake', cards: ['wither', 'thompson45', 'knife'] }],
      monsters: [{ kind: 'nightmarishFiend', with: 0 }],
      action: { seat: 0, action: 'attack', hands: ['thompson45#1'] },
    });
    const offered = () => legalActions(game, 0).map(({ action }) => action);
    expect(offered()).toContain('attack');
    const healing = (hands: Copy[]) => {
      const other = aGame({
        investigators: [{ sheet: 'dexterDrake', damage: 2, cards: ['healingWords', 'knife'] }],
        action: { seat: 0, action: 'attack', hands },
      });
      return legalActions(other, 0).some(({ action }) => action === 'component:healingWords#1:0');
    };
    expect([healing([]), healing(['knife#1'])]).toEqual([true, false]);
  });

  it('3E-493.3 a spell of one hand takes one up for the rest of the action', () => {
    const game = aGame({
      investigators: [{ sheet: 'dexterDrake', cards: ['wither', 'knife', 'astralTravel'] }],
      action: { seat: 0, action: 'attack', hands: ['knife#1'] },
    });
    drive(game, castSpell(game, 0, { card: 'wither#1' }, nothing));
    expect(game.state.action?.hands).toEqual(['knife#1', 'wither#1']);
    expect([canCast(game, 0, 'wither#1'), canCast(game, 0, 'astralTravel#1')]).toEqual([true, false]);
  });

  it('3E-463.2c-1 3E-493.3 a spell cast outside his own action takes up hands in its own test', () => {
    const game = aGame({
      phase: 'monster',
      investigators: [{ sheet: 'agnesBaker', cards: ['fleshWard', 'mysticTome', 'magiciansCane'] }],
      dice: [6, 1, 1, 1, 1, 1, 1, 1],
    });
    drive(game, suffer(game, 0, { damage: 3 }, { ref: 'monster', id: 'fleshEater#1' }), {
      'reaction.may': 'fleshWard#1:0',
      'spell.harm': 0,
    });
    const formula = eventsOf(game, 'TestRolled')[0]?.formula ?? [];
    expect(formula.filter(({ source }) => source.ref === 'card').map(({ source }) => source.id)).toEqual([
      'mysticTome#1',
    ]);
  });

  it('3E-463.2c-1 3E-493.3 with both hands in a spell nothing else of two hands helps; then they are free again', () => {
    const game = aGame({
      phase: 'encounter',
      investigators: [
        { sheet: 'wendyAdams', at: 'graveyard' },
        { sheet: 'marieLambeau', cards: ['intervene', 'grandeMeresKnife', 'mysticTome'] },
      ],
      dice: [1, 1, 1, 1, 6],
    });
    const check = { skill: 'will' as const, mod: -1, pass: [], fail: [] };
    drive(game, run(game, 0, [{ check }], { source: { ref: 'encounter', id: 'downtown1' } }), {
      'test.spend': 'ask:1',
      'test.lend': 'use:intervene#1:0',
    });
    const [, hers] = eventsOf(game, 'TestRolled');
    expect(hers?.seat).toBe(1);
    expect(hers?.formula.some(({ source }) => source.ref === 'card' && source.id !== 'intervene#1')).toBe(false);
    expect(hasHandsFor(game, 1, 'mysticTome#1')).toBe(true);
  });

  it('3E-493.3 while a spell is cast outside his own action, another one needs a free hand', () => {
    const game = aGame({ investigators: [{ sheet: 'agnesBaker', cards: ['intervene', 'wither', 'fleshWard'] }] });
    const free = (spell: Copy): boolean => {
      let could = false;
      drive(
        game,
        castSpell(game, 0, { card: spell }, function* () {
          could = canCast(game, 0, 'fleshWard#1');
          yield* nothing();
        }),
        { 'spell.harm': 0 },
      );
      return could;
    };
    expect([free('intervene#1'), free('wither#1')]).toEqual([false, true]);
  });

  it('3E-493.7-1 3E-493.10 a spell takes effect only by casting it, when it says so', () => {
    const game = aGame({
      investigators: [{ sheet: 'dexterDrake', cards: ['fleshWard'] }, 'wendyAdams'],
      dice: [5, 5, 1, 1],
    });
    const { decisions } = drive(
      game,
      suffer(game, 1, { damage: 3, horror: 0 }, { ref: 'monster', id: 'fleshEater#1' }),
      {
        'reaction.may': 'fleshWard#1:0',
      },
    );
    expect(kindsOf(decisions)).toContain('reaction.may');
    expect(seatOf(game, 0).horror).toBe(1);
    expect(seatOf(game, 1).damage).toBe(1);
    expect(eventsOf(game, 'SpellCast')[0]?.against).toEqual({ seat: 1, damage: 3, horror: 0 });
  });

  it('3E-493.10 at most as often as it says', () => {
    const game = aGame({
      investigators: [{ sheet: 'dexterDrake', cards: ['fleshWard'], used: { 'fleshWard#1:0': 2 } }, 'wendyAdams'],
    });
    const { decisions } = drive(game, suffer(game, 1, { damage: 1 }, { ref: 'monster', id: 'fleshEater#1' }));
    expect(kindsOf(decisions)).toEqual([]);
  });

  it('3E-493.10 once a round is again in the next', () => {
    const game = aGame({
      investigators: [{ sheet: 'dexterDrake', cards: ['fleshWard'], used: { 'fleshWard#1:0': 1 } }, 'wendyAdams'],
      round: 2,
    });
    const { decisions } = drive(game, suffer(game, 1, { damage: 1 }, { ref: 'monster', id: 'fleshEater#1' }));
    expect(kindsOf(decisions)).toContain('reaction.may');
  });

  it('3E-001-1 Agnes may take horror of a spell as damage, and casts better for it', () => {
    const game = aGame({
      investigators: [{ sheet: 'agnesBaker', cards: ['alchemicalProcess'] }],
      dice: [1, 1, 1, 1, 1, 1],
    });
    const { decisions } = drive(game, performAction(game, 0, 'component:alchemicalProcess#1:0'), { 'spell.harm': 1 });
    const asked = decisions.find(({ kind }) => kind === 'spell.harm');
    expect(asked?.options.map(({ label }) => thirdWords('en').text(label))).toEqual(['1 horror', '1 damage']);
    expect(seatOf(game, 0)).toMatchObject({ damage: 1, horror: 0 });
    expect(eventsOf(game, 'TestRolled')[0]?.dice).toHaveLength(6);
  });

  it('an answer to casting follows it', () => {
    const game = aGame({ investigators: [{ sheet: 'agnesBaker', cards: ['heirloomOfHyperborea', 'findGate'] }] });
    drive(game, castSpell(game, 0, { card: 'findGate#1' }, nothing));
    expect(Object.values(seatOf(game, 0).focus).reduce((sum, tokens) => sum + tokens, 0)).toBe(1);
  });

  it('3E-R33 what spending remnants sets off waits for the end of the casting', () => {
    const game = aGame({ investigators: [{ sheet: 'marieLambeau', remnants: 1, cards: ['witchBlood', 'wither'] }] });
    drive(
      game,
      castSpell(game, 0, { card: 'wither#1' }, function* () {
        expect(seatOf(game, 0).remnants).toBe(0);
        yield* nothing();
      }),
      { 'spell.remnants': 1 },
    );
    expect(seatOf(game, 0).remnants).toBe(1);
  });
});
