import { center, Page } from '../../render/drawing/page.ts';
import { heartOf } from '../../render/town/group.ts';
import { offOf } from '../../render/town/sign.ts';
import { isTethered, layOut } from '../../render/town/town.ts';
import { frameOf, seen, spotOf, TOWN } from '../../render/town/townplan.ts';
import type { BoardView } from '../../render/view.ts';

/** A group that stands nearer to another place than to its own. */
export interface Stray {
  place: string;
  near: string;
  /** How many tokens there are at its place in all. */
  tokens: number;
  tethered: boolean;
}

/** How well a picture of the town says where everybody is. */
export interface Standing {
  /** All who stand together: nobody, one or two of each place. */
  groups: number;
  tethered: number;
  strays: Stray[];
  /** How far each name stands from its place: from the foot of the building, or the middle of the street, to the ribbon. Pixels. */
  names: { place: string; street: boolean; focus: boolean; led: boolean; off: number }[];
}

/** Who of a picture of the town stands where. Distances are from the middle of a group to the middle of each building or street. */
export function standingIn(view: BoardView): Standing {
  const frame = frameOf(view);
  const page = new Page(TOWN.width, TOWN.height, view);
  const { visible, laid, signs } = layOut(page, view, frame);
  page.canvas.width = 0;
  const strays = laid.flatMap((one): Stray[] => {
    const middle = center(one.box);
    const far = (place: (typeof visible)[number]): number => {
      const { x, y } = heartOf(place, frame);
      return Math.hypot(x - middle.x, y - middle.y);
    };
    const [near] = [...visible].sort((a, b) => far(a) - far(b));
    if (!near || near.id === one.place) return [];
    return [{ place: one.place, near: near.id, tokens: tokensAt(view, one.place), tethered: isTethered(one) }];
  });
  const names = signs.map(({ place, box, focus, led }) => {
    const off = Math.round(offOf(box, seen(spotOf(place), frame)));
    return { place: place.id, street: place.kind === 'street', focus, led: led !== null, off };
  });
  return { groups: laid.length, tethered: laid.filter(isTethered).length, strays, names };
}

function tokensAt(view: BoardView, id: string): number {
  const place = view.places.find((one) => one.id === id);
  if (!place) return 0;
  const arrested = id === 'police-station' ? view.zones.find((zone) => zone.id === 'jail-cell') : undefined;
  const people = place.investigators.length + (arrested?.investigators.length ?? 0);
  return people + place.monsters.length + (place.clues > 0 ? 1 : 0);
}
