import { SERIF, TYPE } from '../drawing/fonts.ts';
import type { Page } from '../drawing/page.ts';
import { drawText } from '../drawing/text.ts';
import { awakening, codex, epicDown } from './deeds.ts';
import { lostCase, lostDestruction, lostDevoured, lostNobody } from './defeat.ts';
import { drawnThrough, gateClosed, gateSealed, sealBroken } from './gates.ts';
import { devoured, terror } from './horror.ts';
import { anomaly, outbreak } from './rift.ts';
import { ritualStopped, rumorFailed, rumorPassed } from './rumor.ts';
import { type Inks, SCENE, type Stage, stageFor, WIDE } from './stage.ts';
import { wonBanishing, wonCase, wonClosing, wonLodge, wonSealing } from './victory.ts';
import type { MomentView, Scene } from './view.ts';

/** The inks of a scene and who draws it. */
interface Print {
  inks: Inks;
  draw: (stage: Stage) => void;
}

/** How each scene is printed. */
const PRINTS: Record<Scene, Print> = {
  gateSealed: { inks: { paper: '#7fc4a8', ink: '#0d1a20', light: '#f2f7dc' }, draw: gateSealed },
  sealBroken: { inks: { paper: '#c9663a', ink: '#170d14', light: '#f7ecd0' }, draw: sealBroken },
  gateClosed: { inks: { paper: '#9a8fc4', ink: '#14112a', light: '#efe6ff' }, draw: gateClosed },
  drawnThrough: { inks: { paper: '#a877d8', ink: '#170c2c', light: '#f5ecff' }, draw: drawnThrough },
  devoured: { inks: { paper: '#c23a2b', ink: '#1c0b0d', light: '#f6e3c3' }, draw: devoured },
  terror: { inks: { paper: '#7c93b4', ink: '#0e1120', light: '#f3ead0' }, draw: terror },
  rumorPassed: { inks: { paper: '#e9b45c', ink: '#1f1a2b', light: '#fdf1cf' }, draw: rumorPassed },
  rumorFailed: { inks: { paper: '#d9702f', ink: '#17101a', light: '#ffe9a8' }, draw: rumorFailed },
  ritualStopped: { inks: { paper: '#c9b07a', ink: '#191521', light: '#fdf3d2' }, draw: ritualStopped },
  anomaly: { inks: { paper: '#5fb0a8', ink: '#0d1420', light: '#f1ffe4' }, draw: anomaly },
  outbreak: { inks: { paper: '#9fb04a', ink: '#11140f', light: '#f6f7c6' }, draw: outbreak },
  awakening: { inks: { paper: '#c0452a', ink: '#150a12', light: '#f4c26a' }, draw: awakening },
  codex: { inks: { paper: '#d6a84c', ink: '#1b1420', light: '#fdf3d6' }, draw: codex },
  epicDown: { inks: { paper: '#d98f4a', ink: '#1a1420', light: '#fce8bc' }, draw: epicDown },
  wonClosing: { inks: { paper: '#e2b04e', ink: '#1b2420', light: '#fdf2cc' }, draw: wonClosing },
  wonSealing: { inks: { paper: '#6fae9c', ink: '#0e1a24', light: '#f3f6da' }, draw: wonSealing },
  wonBanishing: { inks: { paper: '#e8a56a', ink: '#1c1a2c', light: '#fdeccb' }, draw: wonBanishing },
  lostDevoured: { inks: { paper: '#8a94a8', ink: '#13131d', light: '#ece6d2' }, draw: lostDevoured },
  lostDestruction: { inks: { paper: '#b5302a', ink: '#14090d', light: '#f3b45c' }, draw: lostDestruction },
  wonCase: { inks: { paper: '#eab676', ink: '#1e1b30', light: '#fff0cf' }, draw: wonCase },
  wonLodge: { inks: { paper: '#8f86b8', ink: '#15122a', light: '#f1e9ff' }, draw: wonLodge },
  lostCase: { inks: { paper: '#7f9a3c', ink: '#10120f', light: '#eef0b8' }, draw: lostCase },
  lostNobody: { inks: { paper: '#7d8894', ink: '#12151d', light: '#f2e6bd' }, draw: lostNobody },
};

/** A great moment as a woodcut, 1100 × 420, with what it is about below it. */
export function drawMoment(view: MomentView): Page {
  const print = PRINTS[view.scene];
  const stage = stageFor(view, print.inks);
  stage.ctx.save();
  stage.ctx.beginPath();
  stage.ctx.rect(SCENE.x, SCENE.y, SCENE.w, SCENE.h);
  stage.ctx.clip();
  print.draw(stage);
  stage.ctx.restore();
  strip(stage);
  return stage.page;
}

/** What it is about, and how things stand now. */
function strip({ page, ctx, inks, view }: Stage): void {
  ctx.fillStyle = inks.ink;
  ctx.fillRect(0, SCENE.h, WIDE.width, WIDE.height - SCENE.h);
  const box = { x: 26, y: SCENE.h + 4, w: WIDE.width - 52, h: WIDE.height - SCENE.h - 10 };
  const wide = view.note === '' ? box.w : box.w * 0.66;
  drawText(
    page,
    view.title,
    { ...box, w: wide },
    { face: SERIF, size: 52, least: 42, align: 'left', color: inks.light, squeeze: 0.75 },
  );
  if (view.note === '') return;
  const side = { ...box, x: box.x + wide + 12, w: box.w - wide - 12 };
  drawText(page, view.note, side, { face: TYPE, size: 44, least: 42, align: 'right', color: inks.light, squeeze: 0.7 });
}
