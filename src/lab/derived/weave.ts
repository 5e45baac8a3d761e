import type { Derived } from './break.ts';
import { WOVEN } from './woven.ts';

/** What stands before a break and after it. */
function around({ way, id, neutral, other }: Derived): [string, string] {
  if (way === 'drop') return [`{if(${WOVEN}.drop(${id})){`, '}}'];
  if (way === 'pass') return [`(${WOVEN}.pass(${id})?${neutral}:(`, '))'];
  if (way === 'swap') return [`(${WOVEN}.pass(${id})?(${other}):(`, '))'];
  return [`${WOVEN}.${way}(${id},(`, '))'];
}

/** A source with all its breaks woven in, none of them in force. */
export function weave(text: string, breaks: readonly Derived[]): string {
  const insertions = breaks.flatMap((one, order) => {
    const [open, close] = around(one);
    const width = one.end - one.start;
    // Outer ones open first and close last; of two around the same code the first is the outer one.
    return [
      { at: one.start, text: open, closes: 0, rank: -width, order },
      { at: one.end, text: close, closes: -1, rank: width, order: -order },
    ];
  });
  insertions.sort(
    (one, other) => one.at - other.at || one.closes - other.closes || one.rank - other.rank || one.order - other.order,
  );
  const parts: string[] = [];
  let from = 0;
  for (const { at, text: inserted } of insertions) {
    parts.push(text.slice(from, at), inserted);
    from = at;
  }
  return parts.join('') + text.slice(from);
}
