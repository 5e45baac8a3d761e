import { describe, expect, it } from 'vitest';
import type { Choices } from '../../../../src/editions/plan/ahead.ts';
import type { MapView } from '../../../../src/render/map/view.ts';
import type { PictureSpec } from '../../../../src/render/view.ts';
import { ahead, third, thirdWords } from '../../../third.ts';
import { type Arrangement, aGame } from '../table.ts';
import { saying } from './follow.ts';

function pictureOf(chosen: Choices, more: Arrangement = {}): PictureSpec | null {
  const { state } = aGame({ investigators: [{ sheet: 'tommyMuldoon', at: 'graveyard' }], ...more });
  return ahead.planPicture?.(third.seenBy(state, 0), 0, saying(chosen), thirdWords('en', state)) ?? null;
}

function mapOf(spec: PictureSpec | null): MapView {
  if (spec?.kind !== 'map') throw new Error('no map');
  return spec.view;
}

describe('the picture of a plan', () => {
  it('shows the way, its steps numbered, and says it in words', () => {
    const spec = pictureOf(
      { 'step:1': 'move', 'goal:1': 'southChurch' },
      { monsters: [{ kind: 'fleshEater', at: 'southChurch' }] },
    );
    const { route, marks, closeUp } = mapOf(spec);
    expect(route).toEqual(['graveyard', 'rivertownSouthsideStreet', 'southChurch']);
    expect(marks).toEqual([
      { place: 'rivertownSouthsideStreet', label: '1' },
      { place: 'southChurch', label: '2' },
    ]);
    expect(closeUp).toBeUndefined();
    expect(spec?.alt).toMatch(/^Tommy’s planned way, from the Graveyard: 1\. .* 2\. South Church, where a Flesh-Eater/);
    expect(spec?.alt.length).toBeLessThanOrEqual(1024);
  });

  it('comes near where the way stays in one neighborhood', () => {
    const spec = pictureOf({ 'step:1': 'move', 'goal:1': 'generalStore' });
    expect(mapOf(spec)).toMatchObject({ closeUp: 'rivertown' });
  });

  it('3E-405.2-2 shows where he goes once he has got away', () => {
    const away = { 'step:1': 'evade', 'step:extra': 'move', 'goal:extra': 'blackCave' };
    const spec = pictureOf(away, { monsters: [{ kind: 'fleshEater', with: 0 }] });
    expect(mapOf(spec).route).toEqual(['graveyard', 'blackCave']);
  });

  it('is none where he goes nowhere', () => {
    expect(pictureOf({})).toBeNull();
    expect(pictureOf({ 'step:1': 'move' })).toBeNull();
    expect(pictureOf({ 'step:1': 'gatherResources' })).toBeNull();
  });
});
