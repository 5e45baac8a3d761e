/** Lines that once read wrong, as a native speaker writes them. */

import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { closePlace } from '../../../../src/editions/second/board/closure.ts';
import type { Effect } from '../../../../src/editions/second/content/effect.ts';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { run } from '../../../../src/editions/second/language/table.ts';
import { mythosBrief } from '../../../../src/editions/second/language/text/mythos.ts';
import { loseInTimeAndSpace } from '../../../../src/editions/second/misfortune/misfortune.ts';
import { standUpOnly } from '../../../../src/editions/second/movement/movement.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { goalLines } from '../../../../src/editions/second/shown/goal.ts';
import { lookups } from '../../../../src/editions/second/shown/lookup.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { comeBackTo } from '../../../../src/editions/second/upkeep/return.ts';
import { upkeep } from '../../../../src/editions/second/upkeep/upkeep.ts';
import { content } from '../../../second.ts';
import { aGame, drive } from '../table.ts';
import { told as toldBy } from './told.ts';

const two = () => aGame({ investigators: [{ sheet: 'joe-diamond', money: 5 }, { sheet: 'gloria-goldberg' }] });
const told = (game: Game, events: readonly SecondEvent[] = game.events, frame?: string) =>
  toldBy(game.state, events, frame);
const here = { ref: 'place', id: 'historical-society' };
/** Does those effects for the first seat; questions are answered by their kind. */
const done = (game: Game, effects: Effect[], answers: Record<string, string> = {}) =>
  drive(game, run(game, 0, effects, { source: here }), answers);

describe('where somebody comes to', () => {
  it('has the article of the place', () => {
    const game = two();
    const moved = (how: 'step' | 'effect', to: string): SecondEvent[] => [
      { type: 'Moved', seat: 0, from: 'woods', to, how },
    ];
    expect(told(game, moved('step', 'graveyard'))).toEqual(['Joe goes to the Graveyard.']);
    expect(told(game, moved('step', 'hibbs-roadhouse'))).toEqual(['Joe goes to Hibb’s Roadhouse.']);
    expect(told(game, moved('step', 'downtown-streets'))).toEqual(['Joe goes to the Downtown streets.']);
    expect(told(game, moved('effect', 'unvisited-isle'))).toEqual(['Joe is sent to the Unvisited Isle.']);
  });

  it('2E-1105 says what was not paid for which one is shown out', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 5, at: 'historical-society' }] });
    const { effects } = content.encounter('southside', 'historical-society', 2);
    done(game, effects, { 'effect.choose': 'refuse' });
    expect(told(game)).toEqual(['Joe doesn’t pay the $3, and is shown out to the Southside streets.']);
  });

  it('says that who was lost is still lost, and then that they are back', () => {
    const game = two();
    drive(game, loseInTimeAndSpace(game, 0));
    game.events.length = 0;
    standUpOnly(game, 0);
    expect(told(game)).toEqual(['Joe is still lost; the delay is over.']);
    game.events.length = 0;
    comeBackTo(game, 0, 'go:curiositie-shoppe');
    expect(told(game)).toEqual(['Joe is back, at the Curiositie Shoppe.']);
  });

  it('tells a gate that somebody walks into from one that draws them in', () => {
    const drawn = (delayed: boolean): SecondEvent[] => [
      { type: 'DrawnThrough', seat: 0, place: 'woods', world: 'abyss', delayed },
    ];
    expect(told(two(), drawn(false))).toEqual(['Joe steps through the gate into the Abyss.']);
    expect(told(two(), drawn(true))).toEqual(['Joe falls into the Abyss and misses the next move.']);
  });

  it('names whoever is put out of places that close, in one line with them', () => {
    const game = aGame({
      investigators: [
        { sheet: 'joe-diamond', at: 'general-store' },
        { sheet: 'gloria-goldberg', at: 'curiositie-shoppe' },
      ],
    });
    for (const place of ['general-store', 'curiositie-shoppe']) closePlace(game, place, 'endOfGame', 'mythos-blue-flu');
    expect(told(game)).toEqual([
      '**The General Store and the Curiositie Shoppe close** for good (Blue Flu!).',
      'Joe is put out into the Rivertown streets.',
      'Gloria is put out into the Northside streets.',
    ]);
  });
});

describe('monsters', () => {
  it('that go with a gate are not said to leave its place', () => {
    const gone = (from: string, monster: 'gug#1' | 'ghoul#1'): SecondEvent => ({
      ...{ type: 'MonsterReturned', monster, to: 'cup', from, by: { ref: 'gate', id: 'the-dreamlands' } },
    });
    expect(told(two(), [gone('woods', 'gug#1')])).toEqual(['The Gug goes with its gate, back to the cup.']);
    expect(told(two(), [gone('woods', 'gug#1'), gone('sky', 'ghoul#1')])).toEqual([
      'The Gug and the Ghoul go with their gate, back to the cup.',
    ]);
  });

  it('2E-3503 wait outside by what sends them', () => {
    const by = { ref: 'mythos', id: 'mythos-southside-strangler-suspected' };
    const full: SecondEvent[] = [{ type: 'MonsterToOutskirts', monster: 'ghoul#1', by }];
    expect(told(two(), full)).toEqual(['Arkham is full (Southside Strangler Suspected!); to the Outskirts: Ghoul.']);
  });
});

describe('dice and what they bring', () => {
  it('2E-2209 of which nothing comes say so', () => {
    const game = two();
    const roll = (min: number): Effect[] => [
      { roll: { dice: 1, bands: [{ min, max: 6, do: [{ gain: { money: 1 } }] }] } },
    ];
    done(game, [{ roll: { dice: 1, bands: [{ min: 1, max: 6, do: [] }] } }]);
    expect(told(game)[0]).toMatch(/^Joe, Historical Society: [1-6] — nothing comes of it\.$/);
    game.events.length = 0;
    done(game, roll(1));
    expect(told(game)[0]).toMatch(/^Joe, Historical Society: [1-6] — \*\*\+\$1\*\*\.$/);
  });

  it('gains of several kinds by the same are one sentence', () => {
    const gained = (what: 'sanity' | 'stamina', amount: number): SecondEvent => ({
      type: 'Gained',
      seat: 0,
      what,
      amount,
    });
    expect(told(two(), [gained('sanity', 2), gained('stamina', 1)])).toEqual(['Joe gains **2 Sanity and 1 Stamina**.']);
  });
});

describe('what stays', () => {
  it('of sliders is nothing: the sheet has it', () => {
    const game = aGame({ investigators: [{ sheet: 'amanda-sharpe', sliders: [0, 0, 3] }] });
    drive(game, upkeep(game), { 'upkeep.sliders': 'sliders:1-0-2' });
    expect(game.events.map(({ type }) => type)).toContain('SlidersMoved');
    expect(told(game)).toEqual([]);
  });

  it('of a place that is told of again is its name once, whatever article it has', () => {
    const drawn = { type: 'EncounterDrawn', seat: 0, neighborhood: 'french-hill', place: 'witch-house', entry: 1 };
    const moved = { type: 'Moved', seat: 0, from: 'woods', to: 'witch-house', how: 'step' };
    const [goes, story] = told(two(), [moved, drawn] as SecondEvent[], 'turn 2/seat 0');
    expect(goes).toBe('**Joe** goes to the Witch House.');
    expect(story).toMatch(/^\*[^*]+\*$/);
  });

  it('of changes to checks in Arkham is one line', () => {
    const words = secondWords(content, 'en', two().state);
    const brief = mythosBrief(content, content.mythos('mythos-an-evil-fog')).map((text) => words.text(text));
    expect(brief[0]).toBe('In Arkham: Will −1 and Sneak +1.');
    expect(brief.filter((text) => text.includes('checks in Arkham'))).toEqual([]);
  });

  it('of a game that is over is no goal', () => {
    const game = two();
    const words = secondWords(content, 'en', game.state);
    expect(goalLines(game, words)).not.toEqual([]);
    const over = { ...game.state, outcome: { result: 'won', way: 'sealing', turn: 3 } as const };
    expect(goalLines(gameOf(content, over), words)).toEqual([]);
  });
});

describe('names as they are set', () => {
  it.each(["Ma's Board", 'Ma’s Board', 'ma’s board'])('are found by either apostrophe: %s', (typed) => {
    const { state } = two();
    const words = secondWords(content, 'en', state);
    expect(
      lookups(content)
        .search(state, typed, words)
        .map(({ name }) => name),
    ).toEqual(['Ma’s Boarding House']);
    expect(lookups(content).lookup(state, typed, words)?.title).toBe('Ma’s Boarding House');
  });
});

it('2E-313 of cards that are turned up for sale, those that stay are told, once', () => {
  const game = aGame({ investigators: [{ sheet: 'monterey-jack', money: 0, at: 'curiositie-shoppe' }] });
  const cards: Copy[] = ['enchanted-knife#1', 'dragons-eye#1', 'nameless-cults#1', 'cultes-des-goules#1'];
  game.state.decks.unique = [...cards, ...game.state.decks.unique.filter((id) => !cards.includes(id))];
  const effects = content.location('curiositie-shoppe').ability?.effects ?? [];
  drive(game, run(game, 0, effects, { source: { ref: 'ability', id: 'shop-unique' } }), {
    'draw.keep': cards.slice(1),
  });
  expect(told(game)).toEqual([
    'On offer for Jack: Dragon’s Eye, Nameless Cults, and Cultes des Goules — all too dear.',
  ]);
});
