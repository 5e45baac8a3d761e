/** Printed names that begin with an article of their own lose the one before them. */
export function tidy(line: string): string {
  return line.replace(/\b([Tt]he|[Aa]n?) (\*{0,2})The /g, '$2The ').trim();
}
