import { setTimeout as sleep } from 'node:timers/promises';
import { Leases } from '../../../src/store/postgres/leases.ts';
import { endless, Worker } from './workers.ts';

/** What the process is to do: answer whatever is asked, or hold a lease and press one button when it is told to. */
const [url = '', game = '', task = 'answer'] = process.argv.slice(2);

const worker = await Worker.start(url);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (task === 'answer') {
  for (;;) {
    const open = await worker.open(game);
    if (!open) break;
    say(`${open.decision} ${await worker.answer({ game, ...open, chosen: [endless(open.options)] })}`);
  }
} else {
  const times = { lease: 3000, renewal: 1000, sending: 2000, look: 200 };
  const { truth } = worker;
  const leases = new Leases({
    truth,
    count: 1,
    gained: () => say('gained'),
    lost: () => say('lost'),
    failed: () => say('failed'),
    times,
  });
  await leases.start();
  const open = await worker.open(game);
  if (!open) throw new Error('nothing is asked');
  let slept = false;
  // Has begun before the process is stopped, and ends after it. What is fenced is done once more, when the leases may
  // have been renewed already: it is still the work of the one that slept.
  const sent = worker.ledger.act({ games: [game] }, async ({ kept }) => {
    say('begun');
    while (!slept && leases.maySend) await sleep(1);
    worker.maySend = slept ? worker.maySend : leases.maySend;
    slept = true;
    const result = worker.table.answer({ game, ...open, chosen: [endless(open.options)] });
    await kept();
    return result.ok ? result.value : result.refusal.key;
  });
  say(await sent.catch((error: unknown) => (error instanceof Error ? error.name : String(error))));
}
process.exit(0);
