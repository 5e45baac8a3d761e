import { z } from 'zod';
import { type Effect, isA } from '../../../content/effect.ts';
import type { Language, Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { type Trigger, trigger, triggerText } from '../../terms/trigger.ts';
import { stands } from '../../terms/way.ts';

/** `{ "when": { "event": "movementEnds", "at": "anyStreets" }, "do": […] }`: waits while its card is in force. */
export interface When {
  when: Trigger;
  do: Effect[];
}

export const when = (language: Language): Operation<When> => ({
  schema: z.strictObject({
    when: trigger,
    get do() {
      return language.effects;
    },
  }),
  run: stands,
  words: {
    kind: 'when',
    clause: ({ when: moment, do: effects }, _form, { content, clauses }) => {
      const event = triggerText(content, moment);
      const told = moment.who === 'anyInvestigator' && effects.every((effect) => isA(effect, 'status'));
      if (told) return say('when', { event, clause: say('that-investigator', { clause: clauses(effects, 'third') }) });
      return say('when', { event, clause: clauses(effects, 'imperative') });
    },
  },
  worth: () => 0,
});
