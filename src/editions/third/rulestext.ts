/**
 * The rules text of everything printed, made from its effects: a card can't say one thing and do another. All of it is
 * phrases of `data/words/<locale>/third-rules.ftl`, to be spoken by words that know the edition's names.
 */
export { abilityText } from './rulestext/ability.ts';
export { archiveText, partText, ruleText } from './rulestext/archive.ts';
export { effectsText } from './rulestext/compound.ts';
export { conditionText } from './rulestext/condition.ts';
export { bargainText, costText, doText, optionText } from './rulestext/option.ts';
export { plain } from './rulestext/run.ts';
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
} from './rulestext/sheet.ts';
