import { phrase, ref, series } from '../../../../engine/phrase.ts';
import { type Because, begunIn, type Sentence, sentence } from '../../../../story/sentence.ts';
import type { Content } from '../../content/content.ts';
import type { Cause, EventOf, ThirdEvent } from '../../state/event.ts';
import { type Around, momentOf, underMoment } from './around.ts';

/** The chapter of the rulebook that the card of outbreaks repeats. */
const OUTBREAK = '3E-415';

/** Outbreaks one after the other, with where doom lies in the end: one moment. */
export function outbreak({ space }: EventOf<'Outbreak'>, around: Around): Sentence[] {
  const { events, index } = around;
  if (isInChain(events, index)) return [];
  const chain = chainFrom(events, index);
  const spaces = chain.flatMap((event) => (event.type === 'Outbreak' ? [ref('space', event.space)] : []));
  return [
    sentence('heading', phrase('third-moment-outbreak', { places: series('and', spaces) }), {
      because: bringerBefore(around) ?? { evident: 'named' },
      matters: 3,
      brief: phrase('third-event-Outbreak', { space: series('and', spaces) }),
      of: momentOf(around, undefined, 'outbreak'),
      great: {
        scene: 'outbreak',
        title: ref('space', space),
        note: phrase('third-moment-round', { round: around.state.round }),
        theme: around.state.options.theme,
      },
    }),
    ...spill(around.content, chain),
  ];
}

/** True for what an outbreak before it tells. */
export function isInChain(events: readonly ThirdEvent[], index: number): boolean {
  const before = events.slice(0, index);
  const start = before.findLastIndex((event) => !isOfOutbreak(event));
  return before.slice(start + 1).some(({ type }) => type === 'Outbreak');
}

function chainFrom(events: readonly ThirdEvent[], from: number): readonly ThirdEvent[] {
  const end = events.findIndex((event, at) => at >= from && !isOfOutbreak(event));
  return events.slice(from, end < 0 ? events.length : end);
}

function isOfOutbreak(event: ThirdEvent): boolean {
  return event.type === 'Outbreak' || isDoom(event);
}

/** Where an outbreak's doom lies in the end, and how much has come to the sheet. */
function spill(content: Content, chain: readonly ThirdEvent[]): Sentence[] {
  const doom = new Map(
    chain.flatMap((event): [string, number][] =>
      (event.type === 'DoomPlaced' || event.type === 'DoomRemoved') && isSpilled(content, event.by)
        ? [[event.space, event.doom]]
        : [],
    ),
  );
  const sheets = chain.flatMap((event) =>
    event.type === 'SheetDoom' && isSpilled(content, event.cause) ? [event] : [],
  );
  const last = sheets.at(-1);
  if (doom.size === 0) return [];
  const spaces = [...doom].map(([space, left]) =>
    phrase('third-doom-at', { space: ref('space', space), amount: 1, doom: left }),
  );
  const by = sheets.reduce((sum, one) => sum + one.by, 0);
  const sheet = last ? phrase('third-sheet-spilled', { by, doom: last.doom }) : '';
  return [
    sentence(
      'doom',
      phrase('third-event-spilled', { spaces: series('and', spaces), known: last ? 'yes' : 'no', sheet }),
      { because: begunIn(underMoment('outbreak')), of: underMoment('outbreak'), matters: last ? 3 : 1 },
    ),
  ];
}

/** The token, headline or lurking monster that what happens here comes of; null where none is known. */
export function bringerBefore({ events, index }: Around): Because | null {
  for (const event of events.slice(0, index).toReversed()) {
    if (event.type === 'TokenDrawn') return ref('token', event.token);
    if (event.type === 'HeadlineRead') return ref('headline', event.headline);
    if (event.type === 'MonsterActivated') return event.kind === 'lurker' ? ref('monster', event.monster) : null;
  }
  return null;
}

export function isDoom({ type }: ThirdEvent): boolean {
  return type === 'DoomPlaced' || type === 'DoomRemoved' || type === 'SheetDoom';
}

/** True for doom that an outbreak takes off its space, puts on those beside it, or on the sheet (3E-415.1a). */
export function isSpilled(content: Content, cause: Cause | undefined): boolean {
  return cause?.ref === 'archive' && content.archive.get(Number(cause.id))?.rule === OUTBREAK;
}
