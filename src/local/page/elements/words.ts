import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { PageWords } from '../../wire.ts';
import { LANGUAGE } from './language.ts';

// Isolating marks would end up in texts that people copy.
const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });
for (const source of sources()) bundle.addResource(new FluentResource(source));

/** The page's words for an id of `local.ftl`; throws when there are none. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no words for ${id}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  const [error] = errors;
  if (error) throw error;
  return text;
}

/** Names one after the other, as the page's language does: "a, b and c". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGE).format(items);
}

/** They come with the page; what the first of them says, no other does. */
function sources(): PageWords {
  return JSON.parse(document.getElementById('words')?.textContent ?? '[]') as PageWords;
}
