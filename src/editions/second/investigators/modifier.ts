import type { Seat } from '../../../engine/decision.ts';
import { type Copy, type Kind, kindNamed, type Place } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';

import type { Spec } from '../content/effect.ts';
import type {
  Cancellable,
  CheckName,
  Forbiddable,
  Modifiable,
  MonsterAbility,
  MonsterMovement,
} from '../content/vocabulary.ts';
import type { ModifyFilter } from '../language/operations/lasting/modify.ts';
import type { Cause } from '../state/event.ts';
import type { Game, Lasting } from '../state/state.ts';
import { type Change, type Passives, passivesOf, passivesOfCard, passivesOfSheet, standing } from './passive.ts';

/** What a value or a happening is about; the `where` of effects looks at it. */
interface Context {
  seat?: Seat;
  /** A monster marker, or its kind. */
  monster?: Kind | Copy | undefined;
  /** A gate marker. */
  gate?: string;
  check?: CheckName;
  /** The Mythos card or held card at hand. */
  card?: string;
  /** Held cards that are in use in this check. */
  inUse?: readonly string[] | undefined;
  place?: Place;
  /** A movement, from and to. */
  outOf?: string;
  into?: string;
  /** What wants to do it: an ability, a sheet, a card. */
  by?: string | undefined;
}

/** A change in force, and where it comes from. */
interface Modifier {
  source: Cause;
  modify: Spec<'modify'>;
}

const NO_CHANGES: readonly Change[] = [];

/** A number as all that is in force changes it: the last `set`, then every `by`, never below a `min`. */
export function modified(game: Game, what: Modifiable, base: number, context: Context = {}): number {
  let value = base;
  let change = 0;
  let least = Number.NEGATIVE_INFINITY;
  for (const { modify } of modifiersOf(game, what, context)) {
    if (typeof modify.set === 'number') value = modify.set;
    else if (modify.set === null) value = Number.POSITIVE_INFINITY;
    change += modify.by ?? 0;
    if (modify.min !== undefined) least = Math.max(least, modify.min);
  }
  return Math.max(value + change, Math.min(least, base));
}

/** A value that is no plain number (a skill, a border, success faces): the last `set` in force, or `base`. */
export function replaced<T extends string | number | readonly number[] | null>(
  game: Game,
  what: Modifiable,
  base: T,
  context: Context = {},
): T {
  let value = base;
  for (const { modify } of modifiersOf(game, what, context)) if (modify.set !== undefined) value = modify.set as T;
  return value;
}

/**
 * Every change of that value in force that fits the context: cards and sheet of the seat, lasting effects, the Ancient
 * One, the rumor, and last the environment, which wins where they contradict (FAQ-92).
 */
export function modifiersOf(game: Game, what: Modifiable, context: Context = {}): Modifier[] {
  const found: Modifier[] = [];
  const { state } = game;
  const one = context.seat === undefined ? undefined : state.investigators[context.seat];
  const add = (ref: string, id: string, { modifies }: Passives) => {
    for (const { modify, checks } of modifies.get(what) ?? NO_CHANGES) {
      if (checks && (context.check === undefined || !checks.includes(context.check))) continue;
      if (fits(game, modify.where, context, ref === 'card' ? id : undefined))
        found.push({ source: { ref, id: kindNamed(id) }, modify });
    }
  };
  if (one) {
    add('sheet', one.sheet, passivesOfSheet(game.content.investigator(one.sheet)));
    for (const { id } of one.cards) add('card', id, passivesOfCard(game.content.card(id)));
  }
  for (const lasting of state.lasting) {
    const modify = lasting.effect.modify as Spec<'modify'> | undefined;
    if (modify?.what !== what || !concerns(lasting, context)) continue;
    if (fits(game, modify.where, context, undefined))
      found.push({ source: sourceOf(game.content, lasting.source), modify });
  }
  for (const { ref, id, passives } of standing(game)) add(ref, id, passives);
  return found;
}

/** What forbids it in this context, or null (2E-102). */
export function forbidden(game: Game, what: Forbiddable, context: Context = {}): Cause | null {
  return (
    forbiddenByStanding(game, what, context) ??
    forbiddenByLasting(game, what, context) ??
    forbiddenBySheet(game, what, context)
  );
}

function forbiddenByStanding(game: Game, what: Forbiddable, context: Context): Cause | null {
  for (const { ref, id, passives } of standing(game))
    for (const forbid of passives.forbids)
      if (forbid.what === what && isForbidden(game, forbid, context, null)) return { ref, id };
  return null;
}

function forbiddenByLasting(game: Game, what: Forbiddable, context: Context): Cause | null {
  for (const lasting of game.state.lasting) {
    const forbid = lasting.effect.forbid as Spec<'forbid'> | undefined;
    if (forbid?.what !== what || !concerns(lasting, context)) continue;
    if (isForbidden(game, forbid, context, null)) return sourceOf(game.content, lasting.source);
  }
  return null;
}

/** An investigator's presence forbids, whoever they are. */
function forbiddenBySheet(game: Game, what: Forbiddable, context: Context): Cause | null {
  for (const one of game.state.investigators) {
    if (one.eliminated) continue;
    for (const forbid of passivesOfSheet(game.content.investigator(one.sheet)).forbids)
      if (forbid.what === what && isForbidden(game, forbid, context, one.at)) return { ref: 'sheet', id: one.sheet };
  }
  return null;
}

/** What cancels it, or null: the text of a Mythos card (`card`), or the Ancient One's attack of this round. */
export function cancelled(game: Game, what: Cancellable, context: { card?: string } = {}): Cause | null {
  const fitting = (cancel: Spec<'cancel'>) => {
    if (!('where' in cancel)) return true;
    if (!context.card) return false;
    const { type, subtype } = game.content.mythos(context.card);
    return cancel.where.type === type && cancel.where.subtype === subtype;
  };
  const { ancientOne, lasting } = game.state;
  for (const cancel of passivesOf(game.content.ancientOne(ancientOne.id).power.effects).cancels)
    if (cancel.what === what && fitting(cancel)) return { ref: 'ancientOne', id: ancientOne.id };
  for (const one of lasting) {
    const cancel = one.effect.cancel as Spec<'cancel'> | undefined;
    if (cancel?.what === what && fitting(cancel)) return sourceOf(game.content, one.source);
  }
  return null;
}

/** Puts a lasting change in force. */
export function addLasting(game: Game, lasting: Lasting): void {
  game.state.lasting.push(lasting);
}

/** Ends those lasting changes that fit and returns them. */
export function endLasting(game: Game, ends: (lasting: Lasting) => boolean): Lasting[] {
  const ended = game.state.lasting.filter(ends);
  if (ended.length > 0) game.state.lasting = game.state.lasting.filter((one) => !ended.includes(one));
  return ended;
}

/** Does a monster have that ability by its marker or as a worshipper of the Ancient One? */
export function printedAbility(game: Game, monster: Kind | Copy, ability: MonsterAbility): boolean {
  const { content } = game;
  const { abilities } = content.monster(monster);
  const [kind, defense] = ability.split(' ');
  const granted = content
    .ancientOne(game.state.ancientOne.id)
    .worshippers.some((one) => one.monster === kindNamed(monster) && one.grant?.includes(ability));
  if (granted) return true;
  if (defense) return abilities[kind as 'physical' | 'magical'] === defense;
  return Boolean(abilities[kind as keyof typeof abilities]);
}

/** A monster's border as printed, or as the Ancient One sets it for its worshippers. */
function printedMovement(game: Game, monster: Kind | Copy): MonsterMovement {
  const { content } = game;
  const worship = content
    .ancientOne(game.state.ancientOne.id)
    .worshippers.find((one) => one.monster === kindNamed(monster) && one.set?.movement);
  return worship?.set?.movement ?? content.monster(monster).movement;
}

/** What a lasting change or a card is called by: a Mythos card, an Ancient One, a sheet, a place or a held card. */
function sourceOf(content: Content, id: string): Cause {
  if (content.mythosCards.some((card) => card.id === id)) return { ref: 'mythos', id };
  const kind = kindNamed(id);
  if (content.cards.some((card) => card.id === kind)) return { ref: 'card', id: kind };
  if (content.ancientOnes.some((one) => one.id === kind)) return { ref: 'ancientOne', id: kind };
  if (content.investigators.some((one) => one.id === kind)) return { ref: 'sheet', id: kind };
  if (content.monsters.some((one) => one.id === kind)) return { ref: 'monster', id: kind };
  return { ref: content.places.has(kind) ? 'place' : 'ability', id: kind };
}

/** Is a lasting change about this seat, or about everybody? */
function concerns(lasting: Lasting, context: Context): boolean {
  return lasting.seat === null || lasting.seat === context.seat;
}

function fits(game: Game, where: ModifyFilter | undefined, context: Context, owned: string | undefined): boolean {
  if (!where) return true;
  if (!fitsMonster(game, where, context)) return false;
  if (where.otherWorld && !(context.gate && game.content.gate(context.gate).world === where.otherWorld)) return false;
  if (where.check && where.check !== context.check) return false;
  if (where.inUse && !(owned && context.inUse?.includes(owned))) return false;
  if (where.weapon && !(context.card && fitsWeapon(game.content, where, context.card))) return false;
  if (where.in && !fitsArkham(game, context)) return false;
  return true;
}

function fitsMonster(game: Game, where: ModifyFilter, context: Context): boolean {
  const { monster } = context;
  if (where.monsters && !fitsMonsters(where.monsters, context)) return false;
  if (where.ability && !(monster && printedAbility(game, monster, where.ability))) return false;
  return !where.movement || (monster !== undefined && printedMovement(game, monster) === where.movement);
}

function fitsMonsters(monsters: NonNullable<ModifyFilter['monsters']>, context: Context): boolean {
  if (!context.monster) return false;
  if (monsters === 'all' || monsters === 'opponent') return true;
  return monsters.includes(context.monster) || monsters.includes(kindNamed(context.monster));
}

function fitsWeapon(content: Content, where: ModifyFilter, card: string): boolean {
  const found = content.card(card);
  return 'weapon' in found && found.weapon === where.weapon;
}

function fitsArkham(game: Game, context: Context): boolean {
  const at =
    context.seat === undefined
      ? game.state.monsters.find((monster) => monster.marker === context.monster)?.at
      : game.state.investigators[context.seat]?.at;
  return at !== undefined && (game.content.places.has(at) || at === 'jail-cell' || at === 'sky');
}

function isForbidden(game: Game, forbid: Spec<'forbid'>, context: Context, ownerAt: string | null): boolean {
  switch (forbid.what) {
    case 'gateAppears':
    case 'monsterAppears':
      return ownerAt !== null && context.place === ownerAt;
    case 'move':
      return context.into === forbid.into || context.outOf === forbid.outOf;
    case 'monsterMove':
      return context.monster !== undefined && printedMovement(game, context.monster) === 'flying';
    case 'gain:sanity':
    case 'gain:stamina':
      return !(forbid.except && context.by !== undefined && isExcepted(game.content, forbid.except, context.by));
    case 'status:arrested':
    case 'terrorIncrease':
    case 'sealGate':
    case 'castSpell':
      return true;
    default:
      return forbid satisfies never;
  }
}

/** An exception names a location's ability or an investigator, whose own abilities then count too. */
function isExcepted(content: Content, except: readonly string[], by: string): boolean {
  if (except.includes(by)) return true;
  return except.some((id) =>
    content.investigators.some((sheet) => sheet.id === id && sheet.abilities.some((ability) => ability.id === by)),
  );
}
