import { phrase } from '../../engine/phrase.ts';
import { LOCALES, type Locale, Words } from '../../words/words.ts';
import type { TableEdition } from '../edition/edition.ts';
import { advise } from './autopilot/autopilot.ts';
import { loadContent } from './content/content.ts';
import { secondEdition } from './edition.ts';
import { inPlayerOrder } from './investigators/investigator.ts';
import { ahead } from './plan/ahead.ts';
import { holders, keeperOf, remarks } from './setup/agreement.ts';
import { optionDescriptions } from './setup/description.ts';
import { createState } from './setup/setup.ts';
import { boardText, headline, statusLines } from './shown/boardtext.ts';
import { boardPicture } from './shown/boardview.ts';
import { chronicle } from './shown/chronicle.ts';
import { closeUps } from './shown/closeup.ts';
import { commandFits } from './shown/commandfit.ts';
import { lookup, search } from './shown/lookup.ts';
import { namer } from './shown/namer.ts';
import { prose } from './shown/prose.ts';
import { chapterOf, findRules, relatedRules, ruleTopics } from './shown/rulebook.ts';
import { seen } from './shown/seen.ts';
import { sheetPicture, sheetText } from './shown/sheetview.ts';
import { inTheme, themed } from './shown/theme.ts';
import type { SecondEvent } from './state/event.ts';
import { readOptions } from './state/options.ts';
import type { State } from './state/state.ts';
import { brief } from './telling/brief.ts';
import { ending } from './telling/ending.ts';
import { questionPicture } from './telling/question.ts';
import { tell } from './telling/telling.ts';
import { report } from './tools/scenario/report.ts';

/** How many rules an answer to `/rules` gives at most. */
const MOST_RULES = 25;

/** Events that reveal nothing: what caused them may be taken back freely. */
const PLAIN = new Set<SecondEvent['type']>([
  'PhaseStarted',
  'TurnEnded',
  'SlidersMoved',
  'Moved',
  'CluesTaken',
  'ExploredMarker',
  'HandsFilled',
  'Spent',
  'StoodUp',
  'Traded',
  'CardExhausted',
  'CardUsed',
  'CombatEnded',
]);

/** The second edition, as a table sees it. */
export const second: TableEdition<State, SecondEvent> = {
  ...secondEdition,
  create: ({ options, seats, seed }) => createState({ options: readOptions(options), seats, seed }),
  seats: { min: 1, max: 8 },
  holders,
  keeper: keeperOf,
  remarks,
  get sheets() {
    return loadContent().investigators.map((sheet) => sheet.id);
  },
  get options() {
    return optionDescriptions();
  },
  namer,
  firstSeat: (state) => state.first,
  firstName: phrase('second-first-player'),
  seatsInPlay: (state) => inPlayerOrder(state),
  headline,
  status: statusLines,
  board: boardPicture,
  closeUps,
  boardText,
  sheet: sheetPicture,
  sheetText,
  tell: (events, state, words, open) => themed(tell(events, state, words, open), state),
  brief: (events, words) => brief(events, words),
  reveals: (event) => !PLAIN.has(event.type),
  questionPicture(decision, state, words) {
    const picture = questionPicture(decision, state, words);
    return picture && inTheme(picture, state);
  },
  prose(decision, locale) {
    const source = decision.about?.prose;
    // A check in the middle of an encounter follows its story closely; it need not tell it again.
    if (!source || decision.kind.startsWith('check.')) return null;
    return prose(source.file, source.path, locale);
  },
  search: (_state, query) => search(query),
  lookup(state, id, words) {
    const found = lookup(state, id, words);
    return found?.picture && state ? { ...found, picture: inTheme(found.picture, state) } : found;
  },
  rules(query) {
    return findRules(query)
      .slice(0, MOST_RULES)
      .map((rule) => ({ id: rule.id, title: chapterOf(rule), text: ruleText(rule), related: relatedRules(rule) }));
  },
  ruleTopics: () => ruleTopics().map(({ id, name }) => ({ id, name })),
  seenBy: (state) => seen(state),
  autopilot: advise,
  commands: commandFits,
  ahead,
  report,
  ending,
  chronicle,
};

/** The second edition's words, with its names, for texts outside a game. */
export function secondWords(locale: string, state: State | null = null): Words {
  const known: Locale = LOCALES.find((candidate) => candidate === locale) ?? 'en';
  return new Words(known).with(namer(state));
}

function ruleText(rule: { text: string; table?: string[][] }): string {
  if (!rule.table) return rule.text;
  return [rule.text, ...rule.table.map((row) => row.join(' · '))].join('\n');
}
