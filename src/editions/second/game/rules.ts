import { holdsAll } from '../language/conditions.ts';
import { canPay, costPhrase, pay } from '../language/cost.ts';
import { buyAndDo, wouldChange } from '../language/effects/choice.ts';
import { prospectAhead } from '../language/effects/rolls.ts';
import { run } from '../language/effects/run.ts';
import { abilityEffectText, cardText, effectsText, sequence, spellEffectText } from '../language/rulestext.ts';
import { raiseTerror } from '../mythos/terror.ts';
import { castable, castOption, castSpell } from '../spells/spell.ts';
import type { Rules } from '../state/rules.ts';

/** The late calls of this edition, each bound to what answers it. */
export const RULES: Rules = {
  run,
  holds: holdsAll,
  wouldChange,
  canPay,
  pay,
  buyAndDo,
  prospectAhead,
  raiseTerror,
  spells: { castable, option: castOption, cast: castSpell },
  text: {
    effects: effectsText,
    ability: abilityEffectText,
    spell: spellEffectText,
    card(card) {
      const sentences = cardText(card);
      return sentences.length > 0 ? sequence(sentences) : null;
    },
    cost: costPhrase,
  },
};
