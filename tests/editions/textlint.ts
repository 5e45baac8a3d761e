/** What no rules text may hold, each with its name. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a bracket of the catalogue or a foreign quotation mark': /[«»{}]/,
  'may … may': /\bmay\b[^.;:]*\bmay\b/i,
  'a doubled word': /\b([a-z']+) \1\b/i,
  'a hyphen for a minus': /(?:^|[\s(])-\d/,
  're-roll': /re-roll/i,
  'an ally of yours': /ally of yours/i,
  'a stop too many': /\.\.|, ,|;\.|:\.|,\.|,;|;;| {2}/,
  'a space before a stop': / [.,;:!?](?!\d)/,
  'each investigator, then you': /\beach investigator:|\beach investigator\b[^.]*\byou\b/i,
  'one thing in three numbers':
    /\bon a \d, (\D+)\d[^;]*; on a \d, \1\d[^;]*; on a \d, \1\d|\(\d\) (\D+)\d[^;]*; \(\d\) \2\d[^;]*; \(\d\) \2\d/,
  'cards by their numbers': /(?:\bcard \d+, ){3}/,
};

/** What is wrong with a text of the rules, in a word each: how it is written, not what it says. */
export function faultsOf(text: string): string[] {
  const faults = Object.entries(FAULTS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  return isBalanced(text) ? faults : [...faults, 'an unbalanced bracket'];
}

/** Round and square brackets close as they open; an option's number stands in brackets, too. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const sign of text) {
    if (sign === '(' || sign === '[') open.push(sign);
    if (sign === ')' && open.pop() !== '(') return false;
    if (sign === ']' && open.pop() !== '[') return false;
  }
  return open.length === 0 && (text.match(/"/g) ?? []).length % 2 === 0;
}
