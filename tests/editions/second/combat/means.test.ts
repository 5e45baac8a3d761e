import { describe, expect, it } from 'vitest';
import { buttonLabel } from '../../../../src/discord/question/buttonlabel.ts';
import { faceOptions, fight } from '../../../../src/editions/second/combat/combat.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { seen } from '../../../../src/engine/decision.ts';
import { oddsOf } from '../../../../src/engine/odds.ts';
import { content } from '../../../second.ts';
import { aGame, drive } from '../table.ts';

/** Amanda Sharpe with Fight 1 and three dice for Spell checks at −1; her options in a round against a monster. */
function round(monster: string, cards: string[], clues = 0) {
  const one = { sheet: 'amanda-sharpe', at: 'woods', sliders: [3, 0, 3] as [number, number, number], cards, clues };
  const game = aGame({ investigators: [one], monsters: { [monster]: 'woods' }, dice: Array(60).fill(6) });
  const words = secondWords(content, 'en', game.state);
  const [, face] = faceOptions(game, 0, [`${monster}#1` as const]).map(seen);
  const { decisions } = drive(game, fight(game, 0, `${monster}#1` as const), { 'combat.round': 'fight' });
  const options = decisions.find(({ kind }) => kind === 'combat.round')?.options ?? [];
  const said = options.map(({ label, chances = [] }) => [words.text(label), ...chances.map(({ of }) => of)]);
  const notes = options.map(({ note }) => note && words.text(note));
  const odds = (id: string) => options.find((option) => option.id === id)?.chances?.[0]?.odds;
  return { options, said, odds, face, notes, words };
}

/** What the buttons of a round say. */
function buttons(monster: string, cards: string[], clues = 0): string[] {
  const { options, words } = round(monster, cards, clues);
  return options.map((option) => buttonLabel(option, { options }, words));
}

const oneOf = (dice: number) => oddsOf(dice, 1, 2);

describe('what the buttons of a fight say', () => {
  it('2E-2611 2E-2903 a spell: its Spell check and the Combat check, and the fight without it where it fails', () => {
    // Against a Cultist: Fight 1 + 1, Shrivelling 6 more.
    const { options, odds, said } = round('cultist', ['shrivelling']);
    const chain = oneOf(3) * oneOf(8) + (1 - oneOf(3)) * oneOf(2);
    expect(chain).toBeCloseTo(0.8409, 4);
    expect(odds('cast:shrivelling#1')).toBeCloseTo(chain, 12);
    expect(odds('fight')).toBeCloseTo(oneOf(2), 12);
    expect(options[0]?.id).toBe('cast:shrivelling#1');
    expect(said.flat()).not.toContain('Change Hands…');
    expect(options.find(({ id }) => id === 'cast:shrivelling#1')?.odds).toBeCloseTo(oneOf(3), 12);
  });

  it('2E-2804 what fights best comes first and is named, also where it is used up', () => {
    const { said, odds } = round('cultist', ['powder-of-ibn-ghazi', 'knife']);
    expect(said[0]).toEqual(['Powder of Ibn-Ghazi', 'win']);
    expect(odds('with:powder-of-ibn-ghazi#1')).toBeCloseTo(oneOf(11), 12);
    expect(odds('fight')).toBeCloseTo(oneOf(3), 12);
  });

  it('what is used up by it is named as its price', () => {
    const usedUp = (...cards: string[]) => round('cultist', cards).options.map(({ price = [] }) => price);
    const card = { ref: 'card', id: 'powder-of-ibn-ghazi' };
    expect(usedUp('powder-of-ibn-ghazi', 'knife')[0]).toEqual([
      { fate: 'usedUp', card },
      { what: 'sanity', amount: 1 },
    ]);
    expect(usedUp('knife', 'axe').flat()).toEqual([]);
  });

  it('2E-2805 both hands with spells: each of them may fail', () => {
    // Zombie: Fight 1 − 1; each Shrivelling gives 6 dice.
    const { odds } = round('zombie', ['shrivelling', 'wither']);
    const [cast, both] = [oneOf(3), 6 + 3];
    const wither = oneOf(4);
    const chain = cast * wither * oneOf(both) + cast * (1 - wither) * oneOf(6) + (1 - cast) * wither * oneOf(3) + 0;
    expect(odds('with:shrivelling#1+wither#1')).toBeCloseTo(chain, 12);
    expect(odds('fight')).toBe(0);
  });

  it('"Fight" carries the best that can be reached before anything is in hand', () => {
    const { face } = round('cultist', ['powder-of-ibn-ghazi', 'knife']);
    expect(face?.chances).toEqual([{ of: 'best', odds: expect.closeTo(oneOf(11), 12) }]);
    expect(face?.odds).toBeCloseTo(oneOf(3), 12);
  });

  it('2E-2904 Red Sign of Shudde M’ell: one toughness less, and what is ignored at its best', () => {
    // Elder Thing, toughness 2: Fight 1 and a Knife's 1.
    const { odds } = round('elder-thing', ['red-sign-of-shudde-mell', 'knife']);
    const chain = oneOf(3) * oneOf(2) + (1 - oneOf(3)) * oddsOf(2, 2, 2);
    expect(odds('cast:red-sign-of-shudde-mell#1')).toBeCloseTo(chain, 12);
    expect(odds('fight')).toBeCloseTo(oddsOf(2, 2, 2), 12);
  });

  it('2E-2301 what cannot be won by the dice alone needs clues where enough of them are held', () => {
    // Elder Thing, toughness 2: Fight 1, no weapon.
    expect(buttons('elder-thing', [])).toContain('Bare Hands · can’t win');
    expect(buttons('elder-thing', [], 1)).toContain('Bare Hands · needs clues');
    expect(round('elder-thing', [], 1).face?.chances).toEqual([{ of: 'best', odds: 0, byClues: true }]);
    expect(round('elder-thing', []).face?.chances).toEqual([{ of: 'best', odds: 0 }]);
    expect(round('elder-thing', ['knife'], 1).options.find(({ id }) => id === 'fight')).not.toHaveProperty('byClues');
    // Toughness 4.
    expect(buttons('star-spawn', [], 2)).toContain('Bare Hands · can’t win');
  });

  it('a long name of a monster makes room for the odds', () => {
    const game = aGame({ investigators: ['amanda-sharpe'], monsters: { 'hound-of-tindalos': 'woods' } });
    const options = faceOptions(game, 0, ['hound-of-tindalos#1']).map(seen);
    const words = secondWords(content, 'en', game.state);
    expect(options.map((option) => buttonLabel(option, { options }, words))).toEqual([
      'Evade Hound of Tindalos · 56 %',
      'Fight Hound · can’t win',
    ]);
  });

  it('two weapons are known by their names, with the odds in 34 characters', () => {
    expect(buttons('cultist', ['axe', 'knife'])).toContain('Axe + Knife · wins 87 %');
    expect(buttons('cultist', ['automatic-45', 'enchanted-blade']).join()).toContain('.45 + Ench. Blade');
    const all = ['shrivelling', 'red-sign-of-shudde-mell', 'enchanted-knife', 'automatic-45'];
    for (const one of all)
      for (const other of all)
        for (const label of buttons('cultist', one === other ? [one] : [one, other])) {
          expect(label.length).toBeLessThanOrEqual(34);
        }
    expect(buttons('zombie', ['shrivelling', 'wither']).join()).toContain('Shrivelling + Wither · wins 84 %');
  });
});
