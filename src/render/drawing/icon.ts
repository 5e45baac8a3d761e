import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Canvas, createCanvas, Image } from 'canvas';
import { z } from 'zod';
import { signIcons } from '../handles/art.ts';
import type { CardView } from '../view.ts';
import { CARD_ICONS, MAP_CARDS } from './cardicons.ts';
import { Drawer, weightOf } from './drawer.ts';
import { MAP_MONSTERS, MAP_PLACES, MORE_FAMILIES, SYMBOLS, type SymbolName } from './mapicons.ts';

/** Which drawing of the game-icons set (CC BY 3.0, see assets/LICENSES.md) stands for a place. */
const PLACE_ICONS: Record<string, string> = {
  'train-station': 'steam-locomotive',
  newspaper: 'newspaper',
  'curiositie-shoppe': 'crystal-ball',
  'bank-of-arkham': 'bank',
  'arkham-asylum': 'window-bars',
  'independence-square': 'oak',
  'hibbs-roadhouse': 'beer-stein',
  'velmas-diner': 'coffee-cup',
  'police-station': 'police-badge',
  'unvisited-isle': 'sea-cliff',
  'river-docks': 'harbor-dock',
  unnamable: 'spooky-house',
  graveyard: 'graveyard',
  'black-cave': 'cave-entrance',
  'general-store': 'shop',
  'science-building': 'microscope',
  'administration-building': 'greek-temple',
  library: 'bookshelf',
  'witch-house': 'witch-flight',
  'silver-twilight-lodge': 'all-seeing-eye',
  'st-marys-hospital': 'caduceus',
  'ye-olde-magick-shoppe': 'cauldron',
  woods: 'forest',
  'historical-society': 'scroll-quill',
  'south-church': 'church',
  'mas-boarding-house': 'bed',
};

/** Which drawing stands for a monster. */
const MONSTER_ICONS: Record<string, string> = {
  byakhee: 'evil-bat',
  chthonian: 'worm-mouth',
  cultist: 'cultist',
  'dark-young': 'evil-tree',
  dhole: 'leeching-worm',
  'dimensional-shambler': 'shadow-grasp',
  'elder-thing': 'star-swirl',
  'fire-vampire': 'fire-silhouette',
  'flying-polyp': 'floating-tentacles',
  'formless-spawn': 'slime',
  ghost: 'spectre',
  ghoul: 'grasping-claws',
  'god-of-the-bloody-tongue': 'spiked-tentacle',
  gug: 'horned-reptile',
  'haunter-of-the-dark': 'batwing-emblem',
  'high-priest': 'pope-crown',
  'hound-of-tindalos': 'hound',
  maniac: 'dripping-knife',
  'mi-go': 'insect-jaws',
  nightgaunt: 'gargoyle',
  shoggoth: 'gooey-daemon',
  'star-spawn': 'octopus',
  'the-black-man': 'hooded-figure',
  'the-bloated-woman': 'fat',
  'the-dark-pharaoh': 'ankh',
  vampire: 'vampire-dracula',
  warlock: 'warlock-hood',
  witch: 'witch-face',
  zombie: 'shambling-zombie',
};
/** Which drawing stands for an Ancient One. */
const ANCIENT_ONE_ICONS: Record<string, string> = {
  azathoth: 'gooey-eyed-sun',
  cthulhu: 'squid-head',
  hastur: 'crowned-skull',
  ithaqua: 'ice-golem',
  nyarlathotep: 'egyptian-sphinx',
  'shub-niggurath': 'goat',
  yig: 'snake-spiral',
  'yog-sothoth': 'burning-blobs',
};
/** Which drawing stands for a family of cards. */
const FAMILY_ICONS: Record<CardView['family'], string> = {
  mythos: 'moon-bats',
  encounter: 'open-book',
  item: 'knapsack',
  spell: 'spell-book',
  skill: 'brain',
  ally: 'shaking-hands',
  special: 'scroll-unfurled',
  monster: 'evil-eyes',
  ancientOne: 'burning-eye',
  ...MORE_FAMILIES,
};
const UNKNOWN_MONSTER = 'evil-eyes';
const SANITY = 'brain';

const setSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
const SIZE = 256;
/** Drawings that fill a picture. */
const LARGE = 768;
const LARGE_ICONS: ReadonlySet<string> = new Set(Object.values(ANCIENT_ONE_ICONS));
/** What each drawing is made of, as SVG. */
const bodies = new Map<string, string>();
const tinted = new Drawer<Canvas>('icon', weightOf);

/** Loads the drawings that pictures use; to be awaited once before anything is drawn. */
export async function loadIcons(): Promise<void> {
  if (bodies.size > 0) return;
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = setSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const wanted = new Set([
    ...Object.values(PLACE_ICONS),
    ...Object.values(MONSTER_ICONS),
    ...Object.values(ANCIENT_ONE_ICONS),
    ...Object.values(FAMILY_ICONS),
    ...Object.values(CARD_ICONS),
    ...Object.values(MAP_CARDS),
    ...Object.values(MAP_PLACES),
    ...Object.values(MAP_MONSTERS),
    ...Object.values(SYMBOLS),
    ...signIcons(),
    UNKNOWN_MONSTER,
  ]);
  for (const name of wanted) {
    const icon = icons[name];
    if (!icon) throw new Error(`game-icons has no "${name}"`);
    bodies.set(name, icon.body);
  }
}

/** A card's drawing in one color; null for one that has none. */
export function cardIcon(kind: string, color: string): Canvas | null {
  const name = CARD_ICONS[kind] ?? MAP_CARDS[kind];
  return name ? icon(name, color) : null;
}

/** A monster's drawing in one color. */
export function monsterIcon(kind: string, color: string): Canvas | null {
  return icon(MONSTER_ICONS[kind] ?? MAP_MONSTERS[kind] ?? UNKNOWN_MONSTER, color);
}

/** An Ancient One's drawing in one color. */
export function ancientOneIcon(id: string, color: string): Canvas | null {
  return icon(ANCIENT_ONE_ICONS[id] ?? FAMILY_ICONS.ancientOne, color);
}

/** A point of Sanity. */
export function sanityIcon(color: string): Canvas | null {
  return icon(SANITY, color);
}

/** The sign of a family of cards in one color. */
export function familyIcon(family: CardView['family'], color: string): Canvas | null {
  return icon(FAMILY_ICONS[family], color);
}

/** A symbol of the map in one color. */
export function symbolIcon(name: SymbolName, color: string): Canvas | null {
  return icon(SYMBOLS[name], color);
}

/** A place's drawing in one color; null for streets and unknown places. */
export function placeIcon(place: string, color: string): Canvas | null {
  const name = PLACE_ICONS[place] ?? MAP_PLACES[place];
  return name ? icon(name, color) : null;
}

/** What a drawing is made of, as SVG in `currentColor`. @throws Error for one that no picture uses */
export function iconShape(name: string): string {
  const body = bodies.get(name);
  if (body === undefined) throw new Error(`the drawing "${name}" is not loaded`);
  return body;
}

function icon(name: string, color: string): Canvas | null {
  const body = bodies.get(name);
  return body === undefined ? null : tinted.take(`${name} ${color}`, () => tint(name, body, color));
}

function tint(name: string, body: string, color: string): Canvas {
  const size = LARGE_ICONS.has(name) ? LARGE : SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512" color="${color}">${body}</svg>`;
  const image = new Image();
  image.src = Buffer.from(svg);
  const canvas = createCanvas(size, size);
  canvas.getContext('2d').drawImage(image, 0, 0, size, size);
  return canvas;
}
