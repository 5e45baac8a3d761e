/**
 * The rules text of everything printed, made from its effects: a card can't say one thing and do another. All of it is
 * phrases of `data/words/<locale>/second-rules.ftl`, to be spoken by words that know the edition's names.
 */
export { abilityEffectText } from './text/ability.ts';
export { effectsText, sequence } from './text/compound.ts';
export { optionText } from './text/option.ts';
export {
  ancientOneText,
  cardText,
  encounterText,
  investigatorText,
  locationAbilityText,
  monsterText,
  mythosText,
  spellEffectText,
} from './text/sheet.ts';
