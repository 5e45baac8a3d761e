import type { Named } from '../../../engine/named.ts';
import { type Copy, isCopy, type Place } from '../../edition/copy.ts';
import { copy, family, listed, oneOf, pair, text, type Written, whole } from '../../edition/option.ts';
import { MONSTER_ABILITIES, type MonsterAbility, SKILLS } from '../content/vocabulary.ts';

/** An ability of an investigator's sheet. */
export type AbilityId = Named<'ability'>;

/** What is used: a card, or an ability of the sheet. Neither has a slash in its name. */
const source: Written<Copy | AbilityId> = {
  write: (value) => value,
  read: (given) => {
    if (given.includes('/')) return undefined;
    return isCopy(given) ? given : (given satisfies AbilityId);
  },
};

/** An ability of a monster, its blanks as dashes. */
const monsterAbility: Written<MonsterAbility> = {
  write: (ability) => ability.replaceAll(' ', '-'),
  read: (given) => MONSTER_ABILITIES.find((ability) => ability.replaceAll(' ', '-') === given),
};

const place = text<Place>();

const pieces = listed(copy, '+');

/** Cards in hand together. */
export const HAND_SET: Written<Copy[]> = {
  write: (set) => (set.length === 0 ? 'none' : pieces.write(set)),
  read: (id) => (id === 'none' ? [] : pieces.read(id)),
};

/** The options of the questions and offers of this edition that stand for something, and what it is. */
export const OPTION = {
  // monsters
  evade: family('evade', copy),
  fight: family('fight', copy),
  /** In a plan: what to do about a monster on the way. */
  face: family('face', copy),
  ignore: family('ignore', monsterAbility),
  // places
  go: family('go', place),
  wagon: family('wagon', place),
  /** Stands still and takes only so many Clue tokens, as older games ask it. */
  stop: family('stop', whole),
  /** Leaves so many Clue tokens where the Movement ends. */
  leave: family('leave', whole),
  /** A monster of the surge more at that gate. */
  surge: family('gate', place),
  // cards and abilities
  cast: family('cast', copy),
  /** Fights a round with those cards in hand. */
  withHands: family('with', HAND_SET),
  use: family('use', source),
  /** One of several abilities of a card, by its place among them. */
  useOne: family('use', pair(source, '/', whole)),
  /** A card that can prevent either kind of loss. */
  useAgainst: family('use', pair(copy, '/', oneOf(['sanity', 'stamina']))),
  /** An ability of the sheet of a seat. */
  ability: family('ability', pair(whole, '/', text<AbilityId>())),
  /** Asks for what others can lend, by the id of the option it would be for them. */
  ask: family('ask', text()),
  roll: family('roll', copy),
  /** An offer in an open Upkeep window: an option of the Upkeep, or `sliders` (2E-T11). */
  inUpkeep: family('upkeep', text()),
  /** The Clue token of a Mythos card goes to another who was there. */
  clueTo: family('clue', whole),
  // gates
  close: family('close', oneOf(SKILLS)),
  seal: family('seal', copy),
  // trading and paying
  trade: family('trade', whole),
  give: family('give', copy),
  take: family('take', copy),
  pay: family('pay', whole),
  get: family('get', whole),
  payBack: family('pay', copy),
  // skills and checks
  sliders: family('sliders', listed(whole, '-')),
  clues: family('clues', whole),
  /** A die that shows that, to be rolled again. */
  die: family('die', whole),
  // standing orders
  /** Fights where the chance is at least so many percent. */
  fightFrom: family('fight', whole, '-'),
  /** Spends Clue tokens while at most so many successes are missing. */
  passWithin: family('pass', whole, '-'),
};

/** The offer in an open Upkeep window to move the sliders. */
export const SLIDERS_OFFER = OPTION.inUpkeep.write('sliders');

/** Fights a round with other cards in hand than those on offer. */
export const OTHER_HANDS = 'other-hands';

/** The offer to leave Clue tokens where one's Movement ends (2E-902). */
export const LEAVE_CLUES = 'leave-clues';
/** The offer to leave the Clue token of a Mythos card on its location (2E-1505). */
export const LEAVE_CLUE = 'leave-clue';

/** Whether an option spends Clue tokens. */
export const spendsClues = (id: string): boolean => id === 'clue' || OPTION.clues.is(id);

/** How many Clue tokens an option of a roll spends; 0 for another option. */
export const cluesOf = (id: string): number => (id === 'clue' ? 1 : (OPTION.clues.read(id) ?? 0));
