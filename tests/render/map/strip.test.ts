import { beforeAll, describe, expect, it } from 'vitest';
import { drawPage } from '../../../src/render/draw.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import { SEEN } from '../../../src/render/drawing/text.ts';
import { MAP, STRIP } from '../../../src/render/map/plan.ts';
import { shownScale } from '../../../src/render/shown.ts';
import { altered, mapOf, midgame } from './examples.ts';
import { openings } from './gallery.ts';

/** Letters of goal and danger on a phone, in pixels. */
const LETTER = 14;

beforeAll(loadIcons);

describe('the strip below a map', () => {
  it.each([...Object.entries(openings()), ['midgame', mapOf(midgame().state, midgame().events)] as const])(
    'says goal and danger whole, in letters of 14 pixels on a phone: %s',
    (_name, spec) => {
      if (spec.kind !== 'map') throw new Error('not a map');
      const page = drawPage(spec);
      const texts = page.marks.filter(({ kind, box }) => kind === 'text' && box.y > MAP.height - STRIP);
      for (const { box, what } of texts)
        expect((box.h / SEEN) * shownScale(page, 'phone'), what).toBeGreaterThanOrEqual(LETTER);
      const waits = spec.view.codex.flatMap((card) => card.waits);
      const said = texts.map(({ what }) => what);
      expect(said).toContain(String(spec.view.round));
      for (const kind of ['objective', 'doom'] as const) {
        const own = waits.filter((wait) => wait.kind === kind);
        if (own.length > 0)
          expect(
            own.some(({ text }) => said.includes(text.charAt(0).toUpperCase() + text.slice(1))),
            kind,
          ).toBe(true);
      }
    },
  );

  it('counts what the youngest card of the codex waits for', () => {
    const codex = [
      { number: 1, name: 'Old', waits: [{ kind: 'doom' as const, text: 'Doom', now: 1, of: 9 }], tokens: '' },
      { number: 2, name: 'Young', waits: [{ kind: 'doom' as const, text: 'Ruin', now: 3, of: 4 }], tokens: '' },
    ];
    const { marks } = drawPage(altered(mapOf(midgame().state), { codex }));
    const said = marks.map(({ what }) => what);
    expect(said).toEqual(expect.arrayContaining(['Ruin', '3/4']));
    expect(said).not.toContain('1/9');
  });
});
