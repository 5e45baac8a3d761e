// What is said before Fluent is installed that says everything else: messages of one line, with variables, from
// `data/words/<language>/setup.ftl`. Plain JavaScript for the same reason.
import { existsSync, readFileSync } from 'node:fs';
import { hostLanguage } from './hostlanguage.mjs';

const FIRST = 'en';

/** Each message of the host's language, in English where that lacks it. */
const messages = new Map([FIRST, hostLanguage(process.env)].flatMap(messagesOf));

/** Says a message to whoever hosts. @throws Error when there is none of that key, or a variable is missing */
export function say(key, values = {}) {
  const message = messages.get(key);
  if (message === undefined) throw new Error(`no message "${key}"`);
  return message.replace(/\{ \$(\w+) \}/g, (_, name) => {
    if (!(name in values)) throw new Error(`message "${key}": no ${name}`);
    return String(values[name]);
  });
}

/** @returns {[key: string, message: string][]} */
function messagesOf(language) {
  const file = new URL(`../../data/words/${language}/setup.ftl`, import.meta.url);
  if (!/^[a-z]+$/.test(language) || !existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^([a-z-]+) = (.+)$/gm)].map(([, key, message]) => [key, message]);
}
