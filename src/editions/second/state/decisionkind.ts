/** Every kind of question the second edition asks without variants. */
export const PLAIN_KINDS = [
  'battle.attack',
  'battle.trade',
  'battle.ward',
  'check.before',
  'check.lend',
  'check.reroll',
  'check.spend',
  'combat.check',
  'combat.damage',
  'combat.face',
  'combat.hands',
  'combat.round',
  'combat.start',
  'cost.amount',
  'cost.cards',
  'cost.clueCards',
  'draw.end',
  'draw.keep',
  'draw.search',
  'effect.choose',
  'effect.claim',
  'effect.closeGate',
  'effect.fightFromCard',
  'effect.investigator',
  'effect.locationDeck',
  'effect.may',
  'effect.move',
  'effect.nearestGate',
  'effect.receiver',
  'effect.split',
  'encounter.choose',
  'encounter.gateCard',
  'encounter.keep',
  'encounter.redraw',
  'gate.close',
  'gate.seal',
  'loss.items',
  'loss.prevent',
  'move.clues',
  'move.next',
  'move.world',
  'mythos.order',
  'mythos.prey',
  'mythos.surge',
  'return.gate',
  'rumor.pay',
  'setup.sliders',
  'shop.buy',
  'shop.dispute',
  'shop.sell',
  'shop.wish',
  'spell.ignore',
  'spell.weapon',
  'trade.consent',
  'trade.money',
  'trade.offer',
  'trophy.gate',
  'trophy.monster',
  'trophy.monsters',
  'upkeep.next',
  'upkeep.return',
  'upkeep.sliders',
  'window.act',
] as const;

/**
 * Kinds of questions that only variants (L7, L5, L12, L2, L13), the printing of 2005 (2E-3022), a ruling (2E-1411), a turn
 * order (2E-T20) and the choice in player order (2E-305) ask.
 */
export const VARIANT_KINDS = [
  'gate.guilt',
  'loss.memory',
  'misfortune.order',
  'mythos.card',
  'mythos.surge-share',
  'setup.draft',
  'setup.sheet',
  'setup.team',
  'sitting.begin',
] as const;

/** Kinds that the rules know (2E-1706), though no printed card brings them about. */
const UNPRINTED_KINDS = ['rumor.both'] as const;

/** Kinds that only games older than the turn order ask (2E-T62). */
const OLD_KINDS = ['mythos.clue'] as const;

export const DECISION_KINDS = [...PLAIN_KINDS, ...VARIANT_KINDS, ...UNPRINTED_KINDS, ...OLD_KINDS] as const;
/** The `kind` of a decision of the second edition; no question can be asked of another kind (question.ts). */
export type DecisionKind = (typeof DECISION_KINDS)[number];
