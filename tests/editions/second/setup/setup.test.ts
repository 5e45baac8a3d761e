import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { createState, placeSliders, possessions, type Setup } from '../../../../src/editions/second/setup/setup.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { content } from '../../../second.ts';
import { agreedBy, drive, eventsOf, SEED } from '../table.ts';

const created = (sheets: (string | null)[], options: Record<string, unknown> = {}, seed = SEED): Game => {
  const setup: Setup = { options: agreedBy(sheets.length, options), seats: sheets.map((sheet) => ({ sheet })), seed };
  const state = createState(content, setup);
  return gameOf(content, state);
};

const kinds = (ids: readonly string[] | undefined) => ids?.map((id) => id.split('#')[0]) ?? [];

describe('setup without questions', () => {
  it('2E-302 puts a Clue on each unstable location and nothing else anywhere', () => {
    const { state } = created([null, null]);
    const withClues = Object.entries(state.places).filter(([, place]) => place.clues > 0);
    expect(withClues).toHaveLength(11);
    expect(Object.keys(state.places)).toHaveLength(26 + 9);
    expect(state).toMatchObject({
      turn: 0,
      terror: 0,
      phase: 'setup',
      players: 2,
      cursor: { step: 'setup.possessions' },
    });
  });

  it('2E-303 2E-304 2E-306 leaves first player, sheets and Ancient One to chance, the same for the same seed', () => {
    const one = created([null, null, null]).state;
    expect(created([null, null, null]).state).toEqual(one);
    expect(new Set(one.investigators.map(({ sheet }) => sheet)).size).toBe(3);
    expect(one.sheets).toHaveLength(13);
    const others = Array.from(
      { length: 20 },
      (_, index) => created([null, null, null], {}, `${index}`.padStart(64, '0')).state,
    );
    expect(new Set(others.map(({ first }) => first)).size).toBe(3);
    expect(new Set(others.map(({ ancientOne }) => ancientOne.id)).size).toBeGreaterThan(4);
  });

  it('2E-305 2E-307 gives the sheets and the Ancient One agreed on', () => {
    const { state } = created(['joe-diamond', null], { ancientOne: 'hastur' });
    expect(state.investigators[0]).toMatchObject({ sheet: 'joe-diamond', at: 'police-station', seat: 0 });
    expect(state.investigators[1]?.sheet).not.toBe('joe-diamond');
    expect(state.ancientOne).toMatchObject({ id: 'hastur', doom: 0, awake: false });
    expect(() => created(['joe-diamond', 'joe-diamond'])).toThrow('same investigator');
    expect(() => created([])).toThrow(RangeError);
    expect(() => created(Array.from({ length: 9 }, () => null))).toThrow(RangeError);
  });

  it('2E-203 to 2E-214 has every card and marker of the box', () => {
    const { state } = created([null]);
    const sizes = Object.fromEntries(Object.entries(state.decks).map(([deck, cards]) => [deck, cards.length]));
    expect(sizes).toEqual({
      common: 44,
      unique: 39,
      spell: 40,
      skill: 20,
      ally: 11,
      special: 35,
      mythos: 67,
      gate: 49,
    });
    expect(state.gateStack).toHaveLength(16);
    expect(state.cup.length + state.box.length).toBe(60);
  });

  it('2E-317 the Masks are in the cup for Nyarlathotep only', () => {
    const masks = (ancientOne: string) =>
      created([null], { ancientOne }).state.cup.filter((marker) => content.monster(marker).abilities.mask).length;
    expect(masks('nyarlathotep')).toBe(5);
    expect(masks('yig')).toBe(0);
    expect(created([null], { ancientOne: 'yig' }).state.box).toHaveLength(5);
  });
});

describe('possessions', () => {
  it('2E-310 to 2E-312 gives what the sheet names and draws the rest from shuffled decks', () => {
    const game = created(['michael-mcglen', 'sister-mary']);
    const { decisions } = drive(game, possessions(game));
    expect(decisions).toEqual([]);
    const [gangster, nun] = game.state.investigators;
    expect(gangster).toMatchObject({ money: 8, clues: 0 });
    expect(kinds(gangster?.cards.map(({ id }) => id)).slice(0, 2)).toEqual(['dynamite', 'tommy-gun']);
    expect(gangster?.cards).toHaveLength(4);
    expect(kinds(nun?.cards.map(({ id }) => id)).slice(0, 3)).toEqual(['cross', 'holy-water', 'blessing']);
    expect(nun?.cards.every((card) => card.fresh)).toBe(true);
    expect(eventsOf(game, 'GameStarted')[0]).toMatchObject({ players: 2, ancientOne: game.state.ancientOne.id });
    expect(eventsOf(game, 'InvestigatorDealt')).toHaveLength(2);
    expect(game.state.decks.common).toHaveLength(44 - 3);
  });

  it('2E-310 fixed Clue tokens and money are those of the sheet', () => {
    const game = created(['amanda-sharpe', 'joe-diamond']);
    drive(game, possessions(game));
    for (const { sheet, clues, money } of game.state.investigators) {
      const { fixed } = content.investigator(sheet);
      expect([clues, money]).toEqual([fixed.clue, fixed.money]);
      expect(clues).toBeGreaterThan(0);
    }
  });

  it('2E-313 drawing abilities already apply', () => {
    const game = created(['amanda-sharpe', 'dexter-drake']);
    const { decisions } = drive(game, possessions(game));
    expect(decisions.map((one) => [one.kind, one.seats[0]]).sort()).toEqual([
      ['draw.keep', 0],
      ['draw.keep', 1],
    ]);
    expect(game.state.investigators[0]?.cards).toHaveLength(5);
    expect(game.state.investigators[1]?.cards).toHaveLength(6);
  });

  it('FAQ-01 the first printing gives Bob Jenkins and Jenny Barnes a little less', () => {
    const start = (printing: string) => {
      const game = created(['bob-jenkins', 'jenny-barnes'], { printing });
      drive(game, possessions(game));
      return game.state.investigators.map(({ money, cards }) => [money, cards.length]);
    };
    expect(start('revised')).toEqual([
      [9, 5],
      [10, 5],
    ]);
    expect(start('2005')).toEqual([
      [8, 5],
      [10, 4],
    ]);
  });

  it('2E-314 2E-315 full Sanity and Stamina, and sliders where one likes', () => {
    const game = created(['ashcan-pete', 'joe-diamond'], { turnOrder: 'book' });
    drive(game, possessions(game));
    const { decisions } = drive(game, placeSliders(game), {
      'setup.sliders': 'sliders:1-3-0',
    });
    expect(decisions).toHaveLength(2);
    expect(decisions[0]).toMatchObject({ kind: 'setup.sliders', default: ['sliders:1-1-1'], rule: '2E-315' });
    expect(game.state.investigators[0]).toMatchObject({ sanity: 5, stamina: 6, sliders: [1, 3, 0] });
    expect(eventsOf(game, 'SlidersMoved')).toHaveLength(2);
  });
});

describe('who plays whom', () => {
  it('2E-305 in player order everybody is asked in turn, the first player first, among all that are left', () => {
    const game = created(['joe-diamond', null, 'mandy-thompson'], { sheetsInOrder: true });
    game.state.first = 2;
    const { decisions } = drive(game, possessions(game), {
      'setup.sheet': (decision) => (decision.seats[0] === 2 ? 'joe-diamond' : (decision.default[0] ?? '')),
    });
    const asked = decisions.filter(({ kind }) => kind === 'setup.sheet');
    expect(asked.map(({ seats, options }) => [seats[0], options.length])).toEqual([
      [2, 16],
      [0, 15],
      [1, 14],
    ]);
    expect(asked[0]?.default).toEqual(['mandy-thompson']);
    // Their own is gone, so that chance picks another for whoever says nothing.
    expect(asked[1]?.default).not.toEqual(['joe-diamond']);
    const sheets = game.state.investigators.map(({ sheet }) => sheet);
    expect(sheets[2]).toBe('joe-diamond');
    expect([new Set(sheets).size, game.state.sheets.length]).toEqual([3, 13]);
    expect(sheets.some((sheet) => game.state.sheets.includes(sheet))).toBe(false);
  });
});

describe('drafts', () => {
  it('L2.1 L2.2 deals several sheets to those without one of their own, all choose at once', () => {
    const game = created([null, 'joe-diamond', null], { variants: { draft: 3 } });
    const { decisions } = drive(game, possessions(game), {
      'setup.draft': (decision) => decision.options[2]?.id ?? '',
    });
    const drafts = decisions.filter((one) => one.kind === 'setup.draft');
    expect(drafts.map((one) => one.options.length)).toEqual([3, 3]);
    expect(game.state.investigators.map(({ sheet }) => sheet)).toContain(drafts[0]?.options[2]?.id);
    expect(game.state.sheets).toHaveLength(13);
    expect(game.state.investigators.every((one) => one.marks.length === 0)).toBe(true);
  });

  it('L2.3 the draft shrinks when the sheets would not suffice', () => {
    const game = created(
      Array.from({ length: 8 }, () => null),
      { variants: { draft: 3 } },
    );
    const { decisions } = drive(game, possessions(game));
    expect(decisions.filter((one) => one.kind === 'setup.draft').map((one) => one.options.length)).toEqual(
      Array.from({ length: 8 }, () => 2),
    );
  });

  it('L13.1 L13.2 L13.3 a team keeps four of six', () => {
    const game = created([null], { variants: { team: true } });
    expect(game.state.players).toBe(4);
    const { decisions } = drive(game, possessions(game));
    const picks = decisions.filter((one) => one.kind === 'setup.team').map((one) => one.options.length);
    expect(picks).toEqual([6, 5, 4, 3]);
    expect(new Set(game.state.investigators.map(({ sheet }) => sheet)).size).toBe(4);
    expect(game.state.sheets).toHaveLength(12);
  });
});
