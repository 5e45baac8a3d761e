/** Words that games of the first versions were written with, and what they are written with now. */
const SPELLINGS = [
  ['eighbour', 'eighbor'],
  ['olour', 'olor'],
  ['centres', 'centers'],
] as const;

/** Columns that hold what the editions wrote: states, answers, announcements, what is said ahead. */
const COLUMNS = [
  ['snapshot', 'state'],
  ['journal', 'body'],
  ['outbox', 'body'],
  ['message', 'body'],
  ['said', 'body'],
  ['proposal', 'body'],
  ['vote', 'subject'],
  ['vote', 'chosen'],
  ['timer', 'subject'],
  ['spared', 'decision'],
  ['awaited', 'asked'],
] as const;

/** The migration that spells all of it anew; running games go on with the ids and keys of today. */
export function respelling(): string {
  return COLUMNS.map(([table, column]) => {
    const spelled = SPELLINGS.reduce<string>((inner, [old, now]) => `replace(${inner}, '${old}', '${now}')`, column);
    return `UPDATE ${table} SET ${column} = ${spelled} WHERE ${column} <> ${spelled};`;
  }).join('\n');
}

/** The text of a game's file of the first version, spelled as games are now. */
export function respelled(text: string): string {
  return SPELLINGS.reduce((inner, [old, now]) => inner.replaceAll(old, now), text);
}
