import { phrase, ref } from '../../engine/phrase.ts';
import { LOCALES, type Locale } from '../../locale.ts';
import { Words } from '../../words/words.ts';
import type { TableEdition } from '../edition/edition.ts';
import { inTheme } from '../shown/theme.ts';
import { advise, favored, whyAdvised } from './autopilot/autopilot.ts';
import type { Content } from './content/content.ts';

import { secondEdition } from './game/edition.ts';
import { gameOf } from './game/game.ts';
import { guided } from './guide/guide.ts';
import { inPlayerOrder } from './investigators/investigator.ts';
import { ahead } from './plan/ahead.ts';
import { turnTaken } from './plan/turnahead.ts';
import { holders, keeperOf, remarks } from './setup/agreement.ts';
import { optionDescriptions } from './setup/description.ts';
import { aNewTable } from './setup/newtable.ts';
import { createState } from './setup/setup.ts';
import { courseOf, hours } from './setup/turnorder.ts';
import { boardText, headline, statusLines } from './shown/boardtext.ts';
import { boardPicture } from './shown/boardview.ts';
import { chronicle } from './shown/chronicle.ts';
import { closeUps } from './shown/closeup.ts';
import { commandFits } from './shown/commandfit.ts';
import { goals } from './shown/goal.ts';
import { hindrance } from './shown/hindrance.ts';
import { lookups } from './shown/lookup.ts';
import { namer } from './shown/namer.ts';
import { answers, ruleTopics } from './shown/rulebook.ts';
import { seen } from './shown/seen.ts';
import { sheetNote } from './shown/sheetnote.ts';
import { sheetPicture, sheetRules, sheetText } from './shown/sheetview.ts';
import { optionSign } from './shown/sign.ts';
import { standing } from './shown/standing.ts';
import { turnsExplained } from './shown/whoseturn.ts';
import { reaction } from './sitting/reaction.ts';
import { sitterOf, sittingOf } from './sitting/sitting.ts';
import type { DecisionKind } from './state/decisionkind.ts';
import type { SecondEvent } from './state/event.ts';
import { readOptions } from './state/options.ts';
import type { Game, State } from './state/state.ts';
import { ending } from './telling/ending.ts';
import { frame, layout } from './telling/frame.ts';
import { questionPicture, questionStory } from './telling/question.ts';
import { endingScenes, picture, scenes } from './telling/scene.ts';
import { tell } from './telling/telling.ts';
import { whispers } from './telling/whisper.ts';
import { report } from './tools/scenario/report.ts';

/** Shared questions whose default is proposed: where the monsters of a surge go (2E-T62). */
const PROPOSED = new Set<string>(['mythos.surge', 'mythos.surge-share'] satisfies DecisionKind[]);

/** The second edition with a content, as a table sees it. */
export function second(content: Content): TableEdition<State, SecondEvent> {
  /** What looks at a game, of its state. */
  const on =
    <A extends unknown[], R>(look: (game: Game, ...more: A) => R) =>
    (state: State, ...more: A): R =>
      look(gameOf(content, state), ...more);
  const { search, lookup } = lookups(content);
  return {
    ...secondEdition(content),
    ...inTheme({
      picture: (sight, words) => picture(content, sight, words),
      questionPicture: (decision, state, words) => questionPicture(decision, gameOf(content, state), words),
      lookup,
    }),
    scenes,
    endingScenes,
    tell: (events, state) => tell(events, gameOf(content, state)),
    create: ({ options, seats, seed }) => createState(content, { options: readOptions(options), seats, seed }),
    seats: { min: 1, max: 8 },
    holders,
    keeper: keeperOf,
    remarks,
    aNewTable,
    courseOf,
    hours,
    sheets: content.investigators.map(({ id }) => id),
    options: optionDescriptions(content),
    namer: (state) => namer(content, state),
    firstSeat: (state) => state.first,
    firstName: phrase('second-first-player'),
    who: (state, seat) => ref('sheet', state.investigators[seat]?.sheet ?? ''),
    seatsInPlay: (state) => inPlayerOrder(state),
    sitter: sitterOf,
    sittingOf,
    reaction,
    shortcut: (_, { kind, mode }) =>
      mode === 'group' && PROPOSED.has(kind) ? { word: 'atOnce', proposed: true } : null,
    headline,
    turnsExplained,
    status: on(statusLines),
    goals: on(goals),
    sheetNote: (sheet, words) => sheetNote(content, sheet, words),
    hindrance,
    standing: on(standing),
    sign: (option) => optionSign(content, option),
    board: on(boardPicture),
    closeUps: (_, words) => closeUps(content, words),
    boardText: on(boardText),
    sheet: on(sheetPicture),
    sheetText: on(sheetText),
    sheetRules: on(sheetRules),
    frame,
    layout,
    turnTaken: on(turnTaken),
    whispers: (events) => whispers(content, events),
    story: questionStory,
    search,
    rules: answers,
    ruleTopics,
    seenBy: seen,
    autopilot: on(advise),
    why: on(whyAdvised),
    favored: on(favored),
    commands: commandFits,
    ahead: ahead(content),
    report: (play) => report(content, play),
    guided: guided(content),
    ending: on(ending),
    chronicle,
  };
}

/** The second edition's words, with its names, for texts outside a game. */
export function secondWords(content: Content, locale: string, state: State | null = null): Words {
  const known: Locale = LOCALES.find((candidate) => candidate === locale) ?? 'en';
  return new Words(known).with(namer(content, state));
}
