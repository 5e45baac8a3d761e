import type { IncomingHttpHeaders } from 'node:http';
import { Locale } from 'discord-api-types/v10';
import { DISCORD_LOCALES, tagsOf } from './language.ts';

/** The language of a request: as its headers say, else that of the settings of whoever asks. */
export function localeOf(headers: IncomingHttpHeaders): string {
  const own = headers['x-discord-locale'];
  const wished = own === undefined ? tagsOf(headers['accept-language'] ?? '') : [own].flat();
  return wished.find((tag) => DISCORD_LOCALES.includes(tag)) ?? Locale.EnglishUS;
}

/** A boolean in a query, as Discord takes it. */
export function isTrue(text: string | null): boolean {
  return text !== null && ['true', 'True', '1'].includes(text);
}
