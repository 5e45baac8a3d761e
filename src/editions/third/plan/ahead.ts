import type { Ahead } from '../../plan/ahead.ts';
import type { State } from '../state/state.ts';
import { likely } from './likely.ts';
import { ordered } from './ordered.ts';
import { orderSheet } from './ordersheet.ts';
import { planned } from './planned.ts';
import { planPicture } from './planpicture.ts';
import { planSheet } from './plansheet.ts';
import { wholeTurn } from './wholeturn.ts';

/** Plans and standing orders of the third edition (decisions, section 2). */
export const ahead: Ahead<State> = { planSheet, planPicture, likely, planned, orderSheet, ordered, wholeTurn };
