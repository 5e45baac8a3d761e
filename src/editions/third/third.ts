import { phrase, ref } from '../../engine/phrase.ts';
import type { TableEdition } from '../edition/edition.ts';
import { inTheme } from '../shown/theme.ts';
import { advise, favored, whyAdvised } from './autopilot/autopilot.ts';
import { loadContent } from './content/content.ts';
import { thirdEdition } from './game/edition.ts';
import { guided } from './guide/guide.ts';
import { inPlay } from './investigators/investigator.ts';
import { ahead } from './plan/ahead.ts';
import { begins } from './plan/begins.ts';
import { turnTaken } from './plan/turnahead.ts';
import { reaction } from './reactions/patience.ts';
import { optionDescriptions } from './setup/description.ts';
import { aNewTable } from './setup/newtable.ts';
import { createState, MOST_SEATS } from './setup/setup.ts';
import { boardText, headline, statusLines } from './shown/boardtext.ts';
import { boardPicture } from './shown/boardview.ts';
import { chronicle } from './shown/chronicle.ts';
import { closeUps } from './shown/closeup.ts';
import { commandFits } from './shown/commandfit.ts';
import { goals } from './shown/goal.ts';
import { hindrance } from './shown/hindrance.ts';
import { leadsTo } from './shown/leading.ts';
import { lookup, search } from './shown/lookup.ts';
import { namer } from './shown/namer.ts';
import { answers, ruleTopics } from './shown/rulebook.ts';
import { seen } from './shown/seen.ts';
import { sheetNote } from './shown/sheetnote.ts';
import { sheetPicture } from './shown/sheetpicture.ts';
import { sheetRules, sheetText } from './shown/sheetview.ts';
import { optionSign } from './shown/sign.ts';
import { standing } from './shown/standing.ts';
import type { ThirdEvent } from './state/event.ts';
import { readOptions } from './state/options.ts';
import type { State } from './state/state.ts';
import { frame, layout } from './telling/frame.ts';
import { ending } from './telling/paper/ending.ts';
import { parts } from './telling/parts.ts';
import { questionPicture, questionStory } from './telling/question.ts';
import { endingScenes, picture, scenes } from './telling/scene.ts';
import { tell } from './telling/telling.ts';
import { report } from './tools/scenario/report.ts';

/** What the group decides of its foes: orders, and where they go. The usual way is taken unless somebody objects. */
const FOES = /^(monster|doom|reckoning)\./;

/** What the group decides else and is told as what happens; that nobody does a thing is nothing to tell. */
const TOLD = /^(?:effect\.(?:place|monster|may)|scar\.space)$/;

/** Hours a game takes 1 to 6 people half of whose answers come within one hour; measured (docs/pace.md). */
const HOURS = [30, 116, 153, 170, 195, 225];

/** The third edition, as a table sees it. */
export const third: TableEdition<State, ThirdEvent> = {
  ...thirdEdition,
  ...inTheme({ picture, questionPicture, lookup }),
  scenes,
  endingScenes,
  tell,
  create: ({ options, seats, seed }) => createState({ options: readOptions(options), seats, seed }),
  seats: { min: 1, max: MOST_SEATS },
  get sheets() {
    return [...loadContent().investigators.keys()];
  },
  get options() {
    return optionDescriptions();
  },
  namer,
  firstSeat: (state) => state.leader,
  begins,
  sitter: ({ acting }) => acting ?? null,
  aNewTable,
  hours: (_options, { persons }) => HOURS[Math.min(persons, HOURS.length) - 1] ?? 0,
  reaction,
  // 2E-T62, 2E-T72
  shortcut: (_, { kind, mode }) => (mode === 'group' ? { word: 'unopposed', proposed: FOES.test(kind) } : null),
  // Who goes where, and what takes effect when, is told.
  evident: ({ kind, mode }) => mode === 'group' && (FOES.test(kind) || TOLD.test(kind)),
  firstName: phrase('third-first-player'),
  who: (state, seat) => ref('sheet', state.investigators[seat]?.sheet ?? ''),
  seatsInPlay: inPlay,
  headline,
  status: statusLines,
  goals,
  sheetNote,
  hindrance,
  standing,
  sign: optionSign,
  board: boardPicture,
  closeUps,
  boardText,
  sheet: sheetPicture,
  sheetText,
  sheetRules,
  frame,
  parts,
  layout,
  turnTaken,
  story: questionStory,
  search,
  rules: answers,
  ruleTopics,
  seenBy: seen,
  autopilot: advise,
  why: whyAdvised,
  favored,
  leadsTo,
  commands: commandFits,
  ahead,
  report,
  guided,
  ending,
  chronicle,
};
