import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { cardIs, discardCard, discardCards, held, loseItems } from '../../cards/card.ts';
import type { Discard } from '../../content/effect.ts';
import { kindOf } from '../../content/marker.ts';
import { investigator } from '../../investigators/investigator.ts';
import { loseClues } from '../../misfortune/loss.ts';
import { placeMonster } from '../../monsters/monster.ts';
import { giveUpGateTrophies, giveUpMonsters, giveUpMonsterTrophies } from '../../monsters/trophy.ts';
import { ALLY_MISSING } from '../../mythos/rumor.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game, HeldCard } from '../../state/state.ts';
import { amountOf } from '../amount.ts';

/** Cards or trophies go back, of the owner's choice or at random; as many as there are. */
export function* discard(game: Game, seat: Seat, spec: Discard, context: EffectContext): Flow {
  if (spec.from === 'allyDeck') {
    allyLeaves(game, spec, context);
    return;
  }
  const kinds = Array.isArray(spec.what) ? spec.what : [spec.what];
  const [only] = kinds;
  if (kinds.length === 1 && (only === 'this' || only === 'thatItem')) {
    const id = only === 'this' ? context.card : context.item;
    if (id !== undefined && held(game, seat, id)) discardCard(game, seat, id);
  } else if (kinds.length === 1 && only === 'monsterTrophy') yield* discardMonsters(game, seat, spec, context);
  else if (kinds.length === 1 && only === 'gateTrophy') {
    const count = countOf(game, seat, spec, investigator(game, seat).gateTrophies.length, context);
    yield* giveUpGateTrophies(game, seat, count, context.rule ?? '2E-101');
  } else if (kinds.length === 1 && only === 'clue') {
    loseClues(game, seat, countOf(game, seat, spec, investigator(game, seat).clues, context), context.source);
  } else yield* discardHeld(game, seat, kinds, spec, context);
}

function* discardHeld(game: Game, seat: Seat, kinds: readonly string[], spec: Discard, context: EffectContext): Flow {
  const candidates = (): HeldCard[] =>
    investigator(game, seat).cards.filter((card) => kinds.some((kind) => cardIs(card.id, kind)));
  const count = countOf(game, seat, spec, candidates().length, context);
  if (count <= 0) return;
  if (spec.choose === 'random') {
    const ids = game.chance.shuffled(
      `discard seat ${seat}`,
      candidates().map(({ id }) => id),
    );
    discardCards(game, seat, ids.slice(0, count), spec.as);
    return;
  }
  yield* loseItems(game, seat, count, {
    rule: context.rule ?? '2E-101',
    candidates,
    ...(spec.as ? { why: spec.as } : {}),
    ...(spec.to === 'box' ? { to: 'box' as const } : {}),
    protectedToo: spec.as !== 'lost',
  });
}

function* discardMonsters(game: Game, seat: Seat, spec: Discard, context: EffectContext): Flow {
  const fitting = investigator(game, seat).monsterTrophies.filter(
    (marker) => spec.filter === undefined || kindOf(marker) === spec.filter,
  );
  const count = countOf(game, seat, spec, fitting.length, context);
  if (spec.to !== undefined && spec.to !== 'box') {
    const { to } = spec;
    for (const marker of fitting.slice(0, count)) {
      const one = investigator(game, seat);
      one.monsterTrophies = one.monsterTrophies.filter((trophy) => trophy !== marker);
      yield* placeMonster(game, marker, to);
    }
  } else if (count >= fitting.length) giveUpMonsters(game, seat, fitting);
  else yield* giveUpMonsterTrophies(game, seat, count, context.rule ?? '2E-101');
}

/** A random card of the Ally deck leaves the game; without any, a rumor may fail (2E-3602, 2E-3603). */
function allyLeaves(game: Game, spec: Discard, context: EffectContext): void {
  const count = typeof spec.count === 'number' ? spec.count : 1;
  for (let one = 0; one < count; one++) {
    const { ally } = game.state.decks;
    if (ally.length === 0) {
      context.counters = { ...context.counters, [ALLY_MISSING]: 1 };
      return;
    }
    const card = game.chance.one('ally leaves', ally);
    game.state.decks.ally = ally.filter((id) => id !== card);
    game.state.box.push(card);
    game.events.push({ type: 'AllyLeft', card });
  }
}

function countOf(game: Game, seat: Seat, spec: Discard, have: number, context: EffectContext): number {
  return Math.min(have, amountOf(game, seat, spec.count ?? 1, have, context));
}
