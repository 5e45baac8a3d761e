import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { closeAnomaly, openAnomaly } from '../../board/anomaly.ts';
import { sheetClues } from '../../board/scenariosheet.ts';
import { attachRandom, inCodex, readArchive, shuffleArchiveIn } from '../../codex/codex.ts';
import { loadContent } from '../../content/content.ts';
import type { EffectOf } from '../../content/effect.ts';
import type { Outcome } from '../../content/vocabulary.ts';
import { endGame } from '../../end/ending.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { placesOf } from '../place.ts';

export { archiveFlip, archiveReturn, codexAdd } from '../../codex/codex.ts';
export { addToCup } from '../../mythos/mythos.ts';

/** The text of a card that need not be in the codex. */
export function* read(game: Game, text: EffectOf<'read'>['read']): Flow {
  yield* readArchive(game, text.card, 'part' in text ? text.part : null);
}

/** Those archive cards lie ready. */
export function setAside({ state }: Game, numbers: readonly number[]): void {
  state.setAside.archive = [...new Set([...state.setAside.archive, ...numbers])];
}

/** One of them is laid beside the deck of its neighborhood. */
export function attach(game: Game, numbers: readonly number[]): void {
  attachRandom(game, numbers);
}

/** Whether any of them is left to be laid there. */
export function canAttach({ state }: Game, numbers: readonly number[]): boolean {
  return numbers.some((number) => state.setAside.archive.includes(number));
}

/** An archive card among the top cards of a neighborhood's deck, or set-aside monsters into the whole monster deck. */
export function shuffleIn(game: Game, what: EffectOf<'shuffleIn'>['shuffleIn']): void {
  if ('archive' in what) {
    shuffleArchiveIn(game, what.archive, what.deck, what.top);
    return;
  }
  const { decks, setAside: aside } = game.state;
  const joining = aside.monsters.filter((id) => loadContent().monster(id).traits.includes(what.trait));
  if (joining.length === 0) return;
  aside.monsters = aside.monsters.filter((id) => !joining.includes(id));
  decks.monster = game.chance.shuffled('deck monster', [...decks.monster, ...joining]);
}

/** Clues from the scenario sheet onto a card in the codex, as many as there are. */
export function moveToken(game: Game, { clue, to }: EffectOf<'moveToken'>['moveToken']): void {
  const { state } = game;
  const card = inCodex(state, to.card);
  const moved = Math.min(clue, state.sheet.clues);
  if (!card || moved <= 0) return;
  sheetClues(game, -moved);
  card.tokens.clue = (card.tokens.clue ?? 0) + moved;
}

/** An anomaly in the center of each neighborhood meant that has none. */
export function* openAnomalies(game: Game, seat: Seat | null, place: string, context: EffectContext): Flow {
  for (const id of yield* placesOf(game, seat, place, context)) yield* openAnomaly(game, id);
}

/** Anomalies are taken away. */
export function* closeAnomalies(game: Game, seat: Seat | null, place: string, context: EffectContext): Flow {
  for (const id of yield* placesOf(game, seat, place, context)) closeAnomaly(game, id);
}

/** The game ends at once. @throws StepEnd */
export function gameOver(game: Game, outcome: Outcome, { archive }: EffectContext): never {
  const card = archive ?? null;
  switch (outcome) {
    case 'won':
      return endGame(game, 'won', 'codex', card);
    case 'lost':
      return endGame(game, 'lost', 'codex', card);
    case 'wonByLodge':
      return endGame(game, 'won', 'lodge', card);
    default:
      return outcome satisfies never;
  }
}
