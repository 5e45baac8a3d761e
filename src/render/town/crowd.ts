import type { Box, Page } from '../drawing/page.ts';
import {
  BEAST,
  beastToken,
  CLUE,
  COUNT,
  clueToken,
  countToken,
  FOREMOST,
  GREAT,
  isDangerous,
  PERSON,
  type Plight,
  personToken,
  threatOf,
} from '../tokens/figure.ts';
import { stamp } from '../tokens/stamp.ts';

import type { InvestigatorToken, MonsterToken } from '../view.ts';

/** What stands in a place and can be told apart, so that changes can be ringed. */
export interface Stood {
  what: 'clue' | 'monster' | 'person';
  id: string;
  box: Box;
}

/** Tokens that stand together: how much room they take, where each stands in it, and how they are drawn. */
export interface Block {
  w: number;
  h: number;
  stood: Stood[];
  draw: (page: Page) => void;
}

interface Piece extends Stood {
  key: string;
  scale: number;
  size: { w: number; h: number };
  paint: (page: Page) => void;
}

const GAP = 4;
/** From this number of monsters on they stand as a fan, of which each shows so much; so many make a row. */
const FAN = { from: 3, step: 46, row: 24 } as const;

function block(pieces: readonly Piece[], w: number, h: number): Block {
  const draw = (page: Page): void => {
    for (const { box, key, scale, size, paint } of pieces)
      page.at(box.x, box.y, scale, () => stamp(page, { key, box: size, room: 4 }, paint));
  };
  const stood = pieces.flatMap(({ what, id, box }) => (id === '' ? [] : [{ what, id, box }]));
  return { w, h, stood, draw };
}

/** How tokens stand: how large they are, and how many in a row. */
export interface Ranks {
  scale: number;
  row: number;
}

/** Clues and people in rows; null where nobody is. */
export function peopleBlock(
  clues: number,
  people: readonly { token: InvestigatorToken; plight?: Plight }[],
  { scale, row: abreast }: Ranks,
): Block | null {
  const pieces: Piece[] = people.map(({ token, plight }, index) => {
    const size = PERSON;
    const box = {
      x: (index % abreast) * (PERSON.w + GAP) * scale,
      y: Math.floor(index / abreast) * (PERSON.h + GAP) * scale,
      w: PERSON.w * scale,
      h: PERSON.h * scale,
    };
    const key = JSON.stringify(['person', token, plight]);
    const id = String(token.seat);
    return { what: 'person', id, box, key, scale, size, paint: (page) => personToken(page, token, plight) };
  });
  if (clues > 0) {
    const size = CLUE;
    const line = Math.floor(people.length / abreast);
    const box = {
      x: (people.length % abreast) * (PERSON.w + GAP) * scale,
      y: line * (PERSON.h + GAP) * scale,
      w: CLUE.w * scale,
      h: CLUE.h * scale,
    };
    const paint = (page: Page): void => clueToken(page, clues);
    pieces.push({ what: 'clue', id: 'clue', box, key: `clue ${clues}`, scale, size, paint });
  }
  if (pieces.length === 0) return null;
  return block(pieces, ...extent(pieces));
}

/** Two blocks side by side, on one line at their feet. */
export function beside(left: Block, right: Block): Block {
  const h = Math.max(left.h, right.h);
  const parts = [
    { block: left, x: 0, y: h - left.h },
    { block: right, x: left.w + GAP, y: h - right.h },
  ];
  return {
    w: left.w + GAP + right.w,
    h,
    stood: parts.flatMap(({ block: { stood }, x, y }) =>
      stood.map((one) => ({ ...one, box: { ...one.box, x: one.box.x + x, y: one.box.y + y } })),
    ),
    draw: (page) => {
      for (const { block: part, x, y } of parts) page.at(x, y, 1, () => part.draw(page));
    },
  };
}

function extent(pieces: readonly Piece[]): [number, number] {
  return [Math.max(...pieces.map(({ box }) => box.x + box.w)), Math.max(...pieces.map(({ box }) => box.y + box.h))];
}

/** Monsters: one or two side by side; more as a fan with their number, the worst of them in front and larger. */
export function monsterBlock(monsters: readonly MonsterToken[], { scale, row: most }: Ranks): Block | null {
  if (monsters.length === 0) return null;
  const sorted = [...monsters].sort((a, b) => threatOf(a) - threatOf(b) || (a.marker < b.marker ? -1 : 1));
  const fanned = sorted.length >= FAN.from;
  const step = fanned ? FAN.step : BEAST.w + GAP;
  const row = fanned ? Math.min(most, FAN.row) : sorted.length;
  const pieces = sorted.map((token, index): Piece => {
    const foremost = index === sorted.length - 1;
    const card = foremost && fanned ? FOREMOST : foremost && isDangerous(token) ? GREAT : BEAST;
    const { marker, ...looks } = token;
    return {
      what: 'monster',
      id: marker,
      box: {
        x: (index % row) * step * scale,
        y: Math.floor(index / row) * (BEAST.h + GAP) * scale,
        w: card.w * scale,
        h: card.h * scale,
      },
      key: JSON.stringify(['beast', looks, card.w]),
      scale,
      size: card,
      paint: (page) => beastToken(page, token, card),
    };
  });
  const front = pieces.at(-1);
  if (fanned && front) {
    const { x, y } = front.box;
    const box = { x: x + COUNT.x * scale, y: y + COUNT.y * scale, w: COUNT.w * scale, h: COUNT.h * scale };
    const paint = (page: Page): void => countToken(page, sorted.length);
    pieces.push({ what: 'monster', id: '', box, key: `count ${sorted.length}`, scale, size: COUNT, paint });
  }
  const made = block(pieces, ...extent(pieces));
  const shown = made.stood.map((one, index) => {
    const next = made.stood[index + 1];
    const covered = next && next.box.y < one.box.y + one.box.h / 2 && next.box.x < one.box.x + one.box.w;
    return covered ? { ...one, box: { ...one.box, w: next.box.x - one.box.x } } : one;
  });
  return {
    ...made,
    stood: shown,
    draw: (page) => {
      made.draw(page);
      for (const { id, box } of shown) {
        const token = monsters.find(({ marker }) => marker === id);
        if (token) page.mark('token', token.name, box, box);
      }
    },
  };
}
