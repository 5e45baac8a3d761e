import { describe, expect, it } from 'vitest';
import { sealOf } from '../../../src/engine/chance.ts';
import { packed } from '../../../src/store/packing.ts';
import { digitsOf, proofBody, turnOf, turnOpenedBy } from '../../../src/table/game/proof.ts';
import { happeningIn, isOlder } from '../../../src/table/told/happening.ts';
import { Words } from '../../../src/words/words.ts';
import { second } from '../../second.ts';
import { Group, granted } from '../group.ts';
import { finishedGame } from './finishedgame.ts';

function rolled(): Group {
  const group = Group.playing(['mara']);
  for (const chosen of ['left', 'roll', 'roll']) group.answer('mara', chosen);
  return group;
}

const check = (group: Group) => granted(group.table.reading.verify(group.game));

describe('what was drawn', () => {
  it('is what the seed says at its addresses; the seed is opened at the end only', () => {
    const group = rolled();
    const during = check(group);
    expect(during).toMatchObject({ from: 'beginning', dice: 4, seed: null, broken: null });
    expect(during.chain).toMatch(/^[0-9a-f]{6}$/);
    expect(during.rules).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)]);
    expect(group.table.reading.draws(group.game)).toBeNull();
    for (const chosen of ['stop', 'red', 'ace', 'place-1']) group.answer('mara', chosen);
    const after = check(group);
    expect(after).toMatchObject({ dice: 4, broken: null });
    expect(after.chain).not.toBe(during.chain);
    expect(sealOf(after.seed ?? '')).toBe(during.seal);
    const list = group.table.reading.draws(group.game) ?? '';
    expect(list).toContain(`# 3 ${during.chain} ${during.rules[0]}`);
    expect(list).toMatch(/^stakes\/0\/roll 2\/die 1-2\t6\t[1-6] [1-6]$/m);
  });

  it('stands in six digits in the opening of each turn, and is known by them ever after', () => {
    const { store, game } = finishedGame('ab'.repeat(32));
    const begun = new Map<string, string>();
    for (const { body, chain } of [...store.proofs.backward(game)].reverse()) {
      const turn = turnOf(proofBody(body).step);
      if (!begun.has(turn)) begun.set(turn, digitsOf(chain));
    }
    const told = store.outbox.happenings(game, 0, Number.MAX_SAFE_INTEGER).flatMap((row) => {
      const happening = happeningIn(row);
      if (isOlder(happening)) return [];
      const { sentences } = happening;
      return sentences.flatMap(({ act, says }, at) =>
        act === 'turn' ? [{ says, print: sentences[at + 1]?.says }] : [],
      );
    });
    const turns = [...begun].filter(([turn]) => turn.startsWith('turn '));
    expect(turns.length).toBeGreaterThan(2);
    const chainOf = new Map(told.map(({ says, print }) => [turnOpenedBy(says) ?? '', print?.args?.chain]));
    expect(turns.filter(([turn, digits]) => chainOf.get(turn) !== digits)).toEqual([]);
    const [first] = told;
    expect(first?.print && new Words('en').with(second.namer(null)).text(first.print)).toMatch(
      new RegExp(`^Doom .* · chain \`${turns[0]?.[1]}\`$`),
    );
  });

  it('goes on being true when the rules have changed since', () => {
    const group = rolled();
    group.store.database.prepare("UPDATE proof SET rules = 'ffffffff'").run();
    // Only the chain tells; the draws do not ask how a rule plays today.
    expect(check(group)).toMatchObject({ dice: 4, rules: ['ffffffff'], broken: { row: 0 } });
  });

  it('is found out when it, the seed or the journal was changed', () => {
    const broken = (change: (group: Group) => void) => {
      const group = rolled();
      change(group);
      return check(group).broken;
    };
    const run = (group: Group, sql: string, ...values: unknown[]) => group.store.database.prepare(sql).run(...values);
    expect(broken(() => undefined)).toBeNull();
    expect(broken((group) => run(group, "UPDATE journal SET body = replace(body, 'roll', 'sing')"))).toEqual({
      row: 2,
    });
    expect(broken((group) => run(group, 'DELETE FROM proof WHERE seq = 2'))).toEqual({ row: 3 });
    expect(broken((group) => run(group, 'DELETE FROM proof WHERE seq = 3'))).toEqual({ row: 3 });
    expect(broken((group) => run(group, 'DELETE FROM journal WHERE seq = 2'))).toEqual({ row: 2 });
    expect(broken((group) => run(group, 'UPDATE proof SET body = ? WHERE seq = 1', packed('{}', 'proof')))).toEqual({
      row: 1,
    });
    expect(broken((group) => run(group, 'UPDATE game SET seed = ?', 'cd'.repeat(32)))).toEqual({ row: 0 });
  });

  it('is told by its address when the seed says otherwise, though the chain was made anew', () => {
    const group = rolled();
    const { store, game } = group;
    const proofs = store.proofs.of(game);
    const rows = store.journal.everything(game);
    store.database.prepare('DELETE FROM proof').run();
    for (const { seq, rules, body } of proofs) {
      const row = rows.find((one) => one.seq === seq) ?? null;
      const changed = body.replace(/"roll 2","(.)/, (_, die) => `"roll 2","${7 - die}`);
      store.proofs.add(game, { seq, rules, body: changed, row }, check(group).seal);
    }
    expect(check(group).broken).toEqual({ address: 'stakes/0/roll 2' });
  });

  it('can be checked from a step on in games begun before it was kept', () => {
    const group = rolled();
    group.store.database.prepare('DELETE FROM proof').run();
    expect(check(group)).toMatchObject({ from: 'never', chain: null, broken: null });
    group.answer('mara', 'roll');
    group.answer('mara', 'stop');
    expect(check(group)).toMatchObject({ from: { step: 'stakes/0' }, dice: 2, broken: null });
  });

  it('is chained also where answers are taken back, and when their people are forgotten', () => {
    const group = rolled();
    expect(group.undo('mara')).toBe('undone');
    for (const chosen of ['roll', 'stop', 'red', 'ace', 'place-1']) group.answer('mara', chosen);
    const { chain, dice } = check(group);
    expect(dice).toBe(6);
    group.store.transaction(() => group.store.personalData.forget({ id: 'mara', name: 'Mara' }, () => 'Somebody'));
    expect(check(group)).toMatchObject({ chain, broken: null });
  });

  it('is the same after a restart of the program', () => {
    const group = rolled();
    const before = check(group);
    group.restart();
    group.answer('mara', 'roll');
    expect(check(group)).toMatchObject({ dice: before.dice + 2, broken: null });
  });

  it('has six digits for each turn, which stay as long as it lasts, whoever wakes it', () => {
    const group = Group.playing(['mara']);
    const first = group.view.chain;
    expect(first).toBe(check(group).chain);
    group.answer('mara', 'left');
    const second = group.view.chain;
    expect(second).not.toBe(first);
    expect(second).toBe(check(group).chain);
    group.answer('mara', 'roll');
    expect(check(group).chain).not.toBe(second);
    expect(group.view.chain).toBe(second);
    group.restart();
    expect(group.view.chain).toBe(second);
    group.store.database.prepare('DELETE FROM proof').run();
    group.restart();
    expect(group.view.chain).toBeNull();
  });
});
