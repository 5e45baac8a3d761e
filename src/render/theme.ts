export const THEMES = ['paper', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** In which colors a picture is drawn; `paper` where nothing is said. */
export interface Themed {
  theme?: Theme;
}
