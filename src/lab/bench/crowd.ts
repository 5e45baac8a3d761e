import { type Pressed, pause, type StagedGame } from './stage.ts';

/** Presses of each crowd. */
const PRESSES = 100;
/** Between two presses, whoever's, in milliseconds. */
const APART = 100;

/** A game that people press in. */
export interface Played {
  game: StagedGame;
  /** Somebody has pressed something there, and nothing has come of it yet. */
  busy: boolean;
}

/** So many presses in a crowd. @returns what came of those that are one press, and how many answers there were */
export async function presses(games: readonly Played[]): Promise<{ all: Pressed[]; answers: number }> {
  const all: Pressed[] = [];
  let answers = 0;
  await rhythm(PRESSES, games.length, async (press) => {
    const played = games[press % games.length];
    if (!played || played.busy) return;
    played.busy = true;
    const pressed = await once(played.game);
    answers += 1;
    if (pressed) all.push(pressed);
    played.busy = false;
  });
  return { all, answers };
}

/** Somebody presses what a careful player would; null where that is no single press, and it is done at the table. */
async function once(game: StagedGame): Promise<Pressed | null> {
  const wish = await game.hint();
  const use = wish && (await game.use(wish));
  if (wish && use) return game.timedPress(wish, use);
  if (wish) await game.act(wish);
  return null;
}

/** Does something so many times, in the rhythm in which many people press buttons; so many may be under way at once. */
async function rhythm(times: number, most: number, work: (time: number) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  for (let time = 0; time < times; time++) {
    const rest = pause(APART);
    while (running.size >= most) await Promise.race(running);
    const done = work(time).finally(() => running.delete(done));
    running.add(done);
    await rest;
  }
  await Promise.all(running);
}
