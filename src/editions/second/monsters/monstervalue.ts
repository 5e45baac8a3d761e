import type { Seat } from '../../../engine/decision.ts';
import { onceEach } from '../../../engine/once.ts';
import { type Copy, type Kind, kindNamed } from '../../edition/copy.ts';
import type { Worshippers } from '../content/ancient-one.ts';
import type { Card } from '../content/card.ts';

import { type Effect, isA, only } from '../content/effect.ts';
import type { Monster as PrintedMonster } from '../content/monster.ts';
import type { Dimension, MonsterAbility, MonsterMovement, Skill } from '../content/vocabulary.ts';
import { investigator } from '../investigators/investigator.ts';
import { modified, replaced } from '../investigators/modifier.ts';
import type { Game } from '../state/state.ts';

interface Rated {
  /** Modifier of the check. */
  rating: number;
  /** Sanity or Stamina lost on a failure. */
  damage: number;
}

/** A monster as it is now: printed values with everything in force. */
export interface MonsterValues {
  awareness: number;
  /** null: no Horror check (2E-2606). */
  horror: Rated | null;
  /** null: no Combat check. */
  combat: Rated | null;
  toughness: number;
  movement: MonsterMovement;
  dimension: Dimension;
  abilities: PrintedMonster['abilities'];
  /** What Combat checks against it are made with. */
  combatSkill: Skill;
}

/**
 * The values of a monster (a marker or a kind): printed, changed by the Ancient One's worshippers, by its own text, by
 * what is in force, and for one seat by what that investigator ignores.
 */
export function monsterValues(game: Game, marker: Kind | Copy, seat?: Seat): MonsterValues {
  const printed = game.content.monster(marker);
  const values: MonsterValues = {
    awareness: printed.awareness,
    horror: printed.horror && { ...printed.horror },
    combat: printed.combat && { ...printed.combat },
    toughness: printed.toughness,
    movement: printed.movement,
    dimension: printed.dimension,
    abilities: { ...printed.abilities },
    combatSkill: 'fight',
  };
  // 2E-2713
  for (const one of game.content.ancientOne(game.state.ancientOne.id).worshippers)
    if (one.monster === printed.id) applyWorshippers(values, one);
  for (const special of printed.special) {
    if (special.trigger !== 'static') continue;
    if (special.if && !game.rules.holds(game, seat ?? game.state.first, [special.if], { source: monsterCause(marker) }))
      continue;
    applyStatic(values, special.effects);
  }
  values.movement = replaced(game, 'movementType', values.movement, { monster: marker });
  const context = { monster: marker, ...(seat === undefined ? {} : { seat }) };
  values.toughness = modified(game, 'toughness', values.toughness, context);
  if (seat !== undefined) {
    if (values.combat) values.combat.damage = modified(game, 'combatDamage', values.combat.damage, context);
    for (const ability of ignoredBy(game, seat)) removeAbility(values, ability);
  }
  return values;
}

function applyWorshippers(values: MonsterValues, { set, add, grant }: Worshippers): void {
  if (set?.horrorRating !== undefined || set?.horrorDamage !== undefined)
    values.horror = {
      rating: set.horrorRating ?? values.horror?.rating ?? 0,
      damage: set.horrorDamage ?? values.horror?.damage ?? 0,
    };
  setCombat(values, set?.combatRating, set?.combatDamage);
  if (set?.movement) values.movement = set.movement;
  values.toughness += add?.toughness ?? 0;
  for (const ability of grant ?? []) addAbility(values, ability);
}

function applyStatic(values: MonsterValues, effects: PrintedMonster['special'][number]['effects']): void {
  for (const effect of effects) {
    if (isA(effect, 'set')) {
      if ('combatDamage' in effect.set) setCombat(values, effect.set.combatRating, effect.set.combatDamage);
      else if (typeof effect.set.combatRating === 'number') setCombat(values, effect.set.combatRating, undefined);
    } else if (isA(effect, 'grant')) addAbility(values, effect.grant);
    else if (isA(effect, 'modify') && effect.modify.what === 'combatCheckSkill')
      values.combatSkill = effect.modify.set as Skill;
  }
}

function setCombat(values: MonsterValues, rating: number | undefined, damage: number | undefined): void {
  if (rating === undefined && damage === undefined) return;
  values.combat = { rating: rating ?? values.combat?.rating ?? 0, damage: damage ?? values.combat?.damage ?? 0 };
}

function addAbility({ abilities }: MonsterValues, ability: MonsterAbility): void {
  switch (ability) {
    case 'physical resistance':
      abilities.physical ??= 'resistance';
      break;
    case 'physical immunity':
      abilities.physical = 'immunity';
      break;
    case 'magical resistance':
      abilities.magical ??= 'resistance';
      break;
    case 'magical immunity':
      abilities.magical = 'immunity';
      break;
    case 'nightmarish':
    case 'overwhelming':
      abilities[ability] ??= 1;
      break;
    case 'ambush':
    case 'endless':
    case 'undead':
    case 'mask':
      abilities[ability] = true;
      break;
    default:
      ability satisfies never;
  }
}

function removeAbility({ abilities }: MonsterValues, ability: MonsterAbility): void {
  switch (ability) {
    case 'physical resistance':
      if (abilities.physical === 'resistance') delete abilities.physical;
      break;
    case 'physical immunity':
      if (abilities.physical === 'immunity') delete abilities.physical;
      break;
    case 'magical resistance':
      if (abilities.magical === 'resistance') delete abilities.magical;
      break;
    case 'magical immunity':
      if (abilities.magical === 'immunity') delete abilities.magical;
      break;
    case 'nightmarish':
    case 'overwhelming':
    case 'ambush':
    case 'endless':
    case 'undead':
    case 'mask':
      delete abilities[ability];
      break;
    default:
      ability satisfies never;
  }
}

/** The monster abilities that do not touch an investigator: their Allies, and what they chose for this combat. */
export function ignoredBy(game: Game, seat: Seat): MonsterAbility[] {
  const ignored: MonsterAbility[] = [];
  for (const { id } of investigator(game, seat).cards) ignored.push(...ignoredByCard(game.content.card(id)));
  for (const lasting of game.state.lasting) {
    const ignore = lasting.effect.ignore as { monsterAbility: MonsterAbility | 'any' } | undefined;
    if (ignore && lasting.seat === seat && ignore.monsterAbility !== 'any') ignored.push(ignore.monsterAbility);
  }
  return ignored;
}

/** What a card lets its owner ignore; worked out once a card. */
const ignoredByCard = onceEach((card: Card): readonly MonsterAbility[] =>
  only(passiveEffects(card), 'ignore').flatMap(({ monsterAbility }) =>
    monsterAbility === 'any' ? [] : monsterAbility,
  ),
);

function passiveEffects(card: Card): Effect[] {
  if (card.deck === 'special' || card.deck === 'spell') return [];
  return card.abilities.flatMap(({ timing, passive, effect }) => (timing === 'passive' || passive ? effect : []));
}

function monsterCause(marker: Kind | Copy) {
  return { ref: 'monster', id: kindNamed(marker) };
}

/** Whether a monster has an ability, with everything that changes it for that investigator. */
export function monsterHas(game: Game, marker: Copy, ability: MonsterAbility, seat?: Seat): boolean {
  const { abilities } = monsterValues(game, marker, seat);
  switch (ability) {
    case 'physical resistance':
      return abilities.physical === 'resistance';
    case 'physical immunity':
      return abilities.physical === 'immunity';
    case 'magical resistance':
      return abilities.magical === 'resistance';
    case 'magical immunity':
      return abilities.magical === 'immunity';
    case 'nightmarish':
    case 'overwhelming':
    case 'ambush':
    case 'endless':
    case 'undead':
    case 'mask':
      return Boolean(abilities[ability]);
    default:
      return ability satisfies never;
  }
}
