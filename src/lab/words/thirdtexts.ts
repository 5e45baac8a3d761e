import type { ArchiveCard } from '../../editions/third/content/archive.ts';
import { archiveText, partText } from '../../editions/third/language/text/archive.ts';
import {
  backText,
  cardText,
  encounterText,
  headlineText,
  investigatorText,
  monsterText,
  reckoningText,
  startingText,
  tokenText,
} from '../../editions/third/language/text/sheet.ts';
import type { Phrase } from '../../engine/phrase.ts';
import { BOX } from '../box.ts';

/** Every rules text of the third edition that is generated, by what it is about. */
export function thirdTexts(): Map<string, Phrase[]> {
  const content = BOX.third;
  const texts = new Map<string, Phrase[]>();
  for (const card of content.assets.values()) {
    texts.set(`${card.deck} ${card.id}`, cardText(card));
    for (const back of card.backs ?? []) texts.set(`back ${back.id}`, [backText(back)]);
  }
  for (const monster of content.monsters.values()) texts.set(`monster ${monster.id}`, monsterText(monster));
  for (const sheet of content.investigators.values())
    texts.set(`sheet ${sheet.id}`, [...investigatorText(sheet), startingText(sheet)]);
  for (const one of content.headlines.values()) texts.set(`headline ${one.id}`, headlineText(one));
  for (const one of content.scenarios.values()) texts.set(`scenario ${one.id}`, [reckoningText(one)]);
  for (const token of content.tokens.values()) texts.set(`token ${token.id}`, [tokenText(token)]);
  for (const card of content.archive.values())
    for (const [side, text] of archiveTexts(card)) texts.set(`archive ${card.number} ${side}`, text);
  for (const card of [
    ...content.neighborhoodCards.values(),
    ...content.streetCards.values(),
    ...content.events.values(),
  ])
    for (const [section, encounter] of Object.entries(card.encounters))
      texts.set(`${card.id} ${section}`, [encounterText(encounter)]);
  for (const card of [...content.anomalySets.values()].flatMap(({ cards }) => cards))
    for (const [index, encounter] of card.encounters.entries())
      texts.set(`${card.id} ${index}`, [encounterText(encounter)]);
  return texts;
}

/** The texts of an archive card: its sides, the parts read aloud, its encounters. */
function archiveTexts(card: ArchiveCard): [string, Phrase[]][] {
  return [
    ['front', archiveText(card, 'front')],
    ...(card.back ? [['back', archiveText(card, 'back')] as [string, Phrase[]]] : []),
    ...Object.keys(card.back?.parts ?? {}).map((part): [string, Phrase[]] => [part, [partText(card, part)]]),
    ...Object.entries(card.front.encounters ?? {}).map(([space, encounter]): [string, Phrase[]] => [
      space,
      [encounterText(encounter)],
    ]),
  ];
}
