import { isBlock, isStatement, type Node, type SourceFile } from 'typescript/unstable/ast';
import { RULE } from '../rulenumbers/ruletitle.ts';
import type { Citation, Derived } from './break.ts';

/** A piece of a source, in UTF-16 units. */
interface Range {
  start: number;
  end: number;
}

/** The numbers of rules in a source, each with those of the breaks that touch the code it stands beside. */
export function citationsIn(source: SourceFile, file: string, breaks: readonly Derived[]): Citation[] {
  const { text } = source;
  return [...text.matchAll(RULE)].map(({ 0: rule, index }) => {
    const line = text.slice(0, index).split('\n').length;
    const range = beside(source, index);
    const within = breaks.filter(({ start, end }) => start >= range.start && end <= range.end);
    const onLine = within.filter((one) => one.line === line);
    // Behind code a number means its line; a statement of which nothing begins there, the whole of it.
    const meant = isBehindCode(text, index) && onLine.length > 0 ? onLine : within;
    return { rule, file, line, before: false, breaks: meant.map(({ id }) => id) };
  });
}

/** Whether code stands before the comment on its line. */
function isBehindCode(text: string, at: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at) + 1, at);
  const comment = before.search(/\/\/|\/\*/);
  return comment > 0 && before.slice(0, comment).trim() !== '';
}

/** The code that stands beside a place: what a comment leads to, the line it ends, or the statement it is part of. */
function beside(source: SourceFile, at: number): Range {
  const behind = isBehindCode(source.text, at);
  const place = behind ? source.text.lastIndexOf('\n', at) + 1 : at;
  if (behind) return statementAround(source, firstCode(source.text, place));
  let node: Node = source;
  for (;;) {
    const children: Node[] = [];
    node.forEachChild((child) => {
      children.push(child);
    });
    const child = children.find(({ pos, end }) => pos <= at && at < end);
    if (!child) {
      // Between two children, as before an `else`: what follows; at the end of a block, the block.
      const next = isBlock(node) ? undefined : children.find(({ pos }) => pos >= at);
      return rangeOf(next ?? node, source);
    }
    if (at < child.getStart(source)) return leads(source, child);
    node = child;
    if (node.forEachChild(() => true) === undefined) return statementAround(source, at);
  }
}

/** What the first comment of a file says is said of all of it. */
function leads(source: SourceFile, node: Node): Range {
  return node === source.statements[0] && source.statements.length > 1 && isImport(source.text, node.getStart(source))
    ? { start: 0, end: source.end }
    : rangeOf(node, source);
}

const isImport = (text: string, start: number) => /^(?:import|export \*)\b/.test(text.slice(start, start + 10));

function rangeOf(node: Node, source: SourceFile): Range {
  return { start: node.getStart(source), end: node.end };
}

function firstCode(text: string, at: number): number {
  return at + (/\S/.exec(text.slice(at))?.index ?? 0);
}

/** The innermost statement around a place. */
function statementAround(source: SourceFile, at: number): Range {
  let found: Node = source;
  const visit = (node: Node): undefined => {
    if (node.pos > at || node.end <= at) return;
    if (isStatement(node) && !isBlock(node)) found = node;
    node.forEachChild(visit);
  };
  visit(source);
  return rangeOf(found, source);
}
