import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { content } from '../../../second.ts';

const file = new URL('../../../../data/second/text/en/outcomes.json', import.meta.url);
type Ends = { pass: string; fail: string };
type Outcomes = Record<string, Record<string, Record<string, Ends>>>;

const OUTCOMES = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>;
const isGateCard = (id: string) => id.startsWith('gate-');

/** What an encounter does, however deep. */
function hasCheck(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'check' in value || Object.values(value).some(hasCheck);
}

it('tells both ways how an encounter ends that has a check', () => {
  const outcomes = Object.fromEntries(Object.entries(OUTCOMES).filter(([id]) => !isGateCard(id))) as Outcomes;
  const told = Object.entries(outcomes).flatMap(([neighborhood, places]) =>
    Object.entries(places).flatMap(([place, entries]) =>
      Object.entries(entries).map(([at, texts]) => ({ neighborhood, place, at: Number(at), texts })),
    ),
  );
  expect(told.length).toBeGreaterThan(100);
  for (const { neighborhood, place, at, texts } of told) {
    const { effects } = content.encounter(neighborhood, place, at + 1);
    expect(hasCheck(effects), `${place} ${at}`).toBe(true);
    expect(Object.keys(texts).sort(), `${place} ${at}`).toEqual(['fail', 'pass']);
  }
});

it('tells both ways how an encounter in an Other World ends that has one check', () => {
  const checks = content.gateCards.flatMap(({ id, entries }) =>
    Object.entries(entries)
      .filter(([, { effects }]) => JSON.stringify(effects).split('"check"').length === 2)
      .map(([world]) => `${id} ${world}`),
  );
  const told = Object.entries(OUTCOMES)
    .filter(([id]) => isGateCard(id))
    .flatMap(([id, worlds]) => Object.entries(worlds).map(([world, ends]) => ({ key: `${id} ${world}`, ends })));
  expect(told.length).toBeGreaterThan(100);
  expect(told.map(({ key }) => key).sort()).toEqual(checks.sort());
  for (const { key, ends } of told) expect(Object.keys(ends as Ends).sort(), key).toEqual(['fail', 'pass']);
});
