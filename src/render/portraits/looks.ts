/** What tells one portrait from another. */
type Hair = 'bob' | 'bun' | 'long' | 'wavy' | 'parted' | 'short' | 'bald' | 'none';
type Hat =
  | 'beret'
  | 'cap'
  | 'boater'
  | 'fedora'
  | 'press'
  | 'top'
  | 'cloche'
  | 'feather'
  | 'bowler'
  | 'wide'
  | 'veil'
  | 'mirror'
  | 'goggles'
  | 'kerchief'
  | 'waitress'
  | 'turban'
  | 'police'
  | 'none';
export type Feature = 'glasses' | 'mustache' | 'beard' | 'goatee' | 'cigar' | 'stubble' | 'earrings';
type Dress =
  | 'collar'
  | 'bowtie'
  | 'tie'
  | 'beads'
  | 'trench'
  | 'coat'
  | 'cape'
  | 'scarf'
  | 'habit'
  | 'apron'
  | 'overall'
  | 'uniform';

export interface Looks {
  hair: Hair;
  hat: Hat;
  features: readonly Feature[];
  dress: Dress;
  /** Color of hair. */
  tint: string;
  /** Color of skin, where it is not the usual one of the engravings. */
  skin?: { light: string; shade: string };
}

export const DARK = '#231a14';
const BROWN = { light: '#a8754c', shade: '#835636' };
const TAN = { light: '#d9ab7c', shade: '#b98654' };
const LOOKS: Record<string, Looks> = {
  'amanda-sharpe': { hair: 'long', hat: 'beret', features: [], dress: 'collar', tint: '#6a3a1c' },
  'ashcan-pete': { hair: 'none', hat: 'cap', features: ['stubble', 'beard'], dress: 'scarf', tint: '#57483a' },
  'bob-jenkins': { hair: 'short', hat: 'boater', features: ['mustache'], dress: 'bowtie', tint: DARK },
  'carolyn-fern': { hair: 'bun', hat: 'none', features: ['glasses'], dress: 'collar', tint: '#8a5a24' },
  'darrell-simmons': { hair: 'short', hat: 'press', features: [], dress: 'tie', tint: DARK },
  'dexter-drake': { hair: 'short', hat: 'top', features: ['goatee'], dress: 'cape', tint: DARK },
  'gloria-goldberg': { hair: 'bob', hat: 'cloche', features: [], dress: 'beads', tint: '#3a2418' },
  'harvey-walters': { hair: 'bald', hat: 'none', features: ['glasses', 'beard'], dress: 'bowtie', tint: '#d8d2c6' },
  'jenny-barnes': { hair: 'bob', hat: 'feather', features: ['earrings'], dress: 'beads', tint: '#c9932f' },
  'joe-diamond': { hair: 'short', hat: 'fedora', features: [], dress: 'trench', tint: DARK },
  'kate-winthrop': { hair: 'wavy', hat: 'goggles', features: [], dress: 'coat', tint: '#a5481d' },
  'mandy-thompson': { hair: 'long', hat: 'none', features: ['glasses'], dress: 'tie', tint: '#2b1c14' },
  'michael-mcglen': { hair: 'short', hat: 'bowler', features: ['cigar', 'stubble'], dress: 'tie', tint: DARK },
  'monterey-jack': { hair: 'none', hat: 'wide', features: ['stubble'], dress: 'scarf', tint: '#4b3016' },
  'sister-mary': { hair: 'none', hat: 'veil', features: [], dress: 'habit', tint: DARK },
  'vincent-lee': { hair: 'parted', hat: 'mirror', features: ['mustache'], dress: 'coat', tint: '#7b7268' },
  agnesBaker: { hair: 'wavy', hat: 'waitress', features: [], dress: 'apron', tint: '#4a2c18' },
  calvinWright: { hair: 'short', hat: 'none', features: ['stubble'], dress: 'scarf', tint: DARK, skin: BROWN },
  danielaReyes: { hair: 'wavy', hat: 'kerchief', features: [], dress: 'overall', tint: '#1f1611', skin: TAN },
  dexterDrake: { hair: 'short', hat: 'top', features: ['goatee'], dress: 'cape', tint: DARK },
  jennyBarnes: { hair: 'bob', hat: 'feather', features: ['earrings'], dress: 'beads', tint: '#c9932f' },
  marieLambeau: { hair: 'none', hat: 'turban', features: ['earrings'], dress: 'beads', tint: DARK, skin: BROWN },
  michaelMcglen: { hair: 'short', hat: 'bowler', features: ['cigar', 'stubble'], dress: 'tie', tint: DARK },
  minhThiPhan: { hair: 'bob', hat: 'none', features: ['glasses'], dress: 'collar', tint: '#120d0a', skin: TAN },
  normanWithers: { hair: 'bald', hat: 'none', features: ['mustache', 'beard'], dress: 'bowtie', tint: '#d8d2c6' },
  rexMurphy: { hair: 'short', hat: 'press', features: ['glasses'], dress: 'tie', tint: '#a5481d' },
  tommyMuldoon: { hair: 'short', hat: 'police', features: [], dress: 'uniform', tint: '#8a4b1e' },
  wendyAdams: { hair: 'bob', hat: 'cap', features: [], dress: 'scarf', tint: '#6a3a1c' },
};
const STRANGER: Looks = { hair: 'short', hat: 'none', features: [], dress: 'collar', tint: DARK };
/** How somebody looks, by their sheet; an unknown one is plain. */
export function looksOf(sheet: string): Looks {
  return LOOKS[sheet] ?? STRANGER;
}
