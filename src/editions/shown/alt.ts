import type { CardView } from '../../render/view.ts';

/** Discord takes 1,024 characters with a picture; a screen reader need not hear so many. */
const LONGEST_ALT = 1000;

/** Lines as the words that go with a picture: without Discord's marks, and no further than to the end of a sentence where they get too long. */
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
  const ends = [...text.slice(0, LONGEST_ALT).matchAll(/[.!?…](?=[”)]? )/g)].map(({ index }) => index + 1);
  const end = ends.at(-1) ?? 0;
  if (end > LONGEST_ALT / 2) return text.slice(0, end);
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
