import { drawBoard } from './board.ts';
import { drawCard } from './card.ts';
import { drawDice } from './dice.ts';
import { drawDossier } from './dossier/dossier.ts';
import { loadIcons } from './icon.ts';
import { drawMap } from './map/map.ts';
import { drawNewspaper } from './newspaper.ts';
import type { Page } from './page.ts';
import { wear } from './palette.ts';
import { encodePng } from './png.ts';
import { drawSheet } from './sheet.ts';
import type { PictureSpec } from './view.ts';

/** Draws a picture in this very process; its report tells where everything stands. `loadIcons` comes first. */
export function drawPage(spec: PictureSpec): Page {
  wear(spec.view.theme ?? 'paper');
  switch (spec.kind) {
    case 'board':
      return drawBoard(spec.view);
    case 'map':
      return drawMap(spec.view);
    case 'sheet':
      return drawSheet(spec.view);
    case 'dossier':
      return drawDossier(spec.view);
    case 'dice':
      return drawDice(spec.view);
    case 'card':
      return drawCard(spec.view);
    case 'newspaper':
      return drawNewspaper(spec.view);
    default:
      return spec satisfies never;
  }
}

/** A picture as PNG. The same picture gives the same bytes. */
export async function drawPng(spec: PictureSpec): Promise<Buffer> {
  await loadIcons();
  return encodePng(drawPage(spec));
}
