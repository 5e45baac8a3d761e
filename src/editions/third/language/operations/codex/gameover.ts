import { z } from 'zod';
import { OUTCOMES } from '../../../content/vocabulary.ts';
import { endGame } from '../../../end/ending.ts';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ gameOver: z.enum(OUTCOMES) });
export type GameOver = z.output<typeof schema>;

/** The game ends at once. @throws StepEnd */
export const gameOver: Operation<GameOver> = {
  schema,
  personal: false,
  run(game, _seat, { gameOver: outcome }, { archive }) {
    // 3E-301.1
    const [result, by] = outcome === 'wonByLodge' ? (['won', 'lodge'] as const) : ([outcome, 'codex'] as const);
    // 3E-302.1
    endGame(game, result, by, archive ?? null);
  },
  words: { kind: 'statement', clause: (effect) => say(`game-over-${effect.gameOver}`) },
  worth: (effect) => (effect.gameOver === 'lost' ? -100 : 100),
  befallsWorld: () => true,
  dread: () => 'grave',
};
