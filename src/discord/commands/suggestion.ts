import { plain } from '../../words/noun.ts';

/** Something that can be typed for an option: what it is called, and what it means. */
export interface Choice {
  name: string;
  value: string;
}

/** What was chosen from the proposals, or typed by its name; null when it is none of them. */
export function pick(choices: readonly Choice[], typed: string): string | null {
  const text = plain(typed);
  const found = choices.find(({ name, value }) => plain(value) === text || plain(name) === text);
  return found?.value ?? null;
}
