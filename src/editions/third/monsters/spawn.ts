import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, copiesOf, type Kind, kindOf } from '../../edition/copy.ts';
import { townOf } from '../board/area.ts';
import { createMonster, findMonster } from '../board/monster.ts';
import type { NearestStreet, Place } from '../content/effect.ts';
import { inPlay, investigator } from '../investigators/investigator.ts';
import type { EffectContext } from '../state/context.ts';
import type { Cause } from '../state/event.ts';
import { groupChoose } from '../state/question.ts';
import type { Game, Monster, State } from '../state/state.ts';
import { engage, engageAll } from './engage.ts';
import { preyOf } from './prey.ts';

/** What an effect orders to spawn. */
interface Spawning {
  /** Replaces the spawn text. */
  at?: Place;
  exhausted?: boolean;
  /** A set-aside monster by id. */
  monster?: Kind;
  /** The epic monster of that archive card. */
  archive?: number;
  /** From the bottom of the deck, so many with that trait. */
  search?: { trait: string; count: number };
  engagedWith?: 'you' | 'leader';
}

/**
 * Spawns what the effect orders: the bottom card of the monster deck, or a certain one, where the effect or else the
 * card says (3E-457.5, 3E-457.6). An empty deck spawns nothing (3E-R2). @returns the monsters that came
 */
export function* spawnMonster(game: Game, seat: Seat | null, spec: Spawning, context: EffectContext): Flow<Copy[]> {
  const came: Copy[] = [];
  // "Each space" takes one monster a space.
  const places =
    spec.at === undefined || isStreet(spec.at) ? null : yield* game.rules.placesOf(game, seat, spec.at, context);
  // 3E-457.4
  const count = spec.search?.count ?? 1;
  // 3E-204.8a
  for (let index = 0; index < Math.max(count, places?.length ?? 1); index++) {
    // A place that is not on the board, or nobody to come to: nothing spawns (3E-003).
    if (places?.length === 0) return came;
    const found = findCard(game, spec);
    if (found === null) {
      game.events.push({ type: 'NoMonster' });
      return came;
    }
    const monster = createMonster(found.card, '');
    const host = hostOf(game, seat, spec);
    const place = places?.[Math.min(index, places.length - 1)];
    const space =
      host === null ? (place ?? (yield* unsaid(game, monster, spec, context))) : investigator(game, host).at;
    if (space === null) return came;
    found.take();
    monster.at = space;
    if (spec.exhausted === true) monster.status = 'exhausted';
    yield* arrive(game, monster, host, context.source);
    came.push(found.card);
  }
  return came;
}

/** Where it appears when the effect names no space for it. */
function* unsaid(game: Game, monster: Monster, spec: Spawning, context: EffectContext): Flow<string | null> {
  return spec.engagedWith
    ? spaceWithoutHost(game, spec.engagedWith, context)
    : yield* spawnPlace(game, monster, spec.at);
}

function isStreet(at: Place): at is NearestStreet {
  return typeof at === 'object';
}

function* arrive(game: Game, monster: Monster, host: Seat | null, by: Cause): Flow {
  const { state } = game;
  state.monsters.push(monster);
  game.events.push({
    type: 'MonsterSpawned',
    monster: monster.id,
    at: monster.at,
    status: host === null ? monster.status : 'engaged',
    by,
  });
  if (host !== null) engage(game, monster.id, host);
  const neighborhood = game.content.neighborhoodOf(monster.at);
  yield* engageAll(game);
  yield* game.rules.happened(game, {
    event: 'monsterSpawns',
    monster: monster.id,
    space: monster.at,
    ...(neighborhood === null ? {} : { neighborhood }),
  });
  yield* game.rules.settle(game);
}

function hostOf({ state }: Game, seat: Seat | null, { engagedWith }: Spawning): Seat | null {
  // 3E-432.3
  const host = engagedWith === 'leader' ? state.leader : engagedWith === 'you' ? seat : null;
  return host !== null && state.investigators[host]?.left === null ? host : null;
}

/**
 * Where a monster comes whose host has just left the game (3E-R8): their space, the leader's own or that of whoever the
 * text was about; without anybody that was meant, nowhere (3E-R21).
 */
function spaceWithoutHost(
  game: Game,
  engagedWith: NonNullable<Spawning['engagedWith']>,
  { fallen }: EffectContext,
): string | null {
  if (engagedWith === 'leader') return leaderSpace(game.state);
  return fallen === undefined ? null : investigator(game, fallen).at;
}

/** A card that is about to come, still where it lies. */
interface Found {
  card: Copy;
  /** Takes it from there. */
  take: () => void;
}

/** The card that comes; null when there is none. */
function findCard({ state, chance, content }: Game, { monster, archive, search }: Spawning): Found | null {
  const { decks, setAside } = state;
  const inPile = (pile: Copy[], at: number): Found | null => {
    const card = pile[at];
    if (card === undefined) return null;
    const take = () => {
      pile.splice(pile.indexOf(card), 1);
      if (pile === decks.monster) chance.shown(card);
    };
    return { card, take };
  };
  if (archive !== undefined) {
    const epic = content.archiveCard(archive).front.epicMonster;
    if (epic === undefined || findMonster(state, epic)) return null;
    const [card] = copiesOf({ id: epic, copies: 1 });
    return card === undefined ? null : { card, take: () => undefined };
  }
  if (monster !== undefined)
    return inPile(
      setAside.monsters,
      setAside.monsters.findIndex((id) => kindOf(id) === monster),
    );
  // 3E-457.5-1
  if (!search) return inPile(decks.monster, decks.monster.length - 1);
  return inPile(
    decks.monster,
    decks.monster.findLastIndex((id) => content.monster(id).traits.includes(search.trait)),
  );
}

/** Where the effect or its own spawn text puts it; of several spaces the group chooses (3E-457.5-2). */
function* spawnPlace(game: Game, monster: Monster, at: Place | undefined): Flow<string | null> {
  const text = at ?? game.content.monster(monster.kind).spawn;
  if (text === null) return null;
  const context: EffectContext = { source: { ref: 'monster', id: monster.id }, monster: monster.id };
  if (!isStreet(text)) {
    const [space] = yield* game.rules.placesOf(game, null, text, context);
    return space ?? null;
  }
  // 3E-457.3b
  const from = text.nearestStreetTo === 'leader' ? [leaderSpace(game.state)] : preySpaces(game, monster);
  const all = townOf(game).streets.map(({ id }) => id);
  const near = new Set(from.flatMap((space) => townOf(game).nearest(space, all)));
  // With nobody to be near to, every street will do.
  return yield* pickSpace(game, monster, near.size > 0 ? [...near] : all);
}

const leaderSpace = (state: State) => investigator({ state }, state.leader).at;

function preySpaces(game: Game, monster: Monster): string[] {
  const { activation } = game.content.monster(monster.kind);
  const prey = 'prey' in activation && activation.prey ? activation.prey : 'nearest';
  // It is nowhere yet, so that nearness does not tell prey apart.
  const seats = prey === 'nearest' ? inPlay(game.state) : preyOf(game, monster, prey);
  return [...new Set(seats.map((seat) => investigator(game, seat).at))];
}

/** The group's choice; silence takes the space farthest from all investigators. */
function* pickSpace(game: Game, monster: Monster, spaces: readonly string[]): Flow<string | null> {
  const near = (space: string) =>
    Math.min(...inPlay(game.state).map((seat) => townOf(game).distance(investigator(game, seat).at, space)));
  return yield* groupChoose(
    game,
    { kind: 'monster.space', rule: '3E-457.5-2' },
    {
      options: spaces.map((space) => ({
        id: space,
        label: phrase('third-option-space', { space: ref('space', space) }),
      })),
      default: [...spaces].sort((a, b) => near(b) - near(a)).slice(0, 1),
      args: { monster: ref('monster', monster.id) },
      about: { monster: monster.id },
    },
  );
}
