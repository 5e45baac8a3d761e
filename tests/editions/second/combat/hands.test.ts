import { describe, expect, it } from 'vitest';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { content } from '../../../second.ts';
import { drive, eventsOf, inTurn, optionIds } from '../table.ts';
import { against, combats, ready } from './against.ts';

describe('the hands of a round', () => {
  it('2E-2808 2E-2811 the set is the player’s choice, and another one in the next round', () => {
    const { game, begin } = against('zombie', ready({ cards: ['knife', 'holy-water', 'cavalry-saber'], stamina: 5 }), {
      // Horror 1 - 1: none. Fight 4 - 1 + 6, then 4 - 1 + 3.
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6],
    });
    const { decisions } = drive(game, begin(), {
      'combat.round': inTurn('other-hands', 'fight'),
      'combat.hands': 'holy-water#1',
    });
    expect(optionIds(decisions.find(({ kind }) => kind === 'combat.hands'))).toEqual([
      'holy-water#1',
      'knife#1+cavalry-saber#1',
      'cavalry-saber#1',
      'knife#1',
      'none',
      'back',
    ]);
    expect(combats(game).map(({ dice }) => dice.length)).toEqual([9, 6]);
    expect(game.state.investigators[0]?.cards.map(({ id }) => id)).toEqual(['knife#1', 'cavalry-saber#1']);
  });

  it('2E-101 2N-139 Powder of Ibn-Ghazi costs 1 Sanity after its check, passed or failed', () => {
    const { game, begin } = against('cultist', ready({ cards: ['powder-of-ibn-ghazi'], sanity: 5 }), {
      dice: Array(30).fill(6),
    });
    drive(game, begin(), { 'combat.round': 'with:powder-of-ibn-ghazi#1' });
    expect(game.state.investigators[0]).toMatchObject({ sanity: 4, cards: [], monsterTrophies: ['cultist#1'] });
    const failed = against('cultist', ready({ cards: ['powder-of-ibn-ghazi'], sanity: 5 }), {
      dice: Array(60).fill(1),
    });
    drive(failed.game, failed.begin(), {
      'combat.round': inTurn('with:powder-of-ibn-ghazi#1', 'fight', 'fight', 'fight', 'fight', 'fight'),
    });
    expect(failed.game.state.investigators[0]).toMatchObject({ sanity: 4, cards: [], monsterTrophies: [] });
  });

  it('2E-2802 a spell whose casting failed adds nothing', () => {
    const { game, begin } = against('cultist', ready({ cards: ['shrivelling'] }), { dice: Array(60).fill(1) });
    drive(game, begin(), { 'combat.round': inTurn('cast:shrivelling#1', 'fight') });
    expect(eventsOf(game, 'SpellCast')[0]).toMatchObject({ passed: false });
    expect(combats(game)[0]?.formula.filter(({ source }) => source.ref === 'card')).toEqual([]);
  });

  it('2E-2802 SC-04 a spell counts once it has been cast: .45 Automatic and Shrivelling', () => {
    const { game, begin } = against(
      'star-spawn',
      {
        sheet: 'ashcan-pete',
        at: 'woods',
        sliders: [0, 3, 1],
        clues: 1,
        cards: ['automatic-45', 'shrivelling', 'skill-fight'],
      },
      {
        // Horror 1 - 3: none. Lore 1 - 1: none; the Clue token casts it. Fight 6 - 3 + 4 + 6.
        dice: [5, 5, 5, 6, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2],
      },
    );
    const { decisions, result } = drive(game, begin(), {
      'combat.round': inTurn('cast:shrivelling#1', 'fight'),
      'check.spend': (decision) => (decision.about?.check?.skill === 'spell' ? 'clue' : 'accept'),
    });
    expect(result).toBe('defeated');
    expect(combats(game)[0]?.dice).toHaveLength(13);
    expect(eventsOf(game, 'HandsFilled')[0]?.cards.sort()).toEqual(['automatic-45#1', 'shrivelling#1']);
    expect(decisions.some(({ kind }) => kind === 'combat.hands')).toBe(false);
  });

  it('2E-2806 a spell that failed still holds its hands for the round', () => {
    const { game, begin } = against('cultist', ready({ cards: ['tommy-gun', 'wither', 'knife'], sliders: [3, 3, 3] }), {
      dice: [1, 1, 1, 1, ...Array(20).fill(6)],
    });
    const { decisions } = drive(game, begin(), { 'combat.round': inTurn('cast:wither#1', 'fight') });
    expect(combats(game)[0]?.dice).toHaveLength(4 + 1 + 1);
    expect(eventsOf(game, 'HandsFilled')[0]?.cards).toEqual(['knife#1']);
    expect(optionIds(decisions.filter(({ kind }) => kind === 'combat.round')[1])).not.toContain('other-hands');
  });

  it('2E-2808 with two spells the plan for both hands is made before the first is cast', () => {
    const { game, begin } = against(
      'cultist',
      ready({ cards: ['automatic-45', 'wither', 'shrivelling'], sliders: [3, 3, 3], sanity: 5 }),
      {
        dice: [6, 1, 1, 1, 6, 1, 1, ...Array(30).fill(6)],
      },
    );
    const { decisions } = drive(game, begin(), {
      'combat.round': inTurn('cast:wither#1', 'cast:shrivelling#1', 'fight'),
      'combat.hands': 'wither#1+shrivelling#1',
    });
    const plan = decisions.find(({ kind }) => kind === 'combat.hands');
    expect(optionIds(plan).sort()).toEqual(['automatic-45#1+wither#1', 'wither#1', 'wither#1+shrivelling#1']);
    expect(plan?.default).toEqual(['automatic-45#1+wither#1']);
    expect(combats(game)[0]?.dice).toHaveLength(4 + 1 + 3 + 6);
  });

  it('2E-2809 2E-2813 a spell goes on in the next round while its hands are devoted; released, it stops', () => {
    const fought = (second: string) => {
      const { game, begin } = against(
        'zombie',
        ready({ cards: ['wither', 'knife', 'rifle'], sliders: [3, 3, 3], stamina: 5 }),
        {
          // Horror 1 - 1: none. Lore 4; Fight 4 - 1 + 3 + 1, then the next round.
          dice: [6, 1, 1, 1, ...Array(7).fill(1), ...Array(20).fill(6)],
        },
      );
      drive(game, begin(), {
        'combat.round': inTurn('cast:wither#1', 'fight', 'other-hands'),
        'combat.hands': second,
      });
      return combats(game).map(({ dice }) => dice.length);
    };
    expect(fought('knife#1+wither#1')).toEqual([7, 7]);
    expect(fought('rifle#1')).toEqual([7, 8]);
  });

  it('2E-2810 with the other ruling the effect goes on without hands', () => {
    const { game, begin } = against('zombie', ready({ cards: ['wither', 'rifle'], sliders: [3, 3, 3], stamina: 5 }), {
      rulings: { lastingEffectsNeedHands: false },
      // Wither alone: 4 - 1 + 3; then the Rifle beside it.
      dice: [6, 1, 1, 1, ...Array(6).fill(1), ...Array(20).fill(6)],
    });
    drive(game, begin(), { 'combat.round': inTurn('cast:wither#1', 'fight', 'fight') });
    expect(combats(game).map(({ dice }) => dice.length)).toEqual([6, 11]);
  });

  it('2E-2817 after the combat nothing is left of it', () => {
    const { game, begin } = against(
      'shoggoth',
      ready({ cards: ['enchant-weapon', 'tommy-gun'], sliders: [3, 3, 3], sanity: 5 }),
      {
        dice: [...Array(3).fill(6), ...Array(30).fill(6)],
      },
    );
    drive(game, begin(), { 'combat.round': inTurn('cast:enchant-weapon#1', 'fight') });
    expect(combats(game)[0]?.dice).toHaveLength(4 - 1 + 6);
    expect(game.state.lasting).toEqual([]);
    expect(game.state.combat).toBeUndefined();
  });

  it('2E-2812 a spell lost in the middle of a combat works no longer', () => {
    const { game, begin } = against(
      'elder-thing',
      ready({ cards: ['wither', 'knife'], sliders: [3, 3, 3], stamina: 5 }),
      // Horror 1 - 3: none. Lore 4; Fight 4 + 3 + 1, failed; then 4 + 1.
      { dice: [6, 1, 1, 1, ...Array(8).fill(1), ...Array(20).fill(6)] },
    );
    drive(game, begin(), {
      'combat.round': inTurn('cast:wither#1', 'fight', 'fight'),
      'cost.cards': 'wither#1',
      'loss.items': 'wither#1',
    });
    expect(game.state.investigators[0]?.cards.map(({ id }) => id)).toEqual(['knife#1']);
    expect(combats(game).map(({ dice }) => dice.length)).toEqual([8, 5]);
  });

  it('2E-2611 a press on hands that were named, or on a set, is a round; going back is none', () => {
    const fought = (...answers: string[]) => {
      const { game, begin } = against('cultist', ready({ cards: ['powder-of-ibn-ghazi', 'knife', 'axe'], sanity: 5 }), {
        dice: Array(30).fill(6),
      });
      const { decisions } = drive(game, begin(), {
        'combat.round': inTurn(...answers.filter((one) => !one.startsWith('hands ')), 'flee'),
        'combat.hands': inTurn(...answers.flatMap((one) => one.match(/(?<=^hands ).*/) ?? []), 'back'),
      });
      return { asked: decisions.map(({ kind }) => kind), rolls: combats(game).map(({ dice }) => dice.length) };
    };
    expect(fought('with:powder-of-ibn-ghazi#1')).toEqual({ asked: ['combat.round'], rolls: [14] });
    expect(fought('other-hands', 'hands knife#1')).toEqual({ asked: ['combat.round', 'combat.hands'], rolls: [6] });
    const left = fought('other-hands', 'hands back', 'fight');
    expect(left).toEqual({ asked: ['combat.round', 'combat.hands', 'combat.round'], rolls: [8] });
  });

  it('2E-2802 2E-2808 a press on a set with a spell casts it with those hands, and what then happens is asked', () => {
    const { game, begin } = against(
      'cultist',
      ready({ cards: ['wither', 'knife', 'axe'], sliders: [3, 3, 3], sanity: 5 }),
      {
        dice: Array(60).fill(6),
      },
    );
    const { decisions } = drive(game, begin(), {
      'combat.round': inTurn('other-hands', 'fight'),
      'combat.hands': 'axe#1+wither#1',
    });
    expect(decisions.map(({ kind }) => kind)).toEqual(['combat.round', 'combat.hands', 'combat.round']);
    expect(eventsOf(game, 'SpellCast')).toMatchObject([{ card: 'wither#1', passed: true }]);
    expect(eventsOf(game, 'HandsFilled')[0]?.cards.sort()).toEqual(['axe#1', 'wither#1']);
  });

  it('2E-2808 where the hands that are left are on buttons of their own, there are no others', () => {
    const options = (...cards: string[]) => {
      const { game, begin } = against('cultist', ready({ cards, sanity: 5 }), { dice: Array(30).fill(6) });
      return optionIds(drive(game, begin(), { 'combat.round': 'fight' }).decisions[0]).sort();
    };
    expect(options('powder-of-ibn-ghazi')).toEqual(['fight', 'flee', 'with:powder-of-ibn-ghazi#1']);
    expect(options('shrivelling')).toEqual(['cast:shrivelling#1', 'fight', 'flee']);
    expect(options('shrivelling', 'knife')).toContain('other-hands');
  });

  it('2E-2808 what a set adds is told as an addition', () => {
    const { game, begin } = against('cultist', ready({ cards: ['axe', 'knife', 'automatic-45'] }), {
      dice: Array(30).fill(6),
    });
    const { decisions } = drive(game, begin(), { 'combat.round': inTurn('other-hands', 'fight') });
    const words = secondWords(content, 'en', game.state);
    const sets = decisions.find(({ kind }) => kind === 'combat.hands')?.options ?? [];
    expect(sets.map(({ note }) => note && words.text(note))).toContain('+5 dice');
    for (const { id, note } of sets)
      if (id !== 'back') expect(note && words.text(note)).toMatch(/^\+\d+ (die|dice)|^No extra dice$/);
  });

  it('D-21 a one-shot weapon that adds nothing is not on offer', () => {
    const { game, begin } = against('formless-spawn', ready({ cards: ['dynamite', 'knife'] }), {
      dice: Array(12).fill(6),
    });
    const { decisions } = drive(game, begin(), { 'combat.round': inTurn('other-hands', 'fight') });
    expect(optionIds(decisions.find(({ kind }) => kind === 'combat.hands'))).toEqual(['knife#1', 'none', 'back']);
  });
});
