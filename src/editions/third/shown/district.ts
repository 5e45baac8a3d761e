import type { Content } from '../content/content.ts';

/** The color of what lies in no neighborhood. */
const PLAIN = '#7a5c3a';

/** The color of a neighborhood; null is that of what lies in none. */
export function districtColor({ neighborhoods }: Content, neighborhood: string | null): string {
  return (neighborhood === null ? undefined : neighborhoods.get(neighborhood)?.color) ?? PLAIN;
}
