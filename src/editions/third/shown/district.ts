/** The color of a neighborhood's card where it has none of its own. */
const PLAIN = '#7a5c3a';
/** Colors of the neighborhoods, on the map and on cards, apart from their neighbors. */
const COLORS: Readonly<Record<string, string>> = {
  northside: '#b8863b',
  downtown: '#8f5f86',
  easttown: '#8a8a52',
  merchantDistrict: '#4f8a62',
  rivertown: '#7a6fa8',
  miskatonicUniversity: '#b0623f',
  uptown: '#a8484f',
  southside: '#5681a3',
};

/** The color of a neighborhood; null is that of what lies in none. */
export function districtColor(neighborhood: string | null): string {
  return (neighborhood === null ? undefined : COLORS[neighborhood]) ?? PLAIN;
}
