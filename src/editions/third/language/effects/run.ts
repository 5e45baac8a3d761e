import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import type { Effect, EffectOf } from '../../content/effect.ts';
import { inPlay, investigator, upset, upsets } from '../../investigators/investigator.ts';
import { endSlips, slips } from '../../monsters/engage.ts';
import { happened } from '../../reactions/reaction.ts';
import { settle } from '../../reactions/settle.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { sufferTogether } from './harm.ts';
import { type Charge, charge } from './monsters.ts';
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
  const sentences = inSentences(effects);
  for (const [index, sentence] of sentences.entries()) {
    const gone = acting !== null && upset(game, acting, before);
    const still = gone ? null : acting;
    if (seat !== null && still === null) context.fallen = seat;
    context.doing = sentence.some(aims) ? sentences.slice(index).flat() : sentence;
    if (isHarm(sentence)) {
      if (still !== null) yield* sufferTogether(game, still, sentence, context);
    } else if (isCharge(sentence) && still !== null) yield* charge(game, still, sentence, context);
    else
      for (const effect of sentence) if (!gone || befallsTheWorld(effect)) yield* operate(game, still, effect, context);
  }
}

/** What only says whom the rest of the list is about. */
const aims = (effect: Effect): boolean => 'chooseMonster' in effect || 'chooseInvestigator' in effect;

type HarmEffect = EffectOf<'damage' | 'horror'>;

/** Damage and horror that are one event. */
const isHarm = (sentence: readonly Effect[]): sentence is HarmEffect[] =>
  sentence.length === 2 && sentence.every((effect) => 'damage' in effect || 'horror' in effect);

/** A monster's movement and whom it engages then. */
const isCharge = (sentence: readonly Effect[]): sentence is Charge => sentence.length === 2 && !isHarm(sentence);

/**
 * Damage and horror that stand next to each other are one event (3E-R5), and so is a monster's movement with whom it is
 * said to engage at its end; everything else stands alone.
 */
function inSentences(effects: readonly Effect[]): Effect[][] {
  const sentences: Effect[][] = [];
  for (const effect of effects) {
    const last = sentences.at(-1);
    const [first] = last ?? [];
    if (last?.length === 1 && first !== undefined && joins(first, effect)) last.push(effect);
    else sentences.push([effect]);
  }
  return sentences;
}

function joins(first: Effect, second: Effect): boolean {
  if ('damage' in first) return 'horror' in second;
  if ('horror' in first) return 'damage' in second;
  return 'moveMonster' in first && 'engage' in second && first.moveMonster.which === second.engage;
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
  if ('restore' in effect) return effect.to === 'thatMonster';
  if ('take' in effect) return effect.to === 'leader';
  if ('damageMonster' in effect) return effect.damageMonster.which === 'thatMonster';
  if ('exhaustMonster' in effect) return effect.exhaustMonster === 'thatMonster';
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
  'defeatMonster',
  'monsterAttacks',
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
