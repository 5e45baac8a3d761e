/** The languages that the bot speaks; the first fills the gaps of the others. */
export const LOCALES = ['en', 'cs'] as const;
export type Locale = (typeof LOCALES)[number];

/** Discord's locales that read a language of ours. */
export const READ_BY: Readonly<Record<Locale, readonly string[]>> = { en: ['en-US', 'en-GB'], cs: ['cs'] };

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
