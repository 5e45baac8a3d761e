import { type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { loadContent } from '../content/content.ts';
import { sliderPhrase } from '../investigators/slider.ts';
import { encounterText, locationAbilityText, mythosText } from '../language/rulestext.ts';
import type { EventOf, SecondEvent } from '../state/event.ts';
import { diceText } from './dice.ts';
import { monsterProse, mythosProse, prose } from './prose.ts';

/** One event as a line, or null when it needs no words of its own (another line or the picture says it). */
export function lineOf(event: SecondEvent, words: Words): string | null {
  const say = (key: string, args: Record<string, PhraseArgument> = {}): string => {
    const seat: Record<string, PhraseArgument> =
      'seat' in event && event.seat !== undefined ? { seat: ref('seat', String(event.seat)) } : {};
    return words.text(phrase(`event-${key}`, { ...seat, ...args }));
  };
  const own = (cause: { ref: string; id: string }): boolean =>
    'seat' in event && words.name(cause) === words.name(ref('seat', String(event.seat)));
  // What comes from somebody's own sheet needs no reason beside his name.
  const by = (cause: { ref: string; id: string } | undefined): string =>
    cause && !own(cause) ? words.say('because', { cause: words.name(cause) }) : '';
  switch (event.type) {
    case 'GameStarted':
      return say('GameStarted', {
        ancientOne: ref('ancientOne', event.ancientOne),
        sign: prose('ancient-ones', [event.ancientOne, 'sign'], words.locale) ?? '',
        first: ref('seat', String(event.first)),
        seal: event.seal,
      });
    case 'InvestigatorDealt':
      return say('InvestigatorDealt', {
        sheet: ref('sheet', event.sheet),
        player: ref('player', String(event.seat)),
        who: prose('investigators', [event.sheet, 'who'], words.locale) ?? '',
      });
    case 'TurnStarted':
      return say('TurnStarted', { turn: event.turn, first: ref('seat', String(event.first)) });
    case 'SlidersMoved':
      return say('SlidersMoved', { moved: event.moved.map((track) => sliderPhrase(track, event.skills)) });
    case 'PhaseStarted':
    case 'TurnEnded':
    case 'CardExhausted':
    case 'CheckRolled':
    case 'ClueSpent':
    case 'Rerolled':
    case 'CheckEnded':
      return null;
    case 'CheckDecided':
      return say('CheckDecided', {
        skill: ref('check', event.skill),
        by: words.name(event.by),
        passed: String(event.passed),
      });
    case 'DiceRolled':
      return say('DiceRolled', {
        purpose: words.name(event.purpose),
        dice: diceText(event.dice, event.faces ?? [], words),
      });
    case 'Gained':
      return event.amount === 0 ? null : say('Gained', { what: event.what, amount: event.amount, by: by(event.by) });
    case 'Lost':
      return event.amount === 0 ? null : say('Lost', { what: event.what, amount: event.amount, by: by(event.by) });
    case 'Spent':
      return say('Spent', { what: event.what, amount: event.amount, by: by(event.on) });
    case 'LossPrevented':
      return say('LossPrevented', {
        what: event.what,
        amount: event.amount,
        by: words.name(event.by),
        own: String(own(event.by)),
      });
    case 'CardGained':
      return say('CardGained', { card: ref('card', event.card), from: event.from });
    case 'CardDiscarded':
      return say('CardDiscarded', { ...cardArguments(event.card), to: event.to });
    case 'CardUsed':
      return say('CardUsed', cardArguments(event.card));
    case 'AbilityUsed':
      return say('AbilityUsed', { ability: ref('ability', event.ability) });
    case 'CardsOffered':
      return say('CardsOffered', {
        cards: event.cards.map((card) => ref('card', card)),
        dear: String(event.tooDear ?? false),
      });
    case 'DeckEmpty':
      return say('DeckEmpty', { deck: ref('deck', event.deck) });
    case 'SpellCast':
      return say('SpellCast', { card: ref('card', event.card), passed: String(event.passed) });
    case 'Traded':
      return say('Traded', {
        from: ref('seat', String(event.from)),
        to: ref('seat', String(event.to)),
        cards: event.cards.map((card) => ref('card', card)),
        count: event.cards.length,
        money: event.money,
      });
    case 'TradeRefused':
      return say('TradeRefused', { from: ref('seat', String(event.from)), to: ref('seat', String(event.to)) });
    case 'Blessed':
    case 'Cursed':
    case 'BlessingEnded':
    case 'CurseEnded':
    case 'Delayed':
    case 'StoodUp':
    case 'TurnLost':
    case 'Arrested':
    case 'WentInsane':
    case 'FellUnconscious':
    case 'LostInTimeAndSpace':
    case 'Eliminated':
      return say(event.type);
    case 'Devoured':
      return say('Devoured', { sheet: ref('sheet', event.sheet) });
    case 'Replaced':
      return say('Replaced', { sheet: ref('sheet', event.sheet) });
    case 'Moved':
      if (event.how === 'carried') return null;
      return say('Moved', { from: ref('place', event.from), to: ref('place', event.to), how: event.how });
    case 'CluesTaken':
      return say('CluesTaken', { place: ref('place', event.place), amount: event.amount });
    case 'ExploredMarker':
      return event.gained ? say('ExploredMarker', { place: ref('place', event.place) }) : null;
    case 'Evaded': {
      const monster = ref('monster', event.monster);
      const prose = event.passed ? monsterProse(event.monster, 'evaded', words.locale) : '';
      return say('Evaded', { monster, passed: String(event.passed), prose });
    }
    case 'CombatStarted':
      return say('CombatStarted', { monster: ref('monster', event.monster) });
    case 'HandsFilled':
      return event.cards.length === 0
        ? null
        : say('HandsFilled', { cards: event.cards.map((card) => ref('card', card)) });
    case 'MonsterDefeated': {
      const prose = monsterProse(event.monster, 'defeated', words.locale);
      return say('MonsterDefeated', { monster: ref('monster', event.monster), trophy: String(event.trophy), prose });
    }
    case 'CombatEnded':
      return event.how === 'defeated' || event.how === 'left'
        ? null
        : say('CombatEnded', { monster: ref('monster', event.monster), how: event.how });
    case 'MonsterHits': {
      const prose = monsterProse(event.monster, 'hit', words.locale);
      return say('MonsterHits', { monster: ref('monster', event.monster), prose });
    }
    case 'MonsterAppeared':
      return say('MonsterAppeared', { monster: ref('monster', event.monster), place: placeName(event.place, words) });
    case 'MonsterToOutskirts':
      return say('MonsterToOutskirts', { monster: ref('monster', event.monster) });
    case 'OutskirtsEmptied':
      return say('OutskirtsEmptied', { count: event.monsters.length });
    case 'MonsterMoved':
      return say('MonsterMoved', {
        monster: ref('monster', event.monster),
        from: ref('place', event.from),
        to: ref('place', event.to),
        why: event.why,
      });
    case 'MonsterStayed':
      return null;
    case 'MonsterReturned':
      // A spent trophy, or an encounter's monster, leaves no place.
      return event.from === 'encounter' || event.from === 'trophy'
        ? null
        : say('MonsterReturned', {
            monster: ref('monster', event.monster),
            from: placeName(event.from, words),
            to: event.to,
          });
    case 'MonsterClaimed':
      return say('MonsterClaimed', { monster: ref('monster', event.monster) });
    case 'GateOpened':
      return say(event.hidden ? 'GateOpened-hidden' : 'GateOpened', {
        place: ref('place', event.place),
        gate: ref('gate', event.gate),
      });
    case 'GateRevealed':
      return say('GateRevealed', { place: ref('place', event.place), gate: ref('gate', event.gate) });
    case 'DrawnThrough':
      return say('DrawnThrough', { world: ref('world', event.world), delayed: String(event.delayed) });
    case 'GateClosed':
      return say(event.seat === undefined ? 'GateClosed-itself' : 'GateClosed', {
        place: ref('place', event.place),
        gate: ref('gate', event.gate),
        trophy: String(event.trophy),
      });
    case 'GateSealed':
      return say('GateSealed', { place: ref('place', event.place), with: event.with });
    case 'SealBroken':
      return say('SealBroken', { place: ref('place', event.place) });
    case 'Surge':
      return say('Surge', { place: ref('place', event.place), count: event.count });
    case 'EncounterDrawn':
      return [say('EncounterDrawn', { place: ref('place', event.place) }), ...entryLines(event, words)].join('\n');
    case 'GateCardDrawn': {
      const head = say('GateCardDrawn', { world: ref('world', event.world), skipped: event.skipped.length });
      return [head, ...gateEntryLines(event, words)].join('\n');
    }
    case 'LocationCardRevealed':
      return say('LocationCardRevealed', {
        place: ref('place', `${event.neighborhood}-streets`),
        number: event.entry,
      });
    case 'LocationAbility':
      return [
        say('LocationAbility', { place: ref('place', event.place), ability: ref('ability', event.ability) }),
        ...abilityLines(event.place, words),
      ].join('\n');
    case 'MythosDrawn': {
      const card = ref('mythos', event.card);
      if (event.purpose === 'discarded') return say('MythosDrawn-discarded', { card });
      if (event.purpose === 'peek') return say('MythosDrawn-peek', { card });
      const prose = mythosProse(event.card, 'prose', words.locale);
      const rules = mythosText(loadContent().mythos(event.card)).map((text) => small(words.text(text)));
      return [say('MythosDrawn', { card, purpose: event.purpose }), `*${prose}*`, ...rules].join('\n');
    }
    case 'CluePlaced':
      return say('CluePlaced', { place: ref('place', event.place) });
    case 'CluesRemoved':
      return say('CluesRemoved', { place: ref('place', event.place), amount: event.amount });
    case 'GateBlocked':
      return say('GateBlocked', { place: ref('place', event.place), by: words.name(event.by) });
    case 'EnvironmentEntered':
      return say('EnvironmentEntered', { card: ref('mythos', event.card) });
    case 'RumorEntered':
    case 'RumorIgnored':
    case 'MythosLeft':
      return say(event.type, { card: ref('mythos', event.card) });
    case 'RumorPassed':
      return `${say('RumorPassed', { card: ref('mythos', event.card) })} ${mythosProse(event.card, 'pass', words.locale)}`;
    case 'RumorFailed':
      return `${say('RumorFailed', { card: ref('mythos', event.card) })} ${mythosProse(event.card, 'fail', words.locale)}`;
    case 'RumorTokens':
      return say('RumorTokens', { card: ref('mythos', event.card), tokens: event.tokens, monsters: event.monsters });
    case 'MythosTextCancelled':
      return say('MythosTextCancelled', { card: ref('mythos', event.card), by: words.name(event.by) });
    case 'DoomChanged':
      return say('DoomChanged', { doom: event.doom, of: event.of, change: event.by });
    case 'TerrorRose':
      return say('TerrorRose', { level: event.level });
    case 'AllyLeft':
      return say('AllyLeft', { card: ref('card', event.card) });
    case 'PlaceClosed':
      return say('PlaceClosed', { place: ref('place', event.place), until: event.until });
    case 'PlaceReopened':
      return say('PlaceReopened', { place: ref('place', event.place) });
    case 'Awakened':
      return say('Awakened', { ancientOne: ref('ancientOne', event.ancientOne), reason: event.reason });
    case 'BattleRound':
      return say('BattleRound', { round: event.round, first: ref('seat', String(event.first)) });
    case 'AttackTallied':
      return say('AttackTallied', { successes: event.successes, tally: event.tally, needed: event.needed });
    case 'DoomTokenRemoved':
      return say('DoomTokenRemoved', { left: event.left });
    case 'AncientOneAttacks':
      return say('AncientOneAttacks', { ancientOne: ref('ancientOne', event.ancientOne) });
    case 'AttackCancelled':
      return say('AttackCancelled', { by: words.name(event.by) });
    case 'GameEnded':
      return say(`GameEnded-${event.outcome.result}-${event.outcome.way}`, { turn: event.outcome.turn });
    default:
      return event satisfies never;
  }
}

/** A card, and whether it is a thing, which has an article, or an ally, a skill or a spell, which has none. */
function cardArguments(card: string): Record<string, PhraseArgument> {
  const { deck } = loadContent().card(card);
  return { card: ref('card', card), item: String(deck === 'common' || deck === 'unique') };
}

/** Story and rules text of the entry that was drawn. */
function entryLines(event: EventOf<'EncounterDrawn'>, words: Words): string[] {
  const { neighborhood, place, entry } = event;
  const story = prose('encounters', [neighborhood, place, String(entry - 1)], words.locale);
  const rules = words.text(encounterText(loadContent().encounter(neighborhood, place, entry)));
  return [...(story ? [`*${story}*`] : []), small(rules)];
}

function gateEntryLines(event: EventOf<'GateCardDrawn'>, words: Words): string[] {
  const entry = loadContent().gateCard(event.card).entries[event.entry];
  const story = prose('gate-cards', [event.card, event.entry], words.locale);
  return [...(story ? [`*${story}*`] : []), ...(entry ? [small(words.text(encounterText(entry)))] : [])];
}

function abilityLines(place: string, words: Words): string[] {
  const ability = loadContent().places.get(place)?.ability;
  return ability ? [small(words.text(locationAbilityText(ability)))] : [];
}

/** Discord's small print. */
function small(text: string): string {
  return text === '' ? '' : `-# ${text}`;
}

/** Monsters also lie in places that are no place of the board. */
function placeName(place: string, words: Words): string {
  return words.has(`name-lying-${place}`) ? words.say(`name-lying-${place}`) : words.name(ref('place', place));
}
