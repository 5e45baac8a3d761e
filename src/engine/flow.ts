import type { Answer, Ask, Asked, Bounds, DecisionId, Reply, Seat } from './decision.ts';
import type { EngineState, Standing } from './game.ts';

/** A rule in progress: yields what it asks, receives the answers, returns its result. */
export type Flow<T = void> = Generator<Ask, T, Reply>;

/** A decision as a rule writes it; the engine gives it its id. */
export type Question = Pick<Asked, 'kind' | 'bounds' | 'look'> & {
  /** Whom it is put to, where that is one seat. */
  seat?: Seat;
};

/** Thrown inside a flow to end the running step at once (awakening, victory); the state must say what comes next. */
export class StepEnd extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'StepEnd';
  }
}

/**
 * Asks one question and returns the ids chosen. The question is a function because it is computed afresh after every
 * interrupt. A question without options, or whose only legal answer is to take nothing, is not asked and returns [].
 * A compulsory question with a single way to answer is answered without asking.
 */
export function* ask(state: EngineState, question: () => Question): Flow<string[]> {
  for (;;) {
    const asked = question();
    const forced = onlyAnswer(asked.bounds());
    if (forced) return forced;
    const decision: Asked = { id: nextId(state), ...asked };
    const reply = yield [decision];
    if ('refresh' in reply) continue;
    const answer = reply.answers.get(decision.id);
    if (!answer) throw new Error(`no answer to decision ${decision.id}`);
    return answer.chosen;
  }
}

/** Whose question of a race was answered first, and how. */
interface Winner {
  /** Its place in the list of questions. */
  index: number;
  chosen: string[];
  /** The questions of everybody else. */
  others: Standing[];
}

/**
 * Puts several questions at once of which only the first answer counts: whoever is there acts, the others are asked
 * afresh afterwards if the rule wants it. The questions are computed afresh after every interrupt. A single one that
 * leaves nothing to decide is answered at once; among several, taking one's turn is itself the decision. An answer that
 * touches nobody else leaves their questions standing (`state.standing`): the next race puts them under the same ids, so
 * that whoever presses at the same moment is heard.
 * @param pressed whoever is left takes their turn themselves too, also with nothing to decide
 * @returns null when there are no questions
 */
export function* race(state: EngineState, questions: () => Question[], pressed = false): Flow<Winner | null> {
  for (;;) {
    const asked = questions();
    if (asked.length === 0) return null;
    const [only] = asked;
    const forced = only && asked.length === 1 && !pressed ? onlyAnswer(only.bounds()) : null;
    if (forced) return { index: 0, chosen: forced, others: [] };
    const decisions = asked.map(
      (question): Asked => ({ id: standingId(state, question) ?? nextId(state), ...question, race: true }),
    );
    delete state.standing;
    const reply = yield decisions;
    if ('refresh' in reply) continue;
    for (const [index, decision] of decisions.entries()) {
      const answer = reply.answers.get(decision.id);
      if (answer) return { index, chosen: answer.chosen, others: standing(decisions.toSpliced(index, 1)) };
    }
    throw new Error(`no answer to any of the decisions ${decisions.map(({ id }) => id).join(', ')}`);
  }
}

const standing = (decisions: readonly (Asked & Pick<Question, 'seat'>)[]): Standing[] =>
  decisions.flatMap(({ seat, kind, id }) => (seat === undefined ? [] : [{ seat, kind, id }]));

const standingId = (state: EngineState, { seat, kind }: Question): DecisionId | undefined =>
  state.standing?.find((one) => one.seat === seat && one.kind === kind)?.id;

/** The only answer a question allows, or null when there is something to decide. */
function onlyAnswer({ options, min, max }: Bounds): string[] | null {
  if (options.length === 0 || max <= 0) return [];
  return min >= options.length ? options.map(({ id }) => id) : null;
}

/**
 * Runs several flows side by side and in step, and returns their results in the same order. All open questions are asked at once;
 * only when all of them are answered are the flows resumed, in the order given (player order), so that who answers
 * first changes nothing.
 */
export function* together<T>(flows: readonly Flow<T>[]): Flow<T[]> {
  const results = new Map<number, T>();
  const open = new Map<number, Ask>();
  for (const [index, flow] of flows.entries()) settle(index, flow.next());
  while (open.size > 0) {
    const reply: Reply = yield [...open.values()].flat();
    for (const [index, ask] of [...open.entries()]) {
      const flow = flows[index] as Flow<T>;
      const own: Reply = 'refresh' in reply ? reply : { answers: only(reply.answers, ask) };
      open.delete(index);
      settle(index, flow.next(own));
    }
  }
  return flows.map((_, index) => results.get(index) as T);

  function settle(index: number, step: IteratorResult<Ask, T>): void {
    if (step.done) results.set(index, step.value);
    else open.set(index, step.value);
  }
}

/**
 * Runs flows side by side, each at its own pace: what somebody answers is followed up at once as far as it touches nobody
 * else. Before what does (`inTurn`), a flow waits until those before it in the order given (player order) are done, so
 * that who answers first changes nothing.
 */
export function* abreast(state: EngineState, flows: readonly Flow[]): Flow {
  /** What each flow that is not done asks; nothing where it waits for those before it. */
  const open = new Map<number, Ask>();
  const given = new Map<DecisionId, Answer>();
  const go = (index: number, reply?: Reply): void => {
    state.abreast = true;
    try {
      const step = reply ? flows[index]?.next(reply) : flows[index]?.next();
      if (!step || step.done) open.delete(index);
      else open.set(index, step.value);
    } finally {
      delete state.abreast;
    }
  };
  for (const index of flows.keys()) go(index);
  for (;;) {
    const [first] = open;
    if (!first) return;
    if (first[1].length === 0) {
      go(first[0], { answers: new Map() });
      continue;
    }
    const reply: Reply = yield [...open.values()].flatMap((asked) => unanswered(asked, given));
    if ('answers' in reply) for (const [id, answer] of reply.answers) given.set(id, answer);
    for (const [index, asked] of [...open]) {
      if ('refresh' in reply && asked.length > 0) go(index, reply);
      else if (isSettled(asked, given)) go(index, { answers: only(given, asked) });
    }
  }
}

type Given = ReadonlyMap<DecisionId, Answer>;

/** What a flow still asks; a question by itself is followed up as soon as it is answered. */
function unanswered(asked: Ask, given: Given): Asked[] {
  const left = asked.filter(({ id }) => !given.has(id));
  return asked.length > 1 ? left : left.map((decision) => ({ ...decision, alone: true }));
}

/** A flow can go on: all it asks is answered, or the first of a race. */
function isSettled(asked: Ask, given: Given): boolean {
  if (asked.length === 0) return false;
  return asked.every(({ id }) => given.has(id)) || asked.some(({ id, race }) => race && given.has(id));
}

/** In a flow that runs abreast of others, waits until those before it are done; elsewhere it goes on at once. */
export function* inTurn(state: EngineState): Flow {
  if (state.abreast) yield [];
}

function only(answers: ReadonlyMap<DecisionId, Answer>, ask: Ask): Map<DecisionId, Answer> {
  const own = new Map<DecisionId, Answer>();
  for (const decision of ask) {
    const answer = answers.get(decision.id);
    if (answer) own.set(decision.id, answer);
  }
  return own;
}

function nextId(state: EngineState): DecisionId {
  state.asked += 1;
  return String(state.asked);
}
