import { type Inline, parseInline } from './inline.ts';

/** A block of a message: what stands on lines of its own. */
export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly type: 'small'; readonly children: readonly Inline[] }
  | { readonly type: 'quote'; readonly blocks: readonly Block[] }
  | { readonly type: 'fence'; readonly language: string; readonly text: string }
  | { readonly type: 'list'; readonly start: number | undefined; readonly items: readonly ListItem[] };

interface ListItem {
  readonly children: readonly Inline[];
  readonly lists: readonly Block[];
}

const FENCE = '```';
const DEEPEST_LIST = 11;

/** Reads a message's text as Discord does. Never throws: what is no markup is text. */
export function parseMarkdown(source: string): Block[] {
  return parseBlocks(source.replace(/\r\n?/g, '\n'), false);
}

function parseBlocks(source: string, quoted: boolean): Block[] {
  const blocks: Block[] = [];
  let plain: string[] = [];
  let rest = source;
  const flush = () => {
    const text = plain.join('\n');
    if (text !== '') blocks.push({ type: 'paragraph', children: parseInline(text) });
    plain = [];
  };
  while (rest !== '') {
    const found = blockAt(rest, quoted) ?? fenceIn(rest);
    if (found) {
      if (found.before !== undefined && found.before !== '') plain.push(found.before);
      flush();
      blocks.push(found.block);
      rest = rest.slice(found.length);
    } else {
      const end = lineEnd(rest);
      plain.push(rest.slice(0, end));
      rest = rest.slice(end + 1);
    }
  }
  flush();
  return blocks;
}

interface Found {
  readonly block: Block;
  /** How many characters of the source the block, what stands before it and its line break take. */
  readonly length: number;
  readonly before?: string;
}

function lineEnd(source: string): number {
  const end = source.indexOf('\n');
  return end < 0 ? source.length : end;
}

function blockAt(source: string, quoted: boolean): Found | undefined {
  const end = lineEnd(source);
  const line = source.slice(0, end);
  const heading = /^(#{1,3})\s+(.*\S)\s*$/.exec(line);
  if (heading) {
    const level = heading[1]?.length === 1 ? 1 : heading[1]?.length === 2 ? 2 : 3;
    return { block: { type: 'heading', level, children: parseInline(heading[2] ?? '') }, length: end + 1 };
  }
  const small = /^-#\s+(.*\S)\s*$/.exec(line);
  if (small) return { block: { type: 'small', children: parseInline(small[1] ?? '') }, length: end + 1 };
  if (!quoted && line.startsWith('>')) return quoteAt(source);
  return listAt(source);
}

function quoteAt(source: string): Found | undefined {
  if (source.startsWith('>>> ')) {
    return { block: { type: 'quote', blocks: parseBlocks(source.slice(4), true) }, length: source.length };
  }
  const lines: string[] = [];
  let length = 0;
  while (length < source.length) {
    const end = length + lineEnd(source.slice(length));
    const line = /^>(?: (.*))?$/.exec(source.slice(length, end));
    // A bare `>` goes on with a quote but does not open one.
    if (!line || (line[1] === undefined && lines.length === 0)) break;
    lines.push(line[1] ?? '');
    length = end + 1;
  }
  if (lines.length === 0) return undefined;
  return { block: { type: 'quote', blocks: parseBlocks(lines.join('\n'), true) }, length };
}

/** A fence opens anywhere on the line at hand, if it is closed later. */
function fenceIn(source: string): Found | undefined {
  const open = source.slice(0, lineEnd(source)).indexOf(FENCE);
  if (open < 0) return undefined;
  const close = source.indexOf(FENCE, open + FENCE.length + 1);
  if (close < 0) return undefined;
  const body = source.slice(open + FENCE.length, close);
  const named = /^([\w+\-.#]*)\n([\s\S]*)$/.exec(body);
  const text = (named?.[2] ?? body).replace(/\n$/, '');
  const after = close + FENCE.length;
  return {
    before: source.slice(0, open),
    block: { type: 'fence', language: named?.[1] ?? '', text },
    length: source[after] === '\n' ? after + 1 : after,
  };
}

const LIST_LINE = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

interface ListLine {
  readonly indent: number;
  readonly start: number | undefined;
  text: string;
}

function listAt(source: string): Found | undefined {
  const lines: ListLine[] = [];
  let length = 0;
  while (length < source.length) {
    const end = length + lineEnd(source.slice(length));
    const text = source.slice(length, end);
    const item = LIST_LINE.exec(text);
    const last = lines.at(-1);
    if (item) {
      const start = item[2] === '-' || item[2] === '*' ? undefined : Number.parseInt(item[2] ?? '1', 10);
      lines.push({ indent: item[1]?.length ?? 0, start, text: item[3] ?? '' });
    } else if (last && /^ {2,}\S/.test(text)) {
      last.text += `\n${text.trim()}`;
    } else {
      break;
    }
    length = end + 1;
  }
  return lines.length === 0 ? undefined : { block: nest(lines, 1), length };
}

/** Lines indented further than the first hang below the line before them. */
function nest(lines: readonly ListLine[], depth: number): Block {
  const [first] = lines;
  const indent = first?.indent ?? 0;
  const items: ListItem[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    let end = at + 1;
    while (end < lines.length && (lines[end]?.indent ?? 0) > indent) end += 1;
    const below = lines.slice(at + 1, end);
    const lists = below.length === 0 ? [] : depth < DEEPEST_LIST ? [nest(below, depth + 1)] : [];
    const text = depth < DEEPEST_LIST ? (line?.text ?? '') : [line, ...below].map((each) => each?.text).join('\n');
    items.push({ children: parseInline(text), lists });
    at = end;
  }
  return { type: 'list', start: first?.start, items };
}
