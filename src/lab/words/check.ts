/** Everything that a program can see of a language: what it lacks, what nobody says, and where it differs from the first. */

import { FIRST, type Locale } from '../../locale.ts';
import { CATALOGUE } from '../box.ts';
import { catalogueOf, WORDS } from './catalogue.ts';
import { faultsInCommands } from './commands.ts';
import type { Finding } from './finding.ts';
import { type Equal, equalMessages, faultsInMessages } from './messages.ts';
import { faultsInNames, gendersOf } from './names.ts';
import { faultsInProse } from './prose.ts';
import { faultsInRulebook } from './rulebook.ts';
import { faultsInTextsOf } from './rulestexts.ts';
import { unused } from './use.ts';

/** So many of a language's messages may be those of the first, word for word: names, and words that both have. Percent. */
export const MOST_EQUAL = 3;

/** What nothing says any more, but rows of games begun before hold. */
const BEFORE = 'before.ftl';

/** What there is to say of a language. */
export interface Report {
  findings: Finding[];
  equal: Equal;
}

/** Looks at all texts of a language, and at those of the first as at any other. */
export async function report(locale: Locale): Promise<Report> {
  const [own, first] = [catalogueOf(locale), catalogueOf(FIRST)];
  const spoken = [...own.entries].flatMap(([key, { file }]) => (file === BEFORE ? [] : [key]));
  const idle = unused(spoken).map((key) => ({
    file: `${WORDS}/${locale}/${own.entries.get(key)?.file}`,
    key,
    what: 'unused: nothing says it',
  }));
  const equal = locale === FIRST ? { keys: [], of: first.entries.size, percent: 0 } : equalMessages(own, first);
  const share = `${equal.percent.toFixed(1)} % are those of the first language, of at most ${MOST_EQUAL} %`;
  const tooMany = equal.percent > MOST_EQUAL ? [{ file: `${WORDS}/${locale}`, key: 'messages', what: share }] : [];
  const findings = [...CATALOGUE.keys()].flatMap((edition) => [
    ...faultsInNames(locale, edition),
    ...faultsInTextsOf(locale, edition),
    ...(locale === FIRST ? [] : [...faultsInProse(locale, edition), ...faultsInRulebook(locale, edition)]),
  ]);
  const commands = await faultsInCommands(locale);
  return {
    findings: [...faultsInMessages(own, first, gendersOf(locale)), ...idle, ...tooMany, ...commands, ...findings],
    equal,
  };
}
