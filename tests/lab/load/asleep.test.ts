import { expect, it } from 'vitest';
import { latestFirst } from '../../../src/lab/load/asleep.ts';

it('renames the highest number first, so that nobody is renamed twice', () => {
  const people = ['1510000000000000001', '999999999999999999', '1510000000000000002'];
  const order = latestFirst(people);
  expect(order).toEqual(['1510000000000000002', '1510000000000000001', '999999999999999999']);
  const copied = order.reduce(
    (text, person) => text.replaceAll(person, String(BigInt(person) + 1n)),
    people.slice().sort().join(),
  );
  expect(copied).toBe('1510000000000000002,1510000000000000003,1000000000000000000');
});
