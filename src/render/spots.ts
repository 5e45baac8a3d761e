import type { Box } from './page.ts';

/** Where a place, a world's area or a zone lies in the picture; null for what isn't drawn. */
export type Spots = (id: string) => Box | null;
