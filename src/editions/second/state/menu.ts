import type { Offered } from '../../../engine/decision.ts';
import type { Extra, Fresh } from '../../../engine/question.ts';
import type { DecisionKind } from './decisionkind.ts';

/** What somebody may choose from, before it is asked. */
export interface Menu {
  kind: DecisionKind;
  rule: string;
  options: Fresh<readonly Offered[]>;
  extra: Fresh<Extra>;
}
