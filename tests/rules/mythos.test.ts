/** Sections 14, 15 and 17: gates, Clue tokens and cards of the Mythos phase. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePlace } from '../../src/editions/second/board/closure.ts';
import { placeClue } from '../../src/editions/second/board/clue.ts';
import { openGate } from '../../src/editions/second/gates/gate.ts';
import { enterEnvironment } from '../../src/editions/second/mythos/environment.ts';
import { mythos, resolve } from '../../src/editions/second/mythos/mythos.ts';
import { passRumor, settleRumor } from '../../src/editions/second/mythos/rumor.ts';
import { boardView } from '../../src/editions/second/shown/boardview.ts';
import { namer } from '../../src/editions/second/shown/namer.ts';
import type { Game } from '../../src/editions/second/state/state.ts';
import { Words } from '../../src/words/words.ts';
import { type Arrangement, aGame, drive, eventsOf, optionIds } from '../editions/second/table.ts';
import { content } from '../second.ts';

const opening = { from: 'mythos', monsters: 1, delay: true } as const;
const eight = content.investigators.map(({ id }) => id).slice(0, 8);
/** An environment of Black Cave whose movement calls circles, diamonds and squares. */
const CAVE = 'mythos-blackest-night';

function resolved(card: string, arrangement: Arrangement = {}) {
  const game = aGame({ at: 'train-station', phase: 'mythos', cursor: { step: 'mythos' }, ...arrangement });
  return { game, ...drive(game, resolve(game, card, 'mythos')) };
}

const types = (game: Game) => game.events.map(({ type }) => type);

describe('step 1', () => {
  it('2E-1402 sealed, open or neither: one of the three, and only that', () => {
    const told = (arrangement: Arrangement) => {
      const seen = types(resolved(CAVE, arrangement).game);
      return ['GateBlocked', 'Surge', 'GateOpened'].filter((type) => (seen as string[]).includes(type));
    };
    expect(told({ seals: ['black-cave'], gates: { woods: 'abyss' } })).toEqual(['GateBlocked']);
    expect(told({ gates: { 'black-cave': 'abyss' } })).toEqual(['Surge']);
    expect(told({ gates: { woods: 'abyss' } })).toEqual(['GateOpened']);
  });

  it('2E-1410 the markers of a surge are drawn one by one, the gate of the card first', () => {
    const gates = { 'science-building': 'abyss', 'black-cave': 'rlyeh', woods: 'yuggoth' };
    const surge = (more: Arrangement) => {
      const { game } = resolved(CAVE, { investigators: eight.slice(0, 3), gates, ...more });
      return eventsOf(game, 'MonsterAppeared').map(({ monster, place }) => [monster, place]);
    };
    expect(surge({ draws: ['ghoul', 'cultist', 'maniac'] })).toEqual([
      ['ghoul#1', 'black-cave'],
      ['cultist#1', 'science-building'],
      ['maniac#1', 'woods'],
    ]);
    expect(surge({ seed: 'a1'.repeat(32) })).not.toEqual(surge({ seed: 'b2'.repeat(32) }));
  });

  it('2E-1414 one doom token for a new gate', () => {
    const { game } = resolved(CAVE, { doom: 3 });
    expect(game.state.ancientOne.doom).toBe(4);
    expect(eventsOf(game, 'DoomChanged')).toMatchObject([{ by: 1, doom: 4, cause: { ref: 'mythos', id: CAVE } }]);
  });

  it('2E-1416 the top marker of the stack', () => {
    const game = aGame();
    const [top, second] = game.state.gateStack;
    drive(game, openGate(game, 'woods', opening));
    expect(game.state.places.woods?.gate).toBe(top);
    expect(game.state.gateStack[0]).toBe(second);
    expect(game.state.gateStack).toHaveLength(15);
  });

  it('2E-1419 the gate that reaches the limit awakens the Ancient One, the one before does not', () => {
    const unstable = content.locations.filter(({ stability }) => stability === 'unstable').map(({ id }) => id);
    const awakens = (players: number, open: number) => {
      const game = aGame({ investigators: eight.slice(0, players), ancientOne: 'yig', at: 'train-station' });
      for (const place of unstable.slice(0, open)) game.state.places[place]!.gate = game.state.gateStack.shift()!;
      const { ended } = drive(game, openGate(game, unstable[open]!, { ...opening, monsters: 0 }));
      expect(eventsOf(game, 'Awakened').map(({ reason }) => reason)).toEqual(ended ? ['gates'] : []);
      return ended;
    };
    const limits = [8, 8, 7, 7, 6, 6, 5, 5];
    for (const [index, limit] of limits.entries()) {
      expect(awakens(index + 1, limit - 1), `${index + 1} players`).toBe(true);
      expect(awakens(index + 1, limit - 2), `${index + 1} players`).toBe(false);
    }
  });

  it('2E-1423 the monsters of a new gate are subject to the limit, one by one', () => {
    const kinds = ['ghoul#1', 'ghoul#2', 'ghoul#3', 'zombie#1', 'zombie#2', 'zombie#3', 'maniac#1'];
    const monsters = Object.fromEntries(kinds.map((marker) => [marker, 'easttown-streets']));
    // Five players: two monsters with a gate, and room for eight.
    const game = aGame({
      investigators: eight.slice(0, 5),
      at: 'train-station',
      monsters,
      draws: ['cultist', 'witch'],
    });
    drive(game, openGate(game, 'woods', { ...opening, monsters: 2 }));
    expect(eventsOf(game, 'MonsterAppeared').map(({ monster, place }) => [monster, place])).toEqual([
      ['cultist#1', 'woods'],
    ]);
    expect(eventsOf(game, 'MonsterToOutskirts').map(({ monster }) => monster)).toEqual(['witch#1']);
  });

  it('2E-1425 who sits in the jail cell is not at the Police Station', () => {
    const investigators = [
      { sheet: 'joe-diamond', at: 'jail-cell', arrested: true },
      { sheet: 'jenny-barnes', at: 'police-station' },
    ];
    const game = aGame({ investigators, draws: ['abyss'] });
    drive(game, openGate(game, 'police-station', opening));
    expect(game.state.investigators.map(({ at }) => at)).toEqual(['jail-cell', 'abyss-1']);
  });
});

describe('step 2', () => {
  it('2E-1502 a Clue token comes to a sealed location too', () => {
    const game = aGame({ seals: ['woods'] });
    drive(game, placeClue(game, 'woods'));
    expect(game.state.places.woods).toMatchObject({ clues: 1, sealed: true });
  });
});

describe('step 4', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('2E-1706 pass and fail at once: the group decides', () => {
    const rumor = 'mythos-good-work-undone';
    const printed = content.mythos(rumor);
    const both = { terror: { min: 3 } };
    const ability = {
      ...printed.ability,
      pass: { condition: both, effect: [{ doom: -1 }] },
      fail: { condition: both, effect: [{ doom: 1 }] },
    };
    vi.spyOn(content, 'mythos').mockImplementation(() => ({ ...printed, ability }));
    const settled = (answers: Record<string, string>) => {
      const game = aGame({ investigators: eight.slice(0, 2), rumor, terror: 3, doom: 5 });
      const { decisions } = drive(game, settleRumor(game), answers);
      expect(decisions).toHaveLength(1);
      expect(decisions[0]).toMatchObject({ kind: 'rumor.both', mode: 'group', seats: [0, 1], default: ['pass'] });
      expect(optionIds(decisions[0])).toEqual(['pass', 'fail']);
      expect(game.state.rumor).toBeNull();
      return game.state.ancientOne.doom;
    };
    expect(settled({})).toBe(4);
    expect(settled({ 'rumor.both': 'fail' })).toBe(6);
  });

  it('2E-1707 activity and closed markers come with a card and go with it', () => {
    const rumor = 'mythos-good-work-undone';
    const environment = 'mythos-curfew-enforced';
    const game = aGame({ rumor, environment, at: 'train-station' });
    const active = () => {
      const { places } = boardView(game, new Words('en', [namer(content, game.state)]), []);
      return places.filter(({ activity }) => activity).map(({ id }) => id);
    };
    expect(active()).toEqual(['easttown-streets']);
    closePlace(game, 'library', 'cardLeaves', environment);
    closePlace(game, 'newspaper', 'endOfGame', 'terror');
    game.state.decks.mythos = game.state.decks.mythos.filter((card) => card !== 'mythos-heat-wave');
    drive(game, passRumor(game));
    drive(game, enterEnvironment(game, 'mythos-heat-wave'));
    expect(active()).toEqual([]);
    expect(game.state.places.library?.closed).toEqual([]);
    expect(game.state.places.newspaper?.closed).toHaveLength(1);
    expect(eventsOf(game, 'PlaceReopened')).toMatchObject([{ place: 'library' }]);
  });

  it('2E-1709 an environment and a rumor lie beside each other', () => {
    const game = aGame({ environment: 'mythos-curfew-enforced', at: 'train-station', seals: ['black-cave'] });
    game.state.decks.mythos.unshift('mythos-disturbing-the-dead');
    drive(game, mythos(game));
    expect([game.state.environment?.card, game.state.rumor?.card]).toEqual([
      'mythos-curfew-enforced',
      'mythos-disturbing-the-dead',
    ]);
    game.state.turn += 1;
    game.state.decks.mythos.unshift(CAVE);
    game.state.forced = { dice: [6], draws: [] };
    drive(game, mythos(game));
    expect([game.state.environment?.card, game.state.rumor?.card]).toEqual([CAVE, 'mythos-disturbing-the-dead']);
  });
});
