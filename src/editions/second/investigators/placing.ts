/** Where the sliders stand at the start: as everybody likes, whatever the focus (2E-315, 2E-608). */
import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Menu } from '../state/menu.ts';
import { choose } from '../state/question.ts';
import { type Game, SKILL_TRACKS } from '../state/state.ts';
import { investigator, sheetOf } from './investigator.ts';
import { shareOf } from './share.ts';
import { POSITIONS, positionOf, positionOption, type Sliders, sliderDials, sliderId, tellSliders } from './slider.ts';

/** Where they start unless somebody says otherwise: the second stop from the left (D-07). */
const MIDDLE: Readonly<Sliders> = [1, 1, 1];

/** Noted on an investigator whose player places the sliders when they first come. */
export const UNPLACED = 'unplaced';

/** The player places them now. */
export function* placeOwnSliders(game: Game, seat: Seat): Flow {
  const { kind, rule, options, extra } = placingMenu(game, seat);
  place(game, seat, yield* choose(game, { seat, kind, rule }, options, extra));
}

/** They stand in the middle until the player comes, with the first turn at the latest. */
export function placeLater(game: Game, seat: Seat): void {
  const one = investigator(game, seat);
  one.sliders = [...MIDDLE];
  one.marks.push(UNPLACED);
}

/** Whether the player has yet to place them. */
export const isUnplaced = (game: Game, seat: Seat): boolean => investigator(game, seat).marks.includes(UNPLACED);

/** What the player is asked. */
export function placingMenu(game: Game, seat: Seat): Menu {
  return {
    kind: 'setup.sliders',
    rule: '2E-315',
    options: () =>
      POSITIONS.map((position) => {
        const isMiddle = sliderId(position) === sliderId(MIDDLE);
        return positionOption(game, seat, position, isMiddle ? 'option-sliders-middle' : SKILL_TRACKS);
      }),
    extra: () => ({
      default: sliderId(MIDDLE),
      dials: { list: sliderDials(game, seat, MIDDLE) },
      about: { stops: sheetOf(game, seat).skills },
    }),
  };
}

/** They are placed; what they may be moved by in a turn counts from there (2E-T60). */
export function place(game: Game, seat: Seat, chosen: string | null): void {
  const placed = investigator(game, seat);
  placed.marks = placed.marks.filter((mark) => mark !== UNPLACED);
  placed.sliders = [...(positionOf(chosen ?? '') ?? MIDDLE)];
  const share = shareOf(game, seat);
  if (share) share.sliders = [...placed.sliders];
  tellSliders(game, seat, SKILL_TRACKS);
}
