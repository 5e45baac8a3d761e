import type { z } from 'zod';
import { sheetMarkers } from '../../../board/scenariosheet.ts';
import type { Operation } from '../../operation.ts';
import { exact, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ sheetMarker: positive });
export type SheetMarker = z.output<typeof schema>;

/** Game markers onto the scenario sheet. */
export const sheetMarker: Operation<SheetMarker> = {
  schema,
  personal: false,
  run(game, _seat, effect) {
    sheetMarkers(game, effect.sheetMarker);
  },
  words: { kind: 'order', clause: (effect, form) => say('sheet-marker', { count: effect.sheetMarker, form }) },
  worth: (_effect, { weights }) => weights.story,
  befallsWorld: () => true,
};
