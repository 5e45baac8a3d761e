import type { Locale } from '../../../src/locale.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { aGame } from '../../editions/third/table.ts';
import { lookup, SCENARIOS, thirdWords } from '../../third.ts';
import { altered, crowded, laden, mapOf, midgame, opening } from './examples.ts';

/** A card by its id in the search. */
export function cardOf(id: string, codex: readonly number[] = [], locale: Locale = 'en'): PictureSpec {
  const { state } = aGame({ codex: [...codex] });
  const picture = lookup(codex.length > 0 ? state : null, id, thirdWords(locale, state))?.picture;
  if (!picture) throw new Error(`no card ${id}`);
  return picture;
}

/** The maps of all scenarios as they begin. */
export function openings(locale: Locale = 'en'): Record<string, PictureSpec> {
  return Object.fromEntries(SCENARIOS.map((scenario) => [`map/${scenario}`, mapOf(opening(scenario), [], locale)]));
}

/** Maps in play, from near, with a way planned, in high contrast. */
export function maps(locale: Locale = 'en'): Record<string, PictureSpec> {
  const { state, events } = midgame();
  const middle = mapOf(state, events, locale);
  const worst = mapOf(crowded(), [], locale);
  const route = ['observatory', 'merchantDistrictMiskatonicUniversityStreet', 'tickTockClub', 'unvisitedIsle'];
  const marks = [
    { place: 'merchantDistrictMiskatonicUniversityStreet', label: '1' },
    { place: 'tickTockClub', label: '2' },
    { place: 'unvisitedIsle', label: '3' },
  ];
  const near = ['riverDocks', 'unvisitedIsle', 'tickTockClub'];
  const nearMarks = near.slice(1).map((place, index) => ({ place, label: String(index + 1) }));
  return {
    'map/midgame': middle,
    'map/crowded': worst,
    'map/close-up': altered(worst, { closeUp: 'downtown' }),
    'map/route': altered(mapOf(state, [], locale), { route, marks, steps: true }),
    'map/route-near': altered(mapOf(state, [], locale), {
      closeUp: 'merchantDistrict',
      route: near,
      marks: nearMarks,
      steps: true,
    }),
    'map/contrast': altered(worst, { theme: 'contrast' }),
  };
}

/** What docs/gallery.md shows of the third edition. */
export function thirdGallery(locale: Locale = 'en'): Record<string, PictureSpec> {
  return {
    ...openings(locale),
    ...maps(locale),
    'sheets/dossier': laden(locale),
    'cards/third-archive': cardOf('archive:10', [10], locale),
    'cards/third-headline': cardOf('headline:rogueCometApproaches', [], locale),
    'cards/third-monster': cardOf('monster:keeningHound', [], locale),
    'cards/third-spell': cardOf('card:shriveling', [], locale),
    'cards/third-scenario': cardOf('scenario:feastOfUmordhoth', [], locale),
    'cards/third-investigator': cardOf('sheet:marieLambeau', [], locale),
  };
}
