import { z } from 'zod';
import { NothingCame, robotPatience } from '../../local/act.ts';

/** Something unforeseen came between: there is a mistake in the program. */
export const BOT_FAILED = 'interaction.error';

const tookSchema = z.object({
  game: z.string(),
  branch: z.number().optional(),
  decision: z.string().optional(),
  voted: z.boolean().optional(),
  offer: z.string().optional(),
  proposal: z.string().optional(),
});

/** Lines of the bot's log that say what came of an interaction, by its id. */
const lineSchema = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('interaction.done'),
    id: z.string(),
    person: z.string(),
    took: z.array(tookSchema),
  }),
  z.object({ event: z.literal('interaction.refused'), id: z.string(), key: z.string() }),
  z.object({ event: z.literal('interaction.untrue'), id: z.string(), key: z.string() }),
  z.object({ event: z.literal('interaction.late'), id: z.string() }),
  z.object({ event: z.literal(BOT_FAILED), id: z.string(), reference: z.string() }),
  z.object({ event: z.literal('interaction.failed'), id: z.string() }),
]);

/** What came of an interaction: by which key of the catalogue it was refused, or the event that tells why it failed. */
export type Outcome =
  | { came: 'done'; person: string; took: readonly z.output<typeof tookSchema>[] }
  | { came: 'refused'; key: string }
  | { came: 'failed'; event: string; reference: string | null };

/** What the bot writes into its log of what people do: by ids, whatever the words in which it has told them. */
export class Outcomes {
  private readonly known = new Map<string, Outcome>();
  private readonly listeners = new Set<(outcome: Outcome) => void>();
  private readonly waiting = new Map<string, (outcome: Outcome) => void>();

  /** Takes a line of the log, of which it keeps what it understands. */
  hear(line: string): void {
    if (!line.includes('"interaction.')) return;
    const { data } = lineSchema.safeParse(JSON.parse(line));
    if (!data || this.known.has(data.id)) return;
    const outcome = outcomeOf(data);
    this.known.set(data.id, outcome);
    this.waiting.get(data.id)?.(outcome);
    for (const listener of this.listeners) listener(outcome);
  }

  /** Hears of everything that comes from now on; the returned function stops it. */
  listen(listener: (outcome: Outcome) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** What came of an interaction. @throws NothingCame when the bot does not say within so many milliseconds */
  async of(id: string, patience = robotPatience): Promise<Outcome> {
    const known = this.known.get(id);
    if (known) return known;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        reject(new NothingCame(`the bot does not say what came of ${id}`));
      }, patience);
      this.waiting.set(id, (outcome) => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(outcome);
      });
    });
  }
}

function outcomeOf(line: z.output<typeof lineSchema>): Outcome {
  switch (line.event) {
    case 'interaction.done':
      return { came: 'done', person: line.person, took: line.took };
    case 'interaction.refused':
    case 'interaction.untrue':
      return { came: 'refused', key: line.key };
    case BOT_FAILED:
      return { came: 'failed', event: line.event, reference: line.reference };
    case 'interaction.late':
    case 'interaction.failed':
      return { came: 'failed', event: line.event, reference: null };
    default:
      return line satisfies never;
  }
}
