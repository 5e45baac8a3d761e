import { mythosText } from '../../editions/second/language/text/mythos.ts';
import {
  ancientOneText,
  cardText,
  encounterText,
  investigatorText,
  locationAbilityText,
  monsterText,
} from '../../editions/second/language/text/sheet.ts';
import { effectsText } from '../../editions/second/language/text/text.ts';
import type { Phrase } from '../../engine/phrase.ts';
import { BOX } from '../box.ts';

/** Every rules text of the second edition that is generated, by what it is about. */
export function secondTexts(): Map<string, Phrase[]> {
  const content = BOX.second;
  const texts = new Map<string, Phrase[]>();
  for (const card of content.cards) texts.set(`${card.deck} ${card.id}`, cardText(content, card));
  for (const monster of content.monsters) texts.set(`monster ${monster.id}`, monsterText(content, monster));
  for (const card of content.mythosCards) texts.set(card.id, mythosText(content, card));
  for (const one of content.ancientOnes) texts.set(`ancient one ${one.id}`, ancientOneText(content, one));
  for (const sheet of content.investigators) texts.set(`investigator ${sheet.id}`, investigatorText(content, sheet));
  for (const { id, ability } of content.locations) {
    if (ability) texts.set(`location ${id}`, [locationAbilityText(content, ability)]);
  }
  for (const card of content.locationCards) {
    for (const [location, entry] of Object.entries(card.entries)) {
      texts.set(`encounter ${card.id} ${location}`, [encounterText(content, entry)]);
    }
  }
  for (const card of content.gateCards) {
    for (const [world, entry] of Object.entries(card.entries)) {
      texts.set(`${card.id} ${world}`, [encounterText(content, entry)]);
    }
  }
  texts.set('terror each step', [effectsText(content, content.terrorTrack.eachStep)]);
  for (const { level, effects } of content.terrorTrack.milestones)
    texts.set(`terror ${level}`, [effectsText(content, effects)]);
  texts.set('terror beyond', [effectsText(content, content.terrorTrack.beyondMax)]);
  return texts;
}
