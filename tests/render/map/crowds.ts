import type { Locale } from '../../../src/locale.ts';
import type { Page } from '../../../src/render/drawing/page.ts';
import type { FoeView, MapView, MarkerView, PersonView, SpotView } from '../../../src/render/map/view.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { altered, crowded, mapOf } from './examples.ts';
import { openings } from './gallery.ts';

/** Chances that are the same for the same seed: a number from 0 to below `most`. */
function dice(seed: number): (most: number) => number {
  let state = (seed * 7919 + 17) % 2_147_483_647;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

/** Everybody and everything of a map, to be put elsewhere. */
function cast(locale: Locale): { people: PersonView[]; foes: FoeView[] } {
  const spec = mapOf(crowded(), [], locale);
  if (spec.kind !== 'map') throw new Error('not a map');
  const { tiles, streets, beyond } = spec.view;
  const spots: SpotView[] = [...tiles.flatMap(({ spaces }) => spaces), ...streets, ...beyond];
  return { people: spots.flatMap((spot) => spot.investigators), foes: spots.flatMap((spot) => spot.monsters) };
}

const MARKERS: MarkerView[] = [
  { color: 'blue', letter: 'B', faceUp: true },
  { color: '', letter: '', faceUp: false },
];

/**
 * A crowded map: up to six people and fifteen monsters anywhere, doom in most spaces, clues, markers, anomalies. Every
 * fifth is a neighborhood from near, every seventh in high contrast, every third is voted on.
 */
export function crowdOf(seed: number, locale: Locale = 'en'): PictureSpec {
  const roll = dice(seed + 1);
  const specs = Object.values(openings(locale));
  const spec = specs[seed % specs.length];
  if (spec?.kind !== 'map') throw new Error('not a map');
  const { view } = spec;
  const { people, foes } = cast(locale);
  const ids = [...view.tiles.flatMap(({ spaces }) => spaces), ...view.streets].map(({ id }) => id);
  const at = (): string => ids[roll(ids.length)] ?? '';
  const homes = [at(), at(), at()];
  // Half of the people go where others are; half of the monsters, too.
  const goes = (): string => (roll(2) === 0 ? (homes[roll(3)] ?? '') : at());
  const whose = people.map((one) => ({ one: { ...one, inactive: roll(2) === 0 }, at: goes() }));
  const whoseFoes = foes.slice(0, 4 + roll(foes.length - 3)).map((one, index) => {
    const status = (['ready', 'exhausted', 'engaged'] as const)[roll(3)] ?? 'ready';
    const home = goes();
    const held = whose.find((person) => person.at === home)?.one.seat;
    const engaged = status === 'engaged' && held !== undefined;
    const own = {
      ...one,
      id: `${one.id} ${index}`,
      epic: roll(12) === 0,
      health: 1 + roll(9),
      damage: roll(4),
      horror: roll(4),
    };
    return {
      one: {
        ...own,
        status: engaged ? status : status === 'engaged' ? 'ready' : status,
        engagedWith: engaged ? [held] : [],
      },
      at: home,
    } as const;
  });
  const filled = <T extends SpotView>(spot: T, street: boolean): T => ({
    ...spot,
    unstable: roll(10) === 0,
    doom: street ? 0 : roll(4),
    markers: roll(8) === 0 ? MARKERS.slice(roll(2)) : [],
    investigators: whose.filter((one) => one.at === spot.id).map(({ one }) => one),
    monsters: whoseFoes.filter((one) => one.at === spot.id).map(({ one }) => one),
  });
  const marks = seed % 3 === 0 ? [...new Set([at(), at(), at()])] : [];
  const tiles = view.tiles.map((tile) => ({
    ...tile,
    clues: roll(4),
    anomaly: roll(4) === 0,
    markers: roll(5) === 0 ? MARKERS : [],
    spaces: tile.spaces.map((space) => filled(space, false)),
  }));
  const near = seed % 5 === 0 ? { closeUp: tiles[roll(tiles.length)]?.id ?? '' } : {};
  const change: Partial<MapView> = {
    tiles,
    streets: view.streets.map((street) => filled(street, true)),
    limits: { space: 3, tile: 5 },
    theme: seed % 7 === 0 ? 'contrast' : 'paper',
    marks: marks.map((place, index) => ({ place, label: String(index + 1) })),
    ...near,
  };
  return altered(spec, change);
}

/** How many of them are shown one by one, in piles or in crowds. */
export function counted({ marks }: Page, view: MapView, which: 'people' | 'monsters'): number {
  const tokens = marks.filter(({ kind }) => kind === 'token');
  const pattern = which === 'people' ? /^investigators (\d+)$/ : /^monsters (\d+)$/;
  const crowds = tokens.reduce((sum, { what }) => sum + Number(pattern.exec(what)?.[1] ?? 0), 0);
  const spots: SpotView[] = [...view.tiles.flatMap(({ spaces }) => spaces), ...view.streets, ...view.beyond];
  if (which === 'people') {
    const initials = new Set(spots.flatMap(({ investigators }) => investigators.map((one) => one.initials)));
    return crowds + tokens.filter(({ what }) => initials.has(what)).length;
  }
  const names = new Set(spots.flatMap(({ monsters }) => monsters.map(({ name }) => name)));
  const tiles = tokens.filter(({ what }) => names.has(what));
  const piles = tiles.reduce((sum, { box }) => {
    const pile = marks.find(
      ({ kind, what, box: own }) =>
        kind === 'text' &&
        /^×\d+$/.test(what) &&
        own.x > box.x &&
        own.x < box.x + box.w &&
        own.y > box.y &&
        own.y < box.y + box.h,
    );
    return sum + Number(pile?.what.slice(1) ?? 1);
  }, 0);
  return crowds + piles;
}

/** How many there are in what a picture shows. */
export function everybody(view: MapView, which: 'people' | 'monsters'): number {
  const tiles = view.tiles.filter(({ id }) => view.closeUp === undefined || id === view.closeUp);
  const ends = view.streets.filter(({ between }) => view.closeUp === undefined || between.includes(view.closeUp));
  const spots = [...tiles.flatMap(({ spaces }) => spaces), ...ends];
  return spots.reduce((sum, spot) => sum + (which === 'people' ? spot.investigators.length : spot.monsters.length), 0);
}
