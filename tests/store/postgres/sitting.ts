import type { Pool } from 'pg';
import type { QuestionAct } from '../../../src/discord/message/customid.ts';
import { filledIn } from '../../../src/lab/guests/form.ts';
import { Guest, type Handle, handlesOf, questionsOn } from '../../../src/lab/guests/guest.ts';
import { Ledger } from '../../../src/lab/guests/ledger.ts';
import { Luck } from '../../../src/lab/guests/luck.ts';
import { Outcomes } from '../../../src/lab/guests/outcomes.ts';
import { typed } from '../../../src/lab/guests/typed.ts';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import type { Robot } from '../../../src/local/robot.ts';

/** As long as anything may take on a busy machine, and between two looks, in milliseconds. */
const PATIENCE = 300_000;
const LOOK = 50;
/** A press of which nothing comes in this time was not meant for whoever pressed. */
const IDLE = 5000;

/** What answers a question at one press, and what opens a form for it: of some questions nothing else does. */
const ANSWERS: readonly string[] = ['answer', 'further', 'pick', 'none', 'lasting', 'form'] satisfies QuestionAct[];

interface Wish {
  guild: string;
  edition: string;
  people: number;
  luck: number;
  /** The case that they play, so that everybody knows its seed. */
  code: string;
}

/**
 * A game of people who press what stands in a channel, whatever the version of the program that has put it there: they are
 * told nothing, and see from the database what was taken.
 */
export class Sitting {
  readonly channel: string;
  readonly ledger: Ledger;
  /** Decisions that were answered, by the numbers of their rows in the journal. */
  readonly taken: string[] = [];
  private readonly robots: Robot[];
  private readonly pool: Pool;
  private readonly luck: Luck;
  readonly edition: string;
  private readonly code: string;

  constructor(local: LocalDiscord, pool: Pool, { guild, edition, people, luck, code }: Wish) {
    this.channel = local.addChannel(edition, guild).id;
    this.robots = Array.from({ length: people }, (_, seat) => {
      const robot = local.addPerson(`${edition} ${seat}`);
      robot.channel = this.channel;
      return robot;
    });
    this.pool = pool;
    this.luck = new Luck(luck);
    this.edition = edition;
    this.code = code;
    const outcomes = new Outcomes();
    this.ledger = new Ledger(local, new Guest(this.host, outcomes), outcomes);
  }

  private get host(): Robot {
    const [host] = this.robots;
    if (!host) throw new Error('nobody sits here');
    return host;
  }

  /** Opens a lobby, lets all sit down and begins. */
  async begin(): Promise<void> {
    const { path, values } = typed('game new', { edition: this.edition, case: this.code });
    await (await this.host.command(path, values)).answer(PATIENCE);
    for (const robot of this.robots.slice(1)) await this.inLobby(robot, 'join');
    await this.inLobby(this.host, 'start');
    await until(async () => (await this.awaited()).length > 0, 'somebody is asked');
  }

  /** Answers something, however often somebody must press. @returns the decision */
  async answer(): Promise<string> {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end) {
      const before = await this.journal();
      const asked = await this.awaited();
      const ways = this.robots.filter(({ id }) => asked.includes(id)).flatMap((robot) => this.waysOf(robot));
      const way = ways.length > 0 ? this.luck.of(ways) : null;
      if (way) await this.press(way);
      const came = await soon(async () => (await this.journal()).length > before.length);
      const [decision] = (await this.journal()).slice(before.length);
      if (!came || decision === undefined) continue;
      this.taken.push(decision);
      return decision;
    }
    throw new Error(`nobody can answer in ${this.channel}`);
  }

  /** The decisions that the journal has answers to. */
  async journal(): Promise<string[]> {
    const { rows } = await this.pool.query<{ decision: string | null }>(
      `SELECT body::json -> 'entry' -> 'answer' ->> 'decision' AS decision
       FROM journal JOIN game ON game.id = journal.game WHERE channel = $1 ORDER BY seq`,
      [this.channel],
    );
    return rows.map(({ decision }) => decision ?? '');
  }

  private waysOf(robot: Robot): { robot: Robot; handle: Handle }[] {
    const questions = robot.messages().flatMap(questionsOn);
    const handles = questions.flatMap((question) => question.handles);
    return handles
      .filter(({ press }) => press.on === 'question' && ANSWERS.includes(press.act))
      .map((handle) => ({ robot, handle }))
      .sort((one, other) => (one.handle.customId < other.handle.customId ? -1 : 1));
  }

  private async press({ robot, handle }: { robot: Robot; handle: Handle }): Promise<void> {
    const { message, customId, menu } = handle;
    const act = menu
      ? await robot.select(message, customId, menu.values.slice(0, Math.max(1, menu.min)))
      : await robot.press(message, customId);
    await soon(async () => act.messages.length > 0 || act.modal !== null || act.state === 'failed');
    if (act.modal) (await robot.submitModal(act, filledIn(act.modal, this.luck))).close();
    const sure = act.messages.flatMap(handlesOf).find(({ press }) => press.on === 'question' && press.act === 'sure');
    if (sure) await robot.press(sure.message, sure.customId);
    act.close();
  }

  private async inLobby(robot: Robot, what: 'join' | 'start'): Promise<void> {
    const found = (): Handle | undefined =>
      robot
        .messages()
        .flatMap(handlesOf)
        .find(({ press }) => press.on === 'lobby' && press.act === what);
    await until(async () => found() !== undefined, `there is a button to ${what}`);
    const handle = found();
    if (handle) await (await robot.press(handle.message, handle.customId)).outcome(PATIENCE);
  }

  /** Whom the game waits for. */
  private async awaited(): Promise<string[]> {
    const { rows } = await this.pool.query<{ person: string }>(
      'SELECT person FROM awaited JOIN game ON game.id = awaited.game WHERE channel = $1 ORDER BY person',
      [this.channel],
    );
    return rows.map(({ person }) => person);
  }
}

/** Waits until something is so. @throws Error when it takes too long */
export async function until(ready: () => Promise<boolean>, what: string): Promise<void> {
  if (!(await soon(ready, PATIENCE))) throw new Error(`it took too long until ${what}`);
}

async function soon(ready: () => Promise<boolean>, patience = IDLE): Promise<boolean> {
  const end = performance.now() + patience;
  while (!(await ready())) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  return true;
}
