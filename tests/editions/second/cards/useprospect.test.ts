import { describe, expect, it } from 'vitest';
import { prospectText } from '../../../../src/discord/question/prospect.ts';
import { drawCards } from '../../../../src/editions/second/cards/draw.ts';
import { useProspect } from '../../../../src/editions/second/cards/useprospect.ts';
import { buy } from '../../../../src/editions/second/encounters/shop.ts';
import { interrupts } from '../../../../src/editions/second/game/interrupt.ts';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { castOption } from '../../../../src/editions/second/spells/spell.ts';
import { upkeep } from '../../../../src/editions/second/upkeep/upkeep.ts';
import { type Decision, seen } from '../../../../src/engine/decision.ts';
import type { Prospect } from '../../../../src/engine/prospect.ts';
import { content } from '../../../second.ts';
import { aGame, drive } from '../table.ts';

type Game = ReturnType<typeof aGame>;

/** What the option says below its label. */
function noteOf(game: Game, decision: Decision | undefined, id: string): string {
  return lineOf(game, decision?.options.find((option) => option.id.startsWith(id)) ?? {});
}

const lineOf = (game: Game, prospect: Prospect): string =>
  prospectText(prospect, secondWords(content, 'en', game.state)) ?? '';

describe('options that use, cast, choose or buy a card say what it does', () => {
  it.each([
    [0, undefined],
    [1, { odds: 0, byClues: true }],
  ])("2E-2301 a tome that the dice alone can't read, with %i clues", (clues, offered) => {
    const game = aGame({
      investigators: [
        { sheet: 'darrell-simmons', at: 'woods', clues, cards: ['cabala-of-saboth'], sliders: [0, 0, 0] },
      ],
    });
    const [decision] = drive(game, movement(game, 0), { 'move.next': 'stop' }).decisions;
    const use = decision?.options.find(({ id }) => id.startsWith('use:cabala'));
    if (offered) expect(use).toMatchObject(offered);
    // It would be read for nothing.
    else expect(use).toBeUndefined();
  });

  it('2E-101 2E-2202 a tome: dice, odds, effect and cost', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', cards: ['cabala-of-saboth'], sliders: [3, 0, 3] }],
    });
    const [decision] = drive(game, movement(game, 0), { 'move.next': 'stop' }).decisions;
    expect(noteOf(game, decision, 'use:cabala')).toMatch(
      /^(?:Clue dice only|1 die|\d+ dice), needs 1\. If you pass, draw 1 Skill and discard this card\. · costs Cabala of Saboth exhausted, 2 movement points$/,
    );
    expect(decision?.options.find(({ id }) => id.startsWith('use:cabala'))?.odds).toBeTypeOf('number');
  });

  it('2E-101 dice that are no skill check have no odds, but their effect is told', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', cards: ['alien-statue'], sliders: [3, 0, 0] }],
    });
    const [decision] = drive(game, movement(game, 0), { 'move.next': 'stop' }).decisions;
    expect(noteOf(game, decision, 'use:alien')).toMatch(
      /^Roll a die: on a success, .* · costs Alien Statue exhausted, /,
    );
    expect(decision?.options.find(({ id }) => id.startsWith('use:alien'))).not.toHaveProperty('odds');
  });

  it('2E-2302 Research Materials tell what they are good for', () => {
    const card = content.card('research-materials');
    if (card.deck !== 'common') throw new Error('no common item');
    const [ability] = card.abilities;
    if (!ability) throw new Error('no ability');
    const game = aGame();
    const said = lineOf(game, useProspect(game, 0, { card: 'research-materials#1' }, ability));
    expect(said).toBe('Spend 1 fewer clue. · costs Research Materials discarded');
  });

  it('2E-2901 2E-2903 a spell: dice, price, hands and effect', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods', cards: ['wither', 'find-gate'] }] });
    const said = (['wither#1', 'find-gate#1'] as const).map((id) => lineOf(game, seen(castOption(game, 0, id))));
    expect(said[0]).toMatch(
      /needs 1, 1 hand\. \+3 to Combat checks until the end of combat\. · costs Wither exhausted$/,
    );
    expect(said[1]).toMatch(/needs 1\. Return to Arkham\. · costs 1 Sanity, Find Gate exhausted$/);
  });

  it('2E-101 things of the Upkeep and of any phase', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', cards: ['healing-stone', 'duke'], stamina: 1, sanity: 1 }],
      phase: 'upkeep',
    });
    const { decisions } = drive(game, upkeep(game), { 'upkeep.next': 'done' });
    const next = decisions.find(({ kind }) => kind === 'upkeep.next');
    expect(noteOf(game, next, 'use:healing-stone')).toBe('Gain 1 Stamina or 1 Sanity.');
    const [duke] = interrupts(game, next ? [next] : []).filter(({ id }) => id.includes('duke'));
    expect(lineOf(game, duke ?? {})).toBe('Restore all your Sanity. · costs Duke discarded');
  });

  it('2E-313 2E-3910 a card that is drawn or searched for: its rules text', () => {
    const game = aGame({ investigators: ['joe-diamond'], draws: ['bravery', 'skill-luck'] });
    const [kept] = drive(game, drawCards(game, 0, { deck: 'skill', count: 2, keep: 1 })).decisions;
    expect(noteOf(game, kept, 'bravery')).toBe('Any Phase: Exhaust this card to reroll all dice of a Horror check.');
    expect(noteOf(game, kept, 'skill-luck')).toContain('+1 Luck.');
    const [sought] = drive(game, drawCards(game, 0, { deck: 'common', count: 'all' })).decisions;
    for (const { note } of sought?.options ?? []) expect(note).toBeDefined();
  });

  it('2E-4303 a card that is for sale: its rules text', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 20 }], draws: ['knife', 'dynamite', 'food'] });
    const spec = { deck: 'common', draw: 3, max: 1, price: 'list' } as const;
    const [decision] = drive(game, buy(game, 0, spec, { source: { ref: 'place', id: 'general-store' } })).decisions;
    expect(noteOf(game, decision, 'dynamite')).toContain('+8 to Combat checks.');
  });
});
