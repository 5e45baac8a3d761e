import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameDriver } from '../../../../src/lab/bench/driver/game.ts';
import type { PictureDriver } from '../../../../src/lab/bench/driver/picture.ts';
import { bundlesOf } from '../../../../src/lab/bench/side/bundle.ts';
import { removeLeft, Side } from '../../../../src/lab/bench/side/side.ts';
import { HERE } from '../../../../src/lab/bench/side/tree.ts';
import { seedOf } from '../../../../src/lab/bench/stage.ts';

let here: Side<GameDriver>;
let there: Side<GameDriver>;

beforeAll(async () => {
  here = await Side.start<GameDriver>(HERE, 'game');
  there = await Side.start<GameDriver>(HERE, 'game');
});

afterAll(() => Promise.all([here.stop(), there.stop()]));

describe.each(['second', 'third'])('two sides with the same rules (%s edition)', (edition) => {
  const setup = { edition, people: 3, seed: seedOf('side') };
  const ANSWERS = 12;

  it('play and think alike by a script, and another seed is another game', async () => {
    const script = await here.call('script', { setup, answers: ANSWERS });
    expect(script).toHaveLength(ANSWERS);
    const [ours, theirs] = [await here.call('play', { setup, script }), await there.call('play', { setup, script })];
    expect(ours.digests).toHaveLength(ANSWERS);
    expect(theirs.digests).toEqual(ours.digests);
    expect(new Set(ours.digests).size).toBe(ANSWERS);
    expect(ours.answers).toHaveLength(ANSWERS);
    const [thought, too] = [await here.call('thoughts', ours.journal), await there.call('thoughts', theirs.journal)];
    expect(thought.digests).toEqual(too.digests);
    expect(thought.times).toHaveLength(thought.digests.length);
    const other = await there.call('play', { setup: { ...setup, seed: seedOf('another') }, script });
    expect(other.digests).not.toEqual(ours.digests);
  });

  it('draw each picture once, as its state follows the one before', async () => {
    const script = await here.call('script', { setup, answers: ANSWERS });
    const { journal } = await here.call('play', { setup, script });
    const pictures = await Side.start<PictureDriver>(HERE, 'picture');
    const { times, bytes } = await pictures.call('pictures', { journal, most: 3 });
    await pictures.stop();
    expect([times.length, bytes.length]).toEqual([3, 3]);
    expect(Math.min(...bytes)).toBeGreaterThan(10_000);
  });
});

it('a side that fails says where and why', async () => {
  const setup = { edition: 'fourth', people: 3, seed: seedOf('side') };
  await expect(here.call('script', { setup, answers: 1 })).rejects.toThrow(/^here: .*no-such-edition/);
});

it('bundles of processes that were killed go when the next side is prepared; those of living ones stay', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'left-'));
  try {
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    for (const pid of [ended, process.pid]) mkdirSync(bundlesOf(root, pid), { recursive: true });
    removeLeft(root);
    expect([ended, process.pid].map((pid) => existsSync(bundlesOf(root, pid)))).toEqual([false, true]);
    removeLeft(path.join(root, 'nowhere'));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
