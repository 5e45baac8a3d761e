/** Sections 4 to 6 and 18: the turn, Upkeep, sliders, the end of the turn. */

import { describe, expect, it } from 'vitest';
import { advance } from '../../src/editions/second/game/turn.ts';
import { skillFormula, skillValue } from '../../src/editions/second/investigators/skill.ts';
import { mythos } from '../../src/editions/second/mythos/mythos.ts';
import { placeSliders } from '../../src/editions/second/setup/setup.ts';
import { SKILL_TRACKS } from '../../src/editions/second/state/state.ts';
import { upkeep } from '../../src/editions/second/upkeep/upkeep.ts';
import { Play } from '../../src/engine/play.ts';
import { aGame, drive, eventsOf, inTurn, optionIds, playOn } from '../editions/second/table.ts';
import { content, secondEdition, simulate } from '../second.ts';

/** Four ways of being unable to act. */
const AWAY = [
  { at: 'abyss-1' },
  { at: 'library', delayed: true },
  { at: 'jail-cell', arrested: true, delayed: true, lostTurn: 2 },
  { at: 'lost-in-time-and-space', delayed: true, lostTurn: 2, returnsOn: 3 },
];

describe('phases', () => {
  it('2E-401 Upkeep, Movement, Arkham Encounters, Other World Encounters, Mythos, and the next turn', () => {
    const game = aGame({
      at: 'uptown-streets',
      turn: 3,
      phase: 'mythos',
      cursor: { step: 'upkeep' },
      seals: ['woods'],
    });
    game.state.decks.mythos.unshift('mythos-private-security-hired-in-uptown');
    const play = new Play(secondEdition, game.state);
    playOn(play, {}, () => play.state.turn === 4);
    const phases = play.drain().flatMap((event) => (event.type === 'PhaseStarted' ? [[event.phase, event.turn]] : []));
    expect(phases).toEqual([
      ['upkeep', 3],
      ['movement', 3],
      ['arkham', 3],
      ['otherWorld', 3],
      ['mythos', 3],
      ['upkeep', 4],
    ]);
  });

  it('2E-404 2E-405 one Mythos phase a turn, the first player’s, wherever he is', () => {
    for (const away of AWAY) {
      const sliders = [0, 1, 1];
      const game = aGame({
        phase: 'mythos',
        cursor: { step: 'mythos' },
        investigators: [
          { sheet: 'joe-diamond', at: 'uptown-streets', sliders },
          { sheet: 'jenny-barnes', at: 'downtown-streets', sliders },
          { sheet: 'amanda-sharpe', ...away },
        ],
        first: 2,
        monsters: { 'byakhee#1': 'sky' },
      });
      game.state.decks.mythos.unshift('mythos-campus-security-increased');
      const { decisions } = drive(game, mythos(game));
      expect(decisions.map(({ kind, mode, seats }) => [kind, mode, seats])).toEqual([['mythos.prey', 'first', [2]]]);
      expect(eventsOf(game, 'MythosDrawn')).toHaveLength(1);
    }
  });

  it('2E-404 in a turn of three players one Mythos card is drawn', () => {
    const game = aGame({
      investigators: ['joe-diamond', 'jenny-barnes', 'amanda-sharpe'],
      at: 'uptown-streets',
      turn: 3,
      cursor: { step: 'upkeep' },
      seals: ['woods'],
    });
    game.state.decks.mythos.unshift('mythos-private-security-hired-in-uptown');
    const play = new Play(secondEdition, game.state);
    playOn(play, {}, () => play.state.turn === 4);
    expect(play.drain().filter(({ type }) => type === 'MythosDrawn')).toHaveLength(1);
  });

  it('2E-406 orders given side by side are carried out in player order; one that has become idle is asked again', () => {
    const investigators = [
      { sheet: 'vincent-lee', at: 'library' },
      { sheet: 'joe-diamond', at: 'library', stamina: 5, cards: ['healing-stone'] },
    ];
    const game = aGame({ phase: 'upkeep', cursor: { step: 'upkeep' }, investigators });
    const { decisions } = drive(game, upkeep(game), {
      'upkeep.next': (decision) => (decision.seats[0] === 0 ? 'use:physician' : 'use:healing-stone#1'),
      'effect.receiver': (decision) => optionIds(decision).find((id) => id.includes('1')) ?? '',
    });
    const asked = decisions.filter(({ kind }) => kind === 'upkeep.next');
    expect(asked.map(({ seats }) => seats)).toEqual([[0], [1]]);
    expect(eventsOf(game, 'Gained')).toMatchObject([{ seat: 1, what: 'stamina', amount: 1 }]);
    expect(game.state.investigators[1]).toMatchObject({ stamina: 6, used: {} });
  });

  it('2E-1803 the first player marker goes also to who is delayed, arrested, away or lost', () => {
    for (const away of AWAY) {
      const investigators = ['joe-diamond', { sheet: 'jenny-barnes', ...away }, 'amanda-sharpe'];
      const game = aGame({ investigators, cursor: { step: 'mythos' } });
      advance(game);
      expect(game.state.first).toBe(1);
    }
  });
});

describe('Upkeep', () => {
  it('2E-501 refresh, then actions, then sliders', () => {
    const harvey = { sheet: 'harvey-walters', at: 'library', stamina: 1, cards: ['heal'] };
    const game = aGame({ phase: 'upkeep', investigators: [harvey], dice: [6, 6, 1, 1, 1, 1, 1] });
    game.state.investigators[0]!.cards[0]!.exhausted = true;
    const { decisions } = drive(game, upkeep(game), {
      'upkeep.next': inTurn('cast:heal#1', 'done'),
      'upkeep.sliders': 'sliders:1-1-2',
    });
    expect(decisions.map(({ kind }) => kind).filter((kind) => kind.startsWith('upkeep'))).toEqual([
      'upkeep.next',
      'upkeep.sliders',
    ]);
    const order = game.events.map(({ type }) => type).filter((type) => type === 'SpellCast' || type === 'SlidersMoved');
    expect(order).toEqual(['SpellCast', 'SlidersMoved']);
    // The spell was cast with Lore 4, not with the 5 of the stop chosen afterwards.
    expect(eventsOf(game, 'CheckRolled')[0]?.dice).toHaveLength(5);
  });

  it('2E-512 in an Other World, or delayed, Upkeep is as always', () => {
    const cards = ['retainer', 'wither'];
    const investigators = [
      { sheet: 'joe-diamond', at: 'abyss-2', cards },
      { sheet: 'jenny-barnes', at: 'woods', delayed: true, cards },
    ];
    const game = aGame({ phase: 'upkeep', investigators, dice: [6, 6] });
    for (const one of game.state.investigators) for (const card of one.cards) card.exhausted = true;
    const { decisions } = drive(game, upkeep(game), {
      'upkeep.sliders': (decision) => (decision.seats[0] === 0 ? 'sliders:2-1-1' : 'sliders:1-2-1'),
    });
    expect(decisions.map(({ kind, seats }) => [kind, seats[0]])).toEqual([
      ['upkeep.sliders', 0],
      ['upkeep.sliders', 1],
    ]);
    const [joe, jenny] = game.state.investigators;
    expect(joe).toMatchObject({ money: 2, sliders: [2, 1, 1] });
    expect(jenny).toMatchObject({ money: 3, sliders: [1, 2, 1], delayed: true });
    expect(game.state.investigators.flatMap((one) => one.cards.map(({ exhausted }) => exhausted))).toEqual(
      Array(4).fill(false),
    );
  });
});

describe('sliders', () => {
  it('2E-601 three tracks make six skills', () => {
    for (const { id, skills } of content.investigators)
      expect(Object.keys(skills), id).toEqual(['speedSneak', 'fightWill', 'loreLuck']);
    const game = aGame({ investigators: [{ sheet: 'ashcan-pete', sliders: [3, 0, 2] }] });
    const values = (['speed', 'sneak', 'fight', 'will', 'lore', 'luck'] as const).map((skill) => [
      skill,
      skillValue(game, 0, skill),
      skillFormula(game, 0, skill).length,
    ]);
    expect(values).toEqual([
      ['speed', 3, 1],
      ['sneak', 3, 1],
      ['fight', 2, 1],
      ['will', 5, 1],
      ['lore', 2, 1],
      ['luck', 1, 1],
    ]);
  });

  it('2E-602 four stops on each track; one skill rises as the other falls', () => {
    for (const { id, skills } of content.investigators)
      for (const track of SKILL_TRACKS) {
        const stops = skills[track];
        expect(stops, `${id} ${track}`).toHaveLength(4);
        for (const [index, [first, second]] of stops.entries()) {
          const before = stops[index - 1];
          if (before) expect([first - before[0], second - before[1]], `${id} ${track}`).toEqual([1, -1]);
        }
      }
  });

  it('2E-606 focus is not saved up, and unmoved sliders stay', () => {
    const game = aGame({ phase: 'upkeep', investigators: [{ sheet: 'ashcan-pete', sliders: [2, 1, 0] }] });
    const first = drive(game, upkeep(game)).decisions[0];
    expect(game.state.investigators[0]?.sliders).toEqual([2, 1, 0]);
    expect(eventsOf(game, 'SlidersMoved')).toEqual([]);
    game.state.turn += 1;
    const second = drive(game, upkeep(game)).decisions[0];
    expect(optionIds(second)).toEqual(optionIds(first));
    expect(optionIds(second).sort()).toEqual(
      ['sliders:2-1-0', 'sliders:1-1-0', 'sliders:3-1-0', 'sliders:2-0-0', 'sliders:2-2-0', 'sliders:2-1-1'].sort(),
    );
  });

  it('2E-607 in a whole game sliders move in setup, in Upkeep, in the refresh of the battle, and never else', () => {
    let before: { step: string; sliders: string[]; incarnations: number[] } | null = null;
    let moved = 0;
    simulate({
      players: 4,
      seed: 'sliders',
      options: { turnOrder: 'book' },
      foe: 'yig',
      player: 'random',
      turnCap: 12,
      watch(_events, _open, state) {
        const now = {
          step: state.step,
          sliders: state.investigators.map(({ sliders }) => sliders.join('-')),
          incarnations: state.investigators.map(({ incarnation }) => incarnation),
        };
        for (const [seat, sliders] of now.sliders.entries()) {
          if (!before || before.sliders[seat] === sliders || before.incarnations[seat] !== now.incarnations[seat])
            continue;
          moved += 1;
          const replaced = (now.incarnations[seat] ?? 0) > 0;
          if (!replaced) expect(before.step).toMatch(/^setup|\/upkeep$|\/refresh$/);
        }
        before = now;
      },
    });
    expect(moved).toBeGreaterThan(10);
  });

  it('2E-608 at the start any stop is allowed, whatever the Focus', () => {
    const game = aGame({ phase: 'setup', investigators: ['ashcan-pete'] });
    const { decisions } = drive(game, placeSliders(game), {
      'setup.sliders': 'sliders:3-3-3',
    });
    for (const decision of decisions) expect(new Set(optionIds(decision)).size).toBe(4 ** 3);
    expect(game.state.investigators[0]?.sliders).toEqual([3, 3, 3]);
  });
});
