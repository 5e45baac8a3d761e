/** The second edition with what is in the box. */
import { secondEdition as editionOf } from '../src/editions/second/game/edition.ts';
import { second as secondOf } from '../src/editions/second/second.ts';
import { simulation } from '../src/editions/second/tools/simulation.ts';
import { BOX } from './box.ts';

export const content = BOX.second;
export const second = secondOf(content);
export const secondEdition = editionOf(content);
/** Plays one whole game. */
export const simulate = simulation(content);
