import { describe, expect, it } from 'vitest';
import { secondWords } from '../../../../src/editions/second/second.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { Outcome } from '../../../../src/editions/second/state/state.ts';
import { ending } from '../../../../src/editions/second/telling/ending.ts';
import { tell } from '../../../../src/editions/second/telling/telling.ts';
import { goneOn } from '../../../../src/table/room/piece.ts';
import { aGame } from '../table.ts';

const { state } = aGame({ investigators: [{ sheet: 'joe-diamond' }, { sheet: 'gloria-goldberg' }] });
const words = secondWords('en', state);

/** The scene and heading of a moment, and what is told under it. */
function great(...events: unknown[]) {
  const { lines, moment } = tell(events as SecondEvent[], state, words);
  const view = moment?.picture.kind === 'moment' ? moment.picture.view : null;
  return {
    scene: view?.scene ?? null,
    note: view?.note,
    accent: moment?.accent,
    heading: lines[0],
    rest: lines.slice(1),
  };
}

const closed = { type: 'GateClosed', seat: 0, place: 'woods', gate: 'abyss#1', trophy: true };

describe('a great moment of the second edition', () => {
  it('is a gate that is sealed, told once with its closing', () => {
    const told = great(closed, { type: 'GateSealed', seat: 0, place: 'woods', with: 'clues' });
    expect(told).toMatchObject({
      scene: 'gateSealed',
      accent: 'won',
      heading: '## Joe seals the Woods with clues',
    });
    expect(told.rest).toEqual(['Joe takes the gate as a trophy. No gate will open there again. **Seals 0/6.**']);
  });

  it('is a gate that clues seal after it was closed, in place of its closing', () => {
    const sealed = { type: 'GateSealed', seat: 0, place: 'woods', with: 'clues' };
    const moment = (...events: unknown[]) => tell(events as SecondEvent[], state, words).moment;
    expect(moment(sealed)?.instead).toBe(true);
    expect(moment(closed)?.instead).toBeUndefined();
    expect(moment(closed, { ...sealed, with: 'elderSign' })?.instead).toBeUndefined();
    const closing = tell([closed] as SecondEvent[], state, words);
    const after = goneOn(closing.lines, tell([sealed] as SecondEvent[], state, words));
    expect(after).toEqual([
      '## Joe seals the Woods with clues',
      'Joe takes the gate as a trophy. **Open gates: 0 of 8.**',
      'No gate will open there again. **Seals 0/6.**',
    ]);
  });

  it('is a seal that is broken, unless somebody falls through the gate that opens there', () => {
    const broken = { type: 'SealBroken', place: 'woods' };
    expect(great(broken)).toMatchObject({
      scene: 'sealBroken',
      accent: 'lost',
      heading: '## The seal in the Woods breaks',
      note: 'Seals 0/6',
      rest: ['A gate can open there again. **Seals 0/6.**'],
    });
    const opened = { type: 'GateOpened', place: 'woods', gate: 'abyss#1', hidden: false };
    const drawn = { type: 'DrawnThrough', seat: 1, place: 'woods', world: 'abyss', delayed: true };
    expect(great(broken, opened, drawn)).toMatchObject({ scene: 'drawnThrough' });
  });

  it('is a gate that is closed, or several at once, of which each is told', () => {
    expect(great(closed)).toMatchObject({ scene: 'gateClosed', heading: '## Joe closes the gate in the Woods' });
    // What came of the check stands below its dice.
    const check = { type: 'CheckEnded', seat: 0, skill: 'fight', successes: 1, difficulty: 1, passed: true };
    const [roll = '', now] = great(check, closed).rest;
    expect([roll.includes('passed'), now]).toEqual([true, 'Joe takes the gate as a trophy. **Open gates: 0 of 8.**']);
    const three = great(closed, { ...closed, place: 'black-cave' }, { ...closed, place: 'graveyard' });
    expect(three.heading).toBe('## Three gates slam shut');
    expect(three.rest.filter((line) => line.includes('closes the gate'))).toHaveLength(3);
  });

  it('is a gate that opens on somebody, and none that they go through or that opens elsewhere', () => {
    const opened = { type: 'GateOpened', place: 'woods', gate: 'abyss#1', hidden: false };
    const drawn = { type: 'DrawnThrough', seat: 1, place: 'woods', world: 'abyss', delayed: true };
    expect(great(opened, drawn)).toMatchObject({
      scene: 'drawnThrough',
      heading: '## The Woods open under Gloria',
      rest: ['Gloria falls into the Abyss and misses their next move.'],
    });
    expect(great(opened).scene).toBeNull();
    expect(great(drawn).scene).toBeNull();
    expect(great({ ...opened, place: 'graveyard' }, drawn).scene).toBeNull();
  });

  it('is a rumor that is averted or comes true; the ritual is broken up', () => {
    const over = (type: string, card: string) => great({ type, card });
    const stars = 'mythos-the-stars-are-right';
    expect(over('RumorPassed', stars)).toMatchObject({ scene: 'rumorPassed', accent: 'won', note: 'averted' });
    expect(over('RumorFailed', stars)).toMatchObject({
      scene: 'rumorFailed',
      heading: '## The Stars Are Right comes true',
    });
    expect(over('RumorPassed', 'mythos-the-great-ritual').scene).toBe('ritualStopped');
  });

  it('is terror that rises, with its cause, somebody devoured, and the awakening above all', () => {
    const rose = { type: 'TerrorRose', level: 3, cause: { ref: 'mythos', id: 'mythos-the-stars-are-right' } };
    expect(great(rose)).toMatchObject({ scene: 'terror', heading: '## Terror rises to 3 (The Stars Are Right)' });
    const devoured = { type: 'Devoured', seat: 0, sheet: 'joe-diamond' };
    expect(great(rose, devoured)).toMatchObject({ scene: 'devoured', heading: '## Joe Diamond is devoured' });
    const awake = great(rose, devoured, { type: 'Awakened', ancientOne: 'yig', reason: 'doom' });
    expect(awake).toMatchObject({ scene: 'awakening', heading: '# Yig awakens' });
    expect(awake.rest[0]).toBe('The doom track is full.');
  });

  it('has a picture of its own for every way to end', () => {
    const ends: [Outcome['result'], Outcome['way'], string][] = [
      ['won', 'closing', 'wonClosing'],
      ['won', 'sealing', 'wonSealing'],
      ['won', 'banishing', 'wonBanishing'],
      ['lost', 'devoured', 'lostDevoured'],
      ['lost', 'destruction', 'lostDestruction'],
    ];
    for (const [result, way, scene] of ends) {
      const over = { ...state, outcome: { result, way, turn: 9 } };
      expect(ending(over, words).moment?.picture.view, way).toMatchObject({ scene, note: 'Turn 9' });
      expect(ending(over, words).lines[0]).toMatch(/^## ./);
    }
  });
});
