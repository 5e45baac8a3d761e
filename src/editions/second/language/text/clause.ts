import type { Phrase, PhraseArgument, Ref } from '../../../../engine/phrase.ts';
import { loadContent } from '../../content/content.ts';
import type { Discard, Draw, Effect, EffectOf, PrintedValues } from '../../content/effect.ts';
import type { Price } from '../../content/vocabulary.ts';
import { abilityKey, filterPlace } from './condition.ts';
import { lastingClause } from './lasting.ts';
import { cardRef, type Form, kind, list, monsters, oneOf, paid, place, resources, say, signed } from './noun.ts';

/** Clauses that say what happens instead of telling the reader to do something. */
export function isStatement(effect: Effect): boolean {
  return (
    'monster' in effect ||
    'gate' in effect ||
    'when' in effect ||
    'forbid' in effect ||
    'cancel' in effect ||
    'set' in effect ||
    'grant' in effect ||
    'gameOver' in effect ||
    'mark' in effect ||
    'addToCup' in effect ||
    'mythosDraw' in effect ||
    'moveMonster' in effect ||
    ('modify' in effect && effect.modify.what !== 'weaponKind')
  );
}

/** A clause that neighbors of the same verb can share: "lose 1 item and all your money". */
export interface Verb {
  key: string;
  args: Record<string, PhraseArgument>;
  what: (Phrase | Ref)[];
}

/** The clause of a verb and its objects. */
export function verbClause(verb: Verb, form: Form): Phrase {
  return say(verb.key, { ...verb.args, what: list(verb.what), form });
}

/** The verb of an effect that can share it with its neighbors. */
export function verbOf(effect: Effect): Verb | undefined {
  if ('gain' in effect) {
    return { key: effect.to ? `gain-${effect.to}` : 'gain', args: {}, what: resources(effect.gain, 'object') };
  }
  if ('lose' in effect) {
    const { maxSanity, maxStamina } = effect.lose;
    const maximum = maxSanity ?? maxStamina;
    if (maximum === undefined) return { key: 'lose', args: {}, what: resources(effect.lose, 'object') };
    const what = say(maxSanity === undefined ? 'stock-maxStamina' : 'stock-maxSanity', { role: 'object' });
    return { key: 'lose-maximum', args: { count: number(maximum) }, what: [what] };
  }
  if ('restore' in effect) {
    return { key: 'restore', args: {}, what: [say(`stock-${effect.restore}`, { role: 'object' })] };
  }
  if ('spend' in effect) {
    const { verb, what } = paid(effect.spend);
    return { key: verb, args: {}, what };
  }
  if ('exhaust' in effect) return { key: 'exhaust', args: {}, what: [say('this-card', { role: 'object' })] };
  if ('draw' in effect) {
    const { deck, count, keep, filter } = effect.draw;
    if (count === 'all' || keep !== undefined || filter !== undefined) return undefined;
    return { key: 'draw', args: {}, what: [say(`kind-${deck}`, { count, role: 'object' })] };
  }
  if ('take' in effect && !effect.else) {
    const card = loadContent().cardNamed(effect.take);
    const which = card.deck === 'ally' ? 'card-ally' : card.copies === 1 ? 'card-the' : 'card-one';
    return { key: 'take', args: {}, what: [say(which, { card: cardRef(effect.take), role: 'object' })] };
  }
  if ('discard' in effect) return discardVerb(effect.discard);
  if ('close' in effect) {
    const { place: id, until } = effect.close;
    return { key: 'close', args: { until: say(`until-${until}`) }, what: [place(id, 'object')] };
  }
  if ('prevent' in effect) {
    const { loss, amount } = effect.prevent;
    const what = [say(`stock-${loss}`, { role: 'of' })];
    return amount === 'all'
      ? { key: 'prevent-all', args: {}, what }
      : { key: 'prevent', args: { count: amount }, what };
  }
  if ('set' in effect) return setVerb(effect.set);
  if ('grant' in effect) return { key: 'monster-has', args: {}, what: [say(abilityKey(effect.grant))] };
  return otherVerb(effect);
}

function otherVerb(effect: Effect): Verb | undefined {
  if ('forbid' in effect && (effect.forbid.what === 'gateAppears' || effect.forbid.what === 'monsterAppears')) {
    return { key: 'forbid-here', args: {}, what: [say(`forbid-${effect.forbid.what}`)] };
  }
  if ('modify' in effect) {
    const { what, by = 0, until } = effect.modify;
    if (what !== 'maxSanity' && what !== 'maxStamina') return undefined;
    const lasting = say(`until-${until ?? 'endOfGame'}`);
    return {
      key: 'modify-maximum',
      args: { count: Math.abs(by), until: lasting },
      what: [say(`stock-${what}`, { role: 'object' })],
    };
  }
  if ('buy' in effect && effect.buy.draw === 'all' && typeof effect.buy.deck === 'string') {
    const { deck, max, price } = effect.buy;
    return {
      key: 'buy-search',
      args: { count: max, price: priceText(price) },
      what: [say(`deck-${deck}`, { role: 'object' })],
    };
  }
  return undefined;
}

function setVerb({ combatRating, combatDamage }: PrintedValues): Verb | undefined {
  if (combatRating === '-terrorLevel') return undefined;
  return {
    key: 'monster-has',
    args: {},
    what: [
      ...(combatRating === undefined ? [] : [say('value-combat-rating', { rating: signed(combatRating) })]),
      ...(combatDamage === undefined ? [] : [say('value-combat-damage', { damage: combatDamage })]),
    ],
  };
}

/** One effect without conditions or choices as a clause: "gain 2 Clue tokens". */
export function simpleClause(effect: Effect, form: Form): Phrase {
  const verb = verbOf(effect);
  if (verb) return verbClause(verb, form);
  if ('split' in effect) return splitClause(effect, form);
  if ('draw' in effect) return drawClause(effect.draw, form);
  if ('buy' in effect) return buyClause(effect, form);
  if ('sell' in effect) {
    const { what, count, price } = effect.sell;
    return say('sell', { what: say(`kind-${what}`, { count, role: 'object' }), price: priceText(price), form });
  }
  if ('sale' in effect) {
    return say('sale', {
      common: say('kind-common', { count: effect.sale.common, role: 'object' }),
      unique: say('kind-unique', { count: effect.sale.unique, role: 'object' }),
      form,
    });
  }
  if ('discard' in effect) return discardClause(effect.discard, form);
  if ('claimTrophy' in effect) return say(`claim-trophy-${effect.claimTrophy.from}`, { form });
  if ('status' in effect) return say(`status-${effect.to ? `${effect.status}-${effect.to}` : effect.status}`, { form });
  if ('returnToBox' in effect) return say('return-this-to-box', { form });
  if ('tokensOnCard' in effect) return tokensClause(effect, form);
  if ('countsAs' in effect) return say('counts-as-clue', { count: effect.countsAs.clue, form });
  if ('replaceInvestigator' in effect) return say('replace-investigator', { form });
  if ('peek' in effect) return say('peek-mythos', { form });
  if ('look' in effect)
    return say('look-bottom', {
      decks: list(effect.look.decks.map((deck) => say(`deck-${deck}`, { role: 'object' }))),
      form,
    });
  if ('revealTop' in effect) return say('reveal-top', { form });
  if ('reshuffle' in effect) return say(`reshuffle-${effect.reshuffle.deck}`, { form });
  return boardClause(effect, form) ?? lastingClause(effect, form);
}

/** Clauses about the board, its gates and its monsters; undefined for others. */
function boardClause(effect: Effect, form: Form): Phrase | undefined {
  if ('move' in effect) {
    const { to, then, ifNoGate } = effect.move;
    if (to === 'arkham') return say(ifNoGate ? 'return-if-gate' : 'return', { form });
    return say(`move-${then}`, { place: moveTarget(to), form });
  }
  if ('moveThroughGate' in effect) return say('move-through-nearest-gate', { form });
  if ('moveMonster' in effect) {
    const not = effect.moveMonster.where.not ?? [];
    return say('move-monster-nearest', { places: list(not.map((id) => place(id, 'subject'))) });
  }
  if ('encounter' in effect) return encounterClause(effect, form);
  if ('monster' in effect) return say('monster-appears', { count: effect.monster.count });
  if ('monsterAt' in effect) {
    const { place: at, count, from } = effect.monsterAt;
    if (from) return say('monsters-from-card-at', { place: place(at, 'at'), form });
    return say('monsters-at', { count: number(count), place: place(at, 'at'), form });
  }
  if ('gate' in effect) return say(effect.gate.monster ? 'gate-and-monster' : 'gate-appears');
  if ('closeGate' in effect) {
    const { which, seal, trophy } = effect.closeGate;
    return say(seal && trophy ? 'close-gate-seal-trophy' : `close-gate-${which}`, { form });
  }
  if ('doom' in effect) {
    return say(effect.doom < 0 ? 'doom-remove' : 'doom-add', { count: Math.abs(effect.doom), form });
  }
  if ('terror' in effect) {
    return effect.terror === 'to10' ? say('terror-to-10', { form }) : say('terror', { count: effect.terror, form });
  }
  if ('returnToCup' in effect) {
    if (effect.returnToCup === 'this') return say('return-this-to-cup', { form });
    const { monsters: which, where } = effect.returnToCup;
    return say('return-to-cup', { monsters: monsters(which, 'object'), where: filterPlace(where), form });
  }
  if ('release' in effect) return say('release', { place: place(effect.release, 'object'), form });
  if ('monstersOnCard' in effect) return say('monsters-on-card', { count: effect.monstersOnCard, form });
  if ('fightFromCard' in effect) return say('fight-from-card', { count: effect.fightFromCard.min, form });
  if ('redrawMonster' in effect) return say('redraw-monster', { form });
  if ('redrawEncounter' in effect) return say('redraw-encounter', { form });
  if ('removeElderSigns' in effect) return say('remove-elder-signs', { form });
  if ('defeatMonsters' in effect) return say('defeat-monsters', { form });
  if ('addToCup' in effect) return say('add-masks-to-cup', { form });
  return undefined;
}

function number(amount: unknown): number {
  return typeof amount === 'number' ? amount : 1;
}

function moveTarget(to: string): Phrase {
  switch (to) {
    case 'street':
    case 'anyStreetOrLocation':
    case 'gateLocationOfPeekedCard':
      return say(`to-${to}`);
    default:
      return place(to, 'to');
  }
}

function splitClause(effect: EffectOf<'split'>, form: Form): Phrase {
  const { amount } = effect.split;
  if (amount === 'spent') return say('split-spent', { form });
  if (amount === 'd6') return say('split-d6', { form });
  return say('split', { count: number(amount), form });
}

function drawClause(draw: Draw, form: Form): Phrase {
  const { deck, count, keep, filter } = draw;
  if (count === 'all')
    return say('draw-search', { what: say(`kind-${deck}`, { count: keep ?? 1, role: 'object' }), form });
  const what = say(`kind-${deck}`, { count, role: 'object' });
  if (filter) {
    return say('draw-filter', {
      what: say(`kind-${filter}`, { count, role: 'object' }),
      deck: say(`deck-${deck}`, { role: 'object' }),
      form,
    });
  }
  return keep === undefined ? say('draw', { what, form }) : say('draw-keep', { what, keep, form });
}

function buyClause(effect: EffectOf<'buy'>, form: Form): Phrase {
  const { deck, draw, min, price: at } = effect.buy;
  const price = priceText(at);
  const decks = Array.isArray(deck) ? deck : [deck];
  if (draw === 'all') throw new Error('no words for a search of several decks');
  const what = list(decks.map((name) => say(`kind-${name}`, { count: draw, role: 'object' })));
  const drawn = draw * decks.length;
  if (min === 1) return say('buy-one-of', { what, price, form });
  if (drawn === 1) return say('buy-drawn', { what, price, form });
  return say('buy-any', { what, price, form });
}

function priceText(price: Price): Phrase {
  return say(`price-${price.replace('+', '-plus-')}`);
}

function discardVerb({ what, count = 1, filter, from, as }: Discard): Verb | undefined {
  if (from !== undefined || filter !== undefined) return undefined;
  const kinds = Array.isArray(what) ? what : [what];
  const things = kinds.map((name) => kind(name, count, 'object'));
  return { key: as === 'lost' ? 'lose' : 'discard', args: {}, what: things.length > 1 ? [oneOf(things)] : things };
}

function discardClause({ count = 1, filter, to }: Discard, form: Form): Phrase {
  if (filter !== undefined && to !== undefined) {
    return say('trophies-to-board', { monsters: monsters([filter], 'object'), place: place(to, 'at'), form });
  }
  return say('discard-ally-from-deck', { count: number(count), form });
}

function tokensClause(effect: EffectOf<'tokensOnCard'>, form: Form): Phrase {
  const { clue, stamina } = effect.tokensOnCard;
  if (effect.discardAt !== undefined) {
    return say('marker-on-card', { count: number(stamina), limit: effect.discardAt, form });
  }
  if (typeof clue === 'object') return say('tokens-off-card', { form });
  return say('tokens-on-card', { count: number(clue), form });
}

function encounterClause(effect: EffectOf<'encounter'>, form: Form): Phrase {
  const { at, draw, keep, different } = effect.encounter;
  if (at === 'inner-sanctum') return say('encounter-inner-sanctum', { form });
  if (different) return say('encounter-different', { form });
  if (draw !== undefined && keep !== undefined) return say('encounter-draw-keep', { draw, keep, form });
  return say('encounter-at', { place: place(at, 'at'), form });
}
