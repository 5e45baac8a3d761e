import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { arkhamEncounter } from '../../src/editions/second/encounters/encounter.ts';
import { awaken } from '../../src/editions/second/end/awaken.ts';
import { raiseDoom } from '../../src/editions/second/end/doom.ts';
import { openGate } from '../../src/editions/second/gates/gate.ts';
import { placeMonster, spawn } from '../../src/editions/second/monsters/monster.ts';
import { giveUpGateTrophies } from '../../src/editions/second/monsters/trophy.ts';
import { raiseTerror } from '../../src/editions/second/mythos/terror.ts';
import { StepEnd } from '../../src/engine/flow.ts';
import { type Arrangement, aGame, drive, eventsOf } from '../editions/second/table.ts';
import { content } from '../second.ts';

/** Markers of common kinds in one place after another. */
function crowd(...places: [string, number][]): Record<string, string> {
  const markers = ['ghoul', 'cultist', 'maniac', 'zombie', 'byakhee', 'witch'].flatMap((kind) =>
    [1, 2].map((copy) => `${kind}#${copy}`),
  );
  return Object.fromEntries(
    places.flatMap(([place, count]) => markers.splice(0, count).map((marker): [string, string] => [marker, place])),
  );
}

describe('35. Monster limit and Outskirts', () => {
  it('2E-3502 Arkham and the Sky count against the limit, the Outskirts and monsters of encounters do not', () => {
    const placed = (...places: [string, number][]) => {
      const game = aGame({ monsters: crowd(...places) });
      drive(game, placeMonster(game, 'gug#1', 'library'));
      return game.state.monsters.at(-1)?.at;
    };
    // One player: four fit.
    expect(placed(['woods', 1], ['uptown-streets', 1], ['sky', 1])).toBe('library');
    expect(placed(['woods', 1], ['uptown-streets', 1], ['sky', 1], ['outskirts', 3], ['encounter', 2])).toBe('library');
    expect(placed(['woods', 1], ['uptown-streets', 1], ['sky', 2])).toBe('outskirts');
  });

  it('2E-3507 monsters are placed one at a time, limit and Outskirts looked at for each', () => {
    // One player: four fit, the Outskirts hold seven; one place is free on the board and one in the Outskirts.
    const monsters = crowd(['woods', 3], ['outskirts', 6]);
    const game = aGame({ monsters, draws: ['vampire', 'gug', 'shoggoth', 'dhole'] });
    drive(game, spawn(game, 'library', 4));
    expect(game.events.map((event) => event.type).filter((type) => type !== 'AllyLeft')).toEqual([
      'MonsterAppeared',
      'MonsterToOutskirts',
      'MonsterToOutskirts',
      'OutskirtsEmptied',
      'TerrorRose',
      'MonsterToOutskirts',
    ]);
    const where = (kind: string) => game.state.monsters.find(({ marker }) => marker.startsWith(kind))?.at;
    expect([where('vampire'), where('gug'), where('shoggoth'), where('dhole')]).toEqual([
      'library',
      undefined,
      undefined,
      'outskirts',
    ]);
  });
});

describe('36. The terror track', () => {
  it('2E-3601 the terror level starts at 0, ends at 10, and nothing lowers it', () => {
    expect(content.terrorTrack.start).toBe(0);
    const game = aGame({ printing: '2005', ancientOne: 'yig' });
    expect(game.state.terror).toBe(0);
    drive(game, raiseTerror(game, 25));
    expect(eventsOf(game, 'TerrorRose').map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    drive(game, raiseTerror(game, -3));
    expect(game.state.terror).toBe(10);
    const folder = fileURLToPath(new URL('../../data/second/', import.meta.url));
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const texts = files.map((name) => readFileSync(folder + name, 'utf8')).join('');
    expect(texts).toMatch(/"terror":\s*\d/);
    expect(texts).not.toMatch(/"terror":\s*-/);
  });
});

describe('37. The Ancient One awakens', () => {
  it('2E-3701 the token on the last free space of the doom track awakens him', () => {
    const game = aGame({ ancientOne: 'yig', doom: 8 });
    expect(() => raiseDoom(game, 1)).not.toThrow();
    expect(game.state.ancientOne.awake).toBe(false);
    expect(() => raiseDoom(game, 1)).toThrow(StepEnd);
    expect(eventsOf(game, 'Awakened')).toEqual([{ type: 'Awakened', ancientOne: 'yig', reason: 'doom' }]);
    expect(game.state.cursor).toEqual({ step: 'battle.start' });
  });

  it('2E-3707 Arkham and the Sky count, the Outskirts do not; looked at as terror reaches 10 and as monsters come', () => {
    const rising = (...places: [string, number][]) => {
      const game = aGame({ ancientOne: 'yig', terror: 9, monsters: crowd(...places) });
      drive(game, raiseTerror(game, 1));
      return eventsOf(game, 'Awakened').map(({ reason }) => reason);
    };
    expect(rising(['woods', 3], ['uptown-streets', 1], ['sky', 4])).toEqual(['monsters']);
    expect(rising(['woods', 3], ['sky', 4], ['outskirts', 3])).toEqual([]);
    const coming = aGame({ ancientOne: 'yig', terror: 10, monsters: crowd(['woods', 3], ['sky', 4]) });
    expect(drive(coming, placeMonster(coming, 'gug#1', 'sky')).ended).toBe(true);
    expect(eventsOf(coming, 'Awakened')[0]?.reason).toBe('monsters');
  });

  it('2E-3708 a monster that an encounter draws from the empty cup awakens him too', () => {
    const met = (draws: string[], more: Arrangement = {}) => {
      const game = aGame({
        investigators: [{ sheet: 'joe-diamond', at: 'graveyard' }],
        ancientOne: 'yig',
        phase: 'arkham',
        draws,
        ...more,
      });
      game.state.cup = [];
      const { ended } = drive(game, arkhamEncounter(game, 0));
      return [ended, eventsOf(game, 'Awakened').map(({ reason }) => reason)];
    };
    expect(met(['rivertown-1'])).toEqual([true, ['emptyCup']]);
    // A trophy straight from the cup.
    expect(met(['rivertown-7'])).toEqual([true, ['emptyCup']]);
    expect(met(['rivertown-1'], { printing: '2005' })).toEqual([false, []]);
  });

  it('2E-3709 a spent gate trophy goes under the stack and is there for the next gate', () => {
    const opened = (spend: boolean) => {
      const game = aGame({ investigators: ['joe-diamond'], ancientOne: 'yig' });
      game.state.gateStack = [];
      game.state.investigators[0]!.gateTrophies = ['abyss#1'];
      if (spend) drive(game, giveUpGateTrophies(game, 0, 1));
      drive(game, openGate(game, 'woods', { from: 'mythos', monsters: 1 }));
      return [game.state.places.woods?.gate, eventsOf(game, 'Awakened').map(({ reason }) => reason)];
    };
    expect(opened(false)).toEqual([null, ['noGateMarker']]);
    expect(opened(true)).toEqual(['abyss#1', []]);
  });

  it('2E-3712 whatever the reason, the doom track is filled up before the battle', () => {
    for (const reason of ['gates', 'noGateMarker', 'emptyCup', 'monsters'] as const) {
      const game = aGame({ ancientOne: 'cthulhu', doom: 4 });
      expect(() => awaken(game, reason)).toThrow(StepEnd);
      expect(game.state.ancientOne.doom).toBe(13);
    }
  });
});
