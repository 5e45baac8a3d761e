import { BOLD, SERIF } from '../drawing/fonts.ts';
import { symbolIcon } from '../drawing/icon.ts';
import { SYMBOLS, type SymbolName } from '../drawing/mapicons.ts';
import { type Box, Page, panel } from '../drawing/page.ts';
import { disc } from '../drawing/symbol.ts';
import { drawText } from '../drawing/text.ts';
import type { DossierView } from './dossierview.ts';
import {
  abilityOf,
  drawAbility,
  drawHealth,
  HEAD,
  HEALTH,
  INNER,
  PAD,
  sheetGround,
  sheetHead,
  WIDTH,
} from './fields.ts';
import { cardsTall, drawCards } from './possessions.ts';

const SKILLS = 214;

/** An investigator's sheet: who they are, what they can take, five skills with their focus, ability and cards. */
export function drawDossier(view: DossierView): Page {
  const draft = Page.bare(1, 1, view);
  const ability = abilityOf(draft, view, INNER);
  const cards = cardsTall(draft, view, INNER);
  const page = new Page(WIDTH, Math.round(PAD + HEAD + HEALTH + SKILLS + ability.tall + 24 + cards + PAD), view);
  sheetGround(page);
  let y = PAD;
  sheetHead(page, view, { x: PAD, y, w: INNER, h: HEAD - 18 });
  y += HEAD;
  health(page, view, { x: PAD, y, w: INNER, h: HEALTH - 18 });
  y += HEALTH;
  drawSkills(page, view, { x: PAD, y, w: INNER, h: SKILLS - 22 });
  y += SKILLS;
  drawAbility(page, ability, { x: PAD, y, w: INNER, h: ability.tall });
  y += ability.tall + 24;
  drawCards(page, view, { x: PAD, y, w: INNER, h: cards });
  return page;
}

function health(page: Page, view: DossierView, box: Box): void {
  const { words } = view;
  drawHealth(page, box, {
    meters: [
      { label: words.health ?? '', ...view.health, kind: 'heart' },
      { label: words.sanity ?? '', ...view.sanity, kind: 'mind' },
    ],
    purse: [
      { label: words.money ?? '', value: `$${view.money}`, kind: 'money' },
      { label: words.clues ?? '', value: String(view.clues), kind: 'clues' },
      { label: words.remnants ?? '', value: String(view.remnants), kind: 'remnants' },
    ],
  });
}

/** Five skills side by side, each with its number and the focus tokens on it; above them how many they may have. */
function drawSkills(page: Page, view: DossierView, box: Box): void {
  const { now, limit } = view.focus;
  const said = `${view.words.focus ?? ''} ${now}/${limit ?? '∞'}`;
  const line = { ...box, h: 32 };
  drawText(
    page,
    view.words.skills ?? '',
    { ...line, w: box.w * 0.6 },
    {
      face: SERIF,
      size: 34,
      least: 20,
      align: 'left',
      color: page.colors.ink,
    },
  );
  focusToken(page, box.x + box.w * 0.62 + 14, box.y + 17, 14);
  drawText(
    page,
    said,
    { ...line, x: box.x + box.w * 0.62 + 36, w: box.w * 0.38 - 36 },
    {
      face: BOLD,
      size: 26,
      least: 16,
      align: 'left',
      color: page.colors.ink,
    },
  );
  const gap = 12;
  const wide = (box.w - gap * (view.skills.length - 1)) / Math.max(1, view.skills.length);
  view.skills.forEach((skill, index) => {
    const cell = { x: box.x + index * (wide + gap), y: box.y + 42, w: wide, h: box.h - 42 };
    drawSkill(page, skill, cell);
  });
}

function drawSkill(page: Page, skill: DossierView['skills'][number], box: Box): void {
  const { colors } = page;
  const focused = skill.focus > 0;
  const line = focused ? colors.danger : colors.ink;
  panel(page, box, { radius: 12, fill: colors.paperLight, line, width: focused ? 5 : 2.5 });
  const head = { x: box.x + 6, y: box.y + 6, w: box.w - 12, h: 34 };
  panel(page, head, { radius: 7, fill: '#3b4a3f' });
  const symbol = skill.id in SYMBOLS ? symbolIcon(skill.id as SymbolName, colors.cream) : null;
  if (symbol) page.ctx.drawImage(symbol, head.x + 5, head.y + 5, 24, 24);
  const name = { x: head.x + 34, y: head.y, w: head.w - 40, h: head.h };
  drawText(page, skill.name, name, { face: BOLD, size: 24, least: 13, squeeze: 0.76, color: colors.cream });
  const number = { x: box.x + 12, y: box.y + 44, w: box.w * 0.5 - 12, h: box.h - 54 };
  drawText(page, String(skill.value), number, { face: BOLD, size: 72, least: 40, color: colors.ink });
  const x = box.x + box.w * 0.72;
  const y = box.y + 44 + (box.h - 54) / 2;
  if (!focused) {
    disc(page, { x, y, r: 21 }, { fill: colors.paper, line: colors.inkFaint });
    return;
  }
  focusToken(page, x, y, 27);
  if (skill.focus < 2) return;
  const count = { x: x + 8, y: y + 8, w: 34, h: 28 };
  panel(page, count, { radius: 14, fill: colors.gold, line: colors.ink, width: 2 });
  drawText(page, `×${skill.focus}`, count, { face: BOLD, size: 20, least: 12, color: colors.ink });
}

/** A target with a dot. */
function focusToken(page: Page, x: number, y: number, r: number): void {
  const { colors } = page;
  disc(page, { x, y, r }, { fill: colors.paperLight, line: colors.ink, width: r * 0.16 });
  disc(page, { x, y, r: r * 0.58 }, { fill: colors.paperLight, line: colors.danger, width: r * 0.24 });
  disc(page, { x, y, r: r * 0.18 }, { fill: colors.ink });
}
