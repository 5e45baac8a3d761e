import { type Copy, type Kind, kindNamed } from '../../edition/copy.ts';

/** The only condition whose other side nobody knows: of which copy it is, its number says what that is (3E-495.7-1). */
export const SECRET: Kind = 'darkPact';

/** Whether a card's number must be kept from everybody. */
export const isSecret = (id: Kind | Copy): boolean => kindNamed(id) === SECRET;
