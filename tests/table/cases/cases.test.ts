import { describe, expect, it } from 'vitest';
import { sealOf } from '../../../src/engine/chance.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { Table } from '../../../src/table/table.ts';
import { second } from '../../second.ts';
import { DAY, granted, person, refusedWith, START } from '../group.ts';
import { CODE, House } from './house.ts';

describe('a case of many tables', () => {
  it('has one seed, sealed the same for all of them', () => {
    const house = new House();
    const [one, other] = [house.begun('901', 'mara'), house.begun('902', 'jonas')];
    const seed = house.seedOf(one);
    expect(house.seedOf(other)).toBe(seed);
    expect(house.view(one)).toMatchObject({
      seal: sealOf(seed),
      seed: null,
      sealedCase: { code: CODE, isOpen: false },
    });
    expect(house.view(other).seal).toBe(sealOf(seed));
    const { gathering } = house.table;
    const own = granted(gathering.create({ guild: '1', channel: '903', host: person('ines'), edition: 'second' }));
    expect(house.seedOf(own)).not.toBe(seed);
    expect(house.view(own).sealedCase).toBeNull();
  });

  it('opens nothing while another table plays: no seed, no replay, no file, no comparison', () => {
    const house = new House();
    const { reading, finished, replays, cases } = house.table;
    const [one, other] = [house.begun('901', 'mara'), house.begun('902', 'jonas')];
    house.finish(one, 'mara');
    const seed = house.seedOf(one);
    expect(house.view(one).seed).toBeNull();
    expect(granted(reading.verify(one))).toMatchObject({ seed: null, broken: null });
    expect(house.told(one)).not.toContain(seed);
    expect(house.told(one)).toContain('stays sealed with the case misty-harbor');
    expect(refusedWith(finished.mayHaveFile(one, 'mara'))).toBe('refused-case-sealed');
    expect(refusedWith(replays.show(one, 0, 'start'))).toBe('refused-case-sealed');
    expect(granted(cases.compared(CODE))).toMatchObject({ playing: 1, finished: 1, tables: null });
    house.finish(other, 'jonas');
    expect(house.view(one)).toMatchObject({ seed, sealedCase: { isOpen: true } });
    expect(granted(reading.verify(one))).toMatchObject({ seed, broken: null });
    for (const game of [one, other]) expect(house.told(game)).toContain(`The dice seed is open: \`${seed}\``);
    expect(finished.mayHaveFile(one, 'mara')).toMatchObject({ ok: true });
    // Nobody has answered anything in this game.
    expect(refusedWith(replays.show(one, 0, 'start'))).toBe('refused-replay-untold');
    const { tables } = granted(cases.compared(CODE));
    expect(tables?.map(({ past, people }) => [past?.game, people])).toEqual([
      [one, 1],
      [other, 1],
    ]);
    expect(refusedWith(house.create('903', 'ines'))).toBe('refused-case-closed');
  });

  it('waits for a lobby that has taken it, and for a second table, until its closing date', () => {
    const house = new House();
    const one = house.begun('901', 'mara');
    const lobby = granted(house.create('902', 'jonas'));
    house.finish(one, 'mara');
    expect(house.view(one).seed).toBeNull();
    house.store.games.update(lobby, { status: 'ended' });
    house.table.deadlines.tick();
    expect(house.view(one).seed).toBeNull();
    expect(house.table.deadlines.next()).toBe(START + 30 * DAY);
    house.now = START + 30 * DAY;
    house.table.deadlines.tick();
    expect(house.view(one).seed).not.toBeNull();
    expect(house.told(one)).toContain('has been opened');
    expect(house.table.deadlines.next()).toBeNull();
  });

  it('compares at its closing date, and keeps its cards from whoever plays on beyond it', () => {
    const house = new House();
    const [one, other] = [house.begun('901', 'mara'), house.begun('902', 'jonas')];
    house.finish(one, 'mara');
    house.now = START + 31 * DAY;
    house.table.deadlines.tick();
    const { tables } = granted(house.table.cases.compared(CODE));
    expect(tables?.map(({ past }) => past === null)).toEqual([false, true]);
    expect(house.view(one).seed).toBeNull();
    expect(house.told(one)).not.toContain(house.seedOf(one));
    house.finish(other, 'jonas');
    expect(house.view(one).seed).toBe(house.seedOf(one));
  });

  it('says plainly who has seen it at another table', () => {
    const house = new House();
    const one = house.begun('901', 'mara');
    const other = granted(house.create('902', 'jonas'));
    expect(house.view(other).sealedCase?.knowing).toEqual([]);
    granted(house.table.gathering.join('902', person('mara')));
    expect(house.view(other).sealedCase?.knowing).toEqual(['mara']);
    expect(house.view(one).sealedCase?.knowing).toEqual([]);
    granted(house.table.membership.follow(one, person('jonas'), true));
    expect(house.view(other).sealedCase?.knowing).toEqual(['jonas', 'mara']);
  });

  it('is of one edition, and its code is plain', () => {
    const house = new House();
    granted(house.create('901', 'mara'));
    expect(house.table.cases.editionOf(CODE)).toBe('second');
    expect(refusedWith(house.create('902', 'jonas', CODE, 'third'))).toBe('refused-case-edition');
    for (const code of ['no', 'No Way', 'ü-ber', 'x'.repeat(33)])
      expect([code, refusedWith(house.create('902', 'jonas', code))]).toEqual([code, 'refused-no-such-code']);
    expect(refusedWith(house.table.cases.compared('unknown'))).toBe('refused-no-such-case');
  });
});

describe('what the tables of a case have in common', () => {
  it('is what the first of them began with; who acts when and how long they wait is their own', () => {
    const store = new Store(openDatabase(':memory:'));
    const table = new Table({ store, editions: new Map([['second', second]]), clock: () => START });
    const { gathering } = table;
    const create = (channel: string, host: string): string =>
      granted(gathering.create({ guild: '1', channel, host: person(host), edition: 'second', code: CODE }));
    const agreed = (game: string): object => JSON.parse(store.games.find(game)?.options ?? '{}') as object;
    const [one, other] = [create('901', 'mara'), create('902', 'jonas')];
    granted(gathering.setOption('901', 'mara', 'ancientOne', 'cthulhu'));
    granted(gathering.setOption('902', 'jonas', 'ancientOne', 'yig'));
    granted(gathering.setOption('902', 'jonas', 'turnOrder', 'sheet'));
    const keepers = ['123456789012345678', '876543210987654321'] as const;
    granted(gathering.setOption('901', 'mara', 'variants.keeper', keepers[0]));
    granted(gathering.setOption('902', 'jonas', 'variants.keeper', keepers[1]));
    granted(gathering.setOption('901', 'mara', 'variants.team', 'false'));
    granted(gathering.setOption('902', 'jonas', 'variants.team', 'true'));
    granted(gathering.start('901', 'mara'));
    expect(agreed(one)).toMatchObject({ variants: { keeper: keepers[0] } });
    expect(agreed(other)).toMatchObject({
      ancientOne: 'cthulhu',
      turnOrder: 'sheet',
      variants: { team: false, keeper: keepers[1] },
    });
    // Who runs the game at one table is nothing to the others.
    expect(store.cases.find(CODE)?.options).not.toContain(keepers[0]);
    expect(refusedWith(gathering.setOption('902', 'jonas', 'ancientOne', 'yig'))).toBe('refused-case-fixed');
    granted(gathering.setOption('902', 'jonas', 'turnOrder', 'book'));
    granted(gathering.setOption('902', 'jonas', 'table.pace', 'evening'));
    granted(gathering.start('902', 'jonas'));
    const stack = (game: string) =>
      (granted(table.reading.position(game)).live.play.state as { gateStack?: string[] }).gateStack;
    expect(stack(one)?.length).toBeGreaterThan(0);
    expect(stack(other)).toEqual(stack(one));
    expect(agreed(create('903', 'ines'))).toMatchObject({ ancientOne: 'cthulhu' });
  });
});

describe('the case of the month', () => {
  it('is there where the host of the bot allows it, one for each edition', () => {
    const without = new House();
    expect(without.table.cases.ofMonth(['second'])).toEqual([]);
    expect(refusedWith(without.create('901', 'mara', '2026-03-second'))).toBe('refused-no-case-of-month');
    const house = new House(true);
    expect(house.table.cases.ofMonth(['second', 'third'])).toEqual([
      { code: '2026-03-second', edition: 'second' },
      { code: '2026-03-third', edition: 'third' },
    ]);
    expect(house.table.cases.editionOf('2026-03-third')).toBe('third');
    expect(refusedWith(house.create('901', 'mara', '2026-04-second'))).toBe('refused-no-case-of-month');
  });

  it('is not opened before the month is over', () => {
    const house = new House(true);
    const games = ['901', '902'].map((channel) => house.begun(channel, 'mara', '2026-03-second'));
    for (const game of games) house.finish(game, 'mara');
    const [game = ''] = games;
    expect(house.view(game).seed).toBeNull();
    house.now = house.table.deadlines.next() ?? 0;
    expect(new Date(house.now).toISOString()).toBe('2026-04-01T00:00:00.000Z');
    house.table.deadlines.tick();
    expect(house.view(game).seed).toBe(house.seedOf(game));
  });
});
