import { discordLocale } from '../../protocol/language.ts';

/** What the page speaks, with its region where the browser names one: `cs`, `en-GB`. The server has chosen it. */
export const LANGUAGE = document.documentElement.lang;

/** The same as Discord calls it. */
export const LOCALE = discordLocale(LANGUAGE);
