import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../../src/editions/third/content/effect.ts';
import { thirdWords } from '../../../../third.ts';
import { aGame, eventsOf, kindsOf, optionIds, seatOf } from '../../table.ts';
import { AGNES, done, REX } from './done.ts';

describe('texts', () => {
  it('3E-003 3E-400.1i-2 what cannot be done is skipped, the rest is done', () => {
    const game = aGame({ investigators: [AGNES] });
    done(game, 0, [
      { gain: { clue: 'neighborhood' } },
      { take: 'strayCat' },
      { removeDoom: { from: 'anySpace', amount: 1 } },
      { gain: { money: 1 } },
    ]);
    expect(seatOf(game, 0)).toMatchObject({ clues: 0, money: 1 });
  });

  it('3E-004-1 of several outcomes the players choose one as a group, the leader having the last word', () => {
    const game = aGame({ investigators: [AGNES, REX], leader: 1, doom: { graveyard: 1, blackCave: 1 } });
    const { decisions } = done(game, null, [{ removeDoom: { from: 'anySpace', amount: 1 } }]);
    expect(decisions[0]).toMatchObject({ mode: 'group', seats: [0, 1], kind: 'effect.place' });
  });

  it('3E-004-2 of several effects at the same time the players choose the order', () => {
    const game = aGame({ investigators: [{ ...AGNES, cards: ['darkPact', 'innsmouthLook'] }], dice: [6] });
    const { decisions } = done(game, null, [{ reckoning: true }]);
    expect(decisions[0]).toMatchObject({ kind: 'reckoning.order', mode: 'group' });
  });

  it('3E-005.2-1 cards are limited to their copies: nobody has a special card twice', () => {
    const game = aGame({ investigators: [AGNES, REX] });
    done(game, 0, [{ take: 'strayCat' }]);
    done(game, 1, [{ take: 'strayCat' }]);
    expect(seatOf(game, 0).cards).toHaveLength(1);
    expect(seatOf(game, 1).cards).toHaveLength(0);
  });

  it('3E-005.2-1 nor is a condition card with two investigators', () => {
    const game = aGame({ investigators: [AGNES, { sheet: 'danielaReyes', at: 'graveyard' }] });
    game.state.decks.condition = ['blessed#6'];
    for (const seat of [0, 1]) done(game, seat, [{ status: 'blessed' }]);
    expect([0, 1].map((seat) => seatOf(game, seat).cards.map(({ id }) => id))).toEqual([['blessed#6'], []]);
    expect(game.state.decks.condition).toEqual([]);
  });

  it('3E-005.2-2 from an empty deck nothing is gained', () => {
    const game = aGame({ investigators: [AGNES] });
    game.state.decks.spell = [];
    done(game, 0, [{ draw: { deck: 'spell', count: 1 } }, { gain: { money: 1 } }]);
    expect(seatOf(game, 0)).toMatchObject({ cards: [], money: 1 });
  });

  it('3E-005.3 tokens never run out', () => {
    const game = aGame({ investigators: [AGNES] });
    done(game, 0, [
      { gain: { money: 500, remnant: 500 } },
      { placeDoom: { at: 'yourSpace', amount: 60 } },
      { sheetClue: 99 },
    ]);
    expect(seatOf(game, 0)).toMatchObject({ money: 500, remnants: 500 });
    expect(game.state.doom.graveyard).toBe(60);
    expect(game.state.sheet.clues).toBe(99);
  });

  it('3E-001-1 3E-001-2 a text overrides a rule, and only where it speaks', () => {
    const game = aGame({ investigators: [{ ...AGNES, focus: { lore: 1, will: 1 } }] });
    done(game, 0, [{ focus: { skill: 'strength', exceedLimit: true } }]);
    expect(Object.values(seatOf(game, 0).focus).reduce((sum, tokens) => sum + tokens)).toBe(3);
    const { decisions } = done(game, 0, [{ focus: { skill: 'influence' } }]);
    expect(kindsOf(decisions)).toEqual(['focus.discard']);
  });

  it('3E-002 what one text orders and another forbids does not happen', () => {
    const game = aGame({ investigators: [{ sheet: 'rexMurphy', at: 'graveyard' }] });
    done(game, 0, [{ status: 'blessed' }, { status: 'cursed' }]);
    expect(seatOf(game, 0).cards).toEqual([]);
    const barred = aGame({ scenario: 'approachOfAzathoth', investigators: [{ ...REX, at: 'graveyard' }], codex: [7] });
    barred.state.markers.push({ color: 'red', faceUp: true, at: 'trainStation' });
    done(barred, 0, [{ move: { to: 'startingSpace' } }]);
    expect(seatOf(barred, 0).at).toBe('graveyard');
  });
});

describe('costs of texts', () => {
  const bargain: Effect = { may: { cost: [{ spend: { remnant: 1 } }], do: [{ gain: { money: 2 } }] } };

  it('3E-400.1d what stands after “to” happens only if the cost is paid', () => {
    const game = aGame({ investigators: [{ ...AGNES, remnants: 1 }] });
    done(game, 0, [bargain], { 'effect.may': 'yes' });
    expect(seatOf(game, 0)).toMatchObject({ remnants: 0, money: 2 });
    done(game, 0, [bargain], { 'effect.may': 'yes' });
    expect(seatOf(game, 0).money).toBe(2);
  });

  it('3E-400.1e without a cost the game text that follows says what happens', () => {
    const game = aGame({ investigators: [AGNES] });
    const { decisions } = done(game, 0, [{ may: { do: [{ gain: { money: 2 } }] } }], { 'effect.may': 'yes' });
    expect(decisions[0]).toMatchObject({ kind: 'effect.may', default: ['no'] });
    expect(seatOf(game, 0).money).toBe(2);
  });

  it('3E-400.1f-2 a cost that is not paid leaves what it pays for undone', () => {
    const game = aGame({ investigators: [{ ...AGNES, money: 1 }] });
    done(game, 0, [{ choose: [{ label: 'pay', cost: [{ spend: { money: 2 } }], do: [{ gain: { remnant: 1 } }] }] }]);
    expect(seatOf(game, 0)).toMatchObject({ money: 1, remnants: 0 });
  });

  it('3E-400.1i-1 3E-400.1i-2 a condition covers its own sentence and no other', () => {
    const game = aGame({ investigators: [AGNES], dice: [1, 1, 1, 1] });
    done(game, 0, [
      { check: { skill: 'lore', mod: 0, pass: [{ gain: { remnant: 1 } }], fail: [] } },
      { if: { resource: 'clue', min: 1 }, then: [{ gain: { remnant: 1 } }] },
      { gain: { money: 1 } },
    ]);
    expect(seatOf(game, 0)).toMatchObject({ remnants: 0, money: 1 });
  });

  it('3E-400.1i-1 a sentence with a condition is done where the condition is met, and only there', () => {
    for (const met of [false, true]) {
      const game = aGame({
        investigators: [{ ...AGNES, clues: met ? 1 : 0 }],
        dice: met ? [6, 6, 6, 6] : [1, 1, 1, 1],
      });
      done(game, 0, [
        { check: { skill: 'lore', mod: 0, pass: [{ gain: { remnant: 1 } }], fail: [{ status: 'delayed' }] } },
        { if: { resource: 'clue', min: 1 }, then: [{ gain: { money: 1 } }] },
      ]);
      expect(seatOf(game, 0)).toMatchObject({ remnants: met ? 1 : 0, delayed: !met, money: met ? 1 : 0 });
    }
  });

  it('3E-R33 what paying sets off waits for the end of the sentence', () => {
    const game = aGame({
      investigators: [{ sheet: 'marieLambeau', at: 'graveyard', remnants: 1, cards: ['witchBlood'] }],
    });
    done(game, 0, [bargain, { gain: { money: 1 } }], { 'effect.may': 'yes' });
    const gained = eventsOf(game, 'Gained').map(({ what, amount }) => [what, amount]);
    expect(gained).toEqual([
      ['money', 2],
      ['remnant', 1],
      ['money', 1],
    ]);
  });
});

describe('what a button of a choice says', () => {
  it('is what may be done, without a word that it may', () => {
    const game = aGame({ investigators: [AGNES] });
    const { decisions } = done(game, 0, [
      {
        choose: [
          { label: 'take', do: [{ may: { do: [{ gain: { money: 2 } }] } }] },
          { label: 'both', do: [{ may: { do: [{ gain: { money: 1 } }] } }, { gain: { remnant: 1 } }] },
        ],
      },
    ]);
    const words = thirdWords('en', game.state);
    expect(decisions[0]?.options.map(({ label }) => words.text(label))).toEqual([
      'Gain $2',
      expect.stringMatching(/^You may gain \$1/),
    ]);
  });
});

describe('what silence chooses', () => {
  it('E4 the first option that costs nothing and does not defeat him', () => {
    const game = aGame({ investigators: [{ ...AGNES, damage: 5, money: 3 }] });
    const { decisions } = done(game, 0, [
      {
        choose: [
          { label: 'leave', do: [{ retire: true }] },
          { label: 'pay', cost: [{ spend: { money: 1 } }], do: [] },
          { label: 'damage', do: [{ damage: 1 }] },
          { label: 'horror', do: [{ horror: 1 }] },
        ],
      },
    ]);
    expect(decisions[0]?.default).toEqual(['horror']);
    expect(optionIds(decisions[0])).toEqual(['leave', 'pay', 'damage', 'horror']);
  });

  it('M6 an option without doom rather than one with it', () => {
    const game = aGame({ investigators: [AGNES] });
    const { decisions } = done(game, null, [
      {
        choose: [
          { label: 'doom', do: [{ placeDoom: { at: 'graveyard', amount: 1 } }] },
          { label: 'harm', do: [{ each: 'investigator', do: [{ horror: 1 }] }] },
        ],
        who: 'group',
      },
    ]);
    expect(decisions[0]?.default).toEqual(['harm']);
  });
});
