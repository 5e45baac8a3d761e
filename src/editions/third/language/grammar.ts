/** Provides what content is read with. Whoever loads content must have imported this. */
import { provide } from '../content/grammar.ts';
import { amount } from './amount.ts';
import { condition } from './conditions/table.ts';
import { costs, effects } from './table.ts';

provide({ effects: effects(), costs: costs(), condition, amount });
