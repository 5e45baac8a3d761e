import { MessageLimits } from '@sapphire/discord-utilities';

/** Cuts a text to a length, in UTF-16 units as Discord's clients count, with an ellipsis where something is missing. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}

/** The first of some lines, as many as fit as a whole into `most` characters: a line that is cut may end within a link. */
export function linesWithin(lines: readonly string[], most: number): string[] {
  let length = -1;
  const end = lines.findIndex((line) => {
    length += line.length + 1;
    return length > most;
  });
  return end < 0 ? [...lines] : lines.slice(0, end);
}

/** Joins lines to messages of at most `most` characters, in order; a line that is longer by itself is cut at spaces. */
export function paged(lines: readonly string[], most: number = MessageLimits.MaximumLength): string[] {
  const pages: string[] = [];
  let page = '';
  for (const piece of lines.flatMap((line) => pieces(line, most))) {
    const longer = page === '' ? piece : `${page}\n${piece}`;
    if (longer.length > most) {
      pages.push(page);
      page = piece;
    } else page = longer;
  }
  if (page.trim() !== '') pages.push(page);
  return pages.filter((text) => text.trim() !== '');
}

/** Joins paragraphs; when they are too long for a message, the longest gives way. */
export function fitted(paragraphs: readonly (string | null)[]): string {
  const kept = paragraphs.filter((paragraph): paragraph is string => Boolean(paragraph));
  const over = kept.join('\n').length - MessageLimits.MaximumLength;
  if (over <= 0) return kept.join('\n');
  const longest = kept.reduce((best, paragraph) => (paragraph.length > best.length ? paragraph : best), '');
  const cut = kept.map((paragraph) =>
    paragraph === longest ? clip(paragraph, Math.max(1, paragraph.length - over)) : paragraph,
  );
  return clip(cut.join('\n'), MessageLimits.MaximumLength);
}

/** Small gray text under a message. */
export function small(text: string): string {
  return text
    .split('\n')
    .map((line) => `-# ${line}`)
    .join('\n');
}

/** What somebody says beside a message. */
export function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

/** A text without what Discord would read as formatting, for button labels and choices. */
export function unformatted(text: string): string {
  return text
    .replace(/(\*\*|__|~~|`|^-# )/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function pieces(line: string, most: number): string[] {
  if (line.length <= most) return [line];
  const space = line.lastIndexOf(' ', most);
  const cut = space > most / 2 ? space : most;
  return [line.slice(0, cut), ...pieces(line.slice(cut).trimStart(), most)];
}
