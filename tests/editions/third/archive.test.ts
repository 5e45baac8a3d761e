import { describe, expect, it } from 'vitest';
import { performAction } from '../../../src/editions/third/action.ts';
import { legalActions } from '../../../src/editions/third/actionoffer.ts';
import { openAnomaly } from '../../../src/editions/third/anomaly.ts';
import { boardText } from '../../../src/editions/third/boardtext.ts';
import { codexAdd, inCodex } from '../../../src/editions/third/codex.ts';
import { codexViews } from '../../../src/editions/third/codexview.ts';
import { loadContent } from '../../../src/editions/third/content/content.ts';
import { kindOf } from '../../../src/editions/third/content/copy.ts';
import { placeDoom } from '../../../src/editions/third/doom.ts';
import { encounterOf } from '../../../src/editions/third/encounter.ts';
import { monsterHealth } from '../../../src/editions/third/monster.ts';
import { defeatMonster } from '../../../src/editions/third/monsterharm.ts';
import { moveInvestigator } from '../../../src/editions/third/move.ts';
import { thirdWords } from '../../../src/editions/third/namer.ts';
import { settle } from '../../../src/editions/third/settle.ts';
import type { Game } from '../../../src/editions/third/state.ts';
import { type Answering, type Arrangement, addMonster, aGame, drive, eventsOf, kindsOf, seatOf } from './table.ts';

const numbers = ({ state }: Game) => state.codex.map(({ number }) => number).sort((a, b) => a - b);
const watch = (game: Game, answers: Record<string, Answering> = {}) => drive(game, settle(game), answers);
const kinds = ({ state }: Game) => state.monsters.map(({ kind }) => kind);
const places = ({ state }: Game, colour: string) =>
  state.markers.filter((marker) => marker.colour === colour).map(({ at }) => at);
const codexAction = (game: Game, id: string, answers: Record<string, Answering> = {}, seat = 0) =>
  drive(game, performAction(game, seat, `component:archive:${id}`), answers);
const offersAction = (game: Game, id: string, seat = 0) =>
  legalActions(game, seat).some(({ action }) => action === `component:archive:${id}`);
const lost = (card: number) => ({ result: 'lost', way: 'codex', card });
const won = (card: number) => ({ result: 'won', way: 'codex', card });

describe('rules of the archive', () => {
  it('3E-415.1 card 1: an outbreak', () => {
    const game = aGame({ codex: [1], doom: { graveyard: 4 } });
    watch(game);
    expect(game.state.doom).toEqual({ graveyard: 1, blackCave: 1, generalStore: 1 });
    expect(game.state.sheet.doom).toBe(1);
    expect(game.events[0]).toEqual({ type: 'Outbreak', space: 'graveyard' });
    expect(eventsOf(game, 'CodexFired')).toEqual([]);
  });

  it('3E-412.3 card 2: anomalies open, send doom to the sheet, give encounters and close', () => {
    const game = aGame({ scenario: 'veilOfTwilight', codex: [2], at: 'graveyard', doom: { graveyard: 3 } });
    watch(game);
    drive(game, placeDoom(game, 'blackCave', 1));
    drive(game, encounterOf(game, 0));
    expect(game.state.sheet.doom).toBe(1);
    expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ kind: 'anomaly' }]);
    game.state.doom = {};
    watch(game);
    expect(game.state.centres.rivertown?.anomaly).toBe(false);
  });
});

describe('Approach of Azathoth', () => {
  const MARKED = ['arkhamAdvertiser', 'blackCave', 'independenceSquare', 'unvisitedIsle', 'velmasDiner'];
  const azathoth = (more: Arrangement = {}) => aGame({ scenario: 'approachOfAzathoth', ...more });

  it('3E-413.5b-2 card 3, objective: three clues on the sheet bring the ritual, once', () => {
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
    expect(loadContent().monster(cultist?.kind ?? '').traits).toContain('cultist');
    expect(['northsideDowntownStreet', 'northsideMerchantDistrictStreet']).toContain(cultist?.at);
  });

  it('3E-473.1 card 4, on adding: five mixed markers lie face down, and it turns over', () => {
    const game = azathoth();
    drive(game, codexAdd(game, 4));
    expect(game.state.markers.map(({ at }) => at).sort()).toEqual(MARKED);
    expect(game.state.markers.map(({ colour }) => colour).sort()).toEqual(['blue', 'red', 'white', 'white', 'white']);
    expect(game.state.markers.every(({ faceUp }) => !faceUp)).toBe(true);
    expect(inCodex(game.state, 4)?.side).toBe('back');
  });

  const ritual = (colour: 'white' | 'blue' | 'red', more: Arrangement = {}) => {
    const game = azathoth({ at: 'blackCave', codex: [{ number: 4, side: 'back' }], ...more });
    game.state.markers.push(
      { colour, faceUp: false, at: 'blackCave' },
      { colour: 'white', faceUp: false, at: 'velmasDiner' },
    );
    return game;
  };

  it('3E-454.1 card 4, action: a white marker is nothing', () => {
    const game = ritual('white');
    codexAction(game, '4:actions:0');
    expect(places(game, 'white')).toEqual(['velmasDiner']);
    expect(numbers(game)).toEqual([4]);
  });

  it('3E-453.3 card 4: a blue one brings the site of the ritual, card 6 its two cultists', () => {
    const game = ritual('blue');
    codexAction(game, '4:actions:0');
    expect(numbers(game)).toEqual([4, 6]);
    expect(game.state.monsters.map(({ at }) => at)).toEqual(['blackCave', 'blackCave']);
    for (const { kind } of game.state.monsters) expect(loadContent().monster(kind).traits).toContain('cultist');
  });

  it('3E-453.3 card 4: a red one brings the barrier, which card 7 moves everybody out of and closes', () => {
    const game = ritual('red');
    codexAction(game, '4:actions:0');
    expect(numbers(game)).toEqual([4, 7]);
    expect(inCodex(game.state, 7)?.side).toBe('front');
    expect(seatOf(game, 0).at).not.toBe('blackCave');
    expect(drive(game, moveInvestigator(game, 0, 'blackCave', 'effect')).result).toBe('forbidden');
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
    game.state.markers.push({ colour: 'blue', faceUp: true, at: 'unvisitedIsle' });
    game.state.revealed.push('blue');
    codexAction(game, '4:actions:0');
    expect(numbers(game)).toEqual([7]);
    expect(game.state.markers.map(({ colour }) => colour).sort()).toEqual(['blue', 'red']);
  });

  it('3E-R26 card 5, objective: three clues with no marker on the board bring the ritual', () => {
    const game = azathoth({ codex: [2, 5], sheet: { clues: 3 } });
    game.state.markers.push({ colour: 'white', faceUp: false, at: 'blackCave' });
    watch(game);
    expect(numbers(game)).toEqual([2, 5]);
    game.state.markers = [];
    watch(game);
    expect(numbers(game)).toEqual([2, 4, 5]);
  });

  it('3E-453.3 card 5, doom: Azathoth awakens; card 8 adds tokens, keeps the red marker alone and turns over', () => {
    const game = azathoth({ codex: [2, { number: 4, side: 'back' }, 5, 6, 7], sheet: { doom: 7 }, cup: ['blank'] });
    game.state.markers.push(
      { colour: 'red', faceUp: false, at: 'blackCave' },
      { colour: 'blue', faceUp: true, at: 'velmasDiner' },
      { colour: 'white', faceUp: false, at: 'unvisitedIsle' },
    );
    watch(game);
    expect(numbers(game)).toEqual([2, 8, 9]);
    expect(inCodex(game.state, 8)?.side).toBe('back');
    expect(game.state.markers).toEqual([{ colour: 'red', faceUp: true, at: 'blackCave' }]);
    expect(game.state.cup).toEqual(['blank', 'gateBurst', 'spreadDoom']);
  });

  it('3E-453.3 card 8: without any marker a red one lies on the starting space', () => {
    const game = azathoth({ codex: [2, 5], sheet: { doom: 7 } });
    watch(game);
    expect(game.state.markers).toEqual([{ colour: 'red', faceUp: true, at: 'trainStation' }]);
  });

  it('3E-454.4 card 6, objective: five clues at the blue marker break the ritual and turn card 7', () => {
    const game = azathoth({ at: 'blackCave', codex: [6, 7], sheet: { clues: 5 } });
    game.state.markers.push(
      { colour: 'blue', faceUp: true, at: 'blackCave' },
      { colour: 'red', faceUp: true, at: 'unvisitedIsle' },
    );
    codexAction(game, '6:objectives:0');
    expect(game.state.sheet.clues).toBe(0);
    expect(places(game, 'blue')).toEqual([]);
    expect(game.state.codex.map(({ side }) => side)).toEqual(['back', 'back']);
    const away = azathoth({ at: 'velmasDiner', codex: [6], sheet: { clues: 5 } });
    away.state.markers.push({ colour: 'blue', faceUp: true, at: 'blackCave' });
    expect(offersAction(away, '6:objectives:0')).toBe(false);
    const poor = azathoth({ at: 'blackCave', codex: [6], sheet: { clues: 4 } });
    poor.state.markers.push({ colour: 'blue', faceUp: true, at: 'blackCave' });
    expect(offersAction(poor, '6:objectives:0')).toBe(false);
  });

  it('3E-301.1 card 7, objective: three clues at the red marker win by card 5', () => {
    const game = azathoth({
      at: 'unvisitedIsle',
      codex: [5, { number: 6, side: 'back' }, { number: 7, side: 'back' }],
      sheet: { clues: 3 },
    });
    game.state.markers.push({ colour: 'red', faceUp: true, at: 'unvisitedIsle' });
    expect(codexAction(game, '7:objectives:0').ended).toBe(true);
    expect(game.state.outcome).toMatchObject(won(5));
  });

  const future = (more: Arrangement = {}) => azathoth({ codex: [2, { number: 8, side: 'back' }, 9], ...more });

  it('3E-454.4 card 8, action: from the red marker into the future, and only from there', () => {
    const game = future({ at: 'blackCave' });
    expect(offersAction(game, '8:actions:0')).toBe(false);
    game.state.markers.push({ colour: 'red', faceUp: true, at: 'blackCave' });
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
    for (const marker of game.state.markers) marker.colour = 'white';
    const blue = game.state.markers.find(({ at }) => at === 'blackCave');
    const red = game.state.markers.find(({ at }) => at === 'unvisitedIsle');
    if (blue) blue.colour = 'blue';
    if (red) red.colour = 'red';
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
    expect(drive(game, moveInvestigator(game, 0, 'unvisitedIsle', 'effect')).result).toBe('moved');
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

describe('Feast of Umôrdhoth', () => {
  const feast = (more: Arrangement = {}) => aGame({ scenario: 'feastOfUmordhoth', ...more });
  const WORSHIPERS: [number, string, string, string][] = [
    [13, 'downtown', 'wolfManDrew', 'arkhamAsylum'],
    [14, 'easttown', 'billyCooper', 'policeStation'],
    [15, 'rivertown', 'hermanCollins', 'graveyard'],
    [16, 'uptown', 'ruthTurner', 'stMarysHospital'],
    [17, 'southside', 'almaHill', 'historicalSociety'],
  ];

  it('3E-413.5 card 10, objective: three clues bring Lita, the hunter, five cards, five markers and card 12', () => {
    const game = feast({ codex: [1, 10, 11], sheet: { clues: 3 } });
    watch(game);
    expect(game.state.sheet.clues).toBe(0);
    expect(seatOf(game, 0).cards.map(({ id }) => kindOf(id))).toEqual(['litaChantler']);
    expect(game.state.monsters).toMatchObject([{ kind: 'maskedHunter', status: 'engaged', engagedWith: [0] }]);
    for (const [number, deck] of WORSHIPERS)
      expect(game.state.decks.neighbourhood[deck]?.slice(0, 3), deck).toContain(`archive:${number}`);
    expect(game.state.markers.map(({ at, faceUp }) => `${at} ${faceUp}`).sort()).toEqual(
      WORSHIPERS.map(([, deck]) => `${deck} false`).sort(),
    );
    expect(numbers(game)).toEqual([1, 11, 12]);
  });

  it('3E-R21 card 10 without the leader: nobody gains Lita, and the hunter comes where the leader was', () => {
    const game = feast({
      investigators: [
        { sheet: 'agnesBaker', left: 'defeated', at: 'graveyard' },
        { sheet: 'rexMurphy', at: 'velmasDiner' },
      ],
      codex: [1, 10, 11],
      sheet: { clues: 3 },
    });
    watch(game);
    expect(seatOf(game, 0).cards).toEqual([]);
    expect(game.state.decks.special).toContain('litaChantler#1');
    expect(game.state.monsters).toMatchObject([{ kind: 'maskedHunter', at: 'graveyard', status: 'ready' }]);
    expect(numbers(game)).toEqual([1, 11, 12]);
  });

  it('3E-453.3 card 11, doom: eight doom wake Umôrdhoth, and card 10 happens if it has not yet', () => {
    const game = feast({ codex: [1, 10, 11], sheet: { doom: 8 } });
    watch(game);
    expect(numbers(game)).toEqual([1, 12, 18]);
    expect(kinds(game).sort()).toEqual(['maskedHunter', 'umordhoth']);
    expect(game.state.monsters.find(({ kind }) => kind === 'umordhoth')?.at).toBe('hangmansHill');
    const later = feast({ codex: [1, 11, 12], sheet: { doom: 8 } });
    watch(later);
    expect(numbers(later)).toEqual([1, 12, 18]);
    expect(kinds(later)).toEqual(['umordhoth']);
  });

  it('3E-413.5h cards 13 to 17: an encounter with the card brings its worshiper, whose coming takes a marker away', () => {
    for (const [number, deck, worshiper, home] of WORSHIPERS)
      for (const { id } of loadContent().neighbourhood(deck).spaces) {
        const game = feast({ codex: [1, 11, 12], investigators: [{ sheet: 'rexMurphy', at: id, money: 1 }] });
        game.state.decks.neighbourhood[deck]?.unshift(`archive:${number}`);
        game.state.markers = WORSHIPERS.map(([, at]) => ({ colour: 'white', faceUp: false, at }));
        drive(game, encounterOf(game, 0));
        expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ card: `archive:${number}`, kind: 'archive' }]);
        expect(kinds(game), `${worshiper} at ${id}`).toEqual([worshiper]);
        expect(game.state.decks.neighbourhood[deck]).not.toContain(`archive:${number}`);
        if (game.state.monsters[0]?.engagedWith.length === 0 && worshiper !== 'wolfManDrew')
          expect(game.state.monsters[0]?.at).toBe(home);
        expect(game.state.markers).toHaveLength(4);
      }
  });

  it('3E-473.2 card 12: a defeated worshiper goes to the box and counts on the sheet', () => {
    const game = feast({ codex: [1, 11, 12] });
    const ruth = addMonster(game, { kind: 'ruthTurner', at: 'stMarysHospital' });
    const eater = addMonster(game, { kind: 'fleshEater', at: 'graveyard' });
    drive(game, defeatMonster(game, ruth.id, { seat: 0 }));
    drive(game, defeatMonster(game, eater.id, { seat: 0 }));
    expect(game.state.sheet.markers).toBe(1);
    expect(game.state.box).toContain(ruth.id);
    expect(game.state.decks.monster).not.toContain(ruth.id);
  });

  it('3E-R26 card 12, objective: the fifth marker turns card 11 over', () => {
    const game = feast({ codex: [1, 11, 12], sheet: { markers: 4 } });
    const ruth = addMonster(game, { kind: 'ruthTurner', at: 'stMarysHospital' });
    drive(game, defeatMonster(game, ruth.id));
    watch(game);
    expect(numbers(game)).toEqual([1, 12, 18]);
    expect(kinds(game)).toEqual(['umordhoth']);
    const done = feast({ codex: [1, 12, 18], sheet: { markers: 5 } });
    watch(done);
    expect(kinds(done)).toEqual([]);
  });

  it('3E-413.5e-2 card 18: each marker weakens Umôrdhoth, whose defeat wins by card 12', () => {
    const game = feast({ codex: [1, 12, 18], sheet: { markers: 3 } });
    const umordhoth = addMonster(game, { kind: 'umordhoth', at: 'hangmansHill' });
    expect(monsterHealth(game, umordhoth)).toBe(8 + 4 - 6);
    expect(drive(game, defeatMonster(game, umordhoth.id, { seat: 0, attack: true })).ended).toBe(true);
    expect(game.state.outcome).toMatchObject(won(12));
  });

  it('3E-302.1 card 18, doom: fifteen doom lose', () => {
    const game = feast({ codex: [1, 12, 18], sheet: { doom: 15 } });
    expect(watch(game).ended).toBe(true);
    expect(game.state.outcome).toMatchObject(lost(18));
  });

  it('3E-413.5e-1 card 19: Umôrdhoth hunts, and clues of the sheet strengthen attacks on him', () => {
    const game = feast({
      codex: [1, 12, 18],
      investigators: [{ sheet: 'michaelMcglen', at: 'hangmansHill' }],
      sheet: { clues: 2 },
      dice: [6, 1, 1],
    });
    const umordhoth = addMonster(game, { kind: 'umordhoth', with: 0 });
    drive(game, performAction(game, 0, `attack:${umordhoth.id}`), {
      'attack.during': (decision) => decision.options.find(({ id }) => id !== 'none')?.id ?? 'none',
      'effect.amount': '2',
    });
    expect(umordhoth.damage).toBe(3);
    expect(game.state.sheet.clues).toBe(0);
  });

  it('3E-301.1 from setup to victory', () => {
    const game = feast({ codex: [1, 10, 11], sheet: { clues: 3 } });
    watch(game);
    const hunter = game.state.monsters[0]?.id ?? '';
    drive(game, defeatMonster(game, hunter, { seat: 0 }));
    for (const [, , worshiper, home] of WORSHIPERS.slice(0, 4)) {
      const { id } = addMonster(game, { kind: worshiper, at: home });
      drive(game, defeatMonster(game, id, { seat: 0 }));
    }
    watch(game);
    expect(game.state.sheet.markers).toBe(5);
    expect(kinds(game)).toEqual(['umordhoth']);
    expect(drive(game, defeatMonster(game, 'umordhoth', { seat: 0 })).ended).toBe(true);
    expect(game.state.outcome?.result).toBe('won');
  });

  it('3E-302.1 from setup to defeat', () => {
    const game = feast({ codex: [1, 10, 11] });
    game.state.sheet.doom = 8;
    watch(game);
    expect(game.state.outcome).toBeNull();
    game.state.sheet.doom = 15;
    expect(watch(game).ended).toBe(true);
    expect(game.state.outcome?.result).toBe('lost');
  });
});

describe('Veil of Twilight', () => {
  const veil = (more: Arrangement = {}) => aGame({ scenario: 'veilOfTwilight', ...more });
  const scar = (game: Game, at: string, faceUp = true) => game.state.markers.push({ colour: 'white', faceUp, at });
  const mended = (game: Game, count: number) => {
    for (const at of ['blackCave', 'trainStation', 'hangmansHill'].slice(0, count)) scar(game, at, false);
  };

  it('3E-413.5 card 20, objective: two clues or doom on the sheet; nobody joins, and the Lodge hunts', () => {
    const game = veil({ codex: [2, 20, 21], sheet: { clues: 1, doom: 1 }, cup: ['blank'] });
    const lodge = [...game.state.setAside.monsters];
    const { decisions } = watch(game);
    expect(decisions).toMatchObject([{ kind: 'effect.may', seats: [0], default: ['no'] }]);
    expect(numbers(game)).toEqual([2, 21, 22]);
    expect(inCodex(game.state, 21)?.side).toBe('back');
    expect(game.state.cup).toEqual(['blank', 'gateBurst', 'spawnMonster']);
    expect(lodge.length).toBeGreaterThan(0);
    for (const id of lodge) expect(game.state.decks.monster).toContain(id);
    expect(game.state.setAside.monsters).toEqual([]);
  });

  it('3E-413.5 card 20: whoever takes the pact is of the Lodge, and cards 24 and 25 come', () => {
    const game = veil({ investigators: ['michaelMcglen', 'agnesBaker'], codex: [2, 20, 21], sheet: { clues: 2 } });
    watch(game, {
      'effect.may': (decision) => (decision.seats[0] === 1 ? (decision.options[0]?.id ?? '') : decision.default),
    });
    expect(game.state.investigators.map(({ lodge }) => lodge)).toEqual([false, true]);
    expect(seatOf(game, 1).cards.map(({ id }) => kindOf(id))).toEqual(['darkPact']);
    expect(numbers(game)).toEqual([2, 21, 24, 25]);
    expect(game.state.setAside.monsters.length).toBeGreaterThan(0);
  });

  it('3E-473.2 card 21: an anomaly leaves a scar on the space with the most doom, where there is none yet', () => {
    const game = veil({ codex: [2, 21], doom: { graveyard: 2, blackCave: 3 } });
    watch(game);
    expect(places(game, 'white')).toEqual(['blackCave']);
    game.state.doom = { trainStation: 0 };
    watch(game);
    game.state.doom = { graveyard: 3 };
    watch(game);
    expect(game.state.centres.rivertown?.anomaly).toBe(true);
    expect(places(game, 'white')).toEqual(['blackCave']);
  });

  it('3E-473.2 card 21, back: a mended scar keeps new ones away; on the front it does not', () => {
    const at = (side: 'front' | 'back') => {
      const game = veil({ codex: [{ number: 21, side }] });
      scar(game, 'graveyard', false);
      drive(game, openAnomaly(game, 'rivertown'));
      return game.state.markers.length;
    };
    expect([at('front'), at('back')]).toEqual([2, 1]);
  });

  it('3E-454.4 card 21, objective: two clues mend a scar in his space', () => {
    const game = veil({ at: 'graveyard', codex: [{ number: 21, side: 'back' }], sheet: { clues: 2 } });
    expect(offersAction(game, '21:objectives:0')).toBe(false);
    scar(game, 'graveyard');
    codexAction(game, '21:objectives:0');
    expect(game.state.markers).toEqual([{ colour: 'white', faceUp: false, at: 'graveyard' }]);
    expect(game.state.sheet.clues).toBe(0);
  });

  it('3E-413.5 card 22, objective: the first mended scar makes two more in other neighbourhoods, then card 23', () => {
    const game = veil({ codex: [2, { number: 21, side: 'back' }, 22] });
    mended(game, 1);
    const { decisions } = watch(game);
    expect(numbers(game)).toEqual([2, 21, 23]);
    expect(game.state.markers.filter(({ faceUp }) => faceUp)).toHaveLength(2);
    expect(kindsOf(decisions)).toEqual(['scar.space', 'scar.space']);
    expect(decisions[0]?.options.map(({ id }) => id)).not.toContain('graveyard');
  });

  it('3E-413.5 card 22, doom: one more scar, and the servitor comes with card 27', () => {
    const game = veil({ codex: [2, { number: 21, side: 'back' }, 22], sheet: { doom: 6 } });
    watch(game);
    expect(numbers(game)).toEqual([2, 21, 27]);
    expect(game.state.markers).toHaveLength(1);
    expect(game.state.monsters).toMatchObject([{ kind: 'servitorOfYogSothoth', at: 'historicalSociety' }]);
  });

  it('3E-301.1 card 23, objective: the third mended scar wins', () => {
    const game = veil({ codex: [2, { number: 21, side: 'back' }, 23] });
    mended(game, 2);
    watch(game);
    expect(game.state.outcome).toBeNull();
    scar(game, 'hangmansHill', false);
    expect(watch(game).ended).toBe(true);
    expect(game.state.outcome).toMatchObject(won(23));
  });

  it('3E-413.5 card 23, doom: the servitor comes', () => {
    const game = veil({ codex: [2, { number: 21, side: 'back' }, 23], sheet: { doom: 8 } });
    watch(game);
    expect(numbers(game)).toEqual([2, 21, 27]);
    expect(kinds(game)).toEqual(['servitorOfYogSothoth']);
  });

  it('3E-004-1 card 24, objective: the group stays with the Lodge or leaves it', () => {
    const arrange = () => {
      const game = veil({ codex: [2, { number: 21, side: 'back' }, 24, 25] });
      mended(game, 1);
      return game;
    };
    const stay = arrange();
    const { decisions } = watch(stay, { 'effect.choose': 'stay' });
    expect(decisions[0]).toMatchObject({ kind: 'effect.choose', mode: 'group' });
    expect(numbers(stay)).toEqual([2, 21, 25, 26]);
    expect(stay.state.markers.filter(({ faceUp }) => faceUp)).toHaveLength(2);
    const leave = arrange();
    watch(leave, { 'effect.choose': 'leave' });
    expect(numbers(leave)).toEqual([2, 21, 25, 27]);
    expect(kinds(leave)).toEqual(['servitorOfYogSothoth']);
  });

  it('3E-413.5 card 24, doom: a scar and the servitor', () => {
    const game = veil({ codex: [2, { number: 21, side: 'back' }, 24, 25], sheet: { doom: 6 } });
    watch(game);
    expect(numbers(game)).toEqual([2, 21, 25, 27]);
    expect(kinds(game)).toEqual(['servitorOfYogSothoth']);
    expect(game.state.markers).toHaveLength(1);
  });

  it('3E-454.1 card 25, action: from an anomaly to another, or to the unstable space with a horror', () => {
    const arrange = (dice: number[]) =>
      veil({
        investigators: [{ sheet: 'rexMurphy', at: 'graveyard' }],
        codex: [25],
        centres: { rivertown: { anomaly: true }, uptown: { anomaly: true } },
        dice,
      });
    const passed = arrange([6, 6]);
    codexAction(passed, '25:actions:0', { 'effect.place': 'hangmansHill' });
    expect(seatOf(passed, 0)).toMatchObject({ at: 'hangmansHill', horror: 0 });
    const failed = arrange([1, 1]);
    codexAction(failed, '25:actions:0');
    expect(seatOf(failed, 0)).toMatchObject({ at: 'masBoardingHouse', horror: 1 });
    seatOf(failed, 0).performed = [];
    expect(offersAction(failed, '25:actions:0')).toBe(false);
  });

  it('3E-413.5b-2 card 26, on adding: two scars in different neighbourhoods without one', () => {
    const game = veil({ codex: [2, { number: 21, side: 'back' }, 25] });
    scar(game, 'graveyard', false);
    drive(game, codexAdd(game, 26));
    const fresh = game.state.markers
      .filter(({ faceUp }) => faceUp)
      .map(({ at }) => loadContent().space(at).neighbourhood);
    expect(new Set(fresh).size).toBe(2);
    expect(fresh).not.toContain('rivertown');
  });

  it('3E-301.1 card 26, objective: the third mended scar wins by the Lodge (card 25)', () => {
    const game = veil({ codex: [2, { number: 21, side: 'back' }, 25, 26] });
    mended(game, 3);
    expect(watch(game).ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'won', way: 'lodge', card: 25 });
  });

  it('3E-413.5 card 26, doom: nine doom bring the servitor', () => {
    const game = veil({ codex: [2, { number: 21, side: 'back' }, 25, 26], sheet: { doom: 9 } });
    watch(game);
    expect(numbers(game)).toEqual([2, 21, 25, 27]);
    expect(kinds(game)).toEqual(['servitorOfYogSothoth']);
  });

  it('3E-420.6 card 27: an encounter with Carl Sanford breaks off; the servitor comes, engages and attacks', () => {
    const game = veil({
      codex: [27],
      investigators: [
        // Rex Murphy could not be blessed by what is broken off.
        { sheet: 'michaelMcglen', at: 'historicalSociety' },
        { sheet: 'agnesBaker', at: 'blackCave' },
      ],
    });
    const servitor = addMonster(game, { kind: 'servitorOfYogSothoth', with: 1 });
    const { decks } = game.state;
    decks.neighbourhood.southside = [
      'southside5',
      ...(decks.neighbourhood.southside ?? []).filter((id) => id !== 'southside5'),
    ];
    drive(game, encounterOf(game, 0));
    expect(seatOf(game, 0).cards).toEqual([]);
    expect(servitor).toMatchObject({ at: 'historicalSociety', engagedWith: [0] });
    expect(seatOf(game, 0)).toMatchObject({ damage: 2, horror: 2 });
    expect(seatOf(game, 1)).toMatchObject({ damage: 0, horror: 0 });
    expect(eventsOf(game, 'EncounterBroken')).toHaveLength(1);
  });

  it('3E-420.6 card 27: it engages whoever has the encounter, and nobody is asked whom', () => {
    const game = veil({
      codex: [27],
      investigators: [
        { sheet: 'michaelMcglen', at: 'historicalSociety' },
        { sheet: 'agnesBaker', at: 'historicalSociety' },
      ],
      neighbourhoodDecks: { southside: ['southside5'] },
    });
    const servitor = addMonster(game, { kind: 'servitorOfYogSothoth', at: 'blackCave' });
    const { decisions } = drive(game, encounterOf(game, 0), { 'monster.engage': '1' });
    expect(kindsOf(decisions)).not.toContain('monster.engage');
    expect(servitor).toMatchObject({ at: 'historicalSociety', engagedWith: [0] });
    expect(eventsOf(game, 'MonsterEngaged')).toMatchObject([{ seat: 0 }]);
    expect(game.state.slipped).toBeUndefined();
  });

  it('3E-420.6 card 27: where the name comes only after a purchase, the purchase stands', () => {
    const game = veil({ codex: [27], investigators: [{ sheet: 'rexMurphy', at: 'yeOldeMagickShoppe', money: 9 }] });
    addMonster(game, { kind: 'servitorOfYogSothoth', at: 'historicalSociety' });
    game.state.centres.uptown = { clues: 1, anomaly: false };
    game.state.decks.event = game.state.decks.event.filter((id) => id !== 'veilOfTwilightEvent23');
    game.state.decks.neighbourhood.uptown?.unshift('veilOfTwilightEvent23');
    drive(game, encounterOf(game, 0), {
      'shop.buy': (decision) => decision.options.find(({ id }) => id !== 'none')?.id ?? decision.default,
    });
    expect(seatOf(game, 0).cards).toHaveLength(1);
    expect(seatOf(game, 0).clues).toBe(0);
    expect(seatOf(game, 0)).toMatchObject({ damage: 2, horror: 2 });
  });

  it('3E-301.1 card 27, objective: the servitor defeated wins', () => {
    const game = veil({ codex: [27] });
    const servitor = addMonster(game, { kind: 'servitorOfYogSothoth', at: 'historicalSociety' });
    expect(drive(game, defeatMonster(game, servitor.id, { seat: 0 })).ended).toBe(true);
    expect(game.state.outcome).toMatchObject(won(27));
  });

  it('3E-302.1 card 27, doom: thirteen doom lose', () => {
    const game = veil({ codex: [27], sheet: { doom: 13 } });
    expect(watch(game).ended).toBe(true);
    expect(game.state.outcome).toMatchObject(lost(27));
  });

  it('3E-413.5e-1 card 28: every unmended scar makes the servitor tougher', () => {
    const game = veil({ codex: [27] });
    const servitor = addMonster(game, { kind: 'servitorOfYogSothoth', at: 'historicalSociety' });
    expect(monsterHealth(game, servitor)).toBe(4);
    scar(game, 'graveyard');
    scar(game, 'blackCave');
    scar(game, 'trainStation', false);
    expect(monsterHealth(game, servitor)).toBe(10);
  });

  it('3E-301.1, 3E-302.1 from setup to victory without the Lodge, with it, and to defeat', () => {
    const begin = (joins: boolean) => {
      const game = veil({ codex: [2, 20, 21], sheet: { clues: 2 } });
      scar(game, 'blackCave');
      watch(game, joins ? { 'effect.may': (decision) => decision.options[0]?.id ?? '' } : {});
      return game;
    };
    const mendAll = (game: Game) => {
      let ended = false;
      for (let count = 0; count < 3 && !ended; count++) {
        const [at] = game.state.markers.filter(({ faceUp }) => faceUp).map((marker) => marker.at);
        Object.assign(seatOf(game, 0), { at, performed: [] });
        game.state.sheet.clues = 2;
        ended = codexAction(game, '21:objectives:0', { 'effect.choose': 'stay' }).ended;
      }
      return ended;
    };
    const alone = begin(false);
    expect(mendAll(alone)).toBe(true);
    expect(alone.state.outcome).toMatchObject({ result: 'won', way: 'codex' });
    const joined = begin(true);
    expect(mendAll(joined)).toBe(true);
    expect(joined.state.outcome).toMatchObject({ result: 'won', way: 'lodge' });
    const doomed = begin(false);
    doomed.state.sheet.doom = 6;
    watch(doomed);
    doomed.state.sheet.doom = 13;
    expect(watch(doomed).ended).toBe(true);
    expect(doomed.state.outcome?.result).toBe('lost');
  });
});

describe('Echoes of the Deep', () => {
  const echoes = (more: Arrangement = {}) => aGame({ scenario: 'echoesOfTheDeep', ...more });
  const BREACHES: [number, string, string][] = [
    [32, 'rivertown', 'strength'],
    [33, 'downtown', 'observation'],
    [34, 'northside', 'influence'],
    [35, 'miskatonicUniversity', 'will'],
  ];

  it('3E-413.5 card 29, objective: three clues bring card 31 and set the breaches aside', () => {
    const game = echoes({ codex: [2, 29, 30], sheet: { clues: 3 } });
    watch(game);
    expect(numbers(game)).toEqual([2, 30, 31]);
    expect(game.state.setAside.archive).toEqual([32, 33, 34, 35]);
    expect(game.state.sheet.clues).toBe(3);
  });

  it('3E-413.5 card 30, doom: four doom bring the servitor (card 39) and card 37', () => {
    const game = echoes({ codex: [2, 30, 31], sheet: { doom: 4 } });
    watch(game);
    expect(numbers(game)).toEqual([2, 31, 37]);
    expect(game.state.monsters).toMatchObject([{ kind: 'servitorOfRlyeh', at: 'unvisitedIsle' }]);
    const [servitor] = game.state.monsters;
    expect(servitor && monsterHealth(game, servitor)).toBe(6);
  });

  it('3E-413.5h card 31, action: two clues in the observatory lay a breach at its deck, visible there', () => {
    const game = echoes({ at: 'observatory', codex: [2, 30, 31], sheet: { clues: 3 }, draws: ['34'] });
    game.state.setAside.archive = [32, 33, 34, 35];
    codexAction(game, '31:actions:0');
    expect(game.state.sheet.clues).toBe(1);
    expect(inCodex(game.state, 34)).toMatchObject({ deck: 'northside', side: 'front' });
    expect(game.state.setAside.archive).toEqual([32, 33, 35]);
    expect(offersAction(game, '31:actions:0')).toBe(false);
  });

  it('3E-413.5h cards 32 to 35: everybody sees where they lie', () => {
    for (const [number, deck] of BREACHES) {
      const { state } = echoes({ codex: [31, { number, deck }] });
      const words = thirdWords('en', state);
      expect(codexViews(state, words).map((card) => card.number)).toEqual([31, number]);
      const card = words.name({ ref: 'archive', id: String(number) });
      const line = boardText(state, words).find((one) => one.includes(card));
      expect(line).toContain(words.name({ ref: 'neighbourhood', id: deck }));
    }
  });

  it('3E-413.5i cards 32 to 35: after an encounter there he may test; passing turns the card into a marker', () => {
    for (const [number, deck, skill] of BREACHES) {
      const at = loadContent().neighbourhood(deck).spaces[0]?.id ?? '';
      const arrange = (dice: number[]) =>
        echoes({
          investigators: [{ sheet: 'wendyAdams', at, focus: { [skill]: 1, influence: 3 }, remnants: 1 }],
          codex: [2, 30, 31, { number, deck }],
          dice,
        });
      const try_ = (dice: number[], yes = true) => {
        const game = arrange(dice);
        game.state.decks.neighbourhood[deck] = [];
        const { decisions } = drive(game, encounterOf(game, 0), {});
        expect(decisions).toEqual([]);
        game.state.decks.neighbourhood[deck] = loadContent()
          .neighbourhoodCardsOf(deck)
          .map((card) => card.id);
        return {
          game,
          ...drive(game, encounterOf(game, 0), {
            'reaction.may': (decision) => (yes ? (decision.options[0]?.id ?? '') : 'none'),
          }),
        };
      };
      const declined = try_([], false);
      expect(kindsOf(declined.decisions)).toContain('reaction.may');
      expect(inCodex(declined.game.state, number)).not.toBeNull();
      const passed = try_(Array(40).fill(6));
      expect(inCodex(passed.game.state, number), `${number}`).toBeNull();
      expect(passed.game.state.sheet.markers).toBe(1);
      const tested = passed.game.events.filter((event) => event.type === 'TestRolled').at(-1);
      expect(tested).toMatchObject({ skill });
      const failed = try_(Array(40).fill(1));
      expect(inCodex(failed.game.state, number)).not.toBeNull();
      expect(failed.game.state.sheet.markers).toBe(0);
    }
  });

  it('3E-413.5i an encounter elsewhere has nothing to do with it', () => {
    const game = echoes({ at: 'trainStation', codex: [{ number: 32, deck: 'rivertown' }] });
    const { decisions } = drive(game, encounterOf(game, 0));
    expect(kindsOf(decisions)).not.toContain('reaction.may');
  });

  it('3E-413.5 card 31, objective: four markers open the way to the docks, or are too late', () => {
    const docks = echoes({ codex: [2, 30, 31], sheet: { markers: 4 } });
    watch(docks);
    expect(numbers(docks)).toEqual([2, 30, 36]);
    const late = echoes({ codex: [2, 31, 38], sheet: { markers: 4 } });
    watch(late);
    expect(numbers(late)).toEqual([2, 38]);
  });

  it('3E-301.1 card 36, objective: a test at the docks, with a die for each remnant spent, wins', () => {
    const game = echoes({
      investigators: [{ sheet: 'agnesBaker', at: 'riverDocks', remnants: 2 }],
      codex: [2, 30, 36],
      dice: [1, 1, 1, 6],
    });
    expect(codexAction(game, '36:objectives:0', { 'test.remnants': '2' }).ended).toBe(true);
    expect(game.state.outcome).toMatchObject(won(36));
    expect(seatOf(game, 0).remnants).toBe(0);
    const away = echoes({ at: 'observatory', codex: [36] });
    expect(offersAction(away, '36:objectives:0')).toBe(false);
    const failed = echoes({ at: 'riverDocks', codex: [36], dice: [1, 1, 1] });
    codexAction(failed, '36:objectives:0');
    expect(failed.state.outcome).toBeNull();
  });

  it('3E-413.5 card 37, doom: nine doom raise Cthulhu (card 40) and take card 36 away', () => {
    const game = echoes({ codex: [2, 36, 37], sheet: { doom: 9 } });
    watch(game);
    expect(numbers(game)).toEqual([2, 38]);
    expect(game.state.monsters).toMatchObject([{ kind: 'cthulhu', at: 'riverDocks' }]);
  });

  it('3E-413.5e-2 card 38: each marker weakens Cthulhu, whose defeat wins', () => {
    const game = echoes({ codex: [2, 38], sheet: { markers: 2 } });
    const cthulhu = addMonster(game, { kind: 'cthulhu', at: 'riverDocks' });
    expect(monsterHealth(game, cthulhu)).toBe(8 + 4 - 6);
    expect(drive(game, defeatMonster(game, cthulhu.id, { seat: 0 })).ended).toBe(true);
    expect(game.state.outcome).toMatchObject(won(38));
  });

  it('3E-302.1 card 38, doom: thirteen doom lose', () => {
    const game = echoes({ codex: [2, 38], sheet: { doom: 13 } });
    expect(watch(game).ended).toBe(true);
    expect(game.state.outcome).toMatchObject(lost(38));
  });

  it('3E-443.2-1 cards 39 and 40: both are massive and lurk for everybody', () => {
    const game = echoes({
      investigators: [
        { sheet: 'rexMurphy', at: 'riverDocks' },
        { sheet: 'agnesBaker', at: 'riverDocks' },
      ],
    });
    for (const kind of ['servitorOfRlyeh', 'cthulhu']) addMonster(game, { kind, at: 'riverDocks' });
    watch(game);
    expect(game.state.monsters.map(({ engagedWith }) => engagedWith)).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('3E-301.1, 3E-302.1 from setup to victory and to defeat', () => {
    const game = echoes({ at: 'observatory', codex: [2, 29, 30], sheet: { clues: 3 } });
    watch(game);
    for (let count = 0; count < 4; count++) {
      Object.assign(seatOf(game, 0), { at: 'observatory', performed: [] });
      game.state.sheet.clues = 2;
      codexAction(game, '31:actions:0');
      const attached = game.state.codex.find(({ deck }) => deck !== null);
      seatOf(game, 0).at = loadContent().neighbourhood(attached?.deck ?? '').spaces[0]?.id ?? '';
      game.state.forced = { dice: Array(40).fill(6), draws: [] };
      drive(game, encounterOf(game, 0), { 'reaction.may': (decision) => decision.options[0]?.id ?? 'none' });
      Object.assign(seatOf(game, 0), { damage: 0, horror: 0 });
    }
    expect(game.state.sheet.markers).toBe(4);
    expect(numbers(game)).toEqual([2, 30, 36]);
    Object.assign(seatOf(game, 0), { at: 'riverDocks', performed: [], delayed: false });
    game.state.forced = { dice: Array(40).fill(6), draws: [] };
    expect(codexAction(game, '36:objectives:0').ended).toBe(true);
    expect(game.state.outcome?.result).toBe('won');
    const doomed = echoes({ codex: [2, 29, 30] });
    for (const [doom, codex] of [
      [4, [2, 29, 37]],
      [9, [2, 29, 38]],
    ] as const) {
      doomed.state.sheet.doom = doom;
      watch(doomed);
      expect(numbers(doomed)).toEqual(codex);
    }
    doomed.state.sheet.doom = 13;
    expect(watch(doomed).ended).toBe(true);
    expect(doomed.state.outcome?.result).toBe('lost');
  });
});
