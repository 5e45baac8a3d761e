/** What is in the box, for all tests of a file. */
import { theBox } from '../src/editions/box.ts';
import { catalogue } from '../src/editions/catalogue.ts';

export const BOX = theBox();
export const CATALOGUE = catalogue(BOX);
