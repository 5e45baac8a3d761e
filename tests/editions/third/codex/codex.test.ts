import { describe, expect, it } from 'vitest';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { placeMarker, revealMarkerAt } from '../../../../src/editions/third/board/marker.ts';
import {
  archiveFlip,
  archiveReturn,
  attachRandom,
  codexAdd,
  codexRules,
  readArchive,
  shuffleArchiveIn,
} from '../../../../src/editions/third/codex/codex.ts';
import { codexActions } from '../../../../src/editions/third/codex/codexaction.ts';
import { codexWatch } from '../../../../src/editions/third/codex/codexwatch.ts';
import { endGame } from '../../../../src/editions/third/end/ending.ts';
import { forbiddenSpaces } from '../../../../src/editions/third/movement/move.ts';
import { settle } from '../../../../src/editions/third/reactions/settle.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { CONTENT } from '../../../third.ts';
import { addMonster, aGame, drive, eventsOf, kindsOf, optionIds, seatOf } from '../table.ts';

const numbers = ({ state }: Game) => state.codex.map(({ number }) => number);

describe('the archive', () => {
  it('3E-413.4 every archive card has a number of its own', () => {
    const { archive } = CONTENT;
    expect([...archive.keys()]).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('3E-413.2, 3E-453.1 what is not in the codex does nothing', () => {
    const game = aGame({ scenario: 'approachOfAzathoth', sheet: { doom: 15, clues: 9 }, doom: { blackCave: 6 } });
    game.state.markers.push({ color: 'red', faceUp: true, at: 'blackCave' });
    expect(codexRules(game)).toEqual([]);
    expect(drive(game, settle(game)).ended).toBe(false);
    expect(forbiddenSpaces(game)).toEqual([]);
    expect(codexActions(game, 0)).toEqual([]);
    expect(eventsOf(game, 'CodexFired')).toEqual([]);
  });

  it('3N-5 3E-413.5, 3E-453.2, 3E-413.5b-2 a card is added to the codex once, and does at once what it says', () => {
    const game = aGame({ scenario: 'approachOfAzathoth' });
    drive(game, codexAdd(game, 4));
    drive(game, codexAdd(game, 4));
    expect(numbers(game)).toEqual([4]);
    expect(game.state.markers).toHaveLength(5);
    expect(eventsOf(game, 'CodexAdded')).toEqual([{ type: 'CodexAdded', card: 4, side: 'front' }]);
  });

  it('3N-4 3E-413.5a, 3E-453.3 its text is in force as long as it lies there', () => {
    const game = aGame({ scenario: 'approachOfAzathoth', codex: [7] });
    game.state.markers.push({ color: 'red', faceUp: true, at: 'blackCave' });
    expect(forbiddenSpaces(game)).toEqual(['blackCave']);
    drive(game, archiveFlip(game, 7));
    expect(forbiddenSpaces(game)).toEqual([]);
    drive(game, archiveFlip(game, 7));
    archiveReturn(game, 7);
    expect(forbiddenSpaces(game)).toEqual([]);
    expect(eventsOf(game, 'CodexReturned')).toEqual([{ type: 'CodexReturned', card: 7 }]);
  });

  it('3E-413.5 what an effect orders about a card that is not there does nothing', () => {
    const game = aGame();
    drive(game, archiveFlip(game, 10));
    archiveReturn(game, 10);
    expect(game.events).toEqual([]);
  });

  it('3E-413.5h, 3E-421.1 a set-aside card is laid at random at the deck it belongs to', () => {
    const game = aGame({ scenario: 'echoesOfTheDeep', draws: ['33'] });
    attachRandom(game, [32, 33]);
    expect(game.state.codex).toEqual([]);
    game.state.setAside.archive = [32, 33];
    attachRandom(game, [32, 33, 34]);
    expect(game.state.codex).toMatchObject([{ number: 33, deck: 'downtown' }]);
    expect(game.state.setAside.archive).toEqual([32]);
  });

  it('3E-413.5 an encounter card of the archive lies among the top cards of its deck until it is returned', () => {
    const game = aGame();
    shuffleArchiveIn(game, 13, 'downtown', 2);
    expect(game.state.decks.neighborhood.downtown?.slice(0, 3)).toContain('archive:13');
    archiveReturn(game, 13);
    expect(game.state.decks.neighborhood.downtown).not.toContain('archive:13');
  });

  it('3N-8 3E-413.5 a part that is read happens without the card', () => {
    const game = aGame({ scenario: 'veilOfTwilight' });
    drive(game, readArchive(game, 26, 'likeUntoAGod'));
    expect(game.state.monsters.map(({ kind }) => kind)).toEqual(['servitorOfYogSothoth']);
    expect(numbers(game)).toEqual([27]);
  });

  it('3N-6 3E-447.5 actions of the codex are not for the engaged', () => {
    const game = aGame({ scenario: 'approachOfAzathoth', at: 'blackCave', codex: [{ number: 4, side: 'back' }] });
    game.state.markers.push({ color: 'red', faceUp: false, at: 'blackCave' });
    const offers = () => legalActions(game, 0).map(({ action }) => action);
    expect(offers()).toContain('component:archive:4:actions:0');
    addMonster(game, { kind: 'robedFigure', with: 0 });
    expect(offers()).not.toContain('component:archive:4:actions:0');
  });

  it('3E-454.4 nobody pays for attaching a card when none is set aside any more (card 31)', () => {
    const game = aGame({ scenario: 'echoesOfTheDeep', at: 'observatory', codex: [31], sheet: { clues: 2 } });
    const offers = () => legalActions(game, 0).map(({ action }) => action);
    game.state.setAside.archive = [35];
    expect(offers()).toContain('component:archive:31:actions:0');
    game.state.setAside.archive = [];
    expect(offers()).not.toContain('component:archive:31:actions:0');
  });
});

describe('conditions of the codex', () => {
  it('3N-7 3E-R26 an objective happens once while its side is up, several at once in the order of the group', () => {
    const arrange = () => aGame({ codex: [10, 11], sheet: { clues: 3, doom: 8 } });
    const silent = arrange();
    const { decisions } = drive(silent, codexWatch(silent));
    expect(decisions[0]).toMatchObject({ kind: 'codex.order', mode: 'group', rule: '3E-R26' });
    expect(optionIds(decisions[0])).toEqual(['10:objectives:0:', '11:doom:0:']);
    expect(eventsOf(silent, 'CodexFired').map(({ card, what }) => `${card} ${what}`)).toEqual([
      '10 objective',
      '11 doom',
    ]);
    const asked = arrange();
    drive(asked, codexWatch(asked), { 'codex.order': '11:doom:0:' });
    expect(eventsOf(asked, 'CodexFired')[0]).toMatchObject({ card: 11 });
  });

  it('3E-R26 an objective that stops being true and comes true again does not happen again', () => {
    const game = aGame({ scenario: 'approachOfAzathoth', codex: [3], sheet: { clues: 3 } });
    drive(game, codexWatch(game));
    expect(numbers(game)).toEqual([3, 4]);
    drive(game, codexWatch(game));
    archiveReturn(game, 4);
    drive(game, codexWatch(game));
    expect(numbers(game)).toEqual([3]);
    expect(eventsOf(game, 'CodexFired')).toHaveLength(1);
  });

  it('3E-R26 a text that an earlier one has made untrue does not happen any more', () => {
    const game = aGame({ codex: [10, 11], sheet: { clues: 3, doom: 8 } });
    drive(game, codexWatch(game), { 'codex.order': '11:doom:0:' });
    // Card 11 has turned card 10 over: its objective is gone, and nothing of it happens twice.
    expect(eventsOf(game, 'CodexFired')).toHaveLength(1);
    expect(seatOf(game, 0).cards).toHaveLength(1);
  });

  it('3E-R27 of victory and defeat at once the first one done ends the game, in silence the victory', () => {
    const arrange = () => {
      const game = aGame({
        scenario: 'veilOfTwilight',
        codex: [{ number: 21, side: 'back' }, 26, 27, 25],
        sheet: { doom: 13 },
      });
      for (const at of ['graveyard', 'trainStation', 'hangmansHill'])
        game.state.markers.push({ color: 'white', faceUp: false, at });
      return game;
    };
    const silent = arrange();
    const { decisions, ended } = drive(silent, codexWatch(silent));
    expect(kindsOf(decisions)).toEqual(['codex.order']);
    expect(ended).toBe(true);
    expect(silent.state.outcome?.result).toBe('won');
    const asked = arrange();
    drive(asked, codexWatch(asked), { 'codex.order': '27:doom:0:' });
    expect(asked.state.outcome?.result).toBe('lost');
  });

  it('3E-301.1 the game ends when a codex card says so, at once', () => {
    const game = aGame({ codex: [12], round: 7 });
    expect(drive(game, archiveFlip(game, 12)).ended).toBe(true);
    expect(game.state.outcome).toEqual({ result: 'won', way: 'codex', card: 12, round: 7 });
    expect(eventsOf(game, 'GameEnded')).toHaveLength(1);
    expect(() => endGame(aGame(), 'lost', 'codex', 18)).toThrow('game lost');
  });
});

describe('markers', () => {
  it('3E-473.1, 3E-473.2 a face-down marker shows its color when revealed; only cards give it a meaning', () => {
    const game = aGame({ scenario: 'approachOfAzathoth', at: 'blackCave' });
    placeMarker(game, { color: 'blue', faceUp: false, at: 'blackCave' });
    drive(game, revealMarkerAt(game, 'blackCave', 0));
    expect(game.state.markers).toEqual([{ color: 'blue', faceUp: true, at: 'blackCave' }]);
    expect(game.state.revealed).toEqual(['blue']);
    expect(numbers(game)).toEqual([]);
    drive(game, revealMarkerAt(game, 'blackCave', 0));
    expect(eventsOf(game, 'MarkerRevealed')).toHaveLength(1);
  });

  it('3E-475.4 a marker in a neighborhood lies in its center, on none of its spaces', () => {
    const game = aGame({ codex: [10], sheet: { clues: 3 } });
    drive(game, settle(game));
    expect(game.state.markers.map(({ at }) => at).sort()).toEqual(Object.keys(game.state.centers).sort());
  });
});
