/**
 * Something to be said, before it is said in any language: the key of a message in the catalogue and what fills it.
 * Rules never produce prose; they produce phrases, events and plain data.
 */
export interface Phrase {
  key: string;
  args?: Record<string, PhraseArgument>;
}

/** A thing with a name of its own, named in the reader's language when the phrase is spoken. */
export interface Ref {
  ref: string;
  id: string;
}

/** How several things stand beside each other: "a, b and c"; "a, b"; "a; b"; "a · b"; one sentence after the other. */
export type SeriesForm = 'and' | 'row' | 'clauses' | 'dots' | 'run';

/** Several things that the message joins as its language does. */
export interface Series {
  series: SeriesForm;
  of: readonly PhraseArgument[];
}

/** What stands out. */
export interface Strong {
  strong: PhraseArgument;
}

/** A list of phrases is joined as the language joins a list. */
export type PhraseArgument = string | number | Phrase | Ref | Series | Strong | readonly (Phrase | Ref | string)[];

/** Builds a phrase. */
export function phrase(key: string, args?: Record<string, PhraseArgument>): Phrase {
  return args ? { key, args } : { key };
}

/** Builds a reference to a named thing, for instance `ref('place', 'woods')`. */
export function ref(kind: string, id: string): Ref {
  return { ref: kind, id };
}

/** True for a phrase, false for a reference or a plain value. */
export function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'key' in value;
}

/** True for a reference. */
export function isRef(value: unknown): value is Ref {
  return typeof value === 'object' && value !== null && 'ref' in value && 'id' in value;
}

/** Several things beside each other. */
export function series(form: SeriesForm, of: readonly PhraseArgument[]): Series {
  return { series: form, of };
}

/** True for several things beside each other. */
export function isSeries(value: unknown): value is Series {
  return typeof value === 'object' && value !== null && 'series' in value;
}

/** True for what stands out. */
export function isStrong(value: unknown): value is Strong {
  return typeof value === 'object' && value !== null && 'strong' in value;
}
