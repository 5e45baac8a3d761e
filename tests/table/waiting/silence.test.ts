import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import { second } from '../../second.ts';
import { playsAgain } from '../again.ts';
import { DAY, Group, granted, HOUR, MINUTE } from '../group.ts';
import { toyEdition } from '../toyedition.ts';

import { asked, begun, finish, sat, standIn, state, step, usual } from './sittings.ts';

describe('somebody who does not come', () => {
  it('2E-T22 (situation 20): is taken back when it is left for two hours and has shown nothing', () => {
    const group = begun();
    const { at } = state(group).investigators[0]!;
    step(group);
    expect(asked(group)).toEqual([[0, false]]);
    group.pass(2 * HOUR - MINUTE);
    expect(asked(group)).toEqual([[0, false]]);
    group.pass(MINUTE);
    expect(asked(group)).toEqual([0, 1, 2].map((seat) => [seat, true]));
    expect(state(group).investigators[0]!.at).toBe(at);
    group.restart();
    expect(asked(group)).toEqual([0, 1, 2].map((seat) => [seat, true]));
    expect(playsAgain(group.table, group.game)).toBe(true);
  });

  it('2E-T43: by the rule for silence the autopilot plays this one turn, and the seat stays theirs', () => {
    const group = begun({ silence: 'turn' });
    for (const seat of [1, 2]) while (state(group).sitting?.shares[seat]?.next !== 'sat') usual(group, seat);
    const { turn } = state(group);
    group.pass(DAY + HOUR);
    expect(state(group).turn).toBeGreaterThan(turn);
    expect(group.view.seats.map(({ autopilot }) => autopilot)).toEqual([false, false, false]);
    expect(group.view.open.some(({ decision }) => decision.seats.includes(0))).toBe(true);
  });

  it('2E-T43 (situation 24): reminded, with all others done, more than half may have the autopilot play it', () => {
    const group = begun();
    for (const seat of [1, 2]) while (state(group).sitting?.shares[seat]?.next !== 'sat') usual(group, seat);
    const { turn } = state(group);
    group.pass(13 * HOUR);
    const proposal = group.view.proposals.find(({ kind }) => kind === 'sitting')!;
    expect(proposal).toMatchObject({ needed: 2, seats: [0] });
    for (const seat of [1, 2])
      group.table.agreement.vote({
        game: group.game,
        proposal: proposal.id,
        person: group.view.seats[seat]!.person!,
        agree: true,
      });
    expect(state(group).turn).toBeGreaterThan(turn);
    expect(group.view.seats[0]).toMatchObject({ autopilot: false });
  });

  it('2E-T31: what others wait for in the middle of a turn has its default after two waking hours', () => {
    const reacting = {
      ...toyEdition,
      reaction: (_: unknown, { kind }: Decision) => (kind === 'loss.items' ? 'default' : null),
    };
    const asking = (who: string[]) => {
      const group = Group.playing(who, { silence: 'wait' }, reacting as TableEdition);
      for (const person of who) group.answer(person, 'left');
      for (const person of who) group.answer(person, 'stop');
      for (const person of who) if (group.view.open[0]?.decision.kind === 'mythos.surge') group.answer(person, 'red');
      expect(group.view.open[0]?.decision.kind).toBe('loss.items');
      return group;
    };
    const group = asking(['mara', 'jonas']);
    group.pass(2 * HOUR - MINUTE);
    expect(group.view.open[0]?.decision.kind).toBe('loss.items');
    group.pass(MINUTE);
    expect(group.view.open[0]?.decision.kind).toBe('effect.move');
    expect(group.lines().join()).toContain('the default is taken');
    // Nobody waits for a person alone.
    const alone = asking(['mara']);
    alone.pass(3 * HOUR);
    expect(alone.view.open[0]?.decision.kind).toBe('loss.items');
  });

  it('2E-T31: in nobody’s turn a careful player does it for them after two waking hours, where they may be played for', () => {
    const careful = {
      ...toyEdition,
      reaction: (_: unknown, { kind }: Decision) => (kind === 'loss.items' ? 'careful' : null),
      autopilot: (_: unknown, { id }: Decision) => ({ answer: { decision: id, chosen: ['queen'] } }),
    } as TableEdition;
    const absent = (silence: string, prepare: (group: Group) => void = () => {}) => {
      const group = Group.playing(['mara', 'jonas'], { silence }, careful);
      prepare(group);
      for (const who of ['mara', 'jonas']) group.answer(who, 'left');
      for (const who of ['mara', 'jonas']) group.answer(who, 'stop');
      for (const who of ['mara', 'jonas']) group.answer(who, 'red');
      group.pass(2 * HOUR - MINUTE);
      expect(group.view.open[0]?.decision.kind).toBe('loss.items');
      group.pass(MINUTE);
      return group.view.open[0]?.decision.kind === 'loss.items'
        ? null
        : group.lines().find((line) => line.includes('in time'));
    };
    expect(absent('turn')).toContain('queen');
    expect(absent('autopilot')).toContain('queen');
    expect(absent('default')).toContain('ace');
    expect(absent('wait')).toBeNull();
    expect(absent('turn', ({ table }) => granted(table.preferences.setPlayed('mara', false)))).toBeNull();
  });

  it('2E-T31: so it is for others in a sitting, not for whoever sits, nor for votes', () => {
    const reaction = (sitting: object | null, cursor: string, decision: object) =>
      second.reaction!(
        { ...(sitting ? { sitting } : {}), cursor: { step: cursor }, options: {} } as never,
        decision as never,
      );
    const wish = { kind: 'shop.wish', mode: 'own', seats: [1] };
    expect(reaction({ seat: 0 }, 'arkham', wish)).toBe('default');
    expect(reaction({ seat: 1 }, 'arkham', wish)).toBeNull();
    expect(reaction({ seat: 0 }, 'arkham', { ...wish, mode: 'group' })).toBeNull();
    expect(reaction(null, 'arkham', wish)).toBeNull();
  });

  it('2E-T31: in the Mythos and between the rounds of the final battle it is nobody’s turn', () => {
    const reaction = (step: string, kind: string, mode = 'own', turnOrder = 'sitting') =>
      second.reaction!({ cursor: { step }, options: { turnOrder } } as never, { kind, mode, seats: [1] } as never);
    for (const step of ['mythos', 'battle.refresh', 'battle.ancientOne']) {
      expect(reaction(step, 'check.spend')).toBe('careful');
      expect(reaction(step, 'check.spend', 'own', 'book')).toBeNull();
      expect(reaction(step, 'mythos.order', 'group')).toBeNull();
      expect(reaction(step, 'mythos.surge', 'keeper')).toBeNull();
      // Somebody's new investigator.
      expect(reaction(step, 'setup.sliders')).toBeNull();
    }
    expect(reaction('battle.attack', 'battle.attack')).toBeNull();
    expect(reaction('upkeep', 'upkeep.sliders')).toBeNull();
  });

  it('2E-T41 (situation 23): a seat of the autopilot sits after the last person', () => {
    const group = begun();
    const { turn } = state(group);
    standIn(group, 2);
    finish(group, 1);
    expect([1, 2].map((seat) => sat(group, seat, turn))).toEqual([true, false]);
    finish(group, 0);
    expect(sat(group, 2, turn)).toBe(true);
  });

  it('2E-T41: or at the first reminder', () => {
    const group = begun();
    const { turn } = state(group);
    standIn(group, 2);
    group.pass(12 * HOUR - MINUTE);
    expect(sat(group, 2, turn)).toBe(false);
    group.pass(MINUTE);
    expect([0, 1, 2].map((seat) => sat(group, seat, turn))).toEqual([false, false, true]);
  });
});
