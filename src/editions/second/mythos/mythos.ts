import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { sourced } from '../../../engine/source.ts';
import { placeState } from '../board/area.ts';
import { placeClue } from '../board/clue.ts';
import { window } from '../cards/anyphase.ts';
import { trigger } from '../cards/triggers.ts';

import { type Effect, isA, only } from '../content/effect.ts';
import type { MythosCard } from '../content/mythos.ts';
import type { Duration } from '../content/vocabulary.ts';
import { breakSeal, monstersAtNewGate } from '../gates/gate.ts';
import { gateIsToOpen, stormMonster } from '../gates/opening.ts';
import { surge } from '../gates/surge.ts';
import { inPlayerOrder } from '../investigators/investigator.ts';
import { cancelled } from '../investigators/modifier.ts';
import { spawn } from '../monsters/monster.ts';
import { moveMonsters } from '../monsters/monstermove.ts';
import { choose, sideBySide } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { enterEnvironment } from './environment.ts';
import { enterRumor, settleRumor } from './rumor.ts';

/**
 * The whole Mythos phase, carried out once (2E-404, 2E-1401), wherever the first player is (2E-405).
 * @throws StepEnd when the Ancient One awakens
 */
export function* mythos(game: Game): Flow {
  const { state } = game;
  yield* sideBySide(
    game,
    inPlayerOrder(state).map((seat) => window(game, seat, 'mythos')),
  );
  delete state.satLast;
  // L10.2: the sixth token of this very phase doubles only the next one.
  const twice = state.options.variants.doubleGates && state.doubleGatesBegun;
  if (state.mythosCards === 2) yield* gateOnly(game, drawForGate(game));
  const card = yield* drawForResolving(game, 'full', () => drawMythos(game));
  yield* resolve(game, card, 'mythos');
  if (twice) yield* secondGate(game, drawForGate(game));
  yield* endOfMythos(game);
}

/**
 * Step 14 of the setup: a Mythos card is resolved completely; in the revised printing no Rumor and none without a gate
 * (2E-322 to 2E-326, FAQ-06).
 */
export function* setupMythos(game: Game): Flow {
  const revised = game.state.options.printing === 'revised';
  const draw = () => {
    for (;;) {
      const card = drawMythos(game);
      const { type, gate } = game.content.mythos(card);
      // 2E-323
      if (!revised || (type !== 'rumor' && gate !== null)) return card;
      game.events.push({ type: 'MythosDrawn', card, purpose: 'discarded', why: type === 'rumor' ? 'rumor' : 'noGate' });
    }
  };
  yield* resolve(game, yield* drawForResolving(game, 'setup', draw), 'setup');
}

/**
 * Draws the top Mythos card and puts it under the deck, whence it is taken again if it comes into play. The card that
 * only reshuffles the deck is never returned.
 */
function drawMythos(game: Game): string {
  const { decks } = game.state;
  for (;;) {
    const card = game.chance.top(decks.mythos);
    if (card === undefined) throw new Error('the Mythos deck is empty');
    decks.mythos = [...decks.mythos.filter((other) => other !== card), card];
    const reshuffles = game.content.mythos(card).ability.now?.some((effect) => isA(effect, 'reshuffle'));
    if (!reshuffles) return card;
    game.events.push({ type: 'MythosDrawn', card, purpose: 'discarded' });
    decks.mythos = game.chance.shuffled('deck mythos', decks.mythos);
  }
}

/** A card of which only the gate counts. */
function drawForGate(game: Game): string {
  const card = drawMythos(game);
  game.events.push({ type: 'MythosDrawn', card, purpose: 'gateOnly' });
  return card;
}

/** The card to be resolved, and the only one that is announced; a Keeper chooses it of two (L12.2, L12.6, D-60). */
function* drawForResolving(game: Game, purpose: 'full' | 'setup', draw: () => string): Flow<string> {
  const first = draw();
  const { keeper } = game.state.options.variants;
  const card = keeper === null ? first : yield* chosenByKeeper(game, keeper, [first, besides(game, first, draw)]);
  game.events.push({ type: 'MythosDrawn', card, purpose });
  return card;
}

/** A second card, while the first is in the Keeper's hand, where no shuffling reaches it. @returns it, under the deck after the first */
function besides(game: Game, first: string, draw: () => string): string {
  takeFromDeck(game, first);
  const second = draw();
  const { decks } = game.state;
  decks.mythos = [...decks.mythos.filter((card) => card !== second), first, second];
  return second;
}

/** They have seen the cards by themselves, so that the question need not name them. */
function* chosenByKeeper(game: Game, keeper: string, cards: [string, string]): Flow<string> {
  game.events.push({ type: 'MythosOffered', keeper, cards });
  const [first] = cards;
  const chosen = yield* choose(
    game,
    { seat: game.state.first, kind: 'mythos.card', rule: 'L12.2' },
    cards.map((card, index) => ({ id: card, label: phrase('option-mythos', { number: index + 1 }) })),
    { mode: 'keeper', subject: null, default: first, about: { keeper } },
  );
  return chosen ?? first;
}

/** The four steps of a Mythos card (2E-1401). */
export const MYTHOS_PARTS = ['gate', 'clue', 'movement', 'text'] as const;
type MythosPart = (typeof MYTHOS_PARTS)[number];

/** Carries out a Mythos card, in setup too (2E-324), or some of its steps. */
export function* resolve(
  game: Game,
  card: string,
  from: 'mythos' | 'setup',
  parts: readonly MythosPart[] = MYTHOS_PARTS,
): Flow {
  yield* sourced(game, ref('mythos', card), steps(game, card, from, parts));
}

function* steps(game: Game, card: string, from: 'mythos' | 'setup', parts: readonly MythosPart[]): Flow {
  const printed = game.content.mythos(card);
  if (parts.includes('gate')) yield* gateStep(game, card, from);
  if (parts.includes('clue')) yield* placeClue(game, printed.clue);
  if (parts.includes('movement')) yield* moveMonsters(game, printed.movement);
  if (parts.includes('text')) yield* specialText(game, card, printed);
}

/** Step 1 (2E-1402). */
function* gateStep(game: Game, card: string, from: 'mythos' | 'setup'): Flow {
  const place = game.content.mythos(card).gate;
  if (place === null) return;
  // 2E-325
  const opening = {
    from,
    monsters: monstersAtNewGate(game, from),
    cause: { ref: 'mythos', id: card },
  } as const;
  yield* gateIsToOpen(game, place, opening, () => surge(game, place));
}

/** A gate of a card of which nothing else counts. */
function* gateOnly(game: Game, card: string): Flow {
  yield* sourced(game, ref('mythos', card), gateStep(game, card, 'mythos'));
}

/** L10.3 to L10.7: of a second card only the gate location counts. */
function* secondGate(game: Game, card: string): Flow {
  yield* sourced(game, ref('mythos', card), gateAlone(game, card));
}

function* gateAlone(game: Game, card: string): Flow {
  const place = game.content.mythos(card).gate;
  if (place === null) return;
  const here = placeState(game, place);
  if (here.sealed) breakSeal(game, place);
  else if (!here.gate) yield* gateStep(game, card, 'mythos');
  else if (game.state.options.variants.stormknight) yield* stormMonster(game, place, ref('mythos', card));
  else yield* spawn(game, place, 1);
}

/** Step 4: what the card's text says, by its type (section 17). */
function* specialText(game: Game, card: string, printed: MythosCard): Flow {
  const by = cancelled(game, 'mythosAbility', { card });
  if (by) {
    game.events.push({ type: 'MythosTextCancelled', card, by });
    return;
  }
  switch (printed.type) {
    case 'headline':
      yield* headline(game, card, printed);
      return;
    case 'environment':
      takeFromDeck(game, card);
      yield* enterEnvironment(game, card);
      return;
    case 'rumor':
      // 2E-1705; an environment may lie beside it (2E-1709).
      if (game.state.rumor) {
        game.events.push({ type: 'RumorIgnored', card });
        return;
      }
      takeFromDeck(game, card);
      yield* enterRumor(game, card);
      return;
    case 'special':
      return;
    default:
      printed.type satisfies never;
  }
}

/** 2E-1701; one whose effect lasts stays in sight as a reminder until then. */
function* headline(game: Game, card: string, { ability }: MythosCard): Flow {
  const until = durationOf(ability.now ?? []);
  if (until) {
    takeFromDeck(game, card);
    game.state.headlines.push({ card, turn: lastTurnOf(game, until) });
  }
  yield* game.rules.run(game, game.state.first, ability.now ?? [], { source: { ref: 'mythos', id: card } });
}

/** How long what a headline closes or forbids lasts. */
function durationOf(effects: readonly Effect[]): Duration | undefined {
  const closed = only(effects, 'close').map(({ until }) => until);
  const forbidden = only(effects, 'forbid').flatMap((one) => ('until' in one ? [one.until] : []));
  return [...closed, ...forbidden][0];
}

function lastTurnOf(game: Game, until: Duration): number {
  return until === 'endOfNextTurn' ? game.state.turn + 1 : game.state.turn;
}

function takeFromDeck(game: Game, card: string): void {
  game.state.decks.mythos = game.state.decks.mythos.filter((other) => other !== card);
}

/** What waits for the end of the phase, and then the rumor's own end (2E-1704). */
function* endOfMythos(game: Game): Flow {
  const { rumor, decks, turn } = game.state;
  // The Strangler fails when an Ally would have to leave and none is left.
  if (rumor && rumor.enteredOn < turn && decks.ally.length === 0) yield* settleRumor(game, true);
  yield* trigger(game, { event: 'endOfMythosPhase' });
  yield* settleRumor(game);
}
