import { expect, it } from 'vitest';
import { goneOn } from '../../../src/table/room/piece.ts';

const ROLLED = ['Gloria: Lore, 1 die: 3', '**Mandy** rolls Lore: 2'];

it('a roll goes on in the line of whoever rolled, though somebody else has rolled since', () => {
  const next = {
    lines: ['Gloria: Lore check, failed', 'Gloria loses 1 clue.'],
    continued: { text: 'failed', whose: 'Gloria' },
  };
  expect(goneOn(ROLLED, next)).toEqual([`${ROLLED[0]} — failed`, ROLLED[1], 'Gloria loses 1 clue.']);
  const other = { lines: ['Mandy: failed'], continued: { text: 'failed', whose: 'Mandy' } };
  expect(goneOn(ROLLED, other)).toEqual([ROLLED[0], `${ROLLED[1]} — failed`]);
});

it('what goes on in no line here is told in a line of its own', () => {
  const next = { lines: ['Harvey: Lore check, passed'], continued: { text: 'passed', whose: 'Harvey' } };
  expect(goneOn(ROLLED, next)).toEqual([...ROLLED, 'Harvey: Lore check, passed']);
});

it('what was kept by an older version goes on in the last line', () => {
  expect(goneOn(ROLLED, { lines: ['Mandy: failed'], continued: 'failed' })).toEqual([
    ROLLED[0],
    `${ROLLED[1]} — failed`,
  ]);
});
