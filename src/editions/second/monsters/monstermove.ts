import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { comesToTheSame } from '../../../engine/trial.ts';
import { type Copy, kindOf, type Place } from '../../edition/copy.ts';
import { investigatorsAt, isClosed } from '../board/area.ts';
import type { Content } from '../content/content.ts';

import { type Effect, only } from '../content/effect.ts';
import type { MythosCard } from '../content/mythos.ts';
import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import { forbidden } from '../investigators/modifier.ts';
import { skillValue } from '../investigators/skill.ts';
import { choose, type Extra, groupChoose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { monsterValues } from './monster.ts';

type Arrow = 'white' | 'black';
type Movement = NonNullable<MythosCard['movement']>;

/** A fast monster's steps (2E-1610). */
const FAST_STEPS = 2;

/**
 * Step 3 of the Mythos phase: every monster in Arkham and the Sky whose symbol is called moves in its own way
 * (2E-1602 to 2E-1623).
 */
export function* moveMonsters(game: Game, movement: MythosCard['movement']): Flow {
  if (!movement) return;
  const called = calledMonsters(game, movement);
  yield* moveEach(game, yield* ordered(game, called, movement), movement);
}

function* moveEach(game: Game, markers: readonly Copy[], movement: Movement): Flow {
  for (const marker of markers) {
    const arrow = arrowOf(game, marker, movement);
    // A marker may have left the board since: its turn to move is over.
    if (arrow && isOnBoard(game, marker)) yield* moveOne(game, marker, arrow);
  }
}

/** The markers called, those nearest the top of the board first. */
function calledMonsters(game: Game, movement: Movement): Copy[] {
  return game.state.monsters
    .filter(({ marker }) => isOnBoard(game, marker) && arrowOf(game, marker, movement) !== null)
    .sort((one, other) => height(game.content, one.at) - height(game.content, other.at))
    .map(({ marker }) => marker);
}

/**
 * Whoever goes first matters only where a monster hurts people from afar and somebody in Arkham may be taken away by
 * it (2E-1623, D-54), and the others would then move differently (2E-T62).
 */
function* ordered(game: Game, called: readonly Copy[], movement: Movement): Flow<Copy[]> {
  const hurting = called.filter((marker) => isUnique(game, marker) && !huntOf(game.content, marker));
  const moving = called.filter(
    (marker) => !hurting.includes(marker) && monsterValues(game, marker).movement !== 'stationary',
  );
  const falling = mayFall(game, hurting.length);
  if (hurting.length === 0 || moving.length === 0 || falling.length === 0) return [...called];
  const groups = falling.reduce<Seat[][]>((all, seat) => all.concat(all.map((some) => some.concat(seat))), [[]]);
  const moved = (fallen: readonly Seat[]) => (copy: Game) => movedWithout(copy, { fallen, moving, movement });
  if (comesToTheSame(game, groups.map(moved))) return [...called];
  const hurtingFirst = called[0] !== undefined && hurting.includes(called[0]);
  const chosen = yield* groupChoose(
    game,
    { kind: 'mythos.order', rule: '2E-1623' },
    {
      options: [
        { id: 'hurting', label: phrase('option-monsters-first', { monster: ref('monster', hurting[0] ?? '') }) },
        { id: 'moving', label: phrase('option-monsters-last', { monster: ref('monster', hurting[0] ?? '') }) },
      ],
      default: hurtingFirst ? 'hurting' : 'moving',
      ...keeper(game),
    },
  );
  // 2E-4401
  return chosen === 'hurting' ? [...hurting, ...moving] : [...moving, ...hurting];
}

/** Whom monsters that roll so often may take away. */
function mayFall(game: Game, rolls: number): Seat[] {
  return inPlayerOrder(game.state).filter((seat) => {
    const { at, stamina } = investigator(game, seat);
    const kind = game.content.town.areaKind(at);
    return (kind === 'location' || kind === 'street') && stamina <= rolls;
  });
}

/** Where monsters go when some have been taken to the hospital before. */
function* movedWithout(
  game: Game,
  { fallen, moving, movement }: { fallen: readonly Seat[]; moving: readonly Copy[]; movement: Movement },
): Flow<unknown> {
  for (const seat of fallen) investigator(game, seat).at = game.content.locationFor('hospital').id;
  yield* moveEach(game, moving, movement);
  return game.state.monsters;
}

/** By its border. Whomever it reaches it leaves alone until they move (2E-1607). */
function* moveOne(game: Game, marker: Copy, arrow: Arrow): Flow {
  const { movement } = monsterValues(game, marker);
  switch (movement) {
    // 2E-1609
    case 'stationary':
      return;
    // 2E-1608
    case 'normal':
      step(game, marker, arrow);
      return;
    case 'fast':
      for (let taken = 0; taken < FAST_STEPS; taken++) if (!step(game, marker, arrow)) return;
      return;
    case 'flying':
      yield* fly(game, marker);
      return;
    case 'unique':
      yield* moveUniquely(game, marker);
      return;
    default:
      movement satisfies never;
  }
}

/** One step along the white (2E-1603) or black arrow (2E-1604); a monster with an investigator stays (2E-1606). */
function step(game: Game, marker: Copy, arrow: Arrow): boolean {
  const from = placeOf(game, marker);
  const place = game.content.places.get(from);
  if (!place || stays(game, marker)) return false;
  const to = place[arrow]; // 2E-1605
  // 2E-1622
  if (isClosed(game, to)) return false;
  put(game, marker, to, arrow);
  return true;
}

/** 2E-1612 to 2E-1620, FAQ-108: only to streets (2E-1619), from the Sky to any (2E-1618). */
function* fly(game: Game, marker: Copy): Flow {
  // 2E-1613
  if (stays(game, marker) || forbidden(game, 'monsterMove', { monster: marker })) return;
  const from = placeOf(game, marker);
  const streets = game.content.streets.map((street) => street.id);
  // 2E-1614
  const near =
    from === 'sky' ? streets : streets.filter((street) => game.content.town.neighborsOf(from).includes(street));
  const prey = near.filter((street) => investigatorsAt(game, street).length > 0);
  const target = yield* lowestSneak(game, marker, prey);
  // 2E-1617
  if (target) put(game, marker, target, 'flying');
  else if (from !== 'sky') put(game, marker, 'sky', 'flying');
}

/** The area of the investigator with the lowest Sneak; the first player decides ties (2E-1615, 2E-1616, D-53). */
function* lowestSneak(game: Game, marker: string, areas: readonly Place[]): Flow<string | null> {
  const seats = areas.flatMap((area) => investigatorsAt(game, area));
  const least = Math.min(...seats.map((seat) => skillValue(game, seat, 'sneak')));
  const tied = inPlayerOrder(game.state).filter(
    (seat) => seats.includes(seat) && skillValue(game, seat, 'sneak') === least,
  );
  const candidates = [...new Set(tied.map((seat) => investigator(game, seat).at))];
  const healthiest = [...tied].sort(
    (one, other) => investigator(game, other).stamina - investigator(game, one).stamina,
  )[0];
  return yield* choose(
    game,
    { seat: game.state.first, kind: 'mythos.prey', rule: '2E-1616' },
    candidates.map((area) => ({
      id: area,
      label: phrase('option-prey', {
        place: ref('place', area),
        seats: tied.filter((seat) => investigator(game, seat).at === area).map((seat) => ref('seat', String(seat))),
      }),
      about: { ref: 'place', id: area },
    })),
    {
      mode: keeper(game).mode ?? 'first',
      subject: null,
      args: { monster: ref('monster', marker) },
      about: { monster: marker, ...keeper(game).about },
      ...(healthiest === undefined ? {} : { default: investigator(game, healthiest).at }),
    },
  );
}

/** 2E-1611: as the combat side of the marker says. */
function* moveUniquely(game: Game, marker: Copy): Flow {
  const hunted = huntOf(game.content, marker);
  if (hunted) {
    if (!stays(game, marker)) yield* hunt(game, marker, hunted);
    return;
  }
  // The Chthonian's roll takes the place of its move, so company does not keep it from rolling.
  yield* game.rules.run(game, game.state.first, movementEffects(game.content, marker), {
    source: { ref: 'monster', id: kindOf(marker) },
    monster: marker,
  });
}

/** A monster goes the whole way to the nearest investigator who fits; without one it stays. */
export function* hunt(game: Game, marker: Copy, notAt: readonly string[]): Flow {
  const areas = new Set(inPlayerOrder(game.state).map((seat) => investigator(game, seat).at));
  const prey = [...areas].filter((area) => {
    const place = game.content.places.get(area);
    // 2E-4005, 2E-1621: only a closed location keeps it out.
    return place?.kind === 'location' && !notAt.includes(area) && !isClosed(game, area);
  });
  const from = placeOf(game, marker);
  const target = yield* lowestSneak(game, marker, prey.length === 0 ? [] : game.content.town.nearest(from, prey));
  if (target && target !== from) put(game, marker, target, 'unique');
}

function movementEffects(content: Content, marker: string): Effect[] {
  const special = content.monster(marker).special.find((one) => one.trigger === 'movement');
  return special?.effects ?? [];
}

/** Where nobody is hunted by a monster that goes to the nearest investigator; undefined for others. */
function huntOf(content: Content, marker: string): readonly string[] | undefined {
  return only(movementEffects(content, marker), 'moveMonster')[0]?.notAt;
}

function isUnique(game: Game, marker: Copy): boolean {
  return monsterValues(game, marker).movement === 'unique';
}

/** The box a monster's symbol is in; null when it is in neither (2E-1602). */
function arrowOf(game: Game, marker: Copy, { white, black }: Movement): Arrow | null {
  const { dimension } = monsterValues(game, marker);
  if (white.includes(dimension)) return 'white';
  return black.includes(dimension) ? 'black' : null;
}

/** A monster that shares its area with an investigator does not move (2E-1606). */
function stays(game: Game, marker: Copy): boolean {
  const at = placeOf(game, marker);
  if (investigatorsAt(game, at).length === 0) return false;
  game.events.push({ type: 'MonsterStayed', monster: marker, at });
  return true;
}

/** The Outskirts are no part of it (2E-1624). */
function isOnBoard(game: Game, marker: string): boolean {
  const at = game.state.monsters.find((monster) => monster.marker === marker)?.at;
  return at !== undefined && (at === 'sky' || game.content.places.has(at));
}

function placeOf(game: Game, marker: string): string {
  const found = game.state.monsters.find((monster) => monster.marker === marker);
  if (!found) throw new Error(`${marker} is not on the board`);
  return found.at;
}

function put(game: Game, marker: Copy, to: string, why: Arrow | 'flying' | 'unique'): void {
  const found = game.state.monsters.find((monster) => monster.marker === marker);
  if (!found) return;
  game.events.push({ type: 'MonsterMoved', monster: marker, from: found.at, to, why });
  found.at = to;
}

function height(content: Content, at: string): number {
  return content.places.get(at)?.layout.y ?? -1;
}

/** L12.5: what would be decided by the first player here is the Keeper's; the table finds them by this note. */
function keeper(game: Game): Pick<Extra, 'mode' | 'seats' | 'about'> {
  const { first, options } = game.state;
  const { keeper: person } = options.variants;
  return person === null ? {} : { mode: 'keeper', seats: [first], about: { keeper: person } };
}
