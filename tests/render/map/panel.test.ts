import { beforeAll, describe, expect, it } from 'vitest';
import { drawPage } from '../../../src/render/draw.ts';
import { loadIcons } from '../../../src/render/drawing/icon.ts';
import type { Mark } from '../../../src/render/drawing/page.ts';
import type { MapView } from '../../../src/render/map/view.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { drawnOnce, picturesLike, specOf } from '../drawn.ts';
import { faults } from '../faults.ts';
import { altered, crowded, mapOf, opening } from './examples.ts';

/** The strip at the right of the map, and the one below it. */
const STRIPS: [string, () => PictureSpec][] = [
  ['beside the map', () => mapOf(opening('feastOfUmordhoth'))],
  ['below the map', () => mapOf(crowded())],
];
const DECKS: MapView['eventDeck'][] = [
  { left: 24, next: 'Miskatonic University' },
  { left: 7, next: 'Merchant District' },
  { left: 1, next: 'Uptown' },
  { left: 0, next: null },
];
const LABEL = 'Next clue or gate';

/** The text right below another one. */
function below(marks: readonly Mark[], label: string): string | undefined {
  const at = marks.find(({ what }) => what === label)?.box;
  if (!at) return undefined;
  return marks.find(({ kind, box }) => kind === 'text' && box.y > at.y && box.y < at.y + 30 && box.x > at.x - 4)?.what;
}

/** The number on the card at the left of a text. */
function beside(marks: readonly Mark[], label: string): string | undefined {
  const at = marks.find(({ what }) => what === label)?.box;
  if (!at) return undefined;
  const near = marks.filter(({ box }) => box.x < at.x && box.x > at.x - 60 && Math.abs(box.y - at.y) < 40);
  return near.find(({ what }) => /^\d+$/.test(what))?.what;
}

beforeAll(loadIcons);

describe('the event deck on the panel', () => {
  it.each(STRIPS)('3E-428.4: %s it says which neighborhood is next and how many cards are left', (_where, spec) => {
    // Every deck; the themes take turns.
    for (const [at, eventDeck] of DECKS.entries()) {
      const page = drawPage(altered(spec(), { theme: at % 2 === 0 ? 'paper' : 'contrast', eventDeck }));
      expect(below(page.marks, LABEL)).toBe(eventDeck.next ?? 'none');
      expect(beside(page.marks, LABEL)).toBe(String(eventDeck.left));
      expect(faults(page)).toEqual([]);
    }
  });

  it.each(STRIPS)('3E-428.4: %s it is of the state’s own top card', (_where, spec) => {
    const made = spec();
    if (made.kind !== 'map') throw new Error('not a map');
    const { next, left } = made.view.eventDeck;
    expect(left).toBeGreaterThan(10);
    expect(below(drawPage(made).marks, LABEL)).toBe(next);
  });

  it('long names are pressed, not cut', () => {
    for (const [, spec] of STRIPS) {
      const page = drawPage(altered(spec(), { eventDeck: { left: 24, next: 'Miskatonic University' } }));
      const text = page.marks.find(({ what }) => what === 'Miskatonic University');
      expect(text?.box.h).toBeGreaterThan(18);
    }
  });

  it('leaves every card of the codex its words', () => {
    for (const name of picturesLike(/^map\/(?!close-up|route-near)/)) {
      const { marks } = drawnOnce(name);
      const spec = specOf(name);
      if (spec.kind !== 'map') throw new Error('not a map');
      const said = marks.flatMap(({ kind, what }) => (kind === 'text' ? [what] : [])).join(' ');
      expect(said).not.toContain('…');
      for (const { name, waits, rules = '' } of spec.view.codex) {
        const texts = [name, ...(waits.length > 0 ? waits.map((wait) => wait.text) : [rules])];
        expect(texts).not.toContain('');
        for (const text of texts) expect(said).toContain(text);
      }
    }
  });

  it('takes nothing away from the items on display', () => {
    for (const [, spec] of STRIPS) {
      const made = spec();
      if (made.kind !== 'map') throw new Error('not a map');
      const said = drawPage(made).marks.map(({ what }) => what);
      expect(made.view.display).toHaveLength(5);
      for (const { name } of made.view.display) expect(said).toContain(name);
    }
  });
});
