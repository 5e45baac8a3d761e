import { describe, expect, it } from 'vitest';
import { diceTogether, luckiest, luckOf } from '../../../src/table/records/finishedgame.ts';
import type { Happening } from '../../../src/table/room/announcement.ts';
import { Company, granted, person, refusedWith } from '../testtable.ts';
import { memorable } from './finishedgame.ts';

function ended(company: Company): void {
  granted(company.table.agreement.end(company.game, 'mara'));
  for (const { id, voters } of company.view.proposals)
    for (const who of voters)
      company.table.agreement.vote({ game: company.game, proposal: id, person: who, agree: true });
}

describe('what a group has behind it', () => {
  it('is written down the moment a game ends, and stays as it was', () => {
    const company = Company.playing(['mara', 'jonas'], {}, memorable);
    company.answer('mara');
    expect(company.store.records.find(company.game)).toBeUndefined();
    expect(company.table.past.of('1')).toEqual([]);
    company.pass(5000);
    ended(company);
    const [past] = company.table.past.of('1');
    expect(past).toMatchObject({ game: company.game, endedAt: company.now, result: null, how: null, score: null });
    expect(past!.players.map(({ name, person: id }) => [name, id])).toEqual([
      ['Mara', 'mara'],
      ['Jonas', 'jonas'],
    ]);
    expect(JSON.parse(company.store.records.find(company.game)!.body)).toEqual(past);
    expect(company.table.past.of('2')).toEqual([]);
    expect(company.errors).toEqual([]);
  });

  it('is worked out later for a game that came from elsewhere, and leaves out games that never began', () => {
    const company = Company.playing(['mara', 'jonas'], {}, memorable);
    ended(company);
    company.store.database.prepare('DELETE FROM record').run();
    const host = person('mara');
    granted(company.table.gathering.create({ guild: '1', channel: '901', host, edition: 'second' }));
    company.store.games.update(company.store.games.inChannel('901')!.id, { status: 'ended', ended_at: company.now });
    expect(company.table.past.of('1').map(({ game }) => game)).toEqual([company.game]);
    expect(company.store.records.find(company.game)).toBeDefined();
  });

  it('knows whose dice were luckiest: by what they promised, and not of a handful', () => {
    const dice = (name: string, numbers: [number, number, number]) => {
      const [thrown, promised, successes] = numbers;
      return { person: name, name, sheet: { ref: 'sheet', id: name }, dice: thrown, promised, successes };
    };
    const mara = dice('mara', [12, 4, 6]);
    const jonas = dice('jonas', [30, 15, 16]);
    const ines = dice('ines', [3, 1, 3]);
    expect(luckOf(mara)).toBe(1.5);
    expect(luckOf(ines)).toBeNull();
    expect(luckiest([jonas, ines, mara])).toBe(mara);
    expect(luckiest([ines])).toBeNull();
    const game = { players: [mara, { ...jonas, person: null }] };
    const both = diceTogether([game, game] as unknown as Parameters<typeof diceTogether>[0]);
    expect(both).toEqual([dice('mara', [24, 8, 12])]);
  });

  it('gives the file of a game to those who were there, once it is over', () => {
    const company = Company.playing(['mara', 'jonas'], {}, memorable);
    granted(company.table.comings.follow(company.game, person('ines'), true));
    const may = (who: string) => refusedWith(company.table.past.mayHaveFile(company.game, who));
    expect(may('mara')).toBe('refused-not-over');
    company.answer('jonas');
    granted(company.table.comings.dropOut(company.game, 'jonas', true));
    ended(company);
    expect(may('mara')).toBeNull();
    expect(may('jonas')).toBeNull();
    expect(may('ines')).toBeNull();
    expect(may('nobody')).toBe('refused-not-at-table');
    expect(refusedWith(company.table.past.mayHaveFile('nothing', 'mara'))).toBe('refused-no-game');
  });
});

describe('a quiet table', () => {
  const happenings = (company: Company): Happening[] =>
    company.store.outbox.happenings(company.game, 0, 50).map((row) => JSON.parse(row.body) as Happening);

  it('is told only what nobody may miss; the log has the rest', () => {
    const company = Company.playing(['mara', 'jonas'], {}, memorable);
    granted(company.table.past.setQuiet(company.game, 'jonas', true));
    company.answer('mara', 'left');
    company.answer('jonas', 'right');
    const told = happenings(company);
    expect(told.at(-2)).toMatchObject({ lines: [expect.stringContaining('asks for quiet')] });
    expect(told.at(-2)).not.toHaveProperty('short');
    expect(told.at(-1)).toMatchObject({ lines: ['Seat 0 went left.', 'Seat 1 went right.'], short: [] });
    const light = company.view.offers.find(({ seat }) => seat === 0)!;
    const wish = { game: company.game, person: 'mara', seat: 0, interrupt: light.id };
    granted(company.table.interrupt(wish));
    expect(happenings(company).at(-1)).toMatchObject({ short: ['Seat 0 lights a candle.'] });
    expect(company.table.reading.log(company.game, 'mara', true)).toContain('Seat 1 went right.');
    granted(company.table.past.setQuiet(company.game, 'mara', false));
    company.answer('mara', 'burn');
    expect(happenings(company).at(-1)).toEqual({ lines: ['It burns.'], pictures: [] });
  });

  it('is for those at the table to ask for, once', () => {
    const company = Company.playing(['mara', 'jonas'], {}, memorable);
    const ask = (who: string, quiet: boolean) => refusedWith(company.table.past.setQuiet(company.game, who, quiet));
    expect(ask('ines', true)).toBe('refused-not-at-table');
    expect(ask('mara', false)).toBe('refused-quiet-not');
    expect(ask('mara', true)).toBeNull();
    expect(ask('jonas', true)).toBe('refused-quiet-already');
    company.restart();
    expect(company.store.records.isQuiet(company.game)).toBe(true);
  });
});
