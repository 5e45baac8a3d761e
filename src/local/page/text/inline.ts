/** A stretch of text inside a line, as Discord's markdown knows it. */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: InlineMark; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly type: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly type: 'everyone'; readonly name: 'everyone' | 'here' }
  | { readonly type: 'command'; readonly name: string; readonly id: string }
  | { readonly type: 'emoji'; readonly name: string; readonly id: string; readonly animated: boolean }
  | { readonly type: 'time'; readonly seconds: number; readonly style: TimeStyle };

const MARKS = ['strong', 'em', 'underline', 'strike', 'spoiler'] as const;
export type InlineMark = (typeof MARKS)[number];

const TIME_STYLES = ['t', 'T', 'd', 'D', 'f', 'F', 'R'] as const;
export type TimeStyle = (typeof TIME_STYLES)[number];

/** Nesting beyond this is shown as plain text, so that no message can exhaust the stack. */
const DEEPEST = 24;

/** Delimiters in the order in which they are tried; the longer of two that begin alike comes first. */
const DELIMITERS: readonly { readonly sign: string; readonly mark: InlineMark }[] = [
  { sign: '**', mark: 'strong' },
  { sign: '__', mark: 'underline' },
  { sign: '~~', mark: 'strike' },
  { sign: '||', mark: 'spoiler' },
  { sign: '*', mark: 'em' },
  { sign: '_', mark: 'em' },
];

interface Match {
  readonly node: Inline;
  readonly end: number;
}

/** Reads one paragraph's markdown; every character of the source is either a sign or shown as it stands. */
export function parseInline(source: string, depth = 0): Inline[] {
  const nodes: Inline[] = [];
  let plain = '';
  let at = 0;
  while (at < source.length) {
    if (source[at] === '\\' && /[^0-9A-Za-z\s]/.test(source[at + 1] ?? '')) {
      plain += source[at + 1];
      at += 2;
      continue;
    }
    const match = depth < DEEPEST ? matchAt(source, at, depth) : undefined;
    if (match) {
      if (plain !== '') nodes.push({ type: 'text', text: plain });
      plain = '';
      nodes.push(match.node);
      at = match.end;
    } else {
      plain += source[at];
      at += 1;
    }
  }
  if (plain !== '') nodes.push({ type: 'text', text: plain });
  return nodes;
}

function matchAt(source: string, at: number, depth: number): Match | undefined {
  switch (source[at]) {
    case '`':
      return matchCode(source, at);
    case '<':
      return matchAngle(source, at);
    case '[':
      return matchLink(source, at, depth);
    case '@':
      return matchEveryone(source, at);
    case 'h':
      return matchAddress(source, at);
    case '*':
    case '_':
    case '~':
    case '|':
      return matchMark(source, at, depth);
    default:
      return undefined;
  }
}

function matchMark(source: string, at: number, depth: number): Match | undefined {
  for (const { sign, mark } of DELIMITERS) {
    if (!source.startsWith(sign, at)) continue;
    const start = at + sign.length;
    // Signs pair up inside: of two before a word only the second can open a single mark.
    if (sign.length === 1 && runLength(source, at) % 2 === 0) continue;
    if (sign === '*' && /\s/.test(source[start] ?? ' ')) continue;
    if (sign === '_' && /\w/.test(source[at - 1] ?? '')) continue;
    const close = findClose(source, start, sign);
    if (close === undefined) continue;
    const children = parseInline(source.slice(start, close), depth + 1);
    return { node: { type: mark, children }, end: close + sign.length };
  }
  return undefined;
}

/** The index of the sign that closes a mark opened just before `start`; escapes and code spans are passed over. */
function findClose(source: string, start: number, sign: string): number | undefined {
  const letter = sign.charAt(0);
  let at = start;
  while (at < source.length) {
    const here = source[at];
    if (here === '\\') {
      at += 2;
    } else if (here === '`') {
      at = matchCode(source, at)?.end ?? at + runLength(source, at);
    } else if (here === '<') {
      at = matchAngle(source, at)?.end ?? at + 1;
    } else if (here === letter) {
      const run = runLength(source, at);
      const close = at + run - sign.length;
      // A longer run closes what was opened inside first: the last signs of `*a **b***` belong to the outer mark.
      const fits = sign.length === 1 ? run % 2 === 1 : run >= 2;
      if (fits && close >= start && closes(source, close, start, sign)) return close;
      at += run;
    } else {
      at += 1;
    }
  }
  return undefined;
}

function closes(source: string, close: number, start: number, sign: string): boolean {
  if (close === start) return false;
  if (sign === '*') return /\S/.test(source[close - 1] ?? ' ');
  if (sign === '_') return !/\w/.test(source[close + 1] ?? '');
  return true;
}

function runLength(source: string, at: number): number {
  let end = at;
  while (source[end] === source[at]) end += 1;
  return end - at;
}

function matchCode(source: string, at: number): Match | undefined {
  const run = runLength(source, at);
  let close = at + run;
  while (close < source.length) {
    if (source[close] !== '`') {
      close += 1;
      continue;
    }
    const closing = runLength(source, close);
    if (closing === run) {
      const text = source.slice(at + run, close);
      // One blank beside a backtick only keeps the signs apart: `` `a` `` shows `a`.
      return { node: { type: 'code', text: text.replace(/^ (?=`)|(?<=`) $/g, '') }, end: close + run };
    }
    close += closing;
  }
  return undefined;
}

function matchAngle(source: string, at: number): Match | undefined {
  const close = source.indexOf('>', at);
  if (close < 0 || close - at > 2100) return undefined;
  const node = angleNode(source.slice(at + 1, close));
  return node && { node, end: close + 1 };
}

function angleNode(inner: string): Inline | undefined {
  const mention = /^(@!?|@&|#)(\d{1,20})$/.exec(inner);
  if (mention) {
    const [, sign = '', id = ''] = mention;
    return { type: sign === '#' ? 'channel' : sign === '@&' ? 'role' : 'user', id };
  }
  const time = /^t:(-?\d{1,13})(?::([tTdDfFR]))?$/.exec(inner);
  if (time) return { type: 'time', seconds: Number(time[1]), style: timeStyle(time[2]) };
  const emoji = /^(a?):(\w{2,32}):(\d{1,20})$/.exec(inner);
  if (emoji) return { type: 'emoji', name: emoji[2] ?? '', id: emoji[3] ?? '', animated: emoji[1] === 'a' };
  const command = /^\/([\w\- ]{1,100}):(\d{1,20})$/.exec(inner);
  if (command) return { type: 'command', name: command[1] ?? '', id: command[2] ?? '' };
  const href = safeAddress(inner);
  return href === undefined ? undefined : { type: 'link', href, children: [{ type: 'text', text: inner }] };
}

function timeStyle(sign: string | undefined): TimeStyle {
  return TIME_STYLES.find((style) => style === sign) ?? 'f';
}

function matchLink(source: string, at: number, depth: number): Match | undefined {
  const label = /^\[((?:\\.|[^\]\\\n]){1,1000})\]\(/.exec(source.slice(at, at + 1100));
  if (!label) return undefined;
  const rest = source.slice(at + label[0].length);
  const target = /^<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"\n]*")?\)/.exec(rest);
  const href = safeAddress(target?.[1] ?? '');
  if (!target || href === undefined) return undefined;
  const children = parseInline(label[1] ?? '', depth + 1).map(unlinked);
  return { node: { type: 'link', href, children }, end: at + label[0].length + target[0].length };
}

/** A link holds no further link. */
function unlinked(node: Inline): Inline {
  return node.type === 'link' ? { type: 'text', text: node.href } : node;
}

function matchAddress(source: string, at: number): Match | undefined {
  if (/\w/.test(source[at - 1] ?? '')) return undefined;
  const found = /^https?:\/\/[^\s<>|`]+/.exec(source.slice(at, at + 2100));
  if (!found) return undefined;
  // Full stops and closing brackets after an address belong to the sentence, unless the bracket was opened inside it.
  let text = found[0].replace(/[.,:;"'*_~!?]+$/, '');
  while (text.endsWith(')') && text.split(')').length > text.split('(').length) text = text.slice(0, -1);
  const href = safeAddress(text);
  if (href === undefined) return undefined;
  return { node: { type: 'link', href, children: [{ type: 'text', text }] }, end: at + text.length };
}

/** The address itself when it is one that may be followed (http or https), else undefined. */
export function safeAddress(address: string): string | undefined {
  if (!/^https?:\/\/[^\s"'<>]+$/i.test(address) || !URL.canParse(address)) return undefined;
  return address;
}

function matchEveryone(source: string, at: number): Match | undefined {
  for (const name of ['everyone', 'here'] as const) {
    if (source.startsWith(name, at + 1)) return { node: { type: 'everyone', name }, end: at + 1 + name.length };
  }
  return undefined;
}
