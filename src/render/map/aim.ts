import { BOLD, SERIF } from '../drawing/fonts.ts';
import { type Box, inset, type Page, panel } from '../drawing/page.ts';
import { drawText } from '../drawing/text.ts';
import { word } from './heading.ts';
import type { CodexView, MapView } from './view.ts';

type Wait = CodexView['waits'][number];

/** What the table wants and what it dreads, each with how far it is: what the youngest card of the codex counts. */
function aimsOf({ codex }: MapView): { goal: Wait | undefined; danger: Wait | undefined } {
  const waits = [...codex].reverse().flatMap((card) => card.waits);
  const first = (kind: Wait['kind']): Wait | undefined => {
    const all = waits.filter((wait) => wait.kind === kind);
    return all.find(({ of }) => of !== undefined) ?? all[0];
  };
  return { goal: first('objective'), danger: first('doom') };
}

/** Goal and danger in words and large numbers. */
export function drawAims(page: Page, view: MapView, box: Box): void {
  const { goal, danger } = aimsOf(view);
  const h = box.h / 2;
  drawAim(page, { label: word(view, 'goal'), none: word(view, 'none'), wait: goal }, { ...box, h: h - 5 });
  drawAim(
    page,
    { label: word(view, 'danger'), none: word(view, 'none'), wait: danger },
    { ...box, y: box.y + h + 5, h: h - 5 },
  );
}

/** One of the two: what it is called, and what it waits for, if anything. */
interface Aim {
  label: string;
  none: string;
  wait: Wait | undefined;
}

const HEAD = 34;
const BAR = 16;
const GAIN = '#7fd3a0';

function drawAim(page: Page, { label, none, wait }: Aim, box: Box): void {
  const { colors } = page;
  const color = wait?.kind === 'doom' ? colors.alarm : page.theme === 'contrast' ? colors.deskInk : GAIN;
  drawText(page, label, { ...box, h: HEAD }, { face: BOLD, size: 28, least: 18, align: 'left', color: colors.accent });
  const measured = wait?.now !== undefined && wait.of !== undefined;
  const body = { ...box, y: box.y + HEAD, h: box.h - HEAD - (measured ? BAR + 6 : 0) };
  const side = measured ? Math.min(118, body.w * 0.42) : 0;
  const text = { ...body, w: body.w - side };
  drawText(page, wait?.text ?? none, text, {
    face: SERIF,
    size: measured ? 51 : 34,
    least: 20,
    lines: 3,
    leading: 0.96,
    squeeze: 0.76,
    align: 'left',
    color: colors.deskInk,
  });
  if (!measured) return;
  const number = { ...body, x: body.x + body.w - side + 6, w: side - 6 };
  const said = `${wait.now}/${wait.of}`;
  drawText(page, said, number, { face: BOLD, size: 54, least: 40, squeeze: 0.62, align: 'right', color });
  const bar = { ...box, y: box.y + box.h - BAR, h: BAR };
  panel(page, bar, { radius: 7, fill: colors.desk, line: color, width: 2.5 });
  const share = Math.min(1, (wait.now ?? 0) / Math.max(1, wait.of ?? 1));
  if (share > 0) panel(page, { ...inset(bar, 3.5), w: (bar.w - 7) * share }, { radius: 4, fill: color });
}
