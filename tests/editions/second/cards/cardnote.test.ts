import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { loseItems } from '../../../../src/editions/second/cards/card.ts';
import { cardNote } from '../../../../src/editions/second/cards/cardnote.ts';
import { pay } from '../../../../src/editions/second/language/cost.ts';
import { lose } from '../../../../src/editions/second/misfortune/loss.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { content } from '../../../second.ts';
import { aGame, drive } from '../table.ts';

type Game = ReturnType<typeof aGame>;

/** What each option says below its label. */
function notesOf(game: Game, decision: Decision | undefined): string[] {
  const words = secondWords(content, 'en', game.state);
  return (decision?.options ?? []).map(({ note }) => (note ? words.text(note) : ''));
}

const textsOf = (game: Game, ...ids: Copy[]): string[] =>
  ids.map((id) => {
    const { note } = cardNote(game, id);
    return note ? secondWords(content, 'en', game.state).text(note) : '';
  });

describe('cards that go say what they can do', () => {
  it('2E-3007 items lost', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['food', 'knife', 'derringer-18'] }] });
    const [decision] = drive(game, loseItems(game, 0, 1, { rule: '2E-3007' })).decisions;
    expect(notesOf(game, decision)).toEqual(textsOf(game, 'food#1', 'knife#1', 'derringer-18#1'));
    expect(notesOf(game, decision).every((text) => text.length > 10)).toBe(true);
  });

  it('L5.1 a spell or skill forgotten', () => {
    const investigators = [{ sheet: 'joe-diamond', at: 'woods', cards: ['bravery', 'wither'] }];
    const game = aGame({ investigators, variants: { amnesia: true } });
    const { decisions } = drive(game, lose(game, 0, { sanity: 4 }, { ref: 'monster', id: 'ghoul' }));
    const asked = decisions.find(({ kind }) => kind === 'loss.memory');
    expect(notesOf(game, asked)).toEqual(textsOf(game, 'wither#1', 'bravery#1'));
  });

  it('2E-101 cards that are a price', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['wither', 'heal', 'knife'] }] });
    const context = { source: { ref: 'place', id: 'woods' } };
    const [decision] = drive(game, pay(game, 0, [{ spend: { what: 'spell', count: 1 } }], context)).decisions;
    expect(decision?.kind).toBe('cost.cards');
    expect(notesOf(game, decision)).toEqual(textsOf(game, 'wither#1', 'heal#1'));
  });
});
