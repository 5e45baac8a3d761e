import { describe, expect, it } from 'vitest';
import { codexAdd, inCodex } from '../../../../src/editions/third/codex/codex.ts';
import { encounterOf } from '../../../../src/editions/third/encounters/encounter.ts';
import { moveInvestigator } from '../../../../src/editions/third/movement/move.ts';
import { placeDoom } from '../../../../src/editions/third/mythos/doom.ts';
import { CONTENT } from '../../../third.ts';
import { type Arrangement, aGame, drive, eventsOf, seatOf } from '../table.ts';

import { codexAction, lost, numbers, offersAction, places, watch, won } from './codexgame.ts';

describe('Approach of Azathoth', () => {
  const MARKED = ['arkhamAdvertiser', 'blackCave', 'independenceSquare', 'unvisitedIsle', 'velmasDiner'];
  const azathoth = (more: Arrangement = {}) => aGame({ scenario: 'approachOfAzathoth', ...more });

  it('3N-11 3E-413.5b-2 card 3, objective: three clues on the sheet bring the ritual, once', () => {
    const game = azathoth({ codex: [2, 3], sheet: { clues: 2 } });
    watch(game);
    expect(numbers(game)).toEqual([2, 3]);
    game.state.sheet.clues = 3;
    watch(game);
    expect(numbers(game)).toEqual([2, 3, 4]);
    watch(game);
    expect(eventsOf(game, 'CodexAdded')).toHaveLength(1);
  });

  it('3E-453.3 card 3, doom: a cultist comes to the street near the leader, card 5 replaces it', () => {
    const game = azathoth({ codex: [2, 3], sheet: { doom: 3 } });
    watch(game);
    expect(numbers(game)).toEqual([2, 5]);
    const [cultist] = game.state.monsters;
    expect(CONTENT.monster(cultist?.kind ?? '').traits).toContain('cultist');
    expect(['northsideDowntownStreet', 'northsideMerchantDistrictStreet']).toContain(cultist?.at);
  });

  it('3E-473.1 card 4, on adding: five mixed markers lie face down, and it turns over', () => {
    const game = azathoth();
    drive(game, codexAdd(game, 4));
    expect(game.state.markers.map(({ at }) => at).sort()).toEqual(MARKED);
    expect(game.state.markers.map(({ color }) => color).sort()).toEqual(['blue', 'red', 'white', 'white', 'white']);
    expect(game.state.markers.every(({ faceUp }) => !faceUp)).toBe(true);
    expect(inCodex(game.state, 4)?.side).toBe('back');
  });

  const ritual = (color: 'white' | 'blue' | 'red', more: Arrangement = {}) => {
    const game = azathoth({ at: 'blackCave', codex: [{ number: 4, side: 'back' }], ...more });
    game.state.markers.push(
      { color, faceUp: false, at: 'blackCave' },
      { color: 'white', faceUp: false, at: 'velmasDiner' },
    );
    return game;
  };

  it('3E-454.1 card 4, action: a white marker is nothing', () => {
    const game = ritual('white');
    codexAction(game, '4:actions:0');
    expect(places(game, 'white')).toEqual(['velmasDiner']);
    expect(numbers(game)).toEqual([4]);
  });

  it('3N-12 3E-453.3 card 4: a blue one brings the site of the ritual, card 6 its two cultists', () => {
    const game = ritual('blue');
    codexAction(game, '4:actions:0');
    expect(numbers(game)).toEqual([4, 6]);
    expect(game.state.monsters.map(({ at }) => at)).toEqual(['blackCave', 'blackCave']);
    for (const { kind } of game.state.monsters) expect(CONTENT.monster(kind).traits).toContain('cultist');
  });

  it('3N-12 3E-453.3 card 4: a red one brings the barrier, which card 7 moves everybody out of and closes', () => {
    const game = ritual('red');
    codexAction(game, '4:actions:0');
    expect(numbers(game)).toEqual([4, 7]);
    expect(inCodex(game.state, 7)?.side).toBe('front');
    expect(seatOf(game, 0).at).not.toBe('blackCave');
    expect(drive(game, moveInvestigator(game, 0, 'blackCave', { by: { ref: 'token', id: 'blank' } })).result).toBe(
      'forbidden',
    );
  });

  it('3E-453.3 card 4: a red one after the ritual was broken brings the other side of card 7, which closes nothing', () => {
    const game = ritual('red', {
      codex: [
        { number: 4, side: 'back' },
        { number: 6, side: 'back' },
      ],
    });
    codexAction(game, '4:actions:0');
    expect(inCodex(game.state, 7)?.side).toBe('back');
    expect(seatOf(game, 0).at).toBe('blackCave');
  });

  it('3E-R26 card 4: with both revealed the others go, and so does the card', () => {
    const game = ritual('red');
    game.state.markers.push({ color: 'blue', faceUp: true, at: 'unvisitedIsle' });
    game.state.revealed.push('blue');
    codexAction(game, '4:actions:0');
    expect(numbers(game)).toEqual([7]);
    expect(game.state.markers.map(({ color }) => color).sort()).toEqual(['blue', 'red']);
  });

  it('3N-13 3E-R26 card 5, objective: three clues with no marker on the board bring the ritual', () => {
    const game = azathoth({ codex: [2, 5], sheet: { clues: 3 } });
    game.state.markers.push({ color: 'white', faceUp: false, at: 'blackCave' });
    watch(game);
    expect(numbers(game)).toEqual([2, 5]);
    game.state.markers = [];
    watch(game);
    expect(numbers(game)).toEqual([2, 4, 5]);
  });

  it('3E-453.3 card 5, doom: Azathoth awakens; card 8 adds tokens, keeps the red marker alone and turns over', () => {
    const game = azathoth({ codex: [2, { number: 4, side: 'back' }, 5, 6, 7], sheet: { doom: 7 }, cup: ['blank'] });
    game.state.markers.push(
      { color: 'red', faceUp: false, at: 'blackCave' },
      { color: 'blue', faceUp: true, at: 'velmasDiner' },
      { color: 'white', faceUp: false, at: 'unvisitedIsle' },
    );
    watch(game);
    expect(numbers(game)).toEqual([2, 8, 9]);
    expect(inCodex(game.state, 8)?.side).toBe('back');
    expect(game.state.markers).toEqual([{ color: 'red', faceUp: true, at: 'blackCave' }]);
    expect(game.state.cup).toEqual(['blank', 'gateBurst', 'spreadDoom']);
  });

  it('3E-453.3 card 8: without any marker a red one lies on the starting space', () => {
    const game = azathoth({ codex: [2, 5], sheet: { doom: 7 } });
    watch(game);
    expect(game.state.markers).toEqual([{ color: 'red', faceUp: true, at: 'trainStation' }]);
  });

  it('3N-14 3E-454.4 card 6, objective: five clues at the blue marker break the ritual and turn card 7', () => {
    const game = azathoth({ at: 'blackCave', codex: [6, 7], sheet: { clues: 5 } });
    game.state.markers.push(
      { color: 'blue', faceUp: true, at: 'blackCave' },
      { color: 'red', faceUp: true, at: 'unvisitedIsle' },
    );
    codexAction(game, '6:objectives:0');
    expect(game.state.sheet.clues).toBe(0);
    expect(places(game, 'blue')).toEqual([]);
    expect(game.state.codex.map(({ side }) => side)).toEqual(['back', 'back']);
    const away = azathoth({ at: 'velmasDiner', codex: [6], sheet: { clues: 5 } });
    away.state.markers.push({ color: 'blue', faceUp: true, at: 'blackCave' });
    expect(offersAction(away, '6:objectives:0')).toBe(false);
    const poor = azathoth({ at: 'blackCave', codex: [6], sheet: { clues: 4 } });
    poor.state.markers.push({ color: 'blue', faceUp: true, at: 'blackCave' });
    expect(offersAction(poor, '6:objectives:0')).toBe(false);
  });

  it('3E-301.1 card 7, objective: three clues at the red marker win by card 5', () => {
    const game = azathoth({
      at: 'unvisitedIsle',
      codex: [5, { number: 6, side: 'back' }, { number: 7, side: 'back' }],
      sheet: { clues: 3 },
    });
    game.state.markers.push({ color: 'red', faceUp: true, at: 'unvisitedIsle' });
    expect(codexAction(game, '7:objectives:0').ended).toBe(true);
    expect(game.state.outcome).toMatchObject(won(5));
  });

  const future = (more: Arrangement = {}) => azathoth({ codex: [2, { number: 8, side: 'back' }, 9], ...more });

  it('3E-454.4 card 8, action: from the red marker into the future, and only from there', () => {
    const game = future({ at: 'blackCave' });
    expect(offersAction(game, '8:actions:0')).toBe(false);
    game.state.markers.push({ color: 'red', faceUp: true, at: 'blackCave' });
    codexAction(game, '8:actions:0');
    expect(seatOf(game, 0).at).toBe('theFuture');
  });

  it('3E-413.5a card 9: encounters there are two horror, doom there goes to the sheet', () => {
    const game = future({ at: 'theFuture' });
    drive(game, encounterOf(game, 0));
    expect(seatOf(game, 0).horror).toBe(2);
    drive(game, placeDoom(game, 'theFuture', 2));
    expect(game.state.sheet.doom).toBe(2);
    expect(game.state.doom).toEqual({});
  });

  it('3E-301.1 card 9, objective, and card 8: the fifth clue on card 8 wins', () => {
    const game = future({ at: 'theFuture', sheet: { clues: 1 }, dice: [6, 6, 6] });
    const card = inCodex(game.state, 8);
    if (card) card.tokens.clue = 3;
    codexAction(game, '9:objectives:0');
    expect(card?.tokens.clue).toBe(4);
    expect(game.state.sheet.clues).toBe(0);
    expect(game.state.outcome).toBeNull();
    seatOf(game, 0).performed = [];
    game.state.sheet.clues = 1;
    game.state.forced?.dice.splice(0, 9, 6, 6, 6);
    expect(codexAction(game, '9:objectives:0').ended).toBe(true);
    expect(game.state.outcome).toMatchObject(won(9));
  });

  it('3E-454.1 card 9, objective: a failed test moves nothing', () => {
    const game = future({ at: 'theFuture', sheet: { clues: 1 }, dice: [1, 1, 1] });
    codexAction(game, '9:objectives:0');
    expect(game.state.sheet.clues).toBe(1);
  });

  it('3E-302.1 card 8, doom: thirteen doom on the sheet lose', () => {
    const game = future({ sheet: { doom: 13 } });
    expect(watch(game).ended).toBe(true);
    expect(game.state.outcome).toMatchObject(lost(9));
  });

  it('3E-301.1 from setup to victory: clues, ritual, barrier, epicenter', () => {
    const game = azathoth({ at: 'blackCave', codex: [2, 3], sheet: { clues: 3 } });
    watch(game);
    for (const marker of game.state.markers) marker.color = 'white';
    const blue = game.state.markers.find(({ at }) => at === 'blackCave');
    const red = game.state.markers.find(({ at }) => at === 'unvisitedIsle');
    if (blue) blue.color = 'blue';
    if (red) red.color = 'red';
    codexAction(game, '4:actions:0');
    expect(numbers(game)).toEqual([2, 3, 4, 6]);
    game.state.monsters = [];
    seatOf(game, 0).at = 'unvisitedIsle';
    seatOf(game, 0).performed = [];
    codexAction(game, '4:actions:0');
    expect(numbers(game)).toEqual([2, 3, 6, 7]);
    seatOf(game, 0).at = 'blackCave';
    game.state.sheet.clues = 8;
    codexAction(game, '6:objectives:0');
    expect(drive(game, moveInvestigator(game, 0, 'unvisitedIsle', { by: { ref: 'token', id: 'blank' } })).result).toBe(
      'moved',
    );
    expect(codexAction(game, '7:objectives:0').ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'won' });
  });

  it('3E-302.1 from setup to defeat: every threshold of doom in turn', () => {
    const game = azathoth({ codex: [2, 3] });
    for (const [doom, codex] of [
      [2, [2, 3]],
      [3, [2, 5]],
      [6, [2, 5]],
      [7, [2, 8, 9]],
      [12, [2, 8, 9]],
    ] as const) {
      game.state.sheet.doom = doom;
      watch(game);
      expect(numbers(game)).toEqual(codex);
    }
    game.state.sheet.doom = 13;
    expect(watch(game).ended).toBe(true);
    expect(game.state.outcome?.result).toBe('lost');
  });
});
