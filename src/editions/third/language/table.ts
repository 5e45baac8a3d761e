import { z } from 'zod';
import { byLeadingKey } from '../../language/leading.ts';
import type { Cost, Effect, Operation as Name } from '../content/effect.ts';
import { changingOf } from './change.ts';
import type { Language, Operation, Payable } from './operation.ts';
import { type Check, check } from './operations/branching/check.ts';
import { type Choose, choose } from './operations/branching/choose.ts';
import { type Each, each } from './operations/branching/each.ts';
import { conditional, type If } from './operations/branching/if.ts';
import { type May, may } from './operations/branching/may.ts';
import { type Repeat, repeat } from './operations/branching/repeat.ts';
import { type Roll, roll } from './operations/branching/roll.ts';
import { type Buy, buy } from './operations/cards/buy.ts';
import { type Discard, type DiscardCards, discard, discardCost } from './operations/cards/discard.ts';
import { type Draw, draw } from './operations/cards/draw.ts';
import { type Flip, flip } from './operations/cards/flip.ts';
import { type GainCardsUnder, gainCardsUnder } from './operations/cards/gaincardsunder.ts';
import { type GainItem, gainItem } from './operations/cards/gainitem.ts';
import { type Ignore, ignore } from './operations/cards/ignore.ts';
import { type PlaceUnder, placeUnder } from './operations/cards/placeunder.ts';
import { type Take, take } from './operations/cards/take.ts';
import { type TokensOnCard, tokensOnCard, tokensOnCardCost } from './operations/cards/tokensoncard.ts';
import { type ArchiveFlip, archiveFlip } from './operations/codex/archiveflip.ts';
import { type ArchiveReturn, archiveReturn } from './operations/codex/archivereturn.ts';
import { type Attach, attach } from './operations/codex/attach.ts';
import { type CodexAdd, codexAdd } from './operations/codex/codexadd.ts';
import { type GameOver, gameOver } from './operations/codex/gameover.ts';
import { type MoveToken, moveToken } from './operations/codex/movetoken.ts';
import { type Read, read } from './operations/codex/read.ts';
import { type SetAside, setAside } from './operations/codex/setaside.ts';
import { type SheetClue, sheetClue } from './operations/codex/sheetclue.ts';
import { type SheetDoom, sheetDoom } from './operations/codex/sheetdoom.ts';
import { type SheetMarker, sheetMarker } from './operations/codex/sheetmarker.ts';
import { type ShuffleIn, shuffleIn } from './operations/codex/shufflein.ts';
import { type AddToCup, addToCup } from './operations/doom/addtocup.ts';
import { type Anomaly, anomaly } from './operations/doom/anomaly.ts';
import { type DrawMythos, drawMythos } from './operations/doom/drawmythos.ts';
import { type Encounter, encounter } from './operations/doom/encounter.ts';
import { type GateBurst, gateBurst } from './operations/doom/gateburst.ts';
import { type PlaceDoom, placeDoom } from './operations/doom/placedoom.ts';
import { type ReadHeadline, readHeadline } from './operations/doom/readheadline.ts';
import { type Reckoning, reckoning } from './operations/doom/reckoning.ts';
import { type RemoveAnomaly, removeAnomaly } from './operations/doom/removeanomaly.ts';
import { type RemoveDoom, removeDoom } from './operations/doom/removedoom.ts';
import { type SpawnClue, spawnClue } from './operations/doom/spawnclue.ts';
import { type SpreadDoom, spreadDoom } from './operations/doom/spreaddoom.ts';
import { type Focus, focus } from './operations/gains/focus.ts';
import { type Gain, gain } from './operations/gains/gain.ts';
import { type Lose, lose } from './operations/gains/lose.ts';
import { type Move, move } from './operations/gains/move.ts';
import { type Research, research } from './operations/gains/research.ts';
import { type Retire, retire } from './operations/gains/retire.ts';
import { type Spend, spend, spendCost } from './operations/gains/spend.ts';
import { type OwnStatus, type Status, status, statusCost } from './operations/gains/status.ts';
import { type Damage, damage, damageCost } from './operations/harm/damage.ts';
import { type DirectHorror, directHorror, directHorrorCost } from './operations/harm/directhorror.ts';
import { type Exchange, exchange } from './operations/harm/exchange.ts';
import { type Horror, horror, horrorCost } from './operations/harm/horror.ts';
import { type Prevent, prevent } from './operations/harm/prevent.ts';
import { type Recover, recover } from './operations/harm/recover.ts';
import { type Restore, restore } from './operations/harm/restore.ts';
import { type SufferSplit, sufferSplit } from './operations/harm/suffersplit.ts';
import { type DiscardMarker, discardMarker } from './operations/markers/discardmarker.ts';
import { type MendScar, mendScar } from './operations/markers/mendscar.ts';
import { type PlaceMarker, placeMarker } from './operations/markers/placemarker.ts';
import { type RevealMarker, revealMarker } from './operations/markers/revealmarker.ts';
import { type Scar, scar } from './operations/markers/scar.ts';
import { type ChooseInvestigator, chooseInvestigator } from './operations/monsters/chooseinvestigator.ts';
import { type ChooseMonster, chooseMonster } from './operations/monsters/choosemonster.ts';
import { type DamageMonster, damageMonster } from './operations/monsters/damagemonster.ts';
import { type DefeatMonster, defeatMonster } from './operations/monsters/defeatmonster.ts';
import { type Disengage, disengage } from './operations/monsters/disengage.ts';
import { type Engage, engage } from './operations/monsters/engage.ts';
import { type ExhaustMonster, exhaustMonster } from './operations/monsters/exhaustmonster.ts';
import { type MonsterAttacks, monsterAttacks } from './operations/monsters/monsterattacks.ts';
import { type MoveMonster, moveMonster } from './operations/monsters/movemonster.ts';
import { type ReturnToBox, returnToBox } from './operations/monsters/returntobox.ts';
import { type SpawnMonster, spawnMonster } from './operations/monsters/spawnmonster.ts';
import { type AddDamage, addDamage } from './operations/tests/adddamage.ts';
import { type AddToDie, addToDie } from './operations/tests/addtodie.ts';
import { type AddToTest, addToTest } from './operations/tests/addtotest.ts';
import { type GrantAction, grantAction } from './operations/tests/grantaction.ts';
import { type RepeatAction, repeatAction } from './operations/tests/repeataction.ts';
import { payingOf } from './paying.ts';
import { runningOf } from './running.ts';
import { speechOf } from './speech.ts';

/** Every operation by its leading key. One more is a line here, a line in the table, its module and its words. */
export interface Shapes {
  check: Check;
  roll: Roll;
  choose: Choose;
  may: May;
  if: If;
  each: Each;
  repeat: Repeat;
  gain: Gain;
  lose: Lose;
  spend: Spend;
  damage: Damage;
  horror: Horror;
  directHorror: DirectHorror;
  sufferSplit: SufferSplit;
  recover: Recover;
  restore: Restore;
  draw: Draw;
  gainItem: GainItem;
  take: Take;
  buy: Buy;
  discard: Discard;
  focus: Focus;
  status: Status;
  retire: Retire;
  move: Move;
  research: Research;
  sheetClue: SheetClue;
  sheetDoom: SheetDoom;
  sheetMarker: SheetMarker;
  moveToken: MoveToken;
  tokensOnCard: TokensOnCard;
  placeDoom: PlaceDoom;
  removeDoom: RemoveDoom;
  spreadDoom: SpreadDoom;
  spawnClue: SpawnClue;
  gateBurst: GateBurst;
  readHeadline: ReadHeadline;
  drawMythos: DrawMythos;
  reckoning: Reckoning;
  addToCup: AddToCup;
  spawnMonster: SpawnMonster;
  damageMonster: DamageMonster;
  defeatMonster: DefeatMonster;
  exhaustMonster: ExhaustMonster;
  disengage: Disengage;
  engage: Engage;
  monsterAttacks: MonsterAttacks;
  moveMonster: MoveMonster;
  returnToBox: ReturnToBox;
  chooseMonster: ChooseMonster;
  chooseInvestigator: ChooseInvestigator;
  prevent: Prevent;
  addToTest: AddToTest;
  addToDie: AddToDie;
  addDamage: AddDamage;
  exchange: Exchange;
  grantAction: GrantAction;
  repeatAction: RepeatAction;
  ignore: Ignore;
  placeUnder: PlaceUnder;
  gainCardsUnder: GainCardsUnder;
  flip: Flip;
  codexAdd: CodexAdd;
  archiveFlip: ArchiveFlip;
  archiveReturn: ArchiveReturn;
  read: Read;
  setAside: SetAside;
  attach: Attach;
  shuffleIn: ShuffleIn;
  anomaly: Anomaly;
  removeAnomaly: RemoveAnomaly;
  encounter: Encounter;
  placeMarker: PlaceMarker;
  revealMarker: RevealMarker;
  discardMarker: DiscardMarker;
  scar: Scar;
  mendScar: MendScar;
  gameOver: GameOver;
}

/** What of an operation may be a cost: all of it is paid, or nothing (3E-400.1f). */
export interface CostShapes {
  spend: Spend;
  discard: DiscardCards;
  status: OwnStatus;
  damage: Damage;
  horror: Horror;
  directHorror: DirectHorror;
  tokensOnCard: TokensOnCard;
}

export const speech = speechOf(operationOf);

/** The table is built with this, and this looks into the table once it is built. */
const language: Language = {
  effects: () => z.array(z.lazy(() => reading.schema)),
  costs: () => z.array(z.lazy(() => paying.schema)).min(1),
  ...runningOf(operationOf),
  ...payingOf(payableOf),
  ...changingOf(operationOf),
  speech,
};
export const { effects, costs, run, payDebts, canPay, pay, prices, changes, isGood, useful } = language;

export const OPERATIONS: { readonly [N in Name]: Operation<Shapes[N]> } = {
  check: check(language),
  roll: roll(language),
  choose: choose(language),
  may: may(language),
  if: conditional(language),
  each: each(language),
  repeat: repeat(language),
  gain,
  lose,
  spend: spend(language),
  damage,
  horror,
  directHorror,
  sufferSplit,
  recover,
  restore,
  draw,
  gainItem,
  take,
  buy: buy(language),
  discard,
  focus,
  status,
  retire,
  move,
  research,
  sheetClue,
  sheetDoom,
  sheetMarker,
  moveToken,
  tokensOnCard,
  placeDoom,
  removeDoom,
  spreadDoom,
  spawnClue,
  gateBurst,
  readHeadline,
  drawMythos,
  reckoning,
  addToCup,
  spawnMonster,
  damageMonster,
  defeatMonster,
  exhaustMonster,
  disengage,
  engage,
  monsterAttacks,
  moveMonster,
  returnToBox,
  chooseMonster,
  chooseInvestigator,
  prevent,
  addToTest,
  addToDie,
  addDamage,
  exchange,
  grantAction,
  repeatAction,
  ignore,
  placeUnder,
  gainCardsUnder,
  flip,
  codexAdd,
  archiveFlip,
  archiveReturn,
  read,
  setAside,
  attach,
  shuffleIn,
  anomaly,
  removeAnomaly,
  encounter,
  placeMarker,
  revealMarker,
  discardMarker,
  scar,
  mendScar,
  gameOver,
};
export const OPERATION_NAMES = Object.keys(OPERATIONS) as Name[];

const COSTS: { readonly [C in keyof CostShapes]: Payable<CostShapes[C]> } = {
  spend: spendCost,
  discard: discardCost,
  status: statusCost,
  damage: damageCost,
  horror: horrorCost,
  directHorror: directHorrorCost,
  tokensOnCard: tokensOnCardCost,
};

const reading = byLeadingKey<Effect, Operation<Effect>>(OPERATIONS, 'operation');
const paying = byLeadingKey<Cost, Payable<Cost>>(COSTS, 'cost');

/** The operation of an effect. */
export function operationOf(effect: Effect): Operation<Effect> {
  return reading.partOf(effect);
}

/** How a part of a cost is paid. */
function payableOf(cost: Cost): Payable<Cost> {
  return paying.partOf(cost);
}
