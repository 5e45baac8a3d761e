import { third as second } from './src/editions/third/third.ts';
import { namer } from './src/editions/third/shown/namer.ts';
import { frame, layout } from './src/editions/third/telling/frame.ts';
import { tell } from './src/editions/third/telling/telling.ts';
import { simulate } from './src/editions/third/tools/simulation.ts';
import { arranged, type Passage } from './src/story/arrange.ts';
import { storyLines } from './src/words/story.ts';
import { Words } from './src/words/words.ts';
const words = new Words('en').with((r) => (r.ref === 'player' ? 'Mara' : null), namer(null));
const frames = new Map<string, { passages: Passage[]; layout: any }>();
const from = Number(process.argv[3] ?? 0), to = Number(process.argv[4] ?? 6);
let seen = 0;
const r = simulate({ players: 3, seed: process.argv[2] ?? 'x', player: 'mixed',
  watch(events, _open, state) {
    const step = state.step;
    const seat = (events.find((e: any) => e.seat !== undefined) as any)?.seat ?? null;
    const f = frame(step, seat) ?? `own ${seen++}`;
    const have = frames.get(f) ?? { passages: [], layout: layout(f, state) };
    have.passages.push({ sentences: tell(events, state) });
    frames.set(f, have);
  } });
void second;
for (const [name, { passages, layout }] of frames) {
  const turn = Number(/round (\d+)/.exec(name)?.[1] ?? 0);
  if (turn < from || turn > to) continue;
  console.log(`\n=== ${name}`);
  if (process.env.RAW) for (const q of passages) { console.log('--'); for (const x of q.sentences) console.log('   ', x.act, x.says.key, x.about?.id, JSON.stringify(x.of), JSON.stringify(x.because)); }
  console.log(storyLines(arranged(passages, layout), words).join('\n'));
}
console.error(r.error, r.violations, seen);
