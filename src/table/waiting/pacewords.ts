import type { OptionDescription } from '../../editions/edition/edition.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import { LOCALES } from '../../locale.ts';
import { HOUR, PACES, PRESETS, readPace, SILENCES } from './pace.ts';

/** The option by which a table settles the language that its channel is told in. */
export const LANGUAGE = 'table.language';

/** Options of the table itself, agreed on in the lobby like those of an edition. */
export const TABLE_OPTIONS: readonly OptionDescription[] = [
  {
    id: 'table.pace',
    name: phrase('pace'),
    explanation: phrase('pace-explanation'),
    values: PACES.map((name) => ({ value: name, label: pacePhrase(name) })),
  },
  {
    id: 'table.silence',
    name: phrase('silence'),
    explanation: phrase('silence-explanation'),
    values: SILENCES.map((silence) => ({ value: silence, label: phrase(`silence-${silence}`) })),
  },
  {
    id: LANGUAGE,
    name: phrase('language'),
    explanation: phrase('language-explanation'),
    values: LOCALES.map((locale) => ({ value: locale, label: phrase(`language-${locale}`) })),
    later: true,
  },
];

/** A pace in words: its name where it has one, and its times. */
export function pacePhrase(text: string): Phrase {
  const name = PACES.find((candidate) => candidate === text);
  const pace = readPace(text) ?? PRESETS.week;
  const { first, second, deadline, vote, waking } = pace;
  if ([first, second, deadline, vote].every((span) => span === null)) return phrase('pace-none');
  const times = phrase(waking ? 'pace-times-waking' : 'pace-times', {
    first: spanPhrase(first),
    second: spanPhrase(second),
    deadline: spanPhrase(deadline),
    vote: spanPhrase(vote),
  });
  return name ? phrase('pace-named', { name: phrase(`pace-${name}`), times }) : times;
}

/** A pace in few words: by its name, or by its deadline. */
export function paceName(text: string): Phrase {
  const name = PACES.find((candidate) => candidate === text);
  if (name) return phrase(`pace-${name}`);
  const { deadline } = readPace(text) ?? PRESETS.week;
  return deadline === null ? phrase('pace-none') : phrase('pace-deadline', { deadline: spanPhrase(deadline) });
}

/** A length of time in words. */
export function spanPhrase(span: number | null): Phrase {
  if (span === null) return phrase('span-never');
  if (span % (24 * HOUR) === 0 && span > 24 * HOUR) return phrase('span-days', { count: span / (24 * HOUR) });
  if (span % HOUR === 0) return phrase('span-hours', { count: span / HOUR });
  return phrase('span-minutes', { count: Math.round(span / 60_000) });
}
