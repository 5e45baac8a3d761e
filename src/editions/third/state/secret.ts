import type { Copy, Kind } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';

/**
 * Whether a card's number must be kept from everybody: it is a condition whose other side nobody knows, and of which copy
 * it is, its number says what that is (3E-495.7-1).
 */
export const isSecret = (content: Content, card: Kind | Copy): boolean => content.asset(card).backs !== undefined;
