import type { Themed } from '../theme.ts';
import type { InvestigatorToken, RowView } from '../view.ts';

/** A map of hexagonal neighborhoods with streets between them, and beside it what lies on the table. */
export interface MapView extends Themed {
  /** Name of the scenario. */
  title: string;
  round: number;
  phase: string;
  leader: string;
  tiles: TileView[];
  streets: StreetView[];
  /** Spaces that are on no tile. */
  beyond: SpotView[];
  /** Doom at which something happens: on one space, in one neighborhood; null where nothing does. */
  limits: { space: number | null; tile: number | null };
  /** What lies on the scenario sheet. */
  sheet: { doom: number; clues: number; markers: number };
  codex: CodexView[];
  rumor: { name: string; tokens: string } | null;
  /** Tokens left in the cup, by kind. */
  cup: { token: string; name: string; left: number; of: number }[];
  /** Cards left in the event deck, and the neighborhood that the top one's back shows; null for an empty deck. */
  eventDeck: { left: number; next: string | null };
  /** Items on offer. */
  display: { id?: string; name: string; value: number }[];
  /** Everybody, by seat; absent in pictures that were kept before there were rows. */
  rows?: RowView[];
  /** What changed since the last picture, to be ringed or drawn as arrows. */
  changes: MapChange[];
  words: Record<string, string>;
  /** Only this tile with its surroundings, larger; absent for the whole map. */
  closeUp?: string;
  /** A planned move: the spaces passed, in order, the first being where it begins. */
  route?: string[];
  /** Short labels on spaces, for instance the numbers of those within reach. */
  marks?: { place: string; label: string }[];
  /** The labels count steps; absent where they number what can be chosen. */
  steps?: true;
}

/** The edges of an upright hexagon, clockwise. */
export type TileEdge = 'topLeft' | 'topRight' | 'right' | 'bottomRight' | 'bottomLeft' | 'left';

export interface TileView {
  id: string;
  name: string;
  /** The neighborhood's color; absent in pictures that were kept before cards had the same. */
  hex?: string;
  /** Axial coordinates: q to the right, r to the lower right. */
  at: { q: number; r: number };
  /** How it is cut in three: 1 = top left, right, bottom left; 2 = top right, bottom right, left. */
  cut: 1 | 2;
  /** In the order of the cut. */
  spaces: SpaceView[];
  clues: number;
  anomaly: boolean;
  markers: MarkerView[];
}

/** Somewhere one can stand. */
export interface SpotView {
  id: string;
  name: string;
  unstable: boolean;
  doom: number;
  markers: MarkerView[];
  investigators: PersonView[];
  monsters: FoeView[];
}

export interface SpaceView extends SpotView {
  /** Symbols: what its encounters ask for and give. */
  asks: string[];
  gives: string[];
}

export interface StreetView extends SpotView {
  kind: string;
  /** The tiles it joins. */
  between: [string, string];
}

export interface MarkerView {
  color: string;
  letter: string;
  faceUp: boolean;
}

/** An investigator's token: what the tokens of other boards have, and the activation token. */
export interface PersonView extends InvestigatorToken {
  /** Has taken the turn: the activation token shows its dark side. */
  inactive: boolean;
}

export interface FoeView {
  id: string;
  kind: string;
  name: string;
  activation: 'hunter' | 'patrol' | 'lurker';
  status: 'ready' | 'engaged' | 'exhausted';
  /** Seats it is engaged with. */
  engagedWith: number[];
  /** What it can still take. */
  health: number;
  damage: number;
  horror: number;
  keywords: string[];
  epic: boolean;
}

/** A card in the codex with what it waits for. */
export interface CodexView {
  number: number;
  name: string;
  waits: { kind: 'objective' | 'doom'; text: string; now?: number; of?: number }[];
  /** What it does, where it waits for nothing. */
  rules?: string;
  /** Tokens lying on it; empty for none. */
  tokens: string;
}

export type MapChange =
  | { kind: 'doom' | 'marker' | 'outbreak'; place: string }
  | { kind: 'clue' | 'anomaly'; tile: string }
  | { kind: 'monster'; place: string; monster: string }
  | { kind: 'monsterMoved' | 'investigatorMoved'; from: string; to: string };
