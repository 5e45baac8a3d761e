import type { Seat } from '../../../engine/decision.ts';
import type { EventType, ThirdEvent } from '../state/event.ts';

/** Some of the events of a step that are told in a message of their own, or in somebody's. */
interface Part {
  events: readonly ThirdEvent[];
  /** In whose message. */
  seat?: Seat;
  /** It is a great moment, with a frame of its own. */
  apart?: true;
}

/** With these something else begins. */
const BEGINNINGS: readonly EventType[] = [
  ...(['TurnStarted', 'TurnEnded', 'PhaseStarted', 'RoundStarted', 'RoundEnded', 'ActionPerformed'] as const),
  ...(['TestRolled', 'EncounterDrawn', 'EncounterMissed', 'MonsterActivated', 'MonsterAttacked'] as const),
  ...(['TokenDrawn', 'CupRefilled', 'HeadlineRead', 'Reckoning'] as const),
];

/** In these steps the message of a great moment goes on with what comes of it, for nobody has one there. */
const NOBODYS = /\/(?:mythos|round)\b/;

/**
 * A step's events as they are told: a codex card that turns over and somebody lost apart, or in the message of the Mythos
 * by themselves; no encounter to each.
 */
export function parts(events: readonly ThirdEvent[], step: string): Part[] {
  const isOver = events.some(({ type }) => type === 'GameEnded');
  const all: Part[] = [];
  let told: ThirdEvent[] = [];
  const close = (): void => {
    if (told.length > 0) all.push({ events: told });
    told = [];
  };
  for (let index = 0; index < events.length; index++) {
    const event = events[index];
    if (!event) break;
    if (event.type === 'EncounterMissed') {
      close();
      all.push({ events: [event], seat: event.seat });
    } else if (!isOver && beginsMoment(events, index)) {
      const parted = partedBefore(events, index);
      told = told.slice(0, told.length - parted);
      close();
      const end = endOf(events, index);
      all.push({ events: events.slice(index - parted, end), ...(NOBODYS.test(step) ? {} : { apart: true }) });
      index = end - 1;
    } else told.push(event);
  }
  close();
  return all;
}

/** A card's text comes true by which it turns over, it does so by itself, or somebody is lost. */
function beginsMoment(events: readonly ThirdEvent[], index: number): boolean {
  const event = events[index];
  if (event?.type === 'CodexFlipped') return true;
  if (event?.type === 'InvestigatorLeft') return event.why !== 'retired';
  if (event?.type !== 'CodexFired') return false;
  return events
    .slice(index, endOf(events, index))
    .some((other) => other.type === 'CodexFlipped' && other.card === event.card);
}

/** How many events right before somebody is lost say of whom they are free by that. */
function partedBefore(events: readonly ThirdEvent[], at: number): number {
  const gone = events[at];
  if (gone?.type !== 'InvestigatorLeft') return 0;
  const isParting = (event: ThirdEvent | undefined): boolean =>
    (event?.type === 'MonsterDisengaged' && event.seat === gone.seat) || event?.type === 'MonsterExhausted';
  let from = at;
  while (isParting(events[from - 1])) from--;
  return events[from]?.type === 'MonsterDisengaged' ? at - from : 0;
}

/** Where it ends: something else begins, perhaps another moment; cards that turn over one after the other are one. */
function endOf(events: readonly ThirdEvent[], from: number): number {
  const about = cardOf(events[from]);
  const isAnother = (event: ThirdEvent): boolean =>
    event.type === 'InvestigatorLeft' || (event.type === 'CodexFired' && cardOf(event) !== about);
  const next = events.findIndex(
    (event, index) => index > from && (BEGINNINGS.includes(event.type) || isAnother(event)),
  );
  return next < 0 ? events.length : next;
}

/** The card that turns over, or whose text has come true. */
function cardOf(event: ThirdEvent | undefined): number | null {
  return event?.type === 'CodexFired' || event?.type === 'CodexFlipped' ? event.card : null;
}
