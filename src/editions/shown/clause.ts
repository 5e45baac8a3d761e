/** Prose stands in italics. */
export function story(text: string | null): string {
  return text ? `*${text}*` : '';
}

/** Discord's small print. */
export function small(text: string): string {
  return text === '' ? '' : `-# ${text}`;
}

/** Lines under each other, those left out that say nothing. */
export function lines(...all: readonly string[]): string {
  return all.filter((line) => line !== '').join('\n');
}

/** A number with its sign, as printed. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
