import { expect, it } from 'vitest';
import { tellingWords } from '../../src/discord/connection/services.ts';
import { gather } from '../../src/lab/guests/gather.ts';
import { Guest, handlesTo, type Question } from '../../src/lab/guests/guest.ts';
import { Ledger } from '../../src/lab/guests/ledger.ts';
import { Luck } from '../../src/lab/guests/luck.ts';
import { Party } from '../../src/lab/guests/party.ts';
import { toldTwice } from '../../src/lab/guests/toldtwice.ts';
import { reasonOf } from '../../src/lab/guests/trouble.ts';
import type { Act } from '../../src/local/act.ts';
import { CATALOGUE } from '../box.ts';
import { harnessed, tried } from '../length.ts';
import { NAMES } from './night.ts';
import { type Squall, squallsIn } from './squall.ts';
import { Storm } from './storm.ts';

/** How often something goes wrong in a game, and how many inputs are bad. */
const ROUNDS = harnessed(tried(2, 3), 20);
const BAD_INPUTS = harnessed(tried(20, 150), 2000);
/** From one thing that goes wrong to the next, so that neighbors don't follow each other: a prime, so that all come. */
const STRIDE = 11;
/** How long the game may take to go on once all is well again, in milliseconds. */
const PATIENT = { timeout: 180_000, interval: 50 };
/** What nobody at a table means. */
const NONSENSE = [
  '[look](https://example.org) **here**',
  '@everyone <@1>',
  'x'.repeat(100),
  '\u202Eevil\nsecond line',
  "'; DROP TABLE game; --",
  '{ $name }',
];
/** Why a press brings nothing on a connection just lost, or on what has just been taken away. */
const ON_NOBODY = ['failed offline', 'unknownComponent', 'unknownMessage'];
const COMMANDS = [
  ['choose', 'answer'],
  ['look', 'at'],
  ['rules', 'topic'],
  ['move', 'to'],
  ['sheet', 'investigator'],
] as const;

/** One game of three people, and everything that happened to it. */
class Tempest {
  readonly counts = new Map<string, number>();
  readonly attempts = new Set<string>();
  readonly guests: Guest[];
  readonly ledger: Ledger;
  readonly party: Party;
  readonly luck: Luck;
  private readonly storm: Storm;

  constructor(storm: Storm, luck: Luck) {
    this.storm = storm;
    this.luck = luck;
    this.guests = NAMES.slice(0, 3).map((name) => {
      const robot = storm.local.person(name);
      robot.channel = storm.place;
      return new Guest(robot, storm.outcomes);
    });
    this.ledger = new Ledger(storm.local, this.guests[0]!, storm.outcomes);
    this.party = new Party({
      quiet: () => storm.local.quiet(15),
      guests: this.guests,
      luck,
      offers: false,
      answering: (guest, question) => this.attempt(guest, question),
    });
  }

  /** Somebody answers what they are asked, while something goes wrong; then all is well again, and the game goes on. */
  async weather({ name, stays, begin }: Squall): Promise<void> {
    const { storm, luck } = this;
    // A press on a connection just lost, or on what has just been taken away, is made again by whoever made it, once all is well.
    await this.party.play(luck.below(2)).catch((error: unknown) => {
      if (!ON_NOBODY.includes(reasonOf(error))) throw error;
      this.count('presses on nobody');
    });
    await this.clear(`before ${name}`);
    const end = await begin(storm);
    this.burst();
    await this.bad();
    await new Promise((resolve) => setTimeout(resolve, luck.below(400)));
    if (stays) await this.clear(`in spite of ${name}`);
    await end?.();
    storm.local.liftFaults();
    this.count(name);
    await this.clear(name);
  }

  /**
   * Other people press what one is asked, and say what makes no sense: nothing may come of it.
   * @param settle what is done with an act of theirs
   */
  async bad(settle: (guest: Guest, act: Act) => Promise<void> = closed): Promise<void> {
    const { guests, luck } = this;
    const victim = luck.of(guests);
    const [question] = victim.questions();
    const others = guests.filter((guest) => guest !== victim && question && !guest.isAsked(question.message));
    const way = question && [...handlesTo(question, 'answer'), ...handlesTo(question, 'pick')][0];
    if (way && others.length > 0) {
      this.count('bad inputs');
      const values = way.menu ? way.menu.values.slice(0, Math.max(1, way.menu.min)) : [];
      const other = luck.of(others);
      await other.use(way, values).then((act) => settle(other, act), gone);
    }
    const [command, option] = luck.of(COMMANDS);
    this.count('bad inputs');
    const guest = luck.of(guests);
    const filled = { [option]: luck.of(NONSENSE) };
    await guest.command(command, filled).then((act) => settle(guest, act), gone);
  }

  /** What is open is asked, by one message each, and everything has been told. */
  async clear(after: string): Promise<void> {
    const { storm, guests, ledger } = this;
    let nudged = performance.now();
    const stands = async (): Promise<string> => {
      // Whoever misses something asks for it; that wakes what was put off.
      if (performance.now() - nudged > 3000) {
        nudged = performance.now();
        await guests[0]!.command('game status').then((act) => act.close(), gone);
      }
      const { view } = storm;
      const open = view?.open
        .filter(({ persons }) => persons.length > 0)
        .map(({ decision }) => `${view.branch}.${decision.id}`);
      const shown = ledger.open();
      if (open?.sort().join() !== shown.join()) return `${after}: open ${open}, shown ${shown}`;
      return storm.isClear ? '' : `${after}: waits, ${storm.complaints.at(-1) ?? ''}`;
    };
    await expect.poll(stands, PATIENT).toBe('');
  }

  close(): void {
    this.ledger.close();
    for (const guest of this.guests) guest.leave();
  }

  private burst(): void {
    const { guests, luck } = this;
    for (const guest of guests)
      for (const question of guest.questions()) {
        const ways = [...handlesTo(question, 'answer'), ...handlesTo(question, 'pick')];
        const [form] = handlesTo(question, 'form');
        if (form) void guest.use(form).then((act) => act.close(), gone);
        if (ways.length === 0) continue;
        const way = luck.of(ways);
        this.attempt(guest, question);
        const values = way.menu ? luck.some(way.menu.values, Math.max(1, way.menu.min)) : [];
        void guest.use(way, values).then((act) => act.close(), gone);
      }
  }

  private attempt(guest: Guest, question: Question): void {
    this.attempts.add(`${guest.robot.id} ${question.decision}`);
  }

  private count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }
}

const gone = (): void => undefined;
const closed = async (_: Guest, act: Act): Promise<void> => act.close();

/** Nothing is broken now: of what people do, whatever it is, the bot must make something. */
async function understood(guest: Guest, act: Act): Promise<void> {
  act.close();
  await guest.cameOf(act);
}

/** An answer as the journal has it. */
interface Answer {
  seq: number;
  person: string | null;
  decision: string;
  /** They said it ahead, for whenever it would be asked. */
  ahead: boolean;
}

/**
 * Answers in the name of somebody who didn't try to give them. A form or a way answers what follows, too, by the same hand
 * and next in the journal; a whole turn says it ahead.
 */
function movedIn(answers: readonly Answer[], attempts: ReadonlySet<string>): Answer[] {
  const moved: Answer[] = [];
  let own: Answer | null = null;
  for (const answer of answers) {
    const { person, decision, seq, ahead } = answer;
    const follows: boolean = own !== null && own.person === person && own.seq + 1 === seq;
    own = person !== null && (ahead || follows || attempts.has(`${person} ${decision}`)) ? answer : null;
    if (person !== null && own === null) moved.push(answer);
  }
  return moved;
}

const SECOND = { edition: 'second' };
const THIRD = { edition: 'third', scenario: 'feastOfUmordhoth' };

/** One game, one of each edition, or 50 in which every kind of thing goes wrong dozens of times. */
const GAMES = harnessed(
  tried([SECOND], [SECOND, THIRD]).map((edition) => ({ edition, seed: 22 })),
  [SECOND, THIRD].flatMap((edition) => Array.from({ length: 25 }, (_, game) => ({ edition, seed: 22 + game }))),
);

it.each(GAMES)(
  'whatever goes wrong, the game of the $edition.edition edition goes on: nothing lost, nothing twice, nobody’s hand moved (luck $seed)',
  async ({ edition, seed }) => {
    const storm = await Storm.brew('5a'.repeat(32));
    // One edition is played in a channel, the other in a thread.
    if (edition === THIRD) await storm.moveIntoThread();
    const squalls = squallsIn(edition === THIRD ? 'thread' : 'channel');
    expect(squalls.length % STRIDE).not.toBe(0);
    const tempest = new Tempest(storm, new Luck(seed));
    const { ledger, guests } = tempest;
    try {
      await gather({ edition }, guests, () => storm.local.quiet());
      await tempest.clear('the start');
      const seats = storm.view!.seats.map(({ seat, person }) => [seat, person]);
      const { id: game } = storm.view!;
      for (let round = 0; round < ROUNDS; round++) {
        if (storm.view?.status !== 'playing') break;
        const turn = (round + (seed - 22) * ROUNDS) * STRIDE + (edition === THIRD ? 13 : 0);
        await tempest.weather(squalls[turn % squalls.length]!);
        expect(storm.view?.seats.map(({ seat, person }) => [seat, person])).toEqual(seats);
      }
      while ((tempest.counts.get('bad inputs') ?? 0) < BAD_INPUTS) await tempest.bad(understood);
      await tempest.clear('the end');
      const journal = storm.store.journal.everything(game);
      const answers = journal.flatMap(({ kind, body, person, seq }) => {
        if (kind !== 'answer') return [];
        const { entry, said } = JSON.parse(body) as { entry: { answer: { decision: string } }; said?: string };
        return [{ decision: entry.answer.decision, person, seq, ahead: said !== undefined }];
      });
      const decided = answers.map(({ decision }) => decision);
      expect(new Set(decided).size).toBe(decided.length);
      expect(ledger.acknowledged.length).toBeGreaterThan(0);
      expect(ledger.acknowledged.filter(({ decision }) => !decided.includes(decision))).toEqual([]);
      expect(movedIn(answers, tempest.attempts)).toEqual([]);
      expect(
        toldTwice(
          storm.store.outbox.happenings(game, 0, 1_000_000),
          ledger,
          tellingWords({ store: storm.store, editions: CATALOGUE, reader: null }, game),
        ),
      ).toEqual([]);
      expect(storm.local.audit.of('fault')).toEqual([]);
      console.log(`${edition.edition}: ${answers.length} answers;`, Object.fromEntries(tempest.counts));
    } finally {
      tempest.close();
      await storm.close();
    }
  },
);
