import { z } from 'zod';
import type { Seat } from '../../../../engine/decision.ts';
import type { Phrase } from '../../../../engine/phrase.ts';
import { byLeadingKey } from '../../../language/leading.ts';
import type { Condition, ConditionName } from '../../content/effect.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { ability, type IsAbility } from './ability.ts';
import { type All, all } from './all.ts';
import { type Any, any } from './any.ts';
import { type AnyInvestigator, anyInvestigator } from './anyinvestigator.ts';
import { card, type IsCard } from './card.ts';
import { check, type InCheck } from './check.ts';
import type { Conditions, Reading } from './condition.ts';
import { type Counter, counter } from './counter.ts';
import { type CodexHas, codexHas } from './game/codexhas.ts';
import { type MarkersOnBoard, markersOnBoard } from './game/markersonboard.ts';
import { type MendedScars, mendedScars } from './game/mendedscars.ts';
import { type NeighborhoodDoom, neighborhoodDoom } from './game/neighborhooddoom.ts';
import { type NeighborhoodHas, neighborhoodHas } from './game/neighborhoodhas.ts';
import { type Revealed, revealed } from './game/revealed.ts';
import { type SheetClues, sheetClues } from './game/sheetclues.ts';
import { type SheetCluesPlusDoom, sheetCluesPlusDoom } from './game/sheetcluesplusdoom.ts';
import { type SheetDoomHolds, sheetDoom } from './game/sheetdoom.ts';
import { type SheetMarkers, sheetMarkers } from './game/sheetmarkers.ts';
import { type SpaceDoom, spaceDoom } from './game/spacedoom.ts';
import { type TokensHeld, tokensOnCard } from './game/tokensoncard.ts';
import { type HasTrait, has } from './has.ts';
import { type InPlace, inPlace } from './in.ts';
import { type EngagedThat, engaged } from './monster/engaged.ts';
import { type EngagedWith, engagedWith } from './monster/engagedwith.ts';
import { epic, type IsEpic } from './monster/epic.ts';
import { group, type InGroup } from './monster/group.ts';
import { type IsMonster, monsters } from './monster/monsters.ts';
import { type HasMonsterTrait, trait } from './monster/trait.ts';
import { type InNeighborhood, neighborhood } from './neighborhood.ts';
import { type Not, not } from './not.ts';
import { type OtherHand, otherHand } from './otherhand.ts';
import { type ResourceHeld, resource } from './resource.ts';
import { type HasStatus, status } from './status.ts';
import { type ThisCast, thisCast } from './thiscast.ts';

/** Every condition by its leading key. One more is a line here, a line in the table, its module and its words. */
export interface ConditionShapes {
  resource: ResourceHeld;
  has: HasTrait;
  status: HasStatus;
  in: InPlace;
  neighborhood: InNeighborhood;
  not: Not;
  any: Any;
  all: All;
  anyInvestigator: AnyInvestigator;
  counter: Counter;
  tokensOnCard: TokensHeld;
  codexHas: CodexHas;
  sheetClues: SheetClues;
  sheetDoom: SheetDoomHolds;
  sheetCluesPlusDoom: SheetCluesPlusDoom;
  sheetMarkers: SheetMarkers;
  spaceDoom: SpaceDoom;
  neighborhoodDoom: NeighborhoodDoom;
  markersOnBoard: MarkersOnBoard;
  revealed: Revealed;
  mendedScars: MendedScars;
  neighborhoodHas: NeighborhoodHas;
  engaged: EngagedThat;
  engagedWith: EngagedWith;
  monsters: IsMonster;
  group: InGroup;
  trait: HasMonsterTrait;
  epic: IsEpic;
  check: InCheck;
  card: IsCard;
  ability: IsAbility;
  thisCast: ThisCast;
  otherHand: OtherHand;
}

const conditions: Conditions = {
  condition: () => z.lazy(() => condition),
  holds,
  words: conditionText,
  denied: (one) => readingOf(one).denied?.(one),
};

export const CONDITIONS: { readonly [C in ConditionName]: Reading<ConditionShapes[C]> } = {
  resource,
  has,
  status,
  in: inPlace,
  neighborhood,
  not: not(conditions),
  any: any(conditions),
  all: all(conditions),
  anyInvestigator,
  counter,
  tokensOnCard,
  codexHas,
  sheetClues,
  sheetDoom,
  sheetCluesPlusDoom,
  sheetMarkers,
  spaceDoom,
  neighborhoodDoom,
  markersOnBoard,
  revealed,
  mendedScars,
  neighborhoodHas,
  engaged,
  engagedWith,
  monsters,
  group,
  trait,
  epic,
  check,
  card,
  ability,
  thisCast,
  otherHand,
};
const reading = byLeadingKey<Condition, Reading<Condition>>(CONDITIONS, 'condition');

/** One condition, as it is read. */
export const condition = reading.schema;

/** Whether a condition holds now. */
export function holds(game: Game, seat: Seat | null, one: Condition, context: EffectContext): boolean {
  return readingOf(one).holds(game, seat, one, context);
}

/** What must hold, as a clause after "if". @throws Error for a condition without words */
export function conditionText(one: Condition): Phrase {
  return readingOf(one).words(one);
}

/** Whether it can hold when it is reached. */
export function canHold(game: Game, one: Condition, context: EffectContext): boolean {
  return readingOf(one).canHold?.(game, one, context) ?? true;
}

function readingOf(one: Condition): Reading<Condition> {
  return reading.partOf(one);
}
