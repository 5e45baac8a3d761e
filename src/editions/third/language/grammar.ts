import type { Grammar } from '../content/grammar.ts';
import { condition } from './conditions/table.ts';
import { costs, effects } from './table.ts';
import { amount } from './terms/amount.ts';

/** What content is read with. */
export const GRAMMAR: Grammar = { effects: effects(), costs: costs(), condition, amount };
