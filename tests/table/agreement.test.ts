import { describe, expect, it } from 'vitest';
import { sealOf } from '../../src/engine/chance.ts';
import { Table } from '../../src/table/table.ts';
import type { ParlourState } from '../discord/parlour.ts';
import { CHANNEL, Company, granted, person, refusedWith } from './company.ts';
import { modest, ROLLS } from './modest.ts';

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
    expect(company.lines().at(-1)).toContain('took the last answer back');
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
    expect(company.lines().at(-1)).toContain('Nothing of it had been told');
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
