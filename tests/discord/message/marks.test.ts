import { expect, it } from 'vitest';
import { Marks } from '../../../src/discord/message/marks.ts';

it('the last choice of each menu of each message counts, until the message shows something else', () => {
  const marks = new Marks();
  marks.keep('1', 'a', ['x']);
  marks.keep('1', 'b', ['y']);
  marks.keep('2', 'a', ['z']);
  marks.keep('1', 'a', []);
  expect([marks.in('1', 'a'), marks.in('1', 'b'), marks.in('2', 'a')]).toEqual([[], ['y'], ['z']]);
  marks.forget('1');
  expect([marks.in('1', 'a'), marks.in('1', 'b'), marks.in('2', 'a')]).toEqual([null, null, ['z']]);
});
