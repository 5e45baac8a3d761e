import { beforeAll, describe, expect, it } from 'vitest';
import type { ReplayView } from '../../../src/table/records/replay.ts';
import { Company, granted, refusedWith } from '../testtable.ts';
import { bygone, memorable } from './finishedgame.ts';

describe('a whole game played again', () => {
  let past: ReturnType<typeof bygone>;
  beforeAll(() => {
    past = bygone('cd'.repeat(32));
  });

  it('comes out the same from its seed and from any scene in the middle', () => {
    const { store, table, game } = past;
    const row = store.games.find(game)!;
    expect(row.status).toBe('over');
    const all = [...table.replays.scenes(row, 0)].map(({ index, events }) => ({ index, events }));
    expect(all.length).toBeGreaterThan(30);
    const position = granted(table.reading.position(game));
    let last: string | null = null;
    for (const { state } of table.replays.scenes(row, 0)) last = JSON.stringify(state);
    expect(last).toBe(JSON.stringify(position.live.play.state));
    for (const from of [1, Math.floor(all.length / 3), all.length - 2]) {
      const rest = [...table.replays.scenes(row, from)].map(({ index, events }) => ({ index, events }));
      expect(rest).toEqual(all.slice(from));
    }
  });

  it('shows turn after turn to its end, each scene with the board', () => {
    const { table, game } = past;
    const headlines: string[] = [];
    let view: ReplayView = granted(table.replays.show(game, 0, 'start'));
    for (;;) {
      expect(view.telling.lines.length + view.telling.pictures.length).toBeGreaterThan(0);
      expect(view.telling.pictures.filter(({ kind }) => kind === 'board')).toHaveLength(1);
      expect(view.telling.pictures.at(-1)?.kind).toBe('board');
      headlines.push(view.words.text(view.headline));
      const next = table.replays.show(game, view.index, 'turn');
      if (!next.ok) break;
      expect(next.value.index).toBeGreaterThan(view.index);
      view = next.value;
    }
    expect(new Set(headlines).size).toBeGreaterThan(3);
    const end = granted(table.replays.show(game, 0, 'end'));
    expect(end.telling.lines.join('\n')).toMatch(/The investigators have (won|lost)/);
    expect(granted(table.replays.show(game, end.index, 'back')).index).toBeLessThan(end.index);
  });

  it('is remembered with its end and everybody’s dice', () => {
    const { store, table, game } = past;
    const [row] = table.past.of('1');
    expect(row).toMatchObject({ game, turns: expect.any(Number), foe: { ref: 'ancientOne' } });
    expect(['won', 'lost']).toContain(row!.result);
    expect(row!.players).toHaveLength(2);
    expect(row!.players.some(({ dice, successes }) => dice > 0 && successes > 0)).toBe(true);
    expect(store.records.find(game)).toBeDefined();
    const words = table.reading.words(table.reading.edition('second'));
    expect(words.text(row!.how!)).toMatch(/^(Won|Lost): /);
  });
});

describe('the scenes of a game', () => {
  function played(): Company {
    const company = Company.playing(['mara', 'jonas'], {}, memorable);
    company.answer('mara', 'left');
    company.answer('jonas', 'right');
    company.answer('mara', 'roll');
    return company;
  }

  it('are shown only when it is over', () => {
    const company = played();
    expect(refusedWith(company.table.replays.show(company.game, 0, 'start'))).toBe('refused-not-over');
    expect(refusedWith(company.table.replays.show('nothing', 0, 'start'))).toBe('refused-no-game');
    granted(company.table.agreement.end(company.game, 'mara'));
    vote(company);
    expect(refusedWith(company.table.replays.show(company.game, 0, 'start'))).toBe(null);
  });

  it('say who did what when, pass over what nobody was told, leave out what was taken back, and stop at both ends', () => {
    const company = played();
    granted(company.table.agreement.undo(company.game, 'mara'));
    const [proposal] = company.view.proposals;
    granted(company.table.agreement.vote({ game: company.game, proposal: proposal!.id, person: 'jonas', agree: true }));
    company.pass(60_000);
    company.answer('mara', 'burn');
    company.answer('mara', 'stop');
    granted(company.table.agreement.end(company.game, 'mara'));
    vote(company);
    const { replays } = company.table;
    const show = (from: number, act: 'start' | 'back' | 'on' | 'end') => granted(replays.show(company.game, from, act));
    const first = show(0, 'start');
    expect(first).toMatchObject({ index: 2, last: 4, person: 'Jonas' });
    expect(first.telling.lines).toEqual(['Seat 0 went left.', 'Seat 1 went right.']);
    const second = show(first.index, 'on');
    expect(second).toMatchObject({ index: 3, person: 'Mara', at: company.now });
    expect(second.telling.lines).toEqual(['It burns.']);
    expect(show(4, 'end').index).toBe(3);
    expect(show(second.index, 'back').index).toBe(2);
    expect(refusedWith(replays.show(company.game, 2, 'back'))).toBe('refused-replay-no-further');
    expect(refusedWith(replays.show(company.game, 3, 'on'))).toBe('refused-replay-no-further');
    expect(refusedWith(replays.show(company.game, 999_999, 'on'))).toBe('refused-replay-no-further');
    expect(show(999_999, 'back').index).toBe(3);
  });

  it('are refused kindly when the rules have changed since', () => {
    const company = played();
    granted(company.table.agreement.end(company.game, 'mara'));
    vote(company);
    company.store.database
      .prepare("UPDATE journal SET body = replace(body, 'roll', 'juggle') WHERE body LIKE '%roll%'")
      .run();
    expect(refusedWith(company.table.replays.show(company.game, 2, 'on'))).toBe('refused-replay-outgrown');
  });
});

/** Everybody agrees to whatever is proposed. */
function vote(company: Company): void {
  for (const { id, voters } of company.view.proposals)
    for (const person of voters)
      company.table.agreement.vote({ game: company.game, proposal: id, person, agree: true });
}
