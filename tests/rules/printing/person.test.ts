/** Differences between the printings that concern one investigator: P-08 to P-15, P-23 to P-25. */
import { describe, expect, it } from 'vitest';
import { type Copy, kindOf } from '../../../src/editions/edition/copy.ts';
import { itemsOf } from '../../../src/editions/second/cards/card.ts';
import { tradePartners } from '../../../src/editions/second/cards/trade.ts';
import { faceMonsters, fight } from '../../../src/editions/second/combat/combat.ts';
import { arkhamEncounter } from '../../../src/editions/second/encounters/encounter.ts';
import { lose, loseMaximum } from '../../../src/editions/second/misfortune/loss.ts';
import { devour } from '../../../src/editions/second/misfortune/misfortune.ts';
import { PRINTINGS, type Printing } from '../../../src/editions/second/state/options.ts';
import { aGame, drive, eventsOf, inTurn, optionIds, type Placed } from '../../editions/second/table.ts';

const cause = { ref: 'monster', id: 'ghoul' };
const joe = (more: Partial<Placed> = {}): Placed => ({ sheet: 'joe-diamond', at: 'woods', ...more });

/** A monster that a fight of an encounter is about. */
function met(printing: Printing, marker: Copy, one: Placed, more: object = {}) {
  const game = aGame({ printing, investigators: [one], ...more });
  game.state.monsters.push({ marker, at: 'encounter', seat: 0 });
  game.state.cup = game.state.cup.filter((other) => other !== marker);
  return game;
}

for (const printing of PRINTINGS) {
  describe(`the same in both printings: ${printing}`, () => {
    it(`2E-2618 2E-2619 2E-2620 [${printing}] P-08 in an Other World a Nightgaunt throws him back to Arkham`, () => {
      const game = met(printing, 'nightgaunt#1', joe({ at: 'abyss-1', sliders: [0, 0, 0] }), {
        gates: { graveyard: 'abyss', woods: 'rlyeh' },
        dice: [5, 1],
      });
      drive(game, fight(game, 0, 'nightgaunt#1'), { 'combat.round': 'fight' });
      expect(game.state.investigators[0]).toMatchObject({ at: 'graveyard', explored: true, delayed: false });
    });

    it(`2E-2809 2E-2811 2E-2812 2E-2815 [${printing}] P-09 a spell works while its hands are devoted to it`, () => {
      const fought = (second: string) => {
        const cards = ['wither', 'knife', 'rifle'];
        const game = aGame({
          printing,
          investigators: [{ sheet: 'amanda-sharpe', at: 'woods', cards, sliders: [3, 3, 3], stamina: 5 }],
          monsters: { 'zombie#1': 'woods' },
          // Lore 4; Fight 4 - 1 + 3 + 1; then the next round.
          dice: [6, 1, 1, 1, ...Array(7).fill(1), ...Array(20).fill(6)],
        });
        drive(game, fight(game, 0, 'zombie#1'), {
          'combat.round': inTurn('cast:wither#1', 'fight', 'other-hands'),
          'combat.hands': second,
        });
        return eventsOf(game, 'CheckRolled')
          .filter(({ skill }) => skill === 'combat')
          .map(({ dice }) => dice.length);
      };
      expect(fought('knife#1+wither#1')).toEqual([7, 7]);
      expect(fought('rifle#1')).toEqual([7, 8]);
    });

    it(`2E-3011 2E-3012 [${printing}] P-10 Spells, the Revolver and the Wagon count among the items`, () => {
      const cards = ['food', 'elder-sign', 'wither', 'deputys-revolver', 'patrol-wagon', 'duke', 'bravery', 'retainer'];
      const game = aGame({ printing, investigators: [joe({ cards })] });
      expect(itemsOf(game, 0).map(({ id }) => kindOf(id))).toEqual(cards.slice(0, 5));
      drive(game, lose(game, 0, { stamina: 6 }, cause), { 'loss.items': ['food#1', 'wither#1'] });
      expect(game.state.investigators[0]?.cards.map(({ id }) => kindOf(id))).toEqual([
        'elder-sign',
        'deputys-revolver',
        'patrol-wagon',
        'duke',
        'bravery',
      ]);
    });

    it(`2E-3008 [${printing}] P-11 he chooses the items he loses`, () => {
      const game = aGame({
        printing,
        investigators: [joe({ cards: ['food', 'knife', 'axe', 'rifle'] }), 'jenny-barnes'],
      });
      const { decisions } = drive(game, lose(game, 0, { sanity: 4 }, cause), { 'loss.items': ['axe#1', 'rifle#1'] });
      expect(decisions).toHaveLength(1);
      expect(decisions[0]).toMatchObject({ kind: 'loss.items', mode: 'own', seats: [0], min: 2, max: 2 });
      expect(optionIds(decisions[0])).toHaveLength(4);
      expect(game.state.investigators[0]?.cards.map(({ id }) => id)).toEqual(['food#1', 'knife#1']);
    });

    it(`2E-3024 [${printing}] P-13 a maximum at 0 devours`, () => {
      const game = aGame({ printing, investigators: [joe()] });
      drive(game, loseMaximum(game, 0, { maxSanity: 3 }, cause));
      expect(eventsOf(game, 'Devoured')).toEqual([]);
      drive(game, loseMaximum(game, 0, { maxSanity: 1 }, cause));
      expect(eventsOf(game, 'Devoured')).toMatchObject([{ seat: 0, sheet: 'joe-diamond' }]);
    });

    it(`2E-3119 2E-3120 [${printing}] P-14 the devoured one’s trophies stay, unless agreed otherwise`, () => {
      const left = (rulings: Record<string, boolean>) => {
        const game = aGame({ printing, rulings, investigators: [joe()] });
        const [one] = game.state.investigators;
        one!.monsterTrophies = game.state.cup.splice(0, 2);
        one!.gateTrophies = game.state.gateStack.splice(0, 1);
        drive(game, devour(game, 0));
        const { monsterTrophies, gateTrophies } = game.state.investigators[0]!;
        return [monsterTrophies.length, gateTrophies.length, game.state.cup.length, game.state.gateStack.length];
      };
      expect(left({})).toEqual([2, 1, 53, 15]);
      expect(left({ devouredKeepsTrophies: false })).toEqual([0, 0, 55, 16]);
    });

    it(`2E-3020 [${printing}] P-15 after 0 in an Other World the value that was 0 is 1`, () => {
      const game = aGame({ printing, investigators: [joe({ at: 'abyss-1', sanity: 3, stamina: 2 })] });
      drive(game, lose(game, 0, { stamina: 2 }, cause));
      expect(game.state.investigators[0]).toMatchObject({ at: 'lost-in-time-and-space', sanity: 3, stamina: 1 });
    });
  });
}

describe('P-12 Sanity and Stamina both at 0', () => {
  const gone = (printing: Printing, at: string) => {
    const game = aGame({ printing, investigators: [joe({ at, clues: 4 })] });
    const { decisions } = drive(game, lose(game, 0, { sanity: 4, stamina: 6 }, cause), {
      'misfortune.order': 'unconscious',
    });
    return { game, asked: decisions.map(({ kind }) => kind), one: game.state.investigators[0] };
  };

  it('2E-3021 [revised] devoured, in Arkham and elsewhere', () => {
    for (const at of ['woods', 'abyss-1']) {
      const { game, asked, one } = gone('revised', at);
      expect(eventsOf(game, 'Devoured')).toHaveLength(1);
      expect(asked).not.toContain('misfortune.order');
      expect(one?.incarnation).toBe(1);
    }
  });

  it('2E-3022 [2005] in Arkham both misfortunes one after the other, in the order he chooses', () => {
    const { game, asked, one } = gone('2005', 'woods');
    expect(asked).toEqual(['misfortune.order']);
    const told = game.events
      .map(({ type }) => type)
      .filter((type) => type === 'WentInsane' || type === 'FellUnconscious');
    expect(told).toEqual(['FellUnconscious', 'WentInsane']);
    expect(one).toMatchObject({ at: 'arkham-asylum', sanity: 1, stamina: 1, clues: 1, incarnation: 0 });
  });

  it('2E-3023 [2005] in an Other World lost in time and space once', () => {
    const { game, one } = gone('2005', 'abyss-1');
    expect(eventsOf(game, 'LostInTimeAndSpace')).toHaveLength(1);
    expect(one).toMatchObject({ at: 'lost-in-time-and-space', sanity: 1, stamina: 1, clues: 2, incarnation: 0 });
  });
});

describe('P-23 the monster of an encounter, defeated', () => {
  const beaten = (printing: Printing) => {
    const game = met(printing, 'cultist#1', joe(), { dice: Array(12).fill(6) });
    drive(game, faceMonsters(game, 0, ['cultist#1']), { 'combat.face': 'fight:cultist#1', 'combat.round': 'fight' });
    expect(eventsOf(game, 'MonsterDefeated')).toHaveLength(1);
    return [game.state.investigators[0]?.monsterTrophies, game.state.cup.includes('cultist#1')];
  };

  it('2E-4103 [revised] is a trophy', () => {
    expect(beaten('revised')).toEqual([['cultist#1'], false]);
  });

  it('2E-4104 [2005] goes back to the cup', () => {
    expect(beaten('2005')).toEqual([[], true]);
  });
});

describe('P-24 gate and monster of one encounter', () => {
  const opened = (printing: Printing) => {
    const game = aGame({ printing, phase: 'arkham', investigators: [joe()], draws: ['uptown-6', 'abyss', 'ghoul'] });
    drive(game, arkhamEncounter(game, 0));
    const order = game.events.map(({ type }) => type).filter((type) => type !== 'Moved' && type !== 'EncounterDrawn');
    expect(order).toEqual(['DoomChanged', 'GateOpened', 'DrawnThrough', 'MonsterAppeared']);
    expect(game.state.monsters).toEqual([{ marker: 'ghoul#1', at: 'woods' }]);
    expect(game.state.places.woods?.gate).toBe('abyss#1');
    const { at, delayed } = game.state.investigators[0]!;
    return { at, delayed };
  };

  it('2E-4107 [revised] the gate first, through it and delayed, then the monster; both stay', () => {
    expect(opened('revised')).toEqual({ at: 'abyss-1', delayed: true });
  });

  it('2E-4108 [2005] the same', () => {
    expect(opened('2005')).toEqual({ at: 'abyss-1', delayed: true });
  });
});

describe('P-25 trading in an Other World', () => {
  const partners = (printing: Printing) =>
    ['abyss-1', 'abyss-2', 'rlyeh-1'].map((at) => {
      const investigators = [joe({ at: 'abyss-1', money: 1 }), { sheet: 'jenny-barnes', at, money: 1 }];
      return tradePartners(aGame({ printing, investigators }), 0);
    });

  it('2E-4501 [revised] within the area', () => {
    expect(partners('revised')).toEqual([[1], [], []]);
  });

  it('2E-4502 [2005] anywhere in the same world', () => {
    expect(partners('2005')).toEqual([[1], [1], []]);
  });
});
