import { describe, expect, it } from 'vitest';
import { type PhraseArgument, ref } from '../../src/engine/phrase.ts';
import { type How, plain, typeset } from '../../src/words/noun.ts';
import { NounTable } from '../../src/words/nountable.ts';
import { type Loss, Words, watchLosses } from '../../src/words/words.ts';

const NAMES: Readonly<Record<string, string>> = {
  'witch-house': 'The Witch House',
  graveyard: 'Graveyard',
  'hibbs-roadhouse': "Hibb's Roadhouse",
  'unvisited-isle': 'Unvisited Isle',
  woods: 'Woods',
  ghoul: 'Ghoul',
  'elder-thing': 'Elder Thing',
  'the-black-man': 'The Black Man',
  food: 'Food',
  'elder-sign': 'Elder Sign',
  necronomicon: 'Necronomicon',
};
const words = new Words('en', [
  ({ ref: kind, id }, locale) => {
    const name = NAMES[id];
    return name === undefined ? null : new NounTable(locale, 'second').noun(name, kind, id);
  },
  ({ ref: kind, id }) => (kind === 'seat' ? id : null),
]);
const place = (id: string) => ref('place', id);
const monster = (id: string) => ref('monster', id);

describe('a name in a sentence', () => {
  it.each([
    ['graveyard', { article: 'the' }, 'the Graveyard'],
    ['graveyard', { role: 'at' }, 'in the Graveyard'],
    ['graveyard', { role: 'from' }, 'from the Graveyard'],
    ['unvisited-isle', { role: 'at' }, 'on the Unvisited Isle'],
    ['hibbs-roadhouse', { article: 'the' }, 'Hibb’s Roadhouse'],
    ['hibbs-roadhouse', { role: 'at' }, 'at Hibb’s Roadhouse'],
    ['witch-house', { article: 'the' }, 'the Witch House'],
    ['witch-house', { article: 'none' }, 'The Witch House'],
    ['woods', { case: 'genitive', article: 'the' }, 'the Woods’'],
  ] satisfies [string, How, string][])('of a place: %s with %j', (id, how, said) => {
    expect(words.name(place(id), how)).toBe(said);
  });

  it.each([
    ['ghoul', { article: 'a' }, 'a Ghoul'],
    ['elder-thing', { article: 'a' }, 'an Elder Thing'],
    ['elder-thing', { number: 'plural' }, 'Elder Things'],
    ['ghoul', { case: 'genitive', article: 'the' }, 'the Ghoul’s'],
    ['the-black-man', { article: 'a' }, 'the Black Man'],
    ['the-black-man', { number: 'plural' }, 'Black Men'],
  ] satisfies [string, How, string][])('of a monster: %s with %j', (id, how, said) => {
    expect(words.name(monster(id), how)).toBe(said);
  });

  it('of what is not counted, or of which there is one', () => {
    expect(words.name(ref('card', 'food'), { article: 'a' })).toBe('Food');
    expect(words.name(ref('card', 'food'), { article: 'the' })).toBe('the Food');
    expect(words.name(ref('card', 'necronomicon'), { article: 'a' })).toBe('the Necronomicon');
  });
});

/** A sentence about Kate, as the telling has it. */
const told = (key: string, args: Record<string, PhraseArgument>): string =>
  words.say(key, {
    who: 'Kate',
    subjects: 1,
    subject: 'new',
    because: '',
    full: 'yes',
    count: 1,
    costs: 'no',
    value: '',
    ...args,
  });

describe('NAME in a message', () => {
  it('gives a name its article, in a sentence and at its beginning', () => {
    const faces = (id: string) => told('event-CombatStarted', { monster: monster(id) });
    expect(faces('ghoul')).toBe('Kate faces **the Ghoul**.');
    expect(faces('the-black-man')).toBe('Kate faces **the Black Man**.');
    const turns = (id: string) => words.say('ask-combat-start', { seat: 'Kate', monster: monster(id) });
    expect(turns('the-black-man')).toBe('The Black Man turns toward Kate. Cast anything before the Horror check?');
    expect(turns('ghoul')).toBe('The Ghoul turns toward Kate. Cast anything before the Horror check?');
  });

  it('gives each of a list its own, and joins them', () => {
    const cards = [ref('card', 'food'), ref('card', 'necronomicon')];
    expect(told('event-CardDiscarded', { to: 'deck', card: cards })).toBe(
      'Kate discards the Food and the Necronomicon.',
    );
  });

  it('counts what a list has more than once', () => {
    const cards = ['elder-sign#1', 'elder-sign#2', 'food#1', 'food#2'].map((id) => ref('card', id.split('#')[0] ?? ''));
    expect(told('event-CardGained', { from: 'deck', card: cards })).toBe('Kate gains **2 Elder Signs and Food (2)**.');
  });

  it('leaves text as it is', () => {
    expect(told('event-CombatStarted', { monster: '\u0000' })).toBe('Kate faces **\u0000**.');
  });

  it('leaves a name alone as it is printed, in buttons and before a colon', () => {
    expect(words.say('option-place', { place: place('witch-house') })).toBe('The Witch House');
    expect(told('event-EncounterDrawn', { place: place('graveyard'), story: 'x' })).toBe('**Graveyard:** *x*');
  });
});

describe('AGREES in a message', () => {
  it('is what the verb needs, of one thing and of several', () => {
    const closed = (id: string) => told('event-PlaceClosed', { place: place(id), until: 'endOfTurn' });
    expect(closed('graveyard')).toBe('**The Graveyard closes**.');
    expect(closed('woods')).toBe('**The Woods close**.');
    const back = (...names: string[]) => words.say('autopilot-off', { names });
    expect(back('Mara')).toBe('Mara is back.');
    expect(back('Mara', 'Jonas')).toBe('Mara and Jonas are back.');
  });
});

it('names are set as print is: one apostrophe, quotation marks that open and close', () => {
  expect(typeset(`Tom "Mountain" Murphy's`)).toBe('Tom “Mountain” Murphy’s');
});

it('a text stands in an alphabetical list under its first letter, as the alphabet of its language has them', () => {
  expect(['chrám', 'čas', 'cesta', ''].map((text) => new Words('cs').initial(text))).toEqual(['Ch', 'Č', 'C', '']);
  expect(['chapel', 'church'].map((text) => new Words('en').initial(text))).toEqual(['C', 'C']);
});

it('a text begins with a great letter, whatever marks stand before it', () => {
  expect(new Words('cs').capital('„čas“ běží')).toBe('„Čas“ běží');
  expect(new Words('en').capital('it rains')).toBe('It rains');
  expect(new Words('en').capital('12 men')).toBe('12 men');
});

describe('plain', () => {
  it('makes alike what is typed and what is printed, where words may be parted too', () => {
    expect(plain(' Verwaltungs\u00adgebäude ')).toBe(plain('verwaltungsgebaude'));
    expect(plain('Hibb’s')).toBe("hibb's");
  });
});

describe('what an older version has kept', () => {
  const kept = (key: string, args: Record<string, PhraseArgument>): { said: string; lost: Loss[] } => {
    const lost: Loss[] = [];
    const stop = watchLosses((loss) => lost.push(loss));
    const said = words.kept().say(key, args);
    stop();
    return { said, lost };
  };

  it('is said without what its message has come to need since, which is told to whoever watches', () => {
    const { said, lost } = kept('event-CombatStarted', { who: 'Kate', subject: 'new', monster: monster('ghoul') });
    expect(said).toBe('Kate faces **the Ghoul**.');
    expect(lost).toEqual([]);
    const poor = kept('event-CombatStarted', { monster: monster('ghoul') });
    expect(poor.said).toMatch(/faces \*\*the Ghoul\*\*\.$/);
    expect(poor.lost).toEqual([{ key: 'event-CombatStarted', locale: 'en', why: expect.stringContaining('$') }]);
  });

  it('is nothing where its message has gone, and named by its id where its name has', () => {
    expect(kept('no-such-message', {})).toEqual({
      said: '',
      lost: [expect.objectContaining({ key: 'no-such-message' })],
    });
    const nameless = kept('option-place', { place: place('atlantis') });
    expect(nameless).toEqual({ said: 'atlantis', lost: [expect.objectContaining({ key: 'atlantis' })] });
  });

  it('is an error where it is told today', () => {
    expect(() => words.say('no-such-message')).toThrow('no-such-message');
    expect(() => words.say('option-place', { place: place('atlantis') })).toThrow('atlantis');
    expect(() => words.kept().say('no-such-message')).toThrow('no-such-message');
  });
});
