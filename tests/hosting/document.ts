import { readFileSync } from 'node:fs';

/** What the page for hosts says. */
export const hosting = readFileSync('docs/hosting.md', 'utf8');

/** All that stands between fences, in order: `ini`, `yaml`, or nothing for what is typed into a shell. */
export const blocks = [...hosting.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({
  language,
  text: text.trim(),
}));

/** The block that begins like this. @throws Error where there is none, or more than one */
export function block(beginning: string): string {
  const [found, ...more] = blocks.filter(({ text }) => text.startsWith(beginning));
  if (!found || more.length > 0) throw new Error(`docs/hosting.md has not one block that begins with ${beginning}`);
  return found.text;
}
