import { describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { sealOf } from '../../../src/engine/chance.ts';
import { ask } from '../../../src/engine/flow.ts';
import { Table } from '../../../src/table/table.ts';
import { Company, granted } from '../testtable.ts';
import { type ParlourEvent, type ParlourState, parlour } from '../toyedition.ts';

/** The parlour after its rules were mended: nobody may go to the woods any more. */
const mended: TableEdition<ParlourState, ParlourEvent> = {
  ...parlour,
  *play(game) {
    if (game.state.part !== 'stakes') return yield* parlour.play(game);
    yield* ask(game.state, () => ({
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
    }));
    game.state.part = 'vote';
  },
};

function withEdition(company: Company, edition: TableEdition): Table {
  const { store } = company;
  return new Table({ store, editions: new Map([['second', edition]]), clock: () => company.now });
}

describe('a game after a restart of the program', () => {
  it('is the same at every point: state, questions, votes', () => {
    const company = Company.playing(['mara', 'jonas']);
    const snapshot = (): string => {
      const { live } = granted(company.table.reading.position(company.game));
      return JSON.stringify([live.play.state, live.play.open, live.play.offers, company.view]);
    };
    const moves = ['mara left', 'jonas right', 'mara roll', 'mara go:woods', 'mara stop', 'jonas burn', 'jonas stop'];
    for (const move of [...moves, 'jonas red', 'mara green', 'mara ace', 'mara place-3']) {
      const before = snapshot();
      company.restart();
      expect(snapshot(), move).toBe(before);
      const [who, chosen] = move.split(' ');
      company.answer(who!, chosen);
    }
    expect(company.view.status).toBe('over');
    const { value } = company.table.reading.verify(company.game) as { value: { same: boolean; dice: number } };
    expect(value).toMatchObject({ same: true, dice: 2 });
  });

  it('begins the step again when an old answer no longer fits the rules, and says so', () => {
    const company = Company.playing(['mara']);
    company.answer('mara', 'left');
    company.answer('mara', 'go:woods');
    const old = company.view.open[0]!.decision.id;
    const { branch } = company.view;
    company.table = withEdition(company, mended);
    company.table.resumeAll();
    company.hear();
    expect(company.store.journal.everything(company.game).at(-1)?.kind).toBe('restart');
    expect(company.view.branch).toBe(branch + 1);
    expect(company.lines().at(-1)).toContain('begins again');
    const stale = { game: company.game, branch, person: 'mara', decision: old, chosen: ['stop'] };
    expect(company.table.answer(stale).ok).toBe(false);
    company.answer('mara', 'stay');
    expect(company.view.open[0]?.decision.kind).toBe('mythos.surge');
    company.table = withEdition(company, mended);
    expect(company.view.open[0]?.decision.kind).toBe('mythos.surge');
  });
});

describe('the dice', () => {
  it('are the same when the game is played again from its seed, which is opened at the end only', () => {
    const company = Company.playing(['mara']);
    for (const chosen of ['left', 'roll', 'roll']) company.answer('mara', chosen);
    const during = granted(company.table.reading.verify(company.game));
    expect(during).toMatchObject({ same: true, entries: 3, dice: 4, seed: null });
    for (const chosen of ['stop', 'red', 'ace', 'place-1']) company.answer('mara', chosen);
    const after = granted(company.table.reading.verify(company.game));
    expect(after).toMatchObject({ same: true, entries: 7, dice: 4 });
    expect(sealOf(after.seed ?? '')).toBe(during.seal);
  });

  it('differ when the journal or the rules were changed', () => {
    const company = Company.playing(['mara']);
    for (const chosen of ['left', 'roll']) company.answer('mara', chosen);
    const { reading } = company.table;
    reading.position(company.game);
    company.store.database.prepare('UPDATE game SET seed = ? WHERE id = ?').run('cd'.repeat(32), company.game);
    expect(granted(reading.verify(company.game)).same).toBe(false);
    company.store.database.prepare("UPDATE journal SET body = replace(body, 'roll', 'sing')").run();
    expect(granted(reading.verify(company.game)).same).toBe(false);
  });
});
