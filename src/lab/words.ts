import { finish, refuse } from '../commandline/finish.ts';
import { flags } from '../commandline/flags.ts';
import { isLocale, LOCALES } from '../locale.ts';
import { MOST_EQUAL, report } from './words/check.ts';
import { lineOf } from './words/finding.ts';
import { layLanguage } from './words/newlanguage.ts';

/**
 * `npm run words [-- --locale cs]`: what each language lacks of the first (messages, names, prose, rules, topics and
 * questions), what nothing says or nobody knows, where placeholders, plurals, variants and marks differ, numbers and names
 * of a card's rules text that its translation leaves out, what is too long for a button or a command, and how many messages
 * are those of the first. Exits 1 when something is wrong; `--equal` lists the messages that are the same.
 *
 * `npm run words -- --new fr` lays the folders of a language with the texts of the first, each marked as such, so that what
 * is not translated yet is filled from there.
 */
const values = flags({
  locale: { type: 'string' },
  new: { type: 'string' },
  equal: { type: 'boolean', default: false },
});

if (values.new !== undefined) {
  const laid = layLanguage(values.new);
  if (laid === null) refuse('--new is a language by its code, such as fr, that has no folder yet');
  console.log(`${laid.length} files laid. What comes next is told in CONTRIBUTING.md.`);
  await finish(0);
}

const { locale } = values;
if (locale !== undefined && !isLocale(locale)) refuse(`--locale is ${LOCALES.join(', ')}`);
let wrong = 0;
for (const one of locale === undefined ? LOCALES : [locale]) {
  const { findings, equal } = await report(one);
  for (const finding of findings) console.log(lineOf(finding));
  if (values.equal) for (const key of equal.keys) console.log(`${key}: that of the first language`);
  const share = `${equal.keys.length} of ${equal.of} messages are those of the first language (${equal.percent.toFixed(1)} %, at most ${MOST_EQUAL} %)`;
  console.log(
    `${one}: ${findings.length === 0 ? 'nothing missing, nothing wrong' : `${findings.length} wrong`}; ${share}`,
  );
  wrong += findings.length;
}
await finish(wrong > 0 ? 1 : 0);
