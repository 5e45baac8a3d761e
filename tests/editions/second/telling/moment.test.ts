import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { Outcome } from '../../../../src/editions/second/state/state.ts';
import { ending } from '../../../../src/editions/second/telling/ending.ts';
import { tell } from '../../../../src/editions/second/telling/telling.ts';
import { crowned } from '../../../../src/story/excerpt.ts';
import { ACCENTS } from '../../../../src/story/great.ts';
import { gravest, partedAt } from '../../../../src/story/moment.ts';
import { content } from '../../../second.ts';
import { said } from '../../../story/said.ts';
import { aGame } from '../table.ts';
import { told, WORDS } from './told.ts';

const { state } = aGame({ investigators: [{ sheet: 'joe-diamond' }, { sheet: 'gloria-goldberg' }] });

/** The scene and heading of a moment, and what is told under it. */
function great(...events: unknown[]) {
  const sentences = tell(events as SecondEvent[], gameOf(content, state));
  const moment = gravest(sentences);
  const { before, moment: own, after } = moment ? partedAt(sentences, moment) : { before: [], moment: [], after: [] };
  const [heading, ...rest] = said([...own, ...after], WORDS);
  return {
    scene: moment?.great.scene ?? null,
    note: moment?.great.note && WORDS.text(moment.great.note),
    accent: moment && ACCENTS[moment.great.scene],
    before: said(before, WORDS),
    heading,
    rest,
  };
}

const closed = { type: 'GateClosed', seat: 0, place: 'woods', gate: 'abyss#1', trophy: true, open: 2 };

describe('a great moment of the second edition', () => {
  it('is a gate that is sealed, told once with its closing', () => {
    const sealed = great(closed, { type: 'GateSealed', seat: 0, place: 'woods', with: 'clues', seals: 3 });
    expect(sealed).toMatchObject({
      scene: 'gateSealed',
      accent: 'won',
      heading: '## Joe seals the Woods with clues',
    });
    expect(sealed.rest).toEqual(['Joe takes the gate as a trophy. No gate will open there again. **Seals 3/6.**']);
  });

  it('says with what a gate is sealed, and of whoever is devoured all there is to say', () => {
    const sign = { type: 'CardDiscarded', seat: 0, card: 'elder-sign#1', to: 'box' };
    const sealed = { type: 'GateSealed', seat: 0, place: 'woods', with: 'elderSign', seals: 3 };
    expect(said(tell([sign, sealed] as SecondEvent[], gameOf(content, state)), WORDS).join()).not.toContain(
      'back in the box',
    );
    expect(said(tell([sign] as SecondEvent[], gameOf(content, state)), WORDS)).toEqual([
      'Joe puts the Elder Sign back in the box.',
    ]);
    const devoured = { type: 'Devoured', seat: 0, sheet: 'joe-diamond', by: { ref: 'ancientOne', id: 'yig' } };
    const gone = [
      { type: 'Eliminated', seat: 0 },
      { type: 'BlessingEnded', seat: 0 },
      { ...sign, to: 'deck' },
    ];
    expect(said(tell([devoured, ...gone] as SecondEvent[], gameOf(content, state)), WORDS)).toHaveLength(1);
    expect(said(tell(gone as SecondEvent[], gameOf(content, state)), WORDS)).not.toEqual([]);
  });

  it('is a gate that clues seal after it was closed, in place of its closing', () => {
    const sealed = { type: 'GateSealed', seat: 0, place: 'woods', with: 'clues', seals: 3 };
    const moment = (...events: unknown[]) => gravest(tell(events as SecondEvent[], gameOf(content, state)))?.great;
    expect(moment(sealed)?.crowns).toBe(true);
    expect(moment(closed)?.crowns).toBeUndefined();
    expect(moment(closed, { ...sealed, with: 'elderSign' })?.crowns).toBeUndefined();
    const both = [closed, sealed].flatMap((event) => tell([event] as SecondEvent[], gameOf(content, state)));
    expect(said(crowned(both), WORDS)).toEqual([
      '## Joe seals the Woods with clues',
      'Joe takes the gate as a trophy. **Open gates: 2 of 8.** No gate will open there again. **Seals 3/6.**',
    ]);
  });

  it('is a seal that is broken, unless somebody falls through the gate that opens there', () => {
    const broken = { type: 'SealBroken', place: 'woods', seals: 2 };
    expect(great(broken)).toMatchObject({
      scene: 'sealBroken',
      accent: 'lost',
      heading: '## The seal in the Woods breaks',
      note: 'Seals 2/6',
      rest: ['A gate can open there again. **Seals 2/6.**'],
    });
    const opened = { type: 'GateOpened', place: 'woods', gate: 'abyss#1', hidden: false, open: 3 };
    const drawn = { type: 'DrawnThrough', seat: 1, place: 'woods', world: 'abyss', delayed: true };
    expect(great(broken, opened, drawn)).toMatchObject({ scene: 'drawnThrough' });
  });

  it('is a gate that is closed, or several at once, of which each is told', () => {
    expect(great(closed)).toMatchObject({ scene: 'gateClosed', heading: '## Joe closes the gate in the Woods' });
    // Without a trophy it was nobody's doing: a failed roll has closed it.
    const failed = great({ ...closed, trophy: false });
    expect(failed).toMatchObject({ scene: 'gateClosed', heading: '## The gate closes in the Woods' });
    const three = great(closed, { ...closed, place: 'black-cave' }, { ...closed, place: 'graveyard' });
    expect(three.heading).toBe('## Three gates slam shut');
    expect(three.rest.join(' ').match(/loses the gate/g)).toHaveLength(3);
  });

  it('stands after the check, the fight and the encounter in which it comes about, whatever is told of those later', () => {
    const roll = {
      ...{ type: 'CheckRolled', seat: 0, skill: 'fight', formula: [], dice: [2, 6], faces: [5, 6], successes: 1 },
      difficulty: 1,
    };
    const end = { type: 'CheckEnded', seat: 0, skill: 'fight', successes: 1, difficulty: 1, passed: true };
    const { before, heading, rest } = great(roll, closed, end);
    expect(before).toEqual(['Joe rolls Fight, 2 dice: 2 **6** — **passed**.']);
    expect(heading).toBe('## Joe closes the gate in the Woods');
    expect(rest).toEqual(['Joe takes the gate as a trophy. **Open gates: 2 of 8.**']);
    const lost = { type: 'LostInTimeAndSpace', seat: 0 };
    const whole = told(
      state,
      [roll, closed, { ...end, passed: false, successes: 0 }, lost] as SecondEvent[],
      'turn 4/seat 0',
    );
    expect(whole[0]).toBe('**Joe** rolls Fight, 2 dice: 2 **6** — **failed**. **Joe is lost in time and space**.');
    expect(whole[1]).toBe('**Joe closes the gate in the Woods**');
  });

  it('is a gate that opens on somebody, and none that they go through or that opens elsewhere', () => {
    const opened = { type: 'GateOpened', place: 'woods', gate: 'abyss#1', hidden: false, open: 3 };
    const drawn = { type: 'DrawnThrough', seat: 1, place: 'woods', world: 'abyss', delayed: true };
    expect(great(opened, drawn)).toMatchObject({
      scene: 'drawnThrough',
      heading: '## The Woods open under Gloria',
      rest: ['Gloria falls into the Abyss and misses the next move.'],
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
    expect(awake).toMatchObject({ scene: 'awakening', heading: '## Yig awakens' });
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
      const all = ending(gameOf(content, over));
      const { great: last } = gravest(all) ?? {};
      expect([last?.scene, last?.note && WORDS.text(last.note)], way).toEqual([scene, 'Turn 9']);
      expect(said(all, WORDS)[0]).toMatch(/^## ./);
    }
  });
});
