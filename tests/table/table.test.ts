import { describe, expect, it } from 'vitest';
import type { OpenDecision } from '../../src/table/game/view.ts';
import { modest } from './endingedition.ts';
import { Company, granted, refusedWith } from './testtable.ts';

/** Past the side-by-side question: the seats stake one after the other. */
function staking(people: readonly string[]): Company {
  const company = Company.playing(people);
  for (const who of people) company.answer(who, 'left');
  return company;
}

/** All vote. */
function voting(people: readonly string[]): Company {
  const company = staking(people);
  for (const who of people) company.answer(who, 'stop');
  return company;
}

const open = (company: Company): OpenDecision => company.view.open[0]!;
const rows = (company: Company): number => company.store.journal.everything(company.game).length;
const chosen = (company: Company): string[] =>
  company.store.journal.everything(company.game).flatMap(({ kind, body }) => {
    return kind === 'answer'
      ? (JSON.parse(body) as { entry: { answer: { chosen: string[] } } }).entry.answer.chosen
      : [];
  });

function answer(company: Company, who: string, ...options: string[]): string | null {
  const { decision } = open(company);
  const { game } = company;
  return refusedWith(company.table.answer({ game, person: who, decision: decision.id, chosen: options }));
}

describe('an answer', () => {
  it('is taken side by side in any order', () => {
    const company = Company.playing(['mara', 'jonas']);
    expect(company.awaited()).toEqual(['jonas', 'mara']);
    company.answer('jonas', 'right');
    expect(company.awaited()).toEqual(['mara']);
    company.answer('mara', 'left');
    expect(company.lines()).toEqual(['Seat 0 went left.', 'Seat 1 went right.']);
  });

  it('is refused out of turn, by strangers, and with what is not offered; nothing of it remains', () => {
    const company = staking(['mara', 'jonas']);
    const before = rows(company);
    const waiting = company.store.outbox.waiting(company.game).length;
    expect(answer(company, 'jonas', 'stop')).toBe('refused-not-your-turn');
    expect(answer(company, 'ines', 'stop')).toBe('refused-not-at-table');
    expect(answer(company, 'mara', 'fly')).toBe('refused-unknown-option');
    expect(answer(company, 'mara')).toBe('refused-too-few');
    expect(answer(company, 'mara', 'stop', 'roll')).toBe('refused-too-many');
    expect(rows(company)).toBe(before);
    expect(company.store.outbox.waiting(company.game)).toHaveLength(waiting);
  });

  it('to what has been decided, or in a game that is not there, is stale', () => {
    const company = staking(['mara', 'jonas']);
    const { decision } = open(company);
    const wish = { game: company.game, person: 'mara', decision: decision.id, chosen: ['roll'] };
    granted(company.table.answer(wish));
    expect(refusedWith(company.table.answer(wish))).toBe('refused-stale');
    expect(refusedWith(company.table.answer({ ...wish, game: 'none' }))).toBe('refused-no-game');
  });

  it('may be an offer taken up, by whom it is offered to only', () => {
    const company = staking(['mara', 'jonas']);
    const [offer] = company.view.offers;
    const { game } = company;
    const wish = { game, seat: offer!.seat, interrupt: offer!.id };
    expect(refusedWith(company.table.interrupt({ ...wish, person: 'jonas' }))).toBe('refused-not-your-seat');
    granted(company.table.interrupt({ ...wish, person: 'mara' }));
    expect(refusedWith(company.table.interrupt({ ...wish, person: 'mara' }))).toBe('refused-no-such-offer');
    company.hear();
    expect(company.lines()).toContain('Seat 0 lights a candle.');
  });

  it('that throws rolls everything back, and the game goes on from disk', () => {
    const company = staking(['mara', 'jonas']);
    const before = rows(company);
    const { outbox } = company.store;
    const add = outbox.add.bind(outbox);
    outbox.add = () => {
      throw new Error('disk full');
    };
    expect(() => company.answer('mara', 'go:woods')).toThrow('disk full');
    outbox.add = add;
    expect(rows(company)).toBe(before);
    company.answer('mara', 'go:woods');
    expect(rows(company)).toBe(before + 1);
  });
});

describe('a vote', () => {
  it('of one person alone decides at once', () => {
    const company = voting(['mara']);
    company.answer('mara', 'blue');
    expect(open(company).decision.kind).not.toBe('mythos.surge');
    expect(chosen(company)).toContain('blue');
  });

  it('closes as soon as more than half agree', () => {
    const company = voting(['mara', 'jonas', 'ines', 'tomas', 'nell']);
    expect(answer(company, 'jonas', 'red')).toBeNull();
    expect(answer(company, 'ines', 'red')).toBeNull();
    expect(open(company).awaited).toEqual(['mara', 'tomas', 'nell']);
    expect(answer(company, 'nell', 'red')).toBeNull();
    expect(open(company).decision.kind).not.toBe('mythos.surge');
    expect(chosen(company)).toContain('red');
  });

  it('may be changed until it closes, and counts once a person', () => {
    const company = voting(['mara', 'jonas', 'ines']);
    answer(company, 'mara', 'red');
    answer(company, 'mara', 'blue');
    answer(company, 'jonas', 'red');
    expect(open(company).tally?.votes).toHaveLength(2);
    answer(company, 'ines', 'blue');
    expect(chosen(company)).toContain('blue');
  });

  it('that ties goes with the first player', () => {
    const company = voting(['mara', 'jonas']);
    answer(company, 'jonas', 'red');
    answer(company, 'mara', 'green');
    expect(chosen(company)).toContain('green');
  });

  it('that ties without the first player’s choice goes to the default, if that is among the tied', () => {
    const company = voting(['mara', 'jonas', 'ines', 'tomas', 'nell']);
    answer(company, 'mara', 'green');
    answer(company, 'jonas', 'red');
    answer(company, 'ines', 'blue');
    answer(company, 'tomas', 'blue');
    answer(company, 'nell', 'red');
    expect(chosen(company)).toContain('red');
  });

  it('for something impossible is none', () => {
    const company = voting(['mara', 'jonas']);
    expect(answer(company, 'jonas', 'mauve')).toBe('refused-unknown-option');
    expect(open(company).tally?.votes).toEqual([]);
  });

  it('is asked of persons, not of seats and not of the autopilot', () => {
    const company = new Company(modest);
    const { gathering } = company.table;
    const host = { id: 'mara', name: 'Mara' };
    company.game = granted(gathering.create({ guild: '1', channel: '900', host, edition: 'second' }));
    granted(gathering.join('900', host));
    granted(gathering.join('900', { id: 'jonas', name: 'Jonas' }));
    granted(gathering.fill('900', 'mara', 2));
    granted(gathering.start('900', 'mara'));
    for (const who of ['mara', 'mara', 'jonas']) company.answer(who, 'left');
    for (const who of ['mara', 'mara', 'jonas']) company.answer(who, 'stop');
    expect(open(company).persons).toEqual(['mara', 'jonas']);
  });
});

describe('who is awaited', () => {
  it('is mentioned once for each stretch of being awaited', () => {
    const company = staking(['mara', 'jonas']);
    const times = (who: string): number => company.mentions.filter(({ person }) => person === who).length;
    expect([times('mara'), times('jonas')]).toEqual([2, 1]);
    company.answer('mara', 'go:woods');
    company.answer('mara', 'roll');
    expect([times('mara'), times('jonas')]).toEqual([2, 1]);
    company.answer('mara', 'stop');
    expect([times('mara'), times('jonas')]).toEqual([2, 2]);
  });

  it('is known over all games', () => {
    const company = staking(['mara', 'jonas']);
    expect(company.table.reading.openFor('mara').map(({ decisions }) => decisions.length)).toEqual([1]);
    expect(company.table.reading.openFor('jonas')).toEqual([]);
  });
});

describe('the log', () => {
  it('tells what happened since one’s last visit', () => {
    const company = staking(['mara', 'jonas']);
    const { reading } = company.table;
    expect(reading.log(company.game, 'jonas', false)).toEqual(['Seat 0 went left.', 'Seat 1 went left.']);
    expect(reading.log(company.game, 'jonas', false)).toEqual([]);
    company.answer('mara', 'burn');
    expect(reading.log(company.game, 'jonas', false)).toEqual(['It burns.']);
    expect(reading.log(company.game, 'mara', false)).toHaveLength(3);
    expect(reading.log(company.game, 'jonas', true)).toHaveLength(3);
  });
});
