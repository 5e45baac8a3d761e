import { z } from 'zod';
import { rulesVersion } from '../../editions/edition/rulesversion.ts';
import { sealOf } from '../../engine/chance.ts';
import type { Draw } from '../../engine/draw.ts';
import type { Phrase } from '../../engine/phrase.ts';
import type { JournalRow } from '../../store/journal.ts';
import type { Store } from '../../store/store.ts';
import type { Live } from './live.ts';

/** Six digits of the chain are enough to be read out, and to be seen when they are others. */
const SHOWN_DIGITS = 6;

/** A draw as it is kept, in few bytes: dice, a pick with its range, an order, what was shown. */
const drawSchema = z.union([
  z.tuple([z.literal('d'), z.string(), z.string().regex(/^[1-6]+$/)]),
  z.tuple([z.literal('p'), z.string(), z.int().min(1), z.int().min(0)], z.string()),
  z.tuple([z.literal('o'), z.string(), z.array(z.int().min(0))]),
  z.tuple([z.literal('s')], z.string()),
]);
const bodySchema = z.object({
  step: z.string(),
  head: z.custom<Phrase>((value) => typeof value === 'object' && value !== null && 'key' in value),
  draws: z.array(z.tuple([z.string(), z.array(drawSchema)])).default([]),
});

/** What a proof says: where the game stood after its entry, and what had been drawn by then. */
export interface ProofBody {
  /** The address of the step that waited. */
  step: string;
  /** Turn and phase, to be read. */
  headline: Phrase;
  draws: Draw[];
}

/** Keeps what a row of the journal came to, in the chain of its game. @param row null at the beginning */
export function prove({ proofs }: Store, live: Live, row: JournalRow | null): void {
  const { edition, play } = live;
  const body = proofText({ step: play.state.step, headline: edition.headline(play.state), draws: play.takeDraws() });
  const link = { seq: row?.seq ?? 0, rules: rulesVersion(edition.id), body, row };
  proofs.add(live.row.id, link, sealOf(live.row.seed));
  const turn = turnOf(play.state.step);
  if (live.opening?.turn !== turn) live.opening = { turn, digits: chainDigits({ proofs }, live.row.id) ?? '' };
}

/** The chain when a turn began, in six digits: they stand in the pinned status as long as the turn lasts. */
export interface TurnOpening {
  turn: string;
  digits: string;
}

/** The chain when the turn began that a game is in; null where nothing is chained yet. */
export function openingOf({ proofs }: Pick<Store, 'proofs'>, game: string): TurnOpening | null {
  let opening: TurnOpening | null = null;
  for (const { body, chain } of proofs.backward(game)) {
    const turn = turnOf(proofBody(body).step);
    if (opening && opening.turn !== turn) break;
    opening = { turn, digits: digitsOf(chain) };
  }
  return opening;
}

/** The chain when a turn began, the latest of that name, in six digits; null where nobody was asked anything in it. */
export function digitsAt({ proofs }: Pick<Store, 'proofs'>, game: string, turn: string): string | null {
  let digits: string | null = null;
  for (const { body, chain } of proofs.backward(game)) {
    const isIn = turnOf(proofBody(body).step) === turn;
    if (!isIn && digits !== null) break;
    if (isIn) digits = digitsOf(chain);
  }
  return digits;
}

/** The turn that is opened by those words, as steps are addressed: its number bears its name, `turn 4` or `round 4`. */
export function turnOpenedBy({ args = {} }: Phrase): string | null {
  const [number] = Object.entries(args).filter(([, value]) => typeof value === 'number');
  return number ? number.join(' ') : null;
}

/** The first part of a step's address: `turn 4`, `battle`, `setup`. */
export const turnOf = (step: string): string => step.split('/')[0] ?? '';

/** The end of a game's chain, as people are shown it; null where nothing is chained yet. */
export function chainDigits({ proofs }: Pick<Store, 'proofs'>, game: string): string | null {
  const head = proofs.head(game);
  return head === null ? null : digitsOf(head);
}

/** A value of a chain, as people are shown it. */
export const digitsOf = (chain: string): string => chain.slice(0, SHOWN_DIGITS);

/** What a proof says. @throws Error when it is none */
export function proofBody(text: string): ProofBody {
  const { step, head, draws } = bodySchema.parse(JSON.parse(text));
  return { step, headline: head, draws: draws.flatMap(([at, kept]) => kept.map((draw) => drawOf(at, draw))) };
}

function proofText({ step, headline, draws }: ProofBody): string {
  const steps: [string, z.infer<typeof drawSchema>[]][] = [];
  for (const draw of draws) {
    if (steps.at(-1)?.[0] !== draw.step) steps.push([draw.step, []]);
    steps.at(-1)?.[1].push(kept(draw));
  }
  return JSON.stringify({ step, head: headline, ...(steps.length > 0 ? { draws: steps } : {}) });
}

function kept(draw: Draw): z.infer<typeof drawSchema> {
  switch (draw.kind) {
    case 'dice':
      return ['d', draw.name, draw.outcome.join('')];
    case 'pick':
      return ['p', draw.name, draw.size, draw.outcome, ...(draw.what === undefined ? [] : [draw.what])];
    case 'order':
      return ['o', draw.name, draw.outcome];
    case 'shown':
      return ['s', ...draw.what];
    default:
      return draw satisfies never;
  }
}

function drawOf(step: string, draw: z.infer<typeof drawSchema>): Draw {
  switch (draw[0]) {
    case 'd':
      return { kind: 'dice', step, name: draw[1], outcome: Array.from(draw[2], Number) };
    case 'p': {
      const [, name, size, outcome, what] = draw;
      return { kind: 'pick', step, name, size, outcome, ...(what === undefined ? {} : { what }) };
    }
    case 'o':
      return { kind: 'order', step, name: draw[1], outcome: draw[2] };
    case 's':
      return { kind: 'shown', step, what: draw.slice(1) };
    default:
      return draw satisfies never;
  }
}
