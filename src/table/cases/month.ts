/** The case of the month: one for each edition, in months of UTC. */

const MONTH = /^(\d{4})-(\d{2})-([a-z]+)$/;
const DAY = 24 * 3_600_000;
/** Tables that began late in the month have so long to finish. */
const AFTER = 14 * DAY;

/** The code of this month's case of an edition: `2026-03-second`. */
export const monthCode = (now: number, edition: string): string =>
  `${new Date(now).toISOString().slice(0, 7)}-${edition}`;

/** The edition of a case of the month; null for codes of another kind. */
export const editionOfMonth = (code: string): string | null => MONTH.exec(code)?.[3] ?? null;

/** When the case of the month of that moment may be opened, and when it closes. */
export function termOfMonth(now: number): { open_from: number; closes_at: number } {
  const date = new Date(now);
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  return { open_from: next, closes_at: next + AFTER };
}
