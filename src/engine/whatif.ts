import type { Decision } from './decision.ts';
import type { Entry } from './entry.ts';
import { Play } from './play.ts';

/** What would be asked once an entry was accepted; the game itself stays as it is. @throws Refused when it does not fit */
export function askedAfter(play: Play, entry: Entry): Decision[] {
  return Play.resume(play.edition, play.snapshot, [...play.since, entry]).open;
}
