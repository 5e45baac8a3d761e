/** What stays of a message's lines: paragraphs that name people once. */

/** A line that stands by itself: a heading, small print, what was taken back and by whom. */
const APART = /^(?:#{1,3} |-# |~~|↩ |\*\*[^*]+[^*.]\*\*$)/;
/** A story in italics, at the beginning of a line or behind the place it tells of. */
const STORY = /^(?:\*\*[^*]+\*\* )?\*[^*]/;
/** A remark in brackets that has letters. */
const REMARK = / \(([^()]*\p{L}{2}[^()]*)\)/gu;

interface Layout {
  /** Whether a paragraph begins with a line. */
  begins: (line: string) => boolean;
  /** Whether one begins behind it. */
  after: (line: string) => boolean;
  names: readonly string[];
}

/** True for a line that stands by itself. */
export function isApart(line: string): boolean {
  return APART.test(line);
}

/** True for a story in italics, with or without the place it tells of. */
export function isStory(line: string): boolean {
  return STORY.test(line);
}

/** Sentences one after the other; who the one before was about is not named again. */
export function paragraphs(lines: readonly string[], { begins, after, names }: Layout): string[] {
  const all: string[] = [];
  let subject = '';
  for (const line of lines) {
    const last = all.at(-1);
    const about = names.find((name) => isAbout(line, name)) ?? '';
    if (last === undefined || begins(line) || APART.test(line) || APART.test(last) || after(last)) all.push(line);
    else all[all.length - 1] = `${ended(last)} ${about === subject ? without(line, about) : line}`;
    // Of a monster in between the next sentence would be understood.
    subject = about === '' && line.startsWith('**') ? '' : about || subject;
  }
  return all.map((line) => (APART.test(line) ? line : ended(line)));
}

/** Leaves out what a remark repeats of what stands before it: a cause that has been named, whose luck changes the dice. */
export function saidOnce(text: string): string {
  return text.replace(REMARK, (_: string, said: string, at: number) => {
    const before = text.slice(0, at);
    const parts = before.includes(said) ? [] : said.split(', ');
    const isSaid = (part: string): boolean => ['(', ', '].some((mark) => before.includes(`${mark}${part})`));
    const fresh = parts.filter((part) => !/\p{L}{2}/u.test(part) || !isSaid(part));
    return fresh.length > 0 ? ` (${fresh.join(', ')})` : '';
  });
}

/** True for a line that begins with a name. */
export function isAbout(line: string, name: string): boolean {
  return name !== '' && [' ', ': ', ', '].some((mark) => line.startsWith(name + mark));
}

/** The name that a paragraph begins with, and a colon behind it, in bold. */
export function bold(line: string, name: string): string {
  if (!isAbout(line, name)) return line;
  const head = line.startsWith(`${name}:`) ? `${name}:` : name;
  return `**${head}**${line.slice(head.length)}`;
}

/** A sentence without the name it begins with. */
export function without(line: string, name: string): string {
  if (!isAbout(line, name)) return line;
  const rest = line.slice(name.length).replace(/^[:,]? /, '');
  return rest.replace(/^(?:\*{1,3})?\p{Ll}/u, (start) => start.toLocaleUpperCase());
}

/** A sentence that ends. */
function ended(line: string): string {
  return line === '' || /[.!?…:”]\*{0,3}$/.test(line) ? line : `${line}.`;
}
