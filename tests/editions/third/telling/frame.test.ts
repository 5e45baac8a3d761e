import { expect, it } from 'vitest';
import { frame } from '../../../../src/editions/third/telling/frame.ts';

it.each([
  ['round 4/action/start', null, 'round 4'],
  ['round 4/action/turn 1', 2, 'round 4/seat 2'],
  ['round 4/encounter/turn 0', 2, 'round 4/seat 2'],
  ['round 4/monster/attack', 1, 'round 4/monsters'],
  ['round 4/mythos/turn 3', 0, 'round 4/mythos'],
  ['round 4/round/end', null, 'round 4/mythos'],
  ['setup/equipment', 1, null],
])('tells %s of seat %s in the message %s', (step, seat, name) => {
  expect(frame(step, seat)).toBe(name);
});
