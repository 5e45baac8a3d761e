import { type Phrase, ref } from '../../../../engine/phrase.ts';
import type { Condition, Filter } from '../../content/condition.ts';
import { KINDS } from '../../content/vocabulary.ts';
import { cardRef, type Form, list, paid, place, say } from './noun.ts';

/** "you have at least $3": what must hold, all parts joined. */
export function conditionText(condition: Condition, form: Form): Phrase {
  const parts = partsOf(condition, form);
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  return say('condition-all', { conditions: parts });
}

function partsOf(condition: Condition, form: Form): Phrase[] {
  const parts: Phrase[] = [];
  const { resource, has, min, max } = condition;
  if (resource !== undefined) {
    parts.push(
      max === 0
        ? say('if-none-left', { what: say(`stock-${resource}`, { role: 'of' }), form })
        : min === 1
          ? say('if-any-left', { what: say(`stock-${resource}`, { role: 'of' }), form })
          : say('if-at-least', { what: say(`amount-${resource}`, { count: min ?? 0, role: 'object' }), form }),
    );
  }
  if (has !== undefined) {
    if (!(KINDS as readonly string[]).includes(has)) parts.push(say('if-has-card', { card: cardRef(has), form }));
    else if (max !== undefined) {
      parts.push(say('if-has-at-most', { what: say(`kind-${has}`, { count: max, role: 'object' }), form }));
    } else parts.push(say('if-has-any', { what: say(`kinds-${has}`, { role: 'of' }), form }));
  }
  if (condition.status !== undefined) parts.push(say(`if-${condition.status}`, { form }));
  if (condition.in !== undefined) parts.push(say(`if-in-${condition.in}`, { form }));
  if (condition.location !== undefined) parts.push(say('if-at', { place: place(condition.location, 'at'), form }));
  if (condition.is !== undefined) parts.push(say('if-first-player', { form }));
  if (condition.counter !== undefined) parts.push(say('if-any-returned'));
  if (condition.available !== undefined) {
    parts.push(
      condition.available === 'ally'
        ? say('if-any-ally-available')
        : say('if-available', { card: cardRef(condition.available) }),
    );
  }
  if (condition.not !== undefined) parts.push(notText(condition.not, form));
  if (condition.defaultedOn !== undefined) parts.push(say('if-defaulted', { form }));
  if (condition.terror !== undefined) parts.push(say('if-terror', { count: condition.terror.min }));
  if (condition.environment !== undefined) {
    parts.push(say('if-environment', { card: ref('mythos', condition.environment) }));
  }
  if (condition.openGate !== undefined) parts.push(say('if-open-gate', { form }));
  if (condition.stability !== undefined) parts.push(say(`if-${condition.stability}`, { form }));
  if (condition.explored !== undefined) parts.push(say('if-explored', { form }));
  if (condition.otherHand !== undefined) parts.push(say('if-other-hand-empty', { form }));
  if (condition.opponentHas !== undefined) {
    parts.push(say('if-opponent', { ability: say(abilityKey(condition.opponentHas)) }));
  }
  if (condition.tokensOnCard !== undefined) {
    const count = condition.tokensOnCard.clue;
    parts.push(count === 0 ? say('if-no-tokens-on-card') : say('if-tokens-on-card', { count }));
  }
  if (condition.monstersOnCard !== undefined) {
    const count = condition.monstersOnCard;
    parts.push(count === 0 ? say('if-no-monsters-on-card') : say('if-monsters-on-card', { count }));
  }
  if (condition.onePlayerSpends !== undefined) {
    const { verb, what } = paid(condition.onePlayerSpends);
    const from = condition.onePlayerSpends.countWith5PlusPlayers;
    parts.push(
      say(`if-one-${verb === 'discard' ? 'discards' : 'spends'}`, {
        what: list(what),
        place: place(condition.at ?? '', 'at'),
        phase: say(`in-phase-${condition.phase ?? 'any'}`),
        more: from === undefined ? 0 : from,
      }),
    );
  }
  if (condition.allyDeckEmptyWhenOneMustGo) parts.push(say('if-ally-deck-empty'));
  if (condition.ancientOneAwakens) parts.push(say('if-ancient-one-awakens'));
  return parts;
}

function notText(condition: Condition, form: Form): Phrase {
  if (condition.has !== undefined) return say('if-not-has-card', { card: cardRef(condition.has), form });
  if (condition.defaultedOn !== undefined) return say('if-not-defaulted', { form });
  return say('if-not', { condition: conditionText(condition, form) });
}

/** The message of a monster ability. */
export function abilityKey(ability: string): string {
  return `ability-${ability.replaceAll(' ', '-')}`;
}

/** Where the monsters are that a filter means: "in Arkham", "in the Sky and the Outskirts". */
export function filterPlace(filter: Filter): Phrase {
  if (filter.zones) return say('where-places', { places: list(filter.zones.map((zone) => place(zone, 'at'))) });
  if (filter.neighborhood !== undefined) {
    return say('where-neighborhood', { neighborhood: ref('neighborhood', filter.neighborhood) });
  }
  const [area] = filter.areas ?? [];
  if (area !== undefined) return say(`where-${area}`);
  return say(`where-${filter.in ?? 'anywhere'}`);
}
