import { type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/copy.ts';
import type { EventOf, ThirdEvent } from '../event.ts';
import { archiveText, backText, headlineText, partText } from '../rulestext.ts';
import { doomAt, encounterPlace, goods, signed, small, story, wayOf } from './clause.ts';
import { diceText } from './dice.ts';
import { archiveProse, encounterProse, monsterProse, prose } from './prose.ts';
import { amounts } from './tokens.ts';

/** One event as a line, or null when it needs no words of its own (another line or the picture says it). */
export function lineOf(event: ThirdEvent, words: Words): string | null {
  const say = (key: string, args: Record<string, PhraseArgument> = {}): string => {
    const seat: Record<string, PhraseArgument> =
      'seat' in event && event.seat !== undefined ? { seat: ref('seat', String(event.seat)) } : {};
    return words.text(phrase(`third-event-${key}`, { ...seat, ...args }));
  };
  const space = (id: string) => ref('space', id);
  switch (event.type) {
    case 'PhaseStarted':
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
      });
    case 'InvestigatorDealt':
      return say('InvestigatorDealt', {
        sheet: ref('sheet', event.sheet),
        occupation: loadContent().investigator(event.sheet).occupation,
        story: prose('investigators', [event.sheet, 'story'], words.locale) ?? '',
      });
    case 'RoundStarted':
      return say('RoundStarted', { round: event.round, leader: ref('seat', String(event.leader)) });
    case 'ActionPerformed':
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
      return say('MonsterDamaged', { monster: ref('monster', event.monster), amount, damage, health });
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
      return say(event.type, { neighbourhood: ref('neighbourhood', event.neighbourhood) });
    case 'EventReturned':
      return say('EventReturned', { neighbourhood: ref('neighbourhood', event.neighbourhood) });
    case 'Outbreak':
      return say('Outbreak', { space: space(event.space) });
    case 'MarkerPlaced':
    case 'MarkerGone':
      return say(event.type, {
        at: space(event.at),
        up: String(event.faceUp),
        marker: event.faceUp ? ref('marker', event.colour) : '',
      });
    case 'MarkerRevealed':
      return say('MarkerRevealed', { at: space(event.at), marker: ref('marker', event.colour) });
    case 'ScarAppeared':
    case 'ScarMended':
      return say(event.type, { at: space(event.at) });
    case 'EncounterDrawn': {
      const { card, section, kind } = event;
      const story = encounterProse({ card, section, kind }, 'text', words.locale);
      const head = say('EncounterDrawn', { place: encounterPlace(event, words) });
      return story ? `${head}\n*${story}*` : head;
    }
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
        deck: ref('neighbourhood', event.deck),
      });
    case 'ArchiveShuffledIn':
      return say('ArchiveShuffledIn', { deck: ref('neighbourhood', event.deck) });
    case 'GameEnded':
      return say(`GameEnded-${event.outcome.result}-${event.outcome.way}`, { round: event.outcome.round });
    default:
      return event satisfies never;
  }
}

/** The story of an archive card with the rules text of what lies up now. */
function codexLine(
  event: EventOf<'CodexAdded'> | EventOf<'CodexFlipped'> | EventOf<'CodexRead'>,
  words: Words,
): string {
  const card = loadContent().archiveCard(event.card);
  const part = event.type === 'CodexRead' ? event.part : null;
  const side = event.type === 'CodexAdded' ? event.side : 'back';
  const name = ref('archive', String(event.card));
  const head =
    part === null
      ? words.say(`third-event-${event.type}`, { card: name })
      : words.say('third-event-CodexRead-part', { part: ref('part', part) });
  const told = archiveProse(event.card, part === null ? side : { part }, words.locale);
  const rules = part === null ? archiveText(card, side) : [partText(card, part)];
  return [head, story(told), ...rules.map((text) => small(words.text(text)))].filter((line) => line !== '').join('\n');
}

function flipped(event: EventOf<'CardFlipped'>, words: Words): string {
  const content = loadContent();
  const card = content.asset(event.card);
  const back = card.backs?.find(({ id }) => id === event.back);
  const rules = back ? words.text(backText(back)) : '';
  const lines = words.say('third-event-CardFlipped', {
    seat: ref('seat', String(event.seat)),
    card: ref('card', event.card),
    back: back?.name ?? content.assets.get(kindOf(event.back))?.name ?? event.back,
    story: story(prose('cards', [event.back], words.locale)),
    rules,
  });
  return rules === '' ? (lines.split('\n')[0] ?? lines) : lines;
}

function displayLine({ discarded, revealed }: EventOf<'DisplayChanged'>, words: Words): string | null {
  const cards = (ids: readonly string[]) => ids.map((id) => ref('card', id));
  const lines = [
    ...(discarded.length > 0 ? [words.say('third-event-DisplayChanged-discarded', { cards: cards(discarded) })] : []),
    ...(revealed.length > 0 ? [words.say('third-event-DisplayChanged', { cards: cards(revealed) })] : []),
  ];
  return lines.length === 0 ? null : lines.join(' ');
}
