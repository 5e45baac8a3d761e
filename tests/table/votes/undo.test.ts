import { describe, expect, it } from 'vitest';
import type { Happening } from '../../../src/table/told/happening.ts';
import { Words } from '../../../src/words/words.ts';
import { linesIn } from '../../story/said.ts';
import { DAY, Group, granted, MINUTE, refusedWith } from '../group.ts';
import type { ToyState } from '../toyedition.ts';
import { toyEdition } from '../toyedition.ts';

function state(group: Group): ToyState {
  return granted(group.table.reading.position(group.game)).live.play.state as unknown as ToyState;
}

describe('taking back', () => {
  it('is free for one’s own last answer while nothing was revealed', () => {
    const group = Group.staking(['mara', 'jonas']);
    group.answer('mara', 'go:woods');
    expect(state(group).chosen).toContain('0:go:woods');
    expect(group.undo('mara')).toBe('undone');
    expect(state(group).chosen).not.toContain('0:go:woods');
    expect(group.view.branch).toBe(1);
    expect(group.lines().at(-1)).toContain('took an answer back');
  });

  it('needs all to agree after a roll, which comes out the same again', () => {
    const group = Group.staking(['mara', 'jonas', 'ines']);
    group.answer('mara', 'roll');
    const rolled = group.lines().at(-1);
    expect(rolled).toMatch(/^Rolled/);
    expect(group.undo('mara')).toBe('proposed');
    expect(group.speak('jonas')).toBe('voted');
    expect(state(group).chosen).toContain('0:roll');
    expect(group.speak('ines')).toBe('decided');
    expect(state(group).chosen).not.toContain('0:roll');
    group.answer('mara', 'roll');
    expect(group.lines().at(-1)).toBe(rolled);
  });

  it('needs all to agree when chance was asked and nothing is told of it', () => {
    const untold: typeof toyEdition = { ...toyEdition, play: (game) => toyEdition.play({ ...game, events: [] }) };
    const group = Group.playing(['mara', 'jonas'], {}, untold);
    for (const who of ['mara', 'jonas']) group.answer(who, 'left');
    group.answer('mara', 'go:woods');
    expect(group.undo('mara')).toBe('undone');
    group.answer('mara', 'roll');
    expect(group.lines().join()).not.toContain('Rolled');
    expect(group.undo('mara')).toBe('proposed');
  });

  it('is not done when one refuses, and no longer meant once the game went on', () => {
    const group = Group.staking(['mara', 'jonas']);
    group.answer('mara', 'roll');
    group.undo('mara');
    group.speak('jonas', false);
    expect(group.view.proposals).toEqual([]);
    expect(state(group).chosen).toContain('0:roll');
    group.undo('mara');
    group.answer('mara', 'go:woods');
    expect(group.view.proposals).toEqual([]);
  });

  it('needs agreement when somebody else has answered since', () => {
    const group = Group.playing(['mara', 'jonas', 'ines']);
    group.answer('mara', 'left');
    group.answer('jonas', 'left');
    expect(group.undo('mara')).toBe('proposed');
    expect(group.speak('tomas')).toBe('refused-stale');
  });

  it('goes back over steps, and one who plays alone needs nobody', () => {
    const group = Group.staking(['mara']);
    group.answer('mara', 'roll');
    group.answer('mara', 'stop');
    expect(group.view.open[0]?.decision.kind).toBe('mythos.surge');
    for (const part of ['stakes', 'stakes', 'sides']) {
      expect(group.undo('mara')).toBe('undone');
      expect(state(group).part).toBe(part);
    }
    expect(refusedWith(group.table.agreement.undo(group.game, 'mara'))).toBe('refused-nothing-to-undo');
    expect(state(group).chosen).toEqual([]);
  });

  it('makes the buttons of what was undone stale, and drops what was not told yet', () => {
    const group = Group.staking(['mara']);
    const { branch, open } = group.view;
    const wish = { game: group.game, branch, person: 'mara', decision: open[0]!.decision.id, chosen: ['burn'] };
    granted(group.table.answer(wish));
    expect(group.undo('mara')).toBe('undone');
    expect(refusedWith(group.table.answer(wish))).toBe('refused-stale');
    expect(group.lines()).not.toContain('It burns.');
    expect(group.lines().at(-1)).toContain('Nothing had come of it yet');
    granted(group.table.answer({ ...wish, branch: group.view.branch }));
  });

  it('is for those at the table: not for who has left, nor bought by taking the other’s seat away', () => {
    const group = Group.staking(['mara', 'jonas']);
    group.answer('mara', 'roll');
    expect(granted(group.table.agreement.standIn(group.game, 'mara', 1, true))).toBe('proposed');
    expect(group.undo('mara')).toBe('proposed');
    expect(group.view.seats[1]?.autopilot).toBe(false);
    granted(group.table.membership.dropOut(group.game, 'mara', true));
    expect(refusedWith(group.table.agreement.undo(group.game, 'mara'))).toBe('refused-not-at-table');
    expect(refusedWith(group.table.agreement.undo(group.game, 'nobody'))).toBe('refused-not-at-table');
  });

  it('survives a restart of the program', () => {
    const group = Group.staking(['mara', 'jonas']);
    group.answer('mara', 'roll');
    group.answer('mara', 'go:woods');
    group.undo('mara');
    const before = JSON.stringify(state(group));
    group.restart();
    expect(JSON.stringify(state(group))).toBe(before);
    group.answer('mara', 'stop');
    expect(group.awaited()).toEqual(['jonas']);
  });
});

describe('what would be taken back', () => {
  const asked = (group: Group) => group.view.proposals.map(({ what }) => new Words('en').text(what));

  it('is named, with what was asked and chosen and what else goes with it', () => {
    const group = Group.playing(['mara', 'jonas', 'ines']);
    group.answer('mara', 'left');
    const { ask } = group.view.open[0]!.decision;
    group.answer('jonas', 'left');
    group.undo('mara');
    const [what] = asked(group);
    expect(what).toContain('<@mara> wants to take an answer back: ');
    expect(what).toContain(new Words('en').text(ask).split(' ')[0]);
    expect(what).toMatch(/ – \*\*left.*\*\*\. 1 later answer goes with it\. So does what Jonas did\.$/i);
    group.speak('jonas');
    group.speak('ines');
    expect(group.lines().at(-1)).toMatch(/^<@mara> took an answer back: .* – \*\*left.*\*\*\./i);
  });

  const last = (group: Group) => {
    const rows = group.store.outbox.happenings(group.game, 0, 100);
    return { rows, last: JSON.parse(rows.at(-1)!.body) as Happening };
  };
  const undone = (group: Group) => {
    const { rows, last: back } = last(group);
    const marked = rows.filter(({ id }) => back.undone?.includes(id));
    return marked.flatMap((row) => linesIn(row, toyEdition));
  };

  it('names the messages that told it, and none that an earlier going back took already', () => {
    const group = Group.staking(['mara']);
    group.answer('mara', 'roll');
    const rolled = group.lines().at(-1);
    group.undo('mara');
    expect(undone(group)).toEqual([rolled]);
    expect(group.lines().at(-1)).toContain('The message about it is marked');
    group.undo('mara');
    expect(undone(group)).not.toContain(rolled);
    expect(undone(group).join()).not.toContain('took an answer back');
  });

  it('names the journal row it went back to, after which the messages of answered questions are marked', () => {
    const group = Group.staking(['mara']);
    const before = group.store.journal.lastSeq(group.game);
    group.answer('mara', 'go:woods');
    group.undo('mara');
    expect(last(group).last.backTo).toBe(before);
  });

  it('names the default that was taken for who was silent, and not what is said of the table (DP-11)', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    const { game, table } = group;
    group.answer('jonas', 'left');
    group.pass(DAY);
    const taken = group.lines().find((line) => line.startsWith('Mara didn’t answer in time'));
    granted(table.finished.setQuiet(game, 'jonas', true));
    group.hear();
    group.undo('jonas');
    group.speak('mara');
    expect(undone(group)).toEqual([taken, 'Seat 0 went left.', 'Seat 1 went left.']);
    expect(group.lines().at(-1)).toContain('The 2 messages about it no longer count');
  });

  it('names defaults that were the first thing after an earlier going back, each once (DP-11)', () => {
    const group = Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily', silence: 'default' });
    group.answer('ines', 'left');
    group.answer('jonas', 'left');
    group.undo('jonas');
    group.pass(DAY);
    group.undo('ines');
    for (const who of ['mara', 'jonas']) group.speak(who);
    const taken = undone(group).filter((line) => line.includes('the default is taken'));
    expect(taken.map((line) => line.split(' ')[0])).toEqual(['Mara', 'Jonas']);
    group.answer('ines', 'right');
    group.undo('ines');
    expect(undone(group)).toEqual([]);
  });

  it('names what closed a vote (DP-7)', () => {
    const group = Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily' });
    for (const who of ['mara', 'jonas', 'ines']) group.answer(who, 'left');
    for (const who of ['mara', 'jonas', 'ines']) group.answer(who, 'stop');
    group.answer('jonas', 'green');
    group.pass(DAY);
    group.undo('ines');
    for (const who of ['mara', 'jonas']) group.speak(who);
    expect(undone(group)).toEqual([expect.stringContaining('**green: -**, by 1 vote.')]);
  });

  it('does not name that the autopilot took a seat over, which it keeps', () => {
    const group = Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily', silence: 'autopilot' });
    for (const who of ['mara', 'ines']) group.answer(who, 'left');
    group.pass(DAY);
    expect(group.lines().join()).toContain('the autopilot plays until they’re back');
    group.undo('ines');
    group.speak('mara');
    expect(undone(group).sort()).toEqual(['Seat 0 went left.', 'Seat 1 went left.', 'Seat 2 went left.']);
    expect(group.view.seats[1]?.autopilot).toBe(true);
  });

  it('drops a default that was not told yet, and keeps what was to be said of the table and of going back', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    const { game, table, store } = group;
    group.answer('jonas', 'left');
    group.pass(DAY - MINUTE);
    group.now += MINUTE;
    table.deadlines.tick();
    granted(table.finished.setQuiet(game, 'jonas', true));
    granted(table.agreement.undo(game, 'jonas'));
    const [proposal] = group.view.proposals;
    granted(table.agreement.vote({ game, proposal: proposal!.id, person: 'mara', agree: true }));
    group.table.answer({ game, person: 'mara', decision: group.view.open[0]!.decision.id, chosen: ['right'] });
    granted(table.agreement.undo(game, 'mara'));
    const happenings = store.outbox.waiting(game).filter(({ kind }) => kind === 'happening');
    const lines = happenings.flatMap((row) => linesIn(row, toyEdition)).join('\n');
    expect(lines).not.toContain('the default is taken');
    expect(lines).not.toContain('went');
    expect(lines).toContain('turned brief reports on');
    expect(lines.match(/took an answer back/g)).toHaveLength(2);
  });
});
