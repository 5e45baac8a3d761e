import { holdsAll } from '../language/conditions/table.ts';
import { canPay, pay, prices } from '../language/cost.ts';
import { sequence } from '../language/speech.ts';
import { language } from '../language/table.ts';
import { abilityEffectText } from '../language/text/ability.ts';
import { cardText, spellEffectText } from '../language/text/sheet.ts';
import { costText, effectsText } from '../language/text/text.ts';
import { raiseTerror } from '../mythos/terror.ts';
import { returnToArkham } from '../otherworlds/return.ts';
import { castOption, castSpell, promising } from '../spells/spell.ts';
import type { Rules } from '../state/rules.ts';

/** The late calls of this edition, each bound to what answers it. */
export const RULES: Rules = {
  run: language.run,
  holds: holdsAll,
  wouldChange: language.changes,
  canPay,
  pay,
  prices,
  prospectAhead: language.prospectAhead,
  hopeless: language.hopeless,
  raiseTerror,
  returnToArkham,
  spells: { promising, option: castOption, cast: castSpell },
  buyAndDo: (game, seat, { cost, effect }, context) => language.buy(game, seat, { cost, do: effect }, context),
  text: {
    effects: effectsText,
    ability: abilityEffectText,
    spell: spellEffectText,
    card(content, card) {
      const sentences = cardText(content, card);
      return sentences.length > 0 ? sequence(sentences) : null;
    },
    cost: costText,
  },
};
