import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { ask, type Flow } from '../../../src/engine/flow.ts';
import { SILENCES } from '../../../src/table/waiting/pace.ts';
import { endingEdition } from '../endingedition.ts';
import { DAY, Group, granted, HOUR, MINUTE, START } from '../group.ts';
import { question, toyEdition } from '../toyedition.ts';

const stages = (group: Group, who: string) =>
  group.reminders.filter(({ person }) => person === who).map(({ stage, at }) => [stage, (at - START) / HOUR]);

describe('reminders', () => {
  it('come once each, when the pace says', () => {
    const group = Group.playing(['mara'], { pace: 'daily' });
    expect(group.mentions).toEqual([{ person: 'mara', at: START }]);
    group.pass(5 * DAY);
    expect(stages(group, 'mara')).toEqual([
      ['first', 12],
      ['second', 20],
    ]);
    expect(group.mentions).toHaveLength(1);
    expect(group.table.deadlines.next()).toBeNull();
  });

  it('begin anew with every answer, but the mention does not', () => {
    const group = Group.playing(['mara'], { pace: 'daily' });
    group.pass(10 * HOUR);
    group.answer('mara', 'left');
    group.pass(11 * HOUR);
    expect(stages(group, 'mara')).toEqual([]);
    group.pass(HOUR);
    expect(stages(group, 'mara')).toEqual([['first', 22]]);
    expect(group.mentions).toHaveLength(1);
  });

  it('are never sent where the game has no pace', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'none' });
    group.pass(60 * DAY);
    expect(group.reminders).toEqual([]);
    expect(group.table.deadlines.next()).toBeNull();
  });

  it('go to those only who are awaited', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily' });
    group.answer('jonas', 'left');
    group.pass(2 * DAY);
    expect(stages(group, 'jonas')).toEqual([]);
    expect(stages(group, 'mara')).toHaveLength(2);
  });

  it('fire once, also after restarts', () => {
    const group = Group.playing(['mara'], { pace: 'daily' });
    group.pass(13 * HOUR);
    group.restart();
    group.tick();
    group.restart();
    group.pass(6 * HOUR);
    expect(stages(group, 'mara')).toEqual([['first', 12]]);
  });

  it('do not burst after a long outage: only the latest counts, and the deadline waits for it', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    group.answer('jonas', 'left');
    group.down(3 * DAY);
    expect(stages(group, 'mara')).toEqual([['second', 72]]);
    expect(group.lines().join()).not.toContain('default');
    group.pass(59 * MINUTE);
    expect(group.lines().join()).not.toContain('default');
    group.pass(MINUTE);
    expect(group.lines().join()).toContain('Mara has not answered in time');
    expect(group.reminders).toHaveLength(1);
  });

  it('keep a distance after an outage', () => {
    const group = Group.playing(['mara'], { pace: 'daily' });
    group.down(19 * HOUR + 55 * MINUTE);
    expect(stages(group, 'mara').map(([stage]) => stage)).toEqual(['first']);
    group.pass(59 * MINUTE);
    expect(group.reminders).toHaveLength(1);
    group.pass(2 * MINUTE);
    expect(group.reminders).toHaveLength(2);
  });

  it('wait for the end of the quiet hours when the bot wakes up in them', () => {
    const group = Group.playing(['mara'], { pace: 'daily' });
    granted(group.table.preferences.setQuiet('mara', { from: 22 * 60, to: 7 * 60 }));
    group.down(18 * HOUR);
    expect(group.reminders).toEqual([]);
    group.pass(5 * HOUR);
    expect(stages(group, 'mara').at(0)).toEqual(['second', 23]);
  });
});

describe('a person’s wishes', () => {
  it('keep the mention back until their quiet hours are over', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily' });
    granted(group.table.preferences.setQuiet('jonas', { from: 9 * 60, to: 17 * 60 }));
    group.answer('jonas', 'left');
    group.pass(2 * HOUR);
    group.answer('mara', 'left');
    group.answer('mara', 'stop');
    expect(group.awaited()).toEqual(['jonas']);
    expect(group.mentions.filter(({ person }) => person === 'jonas')).toHaveLength(1);
    group.pass(DAY);
    expect(stages(group, 'jonas').slice(0, 2)).toEqual([
      ['asked', 9],
      ['first', 21],
    ]);
  });

  it('let them be told after their quiet hours, whoever moves first then', () => {
    const group = Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily' });
    granted(group.table.preferences.setQuiet('jonas', { from: 9 * 60, to: 17 * 60 }));
    for (const who of ['mara', 'jonas', 'ines']) group.answer(who, 'left');
    group.pass(2 * HOUR);
    group.answer('mara', 'stop');
    group.now = START + 9 * HOUR;
    granted(group.table.preferences.setNotify('ines', 'direct'));
    granted(group.table.membership.follow(group.game, { id: 'tomas', name: 'Tomas' }, true));
    group.restart();
    expect(stages(group, 'jonas')).toEqual([['asked', 9]]);
    group.tick();
    expect(stages(group, 'jonas')).toHaveLength(1);
  });

  it('give them all their time when they could not be told because the bot was down', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    granted(group.table.preferences.setQuiet('jonas', { from: 9 * 60, to: 17 * 60 }));
    group.answer('jonas', 'left');
    group.pass(2 * HOUR);
    group.answer('mara', 'left');
    group.answer('mara', 'stop');
    group.down(2 * DAY);
    expect(group.view.awaited).toMatchObject([{ person: 'jonas', told: false }]);
    group.pass(DAY + 7 * HOUR);
    expect(stages(group, 'jonas')).toEqual([
      ['asked', 57],
      ['first', 69],
      ['second', 81],
    ]);
    expect(group.lines().join()).not.toContain('Jonas has not answered in time');
    group.pass(HOUR);
    expect(group.lines().join()).toContain('Jonas has not answered in time');
  });

  it('may be a direct message instead of the mention', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily' });
    granted(group.table.preferences.setNotify('jonas', 'direct'));
    group.answer('jonas', 'left');
    group.answer('mara', 'left');
    group.answer('mara', 'stop');
    expect(group.mentions.filter(({ person }) => person === 'jonas')).toHaveLength(1);
    expect(stages(group, 'jonas')).toEqual([['asked', 0]]);
    group.pass(DAY);
    expect(stages(group, 'jonas').map(([stage]) => stage)).toEqual(['asked', 'first', 'second']);
  });

  it('stop the clocks while they are away, also announced afterwards', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    group.answer('jonas', 'left');
    group.pass(HOUR);
    granted(group.table.preferences.goAway('mara', group.now, group.now + 5 * DAY));
    group.pass(5 * DAY - MINUTE);
    expect(group.reminders).toEqual([]);
    group.pass(DAY);
    expect(stages(group, 'mara')).toEqual([
      ['first', 132],
      ['second', 140],
    ]);
    expect(group.lines().join()).toContain('Mara has not answered in time');
  });

  it('are refused when they make no sense', () => {
    const { preferences } = Group.playing(['mara']).table;
    expect(preferences.setZone('mara', 'Arkham').ok).toBe(false);
    expect(preferences.setQuiet('mara', { from: 60, to: 60 }).ok).toBe(false);
    expect(preferences.goAway('mara', START - 2 * DAY, START - DAY).ok).toBe(false);
    expect(preferences.goAway('mara', START, START + 200 * DAY).ok).toBe(false);
    granted(preferences.setZone('mara', 'Asia/Tokyo'));
    expect(preferences.of('mara').zone).toBe('Asia/Tokyo');
  });

  it('end an absence before its time', () => {
    const group = Group.playing(['mara'], { pace: 'daily' });
    const { preferences } = group.table;
    granted(preferences.goAway('mara', START, START + 3 * DAY));
    group.pass(DAY);
    expect(preferences.isQuiet('mara')).toBe(true);
    granted(preferences.comeBack('mara'));
    expect(preferences.isQuiet('mara')).toBe(false);
    expect(preferences.of('mara').absences).toEqual([]);
  });
});

describe('a deadline', () => {
  it('under the policy "wait" lets the others decide, and pings nobody for it', () => {
    const group = Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily', silence: 'wait' });
    group.answer('jonas', 'left');
    group.answer('ines', 'left');
    group.pass(DAY + MINUTE);
    const [proposal] = group.view.proposals;
    expect(proposal).toMatchObject({ kind: 'autopilot', by: '', voters: ['jonas', 'ines'], agree: [], refuse: [] });
    expect(group.lines().join()).toContain('Mara was asked');
    expect(group.mentions.filter(({ person }) => person !== 'mara')).toHaveLength(2);
    expect(group.view.seats[0]?.autopilot).toBe(false);
    for (const who of ['jonas', 'ines'])
      granted(group.table.agreement.vote({ game: group.game, proposal: proposal!.id, person: who, agree: true }));
    group.hear();
    expect(group.view.seats[0]?.autopilot).toBe(true);
    expect(group.lines().join()).toContain('By vote, the autopilot now plays for Mara');
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
      'Mara has not answered in time. By this table’s rule for silence the default is taken: Asked upkeep.sliders: - **left: -** (Rule 2E-101.)',
    );
    expect(group.store.journal.everything(group.game).at(-1)?.person).toBeNull();
  });

  it('hastens the clocks of somebody who was silent twice, until they answer (DP-18)', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    group.answer('jonas', 'left');
    const moved = () => group.lines().filter((line) => line.startsWith('Mara has not answered')).length;
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
    expect(group.lines().join()).toContain('By this table’s rule for silence the autopilot plays');
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
      expect(group.lines().join()).toMatch(/runs this game and has not answered in time.*\*\*one: -\*\*/);
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
    expect(group.lines().join()).toContain('It is **green: -**, by the one vote cast.');
  });

  it('leaves a tie to the first player for a while, then to the default among the tied (DP-7)', () => {
    const group = voting(['mara', 'jonas', 'ines'], { pace: 'daily' });
    group.answer('jonas', 'green');
    group.answer('ines', 'blue');
    group.pass(DAY);
    expect(group.lines().at(-1)).toContain('Mara, the dealer: -, may break the tie');
    group.pass(5 * HOUR);
    group.answer('mara', 'blue');
    expect(group.view.open[0]?.decision.kind).toBe('loss.items');
    const silent = voting(['mara', 'jonas', 'ines'], { pace: 'daily' });
    silent.answer('jonas', 'green');
    silent.answer('ines', 'red');
    silent.pass(DAY + 6 * HOUR);
    expect(silent.lines().join()).toContain('It is **red: -**');
  });

  it('with no vote cast takes the default, unless the table waits', () => {
    const group = voting(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    group.pass(DAY);
    expect(group.lines().join()).toContain('nobody has cast one. The default is taken');
    const waiting = voting(['mara', 'jonas'], { pace: 'daily', silence: 'wait' });
    waiting.pass(10 * DAY);
    expect(waiting.view.open[0]?.decision.kind).toBe('mythos.surge');
    const waits = waiting.told.filter(({ text }) => text.includes('By this table’s rule for silence it stays open'));
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
    expect(group.lines().join()).toContain('Nothing came of it in time');
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
