import { describe, expect, it } from 'vitest';
import { run } from '../../../../src/editions/third/language/table.ts';
import { aGame, drive, eventsOf, inTurn, kindsOf, optionIds, seatOf } from '../table.ts';
import { daniela, roll } from './testgame.ts';

describe('step 3: changing the dice', () => {
  it('3E-463.4a 3E-438.7 3E-R31 a focus token rerolls one die and takes back none', () => {
    const game = daniela({ focus: { lore: 1 } }, { dice: [1, 2, 3, 5, 6] });
    const { result, decisions } = roll(game, { enough: 2 }, { 'test.spend': 'focus:lore' });
    expect(result).toMatchObject({ successes: 2, passed: true });
    expect(kindsOf(decisions)).toEqual(['test.spend']);
    expect(decisions[0]?.default).toEqual(['accept']);
    expect(seatOf(game, 0).focus.lore).toBe(0);
    expect(eventsOf(game, 'FocusLost')[0]).toMatchObject({ skill: 'lore', spent: true });
    expect(eventsOf(game, 'Rerolled')[0]).toMatchObject({ dice: [6], successes: 2 });
    expect(eventsOf(game, 'TestRolled')[0]?.dice).toHaveLength(4);
  });

  it('3E-438.7 focus on any skill can be spent, token after token', () => {
    const game = daniela({ focus: { lore: 1, will: 1, strength: 1 } }, { dice: [1, 1, 1, 2, 2, 2, 5] });
    const spend = inTurn('focus:will', 'focus:strength', 'focus:lore');
    const { result, decisions } = roll(game, {}, { 'test.spend': spend });
    expect(optionIds(decisions[0]).sort()).toEqual(['accept', 'focus:lore', 'focus:strength', 'focus:will']);
    expect(eventsOf(game, 'FocusLost').map(({ skill }) => skill)).toEqual(['will', 'strength', 'lore']);
    expect(result).toMatchObject({ successes: 1, passed: true });
  });

  it('3E-463.4a silence spends focus only where failing would defeat him', () => {
    const check = (horror: number) => {
      const game = daniela({ focus: { lore: 1 }, horror }, { dice: [1, 1, 1, 1, 6] });
      const effect = { check: { skill: 'lore' as const, mod: 0, pass: [], fail: [{ horror: 2 }] } };
      return drive(game, run(game, 0, [effect], { source: { ref: 'scenario', id: 'feastOfUmordhoth' } }));
    };
    expect(check(2).decisions[0]?.default).toEqual(['accept']);
    expect(check(3).decisions[0]?.default).toEqual(['focus:lore']);
  });

  it('3E-463.4a 3E-445.7 a clue rerolls one die', () => {
    const game = daniela({ clues: 1 }, { dice: [1, 2, 3, 5] });
    const { result, decisions } = roll(game, {}, { 'test.spend': 'clue' });
    expect(result?.passed).toBe(true);
    expect(optionIds(decisions[0])).toEqual(['accept', 'clue']);
    expect(decisions[0]?.options[1]?.odds).toBeCloseTo(1 / 3, 12);
    expect(seatOf(game, 0).clues).toBe(0);
    expect(eventsOf(game, 'Rerolled').map(({ dice }) => dice)).toEqual([[5]]);
  });

  it('3E-463.4e tokens and cards alternate, and the same die is rolled again and again', () => {
    const game = daniela(
      { focus: { will: 1 }, clues: 1, cards: ['rabbitsFoot'] },
      { dice: [1, 2, 3, /* foot */ 1, /* clue */ 1, /* focus */ 5] },
    );
    const { result, decisions } = roll(game, {}, { 'test.spend': inTurn('use:rabbitsFoot#1:0', 'clue', 'focus:will') });
    expect(kindsOf(decisions)).toEqual(['test.spend', 'test.spend', 'test.spend']);
    expect(result).toMatchObject({ successes: 1, passed: true });
  });

  it('3E-463.4b a card rerolls only in tests and as often as it says; a free one is the default', () => {
    const game = daniela({ cards: ['silverKey'] }, { dice: [1, 2, 3, 4, 4, 4] });
    const { result, decisions } = roll(game);
    expect(decisions[0]?.default).toEqual(['use:silverKey#1:0']);
    expect(result?.passed).toBe(false);
    expect(eventsOf(game, 'Rerolled')[0]?.dice).toHaveLength(3);
    expect(roll(daniela({ cards: ['silverKey'] }, { dice: [1, 1, 1] }), { skill: 'will' }).decisions).toEqual([]);
  });

  it('3E-463.4b one card after another may reroll in the same test', () => {
    const game = daniela(
      { cards: ['silverKey', 'voiceOfTheMessenger'] },
      { dice: [1, 1, 1, /* key */ 2, 2, 2, /* voice */ 5, 6, 1] },
    );
    const uses = inTurn('use:silverKey#1:0', 'use:voiceOfTheMessenger#1:0');
    const { result } = roll(game, { enough: 2 }, { 'test.spend': uses });
    expect(result).toMatchObject({ successes: 2, passed: true });
    expect(eventsOf(game, 'Rerolled')).toHaveLength(2);
  });

  it('3E-463.4c what rerolls more dice than there are rerolls all of them', () => {
    const game = daniela(
      { cards: ['huntingDog'], at: 'generalStore' },
      { centers: { rivertown: { clues: 5 } }, dice: [1, 1, 1, 5, 5, 6] },
    );
    expect(roll(game).result?.successes).toBe(3);
  });

  it('one die or all dice, successes too', () => {
    const game = daniela({ cards: ['theTower'] }, { dice: [5, 1, 1, 6, 6, 6] });
    const { result, decisions } = roll(game, { enough: 3 }, { 'test.spend': 'use:theTower#1:0:all' });
    expect(optionIds(decisions[0])).toEqual(['accept', 'use:theTower#1:0', 'use:theTower#1:0:all']);
    expect(decisions[0]?.default).toEqual(['use:theTower#1:0']);
    expect(result?.successes).toBe(3);
  });

  it('3E-463.4b a die is raised where that makes a success of it', () => {
    const game = daniela({ cards: ['luckyCigaretteCase'] }, { dice: [1, 4, 3] });
    const { result, decisions } = roll(game, {}, { 'test.spend': 'use:luckyCigaretteCase#1:0' });
    expect(result).toMatchObject({ successes: 1, passed: true });
    expect(decisions).toHaveLength(1);
    expect(eventsOf(game, 'DiceChanged')[0]?.dice).toEqual([1, 5, 3]);
    expect(roll(daniela({ cards: ['luckyCigaretteCase'] }, { dice: [1, 1, 3] })).decisions).toEqual([]);
  });

  it('3E-463.4b a 5 is raised where a six is worth two, and the failures stay for rerolls', () => {
    const shotgun = (...dice: number[]) => {
      const game = daniela({ cards: ['shotgun', 'luckyCigaretteCase'] }, { dice });
      const { result, decisions } = roll(game, { skill: 'strength', occasion: 'attack', enough: 4 });
      expect(decisions.map((one) => one.default)).toEqual([['use:luckyCigaretteCase#1:0']]);
      return [result?.successes, ...(eventsOf(game, 'DiceChanged')[0]?.dice ?? [])];
    };
    expect(shotgun(5, 5, 5, 1, 1, 1, 1, 1)).toEqual([4, 6, 5, 5, 1, 1, 1, 1, 1]);
    expect(shotgun(4, 5, 1, 1, 1, 1, 1, 1)).toEqual([2, 4, 6, 1, 1, 1, 1, 1, 1]);
    const plain = daniela({ cards: ['luckyCigaretteCase'] }, { dice: [5, 1, 1] });
    expect(roll(plain, { skill: 'strength', occasion: 'attack', enough: 4 }).decisions).toEqual([]);
  });

  it('each die counts one more where a card says so', () => {
    const rex = aGame({
      investigators: [{ sheet: 'rexMurphy', cards: ['itAllComesTogether'], clues: 3 }],
      dice: [5, 4, 1],
    });
    expect(
      roll(rex, { skill: 'observation', occasion: 'research' }, { 'test.spend': 'accept' }).result?.successes,
    ).toBe(1);
  });

  it('3E-463.4d 3E-463.5a-2 successes are added after the roll, by a card given up for it', () => {
    const game = daniela({ cards: ['strayCat'] }, { monsters: [{ kind: 'fleshEater', with: 0 }], dice: [1] });
    const { result, decisions } = roll(
      game,
      { skill: 'observation', occasion: 'evade', enough: 2 },
      { 'test.spend': 'use:strayCat#1:0' },
    );
    expect(kindsOf(decisions)).toEqual(['test.spend']);
    expect(decisions[0]?.default).toEqual(['accept']);
    expect(result).toMatchObject({ successes: 2, passed: true });
    expect(seatOf(game, 0).cards).toEqual([]);
  });

  it('is not asked once another success is worth nothing', () => {
    const game = daniela({ clues: 2 }, { dice: [5, 1, 1], doom: { generalStore: 1 }, at: 'generalStore' });
    expect(roll(game, { occasion: 'ward' }).decisions).toEqual([]);
    const two = daniela({ clues: 2 }, { dice: [5, 1, 1], doom: { generalStore: 2 }, at: 'generalStore' });
    expect(kindsOf(roll(two, { occasion: 'ward' }).decisions)).toEqual(['test.spend']);
  });

  it('a spent focus token can reroll more with a card, and cards answer to it', () => {
    const game = daniela(
      { cards: ['aceOfRods', 'aceOfSwords'], focus: { lore: 1 }, horror: 2 },
      { dice: [1, 1, 1, 1, 5, 5, 6, 6] },
    );
    const { result } = roll(game, {}, { 'test.spend': 'focus:lore' });
    expect(result?.successes).toBe(4);
    expect(seatOf(game, 0).horror).toBe(1);
  });

  it('3E-400.1d a reroll that costs is offered only if it can be paid, and its cost can end the test', () => {
    const game = daniela({ cards: ['voiceOfTheMessenger'], horror: 4 }, { dice: [1, 1, 1] });
    const { result } = roll(game, {}, { 'test.spend': 'use:voiceOfTheMessenger#1:0' });
    expect(result).toEqual({ successes: 0, passed: false, interrupted: true });
    expect(seatOf(game, 0).left).toBe('defeated');
  });
});
