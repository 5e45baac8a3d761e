import { describe, expect, it } from 'vitest';
import { inCodex } from '../../../../src/editions/third/codex/codex.ts';
import { encounterOf } from '../../../../src/editions/third/encounters/encounter.ts';
import { monsterHealth } from '../../../../src/editions/third/monsters/health.ts';
import { defeatMonster } from '../../../../src/editions/third/monsters/monsterharm.ts';
import { boardText } from '../../../../src/editions/third/shown/boardtext.ts';
import { codexViews } from '../../../../src/editions/third/shown/codexview.ts';
import { CONTENT, gameOf, thirdWords } from '../../../third.ts';
import { type Arrangement, addMonster, aGame, drive, kindsOf, seatOf } from '../table.ts';

import { codexAction, lost, numbers, offersAction, watch, won } from './codexgame.ts';

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
      expect(codexViews(gameOf(state), words).map((card) => card.number)).toEqual([31, number]);
      const card = words.name({ ref: 'archive', id: String(number) });
      const line = boardText(gameOf(state), words).find((one) => one.includes(card));
      expect(line).toContain(words.name({ ref: 'neighborhood', id: deck }));
    }
  });

  it('3E-413.5i cards 32 to 35: after an encounter there he may test; passing turns the card into a marker', () => {
    for (const [number, deck, skill] of BREACHES) {
      const at = CONTENT.neighborhood(deck).spaces[0]?.id ?? '';
      const arrange = (dice: number[]) =>
        echoes({
          investigators: [{ sheet: 'wendyAdams', at, focus: { [skill]: 1, influence: 3 }, remnants: 1 }],
          codex: [2, 30, 31, { number, deck }],
          dice,
        });
      const try_ = (dice: number[], yes = true) => {
        const game = arrange(dice);
        game.state.decks.neighborhood[deck] = [];
        const { decisions } = drive(game, encounterOf(game, 0), {});
        expect(decisions).toEqual([]);
        game.state.decks.neighborhood[deck] = CONTENT.neighborhoodCardsOf(deck).map((card) => card.id);
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

  it('3N-49 3E-413.5e-2 card 38: each marker weakens Cthulhu, whose defeat wins', () => {
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
      seatOf(game, 0).at = CONTENT.neighborhood(attached?.deck ?? '').spaces[0]?.id ?? '';
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
