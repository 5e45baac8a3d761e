import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Effect, EffectOf } from '../content/effect.ts';
import { endSlips, slips } from '../engage.ts';
import { inPlay, investigator, upset, upsets } from '../investigator.ts';
import { happened } from '../reaction.ts';
import { settle } from '../settle.ts';
import type { Game } from '../state.ts';
import type { EffectContext } from './context.ts';
import { sufferTogether } from './harm.ts';
import { operate } from './operate.ts';

/**
 * Does a list of effects that a card, sheet, monster or rule brings. Without a seat, or with one whose investigator is
 * not in play, the group decides, and parts that need an investigator are skipped (3E-R21). At its end comes what
 * paying has set off (3E-R33), and monsters that were parted from him engage again (3E-R11). Throws StepEnd when the
 * game is over.
 */
export function* run(game: Game, seat: Seat | null, effects: readonly Effect[], context: EffectContext): Flow {
  const since = slips(game);
  // Copies of the context share it.
  context.owed ??= [];
  yield* perform(game, seat, effects, context);
  yield* payDebts(game, context);
  if (slips(game) > since) endSlips(game, since);
  yield* settle(game);
}

/**
 * Does a list that stands inside another one, each effect completely before the next. The end of the acting
 * investigator ends the list, except for what befalls the world whatever becomes of him (3E-R8).
 */
export function* perform(game: Game, seat: Seat | null, effects: readonly Effect[], context: EffectContext): Flow {
  const acting = seat !== null && investigator(game, seat).left === null ? seat : null;
  const before = acting === null ? 0 : upsets(game, acting);
  for (const sentence of inSentences(effects)) {
    const gone = acting !== null && upset(game, acting, before);
    if (sentence.length > 1) {
      if (acting !== null && !gone) yield* sufferTogether(game, acting, sentence as HarmEffect[], context);
      continue;
    }
    const [effect] = sentence;
    if (!effect || (gone && !befallsTheWorld(effect))) continue;
    yield* operate(game, gone ? null : acting, effect, context);
  }
}

type HarmEffect = EffectOf<'damage' | 'horror'>;

/** Damage and horror that stand next to each other are one event (3E-R5); everything else stands alone. */
function inSentences(effects: readonly Effect[]): Effect[][] {
  const sentences: Effect[][] = [];
  for (const effect of effects) {
    const last = sentences.at(-1);
    const [first] = last ?? [];
    const joins =
      last?.length === 1 &&
      first !== undefined &&
      (('damage' in first && 'horror' in effect) || ('horror' in first && 'damage' in effect));
    if (joins) last.push(effect);
    else sentences.push([effect]);
  }
  return sentences;
}

/**
 * What paying a cost has set off, once the sentence that it paid for is done (3E-R33).
 * @param from how many were owed before it was paid: those wait for the end of their own sentence
 */
export function* payDebts(game: Game, context: EffectContext, from = 0): Flow {
  for (const moment of context.owed?.splice(from) ?? [])
    if (moment.seat !== undefined && inPlay(game.state).includes(moment.seat)) yield* happened(game, moment);
}

/** What goes on when the acting investigator is gone: it is not about him. */
function befallsTheWorld(effect: Effect): boolean {
  if ('each' in effect) return effect.each === 'investigator' || effect.each === 'monster';
  return WORLD.some((operation) => operation in effect);
}

const WORLD = [
  'if',
  'sheetClue',
  'sheetDoom',
  'sheetMarker',
  'placeDoom',
  'spreadDoom',
  'spawnClue',
  'gateBurst',
  'readHeadline',
  'drawMythos',
  'reckoning',
  'addToCup',
  'spawnMonster',
  'moveMonster',
  'returnToBox',
  'codexAdd',
  'archiveFlip',
  'archiveReturn',
  'read',
  'setAside',
  'attach',
  'shuffleIn',
  'anomaly',
  'removeAnomaly',
  'placeMarker',
  'discardMarker',
  'scar',
  'gameOver',
] as const;
