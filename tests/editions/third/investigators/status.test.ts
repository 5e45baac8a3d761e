import { describe, expect, it } from 'vitest';
import type { Status } from '../../../../src/editions/third/content/vocabulary.ts';
import { discardCard, dropForbidden } from '../../../../src/editions/third/investigators/playarea.ts';
import {
  becomeStatus,
  canBecome,
  flipCondition,
  hasStatus,
} from '../../../../src/editions/third/investigators/status.ts';
import { backText, cardText } from '../../../../src/editions/third/language/text/sheet.ts';
import { reckoning } from '../../../../src/editions/third/mythos/reckoning.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { said } from '../../../story/said.ts';
import { CONTENT, tell, thirdWords } from '../../../third.ts';
import { aGame, drive, eventsOf, give, type Placed, seatOf } from '../table.ts';

const daniela = (more: Partial<Placed> = {}): Game => aGame({ investigators: [{ sheet: 'danielaReyes', ...more }] });
const become = (game: Game, status: Status) => drive(game, becomeStatus(game, 0, status)).result;
const cards = (game: Game) => seatOf(game, 0).cards.map(({ id }) => id);

describe('conditions', () => {
  it('3E-495.2 3E-495.4 3E-495.1 a card of that name comes out of the supply, the named side up', () => {
    const game = daniela();
    expect(become(game, 'cursed')).toBe(true);
    expect(cards(game)).toEqual(['cursed#1']);
    expect(game.state.decks.condition).not.toContain('blessed#1');
    expect(eventsOf(game, 'CardGained')[0]).toMatchObject({ card: 'cursed#1', from: 'supply' });
    expect(hasStatus(game, 0, 'cursed')).toBe(true);
    expect(hasStatus(game, 0, 'blessed')).toBe(false);
  });

  it('3E-495.3 conditions are referred to by name, and every name has its card', () => {
    for (const status of ['blessed', 'cursed', 'darkPact'] as const) {
      expect(CONTENT.asset(status)).toMatchObject({ id: status, type: 'condition' });
      for (const order of ['as sorted', 'reversed']) {
        const game = daniela();
        if (order === 'reversed') game.state.decks.condition.reverse();
        become(game, status);
        expect(hasStatus(game, 0, status), order).toBe(true);
      }
    }
  });

  it('3N-18 3E-495.6 3E-400.1h nobody has two of a name', () => {
    const game = daniela({ cards: ['blessed'] });
    expect(canBecome(game, 0, 'blessed')).toBe(false);
    expect(become(game, 'blessed')).toBe(false);
    expect(cards(game)).toEqual(['blessed#1']);
  });

  it('3E-C3 3E-495.8 who is blessed and would be cursed discards the blessing, and the other way round', () => {
    const game = daniela({ cards: ['blessed'] });
    expect(become(game, 'cursed')).toBe(true);
    expect(cards(game)).toEqual([]);
    expect(game.state.decks.condition).toContain('blessed#1');
    become(game, 'cursed');
    expect(become(game, 'blessed')).toBe(true);
    expect(cards(game)).toEqual([]);
    expect(game.state.decks.condition.filter((id) => id.startsWith('blessed'))).toHaveLength(6);
  });

  it('3E-005.2-2 an empty supply gives none', () => {
    const game = daniela();
    game.state.decks.condition = [];
    expect(become(game, 'darkPact')).toBe(false);
  });

  it('3E-495.7-2 of dark pacts a random one is taken', () => {
    const game = daniela();
    game.state.forced = { dice: [], draws: ['darkPact#4'] };
    become(game, 'darkPact');
    expect(cards(game)).toEqual(['darkPact#4']);
  });

  it('3N-21 3E-495.5 3E-495.7-1 a dark pact turned over does what its secret back says', () => {
    const game = daniela({ cards: ['darkPact#3'] });
    drive(game, flipCondition(game, 0, 'darkPact#3'));
    expect(eventsOf(game, 'CardFlipped')[0]).toMatchObject({ back: 'theUltimatePrice' });
    expect(seatOf(game, 0).left).toBe('devoured');
  });

  it('3N-21 3E-495.7-1 neither its text nor its name tells what is on the back of a dark pact', () => {
    const card = CONTENT.asset('darkPact');
    const words = thirdWords('en');
    const front = cardText(card).map((text) => words.text(text));
    expect(card.backs).toHaveLength(6);
    for (const back of card.backs ?? [])
      for (const secret of [back.name, words.text(backText(back))]) expect(front.join('\n')).not.toContain(secret);
    const gained = (id: string) => {
      const game = daniela();
      game.state.forced = { dice: [], draws: [id] };
      become(game, 'darkPact');
      expect(cards(game)).toEqual([id]);
      return said(tell(game.events, game.state), thirdWords('en', game.state));
    };
    expect(gained('darkPact#3')).toEqual(gained('darkPact#5'));
  });

  it('3N-20 3E-495.5 a blessing turned over is a curse', () => {
    const game = daniela({ cards: ['blessed'] });
    drive(game, flipCondition(game, 0, 'blessed#1'));
    expect(cards(game)).toEqual(['cursed#1']);
  });

  it('3E-C4 a dark pact has a reckoning that turns it over on a 1', () => {
    const pact = CONTENT.asset('darkPact');
    expect(pact.abilities.some((ability) => 'reckoning' in ability)).toBe(true);
    expect(new Set(pact.backs?.map(({ id }) => id)).size).toBe(6);
  });

  it('3E-C4 everybody rolls for his own, and only a 1 turns it over', () => {
    const game = aGame({
      investigators: [
        { sheet: 'danielaReyes', cards: ['darkPact#1'] },
        { sheet: 'wendyAdams', cards: ['darkPact#2'] },
      ],
      dice: [2, 1],
    });
    drive(game, reckoning(game));
    expect(eventsOf(game, 'DiceRolled').map(({ seat, dice }) => [seat, ...dice])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(eventsOf(game, 'CardFlipped').map(({ card }) => card)).toEqual(['darkPact#2']);
  });

  it('3E-C4 3E-002 Dark Blessing: two dice, told both, and any 1 turns the pact over, once', () => {
    const flips = (...dice: number[]) => {
      const game = aGame({
        investigators: [{ sheet: 'wendyAdams', cards: ['darkBlessing', 'darkPact#1'] }],
        doom: { generalStore: 1 },
        at: 'graveyard',
        dice,
      });
      drive(game, reckoning(game));
      expect(eventsOf(game, 'DiceRolled').map(({ dice }) => dice)).toEqual([dice]);
      expect(eventsOf(game, 'DoomPlaced').reduce((sum, { amount }) => sum + amount, 0)).toBe(dice.includes(1) ? 3 : 0);
      return eventsOf(game, 'CardFlipped').map(({ back }) => back);
    };
    expect(flips(5, 1)).toEqual(['theWorldUndone']);
    expect(flips(1, 5)).toEqual(['theWorldUndone']);
    expect(flips(1, 1)).toEqual(['theWorldUndone']);
    expect(flips(2, 6)).toEqual([]);
  });

  it('3E-C4 the line about Dark Blessing’s roll shows both dice', () => {
    const game = aGame({
      investigators: [{ sheet: 'wendyAdams', cards: ['darkBlessing', 'darkPact#1'] }],
      dice: [5, 2],
    });
    drive(game, reckoning(game));
    const lines = said(tell(game.events, game.state), thirdWords('en', game.state));
    expect(lines.join('\n')).toContain('Dark Pact: Wendy 5 2 — nothing comes of it.');
  });

  it('3E-C4 the Dark Blessing of another gives one’s pact no second die', () => {
    const game = aGame({
      investigators: [
        { sheet: 'danielaReyes', cards: ['darkPact#1'] },
        { sheet: 'wendyAdams', cards: ['darkBlessing'] },
      ],
      dice: [5, 1],
    });
    drive(game, reckoning(game));
    expect(eventsOf(game, 'DiceRolled').map(({ dice }) => dice)).toEqual([[5]]);
  });

  it('3E-495.8 every condition that is discarded lies in the supply again', () => {
    for (const card of ['blessed#1', 'darkPact#3'] as const) {
      const game = daniela({ cards: [card] });
      drive(game, discardCard(game, 0, card));
      expect(cards(game)).toEqual([]);
      expect(game.state.decks.condition).toContain(card);
    }
  });

  it('3E-002 a card can forbid them, and throw out what is held', () => {
    const rex = aGame({ investigators: ['rexMurphy'] });
    expect(drive(rex, becomeStatus(rex, 0, 'blessed')).result).toBe(false);
    const game = daniela({ cards: ['blessed'] });
    give(game, 0, 'darkBlessing');
    drive(game, dropForbidden(game, 0));
    expect(cards(game)).toEqual(['darkBlessing#1']);
  });
});

describe('other statuses', () => {
  it('3E-414.3 3E-414.4 3E-414.5 3E-400.1g delays do not add up', () => {
    const game = daniela();
    expect(become(game, 'delayed')).toBe(true);
    expect(canBecome(game, 0, 'delayed')).toBe(false);
    expect(become(game, 'delayed')).toBe(false);
    expect(eventsOf(game, 'Delayed')).toHaveLength(1);
  });

  it('3E-489.1 devoured is defeated whatever the damage', () => {
    const game = daniela();
    expect(become(game, 'devoured')).toBe(true);
    expect(seatOf(game, 0).left).toBe('devoured');
    expect(game.state.sheet.doom).toBe(1);
  });

  it('the Lodge is joined once', () => {
    const game = daniela();
    expect(become(game, 'lodgeMember')).toBe(true);
    expect(become(game, 'lodgeMember')).toBe(false);
    expect(hasStatus(game, 0, 'lodgeMember')).toBe(true);
  });
});
