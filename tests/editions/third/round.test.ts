import { describe, expect, it } from 'vitest';
import type { MythosToken } from '../../../src/editions/third/content/vocabulary.ts';
import { leave } from '../../../src/editions/third/investigators/defeat.ts';
import { chooseNewInvestigators } from '../../../src/editions/third/setup/newinvestigator.ts';
import type { ThirdEvent } from '../../../src/editions/third/state/event.ts';
import type { State } from '../../../src/editions/third/state/state.ts';
import { Play } from '../../../src/engine/play.ts';
import { CONTENT, SCENARIOS, thirdEdition } from '../../third.ts';
import { type Arrangement, addMonster, aGame, drive, playOn, seatOf } from './table.ts';

const QUIET: MythosToken[] = Array<MythosToken>(12).fill('blank');

/** Plays from the first turn of a round to the first turn of the next. */
function aRound(more: Arrangement = {}, arrange: (game: ReturnType<typeof aGame>) => void = () => undefined) {
  const game = aGame({ cup: QUIET, ...more });
  arrange(game);
  const play = new Play<State, ThirdEvent>(thirdEdition, game.state);
  const { round } = play.state;
  const decisions = playOn(play, { 'action.turn': 'end' }, () => play.state.round > round);
  return { play, events: play.drain(), decisions };
}

describe('the round', () => {
  it('3E-200, 3E-205.1 action, monster, encounter and mythos phase, and then a new round', () => {
    const { events, play } = aRound({ investigators: ['michaelMcglen', 'rexMurphy'] });
    expect(events.flatMap((event) => (event.type === 'PhaseStarted' ? [event.phase] : []))).toEqual([
      'monster',
      'encounter',
      'mythos',
      'action',
    ]);
    expect(play.state).toMatchObject({ round: 3, phase: 'action' });
    expect(play.state.investigators.map(({ inactive }) => inactive)).toEqual([false, false]);
  });

  it('3E-205.2, 3E-430.6c who has lost his investigator chooses another before the next round, on the starting space', () => {
    const { decisions, play } = aRound({
      investigators: [
        { sheet: 'michaelMcglen', left: 'defeated' },
        { sheet: 'rexMurphy', at: 'graveyard' },
      ],
    });
    expect(decisions.filter(({ kind }) => kind === 'investigator.new')).toMatchObject([{ seats: [0] }]);
    expect(play.state.investigators[0]).toMatchObject({ left: null, at: 'generalStore', incarnation: 1 });
  });

  it('3E-302.3 without an investigator in play or to be chosen the game is lost', () => {
    const game = aGame({ investigators: ['michaelMcglen', { sheet: 'rexMurphy', left: 'defeated' }] });
    game.state.sheets = [];
    expect(drive(game, leave(game, 0, 'defeated')).ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'lost', way: 'nobody', card: null });
    const one = aGame({ investigators: ['michaelMcglen', { sheet: 'rexMurphy', left: 'defeated' }] });
    one.state.sheets = [];
    expect(drive(one, chooseNewInvestigators(one)).ended).toBe(false);
    const more = aGame({ investigators: ['michaelMcglen'] });
    expect(drive(more, leave(more, 0, 'defeated')).ended).toBe(false);
    expect(more.state.outcome).toBeNull();
  });

  it('3E-302.3 the round goes on to its end with nobody in play', () => {
    const { play, events } = aRound({
      investigators: [{ sheet: 'michaelMcglen', damage: 7 }],
      monsters: [
        { kind: 'ghoulPriest', with: 0 },
        { kind: 'fleshEater', at: 'velmasDiner' },
        { kind: 'creepingGhoul', at: 'velmasDiner', exhausted: true },
      ],
      cup: ['spreadDoom', 'spawnMonster', 'blank', 'blank'],
      draws: ['spreadDoom', 'spawnMonster'],
    });
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['InvestigatorLeft', 'DoomSpread', 'MonsterSpawned']),
    );
    expect(play.state.investigators[0]?.incarnation).toBe(1);
    expect(play.state.round).toBe(3);
  });

  it('3E-427.3 a new investigator makes no monster tougher', () => {
    const { play } = aRound({ investigators: [{ sheet: 'michaelMcglen', left: 'defeated' }, 'rexMurphy'] });
    expect(play.state.players).toBe(2);
  });

  it('3E-R28 a round with every seat empty but one is played by that one', () => {
    const { events } = aRound({
      investigators: [
        { sheet: 'michaelMcglen', left: 'retired' },
        { sheet: 'rexMurphy', at: 'graveyard' },
      ],
    });
    const turns = events.flatMap((event) => (event.type === 'TurnStarted' ? [`${event.phase} ${event.seat}`] : []));
    expect(turns).toEqual(['action 1', 'encounter 1']);
  });

  it('3E-301.1 nothing follows once the game is over', () => {
    const { play } = aRound({ codex: [18], sheet: { doom: 14 }, cup: ['reckoning', 'reckoning'] });
    expect(play.over).toBe(true);
    expect(play.open).toEqual([]);
    expect(play.state.outcome?.result).toBe('lost');
  });
});

describe('games', () => {
  it('3E-200 every scenario can be played for rounds on end with nobody answering', () => {
    for (const scenario of SCENARIOS) {
      const game = aGame({ scenario, investigators: ['agnesBaker', 'rexMurphy', 'tommyMuldoon'], cup: [] });
      game.state.cup = [];
      game.state.drawn = [
        'blank',
        'blank',
        'blank',
        'gateBurst',
        'readHeadline',
        'readHeadline',
        'reckoning',
        'spawnClue',
        'spawnClue',
        'spawnMonster',
        'spawnMonster',
        'spreadDoom',
        'spreadDoom',
        'spreadDoom',
      ];
      for (const number of CONTENT.scenario(scenario).codex)
        game.state.codex.push({ number, side: 'front', tokens: {}, fired: [], deck: null });
      addMonster(game, {
        kind: CONTENT.scenario(scenario).startingMonsters[0]?.monster ?? '',
        at: seatOf(game, 0).at,
        exhausted: true,
      });
      const play = new Play<State, ThirdEvent>(thirdEdition, game.state, false);
      playOn(play, {}, () => play.state.round > 12);
      expect(play.over || play.state.round > 12, scenario).toBe(true);
    }
  });
});
