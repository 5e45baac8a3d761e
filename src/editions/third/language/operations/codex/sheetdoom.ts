import type { z } from 'zod';
import { sheetDoom as place } from '../../../board/scenariosheet.ts';
import type { Operation } from '../../operation.ts';
import { amount, amountOf } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { amountText, say } from '../../terms/noun.ts';

const schema = exact({ sheetDoom: amount });
export type SheetDoom = z.output<typeof schema>;

/** Doom from the supply onto the scenario sheet. */
export const sheetDoom: Operation<SheetDoom> = {
  schema,
  personal: false,
  *run(game, seat, effect, context) {
    // 3E-415.1a-3
    place(game, yield* amountOf(game, seat, effect.sheetDoom, context), context.source);
  },
  words: {
    kind: 'order',
    clause: (effect, form) => say('sheet-doom', { what: amountText('doom', effect.sheetDoom, form), form }),
  },
  worth: (effect, judge) => -(1 + judge.urgency()) * judge.much(effect.sheetDoom),
  befallsWorld: () => true,
  dread: () => 'doom',
  reach(effect, reach) {
    if (typeof effect.sheetDoom !== 'number') return reach.everything();
    reach.adds('sheet');
    reach.sheetDoom(effect.sheetDoom);
  },
};
