import { sealOf } from '../../engine/chance.ts';
import { addressOf, type Draw, isAddressed, isTrue } from '../../engine/draw.ts';
import type { GameRow } from '../../store/games.ts';
import type { JournalRow } from '../../store/journal.ts';
import { chained, type ProofRow } from '../../store/proofs.ts';
import type { Store } from '../../store/store.ts';
import { openSeed } from '../cases/seal.ts';
import { chainDigits, digitsOf, type ProofBody, proofBody } from '../game/proof.ts';
import type { Work } from './aside.ts';

/** What a check of everything that was drawn came to. No rule is asked, so that none that has changed since can differ. */
export interface Verification {
  seal: string;
  /** Only after the end, and once its case is open. */
  seed: string | null;
  dice: number;
  /** Cards, markers and whatever else chance picked. */
  picks: number;
  shuffles: number;
  /**
   * From where on everything was kept: from the beginning, or in games begun before that was done from a turn on, by the
   * address of its step; `never` where nothing was.
   */
  from: 'beginning' | 'never' | { step: string };
  /** The versions of the rules by which it was played, in order. */
  rules: string[];
  /** The end of the chain, in six digits; null where nothing was kept. */
  chain: string | null;
  /** The first that is not what it was: an address where the seed says otherwise, or a row of the journal. */
  broken: { address: string } | { row: number } | null;
}

/** Checks every draw of a game by its address, and the chain of its journal. */
export function* verified(store: Store, row: GameRow): Work<Verification> {
  const { id, seed } = row;
  const rows = new Map(store.journal.everything(id).map((entry) => [entry.seq, entry]));
  const proofs = store.proofs.of(id);
  const found: Verification = {
    seal: sealOf(seed),
    seed: openSeed(store, row),
    dice: 0,
    picks: 0,
    shuffles: 0,
    from: keptFrom(proofs),
    rules: proofs.map(({ rules }) => rules).filter((rules, index, all) => rules !== all[index - 1]),
    chain: chainDigits(store, id),
    broken: null,
  };
  let chain = found.seal;
  for (const proof of proofs) {
    const { seq } = proof;
    const body = readable(proof);
    const next = chained(chain, { ...proof, row: rows.get(seq) ?? null });
    if (next !== proof.chain || !body || (seq > 0 && !rows.has(seq))) found.broken ??= { row: seq };
    chain = proof.chain;
    for (const draw of body?.draws ?? []) {
      count(found, draw);
      if (isAddressed(draw) && !isTrue(seed, draw)) found.broken ??= { address: addressOf(draw) };
    }
    yield;
  }
  found.broken ??= missing(proofs, rows);
  return found;
}

function count(found: Verification, draw: Draw): void {
  if (draw.kind === 'dice') found.dice += draw.outcome.length;
  if (draw.kind === 'pick') found.picks += 1;
  if (draw.kind === 'order') found.shuffles += 1;
}

function keptFrom([first]: readonly ProofRow[]): Verification['from'] {
  if (!first) return 'never';
  return first.seq === 0 ? 'beginning' : { step: readable(first)?.step ?? '' };
}

/** What a proof says; null when it can't be read. */
function readable({ body }: ProofRow): ProofBody | null {
  try {
    return proofBody(body);
  } catch {
    return null;
  }
}

/** A row of the journal behind the first link that has none. */
function missing(proofs: readonly ProofRow[], rows: ReadonlyMap<number, JournalRow>): Verification['broken'] {
  const [first] = proofs;
  const linked = new Set(proofs.map(({ seq }) => seq));
  const lost = [...rows.keys()].find((seq) => first !== undefined && seq > first.seq && !linked.has(seq));
  return lost === undefined ? null : { row: lost };
}

/** Everything that was drawn, a line each, with the chain after each row of the journal: for whoever wants to check by themselves. */
export function drawList(store: Store, { id }: Pick<GameRow, 'id'>): string {
  const lines = store.proofs
    .of(id)
    .flatMap((proof) => [
      `# ${proof.seq} ${digitsOf(proof.chain)} ${proof.rules}`,
      ...(readable(proof)?.draws ?? []).map(lineOf),
    ]);
  return `${lines.join('\n')}\n`;
}

function lineOf(draw: Draw): string {
  switch (draw.kind) {
    case 'dice':
      return `${addressOf(draw)}/die 1-${draw.outcome.length}\t6\t${draw.outcome.join(' ')}`;
    case 'pick':
      return [addressOf(draw), draw.size, draw.outcome, draw.what ?? []].flat().join('\t');
    case 'order':
      return `${addressOf(draw)}/card 1-${draw.outcome.length - 1}\t${draw.outcome.length}\t${draw.outcome.join(' ')}`;
    case 'shown':
      return `shown\t${draw.what.join(' ')}`;
    default:
      return draw satisfies never;
  }
}
