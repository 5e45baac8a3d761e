import type { MORE_FAMILIES } from './drawing/mapicons.ts';
import type { EmojiView } from './emoji/emoji.ts';
import type { MapView } from './map/view.ts';
import type { MomentView } from './moments/view.ts';
import type { DossierView, HeldView } from './sheets/dossierview.ts';
import type { Themed } from './theme.ts';

/**
 * What a picture shows, as plain data: made by an edition from its state, drawn by this folder. It holds only what
 * everybody at the table may see.
 */
export interface BoardView extends Themed {
  title: string;
  turn: number;
  phase: string;
  /** Name of who has the first player marker. */
  firstPlayer: string;
  ancientOne: { name: string; doom: number; of: number; awake: boolean; id?: string };
  terror: { level: number; of: number };
  monsterLimit: { count: number; of: number | null };
  outskirts: { count: number; of: number };
  openGates: { count: number; of: number };
  seals: { count: number; of: number };
  environment: string | null;
  rumor: { name: string; tokens: number; monsters: number } | null;
  neighborhoods: NeighborhoodView[];
  places: PlaceView[];
  worlds: WorldView[];
  /** Sky, outskirts, lost in time and space, jail cell. */
  zones: ZoneView[];
  /** Yellow lines: ids of places joined. */
  connections: [string, string][];
  /** Everybody, by seat; absent in pictures that were kept before there were rows. */
  rows?: RowView[];
  /** What changed since the last picture, to be ringed or drawn as arrows. */
  changes: ChangeView[];
  words: Record<string, string>;
  /** The final battle, which is a picture of its own: the town matters no longer. */
  battle?: BattleView;
  /** Only this neighborhood with its surroundings, larger; absent for the whole board. */
  closeUp?: string;
  /** Only the part of the town around these places, larger, the most important first; those with a number have it instead of a name. */
  focus?: { place: string; number?: number }[];
  /** A planned move: the places passed, in order, the first being where it begins. */
  route?: string[];
  /** Short labels on places, for instance the numbers of those within reach. */
  marks?: { place: string; label: string }[];
}

/** The final battle: whom one fights, its numbers, and who fights. */
export interface BattleView {
  /** Id of the Ancient One. */
  ancientOne: string;
  /** Which round it is, in words. */
  round: string;
  /** The battle's numbers, the most important first; three at most. */
  numbers: { label: string; value: string }[];
  fighters: FighterView[];
}

/** Somebody in the final battle. */
export interface FighterView {
  seat: number;
  sheet: string;
  name: string;
  sanity: number;
  stamina: number;
  /** It is their attack. */
  acts: boolean;
  /** In a word why they fight no longer; `''` while they do. */
  out: string;
}

interface NeighborhoodView {
  id: string;
  name: string;
  hex: string;
}

export interface PlaceView {
  id: string;
  name: string;
  kind: 'location' | 'street';
  neighborhood: string;
  /** Center on the printed board: x and y from 0 to 1 of the town part. */
  x: number;
  y: number;
  stable: boolean;
  closed: boolean;
  sealed: boolean;
  clues: number;
  gate: { name: string; modifier: string; dimension: string; hidden: boolean } | null;
  activity: boolean;
  investigators: InvestigatorToken[];
  monsters: MonsterToken[];
}

export interface WorldView {
  id: string;
  name: string;
  colors: string[];
  /** Investigators in the first and in the second area. */
  areas: [InvestigatorToken[], InvestigatorToken[]];
}

export interface ZoneView {
  id: string;
  name: string;
  investigators: InvestigatorToken[];
  monsters: MonsterToken[];
}

export interface InvestigatorToken {
  seat: number;
  sheet: string;
  name: string;
  initials: string;
  delayed: boolean;
  explored: boolean;
  /** It is their turn, it will be, they have had it, or they are out of the game; absent in pictures that were kept before. */
  turn?: RowView['turn'];
}

/** One investigator's row below a board: where and how they are, and whether the table waits for them. */
export interface RowView {
  token: InvestigatorToken;
  place: string;
  /** What is counted of them, with its sign; `of` where there is a most. */
  values: { sign: RowSign; now: number; of?: number }[];
  /** It is their turn, it will be, they have had it, or they are out of the game. */
  turn: 'now' | 'ahead' | 'done' | 'out';
}

export type RowSign = 'sanity' | 'stamina' | 'clues' | 'remnants' | 'money';

export interface MonsterToken {
  marker: string;
  kind: string;
  name: string;
  dimension: string;
  movement: string;
  toughness: number;
  /** Combat damage, to tell the dangerous ones at a glance. */
  damage: number;
}

export type ChangeView =
  | { kind: 'gate' | 'clue' | 'closed' | 'seal'; place: string }
  /** With its marker where it is known which of several is the new one. */
  | { kind: 'monster'; place: string; marker?: string }
  | { kind: 'monsterMoved'; from: string; to: string }
  | { kind: 'investigatorMoved'; from: string; to: string };

/** One investigator's sheet. */
export interface SheetView extends Themed {
  name: string;
  occupation: string;
  player: string;
  sheet: string;
  place: string;
  sanity: number;
  maxSanity: number;
  stamina: number;
  maxStamina: number;
  money: number;
  clues: number;
  focus: number;
  tracks: { names: [string, string]; stops: [number, number][]; at: number }[];
  ability: { name: string; text: string };
  cards: HeldView[];
  gateTrophies: string[];
  monsterTrophies: { name: string; toughness: number }[];
  conditions: string[];
  words: Record<string, string>;
}

/** Families of cards that only some games have. */
type MoreFamily = keyof typeof MORE_FAMILIES;

/** A card with its texts, typeset. */
export interface CardView extends Themed {
  family:
    | 'mythos'
    | 'encounter'
    | 'item'
    | 'spell'
    | 'skill'
    | 'ally'
    | 'special'
    | 'monster'
    | 'ancientOne'
    | MoreFamily;
  title: string;
  subtitle: string;
  color: string;
  prose: string;
  rules: string;
  /** `symbol` is the dimension drawn before the value. */
  facts: { label: string; value: string; symbol?: string }[];
  /** Whose picture stands in its banner; without it the sign of the family. */
  art?: { kind: 'monster' | 'place' | 'sheet' | 'card' | 'ancientOne'; id: string };
}

/** A short text of a newspaper under a heading. */
export interface ArticleView {
  head: string;
  text: string;
}

/** The picture in a newspaper, with its caption. */
export interface EngravingView {
  kind: 'monster' | 'place' | 'sheet';
  id: string;
  caption: string;
}

/** The front page of a newspaper. */
export interface NewspaperView extends Themed {
  /** Counts up with the days; chooses the layout. */
  day: number;
  name: string;
  /** The line under the name: number, date, price. */
  dateline: [string, string, string];
  /** Beside the name, left and right. */
  ears: [ArticleView, ArticleView];
  kicker: string;
  headline: string;
  lead: string;
  engraving: EngravingView;
  /** The most important first; the least important may find no room. */
  articles: ArticleView[];
  /** The first is set large; the others fill what is left. */
  advertisements: ArticleView[];
  /** Only of those who died. */
  obituaries: { title: string; people: (ArticleView & { sheet: string })[] } | null;
  /** Only in the special edition at the end of a game. */
  special?: SpecialView;
}

/** What only the special edition has. */
export interface SpecialView {
  score: { title: string; sum: { label: string; value: string }[]; total: string } | null;
  /** Doom and terror at the end of each turn. */
  chart: { title: string; doom: Track; terror: Track; turn: string };
  stories: { sheet: string; name: string; lines: string[] }[];
  storiesTitle: string;
  /** Luckiest and unluckiest roller, and the first citizens. */
  honors: ArticleView[];
}

interface Track {
  label: string;
  /** What it may come to; null where nobody says. */
  of: number | null;
  levels: number[];
}

/** A picture to be drawn: plain data, with its names and words. */
export type PictureSpec =
  | { kind: 'board'; view: BoardView; alt: string }
  | { kind: 'map'; view: MapView; alt: string }
  | { kind: 'sheet'; view: SheetView; alt: string }
  | { kind: 'dossier'; view: DossierView; alt: string }
  | { kind: 'card'; view: CardView; alt: string }
  | { kind: 'newspaper'; view: NewspaperView; alt: string }
  | { kind: 'moment'; view: MomentView; alt: string }
  | { kind: 'emoji'; view: EmojiView; alt: string };
