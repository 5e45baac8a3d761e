import { expect } from 'vitest';
import { type Asking, questionMessage } from '../../../src/discord/question/question.ts';
import type { Decision, Option } from '../../../src/engine/decision.ts';
import { type Component, checkComponents, everyComponent } from '../../../src/local/messages/component.ts';
import { Form } from '../../../src/local/protocol/form.ts';
import type { GameView, OpenDecision } from '../../../src/table/game/view.ts';
import { Words } from '../../../src/words/words.ts';
import { said } from '../../table/toyedition.ts';

/** Speaks what the toy game says, and names everything by its reference. */
export const words = new Words('en').with((ref) => `${ref.ref} ${ref.id}`);

/** A game of three seats, two of them Mara’s, in which this is asked. */
export function gameView(open: OpenDecision[], offers = 0): GameView {
  return {
    id: '0123456789',
    edition: 'second',
    channel: '1',
    guild: '2',
    host: 'mara',
    status: 'playing',
    branch: 3,
    locale: 'en',
    options: {},
    seats: ['mara', 'jonas', 'mara'].map((person, seat) => ({
      seat,
      person,
      name: `${person}*`,
      autopilot: false,
      sheet: null,
      substitute: null,
    })),
    open,
    guided: false,
    offers: Array.from({ length: offers }, (_, index) => ({
      id: `offer:${index}`,
      kind: 'use',
      seat: 0,
      label: said(`Offer ${index}`),
      rule: '2E-101',
    })),
    proposals: [],
    awaited: [],
    pace: 'daily',
    silence: 'wait',
    away: [],
    parked: null,
    spectators: [],
    headline: said('Turn', 4),
    first: 1,
    firstName: said('dealer'),
    seal: null,
    chain: null,
    seed: null,
    startedAt: 1,
    sealedCase: null,
    foretold: null,
  };
}

/** A question as it is open; with votes it is put to all of these persons. */
export function opened(decision: Partial<Decision>, persons = ['mara'], votes: string[][] | null = null): OpenDecision {
  const options = decision.options ?? [];
  return {
    decision: {
      id: '41',
      kind: 'move.next',
      mode: 'own',
      seats: [0],
      ask: said('Where to'),
      options,
      min: 1,
      max: 1,
      default: options.slice(0, 1).map(({ id }) => id),
      rule: '2E-101',
      ...decision,
    },
    persons,
    substitutes: [],
    closes: null,
    awaited: persons.slice(votes?.length ?? 0),
    tally: votes
      ? { voters: persons, votes: votes.map((chosen, index) => ({ person: persons[index] ?? '', chosen })) }
      : null,
  };
}

/** What there is to show of an open question, the only one of its game. */
export function asked(open: OpenDecision, more: Partial<Asking> = {}, offers = 0): Asking {
  return { view: gameView([open], offers), open, words, prose: null, mention: [], lesson: null, ...more };
}

/** So many options. */
export function options(count: number, name = (index: number) => `Option ${index}`): Option[] {
  return Array.from({ length: count }, (_, index) => ({ id: `go:${index}`, label: said(name(index)) }));
}

/** Every component of a question’s message, after a look whether Discord would take them. */
export function components(asking: Asking): Component[] {
  const rows = questionMessage(asking).components as unknown as Component[];
  const form = new Form();
  checkComponents(form, rows, { v2: false, isOwn: () => false }, []);
  expect(form.faults).toEqual([]);
  return [...everyComponent(rows, [])].map(([component]) => component);
}
