import { planCommand } from '../../src/discord/commands/plancommand.ts';

/** Says ahead what one's investigator will do when their turn comes. */
export const command = planCommand('plan');
