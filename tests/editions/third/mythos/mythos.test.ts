import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { MYTHOS_TOKENS, type MythosToken } from '../../../../src/editions/third/content/vocabulary.ts';
import { addToCup, drawToken, mythosTurn } from '../../../../src/editions/third/mythos/mythos.ts';
import { Play } from '../../../../src/engine/play.ts';
import { CONTENT, thirdEdition } from '../../../third.ts';
import { type Arrangement, addMonster, aGame, drive, eventsOf, kindsOf, playOn, seatOf } from '../table.ts';

const drawn = (token: MythosToken, more: Arrangement = {}) => {
  const game = aGame({ cup: [token, 'blank'], draws: [token], ...more });
  drive(game, drawToken(game, 0));
  return game;
};

/** Plays the rest of the mythos phase. */
function mythosPhase(more: Arrangement) {
  const game = aGame({ phase: 'mythos', cursor: { step: 'mythos.turn', index: 0 }, ...more });
  const play = new Play(thirdEdition, game.state);
  playOn(play, {}, () => play.state.cursor.step === 'action.turn');
  return { play, events: play.drain() };
}

describe('the mythos phase', () => {
  it('3N-50 3E-204.1-1, 3E-204.2, 3E-432.2, 3E-472.1 each player draws two tokens, in player order from the leader', () => {
    const { events } = mythosPhase({
      investigators: ['michaelMcglen', 'rexMurphy', 'agnesBaker'],
      leader: 1,
      cup: Array<MythosToken>(8).fill('blank'),
    });
    const seats = events.flatMap((event) => (event.type === 'TokenDrawn' ? [event.seat] : []));
    expect(seats).toEqual([1, 1, 2, 2, 0, 0]);
  });

  it('3E-204.1-2, 3E-204.1-3 the first token is done before the second is drawn', () => {
    const game = aGame({ cup: ['readHeadline', 'spawnClue'], draws: ['readHeadline', 'spawnClue'] });
    drive(game, mythosTurn(game, 0));
    const order = game.events
      .map(({ type }) => type)
      .filter((type) => ['TokenDrawn', 'HeadlineRead', 'ClueSpawned'].includes(type));
    expect(order).toEqual(['TokenDrawn', 'HeadlineRead', 'TokenDrawn', 'ClueSpawned']);
  });

  it('3E-204.3 drawn tokens stay out of the cup', () => {
    const game = aGame({ cup: ['blank', 'spawnClue', 'blank'], draws: ['spawnClue'] });
    drive(game, drawToken(game, 0));
    expect([game.state.cup, game.state.drawn]).toEqual([['blank', 'blank'], ['spawnClue']]);
  });

  it('3N-51 3E-204.5 from an empty cup all drawn tokens go back first', () => {
    const game = aGame({ cup: ['blank'], draws: ['blank', 'blank'] });
    game.state.drawn = ['spawnClue', 'blank'];
    drive(game, drawToken(game, 0));
    expect(eventsOf(game, 'CupRefilled')).toEqual([]);
    drive(game, drawToken(game, 0));
    expect(eventsOf(game, 'CupRefilled')).toEqual([{ type: 'CupRefilled', tokens: 3 }]);
    expect([...game.state.cup, ...game.state.drawn].sort()).toEqual(['blank', 'blank', 'spawnClue']);
    expect(game.state.drawn).toEqual(['blank']);
  });

  it('3N-50 3E-204.4, 3E-R21, 3E-R28 a player without an investigator draws too; what needs one is left out', () => {
    const { events, play } = mythosPhase({
      investigators: [{ sheet: 'michaelMcglen', left: 'defeated' }, 'rexMurphy'],
      cup: ['spawnClue', 'readHeadline', 'blank', 'blank'],
      draws: ['spawnClue', 'readHeadline', 'blank', 'blank'],
      decks: { headline: [] },
    });
    const tokens = events.flatMap((event) => (event.type === 'TokenDrawn' ? [`${event.seat} ${event.token}`] : []));
    expect(tokens).toEqual(['0 spawnClue', '0 readHeadline', '1 blank', '1 blank']);
    expect(events.filter(({ type }) => type === 'ClueSpawned')).toHaveLength(1);
    expect(play.state.investigators[0]?.damage).toBe(0);
  });

  it('3E-204.4 whether he was defeated, devoured or has retired, his player draws', () => {
    for (const left of ['defeated', 'devoured', 'retired'] as const) {
      const { events } = mythosPhase({
        investigators: ['rexMurphy', { sheet: 'michaelMcglen', left }],
        cup: Array<MythosToken>(4).fill('blank'),
      });
      expect(events.flatMap((event) => (event.type === 'TokenDrawn' ? [event.seat] : []))).toEqual([0, 0, 1, 1]);
    }
  });

  it('3E-460.1 what is drawn is left to chance', () => {
    const first = (seed: string) => {
      const game = aGame({ seed: seed.repeat(64), cup: ['blank', 'spawnClue', 'spreadDoom', 'gateBurst'] });
      drive(game, drawToken(game, 0));
      return game.state.drawn[0];
    };
    expect(new Set(['0', '1', '2', '3', '4', '5', '6', '7'].map(first)).size).toBeGreaterThan(1);
    expect(first('a')).toBe(first('a'));
  });

  it('3N-52 3E-105.1 tokens can join the cup later', () => {
    const game = aGame({ cup: ['blank'] });
    addToCup(game, { spawnMonster: 1, gateBurst: 1 });
    expect(game.state.cup).toEqual(['blank', 'gateBurst', 'spawnMonster']);
  });
});

describe('the tokens', () => {
  it('3E-459.1 every kind of token has an effect of its own', () => {
    for (const token of MYTHOS_TOKENS) {
      expect(CONTENT.tokens.get(token), token).toBeDefined();
      expect(eventsOf(drawn(token), 'TokenDrawn')).toMatchObject([{ token }]);
    }
  });

  it('3E-459.1 what is drawn has its effect, whichever kind it is', () => {
    const followed = Object.fromEntries(
      MYTHOS_TOKENS.map((token) => [token, new Set(drawn(token).events.map(({ type }) => type))]),
    );
    expect(followed.spreadDoom).toContain('DoomSpread');
    expect(followed.spawnMonster).toContain('MonsterSpawned');
    expect(followed.spawnClue).toContain('ClueSpawned');
    expect(followed.readHeadline).toContain('HeadlineRead');
    expect(followed.gateBurst).toContain('GateBurst');
    expect(followed.reckoning).toContain('Reckoning');
    expect([...(followed.blank ?? [])]).toEqual(['TokenDrawn']);
  });

  it('3N-53 3E-204.7a spread doom', () => {
    expect(eventsOf(drawn('spreadDoom'), 'DoomSpread')).toHaveLength(1);
  });

  it('3N-54 3E-204.8a spawn monster', () => {
    expect(drawn('spawnMonster').state.monsters).toHaveLength(1);
  });

  it('3N-55 3E-204.9a spawn clue', () => {
    const { centers } = drawn('spawnClue').state;
    expect(Object.values(centers).reduce((sum, { clues }) => sum + clues, 0)).toBe(1);
  });

  it('3N-56 3E-204.10a read headline', () => {
    const game = drawn('readHeadline');
    expect(eventsOf(game, 'HeadlineRead')).toHaveLength(1);
    expect(game.state.decks.headline).toHaveLength(12);
  });

  it('3N-57 3E-204.11a-1 gate burst', () => {
    const game = drawn('gateBurst');
    expect(eventsOf(game, 'GateBurst')).toHaveLength(1);
    expect(Object.values(game.state.doom)).toEqual([1, 1, 1]);
  });

  it('3N-58 3E-204.12a, 3E-481.3c reckoning', () => {
    expect(drawn('reckoning').state.sheet.doom).toBe(1);
  });

  it('3N-59 3E-204.13a a blank does nothing', () => {
    const game = aGame({ cup: ['blank', 'blank'] });
    const before = structuredClone({ ...game.state, cup: [], drawn: [], chances: {} });
    drive(game, drawToken(game, 0));
    expect(eventsOf(game, 'TokenDrawn')).toHaveLength(1);
    expect({ ...game.state, cup: [], drawn: [], chances: {} }).toEqual(before);
  });
});

describe('reckoning', () => {
  it('3E-204.12a, 3E-R34 the sheet, the rumor, cards of investigators and monsters, wherever the text stands', () => {
    const game = aGame({
      scenario: 'echoesOfTheDeep',
      investigators: [{ sheet: 'rexMurphy', at: 'graveyard', cards: ['darkPact'] }],
      doom: { graveyard: 1 },
      rumor: 'rogueCometApproaches',
      cup: ['reckoning'],
      dice: [6],
    });
    const { decisions } = drive(game, drawToken(game, 0));
    expect(eventsOf(game, 'Reckoning').map(({ by }) => by.ref)).toEqual(['scenario', 'headline', 'card']);
    expect(decisions[0]).toMatchObject({ kind: 'reckoning.order', mode: 'group', default: ['in-order'] });
    expect(seatOf(game, 0).horror).toBe(1);
    expect(game.state.rumor?.tokens.doom).toBe(1);
    expect(eventsOf(game, 'DiceRolled')).toHaveLength(1);
  });

  it('3E-204.12b-2 other tokens set off no reckoning', () => {
    for (const token of MYTHOS_TOKENS.filter((other) => other !== 'reckoning'))
      expect(eventsOf(drawn(token, { decks: {} }), 'Reckoning'), token).toEqual([]);
  });

  it('3E-204.12c the group orders them', () => {
    const game = aGame({
      investigators: [{ sheet: 'rexMurphy', at: 'graveyard', cards: ['darkPact'] }],
      rumor: 'rogueCometApproaches',
      cup: ['reckoning'],
      dice: [6],
    });
    const { decisions } = drive(game, drawToken(game, 0), {
      'reckoning.order': (decision) => decision.options.find(({ id }) => id.startsWith('darkPact'))?.id ?? 'in-order',
    });
    expect(kindsOf(decisions)[0]).toBe('reckoning.order');
    expect(eventsOf(game, 'Reckoning').map(({ by }) => by.ref)).toEqual(['card', 'scenario', 'headline']);
  });

  it('3E-495.7-1 no option of theirs tells which dark pact somebody holds', () => {
    const asked = (card: Copy) => {
      const game = aGame({
        investigators: [{ sheet: 'rexMurphy', at: 'graveyard', cards: [card] }],
        rumor: 'rogueCometApproaches',
        cup: ['reckoning'],
        dice: [6],
      });
      const { decisions } = drive(game, drawToken(game, 0), {
        'reckoning.order': ({ options }) => options.filter(({ id }) => id.startsWith('darkPact'))[0]?.id ?? '',
      });
      const first = eventsOf(game, 'Reckoning').find(({ by }) => by.ref === 'card')?.by;
      return { options: decisions.map(({ options }) => options.map(({ id }) => id)), first };
    };
    const [some, others] = [asked('darkPact#2'), asked('darkPact#4')];
    expect(some.options[0]?.filter((id) => id.startsWith('darkPact'))).toHaveLength(1);
    expect(some.options).toEqual(others.options);
    expect([some.first, others.first].map((by) => by?.id)).toEqual(['darkPact#2', 'darkPact#4']);
  });

  it('3E-204.12d, 3E-204.12e each is done completely; what enters play or leaves it meanwhile does not count', () => {
    const game = aGame({
      scenario: 'echoesOfTheDeep',
      investigators: [
        { sheet: 'agnesBaker', at: 'graveyard', horror: 5, cards: ['darkPact'] },
        { sheet: 'rexMurphy', at: 'blackCave' },
      ],
      doom: { graveyard: 1 },
      cup: ['reckoning'],
    });
    drive(game, drawToken(game, 1));
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(eventsOf(game, 'Reckoning').map(({ by }) => by.ref)).toEqual(['scenario']);
    // A rumor read by a reckoning effect waits for the next token.
    const late = aGame({
      investigators: [{ sheet: 'rexMurphy', cards: ['darkPact', 'innsmouthLook'] }],
      cup: ['reckoning'],
      dice: [1],
    });
    const pact = seatOf(late, 0).cards[0];
    late.state.decks.headline = ['rogueCometApproaches'];
    expect(pact).toBeDefined();
    const { decisions } = drive(late, drawToken(late, 0), {
      'reckoning.order': (decision) => {
        late.state.rumor = { headline: 'rogueCometApproaches', tokens: {}, ignoredBy: [] };
        return decision.default;
      },
    });
    expect(kindsOf(decisions)).toContain('reckoning.order');
    expect(late.state.rumor?.tokens.doom ?? 0).toBe(0);
  });

  it('3E-204.12d the others are resolved though somebody was defeated by the first', () => {
    const game = aGame({
      scenario: 'echoesOfTheDeep',
      investigators: [
        { sheet: 'agnesBaker', at: 'graveyard', horror: 5 },
        { sheet: 'rexMurphy', at: 'blackCave', cards: ['darkPact'] },
      ],
      doom: { graveyard: 1 },
      cup: ['reckoning'],
      dice: [6],
    });
    drive(game, drawToken(game, 1));
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(eventsOf(game, 'Reckoning').map(({ by }) => by.ref)).toEqual(['scenario', 'card']);
    expect(eventsOf(game, 'DiceRolled')).toHaveLength(1);
  });

  it('3E-R8 effects on the investigators go on for the others', () => {
    const game = aGame({
      scenario: 'echoesOfTheDeep',
      investigators: [
        { sheet: 'agnesBaker', at: 'graveyard', horror: 5 },
        { sheet: 'rexMurphy', at: 'graveyard' },
      ],
      doom: { graveyard: 1 },
      cup: ['reckoning'],
    });
    addMonster(game, { kind: 'hoodedStalker', with: 0 });
    drive(game, drawToken(game, 0));
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(seatOf(game, 1).horror).toBe(1);
  });
});
