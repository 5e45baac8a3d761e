import type { Amount, Condition, Cost, Effect } from './effect.ts';
import type { EventName, MarkerColor, Modifiable, Skill, Status, TestUse } from './vocabulary.ts';

export type { EventName };

/** How many dice. */
export type DiceChoice = 'one' | 'any' | 'oneOrAll' | { upTo: Amount };

/** More dice in tests of that skill; of a card with hands only if it is among the assets chosen (3E-463.2c). */
export interface Bonus {
  skill: Skill;
  by: number;
  during: TestUse;
  if?: Condition;
  /** Takes the place of this card's bonus of that size. */
  replaces?: number;
}

interface BonusDice {
  amount: Amount;
  skills?: Skill[];
  during?: TestUse;
  if?: Condition;
  /** With it: when the owner wants. */
  per?: 'round';
}

interface Reroll {
  dice: DiceChoice;
  /** How often: once a round, or once for each roll. */
  per: 'round' | 'roll';
  /** None: any test. */
  skills?: Skill[];
  during?: TestUse;
  cost?: Cost[];
  /** Who tests; without it the owner. */
  who?: 'youOrAnotherInvestigatorInYourSpace';
  /** Also dice outside a test. */
  rolls?: 'all';
}

/** Exactly one of `by` and `set`. */
export interface Modify {
  what: Modifiable;
  by?: number;
  /** `successFaces`: the faces. */
  set?: number | number[];
  /** `by` for each of them. */
  per?: 'sheetMarker' | 'unmendedScar';
  where?: Condition;
}

/** An action any investigator who may perform it can take; not while engaged unless it says so. */
export interface ActionText {
  whileEngaged?: true;
  where?: { in: string };
  cost?: Cost[];
  do: Effect[];
}

/** What a reaction can say beside its event. */
export interface Reaction {
  where?: Condition;
  if?: Condition;
  /** At least so much of it at once. */
  min?: number;
  /** false or none: it must happen. */
  optional?: boolean;
  per?: 'round';
  cost?: Cost[];
  do: Effect[];
}

/** An event that does not happen; `do` happens in its stead. */
type Replaced =
  | { event: 'status'; status: Status }
  | { event: 'placeDoom' | 'encounter'; where: { in: string } }
  | { event: 'encounter'; where: { mentions: string } };

/** Every kind of ability with the keys beside its leading one. */
interface AbilityShapes {
  bonus: { bonus: Bonus };
  bonusDice: { bonusDice: BonusDice };
  /** `then`: afterwards. */
  reroll: { reroll: Reroll; then?: Effect[] };
  replaceReroll: { replaceReroll: { when: 'spendFocusToReroll'; dice: DiceChoice } };
  addToDie: { addToDie: { by: number; dice: 'one' | 'each'; during?: TestUse; per?: 'round' } };
  modify: { modify: Modify };
  replaceSkill: {
    replaceSkill: { of: 'attack' | 'evade'; from: Skill; with: Skill; monsterModifier: boolean };
  };
  replaceAction: { replaceAction: 'move'; do: Effect[] };
  action: { id?: string; action: ActionText };
  /** `reward`: what a defeated monster gives. `during`: only then. `color`: of the marker. */
  after: Reaction & { after: EventName | EventName[]; reward?: true; during?: 'casting'; color?: MarkerColor };
  before: Reaction & { before: EventName };
  when: Reaction & { when: EventName };
  during: { during: 'attack' | 'evade'; optional: true; cost?: Cost[]; do: Effect[] };
  replace: { replace: Replaced; do: Effect[] };
  reckoning: { reckoning: Effect[] };
  halfPrice: { halfPrice: { what: 'item'; per: 'round'; optional: boolean } };
  cannotHave: { cannotHave: Status[]; discardHeld?: true };
  undiscardable: { undiscardable: true };
  unseenBy: { unseenBy: { monsters: { epic: false }; until: 'youAttackOrDamageIt' } };
  mayReplace: { mayReplace: { horror: 'damage'; during: 'casting' } };
  shareFocus: { shareFocus: { with: 'otherInvestigatorsInYourSpace'; by: number } };
  forbid: { forbid: { what: 'move'; who: 'anyInvestigator'; into: string } };
}

/** The kinds of abilities, the more telling key first: an `after` may have a `during` beside it. */
export const ABILITY_KINDS = [
  'bonus',
  'bonusDice',
  'reroll',
  'replaceReroll',
  'addToDie',
  'modify',
  'replaceSkill',
  'replaceAction',
  'action',
  'after',
  'before',
  'when',
  'during',
  'replace',
  'reckoning',
  'halfPrice',
  'cannotHave',
  'undiscardable',
  'unseenBy',
  'mayReplace',
  'shareFocus',
  'forbid',
] as const satisfies readonly (keyof AbilityShapes)[];
export type AbilityKind = (typeof ABILITY_KINDS)[number];

export type AbilityOf<K extends AbilityKind> = AbilityShapes[K];

/** What a card, a monster or an investigator can do; its leading key is its kind (ask for `after` before `during`). */
export type Ability = AbilityShapes[AbilityKind];

const kinds = new WeakMap<object, AbilityKind>();

/** The leading key of an ability, or undefined for something that is none. What is printed is looked at once. */
export function abilityKindOf(ability: object): AbilityKind | undefined {
  const kind = kinds.get(ability) ?? ABILITY_KINDS.find((one) => one in ability);
  if (kind) kinds.set(ability, kind);
  return kind;
}
