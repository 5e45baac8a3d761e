import type { Offered, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { oddsOf } from '../../../engine/odds.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Copy } from '../../edition/copy.ts';
import { castNote, castPrice } from '../cards/castprice.ts';
import { canCast } from '../cards/spell.ts';
import type { Skill } from '../content/vocabulary.ts';
import { abilitiesOf, abilitiesOfKind, isOfKind, mayUse, type OwnedAbility } from '../investigators/ability.ts';
import { HANDS, handsIn, handsOf, inHands } from '../investigators/hands.ts';
import { modifiersOf } from '../investigators/modifier.ts';
import type { FormulaPart } from '../state/event.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { diceIn, extraDice, facesOf, formulaOf, isFor, type Tested } from './testpool.ts';
import { matter, type TestSpec } from './testspec.ts';
import { helpsTest } from './testuse.ts';

/** One way to go into a test: the skill, the cards in their hands, what they use before the roll (3E-463.2c, d). */
export interface Plan {
  /** Stable; `roll` where nothing is chosen. */
  id: string;
  /** The spell cast to test another skill. */
  cast: Copy | null;
  tested: Tested;
  /** Cards with hands. */
  hands: Copy[];
  /** Keys of dice that work once a round. */
  extra: string[];
  formula: FormulaPart[];
  dice: number;
  faces: number[];
  /** Keys of what else the cards in their hands can do for the test. */
  more: string[];
}

/**
 * How they go into the test: asked once, and only if no way is best in everything. Silence takes the ways that cost
 * nothing, with the most dice (T1, T2).
 */
export function* choosePlan(game: Game, seat: Seat, spec: TestSpec): Flow<Plan> {
  let plans: Plan[] = [];
  const chosen = yield* choose(
    game,
    { seat, kind: 'test.prepare', rule: '3E-463.2c-1' },
    () => {
      plans = plansFor(game, seat, spec);
      return plans.map((plan) => optionOf(game, seat, plan));
    },
    () => {
      const plan = bestPlan(plans);
      return {
        default: plan.id,
        args: { skill: ref('skill', plan.tested.skill) },
        about: matter(spec, { skill: plan.tested.skill, formula: plan.formula, faces: plan.faces }),
      };
    },
  );
  return plans.find(({ id }) => id === chosen) ?? bestPlan(plans);
}

/** The way that silence goes: free, with the most dice. */
export function freePlan(game: Game, seat: Seat, spec: TestSpec): Plan {
  return bestPlan(plansFor(game, seat, spec));
}

/** Every way that is not worse than another in everything; the best free one first. */
export function plansFor(game: Game, seat: Seat, spec: TestSpec): Plan[] {
  const all = [null, ...replacingSpells(game, seat, spec)].flatMap((spell) => plansWith(game, seat, spec, spell));
  if (all.length === 1) return all;
  all.sort((a, b) => byWorth(game, a, b));
  return all.filter((plan, index) => !all.some((other, at) => other !== plan && beats(other, plan, at < index)));
}

function bestPlan(plans: readonly Plan[]): Plan {
  const best = plans.find(({ cast }) => cast === null) ?? plans[0];
  if (!best) throw new Error('a test without a way to make it');
  return best;
}

function plansWith(game: Game, seat: Seat, spec: TestSpec, spell: Copy | null): Plan[] {
  const tested = testedWith(game, seat, spec, spell);
  const committed = inHands(game, seat);
  const room =
    HANDS - handsIn(game, committed) - (spell === null || committed.includes(spell) ? 0 : handsOf(game, spell));
  const useful = handCards(game, seat, tested).filter((card) => card !== spell);
  const already = useful.filter((card) => committed.includes(card));
  const sets = setsWithin(
    game,
    useful.filter((card) => !committed.includes(card)),
    room,
  );
  return sets.flatMap((set) => {
    const hands = [...already, ...set];
    const extras = extraDice(game, seat, tested, hands).map(({ key }) => key);
    return (extras.length === 0 ? [[]] : [[], extras]).map((extra) =>
      planOf(game, seat, tested, { cast: spell, hands, extra }),
    );
  });
}

function planOf(
  game: Game,
  seat: Seat,
  tested: Tested,
  { cast, hands, extra }: Pick<Plan, 'cast' | 'hands' | 'extra'>,
): Plan {
  const choice = { hands, extra };
  const formula = formulaOf(game, seat, tested, choice);
  const more = helpKeys(game, seat, tested, hands);
  const parts = [...(cast === null ? [] : [OPTION.cast.write(cast)]), ...hands, ...extra.map(OPTION.dice.write)];
  return {
    id: parts.length === 0 ? 'roll' : parts.join('+'),
    cast,
    tested,
    hands,
    extra,
    formula,
    dice: diceIn(formula),
    faces: facesOf(game, seat, tested, choice),
    more,
  };
}

/** The test as it is with a spell that replaces its skill, or without. */
function testedWith(game: Game, seat: Seat, spec: TestSpec, spell: Copy | null): Tested {
  const replaced = spell === null ? null : (replacement(game, seat, spec, spell)?.ability.replaceSkill ?? null);
  return {
    skill: replaced?.with ?? spec.skill,
    mod: replaced && !replaced.monsterModifier ? 0 : spec.mod,
    occasion: spec.occasion,
    cause: spec.cause,
    ...(spec.monster === undefined ? {} : { monster: spec.monster }),
    casting: spell !== null || spec.card !== undefined,
  };
}

/** Held spells that let them make this test with another skill and that they can cast. */
function replacingSpells(game: Game, seat: Seat, spec: TestSpec): Copy[] {
  return abilitiesOfKind(game, seat, 'replaceSkill').flatMap(({ ability, card }) =>
    card !== null && fits(ability.replaceSkill, spec) && canCast(game, seat, card) ? [card] : [],
  );
}

function replacement(game: Game, seat: Seat, spec: TestSpec, spell: Copy) {
  return abilitiesOfKind(game, seat, 'replaceSkill').find(
    ({ ability, card }) => card === spell && fits(ability.replaceSkill, spec),
  );
}

const fits = ({ of, from }: { of: string; from: Skill }, spec: TestSpec): boolean =>
  of === spec.occasion && from === spec.skill;

/** Cards with hands that would do anything for the test. */
function handCards(game: Game, seat: Seat, tested: Tested): Copy[] {
  const held = new Set(abilitiesOf(game, seat).flatMap(({ card }) => card ?? []));
  const candidates = [...held].filter((card) => handsOf(game, card) > 0);
  if (candidates.length === 0) return [];
  const diceWith = (hands: Copy[]) => diceIn(formulaOf(game, seat, { ...tested, mod: 10 }, { hands, extra: [] }));
  const without = diceWith([]);
  return candidates.filter((card) => diceWith([card]) > without || helpKeys(game, seat, tested, [card]).length > 0);
}

/** What those cards can do for the test besides dice. */
function helpKeys(game: Game, seat: Seat, tested: Tested, hands: readonly Copy[]): string[] {
  if (hands.length === 0) return [];
  return abilitiesOf(game, seat)
    .filter((owned) => owned.card !== null && hands.includes(owned.card) && helps(game, tested, owned, hands))
    .map(({ key }) => key);
}

function helps(game: Game, tested: Tested, owned: OwnedAbility, hands: readonly Copy[]): boolean {
  const { ability, owner: seat }: OwnedAbility = owned;
  if (isOfKind(ability, 'modify'))
    return modifiersOf(game, 'successesPerSix', { seat, during: tested.occasion, inUse: hands }).some(
      ({ source }) => source.id === owned.card,
    );
  if (isOfKind(ability, 'bonusDice')) {
    const { per } = ability.bonusDice;
    return per !== undefined && mayUse(game, seat, owned.key) && isFor(game, tested, ability.bonusDice);
  }
  return helpsTest(game, tested, owned);
}

/** All sets of those cards that fit into so many hands, the empty one too. */
function setsWithin(game: Game, cards: readonly Copy[], room: number): Copy[][] {
  const sets: Copy[][] = [[]];
  for (const card of cards)
    for (const set of [...sets]) if (handsIn(game, [...set, card]) <= room) sets.push([...set, card]);
  return sets;
}

function byWorth(game: Game, a: Plan, b: Plan): number {
  return (
    Number(a.cast !== null) - Number(b.cast !== null) ||
    b.dice - a.dice ||
    b.more.length - a.more.length ||
    handsIn(game, a.hands) - handsIn(game, b.hands) ||
    a.hands.length - b.hands.length
  );
}

/** Whether one way is at least as good in everything and takes no more than the other. */
function beats(one: Plan, other: Plan, first: boolean): boolean {
  if (one.dice < other.dice || one.faces.length < other.faces.length) return false;
  if (one.cast !== null && one.cast !== other.cast) return false;
  if (!one.extra.every((key) => other.extra.includes(key))) return false;
  if (!other.more.every((key) => one.more.includes(key))) return false;
  const same =
    one.dice === other.dice &&
    one.faces.length === other.faces.length &&
    one.cast === other.cast &&
    one.extra.length === other.extra.length &&
    one.more.length === other.more.length;
  return !same || first;
}

function optionOf(game: Game, seat: Seat, { id, dice, faces, cast, hands, extra }: Plan): Offered {
  const cards = [...(cast === null ? [] : [cast]), ...hands, ...extra.map(cardOfKey)];
  const [first] = cards;
  return {
    id,
    label:
      first === undefined
        ? phrase('third-option-test-roll', { dice })
        : phrase('third-option-test-with', { cards: cards.map((card) => ref('card', card)), dice }),
    prospect: () => {
      const price = castPrice(game, seat, cast);
      const note = castNote(game, seat, cast);
      return {
        odds: oddsOf(dice, 1, faces.length),
        ...(note ? { note } : {}),
        ...(price.length > 0 ? { price } : {}),
      };
    },
    ...(first === undefined ? {} : { about: ref('card', first) }),
  };
}

/** The card whose ability a key names: `<card>#<copy>:<index>`. */
function cardOfKey(key: string): string {
  return key.slice(0, key.lastIndexOf(':'));
}
