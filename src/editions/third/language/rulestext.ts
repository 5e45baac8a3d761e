/**
 * The rules text of everything printed, made from its effects: a card can't say one thing and do another. All of it is
 * phrases of `data/words/<locale>/third-rules.ftl`, to be spoken by words that know the edition's names.
 */
export { abilityText } from './text/ability.ts';
export { archiveText, partText, ruleText } from './text/archive.ts';
export { effectsText } from './text/compound.ts';
export { conditionText } from './text/condition.ts';
export { bargainText, costText, doText, optionText } from './text/option.ts';
export { plain } from './text/run.ts';
export {
  backText,
  cardText,
  encounterText,
  headlineText,
  investigatorText,
  monsterText,
  reckoningText,
  startingText,
  tokenText,
} from './text/sheet.ts';
