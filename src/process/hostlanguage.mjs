// Plain JavaScript, because the set-up asks for it before anything is installed.

/**
 * The language of whoever runs a program, as POSIX finds it in the environment: `cs` for `cs_CZ.UTF-8`; '' for none.
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function hostLanguage({ LC_ALL, LC_MESSAGES, LANG }) {
  return languageOf(LC_ALL || LC_MESSAGES || LANG || '');
}

/**
 * The language of a locale of POSIX, or of a tag of BCP 47, whatever its region: `cs` for `cs_CZ.UTF-8` and for `cs-CZ`.
 * @param {string} tag
 */
export function languageOf(tag) {
  return tag.toLowerCase().split(/[-_.@]/)[0] ?? '';
}
