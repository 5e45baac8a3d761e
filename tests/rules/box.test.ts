/** Section 2: what is in the box. */

import { describe, expect, it } from 'vitest';
import { kindNamed } from '../../src/editions/edition/copy.ts';
import { createState } from '../../src/editions/second/setup/setup.ts';
import { seen } from '../../src/editions/second/shown/seen.ts';
import { aGame, SEED } from '../editions/second/table.ts';
import { content } from '../second.ts';

/** What lies in a new game: made anew for each test. */
const box = () => aGame().state;

/** How many of a list are of each kind. */
function byKind(ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[kindNamed(id)] = (counts[kindNamed(id)] ?? 0) + 1;
  return counts;
}

/** Every card of a deck is another one. */
function expectDeck(cards: readonly string[], size: number): void {
  expect(cards).toHaveLength(size);
  expect(new Set(cards).size).toBe(size);
}

describe('sheets', () => {
  it('2E-201 sixteen investigators, each once: a marker cannot be in two places', () => {
    const sheets = content.investigators.map(({ id }) => id);
    expect(new Set(sheets).size).toBe(16);
    const full = createState(content, {
      options: box().options,
      seats: Array.from({ length: 8 }, () => ({ sheet: null })),
      seed: SEED,
    });
    const inPlay = full.investigators.map(({ sheet }) => sheet);
    expect([...inPlay, ...full.sheets].sort()).toEqual([...sheets].sort());
    expect(box().sheets).not.toContain('joe-diamond');
    expect(box().sheets).toHaveLength(15);
  });

  it('2E-202 eight Ancient Ones', () => {
    const all = content.ancientOnes.map(({ id }) => id);
    expect(new Set(all).size).toBe(8);
    const { ancientOne: _, ...options } = box().options;
    const dealt = createState(content, {
      options: { ...options, ancientOne: null },
      seats: [{ sheet: null }],
      seed: SEED,
    });
    expect(all).toContain(dealt.ancientOne.id);
    expect(box().ancientOne.id).toBe('azathoth');
  });
});

describe('decks', () => {
  it('2E-204 thirty-nine Unique Items, several Elder Signs among them', () => {
    expectDeck(box().decks.unique, 39);
    expect(byKind(box().decks.unique)['elder-sign']).toBe(4);
  });

  it('2E-205 forty Spells', () => expectDeck(box().decks.spell, 40));

  it('2E-206 twenty Skills', () => expectDeck(box().decks.skill, 20));

  it('2E-207 eleven Allies, all different', () => {
    expectDeck(box().decks.ally, 11);
    expect(Object.keys(byKind(box().decks.ally))).toHaveLength(11);
  });

  it('2E-208 thirty-five special cards; a Blessing is a Curse on its back', () => {
    expectDeck(box().decks.special, 35);
    expect(byKind(box().decks.special)).toMatchObject({
      retainer: 8,
      'silver-twilight-lodge-membership': 8,
      'bank-loan': 8,
      blessing: 8,
    });
    expect(byKind(box().decks.special).curse).toBeUndefined();
  });

  it('2E-209 the three Deputy cards', () => {
    const others = ['retainer', 'silver-twilight-lodge-membership', 'bank-loan', 'blessing'];
    const deputy = box()
      .decks.special.map(kindNamed)
      .filter((kind) => !others.includes(kind));
    expect(deputy.sort()).toEqual(['deputy-of-arkham', 'deputys-revolver', 'patrol-wagon']);
  });

  it('2E-210 nine decks of seven location cards, with an entry for each location of the neighborhood', () => {
    expect(content.locationCards).toHaveLength(63);
    for (const { id, locations } of content.neighborhoods) {
      const cards = content.locationCards.filter(({ neighborhood }) => neighborhood === id);
      expect(
        cards.map(({ n }) => n),
        id,
      ).toEqual([1, 2, 3, 4, 5, 6, 7]);
      for (const { entries } of cards) expect(Object.keys(entries)).toEqual(expect.arrayContaining([...locations]));
    }
  });

  it('2E-211 sixty-seven Mythos cards', () => expectDeck(box().decks.mythos, 67));

  it('2E-212 forty-nine gate cards', () => expectDeck(box().decks.gate, 49));
});

describe('markers', () => {
  it('2E-213 sixty monsters, five of them Masks', () => {
    const state = box();
    const markers = [
      ...state.cup,
      ...state.box.filter((id) => content.monsters.some((one) => one.id === kindNamed(id))),
    ];
    expectDeck(markers, 60);
    expect(markers.filter((id) => content.monster(id).abilities.mask)).toHaveLength(5);
  });

  it('2E-216 what monsters on the board can do is for everybody to see', () => {
    const monsters = { 'ghoul#1': 'woods', 'byakhee#2': 'sky', 'zombie#1': 'outskirts' };
    const game = aGame({ monsters });
    const shown = seen(game.state).monsters;
    expect(Object.fromEntries(shown.map(({ marker, at }) => [marker, at]))).toEqual(monsters);
    expect(content.monster(shown[0]!.marker).combat).toEqual({ rating: -1, damage: 1 });
  });
});
