import { describe, expect, it } from 'vitest';
import { attackInBattle, refreshBattle } from '../../src/editions/second/battle/battle.ts';
import { attackAncientOne, fight } from '../../src/editions/second/combat/combat.ts';
import { castSpell } from '../../src/editions/second/spells/spell.ts';
import { type Arrangement, aGame, drive, eventsOf, inTurn, optionIds, type Placed } from '../editions/second/table.ts';

const amanda = (more: Partial<Placed> = {}): Placed => ({ sheet: 'amanda-sharpe', at: 'woods', ...more });

function against(monster: string, one: Placed, more: Arrangement = {}) {
  const game = aGame({ investigators: [one], monsters: { [monster]: 'woods' }, ...more });
  return { game, begin: () => fight(game, 0, `${monster}#1` as const) };
}

const combats = (game: ReturnType<typeof aGame>) =>
  eventsOf(game, 'CheckRolled').filter(({ skill }) => skill === 'combat');

/** The dice that cards give in the first Combat check against a monster. */
function bonus(monster: string, cards: string[], cast: string[] = []): number {
  const { game, begin } = against(monster, amanda({ cards, sliders: [0, 3, 3] }), { dice: Array(60).fill(6) });
  drive(game, begin(), { 'combat.round': inTurn(...cast.map((id) => `cast:${id}`), 'fight') });
  return cardDice(combats(game)[0]?.formula ?? []);
}

const cardDice = (formula: readonly { source: { ref: string }; dice: number }[]) =>
  formula.filter(({ source }) => source.ref === 'card').reduce((sum, { dice }) => sum + dice, 0);

describe('26. Combat', () => {
  it('2E-2608 each round he may fight or flee', () => {
    const { game, begin } = against('maniac', amanda({ sliders: [0, 0, 0], stamina: 5 }), {
      // Fight 1 + 1 twice, then Sneak 4 - 1.
      dice: [1, 1, 1, 1, 6, 1, 1],
    });
    const { decisions, result } = drive(game, begin(), { 'combat.round': inTurn('fight', 'fight', 'flee') });
    expect(decisions.map(({ kind }) => kind)).toEqual(['combat.round', 'combat.round', 'combat.round']);
    for (const decision of decisions) expect(optionIds(decision)).toEqual(['fight', 'flee']);
    expect(result).toBe('fled');
  });

  it('2E-2616 it is over as soon as he is unconscious, insane or out of the monster’s area', () => {
    const ended = (monster: string, one: Partial<Placed>, dice: number[], more: Arrangement = {}) => {
      const { game, begin } = against(monster, amanda({ sliders: [0, 0, 0], ...one }), { dice, ...more });
      const { decisions, result } = drive(game, begin(), { 'combat.round': 'fight' });
      expect(result).toBe('left');
      expect(decisions.filter(({ kind }) => kind === 'combat.round').length).toBeLessThan(2);
      expect(game.state.monsters[0]?.at).toBe('woods');
      return game.state.investigators[0]?.at;
    };
    expect(ended('maniac', { stamina: 1 }, [1, 1])).toBe('st-marys-hospital');
    expect(ended('vampire', { sanity: 2 }, [1, 1, 1, 1])).toBe('arkham-asylum');
    // Horror: Will 4 - 1; Fight 1 - 2.
    expect(ended('nightgaunt', {}, [6, 1, 1], { gates: { graveyard: 'abyss' } })).toBe('abyss-1');
  });

  it('2E-2620 [2005] the Nightgaunt throws him out of an Other World to a gate, with an explored marker', () => {
    const game = aGame({
      investigators: [amanda({ at: 'abyss-1', sliders: [0, 0, 0] })],
      printing: '2005',
      gates: { graveyard: 'abyss', woods: 'yuggoth' },
      dice: [6, 1, 1],
    });
    game.state.cup = game.state.cup.filter((marker) => marker !== 'nightgaunt#1');
    game.state.monsters.push({ marker: 'nightgaunt#1', at: 'encounter', seat: 0 });
    drive(game, fight(game, 0, 'nightgaunt#1'), { 'combat.round': 'fight' });
    expect(game.state.investigators[0]).toMatchObject({ at: 'graveyard', explored: true, delayed: false });
  });

  it('2E-2623 a colleague in the same area has no part in the combat', () => {
    const game = aGame({
      investigators: [
        amanda({ sliders: [0, 0, 0] }),
        { sheet: 'michael-mcglen', at: 'woods', sliders: [0, 3, 0], cards: ['tommy-gun', 'tom-mountain-murphy'] },
      ],
      ancientOne: 'yig',
      monsters: { maniac: 'woods' },
      dice: [1, 1, 6, 1],
    });
    const { decisions } = drive(game, fight(game, 0, 'maniac#1'), { 'combat.round': 'fight' });
    expect(decisions.every(({ seats }) => seats.every((seat) => seat === 0))).toBe(true);
    expect(combats(game).map(({ seat, dice }) => [seat, dice.length])).toEqual([
      [0, 2],
      [0, 2],
    ]);
    expect(eventsOf(game, 'Lost').map(({ seat }) => seat)).toEqual([0]);
    expect(game.state.investigators.map(({ monsterTrophies }) => monsterTrophies)).toEqual([['maniac#1'], []]);
  });
});

describe('27. Monster abilities', () => {
  it('2E-2705 Magical Resistance halves magical bonuses, rounded up, card by card; physical ones it leaves alone', () => {
    expect(bonus('witch', ['enchanted-knife', 'enchanted-knife'])).toBe(4);
    expect(bonus('witch', ['enchanted-knife', 'knife'])).toBe(3);
    expect(bonus('witch', ['shrivelling'], ['shrivelling#1'])).toBe(3);
    expect(bonus('witch', ['wither'], ['wither#1'])).toBe(2);
  });

  it('2E-2707 Magical Immunity takes the magical bonuses of weapons and spells away', () => {
    expect(bonus('high-priest', ['enchanted-blade', 'knife'])).toBe(1);
    const { game, begin } = against('high-priest', amanda({ cards: ['shrivelling', 'knife'], sliders: [0, 3, 3] }), {
      dice: Array(60).fill(6),
    });
    const { decisions } = drive(game, begin(), { 'combat.round': 'fight' });
    // The spell is of no use, and so not on offer.
    expect(optionIds(decisions[0])).toEqual(['fight', 'flee', 'other-hands']);
  });

  it('2E-2712 the same words in an Ancient One’s defense mean the same in the final battle', () => {
    const weapons = (ancientOne: string) => {
      const game = aGame({
        investigators: [amanda({ cards: ['automatic-45', 'enchanted-knife'], sliders: [0, 3, 0] })],
        ancientOne,
        awake: true,
        phase: 'battle',
        dice: Array(30).fill(1),
      });
      game.state.ancientOne.combatRating = 0;
      drive(game, attackAncientOne(game, 0));
      return combats(game)[0]
        ?.formula.filter(({ source }) => source.ref === 'card')
        .map(({ source, dice }) => `${source.id} ${dice}`);
    };
    expect(weapons('yig')).toEqual(['automatic-45 4', 'enchanted-knife 3']);
    expect(weapons('hastur')).toEqual(['automatic-45 2', 'enchanted-knife 3']);
    expect(weapons('shub-niggurath')).toEqual(['enchanted-knife 3']);
    expect(weapons('nyarlathotep')).toEqual(['automatic-45 4', 'enchanted-knife 2']);
    expect(weapons('yog-sothoth')).toEqual(['automatic-45 4']);
  });
});

describe('28. Weapons, spells and hands', () => {
  it('2E-2803 a bonus is physical or magical as printed', () => {
    // The Formless Spawn is immune to the one, the High Priest to the other.
    expect([bonus('formless-spawn', ['automatic-45']), bonus('high-priest', ['automatic-45'])]).toEqual([0, 4]);
    expect([bonus('formless-spawn', ['enchanted-blade']), bonus('high-priest', ['enchanted-blade'])]).toEqual([4, 0]);
    expect(bonus('formless-spawn', ['wither'], ['wither#1'])).toBe(3);
  });

  it('2E-2807 a card without hand icon uses no hand: Enchant Weapon beside the Tommy Gun it enchants', () => {
    expect(bonus('formless-spawn', ['tommy-gun', 'enchant-weapon'], ['enchant-weapon#1'])).toBe(6);
    expect(bonus('maniac', ['tommy-gun', 'wither'], ['wither#1'])).toBe(3);
  });

  it('2E-2809 2E-2815 in the first printing too a spell works only while its hands are devoted to it', () => {
    const fought = (second: string) => {
      const { game, begin } = against(
        'zombie',
        amanda({ cards: ['wither', 'knife', 'rifle'], sliders: [3, 3, 3], stamina: 5 }),
        { printing: '2005', dice: [6, 1, 1, 1, ...Array(7).fill(1), ...Array(20).fill(6)] },
      );
      drive(game, begin(), {
        'combat.round': inTurn('cast:wither#1', 'fight', 'other-hands'),
        'combat.hands': second,
      });
      return combats(game).map(({ dice }) => dice.length);
    };
    // Fight 4 - 1 with Wither and Knife, then kept or released for the Rifle.
    expect(fought('knife#1+wither#1')).toEqual([7, 7]);
    expect(fought('rifle#1')).toEqual([7, 8]);
  });

  it('2E-2814 a spell that was refreshed has stopped and must be cast anew, in every round of the final battle', () => {
    const game = aGame({
      investigators: [amanda({ cards: ['wither'], sliders: [0, 3, 3] })],
      ancientOne: 'yig',
      awake: true,
      phase: 'battle',
      doom: 10,
      // Lore 4; Fight 4 + 3; then Fight 4; then cast again.
      dice: [6, 1, 1, 1, ...Array(7).fill(1), ...Array(4).fill(1), 6, 1, 1, 1, ...Array(7).fill(1)],
    });
    game.state.ancientOne.combatRating = 0;
    for (const choices of [['cast:wither#1', 'fight'], ['fight'], ['cast:wither#1', 'fight']]) {
      drive(game, refreshBattle(game));
      expect(game.state.investigators[0]?.cards[0]?.exhausted).toBe(false);
      drive(game, attackInBattle(game, 0), { 'battle.attack': inTurn(...choices) });
    }
    expect(combats(game).map(({ dice }) => dice.length)).toEqual([7, 4, 7]);
  });

  it('2E-2816 hands matter for Combat checks only: with both full, the Dark Cloak and the Mists still help to flee', () => {
    const { game, begin } = against(
      'maniac',
      amanda({ cards: ['tommy-gun', 'dark-cloak', 'mists-of-releh'], sliders: [0, 0, 3], stamina: 5 }),
      // Fight 1 + 1 + 6 in vain; the Mists with Lore 4 - 1 in vain; Sneak 4 + 1 - 1.
      { dice: [...Array(8).fill(1), 1, 1, 1, 1, 1, 1, 6] },
    );
    const { decisions, result } = drive(game, begin(), {
      'combat.round': inTurn('fight', 'flee'),
      'check.before': inTurn('cast:mists-of-releh#1', 'roll'),
    });
    expect(eventsOf(game, 'HandsFilled')[0]?.cards).toEqual(['tommy-gun#1']);
    expect(optionIds(decisions.find(({ kind }) => kind === 'check.before'))).toEqual(['roll', 'cast:mists-of-releh#1']);
    const flight = eventsOf(game, 'CheckRolled').find(({ skill }) => skill === 'evade');
    expect(flight?.formula).toContainEqual({ source: { ref: 'card', id: 'dark-cloak' }, dice: 1 });
    expect(result).toBe('fled');
  });
});

describe('29. Casting spells', () => {
  it('2E-2903 the Spell check is Lore and the casting modifier, difficulty 1 unless the spell says otherwise', () => {
    const rolled = (card: string, monster?: string) => {
      const game = aGame({
        investigators: [amanda({ cards: [card], sliders: [0, 0, 3] })],
        ...(monster ? { monsters: { [monster]: 'woods' } } : {}),
        dice: Array(12).fill(1),
      });
      drive(game, castSpell(game, 0, `${card}#1` as const, monster ? { monster: `${monster}#1` as const } : {}));
      const [event] = eventsOf(game, 'CheckRolled');
      expect(event?.formula[0]).toEqual({ source: { ref: 'skill', id: 'lore' }, dice: 4 });
      return [event?.skill, event?.dice.length, event?.difficulty];
    };
    expect(rolled('heal')).toEqual(['spell', 5, 1]);
    expect(rolled('wither', 'maniac')).toEqual(['spell', 4, 1]);
    expect(rolled('dread-curse-of-azathoth', 'maniac')).toEqual(['spell', 2, 1]);
    expect(rolled('bind-monster', 'star-spawn')).toEqual(['spell', 8, 3]);
    expect(rolled('mists-of-releh', 'zombie')).toEqual(['spell', 5, 1]);
  });
});
