import type { Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import type { AbilityOf, DiceChoice } from '../content/ability.ts';
import type { Amount, Condition } from '../content/effect.ts';
import type { Skill, TestUse } from '../content/vocabulary.ts';
import { abilitiesOfKind, mayUse, type OwnedAbility } from '../investigators/ability.ts';
import { handsOf } from '../investigators/hands.ts';
import { investigator, investigatorsAt, sheetOf } from '../investigators/investigator.ts';
import { modifiersOf } from '../investigators/modifier.ts';
import type { EffectContext } from '../state/context.ts';
import type { Cause, FormulaPart } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import type { TestOccasion } from '../state/vocabulary.ts';

/** A test as far as its dice are concerned. */
export interface Tested {
  skill: Skill;
  /** The modifier of what demands the test (3E-463.2b). */
  mod: number;
  occasion: TestOccasion;
  /** What demands it. */
  cause: Cause;
  monster?: Copy;
  /** A spell is cast with it. */
  casting: boolean;
}

/** What was chosen for a test before the roll. */
interface Choice {
  /** Cards with hands. */
  hands: readonly Copy[];
  /** Keys of dice that work once a round. */
  extra: readonly string[];
}

/** As what the test counts for cards that say when they help. */
function usesOf(game: Game, test: Pick<Tested, 'occasion' | 'casting'>): TestUse[] {
  const uses: TestUse[] = [];
  const { occasion } = test;
  if (occasion !== 'encounter' && occasion !== 'other' && occasion !== 'casting') uses.push(occasion);
  if (occasion === 'casting' || test.casting) uses.push('casting');
  if (occasion === 'encounter' || game.state.phase === 'encounter') uses.push('encounterPhase');
  return uses;
}

/** Where the dice of a test come from (3E-463.2): skill, focus, modifier, then what cards and conditions give. */
export function formulaOf(game: Game, seat: Seat, test: Tested, choice: Choice): FormulaPart[] {
  const { skill } = test;
  // 3E-463.2a-1, 3E-430.2f, 3E-437.1, 3E-437.2, 3E-437.3
  const parts: FormulaPart[] = [{ source: { ref: 'skill', id: skill }, dice: sheetOf(game, seat).skills[skill] }];
  const add = (source: Cause, dice: number) => {
    if (dice !== 0) parts.push({ source, dice });
  };
  // 3E-463.2a-2
  add({ ref: 'token', id: 'focus' }, investigator(game, seat).focus[skill]);
  for (const { source, ability } of sharedFocus(game, seat, skill)) add(source, ability.shareFocus.by);
  // 3E-463.2b
  add(test.cause, test.mod);
  for (const owned of bonuses(game, seat, test, choice)) add(owned.source, owned.ability.bonus.by);
  for (const owned of diceAbilities(game, seat, test, choice.hands))
    if (owned.ability.bonusDice.per === undefined || choice.extra.includes(owned.key))
      add(owned.source, diceOf(game, seat, owned));
  for (const { source, by } of modifiersOf(game, 'check:all', { seat, during: test.occasion, inUse: choice.hands }))
    add(source, by);
  return parts;
}

/** Dice of a formula; at least one is rolled (3E-463.3b), and there is no upper limit (3E-463.3c). */
export function diceIn(formula: readonly FormulaPart[]): number {
  return Math.max(
    1,
    formula.reduce((sum, part) => sum + part.dice, 0),
  );
}

/** Dice that work once a round, when the owner wants, and can be used now. */
export function extraDice(
  game: Game,
  seat: Seat,
  test: Tested,
  hands: readonly Copy[],
): OwnedAbility<AbilityOf<'bonusDice'>>[] {
  return diceAbilities(game, seat, test, hands).filter(
    (owned) =>
      owned.ability.bonusDice.per !== undefined && mayUse(game, seat, owned.key) && diceOf(game, seat, owned) > 0,
  );
}

/** Whether a card can be used in the test: it takes no hands, or it is among those chosen for it (3E-463.2c). */
export function isInUse(game: Game, card: Copy | null, hands: readonly Copy[]): boolean {
  return card === null || handsOf(game, card) === 0 || hands.includes(card);
}

/** Whether an ability for tests of these skills, or as part of that, is for this one. */
export function isFor(
  game: Game,
  test: Tested,
  limits: { skills?: readonly Skill[] | undefined; during?: TestUse | undefined },
): boolean {
  if (limits.skills && !limits.skills.includes(test.skill)) return false;
  // 3E-430.2d
  return limits.during === undefined || usesOf(game, test).includes(limits.during);
}

/** Faces that are a success in their tests (3E-463.5a-1); of several that say so, the narrower hold. */
export function successFaces(game: Game, seat: Seat): number[] {
  return narrowestFaces(game, seat)?.faces ?? [5, 6];
}

/** What makes other faces than the usual ones a success in their tests; undefined where nothing does. */
export function facesBy(game: Game, seat: Seat): Cause | undefined {
  return narrowestFaces(game, seat)?.source;
}

function narrowestFaces(game: Game, seat: Seat): { faces: number[]; source: Cause } | undefined {
  // 3E-C1
  const [narrowest] = modifiersOf(game, 'successFaces', { seat })
    .flatMap(({ modify, source }) => (modify.what === 'successFaces' ? [{ faces: [...modify.set], source }] : []))
    .sort((a, b) => a.faces.length - b.faces.length);
  return narrowest;
}

/** The faces that succeed in such a test, with what is added to each die by itself. */
export function facesOf(game: Game, seat: Seat, test: Tested, choice: Choice): number[] {
  const more = abilitiesOfKind(game, seat, 'addToDie')
    .filter(
      ({ ability: { addToDie }, card }) =>
        addToDie.dice === 'each' && isInUse(game, card, choice.hands) && isFor(game, test, { during: addToDie.during }),
    )
    .reduce((sum, { ability }) => sum + ability.addToDie.by, 0);
  const plain = successFaces(game, seat);
  const least = Math.min(...plain) - more;
  return [1, 2, 3, 4, 5, 6].filter((face) => plain.includes(face) || (more > 0 && face >= least));
}

/** What an owned ability's condition and amounts are worked out with. */
export function contextOf(owned: OwnedAbility, about: Partial<EffectContext> = {}): EffectContext {
  return {
    source: owned.source,
    owner: owned.owner,
    ...(owned.card === null ? {} : { card: owned.card }),
    ...about,
  };
}

/** How many dice an ability is about: a number, something counted, or a sum; what a test can't know counts nothing. */
export function countedAmount(game: Game, seat: Seat, amount: Amount, owned: OwnedAbility): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'string') return 0;
  if ('count' in amount) return game.rules.countOf(game, seat, amount.count, contextOf(owned));
  if ('sum' in amount) return amount.sum.reduce<number>((sum, part) => sum + countedAmount(game, seat, part, owned), 0);
  return 0;
}

function sharedFocus(game: Game, seat: Seat, skill: Skill): OwnedAbility<AbilityOf<'shareFocus'>>[] {
  return investigatorsAt(game.state, investigator(game, seat).at)
    .filter((other) => other !== seat && investigator(game, other).focus[skill] > 0)
    .flatMap((other) => abilitiesOfKind(game, other, 'shareFocus'));
}

function bonuses(game: Game, seat: Seat, test: Tested, choice: Choice): OwnedAbility<AbilityOf<'bonus'>>[] {
  const fitting = abilitiesOfKind(game, seat, 'bonus').filter((owned) => bonusHolds(game, test, choice, owned));
  return fitting.filter(
    ({ ability, card }) =>
      !fitting.some((other) => other.card === card && other.ability.bonus.replaces === ability.bonus.by),
  );
}

function bonusHolds(game: Game, test: Tested, choice: Choice, owned: OwnedAbility<AbilityOf<'bonus'>>): boolean {
  const { bonus } = owned.ability;
  if (bonus.skill !== test.skill || !isInUse(game, owned.card, choice.hands)) return false;
  if (!isFor(game, test, { during: bonus.during })) return false;
  return meets(game, owned, choice.hands, bonus.if);
}

function diceAbilities(
  game: Game,
  seat: Seat,
  test: Tested,
  hands: readonly Copy[],
): OwnedAbility<AbilityOf<'bonusDice'>>[] {
  return abilitiesOfKind(game, seat, 'bonusDice').filter((owned) => {
    const { bonusDice } = owned.ability;
    return isInUse(game, owned.card, hands) && isFor(game, test, bonusDice) && meets(game, owned, hands, bonusDice.if);
  });
}

function diceOf(game: Game, seat: Seat, owned: OwnedAbility<AbilityOf<'bonusDice'>>): number {
  return countedAmount(game, seat, owned.ability.bonusDice.amount, owned);
}

/** A condition of a bonus; what is in their hands only the test knows. */
function meets(game: Game, owned: OwnedAbility, hands: readonly Copy[], condition: Condition | undefined): boolean {
  return !condition || game.rules.holds(game, owned.owner, condition, contextOf(owned, { chosen: hands }));
}

/** How many dice such a choice is about. */
export function diceFor(game: Game, choice: DiceChoice, owned: OwnedAbility, all: number): number {
  if (choice === 'one' || choice === 'oneOrAll') return Math.min(1, all);
  if (choice === 'any') return all;
  // 3E-463.4c
  return Math.min(all, countedAmount(game, owned.owner, choice.upTo, owned));
}
