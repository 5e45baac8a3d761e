import type { Content } from '../content/content.ts';
import type { State } from '../state/state.ts';
import { seen } from './seen.ts';

/** So much of a state as pictures show: without what lies face down, and without what only a step that runs needs. */
export function visible(content: Content, state: State): State {
  const {
    action: _,
    casting: _casting,
    test: _test,
    struck: _struck,
    reacting: _reacting,
    ...shown
  } = seen(content, state);
  return {
    ...shown,
    chances: {},
    sheets: [],
    box: [],
    setAside: { monsters: [], archive: [] },
    decks: {
      // The back of its top card shows and how many there are; of those discarded the top one (3E-449.2).
      event: shown.decks.event,
      item: [],
      ally: [],
      spell: [],
      special: [],
      starting: [],
      condition: [],
      street: [],
      eventDiscard: shown.decks.eventDiscard.slice(0, 1),
      headline: [],
      headlineDiscard: [],
      monster: [],
      anomaly: [],
      neighborhood: {},
    },
    luck: [],
    chart: [],
    press: { notices: [], headlines: [], memoirs: {} },
  };
}
