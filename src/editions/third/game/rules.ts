import { countOf } from '../language/amount.ts';
import { holds } from '../language/conditions.ts';
import { canPay, pay } from '../language/cost.ts';
import { isGood, wouldChange } from '../language/effects/change.ts';
import { payDebts, run } from '../language/effects/run.ts';
import { entangled } from '../language/influence.ts';
import { placesOf } from '../language/place.ts';
import { bargainText, cardText, effectsText } from '../language/rulestext.ts';
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
  wouldChange,
  isGood,
  placesOf,
  entangled,
  happened,
  impending,
  settle,
  text: { effects: effectsText, bargain: bargainText, card: cardText },
};
