/**
 * Moving the skill sliders within the focus (section 6, D-14, D-68).
 *
 * Asks `upkeep.sliders`: option ids `sliders:<stop>-<stop>-<stop>` (0 to 3 each, in the order of SKILL_TRACKS), one for
 * every position that the focus allows.
 */
import type { Dials, Option, Seat } from '../../engine/decision.ts';
import type { Flow } from '../../engine/flow.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import type { Skill } from './content/vocabulary.ts';
import { focus, investigator, sheetOf } from './investigator.ts';
import { choose } from './question.ts';
import { type Game, SKILL_TRACKS, type SkillTrack } from './state.ts';

export type Sliders = [number, number, number];

/** The two skills of each track, left and right value of a stop. */
export const SKILLS_OF = {
  speedSneak: ['speed', 'sneak'],
  fightWill: ['fight', 'will'],
  loreLuck: ['lore', 'luck'],
} as const satisfies Record<SkillTrack, readonly [Skill, Skill]>;

const SLIDER_WORDS: Readonly<Record<SkillTrack, string>> = {
  speedSneak: 'slider-speed-sneak',
  fightWill: 'slider-fight-will',
  loreLuck: 'slider-lore-luck',
};

/** A track's last stop; the first is 0 (2E-602). */
const LAST_STOP = 3;

/** Step 3 of the Upkeep: moves sliders by as many stops in all as the focus allows (2E-604 to 2E-606). */
export function* adjustSliders(game: Game, seat: Seat, battle = false): Flow {
  const chosen = yield* choose(
    game,
    seat,
    'upkeep.sliders',
    '2E-604',
    () => reachable(game, seat).map((sliders) => sliderOption(game, seat, sliders)),
    () => ({
      default: sliderId(battle ? towardsFight(game, seat) : investigator(game, seat).sliders),
      args: { focus: focus(game, seat) },
      dials: dials(game, seat),
      about: {
        sliders: [...investigator(game, seat).sliders],
        stops: sheetOf(game, seat).skills,
        focus: focus(game, seat),
      },
    }),
  );
  const one = investigator(game, seat);
  const sliders = reachable(game, seat).find((candidate) => sliderId(candidate) === chosen);
  if (!sliders || sliderId(sliders) === sliderId(one.sliders)) return;
  const moved = movedTo(sliders, one.sliders);
  one.sliders = sliders;
  tellSliders(game, seat, moved);
}

/** Tells where those sliders stand now. */
export function tellSliders(game: Game, seat: Seat, moved: readonly SkillTrack[]): void {
  const skills = skillsAt(game, seat, investigator(game, seat).sliders);
  game.events.push({ type: 'SlidersMoved', seat, moved: [...moved], skills });
}

/** A slider with the values of its two skills. */
export function sliderPhrase(track: SkillTrack, skills: Readonly<Record<Skill, number>>): Phrase {
  const [one, other] = SKILLS_OF[track];
  return phrase(SLIDER_WORDS[track], { [one]: skills[one], [other]: skills[other] });
}

/** What all six skills are at a position. */
function skillsAt(game: Game, seat: Seat, sliders: Readonly<Sliders>): Record<Skill, number> {
  const { speedSneak, fightWill, loreLuck } = sheetOf(game, seat).skills;
  const [speed, sneak] = speedSneak[sliders[0]] ?? [0, 0];
  const [fight, will] = fightWill[sliders[1]] ?? [0, 0];
  const [lore, luck] = loreLuck[sliders[2]] ?? [0, 0];
  return { speed, sneak, fight, will, lore, luck };
}

/** The option id of a position. */
export function sliderId(sliders: readonly number[]): string {
  return `sliders:${sliders.join('-')}`;
}

/** What a position shows: the skills whose slider moves, and below all six. */
export function sliderOption(game: Game, seat: Seat, sliders: Sliders): Option {
  const skills = skillsAt(game, seat, sliders);
  const moved = movedTo(sliders, investigator(game, seat).sliders);
  return {
    id: sliderId(sliders),
    stops: [...sliders],
    label:
      moved.length === 0
        ? phrase('option-sliders-keep')
        : phrase('option-sliders', { moved: moved.map((track) => sliderPhrase(track, skills)) }),
    note: phrase('note-sliders', skills),
  };
}

const movedTo = (to: Sliders, from: Readonly<Sliders>): SkillTrack[] =>
  SKILL_TRACKS.filter((_, index) => to[index] !== from[index]);

/** The three sliders, each stop with what it would take of the focus. */
function dials(game: Game, seat: Seat): Dials {
  const { sliders } = investigator(game, seat);
  return {
    list: SKILL_TRACKS.map((track, index) => {
      const at = sliders[index] ?? 0;
      const stops = Array.from({ length: LAST_STOP + 1 }, (_, stop) => {
        const there = sliders.map((other, which) => (which === index ? stop : other)) as Sliders;
        return {
          label: sliderPhrase(track, skillsAt(game, seat, there)),
          note: phrase('note-stop', { stops: Math.abs(stop - at) }),
        };
      });
      return { at, stops };
    }),
    beyond: phrase('sliders-beyond', { focus: focus(game, seat) }),
  };
}

/** Every position within the focus, the present one first, then by the stops it takes. */
export function reachable(game: Game, seat: Seat): Sliders[] {
  const { sliders } = investigator(game, seat);
  const stops = Array.from({ length: LAST_STOP + 1 }, (_, stop) => stop);
  const positions = stops.flatMap((a) => stops.flatMap((b) => stops.map((c): Sliders => [a, b, c])));
  const way = (to: Sliders) => to.reduce((sum, stop, track) => sum + Math.abs(stop - (sliders[track] ?? 0)), 0);
  return positions.filter((to) => way(to) <= focus(game, seat)).sort((one, other) => way(one) - way(other));
}

/** D-68: all focus towards Fight. */
function towardsFight(game: Game, seat: Seat): Sliders {
  const [speed, fight, lore] = investigator(game, seat).sliders;
  return [speed, Math.min(LAST_STOP, fight + focus(game, seat)), lore];
}
