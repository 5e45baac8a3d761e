import { saidCommand } from '../src/discord/saidcommand.ts';

/** Standing orders: what need not be asked. */
export const command = saidCommand('orders');
