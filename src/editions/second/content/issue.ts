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

/** Passes on what a schema, tried inside another, complains of. */
export function passOn(error: z.ZodError, context: z.RefinementCtx): never {
  for (const { message, path } of error.issues.map(complaintOf)) context.addIssue({ code: 'custom', message, path });
  return z.NEVER;
}
