import { phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { signed, story } from '../../shown/clause.ts';
import { type Lines, tellerOf } from '../../telling/line.ts';
import { neighborhoodOf } from '../board/area.ts';
import { loadContent } from '../content/content.ts';
import { encounterProse, monsterProse, prose } from '../shown/prose.ts';
import type { EventOf, ThirdEvent } from '../state/event.ts';
import type { Phase } from '../state/vocabulary.ts';
import { encounterPlace, goods, sheetDoom } from './clause.ts';
import { counted } from './counted.ts';
import { statusOf } from './gathered.ts';
import { codexLine, displayLine, flipped } from './line/cardline.ts';

/** Phases that have a heading. */
const HEADED: readonly Phase[] = ['monster', 'mythos'];

/** Actions that another line tells in full. */
const TOLD_BY_RESULT: readonly string[] = [
  ...['attack', 'evade', 'ward', 'research'],
  ...['move', 'focus', 'trade', 'gatherResources'],
];

const LINES: Lines<ThirdEvent> = {
  // the round
  GameStarted: ({ scenario }, { fill, words }) =>
    fill(
      { scenario: 'scenario', leader: 'seat', seal: 'value' },
      {
        story: prose('scenarios', [scenario, 'opening'], words.locale) ?? '',
        monsters: loadContent()
          .scenario(scenario)
          .startingMonsters.map(({ monster, space }) =>
            phrase('third-event-GameStarted-monster', { monster: ref('monster', monster), space: ref('space', space) }),
          ),
      },
    ),
  InvestigatorDealt: (event, { words }) =>
    dealtLine(event, words, prose('investigators', [event.sheet, 'story'], words.locale) ?? 'none'),
  RoundStarted: { round: 'value', leader: 'seat' },
  // The round's own line begins the Action Phase, and what is put up before it has no phase.
  PhaseStarted: ({ phase }, { say }) => (HEADED.includes(phase) ? say('PhaseStarted', { phase }) : null),
  RoundEnded: null,
  TurnStarted: null,
  TurnEnded: null,
  // actions; what some of them come to says what they were
  ActionPerformed: ({ action }, { fill }) =>
    TOLD_BY_RESULT.includes(action) ? null : fill({}, { action: ref('action', action) }),
  StoodUp: {},
  Moved: (event, { say, because }) =>
    event.how === 'effect'
      ? say('Moved-effect', { to: ref('space', event.to), by: because(event.by) })
      : say('Moved', { to: ref('space', event.to), money: 0 }),
  Traded: ({ given, taken }, { fill, words }) =>
    fill({ from: 'seat', to: 'seat' }, { given: goods(given, words), taken: goods(taken, words) }),
  TradeRefused: { from: 'seat', to: 'seat' },
  // tests, told as one story
  TestRolled: null,
  Rerolled: null,
  DiceChanged: null,
  SuccessesAdded: null,
  TestEnded: null,
  DiceRolled: null,
  // tokens, several of them told together
  Gained: null,
  Lost: null,
  Spent: null,
  Focused: null,
  FocusLost: null,
  Suffered: null,
  Prevented: null,
  Recovered: null,
  Researched: null,
  AssetSuffered: null,
  // cards
  CardGained: null,
  CardFlipped: (event, { words }) => flipped(event, words),
  CardDiscarded: ({ card }, { fill }) => fill({ card: 'card' }, { status: statusOf(card) }),
  CardUsed: { card: 'card' },
  SpellCast: { card: 'card' },
  AbilityUsed: ({ sheet }, { say, words }) =>
    say('AbilityUsed', {
      ability: prose('investigators', [sheet, 'ability'], words.locale) ?? words.name(ref('sheet', sheet)),
    }),
  CardsUnder: ({ count }, { fill }) => (count > 0 ? fill({ card: 'card', count: 'value' }) : null),
  CardMarked: ({ what }, { fill, words }) =>
    fill({ card: 'card', by: 'value' }, { what: words.has(`third-name-token-${what}`) ? ref('token', what) : what }),
  DeckEmpty: { deck: 'deck' },
  DisplayChanged: (event, { words }) => displayLine(event, words),
  // statuses
  Delayed: {},
  JoinedLodge: {},
  InvestigatorLeft: ({ by }, { fill, words }) =>
    fill({ sheet: 'sheet', why: 'value' }, { by: by ? words.say('because', { cause: words.name(by) }) : '' }),
  // monsters
  MonsterSpawned: null,
  MonsterMoved: null,
  MonsterEngaged: null,
  MonsterDisengaged: null,
  MonsterExhausted: null,
  MonsterReadied: null,
  MonsterActivated: null,
  MonsterDamaged: ({ damage, health }, { fill }) =>
    fill(
      { monster: 'monster', amount: 'value', damage: 'value', health: 'value' },
      { left: Math.max(0, health - damage) },
    ),
  MonsterRecovered: ({ amount }, { fill }) => (amount > 0 ? fill({ monster: 'monster', amount: 'value' }) : null),
  MonsterAttacked: null,
  MonsterDefeated: ({ monster }, { fill, words }) =>
    fill({ monster: 'monster' }, { story: monsterProse(monster, 'defeated', words.locale) }),
  // A defeated monster goes under its deck, which needs no words.
  MonsterGone: ({ to }, { fill }) => (to === 'deck' ? null : fill({ monster: 'monster', to: 'value' })),
  NoMonster: {},
  // the board
  DoomPlaced: null,
  DoomRemoved: null,
  SheetDoom: ({ by, doom, cause }, { say, words }) =>
    by === 0 ? null : say('SheetDoom', { text: sheetDoom({ doom, by }, cause ? words.name(cause) : '', words) }),
  SheetClues: ({ by }, { fill }) => (by === 0 ? null : fill({ clues: 'value' }, { by: signed(by) })),
  SheetMarkers: ({ by }, { fill }) => (by === 0 ? null : fill({ markers: 'value' }, { by: signed(by) })),
  DoomSpread: null,
  EventDeckRefilled: {},
  ClueSpawned: ({ neighborhood }, { say }) =>
    say('ClueSpawned', { count: 1, places: ref('neighborhood', neighborhood) }),
  GateBurst: { neighborhood: 'neighborhood' },
  Outbreak: { space: 'space' },
  AnomalyAppeared: { neighborhood: 'neighborhood' },
  AnomalyRemoved: { neighborhood: 'neighborhood' },
  MarkerPlaced: ({ faceUp, color }, { fill }) => fill({ at: 'space' }, markerArguments(faceUp, color)),
  MarkerGone: ({ at, faceUp, color, shown = false }, { fill }) =>
    fill(
      { at: 'space' },
      shown && !faceUp
        ? { up: 'shown', around: ref('space', neighborhoodOf(at) ?? at) }
        : markerArguments(faceUp, color),
    ),
  MarkerRevealed: ({ color }, { fill }) => fill({ at: 'space' }, { marker: ref('marker', color) }),
  ScarAppeared: { at: 'space' },
  ScarMended: { at: 'space' },
  // encounters
  EncounterDrawn: (event, { say, words }) => {
    const { card, section, kind } = event;
    const told = encounterProse({ card, section, kind }, 'text', words.locale);
    return say('EncounterDrawn', { place: encounterPlace(event, words), story: story(told) });
  },
  EncounterMissed: ({ monsters }, { fill, words }) =>
    fill(
      {},
      {
        monsters: counted(
          monsters.map((monster) => ref('monster', monster)),
          words,
        ),
      },
    ),
  EncounterBroken: { by: 'cause' },
  EventReturned: { neighborhood: 'neighborhood' },
  EventDiscarded: null,
  // the Mythos
  TokenDrawn: null,
  CupRefilled: { tokens: 'value' },
  CupGained: ({ token }, { say }) => say('CupGained', { tokens: ref('token', token), count: 1 }),
  HeadlineRead: ({ headline }, { fill, words }) =>
    fill({ headline: 'headline' }, { story: story(prose('headlines', [headline], words.locale)) }),
  RumorEntered: ({ headline, replaced }, { say }) =>
    replaced === null
      ? say('RumorEntered', { headline: ref('headline', headline) })
      : say('RumorEntered-replaced', { headline: ref('headline', headline), replaced: ref('headline', replaced) }),
  RumorLeft: { headline: 'headline' },
  Reckoning: null,
  // the codex
  CodexAdded: (event, { words }) => codexLine(event, words),
  CodexFlipped: (event, { words }) => codexLine(event, words),
  CodexRead: (event, { words }) => codexLine(event, words),
  CodexFired: { card: 'archive', what: 'value' },
  CodexReturned: ({ card }, { say }) => say('CodexReturned', { cards: ref('archive', String(card)), count: 1 }),
  CodexAttached: { card: 'archive', deck: 'neighborhood' },
  ArchiveShuffledIn: ({ deck }, { say }) => say('ArchiveShuffledIn', { count: 1, decks: ref('neighborhood', deck) }),
  GameEnded: ({ outcome: { result, way, round } }, { say }) => say(`GameEnded-${result}-${way}`, { round }),
};

/** One event as a line, or null when it needs no words of its own (another line or the picture says it). */
export const lineOf = tellerOf<ThirdEvent>('third-event-', LINES);

/** Every type of event there is. */
export const EVENT_TYPES = Object.keys(LINES);

/** Who somebody plays. @param story `none` = it is not told */
export function dealtLine({ seat, sheet }: EventOf<'InvestigatorDealt'>, words: Words, story: string): string {
  return words.say('third-event-InvestigatorDealt', {
    sheet: ref('investigator', sheet),
    player: words.name(ref('player', String(seat))),
    occupation: loadContent().investigator(sheet).occupation,
    story,
  });
}

/** What lies face down is not told. */
function markerArguments(faceUp: boolean, color: string) {
  return { up: String(faceUp), marker: faceUp ? ref('marker', color) : '' };
}
