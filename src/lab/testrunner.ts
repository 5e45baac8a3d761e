import path from 'node:path';
import { createVitest } from 'vitest/node';

/**
 * A process of its own that runs tests in the folder it is started in, again and again with changed sources: what was
 * read once need not be read anew. For each order on its channel it sends the outcomes back.
 */
export interface Order {
  /** Test files, relative to the folder. */
  files: string[];
  /** Only tests whose full name this expression fits. */
  names: string;
  /** Sources that have changed since the last order. */
  changed: string[];
}

export interface Outcome {
  file: string;
  /** Full name of the test; null for a file that could not be read. */
  name: string | null;
  state: 'passed' | 'failed';
  message: string;
}

const root = process.cwd();
const vitest = await createVitest('test', { root, watch: false, maxWorkers: 1, reporters: [{}], ui: false });

process.on('message', (order: Order) => {
  carryOut(order).then(
    (outcomes) => process.send?.(outcomes),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));

async function carryOut({ files, names, changed }: Order): Promise<Outcome[]> {
  for (const file of changed) vitest.invalidateFile(path.join(root, file));
  vitest.setGlobalTestNamePattern(new RegExp(names));
  const project = vitest.getRootProject();
  const wanted = files.map((file) => project.createSpecification(path.join(root, file)));
  const { testModules } = await vitest.runTestSpecifications(wanted);
  return testModules.flatMap((module): Outcome[] => {
    const file = path.relative(root, module.moduleId);
    const [error] = module.errors();
    if (error) return [{ file, name: null, state: 'failed', message: error.message }];
    return [...module.children.allTests()].flatMap((test): Outcome[] => {
      const { state, errors } = test.result();
      if (state !== 'passed' && state !== 'failed') return [];
      return [{ file, name: test.fullName, state, message: errors?.[0]?.message ?? '' }];
    });
  });
}
