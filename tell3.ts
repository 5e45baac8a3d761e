import { pick } from './src/engine/chance.ts';
import { createHash } from 'node:crypto';
import { Play } from './src/engine/play.ts';
import { thirdEdition } from './src/editions/third/game/edition.ts';
import { advise } from './src/editions/third/autopilot/autopilot.ts';
import { createState } from './src/editions/third/setup/setup.ts';
import { readOptions } from './src/editions/third/state/options.ts';
import { seen } from './src/editions/third/shown/seen.ts';
import { namer } from './src/editions/third/shown/namer.ts';
import { frame, layout } from './src/editions/third/telling/frame.ts';
import { parts } from './src/editions/third/telling/parts.ts';
import { tell } from './src/editions/third/telling/telling.ts';
import { ending } from './src/editions/third/telling/paper/ending.ts';
import { arranged, type Layout, type Passage } from './src/story/arrange.ts';
import { gravest, partedAt } from './src/story/moment.ts';
import { storyLines } from './src/words/story.ts';
import { Words } from './src/words/words.ts';
const [, , seedText = 'x', from = '0', to = '99'] = process.argv;
const foe = process.env.FOE ?? null, players = Number(process.env.N ?? 3), player = process.env.P ?? 'mixed';
const seed = createHash('sha256').update(seedText).digest('hex');
const words = new Words('en').with((r) => (r.ref === 'player' ? 'Mara' : null), namer(null));
const state = createState({ options: readOptions({ helpOnRequest: true, readyInTurn: true, plainEncounters: true, scenario: foe }), seats: Array.from({ length: players }, () => ({ sheet: null })), seed });
const play = new Play(thirdEdition, state, false);
type M = { name: string; passages: Passage[]; layout: Layout };
const messages: M[] = [];
let turn = '', great = 0, last: number | null = null;
const shown = (m: M, round: number) => void round;
const bySeq: { step: string; ev: string[] }[] = [];
function put(name: string | null, lay: Layout, sentences: any[], fresh = false) {
  if (sentences.length === 0) return;
  const have = name === null || fresh ? undefined : messages.findLast((m) => m.name === name);
  if (have) have.passages.push({ sentences });
  else messages.push({ name: name ?? `own ${play.state.step}`, passages: [{ sentences }], layout: lay });
}
let errors = 0;
function look() {
  play.drainSteps().forEach(({ step, events }, i) => {
    if (process.env.EV) bySeq.push({ step, ev: events.map((e) => JSON.stringify(e)) });
    const whose = (i === 0 ? last : null) ?? (events.find((e: any) => e.seat !== undefined) as any)?.seat ?? null;
    for (const { events: some, seat = whose } of parts(events)) {
      try {
      const sentences = tell(some, play.state);
      const f = frame(step, seat);
      const lay = f === null ? { as: 'list' as const } : layout(f, play.state);
      storyLines(arranged([{ sentences }], lay), words);
      const g = gravest(sentences);
      const [t = ''] = step.split('/');
      if (t !== turn) { turn = t; great = 0; }
      if (!g || great >= 2) { put(f, lay, sentences); continue; }
      great++;
      const { before, moment, after } = partedAt(sentences, g);
      const shared = lay.as === 'list';
      if (!shared) put(f, lay, before);
      put(f, lay, [...moment, ...(shared ? before : []), ...after], true);
      } catch (error) { errors++; console.log('!!!', step, (error as Error).message, (error as Error).stack?.split('\n')[2], JSON.stringify(some).slice(0, 300)); }
    }
  });
}
look();
let count = 0, error = '';
try {
while (!play.over && count < 20000) {
  const { open, offers } = play;
  const d = open[pick(seed, `which ${count}`, open.length)]!;
  const seat = d.seats[0] ?? 0;
  last = d.mode === 'group' ? null : seat;
  if (player === 'random' || (player === 'mixed' && pick(seed, `r ${count}`, 8) === 0)) {
    const size = d.min + pick(seed, `s ${count}`, d.max - d.min + 1);
    const ids = d.options.map((o) => o.id); const chosen: string[] = [];
    while (chosen.length < size && ids.length) chosen.push(...ids.splice(pick(seed, `o ${count}/${chosen.length}`, ids.length), 1));
    play.accept({ kind: 'answer', answer: { decision: d.id, chosen } });
  } else {
    const move: any = advise(seen(play.state, seat), d, seat, offers.filter((o) => o.seat === seat));
    play.accept('answer' in move ? { kind: 'answer', answer: move.answer } : { kind: 'interrupt', seat, interrupt: move.interrupt });
  }
  count++;
  look();
}
} catch (e) { error = (e as Error).stack ?? ''; }
if (play.over) messages.push({ name: `ending`, passages: [{ sentences: ending(play.state) }], layout: { as: 'list' } });
const wordsBy = new Map<number, number>();
for (const { name, passages, layout } of messages) {
  const r = Number(/round (\d+)/.exec(name)?.[1] ?? 0);
  let lines: string[] = [];
  try { lines = storyLines(arranged(passages, layout), words); } catch (e) { errors++; console.log('!!!', name, (e as Error).message); }
  wordsBy.set(r, (wordsBy.get(r) ?? 0) + lines.join(' ').split(/\s+/).filter(Boolean).length);
  if (r < Number(from) || r > Number(to)) continue;
  if (process.env.QUIET) continue;
  console.log(`\n=== ${name}`);
  if (process.env.RAW) for (const q of passages) { console.log('--'); for (const x of q.sentences) console.log('   ', x.act, x.says.key, x.about?.id, JSON.stringify(x.of), JSON.stringify(x.because)); }
  console.log(lines.join('\n'));
}
if (process.env.EV) for (const b of bySeq) { const r = Number(/round (\d+)/.exec(b.step)?.[1] ?? 0); if (r >= Number(from) && r <= Number(to)) console.log(`## ${b.step}\n${b.ev.join('\n')}`); }
const counts = [...wordsBy].filter(([r]) => r > 0).map(([, n]) => n).sort((a, b) => a - b);
console.error(seedText, foe, players, error, 'errors', errors, 'rounds', counts.length, 'median words', counts[Math.floor(counts.length / 2)], 'max', counts.at(-1));
