/** Every edition there is. The first is the one played where nobody says which. */
export const EDITIONS = ['second', 'third'] as const;
export type EditionId = (typeof EDITIONS)[number];
