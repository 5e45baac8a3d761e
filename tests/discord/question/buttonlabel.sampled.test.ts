import { describe, expect, it } from 'vitest';
import { MOST_SHOWN } from '../../../src/discord/question/buttonlabel.ts';
import { formulaText } from '../../../src/discord/question/odds.ts';
import { questionMessage } from '../../../src/discord/question/question.ts';
import { hasForm, questionForm } from '../../../src/discord/question/questionform.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import type { EngineState } from '../../../src/engine/game.ts';
import { Words } from '../../../src/words/words.ts';
import { CATALOGUE } from '../../box.ts';
import { tried } from '../../length.ts';
import { simulate as second } from '../../second.ts';
import { simulate as third } from '../../third.ts';
import { asked, components, opened } from './asking.ts';

const games = Array.from({ length: tried(1, 8) }, (_, index) => `buttons ${index}`);

describe('the buttons of whole games', () => {
  for (const [edition, simulate] of Object.entries({ second, third }))
    it.each(games)(`${edition} edition, %s: say in ${MOST_SHOWN} characters which is which`, (seed) => {
      let buttons = 0;
      let forms = 0;
      const formulas: string[] = [];
      const watch = (_: unknown, open: readonly Decision[], state: EngineState) => {
        const rules = CATALOGUE.get(edition)!;
        const words = new Words('en').with(({ ref }) => (ref === 'player' ? 'Mara' : null), rules.namer(state));
        for (const decision of open) {
          const [seat = 0] = decision.seats;
          const favored = rules.favored?.(rules.seenBy(state, seat), decision, seat) ?? [];
          const asking = asked(opened(decision), { words, favored });
          if (hasForm(asking.open)) {
            const { title, components: fields } = questionForm(asking.view, asking.open, words);
            const said = [
              title,
              ...fields.flatMap((field) => ('label' in field ? [field.label, field.description] : [])),
            ];
            forms += 1;
            expect(said.filter((text) => text?.endsWith('…'))).toEqual([]);
          }
          const labels = components(asking).flatMap(({ label }) => label ?? []);
          const { content } = questionMessage(asking);
          buttons += labels.length;
          if (decision.about?.formula?.length) formulas.push(formulaText(decision, words) ?? '');
          expect(labels.filter((label) => label.length > MOST_SHOWN)).toEqual([]);
          expect([...new Set(labels)], content).toEqual(labels);
        }
      };
      const { error } = simulate({ seed, players: 3, foe: null, player: 'autopilot', watch });
      expect(error).toBeNull();
      expect(buttons).toBeGreaterThan(100);
      if (edition === 'second') expect(forms).toBeGreaterThan(0);
      expect(formulas.length).toBeGreaterThan(10);
      expect(formulas.filter((text) => !/^The dice: \S.* \d+(?:, \S.* [+−]\d+)*\.$/.test(text))).toEqual([]);
    });
});
