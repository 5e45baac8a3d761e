import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { ask, type Flow } from '../../../src/engine/flow.ts';
import { SILENCES } from '../../../src/table/waiting/pace.ts';
import { Company, DAY, granted, HOUR, MINUTE, START } from '../testtable.ts';
import { parlour, question } from '../toyedition.ts';

const stages = (company: Company, who: string) =>
  company.reminders.filter(({ person }) => person === who).map(({ stage, at }) => [stage, (at - START) / HOUR]);

describe('reminders', () => {
  it('come once each, when the pace says', () => {
    const company = Company.playing(['mara'], { pace: 'daily' });
    expect(company.mentions).toEqual([{ person: 'mara', at: START }]);
    company.pass(5 * DAY);
    expect(stages(company, 'mara')).toEqual([
      ['first', 12],
      ['second', 20],
    ]);
    expect(company.mentions).toHaveLength(1);
    expect(company.table.deadlines.next()).toBeNull();
  });

  it('begin anew with every answer, but the mention does not', () => {
    const company = Company.playing(['mara'], { pace: 'daily' });
    company.pass(10 * HOUR);
    company.answer('mara', 'left');
    company.pass(11 * HOUR);
    expect(stages(company, 'mara')).toEqual([]);
    company.pass(HOUR);
    expect(stages(company, 'mara')).toEqual([['first', 22]]);
    expect(company.mentions).toHaveLength(1);
  });

  it('are never sent where the game has no pace', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'none' });
    company.pass(60 * DAY);
    expect(company.reminders).toEqual([]);
    expect(company.table.deadlines.next()).toBeNull();
  });

  it('go to those only who are awaited', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'daily' });
    company.answer('jonas', 'left');
    company.pass(2 * DAY);
    expect(stages(company, 'jonas')).toEqual([]);
    expect(stages(company, 'mara')).toHaveLength(2);
  });

  it('fire once, also after restarts', () => {
    const company = Company.playing(['mara'], { pace: 'daily' });
    company.pass(13 * HOUR);
    company.restart();
    company.tick();
    company.restart();
    company.pass(6 * HOUR);
    expect(stages(company, 'mara')).toEqual([['first', 12]]);
  });

  it('do not burst after a long outage: only the latest counts, and the deadline waits for it', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    company.answer('jonas', 'left');
    company.down(3 * DAY);
    expect(stages(company, 'mara')).toEqual([['second', 72]]);
    expect(company.lines().join()).not.toContain('default');
    company.pass(59 * MINUTE);
    expect(company.lines().join()).not.toContain('default');
    company.pass(MINUTE);
    expect(company.lines().join()).toContain('Mara has not answered in time');
    expect(company.reminders).toHaveLength(1);
  });

  it('keep a distance after an outage', () => {
    const company = Company.playing(['mara'], { pace: 'daily' });
    company.down(19 * HOUR + 55 * MINUTE);
    expect(stages(company, 'mara').map(([stage]) => stage)).toEqual(['first']);
    company.pass(59 * MINUTE);
    expect(company.reminders).toHaveLength(1);
    company.pass(2 * MINUTE);
    expect(company.reminders).toHaveLength(2);
  });

  it('wait for the end of the quiet hours when the bot wakes up in them', () => {
    const company = Company.playing(['mara'], { pace: 'daily' });
    granted(company.table.wishes.setQuiet('mara', { from: 22 * 60, to: 7 * 60 }));
    company.down(18 * HOUR);
    expect(company.reminders).toEqual([]);
    company.pass(5 * HOUR);
    expect(stages(company, 'mara').at(0)).toEqual(['second', 23]);
  });
});

describe('a person’s wishes', () => {
  it('keep the mention back until his quiet hours are over', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'daily' });
    granted(company.table.wishes.setQuiet('jonas', { from: 9 * 60, to: 17 * 60 }));
    company.answer('jonas', 'left');
    company.pass(2 * HOUR);
    company.answer('mara', 'left');
    company.answer('mara', 'stop');
    expect(company.awaited()).toEqual(['jonas']);
    expect(company.mentions.filter(({ person }) => person === 'jonas')).toHaveLength(1);
    company.pass(DAY);
    expect(stages(company, 'jonas').slice(0, 2)).toEqual([
      ['asked', 9],
      ['first', 21],
    ]);
  });

  it('let him be told after his quiet hours, whoever moves first then', () => {
    const company = Company.playing(['mara', 'jonas', 'ines'], { pace: 'daily' });
    granted(company.table.wishes.setQuiet('jonas', { from: 9 * 60, to: 17 * 60 }));
    for (const who of ['mara', 'jonas', 'ines']) company.answer(who, 'left');
    company.pass(2 * HOUR);
    company.answer('mara', 'stop');
    company.now = START + 9 * HOUR;
    granted(company.table.wishes.setNotify('ines', 'direct'));
    granted(company.table.comings.follow(company.game, { id: 'tomas', name: 'Tomas' }, true));
    company.restart();
    expect(stages(company, 'jonas')).toEqual([['asked', 9]]);
    company.tick();
    expect(stages(company, 'jonas')).toHaveLength(1);
  });

  it('give him all his time when he could not be told because the bot was down', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    granted(company.table.wishes.setQuiet('jonas', { from: 9 * 60, to: 17 * 60 }));
    company.answer('jonas', 'left');
    company.pass(2 * HOUR);
    company.answer('mara', 'left');
    company.answer('mara', 'stop');
    company.down(2 * DAY);
    expect(company.view.awaited).toMatchObject([{ person: 'jonas', told: false }]);
    company.pass(DAY + 7 * HOUR);
    expect(stages(company, 'jonas')).toEqual([
      ['asked', 57],
      ['first', 69],
      ['second', 81],
    ]);
    expect(company.lines().join()).not.toContain('Jonas has not answered in time');
    company.pass(HOUR);
    expect(company.lines().join()).toContain('Jonas has not answered in time');
  });

  it('may be a direct message instead of the mention', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'daily' });
    granted(company.table.wishes.setNotify('jonas', 'direct'));
    company.answer('jonas', 'left');
    company.answer('mara', 'left');
    company.answer('mara', 'stop');
    expect(company.mentions.filter(({ person }) => person === 'jonas')).toHaveLength(1);
    expect(stages(company, 'jonas')).toEqual([['asked', 0]]);
    company.pass(DAY);
    expect(stages(company, 'jonas').map(([stage]) => stage)).toEqual(['asked', 'first', 'second']);
  });

  it('stop the clocks while he is away, also announced afterwards', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    company.answer('jonas', 'left');
    company.pass(HOUR);
    granted(company.table.wishes.goAway('mara', company.now, company.now + 5 * DAY));
    company.pass(5 * DAY - MINUTE);
    expect(company.reminders).toEqual([]);
    company.pass(DAY);
    expect(stages(company, 'mara')).toEqual([
      ['first', 132],
      ['second', 140],
    ]);
    expect(company.lines().join()).toContain('Mara has not answered in time');
  });

  it('are refused when they make no sense', () => {
    const { wishes } = Company.playing(['mara']).table;
    expect(wishes.setZone('mara', 'Arkham').ok).toBe(false);
    expect(wishes.setQuiet('mara', { from: 60, to: 60 }).ok).toBe(false);
    expect(wishes.goAway('mara', START - 2 * DAY, START - DAY).ok).toBe(false);
    expect(wishes.goAway('mara', START, START + 200 * DAY).ok).toBe(false);
    granted(wishes.setZone('mara', 'Asia/Tokyo'));
    expect(wishes.of('mara').zone).toBe('Asia/Tokyo');
  });

  it('end an absence before its time', () => {
    const company = Company.playing(['mara'], { pace: 'daily' });
    const { wishes } = company.table;
    granted(wishes.goAway('mara', START, START + 3 * DAY));
    company.pass(DAY);
    expect(wishes.isQuiet('mara')).toBe(true);
    granted(wishes.comeBack('mara'));
    expect(wishes.isQuiet('mara')).toBe(false);
    expect(wishes.of('mara').absences).toEqual([]);
  });
});

describe('a deadline', () => {
  it('under the policy "wait" lets the others decide, and pings nobody for it', () => {
    const company = Company.playing(['mara', 'jonas', 'ines'], { pace: 'daily', silence: 'wait' });
    company.answer('jonas', 'left');
    company.answer('ines', 'left');
    company.pass(DAY + MINUTE);
    const [proposal] = company.view.proposals;
    expect(proposal).toMatchObject({ kind: 'autopilot', by: '', voters: ['jonas', 'ines'], agree: [], refuse: [] });
    expect(company.lines().join()).toContain('Mara was asked');
    expect(company.mentions.filter(({ person }) => person !== 'mara')).toHaveLength(2);
    expect(company.view.seats[0]?.autopilot).toBe(false);
    for (const who of ['jonas', 'ines'])
      granted(company.table.agreement.vote({ game: company.game, proposal: proposal!.id, person: who, agree: true }));
    company.hear();
    expect(company.view.seats[0]?.autopilot).toBe(true);
    expect(company.lines().join()).toContain('By vote, the autopilot now plays for Mara');
  });

  it('lets the others decide no longer once he answers', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'daily', silence: 'wait' });
    company.pass(DAY);
    expect(company.view.proposals.map(({ seats }) => seats).sort()).toEqual([[0], [1]]);
    company.answer('mara', 'left');
    expect(company.view.proposals.map(({ seats }) => seats)).toEqual([[1]]);
  });

  it('under the policy "default" takes the defaults of the whole step, and says so with the rule (DP-11)', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    company.answer('jonas', 'left');
    company.pass(DAY);
    expect(company.lines()).toContain(
      'Mara has not answered in time. By this table’s rule for silence the default is taken: Asked upkeep.sliders: - **left: -** (Rule 2E-101.)',
    );
    expect(company.store.journal.everything(company.game).at(-1)?.person).toBeNull();
  });

  it('hastens the clocks of somebody who was silent twice, until he answers (DP-18)', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    company.answer('jonas', 'left');
    const moved = () => company.lines().filter((line) => line.startsWith('Mara has not answered')).length;
    company.pass(DAY);
    expect(moved()).toBe(1);
    company.store.timers.setLapses(company.game, 'mara', 2);
    company.restart();
    const deadline = company.view.awaited.find(({ person }) => person === 'mara')?.deadline;
    expect(deadline).toBe(START + DAY + 6 * HOUR);
    company.answer('mara', 'roll');
    expect(company.view.awaited.find(({ person }) => person === 'mara')?.deadline).toBe(company.now + DAY);
  });

  it('under the policy "autopilot" hands the seat over until he is back', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'daily', silence: 'autopilot' });
    company.answer('jonas', 'left');
    company.pass(DAY);
    expect(company.view.seats[0]?.autopilot).toBe(true);
    expect(company.lines().join()).toContain('By this table’s rule for silence the autopilot plays');
    const open = company.view.open[0]!;
    const wish = { game: company.game, person: 'mara', decision: open.decision.id, chosen: open.decision.default };
    expect(company.table.answer(wish)).toMatchObject({ refusal: { key: 'refused-autopilot-for-you' } });
    granted(company.table.agreement.standIn(company.game, 'mara', 0, false));
    expect(company.view.seats[0]?.autopilot).toBe(false);
  });
});

describe('whoever runs the game without a seat', () => {
  const kept: TableEdition = {
    ...(parlour as unknown as TableEdition),
    keeper: () => 'tomas',
    *play({ state }): Flow {
      const about = { keeper: 'tomas' };
      yield* ask(state, () => question([0], 'mythos.card', ['one', 'two'], { mode: 'keeper', about }));
      (state as { outcome: unknown }).outcome = 'well';
    },
  };

  for (const silence of SILENCES)
    it(`L12.7 and does not choose in time gets the first card, also where silence means ${silence}`, () => {
      const company = Company.playing(['mara', 'jonas'], { pace: 'daily', silence }, kept);
      expect(company.awaited()).toEqual(['tomas']);
      company.pass(DAY);
      expect(company.lines().join()).toMatch(/runs this game and has not answered in time.*\*\*one: -\*\*/);
      expect(company.view.proposals).toEqual([]);
      expect(company.view.status).toBe('over');
    });
});

/** Past the side-by-side beginning, to the vote. */
function voting(people: string[], change: { pace?: string; silence?: string }): Company {
  const company = Company.playing(people, change);
  for (const who of people) company.answer(who, 'left');
  for (const who of people) company.answer(who, 'stop');
  expect(company.view.open[0]?.decision.mode).toBe('group');
  return company;
}

describe('the clock of a vote', () => {
  it('closes it with the votes cast', () => {
    const company = voting(['mara', 'jonas', 'ines'], { pace: 'daily' });
    expect(company.view.open[0]?.closes).toBe(START + DAY);
    company.answer('jonas', 'green');
    company.pass(DAY - MINUTE);
    expect(company.view.open[0]?.decision.kind).toBe('mythos.surge');
    company.pass(MINUTE);
    expect(company.view.open[0]?.decision.kind).toBe('loss.items');
    expect(company.lines().join()).toContain('It is **green: -**, by the one vote cast.');
  });

  it('leaves a tie to the first player for a while, then to the default among the tied (DP-7)', () => {
    const company = voting(['mara', 'jonas', 'ines'], { pace: 'daily' });
    company.answer('jonas', 'green');
    company.answer('ines', 'blue');
    company.pass(DAY);
    expect(company.lines().at(-1)).toContain('Mara, the dealer: -, may break the tie');
    company.pass(5 * HOUR);
    company.answer('mara', 'blue');
    expect(company.view.open[0]?.decision.kind).toBe('loss.items');
    const silent = voting(['mara', 'jonas', 'ines'], { pace: 'daily' });
    silent.answer('jonas', 'green');
    silent.answer('ines', 'red');
    silent.pass(DAY + 6 * HOUR);
    expect(silent.lines().join()).toContain('It is **red: -**');
  });

  it('with no vote cast takes the default, unless the table waits', () => {
    const company = voting(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    company.pass(DAY);
    expect(company.lines().join()).toContain('nobody has cast one. The default is taken');
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
    const company = Company.playing(['mara', 'jonas', 'ines'], { pace: 'daily' });
    granted(company.table.agreement.end(company.game, 'mara'));
    expect(company.view.proposals[0]?.closes).toBe(START + DAY);
    company.pass(DAY);
    expect(company.view.proposals.filter(({ kind }) => kind === 'end')).toEqual([]);
    expect(company.lines().join()).toContain('Nothing came of it in time');
    expect(company.view.status).toBe('playing');
  });

  it('is not taken over from a question that was undone', () => {
    const company = voting(['mara', 'jonas'], { pace: 'daily' });
    company.pass(20 * HOUR);
    granted(company.table.agreement.undo(company.game, 'jonas'));
    company.answer('jonas', 'stop');
    expect(company.view.open[0]?.closes).toBe(company.now + DAY);
  });
});

describe('another pace', () => {
  it('is for the host in the lobby, and for a vote later; the clocks begin anew', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'relaxed' });
    const { comings, agreement } = company.table;
    company.pass(20 * HOUR);
    expect(granted(comings.setPace(company.game, 'jonas', { pace: 'evening', silence: 'default' }))).toBe('proposed');
    const [proposal] = company.view.proposals;
    granted(agreement.vote({ game: company.game, proposal: proposal!.id, person: 'mara', agree: true }));
    company.hear();
    expect(company.view).toMatchObject({ pace: 'evening', silence: 'default' });
    expect(company.view.awaited[0]?.deadline).toBe(company.now + 2 * HOUR);
    company.pass(30 * MINUTE);
    expect(company.reminders.map(({ stage }) => stage)).toEqual(['first', 'first']);
    expect(comings.setPace(company.game, 'mara', { pace: 'soon' })).toMatchObject({
      refusal: { key: 'refused-no-such-pace' },
    });
  });

  it('takes up the clocks of a game that had none', () => {
    const company = Company.playing(['mara'], { pace: 'none' });
    company.pass(3 * DAY);
    granted(company.table.comings.setPace(company.game, 'mara', { pace: 'blitz' }));
    company.pass(3 * MINUTE);
    expect(company.reminders.map(({ stage }) => stage)).toEqual(['first']);
  });
});
