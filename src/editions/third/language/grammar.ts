/** Provides what content is read with. Whoever loads content must have imported this. */
import { provide } from '../content/grammar.ts';
import { condition } from './conditions/table.ts';
import { costs, effects } from './table.ts';
import { amount } from './terms/amount.ts';

provide({ effects: effects(), costs: costs(), condition, amount });
