import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Replay } from '../adapter/engine.ts';
import { SeatedGame } from '../adapter/table.ts';
import type { Journal, Setup, Wish } from '../adapter/wish.ts';
import { spent } from '../figure.ts';
import { digestOf } from './digest.ts';
import { serve } from './serve.ts';

/** A game is woken once in so many answers. */
const WAKES = 6;

/** A driver of what needs no Discord: the table's transactions, the engine, its autopilot, games that wake. */
const calls = {
  /** What careful players do in a game; shorter where it ends before. */
  script({ setup, answers }: { setup: Setup; answers: number }): Wish[] {
    const script: Wish[] = [];
    seated(setup, (game) => {
      while (script.length < answers) {
        const wish = game.hint();
        if (!wish) return;
        if (!game.act(wish)) throw new Error(`${wish.decision} takes no ${wish.interrupt ?? wish.chosen}`);
        script.push(wish);
      }
    });
    return script;
  },

  /** Plays a script at a table on a file, as far as it fits. Times are milliseconds of the processor. */
  play({ setup, script }: { setup: Setup; script: Wish[] }): Played {
    const played: Played = { digests: [], answers: [], wakes: [], journal: { edition: '', first: '', entries: [] } };
    seated(setup, (game) => {
      for (const [at, wish] of script.entries()) {
        let fits = true;
        const time = spent(() => {
          fits = game.act(wish);
        });
        if (!fits) break;
        played.answers.push(time);
        played.digests.push(digestOf(game.standing()));
        if (at % WAKES === 0) played.wakes.push(spent(game.asleep()));
      }
      played.journal = game.journal();
    });
    return played;
  },

  /** Milliseconds of the processor for an answer in the engine, the mean of one replay. */
  replay(journal: Journal): number {
    const replay = new Replay(journal);
    const time = spent(() => {
      while (replay.step());
    });
    return time / journal.entries.length;
  },

  /** Milliseconds of the processor that the autopilot thinks, question by question, and digests of what came of it. */
  thoughts(journal: Journal): { times: number[]; digests: string[] } {
    const replay = new Replay(journal);
    const times: number[] = [];
    const digests: string[] = [];
    do {
      let move: unknown;
      times.push(
        spent(() => {
          move = replay.thought();
        }),
      );
      digests.push(digestOf({ state: null, asked: move }));
    } while (replay.step());
    return { times, digests };
  },
};

/** What came of a script. */
interface Played {
  /** Of how the game stood after each answer. */
  digests: string[];
  /** Of each answer. */
  answers: number[];
  /** Of each waking. */
  wakes: number[];
  journal: Journal;
}

export type GameDriver = typeof calls;

function seated(setup: Setup, work: (game: SeatedGame) => void): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    const game = new SeatedGame(path.join(folder, 'game.db'), setup);
    work(game);
    game.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

serve(calls);
