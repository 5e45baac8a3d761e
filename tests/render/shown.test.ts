import { expect, it } from 'vitest';
import { shownScale, shownSize } from '../../src/render/shown.ts';

it('a desk shows a picture at most 550 wide and 350 high, a phone 314 wide', () => {
  expect(shownSize({ width: 1600, height: 1000 }, 'desk')).toEqual({ width: 550, height: 344 });
  expect(shownSize({ width: 1600, height: 1000 }, 'phone')).toEqual({ width: 314, height: 196 });
  expect(shownSize({ width: 1600, height: 1713 }, 'desk')).toEqual({ width: 327, height: 350 });
  expect(shownSize({ width: 1600, height: 1713 }, 'phone')).toEqual({ width: 314, height: 336 });
});

it('no picture is shown larger than it is', () => {
  expect(shownScale({ width: 200, height: 100 }, 'desk')).toBe(1);
});
