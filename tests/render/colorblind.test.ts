import { beforeAll, describe, expect, it } from 'vitest';
import { drawPage } from '../../src/render/draw.ts';
import { loadIcons } from '../../src/render/drawing/icon.ts';
import { Page } from '../../src/render/drawing/page.ts';
import { COLORS, contrast, inkOn, MOVEMENT, seatColor } from '../../src/render/drawing/palette.ts';
import { DEPTH, SEEN } from '../../src/render/drawing/text.ts';
import { BEAST, beastToken, personToken } from '../../src/render/tokens/figure.ts';
import type { MonsterToken } from '../../src/render/view.ts';
import { cardOf, contrasted } from './gallery.ts';

const BLINDNESSES = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
type Blindness = (typeof BLINDNESSES)[number];

/** Linear RGB as seen with no long, middle or short cones (Viénot, Brettel and Mollon 1999; Machado 2009 for tritan). */
const MATRICES: Record<Blindness, readonly (readonly number[])[]> = {
  protanopia: [
    [0.112, 0.888, 0],
    [0.112, 0.888, 0],
    [0.004, -0.004, 1],
  ],
  deuteranopia: [
    [0.292, 0.708, 0],
    [0.292, 0.708, 0],
    [-0.022, 0.022, 1],
  ],
  tritanopia: [
    [1.256, -0.077, -0.179],
    [-0.078, 0.931, 0.148],
    [0.005, 0.691, 0.304],
  ],
};

function seenAs(hex: string, blindness: Blindness): string {
  const linear = [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
  const parts = MATRICES[blindness].map((row) => {
    const sum = row.reduce((total, share, index) => total + share * (linear[index] ?? 0), 0);
    return Math.round(255 * Math.min(1, Math.max(0, sum)) ** (1 / 2.2));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function token(movement: string, more: Partial<MonsterToken> = {}): MonsterToken {
  return {
    marker: 'ghoul#1',
    kind: 'ghoul',
    name: 'Ghoul',
    dimension: 'hexagon',
    movement,
    toughness: 1,
    damage: 1,
    ...more,
  };
}

/** The picture of a tile with all color taken away but light and dark against its own ground. */
function shapeOf(draw: (page: Page) => void): string {
  const page = Page.bare(BEAST.w + 40, BEAST.h + 40, {});
  page.at(20, 20, 1, () => draw(page));
  const { data } = page.ctx.getImageData(0, 0, page.width, page.height);
  let bits = '';
  for (let at = 0; at < data.length; at += 4) {
    const light = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    bits += (data[at + 3] ?? 0) < 128 ? ' ' : light > 380 ? '1' : '0';
  }
  return bits;
}

function difference(a: string, b: string): number {
  return [...a].filter((bit, index) => bit !== b[index]).length;
}

beforeAll(loadIcons);

describe('what a color says, a shape or a letter says too', () => {
  it.each(BLINDNESSES)('texts on colored grounds stay readable with %s', (blindness) => {
    const grounds = [
      ...Array.from({ length: 8 }, (_, seat) => seatColor(seat)),
      ...Object.values(MOVEMENT).map(({ ground }) => ground),
      COLORS.paper.gate,
      COLORS.paper.seal,
    ];
    for (const ground of grounds)
      expect(
        contrast(seenAs(ground, blindness), seenAs(inkOn(ground, COLORS.paper), blindness)),
        ground,
      ).toBeGreaterThan(3);
  });

  it.each(BLINDNESSES)("a monster's border stands out from its ground with %s", (blindness) => {
    for (const { ground, line } of Object.values(MOVEMENT))
      expect(contrast(seenAs(ground, blindness), seenAs(line, blindness)), ground).toBeGreaterThan(2.5);
  });

  it('movement types differ in shape alone', () => {
    const shapes = Object.keys(MOVEMENT).map((movement) => shapeOf((page) => beastToken(page, token(movement))));
    shapes.forEach((shape, index) => {
      for (const other of shapes.slice(index + 1)) expect(difference(shape, other)).toBeGreaterThan(40);
    });
  });

  it('dimensions, toughness and what is dangerous differ in shape alone', () => {
    const plain = shapeOf((page) => beastToken(page, token('normal')));
    for (const more of [{ dimension: 'star' }, { toughness: 3 }, { damage: 4 }])
      expect(
        difference(
          plain,
          shapeOf((page) => beastToken(page, token('normal', more))),
        ),
      ).toBeGreaterThan(10);
  });

  it('investigators carry their initials, and what befell them a sign', () => {
    const one = { seat: 0, sheet: 'joe-diamond', name: 'Joe Diamond', initials: 'JD', delayed: false, explored: false };
    const page = Page.bare(120, 120, {});
    personToken(page, one);
    expect(page.marks.filter(({ kind }) => kind === 'text').map(({ what }) => what)).toEqual(['JD']);
    const plain = shapeOf((on) => personToken(on, one));
    const states = [
      shapeOf((on) => personToken(on, { ...one, delayed: true })),
      shapeOf((on) => personToken(on, { ...one, explored: true })),
      shapeOf((on) => personToken(on, one, { arrested: true })),
      shapeOf((on) => personToken(on, { ...one, turn: 'done' })),
    ];
    for (const shape of states) expect(difference(plain, shape)).toBeGreaterThan(60);
  });

  it('every token of a board has a letter or a number in it', () => {
    const page = drawPage(contrasted());
    const texts = page.marks.filter(({ kind }) => kind === 'text');
    for (const { what, box } of page.marks.filter(({ kind }) => kind === 'token')) {
      const inside = texts.filter(
        (text) =>
          text.box.x >= box.x - 4 &&
          text.box.y >= box.y - 4 &&
          text.box.x + text.box.w <= box.x + box.w + 4 &&
          // Capitals and figures end on their line.
          text.box.y + text.box.h * (1 - DEPTH / SEEN) <= box.y + box.h + 4,
      );
      expect(inside.length, what).toBeGreaterThan(0);
    }
  });
});

describe('high contrast', () => {
  it('puts black on white, in the one picture that asks for it', () => {
    const { theme, colors } = drawPage(contrasted());
    expect(theme).toBe('contrast');
    expect(contrast(colors.paper, colors.ink)).toBe(21);
    for (const name of ['inkSoft', 'inkFaint', 'danger', 'stable', 'seal', 'sanity', 'stamina'] as const)
      expect(contrast(colors.paper, colors[name]), name).toBeGreaterThan(7);
    expect(drawPage(cardOf('monster:dimensional-shambler')).colors).toBe(COLORS.paper);
  });
});
