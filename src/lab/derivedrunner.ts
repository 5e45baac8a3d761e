import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { forcedBy, PLAN_AT, readPlan } from './derived/break.ts';
import type { Orders } from './derived/playing.ts';
import { weave } from './derived/weave.ts';
import { ROOT } from './rulenumbers/ruletests.ts';
import { RULE } from './rulenumbers/ruletitle.ts';

/** A process of its own that plays tests with derived breaks woven into the sources, and ends. */
const woven = new Map(
  readPlan(process.env[PLAN_AT] ?? '').sources.map(({ file, breaks }) => [path.join(ROOT, file), breaks]),
);
const weaving = {
  name: 'breaks',
  enforce: 'pre' as const,
  transform: (text: string, id: string) => {
    const breaks = woven.get(id);
    return breaks && { code: weave(text, breaks), map: null };
  },
};
const vitest = await createVitest(
  'test',
  {
    root: ROOT,
    watch: false,
    maxWorkers: 1,
    reporters: [{}],
    runner: path.join(ROOT, 'src/lab/derived/runner.ts'),
    setupFiles: ['src/lab/derived/woven.ts'],
    ui: false,
  },
  { plugins: [weaving] },
);
const project = vitest.getRootProject();
const alone = forcedBy(process.env[PLAN_AT] ?? '');

process.once('message', (orders: Orders) => {
  carryOut(orders).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));

async function carryOut({ groups, single }: Orders): Promise<void> {
  for (const files of groups) await run(files, RULE.source);
  for (const { id, names, files: own } of single) {
    writeFileSync(alone, String(id));
    await run(own, names);
  }
  rmSync(alone, { force: true });
}

async function run(files: readonly string[], names: string): Promise<void> {
  vitest.setGlobalTestNamePattern(new RegExp(names));
  const wanted = files.map((file) => project.createSpecification(path.join(ROOT, file)));
  const { testModules } = await vitest.runTestSpecifications(wanted);
  for (const module of testModules) for (const error of module.errors()) console.error(module.moduleId, error.message);
}
