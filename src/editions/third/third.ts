import { phrase, ref } from '../../engine/phrase.ts';
import type { TableEdition } from '../edition/edition.ts';
import { inTheme } from '../shown/theme.ts';
import { advise, favored, whyAdvised } from './autopilot/autopilot.ts';
import type { Content } from './content/content.ts';
import { thirdEdition } from './game/edition.ts';
import { gameOf } from './game/game.ts';
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
import { lookups } from './shown/lookup.ts';
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
import type { Game, State } from './state/state.ts';
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

/** The third edition with that content, as a table sees it. */
export function third(content: Content): TableEdition<State, ThirdEvent> {
  const game = (state: State): Game => gameOf(content, state);
  const { search, lookup } = lookups(content);
  return {
    ...thirdEdition(content),
    ...inTheme<State, ThirdEvent>({
      picture: (sight, words) => picture(content, sight, words),
      questionPicture: (decision, state, ...shown) => questionPicture(decision, game(state), ...shown),
      lookup,
    }),
    scenes: (events, state) => scenes(content, events, state),
    endingScenes: (state) => endingScenes(content, state),
    tell: (events, state) => tell(events, { content, state }),
    create: ({ options, seats, seed }) => createState(content, { options: readOptions(content, options), seats, seed }),
    seats: { min: 1, max: MOST_SEATS },
    sheets: [...content.investigators.keys()],
    options: optionDescriptions(content),
    namer: (state) => namer(content, state),
    firstSeat: (state) => state.leader,
    begins: (state, decision) => begins(game(state), decision),
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
    status: (state, words) => statusLines(game(state), words),
    goals: (state, words) => goals(game(state), words),
    sheetNote: (sheet, words) => sheetNote(content, sheet, words),
    hindrance,
    standing: (state, ...shown) => standing(game(state), ...shown),
    sign: optionSign,
    board: (state, ...shown) => boardPicture(game(state), ...shown),
    closeUps: (state, words) => closeUps(game(state), words),
    boardText: (state, words) => boardText(game(state), words),
    sheet: (state, ...shown) => sheetPicture(game(state), ...shown),
    sheetText: (state, ...shown) => sheetText(game(state), ...shown),
    sheetRules: (state, ...shown) => sheetRules(game(state), ...shown),
    frame,
    parts,
    layout,
    turnTaken,
    story: questionStory,
    search,
    rules: answers,
    ruleTopics,
    seenBy: (state) => seen(content, state),
    autopilot: (seen, ...asked) => advise(game(seen), ...asked),
    why: (seen, decision, seat) => whyAdvised(game(seen), decision, seat),
    favored: (seen, decision, seat) => favored(game(seen), decision, seat),
    leadsTo,
    commands: commandFits,
    ahead: ahead(content),
    report: (play) => report(content, play),
    guided: guided(content),
    ending: (state) => ending(game(state)),
    chronicle,
  };
}
