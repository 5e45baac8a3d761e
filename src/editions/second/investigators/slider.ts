/**
 * The skill sliders of an investigator sheet (2E-602). Where all three stand is a position; as an option its id is
 * `sliders:<stop>-<stop>-<stop>`, 0 to 3 each, in the order of SKILL_TRACKS.
 */

import type { Dial, Offered, Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase } from '../../../engine/phrase.ts';
import type { Skill } from '../content/vocabulary.ts';
import { OPTION } from '../state/option.ts';
import { type Game, SKILL_TRACKS, type SkillTrack } from '../state/state.ts';
import { investigator, sheetOf } from './investigator.ts';

export type Sliders = [number, number, number];

/** The two skills of each track, left and right value of a stop. */
const SKILLS_OF = {
  speedSneak: ['speed', 'sneak'],
  fightWill: ['fight', 'will'],
  loreLuck: ['lore', 'luck'],
} as const satisfies Record<SkillTrack, readonly [Skill, Skill]>;

const SLIDER_WORDS: Readonly<Record<SkillTrack, string>> = {
  speedSneak: 'slider-speed-sneak',
  fightWill: 'slider-fight-will',
  loreLuck: 'slider-lore-luck',
};

const NAMES: Readonly<Record<SkillTrack, string>> = {
  speedSneak: 'slider-name-speed-sneak',
  fightWill: 'slider-name-fight-will',
  loreLuck: 'slider-name-lore-luck',
};

/** A track's last stop; the first is 0 (2E-602). */
export const LAST_STOP = 3;

const STOPS = Array.from({ length: LAST_STOP + 1 }, (_, stop) => stop);

/** Every position there is. */
export const POSITIONS: readonly Readonly<Sliders>[] = STOPS.flatMap((a) =>
  STOPS.flatMap((b) => STOPS.map((c): Sliders => [a, b, c])),
);

const POSITIONS_BY_ID = new Map(POSITIONS.map((position) => [OPTION.sliders.write([...position]), position]));

/** The option id of a position. */
export function sliderId(sliders: readonly number[]): string {
  return OPTION.sliders.write([...sliders]);
}

/** The position that an option's id names. */
export function positionOf(id: string): Readonly<Sliders> | undefined {
  return POSITIONS_BY_ID.get(id);
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

/** A position to choose: the sliders it is about, or what it is called, and below them all six skills. */
export function positionOption(
  game: Game,
  seat: Seat,
  sliders: Readonly<Sliders>,
  name: readonly SkillTrack[] | string,
): Offered {
  return {
    id: sliderId(sliders),
    stops: [...sliders],
    prospect: () => {
      const skills = skillsAt(game, seat, sliders);
      const note = phrase('note-sliders', skills);
      if (typeof name === 'string') return { label: phrase(name), note };
      const moved = (text: (track: SkillTrack) => Phrase) => phrase('option-sliders', { moved: name.map(text) });
      return {
        label: moved((track) => sliderPhrase(track, skills)),
        // The one skill of a stop tells the other.
        ...(name.length > 1
          ? {
              brief: moved((track) =>
                phrase('slider-brief', { skill: SKILLS_OF[track][0], value: skills[SKILLS_OF[track][0]] }),
              ),
            }
          : {}),
        note,
      };
    },
  };
}

/** The three sliders as dials. */
export function sliderDials(game: Game, seat: Seat, sliders: Readonly<Sliders>): Dial[] {
  return SKILL_TRACKS.map((track, index) => {
    const at = sliders[index] ?? 0;
    const stops = STOPS.map((stop) => {
      const there = sliders.map((other, which) => (which === index ? stop : other)) as Sliders;
      return { label: sliderPhrase(track, skillsAt(game, seat, there)) };
    });
    return { name: phrase(NAMES[track]), at, stops };
  });
}

/** Tells where those sliders stand now. */
export function tellSliders(game: Game, seat: Seat, moved: readonly SkillTrack[]): void {
  const skills = skillsAt(game, seat, investigator(game, seat).sliders);
  game.events.push({ type: 'SlidersMoved', seat, moved: [...moved], skills });
}
