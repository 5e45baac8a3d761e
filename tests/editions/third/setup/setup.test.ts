import { describe, expect, it } from 'vitest';
import { allCopies, copiesOf, kindOf } from '../../../../src/editions/edition/copy.ts';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import type { State } from '../../../../src/editions/third/state/state.ts';
import { Chance } from '../../../../src/engine/chance.ts';
import { Play } from '../../../../src/engine/play.ts';
import { CONTENT, createState, SCENARIOS, thirdEdition } from '../../../third.ts';
import { agreedBy, kindsOf, optionIds, playOn, SEED } from '../table.ts';

const create = (
  scenario: (typeof SCENARIOS)[number] | undefined,
  sheets: (string | null)[] = ['michaelMcglen'],
  seed = SEED,
  brisk = false,
) =>
  createState({
    options: agreedBy(sheets.length, scenario ? { scenario } : {}, brisk),
    seats: sheets.map((sheet) => ({ sheet })),
    seed,
  });

/** Setup to the first question of the first round. */
function opened(
  scenario: (typeof SCENARIOS)[number],
  sheets: (string | null)[] = ['michaelMcglen', 'rexMurphy'],
  brisk = false,
) {
  const play = new Play<State, ThirdEvent>(thirdEdition, create(scenario, sheets, SEED, brisk));
  const decisions = playOn(play, {}, ({ kind }) => kind === 'action.turn');
  return { play, decisions, events: play.drain() };
}

const sorted = (list: readonly string[]) => [...list].sort();

describe('setup', () => {
  it('3E-100, 3E-111.1 the steps come in order: equipment, clues, doom, codex, then the first round', () => {
    const { events } = opened('feastOfUmordhoth');
    const order = events.map(({ type }) => type);
    const first = (type: string) => order.indexOf(type as never);
    expect(first('GameStarted')).toBe(0);
    const steps = ['GameStarted', 'CardGained', 'ClueSpawned', 'DoomSpread', 'CodexAdded', 'RoundStarted'].map(first);
    expect(steps).not.toContain(-1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  it('3E-101.1 a scenario is chosen, freely or at random', () => {
    for (const scenario of SCENARIOS) expect(create(scenario).scenario).toBe(scenario);
    const dealt = new Set(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((digit) => create(undefined, [null], digit.repeat(64)).scenario),
    );
    expect(dealt.size).toBeGreaterThan(1);
  });

  it('3E-101.1 every scenario can be the one dealt', () => {
    const seeds = Array.from({ length: 60 }, (_, index) => index.toString(16).padStart(64, '0'));
    const dealt = new Set(seeds.map((seed) => create(undefined, [null], seed).scenario));
    expect(sorted([...dealt])).toEqual(sorted(SCENARIOS));
  });

  it('3N-66 3E-102.1, 3E-102.2, 3E-481.4a the board is the map of the sheet, with its doom and monsters', () => {
    for (const id of SCENARIOS) {
      const state = create(id);
      const { map, startingDoom, startingMonsters } = CONTENT.scenario(id);
      expect(sorted(Object.keys(state.centers))).toEqual(sorted(map.neighborhoods.map((one) => one.id)));
      expect(new Set(startingDoom.map(({ amount }) => amount))).toEqual(new Set([1]));
      expect(state.doom).toEqual(Object.fromEntries(startingDoom.map(({ space, amount }) => [space, amount])));
      expect(state.monsters.map(({ kind, at, status }) => ({ monster: kind, space: at, status }))).toEqual(
        startingMonsters.map((one) => ({ ...one, status: 'ready' })),
      );
    }
  });

  it('3N-69 3E-102.2 markers of the map lie on it from the beginning', () => {
    const { play } = opened('veilOfTwilight');
    expect(play.state.markers).toEqual([{ color: 'white', faceUp: true, at: 'blackCave' }]);
  });

  it('3E-102.3 the street deck is shuffled', () => {
    const all = [...CONTENT.streetCards.keys()];
    const orders = ['1', '2', '3'].map(
      (digit) => create('feastOfUmordhoth', ['rexMurphy'], digit.repeat(64)).decks.street,
    );
    for (const deck of orders) expect(sorted(deck)).toEqual(sorted(all));
    expect(new Set(orders.map((deck) => deck.join())).size).toBeGreaterThan(1);
  });

  it('3E-102.4-1, 3E-102.4-2 a shuffled deck for each neighborhood on the board, and no other', () => {
    const { decks } = create('feastOfUmordhoth');
    const onBoard = CONTENT.scenario('feastOfUmordhoth').map.neighborhoods.map(({ id }) => id);
    expect(sorted(Object.keys(decks.neighborhood))).toEqual(sorted(onBoard));
    for (const [id, deck] of Object.entries(decks.neighborhood))
      expect(sorted(deck)).toEqual(sorted(CONTENT.neighborhoodCardsOf(id).map((card) => card.id)));
  });

  it('3E-102.4-1 no neighborhood deck lies as it was printed, nor twice in the same order', () => {
    const [one, other] = ['1', '2'].map((digit) => create('feastOfUmordhoth', ['rexMurphy'], digit.repeat(64)).decks);
    for (const id of Object.keys(one?.neighborhood ?? {})) {
      const printed = CONTENT.neighborhoodCardsOf(id).map((card) => card.id);
      const orders = [printed, one?.neighborhood[id], other?.neighborhood[id]].map((deck) => deck?.join());
      expect(new Set(orders).size, id).toBe(3);
    }
  });

  it('3N-22 3E-103.1-1, 3E-103.1-2 the event deck is that of the scenario, shuffled', () => {
    for (const id of SCENARIOS) {
      const { decks } = create(id);
      const printed = CONTENT.eventsOf(id).map((card) => card.id);
      expect(sorted(decks.event)).toEqual(sorted(printed));
      expect(decks.event).not.toEqual(printed);
    }
  });

  it('3N-65 3E-104.1-1, 3E-104.2, 3E-481.4b the monster deck is what the sheet lists, less what is on the board', () => {
    for (const id of SCENARIOS) {
      const { decks, monsters } = create(id);
      const { monsterDeck, monsterDeckSize, startingMonsters } = CONTENT.scenario(id);
      const listed = monsterDeck.flatMap(({ monster, copies }) => copiesOf({ id: monster, copies }));
      expect(listed).toHaveLength(monsterDeckSize);
      expect(sorted([...decks.monster, ...monsters.map((monster) => monster.id)])).toEqual(sorted(listed));
      expect(decks.monster).toHaveLength(monsterDeckSize - startingMonsters.length);
    }
  });

  it('3E-104.1-1 the monster deck does not lie as it is listed, nor twice in the same order', () => {
    for (const id of SCENARIOS) {
      const [one, other] = ['1', '2'].map((digit) => create(id, ['rexMurphy'], digit.repeat(64)).decks.monster);
      const listed = CONTENT.scenario(id)
        .monsterDeck.flatMap(({ monster, copies }) => copiesOf({ id: monster, copies }))
        .filter((card) => one?.includes(card));
      expect(new Set([listed, one, other].map((deck) => deck?.join())).size, id).toBe(3);
      expect(sorted(one ?? [])).toEqual(sorted(other ?? []));
    }
  });

  it('3E-105.1, 3E-481.4c the cup holds exactly the tokens of the sheet', () => {
    for (const id of SCENARIOS) {
      const counts: Record<string, number> = {};
      for (const token of create(id).cup) counts[token] = (counts[token] ?? 0) + 1;
      expect(counts).toEqual(CONTENT.scenario(id).mythosCup);
    }
  });

  it('3N-25 3E-106.1 13 headlines at random, the rest in the box', () => {
    const state = create('feastOfUmordhoth');
    expect(state.decks.headline).toHaveLength(13);
    expect(sorted([...state.decks.headline, ...state.box])).toEqual(sorted([...CONTENT.headlines.keys()]));
    expect(state.decks.headline).not.toEqual(create('feastOfUmordhoth', ['rexMurphy'], '1'.repeat(64)).decks.headline);
  });

  it('3E-107.1, 3E-107.2, 3E-107.3 items, allies and spells are shuffled, five items on display, the rest sorted', () => {
    const { decks, display } = create('feastOfUmordhoth');
    expect(display).toHaveLength(5);
    for (const deck of ['item', 'ally', 'spell'] as const) {
      const all = CONTENT.assetsOf(deck).flatMap((card) => copiesOf(card));
      const here = deck === 'item' ? [...display, ...decks.item] : decks[deck];
      expect(sorted(here)).toEqual(sorted(all));
      expect(here).not.toEqual(all);
    }
    for (const deck of ['special', 'starting', 'condition'] as const)
      expect(decks[deck]).toEqual(CONTENT.assetsOf(deck).flatMap((card) => copiesOf(card)));
  });

  it('3E-107.2 the display is the top of the shuffled item deck', () => {
    const chance = new Chance({ seed: SEED, step: 'setup', chances: {} });
    const shuffled = chance.shuffled('deck item', allCopies(CONTENT.assetsOf('item')));
    const { decks, display } = create('feastOfUmordhoth');
    expect(display).toEqual(shuffled.slice(0, 5));
    expect(decks.item).toEqual(shuffled.slice(5));
  });

  it('3E-109.1 no archive card is in play before the last steps', () => {
    for (const id of SCENARIOS) expect(create(id).codex).toEqual([]);
  });

  it('3E-110.1-1, 3E-110.3 everybody has a sheet of his own, chosen or dealt; the others stay available', () => {
    const state = create('feastOfUmordhoth', ['agnesBaker', null, null]);
    const dealt = state.investigators.map(({ sheet }) => sheet);
    expect(dealt[0]).toBe('agnesBaker');
    expect(new Set(dealt).size).toBe(3);
    expect(sorted([...dealt, ...state.sheets])).toEqual(sorted([...CONTENT.investigators.keys()]));
    expect(() => create('feastOfUmordhoth', ['agnesBaker', 'agnesBaker'])).toThrow('same-sheet');
    expect(() => create('feastOfUmordhoth', [])).toThrow('seats');
    expect(() => create('feastOfUmordhoth', Array<null>(7).fill(null))).toThrow('seats');
  });

  it('3E-110.1-1 who leaves it to chance is not dealt the same sheet in every game', () => {
    const dealt = ['1', '2', '3', '4', '5', '6'].map((digit) =>
      create('feastOfUmordhoth', [null], digit.repeat(64))
        .investigators.map(({ sheet }) => sheet)
        .join(),
    );
    expect(new Set(dealt).size).toBeGreaterThan(2);
  });

  it('3E-110.1-2, 3E-110.2 everybody begins active, and one of them leads', () => {
    const { play } = opened('feastOfUmordhoth');
    expect(play.state.investigators.map(({ inactive }) => inactive)).toEqual([false, false]);
    expect(play.state.leader).toBe(0);
  });

  it('3N-31 3E-110.5a-1, 3E-110.5a-2, 3E-110.5a-3 starting cards and money of the sheet, and one of those on offer', () => {
    // Where everybody is there, all choose at once; else each when they first come (3E-110.5a-2).
    const { play, decisions } = opened('feastOfUmordhoth', undefined, true);
    expect(kindsOf(decisions)).toEqual(['setup.startingCards', 'setup.startingCards']);
    expect(decisions.map(optionIds)).toEqual([
      ['0', '1'],
      ['0', '1'],
    ]);
    expect(decisions[0]?.options.map(({ about }) => about)).toEqual([
      { ref: 'card', id: 'obannionMember' },
      { ref: 'card', id: 'olBoiler' },
    ]);
    // What it does is told beside it.
    for (const { options } of decisions) for (const { note } of options) expect(note).toBeDefined();
    const [michael] = play.state.investigators;
    expect(michael?.cards.map(({ id }) => kindOf(id))).toEqual(['chicagoTypewriter', 'obannionMember']);
    expect(michael?.money).toBe(3);
  });

  it('3E-110.6a everybody begins on the starting space', () => {
    for (const id of SCENARIOS)
      expect(create(id, ['agnesBaker', 'rexMurphy']).investigators.map(({ at }) => at)).toEqual(
        Array(2).fill(CONTENT.scenario(id).startingSpace),
      );
  });

  it('3N-68 3E-111.2a, 3E-111.3a three clues spawn one after the other, then doom spreads once', () => {
    for (const id of SCENARIOS) {
      const { play, events } = opened(id);
      expect(events.filter(({ type }) => type === 'ClueSpawned')).toHaveLength(3);
      expect(Object.values(play.state.centers).reduce((sum, { clues }) => sum + clues, 0)).toBe(3);
      expect(events.filter(({ type }) => type === 'DoomSpread')).toHaveLength(1);
      expect(play.state.decks.eventDiscard).toHaveLength(1);
    }
  });

  it('3N-68 3E-111.4a, 3E-111.4b-1, 3E-481.4d the archive cards of the last steps are added to the codex', () => {
    for (const id of SCENARIOS) {
      const { play, events } = opened(id);
      expect(play.state.codex.map(({ number }) => number)).toEqual(CONTENT.scenario(id).codex);
      const added = events.findIndex(({ type }) => type === 'CodexAdded');
      for (const type of ['ClueSpawned', 'DoomSpread'])
        expect(events.slice(added).map((event) => event.type)).not.toContain(type);
    }
  });

  it('3E-481.3a a title does nothing: the same investigators, other scenarios, the same rounds', () => {
    for (const id of SCENARIOS) {
      const { play } = opened(id);
      expect(play.state).toMatchObject({ round: 1, phase: 'action', players: 2 });
    }
  });
});
