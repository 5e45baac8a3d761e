/**
 * Combat with one monster (sections 26 and 27).
 *
 * Asks `combat.start` (only where a spell cast before the Horror check would spare Sanity): option ids `cast:<card>`,
 * `go-on`. The rounds ask what round.ts, hands.ts and damage.ts say.
 */

import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { sourced } from '../../../engine/source.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { trigger } from '../cards/triggers.ts';
import { check } from '../checks/check.ts';
import { type CheckSpec, checkProspect, failsByItself } from '../checks/formula.ts';
import type { Content } from '../content/content.ts';

import { type Effect, isA } from '../content/effect.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { endLasting } from '../investigators/modifier.ts';
import { lose } from '../misfortune/loss.ts';
import { settle } from '../misfortune/misfortune.ts';
import { defeatMonster, returnMonster } from '../monsters/monster.ts';
import { monsterValues } from '../monsters/monstervalue.ts';
import { runOwnTriggers } from '../otherworlds/return.ts';
import { castable, castOption, castSpell } from '../spells/spell.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Combat, Game } from '../state/state.ts';
import { combatSpec } from './combatspec.ts';
import { dealDamage } from './damage.ts';
import { evade } from './evade.ts';
import { EMPTY_HANDS } from './grip.ts';
import { bestSet } from './hands.ts';
import { chooseStance, isHopeless } from './round.ts';
import { strike } from './strike.ts';

/**
 * How a combat ended: `left` when the investigator is out of action or elsewhere, or the monster's own text ended it;
 * `escaped` by variant L8, which ends their turn.
 */
export type CombatOutcome = 'defeated' | 'fled' | 'escaped' | 'left';

/**
 * Combat with one monster: one Horror check of its own, then rounds until it ends (2E-2601). A movement in
 * progress is over (2E-710). An encounter's monster that is still there afterwards goes back into the cup (2E-4105).
 */
export function* fight(game: Game, seat: Seat, marker: Copy): Flow<CombatOutcome> {
  return yield* sourced(game, ref('monster', kindOf(marker)), combatWith(game, seat, marker));
}

function* combatWith(game: Game, seat: Seat, marker: Copy): Flow<CombatOutcome> {
  endMovement(game, seat);
  const { incarnation } = investigator(game, seat);
  const combat = newCombat(game, seat, marker);
  game.events.push({ type: 'CombatStarted', seat, monster: marker });
  let outcome: CombatOutcome;
  try {
    outcome = yield* fightOut(game, combat, marker);
  } finally {
    endCombat(game, seat);
  }
  game.events.push({ type: 'CombatEnded', seat, monster: marker, how: outcome });
  leaveEncounter(game, marker);
  if (investigator(game, seat).incarnation === incarnation) yield* runOwnTriggers(game, seat, 'combatEnds');
  return outcome;
}

function* fightOut(game: Game, combat: Combat, marker: Copy): Flow<CombatOutcome> {
  const { seat } = combat;
  const before = upsets(game, seat);
  const { at } = investigator(game, seat);
  // 2E-2616, 2E-2617
  const present = () => !upset(game, seat, before) && investigator(game, seat).at === at;
  const alive = () => game.state.monsters.some((monster) => monster.marker === marker);
  const goesOn = () => present() && alive();

  yield* beforeHorrorCheck(game, seat, marker);
  if (!goesOn()) return 'left';
  yield* prepare(game, combat, marker);
  // 2E-2607, 2E-2624
  if (!(yield* horror(game, combat, marker)) || !goesOn()) return 'left';
  // 2E-2605
  for (; ; nextRound(combat)) {
    const start = JSON.stringify(investigator(game, seat));
    const ended = yield* playRound(game, combat, marker, goesOn);
    if (ended) return ended;
    if (!alive()) return 'defeated';
    if (!present()) return 'left';
    // Neither can do anything about the other: both stay where they are.
    if (start === JSON.stringify(investigator(game, seat)) && isHopeless(game, combat)) return 'left';
  }
}

/** One round. @returns how it has ended the combat, or null */
function* playRound(game: Game, combat: Combat, marker: Copy, goesOn: () => boolean): Flow<CombatOutcome | null> {
  const { seat } = combat;
  const stance = yield* chooseStance(game, combat, () => overcome(game, seat, marker));
  switch (stance) {
    case 'won':
      return 'defeated';
    case 'escape':
      escapeFrom(game, seat, marker);
      return 'escaped';
    case 'flee':
      if (yield* evade(game, seat, marker, { fleeing: true })) return 'fled';
      // 2E-2610
      return (yield* dealDamage(game, seat, marker, { afterFight: false })) ? null : 'left';
    case 'fight':
      return yield* fightRound(game, combat, marker, goesOn);
    case 'used':
    case 'gone':
      return null;
    default:
      return stance satisfies never;
  }
}

/** The Combat check and what it brings. @returns how the combat has ended, or null when it goes on */
function* fightRound(
  game: Game,
  combat: Combat,
  marker: Copy,
  goesOn: () => boolean,
): Flow<'defeated' | 'left' | null> {
  const { seat } = combat;
  let over = false;
  const { passed } = yield* strike(game, combat, {}, function* (result) {
    // 2E-2613
    if (result.passed) yield* overcome(game, seat, marker);
    else if (goesOn()) over = !(yield* dealDamage(game, seat, marker, { afterFight: true }));
    yield* settle(game, seat);
  });
  if (passed) return 'defeated';
  return over ? 'left' : null;
}

/** What the monster's text says for the start of the combat (the Black Man, the Bloated Woman). */
function* beforeHorrorCheck(game: Game, seat: Seat, marker: Copy): Flow {
  for (const { trigger: when, effects } of game.content.monster(marker).special) {
    if (when !== 'beforeHorrorCheck') continue;
    yield* game.rules.run(game, seat, effects, { source: ref('monster', kindOf(marker)), monster: marker });
    // It goes whatever became of the investigator.
    const goes = effects.some((effect) => isA(effect, 'returnToCup') && effect.returnToCup === 'this');
    if (goes && game.state.monsters.some((monster) => monster.marker === marker)) returnMonster(game, marker, 'cup');
  }
}

/** A spell that takes away Nightmarish may be cast before the Horror check. */
function* prepare(game: Game, combat: Combat, marker: Copy): Flow {
  const { seat } = combat;
  const helpful = () =>
    monsterValues(game, marker, seat).abilities.nightmarish
      ? castable(game, seat, 'combat', { monster: marker }).filter((id) => ignoresAbilities(game.content, id))
      : [];
  const chosen = yield* choose(
    game,
    { seat, kind: 'combat.start', rule: '2E-2602' },
    () => {
      const spells = helpful();
      if (spells.length === 0) return [];
      return [
        ...spells.map((id) => castOption(game, seat, id, { monster: marker })),
        {
          id: 'go-on',
          label: phrase('option-go-on'),
          prospect: () => checkProspect(game, seat, horrorSpec(game, seat, marker)),
        },
      ];
    },
    { default: 'go-on', args: { monster: ref('monster', kindOf(marker)) }, about: { monster: marker } },
  );
  const id = OPTION.cast.read(chosen);
  if (id === undefined) return;
  yield* castSpell(game, seat, id, { monster: marker });
  // 2E-2806, 2E-2808: no round has begun, so that at its start the hands may be filled otherwise; unless somebody does, it stays.
  if (combat.working.includes(id) && game.state.options.rulings.lastingEffectsNeedHands)
    combat.hands = [...bestSet(game, { ...combat, cast: [id] })];
}

function ignoresAbilities(content: Content, id: string): boolean {
  const card = content.card(id);
  return card.deck === 'spell' && card.effect.some((effect) => isA(effect, 'ignore'));
}

/**
 * The Horror check and its loss. Where the first Combat check fails by itself along with it (the Bloated Woman), both
 * damages are taken in one loss, and that was the first round.
 * @returns whether the combat can go on
 */
function* horror(game: Game, combat: Combat, marker: Copy): Flow<boolean> {
  const { seat } = combat;
  const sanity = yield* horrorCheck(game, seat, marker);
  const spec = combatSpec(game, combat, EMPTY_HANDS);
  if (!failsByItself(game, seat, spec)) {
    if (sanity > 0) yield* lose(game, seat, { sanity }, ref('monster', kindOf(marker)));
    return true;
  }
  yield* check(game, seat, spec);
  endLasting(game, ({ effect, seat: whose }) => 'autoFail' in effect && whose === seat);
  nextRound(combat);
  return yield* dealDamage(game, seat, marker, { afterFight: true, horror: sanity });
}

/** 2E-2602 to 2E-2606; passed, it costs nothing (2E-2603) unless Nightmarish (2E-2709). @returns the Sanity it costs */
function* horrorCheck(game: Game, seat: Seat, marker: Copy): Flow<number> {
  const { horror } = monsterValues(game, marker, seat);
  if (!horror) return 0;
  const { passed } = yield* check(game, seat, horrorSpec(game, seat, marker));
  // 2E-2604
  return passed ? (monsterValues(game, marker, seat).abilities.nightmarish ?? 0) : horror.damage;
}

/** The Horror check that meeting a monster asks for, for its odds too (2E-2602). */
export function horrorSpec(game: Game, seat: Seat, marker: Copy): CheckSpec {
  const { horror, abilities } = monsterValues(game, marker, seat);
  const { sanity } = investigator(game, seat);
  return {
    kind: 'horror',
    modifier: horror?.rating ?? 0,
    difficulty: 1,
    rule: '2E-2602',
    against: ref('monster', kindOf(marker)),
    monster: marker,
    stakes: phrase('stakes-horror', {
      damage: horror?.damage ?? 0,
      nightmarish: abilities.nightmarish ?? 0,
      sanity,
      out: String((horror?.damage ?? 0) >= sanity),
    }),
  };
}

/**
 * A Combat check against the monster is passed: it is defeated (2E-2612), its text and others' are carried out, and
 * Overwhelming costs Stamina (2E-2710), which no longer saves the monster (2E-2711).
 */
function* overcome(game: Game, seat: Seat, marker: Copy): Flow {
  const before = upsets(game, seat);
  const { abilities } = monsterValues(game, marker, seat);
  yield* defeatInCombat(game, seat, marker);
  yield* trigger(game, { event: 'passesCombatCheck', seat, monster: marker });
  if (!upset(game, seat, before) && abilities.overwhelming)
    yield* lose(game, seat, { stamina: abilities.overwhelming }, ref('monster', kindOf(marker)));
}

/** Defeats a monster in combat, by a check or in place of one: where it goes and what it leaves, its marker says. */
export function* defeatInCombat(game: Game, seat: Seat, marker: Copy): Flow {
  const before = upsets(game, seat);
  const effects = game.content
    .monster(marker)
    .special.filter((special) => special.trigger === 'defeatedInCombat')
    .flatMap((special) => special.effects);
  yield* defeatMonster(game, seat, marker, whereTo(game, marker, effects));
  const rest = effects.filter((effect) => !isA(effect, 'returnToBox'));
  if (rest.length > 0 && !upset(game, seat, before))
    yield* game.rules.run(game, seat, rest, { source: ref('monster', kindOf(marker)), monster: marker });
}

function whereTo(game: Game, marker: Copy, effects: readonly Effect[]): 'trophy' | 'cup' | 'box' {
  if (effects.some((effect) => isA(effect, 'returnToBox'))) return 'box';
  const ofEncounter = game.state.monsters.some((monster) => monster.marker === marker && monster.at === 'encounter');
  // 2E-4104 `[2005]`: the monster of an encounter is no trophy (2E-4103).
  return ofEncounter && game.state.options.printing === '2005' ? 'cup' : 'trophy';
}

/** L8.1, L8.2: away without a check; their turn is over, and next Movement they may simply walk off (L8.3). */
function escapeFrom(game: Game, seat: Seat, marker: Copy): void {
  const one = investigator(game, seat);
  one.spentTurn = game.state.turn;
  one.escapedFrom.push(marker);
}

/** 2E-2809 to 2E-2811, in both printings (2E-2815): hands may be used anew; spells work on while theirs are devoted. */
function nextRound(combat: Combat): void {
  combat.round += 1;
  combat.hands = null;
  combat.cast = [];
}

/** A combat of one investigator (2E-2623) that begins, no spell working yet (2E-2814); `monster` as in `Combat`. */
export function newCombat(game: Game, seat: Seat, monster: Copy | null, check?: Combat['check']): Combat {
  const combat: Combat = { seat, monster, ...(check ? { check } : {}), round: 1, hands: null, cast: [], working: [] };
  game.state.combat = combat;
  return combat;
}

/** 2E-2817: all hands are free, effects until the end of combat are over. */
export function endCombat(game: Game, seat: Seat): void {
  delete game.state.combat;
  endLasting(game, (one) => (one.until === 'endOfCombat' || one.until === 'endOfCheck') && one.seat === seat);
}

/** 2E-710: as soon as a combat begins, the movement is over. */
export function endMovement(game: Game, seat: Seat): void {
  const { walk } = game.state;
  if (walk?.seat !== seat) return;
  walk.points = 0;
  walk.ended = true;
}

/** 2E-4102, 2E-4105: an encounter's monster is never left on the board. */
export function leaveEncounter(game: Game, marker: Copy): void {
  if (game.state.monsters.some((monster) => monster.marker === marker && monster.at === 'encounter'))
    returnMonster(game, marker, 'cup');
}
