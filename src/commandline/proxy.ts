import { hostLocale } from '../locale.ts';
import { createLog } from '../log.ts';
import { startRestProxy } from '../restproxy.ts';
import { Words } from '../words/words.ts';
import { flags } from './flags.ts';
import { settled, stop } from './opening.ts';

/**
 * `npm run proxy [-- --port 4628] [--host 127.0.0.1] [--to https://discord.com/api]`: Discord's REST API for several workers
 * on this machine, which then share its limits.
 */
const PORT = 4628;
const LOOPBACK = '127.0.0.1';

const words = new Words(hostLocale(process.env));
const given = flags({ port: { type: 'string' }, host: { type: 'string' }, to: { type: 'string' } });
const port = Number(given.port ?? PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(words.say('proxy-bad-port', { port: given.port ?? '' }), 2);
const log = createLog(settled(words).logLevel);
try {
  // DISCORD_API is what the workers ask, which is this program.
  const api = given.to === undefined ? {} : { api: given.to };
  const proxy = await startRestProxy({ port, host: given.host ?? LOOPBACK, ...api, log });
  console.log(words.say('proxy-ready', { api: proxy.api }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void proxy.stop().then(() => process.exit(0)));
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const why = error instanceof Error ? error.message : String(error);
  stop(taken ? words.say('proxy-port-taken', { port: String(port) }) : words.say('start-failed', { why }));
}
