import { drawCard } from './card.ts';
import { loadIcons } from './drawing/icon.ts';
import type { Page } from './drawing/page.ts';
import { encodePng, encodeTransparent } from './drawing/png.ts';
import { drawEmoji } from './emoji/emoji.ts';
import { drawMap } from './map/map.ts';
import { drawMoment } from './moments/moment.ts';
import { drawNewspaper } from './newspaper/newspaper.ts';
import { drawDossier } from './sheets/dossier.ts';
import { drawSheet } from './sheets/sheet.ts';
import { drawBoard } from './town/board.ts';
import type { PictureSpec } from './view.ts';

/** Draws a picture in this very process; its report tells where everything stands. `loadIcons` comes first. */
export function drawPage(spec: PictureSpec): Page {
  switch (spec.kind) {
    case 'board':
      return drawBoard(spec.view);
    case 'map':
      return drawMap(spec.view);
    case 'sheet':
      return drawSheet(spec.view);
    case 'dossier':
      return drawDossier(spec.view);
    case 'card':
      return drawCard(spec.view);
    case 'newspaper':
      return drawNewspaper(spec.view);
    case 'moment':
      return drawMoment(spec.view);
    case 'emoji':
      return drawEmoji(spec.view);
    default:
      return spec satisfies never;
  }
}

/** A picture as PNG. The same picture gives the same bytes. */
export async function drawPng(spec: PictureSpec): Promise<Buffer> {
  await loadIcons();
  const page = drawPage(spec);
  const png = spec.kind === 'emoji' ? encodeTransparent(page) : encodePng(page);
  // Its pixels go at once, and not when somebody looks for what nobody needs.
  page.canvas.width = 0;
  return png;
}
