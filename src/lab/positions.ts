import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Canvas } from 'canvas';
import { finish, refuse } from '../commandline/finish.ts';
import { flags } from '../commandline/flags.ts';
import { FIRST, isLocale, LOCALES } from '../locale.ts';
import { drawPage } from '../render/draw.ts';
import { loadIcons } from '../render/drawing/icon.ts';
import { encodePng } from '../render/drawing/png.ts';
import { SCREENS } from '../render/shown.ts';
import type { PictureSpec } from '../render/view.ts';
import { CATALOGUE } from './box.ts';
import { standingIn } from './positions/astray.ts';
import { positions } from './positions/positions.ts';
import { contactSheet } from './positions/sheet.ts';

/**
 * `npm run positions [-- --count 10] [--edition second] [--seed 1] [--locale cs] [--into var/positions]`: draws so many positions of games
 * of each edition that autopilots play, of all sizes, foes and phases, each as it is and all of an edition on a contact
 * sheet for every screen, as a channel shows them there, with how many bytes each has and, of the town, who stands astray. They are
 * to be looked at: would you post each of them?
 */
const values = flags({
  count: { type: 'string', default: '10' },
  edition: { type: 'string', multiple: true, default: [...CATALOGUE.keys()] },
  seed: { type: 'string', default: '1' },
  locale: { type: 'string', default: FIRST },
  into: { type: 'string', default: 'var/positions' },
});

const ACROSS = 2;
const count = Number(values.count);
const locale = isLocale(values.locale) ? values.locale : refuse(`--locale is ${LOCALES.join(' or ')}`);
if (!Number.isInteger(count) || count < 1) refuse('--count is a number from 1');
await loadIcons();
mkdirSync(values.into, { recursive: true });
for (const id of values.edition) {
  const edition = CATALOGUE.get(id) ?? refuse(`--edition is ${[...CATALOGUE.keys()].join(' or ')}`);
  const pictures: Canvas[] = [];
  for (const { what, spec } of positions(edition, count, values.seed, locale)) {
    const page = drawPage(spec);
    pictures.push(page.canvas);
    kept(`${id}-${pictures.length}`, page.canvas);
    console.log(`${id} ${pictures.length}: ${what}; ${encodePng(page).length} bytes${town(spec)}`);
  }
  for (const screen of SCREENS) kept(`${id}-${screen}`, contactSheet(pictures, screen, ACROSS));
}
await finish(0);

/** Of a picture of the town: who stands where. */
function town(spec: PictureSpec): string {
  if (spec.kind !== 'board' || spec.view.battle) return '';
  const { groups, tethered, strays } = standingIn(spec.view);
  const where = strays.map(({ place, near }) => ` (${place} at ${near})`).join('');
  return `; ${groups} groups, ${tethered} on threads, ${strays.length} nearer to another place${where}`;
}

function kept(name: string, canvas: Canvas): void {
  writeFileSync(path.join(values.into, `${name}.png`), canvas.toBuffer('image/png', { compressionLevel: 3 }));
}
