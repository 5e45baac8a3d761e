import { z } from 'zod';

/** The parsed value, or its mistakes handed on at their own paths. */
export function passOn<T>(result: z.ZodSafeParseResult<T>, context: z.RefinementCtx): T {
  if (result.success) return result.data;
  for (const { message, path } of result.error.issues) context.addIssue({ code: 'custom', message, path: [...path] });
  return z.NEVER;
}
