import { Locale } from 'discord-api-types/v10';

/** The languages that Discord speaks. */
export const DISCORD_LOCALES: readonly string[] = Object.values(Locale);

/** The languages that a header `Accept-Language` names, the one liked best first, as browsers order them. */
export function tagsOf(wished: string): string[] {
  return wished.split(',').map((wish) => wish.split(';')[0]?.trim() ?? '');
}

/** How Discord calls a language of BCP 47, whose regions it mostly does not tell apart: `cs` for `cs-CZ`. */
export function discordLocale(tag: string): string {
  const [language] = tag.split('-');
  return (
    DISCORD_LOCALES.find((locale) => locale === tag) ??
    DISCORD_LOCALES.find((locale) => locale.split('-')[0] === language) ??
    Locale.EnglishUS
  );
}
