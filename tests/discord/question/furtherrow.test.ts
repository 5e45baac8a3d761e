import { describe, expect, it } from 'vitest';
import { furtherIn, turnInFull } from '../../../src/discord/question/furtherrow.ts';
import { questionMessage } from '../../../src/discord/question/question.ts';
import type { WholeTurn } from '../../../src/editions/plan/ahead.ts';
import type { Option } from '../../../src/engine/decision.ts';
import { ref } from '../../../src/engine/phrase.ts';
import { said } from '../../table/toyedition.ts';
import { asked, components, opened, options, words } from './asking.ts';

/** Where one can go. */
const WAYS: Option[] = ['woods', 'docks', 'stay'].map((id) => ({
  id,
  label: said(id),
  note: said(`${id} is far`),
  ...(id === 'stay' ? {} : { group: ref('part', 'town') }),
}));

/** So many actions, one of which leads to `WAYS`, and resting, which is usual. */
function acting(count: number, favored: string[] = []) {
  const list = [{ id: 'move', label: said('Move') }, ...options(count), { id: 'rest', label: said('Rest') }];
  const open = opened({ options: list, default: ['rest'] });
  const next = { ...open.decision, id: '8', options: WAYS };
  return asked(open, { favored, further: [{ option: 'move', next }] });
}

const shown = (asking: ReturnType<typeof acting>): string[] =>
  components(asking).flatMap(({ label, placeholder, options: lines }) =>
    placeholder === undefined ? (label ?? []) : [`${placeholder} ${lines?.map(({ value }) => value)}`],
  );

describe('an option that only leads to another question', () => {
  it('gives way to a menu of what is asked there, staying apart', () => {
    expect(shown(acting(1))).toEqual(['Option 0: -', 'Rest: -', 'Go to… docks,woods', 'Why?']);
  });

  it('is a button where a careful player would go, with what awaits there', () => {
    const asking = acting(1, ['docks']);
    expect(shown(asking)[0]).toBe('Go to docks: - · docks is far: -');
    const [button] = components(asking).filter(({ label }) => label !== undefined);
    expect(furtherIn(button?.custom_id?.split(':').at(-1) ?? '', [])).toEqual({ first: 'move', next: 'docks' });
  });

  it('never shows another option twice, however many there are', () => {
    for (let count = 0; count < 60; count++) {
      const ids = components(acting(count, ['woods'])).flatMap(({ custom_id }) => custom_id ?? []);
      expect(new Set(ids).size, `${count} others`).toBe(ids.length);
    }
  });

  it('has no line of its own above the buttons', () => {
    const { content } = questionMessage(acting(1));
    expect(content).not.toContain('Move');
  });
});

describe('a whole turn', () => {
  /** What its button says. */
  function label(...actions: string[]): string {
    const turn: WholeTurn = {
      said: { chosen: { first: 'move' }, assumed: {} },
      actions: actions.map((action) => ({ label: said(action) })),
    };
    const [button] = shown({ ...acting(1), turn });
    return button ?? '';
  }

  it('says its actions in order, in fewer words where there are many', () => {
    expect(label('Go to Docks', 'Ward')).toBe('Go to Docks: -, Then Ward: -');
    expect(label('Go to Northside', 'Focus Will')).toBe('Go to Northside: - + Focus Will: -');
  });

  it('is the only advice: where to go alone is in the menu', () => {
    const turn: WholeTurn = {
      said: { chosen: {}, assumed: {} },
      actions: [{ label: said('Go to Docks') }, { label: said('Ward') }],
    };
    const labels = shown({ ...acting(1, ['docks']), turn });
    expect(labels.filter((text) => text.startsWith('Go to'))).toEqual([
      'Go to Docks: -, Then Ward: -',
      'Go to… docks,woods',
    ]);
  });

  it('says only what each is about where there is no room, and all of it above', () => {
    const sliders = { label: said('Fight 1 / Will 4 and Lore 1 / Luck 4'), short: said('Dials') };
    const go = { label: said('Go to the Docks'), brief: said('Docks') };
    const encounter = { label: said('Meet'), implied: true as const };
    const turn = (...actions: WholeTurn['actions']): WholeTurn => ({ said: { chosen: {}, assumed: {} }, actions });
    const full = (one: WholeTurn) => turnInFull(one, words);
    expect(full(turn(go, encounter))).toBeNull();
    const long = turn(sliders, go, encounter);
    const whole = 'Fight 1 / Will 4 and Lore 1 / Luck 4: -, Then Go to the Docks: -, Then Meet: -';
    expect(full(long)).toEqual({ label: 'Dials: - + Docks: -', whole });
    const { content } = questionMessage({ ...asked(opened({ options: options(2) })), turn: long });
    expect(content).toContain(`-# **Dials: - + Docks: -:** ${whole}`);
    // What goes without saying stays where nothing else would be left to tell the button by.
    const two = turn({ label: said('Independence Square and all around') }, encounter);
    expect(full(two)?.label).toMatch(/^Independence.*… \+ Meet: -$/);
    // Three cut names would tell nothing.
    const many = turn(sliders, { label: said('Use Physician first') }, go, { label: said('Medical Care') });
    expect(full(many)).toEqual({ label: 'The Whole Turn', whole: expect.stringContaining('Medical Care') });
  });

  it('stands before what else can be done, where no further question is shown', () => {
    const turn: WholeTurn = {
      said: { chosen: {}, assumed: {} },
      actions: [{ label: said('Dials') }, { label: said('Go') }],
    };
    const labels = (count: number) => shown({ ...asked(opened({ options: options(count) })), turn });
    expect(labels(2)).toEqual(['Dials: -, Then Go: -', 'Option 0: -', 'Option 1: -', 'Why?']);
    expect(labels(5).slice(0, 2)).toEqual(['Dials: -, Then Go: -', 'Option 0: -']);
  });

  it('keeps both in sight, however long their names are', () => {
    const text = label('Go to Merchant District and Rivertown street', 'Attack the Occult Ritualist');
    expect(text.length).toBeLessThanOrEqual(34);
    expect(text).toMatch(/^Go to .*… \+ Attack .*…$/);
  });
});
