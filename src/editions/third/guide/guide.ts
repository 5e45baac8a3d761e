import { guidedCase } from '../../guide/guide.ts';
import { advise } from '../autopilot/autopilot.ts';
import type { Content } from '../content/content.ts';
import { gameOf } from '../game/game.ts';
import { seen } from '../shown/seen.ts';
import type { State } from '../state/state.ts';
import { arrange } from '../tools/scenario/given.ts';
import { readScenario } from '../tools/scenario/scenario.ts';
import { values } from '../tools/scenario/values.ts';

/** The guided case of the third edition, with that content. */
export const guided = (content: Content) =>
  guidedCase<State>({
    edition: 'third',
    read(text) {
      const scenario = readScenario(content, text);
      const { seed, given } = scenario;
      const [alone] = given.investigators;
      if (!alone) throw new Error('nobody plays the guided case');
      return {
        seed,
        sheet: alone.sheet,
        agreed: { ...given.options, scenario: given.scenario },
        create: () => arrange(content, scenario),
      };
    },
    turn: ({ round }) => round,
    values: (state) => values(content, state),
    careful(state, decision) {
      const move = advise(gameOf(content, seen(content, state)), decision, 0, []);
      return 'answer' in move ? move.answer.chosen : [];
    },
  });
