import type { Ahead } from '../../plan/ahead.ts';
import type { State } from '../state/state.ts';
import { likely } from './likely.ts';
import { turnInOnePress } from './onepress.ts';
import { ordered, waives } from './ordered.ts';
import { orderSheet } from './ordersheet.ts';
import { planned } from './planned.ts';
import { planPicture } from './planpicture.ts';
import { planSheet } from './plansheet.ts';

/** Plans and standing orders of the second edition (decisions, section 4). */
export const ahead: Ahead<State> = {
  ...{ planSheet, planPicture, likely, planned, orderSheet, ordered, waives },
  wholeTurn: turnInOnePress,
};
