import type { Figure } from '../bench/figure.ts';
import { Strangers } from './strangers.ts';

/** An evening runs so much faster here than in the world. */
const HASTE = 50;
/** Between two answers of people who read what they are told, in milliseconds. */
const APART = 15_000;
/** What the bot lets the status message rest in the world, in milliseconds. */
const STATUS_REST = 45_000;
/** Answers of an evening. */
const ANSWERS = 120;

/** What a bot asks of Discord while people answer. */
interface Requested {
  /** Questions that people have answered. */
  answers: number;
  /** Requests that count against the bot's limits, by method and pattern: all but those that answer an interaction. */
  requests: ReadonlyMap<string, number>;
}

/**
 * Three people play an evening, a press every quarter of a minute, and what the bot asks of Discord meanwhile is counted.
 * The lobby is not.
 */
export async function requested(edition: string, answers: number): Promise<Requested> {
  const pace = { apart: APART, statusRest: STATUS_REST / HASTE };
  const strangers = await Strangers.meet(edition, `requests ${edition}`, pace);
  try {
    const before = new Map(strangers.requests);
    const { answered } = strangers;
    while (strangers.turn !== null && strangers.answered - answered < answers) {
      await strangers.answer();
      await new Promise((resolve) => setTimeout(resolve, APART / HASTE));
    }
    const counts = [...strangers.requests].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
    return { answers: strangers.answered - answered, requests: new Map(counts.filter(([, count]) => count > 0)) };
  } finally {
    await strangers.leave();
  }
}

/** Requests for each question answered, of one edition. */
export async function requestFigures(edition: string): Promise<Figure[]> {
  const { answers, requests } = await requested(edition, ANSWERS);
  const all = [...requests.values()].reduce((sum, count) => sum + count, 0);
  return [
    {
      key: `discord.requests.${edition}`,
      what: `requests that count against Discord’s limits while three people answer ${answers} questions`,
      baseline: 'a question answered',
      ratio: all / answers,
      limit: 1.5,
    },
  ];
}
