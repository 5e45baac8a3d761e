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

/**
 * What a tag of BCP 47, or a locale of POSIX, is in of our languages, whatever its region: Czech for `cs-CZ` and for
 * `cs_CZ.UTF-8`; null for a language that the bot does not speak.
 */
export function spokenIn(tag: string): Locale | null {
  const [language = ''] = tag.toLowerCase().split(/[-_.@]/);
  return isLocale(language) ? language : null;
}

/** The language of whoever runs a program, as POSIX finds it in the environment; else the first. */
export function hostLocale({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): Locale {
  return spokenIn(LC_ALL || LC_MESSAGES || LANG || '') ?? FIRST;
}
