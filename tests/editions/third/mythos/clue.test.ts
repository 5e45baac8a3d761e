import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { gainNeighborhoodClue, research, spawnClue } from '../../../../src/editions/third/mythos/clue.ts';
import { spreadDoom } from '../../../../src/editions/third/mythos/doom.ts';
import { takeEventCard } from '../../../../src/editions/third/mythos/eventdeck.ts';
import { gateBurst } from '../../../../src/editions/third/mythos/gateburst.ts';
import { CONTENT } from '../../../third.ts';
import { aGame, drive, eventsOf, inTurn, seatOf } from '../table.ts';

const token = { source: { ref: 'token', id: 'spawnClue' } };

describe('clues', () => {
  it('3N-55 3E-445.2, 3E-445.3-1, 3E-475.4 a clue spawns in the center that the top event card names', () => {
    const game = aGame({ decks: { event: ['feastOfUmordhothEvent19'] } });
    drive(game, run(game, null, [{ spawnClue: 1 }], { ...token }));
    expect(game.state.centers.uptown?.clues).toBe(1);
    expect(eventsOf(game, 'ClueSpawned')).toMatchObject([
      { type: 'ClueSpawned', neighborhood: 'uptown', card: 'feastOfUmordhothEvent19' },
    ]);
  });

  it('3E-445.2 an effect that spawns two clues spawns both, each where its own card says', () => {
    const game = aGame({ decks: { event: ['feastOfUmordhothEvent19', 'feastOfUmordhothEvent9'] } });
    drive(game, run(game, null, [{ spawnClue: 2 }], { ...token }));
    expect(eventsOf(game, 'ClueSpawned').map(({ neighborhood }) => neighborhood)).toEqual(['uptown', 'rivertown']);
  });

  it('3N-55 3E-445.3-2, 3E-428.5 the event card goes among the top three cards of the neighborhood', () => {
    const places = new Set<number>();
    for (let tried = 0; tried < 20; tried++) {
      const game = aGame({ decks: { event: ['feastOfUmordhothEvent19'] }, seed: `${tried}`.padStart(64, 'a') });
      const before = [...(game.state.decks.neighborhood.uptown ?? [])];
      drive(game, spawnClue(game));
      const deck = game.state.decks.neighborhood.uptown ?? [];
      expect(deck).toHaveLength(before.length + 1);
      expect(deck.slice(0, 3).sort()).toEqual(['feastOfUmordhothEvent19', ...before.slice(0, 2)].sort());
      expect(deck.slice(3)).toEqual(before.slice(2));
      places.add(deck.indexOf('feastOfUmordhothEvent19'));
    }
    expect([...places].sort()).toEqual([0, 1, 2]);
  });

  it('3E-R3 with fewer cards in that deck it is shuffled with what there is', () => {
    const game = aGame({ decks: { event: ['feastOfUmordhothEvent19'] } });
    game.state.decks.neighborhood.uptown = [];
    drive(game, spawnClue(game));
    expect(game.state.decks.neighborhood.uptown).toEqual(['feastOfUmordhothEvent19']);
  });

  it('3E-R3 with a single card in that deck both end up in it', () => {
    const game = aGame({ decks: { event: ['feastOfUmordhothEvent19'] } });
    const [only] = game.state.decks.neighborhood.uptown ?? [];
    if (only === undefined) throw new Error('no card');
    game.state.decks.neighborhood.uptown = [only];
    drive(game, spawnClue(game));
    expect(game.state.decks.neighborhood.uptown.sort()).toEqual(['feastOfUmordhothEvent19', only].sort());
  });

  it('3E-445.5, 3E-445.6 a clue gained from the neighborhood moves from its center to the play area', () => {
    const game = aGame({ at: 'hangmansHill', centers: { uptown: { clues: 1 } } });
    expect(drive(game, gainNeighborhoodClue(game, 0)).result).toBe(true);
    expect(seatOf(game, 0).clues).toBe(1);
    expect(game.state.centers.uptown?.clues).toBe(0);
    expect(drive(game, gainNeighborhoodClue(game, 0)).result).toBe(false);
    expect(seatOf(game, 0).clues).toBe(1);
    seatOf(game, 0).at = 'rivertownUptownStreet';
    expect(drive(game, gainNeighborhoodClue(game, 0)).result).toBe(false);
  });

  it('3E-445.6 it joins the clues he has', () => {
    const game = aGame({
      investigators: [{ sheet: 'danielaReyes', at: 'hangmansHill', clues: 2 }],
      centers: { uptown: { clues: 1 } },
    });
    drive(game, gainNeighborhoodClue(game, 0));
    expect(seatOf(game, 0).clues).toBe(3);
  });
});

describe('clues in hand', () => {
  it('3E-445.10 clues change hands in a trade', () => {
    const game = aGame({ investigators: [{ sheet: 'danielaReyes', clues: 2 }, 'rexMurphy'], at: 'graveyard' });
    drive(game, performAction(game, 0, 'trade'), {
      'trade.partner': inTurn('1', 'done'),
      'trade.clues': 'give:2',
      'trade.consent': 'accept',
    });
    expect([seatOf(game, 0).clues, seatOf(game, 1).clues]).toEqual([0, 2]);
  });

  it('3E-445.7 own clues are researched onto the scenario sheet', () => {
    const game = aGame({ investigators: [{ sheet: 'danielaReyes', clues: 2 }] });
    expect(drive(game, research(game, 0, 3)).result).toBe(2);
    expect(seatOf(game, 0).clues).toBe(0);
    expect(game.state.sheet.clues).toBe(2);
    expect(drive(game, research(game, 0, 3)).result).toBe(0);
  });
});

describe('the event deck', () => {
  it('3E-428.2 cards come from its top and from its bottom', () => {
    const game = aGame();
    const deck = [...game.state.decks.event];
    expect(drive(game, takeEventCard(game, 'top')).result).toBe(deck[0]);
    expect(drive(game, takeEventCard(game, 'bottom')).result).toBe(deck.at(-1));
    expect(game.state.decks.event).toEqual(deck.slice(1, -1));
  });

  it('3E-R1 an empty one costs 1 doom on the sheet and is made anew of the discards; nothing else happens', () => {
    for (const effect of [spawnClue, spreadDoom, gateBurst]) {
      const game = aGame();
      const all = game.state.decks.event;
      game.state.decks.event = [];
      game.state.decks.eventDiscard = all.slice(0, 5);
      drive(game, effect(game));
      expect(game.state.sheet.doom).toBe(1);
      expect([...game.state.decks.event].sort()).toEqual(all.slice(0, 5).sort());
      expect(game.state.decks.eventDiscard).toEqual([]);
      expect(game.state.doom).toEqual({});
      expect(Object.values(game.state.centers).every(({ clues }) => clues === 0)).toBe(true);
    }
  });

  it('3E-R1 with no discards either it stays empty', () => {
    const game = aGame();
    game.state.decks.event = [];
    drive(game, spawnClue(game));
    drive(game, spreadDoom(game));
    expect(game.state.sheet.doom).toBe(2);
    expect(game.state.decks.event).toEqual([]);
  });

  it('3E-456.1 shuffling keeps every card and follows chance alone', () => {
    const order = (seed: string) => aGame({ seed: seed.repeat(64) }).state.decks.event;
    expect([...order('1')].sort()).toEqual([...order('2')].sort());
    expect(order('1')).not.toEqual(order('2'));
    expect(order('1')).toEqual(order('1'));
  });
});

describe('gate burst', () => {
  it('3N-57 3E-204.11a-1 a doom on each space of the neighborhood on the top event card', () => {
    const game = aGame({ decks: { event: ['feastOfUmordhothEvent19'] } });
    drive(game, gateBurst(game));
    expect(game.state.doom).toEqual({ hangmansHill: 1, stMarysHospital: 1, yeOldeMagickShoppe: 1 });
  });

  it('3N-57 3E-204.11a-2, 3E-204.11a-3, 3E-428.9 the card and all discards are shuffled and go under the event deck', () => {
    const game = aGame({ decks: { event: ['feastOfUmordhothEvent19'] } });
    const { decks } = game.state;
    decks.eventDiscard = decks.event.splice(1, 6);
    const rest = decks.event.slice(1);
    const pile = ['feastOfUmordhothEvent19', ...decks.eventDiscard];
    drive(game, gateBurst(game));
    expect(decks.event.slice(0, rest.length)).toEqual(rest);
    expect(decks.event.slice(rest.length)).not.toEqual(pile);
    expect(decks.event.slice(rest.length).sort()).toEqual([...pile].sort());
    expect(decks.eventDiscard).toEqual([]);
  });

  it('3E-428.3 every event card of the deck belongs to the scenario', () => {
    const { state } = aGame({ scenario: 'echoesOfTheDeep' });
    expect(state.decks.event.map((id) => CONTENT.event(id).scenario)).toEqual(
      state.decks.event.map(() => 'echoesOfTheDeep'),
    );
  });
});
