import type { Database, Statement } from 'better-sqlite3';
import { type Subject, subjectOf } from './subject.ts';

export interface VoteRow {
  game: string;
  /** What is voted on: `decision 41` or `proposal undo-3`; `closed 41` once that is decided. */
  subject: Subject;
  person: string;
  /** JSON list of option ids, or `ABSTAINED`. */
  chosen: string;
  at: number;
}

/** What stands in a vote's row when its person leaves it to the others. */
export const ABSTAINED = 'null';

export interface ProposalRow {
  game: string;
  id: string;
  kind: string;
  body: string;
  person: string;
  at: number;
}

export interface AwaitedRow {
  game: string;
  person: string;
  since: number;
  /** 1 once mentioned in this stretch of being awaited. */
  told: number;
  /** When they last gave a sign of life since, or was asked something else altogether; null = not yet. */
  heard: number | null;
  /** JSON list of what they are asked: `turn 4/movement move.next 2`, step, kind and seat. */
  asked: string;
  /** Since when they are not asked, while somebody else of a race acts; null = they are asked. */
  paused: number | null;
  /** How often their deadline has been put off since. */
  more: number;
}

/** Votes, proposals, and who is awaited since when. */
export class Votes {
  private readonly cast: Statement;
  private readonly votesOn: Statement<[string, string], VoteRow>;
  private readonly clear: Statement;
  private readonly clearAll: Statement;
  private readonly rename: Statement;
  private readonly propose: Statement;
  private readonly proposalsOf: Statement<[string], ProposalRow>;
  private readonly countBy: Statement<[string, string, number], number>;
  private readonly takenIds: Statement<[string], { id: string }>;
  private readonly end: Statement;
  private readonly outcomeOf: Statement<[string, string], { outcome: string | null }>;
  private readonly awaitedOf: Statement<[string], AwaitedRow>;
  private readonly gamesOf: Statement<[], string>;
  private readonly muteGames: Statement<[], string>;
  private readonly restingOf: Statement<[string], AwaitedRow>;
  private readonly await: Statement;
  private readonly release: Statement;

  constructor(database: Database) {
    this.cast = database.prepare(
      'INSERT OR REPLACE INTO vote (game, subject, person, chosen, at) VALUES (@game, @subject, @person, @chosen, @at)',
    );
    this.votesOn = database.prepare('SELECT * FROM vote WHERE game = ? AND subject = ? ORDER BY at');
    this.clear = database.prepare('DELETE FROM vote WHERE game = ? AND subject = ?');
    this.rename = database.prepare('UPDATE vote SET subject = ? WHERE game = ? AND subject = ?');
    this.clearAll = database.prepare('DELETE FROM vote WHERE game = ?');
    this.propose = database.prepare(
      'INSERT OR REPLACE INTO proposal (game, id, kind, body, person, at) VALUES (@game, @id, @kind, @body, @person, @at)',
    );
    this.countBy = database
      .prepare<[string, string, number], number>(
        'SELECT count(*) FROM proposal WHERE game = ? AND person = ? AND at > ?',
      )
      .pluck();
    this.proposalsOf = database.prepare(
      "SELECT * FROM proposal WHERE game = ? AND json_extract(body, '$.outcome') IS NULL ORDER BY at",
    );
    this.takenIds = database.prepare('SELECT id FROM proposal WHERE game = ?');
    this.end = database.prepare(
      "UPDATE proposal SET body = json_set(body, '$.outcome', json(?)) WHERE game = ? AND id = ?",
    );
    this.outcomeOf = database.prepare(
      "SELECT json_extract(body, '$.outcome') AS outcome FROM proposal WHERE game = ? AND id = ?",
    );
    this.awaitedOf = database.prepare('SELECT * FROM awaited WHERE game = ? AND paused IS NULL');
    this.gamesOf = database
      .prepare<[], string>(
        "SELECT awaited.game FROM awaited, game WHERE awaited.game = game.id AND status = 'playing' AND parked IS NULL GROUP BY awaited.game ORDER BY max(since)",
      )
      .pluck();
    // A message asks several things where its surface joins them by a plus; rows of before don't say what is asked.
    this.muteGames = database
      .prepare<[], string>(
        `SELECT game.id FROM game JOIN awaited ON awaited.game = game.id AND paused IS NULL
           JOIN json_each(CASE asked WHEN '' THEN json_array(awaited.person) ELSE asked END) AS question
         WHERE status = 'playing' AND parked IS NULL
           AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game = game.id AND state = 'waiting')
         GROUP BY game.id HAVING count(DISTINCT question.value) > (
           SELECT coalesce(sum(length(surface) - length(replace(surface, '+', '')) + 1), 0) FROM message
           WHERE message.game = game.id AND surface LIKE 'question ' || game.branch || '.%')`,
      )
      .pluck();
    this.restingOf = database.prepare('SELECT * FROM awaited WHERE game = ? AND paused IS NOT NULL');
    this.await = database.prepare(
      'INSERT OR REPLACE INTO awaited (game, person, since, told, heard, asked, paused, more) VALUES (@game, @person, @since, @told, @heard, @asked, @paused, @more)',
    );
    this.release = database.prepare('DELETE FROM awaited WHERE game = ? AND person = ?');
  }

  add(row: VoteRow): void {
    this.cast.run(row);
  }

  on(game: string, subject: Subject): VoteRow[] {
    return this.votesOn.all(game, subject);
  }

  /** Keeps the votes by which a decision was taken, for its message to tell: `closed 41`. */
  close(game: string, decision: string): void {
    this.clear.run(game, subjectOf('closed', decision));
    this.rename.run(subjectOf('closed', decision), game, subjectOf('decision', decision));
  }

  forget(game: string, subject: Subject): void {
    this.clear.run(game, subject);
  }

  forgetAll(game: string): void {
    this.clearAll.run(game);
  }

  addProposal(row: ProposalRow): void {
    this.propose.run(row);
  }

  /** The proposals that are still open. */
  proposals(game: string): ProposalRow[] {
    return this.proposalsOf.all(game);
  }

  /** The ids of all proposals there were: none is given twice. */
  /** How many proposals a person has made since a moment, open or over. */
  proposedBy(game: string, person: string, since: number): number {
    return this.countBy.get(game, person, since) ?? 0;
  }

  proposalIds(game: string): string[] {
    return this.takenIds.all(game).map(({ id }) => id);
  }

  /** Closes a proposal with what came of it (JSON), and removes the votes on it. */
  endProposal(game: string, id: string, outcome: string): void {
    this.end.run(outcome, game, id);
    this.forget(game, subjectOf('proposal', id));
  }

  /** What came of a proposal, as JSON; null while it is open, and where there was none. */
  outcome(game: string, id: string): string | null {
    return this.outcomeOf.get(game, id)?.outcome ?? null;
  }

  /** Games that wait for somebody and can be reached, the youngest question last. */
  gamesAwaiting(): string[] {
    return this.gamesOf.all();
  }

  /** Of these, games with nothing to send in which fewer questions have a message than people are asked. */
  gamesMute(): string[] {
    return this.muteGames.all();
  }

  awaited(game: string): AwaitedRow[] {
    return this.awaitedOf.all(game);
  }

  /** Whose question of a race is not open while somebody else acts. */
  resting(game: string): AwaitedRow[] {
    return this.restingOf.all(game);
  }

  setAwaited(row: AwaitedRow): void {
    this.await.run(row);
  }

  releaseAwaited(game: string, person: string): void {
    this.release.run(game, person);
  }
}
