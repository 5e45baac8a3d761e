import { describe, expect, it } from 'vitest';
import { dialButton, dialRows, settingLine, settingOf } from '../../../src/discord/question/dial.ts';
import { questionMessage } from '../../../src/discord/question/question.ts';
import { questionGroups } from '../../../src/discord/question/questiondraft.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import type { Component } from '../../../src/local/messages/component.ts';
import { said } from '../../table/toyedition.ts';
import { asked, components, gameView, opened, words } from './asking.ts';
import { settings, sliders } from './dialedition.ts';

const AT = [0, 1, 3];
const dials = sliders(AT);

function asking(more: Partial<Decision> = {}) {
  return opened({ kind: 'upkeep.sliders', options: settings(AT), dials, ...more });
}

const choosing = (marked: string[], open = asking()) => ({
  game: '0123456789',
  branch: 3,
  open,
  words,
  marked,
  page: 0,
});
const menus = (list: readonly Component[]) => list.filter(({ type }) => type === 3);
const shown = (menu: Component | undefined) =>
  menu?.options?.filter((option) => option.default).map(({ value }) => value);
const labels = (list: readonly Component[]) => list.filter(({ type }) => type === 2).map(({ label }) => label);

describe('a setting', () => {
  const { decision } = asking();

  it('is where the dials stand as long as nothing is marked', () => {
    expect(settingOf(decision, [])?.id).toBe('sliders:0-1-3');
  });

  it('is what is marked, and the other dials where they stand', () => {
    expect(settingOf(decision, ['0.1'])?.id).toBe('sliders:1-1-3');
    expect(settingOf(decision, ['2.2', '1.0'])?.id).toBe('sliders:0-0-2');
  });

  it('that is no option is none', () => {
    expect(settingOf(decision, ['0.3'])).toBeNull();
    expect(settingOf(decision, ['0.1', '1.2', '2.2'])).toBeNull();
  });

  it('is not changed by marks of dials or stops that are not there', () => {
    expect(settingOf(decision, ['0.4', '3.0', 'go:woods', ''])?.id).toBe('sliders:0-1-3');
  });

  it('is none where there are no dials', () => {
    expect(settingOf(opened({ options: [{ id: 'go', label: said('Go') }] }).decision, ['0.0'])).toBeNull();
  });
});

describe('a dial', () => {
  const rows = (marked: string[]) =>
    menus(dialRows(dials, choosing(marked)).flatMap((row) => row.components as Component[]));

  it('is a menu of all its stops, each with its note', () => {
    const found = rows([]);
    expect(found.map(({ custom_id }) => custom_id)).toEqual([0, 1, 2].map((dial) => `d:0123456789:3:41:${dial}`));
    expect(found[1]?.options).toMatchObject(
      [0, 1, 2, 3].map((stop) => ({ label: `Fight: ${stop}`, description: `value: ${stop}`, value: `1.${stop}` })),
    );
    for (const menu of found) expect(menu).toMatchObject({ min_values: 1, max_values: 1 });
  });

  it('shows where it stands, or what is marked', () => {
    expect(rows([]).map(shown)).toEqual([['0.0'], ['1.1'], ['2.3']]);
    expect(rows(['1.3', '2.0']).map(shown)).toEqual([['0.0'], ['1.3'], ['2.0']]);
  });
});

describe('what would be set', () => {
  const line = (marked: string[], more: Partial<Decision> = {}) => settingLine(dials, choosing(marked, asking(more)));
  const disabled = (marked: string[], more: Partial<Decision> = {}) =>
    dialButton(choosing(marked, asking(more))).disabled;

  it('is said as soon as it is not what silence would choose, which has its own button', () => {
    expect(line([])).toBeNull();
    expect(disabled([])).toBe(true);
    expect(line(['0.2'])).toBe('Ready to set: **Sliders: 2-1-3**');
    expect(disabled(['0.2'])).toBe(false);
    expect(line(['0.0'])).toBeNull();
    expect(disabled(['0.0'])).toBe(true);
  });

  it('can’t be set when it is too much, and the line says so', () => {
    expect(line(['0.3'])).toBe('Too much focus: 2');
    expect(disabled(['0.3'])).toBe(true);
  });

  it('may be to leave the dials where they stand, when silence would turn them', () => {
    const turned = { default: ['sliders:0-3-3'] };
    expect(line([], turned)).toBe('Ready to set: **Sliders: 0-1-3**');
    expect(disabled([], turned)).toBe(false);
    expect(line(['1.3'], turned)).toBeNull();
    expect(disabled(['1.3'], turned)).toBe(true);
  });
});

describe('a question with dials', () => {
  it('has a menu for each, offers, what sets them, what silence would choose, and why', () => {
    for (const marked of [[], ['1.2'], ['0.3', '1.3', '2.0']]) {
      const list = components(asked(asking(), { marked }, 30));
      expect(menus(list).map(({ custom_id }) => custom_id?.[0])).toEqual(['d', 'd', 'd', 'i']);
      expect(labels(list)).toEqual(['Set', 'Sliders: 0-1-3', '?']);
    }
  });

  it('has no button for each of its settings, however few they are', () => {
    for (const count of [2, 5, 8]) {
      const list = components(asked(asking({ options: settings(AT).slice(0, count) })));
      expect(menus(list)).toHaveLength(3);
      expect(labels(list)).toEqual(['Set', 'Sliders: 0-1-3', '?']);
    }
  });

  it('has no pages, however many they are', () => {
    const options = Array.from({ length: 100 }, (_, index) =>
      settings(AT).map((one) => ({ ...one, id: `${one.id}/${index}` })),
    ).flat();
    expect(labels(components(asked(asking({ options }))))).toEqual(['Set', 'Sliders: 0-1-3', '?']);
  });

  it('says what would be set right above the menus', () => {
    const { content, closed } = questionMessage(asked(asking(), { marked: ['0.1'], lesson: 'Sliders set skills.' }));
    expect(content.split('\n').slice(-2)).toEqual(['-# Sliders set skills.', 'Ready to set: **Sliders: 1-1-3**']);
    expect(closed).not.toContain('Ready to set');
    expect(questionMessage(asked(asking())).content).not.toContain('Sliders');
  });

  it('keeps to Discord’s limits with the longest texts', () => {
    const long = said('x'.repeat(150), 'y'.repeat(150));
    const options = settings(AT).map((option) => ({ ...option, label: long }));
    const list = dials.list.map(({ at, stops }) => ({ at, stops: stops.map(() => ({ label: long, note: long })) }));
    const open = asking({ options, dials: { list, beyond: said('z'.repeat(3000)) } });
    for (const marked of [[], ['0.1'], ['0.3']]) {
      const asking = asked(open, { marked, prose: 'p '.repeat(1500) }, 30);
      const list = components(asking);
      const stops = menus(list).flatMap(({ options: choices }) => choices ?? []);
      expect(menus(list)).toHaveLength(4);
      expect(
        Math.max(...stops.map(({ label, description = '' }) => Math.max(label.length, description?.length ?? 0))),
      ).toBe(100);
      expect(Math.max(...labels(list).map((label) => label?.length ?? 0))).toBe(80);
      expect(questionMessage(asking).content.length).toBeLessThanOrEqual(2000);
    }
  });

  it('has a message of its own', () => {
    const view = gameView([asking(), asking({ id: '42', options: settings(AT).slice(0, 3) })]);
    expect(questionGroups(view)).toHaveLength(2);
  });
});
