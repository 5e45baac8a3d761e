import { phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Kind } from '../../edition/copy.ts';
import { lines, small, story } from '../../shown/clause.ts';
import { diceText } from '../../telling/dice.ts';
import { type Lines, tellerOf } from '../../telling/line.ts';
import { loadContent } from '../content/content.ts';
import { sliderPhrase } from '../investigators/slider.ts';
import { mythosBrief } from '../language/text/mythos.ts';
import { monsterText } from '../language/text/sheet.ts';
import { limitOf } from '../shown/goal.ts';
import { monsterProse, mythosProse, prose } from '../shown/prose.ts';
import type { Cause, EventOf, SecondEvent } from '../state/event.ts';

const LINES: Lines<SecondEvent> = {
  // the turn
  GameStarted: ({ ancientOne }, { fill, words }) =>
    fill(
      { ancientOne: 'ancientOne', first: 'seat', seal: 'value' },
      { sign: prose('ancient-ones', [ancientOne, 'sign'], words.locale) ?? '' },
    ),
  InvestigatorDealt: ({ seat, sheet }, { fill, words }) =>
    fill(
      { sheet: 'investigator' },
      {
        player: words.name(ref('player', String(seat))),
        who: prose('investigators', [sheet, 'who'], words.locale) ?? '',
      },
    ),
  TurnStarted: { turn: 'value', first: 'seat' },
  PhaseStarted: null,
  SittingBegan: null,
  TurnOrderAgreed: { turnOrder: 'value' },
  TurnOrderChanged: { turnOrder: 'value' },
  TurnEnded: null,
  SlidersMoved: ({ moved, skills }, { say }) =>
    say('SlidersMoved', { moved: moved.map((track) => sliderPhrase(track, skills)) }),
  // checks and dice, told as one story
  CheckRolled: null,
  ClueSpent: null,
  Rerolled: null,
  CheckEnded: null,
  CheckDecided: { skill: 'check', by: 'cause', passed: 'flag' },
  DiceRolled: ({ purpose, dice, faces = [], idle = false }, { fill, words }) =>
    lines(
      ...rollLines(purpose, words),
      fill(
        {},
        {
          purpose,
          dice: diceText(dice, faces),
          count: dice.length,
          // An encounter goes by its place, and its story has been told.
          known: String(purpose.ref === 'place'),
          idle: String(idle),
        },
      ),
    ),
  // money, clues, health
  Gained: ({ what, amount }, { fill, words }) =>
    amount === 0 ? null : fill({ by: 'because' }, { value: amountOf(what, amount, words) }),
  Lost: ({ what, amount }, { fill, words }) =>
    amount === 0 ? null : fill({ by: 'because' }, { value: amountOf(what, amount, words) }),
  Spent: ({ what, amount, on }, { fill, words, because }) =>
    fill({}, { value: amountOf(what, amount, words), by: because(on) }),
  LossPrevented: ({ by }, { fill, own }) =>
    fill({ what: 'value', amount: 'value', by: 'cause' }, { own: String(own(by)) }),
  // cards
  CardGained: { card: 'card', from: 'value' },
  CardDiscarded: { card: 'card', to: 'value' },
  CardExhausted: null,
  CardUsed: { card: 'card' },
  AbilityUsed: { ability: 'ability' },
  CardsOffered: ({ tooDear = false, back = [] }, { fill }) =>
    fill({ cards: 'card' }, { dear: String(tooDear), put: back.length, back: back.map((card) => ref('card', card)) }),
  NothingBought: { all: 'flag' },
  DeckEmpty: { deck: 'deck' },
  SpellCast: { card: 'card', passed: 'flag' },
  Traded: ({ cards }, { fill }) =>
    fill({ from: 'seat', to: 'seat', cards: 'card', money: 'value' }, { count: cards.length }),
  TradeRefused: { from: 'seat', to: 'seat' },
  // statuses
  Blessed: {},
  Cursed: {},
  BlessingEnded: {},
  CurseEnded: {},
  Delayed: {},
  StoodUp: ({ at }, { fill }) => fill({}, { at: at === LOST ? 'lost' : 'none' }),
  TurnLost: {},
  Arrested: {},
  WentInsane: {},
  FellUnconscious: {},
  LostInTimeAndSpace: {},
  Eliminated: {},
  Devoured: { sheet: 'investigator' },
  Replaced: { sheet: 'investigator' },
  // movement
  Moved: (event, { fill, because }) =>
    event.how === 'carried'
      ? null
      : fill({ to: 'place' }, { how: wayOf(event), by: because(event.by), unpaid: event.unpaid ?? 0 }),
  ClueHandedOn: { from: 'seat', to: 'seat' },
  CluesTaken: { amount: 'value' },
  ExploredMarker: ({ gained }, { fill }) => (gained ? fill({ place: 'place' }) : null),
  // monsters
  Evaded: ({ monster, passed }, { fill, words }) =>
    fill(
      { monster: 'monster', passed: 'flag' },
      { prose: passed ? monsterProse(monster, 'evaded', words.locale) : '' },
    ),
  CombatStarted: { monster: 'monster' },
  HandsFilled: ({ cards }, { fill }) => (cards.length === 0 ? null : fill({ cards: 'card' })),
  MonsterDefeated: (event, { words }) => defeatLine(event, event.trophy ? 'trophy' : 'none', words),
  CombatEnded: ({ how }, { fill }) =>
    how === 'defeated' || how === 'left' ? null : fill({ monster: 'monster', how: 'value' }),
  MonsterHits: ({ monster }, { fill, words }) =>
    fill({ monster: 'monster' }, { prose: monsterProse(monster, 'hit', words.locale) }),
  MonsterAppeared: ({ gate = false, by }, { fill, because }) =>
    fill({ monster: 'monster', place: 'place' }, { gate: String(gate), by: because(by) }),
  MonsterToOutskirts: ({ by }, { fill, because }) => fill({ monster: 'monster' }, { by: because(by) }),
  OutskirtsEmptied: ({ monsters }, { say }) => say('OutskirtsEmptied', { count: monsters.length }),
  MonsterMoved: (event, { fill }) =>
    fill(
      { monster: 'monster', to: 'place' },
      { reason: movedBy(event), dimension: phrase(`dimension-${loadContent().monster(event.monster).dimension}`) },
    ),
  MonsterStayed: null,
  // A spent trophy, or an encounter's monster, leaves no place.
  MonsterReturned: ({ from, by }, { fill, because }) =>
    from === 'encounter' || from === 'trophy'
      ? null
      : fill({ monster: 'monster', to: 'value', from: 'place' }, { why: whyGone(by), by: because(by) }),
  MonsterClaimed: { monster: 'monster' },
  // gates
  GateOpened: ({ hidden, place, gate }, { say }) =>
    say(hidden ? 'GateOpened-hidden' : 'GateOpened', { place: ref('place', place), gate: ref('gate', gate) }),
  GateRevealed: { place: 'place', gate: 'gate' },
  DrawnThrough: { world: 'world', delayed: 'flag' },
  GateClosed: ({ seat, place, gate, trophy }, { say }) =>
    say(seat === undefined ? 'GateClosed-itself' : 'GateClosed', {
      place: ref('place', place),
      gate: ref('gate', gate),
      trophy: String(trophy),
    }),
  GateSealed: { place: 'place', with: 'value' },
  SealBroken: { place: 'place' },
  Surge: { place: 'place', count: 'value' },
  // encounters
  EncounterDrawn: (event, { fill, words }) => fill({ place: 'place' }, { story: entryStory(event, words) }),
  GateCardDrawn: ({ card, entry }, { fill, words }) =>
    fill({ world: 'world' }, { story: story(prose('gate-cards', [card, entry], words.locale)) }),
  LocationCardRevealed: ({ neighborhood, entry }, { say }) =>
    say('LocationCardRevealed', { place: ref('place', `${neighborhood}-streets`), number: entry }),
  LocationAbility: { place: 'place', ability: 'ability' },
  // the Mythos
  MythosDrawn: ({ card, purpose, why }, { say, words }) => {
    const name = { card: ref('mythos', card) };
    if (purpose === 'discarded' || purpose === 'peek')
      return say(`MythosDrawn-${purpose}`, { ...name, why: why ?? 'none' });
    if (purpose === 'gateOnly') {
      const { gate } = loadContent().mythos(card);
      return say('MythosDrawn-gateOnly', {
        ...name,
        place: gate === null ? phrase('event-MythosDrawn-gateOnly-none') : ref('place', gate),
      });
    }
    const printed = loadContent().mythos(card);
    // What a headline does is told as it happens; what stays has to be known.
    const rules = printed.type === 'headline' ? [] : mythosBrief(printed).map((text) => small(words.text(text)));
    const told = `*${mythosProse(card, 'prose', words.locale)}*`;
    return [say('MythosDrawn', { ...name, purpose }), told, ...rules].join('\n');
  },
  MythosOffered: null,
  CluePlaced: { place: 'place' },
  CluesRemoved: { place: 'place', amount: 'value' },
  GateBlocked: { place: 'place', by: 'cause' },
  EnvironmentEntered: { card: 'mythos' },
  RumorEntered: ({ card }, { say }) => say('RumorEntered', { card: ref('mythos', card), on: 'none', known: 'false' }),
  RumorIgnored: { card: 'mythos' },
  MythosLeft: { card: 'mythos' },
  RumorPassed: ({ card }, { fill, words }) => `${fill({ card: 'mythos' })} ${mythosProse(card, 'pass', words.locale)}`,
  RumorFailed: ({ card }, { fill, words }) => `${fill({ card: 'mythos' })} ${mythosProse(card, 'fail', words.locale)}`,
  RumorTokens: (event, { fill, words }) => fill({ card: 'mythos' }, { on: onRumor(event, words) }),
  MythosTextCancelled: { card: 'mythos', by: 'cause' },
  DoomChanged: ({ cause }, { fill, because }) => fill({ doom: 'value', of: 'value' }, { by: because(cause) }),
  TerrorRose: ({ cause }, { fill, because }) => fill({ level: 'value' }, { by: because(cause) }),
  AllyLeft: { card: 'card' },
  PlaceClosed: { place: 'place', until: 'value' },
  PlaceReopened: { place: 'place' },
  // the end
  Awakened: { ancientOne: 'ancientOne', reason: 'value' },
  BattleRound: { round: 'value', first: 'seat' },
  AttackTallied: { successes: 'value', tally: 'value', needed: 'value' },
  DoomTokenRemoved: { left: 'value' },
  AncientOneAttacks: { ancientOne: 'ancientOne' },
  AttackCancelled: { by: 'cause' },
  GameEnded: ({ outcome: { result, way, turn } }, { say }) => say(`GameEnded-${result}-${way}`, { turn }),
};

/** One event as a line, or null when it needs no words of its own (another line or the picture says it). */
export const lineOf = tellerOf<SecondEvent>('event-', LINES);

/** Every type of event there is. */
export const EVENT_TYPES = Object.keys(LINES);

const LOST = 'lost-in-time-and-space';

/** How somebody comes to be elsewhere: also back from where nobody is found, out of a cell, or into the street for want of a fee. */
function wayOf({ how, from, by, unpaid }: EventOf<'Moved'>): string {
  if (how !== 'effect') return how;
  if (unpaid !== undefined) return 'unpaid';
  if (from === LOST) return 'found';
  if (from === 'jail-cell') return 'freed';
  return by?.ref === 'card' ? 'ride' : how;
}

/** What takes a monster away: the gate it came by, or anything else. */
export function whyGone(by: Cause | undefined): 'gate' | 'other' {
  return by?.ref === 'gate' ? 'gate' : 'other';
}

/** What lies on a rumor, and how much of it makes it come true: "monsters 5/8". */
export function onRumor({ card, tokens, monsters }: EventOf<'RumorTokens'>, words: Words): string {
  const what = monsters > 0 ? 'monster' : 'clue';
  return words.say('event-RumorTokens-on', { what, amount: monsters || tokens, of: limitOf(card) });
}

/** What moves a monster: the dimension on the card, its wings, or a way of its own. */
export function movedBy({ why, monster }: EventOf<'MonsterMoved'>): string {
  return why === 'white' || why === 'black' ? loadContent().monster(monster).dimension : why;
}

/** The story of the entry that was drawn; what it does is told as it happens. */
function entryStory({ neighborhood, place, entry }: EventOf<'EncounterDrawn'>, words: Words): string {
  return story(prose('encounters', [neighborhood, place, String(entry - 1)], words.locale));
}

/** How a monster ends when it is defeated. @param end where it goes: among the trophies, or back */
export function defeatLine(
  { seat, monster }: EventOf<'MonsterDefeated'>,
  end: 'trophy' | 'cup' | 'box' | 'none',
  words: Words,
): string {
  const args = { seat: ref('seat', String(seat)), monster: ref('monster', monster), end };
  return words.say('event-MonsterDefeated', { ...args, prose: monsterProse(monster, 'defeated', words.locale) });
}

/** What a monster has somebody roll for is printed on its marker; cards show their text where they are drawn. */
function rollLines({ ref: kind, id }: Cause, words: Words): string[] {
  if (kind !== 'monster') return [];
  return monsterText(loadContent().monster(id as Kind)).map((text) => small(words.text(text)));
}

/** So much of something that one has: "2 clues", "$3". */
export function amountOf(what: string, amount: number, words: Words): string {
  return words.say('event-amount', { what, amount });
}
