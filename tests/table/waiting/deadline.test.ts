import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { ask, type Flow } from '../../../src/engine/flow.ts';
import { SILENCES } from '../../../src/table/waiting/pace.ts';
import { endingEdition } from '../endingedition.ts';
import { DAY, Group, granted, HOUR, MINUTE, refusedWith, START } from '../group.ts';
import { raceEdition } from '../raceedition.ts';
import { question, toyEdition } from '../toyedition.ts';

describe('a deadline', () => {
  it('under the policy "wait" lets the others decide, and pings nobody for it', () => {
    const group = Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily', silence: 'wait' });
    group.answer('jonas', 'left');
    group.answer('ines', 'left');
    group.pass(DAY + MINUTE);
    const [proposal] = group.view.proposals;
    expect(proposal).toMatchObject({ kind: 'autopilot', by: '', voters: ['jonas', 'ines'], agree: [], refuse: [] });
    expect(group.lines().join()).toContain('Time is up for Mara');
    expect(group.mentions.filter(({ person }) => person !== 'mara')).toHaveLength(2);
    expect(group.view.seats[0]?.autopilot).toBe(false);
    for (const who of ['jonas', 'ines'])
      granted(group.table.agreement.vote({ game: group.game, proposal: proposal!.id, person: who, agree: true }));
    group.hear();
    expect(group.view.seats[0]?.autopilot).toBe(true);
    expect(group.lines().join()).toContain('By vote, the autopilot plays for Mara');
  });

  it('lets the others decide no longer once they answer', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'wait' });
    group.pass(DAY);
    expect(group.view.proposals.map(({ seats }) => seats).sort()).toEqual([[0], [1]]);
    group.answer('mara', 'left');
    expect(group.view.proposals.map(({ seats }) => seats)).toEqual([[1]]);
  });

  it('under the policy "default" takes the defaults of the whole step, and says so with the rule (DP-11)', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    group.answer('jonas', 'left');
    group.pass(DAY);
    expect(group.lines()).toContain(
      'Mara didn’t answer in time. By this table’s rule the default is taken: Asked upkeep.sliders: - **left: -** (Rule 2E-101.)',
    );
    expect(group.store.journal.everything(group.game).at(-1)?.person).toBeNull();
  });

  it('hastens the clocks of somebody who was silent twice, until they answer (DP-18)', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    group.answer('jonas', 'left');
    const moved = () => group.lines().filter((line) => line.startsWith('Mara didn’t answer')).length;
    group.pass(DAY);
    expect(moved()).toBe(1);
    group.store.timers.setLapses(group.game, 'mara', 2);
    group.restart();
    const deadline = group.view.awaited.find(({ person }) => person === 'mara')?.deadline;
    expect(deadline).toBe(START + DAY + 6 * HOUR);
    group.answer('mara', 'roll');
    expect(group.view.awaited.find(({ person }) => person === 'mara')?.deadline).toBe(group.now + DAY);
  });

  it('under the policy "autopilot" hands the seat over until they are back', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'autopilot' }, endingEdition);
    group.answer('jonas', 'left');
    group.pass(DAY);
    expect(group.view.seats[0]?.autopilot).toBe(true);
    expect(group.lines().join()).toContain('By this table’s rule the autopilot plays');
    const open = group.view.open[0]!;
    const wish = { game: group.game, person: 'mara', decision: open.decision.id, chosen: open.decision.default };
    expect(group.table.answer(wish)).toMatchObject({ refusal: { key: 'refused-autopilot-for-you' } });
    granted(group.table.agreement.standIn(group.game, 'mara', 0, false));
    expect(group.view.seats[0]?.autopilot).toBe(false);
  });
});

describe('whoever runs the game without a seat', () => {
  const kept: TableEdition = {
    ...(toyEdition as unknown as TableEdition),
    keeper: () => 'tomas',
    *play({ state }): Flow {
      const about = { keeper: 'tomas' };
      yield* ask(state, () => question([0], 'mythos.card', ['one', 'two'], { mode: 'keeper', about }));
      (state as { outcome: unknown }).outcome = 'well';
    },
  };

  for (const silence of SILENCES)
    it(`L12.7 and does not choose in time gets the first card, also where silence means ${silence}`, () => {
      const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence }, kept);
      expect(group.awaited()).toEqual(['tomas']);
      group.pass(DAY);
      expect(group.lines().join()).toMatch(/runs this game and didn’t answer in time.*\*\*one: -\*\*/);
      expect(group.view.proposals).toEqual([]);
      expect(group.view.status).toBe('over');
    });
});

/** Past the side-by-side beginning, to the vote. */
function voting(people: string[], change: { pace?: string; silence?: string }): Group {
  const group = Group.playing(people, change);
  for (const who of people) group.answer(who, 'left');
  for (const who of people) group.answer(who, 'stop');
  expect(group.view.open[0]?.decision.mode).toBe('group');
  return group;
}

describe('the clock of a vote', () => {
  it('closes it with the votes cast', () => {
    const group = voting(['mara', 'jonas', 'ines'], { pace: 'daily' });
    expect(group.view.open[0]?.closes).toBe(START + DAY);
    group.answer('jonas', 'green');
    group.pass(DAY - MINUTE);
    expect(group.view.open[0]?.decision.kind).toBe('mythos.surge');
    group.pass(MINUTE);
    expect(group.view.open[0]?.decision.kind).toBe('loss.items');
    expect(group.lines().join()).toContain('**green: -**, by 1 vote.');
  });

  it('leaves a tie to the first player for a while, then to the default among the tied (DP-7)', () => {
    const group = voting(['mara', 'jonas', 'ines'], { pace: 'daily' });
    group.answer('jonas', 'green');
    group.answer('ines', 'blue');
    group.pass(DAY);
    expect(group.lines().at(-1)).toContain('Mara, the dealer: -, can break the tie');
    group.pass(5 * HOUR);
    group.answer('mara', 'blue');
    expect(group.view.open[0]?.decision.kind).toBe('loss.items');
    const silent = voting(['mara', 'jonas', 'ines'], { pace: 'daily' });
    silent.answer('jonas', 'green');
    silent.answer('ines', 'red');
    silent.pass(DAY + 6 * HOUR);
    expect(silent.lines().join()).toContain('**red: -**, by');
  });

  it('with no vote cast takes the default, unless the table waits', () => {
    const group = voting(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    group.pass(DAY);
    expect(group.lines().join()).toContain('no votes cast, so the default is taken');
    const waiting = voting(['mara', 'jonas'], { pace: 'daily', silence: 'wait' });
    waiting.pass(10 * DAY);
    expect(waiting.view.open[0]?.decision.kind).toBe('mythos.surge');
    const waits = waiting.told.filter(({ text }) => text.includes('By this table’s rule it stays open'));
    expect(waits.map(({ at }) => at)).toEqual([START + DAY]);
    expect(waiting.reminders.filter(({ person }) => person === 'mara')).toHaveLength(2);
    waiting.answer('jonas', 'green');
    waiting.pass(DAY);
    expect(waiting.view.open[0]?.decision.kind).toBe('loss.items');
  });

  it('ends a proposal that nobody decided', () => {
    const group = Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily' });
    granted(group.table.agreement.end(group.game, 'mara'));
    expect(group.view.proposals[0]?.closes).toBe(START + DAY);
    group.pass(DAY);
    expect(group.view.proposals.filter(({ kind }) => kind === 'end')).toEqual([]);
    expect(group.lines().join()).toContain('Lapsed; too few agreed in time');
    expect(group.view.status).toBe('playing');
  });

  it('is not taken over from a question that was undone', () => {
    const group = voting(['mara', 'jonas'], { pace: 'daily' });
    group.pass(20 * HOUR);
    granted(group.table.agreement.undo(group.game, 'jonas'));
    group.answer('jonas', 'stop');
    expect(group.view.open[0]?.closes).toBe(group.now + DAY);
  });
});

describe('another pace', () => {
  it('is for the host in the lobby, and for a vote later; the clocks begin anew', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'relaxed' });
    const { membership, agreement } = group.table;
    group.pass(20 * HOUR);
    expect(granted(membership.setPace(group.game, 'jonas', { pace: 'evening', silence: 'default' }))).toBe('proposed');
    const [proposal] = group.view.proposals;
    granted(agreement.vote({ game: group.game, proposal: proposal!.id, person: 'mara', agree: true }));
    group.hear();
    expect(group.view).toMatchObject({ pace: 'evening', silence: 'default' });
    expect(group.view.awaited[0]?.deadline).toBe(group.now + 2 * HOUR);
    group.pass(30 * MINUTE);
    expect(group.reminders.map(({ stage }) => stage)).toEqual(['first', 'first']);
    expect(membership.setPace(group.game, 'mara', { pace: 'soon' })).toMatchObject({
      refusal: { key: 'refused-no-such-pace' },
    });
  });

  it('takes up the clocks of a game that had none', () => {
    const group = Group.playing(['mara'], { pace: 'none' });
    group.pass(3 * DAY);
    granted(group.table.membership.setPace(group.game, 'mara', { pace: 'blitz' }));
    group.pass(3 * MINUTE);
    expect(group.reminders.map(({ stage }) => stage)).toEqual(['first']);
  });
});

describe('a turn that the autopilot plays for who is silent', () => {
  const week = { pace: 'week', silence: 'turn' };
  const told = (group: Group) => group.lines().join('\n');

  it('2E-T43: is played after twelve waking hours, announced at eight, and the seat stays theirs', () => {
    const group = Group.playing(['mara', 'jonas'], week, raceEdition);
    group.answer('jonas', 'rest');
    group.pass(11 * HOUR);
    const reminded = group.reminders.filter(({ person }) => person === 'mara').map(({ stage }) => stage);
    expect(reminded).toEqual(['first', 'second']);
    expect(group.view.awaited).toMatchObject([{ person: 'mara', deadline: START + 12 * HOUR }]);
    group.pass(HOUR);
    expect(told(group)).toContain('the autopilot plays this one turn for them; the seat stays theirs');
    expect(group.view.seats[0]?.autopilot).toBe(false);
    // Only this one: in the next round everybody is asked again, and nobody is reminded of the last.
    expect(group.awaited()).toEqual(['jonas', 'mara']);
    expect(group.view.awaited.find(({ person }) => person === 'mara')?.since).toBe(START + 12 * HOUR);
  });

  it('waits twelve hours more when anybody says so, once at a time', () => {
    const group = Group.playing(['mara', 'jonas'], week, raceEdition);
    group.answer('jonas', 'rest');
    group.pass(9 * HOUR);
    const wait = (by: string, whom = 'mara') => group.table.deadlines.wait({ game: group.game, by, whom });
    expect(granted(wait('jonas'))).toBe(START + (24 + 9) * HOUR);
    group.hear();
    expect(told(group)).toContain('Jonas gives Mara more time');
    expect(refusedWith(wait('mara'))).toBe('refused-waits-already');
    expect(refusedWith(wait('otto'))).toBe('refused-not-at-table');
    expect(refusedWith(wait('mara', 'jonas'))).toBe('refused-not-awaited');
    group.pass(24 * HOUR - MINUTE);
    expect(told(group)).not.toContain('the autopilot plays');
    expect(group.reminders.filter(({ person }) => person === 'mara')).toHaveLength(2);
    group.pass(MINUTE);
    expect(told(group)).toContain('the autopilot plays this one turn');
  });

  it('is left to them who never want to be played for, whatever else the table does', () => {
    const group = Group.playing(['mara', 'jonas'], week, raceEdition);
    granted(group.table.preferences.setPlayed('mara', false));
    group.answer('jonas', 'rest');
    group.pass(3 * DAY);
    expect(told(group)).not.toContain('the autopilot plays');
    expect(group.view.proposals).toEqual([]);
    expect(group.awaited()).toEqual(['mara']);
  });

  it('begins sooner after two of them in a row, and is announced all the same (DP-18)', () => {
    const group = Group.playing(['mara', 'jonas'], week, raceEdition);
    group.store.timers.setLapses(group.game, 'mara', 2);
    group.answer('jonas', 'rest');
    group.pass(3 * HOUR);
    expect(group.reminders.map(({ stage }) => stage)).toEqual(['second']);
    expect(told(group)).toContain('the autopilot plays this one turn');
  });
});
