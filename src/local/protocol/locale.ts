import type { IncomingHttpHeaders } from 'node:http';
import { Locale } from 'discord-api-types/v10';

const LOCALES: readonly string[] = Object.values(Locale);

/** The language of a request: as its headers say, else that of the settings of whoever asks. */
export function localeOf(headers: IncomingHttpHeaders): string {
  const own = headers['x-discord-locale'];
  const wished = own === undefined ? (headers['accept-language'] ?? '').split(',') : [own].flat();
  const tags = wished.map((wish) => wish.split(';')[0]?.trim() ?? '');
  return tags.find((tag) => LOCALES.includes(tag)) ?? Locale.EnglishUS;
}

/** A boolean in a query, as Discord takes it. */
export function isTrue(text: string | null): boolean {
  return text !== null && ['true', 'True', '1'].includes(text);
}
