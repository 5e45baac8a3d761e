import { beforeEach, describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { Ahead } from '../../../src/editions/plan/ahead.ts';
import type { OutboxRow } from '../../../src/store/outbox.ts';
import type { Happening } from '../../../src/table/told/happening.ts';
import { linesIn } from '../../story/said.ts';
import { type ToyState, toyEdition } from '../toyedition.ts';
import {
  ahead,
  answer,
  begin,
  game,
  INES,
  JONAS,
  MARA,
  openKinds,
  say,
  sheet,
  store,
  table,
  told,
  view,
  wait,
  whose,
} from './plangame.ts';

beforeEach(() => begin());

describe('standing orders', () => {
  it('answer again and again, and cast votes', () => {
    say(JONAS, 'orders', { side: 'left', stake: 'stop', vote: 'green' });
    answer(MARA, 'left');
    answer(MARA, 'stop');
    expect(openKinds()).toEqual([`mythos.surge ${MARA}`]);
    expect(view().open[0]?.tally?.votes).toEqual([{ person: JONAS, chosen: ['green'] }]);
    answer(MARA, 'green');
    expect(view().open[0]?.decision.kind).toBe('loss.items');
    expect(told()).toContain('-# Jonas, by standing orders: left: -.');
    expect(store.plans.find(game, 1, 'orders')).toBeDefined();
  });

  it('after a move is taken back leave that question to its owner', () => {
    begin({ ...toyEdition, ahead } as TableEdition, []);
    say(MARA, 'orders', { stake: 'stop' });
    answer(MARA, 'left');
    expect(view().open[0]?.decision.kind).toBe('mythos.surge');
    expect(table.agreement.undo(game, MARA)).toMatchObject({ ok: true });
    expect(view().open[0]?.decision.kind).toBe('move.next');
    answer(MARA, 'roll');
    expect(view().open[0]?.decision.kind).toBe('mythos.surge');
  });

  it('say who wants to be asked where nobody need be: for others the default is taken without a word', () => {
    const waives: Ahead<ToyState>['waives'] = ({ chosen }, { kind }) =>
      kind === 'upkeep.sliders' && chosen.stake === undefined;
    begin({ ...toyEdition, ahead: { ...ahead, waives } } as TableEdition);
    expect(openKinds()).toEqual([`move.next ${MARA}`]);
    expect(told().filter((line) => line.includes('by standing orders'))).toEqual([]);
    begin({ ...toyEdition, ahead } as TableEdition);
    say(JONAS, 'orders', { stake: 'stop' });
    answer(MARA, 'left');
    expect(openKinds()).toEqual([`upkeep.sliders ${JONAS}`]);
  });

  it('that wait for silence are used before the default when the time is up (DP-12)', () => {
    say(JONAS, 'orders', { side: 'right' });
    const open = view().open.find(({ awaited }) => awaited.includes(JONAS));
    expect(open?.decision.kind).toBe('upkeep.sliders');
    store.games.update(game, { silence: 'default' });
    answer(MARA, 'left');
    for (let hours = 0; hours < 80 && openKinds().includes(`upkeep.sliders ${JONAS}`); hours++) {
      wait(3_600_000);
      table.deadlines.tick();
    }
    expect(told()).toContain('Seat 1 went right.');
    expect(told().some((line) => line.startsWith('-# Jonas didn’t answer in time; by standing orders'))).toBe(true);
  });

  it('that wait for silence are used when the time is up, whatever the table has agreed on', () => {
    say(JONAS, 'orders', { side: 'right' });
    answer(MARA, 'left');
    store.games.update(game, { silence: 'wait' });
    for (let hours = 0; hours < 80 && openKinds().includes(`upkeep.sliders ${JONAS}`); hours++) {
      wait(3_600_000);
      table.deadlines.tick();
    }
    expect(view().silence).toBe('wait');
    expect(told()).toContain('Seat 1 went right.');
    expect(view().proposals).toEqual([]);
  });

  it('that wait for silence cast a vote when its time is up', () => {
    const vote = sheet({ chosen: {}, assumed: {} }).fields.find(({ id }) => id === 'vote')!;
    expect(vote.list).toBe(true);
    const late: Ahead<ToyState> = {
      ...ahead,
      ordered: (said_, decision, _state, { silent }) =>
        silent && decision.kind === 'mythos.surge' ? { chosen: ['blue'], left: said_.chosen } : null,
    };
    begin({ ...toyEdition, ahead: late } as TableEdition);
    say(JONAS, 'orders', { vote: 'blue' });
    for (const person of [MARA, JONAS]) answer(person, 'left');
    for (const person of [MARA, JONAS]) answer(person, 'stop');
    expect(openKinds()[0]).toContain('mythos.surge');
    for (let hours = 0; hours < 26 && openKinds()[0]?.includes('mythos.surge'); hours++) {
      wait(3_600_000);
      table.deadlines.tick();
    }
    expect(told().join('\n')).toMatch(/Jonas didn’t answer in time; by standing orders: .*\*\*blue: -\*\*/);
    expect(told().join('\n')).toContain('**blue: -**, by 1 vote.');
  });

  it('that cast a vote when its time is up have not, when what led to the vote is taken back', () => {
    const late: Ahead<ToyState> = {
      ...ahead,
      ordered: (said_, decision, _state, { silent }) =>
        silent && decision.kind === 'mythos.surge' ? { chosen: ['blue'], left: said_.chosen } : null,
    };
    begin({ ...toyEdition, ahead: late } as TableEdition, [JONAS, INES]);
    say(JONAS, 'orders', { vote: 'blue' });
    for (const person of [MARA, JONAS, INES]) answer(person, 'left');
    for (const person of [MARA, JONAS, INES]) answer(person, 'stop');
    const [vote] = view().open;
    table.answer({ game, person: INES, decision: vote!.decision.id, chosen: ['red'] });
    for (let hours = 0; hours < 80 && !told().join('\n').includes('can break the tie'); hours++) {
      wait(3_600_000);
      table.deadlines.tick();
    }
    const orders = /Jonas didn’t answer in time; by standing orders/;
    expect(told().join('\n')).toMatch(orders);
    expect(table.agreement.undo(game, INES)).toEqual({ ok: true, value: 'undone' });
    expect(told().join('\n')).not.toMatch(orders);
    const { undone = [] } = JSON.parse(store.outbox.happenings(game, 0, 1)[0]!.body) as Happening;
    const rows = store.database
      .prepare<[], OutboxRow>("SELECT * FROM outbox WHERE kind = 'happening'")
      .all()
      .filter((row) => orders.test(linesIn(row, toyEdition).join()));
    expect(rows).toHaveLength(1);
    expect(undone).toContain(rows[0]?.id);
  });

  it('that leave a vote to the others wait for the others alone; who has done so may vote all the same', () => {
    const leaving: Ahead<ToyState> = {
      ...ahead,
      ordered: (said_, decision) =>
        decision.kind === 'mythos.surge' ? { chosen: null, abstains: true, left: said_.chosen } : null,
    };
    const toTheVote = (person: string): void => {
      begin({ ...toyEdition, ahead: leaving } as TableEdition);
      say(person, 'orders', { vote: 'blue' });
      for (const each of [MARA, JONAS]) answer(each, 'left');
      for (const each of [MARA, JONAS]) answer(each, 'stop');
    };
    toTheVote(JONAS);
    expect(openKinds()).toEqual([`mythos.surge ${MARA}`]);
    expect(view().open[0]?.tally).toEqual({ votes: [], voters: [MARA], left: [JONAS] });
    answer(MARA, 'green');
    expect(view().open[0]?.decision.kind).toBe('loss.items');
    toTheVote(JONAS);
    const { id: decision } = view().open[0]!.decision;
    expect(table.answer({ game, person: JONAS, decision, chosen: ['red'] })).toMatchObject({ ok: true });
    expect(view().open[0]?.tally).toEqual({ votes: [{ person: JONAS, chosen: ['red'] }], voters: [MARA, JONAS] });
    // She breaks the ties, so that nobody would be left to say anything.
    toTheVote(MARA);
    expect(openKinds()).toEqual([`mythos.surge ${MARA}+${JONAS}`]);
  });

  it('that leave a vote to the others decide it where those have voted already', () => {
    const leaving: Ahead<ToyState> = {
      ...ahead,
      ordered: (said_, { kind }) =>
        kind === 'mythos.surge' ? { chosen: null, abstains: true, left: said_.chosen } : null,
    };
    begin({ ...toyEdition, ahead: leaving } as TableEdition);
    for (const each of [MARA, JONAS]) answer(each, 'left');
    for (const each of [MARA, JONAS]) answer(each, 'stop');
    answer(MARA, 'green');
    say(JONAS, 'orders', { vote: 'blue' });
    expect(openKinds()).toEqual([`mythos.surge ${JONAS}`]);
    table.continue(game);
    expect(view().open[0]?.decision.kind).toBe('loss.items');
    expect(told()).toContain('-# Jonas, by standing orders: green: -.');
  });

  it('put values of a list in order, and out of it again', () => {
    say(MARA, 'orders', { vote: 'blue' });
    const vote = (value: string) => {
      const result = table.planning.say(whose(MARA, 'orders'), 'vote', value);
      return result.ok ? result.value.fields.find(({ id }) => id === 'vote')?.chosen : null;
    };
    expect(vote('red')).toEqual(['blue', 'red']);
    expect(vote('blue')).toEqual(['red']);
    expect(vote('red')).toEqual([]);
    expect(store.plans.find(game, 0, 'orders')).toBeUndefined();
  });
});
