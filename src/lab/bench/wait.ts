import { type Figure, mean, spread } from './figure.ts';
import { EVENINGS } from './question.ts';
import { seedOf } from './stage.ts';
import { type Evening, evening, type Length, REQUEST, type Waited } from './wait/evening.ts';

/** What is pressed in each of the two games of an edition: at least so much. */
const LENGTH: Length = { presses: 100, rounds: 10 };

/** Games that may be needed for so many rounds' ends. */
const MOST_GAMES = 10;

/** How long people wait for the question after an answer, at Discord's limits, in virtual time. */
export async function waitingFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const edition of new Set(EVENINGS.map((setup) => setup.edition))) {
    const evenings: Evening[] = [];
    for (const setup of EVENINGS.filter((one) => one.edition === edition)) evenings.push(await evening(setup, LENGTH));
    // A game may be over before so many of its rounds are.
    for (let more = 3; rounds(evenings) < LENGTH.rounds * 2 && more < MOST_GAMES; more++)
      evenings.push(await evening({ edition, people: 3, seed: seedOf(`wait ${more}`) }, LENGTH));
    figures.push(...figuresOf(edition, evenings));
  }
  return figures;
}

function rounds(evenings: readonly Evening[]): number {
  return evenings.flatMap(({ waited }) => waited).filter(({ next, endsRound }) => next !== null && endsRound).length;
}

/** What some evenings come to, of one edition. */
function figuresOf(edition: string, evenings: readonly Evening[]): Figure[] {
  const asked = evenings.flatMap(({ waited }) => waited).filter(({ next }) => next !== null);
  const rounds = asked.filter(({ endsRound }) => endsRound);
  const answers = evenings.reduce((sum, one) => sum + one.answers, 0);
  const limited = evenings.reduce((sum, one) => sum + one.limited, 0);
  const about = (key: string, what: string, baseline: string) => ({
    key: `wait.${key}.${edition}`,
    what: `${what} (${edition} edition)`,
    baseline,
  });
  return [
    {
      ...about('next', 'the question after an answer, from the press, a press a second', 'a request'),
      ...times(asked),
    },
    { ...about('round', 'the same after presses that end a round', 'a request'), ...times(rounds) },
    { ...about('before', 'requests before that question', 'a request'), ...counts(asked), limit: 1.2 },
    { ...about('roundbefore', 'the same after presses that end a round', 'a request'), ...counts(rounds), limit: 1.2 },
    { ...about('most', 'the most requests before any of these questions', 'a request'), ...most(asked), limit: 2 },
    {
      ...about('requests', 'requests an answer that count against Discord’s limits', 'an answer'),
      ratio: limited / answers,
      samples: answers,
      limit: 1.3,
    },
  ];
}

function times(waited: readonly Waited[]): Pick<Figure, 'ratio' | 'mean' | 'tail' | 'worst' | 'samples' | 'limit'> {
  const waits = waited.flatMap(({ next }) => next ?? []);
  return { ...spread(waits, REQUEST), limit: 2.5 };
}

function counts(waited: readonly Waited[]): Pick<Figure, 'ratio' | 'worst' | 'samples'> {
  const before = waited.map((one) => one.before.length);
  return { ratio: mean(before), worst: Math.max(...before), samples: before.length };
}

function most(waited: readonly Waited[]): Pick<Figure, 'ratio' | 'samples'> {
  return { ratio: Math.max(...waited.map(({ before }) => before.length)), samples: waited.length };
}
