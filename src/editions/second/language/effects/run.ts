import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import type { Effect } from '../../content/effect.ts';
import { upset, upsets } from '../../investigators/investigator.ts';
import { settle } from '../../misfortune/misfortune.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { operate } from './operate.ts';
import { cameBy } from './places.ts';

/**
 * Does a list of effects in order, for one acting investigator. Gains and losses that stand together happen together:
 * what is gained is there when the loss strikes. A misfortune of the acting investigator ends the list, except for
 * what befalls the world whatever becomes of him. Throws StepEnd when the Ancient One awakens or the game is over.
 */
export function* run(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext): Flow {
  if (context.enteredBy === undefined) context.enteredBy = cameBy(game, seat);
  const list = inSentences(effects);
  let before = upsets(game, seat);
  let stopped = false;
  for (const [index, effect] of list.entries()) {
    if (stopped && !befallsTheWorld(effect)) continue;
    const next = list[index + 1];
    // A condition that follows looks at the value before insanity or unconsciousness is dealt with.
    const looksAtLoss = next !== undefined && 'if' in next && isVital(next.if.resource);
    const looked = 'if' in effect && context.unsettled === true;
    if (looksAtLoss) context.unsettled = true;
    yield* operate(game, seat, effect, context);
    if (looked) {
      context.unsettled = false;
      yield* settle(game, seat);
    }
    // An arrest is no end of the list: what the card goes on to say befalls him too (Temperence Fever).
    const goesOn = 'each' in effect || ('status' in effect && effect.status === 'arrested');
    if (goesOn) before = upsets(game, seat);
    else if (upset(game, seat, before)) stopped = true;
    // The condition that was to look at the loss is never reached.
    if (stopped && context.unsettled === true) {
      context.unsettled = false;
      yield* settle(game, seat);
    }
  }
}

const isVital = (resource: string | undefined) => resource === 'sanity' || resource === 'stamina';

/** The list with each group of gains and losses put so that losses of Sanity and Stamina come last. */
function inSentences(effects: readonly Effect[]): Effect[] {
  const result: Effect[] = [];
  let sentence: Effect[] = [];
  const close = () => {
    result.push(...sentence.filter((effect) => !hurts(effect)), ...sentence.filter(hurts));
    sentence = [];
  };
  for (const effect of effects) {
    if (!isGainOrLoss(effect)) close();
    if (isGainOrLoss(effect)) sentence.push(effect);
    else result.push(effect);
  }
  close();
  return result;
}

function isGainOrLoss(effect: Effect): boolean {
  if ('discard' in effect) return effect.discard.what === 'this';
  return 'gain' in effect || 'lose' in effect || 'draw' in effect || 'take' in effect || 'tokensOnCard' in effect;
}

function hurts(effect: Effect): boolean {
  return 'lose' in effect && (effect.lose.sanity !== undefined || effect.lose.stamina !== undefined);
}

/** Effects that go on when the acting investigator is gone: they are not about him. */
function befallsTheWorld(effect: Effect): boolean {
  if ('closeGate' in effect) return effect.closeGate.which === 'entered' || effect.closeGate.which === 'that';
  return 'doom' in effect || 'terror' in effect || 'close' in effect || 'removeElderSigns' in effect;
}
