import type { CardView } from '../../render/view.ts';

/** Discord takes so many characters with a picture. */
const LONGEST_ALT = 1024;

/** Lines as the words that go with a picture: without Discord's marks, cut at a word where they get too long. */
export function inBrief(lines: readonly string[]): string {
  const plain = lines.map((line) =>
    line
      .replace(/\*|-# /g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const text = plain
    .filter((line) => line !== '')
    .map(sentence)
    .join(' ');
  if (text.length <= LONGEST_ALT) return text;
  const space = text.lastIndexOf(' ', LONGEST_ALT - 1);
  return `${text.slice(0, space > LONGEST_ALT / 2 ? space : LONGEST_ALT - 1)}…`;
}

/** What a card's picture shows: name, kind, facts, rules text and last, if there is room, the prose. */
export function cardAlt({ title, subtitle, facts, rules, prose }: CardView): string {
  const told = facts.map(({ label, value }) => `${label}: ${value}`);
  return inBrief([title, subtitle, ...told, ...rules.split('\n'), prose]);
}

/** With a full stop, unless it ends with a mark of its own. */
function sentence(line: string): string {
  return /[.,;:!?…”]$/.test(line) ? line : `${line}.`;
}
