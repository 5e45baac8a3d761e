import { gameOf } from '../../src/editions/second/game/game.ts';
import { planPicture } from '../../src/editions/second/plan/planpicture.ts';
import { secondWords } from '../../src/editions/second/second.ts';
import { lookups } from '../../src/editions/second/shown/lookup.ts';
import { questionPicture } from '../../src/editions/second/telling/question.ts';
import type { Decision, Option } from '../../src/engine/decision.ts';
import { phrase, ref } from '../../src/engine/phrase.ts';
import type { Locale } from '../../src/locale.ts';
import type { MomentView } from '../../src/render/moments/view.ts';
import type { PictureSpec } from '../../src/render/view.ts';
import { content } from '../second.ts';
import { awake, boardOf, crowded, lastStand, midgame, mobbed, opening, rumored, swarmed } from './examples.ts';
import { thirdGallery } from './map/gallery.ts';
import { eventful, mournful, paperOf, specialOf, uneventful } from './newspaper/papers.ts';
import { laden, sheetOf } from './sheetexamples.ts';

/** Boards of this suite by name. */
export function boards(locale: Locale = 'en'): Record<string, PictureSpec> {
  const middle = midgame();
  const worst = crowded();
  return {
    'board/opening': { kind: 'board', view: boardOf(opening(), [], locale), alt: 'The opening' },
    'board/midgame': { kind: 'board', view: boardOf(middle.state, middle.events, locale), alt: 'Turn 9' },
    'board/crowded': { kind: 'board', view: boardOf(worst.state, worst.events, locale), alt: 'Turn 27' },
    'board/mobbed': { kind: 'board', view: boardOf(mobbed(), [], locale), alt: 'All in one cave' },
  };
}

/** A neighborhood from near, planned moves, and what is rarely seen. */
export function variants(locale: Locale = 'en'): Record<string, PictureSpec> {
  const rumor = rumored();
  const worst = crowded();
  return {
    'board/close-up': {
      kind: 'board',
      view: { ...boardOf(worst.state, worst.events, locale), closeUp: 'rivertown' },
      alt: 'Rivertown',
    },
    'board/rumor': { kind: 'board', view: boardOf(rumor.state, rumor.events, locale), alt: 'A rumor' },
    'board/awake': { kind: 'board', view: boardOf(awake(), [], locale), alt: 'Yig is awake' },
    'board/awake-eight': { kind: 'board', view: boardOf(lastStand(), [], locale), alt: 'Cthulhu is awake' },
    'board/awake-contrast': {
      kind: 'board',
      view: { ...boardOf(lastStand(), [], locale), theme: 'contrast' },
      alt: 'Cthulhu is awake',
    },
    'board/swarmed': { kind: 'board', view: swarmed(locale), alt: 'All at the Train Station' },
    'board/route': planned('independence-square', locale),
    'board/route-near': planned('graveyard', locale),
  };
}

/** What Monterey Jack sees of the plan to go somewhere. */
export function planned(goal: string, locale: Locale = 'en'): PictureSpec {
  const { state } = midgame();
  const jack = state.investigators[2];
  if (jack) jack.sliders = [3, 1, 1];
  const picture = planPicture(
    gameOf(content, state),
    2,
    { chosen: { goal }, assumed: {} },
    secondWords(content, locale, state),
  );
  if (!picture) throw new Error(`no way to ${goal}`);
  return picture;
}

export function cardOf(id: string, locale: Locale = 'en'): PictureSpec {
  const picture = lookups(content).lookup(null, id, secondWords(content, locale))?.picture;
  if (!picture) throw new Error(`no card ${id}`);
  return picture;
}

/** Everything that has a card to look at, by family and id. */
export function everyCard(): string[] {
  return Object.entries({
    card: content.cards,
    monster: content.monsters,
    mythos: content.mythosCards,
    ancientOne: content.ancientOnes,
    sheet: content.investigators,
    place: content.locations,
    world: content.worlds,
  }).flatMap(([family, things]) => things.map(({ id }) => `${family}:${id}`));
}

/** What the question of a move shows. */
export function wayAhead(locale: Locale = 'en'): PictureSpec {
  const { state } = midgame();
  const go = (place: string, steps: number): Option => ({
    id: `go:${place}`,
    label: phrase('option-go', { place: ref('place', place) }),
    note: phrase('note-go', { steps }),
  });
  const decision: Decision = {
    id: '1',
    kind: 'move.next',
    mode: 'own',
    seats: [2],
    ask: phrase('ask-move-next'),
    options: [go('graveyard', 1), go('black-cave', 1), go('french-hill-streets', 1), go('easttown-streets', 1)],
    min: 1,
    max: 1,
    default: [],
    rule: '2E-703',
    about: { place: 'rivertown-streets' },
  };
  const picture = questionPicture(decision, gameOf(content, state), secondWords(content, locale, state));
  if (!picture) throw new Error('no way ahead');
  return picture;
}

/** The worst board in high contrast. */
export function contrasted(locale: Locale = 'en'): PictureSpec {
  const { state, events } = crowded();
  const view = { ...boardOf(state, events, locale), theme: 'contrast' as const };
  return { kind: 'board', view, alt: 'Turn 27, high contrast' };
}

/** Cards of every family. */
export function cards(locale: Locale = 'en'): Record<string, PictureSpec> {
  return {
    'cards/ancient-one': cardOf('ancientOne:cthulhu', locale),
    'cards/monster': cardOf('monster:dimensional-shambler', locale),
    'cards/mythos': cardOf('mythos:mythos-curfew-enforced', locale),
    'cards/item': cardOf('card:tommy-gun', locale),
    'cards/spell': cardOf('card:find-gate', locale),
    'cards/skill': cardOf('card:marksman', locale),
    'cards/ally': cardOf('card:duke', locale),
    'cards/special': cardOf('card:retainer', locale),
    'cards/investigator': cardOf('sheet:joe-diamond', locale),
    'cards/place': cardOf('place:silver-twilight-lodge', locale),
  };
}

/** The newspaper: five layouts, deaths, a quiet day, the end. */
export function papers(locale: Locale = 'en'): Record<string, PictureSpec> {
  return {
    ...Object.fromEntries(
      [5, 6, 7, 8, 9].map((turn) => [`newspaper/eventful-${turn}`, paperOf(eventful(turn), undefined, locale)]),
    ),
    'newspaper/quiet': paperOf(uneventful(6), opening(), locale),
    'newspaper/mournful': paperOf(mournful(8), undefined, locale),
    'newspaper/won': specialOf(undefined, locale),
    'newspaper/lost': specialOf({ result: 'lost', way: 'devoured', turn: 24 }, locale),
  };
}

/** A picture of every great moment, as a game shows it. */
export const MOMENTS = {
  'gate-sealed': { scene: 'gateSealed', title: 'Unvisited Isle', note: 'Seals 3/6' },
  'seal-broken': { scene: 'sealBroken', title: 'Unvisited Isle', note: 'Seals 2/6' },
  'gate-closed': { scene: 'gateClosed', title: 'Independence Square', note: 'Gates 2/7' },
  'drawn-through': { scene: 'drawnThrough', title: 'The City of the Great Race', note: 'Joe, Gloria' },
  devoured: { scene: 'devoured', title: '“Ashcan” Pete', note: '' },
  terror: { scene: 'terror', title: 'Terror rises', note: '4/10' },
  'rumor-passed': { scene: 'rumorPassed', title: 'The Stars Are Right', note: 'averted' },
  'rumor-failed': { scene: 'rumorFailed', title: 'The Southside Strangler Strikes', note: 'comes true' },
  'ritual-stopped': { scene: 'ritualStopped', title: 'The Great Ritual', note: 'averted' },
  awakening: { scene: 'awakening', title: 'Cthulhu', note: 'awakens', figure: 'cthulhu' },
  codex: { scene: 'codex', title: 'Fresh Meat', note: 'Round 6' },
  'epic-down': { scene: 'epicDown', title: 'Umôrdhoth', note: 'Round 11' },
  anomaly: { scene: 'anomaly', title: 'Merchant District', note: 'Round 5' },
  outbreak: { scene: 'outbreak', title: 'Hangman’s Hill', note: 'Doom 5/8' },
  'won-closing': { scene: 'wonClosing', title: 'Every door is shut', note: 'Turn 14' },
  'won-sealing': { scene: 'wonSealing', title: 'Sealed', note: 'Turn 14' },
  'won-banishing': { scene: 'wonBanishing', title: 'It sleeps again', note: 'Turn 21', figure: 'hastur' },
  'lost-devoured': { scene: 'lostDevoured', title: 'Nobody left to ask', note: 'Turn 24' },
  'lost-destruction': { scene: 'lostDestruction', title: 'The end of Arkham', note: 'Turn 18', figure: 'yig' },
  'won-case': { scene: 'wonCase', title: 'Arkham stands', note: 'Round 13' },
  'won-lodge': { scene: 'wonLodge', title: 'The Lodge gives thanks', note: 'Round 12' },
  'lost-case': { scene: 'lostCase', title: 'The end of Arkham', note: 'Round 9' },
  'lost-nobody': { scene: 'lostNobody', title: 'Nobody left to ask', note: 'Round 8' },
} as const satisfies Record<string, MomentView>;

/** The pictures of great moments and of the ends, and some of them in high contrast. */
export function moments(): Record<string, PictureSpec> {
  const specs = Object.entries(MOMENTS).map(([name, view]): [string, PictureSpec] => [
    `${/^(?:won|lost)-/.test(name) ? 'ends' : 'moments'}/${name}`,
    { kind: 'moment', view, alt: view.title },
  ]);
  const contrasted = (['gate-sealed', 'drawn-through', 'terror'] as const).map((name): [string, PictureSpec] => [
    `moments/${name}-contrast`,
    { kind: 'moment', view: { ...MOMENTS[name], theme: 'contrast' }, alt: MOMENTS[name].title },
  ]);
  return Object.fromEntries([...specs, ...contrasted]);
}

/** The pictures that are kept as golden images and shown in docs/gallery.md. */
export function gallery(locale: Locale = 'en'): Record<string, PictureSpec> {
  return {
    ...boards(locale),
    ...variants(locale),
    'board/way-ahead': wayAhead(locale),
    'board/contrast': contrasted(locale),
    'sheets/sheet': { kind: 'sheet', view: sheetOf(laden(), 0, locale), alt: 'Joe Diamond' },
    ...cards(locale),
    ...papers(locale),
    ...moments(),
    ...thirdGallery(locale),
  };
}
