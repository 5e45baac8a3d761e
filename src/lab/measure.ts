import { finish, refuse } from '../commandline/finish.ts';
import { flags } from '../commandline/flags.ts';
import { FIRST, isLocale, LOCALES } from '../locale.ts';
import { CATALOGUE } from './box.ts';
import { type Figures, measured } from './strangers/figures.ts';

/**
 * `npm run measure [-- --edition third] [--turns 20] [--seed 1] [--locale cs] [--json]`: three people play so many turns of each
 * edition on a Discord of this machine, with buttons and menus alone, and what stays of every turn is counted: words,
 * messages, pictures, the height on a phone (laid out with the fonts of the pictures, for a page of 390 pixels), great
 * moments, and what one person has pressed, without those who were in a fight and with them.
 */
const values = flags({
  edition: { type: 'string', multiple: true, default: [...CATALOGUE.keys()] },
  turns: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  locale: { type: 'string', default: FIRST },
  show: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
});

const turns = Number(values.turns);
if (!Number.isInteger(turns) || turns < 1) refuse('--turns is a number from 1');
if (!isLocale(values.locale)) refuse(`--locale is ${LOCALES.join(', ')}`);
const all: Record<string, Figures> = {};
for (const edition of values.edition) {
  if (!CATALOGUE.has(edition)) refuse(`--edition is ${[...CATALOGUE.keys()].join(' or ')}`);
  all[edition] = await measured(edition, {
    turns,
    seed: values.seed,
    locale: values.locale,
    ...(values.show ? { show } : {}),
  });
}
if (values.json) console.log(JSON.stringify(all, null, 1));
else
  for (const [edition, figures] of Object.entries(all)) {
    console.log(`A turn of the ${edition} edition`);
    for (const [what, { median, worst }] of Object.entries(figures))
      console.log(`  ${what}: ${median} (at worst ${worst})`);
  }
await finish(0);

function show(text: string): void {
  console.log(text);
}
