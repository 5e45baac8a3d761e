import type { Woken } from './driver/coverage.ts';
import { type Figure, middle } from './figure.ts';
import { HERE, type Tree } from './side/tree.ts';
import { Stage, seedOf } from './stage.ts';

/** Presses of `Fight` that are looked at, and the games they are looked for in. */
const FIGHTS = 9;
const SEEDS = ['walk one', 'walk two', 'walk three', 'walk four'] as const;
/** What people do in each game at most. */
const ANSWERS = 100;

/** Which functions a press of the second edition's `Fight` wakes, from the gateway to the last request; without drawing. */
export async function walkFigures(note: (text: string) => void): Promise<Figure[]> {
  const walks = await fightWalks(HERE);
  const folders = [...new Set(walks.flatMap((woken) => Object.keys(woken).map(folderOf)))].sort();
  for (const folder of folders) {
    const functions = middle(walks.map((woken) => functionsOf(woken, folder)));
    if (functions > 0) note(`${String(functions).padStart(6)} functions in ${folder}`);
  }
  return [
    {
      key: 'walk.functions',
      what: 'functions with a name that a press of the second edition’s Fight wakes',
      baseline: 'a function',
      ratio: middle(walks.map((woken) => functionsOf(woken))),
      samples: walks.length,
      limit: 600,
    },
    {
      key: 'walk.files',
      what: 'files that they stand in',
      baseline: 'a file',
      ratio: middle(walks.map((woken) => Object.keys(woken).length)),
      samples: walks.length,
      limit: 170,
    },
  ];
}

/** What each of some presses of `Fight` wakes. */
export async function fightWalks(tree: Tree): Promise<Woken[]> {
  const walks: Woken[] = [];
  for (const seed of SEEDS) {
    const stage = await Stage.open(tree);
    try {
      await stage.side.call('cover', null);
      const game = await stage.seat({ edition: 'second', people: 3, seed: seedOf(seed) });
      await stage.quiet();
      for (let answer = 0; answer < ANSWERS && walks.length < FIGHTS; answer++) {
        const wish = await game.hint();
        if (!wish) break;
        const use = await game.use(wish);
        if (!use) {
          await game.act(wish);
          await stage.quiet();
          continue;
        }
        const fights = wish.chosen.includes('fight');
        if (fights) await stage.side.call('covered', { root: tree.root });
        await game.press(wish, use);
        if (fights) walks.push(await stage.side.call('covered', { root: tree.root }));
      }
    } finally {
      await stage.close();
    }
    if (walks.length >= FIGHTS) break;
  }
  return walks;
}

/** Functions that were woken, of all files or of those in a folder. */
export function functionsOf(woken: Woken, folder = ''): number {
  return Object.entries(woken)
    .filter(([file]) => folder === '' || folderOf(file) === folder)
    .reduce((sum, [, functions]) => sum + functions, 0);
}

/** The part of the house that a file belongs to: `src/table`, `src/editions/second`. */
function folderOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  return parts.slice(0, parts[1] === 'editions' ? 3 : 2).join('/');
}
