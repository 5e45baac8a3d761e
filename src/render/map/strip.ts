import { BOLD, NARROW } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { type Box, type Page, panel } from '../drawing/page.ts';
import { magnifier } from '../drawing/symbol.ts';
import { drawText, widthOf } from '../drawing/text.ts';
import { MAP, STRIP } from './plan.ts';
import type { CodexView, MapView } from './view.ts';

type Wait = CodexView['waits'][number];

/** Letters of this size are 14 pixels tall on a phone. */
const LARGE = 73;
const GAIN = '#8fe0b0';
const PAD = 18;

/** What the table wants and what it dreads, each with how far it is: what the youngest card of the codex counts. */
function aimsOf({ codex }: MapView): { goal: Wait | undefined; danger: Wait | undefined } {
  const waits = [...codex].reverse().flatMap((card) => card.waits);
  const first = (kind: Wait['kind']): Wait | undefined => {
    const all = waits.filter((wait) => wait.kind === kind);
    return all.find(({ of }) => of !== undefined) ?? all[0];
  };
  return { goal: first('objective'), danger: first('doom') };
}

/** Below the map: which round it is, the goal and the danger, each in words and numbers over a bar. */
export function drawStrip(page: Page, view: MapView): void {
  const { ctx, colors } = page;
  const box = { x: 0, y: MAP.height - STRIP, w: MAP.width, h: STRIP };
  ctx.fillStyle = colors.desk;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  ctx.fillStyle = colors.accent;
  ctx.fillRect(box.x, box.y, box.w, 4);
  const round = { x: PAD, y: box.y + 8, w: 94, h: STRIP - 16 };
  panel(page, round, { radius: 12, fill: colors.cream, line: colors.ink, width: 3 });
  drawText(page, String(view.round), round, { face: BOLD, size: 80, least: LARGE, squeeze: 0.5, color: colors.black });
  const { goal, danger } = aimsOf(view);
  const rest = box.w - round.w - 4 * PAD;
  const shares = sharesOf(page, [goal, danger]);
  const first = { x: round.x + round.w + PAD, y: box.y, w: rest * (shares[0] ?? 0.5), h: STRIP };
  drawAim(page, { wait: goal, none: view.words.goal ?? '', sign: 'goal' }, first);
  drawAim(
    page,
    { wait: danger, none: view.words.danger ?? '', sign: 'danger' },
    { ...first, x: first.x + first.w + PAD, w: rest - first.w },
  );
}

/** The longer of the two has more room. */
function sharesOf(page: Page, waits: readonly (Wait | undefined)[]): number[] {
  const wide = waits.map((wait) => 220 + widthOf(page, wait?.text ?? '', { face: NARROW, size: LARGE }));
  const sum = wide.reduce((all, one) => all + one, 0);
  return wide.map((one) => Math.max(0.3, Math.min(0.7, one / sum)));
}

/** As a heading begins, in whatever language: that of this machine is nobody’s who reads it. */
function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Aim {
  wait: Wait | undefined;
  none: string;
  sign: 'goal' | 'danger';
}

function drawAim(page: Page, { wait, none, sign }: Aim, box: Box): void {
  const { ctx, colors, theme } = page;
  const gain = theme === 'contrast' ? colors.deskInk : GAIN;
  const color = sign === 'danger' ? colors.alarm : gain;
  const middle = box.y + box.h / 2;
  if (sign === 'goal') magnifier(page, { x: box.x + 27, y: middle - 7, r: 21 }, colors.cream);
  else {
    const skull = symbolIcon('doom', color);
    if (skull) ctx.drawImage(skull, box.x + 2, middle - 32, 62, 62);
  }
  const measured = wait?.now !== undefined && wait.of !== undefined;
  const said = measured ? `${wait.now}/${wait.of}` : '';
  const side = measured ? Math.min(190, 14 + widthOf(page, said, { face: BOLD, size: LARGE + 4 })) : 0;
  const text = { x: box.x + 76, y: box.y + 6, w: box.w - 76 - side - 8, h: box.h - (measured ? 24 : 10) };
  const set = { face: NARROW, size: LARGE, least: LARGE, squeeze: 0.36, align: 'left', color: colors.deskInk } as const;
  drawText(page, begun(wait?.text ?? none), text, set);
  if (!measured) return;
  const number = { ...text, x: box.x + box.w - side, w: side };
  drawText(page, said, number, { ...set, face: BOLD, squeeze: 0.6, size: LARGE + 4, align: 'right', color });
  const bar = { x: text.x, y: box.y + box.h - 18, w: box.w - 76, h: 11 };
  panel(page, bar, { radius: 5, line: color, width: 2 });
  const share = Math.min(1, (wait.now ?? 0) / Math.max(1, wait.of ?? 1));
  if (share > 0) panel(page, { ...bar, w: Math.max(10, bar.w * share) }, { radius: 5, fill: color });
}
