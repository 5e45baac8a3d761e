import { type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { loadContent } from '../content/content.ts';
import { headlineText } from '../language/rulestext.ts';
import type { ThirdEvent } from '../state/event.ts';
import type { Phase } from '../state/state.ts';
import { codexLine, displayLine, flipped } from './cardline.ts';
import { doomAt, encounterPlace, goods, signed, small, story, wayOf } from './clause.ts';
import { diceText } from './dice.ts';
import { encounterProse, monsterProse, prose } from './prose.ts';
import { amounts } from './tokens.ts';

/** Phases that have a heading. */
const HEADED: readonly Phase[] = ['monster', 'encounter', 'mythos'];

/** Actions that another line tells in full. */
const TOLD_BY_RESULT: readonly string[] = ['move', 'focus', 'trade', 'gatherResources'];

/** One event as a line, or null when it needs no words of its own (another line or the picture says it). */
export function lineOf(event: ThirdEvent, words: Words): string | null {
  const say = (key: string, args: Record<string, PhraseArgument> = {}): string => {
    const seat: Record<string, PhraseArgument> =
      'seat' in event && event.seat !== undefined ? { seat: ref('seat', String(event.seat)) } : {};
    return words.text(phrase(`third-event-${key}`, { ...seat, ...args }));
  };
  const space = (id: string) => ref('space', id);
  switch (event.type) {
    case 'RoundEnded':
    case 'TurnStarted':
    case 'TurnEnded':
    case 'TestRolled':
    case 'Rerolled':
    case 'DiceChanged':
    case 'SuccessesAdded':
    case 'TestEnded':
    case 'Gained':
    case 'Lost':
    case 'Spent':
    case 'Focused':
    case 'FocusLost':
    case 'Suffered':
    case 'Prevented':
    case 'Recovered':
    case 'Researched':
    case 'CardGained':
      return null;
    case 'GameStarted':
      return say('GameStarted', {
        scenario: ref('scenario', event.scenario),
        story: prose('scenarios', [event.scenario, 'opening'], words.locale) ?? '',
        leader: ref('seat', String(event.leader)),
        seal: event.seal,
        monsters: loadContent()
          .scenario(event.scenario)
          .startingMonsters.map((one) =>
            phrase('third-option-monster-at', { monster: ref('monster', one.monster), space: space(one.space) }),
          ),
      });
    case 'InvestigatorDealt':
      return say('InvestigatorDealt', {
        sheet: ref('sheet', event.sheet),
        player: ref('player', String(event.seat)),
        occupation: loadContent().investigator(event.sheet).occupation,
        story: prose('investigators', [event.sheet, 'story'], words.locale) ?? '',
      });
    case 'RoundStarted':
      return say('RoundStarted', { round: event.round, leader: ref('seat', String(event.leader)) });
    case 'PhaseStarted':
      // The round's own line begins the Action Phase, and what is put up before it has no phase.
      return HEADED.includes(event.phase) ? say('PhaseStarted', { phase: ref('phase', event.phase) }) : null;
    case 'ActionPerformed':
      // What these come to says what they were.
      if (TOLD_BY_RESULT.includes(event.action)) return null;
      return say('ActionPerformed', { action: ref('action', event.action), additional: String(event.additional) });
    case 'StoodUp':
    case 'Delayed':
    case 'JoinedLodge':
    case 'NoMonster':
    case 'DoomSpread':
    case 'EventDeckRefilled':
      return say(event.type);
    case 'Moved':
      return event.how === 'effect'
        ? say('Moved-effect', { to: space(event.to) })
        : say('Moved', { way: wayOf([event], words) });
    case 'Traded':
      return say('Traded', {
        from: ref('seat', String(event.from)),
        to: ref('seat', String(event.to)),
        given: goods(event.given, words),
        taken: goods(event.taken, words),
      });
    case 'TradeRefused':
      return say('TradeRefused', { from: ref('seat', String(event.from)), to: ref('seat', String(event.to)) });
    case 'DiceRolled':
      return say('DiceRolled', { purpose: words.name(event.purpose), dice: diceText(event.dice, [], words) });
    case 'AssetSuffered':
      return say('AssetSuffered', {
        card: ref('card', event.card),
        what: amounts({ damage: event.damage, horror: event.horror }, words),
      });
    case 'CardFlipped':
      return flipped(event, words);
    case 'CardDiscarded':
    case 'CardUsed':
    case 'SpellCast':
      return say(event.type, { card: ref('card', event.card) });
    case 'AbilityUsed':
      return say('AbilityUsed', {
        ability:
          prose('investigators', [event.sheet, 'ability'], words.locale) ?? words.name(ref('sheet', event.sheet)),
      });
    case 'CardsUnder':
      return event.count > 0 ? say('CardsUnder', { card: ref('card', event.card), count: event.count }) : null;
    case 'CardMarked':
      return say('CardMarked', {
        card: ref('card', event.card),
        what: words.has(`third-name-token-${event.what}`) ? ref('token', event.what) : event.what,
        by: event.by,
      });
    case 'DeckEmpty':
      return say('DeckEmpty', { deck: ref('deck', event.deck) });
    case 'DisplayChanged':
      return displayLine(event, words);
    case 'InvestigatorLeft':
      return say('InvestigatorLeft', {
        sheet: ref('sheet', event.sheet),
        why: event.why,
        by: event.by ? words.say('because', { cause: words.name(event.by) }) : '',
      });
    case 'MonsterSpawned':
      return say('MonsterSpawned', {
        monster: ref('monster', event.monster),
        at: space(event.at),
        status: event.status,
        story: monsterProse(event.monster, 'look', words.locale),
      });
    case 'MonsterMoved':
      return say('MonsterMoved', { monster: ref('monster', event.monster), way: wayOf([event], words) });
    case 'MonsterEngaged':
      return say('MonsterEngaged', {
        monster: ref('monster', event.monster),
        seats: [ref('seat', String(event.seat))],
      });
    case 'MonsterDisengaged':
      return say('MonsterDisengaged', {
        monster: ref('monster', event.monster),
        taken: event.taken ? 'yes' : 'no',
        story: event.taken ? '' : monsterProse(event.monster, 'evaded', words.locale),
      });
    case 'MonsterExhausted':
    case 'MonsterReadied':
      return say(event.type, { monsters: [ref('monster', event.monster)], count: 1 });
    case 'MonsterActivated':
      return event.kind === 'lurker' ? say('MonsterActivated', { monster: ref('monster', event.monster) }) : null;
    case 'MonsterDamaged': {
      const { amount, damage, health } = event;
      const left = Math.max(0, health - damage);
      return say('MonsterDamaged', { monster: ref('monster', event.monster), amount, damage, health, left });
    }
    case 'MonsterRecovered':
      return event.amount > 0
        ? say('MonsterRecovered', { monster: ref('monster', event.monster), amount: event.amount })
        : null;
    case 'MonsterAttacked':
      return say('MonsterAttacked', {
        monster: ref('monster', event.monster),
        story: monsterProse(event.monster, 'hit', words.locale),
      });
    case 'MonsterDefeated':
      return say('MonsterDefeated', {
        monster: ref('monster', event.monster),
        story: monsterProse(event.monster, 'defeated', words.locale),
      });
    case 'MonsterGone':
      // A defeated monster goes under its deck, which needs no words.
      return event.to === 'deck' ? null : say('MonsterGone', { monster: ref('monster', event.monster), to: event.to });
    case 'DoomPlaced':
      return event.amount === 0 ? null : say('doom', { spaces: [doomAt(event)] });
    case 'DoomRemoved':
      return event.amount === 0
        ? null
        : say('DoomRemoved', {
            seat: event.seat === undefined ? '' : ref('seat', String(event.seat)),
            who: event.seat === undefined ? 'nobody' : 'seat',
            amount: event.amount,
            space: space(event.space),
            doom: event.doom,
          });
    case 'SheetDoom':
      return event.by === 0 ? null : say('SheetDoom', { doom: event.doom, by: signed(event.by) });
    case 'SheetClues':
      return event.by === 0 ? null : say('SheetClues', { clues: event.clues, by: signed(event.by) });
    case 'SheetMarkers':
      return event.by === 0 ? null : say('SheetMarkers', { markers: event.markers, by: signed(event.by) });
    case 'ClueSpawned':
    case 'GateBurst':
    case 'AnomalyAppeared':
    case 'AnomalyRemoved':
      return say(event.type, { neighborhood: ref('neighborhood', event.neighborhood) });
    case 'EventReturned':
      return say('EventReturned', { neighborhood: ref('neighborhood', event.neighborhood) });
    case 'Outbreak':
      return say('Outbreak', { space: space(event.space) });
    case 'MarkerPlaced':
    case 'MarkerGone':
      return say(event.type, {
        at: space(event.at),
        up: String(event.faceUp),
        marker: event.faceUp ? ref('marker', event.color) : '',
      });
    case 'MarkerRevealed':
      return say('MarkerRevealed', { at: space(event.at), marker: ref('marker', event.color) });
    case 'ScarAppeared':
    case 'ScarMended':
      return say(event.type, { at: space(event.at) });
    case 'EncounterDrawn': {
      const { card, section, kind } = event;
      const story = encounterProse({ card, section, kind }, 'text', words.locale);
      const head = say('EncounterDrawn', { place: encounterPlace(event, words) });
      return story ? `${head}\n*${story}*` : head;
    }
    case 'EncounterMissed':
      return say('EncounterMissed', { monsters: event.monsters.map((monster) => ref('monster', monster)) });
    case 'EncounterBroken':
      return say('EncounterBroken', { by: words.name(event.by) });
    case 'EventDiscarded':
      return say('EventDiscarded');
    case 'TokenDrawn':
      return say('TokenDrawn', { token: ref('token', event.token) });
    case 'CupRefilled':
      return say('CupRefilled', { tokens: event.tokens });
    case 'CupGained':
      return say('CupGained', { token: ref('token', event.token) });
    case 'HeadlineRead':
      return [
        say('HeadlineRead', { headline: ref('headline', event.headline) }),
        story(prose('headlines', [event.headline], words.locale)),
        ...headlineText(loadContent().headline(event.headline)).map((text) => small(words.text(text))),
      ]
        .filter((line) => line !== '')
        .join('\n');
    case 'RumorEntered':
      return event.replaced === null
        ? say('RumorEntered', { headline: ref('headline', event.headline) })
        : say('RumorEntered-replaced', {
            headline: ref('headline', event.headline),
            replaced: ref('headline', event.replaced),
          });
    case 'RumorLeft':
      return say('RumorLeft', { headline: ref('headline', event.headline) });
    case 'Reckoning':
      return say('Reckoning', { by: words.name(event.by) });
    case 'CodexAdded':
    case 'CodexFlipped':
    case 'CodexRead':
      return codexLine(event, words);
    case 'CodexFired':
      return say('CodexFired', { card: ref('archive', String(event.card)), what: event.what });
    case 'CodexReturned':
      return say('CodexReturned', { card: ref('archive', String(event.card)) });
    case 'CodexAttached':
      return say('CodexAttached', {
        card: ref('archive', String(event.card)),
        deck: ref('neighborhood', event.deck),
      });
    case 'ArchiveShuffledIn':
      return say('ArchiveShuffledIn', { deck: ref('neighborhood', event.deck) });
    case 'GameEnded':
      return say(`GameEnded-${event.outcome.result}-${event.outcome.way}`, { round: event.outcome.round });
    default:
      return event satisfies never;
  }
}
