/** Where a channel shows a picture. */
export const SCREENS = ['desk', 'phone'] as const;
export type Screen = (typeof SCREENS)[number];

/** As wide and as tall as Discord shows a single attached picture, in pixels; a phone scrolls, so height is no bound there. */
const MOST: Readonly<Record<Screen, { w: number; h: number }>> = {
  desk: { w: 550, h: 350 },
  phone: { w: 314, h: Number.POSITIVE_INFINITY },
};

/** The size of a picture in its own pixels. */
interface Extent {
  width: number;
  height: number;
}

/** How many pixels of a screen one pixel of a picture becomes; a picture is never made larger. */
export function shownScale({ width, height }: Extent, screen: Screen): number {
  const { w, h } = MOST[screen];
  return Math.min(1, w / width, h / height);
}

/** The size at which a channel shows a picture, in whole pixels of a screen. */
export function shownSize(picture: Extent, screen: Screen): Extent {
  const scale = shownScale(picture, screen);
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
}
