/** Moving the skill sliders within the focus (section 6, D-14, D-68): after setup they move nowhere else (2E-607). */
import type { Offered, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import { choose } from '../state/question.ts';
import { type Game, SKILL_TRACKS, type SkillTrack } from '../state/state.ts';
import { focus, investigator, sheetOf } from './investigator.ts';
import { shareOf } from './share.ts';
import {
  LAST_STOP,
  POSITIONS,
  positionOf,
  positionOption,
  type Sliders,
  sliderDials,
  sliderId,
  tellSliders,
} from './slider.ts';

/** Step 3 of the Upkeep: moves sliders by as many stops in all as the focus allows (2E-604 to 2E-606). */
export function* adjustSliders(game: Game, seat: Seat, battle = false): Flow {
  const chosen = yield* choose(
    game,
    { seat, kind: 'upkeep.sliders', rule: '2E-604' },
    () => reachable(game, seat).map((sliders) => sliderOption(game, seat, sliders)),
    () => ({
      default: sliderId(battle ? towardsFight(game, seat) : investigator(game, seat).sliders),
      args: { focus: focus(game, seat) },
      ...(handsIn(game, battle) ? { ask: sheetQuestion(seat) } : {}),
      dials: {
        list: sliderDials(game, seat, investigator(game, seat).sliders),
        beyond: phrase('sliders-beyond', { focus: focus(game, seat) }),
        ...(mayLast(game, battle) ? { lasting: true } : {}),
      },
      about: {
        sliders: [...investigator(game, seat).sliders],
        stops: sheetOf(game, seat).skills,
        focus: focus(game, seat),
      },
    }),
  );
  const one = investigator(game, seat);
  const sliders = chosen === null ? undefined : positionOf(chosen);
  const { handed } = game.state;
  if (handed) handed[seat] ??= [...one.sliders];
  if (!sliders || sliderId(sliders) === sliderId(one.sliders)) return;
  const moved = movedTo(sliders, one.sliders);
  one.sliders = [...sliders];
  tellSliders(game, seat, moved);
}

/** Whether to offer that they stay until further notice: where everybody is asked in every Upkeep. */
const mayLast = ({ state }: Game, battle: boolean): boolean =>
  (state.options.turnOrder ?? 'book') === 'book' && !battle;

/** Whether the sliders are the last word of orders for the turn (2E-T03). */
const handsIn = ({ state }: Game, battle: boolean): boolean => state.options.turnOrder === 'sheet' && !battle;

const sheetQuestion = (seat: Seat): Phrase => phrase('ask-upkeep-sheet', { seat: ref('seat', String(seat)) });

/** A position that they could move to: the skills whose slider moves, and below all six. */
export function sliderOption(game: Game, seat: Seat, sliders: Readonly<Sliders>): Offered {
  const moved = movedTo(sliders, investigator(game, seat).sliders);
  return positionOption(game, seat, sliders, moved.length === 0 ? 'option-sliders-keep' : moved);
}

const movedTo = (to: Readonly<Sliders>, from: Readonly<Sliders>): SkillTrack[] =>
  SKILL_TRACKS.filter((_, index) => to[index] !== from[index]);

/** Every position within the focus, the present one first, then by the stops it takes. */
export function reachable(game: Game, seat: Seat): readonly Readonly<Sliders>[] {
  const { sliders } = investigator(game, seat);
  // 2E-T60: all moves of a turn together.
  const begun = shareOf(game, seat)?.sliders ?? game.state.handed?.[seat] ?? sliders;
  return positionsWithin(begun, sliders, focus(game, seat));
}

const within = new Map<string, readonly Readonly<Sliders>[]>();

/** The positions that the focus allows from where it began, those nearest to where they stand now first; worked out once. */
function positionsWithin(begun: Readonly<Sliders>, now: Readonly<Sliders>, most: number): readonly Readonly<Sliders>[] {
  const key = `${begun.join('')}/${now.join('')}/${most}`;
  const known = within.get(key);
  if (known) return known;
  // 2E-605
  const way = (from: Readonly<Sliders>, to: Readonly<Sliders>) =>
    to.reduce((sum, stop, track) => sum + Math.abs(stop - (from[track] ?? 0)), 0);
  const found = POSITIONS.filter((to) => way(begun, to) <= most).sort((one, other) => way(now, one) - way(now, other));
  within.set(key, found);
  return found;
}

/** D-68: all focus towards Fight. */
function towardsFight(game: Game, seat: Seat): Sliders {
  const [speed, fight, lore] = investigator(game, seat).sliders;
  return [speed, Math.min(LAST_STOP, fight + focus(game, seat)), lore];
}
