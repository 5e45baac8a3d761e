import { flags } from '../commandline/flags.ts';
import { gameOf } from '../editions/second/game/game.ts';
import { toldApart as secondTold } from '../editions/second/telling/telling.ts';
import { type CauseRow, Causes, causeless } from '../editions/telling/causes.ts';
import { toldApart as thirdTold } from '../editions/third/telling/telling.ts';
import type { EngineEvent } from '../engine/game.ts';
import { Words } from '../words/words.ts';
import { BOX, simulateSecond, simulateThird } from './box.ts';

/**
 * `npm run causes -- [--games 200] [--seed 1] [--json]`: plays so many games of each edition and tells, for each type of
 * event, from what it was told to come and how often: from a cause with a name, from what began before it (a check, a
 * fight), or from none, and why none need be named; at the end, how many types were told without a cause, be it once.
 */
const values = flags({
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
});

const PLAYERS = 4;
const games = Number(values.games);
const words = new Words('en');
const report = { second: second(), third: third() };
if (values.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
else
  for (const [edition, rows] of Object.entries(report)) {
    const name = words.say(`edition-${edition}`);
    const silent = causeless(rows);
    console.log(words.say('causes-head', { edition: name, games, types: rows.length }));
    for (const row of rows) console.log(lineOf(row));
    console.log(words.say('causes-foot', { edition: name, count: silent.length, types: silent.join(', ') || '-' }));
  }

function lineOf({ type, named, evident, example }: CauseRow): string {
  const counts = (all: Record<string, number>): string =>
    Object.entries(all)
      .sort(([, one], [, other]) => other - one)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ') || '-';
  return words.say('causes-row', { type, named: counts(named), evident: counts(evident), example });
}

function second(): CauseRow[] {
  const causes = new Causes<EngineEvent>();
  for (let game = 0; game < games; game++)
    simulateSecond({
      players: 1 + (game % PLAYERS),
      seed: `${values.seed} ${game}`,
      foe: null,
      player: 'mixed',
      watch: (events, _open, state) => causes.hear(secondTold(events, gameOf(BOX.second, state))),
    });
  return causes.report();
}

function third(): CauseRow[] {
  const causes = new Causes<EngineEvent>();
  for (let game = 0; game < games; game++)
    simulateThird({
      players: 1 + (game % PLAYERS),
      seed: `${values.seed} ${game}`,
      foe: null,
      player: 'mixed',
      watch: (events, _open, state) => causes.hear(thirdTold(events, { content: BOX.third, state })),
    });
  return causes.report();
}
