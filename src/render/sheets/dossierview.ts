import type { Themed } from '../theme.ts';

/** An investigator's sheet with five skills and focus tokens. */
export interface DossierView extends Themed {
  name: string;
  occupation: string;
  player: string;
  sheet: string;
  place: string;
  /** What they can still take, and of how much. */
  health: { now: number; of: number };
  sanity: { now: number; of: number };
  money: number;
  clues: number;
  remnants: number;
  skills: { id: string; name: string; value: number; focus: number }[];
  /** Focus tokens and how many they may have; null: any number. */
  focus: { now: number; limit: number | null };
  ability: { name: string; text: string };
  cards: HeldView[];
  conditions: string[];
  words: Record<string, string>;
}

/** A card in somebody's hands. */
export interface HeldView {
  /** What kind of card it is, for its drawing; absent in pictures that were kept before cards had one. */
  id?: string;
  name: string;
  kind: string;
  exhausted: boolean;
  tokens: number;
  text: string;
  /** What it can still take for its owner, and of how much. */
  endurance?: { health?: { now: number; of: number }; sanity?: { now: number; of: number } };
}
