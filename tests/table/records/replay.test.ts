import { beforeAll, describe, expect, it } from 'vitest';
import { editionWords } from '../../../src/discord/connection/services.ts';
import type { ReplayView } from '../../../src/table/records/replay.ts';
import { Words } from '../../../src/words/words.ts';
import { second } from '../../second.ts';
import { said } from '../../story/said.ts';
import { Group, granted, refusedWith } from '../group.ts';
import { finishedGame, rememberedEdition } from './finishedgame.ts';
import { scenes } from './scene.ts';

const lines = ({ sentences }: ReplayView): string[] => said(sentences, new Words('en'));

describe('a whole game played again', () => {
  let past: ReturnType<typeof finishedGame>;
  beforeAll(() => {
    past = finishedGame('cd'.repeat(32));
  });

  it('comes out the same from its seed and from any scene in the middle', () => {
    const { store, table, game } = past;
    const row = store.games.find(game)!;
    expect(row.status).toBe('over');
    const all = [...scenes(store, second, row, 0)].map(({ index, events }) => ({ index, events }));
    expect(all.length).toBeGreaterThan(30);
    const position = granted(table.reading.position(game));
    let last: string | null = null;
    for (const { state } of scenes(store, second, row, 0)) last = JSON.stringify(state);
    expect(last).toBe(JSON.stringify(position.live.play.state));
    for (const from of [1, Math.floor(all.length / 3), all.length - 2]) {
      const rest = [...scenes(store, second, row, from)].map(({ index, events }) => ({ index, events }));
      expect(rest).toEqual(all.slice(from));
    }
  });

  it('shows turn after turn to its end', () => {
    const { table, game } = past;
    const headlines: string[] = [];
    let view: ReplayView = granted(table.replays.show(game, 0, 'start'));
    for (;;) {
      expect(view.sentences.length + view.pictures.length).toBeGreaterThan(0);
      expect(view.state.step).toBeTruthy();
      headlines.push(editionWords({ reader: null }, second).text(view.headline));
      const next = table.replays.show(game, view.index, 'turn');
      if (!next.ok) break;
      expect(next.value.index).toBeGreaterThan(view.index);
      view = next.value;
    }
    expect(new Set(headlines).size).toBeGreaterThan(3);
    const end = granted(table.replays.show(game, 0, 'end'));
    expect(end.pictures.map((picture) => 'sight' in picture && picture.sight)).toEqual(['special', 'board']);
    const before = granted(table.replays.show(game, end.index, 'back'));
    expect(before.index).toBe(end.index - 1);
    const words = new Words('en').with(second.namer(null));
    expect(said([...before.sentences, ...end.sentences], words).join('\n')).toMatch(
      /The investigators have (won|lost)/,
    );
  });

  it('is remembered with its end and everybody’s dice', () => {
    const { store, table, game } = past;
    const [row] = table.finished.of('1');
    expect(row).toMatchObject({ game, turns: expect.any(Number), foe: { ref: 'ancientOne' } });
    expect(['won', 'lost']).toContain(row!.result);
    expect(row!.players).toHaveLength(2);
    expect(row!.players.some(({ dice, successes }) => dice > 0 && successes > 0)).toBe(true);
    expect(store.records.find(game)).toBeDefined();
    const words = editionWords({ reader: null }, second);
    expect(words.text(row!.how!)).toMatch(/^(Won|Lost): /);
  });
});

describe('the scenes of a game', () => {
  function played(): Group {
    const group = Group.playing(['mara', 'jonas'], {}, rememberedEdition);
    group.answer('mara', 'left');
    group.answer('jonas', 'right');
    group.answer('mara', 'roll');
    return group;
  }

  it('are shown only when it is over', () => {
    const group = played();
    expect(refusedWith(group.table.replays.show(group.game, 0, 'start'))).toBe('refused-not-over');
    expect(refusedWith(group.table.replays.show('nothing', 0, 'start'))).toBe('refused-no-game');
    granted(group.table.agreement.end(group.game, 'mara'));
    vote(group);
    expect(refusedWith(group.table.replays.show(group.game, 0, 'start'))).toBe(null);
  });

  it('say who did what when, pass over what nobody was told, leave out what was taken back, and stop at both ends', () => {
    const group = played();
    granted(group.table.agreement.undo(group.game, 'mara'));
    const [proposal] = group.view.proposals;
    granted(group.table.agreement.vote({ game: group.game, proposal: proposal!.id, person: 'jonas', agree: true }));
    group.pass(60_000);
    group.answer('mara', 'burn');
    group.answer('mara', 'stop');
    granted(group.table.agreement.end(group.game, 'mara'));
    vote(group);
    const { replays } = group.table;
    const show = (from: number, act: 'start' | 'back' | 'on' | 'end') => granted(replays.show(group.game, from, act));
    const first = show(0, 'start');
    expect(first).toMatchObject({ index: 1, last: 2, person: 'Jonas' });
    expect(lines(first)).toEqual(['Seat 0 went left.', 'Seat 1 went right.']);
    const next = show(first.index, 'on');
    expect(next).toMatchObject({ index: 2, person: 'Mara', at: group.now });
    expect(lines(next)).toEqual(['It burns.']);
    expect(show(4, 'end').index).toBe(2);
    expect(show(next.index, 'back').index).toBe(1);
    expect(refusedWith(replays.show(group.game, 1, 'back'))).toBe('refused-replay-no-further');
    expect(refusedWith(replays.show(group.game, 2, 'on'))).toBe('refused-replay-no-further');
    expect(refusedWith(replays.show(group.game, 999_999, 'on'))).toBe('refused-replay-no-further');
    expect(show(999_999, 'back').index).toBe(2);
  });

  it('are the same when the rules have changed since, and refused kindly when nothing is kept of them', () => {
    const group = played();
    granted(group.table.agreement.end(group.game, 'mara'));
    vote(group);
    const { replays } = group.table;
    const before = ['start', 'on'].map((act, from) => replays.show(group.game, from, act as 'start' | 'on'));
    group.store.database
      .prepare("UPDATE journal SET body = replace(body, 'roll', 'juggle') WHERE body LIKE '%roll%'")
      .run();
    expect(['start', 'on'].map((act, from) => replays.show(group.game, from, act as 'start' | 'on'))).toEqual(before);
    group.store.database.prepare('DELETE FROM outbox').run();
    expect(refusedWith(replays.show(group.game, 0, 'start'))).toBe('refused-replay-untold');
  });

  it('of a game begun before sentences were kept have its lines', () => {
    const group = played();
    granted(group.table.agreement.end(group.game, 'mara'));
    vote(group);
    const [row] = group.store.outbox.happenings(group.game, 0, 1);
    const body = JSON.stringify({ lines: ['Somebody went left.'], pictures: [] });
    group.store.database.prepare('UPDATE outbox SET body = ? WHERE id = ?').run(body, row?.id);
    group.store.database.prepare('DELETE FROM proof').run();
    const last = granted(group.table.replays.show(group.game, 0, 'end'));
    expect(lines(last)).toEqual(['Somebody went left.']);
    expect(last.headline).toBeDefined();
  });
});

/** Everybody agrees to whatever is proposed. */
function vote(group: Group): void {
  for (const { id, voters } of group.view.proposals)
    for (const person of voters) group.table.agreement.vote({ game: group.game, proposal: id, person, agree: true });
}
