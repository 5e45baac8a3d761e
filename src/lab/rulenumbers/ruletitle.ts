/** How the title of a test says which rules it proves, and in which games. */

/**
 * The number of a rule: `2E-2505`, `2E-1408a`, `SK.8`; `3E-405.2-1`, `3E-204.12d`, `3E-R11`; or of a statement about a
 * component: `FAQ-20`, `2N-7`, `3N-12`.
 */
export const RULE = /2E-\d+(?:[a-z]\b)?|SK\.\d|3E-[RC]?\d+(?:\.\d+)?[a-z]?(?:-\d+)?|FAQ-\d+|[23]N-\d+/g;

/** What stands among them in titles: numbers of decisions, examples, printings, timing and variants. */
export const BESIDE = /2E-T\d+|(?:D|P|SC)-\d+|L\d+(?:\.\d+)?/;

/** Numbers at the beginning of a title, to stand in a longer expression. */
export const LISTED = `((?:(?:${RULE.source}|${BESIDE.source})[,;: ]*(?:and |to )?)+)`;

/** What a title begins with that names a rule, a ruling, a question of the FAQ or a variant. */
const NAMED = /^(?:[23][EN]-|SK\.|FAQ-|SC-|D-|L\d)/;

/** Whether a test of that title says that it proves something of the rules. */
export const namesRule = (title: string): boolean => NAMED.test(title);

/**
 * What a test of a rule says in its title if it plays a game which nobody can open any more, and only then: it proves
 * nothing of those that people can. `tests/before.ts` looks at every game.
 */
export const OF_BEFORE = 'in games of before';

/** The rules that a title begins with. */
export function rulesIn(title: string): string[] {
  return new RegExp(`^${LISTED}`).exec(title)?.[0].match(RULE) ?? [];
}
