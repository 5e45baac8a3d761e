import { describe, expect, it } from 'vitest';
import { active } from '../../../../src/editions/second/investigators/investigator.ts';
import { lose } from '../../../../src/editions/second/misfortune/loss.ts';
import { devour, settle } from '../../../../src/editions/second/misfortune/misfortune.ts';
import { type Arrangement, aGame, drive, eventsOf, optionIds, type Placed } from '../table.ts';

const cause = { ref: 'monster', id: 'ghoul' };

const joeAt = (at: string, more: Partial<Placed> = {}, rest: Arrangement = {}) =>
  aGame({ investigators: [{ sheet: 'joe-diamond', at, ...more }], ...rest });

describe('insane and unconscious', () => {
  it('2E-3005 2E-3007 to 2E-3017 insanity costs half the items and Clues and all Retainers, and leads to the Asylum', () => {
    const cards = ['food', 'knife', 'shrivelling', 'deputys-revolver', 'elder-sign', 'retainer', 'duke', 'bravery'];
    const game = joeAt('woods', { cards, clues: 5, explored: true });
    const { decisions } = drive(game, lose(game, 0, { sanity: 9 }, cause));
    const joe = game.state.investigators[0];
    expect(decisions[0]).toMatchObject({ kind: 'loss.items', min: 2, max: 2, rule: '2E-3007' });
    expect(optionIds(decisions[0]).map((id) => id.split('#')[0])).toEqual([
      'food',
      'knife',
      'shrivelling',
      'deputys-revolver',
      'elder-sign',
    ]);
    expect(joe?.cards.map((card) => card.id.split('#')[0])).toEqual([
      'shrivelling',
      'deputys-revolver',
      'elder-sign',
      'duke',
      'bravery',
    ]);
    expect(joe).toMatchObject({
      at: 'arkham-asylum',
      sanity: 1,
      stamina: 6,
      clues: 3,
      explored: false,
      spentTurn: 2,
      upsets: 1,
    });
    expect(active(game, 0)).toBe(false);
    expect(eventsOf(game, 'WentInsane')).toHaveLength(1);
    game.state.turn += 1;
    expect(active(game, 0)).toBe(true);
  });

  it('2E-3006 2E-3016 unconsciousness leads to the Hospital, from the street and the jail cell too', () => {
    for (const at of ['uptown-streets', 'jail-cell']) {
      const game = joeAt(at, { arrested: at === 'jail-cell', delayed: true, lostTurn: 3 });
      drive(game, lose(game, 0, { stamina: 6 }, cause));
      expect(game.state.investigators[0]).toMatchObject({
        at: 'st-marys-hospital',
        stamina: 1,
        sanity: 4,
        delayed: false,
        arrested: false,
      });
    }
  });

  it('2E-3008 the owner chooses the items, protected ones only if he likes', () => {
    const game = joeAt('woods', { cards: ['derringer-18', 'derringer-18', 'food'] });
    const { decisions } = drive(game, lose(game, 0, { sanity: 4 }, cause), { 'loss.items': 'derringer-18#1' });
    expect(decisions).toHaveLength(1);
    expect(game.state.investigators[0]?.cards.map((card) => card.id)).toEqual(['derringer-18#2', 'food#1']);
    const armed = joeAt('woods', { cards: ['derringer-18', 'derringer-18'] });
    drive(armed, lose(armed, 0, { sanity: 4 }, cause));
    expect(armed.state.investigators[0]?.cards).toHaveLength(2);
  });

  it('2E-3019 2E-3020 in an Other World he is lost in time and space instead, with the same losses', () => {
    const game = joeAt('abyss-1', { cards: ['food', 'knife'], clues: 3, stamina: 2 });
    drive(game, lose(game, 0, { sanity: 4, stamina: 1 }, cause));
    expect(game.state.investigators[0]).toMatchObject({
      at: 'lost-in-time-and-space',
      sanity: 1,
      stamina: 1,
      clues: 2,
      delayed: true,
      lostTurn: 3,
      returnsOn: 4,
    });
    expect(game.state.investigators[0]?.cards).toHaveLength(1);
    expect(eventsOf(game, 'WentInsane')).toEqual([]);
    expect(eventsOf(game, 'LostInTimeAndSpace')).toHaveLength(1);
  });

  it('2E-3019 the same with Stamina alone at 0', () => {
    const game = joeAt('abyss-1', { stamina: 2 });
    drive(game, lose(game, 0, { stamina: 2 }, cause));
    expect(game.state.investigators[0]).toMatchObject({ at: 'lost-in-time-and-space', sanity: 4, stamina: 1 });
    expect(eventsOf(game, 'FellUnconscious')).toEqual([]);
  });

  it('2E-3021 [revised] both at 0 at once devours', () => {
    const game = joeAt('woods');
    drive(game, lose(game, 0, { sanity: 4, stamina: 6 }, cause));
    expect(eventsOf(game, 'Devoured')[0]).toMatchObject({ sheet: 'joe-diamond' });
    expect(game.state.investigators[0]).toMatchObject({ incarnation: 1 });
  });

  it('2E-3022 [2005] both at 0 are resolved one after the other in the order chosen', () => {
    const game = joeAt('woods', { cards: ['axe', 'axe', 'knife', 'knife'], clues: 4 }, { printing: '2005' });
    const { decisions } = drive(game, lose(game, 0, { sanity: 4, stamina: 6 }, cause), {
      'misfortune.order': 'unconscious',
    });
    expect(decisions.map((one) => one.kind)).toEqual(['misfortune.order', 'loss.items', 'loss.items']);
    expect(decisions[0]?.default).toEqual(['insane']);
    expect(game.state.investigators[0]).toMatchObject({ at: 'arkham-asylum', sanity: 1, stamina: 1, clues: 1 });
    expect(game.state.investigators[0]?.cards).toHaveLength(1);
  });

  it('2E-3023 [2005] both at 0 in an Other World: lost once', () => {
    const game = joeAt('abyss-2', { clues: 4 }, { printing: '2005' });
    drive(game, lose(game, 0, { sanity: 4, stamina: 6 }, cause));
    expect(game.state.investigators[0]).toMatchObject({
      sanity: 1,
      stamina: 1,
      clues: 2,
      at: 'lost-in-time-and-space',
    });
  });

  it('2E-3025 2E-3822 in the final battle 0 of either devours', () => {
    const game = aGame({
      investigators: ['joe-diamond', 'kate-winthrop'],
      awake: true,
      phase: 'battle',
      ancientOne: 'yig',
    });
    drive(game, lose(game, 0, { stamina: 6 }, cause));
    expect(game.state.investigators[0]?.eliminated).toBe(true);
    expect(eventsOf(game, 'Eliminated')).toHaveLength(1);
    expect(game.state.outcome).toBeNull();
    const { ended } = drive(game, lose(game, 1, { sanity: 9 }, cause));
    expect(ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'lost', way: 'devoured' });
  });

  it('does nothing above 0', () => {
    const game = joeAt('woods');
    drive(game, settle(game, 0));
    expect(game.events).toEqual([]);
  });

  it('L5.1 to L5.3 insanity costs a Spell or Skill instead of items', () => {
    const variants = { amnesia: true };
    const game = joeAt('woods', { cards: ['food', 'knife', 'bravery', 'wither'], clues: 2 }, { variants });
    const { decisions } = drive(game, lose(game, 0, { sanity: 4 }, cause));
    expect(decisions.map((one) => one.kind)).toEqual(['loss.memory']);
    expect(game.state.investigators[0]?.cards.map((card) => card.id.split('#')[0])).toEqual([
      'food',
      'knife',
      'bravery',
    ]);
    expect(game.state.investigators[0]?.clues).toBe(1);
    const plain = joeAt('woods', { cards: ['food', 'knife'] }, { variants });
    expect(drive(plain, lose(plain, 0, { sanity: 4 }, cause)).decisions).toEqual([]);
    expect(plain.state.investigators[0]?.cards).toHaveLength(2);
  });

  it('L5.5 unconsciousness still costs items', () => {
    const game = joeAt('woods', { cards: ['food', 'knife', 'bravery'] }, { variants: { amnesia: true } });
    drive(game, lose(game, 0, { stamina: 6 }, cause));
    expect(game.state.investigators[0]?.cards).toHaveLength(2);
  });
});

describe('devoured', () => {
  const placed = {
    cards: ['food', 'elder-sign', 'curse', 'bank-loan'],
    clues: 2,
    money: 5,
    delayed: true,
    explored: true,
    marks: ['defaulted:Bank Loan'],
    maxSanityChange: -1,
  };

  it('2E-3118 2E-3119 2E-3121 to 2E-3126 gives up everything but the trophies, and another takes the seat', () => {
    const game = joeAt('woods', placed);
    const joe = game.state.investigators[0];
    joe?.monsterTrophies.push(...game.state.cup.splice(0, 2));
    joe?.gateTrophies.push(...game.state.gateStack.splice(0, 1));
    game.state.forced?.draws.push('sister-mary');
    drive(game, devour(game, 0, cause));
    const next = game.state.investigators[0];
    expect(next).toMatchObject({
      sheet: 'sister-mary',
      incarnation: 1,
      at: 'south-church',
      sanity: 7,
      stamina: 3,
      money: 0,
      clues: 0,
      delayed: false,
      explored: false,
      marks: [],
      maxSanityChange: 0,
      spentTurn: 2,
    });
    expect(next?.monsterTrophies).toHaveLength(2);
    expect(next?.gateTrophies).toHaveLength(1);
    expect(next?.cards.map((card) => card.id.split('#')[0]).slice(0, 3)).toEqual(['cross', 'holy-water', 'blessing']);
    expect(game.state.decks.unique).toContain('elder-sign#1');
    expect(game.state.decks.special.filter((id) => id.startsWith('blessing'))).toHaveLength(7);
    expect(game.state.sheets).toContain('joe-diamond');
    expect(game.state.sheets).not.toContain('sister-mary');
    expect(active(game, 0)).toBe(false);
  });

  it('2E-3120 by the other ruling the trophies go too', () => {
    const game = joeAt('woods', placed, { rulings: { devouredKeepsTrophies: false } });
    const joe = game.state.investigators[0];
    joe?.monsterTrophies.push(...game.state.cup.splice(0, 2));
    joe?.gateTrophies.push(...game.state.gateStack.splice(0, 1));
    drive(game, devour(game, 0));
    expect(game.state.investigators[0]).toMatchObject({ monsterTrophies: [], gateTrophies: [] });
    expect(game.state.gateStack).toHaveLength(16);
    expect(game.state.cup).toHaveLength(55);
  });
});
