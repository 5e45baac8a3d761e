import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { FIRST, type Locale } from '../../locale.ts';
import { dataPath, perFolder } from '../../words/datafolder.ts';
import { filled } from '../../words/gap.ts';
import { plain, typeset } from '../../words/noun.ts';

const ruleSchema = z.strictObject({
  id: z.string(),
  section: z.number(),
  text: z.string(),
  /** Only in this printing. */
  printing: z.enum(['revised', '2005']).optional(),
  /** The rulebooks are silent; this is how the gap is filled. */
  ruling: z.boolean().optional(),
  /** It only informs, or describes what is shown: there is nothing that a test could break. */
  info: z.boolean().optional(),
  /** First row: the headings. */
  table: z.array(z.array(z.string())).optional(),
});

const bookSchema = z.strictObject({
  sections: z.array(z.strictObject({ number: z.number(), title: z.string() })),
  rules: z.array(ruleSchema),
});

const topicsSchema = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    sections: z.array(z.number()).optional(),
    /** A thing with a card or place of its own rather than a rule. */
    look: z.boolean().optional(),
  }),
);

/** Questions as people put them: any of those words, and the rules that answer them, the best first. */
const questionsSchema = z.array(z.strictObject({ ask: z.array(z.string()).min(1), rules: z.array(z.string()).min(1) }));

/** The same in another language, by the ids of the first: what is left out stays as it is there. */
const translationSchema = z.strictObject({
  sections: z.record(z.string(), z.string()),
  rules: z.record(z.string(), z.strictObject({ text: z.string(), table: z.array(z.array(z.string())).optional() })),
});

const topicNames = z.record(z.string(), z.string());

type Rule = z.output<typeof ruleSchema>;
type Rulebook = z.output<typeof bookSchema>;
type Questions = z.output<typeof questionsSchema>;

/** How a language's words are cut down to what stays of them in a sentence. */
const ENDINGS: Readonly<Record<Locale, RegExp>> = {
  en: /(?:ies|s)$/,
  cs: /(?<=...)(?:ami|emi|imi|ymi|ach|ech|ich|ych|ovi|eho|emu|ou|em|im|ym|um|am|[aeiouy])$/,
  de: /(?<=...)(?:innen|ern|em|en|er|es|e|n|s|t)$/,
  nl: /(?<=...)(?:en|es|e|n|s|t)$/,
  es: /(?<=...)(?:mente|ando|iendo|ados|adas|ado|ada|idos|idas|ido|ida|ar|er|ir|os|as|es|an|en|o|a|e|s)$/,
};

/** Words of a question that don't say what it is about. */
const ASKING: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    stems(
      'what how when where who why which whom can could does did are was were you your our they them this that with there ' +
        'and for get have happens mean means work works about many much some one rule rules',
      'en',
    ),
  ),
  cs: new Set(
    stems(
      'co jak kdy kde kdo proč který která které kolik může můžu můžeme mohu lze jsou byl byla bylo být mám máme mají se si ' +
        'mi můj moje náš naše jeho její jejich ten tato toto tyto aby když nebo pro při stane znamená funguje pravidlo pravidla',
      'cs',
    ),
  ),
  de: new Set(
    stems(
      'was wie wann wo wer wen wem warum wieso welche welcher welches kann kannst können darf dürfen muss müssen ist sind war ' +
        'ich wir ihr sie man mein unser das der die den dem ein eine einen und oder mit für auf aus bei von zum zur wird werden ' +
        'passiert bedeutet funktioniert heißt viele viel regel regeln',
      'de',
    ),
  ),
  nl: new Set(
    stems(
      'wat hoe wanneer waar wie waarom welke welk kan kun kunnen mag mogen moet moeten zijn was waren heb heeft hebben ' +
        'mijn ons onze hun zij wij jij jullie een het den die dat deze met voor van bij naar uit over als dan ' +
        'gebeurt betekent werkt veel regel regels',
      'nl',
    ),
  ),
  es: new Set(
    stems(
      'qué que cómo como cuándo cuando dónde donde quién quien cuál cual cuánto cuántos cuántas puede puedo podemos pueden debe ' +
        'son era fue ser estar está están hay tiene tengo tenemos mi nuestro nuestra su sus los las unos unas del con para ' +
        'por pasa significa funciona mucho muchos regla reglas',
      'es',
    ),
  ),
};

/** How many rules an answer gives at most. */
const MOST_RULES = 25;

/** Where an edition's rules lie, and what their numbers look like. */
interface Source {
  /** The folder in `data`. */
  folder: string;
  /** A question that is a rule's number. */
  number: RegExp;
  /** Numbers of rules in a text; global. */
  mentioned: RegExp;
}

/** The numbered rules of an edition in every language, each read when it is first asked for. */
export function openRulebook(source: Source) {
  const books = perFolder(() => new Map<Locale, ReturnType<typeof bookIn>>());
  const book = (locale: Locale) => {
    const known = books().get(locale) ?? bookIn(source, locale);
    books().set(locale, known);
    return known;
  };
  return {
    /** The numbered rules of the edition. */
    rulebook: (locale: Locale = FIRST) => book(locale).rulebook(),
    /** Every topic one may ask about: terms of the game and chapters of the rulebook. */
    ruleTopics: (locale: Locale = FIRST) => book(locale).ruleTopics(),
    /**
     * The rules that answer a question: a number, a topic's name, a question, or words. The best first; empty when
     * nothing fits. A topic is answered by the rules of its chapters, else by those that speak of it, definitions first.
     */
    findRules: (query: string, locale: Locale = FIRST) => book(locale).findRules(query),
    /** The rules that answer a question, as they are shown: at most 25. */
    answers: (query: string, locale: Locale = FIRST) => book(locale).answers(query),
  };
}

function bookIn({ folder, number, mentioned }: Source, locale: Locale) {
  let book: Rulebook | null = null;
  let topics: z.output<typeof topicsSchema> | null = null;
  let questions: Questions | null = null;

  function rulebook(): Rulebook {
    book ??= translated(bookSchema.parse(read('rules.json')));
    return book;
  }

  function translated({ sections, rules }: Rulebook): Rulebook {
    const file = translation('rules.json');
    if (file === null) return { sections, rules };
    const own = translationSchema.parse(file);
    return {
      sections: sections.map((section) => ({ ...section, title: own.sections[section.number] ?? section.title })),
      rules: rules.map((one) => ({ ...one, ...own.rules[one.id] })),
    };
  }

  function ruleTopics(): { id: string; name: string }[] {
    return allTopics().map(({ id, name }) => ({ id, name }));
  }

  function allTopics(): { id: string; name: string; sections?: number[] | undefined }[] {
    const names = topicNames.parse(translation('topics.json') ?? {});
    topics ??= topicsSchema
      .parse(read('topics.json'))
      .map((topic) => ({ ...topic, name: names[topic.id] ?? topic.name }));
    const chapters = rulebook().sections.map((section) => ({
      id: `section ${section.number}`,
      name: section.title,
      sections: [section.number],
    }));
    return [...chapters, ...topics];
  }

  /** A rule by its number, whatever the case of its letters. */
  function rule(id: string): Rule | null {
    return rulebook().rules.find((candidate) => same(candidate.id, id)) ?? null;
  }

  function findRules(query: string): Rule[] {
    const wanted = query.trim();
    const numbered = number.test(wanted) ? rule(wanted) : null;
    if (numbered) return [numbered, ...neighbors(numbered)];
    const topic = allTopics().find((candidate) => same(candidate.name, wanted) || same(candidate.id, wanted));
    const { rules } = rulebook();
    if (topic?.sections) return rules.filter((candidate) => topic.sections?.includes(candidate.section));
    const asked = topic ? [] : answersTo(wanted);
    if (asked.length > 0) return asked;
    const words = topic ? stems(topic.name, locale) : plainly(wanted, locale);
    if (words.length === 0) return [];
    const meant = topic ?? allTopics().find(({ name }) => plainly(name, locale).join() === words.join());
    if (meant?.sections) return rules.filter((candidate) => meant.sections?.includes(candidate.section));
    return rules
      .map((candidate) => ({ candidate, score: score(candidate, chapterOf(candidate), words) }))
      .filter((entry) => entry.score > 0)
      .sort((a, b) => b.score - a.score)
      .map((entry) => entry.candidate);
  }

  /** The rules that answer a question put in words of one's own: by the most of its words that somebody thought of. */
  function answersTo(wanted: string): Rule[] {
    questions ??= ownQuestions() ?? questionsSchema.parse(read('questions.json'));
    const words = stems(wanted, locale);
    const heard = questions.flatMap(({ ask, rules }) => {
      const most = Math.max(0, ...ask.map((phrase) => matched(stems(phrase, locale), words)));
      return most > 0 ? [{ rules, most }] : [];
    });
    const [best] = heard.sort((one, other) => other.most - one.most);
    // A single word is a topic, unless it is asked about.
    if (!best || words.length < 2) return [];
    return best.rules.map(rule).filter((found) => found !== null);
  }

  /** Questions as people put them in this language; null while nobody has thought of any. */
  function ownQuestions(): Questions | null {
    const own = questionsSchema.parse(translation('questions.json') ?? []);
    return own.length > 0 ? own : null;
  }

  function answers(query: string): { id: string; title: string; text: string; related: string[] }[] {
    return findRules(query)
      .slice(0, MOST_RULES)
      .map((found) => ({
        id: found.id,
        title: typeset(chapterOf(found)),
        text: typeset([found.text, ...(found.table ?? []).map((row) => row.join(' · '))].join('\n')),
        related: relatedRules(found),
      }));
  }

  /** The title of the chapter a rule stands in. */
  function chapterOf(found: Rule): string {
    return rulebook().sections.find((section) => section.number === found.section)?.title ?? '';
  }

  /** Numbers of other rules that a rule's text names. */
  function relatedRules(found: Rule): string[] {
    return [...new Set(found.text.match(mentioned) ?? [])].filter((id) => id !== found.id);
  }

  function neighbors(found: Rule): Rule[] {
    const related = relatedRules(found)
      .map(rule)
      .filter((candidate) => candidate !== null);
    const chapter = rulebook().rules.filter((candidate) => candidate.section === found.section && candidate !== found);
    return [...related, ...chapter.filter((candidate) => !related.includes(candidate))];
  }

  function read(file: string): unknown {
    return JSON.parse(readFileSync(dataPath(folder, 'rules', file), 'utf8'));
  }

  /** What a file of the rules says in this language; null in the first, and where there is none. */
  function translation(file: string): unknown {
    const path = dataPath(folder, 'rules', locale, file);
    return locale !== FIRST && existsSync(path) ? filled(JSON.parse(readFileSync(path, 'utf8'))) : null;
  }

  return { rulebook, ruleTopics, findRules, answers };
}

function score(candidate: Rule, chapter: string, words: readonly string[]): number {
  const text = spaced(candidate.text);
  const title = spaced(chapter);
  const within = (where: string) => (word: string) => where.includes(` ${word}`);
  if (!words.every((word) => within(text)(word) || within(title)(word))) return 0;
  const start = words.every(within(text.slice(0, 45))) ? 3 : 0;
  const titled = words.every(within(title)) ? 4 : 0;
  return 1 + start + titled;
}

/** A text in which a space stands before every word, so that an ally is not found in "normally". */
function spaced(text: string): string {
  return ` ${plain(text).replace(/[^\p{L}\d']+/gu, ' ')}`;
}

/** How many words there are, if all of them are among those of a question. */
function matched(words: readonly string[], among: readonly string[]): number {
  return words.every((word) => among.includes(word)) ? words.length : 0;
}

function stems(text: string, locale: Locale): string[] {
  const words = plain(text)
    .replace(/\(.*?\)/g, ' ')
    .split(/[^\p{L}\d']+/u);
  return words.filter((word) => word.length > 2 && word !== 'the').map((word) => word.replace(ENDINGS[locale], ''));
}

/** The words of a question that say what it is about. */
function plainly(text: string, locale: Locale): string[] {
  return stems(text, locale).filter((word) => !ASKING[locale].has(word));
}

function same(a: string, b: string): boolean {
  return plain(a) === plain(b);
}
