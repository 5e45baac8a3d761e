import { FileLedger } from '../../store/file/fileledger.ts';
import { advised, type Tabled, tabled } from './durable.ts';
import { type Figure, middle } from './figure.ts';

/** Answers that are compared. */
const ANSWERS = 200;

/**
 * What it costs an answer on a file that games may as well lie on a server: the same game is played twice, answer by
 * answer, by the ledger and on the store directly.
 */
export async function ledgeredFigures(): Promise<Figure[]> {
  const [direct, ledgered] = [tabled(), tabled()];
  try {
    const ledger = new FileLedger(ledgered.store);
    const plainly = (): Promise<number | null> => answered(direct, async (work) => work());
    const byLedger = (): Promise<number | null> =>
      answered(ledgered, (work, given) => ledger.act({ games: [given.game], persons: [given.person] }, work));
    const ratios: number[] = [];
    for (let at = 0; at < ANSWERS; at++) {
      // What runs first warms up the other.
      const [first, second] = at % 2 === 0 ? [plainly, byLedger] : [byLedger, plainly];
      const [one, other] = [await first(), await second()];
      if (one === null || other === null) break;
      ratios.push(at % 2 === 0 ? other / one : one / other);
    }
    return [
      {
        key: 'table.ledger',
        what: 'an answer through the table and the ledger of a file onto the disk',
        baseline: 'the same on the store directly',
        ratio: middle(ratios),
        limit: 1.1,
      },
    ];
  } finally {
    direct.close();
    ledgered.close();
  }
}

type Advised = NonNullable<ReturnType<typeof advised>>;
type How = (work: () => void, given: Advised) => Promise<void>;

/** Gives the next answer; the milliseconds that took, null when the game is over. */
async function answered(at: Tabled, how: How): Promise<number | null> {
  const given = advised(at);
  if (!given) return null;
  const begun = performance.now();
  await how(() => void at.table.answer(given), given);
  return performance.now() - begun;
}
