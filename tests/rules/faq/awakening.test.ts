/** FAQ-124 to FAQ-131: terror and the awakening. */
import { describe, expect, it } from 'vitest';
import { raiseDoom } from '../../../src/editions/second/end/doom.ts';
import { openGate } from '../../../src/editions/second/gates/gate.ts';
import { drawFromCup, monsterLimit, spawn } from '../../../src/editions/second/monsters/monster.ts';
import { raiseTerror } from '../../../src/editions/second/mythos/terror.ts';
import { StepEnd } from '../../../src/engine/flow.ts';
import { aGame, drive, eventsOf } from '../../editions/second/table.ts';
import { BUTCHERED, crowd, EIGHT, mythosPhase, one } from '../phases.ts';

const opening = { from: 'mythos', monsters: 0, delay: true } as const;

describe('terror', () => {
  it('FAQ-124 each step sends one Ally of the deck to the box; with none left nothing more', () => {
    const game = aGame();
    const before = game.state.decks.ally.length;
    drive(game, raiseTerror(game, 2));
    expect(game.state.decks.ally).toHaveLength(before - 2);
    for (const { card } of eventsOf(game, 'AllyLeft')) expect(game.state.box).toContain(card);
    game.state.decks.ally = [];
    drive(game, raiseTerror(game, 1));
    expect(game.state.terror).toBe(3);
    expect(eventsOf(game, 'AllyLeft')).toHaveLength(2);
  });

  it('FAQ-125 the shops close for good at 3, 6 and 9, and those inside go to the street', () => {
    for (const [terror, shop, street] of [
      [3, 'general-store', 'rivertown-streets'],
      [6, 'curiositie-shoppe', 'northside-streets'],
      [9, 'ye-olde-magick-shoppe', 'uptown-streets'],
    ] as const) {
      const game = aGame({ terror: terror - 2, at: shop });
      drive(game, raiseTerror(game, 1));
      expect([one(game).at, game.state.places[shop]?.closed]).toEqual([shop, []]);
      drive(game, raiseTerror(game, 1));
      expect([one(game).at, game.state.places[shop]?.closed[0]?.until]).toEqual([street, 'endOfGame']);
    }
  });

  it('FAQ-126 2N-128 at 10 the Outskirts return to the cup and the limit is gone', () => {
    const game = aGame({ terror: 9, monsters: { ...crowd('woods', 4), 'zombie#1': 'outskirts' }, at: 'library' });
    expect(monsterLimit(game)).toBe(4);
    drive(game, raiseTerror(game, 1));
    expect(game.state.cup).toContain('zombie#1');
    drive(game, spawn(game, 'woods', 1));
    expect(game.state.monsters.filter(({ at }) => at === 'woods')).toHaveLength(5);
  });

  it('FAQ-127 2N-129 beyond 10 each step is a doom token', () => {
    const game = aGame({ ancientOne: 'yig', terror: 10, doom: 2 });
    drive(game, raiseTerror(game, 3));
    expect([game.state.terror, game.state.ancientOne.doom]).toEqual([10, 5]);
  });
});

describe('the awakening', () => {
  const reason = (game: ReturnType<typeof aGame>) => eventsOf(game, 'Awakened')[0]?.reason;

  it('FAQ-128 a full doom track', () => {
    const game = aGame({ ancientOne: 'yig', doom: 9 });
    expect(() => raiseDoom(game, 1)).toThrow(StepEnd);
    expect(reason(game)).toBe('doom');
  });

  it('FAQ-128 too many gates: 8, 7, 6, 5', () => {
    const places = [
      'graveyard',
      'black-cave',
      'witch-house',
      'unvisited-isle',
      'unnamable',
      'woods',
      'hibbs-roadhouse',
      'science-building',
    ];
    const worlds = ['abyss', 'rlyeh', 'yuggoth', 'the-dreamlands', 'plateau-of-leng', 'abyss', 'rlyeh'];
    for (const [players, most] of [
      [1, 8],
      [2, 8],
      [3, 7],
      [4, 7],
      [5, 6],
      [6, 6],
      [7, 5],
      [8, 5],
    ] as const) {
      const open = (count: number) =>
        Object.fromEntries(places.slice(0, count).map((place, index) => [place, worlds[index] ?? '']));
      const investigators = EIGHT.slice(0, players);
      const quiet = aGame({ ancientOne: 'yig', investigators, at: 'train-station', gates: open(most - 2) });
      expect([players, drive(quiet, openGate(quiet, places[most - 2] ?? '', opening)).ended]).toEqual([players, false]);
      const game = aGame({ ancientOne: 'yig', investigators, at: 'train-station', gates: open(most - 1) });
      expect([players, drive(game, openGate(game, places[most - 1] ?? '', opening)).ended]).toEqual([players, true]);
      expect(reason(game)).toBe('gates');
    }
  });

  it('FAQ-128 no gate marker left, or an empty cup', () => {
    const gateless = aGame({ ancientOne: 'yig' });
    gateless.state.gateStack = [];
    expect(drive(gateless, openGate(gateless, 'woods', opening)).ended).toBe(true);
    expect(reason(gateless)).toBe('noGateMarker');
    const empty = aGame({ ancientOne: 'yig' });
    empty.state.cup = [];
    expect(() => drawFromCup(empty)).toThrow(StepEnd);
    expect(reason(empty)).toBe('emptyCup');
  });

  it('FAQ-129 at terror 10 twice (investigators + 3) monsters, Arkham and the Sky alone counting', () => {
    const ended = (count: number, elsewhere: Record<string, string> = {}) => {
      const game = aGame({
        ancientOne: 'yig',
        investigators: EIGHT.slice(0, 2),
        at: 'library',
        terror: 10,
        monsters: { ...crowd('woods', count), ...elsewhere },
      });
      return drive(game, spawn(game, 'woods', 1)).ended;
    };
    expect([ended(8), ended(9)]).toEqual([false, true]);
    expect(ended(8, { 'nightgaunt#1': 'sky' })).toBe(true);
    expect(ended(8, { 'nightgaunt#1': 'outskirts' })).toBe(false);
  });

  it('FAQ-130 during the Mythos phase it skips the rest of that phase', () => {
    const { game, ended } = mythosPhase({ ancientOne: 'yig', doom: 9, at: 'train-station' }, [BUTCHERED]);
    expect(ended).toBe(true);
    expect([game.state.terror, game.state.places['unvisited-isle']?.clues]).toEqual([0, 0]);
    expect(game.state.cursor).toEqual({ step: 'battle.start' });
  });

  it('FAQ-131 the doom track is filled up, whatever woke him', () => {
    const game = aGame({ ancientOne: 'yig', doom: 3 });
    game.state.cup = [];
    expect(() => drawFromCup(game)).toThrow(StepEnd);
    expect(game.state.ancientOne.doom).toBe(10);
  });
});
