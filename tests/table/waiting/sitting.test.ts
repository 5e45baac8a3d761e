import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/editions/second/state/state.ts';
import { playsAgain } from '../again.ts';
import { Group, granted } from '../group.ts';

import { asked, begin, begun, edition, finish, gathered, people, sat, state, step, usual } from './sittings.ts';

describe('a turn that whoever is there takes', () => {
  it('2E-T29: an offer may be withdrawn until it is answered, and whoever made it goes on', () => {
    const group = Group.playing(['Mara', 'Jonas'], {}, gathered);
    begin(group);
    const before = asked(group);
    const ask = (kind: string) => group.view.open.find(({ decision }) => decision.kind === kind);
    const take = (kind: string, id: string) => {
      const { decision, awaited } = ask(kind)!;
      const { id: chosen } = decision.options.find((option) => option.id.startsWith(id))!;
      const wish = { game: group.game, person: awaited[0]!, decision: decision.id, chosen: [chosen] };
      expect(group.table.answer(wish)).toMatchObject({ ok: true });
    };
    take('move.next', 'trade:');
    take('trade.offer', 'take:');
    if (ask('trade.money')) take('trade.money', 'none');
    const consent = ask('trade.consent')!;
    const from = consent.decision.about?.offer === 0 ? 'Mara' : 'Jonas';
    const { agreement } = group.table;
    expect(agreement.withdraw(group.game, consent.awaited[0]!, consent.decision.id).ok).toBe(false);
    expect(agreement.withdraw(group.game, from, consent.decision.id)).toMatchObject({ ok: true });
    group.hear();
    expect(ask('trade.consent')).toBeUndefined();
    expect(asked(group)).toEqual(before);
    expect(agreement.withdraw(group.game, from, consent.decision.id).ok).toBe(false);
  });

  it('2E-315: asks for nobody’s sliders before the first turn; whoever comes places theirs and takes no turn with it', () => {
    const group = Group.playing(people, {}, edition);
    for (let count = 0; count < 60 && state(group).cursor.step !== 'sitting.race'; count++) usual(group);
    const kinds = () => group.view.open.map(({ decision }) => [decision.seats[0], decision.kind, decision.race]).sort();
    expect(kinds()).toEqual([0, 1, 2].map((seat) => [seat, 'setup.sliders', true]));
    const place = (seat: number, position: string) => {
      const { decision, awaited } = group.view.open.find((open) => open.decision.seats.includes(seat))!;
      const wish = { game: group.game, person: awaited[0]!, decision: decision.id, chosen: [position] };
      granted(group.table.answer(wish));
    };
    const idOf = (seat: number) => group.view.open.find((open) => open.decision.seats.includes(seat))?.decision.id;
    const others = [idOf(0), idOf(2)];
    // Any position, whatever the focus (2E-608), and from there by the focus in this turn (2E-T60).
    place(1, 'sliders:3-0-3');
    // Whoever presses at the same moment is heard.
    expect([idOf(0), idOf(2)]).toEqual(others);
    expect(state(group).investigators.map(({ sliders }) => sliders)).toEqual([
      [1, 1, 1],
      [3, 0, 3],
      [1, 1, 1],
    ]);
    expect(state(group).sitting).toMatchObject({ seat: null, shares: { 1: { sliders: [3, 0, 3] } } });
    expect(kinds().map(([, kind]) => kind === 'setup.sliders')).toEqual([true, false, true]);
    group.restart();
    expect(kinds().map(([, kind]) => kind === 'setup.sliders')).toEqual([true, false, true]);
    usual(group, 1);
    expect(state(group).sitting?.seat).toBe(1);
    finish(group, 1);
    expect(kinds().map(([, kind]) => kind)).toEqual(['setup.sliders', 'setup.sliders']);
  });

  it('2E-T21: loses nothing when the program is stopped after any answer in the middle of it', () => {
    const played = (killed: boolean): State => {
      const group = begun();
      for (let count = 0; count < 20; count++) {
        usual(group);
        if (!killed) continue;
        const open = group.view.open;
        group.restart();
        expect(group.view.open).toEqual(open);
      }
      expect(playsAgain(group.table, group.game)).toBe(true);
      return state(group);
    };
    expect(played(true)).toEqual(played(false));
  });

  it('2E-T07 (situation 4): another turn order is agreed on by more than half, and counts from the next turn', () => {
    const group = begun();
    const { agreement } = group.table;
    const [host, other] = group.view.seats.map(({ person }) => person ?? '') as [string, string];
    expect(agreement.changeOption(group.game, host, 'turnOrder', 'book')).toMatchObject({ value: 'proposed' });
    const [proposal] = group.view.proposals;
    expect(proposal).toMatchObject({ kind: 'option', needed: 2 });
    agreement.vote({ game: group.game, proposal: proposal!.id, person: other, agree: true });
    expect(state(group)).toMatchObject({ nextTurnOrder: 'book', options: { turnOrder: 'sitting' } });
    expect(agreement.changeOption(group.game, host, 'printing', '2005')).toMatchObject({ ok: false });
    const { turn } = state(group);
    for (let count = 0; count < 200 && state(group).turn === turn; count++) usual(group);
    expect(state(group).options.turnOrder).toBe('book');
    expect(state(group).sitting).toBeUndefined();
    expect(asked(group).every(([, race]) => !race)).toBe(true);
  });

  it('2E-T42: a plan that is set while the race is open begins; one set before only if it may without its owner', () => {
    const group = begun();
    const plan = (seat: number, ...fields: string[]) => {
      const person = group.view.seats[seat]?.person ?? '';
      const whose = { game: group.game, person, kind: 'plan' as const, seat };
      for (const field of fields) {
        const { fields: offered } = granted(group.table.planning.sheet(whose));
        const [choice] = offered.find(({ id }) => id === field)!.choices;
        granted(group.table.planning.say(whose, field, choice!.value));
      }
      granted(group.table.planning.set(whose));
      group.hear();
    };
    const next = () => state(group).sitting?.shares.map(({ next }) => next);
    const sits = (seat: number) => state(group).sitting?.seat === seat || next()?.[seat] === 'sat';
    step(group);
    plan(1, 'goal');
    plan(2, 'goal', 'begin');
    for (let count = 0; count < 60 && next()?.[0] !== 'sat'; count++) usual(group, 0);
    expect(sits(2)).toBe(true);
    for (let count = 0; count < 60 && next()?.[2] !== 'sat'; count++) usual(group, 2);
    expect(sits(1)).toBe(false);
    const whose = { game: group.game, person: group.view.seats[1]?.person ?? '', kind: 'plan' as const, seat: 1 };
    granted(group.table.planning.set(whose));
    expect(sits(1)).toBe(true);
  });

  it('2E-T40 (situation 25): taking back across sittings takes everybody, names them, and the dice come again', () => {
    const group = begun();
    const { turn } = state(group);
    finish(group, 0);
    const before = state(group).investigators;
    finish(group, 1);
    const after = state(group);
    const [mara, jonas, ida] = group.view.seats.map(({ person }) => person ?? '') as [string, string, string];
    expect(group.undo(mara)).toBe('proposed');
    const [proposal] = group.view.proposals;
    expect(proposal).toMatchObject({ kind: 'undo', needed: 3, what: { args: { others: ['Jonas'] } } });
    expect(group.speak(jonas)).toBe('voted');
    expect(sat(group, 1, turn)).toBe(true);
    group.speak(ida);
    expect([0, 1].map((seat) => sat(group, seat, turn))).toEqual([false, false]);
    finish(group, 0);
    expect(state(group).investigators).toEqual(before);
    finish(group, 1);
    expect(state(group).investigators).toEqual(after.investigators);
    expect(playsAgain(group.table, group.game)).toBe(true);
  });
});
