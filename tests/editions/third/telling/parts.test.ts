import { expect, it } from 'vitest';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { parts } from '../../../../src/editions/third/telling/parts.ts';

const researched: ThirdEvent = { type: 'Researched', seat: 0, amount: 1, clues: 3 };
const drawn: ThirdEvent = { type: 'TokenDrawn', seat: 0, token: 'blank', left: 3 };

it('whoever has no encounter is told so in the message of their own turn', () => {
  const missed = (seat: number): ThirdEvent => ({ type: 'EncounterMissed', seat, monsters: ['fleshEater#1'] });
  expect(parts([missed(0), missed(2)])).toEqual([
    { events: [missed(0)], seat: 0 },
    { events: [missed(2)], seat: 2 },
  ]);
  expect(parts([researched, missed(1), drawn])).toEqual([
    { events: [researched] },
    { events: [missed(1)], seat: 1 },
    { events: [drawn] },
  ]);
});

it('what else happens in a step is told together', () => {
  expect(parts([researched, drawn])).toEqual([{ events: [researched, drawn] }]);
});
