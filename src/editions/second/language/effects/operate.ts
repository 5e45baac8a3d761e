import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { exhaust } from '../../cards/card.ts';
import type { Effect, EffectOf } from '../../content/effect.ts';
import { encounterAt } from '../../encounters/encounter.ts';
import { buy, sale, sell } from '../../encounters/shop.ts';
import { lowerDoom, raiseDoom } from '../../end/doom.ts';
import { hunt } from '../../monsters/monstermove.ts';
import { raiseTerror } from '../../mythos/terror.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { witnessed } from '../../state/witness.ts';
import { holds } from '../conditions.ts';
import { pay } from '../cost.ts';
import { draw, look, peek, reshuffle, returnToBox, revealTop, take, tokensOnCard } from './cards.ts';
import { doChoose, doMay } from './choice.ts';
import { discard } from './discard.ts';
import { each } from './each.ts';
import { doGain, doLose, doRestore, doSplit } from './gains.ts';
import { autoFail, lasting } from './lasting.ts';
import { addToCup, claimTrophy, defeatMonsters, fightFromCard, monstersOnCard, redrawMonster } from './markers.ts';
import { appear, appearAt, returnToCup } from './monsters.ts';
import { close, closeGates, gate, moveTarget, moveThroughGate } from './places.ts';
import { doCheck, doRoll } from './rolls.ts';
import { run } from './run.ts';
import { doStatus, gameOver, mark, mythosDraw, release, removeElderSigns, replaceInvestigator } from './status.ts';

/** Operations that wait, stand, or are read by the rule they change; doing them changes nothing. */
type Standing = EffectOf<
  'when' | 'modifyDraw' | 'prevent' | 'reroll' | 'autoPass' | 'countsAs' | 'set' | 'grant' | 'redrawEncounter'
>;

/** Does one operation. */
export function* operate(game: Game, seat: Seat, effect: Effect, context: EffectContext): Flow {
  witnessed(effect);
  if ('check' in effect) yield* doCheck(game, seat, effect.check, context);
  else if ('roll' in effect) yield* doRoll(game, seat, effect.roll, context);
  else if ('choose' in effect) yield* doChoose(game, seat, effect, context);
  else if ('may' in effect) yield* doMay(game, seat, effect, context);
  else if ('if' in effect) {
    const list = holds(game, seat, effect.if, context) ? effect.then : (effect.else ?? []);
    yield* run(game, seat, list, context);
  } else if ('each' in effect) yield* each(game, seat, effect, context);
  else if ('gain' in effect) yield* doGain(game, seat, effect, context);
  else if ('lose' in effect) yield* doLose(game, seat, effect.lose, context);
  else if ('restore' in effect) doRestore(game, seat, effect.restore, context);
  else if ('split' in effect) yield* doSplit(game, seat, effect.split, context);
  else if ('spend' in effect) yield* pay(game, seat, [effect], context);
  else if ('draw' in effect) yield* draw(game, seat, effect.draw);
  else if ('take' in effect) yield* take(game, seat, effect, context);
  else if ('buy' in effect) yield* buy(game, seat, effect.buy, context);
  else if ('sell' in effect) yield* sell(game, seat, effect.sell, context);
  else if ('sale' in effect) yield* sale(game, seat, effect.sale, context);
  else if ('discard' in effect) yield* discard(game, seat, effect.discard, context);
  else if ('claimTrophy' in effect) yield* claimTrophy(game, seat, effect.claimTrophy, context);
  else if ('status' in effect) yield* doStatus(game, seat, effect, context);
  else if ('release' in effect) release(game, seat);
  else if ('move' in effect) yield* moveTarget(game, seat, effect.move, context);
  else if ('moveThroughGate' in effect) yield* moveThroughGate(game, seat, context);
  else if ('encounter' in effect) {
    const { at, draw: count, keep, different } = effect.encounter;
    yield* encounterAt(game, seat, at === 'here' ? null : at, {
      ...(count === undefined ? {} : { draw: count }),
      ...(keep === undefined ? {} : { keep }),
      ...(different && context.entry !== undefined ? { different: context.entry } : {}),
    });
  } else if ('monster' in effect) yield* appear(game, seat, effect.monster.count);
  else if ('monsterAt' in effect) yield* appearAt(game, effect.monsterAt);
  else if ('gate' in effect) yield* gate(game, seat, effect.gate.monster);
  else if ('closeGate' in effect) yield* closeGates(game, seat, effect.closeGate, context);
  else if ('doom' in effect) {
    if (effect.doom > 0) yield* raiseDoom(game, effect.doom, context.source);
    else yield* lowerDoom(game, -effect.doom, context.source);
  } else if ('terror' in effect)
    yield* raiseTerror(game, effect.terror === 'to10' ? Math.max(0, 10 - game.state.terror) : effect.terror);
  else if ('close' in effect) close(game, effect.close, context);
  else if ('returnToCup' in effect) returnToCup(game, effect.returnToCup, context);
  else if ('returnToBox' in effect) returnToBox(game, seat, context);
  else if ('exhaust' in effect) {
    if (context.card !== undefined) exhaust(game, seat, context.card);
  } else if ('tokensOnCard' in effect) tokensOnCard(game, seat, effect, context);
  else if ('monstersOnCard' in effect) monstersOnCard(game, effect.monstersOnCard);
  else if ('fightFromCard' in effect) yield* fightFromCard(game, seat, effect.fightFromCard.min, context);
  else if ('redrawMonster' in effect) redrawMonster(game, context);
  else if ('modify' in effect || 'forbid' in effect || 'cancel' in effect || 'ignore' in effect)
    lasting(game, seat, effect, context);
  else if ('autoFail' in effect) autoFail(game, seat, effect, context);
  else if ('peek' in effect) peek(game, context);
  else if ('look' in effect) look(game, seat, effect.look.decks);
  else if ('revealTop' in effect) yield* revealTop(game, seat, context);
  else if ('reshuffle' in effect) reshuffle(game, effect.reshuffle.deck);
  else if ('mythosDraw' in effect) mythosDraw(game, effect.mythosDraw.cards);
  else if ('removeElderSigns' in effect) removeElderSigns(game);
  else if ('replaceInvestigator' in effect) yield* replaceInvestigator(game, seat, context);
  else if ('defeatMonsters' in effect) yield* defeatMonsters(game, seat);
  else if ('addToCup' in effect) addToCup(game, effect.addToCup.ability);
  else if ('mark' in effect) mark(game, seat, effect.mark.defaultedOn);
  else if ('gameOver' in effect) gameOver(game);
  else if ('moveMonster' in effect) {
    if (context.monster !== undefined) yield* hunt(game, context.monster, effect.moveMonster);
  } else effect satisfies Standing;
}
