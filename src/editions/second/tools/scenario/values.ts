import { successesPerToken } from '../../battle/battle.ts';
import { investigatorsAt, isClosed, monstersAt, openGates } from '../../board/area.ts';
import { diceOfCheck } from '../../checks/formula.ts';

import { CHECKS, SKILLS, type Skill } from '../../content/vocabulary.ts';
import { focus, inPlayerOrder, maxSanity, maxStamina } from '../../investigators/investigator.ts';
import { skillValue, successFaces } from '../../investigators/skill.ts';
import { isBlessed, isCursed } from '../../investigators/status.ts';
import { monsterLimit, monstersInArkham, monsterValues } from '../../monsters/monster.ts';
import { trophyToughness } from '../../monsters/trophy.ts';
import type { Game } from '../../state/state.ts';

/** What is worked out from a state, as scenarios name it. */
export function values(game: Game) {
  const { state } = game;
  const table = game.content.playerTable(state.players);
  return {
    investigators: state.investigators.map(({ seat }) => personal(game, seat)),
    monsters: Object.fromEntries(
      state.monsters.map(({ marker, at }) => [marker, { at, ...monsterValues(game, marker) }]),
    ),
    places: Object.fromEntries(Object.keys(state.places).map((place) => [place, local(game, place)])),
    monstersInArkham: monstersInArkham(game),
    monsterLimit: monsterLimit(game),
    outskirtsLimit: table.outskirtsMax,
    gateLimit: table.awakensAtOpenGates,
    openGates: openGates(game).map(({ place }) => place),
    successesPerDoomToken: successesPerToken(game),
    doomTrack: game.content.ancientOne(state.ancientOne.id).doomTrack,
    order: inPlayerOrder(state),
  };
}

function personal(game: Game, seat: number) {
  const skills = Object.fromEntries(SKILLS.map((skill): [Skill, number] => [skill, skillValue(game, seat, skill)]));
  const plain = { modifier: 0, difficulty: 1, rule: '2E-2202' };
  return {
    ...skills,
    /** The dice of a check without a modifier. */
    dice: Object.fromEntries(CHECKS.map((kind) => [kind, diceOfCheck(game, seat, { kind, ...plain })])),
    maxSanity: maxSanity(game, seat),
    maxStamina: maxStamina(game, seat),
    focus: focus(game, seat),
    successFaces: successFaces(game, seat),
    blessed: isBlessed(game, seat),
    cursed: isCursed(game, seat),
    trophyToughness: trophyToughness(game, seat),
  };
}

function local(game: Game, place: string) {
  const gate = game.state.places[place]?.gate ?? null;
  return {
    investigators: investigatorsAt(game, place),
    monsters: monstersAt(game, place).map(({ marker }) => marker),
    closed: isClosed(game, place),
    world: gate === null ? null : game.content.gate(gate).world,
  };
}
