/** What is in the box, for whatever the lab does with it. */
import { theBox } from '../editions/box.ts';
import { catalogue } from '../editions/catalogue.ts';
import { second as secondOf } from '../editions/second/second.ts';
import { simulation as secondSimulation } from '../editions/second/tools/simulation.ts';
import { third as thirdOf } from '../editions/third/third.ts';
import { simulation as thirdSimulation } from '../editions/third/tools/simulation.ts';

export const BOX = theBox();
export const CATALOGUE = catalogue(BOX);

export const second = secondOf(BOX.second);
export const third = thirdOf(BOX.third);
/** Plays one whole game of the second edition. */
export const simulateSecond = secondSimulation(BOX.second);
/** Plays one whole game of the third edition. */
export const simulateThird = thirdSimulation(BOX.third);
