import { createRequire } from 'node:module';

/** What the bench needs of boardgame.io, whose types can't be imported from a module. */
interface BoardgameIo {
  InitializeGame(setup: { game: object; numPlayers: number }): Moved;
  CreateGameReducer(setup: { game: object }): (state: Moved, action: object) => Moved;
}

/** A game of boardgame.io between two moves. */
export interface Moved {
  G: { asked: number; chosen: number };
  ctx: { currentPlayer: string };
  /** The states that a move could be taken back to. */
  _undo: unknown[];
}

/**
 * A game of boardgame.io with a state like ours, whose moves change two numbers of it: as on a server, without the checks of
 * a developer's, and without the list of all states before, which a journal makes needless.
 * @param use makes moves with the function it is given, which returns the game after one; what it returns is returned
 */
export function boardgame<T>(like: object, use: (move: () => Moved) => T): T {
  return inProduction(() => {
    const { InitializeGame, CreateGameReducer } = createRequire(import.meta.url)(
      'boardgame.io/internal',
    ) as BoardgameIo;
    const setup = (): object => structuredClone(like);
    const go = ({ G }: Pick<Moved, 'G'>, chosen: number) => {
      G.asked += 1;
      G.chosen = chosen;
    };
    const game = { name: 'like', setup, moves: { go }, disableUndo: true };
    const reduce = CreateGameReducer({ game });
    let state = InitializeGame({ game, numPlayers: 4 });
    let moves = 0;
    return use(() => {
      const payload = { type: 'go', args: [moves++], playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      return state;
    });
  });
}

/** Packages leave out what checks a developer's work, some when they are loaded, some later. */
function inProduction<T>(work: () => T): T {
  const { NODE_ENV: before } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
