import type { Grammar } from '../content/grammar.ts';
import { ability, bonus, sheetAbility } from './ability.ts';
import { condition } from './conditions/table.ts';
import { language } from './table.ts';
import { trigger } from './terms/trigger.ts';

const { effects, costs } = language;

/** What the content of this edition is read with. */
export const GRAMMAR: Grammar = { effects, costs, condition, trigger, bonus, ability, sheetAbility };
