/** Every timing and every trigger of the language is offered or done somewhere, by a card, in a played position. */
import { describe, expect, it } from 'vitest';
import { ancientOneAttacks } from '../../../../src/editions/second/battle/battle.ts';
import { gainCard } from '../../../../src/editions/second/cards/card.ts';
import { drawCards } from '../../../../src/editions/second/cards/draw.ts';
import { check } from '../../../../src/editions/second/checks/check.ts';
import type { CheckSpec } from '../../../../src/editions/second/checks/formula.ts';
import { fight, meet } from '../../../../src/editions/second/combat/combat.ts';
import { EVENTS, type EventName, TIMINGS, type Timing } from '../../../../src/editions/second/content/vocabulary.ts';
import { arkhamEncounter } from '../../../../src/editions/second/encounters/encounter.ts';
import { lose } from '../../../../src/editions/second/misfortune/loss.ts';
import { loseInTimeAndSpace } from '../../../../src/editions/second/misfortune/misfortune.ts';
import { spawn } from '../../../../src/editions/second/monsters/monster.ts';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { mythos } from '../../../../src/editions/second/mythos/mythos.ts';
import { otherWorldEncounter } from '../../../../src/editions/second/otherworlds/otherworld.ts';
import type { EventType } from '../../../../src/editions/second/state/event.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { upkeep } from '../../../../src/editions/second/upkeep/upkeep.ts';
import type { Flow } from '../../../../src/engine/flow.ts';
import { type Answering, type Arrangement, aGame, drive, type Placed } from '../table.ts';

/** A position in which something happens, and what shows it: an option that is on offer, or an event. */
interface Position {
  one?: Partial<Placed>;
  given?: Arrangement;
  play: (game: Game) => Flow<unknown>;
  answers?: Record<string, Answering>;
  option?: [kind: string, id: string];
  event?: [EventType, object];
}

const cause = { ref: 'monster', id: 'ghoul' };
const spec = (more: Partial<CheckSpec>): CheckSpec => ({
  kind: 'luck',
  modifier: 0,
  difficulty: 3,
  rule: '2E-2202',
  ...more,
});
const ONES = Array<number>(40).fill(1);
const SIXES = Array<number>(40).fill(6);
const atGate: Partial<Placed> = { at: 'woods', explored: true };
const gate: Arrangement = { gates: { woods: 'abyss' } };
const cultist: Arrangement = { monsters: { 'cultist#1': 'woods' } };

const TIMED: { readonly [T in Timing]: Position } = {
  passive: {
    one: { sheet: 'sister-mary' },
    play: (game) => loseInTimeAndSpace(game, 0),
    event: ['AbilityUsed', { ability: 'guardian-angel' }],
  },
  acquire: {
    play: (game) => gainCard(game, 0, 'ruby-standish#1', 'deck'),
    event: ['CardGained', { from: 'deck' }],
  },
  upkeep: {
    one: { stamina: 2, cards: ['healing-stone'] },
    play: upkeep,
    option: ['upkeep.next', 'use:healing-stone#1'],
  },
  movement: {
    one: { at: 'woods', sliders: [3, 0, 3], cards: ['old-journal'] },
    play: (game) => movement(game, 0),
    option: ['move.next', 'use:old-journal#1'],
  },
  combat: {
    one: { cards: ['wither'] },
    given: cultist,
    play: (game) => fight(game, 0, 'cultist#1'),
    option: ['combat.round', 'cast:wither#1'],
  },
  combatCheck: {
    one: { sanity: 4, stamina: 4, cards: ['flute-of-the-outer-gods'] },
    given: cultist,
    play: (game) => fight(game, 0, 'cultist#1'),
    option: ['combat.round', 'use:flute-of-the-outer-gods#1'],
  },
  evade: {
    one: { cards: ['silver-key'] },
    given: cultist,
    play: (game) => meet(game, 0, 'cultist#1', 'evade'),
    option: ['check.before', 'use:silver-key#1/0'],
  },
  horror: {
    one: { cards: ['bravery'], sliders: [0, 0, 0] },
    given: { dice: ONES },
    play: (game) => check(game, 0, spec({ kind: 'horror', difficulty: 1 })),
    option: ['check.spend', 'use:bravery#1/0'],
  },
  spell: {
    one: { cards: ['expert-occultist'], sliders: [0, 0, 0] },
    given: { dice: ONES },
    play: (game) => check(game, 0, spec({ kind: 'spell', difficulty: 1, modifier: 3 })),
    option: ['check.spend', 'use:expert-occultist#1/0'],
  },
  anyCheck: {
    one: { cards: ['lucky-cigarette-case'], sliders: [0, 0, 0] },
    given: { dice: ONES },
    play: (game) => check(game, 0, spec({ kind: 'lore', difficulty: 1, modifier: 3 })),
    option: ['check.spend', 'use:lucky-cigarette-case#1/0'],
  },
  clueSpend: {
    one: { cards: ['research-materials'], sliders: [0, 0, 0] },
    given: { dice: ONES },
    play: (game) => check(game, 0, spec({ kind: 'lore', difficulty: 1, modifier: 3 })),
    option: ['check.spend', 'use:research-materials#1/0'],
  },
  cardDraw: {
    one: { sheet: 'ashcan-pete' },
    play: (game) => drawCards(game, 0, { deck: 'common', count: 1 }),
    option: ['draw.end', 'bottom'],
  },
  encounterDraw: {
    one: { at: 'woods', cards: ['dragons-eye'] },
    play: (game) => arkhamEncounter(game, 0),
    option: ['encounter.redraw', 'use:dragons-eye#1/0'],
  },
  loss: {
    one: { cards: ['food'] },
    play: (game) => lose(game, 0, { stamina: 1 }, cause),
    option: ['loss.prevent', 'use:food#1'],
  },
  gateClose: {
    one: { ...atGate, cards: ['elder-sign'] },
    given: gate,
    play: (game) => arkhamEncounter(game, 0),
    option: ['gate.close', 'seal:elder-sign#1'],
  },
  gateCheck: {
    one: { ...atGate, cards: ['blue-watcher-of-the-pyramid'] },
    given: { ...gate, dice: ONES },
    play: (game) => arkhamEncounter(game, 0),
    answers: { 'gate.close': 'close:fight' },
    option: ['check.spend', 'use:blue-watcher-of-the-pyramid#1/1'],
  },
  returnToArkham: {
    one: { at: 'abyss-2', cards: ['gate-box'] },
    given: { gates: { woods: 'abyss', graveyard: 'rlyeh' } },
    play: (game) => movement(game, 0),
    option: ['return.gate', 'go:graveyard'],
  },
  arkhamEncounters: {
    one: { sheet: 'darrell-simmons', at: 'woods' },
    play: (game) => arkhamEncounter(game, 0),
    option: ['encounter.keep', '3'],
  },
  otherWorldEncounters: {
    one: { sheet: 'gloria-goldberg', at: 'abyss-1' },
    given: { draws: ['gate-07', 'gate-08'] },
    play: (game) => otherWorldEncounter(game, 0),
    option: ['encounter.gateCard', 'gate-07'],
  },
  ancientOneAttack: {
    one: { cards: ['warding-statue'] },
    given: { awake: true, ancientOne: 'yig', dice: SIXES },
    play: ancientOneAttacks,
    option: ['battle.ward', 'use:warding-statue#1'],
  },
  any: {
    one: { at: 'woods', sanity: 1, cards: ['duke'] },
    play: (game) => arkhamEncounter(game, 0),
    option: ['window.act', 'use:duke#1'],
  },
};

const TRIGGERED: { readonly [E in EventName | 'loss of Sanity' | 'loss of Stamina']: Position } = {
  endOfMythosPhase: {
    given: { rumor: 'mythos-disturbing-the-dead', phase: 'mythos', cursor: { step: 'mythos' }, dice: ONES },
    play: mythos,
    event: ['DiceRolled', { purpose: { ref: 'mythos', id: 'mythos-disturbing-the-dead' } }],
  },
  movementEnds: {
    one: { at: 'uptown-streets' },
    given: { environment: 'mythos-curfew-enforced', dice: ONES },
    play: (game) => movement(game, 0),
    event: ['CheckRolled', { skill: 'will' }],
  },
  monsterDefeated: {
    given: { ...cultist, ancientOne: 'yig', dice: SIXES },
    play: (game) => fight(game, 0, 'cultist#1'),
    answers: { 'combat.round': 'fight' },
    event: ['DoomChanged', { by: 1 }],
  },
  passesCombatCheck: {
    given: {
      monsters: { 'mi-go#1': 'woods' },
      environment: 'mythos-alien-technology',
      dice: SIXES,
      draws: ['silver-key', 'pallid-mask'],
    },
    play: (game) => fight(game, 0, 'mi-go#1'),
    answers: { 'combat.round': 'fight' },
    event: ['CardGained', { card: 'pallid-mask#1' }],
  },
  // Without the card the Fire Vampire would come.
  monsterEntersPlay: {
    given: { environment: 'mythos-raining-cats-and-dogs', draws: ['fire-vampire'] },
    play: (game) => spawn(game, 'woods', 1),
    event: ['MonsterAppeared', { monster: 'ghost#1' }],
  },
  lostInTimeAndSpace: {
    given: { ancientOne: 'yig' },
    play: (game) => loseInTimeAndSpace(game, 0),
    event: ['DoomChanged', { by: 1 }],
  },
  cardsDrawn: TIMED.cardDraw,
  locationCardDrawn: TIMED.arkhamEncounters,
  gateCardDrawn: TIMED.otherWorldEncounters,
  encounter: {
    one: { at: 'silver-twilight-lodge', cards: ['silver-twilight-lodge-membership'] },
    play: (game) => arkhamEncounter(game, 0),
    event: ['EncounterDrawn', { place: 'inner-sanctum' }],
  },
  returnToArkham: {
    one: { at: 'abyss-2', cards: ['patrol-wagon'] },
    given: { ...gate, dice: SIXES },
    play: (game) => movement(game, 0),
    event: ['DiceRolled', { purpose: { ref: 'card', id: 'patrol-wagon#1' } }],
  },
  combatEnds: {
    one: { cards: ['patrol-wagon'] },
    given: { ...cultist, dice: SIXES },
    play: (game) => fight(game, 0, 'cultist#1'),
    answers: { 'combat.round': 'fight' },
    event: ['DiceRolled', { purpose: { ref: 'card', id: 'patrol-wagon#1' } }],
  },
  'loss of Sanity': {
    one: { cards: ['whiskey'] },
    play: (game) => lose(game, 0, { sanity: 1 }, cause),
    option: ['loss.prevent', 'use:whiskey#1'],
  },
  'loss of Stamina': TIMED.loss,
};

/** What was seen of it: the option ids of its question, or the events of its type. */
function seen({ one, given, play, answers, option, event }: Position): unknown[] {
  const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods', ...one }], ...given });
  const { decisions } = drive(game, play(game), answers);
  if (option)
    return decisions.filter(({ kind }) => kind === option[0]).flatMap(({ options }) => options.map(({ id }) => id));
  return game.events.filter(({ type }) => type === event?.[0]);
}

const shows = ({ option, event }: Position): unknown =>
  option ? option[1] : expect.objectContaining(event?.[1] ?? {});

describe('everything the language knows comes about', () => {
  it.each(TIMINGS.map((timing) => [timing, TIMED[timing]] as const))('2E-101 timing %s', (_, position) => {
    expect(seen(position)).toContainEqual(shows(position));
  });

  it.each(Object.entries(TRIGGERED))('2E-101 trigger %s', (_, position) => {
    expect(seen(position)).toContainEqual(shows(position));
  });

  it('leaves no word of the vocabulary out', () => {
    expect(Object.keys(TIMED).sort()).toEqual([...TIMINGS].sort());
    expect(Object.keys(TRIGGERED)).toEqual(expect.arrayContaining([...EVENTS]));
  });
});
