import type { Option, Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { adjacentSpaces } from '../../board/area.ts';
import { engagedMonsters, ferocity, findMonster, monstersAt, printed } from '../../board/monster.ts';
import { loadContent } from '../../content/content.ts';
import type { EffectOf, MoveMonster, SpawnMonster } from '../../content/effect.ts';
import { inPlay, investigator, upset, upsets } from '../../investigators/investigator.ts';
import { moveMonster as shift } from '../../monsters/activation.ts';
import { attackAtOnce } from '../../monsters/attackstep.ts';
import * as engagement from '../../monsters/engage.ts';
import * as monsterharm from '../../monsters/monsterharm.ts';
import * as spawn from '../../monsters/spawn.ts';
import { settle } from '../../reactions/settle.ts';
import { ask } from '../../state/asking.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game, Monster } from '../../state/state.ts';
import { witnessed } from '../../state/witness.ts';
import { amountOf, CARD_TEXT } from '../amount.ts';
import { placesOf } from '../place.ts';
import { pickInvestigator } from './places.ts';

/** A monster comes onto the board (3E-457.5). */
export function* spawnMonster(game: Game, seat: Seat | null, what: SpawnMonster, context: EffectContext): Flow {
  if (what.search) searchDeck(game, what.search);
  yield* spawn.spawnMonster(game, seat, what, context);
}

/**
 * Turns the monster deck up from the bottom until so many have the trait: those come to lie at the bottom, where the
 * spawning finds them; the others turned up go on top in random order.
 */
function searchDeck(game: Game, { trait, count }: NonNullable<SpawnMonster['search']>): void {
  const deck = game.state.decks.monster;
  const found: string[] = [];
  const others: string[] = [];
  while (found.length < count) {
    const card = deck.pop();
    if (card === undefined) break;
    if (loadContent().monster(card).traits.includes(trait)) found.push(card);
    else others.push(card);
  }
  deck.unshift(...(others.length > 1 ? game.chance.shuffled('searched monsters', others) : others));
  deck.push(...found.reverse());
}

/** The monster a word means: the one the text stands on, the one at hand, or one by its id. */
function meant(game: Game, word: string, { monster, thatMonster }: EffectContext): Monster | null {
  const id = word === 'this' ? monster : word === 'thatMonster' ? thatMonster : word;
  return id === undefined ? null : findMonster(game.state, id);
}

/** Damage to a monster, or to each of several. */
export function* damageMonster(
  game: Game,
  seat: Seat | null,
  { which, amount }: EffectOf<'damageMonster'>['damageMonster'],
  context: EffectContext,
): Flow {
  const much = yield* amountOf(game, seat, amount, context);
  if (much < 1) return;
  for (const id of yield* targetsOf(game, seat, which, context))
    yield* monsterharm.damageMonster(game, id, much, blowOf(game, seat));
}

/** What he deals or defeats within his attack action is part of that (3E-402.7). */
function blowOf({ state }: Game, seat: Seat | null): monsterharm.Blow {
  return {
    ...(seat === null ? {} : { seat }),
    ...(seat !== null && state.action?.seat === seat && state.action.action === 'attack' ? { attack: true } : {}),
  };
}

function* targetsOf(
  game: Game,
  seat: Seat | null,
  which: EffectOf<'damageMonster'>['damageMonster']['which'],
  context: EffectContext,
): Flow<string[]> {
  const { state } = game;
  if (which === 'thatMonster') return context.thatMonster === undefined ? [] : [context.thatMonster];
  if (seat === null) return [];
  switch (which) {
    case 'eachEngagedWithYou':
      return engagedMonsters(state, seat).map(({ id }) => id);
    case 'oneEngagedWithYou':
      return one(yield* pickMonster(game, seat, context, () => engagedMonsters(state, seat)));
    case 'oneInYourSpaceOrAdjacent':
      return one(
        yield* pickMonster(game, seat, context, () => {
          const { at } = investigator(game, seat);
          return [at, ...adjacentSpaces(state, at)].flatMap((space) => monstersAt(state, space));
        }),
      );
    default:
      return which satisfies never;
  }
}

const one = (id: string | null): string[] => (id === null ? [] : [id]);

/** The choice of the investigator at hand, or of the group; silence takes one engaged with him, then the fiercest. */
function* pickMonster(
  game: Game,
  seat: Seat | null,
  context: EffectContext,
  monsters: () => readonly Monster[],
): Flow<string | null> {
  const own = (monster: Monster) => Number(seat !== null && monster.engagedWith.includes(seat));
  const best = () => [...monsters()].sort((a, b) => own(b) - own(a) || ferocity(b) - ferocity(a))[0];
  const options = (): Option[] =>
    monsters().map(({ id, kind, at }) => ({
      id,
      label: phrase('third-option-monster-at', { monster: ref('monster', id), space: ref('space', at) }),
      about: ref('monster', kind),
    }));
  const rule = context.rule ?? CARD_TEXT;
  return yield* ask(game, seat, context, {
    kind: 'effect.monster',
    rule,
    options,
    extra: () => ({ default: best()?.id ?? [] }),
  });
}

/** It is defeated, without damage (3E-457.10). */
export function* defeatMonster(
  game: Game,
  seat: Seat | null,
  which: EffectOf<'defeatMonster'>['defeatMonster'],
  context: EffectContext,
): Flow {
  const monster = meant(game, which, context);
  if (monster) yield* monsterharm.defeatMonster(game, monster.id, blowOf(game, seat));
}

/** It is exhausted and no longer engaged (3E-433). */
export function* exhaustMonster(
  game: Game,
  which: EffectOf<'exhaustMonster'>['exhaustMonster'],
  context: EffectContext,
): Flow {
  const ids = which === 'thoseMonsters' ? (context.thoseMonsters ?? []) : one(context.thatMonster ?? null);
  for (const id of ids) yield* engagement.exhaust(game, id);
}

/** The acting investigator disengages; the monsters stay ready (3E-455). */
export function* disengage(
  game: Game,
  seat: Seat,
  which: EffectOf<'disengage'>['disengage'],
  context: EffectContext,
): Flow {
  const before = upsets(game, seat);
  const those = engagedMonsters(game.state, seat).filter(({ id }) => {
    if (which === 'thoseMonsters') return context.thoseMonsters?.includes(id) === true;
    return which === 'all' || id !== context.monster;
  });
  for (const { id } of those) if (!upset(game, seat, before)) yield* engagement.disengage(game, id, seat);
}

/** The acting investigator and that monster are engaged. */
export function engage(game: Game, seat: Seat, which: string, context: EffectContext): void {
  const monster = meant(game, which, context);
  if (monster) engagement.engage(game, monster.id, seat);
}

/** It deals its damage and horror to whoever is engaged with it. */
export function* monsterAttacks(game: Game, which: string, context: EffectContext): Flow {
  const monster = meant(game, which, context);
  for (const seat of [...(monster?.engagedWith ?? [])]) if (monster) yield* attackAtOnce(game, monster.id, seat);
}

/** A movement that is not its activation: so many spaces toward a place, or straight there. */
export function* moveMonster(game: Game, seat: Seat | null, how: MoveMonster, context: EffectContext): Flow {
  const monster = meant(game, how.which, context);
  if (!monster) return;
  const place = 'to' in how ? how.to : how.toward;
  const [goal] = yield* placesOf(game, seat, place, context, { from: monster.at });
  if (goal !== undefined) yield* shift(game, monster.id, goal, 'to' in how ? 'direct' : how.steps);
}

/** A monster moves and engages the acting investigator. */
export type Charge = [EffectOf<'moveMonster'>, EffectOf<'engage'>];

/** Where it gets to it engages him and nobody else: it is not asked whom it meets there (card 27). */
export function* charge(game: Game, seat: Seat, [movement, engaging]: Charge, context: EffectContext): Flow {
  witnessed(movement);
  witnessed(engaging);
  const since = engagement.slips(game);
  const monster = meant(game, movement.moveMonster.which, context);
  if (monster)
    game.state.slipped = [
      ...(game.state.slipped ?? []),
      ...inPlay(game.state).map((other) => ({ seat: other, monster: monster.id })),
    ];
  yield* moveMonster(game, seat, movement.moveMonster, context);
  engage(game, seat, engaging.engage, context);
  engagement.endSlips(game, since);
  yield* settle(game);
}

/** Out of the game, from the board or, just defeated, from the deck. */
export function returnToBox(game: Game, { thatMonster }: EffectContext): void {
  if (thatMonster !== undefined) monsterharm.boxMonster(game, thatMonster);
}

/** One monster on the board, `thatMonster` from now on. */
export function* chooseMonster(
  game: Game,
  seat: Seat | null,
  { epic }: EffectOf<'chooseMonster'>['chooseMonster'],
  context: EffectContext,
): Flow {
  const fitting = () => game.state.monsters.filter((monster) => epic === undefined || printed(monster).epic === epic);
  const chosen = yield* pickMonster(game, seat, context, fitting);
  const monster = chosen === null ? null : findMonster(game.state, chosen);
  delete context.thatMonster;
  if (!monster) return;
  context.thatMonster = monster.id;
  context.thatSpace = monster.at;
}

/** One other investigator, `thatInvestigator` from now on. */
export function* chooseInvestigator(game: Game, seat: Seat | null, context: EffectContext): Flow {
  const chosen = yield* pickInvestigator(game, seat, context, (other) => other !== seat);
  delete context.thatInvestigator;
  if (chosen !== null) context.thatInvestigator = chosen;
}
