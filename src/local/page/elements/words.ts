import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import source from '../../../../data/words/en/local.ftl';

const LOCALE = 'en';

// Isolating marks would end up in texts that people copy.
const bundle = new FluentBundle(LOCALE, { useIsolating: false });
bundle.addResource(new FluentResource(source));

/** The page's words for an id of `data/words/en/local.ftl`; throws when there are none. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no words for ${id}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  const [error] = errors;
  if (error) throw error;
  return text;
}
