export type { GameSetup, Lookup, Move, OptionDescription, TableEdition, Telling } from '../editions/edition.ts';
