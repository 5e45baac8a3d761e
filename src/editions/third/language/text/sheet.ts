import { type Phrase, type PhraseArgument, ref } from '../../../../engine/phrase.ts';
import { list } from '../../../language/joining.ts';
import type { AssetCard, ConditionBack } from '../../content/card.ts';
import type { Encounter } from '../../content/encounter.ts';
import type { Headline } from '../../content/headline.ts';
import type { InvestigatorSheet, StartingGift } from '../../content/investigator.ts';
import type { Monster } from '../../content/monster.ts';
import type { Scenario } from '../../content/scenario.ts';
import type { MythosTokenCard } from '../../content/token.ts';
import { speech } from '../table.ts';
import { oneOf, placeText, say } from '../terms/noun.ts';
import { abilityText, monsterAbilityText } from './ability.ts';

/** Everything printed on an asset card that does something, a sentence or more each. */
export function cardText(card: AssetCard): Phrase[] {
  // 3E-495.7-1
  return [
    ...(card.castHorror === undefined ? [] : [say('cast-horror', { horror: card.castHorror })]),
    ...card.abilities.map(abilityText),
    ...(enduranceText(card) ?? []),
    ...(card.backs ? [say('hidden-back')] : []),
  ];
}

function enduranceText({ health, sanity }: AssetCard): Phrase[] | null {
  if (health === undefined && sanity === undefined) return null;
  return [say('endurance', { health: health ?? 0, sanity: sanity ?? 0 })];
}

/** The secret back of a condition. */
export function backText(back: ConditionBack): Phrase {
  return speech.text(back.effect);
}

/** A monster's ways: where it appears, what it does in the monster phase, and what else is on its card. */
export function monsterText(monster: Monster): Phrase[] {
  const { activation, speed, keywords, spawn, abilities, elite } = monster;
  const pace: PhraseArgument = speed === 'direct' ? say('speed-direct') : say('speed', { spaces: speed });
  const lines: Phrase[] = [];
  if (activation.kind === 'hunter') lines.push(say('hunter', { prey: say(`prey-${activation.prey}`), pace }));
  else if (activation.kind === 'patrol') {
    const prey = activation.prey ? say(`prey-${activation.prey}`) : say('prey-anyone');
    lines.push(say('patrol', { target: placeText(activation.target, 'to'), prey, pace }));
  } else lines.push(say('lurker', { text: speech.text(activation.effect) }));
  for (const keyword of keywords) lines.push(say(`keyword-${keyword}`, { elite }));
  lines.push(
    ...abilities.map((ability) =>
      'after' in ability && ability.reward
        ? say('reward', { text: abilityText(ability) })
        : monsterAbilityText(ability),
    ),
  );
  if (monster.group) lines.push(say(`is-${monster.group}`));
  if (monster.remnant) lines.push(say('leaves-remnant'));
  if (spawn !== null) lines.push(say('spawns', { place: placeText(spawn, 'at', 'third') }));
  return lines;
}

/** An investigator's abilities. */
export function investigatorText(sheet: InvestigatorSheet): Phrase[] {
  return sheet.abilities.map(abilityText);
}

/** What an investigator begins with. */
export function startingText({ starting }: InvestigatorSheet): Phrase {
  const always = starting.cards.map((id) => ref('card', id));
  const cards = list([...always, say('amount-money', { count: starting.money })]);
  const gifts = starting.chooseOne.filter((gift) => gift.length > 0).map((gift) => list(gift.map(giftText)));
  const choice = gifts.map((clauses) => say('clauses', { clauses }));
  if (choice.length === 0) return say('starting', { cards });
  return gifts.length < starting.chooseOne.length
    ? say('starting-may', { cards, gift: oneOf(choice) })
    : say('starting-choice', { cards, choice: oneOf(choice) });
}

function giftText(gift: StartingGift): Phrase {
  return typeof gift === 'string'
    ? say('named', { name: ref('card', gift) })
    : say('named', { name: ref('condition', gift.status) });
}

/** A headline, or a rumor with what it does while it stays. */
export function headlineText(headline: Headline): Phrase[] {
  const { effect, whileInCodex, reckoning, rumor } = headline;
  return [
    ...(effect.length > 0 ? [speech.text(effect)] : []),
    ...whileInCodex.map(abilityText),
    ...(reckoning.length > 0 ? [say('each-reckoning', { text: speech.text(reckoning) })] : []),
    ...(rumor ? [say('is-rumor')] : []),
  ];
}

/** A section of an encounter card. */
export function encounterText(encounter: Pick<Encounter, 'effect'>): Phrase {
  return speech.text(encounter.effect);
}

/** What each reckoning token brings in a scenario. */
export function reckoningText(scenario: Scenario): Phrase {
  return say('each-reckoning', { text: speech.text(scenario.reckoning) });
}

/** What a mythos token does; of one that there is not, that nothing happens. */
export function tokenText(token: MythosTokenCard | undefined): Phrase {
  return speech.text(token?.effect ?? []);
}
