import { saidCommand } from '../src/discord/commands/plancommand.ts';

/** Standing orders: what need not be asked. */
export const command = saidCommand('orders');
