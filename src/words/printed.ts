import { z } from 'zod';
import type { PrintedAs } from './noun.ts';

/** What the tables of every language but the first say of a thing, beside how it declines. */
export const PRINTED = {
  /** As it is printed, its first letter a capital. */
  name: z.string().min(1),
  /** The title of a card's other side. */
  back: z.string().min(1).optional(),
  /** What an investigator does for a living. */
  occupation: z.string().min(1).optional(),
};

/** What an investigator is called at the table. */
export const CALLED = z.strictObject({ name: z.string().min(1) });

interface Printed {
  name: string;
  back?: string | undefined;
  occupation?: string | undefined;
  called?: { name: string } | undefined;
}

/** What a language prints of a thing; null where its table has nothing of it. */
export function printedIn(own: Printed | null, as: PrintedAs): string | null {
  return (as === 'called' ? own?.called?.name : own?.[as]) ?? null;
}

/** A form of a name. One that is made of a noun, such as one half of a world, changes as its noun does. */
export function formIn(name: string, { name: printed }: Printed, said: string | undefined): string {
  return said === undefined ? name : name.replace(printed, said);
}

/** Things one after the other, where a language joins no row by words. */
export const byCommas = (items: readonly string[]): string => items.join(', ');
