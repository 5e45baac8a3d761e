import { describe, expect, it } from 'vitest';
import { sealOf } from '../../../src/engine/chance.ts';
import type { Happening, Note } from '../../../src/table/room/announcement.ts';
import { Table } from '../../../src/table/table.ts';
import { Words } from '../../../src/words/words.ts';
import { modest, ROLLS } from '../endingedition.ts';
import { CHANNEL, Company, DAY, granted, MINUTE, person, refusedWith } from '../testtable.ts';
import type { ParlourState } from '../toyedition.ts';

function staking(people: readonly string[]): Company {
  const company = Company.playing(people);
  for (const who of people) company.answer(who, 'left');
  return company;
}

function state(company: Company): ParlourState {
  return granted(company.table.reading.position(company.game)).live.play.state as unknown as ParlourState;
}

function undo(company: Company, who: string): string {
  const result = granted(company.table.agreement.undo(company.game, who));
  company.hear();
  return result;
}

function speak(company: Company, who: string, agree: boolean): string | null {
  const { game } = company;
  const [proposal] = company.view.proposals;
  const result = company.table.agreement.vote({ game, proposal: proposal!.id, person: who, agree });
  company.hear();
  return result.ok ? result.value : result.refusal.key;
}

describe('taking back', () => {
  it('is free for one’s own last answer while nothing was revealed', () => {
    const company = staking(['mara', 'jonas']);
    company.answer('mara', 'go:woods');
    expect(state(company).chosen).toContain('0:go:woods');
    expect(undo(company, 'mara')).toBe('undone');
    expect(state(company).chosen).not.toContain('0:go:woods');
    expect(company.view.branch).toBe(1);
    expect(company.lines().at(-1)).toContain('took an answer back');
  });

  it('needs all to agree after a roll, which comes out the same again', () => {
    const company = staking(['mara', 'jonas', 'ines']);
    company.answer('mara', 'roll');
    const rolled = company.lines().at(-1);
    expect(rolled).toMatch(/^Rolled/);
    expect(undo(company, 'mara')).toBe('proposed');
    expect(speak(company, 'jonas', true)).toBe('voted');
    expect(state(company).chosen).toContain('0:roll');
    expect(speak(company, 'ines', true)).toBe('decided');
    expect(state(company).chosen).not.toContain('0:roll');
    company.answer('mara', 'roll');
    expect(company.lines().at(-1)).toBe(rolled);
  });

  it('is not done when one refuses, and no longer meant once the game went on', () => {
    const company = staking(['mara', 'jonas']);
    company.answer('mara', 'roll');
    undo(company, 'mara');
    speak(company, 'jonas', false);
    expect(company.view.proposals).toEqual([]);
    expect(state(company).chosen).toContain('0:roll');
    undo(company, 'mara');
    company.answer('mara', 'go:woods');
    expect(company.view.proposals).toEqual([]);
  });

  it('needs agreement when somebody else has answered since', () => {
    const company = Company.playing(['mara', 'jonas', 'ines']);
    company.answer('mara', 'left');
    company.answer('jonas', 'left');
    expect(undo(company, 'mara')).toBe('proposed');
    expect(speak(company, 'tomas', true)).toBe('refused-stale');
  });

  it('goes back over steps, and one who plays alone needs nobody', () => {
    const company = staking(['mara']);
    company.answer('mara', 'roll');
    company.answer('mara', 'stop');
    expect(company.view.open[0]?.decision.kind).toBe('mythos.surge');
    for (const part of ['stakes', 'stakes', 'sides']) {
      expect(undo(company, 'mara')).toBe('undone');
      expect(state(company).part).toBe(part);
    }
    expect(refusedWith(company.table.agreement.undo(company.game, 'mara'))).toBe('refused-nothing-to-undo');
    expect(state(company).chosen).toEqual([]);
  });

  it('makes the buttons of what was undone stale, and drops what was not told yet', () => {
    const company = staking(['mara']);
    const { branch, open } = company.view;
    const wish = { game: company.game, branch, person: 'mara', decision: open[0]!.decision.id, chosen: ['burn'] };
    granted(company.table.answer(wish));
    expect(undo(company, 'mara')).toBe('undone');
    expect(refusedWith(company.table.answer(wish))).toBe('refused-stale');
    expect(company.lines()).not.toContain('It burns.');
    expect(company.lines().at(-1)).toContain('Nothing that came of it had been told');
    granted(company.table.answer({ ...wish, branch: company.view.branch }));
  });

  it('survives a restart of the program', () => {
    const company = staking(['mara', 'jonas']);
    company.answer('mara', 'roll');
    company.answer('mara', 'go:woods');
    undo(company, 'mara');
    const before = JSON.stringify(state(company));
    company.restart();
    expect(JSON.stringify(state(company))).toBe(before);
    company.answer('mara', 'stop');
    expect(company.awaited()).toEqual(['jonas']);
  });
});

describe('what would be taken back', () => {
  const asked = (company: Company) => company.view.proposals.map(({ what }) => new Words('en').text(what));

  it('is named, with what was asked and chosen and what else goes with it', () => {
    const company = Company.playing(['mara', 'jonas', 'ines']);
    company.answer('mara', 'left');
    const { ask } = company.view.open[0]!.decision;
    company.answer('jonas', 'left');
    undo(company, 'mara');
    const [what] = asked(company);
    expect(what).toContain('<@mara> would like to take an answer back: ');
    expect(what).toContain(new Words('en').text(ask).split(' ')[0]);
    expect(what).toMatch(/ – \*\*left.*\*\*\. One answer given since goes with it\.$/i);
    speak(company, 'jonas', true);
    speak(company, 'ines', true);
    expect(company.lines().at(-1)).toMatch(/^<@mara> took an answer back: .* – \*\*left.*\*\*\./i);
  });

  const last = (company: Company) => {
    const rows = company.store.outbox.happenings(company.game, 0, 100);
    return { rows, last: JSON.parse(rows.at(-1)!.body) as Happening };
  };
  const undone = (company: Company) => {
    const { rows, last: back } = last(company);
    const marked = rows.filter(({ id }) => back.undone?.includes(id));
    return marked.flatMap(({ body }) => (JSON.parse(body) as Happening).lines);
  };

  it('names the messages that told it, and none that an earlier going back took already', () => {
    const company = staking(['mara']);
    company.answer('mara', 'roll');
    const rolled = company.lines().at(-1);
    undo(company, 'mara');
    expect(undone(company)).toEqual([rolled]);
    expect(company.lines().at(-1)).toContain('The message that told of it is marked');
    undo(company, 'mara');
    expect(undone(company)).not.toContain(rolled);
    expect(undone(company).join()).not.toContain('took an answer back');
  });

  it('names the journal row it went back to, after which the messages of answered questions are marked', () => {
    const company = staking(['mara']);
    const before = company.store.journal.lastSeq(company.game);
    company.answer('mara', 'go:woods');
    undo(company, 'mara');
    expect(last(company).last.backTo).toBe(before);
  });

  it('names the default that was taken for who was silent, and not what is said of the table (DP-11)', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    const { game, table } = company;
    company.answer('jonas', 'left');
    company.pass(DAY);
    const taken = company.lines().find((line) => line.startsWith('Mara has not answered in time'));
    granted(table.past.setQuiet(game, 'jonas', true));
    company.hear();
    undo(company, 'jonas');
    speak(company, 'mara', true);
    expect(undone(company)).toEqual([taken, 'Seat 0 went left.', 'Seat 1 went left.']);
    expect(company.lines().at(-1)).toContain('The 2 messages that told of it no longer count');
  });

  it('names defaults that were the first thing after an earlier going back, each once (DP-11)', () => {
    const company = Company.playing(['mara', 'jonas', 'ines'], { pace: 'daily', silence: 'default' });
    company.answer('ines', 'left');
    company.answer('jonas', 'left');
    undo(company, 'jonas');
    company.pass(DAY);
    undo(company, 'ines');
    for (const who of ['mara', 'jonas']) speak(company, who, true);
    const taken = undone(company).filter((line) => line.includes('the default is taken'));
    expect(taken.map((line) => line.split(' ')[0])).toEqual(['Mara', 'Jonas']);
    company.answer('ines', 'right');
    undo(company, 'ines');
    expect(undone(company)).toEqual([]);
  });

  it('names what closed a vote (DP-7)', () => {
    const company = Company.playing(['mara', 'jonas', 'ines'], { pace: 'daily' });
    for (const who of ['mara', 'jonas', 'ines']) company.answer(who, 'left');
    for (const who of ['mara', 'jonas', 'ines']) company.answer(who, 'stop');
    company.answer('jonas', 'green');
    company.pass(DAY);
    undo(company, 'ines');
    for (const who of ['mara', 'jonas']) speak(company, who, true);
    expect(undone(company)).toEqual([expect.stringContaining('It is **green: -**, by the one vote cast.')]);
  });

  it('does not name that the autopilot took a seat over, which it keeps', () => {
    const company = Company.playing(['mara', 'jonas', 'ines'], { pace: 'daily', silence: 'autopilot' });
    for (const who of ['mara', 'ines']) company.answer(who, 'left');
    company.pass(DAY);
    expect(company.lines().join()).toContain('the autopilot plays until they are back');
    undo(company, 'ines');
    speak(company, 'mara', true);
    expect(undone(company).sort()).toEqual(['Seat 0 went left.', 'Seat 1 went left.', 'Seat 2 went left.']);
    expect(company.view.seats[1]?.autopilot).toBe(true);
  });

  it('drops a default that was not told yet, and keeps what was to be said of the table and of going back', () => {
    const company = Company.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    const { game, table, store } = company;
    company.answer('jonas', 'left');
    company.pass(DAY - MINUTE);
    company.now += MINUTE;
    table.deadlines.tick();
    granted(table.past.setQuiet(game, 'jonas', true));
    granted(table.agreement.undo(game, 'jonas'));
    const [proposal] = company.view.proposals;
    granted(table.agreement.vote({ game, proposal: proposal!.id, person: 'mara', agree: true }));
    company.table.answer({ game, person: 'mara', decision: company.view.open[0]!.decision.id, chosen: ['right'] });
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
  const outcome = (company: Company, id: string) => {
    const found = company.table.reading.outcome(company.game, id);
    return found && new Words('en').text(found);
  };

  function proposed(): { company: Company; id: string } {
    const company = staking(['mara', 'jonas', 'ines']);
    company.answer('mara', 'roll');
    undo(company, 'mara');
    const [{ id } = { id: '' }] = company.view.proposals;
    expect(outcome(company, id)).toBeNull();
    return { company, id };
  }

  it('that is refused says by whom, and whoever proposed it learns of it', () => {
    const { company, id } = proposed();
    company.store.persons.keep({ ...company.store.persons.find('mara'), notify: 'direct' });
    granted(company.table.agreement.vote({ game: company.game, proposal: id, person: 'jonas', agree: false }));
    const notes = company.store.outbox.waiting(company.game).filter(({ kind }) => kind === 'note');
    expect(notes.map(({ body }) => (JSON.parse(body) as Note).to)).toEqual(['mara']);
    company.hear();
    expect(outcome(company, id)).toBe('Refused by Jonas.');
    expect(company.lines().at(-1)).toMatch(/^\*\*Refused by Jonas\.\*\* <@mara> would like to take/);
  });

  it('that is agreed to says by whom', () => {
    const { company, id } = proposed();
    speak(company, 'jonas', true);
    speak(company, 'ines', true);
    expect(outcome(company, id)).toBe('Agreed by Mara, Jonas, and Ines.');
  });

  it('lapses when the game goes on, and says so', () => {
    const { company, id } = proposed();
    company.answer('mara', 'stop');
    expect(outcome(company, id)).toBe('Lapsed: the game went on.');
    expect(company.lines().join('\n')).toContain('**Lapsed: the game went on.** <@mara> would like');
  });

  it('that another replaces says so, and the new one is a new message', () => {
    const { company, id } = proposed();
    undo(company, 'jonas');
    const [next] = company.view.proposals;
    expect(next?.by).toBe('jonas');
    expect(next?.id).not.toBe(id);
    expect(outcome(company, id)).toBe('Replaced by what Jonas proposes.');
    expect(company.lines().join('\n')).toContain('**Replaced by what Jonas proposes.** <@mara>');
  });

  it('lapses with others when the game goes back, and when it is given up', () => {
    const company = staking(['mara', 'jonas', 'ines']);
    granted(company.table.comings.kick(company.game, 'jonas', 'mara'));
    const [first] = company.view.proposals;
    company.answer('mara', 'go:woods');
    undo(company, 'mara');
    expect(outcome(company, first!.id)).toBe('Lapsed: the game went back.');
    granted(company.table.comings.kick(company.game, 'jonas', 'mara'));
    const [second] = company.view.proposals;
    for (const who of ['jonas', 'ines']) granted(company.table.agreement.end(company.game, who));
    const end = company.view.proposals.find(({ kind }) => kind === 'end');
    if (end) company.table.agreement.vote({ game: company.game, proposal: end.id, person: 'mara', agree: true });
    expect(company.view.status).toBe('ended');
    expect(outcome(company, second!.id)).toBe('Lapsed: the game is over.');
  });
});

describe('giving up', () => {
  it('takes two thirds, and opens the seed', () => {
    const company = staking(['mara', 'jonas', 'ines']);
    const { game, table } = company;
    expect(granted(table.agreement.end(game, 'jonas'))).toBe('proposed');
    expect(company.view.proposals[0]).toMatchObject({ needed: 2, voters: ['mara', 'jonas', 'ines'] });
    expect(speak(company, 'ines', true)).toBe('decided');
    const { status, seed, seal, awaited } = company.view;
    expect(status).toBe('ended');
    expect(sealOf(seed ?? '')).toBe(seal);
    expect(awaited).toEqual([]);
    expect(refusedWith(table.agreement.end(game, 'mara'))).toBe('refused-game-over');
  });

  it('is not done when too many refuse, and not proposed by strangers', () => {
    const company = staking(['mara', 'jonas', 'ines']);
    granted(company.table.agreement.end(company.game, 'jonas'));
    speak(company, 'mara', false);
    speak(company, 'ines', false);
    expect(company.view.status).toBe('playing');
    expect(company.view.proposals).toEqual([]);
    expect(refusedWith(company.table.agreement.end(company.game, 'tomas'))).toBe('refused-not-at-table');
  });
});

describe('the autopilot', () => {
  it('answers for the seats it was given, and waits for people where they are asked', () => {
    const company = new Company();
    const { gathering } = company.table;
    const host = person('mara');
    company.game = granted(gathering.create({ guild: '1', channel: CHANNEL, host, edition: 'second' }));
    granted(gathering.fill(CHANNEL, 'mara', 3));
    granted(gathering.start(CHANNEL, 'mara'));
    company.hear();
    expect(company.awaited()).toEqual(['mara']);
    company.answer('mara', 'left');
    expect(company.lines()).toHaveLength(4);
  });

  it('takes over one’s own seat at once, and another’s when most of the others agree', () => {
    const company = staking(['mara', 'jonas', 'ines', 'tomas']);
    const { agreement } = company.table;
    expect(granted(agreement.standIn(company.game, 'jonas', 0, true))).toBe('proposed');
    expect(speak(company, 'mara', true)).toBe('refused-stale');
    speak(company, 'ines', true);
    expect(company.view.seats[0]?.autopilot).toBe(true);
    expect(refusedWith(agreement.standIn(company.game, 'jonas', 0, false))).toBe('refused-not-your-seat');
    expect(granted(agreement.standIn(company.game, 'mara', 0, false))).toBe('changed');
    expect(granted(agreement.standIn(company.game, 'tomas', 3, true))).toBe('changed');
    expect(company.view.seats.map(({ autopilot }) => autopilot)).toEqual([false, false, false, true]);
  });

  it('plays a long way a little at a time, each part a transaction, and over a restart', () => {
    const company = Company.playing(['mara'], {}, modest);
    company.answer('mara', 'left');
    const { store, game } = company;
    const later: (() => void)[] = [];
    const editions = new Map([[modest.id, modest]]);
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
