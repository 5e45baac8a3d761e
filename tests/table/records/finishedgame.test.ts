import { describe, expect, it } from 'vitest';
import { diceTogether, luckiest, luckOf } from '../../../src/table/records/finishedgame.ts';
import { happeningIn } from '../../../src/table/told/happening.ts';
import { Words } from '../../../src/words/words.ts';
import { linesIn, said } from '../../story/said.ts';
import { Group, granted, person, refusedWith } from '../group.ts';
import { rememberedEdition } from './finishedgame.ts';

function ended(group: Group): void {
  granted(group.table.agreement.end(group.game, 'mara'));
  for (const { id, voters } of group.view.proposals)
    for (const who of voters) group.table.agreement.vote({ game: group.game, proposal: id, person: who, agree: true });
}

describe('what a group has behind it', () => {
  it('is written down the moment a game ends, and stays as it was', () => {
    const group = Group.playing(['mara', 'jonas'], {}, rememberedEdition);
    group.answer('mara');
    expect(group.store.records.find(group.game)).toBeUndefined();
    expect(group.table.finished.of('1')).toEqual([]);
    group.pass(5000);
    ended(group);
    const [past] = group.table.finished.of('1');
    expect(past).toMatchObject({ game: group.game, endedAt: group.now, result: null, how: null, score: null });
    expect(past!.players.map(({ name, person: id }) => [name, id])).toEqual([
      ['Mara', 'mara'],
      ['Jonas', 'jonas'],
    ]);
    expect(JSON.parse(group.store.records.find(group.game)!.body)).toEqual(past);
    expect(group.table.finished.of('2')).toEqual([]);
    expect(group.errors).toEqual([]);
  });

  it('is worked out later for a game that came from elsewhere, and leaves out games that never began', () => {
    const group = Group.playing(['mara', 'jonas'], {}, rememberedEdition);
    ended(group);
    group.store.database.prepare('DELETE FROM record').run();
    const host = person('mara');
    granted(group.table.gathering.create({ guild: '1', channel: '901', host, edition: 'second' }));
    group.store.games.update(group.store.games.inChannel('901')!.id, { status: 'ended', ended_at: group.now });
    expect(group.table.finished.of('1').map(({ game }) => game)).toEqual([group.game]);
    expect(group.store.records.find(group.game)).toBeDefined();
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
    const group = Group.playing(['mara', 'jonas'], {}, rememberedEdition);
    granted(group.table.membership.follow(group.game, person('ines'), true));
    const may = (who: string) => refusedWith(group.table.finished.mayHaveFile(group.game, who));
    expect(may('mara')).toBe('refused-not-over');
    group.answer('jonas');
    granted(group.table.membership.dropOut(group.game, 'jonas', true));
    ended(group);
    expect(may('mara')).toBeNull();
    expect(may('jonas')).toBeNull();
    expect(may('ines')).toBeNull();
    expect(may('nobody')).toBe('refused-not-at-table');
    expect(refusedWith(group.table.finished.mayHaveFile('nothing', 'mara'))).toBe('refused-no-game');
  });
});

const WORDS = new Words('en').with(rememberedEdition.namer(null));

describe('a quiet table', () => {
  const rows = (group: Group) => group.store.outbox.happenings(group.game, 0, 50);
  const shown = (group: Group) => rows(group).map((row) => linesIn(row, rememberedEdition));

  it('is told only what nobody may miss; the log has the rest', () => {
    const group = Group.playing(['mara', 'jonas'], {}, rememberedEdition);
    granted(group.table.finished.setQuiet(group.game, 'jonas', true));
    group.answer('mara', 'left');
    group.answer('jonas', 'right');
    expect(shown(group).at(-2)).toEqual([expect.stringContaining('turned brief reports on')]);
    expect(shown(group).at(-1)).toEqual([]);
    const light = group.view.offers.find(({ seat }) => seat === 0)!;
    const wish = { game: group.game, person: 'mara', seat: 0, interrupt: light.id };
    granted(group.table.interrupt(wish));
    expect(shown(group).at(-1)).toEqual(['Seat 0 lights a candle.']);
    const log = group.table.reading.log(group.game, 'mara', true);
    const all = log.flatMap(({ happening }) => ('sentences' in happening ? happening.sentences : []));
    expect(said(all, WORDS)).toContain('Seat 1 went right.');
    granted(group.table.finished.setQuiet(group.game, 'mara', false));
    group.answer('mara', 'burn');
    expect(shown(group).at(-1)).toEqual(['It burns.']);
    expect(happeningIn(rows(group).at(-1)!)).not.toHaveProperty('quiet');
  });

  it('is for those at the table to ask for, once', () => {
    const group = Group.playing(['mara', 'jonas'], {}, rememberedEdition);
    const ask = (who: string, quiet: boolean) => refusedWith(group.table.finished.setQuiet(group.game, who, quiet));
    expect(ask('ines', true)).toBe('refused-not-at-table');
    expect(ask('mara', false)).toBe('refused-quiet-not');
    expect(ask('mara', true)).toBeNull();
    expect(ask('jonas', true)).toBe('refused-quiet-already');
    group.restart();
    expect(group.store.records.isQuiet(group.game)).toBe(true);
  });
});
