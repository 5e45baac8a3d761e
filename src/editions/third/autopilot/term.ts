import { USUAL_RULES } from '../../edition/usualreason.ts';

/**
 * What the autopilot's reckonings are made of, by name, those first that tell a player most; and the rules it goes by
 * where it doesn't reckon. Each has its phrase (reason.ts).
 */
export const TERMS = [
  // What an action or a turn's end is good for.
  ...(['ward', 'story', 'fight', 'research', 'encounter', 'component', 'focus', 'money'] as const),
  // What is gained.
  ...(['kill', 'blow', 'heal', 'doom', 'card', 'token', 'pull'] as const),
  // What is given up, or would be.
  ...(['held', 'danger', 'harm', 'keep', 'focusToken', 'clueToken', 'fare', 'lastDollar', 'patience'] as const),
  ...(['odds', 'price', 'effects'] as const),
] as const;
export type Term = (typeof TERMS)[number];

export const RULES = [
  ...USUAL_RULES,
  ...([
    'standUp',
    'spare',
    'free',
    'lend',
    'remnants',
    'strike',
    'leastFirst',
    'skilled',
    'again',
    'nobody',
    'enough',
    'noWait',
    'anyOrder',
  ] as const),
] as const;
export type Rule = (typeof RULES)[number];
