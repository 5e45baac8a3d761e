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

/** A list of phrases is joined as the language joins a list. */
export type PhraseArgument = string | number | Phrase | Ref | readonly (Phrase | Ref | string)[];

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
