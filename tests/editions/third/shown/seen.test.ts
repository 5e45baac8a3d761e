import { describe, expect, it } from 'vitest';
import { spawnClue } from '../../../../src/editions/third/mythos/clue.ts';
import { CONTENT, seen } from '../../../third.ts';
import { aGame, drive } from '../table.ts';

const ofEasttown = (state: ReturnType<typeof seen>) =>
  (state.decks.neighborhood.easttown ?? []).filter((card) => card.includes('Event'));

it('3E-445.3-2: which event lies in a neighborhood’s deck nobody sees, only that one does', () => {
  const [one, other] = ['approachOfAzathothEvent4', 'approachOfAzathothEvent7'].map((lying) => {
    const { state } = aGame({ scenario: 'approachOfAzathoth', investigators: [{ sheet: 'dexterDrake' }] });
    state.decks.event = state.decks.event.filter((card) => card !== lying);
    state.decks.neighborhood.easttown?.unshift(lying);
    return seen(state);
  });
  if (!one || !other) throw new Error('two games');
  expect(ofEasttown(one)).toHaveLength(1);
  expect(ofEasttown(other)).toEqual(ofEasttown(one));
  expect(other.decks.event).toEqual(one.decks.event);
  expect([...one.decks.event, ...ofEasttown(one)].sort()).toHaveLength(24);
});

it('3E-445.3-2: an event that lies face up among the discards is known', () => {
  const { state } = aGame({ scenario: 'approachOfAzathoth', investigators: [{ sheet: 'dexterDrake' }] });
  state.decks.event = state.decks.event.filter((card) => card !== 'approachOfAzathothEvent4');
  state.decks.eventDiscard.push('approachOfAzathothEvent4');
  const now = seen(state);
  expect(now.decks.eventDiscard).toEqual(['approachOfAzathothEvent4']);
  expect(now.decks.event).not.toContain('approachOfAzathothEvent4');
});

/** What is seen of an event deck of Feast of Umôrdhoth, by its numbers, with piles under it and events spawned. */
function seenDeck(cards: readonly number[], buried: number[] = [], spawned: Record<string, number[]> = {}): number[] {
  const { state } = aGame();
  state.decks.event = cards.map(feast);
  state.buried = buried;
  for (const [neighborhood, numbers] of Object.entries(spawned))
    state.decks.neighborhood[neighborhood]?.unshift(...numbers.map(feast));
  return seen(state).decks.event.map(numberOf);
}

const feast = (number: number): string => `feastOfUmordhothEvent${number}`;
const numberOf = (card: string): number => Number(card.replace('feastOfUmordhothEvent', ''));
const backs = (numbers: readonly number[]): string[] =>
  numbers.map((number) => CONTENT.event(feast(number)).neighborhood);
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

describe('what is seen of the event deck', () => {
  it('3E-428.4: the top card shows the neighborhood on its back', () => {
    expect(backs(seenDeck([19, 1, 9, 2]))[0]).toBe('uptown');
    expect(backs(seenDeck([9, 19, 1, 2]))[0]).toBe('rivertown');
    expect(backs(seenDeck([2, 9, 19, 1]))[0]).toBe('downtown');
  });

  it('3E-428.4: which card of that neighborhood it is nobody sees', () => {
    expect(seenDeck([20, 1, 19, 21])).toEqual(seenDeck([19, 1, 20, 21]));
    expect(seenDeck([21, 1, 19, 20])).toEqual(seenDeck([19, 1, 20, 21]));
    expect(seenDeck([20, 1], [], { uptown: [19] })).toEqual(seenDeck([19, 1], [], { uptown: [20] }));
  });

  it('3E-428.4: what lies below it nobody sees, nor in which order', () => {
    expect(seenDeck([19, 5, 1, 9, 2])).toEqual(seenDeck([19, 2, 9, 1, 5]));
    expect(seenDeck([19, 5, 1], [], { downtown: [2] })).toEqual(seenDeck([19, 2, 5], [], { downtown: [1] }));
  });

  it('3E-204.11a-3: the piles that went under it are known card for card, but not in which order', () => {
    const deck = [19, 5, 1, /* piles */ 24, 3, 2, /* and */ 12, 8];
    const known = seenDeck(deck, [3, 2]);
    expect(sorted(known.slice(3, 6))).toEqual([2, 3, 24]);
    expect(sorted(known.slice(6))).toEqual([8, 12]);
    expect(sorted(known)).toEqual(sorted(deck));
    expect(seenDeck([19, 5, 1, 3, 2, 24, 8, 12], [3, 2])).toEqual(known);
    expect(seenDeck([19, 5, 1, 24, 3, 12, 2, 8], [3, 2])).not.toEqual(known);
  });

  it('3E-204.11a-3: a card of a pile is no card that lies unseen', () => {
    // 1 lies in the pile for all to know, so that neither the deck above nor Downtown’s deck can have it.
    const { state } = aGame();
    state.decks.event = [2, 19, 3, 1, 20].map(feast);
    state.buried = [2];
    state.decks.neighborhood.downtown?.unshift(feast(4));
    const { event, neighborhood } = seen(state).decks;
    const spawned = (neighborhood.downtown ?? []).filter((card) => card.includes('Event'));
    expect(event.slice(3).map(numberOf)).toEqual([1, 20]);
    expect([...event, ...spawned].map(numberOf).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 19, 20]);
  });

  it('3E-204.11a-3: the order of a pile says nothing, whatever the top card shows', () => {
    expect(seenDeck([19, 20, 5, 1, 9], [3]).slice(2)).toEqual([1, 5, 9]);
    expect(seenDeck([19, 24, 2, 1, 21], [3]).slice(2)).toEqual([1, 2, 21]);
    expect(seenDeck([5, 19, 24, 8, 1, 21], [4]).slice(2)).toEqual([1, 8, 21, 24]);
  });

  it('3E-428.4: where only piles are left the back of the uppermost card shows, and no more of it', () => {
    const pile = [2, 20, 1, 19, 9];
    expect(backs(seenDeck(pile, [5]))[0]).toBe('downtown');
    expect(backs(seenDeck([20, 2, 1, 19, 9], [5]))[0]).toBe('uptown');
    expect(sorted(seenDeck(pile, [5]))).toEqual(sorted(pile));
    expect(seenDeck([1, 9, 19, 20, 2], [5])).toEqual(seenDeck(pile, [5]));
    // Of the pile below it no back shows.
    expect(seenDeck([2, 20, 1, 19, 9], [2, 3])).toEqual(seenDeck([2, 20, 9, 19, 1], [2, 3]));
  });

  it('3E-445.3-2: a card that a clue took out of a pile is not known by what is left there', () => {
    const [one, other] = [
      [1, 9, 2],
      [2, 9, 1],
    ].map((pile) => {
      const game = aGame();
      game.state.decks.event = pile.map(feast);
      game.state.buried = [3];
      drive(game, spawnClue(game));
      return seen(game.state).decks;
    });
    expect(one?.event).toHaveLength(2);
    expect(other?.event).toEqual(one?.event);
    expect(other?.neighborhood.downtown).toEqual(one?.neighborhood.downtown);
  });

  it('3E-428.4: an empty deck shows nothing', () => {
    expect(seenDeck([])).toEqual([]);
  });
});
