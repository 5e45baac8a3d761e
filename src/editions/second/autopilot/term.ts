import { USUAL_RULES } from '../../edition/usualreason.ts';

/**
 * What the autopilot's reckonings are made of, by name, those first that tell a player most; and the rules it goes by
 * where it doesn't reckon. Each has its phrase (reason.ts).
 */
export const TERMS = [
  // What a place is good for.
  ...(['close', 'enter', 'clues', 'hunt', 'rumor', 'ability', 'wait'] as const),
  // What is gained.
  ...(['heal', 'trophy', 'clue', 'card', 'success'] as const),
  // What is given up, or would be.
  ...(['keep', 'usedUp', 'money', 'sanity', 'stamina', 'breakdown', 'patience'] as const),
  // What the board is like.
  ...(['danger', 'exposure', 'way', 'taken', 'share'] as const),
  ...(['speed', 'skills', 'withstand', 'odds', 'price', 'effects'] as const),
] as const;
export type Term = (typeof TERMS)[number];

export const RULES = [
  ...USUAL_RULES,
  ...(['seals', 'begins', 'noUse', 'anyOrder'] as const),
  ...(['colleague', 'wins', 'sign', 'likeliest', 'free', 'lend', 'prevents', 'restores', 'useful'] as const),
  ...(['toll', 'strongest', 'nearSeal', 'middle', 'findGate', 'nowhere', 'healthy', 'noBetter'] as const),
] as const;
export type Rule = (typeof RULES)[number];
