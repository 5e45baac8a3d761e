import { type Copy, isCopy } from './copy.ts';

/** How the value an option stands for is written in its id. What `write` gives `read` understands. */
export interface Written<T> {
  write(value: T): string;
  /** @returns undefined for a text that `write` never gives */
  read(text: string): T | undefined;
}

/** The options of one sort: their ids are its name, a mark, and the value each stands for. */
export interface OptionFamily<T> {
  readonly name: string;
  write(value: T): string;
  /** The value an option stands for; undefined if it is of another family, or no option at all. */
  read(id: string | null | undefined): T | undefined;
  /** Whether it is an option of this family. */
  is(id: string | null | undefined): boolean;
}

/** Declares the options of one sort. Saved games have their ids: neither name nor form ever change. */
export function family<T>(name: string, written: Written<T>, after: ':' | '-' = ':'): OptionFamily<T> {
  const mark = name + after;
  const read = (id: string | null | undefined) =>
    id?.startsWith(mark) ? written.read(id.slice(mark.length)) : undefined;
  return { name, write: (value) => mark + written.write(value), read, is: (id) => read(id) !== undefined };
}

/** A name that is not looked into: `text<Place>()`. */
export const text = <T extends string = string>(): Written<T> => ({
  write: (value) => value,
  // The form of a family says which sort of name stands here.
  read: (given) => given as T,
});

/** One piece of a kind. */
export const copy: Written<Copy> = {
  write: (value) => value,
  read: (given) => (isCopy(given) ? given : undefined),
};

/** A whole number from 0: a seat, tokens. */
export const whole: Written<number> = {
  write: String,
  read: (given) => (/^\d+$/.test(given) ? Number(given) : undefined),
};

/** One of a few words. */
export const oneOf = <T extends string>(words: readonly T[]): Written<T> => ({
  write: (value) => value,
  read: (given) => words.find((word) => word === given),
});

/** Several of the same, with a mark between them that none of them contains. */
export const listed = <T>(each: Written<T>, between: string): Written<T[]> => ({
  write: (values) => values.map(each.write).join(between),
  read: (given) => {
    const values = given.split(between).map(each.read);
    return values.every((value) => value !== undefined) ? values : undefined;
  },
});

/** Two things, the first of which does not contain the mark between them. */
export const pair = <A, B>(first: Written<A>, between: string, second: Written<B>): Written<[A, B]> => ({
  write: ([one, other]) => first.write(one) + between + second.write(other),
  read: (given) => {
    const at = given.indexOf(between);
    if (at < 0) return undefined;
    const one = first.read(given.slice(0, at));
    const other = second.read(given.slice(at + between.length));
    return one === undefined || other === undefined ? undefined : [one, other];
  },
});

/** An investigator, by the seat. */
export const SEAT = family('seat', whole);
