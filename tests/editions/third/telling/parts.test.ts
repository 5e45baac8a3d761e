import { expect, it } from 'vitest';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { parts } from '../../../../src/editions/third/telling/parts.ts';

const researched: ThirdEvent = { type: 'Researched', seat: 0, amount: 1, clues: 3 };
const fired = (card: number): ThirdEvent => ({ type: 'CodexFired', card, what: 'objective' });
const flipped = (card: number): ThirdEvent => ({ type: 'CodexFlipped', card });
const added = (card: number): ThirdEvent => ({ type: 'CodexAdded', card, side: 'front' });
const left = (why: 'defeated' | 'retired'): ThirdEvent => ({
  type: 'InvestigatorLeft',
  seat: 1,
  sheet: 'rexMurphy',
  why,
});
const drawn: ThirdEvent = { type: 'TokenDrawn', seat: 0, token: 'blank', left: 3 };

const TURN = 'round 2/action/turn 1';

it('a codex card turns over in a message of its own, between what led to it and what is next', () => {
  const events = [researched, fired(29), flipped(29), added(31), drawn];
  expect(parts(events, TURN)).toEqual([
    { events: [researched] },
    { events: [fired(29), flipped(29), added(31)], apart: true },
    { events: [drawn] },
  ]);
  expect(parts([fired(2), drawn], TURN)).toEqual([{ events: [fired(2), drawn] }]);
});

it('somebody lost has a message of their own, and so has what that leads to; whoever takes the train has none', () => {
  expect(parts([left('defeated'), fired(37), flipped(37), added(38)], TURN)).toEqual([
    { events: [left('defeated')], apart: true },
    { events: [fired(37), flipped(37), added(38)], apart: true },
  ]);
  expect(parts([left('retired'), drawn], TURN)).toEqual([{ events: [left('retired'), drawn] }]);
});

it('whoever has no encounter is told so in the message of their own turn', () => {
  const missed = (seat: number): ThirdEvent => ({ type: 'EncounterMissed', seat, monsters: ['fleshEater#1'] });
  expect(parts([missed(0), missed(2)], TURN)).toEqual([
    { events: [missed(0)], seat: 0 },
    { events: [missed(2)], seat: 2 },
  ]);
});

it('the end of the game has the only frame', () => {
  const end: ThirdEvent = { type: 'GameEnded', outcome: { result: 'won', way: 'codex', card: 38, round: 9 } };
  expect(parts([flipped(38), end], TURN)).toEqual([{ events: [flipped(38), end] }]);
});

it('in the Mythos a card that turns over is told by itself, and what comes of it in the same message', () => {
  const events = [drawn, fired(29), flipped(29), added(31), drawn];
  expect(parts(events, 'round 2/mythos/seat 0')).toEqual([
    { events: [drawn] },
    { events: [fired(29), flipped(29), added(31)] },
    { events: [drawn] },
  ]);
});
