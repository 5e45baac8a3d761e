import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../src/editions/second/game/game.ts';
import { advance } from '../../../src/editions/second/game/turn.ts';
import { run } from '../../../src/editions/second/language/table.ts';
import { devour } from '../../../src/editions/second/misfortune/misfortune.ts';
import { createState, possessions } from '../../../src/editions/second/setup/setup.ts';
import type { Game } from '../../../src/editions/second/state/state.ts';
import { looked } from '../../../src/engine/decision.ts';
import { aGame, agreedBy, drive, optionIds, SEED } from '../../editions/second/table.ts';
import { content } from '../../second.ts';
import { appeared, BUTCHERED, crowd, EIGHT, firstCard, mythosPhase, one, RAID } from '../phases.ts';

const created = (players: number, options: Record<string, unknown>): Game => {
  const seats = Array.from({ length: players }, () => ({ sheet: null }));
  const state = createState(content, { options: agreedBy(players, options), seats, seed: SEED });
  return gameOf(content, state);
};

describe('L1 two monsters at the first gate', () => {
  const variants = { doubleMonsters: true };
  const at = 'train-station';

  it('L1.1 the gate of the setup brings two', () => {
    expect(appeared(firstCard({ at }, [BUTCHERED]).game)).toEqual({ graveyard: 1 });
    expect(appeared(firstCard({ at, variants }, [BUTCHERED]).game)).toEqual({ graveyard: 2 });
  });

  it('L1.2 with four or more every gate of the game does, with fewer none', () => {
    for (const printing of ['revised', '2005'] as const) {
      const brought = (players: number) =>
        appeared(mythosPhase({ investigators: EIGHT.slice(0, players), at, variants, printing }, [BUTCHERED]).game);
      expect(brought(4)).toEqual({ graveyard: 2 });
      expect(brought(3)).toEqual({ graveyard: 1 });
    }
  });

  it('L1.3 it does not add to the two of larger games', () => {
    const { game } = mythosPhase({ investigators: EIGHT.slice(0, 6), at, variants }, [BUTCHERED]);
    expect(appeared(game)).toEqual({ graveyard: 2 });
  });

  it('L1.4 the monster limit holds for each of them', () => {
    const monsters = crowd('uptown-streets', 6);
    const { game } = mythosPhase({ investigators: EIGHT.slice(0, 4), at, variants, monsters }, [BUTCHERED]);
    expect(appeared(game)).toEqual({ graveyard: 1, outskirts: 1 });
  });

  it('L1.5 the gate of an encounter keeps its own number', () => {
    const game = aGame({ investigators: EIGHT.slice(0, 4), at: 'woods', variants });
    drive(game, run(game, 0, [{ gate: { at: 'here', monster: true } }], { source: { ref: 'place', id: 'woods' } }));
    expect(appeared(game)).toEqual({ woods: 1 });
  });
});

describe('L2 choice of investigators', () => {
  const drafted = (players: number, draft: number) => {
    const game = created(players, { variants: { draft } });
    const { decisions } = drive(game, possessions(game), { 'setup.draft': (decision) => optionIds(decision).at(-1)! });
    return { game, drafts: decisions.filter(({ kind }) => kind === 'setup.draft') };
  };

  it('L2.1 each keeps one of two or three, and the rest is unused', () => {
    for (const draft of [2, 3]) {
      const { game, drafts } = drafted(3, draft);
      expect(drafts.map(({ options }) => options.length)).toEqual([draft, draft, draft]);
      const kept = drafts.map((decision) => optionIds(decision).at(-1));
      expect(drafts.map(({ seats }) => one(game, seats[0]).sheet)).toEqual(kept);
      expect(game.state.sheets).toHaveLength(13);
    }
  });

  it('L2.2 all of them are asked at the same time, of different sheets', () => {
    const asked = possessions(created(4, { variants: { draft: 2 } })).next().value;
    expect(asked).toHaveLength(4);
    expect(new Set((asked ?? []).map(looked).flatMap(optionIds)).size).toBe(8);
  });

  it('L2.3 too many for the sheets there are, the number is lowered', () => {
    expect(drafted(5, 3).drafts[0]?.options).toHaveLength(3);
    expect(drafted(6, 3).drafts[0]?.options).toHaveLength(2);
    expect(drafted(8, 3).drafts[0]?.options).toHaveLength(2);
  });

  it('L2.4 who replaces a devoured investigator is drawn at random', () => {
    const game = aGame({ variants: { draft: 3 }, draws: ['kate-winthrop'] });
    const { decisions } = drive(game, devour(game, 0));
    expect(decisions.some(({ kind }) => kind === 'setup.draft')).toBe(false);
    expect(one(game).sheet).toBe('kate-winthrop');
  });
});

describe('L13 a team', () => {
  const team = (players: number, more: Record<string, unknown> = {}) =>
    created(players, { variants: { team: true, ...more } });

  it('L13.1 six are dealt and four kept', () => {
    const game = team(1);
    const { decisions } = drive(game, possessions(game));
    const picks = decisions.filter(({ kind }) => kind === 'setup.team');
    expect(picks.map(({ options }) => options.length)).toEqual([6, 5, 4, 3]);
    expect(game.state.investigators).toHaveLength(4);
    expect(game.state.sheets).toHaveLength(12);
  });

  it('L13.2 the first player picks first, then seat by seat', () => {
    const game = team(2);
    game.state.first = 2;
    const { decisions } = drive(game, possessions(game));
    const picks = decisions.filter(({ kind }) => kind === 'setup.team');
    expect(picks.map(({ seats }) => seats)).toEqual([[2], [3], [0], [1]]);
  });

  it('L13.3 every number of players is four: limits, surges, gates', () => {
    const game = team(1);
    expect(game.state.players).toBe(4);
    const monsters = crowd('uptown-streets', 6);
    const investigators = EIGHT.slice(0, 4);
    const gates = { 'black-cave': 'abyss' };
    const surge = mythosPhase({ investigators, at: 'train-station', gates, monsters, variants: { team: true } }, [
      RAID,
    ]);
    expect(appeared(surge.game)).toEqual({ 'black-cave': 1, outskirts: 3 });
  });

  it('L13.4 the first player marker goes from seat to seat', () => {
    const game = aGame({ investigators: EIGHT.slice(0, 4), variants: { team: true }, cursor: { step: 'mythos' } });
    const seats: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      advance(game);
      seats.push(game.state.first);
      game.state.cursor = { step: 'mythos' };
    }
    expect(seats).toEqual([1, 2, 3, 0]);
  });

  it('L13.6 a devoured one is replaced in his own seat', () => {
    const game = aGame({ investigators: EIGHT.slice(0, 4), variants: { team: true }, draws: ['kate-winthrop'] });
    drive(game, devour(game, 2));
    expect(game.state.investigators.map(({ sheet }) => sheet)).toEqual([
      'joe-diamond',
      'jenny-barnes',
      'kate-winthrop',
      'amanda-sharpe',
    ]);
    expect(one(game, 2)).toMatchObject({ seat: 2, incarnation: 1 });
  });

  it('L2 and L13 together: the team wins, nobody drafts', () => {
    const game = team(1, { draft: 3 });
    const { decisions } = drive(game, possessions(game));
    expect(decisions.some(({ kind }) => kind === 'setup.draft')).toBe(false);
    expect(decisions.filter(({ kind }) => kind === 'setup.team')).toHaveLength(4);
  });
});
