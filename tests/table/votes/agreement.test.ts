import { describe, expect, it } from 'vitest';
import { sealOf } from '../../../src/engine/chance.ts';
import type { Happening, Note } from '../../../src/table/room/announcement.ts';
import { Table } from '../../../src/table/table.ts';
import { Words } from '../../../src/words/words.ts';
import { endingEdition, ROLLS } from '../endingedition.ts';
import { CHANNEL, DAY, Group, granted, MINUTE, person, refusedWith } from '../group.ts';
import type { ToyState } from '../toyedition.ts';

function staking(people: readonly string[]): Group {
  const group = Group.playing(people);
  for (const who of people) group.answer(who, 'left');
  return group;
}

function state(group: Group): ToyState {
  return granted(group.table.reading.position(group.game)).live.play.state as unknown as ToyState;
}

function undo(group: Group, who: string): string {
  const result = granted(group.table.agreement.undo(group.game, who));
  group.hear();
  return result;
}

function speak(group: Group, who: string, agree: boolean): string | null {
  const { game } = group;
  const [proposal] = group.view.proposals;
  const result = group.table.agreement.vote({ game, proposal: proposal!.id, person: who, agree });
  group.hear();
  return result.ok ? result.value : result.refusal.key;
}

describe('taking back', () => {
  it('is free for one’s own last answer while nothing was revealed', () => {
    const group = staking(['mara', 'jonas']);
    group.answer('mara', 'go:woods');
    expect(state(group).chosen).toContain('0:go:woods');
    expect(undo(group, 'mara')).toBe('undone');
    expect(state(group).chosen).not.toContain('0:go:woods');
    expect(group.view.branch).toBe(1);
    expect(group.lines().at(-1)).toContain('took an answer back');
  });

  it('needs all to agree after a roll, which comes out the same again', () => {
    const group = staking(['mara', 'jonas', 'ines']);
    group.answer('mara', 'roll');
    const rolled = group.lines().at(-1);
    expect(rolled).toMatch(/^Rolled/);
    expect(undo(group, 'mara')).toBe('proposed');
    expect(speak(group, 'jonas', true)).toBe('voted');
    expect(state(group).chosen).toContain('0:roll');
    expect(speak(group, 'ines', true)).toBe('decided');
    expect(state(group).chosen).not.toContain('0:roll');
    group.answer('mara', 'roll');
    expect(group.lines().at(-1)).toBe(rolled);
  });

  it('is not done when one refuses, and no longer meant once the game went on', () => {
    const group = staking(['mara', 'jonas']);
    group.answer('mara', 'roll');
    undo(group, 'mara');
    speak(group, 'jonas', false);
    expect(group.view.proposals).toEqual([]);
    expect(state(group).chosen).toContain('0:roll');
    undo(group, 'mara');
    group.answer('mara', 'go:woods');
    expect(group.view.proposals).toEqual([]);
  });

  it('needs agreement when somebody else has answered since', () => {
    const group = Group.playing(['mara', 'jonas', 'ines']);
    group.answer('mara', 'left');
    group.answer('jonas', 'left');
    expect(undo(group, 'mara')).toBe('proposed');
    expect(speak(group, 'tomas', true)).toBe('refused-stale');
  });

  it('goes back over steps, and one who plays alone needs nobody', () => {
    const group = staking(['mara']);
    group.answer('mara', 'roll');
    group.answer('mara', 'stop');
    expect(group.view.open[0]?.decision.kind).toBe('mythos.surge');
    for (const part of ['stakes', 'stakes', 'sides']) {
      expect(undo(group, 'mara')).toBe('undone');
      expect(state(group).part).toBe(part);
    }
    expect(refusedWith(group.table.agreement.undo(group.game, 'mara'))).toBe('refused-nothing-to-undo');
    expect(state(group).chosen).toEqual([]);
  });

  it('makes the buttons of what was undone stale, and drops what was not told yet', () => {
    const group = staking(['mara']);
    const { branch, open } = group.view;
    const wish = { game: group.game, branch, person: 'mara', decision: open[0]!.decision.id, chosen: ['burn'] };
    granted(group.table.answer(wish));
    expect(undo(group, 'mara')).toBe('undone');
    expect(refusedWith(group.table.answer(wish))).toBe('refused-stale');
    expect(group.lines()).not.toContain('It burns.');
    expect(group.lines().at(-1)).toContain('Nothing that came of it had been told');
    granted(group.table.answer({ ...wish, branch: group.view.branch }));
  });

  it('survives a restart of the program', () => {
    const group = staking(['mara', 'jonas']);
    group.answer('mara', 'roll');
    group.answer('mara', 'go:woods');
    undo(group, 'mara');
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
    undo(group, 'mara');
    const [what] = asked(group);
    expect(what).toContain('<@mara> would like to take an answer back: ');
    expect(what).toContain(new Words('en').text(ask).split(' ')[0]);
    expect(what).toMatch(/ – \*\*left.*\*\*\. One answer given since goes with it\.$/i);
    speak(group, 'jonas', true);
    speak(group, 'ines', true);
    expect(group.lines().at(-1)).toMatch(/^<@mara> took an answer back: .* – \*\*left.*\*\*\./i);
  });

  const last = (group: Group) => {
    const rows = group.store.outbox.happenings(group.game, 0, 100);
    return { rows, last: JSON.parse(rows.at(-1)!.body) as Happening };
  };
  const undone = (group: Group) => {
    const { rows, last: back } = last(group);
    const marked = rows.filter(({ id }) => back.undone?.includes(id));
    return marked.flatMap(({ body }) => (JSON.parse(body) as Happening).lines);
  };

  it('names the messages that told it, and none that an earlier going back took already', () => {
    const group = staking(['mara']);
    group.answer('mara', 'roll');
    const rolled = group.lines().at(-1);
    undo(group, 'mara');
    expect(undone(group)).toEqual([rolled]);
    expect(group.lines().at(-1)).toContain('The message that told of it is marked');
    undo(group, 'mara');
    expect(undone(group)).not.toContain(rolled);
    expect(undone(group).join()).not.toContain('took an answer back');
  });

  it('names the journal row it went back to, after which the messages of answered questions are marked', () => {
    const group = staking(['mara']);
    const before = group.store.journal.lastSeq(group.game);
    group.answer('mara', 'go:woods');
    undo(group, 'mara');
    expect(last(group).last.backTo).toBe(before);
  });

  it('names the default that was taken for who was silent, and not what is said of the table (DP-11)', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    const { game, table } = group;
    group.answer('jonas', 'left');
    group.pass(DAY);
    const taken = group.lines().find((line) => line.startsWith('Mara has not answered in time'));
    granted(table.finished.setQuiet(game, 'jonas', true));
    group.hear();
    undo(group, 'jonas');
    speak(group, 'mara', true);
    expect(undone(group)).toEqual([taken, 'Seat 0 went left.', 'Seat 1 went left.']);
    expect(group.lines().at(-1)).toContain('The 2 messages that told of it no longer count');
  });

  it('names defaults that were the first thing after an earlier going back, each once (DP-11)', () => {
    const group = Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily', silence: 'default' });
    group.answer('ines', 'left');
    group.answer('jonas', 'left');
    undo(group, 'jonas');
    group.pass(DAY);
    undo(group, 'ines');
    for (const who of ['mara', 'jonas']) speak(group, who, true);
    const taken = undone(group).filter((line) => line.includes('the default is taken'));
    expect(taken.map((line) => line.split(' ')[0])).toEqual(['Mara', 'Jonas']);
    group.answer('ines', 'right');
    undo(group, 'ines');
    expect(undone(group)).toEqual([]);
  });

  it('names what closed a vote (DP-7)', () => {
    const group = Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily' });
    for (const who of ['mara', 'jonas', 'ines']) group.answer(who, 'left');
    for (const who of ['mara', 'jonas', 'ines']) group.answer(who, 'stop');
    group.answer('jonas', 'green');
    group.pass(DAY);
    undo(group, 'ines');
    for (const who of ['mara', 'jonas']) speak(group, who, true);
    expect(undone(group)).toEqual([expect.stringContaining('It is **green: -**, by the one vote cast.')]);
  });

  it('does not name that the autopilot took a seat over, which it keeps', () => {
    const group = Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily', silence: 'autopilot' });
    for (const who of ['mara', 'ines']) group.answer(who, 'left');
    group.pass(DAY);
    expect(group.lines().join()).toContain('the autopilot plays until they are back');
    undo(group, 'ines');
    speak(group, 'mara', true);
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
    const lines = happenings.flatMap(({ body }) => (JSON.parse(body) as Happening).lines).join('\n');
    expect(lines).not.toContain('the default is taken');
    expect(lines).not.toContain('went');
    expect(lines).toContain('asks for quiet: from now on');
    expect(lines.match(/took an answer back/g)).toHaveLength(2);
  });
});

describe('a proposal', () => {
  const outcome = (group: Group, id: string) => {
    const found = group.table.reading.outcome(group.game, id);
    return found && new Words('en').text(found);
  };

  function proposed(): { group: Group; id: string } {
    const group = staking(['mara', 'jonas', 'ines']);
    group.answer('mara', 'roll');
    undo(group, 'mara');
    const [{ id } = { id: '' }] = group.view.proposals;
    expect(outcome(group, id)).toBeNull();
    return { group, id };
  }

  it('that is refused says by whom, and whoever proposed it learns of it', () => {
    const { group, id } = proposed();
    group.store.persons.keep({ ...group.store.persons.find('mara'), notify: 'direct' });
    granted(group.table.agreement.vote({ game: group.game, proposal: id, person: 'jonas', agree: false }));
    const notes = group.store.outbox.waiting(group.game).filter(({ kind }) => kind === 'note');
    expect(notes.map(({ body }) => (JSON.parse(body) as Note).to)).toEqual(['mara']);
    group.hear();
    expect(outcome(group, id)).toBe('Refused by Jonas.');
    expect(group.lines().at(-1)).toMatch(/^\*\*Refused by Jonas\.\*\* <@mara> would like to take/);
  });

  it('that is agreed to says by whom', () => {
    const { group, id } = proposed();
    speak(group, 'jonas', true);
    speak(group, 'ines', true);
    expect(outcome(group, id)).toBe('Agreed by Mara, Jonas, and Ines.');
  });

  it('lapses when the game goes on, and says so', () => {
    const { group, id } = proposed();
    group.answer('mara', 'stop');
    expect(outcome(group, id)).toBe('Lapsed: the game went on.');
    expect(group.lines().join('\n')).toContain('**Lapsed: the game went on.** <@mara> would like');
  });

  it('that another replaces says so, and the new one is a new message', () => {
    const { group, id } = proposed();
    undo(group, 'jonas');
    const [next] = group.view.proposals;
    expect(next?.by).toBe('jonas');
    expect(next?.id).not.toBe(id);
    expect(outcome(group, id)).toBe('Replaced by what Jonas proposes.');
    expect(group.lines().join('\n')).toContain('**Replaced by what Jonas proposes.** <@mara>');
  });

  it('lapses with others when the game goes back, and when it is given up', () => {
    const group = staking(['mara', 'jonas', 'ines']);
    granted(group.table.membership.kick(group.game, 'jonas', 'mara'));
    const [first] = group.view.proposals;
    group.answer('mara', 'go:woods');
    undo(group, 'mara');
    expect(outcome(group, first!.id)).toBe('Lapsed: the game went back.');
    granted(group.table.membership.kick(group.game, 'jonas', 'mara'));
    const [second] = group.view.proposals;
    for (const who of ['jonas', 'ines']) granted(group.table.agreement.end(group.game, who));
    const end = group.view.proposals.find(({ kind }) => kind === 'end');
    if (end) group.table.agreement.vote({ game: group.game, proposal: end.id, person: 'mara', agree: true });
    expect(group.view.status).toBe('ended');
    expect(outcome(group, second!.id)).toBe('Lapsed: the game is over.');
  });
});

describe('giving up', () => {
  it('takes two thirds, and opens the seed', () => {
    const group = staking(['mara', 'jonas', 'ines']);
    const { game, table } = group;
    expect(granted(table.agreement.end(game, 'jonas'))).toBe('proposed');
    expect(group.view.proposals[0]).toMatchObject({ needed: 2, voters: ['mara', 'jonas', 'ines'] });
    expect(speak(group, 'ines', true)).toBe('decided');
    const { status, seed, seal, awaited } = group.view;
    expect(status).toBe('ended');
    expect(sealOf(seed ?? '')).toBe(seal);
    expect(awaited).toEqual([]);
    expect(refusedWith(table.agreement.end(game, 'mara'))).toBe('refused-game-over');
  });

  it('is not done when too many refuse, and not proposed by strangers', () => {
    const group = staking(['mara', 'jonas', 'ines']);
    granted(group.table.agreement.end(group.game, 'jonas'));
    speak(group, 'mara', false);
    speak(group, 'ines', false);
    expect(group.view.status).toBe('playing');
    expect(group.view.proposals).toEqual([]);
    expect(refusedWith(group.table.agreement.end(group.game, 'tomas'))).toBe('refused-not-at-table');
  });
});

describe('the autopilot', () => {
  it('answers for the seats it was given, and waits for people where they are asked', () => {
    const group = new Group();
    const { gathering } = group.table;
    const host = person('mara');
    group.game = granted(gathering.create({ guild: '1', channel: CHANNEL, host, edition: 'second' }));
    granted(gathering.fill(CHANNEL, 'mara', 3));
    granted(gathering.start(CHANNEL, 'mara'));
    group.hear();
    expect(group.awaited()).toEqual(['mara']);
    group.answer('mara', 'left');
    expect(group.lines()).toHaveLength(4);
  });

  it('takes over one’s own seat at once, and another’s when most of the others agree', () => {
    const group = staking(['mara', 'jonas', 'ines', 'tomas']);
    const { agreement } = group.table;
    expect(granted(agreement.standIn(group.game, 'jonas', 0, true))).toBe('proposed');
    expect(speak(group, 'mara', true)).toBe('refused-stale');
    speak(group, 'ines', true);
    expect(group.view.seats[0]?.autopilot).toBe(true);
    expect(refusedWith(agreement.standIn(group.game, 'jonas', 0, false))).toBe('refused-not-your-seat');
    expect(granted(agreement.standIn(group.game, 'mara', 0, false))).toBe('changed');
    expect(granted(agreement.standIn(group.game, 'tomas', 3, true))).toBe('changed');
    expect(group.view.seats.map(({ autopilot }) => autopilot)).toEqual([false, false, false, true]);
  });

  it('plays a long way a little at a time, each part a transaction, and over a restart', () => {
    const group = Group.playing(['mara'], {}, endingEdition);
    group.answer('mara', 'left');
    const { store, game } = group;
    const later: (() => void)[] = [];
    const editions = new Map([[endingEdition.id, endingEdition]]);
    const laid = (): Table => new Table({ store, editions, clock: Date.now, later: (work) => void later.push(work) });
    const seq = (): number => store.journal.lastSeq(game);
    const table = laid();
    granted(table.agreement.standIn(game, 'mara', 0, true));
    const first = seq();
    expect(first).toBeLessThan(ROLLS);
    expect(later).toHaveLength(1);
    later.pop()?.();
    const second = seq();
    expect(second).toBeGreaterThan(first);
    laid().resumeAll();
    while (later.length > 0) later.pop()?.();
    expect(store.games.find(game)?.status).toBe('over');
    expect(seq()).toBeGreaterThan(ROLLS);
  });
});
