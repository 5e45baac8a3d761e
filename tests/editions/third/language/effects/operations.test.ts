import { describe, it } from 'vitest';
import type { Operation } from '../../../../../src/editions/third/content/effect.ts';
import { OPERATION_NAMES, run } from '../../../../../src/editions/third/language/table.ts';
import type { EffectContext } from '../../../../../src/editions/third/state/context.ts';
import { aGame, drive } from '../../table.ts';
import { assets } from './operations/assets.ts';
import { branching } from './operations/branching.ts';
import { AGNES, type Case } from './operations/case.ts';
import { codex } from './operations/codex.ts';
import { gains } from './operations/gains.ts';
import { investigator } from './operations/investigator.ts';
import { monsters } from './operations/monsters.ts';
import { mythos } from './operations/mythos.ts';

const CASES: Record<Operation, Case[]> = {
  ...branching,
  ...gains,
  ...investigator,
  ...mythos,
  ...monsters,
  ...assets,
  ...codex,
};

describe.each(OPERATION_NAMES)('%s', (operation) => {
  it.each(CASES[operation].map((one) => [one.says, one] as const))('%s', (_says, { on, ...one }) => {
    const game = aGame(on ?? { investigators: [AGNES] });
    one.prepare?.(game);
    game.events.length = 0;
    const context: EffectContext = { source: { ref: 'card', id: 'text' }, ...one.context };
    const driven = drive(
      game,
      run(game, one.seat === undefined ? 0 : one.seat, one.effects, context),
      one.answers ?? {},
    );
    one.shows(game, driven, context);
  });
});
