/**
 * Casting spells (section 29).
 *
 * Asks `spell.weapon` (which physical weapon Enchant Weapon makes magical; option ids `use:<card>`) and `spell.ignore`
 * (which ability of the monster the Red Sign takes away; option ids `ignore:<ability, blanks as dashes>`).
 */

import type { Offered, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import type { Price } from '../../../engine/prospect.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { cardsOfKind, discardCard, exhaust, held } from '../cards/card.ts';
import { short } from '../cards/handnames.ts';
import { type CheckResult, check } from '../checks/check.ts';
import { type CheckSpec, checkOdds, checkProspect, cluesNeeded } from '../checks/formula.ts';
import { isHopeless } from '../checks/hopeless.ts';
import type { SpellCard } from '../content/card.ts';
import type { Content } from '../content/content.ts';
import { type Effect, isA, only } from '../content/effect.ts';
import { MONSTER_ABILITIES, type MonsterAbility, type Timing } from '../content/vocabulary.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { addLasting, forbidden, modified } from '../investigators/modifier.ts';
import { settle } from '../misfortune/misfortune.ts';
import { monsterValues } from '../monsters/monstervalue.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';

/** What a spell is cast against. */
export interface CastContext {
  /** The marker of the monster fought or evaded. */
  monster?: Copy;
  /** Evading out of a combat. */
  fleeing?: boolean;
  /** The loss it is to prevent. */
  loss?: { sanity?: number; stamina?: number };
}

/**
 * Casts a held spell: pays its Sanity, exhausts it, makes the Spell check and lets it take effect (2E-2901 to 2E-2906).
 * With the last point of Sanity check and effect come first, then insanity (2E-2908), unless
 * `rulings.castAtZeroSanity` is `fails`. Spells against a loss or for an Evade check only tell their result.
 * @returns the Spell check, or null when it could not be cast or insanity came first
 */
export function* castSpell(game: Game, seat: Seat, id: Copy, context: CastContext = {}): Flow<CheckResult | null> {
  return yield* cast(game, seat, id, {
    ...context,
    effect: ({ successes }) => takeEffect(game, seat, id, { ...context, successes }),
  });
}

/** What happens when the Spell check is passed. */
interface Casting extends CastContext {
  effect(result: CheckResult): Flow;
}

/** As `castSpell`, with an effect of the caller's own. */
export function* cast(game: Game, seat: Seat, id: Copy, casting: Casting): Flow<CheckResult | null> {
  const spell = spellCard(game.content, id);
  if (!isCastable(game, seat, id, casting)) return null;
  const before = upsets(game, seat);
  // 2E-2902
  const cost = sanityCost(game, seat, spell);
  const one = investigator(game, seat);
  if (cost > 0) {
    one.sanity -= cost;
    game.events.push({ type: 'Spent', seat, what: 'sanity', amount: cost, on: ref('card', kindOf(id)) });
  }
  if (spell.exhaust) exhaust(game, seat, id);
  if (game.state.options.rulings.castAtZeroSanity === 'fails') {
    yield* settle(game, seat, ref('card', kindOf(id)));
    if (upset(game, seat, before)) return null;
  }
  const spec = spellSpec(game, seat, id, casting);
  if (spell.discard === 'onCast') discardCard(game, seat, id, 'cast');
  const result = yield* check(game, seat, spec);
  game.events.push({ type: 'SpellCast', seat, card: id, passed: result.passed });
  // 2E-2904, 2E-2905
  if (result.passed) yield* casting.effect(result);
  yield* settle(game, seat, ref('card', kindOf(id)));
  return result;
}

/** The ids of held spells of that timing that could be cast now; of equal ones only the first. */
export function castable(game: Game, seat: Seat, timing: Timing, context: CastContext = {}): Copy[] {
  const kinds = new Set<string>();
  return investigator(game, seat)
    .cards.map(({ id }) => id)
    .filter((id) => {
      const card = game.content.card(id);
      if (card.deck !== 'spell' || card.timing !== timing || kinds.has(card.id)) return false;
      if (!isCastable(game, seat, id, context)) return false;
      kinds.add(card.id);
      return true;
    });
}

/** Those of them whose Spell check can be passed: any other would be cast for nothing. */
export function promising(game: Game, seat: Seat, timing: Timing, context: CastContext = {}): Copy[] {
  return castable(game, seat, timing, context).filter(
    (id) => !isHopeless(game, seat, spellSpec(game, seat, id, context)),
  );
}

/** The chance that the Spell check is passed, 0 to 1. */
export function castOdds(game: Game, seat: Seat, id: string, context: CastContext = {}): number {
  return checkOdds(game, seat, spellSpec(game, seat, id, context));
}

/** Clues without which the Spell check can't be passed. */
export function castClues(game: Game, seat: Seat, id: string, context: CastContext = {}): number {
  return cluesNeeded(game, seat, spellSpec(game, seat, id, context));
}

/** The Sanity a spell costs, as the environment changes it. */
export function sanityCost(game: Game, seat: Seat, spell: SpellCard): number {
  return Math.max(0, modified(game, 'spellSanityCost', spell.sanityCost, { seat, card: spell.id }));
}

/** One option of a question: cast that spell. */
export function castOption(game: Game, seat: Seat, id: Copy, context: CastContext = {}): Offered {
  const spell = spellCard(game.content, id);
  return {
    id: OPTION.cast.write(id),
    label: phrase('option-cast', { card: ref('card', spell.id) }),
    prospect: () => {
      const { note: check, ...odds } = checkProspect(game, seat, spellSpec(game, seat, id, context));
      return {
        brief: phrase('option-cast', { card: short(id) }),
        note: phrase('note-cast', { check, hands: spell.hands, text: game.rules.text.spell(game.content, spell) }),
        ...odds,
        price: castPrice(game, seat, spell),
      };
    },
    about: { ref: 'card', id: spell.id },
  };
}

/** What casting it takes: Sanity, and what becomes of the card. */
export function castPrice(game: Game, seat: Seat, spell: SpellCard): Price[] {
  const amount = sanityCost(game, seat, spell);
  const card = ref('card', spell.id);
  return [
    ...(amount > 0 ? [{ what: 'sanity' as const, amount }] : []),
    ...(spell.discard === 'onCast' ? [{ fate: 'discarded' as const, card }] : []),
    ...(spell.exhaust && spell.discard !== 'onCast' ? [{ fate: 'exhausted' as const, card }] : []),
  ];
}

/** The spell of an id. @throws Error when it is none */
export function spellCard(content: Content, id: string): SpellCard {
  const card = content.card(id);
  if (card.deck !== 'spell') throw new Error(`no spell: ${id}`);
  return card;
}

function isCastable(game: Game, seat: Seat, id: string, context: CastContext): boolean {
  const spell = spellCard(game.content, id);
  const card = held(game, seat, id);
  if (!card || card.exhausted) return false;
  if (forbidden(game, 'castSpell', { seat, card: id })) return false;
  const one = investigator(game, seat);
  // FAQ-53: with the last points, but not with fewer than it costs (2E-2907).
  if (one.sanity < sanityCost(game, seat, spell)) return false;
  if (spell.where === 'otherWorld' && game.content.town.areaKind(one.at) !== 'otherWorld') return false;
  if (spell.notAgainst && context.monster === undefined) return false;
  const needsMonster = spell.castingModifier === 'monsterAwareness' || spell.castDifficulty === 'monsterToughness';
  if (needsMonster && context.monster === undefined) return false;
  if (only(spell.effect, 'modify').some(({ what }) => what === 'weaponKind'))
    return physicalWeapons(game, seat).length > 0;
  return true;
}

function spellSpec(game: Game, seat: Seat, id: string, context: CastContext): CheckSpec {
  const spell = spellCard(game.content, id);
  const values = context.monster === undefined ? null : monsterValues(game, context.monster, seat);
  const modifier = spell.castingModifier === 'monsterAwareness' ? (values?.awareness ?? 0) : spell.castingModifier;
  const difficulty = spell.castDifficulty === 'monsterToughness' ? (values?.toughness ?? 1) : spell.castDifficulty;
  return {
    kind: 'spell',
    modifier,
    difficulty,
    rule: '2E-2903',
    against: ref('card', spell.id),
    card: id,
    stakes: phrase('stakes-cast', { card: ref('card', spell.id) }),
    // Heal gives a point for each success, so more than one counts.
    ...(countsSuccesses(spell) ? { bySuccesses: true } : {}),
  };
}

function countsSuccesses(spell: SpellCard): boolean {
  return spell.effect.some(
    (effect) =>
      isA(effect, 'gain') && Object.values(effect.gain).some((amount) => typeof amount === 'object' && 'per' in amount),
  );
}

/** A spell that takes effect, and the monster at hand. */
interface Working {
  seat: Seat;
  id: string;
  monster: Copy;
}

function* takeEffect(game: Game, seat: Seat, id: Copy, context: CastContext & { successes: number }): Flow {
  const { monster, successes } = context;
  const spell = spellCard(game.content, id);
  if (spell.timing === 'loss' || spell.timing === 'evade') return;
  if (spell.timing !== 'combat') {
    yield* game.rules.run(game, seat, spell.effect, { source: ref('card', spell.id), card: id, successes });
    return;
  }
  game.state.combat?.working.push(id);
  for (const effect of spell.effect) {
    if (isA(effect, 'modify') && effect.modify.what === 'weaponKind') yield* enchantWeapon(game, seat, id);
    else if (monster !== undefined) yield* againstOpponent(game, { seat, id, monster }, effect);
  }
}

function* againstOpponent(game: Game, working: Working, effect: Effect): Flow {
  if (isA(effect, 'ignore')) yield* ignoreAbility(game, working, 'not' in effect.ignore ? effect.ignore.not : []);
  else if (isA(effect, 'modify')) {
    // 2E-2810: until the combat ends.
    const { seat, id, monster } = working;
    const modify = { ...effect.modify, where: { monsters: [kindOf(monster)] } };
    addLasting(game, { source: id, seat, effect: { modify }, until: 'endOfCombat' });
  }
}

/** Red Sign of Shudde M'ell: one ability of the owner's choice is ignored; marks that hurt nobody are not offered. */
function* ignoreAbility(game: Game, { seat, id, monster }: Working, not: readonly MonsterAbility[]): Flow {
  const chosen = yield* choose(
    game,
    { seat, kind: 'spell.ignore', rule: '2E-2904' },
    () =>
      hurtfulAbilities(game, seat, monster)
        .filter((ability) => !not.includes(ability))
        .map((ability) => ({ id: OPTION.ignore.write(ability), label: abilityPhrase(ability) })),
    { args: { monster: ref('monster', monster) }, about: { monster, card: id } },
  );
  const ability = OPTION.ignore.read(chosen);
  if (!ability) return;
  addLasting(game, { source: id, seat, effect: { ignore: { monsterAbility: ability } }, until: 'endOfCombat' });
}

/** The abilities of a monster that trouble who fights it. */
export function hurtfulAbilities(game: Game, seat: Seat, monster: Copy): MonsterAbility[] {
  const { abilities } = monsterValues(game, monster, seat);
  return MONSTER_ABILITIES.filter((ability) => {
    const [kind, defense] = ability.split(' ');
    if (kind === 'undead' || kind === 'mask') return false;
    if (defense) return abilities[kind as 'physical' | 'magical'] === defense;
    return Boolean(abilities[kind as 'nightmarish' | 'overwhelming' | 'ambush' | 'endless']);
  });
}

function abilityPhrase(ability: MonsterAbility): Phrase {
  return phrase(`monster-ability-${ability.replaceAll(' ', '-')}`);
}

/** Enchant Weapon: all of one physical weapon's bonus is magical until the combat ends. */
function* enchantWeapon(game: Game, seat: Seat, id: string): Flow {
  const chosen = yield* choose(
    game,
    { seat, kind: 'spell.weapon', rule: '2E-2904' },
    () =>
      physicalWeapons(game, seat).map((weapon) => ({
        id: OPTION.use.write(weapon),
        label: phrase('option-weapon', { card: ref('card', kindOf(weapon)) }),
        about: { ref: 'card', id: kindOf(weapon) },
      })),
    { about: { card: id } },
  );
  const weapon = OPTION.use.read(chosen);
  if (weapon === undefined) return;
  const modify = { what: 'weaponKind', set: 'magical', where: { weapon: 'physical' } };
  addLasting(game, { source: id, seat, effect: { modify, card: weapon }, until: 'endOfCombat' });
}

/** Whether Enchant Weapon works on that weapon now. */
export function isEnchanted(game: Game, seat: Seat, id: string): boolean {
  return game.state.lasting.some((one) => one.seat === seat && one.effect.card === id && 'modify' in one.effect);
}

/** Weapons with a physical bonus that no spell has changed; of equal ones only the first. */
export function physicalWeapons(game: Game, seat: Seat): Copy[] {
  const kinds = new Set<string>();
  return cardsOfKind(game, seat, 'weapon')
    .map(({ id }) => id)
    .filter((id) => {
      const card = game.content.card(id);
      if (!('weapon' in card) || card.weapon !== 'physical' || isEnchanted(game, seat, id) || kinds.has(card.id))
        return false;
      kinds.add(card.id);
      return true;
    });
}
