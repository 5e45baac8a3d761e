import { it } from 'vitest';
import { second } from '../../src/editions/second/second.ts';
import { playWeek, DOWN } from './week.ts';
it('dbg', { timeout: 300000 }, () => {
  const week = playWeek(second, { pace: '2h/4h/6h/6h', silence: 'default' });
  const told = week.pings.filter(({ how }) => how === 'mention' || how === 'asked');
  const seen = new Map<string, typeof told>();
  for (const p of told) { const k = p.person + p.stretch; seen.set(k, [...(seen.get(k) ?? []), p]); }
  const up = DOWN.from + DOWN.span;
  const show = (at: number) => {
    const from = at - 20 * 60000, to = at + 20 * 60000;
    const ev = [...week.pings.filter((p) => p.at >= from && p.at <= to).map((p) => [p.at, `PING ${p.person} ${p.how} ${p.stretch}`] as const), ...week.company.told.filter((t) => t.at >= from && t.at <= to).map((t) => [t.at, t.text.slice(0, 150)] as const)].sort((a, b) => a[0] - b[0]);
    for (const [t, x] of ev) console.log(new Date(t).toISOString(), x);
  };
  for (const [k, list] of seen) if (list.length > 1) { console.log(k, list); show(list[0]!.at); console.log('..'); show(list[1]!.at); }
  console.log('WAKE', new Date(up).toISOString()); show(up + 10 * 60000);
});
