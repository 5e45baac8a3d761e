import { expect, it } from 'vitest';
import { Drawer, drawersWeigh } from '../../../src/render/drawing/drawer.ts';

it('makes a thing once and keeps it', () => {
  const drawer = new Drawer<string>('once', () => 10);
  let made = 0;
  const make = (): string => `thing ${++made}`;
  expect([drawer.take('a', make), drawer.take('a', make), drawer.take('b', make)]).toEqual([
    'thing 1',
    'thing 1',
    'thing 2',
  ]);
});

it('all drawers share one budget: what has not been used for longest goes, whosever it is', () => {
  const { most } = drawersWeigh();
  const [first, second] = ['first', 'second'].map((name) => new Drawer<string>(name, () => most / 4));
  const made: string[] = [];
  const take = (drawer: Drawer<string> | undefined, key: string): void => {
    drawer?.take(key, () => {
      made.push(key);
      return key;
    });
    expect(drawersWeigh().bytes).toBeLessThanOrEqual(most);
  };
  for (const key of ['a', 'b']) take(first, key);
  for (const key of ['c', 'd']) take(second, key);
  take(first, 'a');
  take(second, 'e');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e']);
  take(first, 'a');
  expect(made).toHaveLength(5);
  take(first, 'b');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'b']);
});

it('does not keep what is larger than the budget', () => {
  const { most } = drawersWeigh();
  const drawer = new Drawer<string>('large', () => 2 * most);
  expect([drawer.take('a', () => 'x'), drawer.take('a', () => 'y')]).toEqual(['x', 'y']);
});
