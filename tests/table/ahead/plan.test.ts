import { beforeEach, describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { effective } from '../../../src/table/game/journal.ts';
import { Table } from '../../../src/table/table.ts';
import { second } from '../../second.ts';
import { playsAgain } from '../again.ts';
import { toyEdition } from '../toyedition.ts';
import {
  ahead,
  answer,
  begin,
  game,
  JONAS,
  MARA,
  openKinds,
  rows,
  say,
  store,
  table,
  told,
  view,
  whose,
} from './plangame.ts';

beforeEach(() => begin());

describe('a plan', () => {
  it('does nothing before it is set, then answers in its owner’s name and says so', () => {
    table.planning.say(whose(JONAS, 'plan'), 'side', 'right');
    answer(MARA, 'left');
    expect(openKinds()).toEqual([`upkeep.sliders ${JONAS}`]);
    expect(table.planning.set(whose(JONAS, 'plan'))).toMatchObject({ ok: true });
    expect(openKinds()).toEqual([`move.next ${MARA}`]);
    expect(told()).toEqual(expect.arrayContaining(['-# Jonas, as planned: right: -.', 'Seat 1 went right.']));
    const last = effective(store.journal.everything(game)).at(-1);
    expect(last).toMatchObject({ person: JONAS, said: 'plan', entry: { answer: { chosen: ['right'] } } });
    expect(store.plans.find(game, 1, 'plan')).toBeUndefined();
    expect(playsAgain(table, game)).toBe(true);
  });

  it('runs when its turn comes, however long that takes, and nobody is awaited meanwhile', () => {
    say(JONAS, 'plan', { side: 'left', stake: 'roll' });
    expect(view().awaited.map(({ person }) => person)).toEqual([MARA]);
    answer(MARA, 'left');
    answer(MARA, 'stop');
    expect(openKinds()).toEqual([`mythos.surge ${MARA}+${JONAS}`]);
    expect(told().filter((line) => line.startsWith('-# Jonas, as planned'))).toEqual([
      '-# Jonas, as planned: left: -.',
      '-# Jonas, as planned: Roll: -.',
      '-# Jonas, as planned: Stop: -.',
    ]);
  });

  it('that no longer fits is dropped, its owner is asked, and nobody is written to for it', () => {
    say(MARA, 'plan', { side: 'up', stake: 'roll' });
    expect(openKinds()).toContain(`upkeep.sliders ${MARA}`);
    expect(told().at(-1)).toBe('Mara’s plan no longer fits: no such side: -. Whatever depended on it is dropped.');
    expect(rows('note')).toEqual([]);
    expect(JSON.parse(store.plans.find(game, 0, 'plan')!.body)).toMatchObject({ chosen: { stake: 'roll' } });
  });

  it('is asked again after a move is taken back, and the plan is gone', () => {
    say(MARA, 'plan', { side: 'left', stake: 'stop' });
    answer(JONAS, 'left');
    expect(openKinds()).toEqual([`move.next ${JONAS}`]);
    expect(table.agreement.undo(game, MARA)).toMatchObject({ ok: true });
    expect(openKinds()).toEqual([`move.next ${MARA}`]);
    answer(MARA, 'roll');
    expect(openKinds()).toEqual([`move.next ${MARA}`]);
    expect(store.plans.find(game, 0, 'plan')).toBeUndefined();
  });

  it('that is said in the midst of a turn leaves what has been planned of it besides; one of a whole turn does not', () => {
    const left = () => JSON.parse(store.plans.find(game, 0, 'plan')?.body ?? '{}').chosen;
    const turn = { said: { chosen: { side: 'left', stake: 'roll' }, assumed: {} }, actions: [] };
    say(MARA, 'plan', { vote: 'red' });
    expect(table.planning.takeTurn(whose(MARA, 'plan'), { ...turn, adds: true })).toMatchObject({ ok: true });
    expect(left()).toEqual({ vote: 'red', stake: 'roll' });
    begin();
    say(MARA, 'plan', { vote: 'red' });
    expect(table.planning.takeTurn(whose(MARA, 'plan'), turn)).toMatchObject({ ok: true });
    expect(left()).toEqual({ stake: 'roll' });
  });

  it('of which nobody need be told says nothing of an offer that it takes up, either', () => {
    const lights: typeof ahead = {
      ...ahead,
      planned: (said_, decision, ...more) =>
        decision.kind === 'move.next' && said_.chosen.side === 'left'
          ? { chosen: null, offer: 'candle:0', left: {} }
          : (ahead.planned(said_, decision, ...more) ?? null),
    };
    begin({ ...toyEdition, ahead: lights } as TableEdition);
    answer(MARA, 'left');
    answer(JONAS, 'left');
    const turn = { said: { chosen: { side: 'left' }, assumed: {} }, actions: [] };
    expect(table.planning.takeTurn(whose(MARA, 'plan'), turn)).toMatchObject({ ok: true });
    expect(told()).toContain('Seat 0 lights a candle.');
    expect(told().filter((line) => line.includes('as planned'))).toEqual([]);
  });

  it('belongs to whoever holds the seat, and to nobody else', () => {
    expect(table.planning.sheet(whose(JONAS, 'plan', 0))).toMatchObject({ ok: false });
    expect(table.planning.say(whose(MARA, 'plan'), 'side', 'down')).toMatchObject({ ok: false });
    expect(table.planning.say(whose(MARA, 'plan'), 'hat', 'on')).toMatchObject({ ok: false });
    expect(table.planning.set(whose(MARA, 'plan'))).toMatchObject({
      ok: false,
      refusal: { key: 'refused-plan-empty' },
    });
    say(MARA, 'orders', { side: 'left' });
    const before = store.plans.ready(game).length;
    table.agreement.standIn(game, MARA, 0, true);
    expect(table.planning.sheet(whose(MARA, 'plan'))).toMatchObject({ ok: false });
    expect(store.plans.ready(game)).toHaveLength(before);
  });

  it('of the owner is seen by a substitute, who can’t change it; and theirs by the owner, who can', () => {
    const tom = { id: 'tom', name: 'Tom' };
    say(MARA, 'orders', { side: 'left' });
    table.membership.substitute(game, MARA, tom, false);
    const seen = table.planning.sheet(whose('tom', 'orders', 0));
    expect(seen).toEqual(table.planning.sheet(whose(MARA, 'orders', 0)));
    const changed = table.planning.say(whose('tom', 'orders', 0), 'side', 'right');
    expect(changed).toMatchObject({ ok: false, refusal: { key: 'refused-said-by-other' } });
    expect(table.planning.forget(whose('tom', 'orders', 0))).toMatchObject({ ok: false });
    expect(table.planning.forget(whose(MARA, 'orders', 0))).toMatchObject({ ok: true });
    expect(table.planning.say(whose('tom', 'orders', 0), 'side', 'right')).toMatchObject({ ok: true });
    expect(table.planning.say(whose(MARA, 'orders', 0), 'side', 'left')).toMatchObject({ ok: true });
  });

  it('lives through a restart', () => {
    say(JONAS, 'plan', { side: 'right' });
    begin();
    table.planning.say(whose(JONAS, 'plan'), 'stake', 'stop');
    const again = new Table({
      store,
      editions: new Map([['second', { ...toyEdition, ahead } as TableEdition]]),
      clock: () => 1000,
      later: (work) => work(),
    });
    expect(again.planning.sheet(whose(JONAS, 'plan'))).toMatchObject({
      ok: true,
      value: { ready: false, fields: [{ chosen: [] }, { id: 'stake', chosen: ['stop'] }, { chosen: [] }] },
    });
    expect(again.planning.forget(whose(JONAS, 'plan'))).toMatchObject({ ok: true, value: { ready: false } });
    expect(store.plans.find(game, 1, 'plan')).toBeUndefined();
  });

  it('is refused where an edition knows nothing of plans', () => {
    begin(toyEdition as TableEdition);
    expect(table.planning.sheet(whose(MARA, 'plan'))).toMatchObject({
      ok: false,
      refusal: { key: 'refused-no-plans' },
    });
  });
});

describe('a plan in the second edition', () => {
  it('made before the first turn walks where it said, without asking', () => {
    begin(second as unknown as TableEdition);
    const form = table.planning.sheet(whose(MARA, 'plan'));
    if (!form.ok) throw new Error(form.refusal.key);
    const goal = form.value.fields.find(({ id }) => id === 'goal')!.choices.at(-1)!.value;
    say(MARA, 'plan', { begin: 'withoutMe', goal });
    const seen: string[] = [];
    for (let answers = 0; answers < 200 && view().open.length > 0; answers++) {
      const open = view().open.find(({ awaited }) => awaited.length > 0)!;
      const person = open.awaited[0]!;
      seen.push(`${open.decision.kind} ${person}`);
      if (open.decision.kind === 'move.next' && person === JONAS) break;
      const { id: decision, default: chosen } = open.decision;
      expect(table.answer({ game, person, decision, chosen })).toMatchObject({ ok: true });
    }
    const asked = seen.includes(`move.next ${MARA}`);
    const dropped = told().some((line) => line.startsWith('Mara’s plan no longer fits'));
    // The first Mythos card may have put something in the way; then, and only then, she is asked.
    expect(asked).toBe(dropped);
    if (!dropped) {
      expect(told().some((line) => line.startsWith('-# Mara, as planned'))).toBe(true);
      const position = table.reading.position(game);
      const state = position.ok
        ? (position.value.live.play.state as unknown as { investigators: { at: string }[] })
        : null;
      expect(state?.investigators[0]?.at).toBe(goal);
    }
  });
});
