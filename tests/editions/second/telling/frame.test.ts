import { expect, it } from 'vitest';
import { frame } from '../../../../src/editions/second/telling/frame.ts';

it.each([
  ['turn 4/upkeep', null, 'turn 4'],
  ['turn 4/upkeep', 1, 'turn 4'],
  ['turn 4/movement/seat 2', null, 'turn 4/seat 2'],
  ['turn 4/arkham/seat 2', 0, 'turn 4/seat 2'],
  ['turn 4/otherWorld/seat 2', 2, 'turn 4/seat 2'],
  ['turn 4/sitting', 1, 'turn 4/seat 1'],
  ['turn 4/upkeep/seat 1', 1, 'turn 4/seat 1'],
  ['turn 4/mythos', 2, 'turn 4/mythos'],
  ['battle/round 3/attack/seat 1', 1, 'battle/round 3'],
  ['setup/possessions', 1, null],
  ['setup/sliders', 1, 'setup'],
  ['setup/mythos', null, 'setup/mythos'],
])('tells %s of seat %s in the message %s', (step, seat, name) => {
  expect(frame(step, seat)).toBe(name);
});
