import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { townOf, unstableSpaces } from '../../../../src/editions/third/board/area.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { placeDoom, placeDoomOnEach, removeDoom, spreadDoom } from '../../../../src/editions/third/mythos/doom.ts';
import { CONTENT, SCENARIOS } from '../../../third.ts';
import { aGame, drive, eventsOf, kindsOf, optionIds, seatOf } from '../table.ts';

const card = { source: { ref: 'card', id: 'test' } };

/** Moves an event card to the bottom of the event deck. */
function atBottom(game: ReturnType<typeof aGame>, id: string): void {
  const { decks } = game.state;
  decks.event = [...decks.event.filter((other) => other !== id), id];
}

describe('spreading doom', () => {
  it('3E-487.1 an effect spreads doom once or several times', () => {
    const game = aGame();
    drive(game, run(game, null, [{ spreadDoom: 2 }], { ...card }));
    expect(eventsOf(game, 'DoomSpread')).toHaveLength(2);
  });

  it('3N-53 3E-487.2-1, 3E-487.2-2, 3E-428.2, 3E-428.8, 3E-428.10 the bottom event card is discarded, its space gets doom', () => {
    const game = aGame();
    atBottom(game, 'feastOfUmordhothEvent19');
    const deck = [...game.state.decks.event];
    drive(game, spreadDoom(game));
    expect(game.state.doom).toMatchObject({ hangmansHill: 1 });
    expect(game.state.decks.eventDiscard).toEqual(['feastOfUmordhothEvent19']);
    expect(game.state.decks.event).toEqual(deck.slice(0, -1));
    atBottom(game, 'feastOfUmordhothEvent9');
    drive(game, spreadDoom(game));
    expect(game.state.decks.eventDiscard).toEqual(['feastOfUmordhothEvent9', 'feastOfUmordhothEvent19']);
  });

  it('3N-23 3E-487.3 every mark of the card counts', () => {
    const game = aGame();
    atBottom(game, 'feastOfUmordhothEvent12');
    drive(game, spreadDoom(game));
    expect(game.state.doom).toMatchObject({ generalStore: 1, graveyard: 1 });
    const twice = aGame({ scenario: 'veilOfTwilight' });
    atBottom(twice, 'veilOfTwilightEvent3');
    drive(twice, spreadDoom(twice));
    expect(twice.state.doom).toMatchObject({ orneLibrary: 2 });
  });

  it('3E-487.4-1 every scenario begins with a codex card that turns doom on the board into doom on the sheet', () => {
    for (const scenario of SCENARIOS) {
      const { codex } = CONTENT.scenario(scenario);
      const game = aGame({ scenario, codex: codex.filter((number) => number < 3) });
      const { at } = seatOf(game, 0);
      drive(game, placeDoom(game, at, 4));
      expect(game.state.sheet.doom, scenario).toBe(1);
    }
  });

  it('3E-487.5 the ward action removes doom', () => {
    const game = aGame({ at: 'graveyard', doom: { graveyard: 2 }, dice: [6, 1, 1, 1, 1] });
    drive(game, performAction(game, 0, 'ward'));
    expect(game.state.doom.graveyard).toBe(1);
    expect(removeDoom(game, 'graveyard', 3, {})).toBe(1);
    expect(removeDoom(game, 'graveyard', 3, {})).toBe(0);
  });
});

describe('placing doom', () => {
  it('3E-462.1 it goes where the effect says', () => {
    const game = aGame({ at: 'graveyard' });
    drive(game, run(game, 0, [{ placeDoom: { at: 'yourSpace', amount: 2 } }], { ...card }));
    expect(game.state.doom).toEqual({ graveyard: 2 });
  });

  it('3E-462.1 where it names several spaces, as much in each', () => {
    const game = aGame({ at: 'graveyard' });
    drive(game, run(game, 0, [{ placeDoom: { at: 'eachSpaceInYourNeighborhood', amount: 1 } }], { ...card }));
    expect(game.state.doom).toEqual({ blackCave: 1, generalStore: 1, graveyard: 1 });
  });

  it('3N-28 3E-478.3-1 never on a street, of whatever kind, nor is it lost', () => {
    for (const street of ['rivertownSouthsideStreet', 'downtownRivertownStreet', 'rivertownUptownStreet']) {
      const game = aGame();
      drive(game, placeDoom(game, street, 1));
      const [space, ...others] = Object.entries(game.state.doom).filter(([, doom]) => doom > 0);
      expect(others, street).toEqual([]);
      expect(townOf(game).adjacent(street)).toContain(space?.[0]);
    }
  });

  it('3N-45 3E-478.3-1, 3E-478.3-2 never on a street, but beside it where the group likes; silence takes the least doom', () => {
    const arrange = () => aGame({ doom: { generalStore: 1, graveyard: 2, southChurch: 1 } });
    const silent = arrange();
    const { decisions } = drive(silent, placeDoom(silent, 'rivertownSouthsideStreet', 1));
    expect(decisions).toMatchObject([{ kind: 'doom.street', mode: 'group', default: ['masBoardingHouse'] }]);
    expect(optionIds(decisions[0]).sort()).toEqual(['generalStore', 'graveyard', 'masBoardingHouse', 'southChurch']);
    expect(silent.state.doom.masBoardingHouse).toBe(1);
    expect(silent.state.doom.rivertownSouthsideStreet).toBeUndefined();
    const asked = arrange();
    drive(asked, placeDoom(asked, 'rivertownSouthsideStreet', 1), { 'doom.street': 'graveyard' });
    expect(asked.state.doom.graveyard).toBe(3);
  });

  it('3E-R19 several doom are placed one at a time, with all that follows from each', () => {
    const game = aGame({ scenario: 'veilOfTwilight', codex: [2], doom: { graveyard: 1 } });
    drive(game, placeDoom(game, 'graveyard', 4));
    expect(game.state.doom.graveyard).toBe(3);
    expect(game.state.centers.rivertown?.anomaly).toBe(true);
    expect(game.state.sheet.doom).toBe(2);
  });

  it('3E-R19 the group orders the spaces where an outbreak or anomaly is near', () => {
    const near = aGame({ scenario: 'veilOfTwilight', codex: [2], doom: { graveyard: 2, blackCave: 2 } });
    const { decisions } = drive(near, placeDoomOnEach(near, ['graveyard', 'blackCave']), { 'doom.order': 'blackCave' });
    expect(decisions).toMatchObject([{ kind: 'doom.order', mode: 'group', rule: '3E-R19', default: ['graveyard'] }]);
    expect(near.state.doom).toEqual({ graveyard: 2, blackCave: 3 });
    expect(near.state.sheet.doom).toBe(1);
    const far = aGame({ scenario: 'veilOfTwilight', codex: [2] });
    expect(kindsOf(drive(far, placeDoomOnEach(far, ['graveyard', 'blackCave'])).decisions)).toEqual([]);
    const open = aGame({
      scenario: 'veilOfTwilight',
      codex: [2],
      doom: { graveyard: 3 },
      centers: { rivertown: { anomaly: true } },
    });
    expect(kindsOf(drive(open, placeDoomOnEach(open, ['graveyard', 'blackCave'])).decisions)).toEqual([]);
    expect(open.state.sheet.doom).toBe(2);
  });
});

describe('the order of several doom', () => {
  const asks = (arrangement: Parameters<typeof aGame>[0], spaces: string[]) => {
    const game = aGame(arrangement);
    return kindsOf(drive(game, placeDoomOnEach(game, spaces)).decisions).includes('doom.order');
  };
  const cave = (doom: Record<string, number>) => ({ codex: [1], doom });
  const tear = (doom: Record<string, number>) => ({ scenario: 'veilOfTwilight' as const, codex: [2], doom });

  it('2E-T62, 3E-415.1a-1 outbreaks scatter to the same whatever their order, so nobody is asked', () => {
    const left = (spaces: string[]) => {
      const game = aGame(cave({ graveyard: 3, blackCave: 3, generalStore: 2 }));
      expect(kindsOf(drive(game, placeDoomOnEach(game, spaces)).decisions)).toEqual([]);
      return [game.state.doom, game.state.sheet.doom];
    };
    expect(left(['graveyard', 'blackCave'])).toEqual(left(['blackCave', 'graveyard']));
  });

  it('3E-412.3a-1, 3E-412.3a-2 near an anomaly it is asked from the third on a space and the fifth around it on', () => {
    expect(asks(tear({ graveyard: 1, blackCave: 1 }), ['graveyard', 'blackCave'])).toBe(false);
    expect(asks(tear({ graveyard: 2 }), ['graveyard', 'blackCave'])).toBe(true);
    expect(asks(tear({ graveyard: 1, blackCave: 1, generalStore: 2 }), ['graveyard', 'blackCave'])).toBe(true);
    // The fifth comes last in any order (2E-T62).
    expect(asks(tear({ graveyard: 2, blackCave: 1 }), ['blackCave', 'generalStore'])).toBe(false);
    expect(asks(tear({ graveyard: 2 }), ['blackCave', 'generalStore'])).toBe(false);
  });

  it('3E-478.3-2 doom meant for a street may come to lie on any space beside it', () => {
    expect(asks(tear({ graveyard: 2 }), ['rivertownSouthsideStreet', 'blackCave'])).toBe(true);
    expect(asks(tear({ graveyard: 1 }), ['rivertownSouthsideStreet', 'blackCave'])).toBe(false);
    // Outbreaks come to the same, wherever it is laid (2E-T62).
    expect(asks(cave({ graveyard: 3 }), ['rivertownSouthsideStreet', 'blackCave'])).toBe(false);
  });
});

describe('the unstable space', () => {
  it('3N-23 3E-449.2-1 is the space marked on the top event discard', () => {
    const game = aGame();
    game.state.decks.eventDiscard = ['feastOfUmordhothEvent19', 'feastOfUmordhothEvent9'];
    expect(unstableSpaces(game)).toEqual(['hangmansHill']);
  });

  it('3E-449.2-2 or all that it marks', () => {
    const game = aGame();
    game.state.decks.eventDiscard = ['feastOfUmordhothEvent12'];
    expect(unstableSpaces(game)).toEqual(['generalStore', 'graveyard']);
    const twice = aGame({ scenario: 'veilOfTwilight' });
    twice.state.decks.eventDiscard = ['veilOfTwilightEvent3'];
    expect(unstableSpaces(twice)).toEqual(['orneLibrary']);
  });

  it('3N-67 3E-449.3, 3E-481.3b-2 without any discard it is the starting space', () => {
    const game = aGame();
    expect(game.state.decks.eventDiscard).toEqual([]);
    expect(unstableSpaces(game)).toEqual(['generalStore']);
  });
});
