import { readScenario, runScenario } from '../../../src/editions/second/tools/scenario/scenario.ts';
import { content } from '../../second.ts';

/** What did not come out as a scenario of the second edition says, forced chance that was left over included. */
export function played(text: string): string[] {
  const { failures, leftOver } = runScenario(
    content,
    readScenario(content, `name: a statement about a component\n${text}`),
  );
  return [...failures, ...leftOver];
}
