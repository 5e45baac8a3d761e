import { lookup } from '../../src/editions/second/lookup.ts';
import { secondWords } from '../../src/editions/second/second.ts';
import type { DiceView, PictureSpec } from '../../src/render/view.ts';
import { boardOf, crowded, laden, midgame, mobbed, opening, sheetOf } from './examples.ts';

function dice(faces: string, clue = false): DiceView['dice'] {
  return [...faces].map((face) => ({ face: Number(face), success: Number(face) >= 5, clue }));
}

export const ROLLS = {
  won: {
    title: 'Joe Diamond · Combat',
    formula: 'Fight 4 + Tommy Gun 6 − 1 = 9 dice',
    dice: [...dice('152463516'), ...dice('52', true)],
    result: '5 of 3 successes',
    passed: true,
  },
  lost: {
    title: 'Amanda Sharpe · Evade',
    formula: 'Sneak 3 − 2 = 1 die',
    dice: dice('3'),
    result: '0 of 1 success',
    passed: false,
  },
  none: { title: 'Sister Mary · Luck', formula: 'Luck 2 − 3 = 0 dice', dice: [], result: '', passed: null },
  most: {
    title: 'Monterey Jack · Combat against God of the Bloody Tongue',
    formula:
      'Fight 6 + Sword of Glory 6 + Enchanted Blade 4 + Marksman 1 + Sir William Brinton 2 + Blessing 1 − 1 = 19 dice',
    dice: [...dice('1524635162463512635'), ...dice('123456123456', true)],
    result: '14 of 4 successes',
    passed: true,
  },
} satisfies Record<string, DiceView>;

/** Boards of this suite by name. */
export function boards(): Record<string, PictureSpec> {
  const middle = midgame();
  const worst = crowded();
  return {
    'board-opening': { kind: 'board', view: boardOf(opening()), alt: 'The opening' },
    'board-midgame': { kind: 'board', view: boardOf(middle.state, middle.events), alt: 'Turn 9' },
    'board-crowded': { kind: 'board', view: boardOf(worst.state, worst.events), alt: 'Turn 27' },
    'board-mobbed': { kind: 'board', view: boardOf(mobbed()), alt: 'All in one cave' },
  };
}

/** A neighbourhood from near, and a planned move. */
export function variants(): Record<string, PictureSpec> {
  const worst = crowded();
  const middle = midgame();
  const route = ['rivertown-streets', 'merchant-district-streets', 'northside-streets', 'train-station'];
  const marks = route.slice(1).map((place, index) => ({ place, label: String(index + 1) }));
  return {
    'board-close-up': {
      kind: 'board',
      view: { ...boardOf(worst.state, worst.events), closeUp: 'rivertown' },
      alt: 'Rivertown',
    },
    'board-route': { kind: 'board', view: { ...boardOf(middle.state), route, marks }, alt: 'To the station' },
  };
}

export function cardOf(id: string): PictureSpec {
  const picture = lookup(null, id, secondWords('en'))?.picture;
  if (!picture) throw new Error(`no card ${id}`);
  return picture;
}

/** The pictures that are kept as golden images and shown in docs/gallery.md. */
export function gallery(): Record<string, PictureSpec> {
  return {
    ...boards(),
    ...variants(),
    sheet: { kind: 'sheet', view: sheetOf(laden(), 0), alt: 'Joe Diamond' },
    'dice-won': { kind: 'dice', view: ROLLS.won, alt: 'Five successes' },
    'dice-lost': { kind: 'dice', view: ROLLS.lost, alt: 'No success' },
    'card-ancient-one': cardOf('ancientOne:cthulhu'),
    'card-monster': cardOf('monster:dimensional-shambler'),
    'card-mythos': cardOf('mythos:mythos-curfew-enforced'),
  };
}
