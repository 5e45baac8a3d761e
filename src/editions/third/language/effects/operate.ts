import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import type { Effect, EffectOf } from '../../content/effect.ts';
import { OPERATIONS, type Operation } from '../../content/vocabulary.ts';
import { anomalyEncounter } from '../../encounters/encounter.ts';
import { settle } from '../../reactions/settle.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { witnessed } from '../../state/witness.ts';
import { holds } from '../conditions.ts';
import { pay } from '../cost.ts';
import { addDamage, addToDie, addToTest, grantAction, ignore, repeatAction } from './actions.ts';
import { buyCards, discard, draw, flip, gainCardsUnder, gainOneItem, placeUnder, takeNamed } from './cards.ts';
import { doCheck } from './check.ts';
import { doChoose, doMay, doRepeat } from './choice.ts';
import {
  addToCup,
  archiveFlip,
  archiveReturn,
  attach,
  closeAnomalies,
  codexAdd,
  gameOver,
  moveToken,
  openAnomalies,
  read,
  setAside,
  shuffleIn,
} from './codex.ts';
import { drawMythos, placeDoom, readHeadline, removeDoom, repeated } from './doom.ts';
import { each } from './each.ts';
import { exchange, focus, gain, lose, recover, restore, retire, status } from './gains.ts';
import { prevent, suffer, sufferSplit } from './harm.ts';
import { discardMarker, mendScar, placeMarker, revealMarker, scar } from './markers.ts';
import {
  chooseInvestigator,
  chooseMonster,
  damageMonster,
  defeatMonster,
  disengage,
  engage,
  exhaustMonster,
  monsterAttacks,
  moveMonster,
  returnToBox,
  spawnMonster,
} from './monsters.ts';
import { move } from './moves.ts';
import { doResearch, sheetClue, sheetDoom, sheetMarker } from './places.ts';
import { doRoll } from './roll.ts';
import { perform } from './run.ts';
import { changeTokens } from './tokens.ts';

/** Operations on an investigator: without one they are skipped (3E-R21). */
const PERSONAL = [
  'check',
  'repeat',
  'gain',
  'lose',
  'damage',
  'horror',
  'directHorror',
  'sufferSplit',
  'recover',
  'draw',
  'gainItem',
  'buy',
  'focus',
  'status',
  'retire',
  'move',
  'research',
  'disengage',
  'engage',
  'prevent',
  'addToTest',
  'addToDie',
  'addDamage',
  'exchange',
  'grantAction',
  'repeatAction',
  'ignore',
  'placeUnder',
  'gainCardsUnder',
  'flip',
  'encounter',
] as const satisfies readonly Operation[];
export type Personal = EffectOf<(typeof PERSONAL)[number]>;

/** Does one operation with all that follows from it. */
export function* operate(game: Game, seat: Seat | null, effect: Effect, context: EffectContext): Flow {
  witnessed(effect);
  if (!isPersonal(effect)) yield* onWorld(game, seat, effect, context);
  else if (seat !== null) yield* onInvestigator(game, seat, effect, context);
  // What an archive card says is done completely before other texts of the codex are looked at (3E-R26).
  if (context.archive === undefined || seat !== null) yield* settle(game);
}

/** Whether it needs an investigator. */
export function isPersonal(effect: Effect): effect is Personal {
  const leading = OPERATIONS.find((operation) => operation in effect);
  return PERSONAL.some((operation) => operation === leading);
}

function* onInvestigator(game: Game, seat: Seat, effect: Personal, context: EffectContext): Flow {
  if ('check' in effect) yield* doCheck(game, seat, effect.check, context);
  else if ('repeat' in effect) yield* doRepeat(game, seat, effect.repeat, context);
  else if ('gain' in effect) yield* gain(game, seat, effect.gain, context);
  else if ('lose' in effect) yield* lose(game, seat, effect.lose, context);
  else if ('damage' in effect) yield* suffer(game, seat, 'damage', effect.damage, context);
  else if ('horror' in effect) yield* suffer(game, seat, 'horror', effect.horror, context);
  else if ('directHorror' in effect) yield* suffer(game, seat, 'directHorror', effect.directHorror, context);
  else if ('sufferSplit' in effect) yield* sufferSplit(game, seat, effect.sufferSplit.amount, context);
  else if ('recover' in effect) yield* recover(game, seat, effect.recover, context);
  else if ('draw' in effect) yield* draw(game, seat, effect.draw);
  else if ('gainItem' in effect) yield* gainOneItem(game, seat, effect.gainItem);
  else if ('buy' in effect) yield* buyCards(game, seat, effect.buy, context);
  else if ('focus' in effect) yield* focus(game, seat, effect.focus, context);
  else if ('status' in effect) yield* status(game, seat, effect, context);
  else if ('retire' in effect) yield* retire(game, seat, context);
  else if ('move' in effect) yield* move(game, seat, effect.move, context);
  else if ('research' in effect) yield* doResearch(game, seat, effect.research, context);
  else if ('disengage' in effect) yield* disengage(game, seat, effect.disengage, context);
  else if ('engage' in effect) engage(game, seat, effect.engage, context);
  else if ('prevent' in effect) yield* prevent(game, seat, effect.prevent, context);
  else if ('addToTest' in effect) yield* addToTest(game, seat, effect.addToTest, context);
  else if ('addToDie' in effect) addToDie(game, effect.addToDie, context);
  else if ('addDamage' in effect) yield* addDamage(game, seat, effect.addDamage, context);
  else if ('exchange' in effect) yield* exchange(game, seat, effect.exchange, context);
  else if ('grantAction' in effect) yield* grantAction(game, seat, context);
  else if ('repeatAction' in effect) yield* repeatAction(game, seat, context);
  else if ('ignore' in effect) ignore(game, seat, context);
  else if ('placeUnder' in effect) placeUnder(game, effect.placeUnder, context);
  else if ('gainCardsUnder' in effect) yield* gainCardsUnder(game, context);
  else if ('flip' in effect) yield* flip(game, context);
  else if ('encounter' in effect) yield* anomalyEncounter(game, seat);
  else effect satisfies never;
}

function* onWorld(game: Game, seat: Seat | null, effect: Exclude<Effect, Personal>, context: EffectContext): Flow {
  if ('roll' in effect) yield* doRoll(game, seat, effect.roll, context);
  else if ('choose' in effect) yield* doChoose(game, seat, effect, context);
  else if ('may' in effect) yield* doMay(game, seat, effect.may, context);
  else if ('if' in effect) {
    const list = holds(game, seat, effect.if, context) ? effect.then : (effect.else ?? []);
    yield* perform(game, seat, list, context);
  } else if ('each' in effect) yield* each(game, seat, effect, context);
  else if ('spend' in effect) yield* pay(game, seat, [effect], context);
  else if ('restore' in effect) restore(game, seat, effect, context);
  else if ('take' in effect) yield* takeNamed(game, seat, effect);
  else if ('discard' in effect) yield* discard(game, seat, effect.discard, context);
  else if ('tokensOnCard' in effect) yield* changeTokens(game, seat, effect.tokensOnCard, context);
  else if ('sheetClue' in effect) yield* sheetClue(game, seat, effect.sheetClue, context);
  else if ('sheetDoom' in effect) yield* sheetDoom(game, seat, effect.sheetDoom, context);
  else if ('sheetMarker' in effect) sheetMarker(game, effect.sheetMarker);
  else if ('moveToken' in effect) moveToken(game, effect.moveToken);
  else if ('placeDoom' in effect) yield* placeDoom(game, seat, effect.placeDoom, context);
  else if ('removeDoom' in effect) yield* removeDoom(game, seat, effect.removeDoom, context);
  else if ('spreadDoom' in effect || 'spawnClue' in effect || 'gateBurst' in effect || 'reckoning' in effect)
    yield* repeated(game, effect);
  else if ('readHeadline' in effect) yield* readHeadline(game, seat, effect.readHeadline, context);
  else if ('drawMythos' in effect) yield* drawMythos(game, seat, effect.drawMythos, context);
  else if ('addToCup' in effect) addToCup(game, effect.addToCup);
  else if ('spawnMonster' in effect) yield* spawnMonster(game, seat, effect.spawnMonster, context);
  else if ('damageMonster' in effect) yield* damageMonster(game, seat, effect.damageMonster, context);
  else if ('defeatMonster' in effect) yield* defeatMonster(game, seat, effect.defeatMonster, context);
  else if ('exhaustMonster' in effect) yield* exhaustMonster(game, effect.exhaustMonster, context);
  else if ('monsterAttacks' in effect) yield* monsterAttacks(game, effect.monsterAttacks, context);
  else if ('moveMonster' in effect) yield* moveMonster(game, seat, effect.moveMonster, context);
  else if ('returnToBox' in effect) returnToBox(game, context);
  else if ('chooseMonster' in effect) yield* chooseMonster(game, seat, effect.chooseMonster, context);
  else if ('chooseInvestigator' in effect) yield* chooseInvestigator(game, seat, context);
  else if ('codexAdd' in effect) yield* codexAdd(game, effect.codexAdd, effect.side);
  else if ('archiveFlip' in effect) yield* archiveFlip(game, effect.archiveFlip);
  else if ('archiveReturn' in effect) archiveReturn(game, effect.archiveReturn);
  else if ('read' in effect) yield* read(game, effect.read);
  else if ('setAside' in effect) setAside(game, effect.setAside);
  else if ('attach' in effect) attach(game, effect.attach.card.random);
  else if ('shuffleIn' in effect) shuffleIn(game, effect.shuffleIn);
  else if ('anomaly' in effect) yield* openAnomalies(game, seat, effect.anomaly, context);
  else if ('removeAnomaly' in effect) yield* closeAnomalies(game, seat, effect.removeAnomaly, context);
  else if ('placeMarker' in effect) yield* placeMarker(game, seat, effect.placeMarker, context);
  else if ('revealMarker' in effect) yield* revealMarker(game, seat, effect.revealMarker.at, context);
  else if ('discardMarker' in effect) yield* discardMarker(game, seat, effect.discardMarker, context);
  else if ('scar' in effect) yield* scar(game, seat, effect.scar, context);
  else if ('mendScar' in effect) yield* mendScar(game, seat, effect.mendScar.at, context);
  else if ('gameOver' in effect) gameOver(game, effect.gameOver, context);
  else effect satisfies never;
}
