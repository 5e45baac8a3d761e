/** Looking things up: their printed texts and figures, and what is there now. */
import { type Phrase, ref } from '../../engine/phrase.ts';
import type { CardView, PictureSpec } from '../../render/view.ts';
import { plain, typeset } from '../../words/noun.ts';
import type { Words } from '../../words/words.ts';
import type { Lookup } from '../edition/edition.ts';
import { cardAlt } from './alt.ts';
import { story } from './clause.ts';

export type Facts = CardView['facts'];

/** Something that has a name. */
export interface Thing {
  id: string;
  name: string;
}

/** How one family of things is shown; the ids are those of its things. `state`: of the game looked at, if any. */
export interface Family<S> {
  /** Those that can be found, with a state those of its game. */
  things(state: S | null, words: Words): Iterable<Thing>;
  /** What its picture is like. */
  card(id: string): CardView['family'];
  /** Of its picture, hexadecimal. */
  color(id: string): string;
  /** Whose picture stands in its banner. */
  art?: Exclude<CardView['art'], undefined>['kind'];
  subtitle(id: string, words: Words): string;
  story(id: string, locale: string, state: S | null): string | null;
  rules?(id: string, state: S | null): readonly Phrase[];
  /** Printed figures, or those in force where a game is being played. */
  facts?(id: string, words: Words, state: S | null): Facts;
  /** What is there now. */
  now?(id: string, words: Words, state: S): string[];
}

/** Things that are not printed on anything, such as a part of the board. */
interface Scenery<S> {
  things(state: S | null, words: Words): Iterable<Thing>;
  look(id: string, words: Words, state: S): Lookup | null;
}

/** A thing by its name in a language, with all that it may be called, made alike. */
interface Found extends Thing {
  /** In that language. */
  own: readonly string[];
  /** And as it is printed in English. */
  spellings: readonly string[];
}

/** The family of investigators; a sheet is called by a first name, which the box may have twice over. */
const SHEET = 'sheet';

/** Names one search gives at most. */
const MOST_FOUND = 25;

/** Finds and shows the things of those families; a thing's id is `<family>:<its own id>`. */
export function lookupIn<S>(families: Readonly<Record<string, Family<S> | Scenery<S>>>) {
  const everything = (state: S | null, words: Words): Found[] =>
    Object.entries(families).flatMap(([family, { things }]) =>
      [...things(state, words)].map(({ id, name }) => {
        const noun = words.noun(ref(family === SHEET ? 'investigator' : family, id));
        const own = noun.spellings.map(plain);
        return { id: `${family}:${id}`, name: noun.name, own, spellings: [...own, plain(typeset(name))] };
      }),
    );

  /**
   * Things whose name contains the query, in any of its forms and in English, at most 25; those that begin with it first.
   */
  function search(state: S | null, query: string, words: Words): Thing[] {
    const wanted = plain(query);
    const found = everything(state, words).filter(({ spellings }) => spellings.some((one) => one.includes(wanted)));
    const begins = ({ own }: Found): number => (own.some((one) => one.startsWith(wanted)) ? 0 : 1);
    const order = new Intl.Collator(words.locale);
    return found
      .sort((a, b) => begins(a) - begins(b) || order.compare(a.name, b.name))
      .slice(0, MOST_FOUND)
      .map(({ id, name }) => ({ id, name }));
  }

  /** A thing by its id from `search`, or by its exact name in any of its forms. */
  function lookup(state: S | null, query: string, words: Words): Lookup | null {
    const things = everything(state, words);
    const thing =
      things.find(({ id }) => id === query) ??
      things.find(({ spellings }) => spellings.includes(plain(query))) ??
      search(state, query, words)[0];
    if (!thing) return null;
    const [name = '', ...rest] = thing.id.split(':');
    const id = rest.join(':');
    const family = families[name];
    if (!family) throw new Error(`no such family: ${name}`);
    if ('look' in family) return state && family.look(id, words, state);
    return printed(family, { ...thing, own: id }, words, state);
  }

  /** The picture of what is printed, by its id from `search`. @throws Error when there is none */
  function cardPicture(id: string, words: Words): PictureSpec {
    const picture = lookup(null, id, words)?.picture;
    if (!picture) throw new Error(`no picture of ${id}`);
    return picture;
  }

  return { search, lookup, cardPicture };
}

function printed<S>(family: Family<S>, thing: Thing & { own: string }, words: Words, state: S | null): Lookup {
  const { own, id, name: title } = thing;
  const prose = family.story(own, words.locale, state) ?? '';
  const rules = (family.rules?.(own, state) ?? []).map((text) => words.text(text));
  const facts = family.facts?.(own, words, state) ?? [];
  const view: CardView = {
    family: family.card(own),
    title,
    subtitle: family.subtitle(own, words),
    color: family.color(own),
    prose,
    rules: rules.join('\n'),
    facts,
    ...(family.art ? { art: { kind: family.art, id: own } } : {}),
  };
  const lines = [
    ...(prose ? [story(prose)] : []),
    ...facts.map(({ label, value }) => `${label}: **${value}**`),
    ...rules,
    ...(state ? (family.now?.(own, words, state) ?? []) : []),
  ];
  return { id, title, lines, picture: { kind: 'card', view, alt: cardAlt(view) } };
}
