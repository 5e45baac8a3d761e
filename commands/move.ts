import { playCommand } from '../src/discord/play.ts';

const KINDS: readonly string[] = ['move.world', 'return.gate', 'upkeep.return', 'effect.move'];

/** Goes somewhere: along the streets, by wagon, through another world, back to Arkham; or stops. */
export const command = playCommand({
  id: 'move',
  option: 'to',
  fits: ({ kind }, { id }) => KINDS.includes(kind) || /^(go|go:.*|wagon:.*|stop|stop:.*)$/.test(id),
});
