/** Something wrong with a language's texts. */
export interface Finding {
  /** Where it stands, from the root of the repository. */
  file: string;
  /** The message, the path in the file, or the thing. */
  key: string;
  /** What is wrong, in a few words. */
  what: string;
}

/** A finding as a line says it. */
export function lineOf({ file, key, what }: Finding): string {
  return `${file}: ${key}: ${what}`;
}
