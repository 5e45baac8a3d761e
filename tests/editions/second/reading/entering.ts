import type { EventOf } from '../../../../src/editions/second/state/event.ts';
import { content } from '../../../second.ts';
import type { Faults, Page, Read } from './tale.ts';

/** 2E-1201, 2E-1202, L3.2, L4.6: whoever goes through a gate goes to its world, sees it, and is not delayed by going. */
export function readEntering({ seat, place, world, delayed }: EventOf<'DrawnThrough'>, page: Page): Read {
  const { options } = page.state;
  const faults: Faults = [];
  const gate = page.book.get(`${place} gate`);
  if (gate === undefined || content.gate(`${gate}`).world !== world) faults.push(`${world} is not behind ${gate}`);
  if (page.book.get(`${seat} at`) !== `${world}-1` && page.book.has(`${seat} at`)) faults.push('is elsewhere');
  if (options.variants.hiddenGates && !seenBefore(page, place)) faults.push('through a gate face down');
  const opened = openedInThisAnswer(page, place);
  if (delayed && !opened) faults.push('delayed by an old gate');
  return { of: delayed ? 'drawn through' : options.variants.voluntaryGates ? 'enters by choice' : 'enters', faults };
}

/** Whether the gate there lies face up by now. */
function seenBefore({ behind, tale }: Page, place: string): boolean {
  const opened = behind.findLastIndex((event) => event.type === 'GateOpened' && event.place === place);
  const since = behind.slice(opened < 0 ? 0 : opened);
  const start = opened < 0 && tale.start.places[place]?.gateHidden === false;
  return start || since.some((event) => event.type === 'GateRevealed' && event.place === place);
}

function openedInThisAnswer({ sofar }: Page, place: string): boolean {
  return sofar.some((event) => event.type === 'GateOpened' && event.place === place);
}

/** 2E-1102, 2E-4002, L4.3, L4.4: where a gate is open nobody has an encounter or uses the place, but by variant 4 the former. */
export function readAtLocation(event: EventOf<'EncounterDrawn' | 'LocationAbility'>, page: Page): Read {
  const { options } = page.state;
  const open = page.book.has(`${event.place} gate`);
  const allowed = options.variants.voluntaryGates && event.type === 'EncounterDrawn';
  return {
    of: `${event.type}${open ? ' beside a gate' : ''}`,
    faults: open && !allowed ? [`${event.type} at ${event.place} beside its gate`] : [],
  };
}

/** 2E-1004, L3.4, L3.5: whoever comes back does so by a gate to their world, which lies face up then. */
export function readReturn({ seat, from, to, how }: EventOf<'Moved'>, page: Page): Read {
  if (how !== 'return') return null;
  const gate = page.book.get(`${to} gate`);
  const { options, investigators } = page.state;
  const box = investigators[seat]?.cards.some(({ id }) => id.startsWith('gate-box'));
  const faults: Faults = [];
  const world = /^(.*)-[12]$/.exec(from)?.[1];
  if (gate === undefined || (!box && content.gate(`${gate}`).world !== world)) faults.push(`by ${gate} from ${from}`);
  if (options.variants.hiddenGates && !seenBefore(page, to)) faults.push('by a gate face down');
  return { of: options.variants.hiddenGates ? 'returns among hidden gates' : 'returns', faults };
}
