import { z } from 'zod';
import { onceEach } from '../../../engine/once.ts';
import { byLeadingKey } from '../../language/leading.ts';
import type { Content } from '../content/content.ts';
import type { Cost, Effect, Operation as Name } from '../content/effect.ts';
import type { Language, Operation, PaidOperation, Payable } from './operation.ts';
import { type Check, check } from './operations/branching/check.ts';
import { type Choose, choose } from './operations/branching/choose.ts';
import { type Each, each } from './operations/branching/each.ts';
import { conditional, type If } from './operations/branching/if.ts';
import { type May, may } from './operations/branching/may.ts';
import { type Roll, roll } from './operations/branching/roll.ts';
import { type When, when } from './operations/branching/when.ts';
import { type Buy, buy } from './operations/cards/buy.ts';
import { type CountsAs, countsAs } from './operations/cards/countsas.ts';
import { type Discard, type DiscardThis, discard } from './operations/cards/discard.ts';
import { type Draw, draw } from './operations/cards/draw.ts';
import { type Exhaust, exhaust } from './operations/cards/exhaust.ts';
import { type Look, look } from './operations/cards/look.ts';
import { type ModifyDraw, modifyDraw } from './operations/cards/modifydraw.ts';
import { type ReturnToBox, returnToBox } from './operations/cards/returntobox.ts';
import { type RevealTop, revealTop } from './operations/cards/revealtop.ts';
import { type Sale, sale } from './operations/cards/sale.ts';
import { type Sell, sell } from './operations/cards/sell.ts';
import { type Take, take } from './operations/cards/take.ts';
import { type TokensOnCard, type TokensOnHeld, tokensOnCard } from './operations/cards/tokensoncard.ts';
import { type Gain, gain } from './operations/gains/gain.ts';
import { type Lose, lose } from './operations/gains/lose.ts';
import { type Release, release } from './operations/gains/release.ts';
import { type ReplaceInvestigator, replaceInvestigator } from './operations/gains/replaceinvestigator.ts';
import { type Restore, restore } from './operations/gains/restore.ts';
import { type Spend, spend } from './operations/gains/spend.ts';
import { type Split, split } from './operations/gains/split.ts';
import { type GetStatus, status } from './operations/gains/status.ts';
import { type AutoFail, autoFail } from './operations/lasting/autofail.ts';
import { type AutoPass, autoPass } from './operations/lasting/autopass.ts';
import { type Cancel, cancel } from './operations/lasting/cancel.ts';
import { type Forbid, forbid } from './operations/lasting/forbid.ts';
import { type Ignore, ignore } from './operations/lasting/ignore.ts';
import { type Modify, modify } from './operations/lasting/modify.ts';
import { type Prevent, prevent } from './operations/lasting/prevent.ts';
import { type Reroll, reroll } from './operations/lasting/reroll.ts';
import { type AddToCup, addToCup } from './operations/monsters/addtocup.ts';
import { type ClaimTrophy, claimTrophy } from './operations/monsters/claimtrophy.ts';
import { type DefeatMonsters, defeatMonsters } from './operations/monsters/defeatmonsters.ts';
import { type FightFromCard, fightFromCard } from './operations/monsters/fightfromcard.ts';
import { type Grant, grant } from './operations/monsters/grant.ts';
import { type MonsterAppears, monster } from './operations/monsters/monster.ts';
import { type MonsterAt, monsterAt } from './operations/monsters/monsterat.ts';
import { type MonstersOnCard, monstersOnCard } from './operations/monsters/monstersoncard.ts';
import { type MoveMonster, moveMonster } from './operations/monsters/movemonster.ts';
import { type RedrawMonster, redrawMonster } from './operations/monsters/redrawmonster.ts';
import { type ReturnToCup, returnToCup } from './operations/monsters/returntocup.ts';
import { type SetValues, set } from './operations/monsters/set.ts';
import { type Close, close } from './operations/places/close.ts';
import { type CloseGate, closeGate } from './operations/places/closegate.ts';
import { encounter, type HaveEncounter } from './operations/places/encounter.ts';
import { type GateOpens, gate } from './operations/places/gate.ts';
import { type Move, move } from './operations/places/move.ts';
import { type MoveThroughGate, moveThroughGate } from './operations/places/movethroughgate.ts';
import { type RedrawEncounter, redrawEncounter } from './operations/places/redrawencounter.ts';
import { type RemoveElderSigns, removeElderSigns } from './operations/places/removeeldersigns.ts';
import { type Doom, doom } from './operations/world/doom.ts';
import { type GameOver, gameOver } from './operations/world/gameover.ts';
import { type Mark, mark } from './operations/world/mark.ts';
import { type MythosDraw, mythosDraw } from './operations/world/mythosdraw.ts';
import { type Peek, peek } from './operations/world/peek.ts';
import { type Reshuffle, reshuffle } from './operations/world/reshuffle.ts';
import { type Terror, terror } from './operations/world/terror.ts';
import { runningOf } from './run.ts';
import { speechOf } from './speech.ts';

/** Every operation by its leading key. One more is a line here, a line in the table, its module and its words. */
export interface Shapes {
  check: Check;
  roll: Roll;
  choose: Choose;
  may: May;
  if: If;
  each: Each;
  when: When;
  gain: Gain;
  lose: Lose;
  restore: Restore;
  split: Split;
  spend: Spend;
  draw: Draw;
  take: Take;
  buy: Buy;
  sell: Sell;
  sale: Sale;
  discard: Discard;
  claimTrophy: ClaimTrophy;
  status: GetStatus;
  release: Release;
  move: Move;
  moveThroughGate: MoveThroughGate;
  moveMonster: MoveMonster;
  encounter: HaveEncounter;
  monster: MonsterAppears;
  monsterAt: MonsterAt;
  gate: GateOpens;
  closeGate: CloseGate;
  doom: Doom;
  terror: Terror;
  close: Close;
  returnToCup: ReturnToCup;
  returnToBox: ReturnToBox;
  exhaust: Exhaust;
  tokensOnCard: TokensOnCard;
  monstersOnCard: MonstersOnCard;
  fightFromCard: FightFromCard;
  redrawMonster: RedrawMonster;
  redrawEncounter: RedrawEncounter;
  modify: Modify;
  modifyDraw: ModifyDraw;
  forbid: Forbid;
  cancel: Cancel;
  ignore: Ignore;
  prevent: Prevent;
  reroll: Reroll;
  autoPass: AutoPass;
  autoFail: AutoFail;
  countsAs: CountsAs;
  set: SetValues;
  grant: Grant;
  peek: Peek;
  look: Look;
  revealTop: RevealTop;
  reshuffle: Reshuffle;
  mythosDraw: MythosDraw;
  removeElderSigns: RemoveElderSigns;
  replaceInvestigator: ReplaceInvestigator;
  defeatMonsters: DefeatMonsters;
  addToCup: AddToCup;
  mark: Mark;
  gameOver: GameOver;
}

/** What of an operation may be a cost: all of it is paid, or nothing (2E-103). */
export interface CostShapes {
  spend: Spend;
  exhaust: Exhaust;
  discard: DiscardThis;
  tokensOnCard: TokensOnHeld;
  returnToBox: ReturnToBox;
}

/** How lists of effects are said of what there is. */
export const speech = onceEach((content: Content) => speechOf(operationOf, content));

/** The table is built with this, and this looks into the table once it is built. */
export const language: Language = {
  effects: z.array(z.lazy(() => effect)),
  costs: z.array(z.lazy(() => cost)),
  ...runningOf(operationOf),
  speech,
};

export const OPERATIONS: {
  readonly [N in Name]: N extends keyof CostShapes ? PaidOperation<Shapes[N], CostShapes[N]> : Operation<Shapes[N]>;
} = {
  check: check(language),
  roll: roll(language),
  choose: choose(language),
  may: may(language),
  if: conditional(language),
  each: each(language),
  when: when(language),
  gain,
  lose,
  restore,
  split,
  spend,
  draw,
  take: take(language),
  buy,
  sell,
  sale,
  discard,
  claimTrophy,
  status,
  release,
  move,
  moveThroughGate,
  moveMonster,
  encounter,
  monster,
  monsterAt,
  gate,
  closeGate,
  doom,
  terror,
  close,
  returnToCup,
  returnToBox,
  exhaust,
  tokensOnCard,
  monstersOnCard,
  fightFromCard,
  redrawMonster,
  redrawEncounter,
  modify,
  modifyDraw,
  forbid,
  cancel,
  ignore,
  prevent,
  reroll,
  autoPass,
  autoFail,
  countsAs,
  set,
  grant,
  peek,
  look,
  revealTop,
  reshuffle,
  mythosDraw,
  removeElderSigns,
  replaceInvestigator,
  defeatMonsters,
  addToCup,
  mark,
  gameOver,
};

/** Does a list of effects in order. */
export const { run } = language;

export const OPERATION_NAMES = Object.keys(OPERATIONS) as Name[];

const reading = byLeadingKey<Effect, Operation<Effect>>(OPERATIONS, 'operation');

/** One effect, as it is read. */
export const effect = reading.schema;

/** The operation of an effect. */
export function operationOf(one: Effect): Operation<Effect> {
  return reading.partOf(one);
}

const COSTS: { readonly [C in keyof CostShapes]: Payable<CostShapes[C]> } = {
  spend: OPERATIONS.spend.cost,
  exhaust: OPERATIONS.exhaust.cost,
  discard: OPERATIONS.discard.cost,
  tokensOnCard: OPERATIONS.tokensOnCard.cost,
  returnToBox: OPERATIONS.returnToBox.cost,
};
const paying = byLeadingKey<Cost, Payable<Cost>>(COSTS, 'cost');

/** One part of a cost, as it is read. */
export const cost = paying.schema;

/** How a part of a cost is paid. */
export function payableOf(part: Cost): Payable<Cost> {
  return paying.partOf(part);
}
