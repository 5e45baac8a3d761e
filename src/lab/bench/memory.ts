import { readdirSync, readFileSync } from 'node:fs';
import type { GameDriver } from './driver/game.ts';
import type { PictureDriver } from './driver/picture.ts';
import type { Figure } from './figure.ts';
import { Side } from './side/side.ts';
import { HERE, type Tree } from './side/tree.ts';
import { Stage, seedOf } from './stage.ts';

const EDITIONS = ['second', 'third'] as const;
/** Pictures of each edition. */
const PICTURES = 50;
/** Games of each edition, and what people do in each. */
const GAMES = 10;
const ANSWERS = 8;
const MEGABYTE = 1_000_000;

/** What bot and painter have in memory, in bytes. */
export interface Memory {
  bot: number;
  painter: number;
}

/** What the bot and the process that draws for it take of memory. */
export async function memoryFigures(): Promise<Figure[]> {
  const painted = await paintedMemory(HERE);
  const played = await playedMemory(HERE);
  const baseline = '1 MB';
  const [pictures, games] = [PICTURES * EDITIONS.length, GAMES * EDITIONS.length];
  return [
    {
      key: 'memory.bot',
      what: `the bot after ${games} games of both editions`,
      baseline,
      ratio: played.bot / MEGABYTE,
    },
    {
      key: 'memory.painter.games',
      what: 'the process that draws for it, then',
      baseline,
      ratio: played.painter / MEGABYTE,
      limit: 150,
    },
    {
      key: 'memory.painter.pictures',
      what: `that process after ${pictures} pictures of both editions as they follow each other`,
      baseline,
      ratio: painted / MEGABYTE,
      limit: 150,
    },
  ];
}

/** Bytes of the process that draws, after pictures of both editions. */
export async function paintedMemory(tree: Tree): Promise<number> {
  const games = await Side.start<GameDriver>(tree, 'game');
  const pictures = await Side.start<PictureDriver>(tree, 'picture');
  try {
    for (const edition of EDITIONS) {
      const setup = { edition, people: 4, seed: seedOf('memory') };
      const script = await games.call('script', { setup, answers: 2 * PICTURES });
      const { journal } = await games.call('play', { setup, script });
      await pictures.call('painted', { journal, most: PICTURES });
    }
    return residentOfChildren(pictures.pid);
  } finally {
    await pictures.call('close', null);
    await Promise.all([games.stop(), pictures.stop()]);
  }
}

/** Bytes of the bot and of what draws for it, after games of both editions. */
export async function playedMemory(tree: Tree): Promise<Memory> {
  const stage = await Stage.open(tree, { draws: true });
  try {
    for (let number = 0; number < GAMES * EDITIONS.length; number++) {
      const edition = EDITIONS[number % EDITIONS.length] ?? 'second';
      const game = await stage.seat({ edition, people: 3, seed: seedOf(`memory ${number}`) });
      await stage.quiet();
      for (let answer = 0; answer < ANSWERS; answer++) {
        const wish = await game.hint();
        if (!wish) break;
        await game.act(wish);
        await stage.quiet();
      }
    }
    return { bot: await stage.side.call('memory', null), painter: residentOfChildren(stage.side.pid) };
  } finally {
    await stage.close();
  }
}

/** Bytes that a process's children have in memory. @throws Error where the machine does not tell */
function residentOfChildren(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.reduce((sum, child) => sum + resident(child), 0);
}

function resident(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error('the machine does not tell what is in memory');
  return Number(kilobytes) * 1024;
}
