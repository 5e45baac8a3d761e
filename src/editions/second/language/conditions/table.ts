import { z } from 'zod';
import type { Seat } from '../../../../engine/decision.ts';
import type { Phrase } from '../../../../engine/phrase.ts';
import { byLeadingKey } from '../../../language/leading.ts';
import type { Content } from '../../content/content.ts';
import type { Condition, ConditionName } from '../../content/effect.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import type { Form } from '../operation.ts';
import { say } from '../terms/noun.ts';
import { type All, all } from './all.ts';
import { type AllyDeckEmpty, allyDeckEmpty } from './allydeckempty.ts';
import { type Awakens, ancientOneAwakens } from './ancientoneawakens.ts';
import { type Available, available } from './available.ts';
import type { Conditions, Reading } from './condition.ts';
import { type Counter, counter } from './counter.ts';
import { type DefaultedOn, defaultedOn } from './defaultedon.ts';
import { type Environment, environment } from './environment.ts';
import { type Explored, explored } from './explored.ts';
import { firstPlayer, type IsFirstPlayer } from './firstplayer.ts';
import { type Has, has } from './has.ts';
import { type InArea, inArea } from './in.ts';
import { type AtLocation, location } from './location.ts';
import { monstersOnCard, type RumorMonsters } from './monstersoncard.ts';
import { type Not, not } from './not.ts';
import { type OnePlayerSpends, onePlayerSpends } from './oneplayerspends.ts';
import { type OpenGate, openGate } from './opengate.ts';
import { type OpponentHas, opponentHas } from './opponenthas.ts';
import { type OtherHand, otherHand } from './otherhand.ts';
import { type Resource, resource } from './resource.ts';
import { type OnStability, stability } from './stability.ts';
import { type HasStatus, status } from './status.ts';
import { type TerrorAtLeast, terror } from './terror.ts';
import { type RumorTokens, tokensOnCard } from './tokensoncard.ts';

/** Every condition by its leading key. One more is a line here, a line in the table and its module. */
export interface ConditionShapes {
  all: All;
  allyDeckEmptyWhenOneMustGo: AllyDeckEmpty;
  ancientOneAwakens: Awakens;
  available: Available;
  counter: Counter;
  defaultedOn: DefaultedOn;
  environment: Environment;
  explored: Explored;
  has: Has;
  in: InArea;
  is: IsFirstPlayer;
  location: AtLocation;
  monstersOnCard: RumorMonsters;
  not: Not;
  onePlayerSpends: OnePlayerSpends;
  openGate: OpenGate;
  opponentHas: OpponentHas;
  otherHand: OtherHand;
  resource: Resource;
  stability: OnStability;
  status: HasStatus;
  terror: TerrorAtLeast;
  tokensOnCard: RumorTokens;
}

const conditions: Conditions = {
  schema: z.lazy(() => condition),
  holds,
  words,
  denied: (one, form, content) =>
    readingOf(one).denied?.(one, form, content) ?? say('if-not', { condition: words(one, form, content) }),
};

export const CONDITIONS: { readonly [C in ConditionName]: Reading<ConditionShapes[C]> } = {
  all: all(conditions),
  allyDeckEmptyWhenOneMustGo: allyDeckEmpty,
  ancientOneAwakens,
  available,
  counter,
  defaultedOn,
  environment,
  explored,
  has,
  in: inArea,
  is: firstPlayer,
  location,
  monstersOnCard,
  not: not(conditions),
  onePlayerSpends,
  openGate,
  opponentHas,
  otherHand,
  resource,
  stability,
  status,
  terror,
  tokensOnCard,
};

const { schema, partOf } = byLeadingKey<Condition, Reading<Condition>>(CONDITIONS, 'condition');

/** One condition, as it is read. */
export const condition = schema;
const readingOf = partOf;

/** Whether a condition holds for that investigator at this moment. */
export function holds(game: Game, seat: Seat, one: Condition, context: EffectContext): boolean {
  return readingOf(one).holds(game, seat, one, context);
}

/** Whether all of the conditions hold. */
export function holdsAll(game: Game, seat: Seat, several: readonly Condition[], context: EffectContext): boolean {
  return several.every((one) => holds(game, seat, one, context));
}

/** "you have at least $3" */
export function conditionText(content: Content, one: Condition, form: Form): Phrase {
  return words(one, form, content);
}

function words(one: Condition, form: Form, content: Content): Phrase {
  return readingOf(one).words(one, form, content);
}

/** True for a condition that looks at a loss which stands before it. */
export function looksAtLoss(one: Condition): boolean {
  return readingOf(one).looksAtLoss?.(one) ?? false;
}
