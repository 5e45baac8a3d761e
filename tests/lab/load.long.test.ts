import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOT_FAILED } from '../../src/lab/guests/outcomes.ts';
import { type LoadReport, load } from '../../src/lab/load/load.ts';
import { POSTGRES, PostgresServer } from '../store/postgres/server.ts';

describe.runIf(POSTGRES !== undefined)('two workers among sixty games', () => {
  let server: PostgresServer;
  let report: LoadReport;

  beforeAll(async () => {
    server = await PostgresServer.start();
    report = await load({
      url: await server.database(),
      ...{ workers: 2, games: 60, tables: 6, people: 2, rate: 10, seconds: 10 },
      ...{ kill: true, rolling: true, widen: true },
    });
  });

  afterAll(() => server?.stop());

  it('take answers, and go on to when one is killed, all restart, and there are more ranges', () => {
    const { kill, rolling, widen, proof } = report;
    for (const stretch of [kill, rolling, widen]) {
      expect(stretch?.acknowledged).toBeGreaterThan(0);
      expect(stretch?.commits.count).toBeGreaterThan(0);
    }
    expect(rolling?.started).toHaveLength(2);
    expect(kill?.takeover).toBeGreaterThan(0);
    expect(proof.kept).toBeGreaterThanOrEqual(proof.acknowledged);
  });

  it('lose no answer that was seen to be taken, and count none twice', () => {
    const { lost, doubled, holes } = report.proof;
    expect(lost).toEqual([]);
    expect(doubled).toEqual([]);
    expect(holes).toEqual([]);
  });

  it('fail at no press', () => {
    expect(report.failures[BOT_FAILED]).toBeUndefined();
  });

  it('tell everything, and nothing twice', () => {
    expect(report.proof.toldTwice).toEqual([]);
    expect(report.proof.unsent).toBe(0);
  });
});
