import { planCommand } from '../../src/discord/commands/plancommand.ts';

/** Standing orders: what need not be asked. */
export const command = planCommand('orders');
