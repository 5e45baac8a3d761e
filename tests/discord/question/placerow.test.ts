import { describe, expect, it } from 'vitest';
import { questionMessage } from '../../../src/discord/question/question.ts';
import type { Option } from '../../../src/engine/decision.ts';
import { ref } from '../../../src/engine/phrase.ts';
import { said } from '../../table/toyedition.ts';
import { asked, components, opened } from './asking.ts';

/** So many places in parts of five, and staying. */
function places(count: number): Option[] {
  const there = Array.from({ length: count }, (_, index) => ({
    id: `go:${index}`,
    label: said(`Place ${index}`),
    note: said(`${index} steps`),
    group: ref('part', String(Math.floor(index / 5))),
  }));
  return [...there, { id: 'use:map', label: said('Use Map') }, { id: 'stay', label: said('Stay') }];
}

function shown(count: number, more: { favored?: string[]; page?: number } = {}) {
  const open = opened({ options: places(count), min: 1, max: 1, default: ['stay'] });
  return components(asked(open, { favored: [], ...more })).flatMap(({ label, placeholder, options }) =>
    placeholder === undefined ? (label ?? []) : [`${placeholder} ${options?.length}`],
  );
}

describe('a question that leads to many places', () => {
  it('has staying and the three liked best as buttons, with what awaits there, and a menu of all', () => {
    expect(shown(8, { favored: ['go:5', 'go:1', 'go:2', 'go:3'] })).toEqual([
      'Stay: -',
      'Place 5: - · 5 steps: -',
      'Place 1: - · 1 steps: -',
      'Place 2: - · 2 steps: -',
      'Use Map: -',
      'Go to… 8',
      'Why?',
    ]);
  });

  it('of more than a menu holds, asks for the part first, and then has all of its places', () => {
    expect(shown(31)).toEqual(['Stay: -', 'Use Map: -', 'Go to… 7', 'Why?']);
    expect(shown(31, { page: 2 })).toEqual(['Use Map: -', 'Go to… 7', 'part 1: go to… 5', 'Stay: -', 'Why?']);
  });

  it('has a button for each of three', () => {
    expect(shown(3)).toEqual(['Place 0: -', 'Place 1: -', 'Place 2: -', 'Use Map: -', 'Stay: -', 'Why?']);
  });

  it('tells what other things do, which have only a button', () => {
    const open = opened({ options: places(8).map((one) => (one.group ? one : { ...one, note: said('How') })) });
    const { content } = questionMessage(asked(open));
    expect(content).toContain('**Use Map: -:** How');
    expect(content).not.toContain('5 steps');
  });
});
