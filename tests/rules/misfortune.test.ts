import { describe, expect, it } from 'vitest';
import { arkhamEncounter } from '../../src/editions/second/encounters/encounter.ts';
import { active, inPlayerOrder } from '../../src/editions/second/investigators/investigator.ts';
import { addLasting } from '../../src/editions/second/investigators/modifier.ts';
import { lose, loseUnsettled } from '../../src/editions/second/misfortune/loss.ts';
import { devour } from '../../src/editions/second/misfortune/misfortune.ts';
import { movement } from '../../src/editions/second/movement/movement.ts';
import { upkeep } from '../../src/editions/second/upkeep/upkeep.ts';
import { type Arrangement, aGame, drive, eventsOf, optionIds, type Placed } from '../editions/second/table.ts';
import { content } from '../second.ts';

const cause = { ref: 'monster', id: 'ghoul' };

/** Sanity 4, Stamina 6. */
const joe = (more: Partial<Placed> = {}, rest: Arrangement = {}) =>
  aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods', ...more }], ...rest });

const names = (game: ReturnType<typeof aGame>, seat = 0) =>
  game.state.investigators[seat]?.cards.map(({ id }) => id.split('#')[0]);

/** Driven insane at the Woods: what is left. */
function insane(more: Partial<Placed>, rest: Arrangement = {}) {
  const game = joe(more, rest);
  const { decisions } = drive(game, lose(game, 0, { sanity: 9 }, cause));
  return { game, decisions, one: game.state.investigators[0] };
}

describe('30. Sanity and Stamina', () => {
  it('2E-3003 no value falls below 0: of 9 points he loses what he has', () => {
    const game = joe();
    drive(game, loseUnsettled(game, 0, { sanity: 9 }, cause));
    expect(game.state.investigators[0]?.sanity).toBe(0);
    expect(eventsOf(game, 'Lost').map(({ what, amount }) => [what, amount])).toEqual([['sanity', 4]]);
  });

  it('2E-3009 half the Clue tokens go, rounded down, insane or unconscious', () => {
    const left = (clues: number, what: 'sanity' | 'stamina') => {
      const game = joe({ clues });
      drive(game, lose(game, 0, { [what]: 9 }, cause));
      return game.state.investigators[0]?.clues;
    };
    expect([0, 1, 2, 5].map((clues) => left(clues, 'sanity'))).toEqual([0, 1, 1, 3]);
    expect([0, 1, 2, 5].map((clues) => left(clues, 'stamina'))).toEqual([0, 1, 1, 3]);
  });

  it('2E-3010 the Retainer goes, insane or unconscious, and no other special card', () => {
    for (const what of ['sanity', 'stamina'] as const) {
      const game = joe({ cards: ['retainer', 'blessing', 'bank-loan'] });
      drive(game, lose(game, 0, { [what]: 9 }, cause));
      expect(names(game)).toEqual(['blessing', 'bank-loan']);
      expect(game.state.decks.special.filter((id) => id.startsWith('retainer'))).toHaveLength(8);
    }
  });

  it('2E-3012 Spells count as items and can be lost in both printings', () => {
    for (const printing of ['revised', '2005'] as const) {
      const { decisions } = insane({ cards: ['wither', 'heal', 'knife'] }, { printing });
      expect(decisions[0]).toMatchObject({ kind: 'loss.items', min: 1, max: 1 });
      expect(optionIds(decisions[0])).toEqual(['wither#1', 'heal#1', 'knife#1']);
    }
  });

  it('2E-3013 Allies, Skills and special cards are neither counted nor lost', () => {
    const { game, decisions } = insane({
      cards: ['knife', 'duke', 'ruby-standish', 'bravery', 'skill-luck', 'blessing', 'deputy-of-arkham'],
    });
    expect(decisions).toEqual([]);
    expect(names(game)).toEqual([
      'knife',
      'duke',
      'ruby-standish',
      'bravery',
      'skill-luck',
      'blessing',
      'deputy-of-arkham',
    ]);
  });

  it('2E-3014 the half is of all items together: one of each kind is three in all, and one goes', () => {
    const { game, decisions } = insane({ cards: ['knife', 'enchanted-knife', 'wither'] });
    expect(decisions[0]).toMatchObject({ min: 1, max: 1 });
    expect(names(game)).toHaveLength(2);
    expect(names(insane({ cards: ['knife', 'food', 'axe', 'enchanted-knife', 'wither', 'heal'] }).game)).toHaveLength(
      3,
    );
  });

  it('2E-3018 next turn he acts as usual and is not delayed, though he was before', () => {
    const { game, one } = insane({ delayed: true });
    expect(one).toMatchObject({ at: 'arkham-asylum', delayed: false, lostTurn: null });
    game.state.turn += 1;
    expect(active(game, 0)).toBe(true);
    const { decisions } = drive(game, movement(game, 0));
    expect(optionIds(decisions[0])).toContain('go:downtown-streets');
    game.state.forced?.draws.push('downtown-1');
    drive(game, arkhamEncounter(game, 0), { 'encounter.choose': 'encounter' });
    expect(eventsOf(game, 'EncounterDrawn')).toHaveLength(1);
  });
});

describe('31. Lost in time and space, devoured', () => {
  it('2E-3115 several who return do so in player order', () => {
    const lost = { at: 'lost-in-time-and-space', lostTurn: 1, returnsOn: 2 };
    for (const strictOrder of [false, true]) {
      const game = aGame({
        investigators: [
          { sheet: 'joe-diamond', ...lost },
          { sheet: 'amanda-sharpe', at: 'woods' },
          { sheet: 'bob-jenkins', ...lost },
          { sheet: 'kate-winthrop', ...lost },
        ],
        first: 2,
        strictOrder,
      });
      const { decisions } = drive(game, upkeep(game), { 'upkeep.return': 'go:library' });
      expect(decisions.filter(({ kind }) => kind === 'upkeep.return').map(({ seats }) => seats)).toEqual([
        [2],
        [3],
        [0],
      ]);
      expect(eventsOf(game, 'Moved').map(({ seat, to }) => [seat, to])).toEqual([
        [2, 'library'],
        [3, 'library'],
        [0, 'library'],
      ]);
    }
  });

  it('2E-3122 the new investigator gets possessions, full values, sliders of his choice, and his home', () => {
    const game = joe({ clues: 5, money: 2, sanity: 1, stamina: 1 }, { draws: ['darrell-simmons'] });
    const { decisions } = drive(game, devour(game, 0, cause), { 'setup.sliders': 'sliders:3-1-1' });
    expect(game.state.investigators[0]).toMatchObject({
      sheet: 'darrell-simmons',
      // 7: fixed possessions.
      money: 4,
      clues: 1,
      // 10: full Sanity and Stamina, any stop of every track.
      sanity: 4,
      stamina: 6,
      sliders: [3, 1, 1],
      // 13: their home.
      at: 'newspaper',
    });
    expect(names(game)?.[0]).toBe('retainer');
    // 9: a Common Item, two Unique Items and a Skill at random.
    const decks = eventsOf(game, 'CardGained').map(({ card }) => content.card(card).deck);
    expect(decks.sort()).toEqual(['common', 'skill', 'special', 'unique', 'unique']);
    expect(decisions.map(({ kind }) => kind)).toEqual(['setup.sliders']);
    expect(decisions[0]?.options).toHaveLength(4 ** 3);
  });

  it('2E-3124 seat, player order, first player marker and N stay as they were', () => {
    const game = aGame({
      investigators: ['joe-diamond', 'amanda-sharpe', 'bob-jenkins'],
      first: 1,
      draws: ['vincent-lee'],
    });
    drive(game, devour(game, 1, cause));
    expect(game.state.investigators.map(({ seat, sheet }) => [seat, sheet])).toEqual([
      [0, 'joe-diamond'],
      [1, 'vincent-lee'],
      [2, 'bob-jenkins'],
    ]);
    expect(inPlayerOrder(game.state)).toEqual([1, 2, 0]);
    expect([game.state.first, game.state.players]).toEqual([1, 3]);
  });

  it('2E-3125 what was tied to the old investigator ends with him', () => {
    const game = joe(
      {
        cards: ['blessing', 'wither'],
        explored: true,
        delayed: true,
        arrested: true,
        lostTurn: 3,
        returnsOn: 4,
        marks: ['defaulted:Bank Loan'],
        used: { 'place:classes': 2 },
        escapedFrom: ['ghoul#1'],
      },
      { draws: ['vincent-lee'] },
    );
    const effect = { modify: { what: 'check:all', by: 1 } };
    addLasting(game, { source: 'voice-of-ra#1', effect, seat: 0, until: 'endOfTurn', turn: 9 });
    drive(game, devour(game, 0, cause));
    expect(game.state.investigators[0]).toMatchObject({
      sheet: 'vincent-lee',
      explored: false,
      delayed: false,
      arrested: false,
      lostTurn: null,
      returnsOn: null,
      marks: [],
      used: {},
      escapedFrom: [],
      enteredBy: null,
    });
    expect(names(game)).not.toContain('blessing');
    expect(game.state.lasting).toEqual([]);
  });
});
