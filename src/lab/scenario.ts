import { readFileSync } from 'node:fs';
import { finish, refuse } from '../commandline/finish.ts';
import * as second from '../editions/second/tools/scenario/scenario.ts';
import * as third from '../editions/third/tools/scenario/scenario.ts';
import type { ScenarioResult } from '../editions/tools/scenario/playing.ts';
import { BOX } from './box.ts';
import { editionOf } from './rulenumbers/ruletests.ts';

/** `npm run scenario -- FILE… [--json]`: runs given/when/then files and tells what came of them. */
const json = process.argv.includes('--json');
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (files.length === 0) refuse('Which files? npm run scenario -- FILE… [--json]');

let failed = 0;
for (const file of files) {
  try {
    const result = run(readFileSync(file, 'utf8'));
    const { failures, leftOver } = result;
    if (failures.length + leftOver.length > 0) failed += 1;
    if (json) console.log(JSON.stringify({ file, ...result }));
    else {
      console.log(`${verdictOn(result)}: ${file} (${result.name})`);
      for (const line of [...failures, ...leftOver]) console.log(`  ${line}`);
      for (const event of result.events) console.log(`  · ${JSON.stringify(event)}`);
      for (const decision of result.open) {
        console.log(
          `  ? ${decision.kind} (seat ${decision.seats.join(', ')}): ${decision.options.map(({ id }) => id).join(', ')}`,
        );
      }
      for (const { id, seat } of result.offers) console.log(`  + ${id} (seat ${seat})`);
    }
  } catch (error) {
    failed += 1;
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
await finish(failed > 0 ? 1 : 0);

function run(text: string): ScenarioResult {
  return editionOf(text) === 'third'
    ? third.runScenario(BOX.third, third.readScenario(BOX.third, text))
    : second.runScenario(BOX.second, second.readScenario(BOX.second, text));
}

/** What is forced and never used says nothing about what came of it. */
function verdictOn({ failures, leftOver }: ScenarioResult): string {
  if (failures.length > 0) return 'NOT as expected';
  return leftOver.length > 0 ? 'as expected, with something LEFT OVER' : 'as expected';
}
