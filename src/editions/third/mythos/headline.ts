import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { sheetDoom } from '../board/scenariosheet.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Game } from '../state/state.ts';

/** Reads the top headline: its text for whoever drew it, then it is discarded or stays as the rumor (3E-467). */
export function* readHeadline(game: Game, seat: Seat): Flow {
  const { decks } = game.state;
  // 3E-467.2
  const headline = decks.headline.shift();
  if (headline === undefined) {
    // 3E-467.6
    sheetDoom(game, 1, { ref: 'deck', id: 'headline' });
    yield* game.rules.settle(game);
    return;
  }
  game.chance.shown(headline);
  const { effect, rumor } = game.content.headline(headline);
  game.events.push({ type: 'HeadlineRead', seat, headline });
  // 3E-467.7-1
  if (rumor) enterRumor(game, headline);
  // Whoever has no investigator draws, but "you" is nobody then (3E-R21).
  const reader = investigator(game, seat).left === null ? seat : null;
  // 3E-467.1d
  yield* game.rules.run(game, reader, effect, {
    source: { ref: 'headline', id: headline },
    about: { headline },
    rule: '3E-467.3',
  });
  // 3E-467.4, 3E-467.5
  if (!rumor) decks.headlineDiscard.unshift(headline);
  yield* game.rules.settle(game);
}

/** 3E-467.7: it goes to the codex, and the rumor that was there is discarded. */
function enterRumor(game: Game, headline: string): void {
  const { state } = game;
  const replaced = state.rumor?.headline ?? null;
  // 3E-467.7-2
  if (replaced !== null) state.decks.headlineDiscard.unshift(replaced);
  state.rumor = { headline, tokens: {}, ignoredBy: [] };
  game.events.push({ type: 'RumorEntered', headline, replaced });
}

/** Discards the rumor in the codex, if there is one. */
export function discardRumor(game: Game): void {
  const { state } = game;
  if (state.rumor === null) return;
  const { headline } = state.rumor;
  state.decks.headlineDiscard.unshift(headline);
  game.events.push({ type: 'RumorLeft', headline });
  state.rumor = null;
}
