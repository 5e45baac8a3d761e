/** Something that can be typed for an option: what it is called, and what it means. */
export interface Choice {
  name: string;
  value: string;
}

/** What was chosen from the proposals, or typed by its name; null when it is none of them. */
export function pick(choices: readonly Choice[], typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const found = choices.find(({ name, value }) => value.toLowerCase() === text || name.toLowerCase() === text);
  return found?.value ?? null;
}
