import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../../src/editions/edition/copy.ts';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { encounterOf } from '../../../../src/editions/third/encounters/encounter.ts';
import { monsterHealth } from '../../../../src/editions/third/monsters/health.ts';
import { defeatMonster } from '../../../../src/editions/third/monsters/monsterharm.ts';
import { CONTENT } from '../../../third.ts';
import { type Arrangement, addMonster, aGame, drive, eventsOf, seatOf } from '../table.ts';

import { kinds, lost, numbers, watch, won } from './codexgame.ts';

describe('Feast of Umôrdhoth', () => {
  const feast = (more: Arrangement = {}) => aGame({ scenario: 'feastOfUmordhoth', ...more });
  const WORSHIPERS: [number, string, string, string][] = [
    [13, 'downtown', 'wolfManDrew', 'arkhamAsylum'],
    [14, 'easttown', 'billyCooper', 'policeStation'],
    [15, 'rivertown', 'hermanCollins', 'graveyard'],
    [16, 'uptown', 'ruthTurner', 'stMarysHospital'],
    [17, 'southside', 'almaHill', 'historicalSociety'],
  ];

  it('3N-72 3N-15 3E-413.5 card 10, objective: three clues bring Lita, the hunter, five cards, five markers and card 12', () => {
    const game = feast({ codex: [1, 10, 11], sheet: { clues: 3 } });
    watch(game);
    expect(game.state.sheet.clues).toBe(0);
    expect(seatOf(game, 0).cards.map(({ id }) => kindOf(id))).toEqual(['litaChantler']);
    expect(game.state.monsters).toMatchObject([{ kind: 'maskedHunter', status: 'engaged', engagedWith: [0] }]);
    for (const [number, deck] of WORSHIPERS)
      expect(game.state.decks.neighborhood[deck]?.slice(0, 3), deck).toContain(`archive:${number}`);
    expect(game.state.markers.map(({ at, faceUp }) => `${at} ${faceUp}`).sort()).toEqual(
      WORSHIPERS.map(([, deck]) => `${deck} false`).sort(),
    );
    expect(numbers(game)).toEqual([1, 11, 12]);
    const naming = [...CONTENT.archive.values()].filter((card) => JSON.stringify(card).includes('litaChantler'));
    expect(naming.map(({ number }) => number)).toEqual([10]);
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

  it('3N-15 3E-413.5h cards 13 to 17: an encounter with the card brings its worshiper, whose coming takes a marker away', () => {
    for (const [number, deck, worshiper, home] of WORSHIPERS)
      for (const { id } of CONTENT.neighborhood(deck).spaces) {
        const game = feast({ codex: [1, 11, 12], investigators: [{ sheet: 'rexMurphy', at: id, money: 1 }] });
        game.state.decks.neighborhood[deck]?.unshift(`archive:${number}`);
        game.state.markers = WORSHIPERS.map(([, at]) => ({ color: 'white', faceUp: false, at }));
        drive(game, encounterOf(game, 0));
        expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ card: `archive:${number}`, kind: 'archive' }]);
        expect(kinds(game), `${worshiper} at ${id}`).toEqual([worshiper]);
        expect(game.state.decks.neighborhood[deck]).not.toContain(`archive:${number}`);
        if (game.state.monsters[0]?.engagedWith.length === 0 && worshiper !== 'wolfManDrew')
          expect(game.state.monsters[0]?.at).toBe(home);
        expect(game.state.markers).toHaveLength(4);
      }
  });

  it('3N-46 3N-9 3E-473.2 card 12: a defeated worshiper goes to the box and counts on the sheet', () => {
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

  it('3N-48 3E-413.5e-2 card 18: each marker weakens Umôrdhoth, whose defeat wins by card 12', () => {
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
    const hunter = game.state.monsters[0]!.id;
    drive(game, defeatMonster(game, hunter, { seat: 0 }));
    for (const [, , worshiper, home] of WORSHIPERS.slice(0, 4)) {
      const { id } = addMonster(game, { kind: worshiper, at: home });
      drive(game, defeatMonster(game, id, { seat: 0 }));
    }
    watch(game);
    expect(game.state.sheet.markers).toBe(5);
    expect(kinds(game)).toEqual(['umordhoth']);
    expect(drive(game, defeatMonster(game, 'umordhoth#1', { seat: 0 })).ended).toBe(true);
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
