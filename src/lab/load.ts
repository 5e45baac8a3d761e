import { refuse } from '../commandline/finish.ts';
import { flags } from '../commandline/flags.ts';
import { POSTGRES, PostgresServer } from './bench/postgres.ts';
import { BOT_FAILED } from './guests/outcomes.ts';
import { type LoadReport, load, type Stretch } from './load/load.ts';

/**
 * `npm run load [-- --games 10000] [--workers 4] [--tables 60] [--people 1] [--rate 60] [--seconds 60] [--kill] [--rolling]
 * [--widen] [--database URL] [--json]`: several workers on one PostgreSQL database, against a Discord on this machine, with
 * robots that press buttons. Without an address it starts a server of its own. Exits 1 if an answer was lost or counted twice.
 */
const given = flags({
  ...{ games: { type: 'string' }, workers: { type: 'string' }, tables: { type: 'string' }, people: { type: 'string' } },
  ...{ rate: { type: 'string' }, seconds: { type: 'string' }, database: { type: 'string' } },
  ...{ kill: { type: 'boolean' }, rolling: { type: 'boolean' }, widen: { type: 'boolean' }, json: { type: 'boolean' } },
});

if (given.database === undefined && POSTGRES === undefined)
  refuse('There is no PostgreSQL on this machine. Name an empty database: --database postgres://…');
const server =
  given.database === undefined
    ? await PostgresServer.start({ fsync: true, settings: { track_functions: 'pl' } })
    : null;
try {
  const report = await load({
    url: given.database ?? (await server?.database()) ?? '',
    games: count(given.games, 10_000),
    workers: count(given.workers, 4),
    tables: count(given.tables, 60),
    people: count(given.people, 1),
    rate: count(given.rate, 60),
    seconds: count(given.seconds, 60),
    kill: given.kill ?? false,
    rolling: given.rolling ?? false,
    widen: given.widen ?? false,
    say: (what) => void process.stderr.write(`${what} …\n`),
  });
  if (given.json) console.log(JSON.stringify(report, null, 1));
  else tell(report);
  const { lost, doubled, toldTwice, holes } = report.proof;
  const wrong = [...lost, ...doubled, ...toldTwice, ...holes].length + (report.failures[BOT_FAILED] ?? 0);
  process.exitCode = wrong > 0 ? 1 : 0;
} finally {
  await server?.stop();
}

function count(text: string | undefined, otherwise: number): number {
  const number = Number(text ?? otherwise);
  if (Number.isFinite(number) && number >= 0) return number;
  return refuse(`“${text}” is no number.`);
}

function tell(report: LoadReport): void {
  const { started, steady, perAnswer, withinServer, kill, rolling, widen, failures, complaints, proof } = report;
  console.log(`a worker serves after    ${seconds(started)}`);
  stretch('answers', steady);
  if (withinServer !== null) console.log(`  a commit takes ${withinServer} ms within the server`);
  if (perAnswer) {
    const { worker, painter } = perAnswer;
    console.log(`  each answer took the workers ${worker} ms of a processor, their painters ${painter} ms`);
  }
  if (kill) {
    stretch('while one was killed', kill);
    console.log(`others served its games after ${seconds([kill.takeover])}`);
  }
  restart('while all restarted', rolling);
  restart('while they came to have twice as many ranges', widen);
  console.log(`presses that brought nothing: ${counted(failures)}`);
  console.log(`complaints in the logs: ${counted(complaints)}`);
  const { acknowledged, kept, lost, doubled, toldTwice, holes, unsent } = proof;
  console.log(`seen to be taken: ${acknowledged}, in the journals: ${kept}`);
  console.log(
    `lost: ${lost.length}, counted twice: ${doubled.length}, told twice: ${toldTwice.length}, unsent: ${unsent}`,
  );
  for (const one of [...lost, ...doubled, ...toldTwice, ...holes]) console.log(`  ${one}`);
}

function restart(what: string, done: LoadReport['rolling']): void {
  if (!done) return;
  stretch(what, done);
  const { stopped, started, cutShort } = done;
  console.log(`  ended after ${seconds(stopped)} (${cutShort} cut short), new ones there after ${seconds(started)}`);
}

function stretch(what: string, { seconds, acknowledged, perSecond, commits }: Stretch): void {
  const { count, p50, p95, max } = commits;
  console.log(`${what}: ${acknowledged} in ${seconds} s, ${perSecond} a second`);
  console.log(`  ${count} commits: median ${p50} ms, 95th percentile ${p95} ms, slowest ${max} ms`);
}

function seconds(milliseconds: readonly number[]): string {
  return milliseconds.map((each) => `${(each / 1000).toFixed(1)} s`).join(', ');
}

function counted(things: Readonly<Record<string, number>>): string {
  const all = Object.entries(things).map(([what, times]) => `${times} × ${what}`);
  return all.length > 0 ? all.join('; ') : 'none';
}
