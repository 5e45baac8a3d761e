import { type Phrase, ref } from '../../../../engine/phrase.ts';
import { signed } from '../../../language/joining.ts';
import type { AncientOne, Worshippers } from '../../content/ancient-one.ts';
import type { LocationAbility } from '../../content/board.ts';
import type { Card, ItemCard, SpecialCard, SpellCard } from '../../content/card.ts';
import type { Content } from '../../content/content.ts';
import type { Encounter } from '../../content/encounter.ts';
import type { InvestigatorSheet } from '../../content/investigator.ts';
import type { Monster } from '../../content/monster.ts';
import { phaseOf } from '../ability.ts';
import { conditionText } from '../conditions/table.ts';
import { sequence } from '../speech.ts';
import { speech } from '../table.ts';
import { abilityKey, say, sentence } from '../terms/noun.ts';
import { triggerText } from '../terms/trigger.ts';
import { abilityText, bonusText, bought } from './ability.ts';
import { effectsText } from './text.ts';

/** The rules text of a card an investigator holds, a phrase a paragraph. */
export function cardText(content: Content, card: Card): Phrase[] {
  switch (card.deck) {
    case 'common':
    case 'unique':
      return itemText(content, card);
    case 'spell':
      return spellText(content, card);
    case 'skill':
    case 'ally':
      return [
        ...card.bonuses.map((one) => bonusText(content, one)),
        ...card.abilities.map((one) => abilityText(content, one)),
      ];
    case 'special':
      return specialText(content, card);
    default: {
      const never: never = card;
      throw new Error(`no words for ${String(never)}`);
    }
  }
}

function itemText(content: Content, card: ItemCard): Phrase[] {
  const kind =
    card.type === 'weapon'
      ? [say(`type-weapon-${card.weapon}`, { hands: card.hands })]
      : card.type === 'tome'
        ? [say('type-tome')]
        : [];
  return [
    ...kind,
    ...card.bonuses.filter((bonus) => bonus.by > 0).map((one) => bonusText(content, one)),
    ...card.abilities.map((one) => abilityText(content, one)),
    ...('use' in card && card.use === 'oneShot' ? [sentence(say('one-shot'))] : []),
    ...(card.discard === 'ancientOneAwakens' ? [sentence(say('discarded-at-awakening'))] : []),
    ...(card.protected ? [sentence(say('protected'))] : []),
  ];
}

function spellText(content: Content, card: SpellCard): Phrase[] {
  const { castingModifier: modifier, castDifficulty: difficulty } = card;
  const casting = say('casting', {
    modifier: typeof modifier === 'number' ? signed(modifier) : say('monster-awareness'),
    sanity: card.sanityCost,
    hands: card.hands,
  });
  const verb = say(card.discard === 'onCast' ? 'cast-and-discard' : 'cast-and-exhaust');
  const where = card.where ? [say('cast-in-other-world')] : [];
  const does =
    card.effect.length > 0
      ? bought(content, verb, card.effect)
      : say('cast-for', { cost: verb, bonus: say('bonus-cast', bonusArgs(card)) });
  const [moment] = where;
  const text = sentence(moment ? say('at-moment', { moment, clause: does }) : does);
  return [
    casting,
    say('phased', {
      phase: say(`phase-${phaseOf(card.timing)}`),
      text: card.notAgainst ? say('not-against-ancient-one', { text }) : text,
    }),
    ...(typeof difficulty === 'number' ? [] : [sentence(say('cast-toughness'))]),
    ...(card.discard === 'ancientOneAwakens' ? [sentence(say('discarded-at-awakening'))] : []),
  ];
}

/** What a spell does when it is cast. */
export function spellEffectText(content: Content, card: SpellCard): Phrase {
  return card.effect.length > 0 ? effectsText(content, card.effect) : sentence(say('bonus-cast', bonusArgs(card)));
}

function bonusArgs(card: SpellCard) {
  const [bonus] = card.bonuses;
  return { by: signed(bonus?.by ?? 0), to: say(`checks-${bonus?.to ?? 'combat'}`) };
}

function specialText(content: Content, card: SpecialCard): Phrase[] {
  return [
    ...('weapon' in card ? [say(`type-weapon-${card.weapon}`, { hands: card.hands })] : []),
    ...card.bonuses.map((one) => bonusText(content, one)),
    ...(card.onGain.length > 0 ? [say('on-gain', { text: effectsText(content, card.onGain) })] : []),
    ...card.passive.map((effect) => effectsText(content, [effect])),
    ...card.upkeep.map(({ skipFirst, effects }) =>
      say(skipFirst ? 'upkeep-after-first' : 'phased', {
        phase: say('phase-upkeep'),
        text: effectsText(content, effects),
      }),
    ),
    ...(card.anyPhase ? [say('phased', { phase: say('phase-any'), text: effectsText(content, [card.anyPhase]) })] : []),
    ...(card.insteadOfMoving.length > 0
      ? [
          say('phased', {
            phase: say('phase-movement'),
            text: sentence(
              say('may-instead-of-moving', { clause: speech(content).clauses(card.insteadOfMoving, 'infinitive') }),
            ),
          }),
        ]
      : []),
    ...card.triggers.map(({ when, effects }) =>
      sentence(
        say('at-moment', {
          moment: triggerText(content, when),
          clause: speech(content).clauses(effects, 'imperative'),
        }),
      ),
    ),
    ...(card.lostOnDefeat ? [sentence(say('lost-on-defeat'))] : []),
    ...(card.upkeepInFinalBattle === false ? [sentence(say('no-upkeep-in-final-battle'))] : []),
    ...(card.protected ? [sentence(say('protected'))] : []),
  ];
}

/** The abilities of a monster, a phrase a paragraph. */
export function monsterText(content: Content, monster: Monster): Phrase[] {
  const { physical, magical, nightmarish, overwhelming, ambush, endless, undead, mask } = monster.abilities;
  const words = [
    ...(mask ? ['mask'] : []),
    ...(physical ? [`physical ${physical}`] : []),
    ...(magical ? [`magical ${magical}`] : []),
    ...(undead ? ['undead'] : []),
    ...(ambush ? ['ambush'] : []),
    ...(endless ? ['endless'] : []),
  ].map((ability) => sentence(say(abilityKey(ability))));
  const rated = [
    ...(nightmarish ? [say('ability-rated', { ability: say('ability-nightmarish'), count: nightmarish })] : []),
    ...(overwhelming ? [say('ability-rated', { ability: say('ability-overwhelming'), count: overwhelming })] : []),
  ];
  return [
    ...(monster.movement === 'normal' || monster.movement === 'unique'
      ? []
      : [sentence(say(`moves-${monster.movement}`))]),
    ...words,
    ...rated,
    ...monster.special.map((special) => {
      const clauses = speech(content).sentences(special.effects);
      const [first = say('nothing-happens'), ...rest] = clauses;
      const moment = special.if
        ? say('when-true', { conditions: [conditionText(content, special.if, 'imperative')] })
        : special.trigger === 'static'
          ? undefined
          : say(`monster-trigger-${special.trigger}`);
      return sequence([moment ? say('at-moment', { moment, clause: first }) : first, ...rest].map(sentence));
    }),
  ];
}

/** Power, worshippers, start of battle and attack of an Ancient One, a phrase a paragraph. */
export function ancientOneText(content: Content, ancientOne: AncientOne): Phrase[] {
  const { power, worshippers, startOfBattle, attack, defenses } = ancientOne;
  const [first = say('nothing-happens'), ...rest] = power.effects.flatMap((effect) =>
    speech(content).sentences([effect]),
  );
  const powerText = power.when ? say('at-moment', { moment: say(`power-${power.when}`), clause: first }) : first;
  return [
    say('power', { power: ref('power', ancientOne.id), text: sequence([powerText, ...rest].map(sentence)) }),
    ...worshippers.map(worshippersText),
    ...defenses.map((defense) => sentence(say(abilityKey(defense)))),
    ...(startOfBattle ? [say('start-of-battle', { text: effectsText(content, startOfBattle) })] : []),
    ...(attack
      ? [
          say('attack', {
            text: sequence([
              sentence(speech(content).toEach(attack.do)),
              ...(attack.afterAll.length > 0
                ? [sentence(say('attack-after', { clause: speech(content).clauses(attack.afterAll, 'imperative') }))]
                : []),
              ...(attack.modPerRound === undefined ? [] : [sentence(say('attack-grows'))]),
            ]),
          }),
        ]
      : []),
  ];
}

function worshippersText({ monster, set, add, grant = [] }: Worshippers): Phrase {
  const parts = [
    ...(set?.movement ? [say(`worship-${set.movement}`)] : []),
    ...(add ? [say('worship-toughness', { by: signed(add.toughness) })] : []),
    ...(set?.horrorRating !== undefined ? [say('worship-horror-rating', { rating: signed(set.horrorRating) })] : []),
    ...(set?.horrorDamage !== undefined ? [say('worship-horror-damage', { damage: set.horrorDamage })] : []),
    ...(set?.combatRating !== undefined ? [say('worship-combat-rating', { rating: signed(set.combatRating) })] : []),
    ...(set?.combatDamage !== undefined ? [say('worship-combat-damage', { damage: set.combatDamage })] : []),
    ...grant.map((ability) => say('value-ability', { ability: say(abilityKey(ability)) })),
  ];
  return say('worshippers', { monsters: ref('monster', monster), changes: parts });
}

/** The abilities of an investigator, each with its name. */
export function investigatorText(content: Content, investigator: InvestigatorSheet): Phrase[] {
  return investigator.abilities.map((ability) =>
    say('named-ability', {
      ability: ref('ability', ability.id ?? investigator.id),
      text: abilityText(content, ability),
    }),
  );
}

/** What an investigator may do at a location instead of an encounter. */
export function locationAbilityText(content: Content, ability: LocationAbility): Phrase {
  const { cost, requires, effects } = ability;
  const clauses =
    cost.length > 0
      ? [bought(content, speech(content).joined(cost, 'imperative'), effects)]
      : speech(content).sentences(effects);
  const [first = say('nothing-happens'), ...rest] = clauses;
  const opened =
    requires.length > 0
      ? say('at-moment', {
          moment: say('when-true', {
            conditions: requires.map((condition) => conditionText(content, condition, 'imperative')),
          }),
          clause: first,
        })
      : first;
  return sequence([opened, ...rest].map(sentence));
}

/** What one entry of a location or gate card does. */
export function encounterText(content: Content, encounter: Encounter): Phrase {
  return effectsText(content, encounter.effects);
}
