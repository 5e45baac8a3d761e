/** Provides what content is read with. Whoever loads content must have imported this. */
import { provide } from '../content/grammar.ts';
import { ability, bonus, sheetAbility } from './ability.ts';
import { condition } from './conditions/table.ts';
import { language } from './table.ts';
import { trigger } from './terms/trigger.ts';

const { effects, costs } = language;
provide({ effects, costs, condition, trigger, bonus, ability, sheetAbility });
