import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wish } from '../../../src/lab/bench/adapter/wish.ts';
import { HERE } from '../../../src/lab/bench/side/tree.ts';
import { Stage, type StagedGame, seedOf } from '../../../src/lab/bench/stage.ts';

let stage: Stage;
let game: StagedGame;

beforeAll(async () => {
  stage = await Stage.open(HERE);
  game = await stage.seat({ edition: 'third', people: 2, seed: seedOf('stage') });
  await stage.quiet();
});

afterAll(() => stage.close());

/** What the next person would do, with the way to do it in one press. */
async function next(): Promise<{ wish: Wish; use: NonNullable<Awaited<ReturnType<StagedGame['use']>>> }> {
  const wish = await game.hint();
  const use = wish && (await game.use(wish));
  if (!wish || !use) throw new Error('there is nothing to press');
  return { wish, use };
}

describe('a bot on the stage of the bench', () => {
  it('is pressed, and all that comes of it is sent before the press is over', async () => {
    const { wish, use } = await next();
    const before = await game.digest();
    const taken = stage.local.requestsTaken;
    await game.press(wish, use);
    expect(await game.digest()).not.toBe(before);
    // The acknowledgement, and the question after it.
    expect(stage.local.requestsTaken - taken).toBeGreaterThanOrEqual(2);
    const sent = stage.local.requestsTaken;
    await stage.quiet();
    expect(stage.local.requestsTaken).toBe(sent);
  });

  it('shows the next question at two requests’ time from the press at the earliest', async () => {
    const lift = stage.local.fault({ what: { kind: 'slow', milliseconds: 40 } });
    const { wish, use } = await next();
    const { acknowledged, next: shown } = await game.timedPress(wish, use);
    lift();
    await stage.quiet();
    expect(acknowledged).toBeGreaterThanOrEqual(39);
    expect(shown).toBeGreaterThanOrEqual(78);
  });

  it('tells which functions a press wakes, those of the bot alone', async () => {
    const { wish, use } = await next();
    await stage.side.call('cover', null);
    await game.press(wish, use);
    const files = Object.keys(await stage.side.call('covered', { root: HERE.root }));
    expect(files).toContain('src/discord/router.ts');
    expect(files).toContain('src/table/table.ts');
    expect(files.some((file) => file.startsWith('src/editions/third/'))).toBe(true);
    expect(files.filter((file) => /^src\/(bench|local)\//.test(file) || file.includes('..'))).toEqual([]);
  });

  it('can be started again above the games that have been played', async () => {
    await stage.lower();
    expect(await stage.restarted()).toBeGreaterThan(0);
  });
});
