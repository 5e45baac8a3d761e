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

/** Lines of which none says the same as the one before. */
export function withoutRepeats(all: readonly string[]): string[] {
  return all.filter((line, index) => line !== all[index - 1]);
}

/** A number with its sign, as printed. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
