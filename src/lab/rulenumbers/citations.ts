import { rulebook as second } from '../../editions/second/shown/rulebook.ts';
import { type Statement, statementsOf } from '../../editions/shown/numbers.ts';
import { rulebook as third } from '../../editions/third/shown/rulebook.ts';
import { citedRules, definitions } from './ruletests.ts';

const EDITIONS = ['2E', '3E'] as const;

/** A numbered rule; `defines`: it orders nothing, so that nothing can carry it out. */
interface NumberedRule {
  id: string;
  text: string;
  defines: boolean;
}

/** Which of an edition's rules stand, by their number, beside the code that carries them out. */
interface Citations {
  edition: (typeof EDITIONS)[number];
  /** How many could. */
  testable: number;
  uncited: NumberedRule[];
}

/** Every numbered rule of both editions. */
export function numberedRules(): NumberedRule[] {
  const defined = definitions();
  return [...second().rules, ...third().rules].map(({ id, text, info }) => ({
    id,
    text,
    defines: info === true || defined.has(id),
  }));
}

/** Every statement about components of both editions. */
export function statements(): Statement[] {
  return ['second', 'third'].flatMap(statementsOf);
}

/** @param cited the numbers found in the sources */
export function citations(cited: ReadonlySet<string> = citedRules()): Citations[] {
  const rules = numberedRules().filter(({ defines }) => !defines);
  return EDITIONS.map((edition) => {
    const own = rules.filter(({ id }) => id.startsWith('3E') === (edition === '3E'));
    return { edition, testable: own.length, uncited: own.filter(({ id }) => !cited.has(id)) };
  });
}
