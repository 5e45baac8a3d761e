import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import { story } from '../../shown/clause.ts';
import { type Great, placesOf } from '../../telling/moment.ts';
import { loadContent } from '../content/content.ts';
import { monsterProse } from '../shown/prose.ts';
import type { EventOf, ThirdEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { turnedBy } from './codex.ts';
import { counted } from './counted.ts';
import { lineOf } from './line.ts';

/** Finds a great moment of one kind among the events of an answer. */
type Finder = (events: readonly ThirdEvent[], words: Words) => Omit<Great, 'note'> | null;

/** The gravest first: a frame has one heading, and what else happened stands under it. */
const FINDERS: readonly Finder[] = [left, epicDown, codex, outbreak, anomaly];

/** The great moment among events, if there is one. */
export function greatMoment(events: readonly ThirdEvent[], { round }: State, words: Words): Great | null {
  // The end has a frame of its own.
  if (events.some(({ type }) => type === 'GameEnded')) return null;
  for (const find of FINDERS) {
    const great = find(events, words);
    if (great) return { ...great, note: words.say('third-moment-round', { round }) };
  }
  return null;
}

/** Somebody is lost to the others; who takes the train is not. */
function left(events: readonly ThirdEvent[], words: Words): ReturnType<Finder> {
  const gone = events.find(
    (event): event is EventOf<'InvestigatorLeft'> => event.type === 'InvestigatorLeft' && event.why !== 'retired',
  );
  if (!gone) return null;
  const { sheet, why, by } = gone;
  const cause = by ? words.say('because', { cause: words.name(by) }) : '';
  return {
    scene: why === 'devoured' ? 'devoured' : 'lostNobody',
    heading: words.say('third-moment-left', { sheet: ref('investigator', sheet), why, by: cause }),
    title: words.name(ref('investigator', sheet)),
    // Whom they are free of by that needs no words.
    used: placesOf(
      events,
      (event) => event === gone || (event.type === 'MonsterDisengaged' && event.seat === gone.seat),
    ).flatMap((at) => [at, ...(events[at + 1]?.type === 'MonsterExhausted' ? [at + 1] : [])]),
  };
}

function epicDown(events: readonly ThirdEvent[], words: Words): ReturnType<Finder> {
  const isEpic = (id: string): boolean => loadContent().monsters.get(kindNamed(id))?.epic === true;
  const down = events.find(
    (event): event is EventOf<'MonsterDefeated'> => event.type === 'MonsterDefeated' && isEpic(event.monster),
  );
  if (!down) return null;
  const monster = ref('monster', down.monster);
  const told = story(monsterProse(down.monster, 'defeated', words.locale));
  return {
    scene: 'epicDown',
    heading: words.say('third-moment-epic', { monster }),
    detail: told === '' ? [] : [told],
    title: words.name(monster),
    figure: kindNamed(down.monster),
    used: placesOf(events, (event) => event === down),
  };
}

/** A codex card turns over: its story, and what is new. */
function codex(events: readonly ThirdEvent[], words: Words): ReturnType<Finder> {
  // What turns over with it is told below.
  const turned = events.find((event): event is EventOf<'CodexFlipped'> => event.type === 'CodexFlipped');
  if (!turned) return null;
  const card = ref('archive', String(turned.card));
  const [, read = '', ...told] = (lineOf(turned, words) ?? '').split('\n');
  const by = turnedBy(events, turned.card, words);
  const first = [by.line, read].filter((text) => text !== '').join(' ');
  return {
    scene: 'codex',
    heading: words.say('third-moment-codex', { card }),
    detail: [...(first === '' ? [] : [first]), ...told],
    title: words.name(card),
    used: [...placesOf(events, (event) => event === turned), ...by.used],
  };
}

function outbreak(events: readonly ThirdEvent[], words: Words): ReturnType<Finder> {
  const spaces = events.flatMap((event) => (event.type === 'Outbreak' ? [ref('space', event.space)] : []));
  if (spaces.length === 0) return null;
  return {
    scene: 'outbreak',
    heading: words.say('third-moment-outbreak', { places: counted(spaces, words, { role: 'at' }) }),
    title: counted(spaces, words),
    used: placesOf(events, ({ type }) => type === 'Outbreak'),
  };
}

function anomaly(events: readonly ThirdEvent[], words: Words): ReturnType<Finder> {
  const places = events.flatMap((event) =>
    event.type === 'AnomalyAppeared' ? [ref('neighborhood', event.neighborhood)] : [],
  );
  if (places.length === 0) return null;
  return {
    scene: 'anomaly',
    heading: words.say('third-moment-anomaly', { places }),
    title: words.list(places.map((place) => words.name(place))),
    used: placesOf(events, ({ type }) => type === 'AnomalyAppeared'),
  };
}
