import { hostLanguage, languageOf } from './process/hostlanguage.mjs';

/** The languages that the bot speaks; the first fills the gaps of the others. */
export const LOCALES = ['en', 'cs', 'de', 'nl', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** Discord's locales that read a language of ours. */
export const READ_BY: Readonly<Record<Locale, readonly string[]>> = {
  en: ['en-US', 'en-GB'],
  cs: ['cs'],
  de: ['de'],
  nl: ['nl'],
  es: ['es-ES', 'es-419'],
};

/** What every gap is filled from. */
export const FIRST: Locale = LOCALES[0];

/** True for a language that the bot speaks. */
export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/**
 * The language of ours for somebody whose program speaks one of Discord's thirty-two; for whom we have none it is the first.
 */
export function localeOf(theirs: string | null | undefined): Locale {
  return LOCALES.find((locale) => locale === theirs || READ_BY[locale].includes(theirs ?? '')) ?? FIRST;
}

/** The language of ours that a tag of BCP 47 names, whatever its region: `cs` for `cs-CZ`; null for one that the bot does not speak. */
export function spokenIn(tag: string): Locale | null {
  const language = languageOf(tag);
  return isLocale(language) ? language : null;
}

/** The language of whoever runs a program, as their system's environment says it; else the first. */
export function hostLocale(environment: Readonly<Record<string, string | undefined>>): Locale {
  const language = hostLanguage(environment);
  return isLocale(language) ? language : FIRST;
}
