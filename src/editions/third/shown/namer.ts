import { type Ref, ref } from '../../../engine/phrase.ts';
import type { Locale } from '../../../locale.ts';
import type { Noun, PrintedAs } from '../../../words/noun.ts';
import { NounTable } from '../../../words/nountable.ts';
import { type Namer, Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import { calledAs } from '../../shown/called.ts';
import type { Content } from '../content/content.ts';
import type { ScenarioStreet } from '../content/scenario.ts';
import { isComponent, OPTION } from '../state/option.ts';
import type { State } from '../state/state.ts';
import { prose } from './prose.ts';

/** What has its word in the catalogue (`third-name-<kind>-<id>`) rather than a printed name. */
const WORDED = ['skill', 'deck', 'token', 'phase', 'action', 'marker', 'streetKind', 'part', 'rule', 'test'] as const;

/** The kinds that a cause may turn out to be, where its own kind doesn't know it. */
const ANY = ['card', 'monster', 'sheet', 'headline', 'space', 'scenario'] as const;

/** What names are taken from. */
interface Named {
  content: Content;
  /** Of the game in which something is named, if any. */
  state: State | null;
}

/** Says the names of a content's things; with a state also whose seat is whose. */
export function namer(content: Content, state: State | null): Namer {
  const from = { content, state };
  return (thing, locale) => {
    const words = new Words(locale).with(namer(content, state));
    const told = toldName(from, thing, words);
    if (told !== null) return told;
    if (thing.ref === 'seat') return seatName(from, Number(thing.id), locale);
    // Who sits there only the table knows; it names players before this is asked.
    if (thing.ref === 'player') return 'none';
    for (const kind of [thing.ref, ...ANY]) {
      const known = nounNamed(from, ref(kind, thing.id), words);
      if (known !== null) return known;
    }
    const key = `third-name-${thing.ref}`;
    return words.has(key) ? words.say(key) : null;
  };
}

/** A thing of just this kind. */
function nounNamed(from: Named, thing: Ref, words: Words): Noun | null {
  if (thing.ref === 'sheet') return calledName(from.content, thing.id, words.locale);
  if (thing.ref === 'epic') {
    const { epicMonster } = from.content.archive.get(Number(thing.id))?.front ?? {};
    return epicMonster === undefined ? null : nounNamed(from, ref('monster', epicMonster), words);
  }
  if (thing.ref === 'condition') return conditionNamed(from, thing.id, words);
  const name = named(from, thing, words);
  return name === null ? null : nounOf(from, name, thing, words.locale);
}

/** The condition card of a status. */
function conditionNamed(from: Named, status: string, words: Words): Noun | null {
  const card = from.content.assetsOf('condition').find((one) => one.status === status);
  return card ? nounNamed(from, ref('card', card.id), words) : null;
}

/** What only tellings name: a story by its file and where it stands there, somebody as they were called. */
function toldName({ content }: Named, { ref, id }: Ref, words: Words): string | null {
  const [file = '', ...path] = id.split('/');
  if (ref === 'prose') return prose(file, path, words.locale);
  if (ref === 'called') return id;
  if (ref !== 'anomalyIn') return null;
  return words.with(namer(content, null)).say('third-anomaly-in', { place: { ref: 'neighborhood', id } });
}

/** A name with the forms of a thing. A street has those of its kind, and a place may be a space or a neighborhood. */
function nounOf(from: Named, name: string, ref: Ref, locale: Locale): Noun {
  const table = new NounTable(locale, 'third');
  const kind = ref.ref === 'back' ? 'card' : ref.ref;
  if (kind !== 'space' && kind !== 'place') return table.noun(name, kind, kindNamed(ref.id));
  const street = streetOf(from, ref.id);
  if (street) return table.noun(name, 'street', street.kind);
  return table.noun(name, table.has('space', ref.id) ? 'space' : 'neighborhood', ref.id);
}

/** What the investigator on a seat is called: their first name, as no two in the box share one. */
function seatName({ content, state }: Named, seat: number, locale: Locale): Noun | null {
  const one = state?.investigators[seat];
  return one ? calledName(content, one.sheet, locale) : null;
}

function calledName(content: Content, sheet: string, locale: Locale): Noun | null {
  const printed = content.investigators.get(sheet)?.name;
  if (printed === undefined) return null;
  const table = new NounTable(locale, 'third');
  return table.noun(table.printed(calledAs(printed), 'investigator', sheet, 'called'), 'investigator', sheet);
}

/** Words of a language that know a content's names. */
export function thirdWords(content: Content, locale: Locale, state: State | null = null): Words {
  return new Words(locale).with(namer(content, state));
}

function named(from: Named, thing: Ref, words: Words): string | null {
  const { content } = from;
  const id = kindNamed(thing.id);
  const printed = (english: string | undefined, kind = thing.ref): string | null =>
    printedName(english, ref(kind, id), words);
  switch (thing.ref) {
    case 'card':
      return cardName(content, id, words);
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
      return archivesName(content, id, words);
    case 'ability':
      return abilityName(content, id, words);
    case 'space':
    case 'place':
      return spaceName(from, id, words);
    case 'neighborhood':
      return printed(content.neighborhoods.get(id)?.name);
    case 'headline':
      return printed(content.headlines.get(id)?.name);
    case 'scenario':
      return printed(content.scenarios.get(id)?.name);
    case 'archive':
      return archiveName(from, id, words);
    case 'encounter':
      return encounterName(content, thing.id, words);
    case 'action':
      return actionName(content, thing.id, words);
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
function abilityName(content: Content, sheet: string, words: Words): string | null {
  return (
    prose('investigators', [sheet, 'ability'], words.locale) ??
    printedName(content.investigators.get(sheet)?.name, ref('investigator', sheet), words)
  );
}

/** An asset card; cards of other decks go by what they are. */
function cardName(content: Content, id: string, words: Words): string | null {
  const asset = printedName(content.assets.get(id)?.name, ref('card', id), words);
  if (asset !== null) return asset;
  const number = OPTION.archive.read(id);
  return number === undefined
    ? encounterName(content, id, words)
    : archiveName({ content, state: null }, String(number), words);
}

/** An archive card by its number: the title of the side that lies up, of the front where nobody knows. */
function archiveName({ content, state }: Named, id: string, words: Words): string | null {
  const card = content.archive.get(Number(id));
  if (!card) return null;
  const lying = state?.codex.find(({ number }) => number === card.number);
  const own = lying?.side === 'back' ? printedName(card.back?.name, ref('archive', id), words, 'back') : null;
  return (
    own ?? printedName(card.name, ref('archive', id), words) ?? words.say('third-name-archive', { number: card.number })
  );
}

/** What stands before the neighborhoods in titles of archive cards, mostly of one name: "Nightmare Breach – Downtown". */
function archivesName(content: Content, ids: string, words: Words): string | null {
  const names = ids.split('+').flatMap((id) => {
    const name = printedName(content.archive.get(Number(id))?.name, ref('archive', id), words);
    return name?.split(' – ')[0] ?? [];
  });
  return names.length === 0 ? null : [...new Set(names)].join(' / ');
}

function encounterName(content: Content, id: string, words: Words): string | null {
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
function actionName(content: Content, id: string, words: Words): string | null {
  if (!isComponent(id)) return words.has(`third-name-action-${id}`) ? words.say(`third-name-action-${id}`) : null;
  const [number] = OPTION.codexAction.read(id) ?? [];
  const [source = ''] = OPTION.component.read(id) ?? [];
  const name =
    number === undefined
      ? (cardName(content, kindNamed(source), words) ?? abilityName(content, source, words))
      : archiveName({ content, state: null }, String(number), words);
  return name ?? words.say('third-name-action-component');
}

/** A space of a neighborhood, a street, a space that an archive card makes, or a neighborhood. */
function spaceName(from: Named, id: string, words: Words): string | null {
  const { content } = from;
  const printed =
    printedName(content.spaces.get(id)?.name, ref('space', id), words) ??
    printedName(content.neighborhoods.get(id)?.name, ref('neighborhood', id), words);
  if (printed !== null) return printed;
  const street = streetOf(from, id);
  if (street) {
    const { from, to, kind } = street;
    return words.say(`third-name-street-${kind}`, { from: ref('neighborhood', from), to: ref('neighborhood', to) });
  }
  const made = [...content.archive.values()].find(({ front }) => front.space?.id === id);
  return made ? printedName(made.name, ref('archive', String(made.number)), words) : null;
}

/** A street of the scenario being played; without one, of any scenario that has it. */
function streetOf({ content, state }: Named, id: string): ScenarioStreet | null {
  const scenarios = state ? [content.scenario(state.scenario)] : [...content.scenarios.values()];
  return scenarios.flatMap(({ map }) => map.streets).find((street) => street.id === id) ?? null;
}
