import { describe, expect, it } from 'vitest';
import { spawnClue } from '../../../../src/editions/third/mythos/clue.ts';
import { spreadDoom } from '../../../../src/editions/third/mythos/doom.ts';
import { nextNeighborhood, takeEventCard } from '../../../../src/editions/third/mythos/eventdeck.ts';
import { gateBurst } from '../../../../src/editions/third/mythos/gateburst.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { aGame, drive } from '../table.ts';

/** Feast of Umôrdhoth with so many cards in the event deck, of which the lowest lie in such piles. */
function dealt(cards: number, buried?: number[]): Game {
  const game = aGame();
  game.state.decks.event = game.state.decks.event.slice(0, cards);
  if (buried) game.state.buried = buried;
  return game;
}

const take = (game: Game, from: 'top' | 'bottom'): number[] | undefined => {
  drive(game, takeEventCard(game, from));
  return game.state.buried;
};

describe('the back of the top event card', () => {
  it('3E-428.4: shows its neighborhood, where the next clue spawns', () => {
    const game = aGame({ decks: { event: ['feastOfUmordhothEvent19', 'feastOfUmordhothEvent1'] } });
    expect(nextNeighborhood(game)).toBe('uptown');
    drive(game, spawnClue(game));
    expect(game.state.centers.uptown?.clues).toBe(1);
    expect(nextNeighborhood(game)).toBe('downtown');
  });

  it('3E-428.4: and the next gate bursts; spreading doom leaves it as it is', () => {
    const game = aGame({ decks: { event: ['feastOfUmordhothEvent19', 'feastOfUmordhothEvent1'] } });
    drive(game, spreadDoom(game));
    expect(nextNeighborhood(game)).toBe('uptown');
    game.state.doom = {};
    drive(game, gateBurst(game));
    expect(game.state.doom).toEqual({ hangmansHill: 1, stMarysHospital: 1, yeOldeMagickShoppe: 1 });
    expect(nextNeighborhood(game)).toBe('downtown');
  });

  it('3E-428.4: is that of no card in an empty deck', () => {
    expect(nextNeighborhood(dealt(0))).toBeNull();
  });
});

describe('the piles under the event deck', () => {
  it('3E-204.11a-3: a gate burst notes how many cards it put there, each below those before', () => {
    const game = dealt(12);
    expect(game.state.buried ?? []).toEqual([]);
    drive(game, gateBurst(game));
    expect(game.state.buried).toEqual([1]);
    game.state.decks.eventDiscard = game.state.decks.event.splice(2, 3);
    drive(game, gateBurst(game));
    expect(game.state.buried).toEqual([1, 4]);
    expect(game.state.decks.event).toHaveLength(12);
  });

  it('3E-204.11a-3: the cards noted are those that it put there', () => {
    const game = dealt(12);
    const { decks } = game.state;
    decks.eventDiscard = decks.event.splice(4, 3);
    const pile = [decks.event[0], ...decks.eventDiscard];
    drive(game, gateBurst(game));
    expect(game.state.buried).toEqual([4]);
    expect(decks.event.slice(-4).sort()).toEqual([...pile].sort());
  });

  it('3E-487.2: doom spreads out of the undermost pile first', () => {
    const game = dealt(9, [2, 3]);
    const left = [1, 2, 3, 4, 5, 6].map(() => {
      drive(game, spreadDoom(game));
      return game.state.buried;
    });
    expect(left).toEqual([[2, 2], [2, 1], [2], [1], [], []]);
    expect(game.state.decks.event).toHaveLength(3);
  });

  it('3E-428.2: the top comes out of the uppermost pile only when nothing else is left', () => {
    const game = dealt(7, [2, 3]);
    const left = [1, 2, 3, 4, 5].map(() => take(game, 'top'));
    expect(left).toEqual([[2, 3], [2, 3], [1, 3], [3], [2]]);
    expect(take(game, 'bottom')).toEqual([1]);
    expect(take(game, 'top')).toEqual([]);
    expect(game.state.decks.event).toEqual([]);
  });

  it('3E-428.2: without a pile nothing is noted', () => {
    const game = dealt(3);
    expect([take(game, 'top') ?? [], take(game, 'bottom') ?? []]).toEqual([[], []]);
  });

  it('3E-204.11a-3: a gate bursting out of a pile takes its card from one to the other', () => {
    const game = dealt(5, [2, 3]);
    drive(game, gateBurst(game));
    expect(game.state.buried).toEqual([1, 3, 1]);
  });

  it('3E-445.3-2: a clue takes its card unseen, so that nobody knows any more what is in that pile', () => {
    const above = dealt(6, [2, 3]);
    drive(above, spawnClue(above));
    expect(above.state.buried).toEqual([2, 3]);
    drive(above, spawnClue(above));
    expect(above.state.buried).toEqual([3]);
    drive(above, spawnClue(above));
    expect(above.state.buried).toEqual([3]);
    drive(above, spawnClue(above));
    expect(above.state.buried).toEqual([]);
  });

  it('3E-R1: an empty deck made anew forgets them', () => {
    for (const effect of [spawnClue, spreadDoom, gateBurst]) {
      const game = dealt(6);
      const { decks } = game.state;
      decks.eventDiscard = decks.event.splice(0);
      // As if something had been left: it lies in the discards like all the others.
      game.state.buried = [4];
      drive(game, effect(game));
      expect(game.state.buried).toEqual([]);
      expect(decks.event).toHaveLength(6);
    }
  });
});
