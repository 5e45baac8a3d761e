import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { doomAt, townOf } from '../board/area.ts';
import { shuffleIntoTop } from '../board/neighborhooddeck.ts';
import { archiveId, codexRules, type RuleInForce } from '../codex/codex.ts';
import { type Effect, isA } from '../content/effect.ts';
import type { Encounter } from '../content/encounter.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import type { EffectContext } from '../state/context.ts';
import type { EncounterKind } from '../state/event.ts';
import type { Encountered } from '../state/moment.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';

/** The encounter of the space they are in (3E-420.2), or what stands in its place. */
export function* encounterOf(game: Game, seat: Seat): Flow {
  const place = replacementAt(game, seat);
  const { at } = investigator(game, seat);
  if (place) {
    const before = upsets(game, seat);
    yield* game.rules.run(game, seat, place.effects, place.context);
    if (!upset(game, seat, before)) yield* afterEncounter(game, seat, at);
    return;
  }
  const neighborhood = game.content.neighborhoodOf(at);
  // 3E-476.3, 3E-479.2
  if (neighborhood !== null) yield* neighborhoodEncounter(game, seat, neighborhood);
  else if (townOf(game).streetKind(at) !== null) yield* streetEncounter(game, seat);
}

/** A codex text that replaces encounters where they are (3E-412.3c, card 9). */
export function replacementAt(game: Game, seat: Seat): { effects: readonly Effect[]; context: EffectContext } | null {
  for (const text of codexRules(game)) {
    const { rule } = text;
    if (!('replace' in rule) || rule.replace.event !== 'encounter') continue;
    const { where } = rule.replace;
    if ('mentions' in where) continue;
    const context = contextOf(text);
    if (game.rules.holds(game, seat, where, context)) return { effects: rule.do, context };
  }
  return null;
}

const contextOf = ({ card }: RuleInForce): EffectContext => ({
  source: { ref: 'archive', id: String(card.number) },
  archive: card.number,
  about: { card: archiveId(card.number) },
});

/** 3E-476.4, 3E-428.6: the top card of the neighborhood's deck, its section for the investigator's space. */
function* neighborhoodEncounter(game: Game, seat: Seat, neighborhood: string): Flow {
  const deck = game.state.decks.neighborhood[neighborhood] ?? [];
  // 3E-203.1-2, 3E-420.4
  const card = deck.shift();
  if (card === undefined) return;
  game.chance.shown(card);
  const { shuffled } = game.state;
  if (shuffled?.[neighborhood]) game.state.shuffled = { ...shuffled, [neighborhood]: shuffled[neighborhood] - 1 };
  // 3E-420.3-1
  const { at } = investigator(game, seat);
  const kind = kindOfCard(game, card);
  // What an archive card orders to be returned must be found; the others go under their deck afterwards (3E-420.11).
  if (kind === 'archive') deck.push(card);
  // 3E-476.2
  const section = sectionsOf(game, card)[at];
  const noted = { card, clueGained: false };
  // 3E-428.6-1
  if (section) yield* resolve(game, seat, { card, section: at, kind, noted }, section);
  // 3E-476.1
  if (kind === 'event') {
    // 3E-428.7-1
    if (noted.clueGained) {
      // 3E-428.10
      game.state.decks.eventDiscard.unshift(card);
      game.events.push({ type: 'EventDiscarded', card });
    } else {
      // 3E-428.7-2
      shuffleIntoTop(game, card, neighborhood);
      game.events.push({ type: 'EventReturned', card, neighborhood });
    }
  } else if (kind === 'neighborhood') game.state.decks.neighborhood[neighborhood]?.push(card);
  yield* game.rules.settle(game);
}

function kindOfCard(game: Game, card: string): EncounterKind {
  if (OPTION.archive.is(card)) return 'archive';
  return game.content.events.has(card) ? 'event' : 'neighborhood';
}

/** The sections of a card that lies in a neighborhood's deck, by space. */
export function sectionsOf(game: Game, card: string): Readonly<Record<string, Encounter>> {
  const { content } = game;
  switch (kindOfCard(game, card)) {
    case 'archive':
      return content.archiveCard(OPTION.archive.read(card) ?? 0).front.encounters ?? {};
    case 'event':
      // 3E-428.4a
      return content.event(card).encounters;
    default:
      return content.neighborhoodCard(card).encounters;
  }
}

/** 3E-479.3: the top street card, its section for that kind of street. */
function* streetEncounter(game: Game, seat: Seat): Flow {
  const { street } = game.state.decks;
  const card = street.shift();
  const kind = townOf(game).streetKind(investigator(game, seat).at);
  if (card === undefined || kind === null) return;
  game.chance.shown(card);
  // 3E-479.1
  yield* resolve(game, seat, { card, section: kind, kind: 'street' }, game.content.streetCard(card).encounters[kind]);
  // 3E-420.5
  street.push(card);
  yield* game.rules.settle(game);
}

/** 3E-412.3d: the top anomaly card, its section for the doom on the investigator's space; also ordered by card 2. */
export function* anomalyEncounter(game: Game, seat: Seat): Flow {
  const { state } = game;
  const card = state.decks.anomaly.shift();
  if (card === undefined || state.anomalySet === null) return;
  game.chance.shown(card);
  const doom = doomAt(state, investigator(game, seat).at);
  const sections = game.content.anomalySet(state.anomalySet).cards.find(({ id }) => id === card)?.encounters;
  // 3E-412.6
  const index = (sections ?? []).findIndex(
    ({ doomInYourSpace: { min, max } }) => doom >= min && doom <= (max ?? Number.POSITIVE_INFINITY),
  );
  // 3E-412.5
  const section = sections?.[index];
  if (section) yield* resolve(game, seat, { card, section: String(index), kind: 'anomaly' }, section);
  // 3E-R4
  state.decks.anomaly.push(card);
  yield* game.rules.settle(game);
}

/** The section of a card that is encountered. */
interface Drawn {
  card: string;
  section: string;
  kind: EncounterKind;
  /** Where a clue gained from the neighborhood is noted (3E-428.7). */
  noted?: Encountered;
}

function* resolve(
  game: Game,
  seat: Seat,
  { card, section, kind, noted }: Drawn,
  { effect, mentions }: Encounter,
): Flow {
  const { at } = investigator(game, seat);
  game.events.push({ type: 'EncounterDrawn', seat, card, section, kind });
  const context: EffectContext = {
    source: { ref: 'encounter', id: card },
    during: 'encounter',
    about: { encounter: { card, section, kind }, place: at },
    rule: '3E-420.2',
    ...(noted ? { encounter: noted } : {}),
  };
  const breaker = mentions ? breakerOf(game, mentions.name) : null;
  const before = upsets(game, seat);
  // 3E-420.6
  if (!breaker || mentions?.stopsAt !== 'start')
    yield* game.rules.run(game, seat, breaker ? withoutIfBought(effect) : effect, context);
  if (upset(game, seat, before)) return;
  if (breaker) {
    game.events.push({ type: 'EncounterBroken', seat, by: { ref: 'archive', id: String(breaker.card.number) } });
    if ('replace' in breaker.rule) yield* game.rules.run(game, seat, breaker.rule.do, contextOf(breaker));
  }
  // An anomaly encounter stands in the place of another one, after which this is done.
  if (kind !== 'anomaly' && !upset(game, seat, before)) yield* afterEncounter(game, seat, at);
}

/** @param at where they had it, which it may have moved them away from */
function* afterEncounter(game: Game, seat: Seat, at: string): Flow {
  const neighborhood = game.content.neighborhoodOf(at);
  yield* game.rules.happened(game, {
    event: 'encounter',
    seat,
    space: at,
    ...(neighborhood === null ? {} : { neighborhood }),
  });
}

/** Card 27: the text that breaks off encounters in which that name comes up. */
function breakerOf(game: Game, name: string): RuleInForce | null {
  return (
    codexRules(game).find(
      ({ rule }) =>
        'replace' in rule &&
        rule.replace.event === 'encounter' &&
        'mentions' in rule.replace.where &&
        rule.replace.where.mentions === name,
    ) ?? null
  );
}

/** Card 27 with `stopsAt: ifBought`: the purchase stands, what would follow it does not. */
function withoutIfBought(effects: readonly Effect[]): Effect[] {
  return effects.map((effect) => {
    if (!isA(effect, 'buy')) return effect;
    const { ifBought: _dropped, ...buy } = effect.buy;
    return { buy };
  });
}
