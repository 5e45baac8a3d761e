import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Chance, type ChanceState, pick, sealOf } from '../../src/engine/chance.ts';
import { type AddressedDraw, isAddressed, isTrue } from '../../src/engine/draw.ts';

const state = (): ChanceState => ({ seed: '0f'.repeat(32), step: 'turn 1/mythos', chances: {} });

describe('addressed chance', () => {
  it('is HMAC-SHA256 of the seed and the address, so that anybody can recompute it', () => {
    const dice = new Chance(state()).dice('check seat 0', 3);
    const expected = [1, 2, 3].map((die) => {
      const digest = createHmac('sha256', Buffer.from('0f'.repeat(32), 'hex'))
        .update(`turn 1/mythos/check seat 0 1/die ${die}`)
        .digest();
      return 1 + (digest.readUIntBE(0, 6) % 6);
    });
    expect(dice).toEqual(expected);
  });

  it('depends on step, purpose and count, not on what else was rolled', () => {
    const a = new Chance(state());
    const b = new Chance(state());
    b.dice('something else', 20);
    expect(a.dice('check', 5)).toEqual(b.dice('check', 5));
    expect(a.dice('check', 5)).toEqual(b.dice('check', 5));
  });

  it('is fair: a chi-square test over 60,000 dice', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const chance = new Chance(state());
    for (const die of chance.dice('many', 60_000)) counts[die - 1]! += 1;
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5); // 0.1 % for 5 degrees of freedom
  });

  it('shuffles every order alike', () => {
    const counts = new Map<string, number>();
    for (let game = 0; game < 6000; game++) {
      const seed = game.toString(16).padStart(64, '0');
      const order = new Chance({ ...state(), seed }).shuffled('deck', ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });

  it('uses forced dice and draws first, in order', () => {
    const forced = { ...state(), forced: { dice: [6, 5], draws: ['ghoul', 'zombie#2'] } };
    const chance = new Chance(forced);
    expect(chance.dice('check', 2)).toEqual([6, 5]);
    expect(chance.one('cup', ['byakhee#1', 'ghoul#1', 'zombie#2'])).toBe('ghoul#1');
    expect(chance.one('cup', ['byakhee#1', 'zombie#2'])).toBe('zombie#2');
    expect(forced.forced.draws).toEqual([]);
  });

  it('keeps what it came to, by address, range and outcome, until it is taken', () => {
    const own = state();
    const chance = new Chance(own);
    const dice = chance.dice('check seat 0', 2);
    const order = chance.shuffled('deck', ['a', 'b', 'c', 'd']);
    chance.dice('check seat 0', 1);
    const picked = chance.one('cup', ['byakhee#1', 'ghoul#1', 'zombie#2']);
    chance.top(order);
    const draws = new Chance(own).take();
    const step = 'turn 1/mythos';
    expect(draws).toMatchObject([
      { kind: 'dice', step, name: 'check seat 0 1', outcome: dice },
      { kind: 'order', step, name: 'deck 1', outcome: order.map((card) => 'abcd'.indexOf(card)) },
      { kind: 'dice', step, name: 'check seat 0 2' },
      { kind: 'pick', step, name: 'cup 1', size: 3, what: picked },
      { kind: 'shown', step, what: [order[0]] },
    ]);
    expect(chance.take()).toEqual([]);
    expect(draws.filter(isAddressed).map((draw) => isTrue(own.seed, draw))).toEqual([true, true, true, true]);
    expect(draws.filter(isAddressed).map((draw) => isTrue('1f'.repeat(32), draw))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('knows a draw that was touched', () => {
    const own = state();
    const chance = new Chance(own);
    chance.dice('check', 3);
    chance.shuffled('deck', ['a', 'b', 'c']);
    chance.index('first', 5);
    const touched = chance.take().flatMap((draw): AddressedDraw[] => {
      if (draw.kind === 'shown') return [];
      if (draw.kind === 'pick') return [{ ...draw, outcome: (draw.outcome + 1) % draw.size }];
      return [{ ...draw, outcome: draw.outcome.toReversed() }];
    });
    expect(touched.map((draw) => isTrue(own.seed, draw))).toEqual([false, false, false]);
  });

  it('picks only what is there', () => {
    expect(() => new Chance(state()).index('nothing', 0)).toThrow(RangeError);
    expect(pick('00', 'x', 1)).toBe(0);
  });

  it('seals the seed with SHA-256', () => {
    expect(sealOf('00ff')).toBe(
      createHash('sha256')
        .update(Buffer.from([0, 255]))
        .digest('hex'),
    );
  });
});
