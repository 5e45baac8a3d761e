import { type Ref, ref } from '../../../engine/phrase.ts';
import type { Locale } from '../../../locale.ts';
import type { Noun, PrintedAs } from '../../../words/noun.ts';
import { NounTable } from '../../../words/nountable.ts';
import { type Namer, Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import { calledAs } from '../../shown/called.ts';
import { loadContent } from '../content/content.ts';
import type { ScenarioStreet } from '../content/scenario.ts';
import { isComponent, OPTION } from '../state/option.ts';
import type { State } from '../state/state.ts';
import { prose } from './prose.ts';

/** What has its word in the catalogue (`third-name-<kind>-<id>`) rather than a printed name. */
const WORDED = ['skill', 'deck', 'token', 'phase', 'action', 'marker', 'streetKind', 'part', 'rule', 'test'] as const;

/** The kinds that a cause may turn out to be, where its own kind doesn't know it. */
const ANY = ['card', 'monster', 'sheet', 'headline', 'space', 'scenario'] as const;

/** Kinds of things that are cards. */
const CARDS: readonly string[] = ['condition', 'back'];

/** Says the names of the third edition's things; with a state also whose seat is whose. */
export function namer(state: State | null): Namer {
  return (thing, locale) => {
    const words = new Words(locale).with(namer(state));
    const told = toldName(thing, words);
    if (told !== null) return told;
    if (thing.ref === 'seat') return state ? seatName(state, Number(thing.id), locale) : null;
    // Who sits there only the table knows; it names players before this is asked.
    if (thing.ref === 'player') return 'none';
    for (const kind of [thing.ref, ...ANY]) {
      const known = nounNamed(ref(kind, thing.id), state, words);
      if (known !== null) return known;
    }
    const key = `third-name-${thing.ref}`;
    return words.has(key) ? words.say(key) : null;
  };
}

/** A thing of just this kind. */
function nounNamed(thing: Ref, state: State | null, words: Words): Noun | null {
  if (thing.ref === 'sheet') return calledName(thing.id, words.locale);
  const name = named(thing, state, words);
  return name === null ? null : nounOf(name, thing, state, words.locale);
}

/** What only tellings name: a story by its file and where it stands there, somebody as they were called. */
function toldName({ ref, id }: Ref, words: Words): string | null {
  const [file = '', ...path] = id.split('/');
  if (ref === 'prose') return prose(file, path, words.locale);
  if (ref === 'called') return id;
  if (ref !== 'anomalyIn') return null;
  return words.with(namer(null)).say('third-anomaly-in', { place: { ref: 'neighborhood', id } });
}

/** A name with the forms of a thing. A street has those of its kind, and a place may be a space or a neighborhood. */
function nounOf(name: string, ref: Ref, state: State | null, locale: Locale): Noun {
  const table = new NounTable(locale, 'third');
  const kind = CARDS.includes(ref.ref) ? 'card' : ref.ref;
  if (kind !== 'space' && kind !== 'place') return table.noun(name, kind, kindNamed(ref.id));
  const street = streetOf(ref.id, state);
  if (street) return table.noun(name, 'street', street.kind);
  return table.noun(name, table.has('space', ref.id) ? 'space' : 'neighborhood', ref.id);
}

/** What the investigator on a seat is called: their first name, as no two in the box share one. */
function seatName(state: State, seat: number, locale: Locale): Noun | null {
  const one = state.investigators[seat];
  return one ? calledName(one.sheet, locale) : null;
}

function calledName(sheet: string, locale: Locale): Noun | null {
  const printed = loadContent().investigators.get(sheet)?.name;
  if (printed === undefined) return null;
  const table = new NounTable(locale, 'third');
  return table.noun(table.printed(calledAs(printed), 'investigator', sheet, 'called'), 'investigator', sheet);
}

/** Words of a language that know the edition's names. */
export function thirdWords(locale: Locale, state: State | null = null): Words {
  return new Words(locale).with(namer(state));
}

function named(thing: Ref, state: State | null, words: Words): string | null {
  const content = loadContent();
  const id = kindNamed(thing.id);
  const printed = (english: string | undefined, kind = thing.ref): string | null =>
    printedName(english, ref(kind, id), words);
  switch (thing.ref) {
    case 'card':
      return cardName(id, words);
    case 'condition':
      return printed(content.assets.get(id)?.name, 'card');
    case 'back':
      return printed(
        [...content.assets.values()].flatMap(({ backs }) => backs ?? []).find((back) => back.id === id)?.name,
        'card',
      );
    case 'monster':
      return printed(content.monsters.get(id)?.name);
    case 'investigator':
      return printed(content.investigators.get(id)?.name);
    case 'occupation':
      return printedName(content.investigators.get(id)?.occupation, ref('investigator', id), words, 'occupation');
    case 'archives':
      return archivesName(id, words);
    case 'ability':
      return abilityName(id, words);
    case 'space':
    case 'place':
      return spaceName(id, state, words);
    case 'neighborhood':
      return printed(content.neighborhoods.get(id)?.name);
    case 'headline':
      return printed(content.headlines.get(id)?.name);
    case 'scenario':
      return printed(content.scenarios.get(id)?.name);
    case 'archive':
      return archiveName(id, state, words);
    case 'encounter':
      return encounterName(thing.id, words);
    case 'action':
      return actionName(thing.id, words);
    default: {
      const worded: readonly string[] = WORDED;
      const key = `third-name-${thing.ref}-${thing.id}`;
      return worded.includes(thing.ref) && words.has(key) ? words.say(key) : null;
    }
  }
}

/** What is printed, as a language prints it; null where nothing is. */
function printedName(
  english: string | undefined,
  { ref: kind, id }: Ref,
  { locale }: Words,
  as: PrintedAs = 'name',
): string | null {
  return english === undefined ? null : new NounTable(locale, 'third').printed(english, kind, id, as);
}

/** What a sheet's ability is called; without a name of its own, as its investigator. */
function abilityName(sheet: string, words: Words): string | null {
  return (
    prose('investigators', [sheet, 'ability'], words.locale) ??
    printedName(loadContent().investigators.get(sheet)?.name, ref('investigator', sheet), words)
  );
}

/** An asset card; cards of other decks go by what they are. */
function cardName(id: string, words: Words): string | null {
  const asset = printedName(loadContent().assets.get(id)?.name, ref('card', id), words);
  if (asset !== null) return asset;
  const number = OPTION.archive.read(id);
  return number === undefined ? encounterName(id, words) : archiveName(String(number), null, words);
}

/** An archive card by its number: the title of the side that lies up, of the front where nobody knows. */
function archiveName(id: string, state: State | null, words: Words): string | null {
  const card = loadContent().archive.get(Number(id));
  if (!card) return null;
  const lying = state?.codex.find(({ number }) => number === card.number);
  const own = lying?.side === 'back' ? printedName(card.back?.name, ref('archive', id), words, 'back') : null;
  return (
    own ?? printedName(card.name, ref('archive', id), words) ?? words.say('third-name-archive', { number: card.number })
  );
}

/** What stands before the neighborhoods of archive cards that share a name: "Nightmare Breach – Downtown". */
function archivesName(id: string, words: Words): string | null {
  const name = printedName(loadContent().archive.get(Number(id))?.name, ref('archive', id), words);
  return name?.split(' – ')[0] ?? null;
}

function encounterName(id: string, words: Words): string | null {
  const content = loadContent();
  const at = (key: string, where: string): string => words.say(key, { where: ref('neighborhood', where) });
  const own = content.neighborhoodCards.get(id)?.neighborhood;
  if (own) return at('third-name-encounter', own);
  const event = content.events.get(id)?.neighborhood;
  if (event) return at('third-name-event', event);
  if (content.streetCards.has(id)) return words.say('third-name-street-encounter');
  if ([...content.anomalySets.values()].some(({ cards }) => cards.some((card) => card.id === id)))
    return words.say('third-name-anomaly-encounter');
  const where = content.archive.get(OPTION.archive.read(id) ?? 0)?.neighborhood;
  return where ? at('third-name-encounter', where) : null;
}

/** An action as in `performed`. */
function actionName(id: string, words: Words): string | null {
  if (!isComponent(id)) return words.has(`third-name-action-${id}`) ? words.say(`third-name-action-${id}`) : null;
  const [number] = OPTION.codexAction.read(id) ?? [];
  const [source = ''] = OPTION.component.read(id) ?? [];
  const name =
    number === undefined
      ? (cardName(kindNamed(source), words) ?? abilityName(source, words))
      : archiveName(String(number), null, words);
  return name ?? words.say('third-name-action-component');
}

/** A space of a neighborhood, a street, a space that an archive card makes, or a neighborhood. */
function spaceName(id: string, state: State | null, words: Words): string | null {
  const content = loadContent();
  const printed =
    printedName(content.spaces.get(id)?.name, ref('space', id), words) ??
    printedName(content.neighborhoods.get(id)?.name, ref('neighborhood', id), words);
  if (printed !== null) return printed;
  const street = streetOf(id, state);
  if (street) {
    const { from, to, kind } = street;
    return words.say(`third-name-street-${kind}`, { from: ref('neighborhood', from), to: ref('neighborhood', to) });
  }
  const made = [...content.archive.values()].find(({ front }) => front.space?.id === id);
  return made ? printedName(made.name, ref('archive', String(made.number)), words) : null;
}

/** A street of the scenario being played; without one, of any scenario that has it. */
function streetOf(id: string, state: State | null): ScenarioStreet | null {
  const content = loadContent();
  const scenarios = state ? [content.scenario(state.scenario)] : [...content.scenarios.values()];
  return scenarios.flatMap(({ map }) => map.streets).find((street) => street.id === id) ?? null;
}
