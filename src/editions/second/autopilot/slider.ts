/** Skill sliders: where they should stand for what the turn will bring (section 6). */
import type { Seat } from '../../../engine/decision.ts';
import { oddsOf } from '../../../engine/odds.ts';
import type { Copy } from '../../edition/copy.ts';
import { gatesTo } from '../board/area.ts';
import { SKILLS, type Skill } from '../content/vocabulary.ts';
import { investigator } from '../investigators/investigator.ts';
import { printedSkill, skillValue, successFaces } from '../investigators/skill.ts';
import { sliderId } from '../investigators/slider.ts';
import { movementPoints } from '../movement/movement.ts';
import { OPTION } from '../state/option.ts';
import { battleWorth } from './battle.ts';
import { best } from './choosing.ts';
import { goalOf } from './goal.ts';
import { threatOf } from './threat.ts';
import { closingModifierAt, counts, ruled, type Viewpoint } from './viewpoint.ts';

type Weights = Record<Skill, number>;

/** `upkeep.sliders`: the position that serves the turn best; of equal ones the first, which is the present one. */
export function placeSliders(view: Viewpoint, options: readonly { id: string }[], seat: Seat): string | null {
  if (view.game.state.ancientOne.awake)
    return best(options, ({ id }) => battleWorth(view, seat, stopsOf(id)))?.id ?? null;
  const { sheet, sliders } = investigator(view.game, seat);
  const weights = weightsOf(view, seat);
  const closing = gateToClose(view, seat);
  const faces = successFaces(view.game, seat).length;
  const journey = journeyOf(view, seat);
  const points = journey > 0 ? movementPoints(view.game, seat) : 0;
  const extra = (skill: Skill) =>
    skillValue(view.game, seat, skill) - printedSkill(view.game.content, sheet, skill, sliders);
  const lore = closing === null ? 0 : extra('lore');
  const fight = closing === null ? 0 : extra('fight');
  let found: { id: string; worth: number } | null = null;
  for (const { id } of options) {
    const position = stopsOf(id);
    let worth = 0;
    for (const skill of SKILLS)
      worth += counts(view, 'skills', weights[skill] * printedSkill(view.game.content, sheet, skill, position));
    if (closing !== null) {
      const dice = Math.max(
        printedSkill(view.game.content, sheet, 'lore', position) + lore,
        printedSkill(view.game.content, sheet, 'fight', position) + fight,
      );
      worth += counts(view, 'close', 5 * oddsOf(Math.max(0, dice + closing), 1, faces));
    }
    if (journey > 0) {
      const speed =
        points +
        printedSkill(view.game.content, sheet, 'speed', position) -
        printedSkill(view.game.content, sheet, 'speed', sliders);
      const far = 0.8 * Math.min(journey, speed) * Math.min(1, 2 / journey) + (speed >= journey ? 1.2 : 0);
      worth += counts(view, 'speed', far);
    }
    if (!found || worth > found.worth + 1e-9) found = { id, worth };
  }
  return found?.id ?? null;
}

/** The stops that an option of the question names. */
function stopsOf(id: string): number[] {
  return OPTION.sliders.read(id) ?? [];
}

/** `setup.sliders`: in the middle, leaning towards Speed, Will and Luck. */
export const firstPosition = (view: Viewpoint): string => ruled(view, 'middle', sliderId([2, 1, 2]));

/** Steps to the goal; 0 when there is nowhere to go. */
function journeyOf(view: Viewpoint, seat: Seat): number {
  const goal = goalOf(view, seat);
  return goal ? (view.game.content.town.distances(investigator(view.game, seat).at).get(goal.place) ?? 0) : 0;
}

/** The closing modifier of the gate they will be at when the Arkham encounters come, or null. */
function gateToClose(view: Viewpoint, seat: Seat): number | null {
  const { at, explored, delayed } = investigator(view.game, seat);
  if (explored && view.game.state.places[at]?.gate) return closingModifierAt(view, at);
  const world = view.game.content.town.worldOf(at);
  if (world === null || delayed || at !== view.game.content.town.secondAreaOf(world)) return null;
  const [place] = gatesTo(view.game, world);
  return place === undefined ? null : closingModifierAt(view, place);
}

function weightsOf(view: Viewpoint, seat: Seat): Weights {
  const { game } = view;
  const { at } = investigator(game, seat);
  if (game.content.town.areaKind(at) === 'otherWorld')
    return { speed: 0.12, sneak: 0.12, fight: 0.22, will: 0.2, lore: 0.2, luck: 0.3 };
  const weights: Weights = { speed: 0.1, sneak: 0.1, fight: 0.14, will: 0.2, lore: 0.13, luck: 0.22 };
  const goal = goalOf(view, seat);
  for (const marker of monstersToMeet(view, seat, goal?.place ?? at)) {
    const { evadeCost, fightCost, values } = threatOf(view, seat, marker);
    if (goal?.monster === marker || fightCost < evadeCost) {
      weights.fight += values.combatSkill === 'fight' ? 0.35 : 0;
      if (values.horror) weights.will += 0.25;
    } else weights.sneak += 0.35;
  }
  return weights;
}

/** The monsters here, where they go, and in the streets between. */
function monstersToMeet(view: Viewpoint, seat: Seat, goal: string): Copy[] {
  const { at } = investigator(view.game, seat);
  const from = view.game.content.town.distances(at);
  const to = view.game.content.town.distances(goal);
  const length = from.get(goal) ?? 0;
  return view.game.state.monsters
    .filter((monster) => {
      const there = from.get(monster.at);
      const back = to.get(monster.at);
      return there !== undefined && back !== undefined && there + back <= length;
    })
    .map(({ marker }) => marker)
    .slice(0, 3);
}
