import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import { citingSources, provenBefore, ROOT } from '../rulenumbers/ruletests.ts';
import type { Plan } from './break.ts';
import { citationsIn } from './cited.ts';
import { mutationsIn } from './mutation.ts';

/** Derives breaks for the rules from all sources that name one of them. */
export function derive(wanted: ReadonlySet<string>): Plan {
  const before = provenBefore();
  const api = new API({ cwd: ROOT });
  try {
    const [project] = api.updateSnapshot({ openProject: path.join(ROOT, 'tsconfig.json') }).getProjects();
    const plan: Plan = { sources: [], citations: [] };
    let count = 0;
    for (const { file, rules } of citingSources()) {
      // Numbers in the command line are examples, beside no rule.
      if (file.startsWith(path.join('src', 'lab')) || !rules.some((rule) => wanted.has(rule))) continue;
      const source = project?.program.getSourceFile(path.join(ROOT, file));
      if (!source) continue;
      const all = mutationsIn(source).map((one, index) => ({ ...one, id: count + index }));
      count += all.length;
      const citations = citationsIn(source, file, all)
        .filter(({ rule }) => wanted.has(rule))
        .map((one) => ({ ...one, before: before.has(one.rule) }));
      const needed = new Set(citations.flatMap(({ breaks }) => breaks));
      const breaks = all.filter(({ id }) => needed.has(id));
      if (citations.length > 0) plan.sources.push({ file, breaks });
      plan.citations.push(...citations);
    }
    return plan;
  } finally {
    api.close();
  }
}
