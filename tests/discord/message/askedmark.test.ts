import { expect, it } from 'vitest';
import { askedMark, isWaitedFor, seatsAsked, waitingMark } from '../../../src/discord/message/askedmark.ts';

const PEOPLE = Array.from({ length: 8 }, (_, at) => `10000000000000000${at}`);

it('tells everybody at the table for which of their seats a question is', () => {
  const [mara = '', jonas = '', ines = ''] = PEOPLE;
  const mark = askedMark([
    { seat: 0, person: mara },
    { seat: 3, person: jonas },
    { seat: 7, person: mara },
  ]);
  expect(seatsAsked(mark, mara)).toEqual([0, 7]);
  expect(seatsAsked(mark, jonas)).toEqual([3]);
  expect(seatsAsked(mark, ines)).toEqual([]);
  expect(seatsAsked('', mara)).toEqual([]);
  expect(askedMark(PEOPLE.map((person, seat) => ({ seat, person })))).toHaveLength(56);
});

it('tells everybody at the table whether they have yet to speak', () => {
  const [mara = '', jonas = '', ines = ''] = PEOPLE;
  const mark = waitingMark([mara, ines]);
  expect([mara, jonas, ines].map((person) => isWaitedFor(mark, person))).toEqual([true, false, true]);
  expect(isWaitedFor('', mara)).toBe(false);
  expect(waitingMark(PEOPLE)).toHaveLength(48);
});
