/**
 * Phase IV, the Other World encounters (section 13), for one investigator.
 *
 * Asks `encounter.gateCard` (Gloria Goldberg: which of two gate cards) and `encounter.redraw`.
 */

import type { DecisionMatter, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Place } from '../../edition/copy.ts';
import { window } from '../cards/anyphase.ts';
import { shuffleDeck } from '../cards/deck.ts';
import { extraCards, redraw } from '../cards/redraw.ts';
import type { Content } from '../content/content.ts';

import { active, investigator, upset, upsets } from '../investigators/investigator.ts';
import { shareOf } from '../investigators/share.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';

/** The entry for every world a gate card does not name. */
const OTHER = 'other';

/** Gate cards drawn for one encounter: the one that fits, and those passed over. */
interface Drawn {
  card: string;
  skipped: string[];
}

/** The whole Other World Encounters phase of one investigator. Whoever does not act this turn does nothing. */
export function* otherWorldPhase(game: Game, seat: Seat): Flow {
  if (game.content.town.areaKind(investigator(game, seat).at) !== 'otherWorld' || !active(game, seat)) return;
  yield* window(game, seat, 'encounter');
  yield* otherWorldEncounter(game, seat);
}

/** The one encounter of an investigator in an area of an Other World (2E-1301); nothing for anybody elsewhere. */
export function* otherWorldEncounter(game: Game, seat: Seat): Flow {
  const { at } = investigator(game, seat);
  const world = game.content.town.areaKind(at) === 'otherWorld' ? game.content.town.worldOf(at) : null;
  if (world === null || !active(game, seat)) return;
  const share = shareOf(game, seat);
  if (share) share.met = true;
  const before = upsets(game, seat);
  const drawn = yield* cardDrawn(game, seat, world);
  if (!drawn || upset(game, seat, before)) return;
  const entry = entryOf(game.content, drawn.card, world);
  game.events.push({ type: 'GateCardDrawn', seat, world, card: drawn.card, entry, skipped: drawn.skipped });
  yield* game.rules.run(game, seat, effectsOf(game.content, drawn.card, entry), {
    source: { ref: 'world', id: world },
    rule: '2E-1304',
    place: at,
    about: matterOf(game, drawn.card, entry, at),
  });
}

/** Draws until a card has a color of that world (2E-1302); some draw one more and pick, some may draw anew. */
function* cardDrawn(game: Game, seat: Seat, world: string): Flow<Drawn | null> {
  const drawn: Drawn[] = [];
  for (let count = 1 + extraCards(game, seat, 'gateCardDrawn'); count > 0; count--) {
    const next = nextCard(
      game,
      world,
      drawn.map(({ card }) => card),
    );
    if (next) drawn.push(next);
  }
  // 2E-1305: whatever comes of it, the cards end up under the deck; there they can't be drawn again by accident.
  game.state.decks.gate.push(...drawn.map(({ card }) => card));
  const chosen = yield* choose(
    game,
    { seat, kind: 'encounter.gateCard', rule: '2E-1302' },
    drawn.map(({ card }, index) => {
      const entry = entryOf(game.content, card, world);
      return {
        id: card,
        label: phrase('option-gate-card', { number: index + 1 }),
        note: game.rules.text.effects(game.content, effectsOf(game.content, card, entry)),
        about: { ref: 'gateCard', id: card },
      };
    }),
    { args: { world: ref('world', world) }, about: { cards: drawn.map(({ card }) => card) } },
  );
  const found = drawn.find(({ card }) => card === chosen) ?? null;
  if (!found) return null;
  const skipped = drawn.flatMap((one) => one.skipped);
  const entry = entryOf(game.content, found.card, world);
  const { at } = investigator(game, seat);
  if (!(yield* redraw(game, seat, matterOf(game, found.card, entry, at)))) return { ...found, skipped };
  const next = nextCard(game, world, [found.card]);
  if (!next) return { ...found, skipped };
  game.state.decks.gate.push(next.card);
  return { card: next.card, skipped: [...skipped, found.card, ...next.skipped] };
}

/** Takes the next fitting card off the deck. The card without a color has the whole deck shuffled. */
function nextCard(game: Game, world: string, without: readonly string[]): Drawn | null {
  const { content } = game;
  // 2E-1307: the same for both areas
  const { colors } = content.world(world);
  const { decks } = game.state;
  const skipped: string[] = [];
  // Each card turns up once at most between two shuffles; the bound only guards a deck without any fitting card.
  for (let left = 2 * decks.gate.length + without.length; left > 0; left--) {
    const card = game.chance.top(decks.gate);
    if (card === undefined) return null;
    decks.gate = decks.gate.filter((other) => other !== card);
    const { color } = content.gateCard(card);
    if (color !== null && colors.includes(color) && !without.includes(card)) return { card, skipped };
    skipped.push(card);
    decks.gate.push(card); // 2E-1303
    if (color === null) shuffleDeck(game, 'gate');
  }
  return null;
}

function entryOf(content: Content, card: string, world: string): string {
  return content.gateCard(card).entries[world] ? world : OTHER;
}

function effectsOf(content: Content, card: string, entry: string) {
  return content.gateCard(card).entries[entry]?.effects ?? [];
}

function matterOf(game: Game, card: string, entry: string, place: Place): DecisionMatter {
  return {
    card,
    place,
    prose: { file: 'gate-cards', path: [card, entry] },
    rules: game.rules.text.effects(game.content, effectsOf(game.content, card, entry)),
  };
}
