import type { Option } from '../../../engine/decision.ts';
import type { Extra } from '../../../engine/question.ts';
import type { DecisionKind } from './decisionkind.ts';

/** What somebody may choose from, before it is asked. */
export interface Menu {
  kind: DecisionKind;
  rule: string;
  options: Option[];
  extra: Extra;
}
