import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../../src/editions/edition/copy.ts';
import { openAnomaly } from '../../../../src/editions/third/board/anomaly.ts';
import { codexAdd, inCodex } from '../../../../src/editions/third/codex/codex.ts';
import { encounterOf } from '../../../../src/editions/third/encounters/encounter.ts';
import { monsterHealth } from '../../../../src/editions/third/monsters/health.ts';
import { defeatMonster } from '../../../../src/editions/third/monsters/monsterharm.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { CONTENT } from '../../../third.ts';
import { type Arrangement, addMonster, aGame, drive, eventsOf, kindsOf, seatOf } from '../table.ts';

import { codexAction, kinds, lost, numbers, offersAction, places, watch, won } from './codexgame.ts';

describe('Veil of Twilight', () => {
  const veil = (more: Arrangement = {}) => aGame({ scenario: 'veilOfTwilight', ...more });
  const scar = (game: Game, at: string, faceUp = true) => game.state.markers.push({ color: 'white', faceUp, at });
  const mended = (game: Game, count: number) => {
    for (const at of ['blackCave', 'trainStation', 'hangmansHill'].slice(0, count)) scar(game, at, false);
  };

  it('3N-16 The Threshold is crossed by two clues, two doom, or one of each', () => {
    const codexWith = (clues: number, doom: number) => {
      const game = veil({ codex: [2, 20, 21], sheet: { clues, doom } });
      watch(game);
      return numbers(game);
    };
    const crossed = [2, 21, 22];
    expect([codexWith(2, 0), codexWith(0, 2), codexWith(1, 1)]).toEqual([crossed, crossed, crossed]);
    expect([codexWith(1, 0), codexWith(0, 1)]).toEqual([
      [2, 20, 21],
      [2, 20, 21],
    ]);
  });

  it('3N-47 3E-413.5 card 20, objective: two clues or doom on the sheet; nobody joins, and the Lodge hunts', () => {
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
    expect(game.state.centers.rivertown?.anomaly).toBe(true);
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
    expect(game.state.markers).toEqual([{ color: 'white', faceUp: false, at: 'graveyard' }]);
    expect(game.state.sheet.clues).toBe(0);
  });

  it('3E-413.5 card 22, objective: the first mended scar makes two more in other neighborhoods, then card 23', () => {
    const game = veil({ codex: [2, { number: 21, side: 'back' }, 22] });
    mended(game, 1);
    const { decisions } = watch(game);
    expect(numbers(game)).toEqual([2, 21, 23]);
    expect(game.state.markers.filter(({ faceUp }) => faceUp)).toHaveLength(2);
    expect(kindsOf(decisions)).toEqual(['scar.space', 'scar.space']);
    expect(decisions[0]?.options.map(({ id }) => id)).not.toContain('graveyard');
  });

  it('3N-17 3E-413.5 card 22, doom: one more scar, and the servitor comes with card 27', () => {
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

  it('3N-17 3E-413.5 card 23, doom: the servitor comes', () => {
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

  it('3N-17 3E-413.5 card 24, doom: a scar and the servitor', () => {
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
        centers: { rivertown: { anomaly: true }, uptown: { anomaly: true } },
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

  it('3E-413.5b-2 card 26, on adding: two scars in different neighborhoods without one', () => {
    const game = veil({ codex: [2, { number: 21, side: 'back' }, 25] });
    scar(game, 'graveyard', false);
    drive(game, codexAdd(game, 26));
    const fresh = game.state.markers.filter(({ faceUp }) => faceUp).map(({ at }) => CONTENT.space(at).neighborhood);
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

  it('3N-60 3E-420.6 card 27: an encounter with Carl Sanford breaks off; the servitor comes, engages and attacks', () => {
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
    decks.neighborhood.southside = [
      'southside5',
      ...(decks.neighborhood.southside ?? []).filter((id) => id !== 'southside5'),
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
      neighborhoodDecks: { southside: ['southside5'] },
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
    game.state.centers.uptown = { clues: 1, anomaly: false };
    game.state.decks.event = game.state.decks.event.filter((id) => id !== 'veilOfTwilightEvent23');
    game.state.decks.neighborhood.uptown?.unshift('veilOfTwilightEvent23');
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
