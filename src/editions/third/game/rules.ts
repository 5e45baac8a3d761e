import { holds } from '../language/conditions/table.ts';
import { entangled } from '../language/influence.ts';
import { canPay, changes, isGood, pay, payDebts, prices, run, speech, useful } from '../language/table.ts';
import { countOf } from '../language/terms/amount.ts';
import { bargainText } from '../language/terms/option.ts';
import { placesOf } from '../language/terms/place.ts';
import { cardText } from '../language/text/sheet.ts';
import { happened, impending } from '../reactions/reaction.ts';
import { settle } from '../reactions/settle.ts';
import type { Rules } from '../state/rules.ts';
import type { Game } from '../state/state.ts';

/** The late calls of this edition, each bound to what answers it. */
export const RULES: Rules<Game> = {
  run,
  payDebts,
  holds,
  countOf,
  canPay,
  pay,
  prices,
  wouldChange: changes,
  isGood,
  useful,
  placesOf,
  entangled,
  happened,
  impending,
  settle,
  text: {
    effects: speech.text,
    bargain: (cost, effects) => bargainText(speech, cost, effects),
    card: cardText,
  },
};
