import { describe, expect, it } from 'vitest';
import {
  gain,
  lose,
  loseClues,
  loseMaximum,
  loseMoney,
  loseUnsettled,
  restore,
} from '../../../../src/editions/second/misfortune/loss.ts';
import { aGame, drive, eventsOf, give, inTurn, optionIds } from '../table.ts';

const cause = { ref: 'monster', id: 'ghoul' };

describe('losses of Sanity and Stamina', () => {
  it('2E-3004 are taken together', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods' }] });
    drive(game, lose(game, 0, { sanity: 2, stamina: 1 }, cause));
    expect(game.state.investigators[0]).toMatchObject({ sanity: 2, stamina: 5, upsets: 0 });
    expect(eventsOf(game, 'Lost').map(({ what, amount }) => [what, amount])).toEqual([
      ['sanity', 2],
      ['stamina', 1],
    ]);
    // Looked at one by one, the first would have sent them to the Asylum before the second.
    drive(game, lose(game, 0, { sanity: 2, stamina: 5 }, cause));
    expect(eventsOf(game, 'Devoured')).toHaveLength(1);
    expect(eventsOf(game, 'WentInsane')).toEqual([]);
  });

  it('Harvey Walters and Michael McGlen lose one less each time', () => {
    const game = aGame({ investigators: ['harvey-walters', 'michael-mcglen'] });
    drive(game, lose(game, 0, { sanity: 2, stamina: 1 }, cause));
    drive(game, lose(game, 1, { stamina: 1 }, cause));
    expect(game.state.investigators[0]).toMatchObject({ sanity: 6, stamina: 2 });
    expect(game.state.investigators[1]).toMatchObject({ stamina: 7 });
    expect(eventsOf(game, 'LossPrevented')).toHaveLength(2);
  });

  it('D-65 Food, Whiskey and Jewelry are offered for the loss they fit, and silence uses none', () => {
    const game = aGame();
    const [food, whiskey, jewelry] = [
      give(game, 0, 'food'),
      give(game, 0, 'whiskey'),
      give(game, 0, 'enchanted-jewelry'),
    ];
    const silent = drive(game, lose(game, 0, { stamina: 1 }, cause));
    expect(optionIds(silent.decisions[0])).toEqual(['take', `use:${food}`, `use:${jewelry}`]);
    expect(game.state.investigators[0]?.stamina).toBe(5);
    const { decisions } = drive(game, lose(game, 0, { stamina: 2, sanity: 1 }, cause), {
      'loss.prevent': inTurn(`use:${food}`, `use:${whiskey}`, `use:${jewelry}`),
    });
    expect(decisions).toHaveLength(3);
    expect(game.state.investigators[0]).toMatchObject({ sanity: 4, stamina: 5 });
    expect(game.state.investigators[0]?.cards).toMatchObject([{ id: jewelry, tokens: 1 }]);
  });

  it('2N-138 the Obsidian Statue stops one kind of loss altogether', () => {
    const game = aGame();
    const id = give(game, 0, 'obsidian-statue');
    drive(game, lose(game, 0, { stamina: 3, sanity: 2 }, cause), { 'loss.prevent': `use:${id}/stamina` });
    expect(game.state.investigators[0]).toMatchObject({ sanity: 2, stamina: 6 });
    expect(game.state.decks.unique.at(-1)).toBe(id);
  });

  it('FAQ-02 2N-123 Flesh Ward cancels the whole Stamina loss when it is cast', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [0, 0, 3] }], dice: [6] });
    const id = give(game, 0, 'flesh-ward');
    const { decisions } = drive(game, lose(game, 0, { stamina: 9 }, cause), { 'loss.prevent': `cast:${id}` });
    expect(decisions).toHaveLength(1);
    expect(game.state.investigators[0]).toMatchObject({ sanity: 3, stamina: 6, upsets: 0 });
    expect(game.state.investigators[0]?.cards[0]?.exhausted).toBe(true);
  });

  it('FAQ-02 Flesh Ward is not offered where its Spell check can’t be passed, unless by clues', () => {
    const asked = (clues: number) => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [0, 0, 0], clues }], dice: [1, 1] });
      give(game, 0, 'flesh-ward');
      return drive(game, lose(game, 0, { stamina: 2 }, cause)).decisions.map(optionIds);
    };
    expect(asked(0)).toEqual([]);
    expect(asked(1)[0]).toEqual(['take', 'cast:flesh-ward#1']);
  });

  it('a failed Flesh Ward costs its Sanity and the loss strikes', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [0, 0, 3] }], dice: [1] });
    const id = give(game, 0, 'flesh-ward');
    drive(game, lose(game, 0, { stamina: 2 }, cause), { 'loss.prevent': `cast:${id}` });
    expect(game.state.investigators[0]).toMatchObject({ sanity: 3, stamina: 4 });
  });

  it('leaves the consequences to the caller where it is asked to', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods' }] });
    drive(game, loseUnsettled(game, 0, { sanity: 4 }, cause));
    expect(game.state.investigators[0]).toMatchObject({ sanity: 0, at: 'woods' });
  });

  it('2E-3002 a maximum that falls takes the value with it, and 2E-3024 at 0 devours', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', monsterTrophies: [] }] });
    drive(game, loseMaximum(game, 0, { maxSanity: 1 }, cause));
    expect(game.state.investigators[0]).toMatchObject({ sanity: 3, maxSanityChange: -1 });
    drive(game, loseMaximum(game, 0, { maxSanity: 3 }, cause));
    expect(eventsOf(game, 'Devoured')).toHaveLength(1);
    expect(game.state.investigators[0]).toMatchObject({ incarnation: 1, maxSanityChange: 0 });
  });
});

describe('gains', () => {
  it('2E-3001 never rise above the maximum', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sanity: 3, stamina: 1 }] });
    expect(gain(game, 0, { sanity: 3, stamina: 2, clue: 1, money: 4 })).toEqual({
      sanity: 1,
      stamina: 2,
      clue: 1,
      money: 4,
    });
    restore(game, 0, 'stamina');
    expect(game.state.investigators[0]).toMatchObject({ sanity: 4, stamina: 6, clues: 1, money: 4 });
  });

  it('2N-1 Duke raises the maximum, and it drops when he leaves', () => {
    const game = aGame({ investigators: [{ sheet: 'ashcan-pete', cards: ['duke'] }] });
    expect(game.state.investigators[0]?.sanity).toBe(5);
  });

  it('A Strange Plague lets nobody gain Stamina, except by the doctor', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', stamina: 1, sanity: 1 }],
      environment: 'mythos-a-strange-plague',
    });
    expect(gain(game, 0, { stamina: 1, sanity: 1 }, { ref: 'card', id: 'healing-stone' })).toMatchObject({
      stamina: 0,
      sanity: 1,
    });
    expect(gain(game, 0, { stamina: 1 }, { ref: 'ability', id: 'physician' }).stamina).toBe(1);
  });

  it('2E-4304 money and Clue tokens are lost as far as there are any', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 2, clues: 1 }] });
    expect(loseMoney(game, 0, 5)).toBe(2);
    expect(loseClues(game, 0, 3)).toBe(1);
    expect(loseClues(game, 0, 3)).toBe(0);
    expect(eventsOf(game, 'Lost')).toHaveLength(2);
  });
});
