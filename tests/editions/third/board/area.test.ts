import { describe, expect, it } from 'vitest';
import { boardSpaces, townOf } from '../../../../src/editions/third/board/area.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { spacesOf } from '../../../../src/editions/third/language/terms/place.ts';
import { CONTENT, gameOf, SCENARIOS } from '../../../third.ts';
import { addMonster, aGame, drive, optionIds } from '../table.ts';

const card = { source: { ref: 'card', id: 'test' } };

describe('spaces', () => {
  it('3N-64 3E-411.2, 3E-436.3 spaces that share a border are adjacent, both ways', () => {
    for (const scenario of SCENARIOS) {
      const { state } = aGame({ scenario });
      for (const space of boardSpaces(gameOf(state))) {
        expect(townOf(gameOf(state)).adjacent(space), space).not.toHaveLength(0);
        for (const other of townOf(gameOf(state)).adjacent(space))
          expect(townOf(gameOf(state)).adjacent(other)).toContain(space);
      }
    }
    const { state } = aGame();
    expect(townOf(gameOf(state)).adjacent('uptownSouthsideStreet')).toEqual(['southChurch', 'stMarysHospital']);
    expect(townOf(gameOf(state)).adjacent('generalStore')).not.toContain('policeStation');
  });

  it('3E-411.4-1 a space is not adjacent to itself', () => {
    const { state } = aGame();
    for (const space of boardSpaces(gameOf(state))) expect(townOf(gameOf(state)).adjacent(space)).not.toContain(space);
  });

  it('3E-411.3-1, 3E-411.3-2 a component is adjacent to the spaces next to its own and to what is there', () => {
    const game = aGame({ investigators: [{ sheet: 'tommyMuldoon', at: 'generalStore' }] });
    const ritualist = addMonster(game, { kind: 'occultRitualist', at: 'blackCave' });
    const around = spacesOf(game, null, 'adjacentSpace', { ...card, monster: ritualist.id });
    expect([...around].sort()).toEqual([...townOf(game).adjacent('blackCave')].sort());
    // Its own space counts, wherever what it answers came to pass.
    const elsewhere = { ...card, monster: ritualist.id, thatSpace: 'velmasDiner' };
    expect(spacesOf(game, null, 'adjacentSpace', elsewhere)).toEqual(around);
    const near = addMonster(game, { kind: 'fleshEater', at: 'graveyard' });
    const far = addMonster(game, { kind: 'ghoulPriest', at: 'velmasDiner' });
    const effect = { damageMonster: { which: 'oneInYourSpaceOrAdjacent', amount: 1 } } as const;
    const { decisions } = drive(game, run(game, 0, [effect], { ...card }));
    const offered = optionIds(decisions.find(({ kind }) => kind === 'effect.monster'));
    expect(offered).toContain(near.id);
    expect(offered).toContain(ritualist.id);
    expect(offered).not.toContain(far.id);
  });

  it('3E-411.4-2 a component is not adjacent to its own space', () => {
    const game = aGame();
    const ritualist = addMonster(game, { kind: 'occultRitualist', at: 'blackCave' });
    expect(spacesOf(game, null, 'adjacentSpace', { ...card, monster: ritualist.id })).not.toContain('blackCave');
  });

  it('3E-436.1, 3E-436.2 every space is a named location of a neighborhood or a street', () => {
    for (const scenario of SCENARIOS) {
      const { state } = aGame({ scenario });
      for (const space of boardSpaces(gameOf(state)))
        expect(CONTENT.neighborhoodOf(space) === null, space).toBe(townOf(gameOf(state)).streetKind(space) !== null);
    }
  });

  it('3N-61 3E-475.1, 3E-475.2-1, 3E-475.2-2 a neighborhood has three spaces and a center that is none of them', () => {
    for (const scenario of SCENARIOS) {
      const { state } = aGame({ scenario });
      expect(Object.keys(state.centers).sort()).toEqual([...townOf(gameOf(state)).neighborhoods].sort());
      for (const id of townOf(gameOf(state)).neighborhoods) {
        expect(CONTENT.spacesOf(id)).toHaveLength(3);
        expect(boardSpaces(gameOf(state))).not.toContain(id);
      }
      expect(townOf(gameOf(state)).spaces).toHaveLength(3 * townOf(gameOf(state)).neighborhoods.length);
    }
  });

  it('3N-63 3E-478.1, 3E-478.2a, 3E-478.2b, 3E-478.2c a street is one space of one of three kinds', () => {
    const { state } = aGame();
    expect(new Set(townOf(gameOf(state)).streets.map(({ kind }) => kind))).toEqual(
      new Set(['residential', 'bridge', 'scenic']),
    );
    expect(townOf(gameOf(state)).streetKind('rivertownSouthsideStreet')).toBe('residential');
    expect(townOf(gameOf(state)).streetKind('downtownRivertownStreet')).toBe('bridge');
    expect(townOf(gameOf(state)).streetKind('rivertownUptownStreet')).toBe('scenic');
    for (const { id } of townOf(gameOf(state)).streets) expect(CONTENT.neighborhoodOf(id)).toBeNull();
    expect(townOf(gameOf(state)).streetKind('graveyard')).toBeNull();
  });

  it('3E-481.3b-1 every scenario starts on a space of its board', () => {
    for (const scenario of SCENARIOS) {
      const { state } = aGame({ scenario });
      expect(boardSpaces(gameOf(state))).toContain(townOf(gameOf(state)).startingSpace);
      expect(state.investigators[0]?.at).toBe(townOf(gameOf(state)).startingSpace);
    }
  });

  it('3E-481.3b-1 everybody starts on that space', () => {
    for (const scenario of SCENARIOS) {
      const { state } = aGame({ scenario, investigators: ['michaelMcglen', 'rexMurphy', 'agnesBaker'] });
      expect(new Set(state.investigators.map(({ at }) => at))).toEqual(new Set([townOf(gameOf(state)).startingSpace]));
    }
  });
});

describe('ways', () => {
  it('3E-R30 the nearest is reached in the fewest steps, whoever stands in between', () => {
    const game = aGame({
      investigators: [{ sheet: 'tommyMuldoon', at: 'rivertownSouthsideStreet' }],
      monsters: [{ kind: 'fleshEater', at: 'rivertownUptownStreet' }],
    });
    expect(townOf(game).distance('generalStore', 'southChurch')).toBe(2);
    expect(townOf(game).distance('generalStore', 'hangmansHill')).toBe(2);
    expect(townOf(game).distance('generalStore', 'generalStore')).toBe(0);
    expect(townOf(game).nearest('generalStore', ['velmasDiner', 'southChurch', 'hangmansHill'])).toEqual([
      'southChurch',
      'hangmansHill',
    ]);
    expect(townOf(game).distance('generalStore', 'theFuture')).toBe(Number.POSITIVE_INFINITY);
    expect(townOf(game).nearest('generalStore', ['theFuture'])).toEqual([]);
  });

  it('3E-R18 several shortest ways begin with several first steps', () => {
    const { state } = aGame();
    expect(townOf(gameOf(state)).shortestSteps('rivertownUptownStreet', 'yeOldeMagickShoppe')).toEqual([
      'hangmansHill',
      'stMarysHospital',
    ]);
    expect(townOf(gameOf(state)).shortestSteps('generalStore', 'hangmansHill')).toEqual(['rivertownUptownStreet']);
    expect(townOf(gameOf(state)).shortestSteps('generalStore', 'generalStore')).toEqual([]);
  });
});
