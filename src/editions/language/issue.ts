import { z } from 'zod';

type Issue = z.core.$ZodIssue;

interface Complaint {
  message: string;
  path: PropertyKey[];
}

/** What is wrong, at its own path: of a union, what the alternative that came furthest complains of. */
export function complaintOf(issue: Issue): Complaint {
  const found: Complaint = { message: issue.message, path: [...issue.path] };
  if (issue.code !== 'invalid_union') return found;
  const inner = issue.errors.flat().map(complaintOf);
  const [furthest] = inner.sort((one, other) => other.path.length - one.path.length);
  return furthest ? { message: furthest.message, path: [...found.path, ...furthest.path] } : found;
}

/** The value that a schema, tried inside another, has parsed; or its complaints handed on at their own paths. */
export function passOn<T>(result: z.ZodSafeParseResult<T>, context: z.RefinementCtx): T {
  if (result.success) return result.data;
  for (const { message, path } of result.error.issues.map(complaintOf))
    context.addIssue({ code: 'custom', message, path });
  return z.NEVER;
}
