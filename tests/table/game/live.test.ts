import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { ask } from '../../../src/engine/flow.ts';
import { Table } from '../../../src/table/table.ts';
import { put } from '../../engine/put.ts';
import { playsAgain } from '../again.ts';
import { Group, granted } from '../group.ts';
import { type ToyEvent, type ToyState, toyEdition } from '../toyedition.ts';

/** The toy game after its rules were mended: nobody may go to the woods any more. */
const mended: TableEdition<ToyState, ToyEvent> = {
  ...toyEdition,
  *play(game) {
    if (game.state.part !== 'stakes') return yield* toyEdition.play(game);
    yield* ask(game.state, () =>
      put({
        kind: 'move.next',
        mode: 'own',
        seats: [game.state.seat],
        ask: { key: 'question-none' },
        options: [
          { id: 'stop', label: { key: 'question-none' } },
          { id: 'stay', label: { key: 'question-none' } },
        ],
        min: 1,
        max: 1,
        default: ['stop'],
        rule: '2E-101',
      }),
    );
    game.state.part = 'vote';
  },
};

function withEdition(group: Group, edition: TableEdition): Table {
  const { store } = group;
  return new Table({ store, editions: new Map([['second', edition]]), clock: () => group.now });
}

describe('a game after a restart of the program', () => {
  it('is the same at every point: state, questions, votes', () => {
    const group = Group.playing(['mara', 'jonas']);
    const snapshot = (): string => {
      const { live } = granted(group.table.reading.position(group.game));
      return JSON.stringify([live.play.state, live.play.open, live.play.offers, group.view]);
    };
    const moves = ['mara left', 'jonas right', 'mara roll', 'mara go:woods', 'mara stop', 'jonas burn', 'jonas stop'];
    for (const move of [...moves, 'jonas red', 'mara green', 'mara ace', 'mara place-3']) {
      const before = snapshot();
      group.restart();
      expect(snapshot(), move).toBe(before);
      const [who, chosen] = move.split(' ');
      group.answer(who!, chosen);
    }
    expect(group.view.status).toBe('over');
    expect(playsAgain(group.table, group.game)).toBe(true);
    expect(granted(group.table.reading.verify(group.game))).toMatchObject({ from: 'beginning', dice: 2, broken: null });
  });

  it('begins the step again when an old answer no longer fits the rules, and says so', () => {
    const group = Group.playing(['mara']);
    group.answer('mara', 'left');
    group.answer('mara', 'go:woods');
    const old = group.view.open[0]!.decision.id;
    const { branch } = group.view;
    group.table = withEdition(group, mended);
    group.table.resumeAll();
    expect(group.store.journal.everything(group.game).at(-1)?.kind).toBe('answer');
    const stale = { game: group.game, branch, person: 'mara', decision: old, chosen: ['stop'] };
    expect(group.table.answer(stale).ok).toBe(false);
    group.hear();
    expect(group.store.journal.everything(group.game).at(-1)?.kind).toBe('restart');
    expect(group.view.branch).toBe(branch + 1);
    expect(group.lines().at(-1)).toContain('it starts over');
    expect(group.table.answer(stale).ok).toBe(false);
    group.answer('mara', 'stay');
    expect(group.view.open[0]?.decision.kind).toBe('mythos.surge');
    group.table = withEdition(group, mended);
    expect(group.view.open[0]?.decision.kind).toBe('mythos.surge');
  });
});
