import { expect, test } from 'vitest';
import { phrase, ref } from '../../src/engine/phrase.ts';
import { arranged, type Layout } from '../../src/story/arrange.ts';
import type { Sentence } from '../../src/story/sentence.ts';
import type { Story } from '../../src/story/story.ts';

const GLORIA = ref('sheet', 'gloria');
const JOE = ref('sheet', 'joe');
const CHOICE = { evident: 'choice' } as const;
const LIST: Layout = { as: 'list' };
const TURN: Layout = { as: 'turn', owner: GLORIA, stays: 'stays' };

function sentence(key: string, more: Partial<Sentence> = {}): Sentence {
  return { about: GLORIA, says: phrase(key), act: 'state', because: { evident: 'order' }, matters: 1, ...more };
}

/** A story as its keys: `key` of a sentence, `+tail` of what goes on in it, paragraphs by ` / `. */
function keys(story: Story): string {
  return story
    .map(({ clauses }) =>
      clauses.map(({ says, tails }) => [says.key, ...tails.map(({ key }) => `+${key}`)].join('')).join(' '),
    )
    .join(' / ');
}

function told(sentences: readonly Sentence[], layout: Layout = TURN): Story {
  return arranged([{ sentences }], layout);
}

const check = (act: 'roll' | 'change' | 'result', key: string, more: Partial<Sentence> = {}): Sentence =>
  sentence(key, {
    act,
    of: { thread: 'check', ...(act === 'roll' ? { opens: true } : {}) },
    clause: phrase(`${key}-on`),
    ...more,
  });

test('a roll, what changed its dice and its end are one sentence, whatever stood between', () => {
  const story = told([
    check('roll', 'roll'),
    sentence('joe', { about: JOE }),
    check('change', 'reroll'),
    check('result', 'passed'),
  ]);
  expect(keys(story)).toBe('roll+reroll-on+passed-on joe');
});

test('rolls of two people at the same time each go on where they began', () => {
  const of = (thread: string) => ({ thread });
  const story = told(
    [
      check('roll', 'hers', { of: { thread: 'a', opens: true } }),
      check('roll', 'his', { about: JOE, of: { thread: 'b', opens: true } }),
      check('result', 'hers-end', { of: of('a') }),
      check('result', 'his-end', { about: JOE, of: of('b') }),
    ],
    LIST,
  );
  expect(keys(story)).toBe('hers+hers-end-on / his+his-end-on');
});

test('a roll that began in another message goes on by itself', () => {
  const story = told([check('change', 'clue'), check('result', 'failed')]);
  expect(keys(story)).toBe('clue+clue-on+failed-on');
  expect(story[0]?.clauses[0]?.tails.map(({ args }) => args?.joint)).toEqual(['first', 'next']);
});

test('what takes the place of what its thread told last is told instead', () => {
  const way = { thread: 'way' };
  const goes = (key: string, more: Partial<Sentence> = {}): Sentence =>
    sentence(key, { act: 'monster', of: way, ...more });
  expect(keys(told([goes('goes'), sentence('joe', { about: JOE }), goes('on', { replaces: true })]))).toBe('on joe');
  expect(keys(told([goes('on', { replaces: true })]))).toBe('on');
});

test('what came of a roll stands in it as far as it has few words', () => {
  const gain = sentence('gain', { act: 'gain', clause: phrase('gain-on'), of: { thread: 'check' } });
  const story = told([check('roll', 'roll'), check('result', 'passed'), gain]);
  expect(keys(story)).toBe('roll+passed-on');
  expect(story[0]?.clauses[0]?.tails[0]?.args?.results).toEqual({ series: 'row', of: [phrase('gain-on')] });
});

test('what the same thing changed twice is named once', () => {
  const again = (dice: number): Sentence =>
    check('change', 'again', { clause: phrase('again-on', { source: 'focus', dice }), lists: 'dice' });
  const [roll] = told([check('roll', 'roll'), again(2), again(5), check('result', 'passed')])[0]?.clauses ?? [];
  expect(roll?.tails.map(({ key }) => key)).toEqual(['again-on', 'passed-on']);
  expect(roll?.tails[0]?.args?.dice).toEqual({ series: 'row', of: [2, 5] });
});

test('what it cost to change dice stands behind the roll, not among what came of it', () => {
  const of = { thread: 'check' };
  const cost = sentence('cost', { act: 'lose', clause: phrase('cost-on'), of });
  const gain = sentence('gain', { act: 'gain', clause: phrase('gain-on'), of });
  const story = told([check('roll', 'roll'), cost, check('change', 'again'), check('result', 'passed'), gain]);
  expect(keys(story)).toBe('roll+again-on+passed-on cost');
  expect(story[0]?.clauses[0]?.tails.at(-1)?.args?.results).toEqual({ series: 'row', of: [phrase('gain-on')] });
});

test('results that differ in an amount, in a thing or in whom they befall are one', () => {
  const of = { thread: 'check' };
  const gain = (sum: number): Sentence =>
    sentence('gain', { act: 'gain', clause: phrase('gain-on'), amounts: { clue: sum }, of });
  const harm = (about: typeof JOE): Sentence =>
    sentence('harm', { about, clause: phrase('harm-on', { name: about }), amounts: { horror: 1 }, lists: 'who', of });
  const story = told(
    [check('roll', 'roll'), check('result', 'passed'), gain(1), gain(2), harm(GLORIA), harm(JOE)],
    LIST,
  );
  const amounts = (what: string, amount: number) => ({ series: 'and', of: [phrase('story-amount', { what, amount })] });
  expect(story[0]?.clauses[0]?.tails[0]?.args?.results).toEqual({
    series: 'row',
    of: [
      phrase('gain-on', { amounts: amounts('clue', 3) as never }),
      phrase('harm-on', { name: { series: 'and', of: [GLORIA, JOE] }, amounts: amounts('horror', 1) as never }),
    ],
  });
});

test('an end that is told again, with what came later, is told once', () => {
  const later = sentence('harm', { clause: phrase('harm-on'), of: { thread: 'check' } });
  const passages = [
    { sentences: [check('roll', 'attack'), check('result', 'end')] },
    { sentences: [check('result', 'end'), later] },
  ];
  const story = arranged(passages, LIST);
  expect(keys(story)).toBe('attack+end-on');
  expect(story[0]?.clauses[0]?.tails[0]?.args?.some).toBe('yes');
});

test('several who do the same with the same result are named together', () => {
  const attack = (about: typeof JOE, thread: string): Sentence[] => [
    check('roll', 'attack', { about, of: { thread, opens: true }, lists: 'who' }),
    check('result', 'end', { about, of: { thread } }),
  ];
  const story = told([...attack(GLORIA, 'a'), ...attack(JOE, 'b')], LIST);
  expect(keys(story)).toBe('attack+end-on');
  expect(story[0]?.clauses[0]?.about).toEqual([GLORIA, JOE]);
});

test('the same that befalls somebody twice adds up, and several alike are named together', () => {
  const lost = (about: typeof JOE, amount: number): Sentence =>
    sentence('lost', { about, act: 'lose', amounts: { sanity: amount }, lists: 'who', because: ref('mythos', 'fog') });
  expect(told([lost(GLORIA, 1), lost(GLORIA, 2)], LIST)[0]?.clauses[0]?.amounts).toEqual({ sanity: 3 });
  const both = told([lost(GLORIA, 1), lost(JOE, 1)], LIST);
  expect(both[0]?.clauses[0]?.about).toEqual([GLORIA, JOE]);
  expect(told([lost(GLORIA, 1), lost(JOE, 2)], LIST)).toHaveLength(2);
});

test('monsters that move are told by why and where to, those of a kind with their number', () => {
  const moved = (monster: string, reason: string, to: string): Sentence =>
    sentence('moved', {
      about: null,
      says: phrase('moved', { monster: ref('monster', monster), reason, to: ref('place', to) }),
      several: {
        key: 'all',
        list: 'ways',
        series: 'run',
        levels: [
          { alike: 'reason', key: 'by', list: 'ways', series: 'row' },
          { alike: 'to', key: 'way', list: 'monsters', series: 'and' },
        ],
        leaf: 'monster',
      },
    });
  const story = told([
    moved('ghoul#1', 'circle', 'woods'),
    moved('ghoul#2', 'circle', 'woods'),
    moved('hound#1', 'star', 'isle'),
  ]);
  expect(story[0]?.clauses[0]?.says).toEqual(
    phrase('all', {
      count: 3,
      ways: {
        series: 'run',
        of: [
          phrase('by', {
            reason: 'circle',
            ways: {
              series: 'row',
              of: [
                phrase('way', {
                  to: ref('place', 'woods'),
                  monsters: {
                    series: 'and',
                    of: [phrase('story-counted', { thing: ref('monster', 'ghoul#1'), count: 2 })],
                  },
                  count: 1,
                }),
              ],
            },
            count: 1,
          }),
          phrase('by', {
            reason: 'star',
            ways: {
              series: 'row',
              of: [
                phrase('way', {
                  to: ref('place', 'isle'),
                  monsters: { series: 'and', of: [ref('monster', 'hound#1')] },
                  count: 1,
                }),
              ],
            },
            count: 1,
          }),
        ],
      },
    }),
  );
  expect(told([moved('ghoul#1', 'circle', 'woods')])[0]?.clauses[0]?.says.key).toBe('moved');
});

test('what was used is told by what it brings', () => {
  const card = ref('card', 'axe#1');
  const use = sentence('use', { act: 'use', means: card });
  const gained = sentence('gain', { act: 'gain', because: { evident: 'named' } });
  expect(keys(told([use, gained]))).toBe('gain');
  expect(told([use, gained])[0]?.clauses[0]?.because).toEqual(card);
  expect(keys(told([use, sentence('gain', { act: 'gain', because: card })]))).toBe('gain');
  expect(keys(told([use, sentence('his', { about: JOE })]))).toBe('use his');
  expect(keys(told([use, sentence('next', { because: { evident: 'order' } })]))).toBe('use next');
});

test('who a turn is about is named once, and again after somebody else', () => {
  const story = told([sentence('one'), sentence('two'), sentence('his', { about: JOE }), sentence('three')]);
  expect(story[0]?.clauses.map(({ subject }) => subject)).toEqual(['first', 'same', 'new', 'new']);
});

test('a cause is told once in a message, and never where it is who the sentence is about', () => {
  const because = ref('card', 'axe#1');
  const story = told([
    sentence('one', { because }),
    sentence('two', { because }),
    sentence('own', { because: GLORIA }),
  ]);
  expect(story[0]?.clauses.map((clause) => clause.because)).toEqual([because, null, null]);
});

test('a story stands by itself and names its place where nothing has; who has not moved stays', () => {
  const woods = ref('place', 'woods');
  const prose = sentence('story', { about: null, act: 'prose', says: phrase('story', { place: woods }) });
  const stayed = told([prose, sentence('gain')]);
  expect(keys(stayed)).toBe('stays / story / gain');
  expect(stayed[1]?.clauses[0]?.full).toBe(false);
  const moved = told([sentence('goes', { says: phrase('goes', { to: woods }) }), prose]);
  expect(keys(moved)).toBe('goes / story');
});

test('lost rounds of a fight are summed up from three on, with what they cost', () => {
  const fight = { thread: 'fight' };
  const round = (successes: number): Sentence[] => [
    check('roll', 'combat', { of: { thread: 'check', opens: true, within: 'fight' } }),
    check('result', 'failed', {
      of: { thread: 'check', within: 'fight' },
      round: { successes, needed: 3, passed: false },
    }),
    sentence('hit', { act: 'hit', of: fight }),
    sentence('lost', { act: 'lose', of: fight, amounts: { stamina: 1 } }),
  ];
  const begins = sentence('faces', { act: 'fight', of: { ...fight, opens: true } });
  const story = told([begins, ...round(0), ...round(1), ...round(2)]);
  expect(keys(story)).toBe('faces story-rounds hit');
  expect(story[0]?.clauses[1]?.amounts).toEqual({ stamina: 3 });
  expect(keys(told([begins, ...round(0), ...round(1)]))).toContain('combat');
});

test('what was taken back stands as its first sentence, with who did', () => {
  const story = arranged(
    [{ sentences: [sentence('one')] }, { sentences: [sentence('two'), sentence('three')], undone: phrase('mark') }],
    LIST,
  );
  expect(keys(story)).toBe('one / two');
  expect(story[1]?.undone).toEqual(phrase('mark'));
});

test('a heading without anything under it is not told, unless it tells of a great moment', () => {
  const heading = (key: string, more: Partial<Sentence> = {}): Sentence =>
    sentence(key, { about: null, act: 'heading', ...more });
  const great = { scene: 'terror', title: phrase('terror'), theme: 'paper' } as const;
  expect(keys(told([heading('terror', { great }), heading('empty')], LIST))).toBe('terror');
  expect(keys(told([heading('empty'), heading('full'), sentence('one')], LIST))).toBe('full / one');
  expect(keys(told([heading('empty')], LIST))).toBe('');
  const moment = { ...heading('great'), great: { scene: 'anomaly', title: JOE, theme: 'paper' } } as const;
  expect(keys(told([heading('empty'), moment], LIST))).toBe('great');
});

test('of what the next of its kind makes idle, the last alone is told', () => {
  const goes = (to: string): Sentence => sentence('goes', { act: 'move', says: phrase('goes', { to }), latest: true });
  const [only] = told([goes('street'), goes('woods')])[0]?.clauses ?? [];
  expect(only?.says).toEqual(phrase('goes', { to: 'woods' }));
  expect(keys(told([goes('street'), sentence('finds'), goes('woods')]))).toBe('goes finds goes');
});

test('what stands in a roll befalls who rolled, or nobody; what befalls others has a sentence of its own', () => {
  const of = { thread: 'check' };
  const brought = (key: string, about: typeof JOE | null): Sentence =>
    sentence(key, { about, act: 'lose', clause: phrase(`${key}-on`), of });
  const story = told([check('roll', 'roll'), check('result', 'ended'), brought('doom', null), brought('his', JOE)]);
  expect(keys(story)).toBe('roll+ended-on his');
  expect(story[0]?.clauses[0]?.tails[0]?.args?.results).toEqual({ series: 'row', of: [phrase('doom-on')] });
});

test('a fight begins a paragraph, and what goes on in it does not; who is defeated is named where nothing has', () => {
  const ghoul = { monster: ref('monster', 'ghoul#1') };
  const defeat = sentence('defeat', { act: 'defeat', says: phrase('defeat', ghoul), of: { thread: 'fight' } });
  const met = sentence('meets', { act: 'fight', says: phrase('meets', ghoul), of: { thread: 'fight', opens: true } });
  const flees = sentence('flees', { act: 'fight', of: { thread: 'fight' } });
  const story = told([sentence('goes'), met, flees, defeat]);
  expect(keys(story)).toBe('goes / meets flees defeat');
  expect(story[1]?.clauses[2]?.full).toBe(false);
  expect(told([defeat])[0]?.clauses[0]?.full).toBe(true);
});

test('what people do stands together below the rest where the layout has a word for it', () => {
  const opening: Layout = { as: 'list', people: 'upkeep' };
  const begun = sentence('turn', { about: null, act: 'turn' });
  const story = told(
    [begun, sentence('hers'), sentence('his', { about: JOE }), sentence('clue', { about: null })],
    opening,
  );
  expect(keys(story)).toBe('turn / clue / upkeep hers his');
  expect(keys(told([begun], opening))).toBe('turn');
});

test('a thing used behind another is told by what both bring', () => {
  const used = (id: string): Sentence => sentence('use', { act: 'use', means: ref('ability', id) });
  expect(keys(told([used('shop'), used('archaeology'), sentence('offer', { act: 'card', because: CHOICE })]))).toBe(
    'offer',
  );
});

test('a heading names its subject without making it stand out, and leaves that to the sentence below', () => {
  const story = told([sentence('closes', { act: 'heading' }), sentence('takes'), sentence('seals')]);
  expect(story.flatMap(({ clauses }) => clauses.map(({ subject }) => subject))).toEqual(['new', 'first', 'same']);
});
