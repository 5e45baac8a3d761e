/** What an emoji can stand for besides a person; `assets/emoji/signs.json` says what each looks like. */
export const SIGNS = [
  ...(['sanity', 'stamina', 'clue', 'money', 'gate', 'seal', 'doom', 'monster', 'remnant'] as const),
  ...(['fight', 'evade', 'move', 'encounter', 'focus', 'ward', 'trade', 'spell', 'item'] as const),
  ...(['lore', 'influence', 'observation', 'strength', 'will'] as const),
  ...(['goal', 'danger', 'board', 'sheet', 'log', 'paper', 'plan'] as const),
  ...(['circle', 'crescent', 'diamond', 'hexagon', 'plus', 'slash', 'square', 'star', 'triangle'] as const),
] as const;
export type Sign = (typeof SIGNS)[number];
