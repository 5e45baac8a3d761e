import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { second } from '../../../src/editions/second/second.ts';
import type { State } from '../../../src/editions/second/state/state.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import { DAY, Group, granted, HOUR, MINUTE } from '../group.ts';
import { toyEdition } from '../toyedition.ts';

const edition = second as unknown as TableEdition;
const people = ['Mara', 'Jonas', 'Ida'];

function begun(change: { pace?: string; silence?: string } = {}, who = people): Group {
  const group = Group.playing(who, change, edition);
  begin(group);
  return group;
}

const state = (group: Group): State => {
  const position = group.table.reading.position(group.game);
  if (!position.ok) throw new Error('no position');
  return position.value.live.play.state as unknown as State;
};

/** On to where everybody is shown the first menu of their turn, their sliders placed. */
function begin(group: Group): void {
  const unplaced = () => group.view.open.find(({ decision }) => decision.kind === 'setup.sliders');
  for (let count = 0; count < 60 && (state(group).cursor.step !== 'sitting.race' || unplaced()); count++)
    usual(group, unplaced()?.decision.seats[0]);
}

/** The default of whatever is asked first. */
function usual(group: Group, seat?: number): void {
  const open = group.view.open.find(({ decision }) => seat === undefined || decision.seats.includes(seat));
  const [person = ''] = open?.awaited ?? [];
  if (!open) throw new Error('nothing is asked');
  const { id, default: chosen } = open.decision;
  expect(group.table.answer({ game: group.game, person, decision: id, chosen })).toMatchObject({ ok: true });
  group.hear();
}

const asked = (group: Group) =>
  group.view.open.map(({ decision }) => [decision.seats[0], decision.race === true]).sort();

/** A step of seat 0 that shows nothing. */
function step(group: Group): void {
  const open = group.view.open.find(({ decision }) => decision.seats.includes(0))!;
  const go = open.decision.options.find(({ id }) => id.startsWith('go:'))!;
  const [person = ''] = open.awaited;
  group.table.answer({ game: group.game, person, decision: open.decision.id, chosen: [go.id] });
  group.hear();
}

/** Everybody begins at the same place. */
const gathered = {
  ...edition,
  create(setup: Parameters<typeof second.create>[0]) {
    const created = second.create(setup);
    for (const one of created.investigators) one.at = 'train-station';
    return created;
  },
} as unknown as TableEdition;

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

  it('2E-T06: several people who wait for each other play in sittings', () => {
    expect(state(begun()).options.turnOrder).toBe('sitting');
    expect(state(Group.playing(people, { pace: 'blitz' }, edition)).options.turnOrder).toBe('book');
    expect(state(Group.playing(['Mara'], {}, edition)).options.turnOrder).toBe('book');
  });

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
    expect(group.table.reading.verify(group.game)).toMatchObject({ ok: true, value: { same: true } });
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
      expect(group.table.reading.verify(group.game)).toMatchObject({ ok: true, value: { same: true } });
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
    expect(group.table.reading.verify(group.game)).toMatchObject({ ok: true, value: { same: true } });
  });
});

const standIn = (group: Group, seat: number): void => {
  const { person } = group.view.seats[seat]!;
  expect(group.table.agreement.standIn(group.game, person ?? '', seat, true)).toMatchObject({ ok: true });
  group.hear();
};

const sat = (group: Group, seat: number, turn: number): boolean =>
  state(group).turn > turn || state(group).sitting?.shares[seat]?.next === 'sat' || state(group).phase === 'mythos';

/** Defaults for a seat until it has sat. */
function finish(group: Group, seat: number): void {
  const { turn } = state(group);
  for (let count = 0; count < 60 && !sat(group, seat, turn); count++) usual(group, seat);
}
