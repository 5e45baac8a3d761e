import { describe, expect, it } from 'vitest';
import { modified } from '../../../../src/editions/third/investigators/modifier.ts';
import { discardRumor, readHeadline } from '../../../../src/editions/third/mythos/headline.ts';
import { drawToken } from '../../../../src/editions/third/mythos/mythos.ts';
import { CONTENT } from '../../../third.ts';
import { aGame, drive, eventsOf, kindsOf, seatOf } from '../table.ts';

const RUMORS = ['truckersStrikeLeadsToShortages', 'rogueCometApproaches'] as const;

/** A game with that headline on top of the deck, wherever chance has put it. */
function withTop(headline: string, more: Parameters<typeof aGame>[0] = {}) {
  const game = aGame(more);
  const { decks } = game.state;
  game.state.box = game.state.box.filter((id) => id !== headline);
  decks.headline = [headline, ...decks.headline.filter((id) => id !== headline)];
  return game;
}

describe('headlines', () => {
  it('3N-56 3E-467.2, 3E-467.1d, 3E-204.10a the drawing player draws the top card and does what it says', () => {
    const game = withTop('unexplainedSightingsNearRiver', {
      investigators: ['michaelMcglen', { sheet: 'rexMurphy', at: 'graveyard' }],
      doom: { graveyard: 2 },
      cup: ['readHeadline'],
    });
    drive(game, drawToken(game, 1));
    expect(eventsOf(game, 'HeadlineRead')).toMatchObject([
      { type: 'HeadlineRead', seat: 1, headline: 'unexplainedSightingsNearRiver' },
    ]);
    expect(seatOf(game, 1).damage).toBe(2);
  });

  it('3N-26 3E-467.3 "you" is only who drew it', () => {
    const game = withTop('northsideVigilanteApprehended', { investigators: ['michaelMcglen', 'rexMurphy'] });
    const { decisions } = drive(game, readHeadline(game, 0), { 'effect.choose': 'suffer' });
    expect(decisions[0]?.seats).toEqual([0]);
    expect(seatOf(game, 0)).toMatchObject({ damage: 2, horror: 2 });
    expect(seatOf(game, 1)).toMatchObject({ damage: 0, horror: 0 });
  });

  it('3E-467.3 "you" is not the leader who did not draw it', () => {
    const investigators = ['michaelMcglen', 'rexMurphy'];
    const game = withTop('northsideVigilanteApprehended', { investigators, leader: 0 });
    const { decisions } = drive(game, readHeadline(game, 1), { 'effect.choose': 'suffer' });
    expect(decisions[0]?.seats).toEqual([1]);
    expect(seatOf(game, 0)).toMatchObject({ damage: 0, horror: 0 });
    expect(seatOf(game, 1)).toMatchObject({ damage: 2, horror: 2 });
  });

  it('3E-467.4, 3E-467.5 it is discarded face up, and the discards are not used again', () => {
    const game = withTop('asylumOverflowing');
    game.state.decks.headline = ['asylumOverflowing'];
    drive(game, readHeadline(game, 0));
    expect(game.state.decks.headlineDiscard).toEqual(['asylumOverflowing']);
    drive(game, readHeadline(game, 0));
    expect(game.state.decks.headlineDiscard).toEqual(['asylumOverflowing']);
    expect(game.state.decks.headline).toEqual([]);
  });

  it('3E-467.4 one read by somebody without an investigator is discarded too', () => {
    const game = withTop('asylumOverflowing', {
      investigators: [{ sheet: 'michaelMcglen', left: 'defeated' }, 'rexMurphy'],
    });
    drive(game, readHeadline(game, 0));
    expect(game.state.decks.headlineDiscard).toEqual(['asylumOverflowing']);
  });

  it('3E-467.7-1 whoever has drawn it', () => {
    const game = withTop(RUMORS[0], { investigators: ['michaelMcglen', 'rexMurphy'], leader: 0 });
    drive(game, readHeadline(game, 1));
    expect(game.state.rumor?.headline).toBe(RUMORS[0]);
    expect(game.state.decks.headlineDiscard).toEqual([]);
  });

  it('3N-25 3E-467.6 with an empty deck 1 doom goes on the scenario sheet', () => {
    const game = aGame();
    game.state.decks.headline = [];
    drive(game, readHeadline(game, 0));
    expect(game.state.sheet.doom).toBe(1);
    expect(eventsOf(game, 'HeadlineRead')).toEqual([]);
  });

  it('3E-467.7-1, 3E-467.8 a rumor goes to the codex and its text is active there', () => {
    const game = withTop(RUMORS[0]);
    const cost = () => modified(game, 'itemValue', 3, { card: game.state.display[0]! });
    expect(cost()).toBe(3);
    drive(game, readHeadline(game, 0));
    expect(game.state.rumor?.headline).toBe(RUMORS[0]);
    expect(game.state.decks.headlineDiscard).toEqual([]);
    expect(cost()).toBe(5);
    discardRumor(game);
    expect(cost()).toBe(3);
    expect(game.state.decks.headlineDiscard).toEqual([RUMORS[0]]);
  });

  it('3E-467.8 its text is active for everybody, not for the leader alone', () => {
    const game = aGame({ investigators: ['michaelMcglen', 'rexMurphy'], leader: 0, rumor: RUMORS[0] });
    const card = game.state.display[0]!;
    expect([0, 1].map((seat) => modified(game, 'itemValue', 3, { seat, card }))).toEqual([5, 5]);
  });

  it('3N-27 3E-467.7-2 the next rumor takes its place', () => {
    const game = withTop(RUMORS[1], { rumor: RUMORS[0] });
    drive(game, readHeadline(game, 0));
    expect(game.state.rumor).toEqual({ headline: RUMORS[1], tokens: {}, ignoredBy: [] });
    expect(game.state.decks.headlineDiscard).toEqual([RUMORS[0]]);
    expect(eventsOf(game, 'RumorEntered')).toMatchObject([{ replaced: RUMORS[0] }]);
  });

  it('3E-467.1a, 3E-467.1b, 3E-467.1c title, trait line and flavor do nothing: every headline is its game text', () => {
    const rich = { investigators: [{ sheet: 'michaelMcglen', money: 3 }] };
    for (const { id, rumor, effect, whileInCodex, reckoning } of CONTENT.headlines.values()) {
      expect(effect.length > 0, id).toBe(!rumor);
      expect(whileInCodex.length + reckoning.length > 0, id).toBe(rumor);
      if (rumor) continue;
      const [read, done] = [withTop(id, rich), withTop(id, rich)];
      drive(read, readHeadline(read, 0));
      done.state.decks.headline.shift();
      const source = { ref: 'headline', id };
      drive(done, done.rules.run(done, 0, effect, { source, about: { headline: id }, rule: '3E-467.3' }));
      drive(done, done.rules.settle(done));
      for (const part of ['investigators', 'doom', 'monsters', 'sheet', 'centers', 'cup'] as const)
        expect(read.state[part], id).toEqual(done.state[part]);
    }
  });

  it('3E-R21 drawn by somebody without an investigator, "you" is nobody; every headline goes by without a crash', () => {
    for (const headline of CONTENT.headlines.keys()) {
      const game = withTop(headline, {
        investigators: [
          { sheet: 'michaelMcglen', left: 'defeated' },
          { sheet: 'rexMurphy', at: 'graveyard' },
        ],
      });
      drive(game, readHeadline(game, 0));
      expect(seatOf(game, 0), headline).toMatchObject({ damage: 0, horror: 0, money: 0, cards: [] });
    }
  });

  it('3E-R21 nor is it the leader then, who has one', () => {
    for (const headline of CONTENT.headlines.keys()) {
      const game = withTop(headline, {
        investigators: [{ sheet: 'michaelMcglen', left: 'defeated' }, 'rexMurphy'],
        leader: 1,
      });
      const before = structuredClone(seatOf(game, 1));
      drive(game, readHeadline(game, 0));
      expect(eventsOf(game, 'TestRolled'), headline).toEqual([]);
      expect(seatOf(game, 1), headline).toEqual(before);
    }
  });

  it('3E-467.2 every headline can be read', () => {
    for (const headline of CONTENT.headlines.keys()) {
      const game = withTop(headline, {
        investigators: [
          { sheet: 'rexMurphy', at: 'graveyard', clues: 2, cards: ['knife', 'wither'] },
          { sheet: 'michaelMcglen', at: 'blackCave' },
        ],
        monsters: [{ kind: 'fleshEater', at: 'velmasDiner' }],
        doom: { graveyard: 1 },
      });
      const { ended } = drive(game, readHeadline(game, 0));
      expect(ended, headline).toBe(false);
    }
  });

  it('3E-467.8 a comet that is not turned away bursts a gate in time', () => {
    const game = withTop(RUMORS[1], { investigators: ['michaelMcglen'], cup: ['reckoning'] });
    drive(game, readHeadline(game, 0));
    for (const doom of [1, 2]) {
      game.state.cup = ['reckoning'];
      drive(game, drawToken(game, 0));
      expect(game.state.rumor?.tokens.doom).toBe(doom);
    }
    game.state.cup = ['reckoning'];
    drive(game, drawToken(game, 0));
    expect(eventsOf(game, 'GateBurst')).toHaveLength(1);
    expect(game.state.rumor).toBeNull();
  });

  it('3E-467.8 a clue of anybody turns it away', () => {
    const game = aGame({
      investigators: ['michaelMcglen', { sheet: 'rexMurphy', clues: 1 }],
      rumor: RUMORS[1],
      cup: ['reckoning'],
    });
    const { decisions } = drive(game, drawToken(game, 0), {
      'reckoning.order': 'in-order',
      'effect.may': (decision) => decision.options.find(({ id }) => id !== 'no')?.id ?? 'no',
    });
    expect(kindsOf(decisions)).toContain('effect.may');
    expect(game.state.rumor).toBeNull();
    expect(seatOf(game, 1).clues).toBe(0);
  });
});
