import { copy, family, listed, oneOf, pair, text, whole } from '../../edition/option.ts';
import { HARMS, SKILLS } from '../content/vocabulary.ts';

/** One of the abilities of a card, a sheet or a monster, by its place among them: `wither#1:0`. */
export const ABILITY = pair(text(), ':', whole);

/** The options of this edition that stand for something, and what it is; also parts of such ids, and fields of plans. */
export const OPTION = {
  // actions
  /** An attack on that monster. */
  attack: family('attack', copy),
  /** A move in the way of that ability. */
  move: family('move', text()),
  /** The action of an ability. */
  component: family('component', ABILITY),
  /** An action that stands on an archive card: its number, and which of its actions or objectives it is. */
  codexAction: family('component:archive', pair(whole, ':', pair(oneOf(['actions', 'objectives']), ':', whole))),
  // tests
  /** What an ability does for a test, by the key of its use. */
  use: family('use', text()),
  /** A focus token on that skill, spent to reroll. */
  focus: family('focus', oneOf(SKILLS)),
  /** Asks that seat to help with a test. */
  ask: family('ask', whole),
  /** In a way to make a test: casts that spell, uses that ability for dice. */
  cast: family('cast', copy),
  dice: family('dice', text()),
  // trading and buying
  give: family('give', copy),
  take: family('take', copy),
  giveTokens: family('give', whole),
  takeTokens: family('take', whole),
  /** That card at half its price. */
  half: family('half', copy),
  // who recovers
  self: family('self', whole),
  card: family('card', copy),
  /** An archive card in a deck, by its number. */
  archive: family('archive', whole),
  // plans: by the number of the action, or `extra`
  step: family('step', text()),
  goal: family('goal', text()),
  skill: family('skill', text()),
  /** The standing order to attack where that chance, in percent, is reached. */
  attackFrom: family('attack', whole, '-'),
};

/** Whether it is a component action, of a card, a sheet or the codex. */
export const isComponent = (id: string): boolean => OPTION.component.is(id) || OPTION.codexAction.is(id);

/** Which cards bear how much harm; without any of them the option is `self`. */
export const BORNE = listed(pair(oneOf(HARMS), ':', pair(copy, ':', whole)), '+');
