import { describe, expect, it } from 'vitest';
import { faceMonsters, faceOptions } from '../../../../src/editions/second/combat/combat.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { seen } from '../../../../src/engine/decision.ts';
import { content } from '../../../second.ts';
import { aGame, drive, eventsOf, inTurn, optionIds } from '../table.ts';
import { against, amanda, michael, pete } from './against.ts';

describe('the Horror check', () => {
  it('2E-2602 2E-2604 2E-2207 SC-04 Will 3 - 3: no dice, 2 Sanity lost', () => {
    const { game, begin } = against('star-spawn', pete({ sliders: [0, 2, 0] }), { dice: [6, 6, 6, 6] });
    drive(game, begin(), { 'combat.round': 'flee' });
    expect(eventsOf(game, 'CheckRolled')[0]).toMatchObject({ skill: 'horror', dice: [] });
    expect(eventsOf(game, 'Lost')[0]).toMatchObject({ what: 'sanity', amount: 2 });
    expect(game.state.investigators[0]?.sanity).toBe(2);
  });

  it('2E-2604 SC-05 below zero dice is no dice', () => {
    const { game, begin } = against('elder-thing', amanda({ sliders: [0, 2, 0] }));
    drive(game, begin());
    expect(eventsOf(game, 'CheckRolled')[0]).toMatchObject({ skill: 'horror', dice: [], difficulty: 1 });
    expect(eventsOf(game, 'Lost')[0]).toMatchObject({ what: 'sanity', amount: 2 });
  });

  it('2E-2606 a monster without horror rating causes none', () => {
    const { game, begin } = against('cultist', amanda(), { dice: [6, 6, 6, 6] });
    drive(game, begin(), { 'combat.round': 'fight' });
    expect(eventsOf(game, 'CheckRolled').map(({ skill }) => skill)).toEqual(['combat']);
  });

  it('2E-2605 there is one a combat, however many rounds it has', () => {
    const { game, begin } = against('star-spawn', pete({ sliders: [0, 2, 0] }), { dice: [1, 1, 1, 1] });
    drive(game, begin(), { 'combat.round': 'fight' });
    expect(eventsOf(game, 'CheckRolled').filter(({ skill }) => skill === 'horror')).toHaveLength(1);
  });

  it('2E-2602 2E-2603 a fight says what its Horror check may cost, and that check what it costs to let it stand', () => {
    const one = amanda({ sliders: [0, 3, 0], sanity: 4, clues: 1 });
    const game = aGame({ investigators: [one], monsters: { 'hound-of-tindalos': 'woods' } });
    const words = secondWords(content, 'en', game.state);
    const { decisions } = drive(game, faceMonsters(game, 0, ['hound-of-tindalos#1']), {
      'combat.face': 'fight:hound-of-tindalos#1',
    });
    const fighting = decisions[0]?.options.find(({ id }) => id.startsWith('fight:'));
    expect(words.text(fighting!.note!)).toMatch(/needs \d; first a Horror check \(no dice\): −4 Sanity on a miss$/);
    expect(words.text(decisions.find(({ kind }) => kind === 'check.spend')!.ask)).toBe(
      'Amanda’s Horror check: 0 of the 1 success it needs. Miss: −4 Sanity (4 left): **insane**. More dice?',
    );
    const bare = faceOptions(aGame({ investigators: [one], monsters: { cultist: 'woods' } }), 0, ['cultist#1']);
    expect(words.text(seen(bare[1]!).note!)).not.toContain('Horror');
  });

  it('2E-2709 SC-17 Nightmarish 1: 3 Sanity when failed, 1 when passed', () => {
    const lost = (die: number) => {
      const { game, begin } = against('dark-young', amanda({ sliders: [3, 3, 0], sanity: 5 }), { dice: [die, 6] });
      drive(game, begin(), { 'combat.round': 'flee' });
      return eventsOf(game, 'Lost')[0];
    };
    expect(lost(1)).toMatchObject({ what: 'sanity', amount: 3 });
    expect(lost(5)).toMatchObject({ what: 'sanity', amount: 1 });
  });

  it('2E-2709 Eric Colt is not touched by Nightmarish', () => {
    const { game, begin } = against('dark-young', amanda({ sliders: [0, 3, 0], cards: ['eric-colt'] }), {
      dice: [5, 6, 6],
    });
    drive(game, begin(), { 'combat.round': 'flee' });
    expect(eventsOf(game, 'Lost')).toEqual([]);
  });

  it('2E-2607 driven insane by it he leaves the combat, the monster stays', () => {
    const { game, begin } = against('dark-young', amanda({ sliders: [0, 3, 0], sanity: 2 }), { dice: [1] });
    expect(drive(game, begin()).result).toBe('left');
    expect(game.state.investigators[0]).toMatchObject({ at: 'arkham-asylum', sanity: 1 });
    expect(game.state.monsters).toEqual([{ marker: 'dark-young#1', at: 'woods' }]);
    expect(game.state.combat).toBeUndefined();
  });
});

describe('rounds', () => {
  it('2E-2611 2E-2612 SC-05 Amanda wins with Fight 3 against toughness 2', () => {
    const { game, begin } = against('elder-thing', amanda({ sliders: [0, 2, 0] }), { dice: [2, 5, 6] });
    const { decisions, result } = drive(game, begin(), { 'combat.round': 'fight' });
    expect(result).toBe('defeated');
    expect(eventsOf(game, 'CheckRolled')[1]).toMatchObject({ skill: 'combat', dice: [2, 5, 6], difficulty: 2 });
    // Whoever asks why sees where the dice come from.
    const asked = decisions.find(({ kind }) => kind === 'combat.round')?.about;
    expect(asked?.formula?.[0]).toMatchObject({ source: { id: 'fight' }, dice: 3 });
    expect(asked?.formula?.reduce((sum, { dice }) => sum + dice, 0)).toBe(asked?.check?.dice);
    expect(game.state.investigators[0]?.monsterTrophies).toEqual(['elder-thing#1']);
    expect(game.state.monsters).toEqual([]);
  });

  it('2E-2613 2E-2615 SC-05 lost: 1 Stamina and a weapon or spell of her choice, then fight or flee again', () => {
    const { game, begin } = against(
      'elder-thing',
      amanda({ sliders: [0, 2, 0], cards: ['knife', 'wither'], stamina: 5 }),
      // Horror has no dice; Fight 3 + 1 for the Knife; then she flees with 4 - 2.
      { dice: [2, 5, 4, 1, 6, 1] },
    );
    const { decisions, result } = drive(game, begin(), {
      'combat.round': inTurn('fight', 'flee'),
      'effect.discard': 'wither#1',
      'cost.cards': 'wither#1',
      'loss.items': 'wither#1',
    });
    expect(game.state.investigators[0]?.stamina).toBe(4);
    expect(game.state.investigators[0]?.cards.map(({ id }) => id)).toEqual(['knife#1']);
    expect(decisions.filter(({ kind }) => kind === 'combat.round')).toHaveLength(2);
    expect(eventsOf(game, 'CheckRolled').filter(({ skill }) => skill === 'horror')).toHaveLength(1);
    expect(result).toBe('fled');
  });

  it('2E-2614 SC-04 two successes of three do nothing to the Star Spawn', () => {
    const { game, begin } = against('star-spawn', michael({ sanity: 3, stamina: 7 }), {
      // Fight 6 - 3; Strong Body takes 1 of the 3 Stamina.
      dice: [5, 6, 2, 6, 6, 6],
    });
    expect(drive(game, begin(), { 'combat.round': 'fight' }).result).toBe('defeated');
    const combats = eventsOf(game, 'CheckRolled').filter(({ skill }) => skill === 'combat');
    expect(combats.map(({ successes, difficulty }) => [successes, difficulty])).toEqual([
      [2, 3],
      [3, 3],
    ]);
    expect(game.state.investigators[0]?.stamina).toBe(5);
  });

  it('2E-2609 2E-2610 fleeing failed costs the combat damage; passed, both stay', () => {
    const { game, begin } = against('zombie', pete({ sliders: [3, 0, 0] }), {
      // Horror 5 - 1; evade 3 + 1.
      dice: [5, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1],
    });
    const { result, decisions } = drive(game, begin(), { 'combat.round': 'flee' });
    expect(result).toBe('fled');
    expect(game.state.investigators[0]).toMatchObject({ stamina: 4, at: 'woods' });
    expect(game.state.monsters[0]?.at).toBe('woods');
    expect(decisions[0]).toMatchObject({ kind: 'combat.round', default: ['flee'] });
    expect(optionIds(decisions[0])).toEqual(['fight', 'flee']);
    expect(decisions[0]?.options[1]?.odds).toBeCloseTo(1 - (2 / 3) ** 4);
  });

  it('2E-2617 knocked unconscious he leaves the combat', () => {
    const { game, begin } = against('ghoul', amanda({ sliders: [0, 0, 0], stamina: 1 }), { dice: [5, 5, 5, 5] });
    expect(drive(game, begin()).result).toBe('left');
    expect(game.state.investigators[0]).toMatchObject({ at: 'st-marys-hospital', stamina: 1, spentTurn: 2 });
    expect(game.state.monsters).toEqual([{ marker: 'ghoul#1', at: 'woods' }]);
  });

  it('2E-2701 Ambush: no fleeing, and what has one answer is not asked', () => {
    const { game, begin } = against('ghoul', amanda({ sliders: [0, 2, 0] }), { dice: [5, 5, 6] });
    const { decisions, result } = drive(game, begin());
    expect(result).toBe('defeated');
    expect(decisions.filter(({ kind }) => kind === 'combat.round')).toEqual([]);
  });

  it('2E-2703 2N-2 Endless goes to the cup, John Legrasse keeps it', () => {
    const trophies = (cards: string[]) => {
      const { game, begin } = against('the-bloated-woman', michael({ cards, sanity: 3 }), {
        ancientOne: 'nyarlathotep',
        dice: Array(20).fill(6),
      });
      drive(game, begin(), { 'combat.round': 'fight' });
      return game.state.investigators[0]?.monsterTrophies;
    };
    expect(trophies([])).toEqual([]);
    expect(trophies(['john-legrasse'])).toEqual(['the-bloated-woman#1']);
  });

  it('2E-2710 2E-2711 Overwhelming still costs Stamina, and the monster is beaten all the same', () => {
    const { game, begin } = against(
      'gug',
      michael({ sheet: 'amanda-sharpe', sliders: [0, 3, 0], stamina: 1, cards: ['tommy-gun'] }),
      {
        dice: Array(12).fill(6),
      },
    );
    expect(drive(game, begin(), { 'combat.round': 'fight' }).result).toBe('defeated');
    expect(game.state.investigators[0]).toMatchObject({ monsterTrophies: ['gug#1'], at: 'st-marys-hospital' });
  });

  it('L8.1 L8.6 the free escape comes from the second round on, never from an Ambush', () => {
    const variants = { freeEscape: true };
    const plain = against('zombie', pete({ sliders: [3, 0, 0] }), { variants, dice: Array(12).fill(1) });
    const { decisions, result } = drive(plain.game, plain.begin(), { 'combat.round': inTurn('fight', 'escape') });
    expect(optionIds(decisions[0])).not.toContain('escape');
    expect(decisions[1]?.default).toEqual(['escape']);
    expect(result).toBe('escaped');
    expect(plain.game.state.investigators[0]?.escapedFrom).toEqual(['zombie#1']);
    const ambush = against('ghoul', amanda({ cards: ['dynamite'] }), { variants, dice: Array(20).fill(1) });
    const asked = drive(ambush.game, ambush.begin()).decisions.filter(({ kind }) => kind === 'combat.round');
    expect(asked.flatMap(optionIds)).not.toContain('escape');
  });
});

describe('monsters of encounters', () => {
  const met = (more: object = {}, dice: number[] = []) => {
    const game = aGame({ investigators: [amanda({ sliders: [0, 2, 0] })], dice, ...more });
    for (const marker of ['zombie#1', 'cultist#1'] as const) {
      game.state.cup = game.state.cup.filter((one) => one !== marker);
      game.state.monsters.push({ marker, at: 'encounter', seat: 0 });
    }
    return game;
  };

  it('2E-4101 2E-4102 2E-4105 evaded, it returns to the cup', () => {
    const game = met({}, [5, 1, 1, 1, 1]);
    const { decisions } = drive(game, faceMonsters(game, 0, ['zombie#1']));
    expect(eventsOf(game, 'Evaded')).toHaveLength(1);
    expect(decisions[0]).toMatchObject({ kind: 'combat.face', default: ['evade:zombie#1'] });
    expect(game.state.cup).toContain('zombie#1');
  });

  it('2E-4103 2E-4104 defeated, it is a trophy in the revised printing only', () => {
    const trophies = (printing: 'revised' | '2005') => {
      const game = met({ printing }, Array(12).fill(6));
      drive(game, faceMonsters(game, 0, ['cultist#1']), { 'combat.face': 'fight:cultist#1', 'combat.round': 'fight' });
      expect(game.state.cup.includes('cultist#1')).toBe(printing === '2005');
      return game.state.investigators[0]?.monsterTrophies;
    };
    expect(trophies('revised')).toEqual(['cultist#1']);
    expect(trophies('2005')).toEqual([]);
  });

  it('FAQ-65 several of them are met in the order the player chooses', () => {
    const game = met({}, Array(12).fill(6));
    const { decisions } = drive(game, faceMonsters(game, 0, ['zombie#1', 'cultist#1']), {
      'combat.face': inTurn('evade:zombie#1', 'evade:cultist#1'),
    });
    expect(optionIds(decisions[0])).toHaveLength(4);
    expect(eventsOf(game, 'Evaded').map(({ monster }) => monster)).toEqual(['zombie#1', 'cultist#1']);
    expect(game.state.monsters).toEqual([]);
  });

  it('2E-4105 knocked out by the first, he meets no other, and all return to the cup', () => {
    const game = met({ investigators: [amanda({ stamina: 1, sliders: [3, 2, 0] })] }, [1, 1, 1, 1]);
    drive(game, faceMonsters(game, 0, ['zombie#1', 'cultist#1']), { 'combat.face': 'evade:cultist#1' });
    expect(game.state.investigators[0]?.at).toBe('st-marys-hospital');
    expect(game.state.monsters).toEqual([]);
    expect(game.state.cup).toEqual(expect.arrayContaining(['zombie#1', 'cultist#1']));
  });
});
